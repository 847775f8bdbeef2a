"""Actions and words: names that parse back, reasons for refusal, and how the page sees an action."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.turn import holds, who

ANYTIME = (ids.CONCEDE,)


def name(_t: Table, _s: State, _p: int, a: int) -> str:
    """The short name of an action: "lay 5", "raise", "concede"."""
    if a == ids.RAISE:
        return "raise"
    return "concede" if a == ids.CONCEDE else f"lay {a - ids.CARD + 1}"


def parse(_t: Table, _s: State, _p: int, text: str) -> int:
    """The action of a name; ValueError, which says what is understood."""
    words = text.lower().split()
    if words == ["raise"]:
        return ids.RAISE
    if words == ["concede"]:
        return ids.CONCEDE
    if len(words) == 2 and words[0] == "lay" and words[1].isdecimal() and 1 <= int(words[1]) <= 9:
        return ids.CARD + int(words[1]) - 1
    raise ValueError(f"{text!r} is no action of Dust-up: lay 1 .. lay 9, raise, concede")


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "TOY-END-01"
    if a == ids.CONCEDE:
        return "TOY-END-02" if s.seats[p].out else None
    if (who(t, s) >> p & 1) == 0:
        return "TOY-PACE-01" if t.pace == ids.TURNS else "TOY-PACE-02"
    if a == ids.RAISE:
        return "TOY-RAISE-01" if s.seats[p].raised else None
    if not (ids.CARD <= a < ids.RAISE and holds(s, p, a - ids.CARD + 1)):
        return "TOY-PLAY-01"
    return None


def passive(_t: Table, s: State, p: int) -> int:
    """TOY-PACE-03: what a seat does whose time is up - its lowest card."""
    return ids.CARD + s.seats[p].hand[0] - 1


def prompt(t: Table, s: State, p: int) -> tuple[str, str]:
    """What the seat may do now, and how."""
    if (who(t, s) >> p & 1) == 0:
        return "Wait for the others", ""
    more = "" if s.seats[p].raised else ", or raise first"
    return f"Lay a card{more}", "The single highest card takes the pot."


def action(t: Table, s: State, p: int, a: int) -> dict[str, Any]:
    """One action for the page."""
    kinds = {ids.RAISE: "raise", ids.CONCEDE: "concede"}
    texts = {ids.RAISE: "Raise the pot by a coin", ids.CONCEDE: "Concede"}
    kind = kinds.get(a, "lay")
    text = texts.get(a, f"Lay the {a - ids.CARD + 1}")
    made: dict[str, Any] = {"id": a, "name": name(t, s, p, a), "kind": kind, "text": text}
    if kind == "lay":
        made["card"] = a - ids.CARD + 1
    return made
