"""The window: before the cards that lie open count, those who would not win are asked for an answer, one by one.

No field of the State says that it is open: that the seat whose turn it is has laid a card says it.
"""

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.effects import run
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import remove
from rumpus.kernel.records.record import rule


@rule
def answering(t: Table, s: State) -> bool:
    """TOY-CARD-03: whether the seat whose turn it is is asked for an answer, not for a card to lay."""
    return t.answers != 0 and s.turn >= 0 and s.seats[s.turn].card > 0


@rule
def lies_open(t: Table, s: State) -> bool:
    """TOY-PACE-02, TOY-CARD-03: whether the cards laid in this round are seen by all."""
    return t.pace == ids.TURNS or answering(t, s)


@rule
def values(s: State, p: int) -> int:
    """A bit for each value of a card in hand."""
    seat = s.seats[p]
    mask = 0
    for i in range(seat.hand_n):
        mask |= 1 << seat.hand[i]
    return mask


@rule
def ask_from(t: Table, s: State, first: int) -> bool:
    """TOY-CARD-03: asks the next seat, from the `first`-th after the leader on; False when all have been asked.

    RULING TOY-RUL-02: whether it holds a card that may answer does not matter, so that asking says nothing.
    """
    if t.answers == 0:
        return False
    for k in range(first, t.n):
        p = (s.leader + k) % t.n
        seat = s.seats[p]
        if seat.out == 0 and seat.card > 0 and seat.hand_n > 0 and best_seat(t, s) != p:
            s.turn = p
            s.deadline = s.now + t.limit if t.pace == ids.CLOCK else 0
            return True
    return False


@rule
def ask_next(t: Table, s: State) -> bool:
    """TOY-CARD-03: asks the next one after the seat that was asked."""
    return ask_from(t, s, (s.turn - s.leader + t.n) % t.n + 1)


@rule
def answer(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """TOY-CARD-03: the card leaves the hand and does what it says."""
    seat = s.seats[p]
    seat.hand_n = remove(seat.hand, seat.hand_n, card)
    emit(log, ids.EV_ANSWER, p, card)
    run(t, s, p, card, ids.ANSWER, log)


@rule
def best_seat(t: Table, s: State) -> int:
    """TOY-ROUND-02: the seat with the highest card, or -1 when two share it. RULING TOY-RUL-01: who is out wins
    nothing.
    """
    best = -1
    high = 0
    for p in range(t.n):
        seat = s.seats[p]
        if seat.out:
            continue
        if seat.card > high:
            high = seat.card
            best = p
        elif seat.card == high:
            best = -1
    return best
