"""Invariants, checked at every step of the property tests."""

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def check(t: Table, s: State) -> int:
    """0, or 1 hands, 2 deck, 3 coins, 4 turn, 5 clock."""
    coins = s.pot
    for p in range(t.n):
        seat = s.seats[p]
        coins += seat.coins - seat.raised
        for i in range(4):
            if i >= seat.hand_n and seat.hand[i] != 0:
                return 1
            if 0 < i < seat.hand_n and seat.hand[i - 1] > seat.hand[i]:
                return 1
            if i < seat.hand_n and not 1 <= seat.hand[i] <= t.highest:
                return 1
    if coins != s.round:
        return 3
    for i in range(36):
        if (i < s.deck_n) != (s.deck[i] != 0):
            return 2
        if 0 < i < s.deck_n and s.deck[i - 1] > s.deck[i]:
            return 2
    if s.over == 0 and t.pace == ids.TURNS and s.seats[s.turn].hand_n == 0:
        return 4
    if (s.deadline > 0) != (t.pace == ids.CLOCK and s.over == 0):
        return 5
    return 0
