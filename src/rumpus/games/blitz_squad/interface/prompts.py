"""What a seat is asked."""

from dataclasses import dataclass
from typing import Annotated, Final, Literal

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.words.saying import Saying

Source = Literal["hand", "revealed", "tavern", "clinic", "tomb", "stack", "zone"]


@dataclass(frozen=True, slots=True)
class Ask:
    """A question: its name, as views and messages call it, the rule that says what may be answered; what is done with a
    card that answers it (empty: no card does), and where such a card lies.
    """

    name: str
    rule: str = ""
    verb: str = ""
    source: Source | None = None


ASKS: Final = (
    Ask(""),
    Ask("first", "BS-FLIP-05"),
    Ask("place", "BS-FLIP-09"),
    Ask("main", "BS-MAIN-01", "special"),
    Ask("target", "BS-MULTI-01"),
    Ask("stack", "BS-MAIN-05", "add"),
    Ask("top", "BS-RUL-60", "top", "stack"),
    Ask("answer", "BS-BLK-05"),
    Ask("block", "BS-RUL-74"),
    Ask("missing", "BS-PEN-01", "discard", "hand"),
    Ask("may", "BS-RUL-56"),
    Ask("seat", "BS-TGT-01"),
    Ask("discard", "BS-RUL-42", "discard", "hand"),
    Ask("snatch", "BS-TGT-01", "snatch", "revealed"),
    Ask("mend", "BS-RUL-43", "mend", "clinic"),
    Ask("rescue", "BS-RUL-43", "rescue", "clinic"),
    Ask("reveal", "BS-REV-04", "reveal", "hand"),
    Ask("conceal", "BS-CON-02", "conceal", "revealed"),
    Ask("scout", "BS-RUL-56", source="tavern"),
    Ask("cycle", "BS-RUL-42", "discard", "hand"),
    Ask("banish", "BS-TGT-01", "banish", "zone"),
    Ask("owner", "BS-TGT-01"),
    Ask("option", "BS-RUL-56"),
    Ask("pay", "BS-RUL-56"),
)
"""The questions, by number."""
ASKED: Final = tuple(one.name for one in ASKS)
AskName = Annotated[str, OneOf(ASKED)]
OF_CARD: Final = range(ids.ASK_MAY, ids.ASK_PAY + 1)
"""Questions that a card asks."""


def prompt(t: Table, s: State, p: int) -> tuple[Saying, Saying | None]:
    """What the seat may do now, and how."""
    if s.over:
        return Saying("ask-over"), None
    if s.asker != p:
        return Saying("ask-wait", {"seat": s.asker}), None
    f = s.frames[s.depth - 1]
    told = {"left": max(1, f.left)}
    if s.ask in OF_CARD:
        told["card"] = f.card
    if s.ask == ids.ASK_STACK:
        return Saying("ask-stack", {"role": ids.SLOTS[f.slot]}), Saying("ask-stack-how")
    return Saying(f"ask-{ASKED[s.ask]}", told), None
