"""Actions: names that parse back, and how the page sees one."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import answering
from rumpus.kernel.words import Saying

ANYTIME = (ids.CONCEDE,)
NAMES = {ids.RAISE: "raise", ids.CONCEDE: "concede", ids.PASS: "pass"}
TEXTS = {ids.RAISE: "act-raise", ids.CONCEDE: "act-concede", ids.PASS: "act-pass"}


def name(_t: Table, _s: State, _p: int, a: int) -> str:
    """The short name of an action: "lay 5", "raise", "concede", "pass". To answer with a card is to lay it."""
    return NAMES.get(a, f"lay {a - ids.CARD + 1}")


def parse(_t: Table, _s: State, _p: int, text: str) -> int:
    """The action of a name; ValueError, which says what is understood."""
    words = text.lower().split()
    for a, known in NAMES.items():
        if words == [known]:
            return a
    if len(words) == 2 and words[0] == "lay" and words[1].isdecimal() and 1 <= int(words[1]) <= 9:
        return ids.CARD + int(words[1]) - 1
    raise ValueError(f"{text!r} is no action of Dust-up: lay 1 .. lay 9, raise, concede, pass")


def passive(t: Table, s: State, p: int) -> int:
    """TOY-PACE-03: what a seat does whose time is up - its lowest card. RULING TOY-RUL-03: no answer."""
    return ids.PASS if answering(t, s) else ids.CARD + s.seats[p].hand[0] - 1


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page."""
    kind, card = NAMES.get(a, "lay"), a - ids.CARD + 1
    if kind != "lay":
        return {"id": a, "name": name(t, s, p, a), "kind": kind, "text": Saying(TEXTS[a])}
    text = Saying("act-answer" if answering(t, s) else "act-lay", {"card": card})
    return {"id": a, "name": name(t, s, p, a), "kind": kind, "text": text, "card": card}
