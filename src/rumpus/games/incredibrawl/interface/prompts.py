"""What is asked: the question, with the card whose text asks it."""

from dataclasses import dataclass
from typing import Annotated, Any, Final

from rumpus import effects as fx
from rumpus.effects import large
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_text import choices, sentence
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size, normal_draws
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.words.saying import Saying, saying


@dataclass(frozen=True, slots=True)
class Ask:
    """A question: its name, which is that of its messages too (`ask-<name>`, `do-<name>`); `does`: whether an answer is
    a whole sentence beside its button; the time at a table with a clock; the rule that forbids other answers.
    """

    name: str
    does: bool = False
    seconds: int = 30
    law: str = "IB-ABIL-15"


ASKS: Final = {
    ids.A_NONE: Ask(""),
    ids.A_SELECT: Ask("select", does=True, seconds=60, law="IB-SEL-06"),
    ids.A_PLACE: Ask("place", does=True, seconds=20, law="IB-SAB-02"),
    ids.A_REFILL: Ask("refill", seconds=8, law="IB-DRAW-13"),
    ids.A_WINDOW: Ask("window", does=True, seconds=8, law="IB-PU-02"),
    ids.A_THROW: Ask("throw", does=True, seconds=20, law="IB-TIE-02"),
    ids.A_REPAIR: Ask("repair", does=True, law="IB-PU-12"),
    ids.A_LOCATION: Ask("location", seconds=20, law="IB-LOC-04"),
    ids.A_DRAW: Ask("draw", seconds=20, law="IB-DRAW-04"),
    ids.A_MAY: Ask("may", does=True),
    ids.A_SEAT: Ask("seat", does=True),
    ids.A_TYPE: Ask("type", does=True),
    ids.A_REPLACE: Ask("replace", does=True),
    ids.A_DISCARD: Ask("discard", does=True),
    ids.A_KEEP: Ask("keep", does=True),
    ids.A_ORDER: Ask("order", does=True),
    ids.A_RECOVER: Ask("recover", does=True),
    ids.A_LIST: Ask("list", does=True),
    ids.A_CLAIM: Ask("claim", does=True),
    ids.A_VOTE: Ask("vote", does=True),
}
"""By what the waiting seats are asked (State.ask)."""
AskName = Annotated[str, OneOf(tuple(one.name for one in ASKS.values()))]


def asked(s: State) -> str:
    """The name of what is asked; empty when nothing is."""
    return ASKS[s.ask].name


def word_now(t: Table, s: State) -> tuple[fx.Node, str] | None:
    """The effect word that is being carried out, and the kind of card it stands on."""
    return book_of(t).words.get(int(s.fx.row[s.fx.depth - 1])) if s.fx.on and s.fx.depth else None


def prompt(t: Table, s: State, p: int) -> tuple[Saying, Saying | None]:
    """What the seat may do now, and how. IB-DRAW-03: the normal draw as it will be, with what effects added or took."""
    if not s.waiting >> p & 1:
        return saying("ask-wait"), None
    seat, found = s.seats[p], word_now(t, s)
    args: dict[str, Any] = {}
    if s.ask == ids.A_DRAW:
        args = {"draws": normal_draws(s, p), "bought": min(5 - hand_size(s, p), seat.deck_n)}
    elif s.fx.on and s.ask >= ids.A_MAY:
        args = {"card": s.fx.card, "left": s.fx.left}
        if s.ask == ids.A_MAY:
            args["text"] = f"{large(sentence(*found))}." if found else ""
    code = f"ask-{asked(s)}"
    return Saying(code, args), Saying(f"{code}.how", args)


def list_text(t: Table, s: State, k: int) -> str:
    """What effect list k of a choice does."""
    found = word_now(t, s)
    texts = choices(*found) if found else []
    return large(texts[k]) if k < len(texts) else f"List {k + 1}"
