"""The deal."""

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.records.chance import draw, seed
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import put_sorted, remove_at
from rumpus.kernel.records.record import rule


@rule
def deal(t: Table, s: State, number: int, log: Log) -> None:
    """TOY-DEAL-01: one card of each value per seat goes into the deck; every seat is dealt a hand from it."""
    seed(s, number)
    for value in range(1, t.highest + 1):
        for _ in range(t.n):
            s.deck[s.deck_n] = value
            s.deck_n += 1
    for p in range(t.n):
        seat = s.seats[p]
        for _ in range(t.hand):
            i = draw(s, log, s.deck_n)
            seat.hand_n = put_sorted(seat.hand, seat.hand_n, s.deck[i])
            s.deck_n = remove_at(s.deck, s.deck_n, i)


@rule
def begin_round(t: Table, s: State, log: Log) -> None:
    """TOY-ROUND-01: a coin goes into the pot. TOY-PACE-03: with the clock, the round's time starts."""
    s.round += 1
    s.pot += 1
    s.turn = s.leader if t.pace == ids.TURNS else -1
    s.deadline = s.now + t.limit if t.pace == ids.CLOCK else 0
    emit(log, ids.EV_START, -1, s.round, s.pot)
