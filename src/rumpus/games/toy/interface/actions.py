"""Actions: the table of them, and how the page sees one."""

from typing import Any, Final, NotRequired, TypedDict

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import answering
from rumpus.kernel.contract.acts import Acts, kind, number, plain
from rumpus.kernel.words.saying import Saying


class ActFields(TypedDict):
    """What an act says to the page beside what all do."""

    card: NotRequired[int]


ANYTIME = (ids.CONCEDE,)
ACTS: Final = Acts(
    "Dust-up",
    kind("lay", known_as="CARD", card=number(1, ids.HIGHEST)),  # to answer with a card is to lay it
    *plain("raise", "concede", "pass"),
)


def passive(t: Table, s: State, p: int) -> int:
    """TOY-PACE-03: what a seat does whose time is up - its lowest card. RULING TOY-RUL-03: no answer."""
    return ids.PASS if answering(t, s) else ACTS.id("lay", s.seats[p].hand[0] - 1)


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page."""
    made = ACTS.page(t, s, p, a)
    if "card" in made and answering(t, s):
        made["text"] = Saying("act-answer", ACTS.told(t, s, a))
    return made
