"""Why a bot would do what a hint says: what a choice beats, what a card says, who asks for it."""

from collections.abc import Sequence
from typing import Any

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.interface.card_text import short_of
from rumpus.games.incredibrawl.interface.preview import left, stakes
from rumpus.games.incredibrawl.interface.prompts import asked
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.bits import bits
from rumpus.kernel.words import Saying

Json = dict[str, Any]


def why(t: Table, s: State, p: int, acts: Sequence[Json], _sure: Sequence[Json]) -> Saying | None:
    """The reason, by what is asked."""
    act, ask, seat = acts[0], asked(s), s.seats[p]
    if act["kind"] == "free":
        return None
    if ask == "select" and "card" in act:
        return beats(t, s, p, act["card"])
    if ask == "window" and "card" in act:
        return Saying("why-text", {"text": short_of(book_of(t).sheets[act["card"]])})
    if ask == "place":
        meets = act["meets"] or {}
        return Saying("why-meets", {"seat": meets["seat"]}) if meets.get("seat") is not None else None
    if ask in ("window", "refill", "draw", "throw"):
        return Saying(f"why-{ask}", {"what": act["name"], "n": bits(seat.power_ups), "glory": seat.glory})
    card = s.fx.card if s.fx.on else -1
    return Saying("why-asked", {"card": card}) if card >= 0 else None


def beats(t: Table, s: State, p: int, card: int) -> Saying | None:
    """How many of the characters that the others may hold one beats by Type and Level (`shapes.Stake`)."""
    stake = next((one for one in stakes(t, s, p) if one["card"] == card), None)
    if stake is None:
        return None
    foes = [q for q in range(t.n) if q != p]
    may = [other for q in foes for other in (left(t, s, q) or range(ids.CHARACTERS))]
    won = sum(stake["fares"][other] > 0 for other in may)
    return Saying("why-beats", {"n": won, "of": len(may), "seat": foes[0] if len(foes) == 1 else -1})
