"""What a hint says of a play, and why a hand would do it."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface.card_text import removes, said
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.words.saying import Saying, saying

Json = dict[str, Any]
PLAIN: Final = frozenset({"pick_up", "put_back", "discard", "ready", "pass", "stand", "claim"})
"""Acts whose reason is the same every time."""


def whole(_t: Table, _s: State, _p: int, acts: Sequence[Json]) -> Saying | None:
    """A play as a sentence that a reason may follow."""
    text = acts[0]["said"]
    return Saying("hint-lay", text["args"]) if text["code"] == "act-play" else None


def why(t: Table, s: State, p: int, acts: Sequence[Json], _sure: Sequence[Json]) -> Saying | None:
    """What the card does, or what the hand is for next."""
    act, seat = acts[0], s.seats[p]
    if act["kind"] == "deal":
        return Saying("why-deal", {"cards": seat.deck_n})
    if act["kind"] in ("play", "top"):
        book = book_of(t)
        card = seat.hand if act["id"] < ids.TOP else seat.pile
        kind = book.kinds[type_of(t, card)]
        return Saying("why-text", {"text": said(kind, fx.SHORT, press_removes=removes(book))})
    if act["kind"] == "tag":
        tagged, active = act["id"] - ids.TAG, s.active[t.team[p]]
        what = "begins" if s.phase == ids.P_STARTER else "alone" if active < 0 else "cards"
        mate = active if tagged == p and what == "cards" else tagged
        return saying("why-tag", what=what, seat=mate, theirs=s.seats[mate].deck_n, cards=seat.deck_n)
    return Saying(f"why-{act['kind'].replace('_', '-')}") if act["kind"] in PLAIN else None
