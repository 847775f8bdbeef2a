"""What a hint says of a play, and why a hand would do it: how a Base stands then, else what the card does."""

from collections.abc import Sequence
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.interface.card_text import removes, said
from rumpus.games.brawl.interface.view import in_play
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.scoring import hits_on, wins
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.turn import apply
from rumpus.kernel.records.log import Log
from rumpus.kernel.words.saying import Saying, saying

Json = dict[str, Any]
PLAIN: Final = frozenset({"pick_up", "put_back", "discard", "ready", "pass", "stand", "claim"})
"""Acts whose reason is the same every time."""


def whole(_t: Table, _s: State, _p: int, acts: Sequence[Json]) -> Saying | None:
    """A play as a sentence that a reason may follow."""
    text = acts[0]["said"]
    return Saying("hint-lay", text["args"]) if text["code"] == "act-play" else None


def why(t: Table, s: State, p: int, acts: Sequence[Json], _sure: Sequence[Json]) -> Saying | None:
    """How a Base stands after it, what the card does, or what the hand is for next."""
    act, seat = acts[0], s.seats[p]
    if act["kind"] == "deal":
        return Saying("why-deal", {"cards": seat.deck_n})
    if act["kind"] in ("play", "top"):
        book = book_of(t)
        card = seat.hand if act["id"] < ids.TOP else seat.pile
        kind = book.kinds[type_of(t, card)]
        text = said(kind, fx.SHORT, press_removes=removes(book))
        return of_count(t, s, p, act["id"]) or Saying("why-text", {"text": text})
    if act["kind"] == "tag":
        tagged, active = act["id"] - ids.TAG, s.active[t.team[p]]
        what = "begins" if s.phase == ids.P_STARTER else "alone" if active < 0 else "cards"
        mate = active if tagged == p and what == "cards" else tagged
        return saying("why-tag", what=what, seat=mate, theirs=s.seats[mate].deck_n, cards=seat.deck_n)
    return Saying(f"why-{act['kind'].replace('_', '-')}") if act["kind"] in PLAIN else None


def of_count(t: Table, s: State, p: int, action: int) -> Saying | None:
    """How the Base stands whose Hits a play changes, and whether it is the seat's then."""
    after = s.copy()
    apply(t, after, p, action, Log.new())
    left = set(in_play(after))
    for slot in in_play(s):
        side = side_of(t, s, s.bases[slot].row, p)
        sides = (side, 1 - side)
        if side < 0 or slot not in left:
            continue
        was, now = ([int(hits_on(t, at, slot, one)) for one in sides] for at in (s, after))
        if now != was:
            return Saying("why-count", {"mine": now[0], "theirs": now[1], "wins": bool(wins(t, after, slot, p))})
    return None
