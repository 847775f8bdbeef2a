"""How acts are offered: what is asked, where a card lies, what loses the game, and what would come of stacks."""

from typing import Any, Final

from rumpus.games.blitz_squad.interface.actions import ACTS, HELD, card_in, lies, listed, says
from rumpus.games.blitz_squad.interface.forecast import ahead
from rumpus.games.blitz_squad.interface.perils import of_act
from rumpus.games.blitz_squad.interface.prompts import ASKED
from rumpus.games.blitz_squad.interface.view import hand, public_ask
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract.offers import Ask, Offering

TOGETHER: Final = frozenset({"missing", "discard", "snatch", "mend", "rescue", "reveal", "conceal", "banish"})
"""Questions that several cards answer, of which none can be taken back: they are chosen together."""


def ask(t: Table, s: State, p: int) -> Ask:
    """One answer, or as many cards as are asked for and there are; others see no stack being built."""
    what = ASKED[public_ask(s, p)]
    if s.asker != p or what not in TOGETHER:
        return Ask(what)
    n = min(s.frames[s.depth - 1].left, sum(copies(s, p, a) for a in listed(t, s, p)))
    return Ask(what, n, n)


def copies(s: State, p: int, a: int) -> int:
    """How many of the card lie where it is taken from."""
    (source, owner), card = lies(s, p, a), card_in(a)
    seat = s.seats[owner]
    lying = {
        "hand": hand(s, owner),
        "revealed": seat.open[: seat.open_n],
        "clinic": seat.clinic[: seat.clinic_n],
        "tomb": seat.tomb[: seat.tomb_n],
    }
    return max(1, list(lying.get(source, ())).count(card))


def then(t: Table, s: State, p: int, a: int) -> dict[str, Any] | None:
    """`shapes.Then`."""
    made: dict[str, Any] = {}
    if ACTS.of(a).kind in HELD:
        source, owner = lies(s, p, a)
        made = {"source": source, "owner": owner, "copies": copies(s, p, a)}
    if loses := of_act(t, s, p, a):
        made["loses"] = loses
    return made or None


OFFERING: Final = Offering(acts=ACTS, ask=ask, says=says, then=then, ahead=ahead)
