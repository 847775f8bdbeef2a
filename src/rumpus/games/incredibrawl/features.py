"""Observation rows for learning, and a rough standing for greedy bots and search cut-offs."""

from typing import Any, Final

from rumpus.games.incredibrawl.cards import hand_size
from rumpus.games.incredibrawl.fight import level_of, type_of
from rumpus.games.incredibrawl.state import State, Table
from rumpus.kernel.record import rule

WIDTH: Final = 48 + 4 * 50


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """48 for the own hand and the moment, then 50 a seat from the own one on: counts, marks, discard pile."""
    for i in range(WIDTH):
        out[i] = 0
    me = s.seats[p]
    for c in range(30):
        out[c] = me.characters >> c & 1
    for c in range(10):
        out[30 + c] = me.power_ups >> c & 1
    out[40] = s.phase
    out[41] = s.ask
    out[42] = s.round
    out[43] = s.places[0]
    out[44] = (s.token - p) % t.n if s.token >= 0 else -1
    out[45] = me.selected
    out[46] = s.w_on
    out[47] = me.commit
    for k in range(t.n):
        q = (p + k) % t.n
        at = 48 + 50 * k
        seat = s.seats[q]
        out[at] = seat.glory
        out[at + 1] = hand_size(s, q)
        out[at + 2] = seat.deck_n
        out[at + 3] = 1 if s.waiting >> q & 1 else 0
        out[at + 4] = seat.bought
        out[at + 5] = seat.fighter.card
        out[at + 6] = seat.fighter.spot
        out[at + 7] = seat.fighter.beaten
        if seat.fighter.card:
            out[at + 8] = type_of(t, s, q)
            out[at + 9] = level_of(t, s, q)
        for i in range(seat.discard_n):
            out[at + 9 + seat.discard[i]] = 1
    return WIDTH


@rule
def worth(t: Table, s: State, out: Any) -> None:
    """Glory on the way to the goal, 0..1000, a little for cards in hand; the winner 1000."""
    for p in range(t.n):
        out[p] = min(990, s.seats[p].glory * 900 // t.goal + 8 * min(10, hand_size(s, p)))
        if s.over:
            out[p] = 1000 if s.won >> p & 1 else 0
