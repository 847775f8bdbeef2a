"""Observation rows for learning, and a rough standing for greedy bots and search cut-offs."""

from typing import Any, Final

from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import lies_open
from rumpus.kernel.records.record import rule

WIDTH: Final = 33  # 9 own cards by value, then 6 for each seat from the own one on


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """Own cards by value; for each seat, the own one first: coins, cards, laid, face-up card, last card, out.

    A spectator (p = -1) holds no cards, and begins with seat A.
    """
    for i in range(WIDTH):
        out[i] = 0
    if p >= 0:
        me = s.seats[p]
        for i in range(me.hand_n):
            out[me.hand[i] - 1] += 1
    for k in range(t.n):
        q = (max(p, 0) + k) % t.n
        seat = s.seats[q]
        at = 9 + 6 * k
        out[at] = seat.coins
        out[at + 1] = seat.hand_n
        out[at + 2] = 1 if seat.card > 0 else 0
        out[at + 3] = seat.card if q == p or lies_open(t, s) else 0
        out[at + 4] = seat.last
        out[at + 5] = seat.out
    return WIDTH


@rule
def worth(t: Table, s: State, out: Any) -> None:
    """The seat's share of all coins won, 0..1000; everybody is worth 500 before the first."""
    total = 0
    for p in range(t.n):
        total += s.seats[p].coins
    for p in range(t.n):
        out[p] = 500 if total == 0 else s.seats[p].coins * 1000 // total
        if s.seats[p].out:
            out[p] = 0
