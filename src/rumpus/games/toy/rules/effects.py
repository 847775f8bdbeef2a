"""What cards do: when all lie open, and before that from the hands of those who answer."""

from rumpus.games.toy.rules import dispatch, ids
from rumpus.games.toy.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rule


@rule
def show_cards(t: Table, s: State, log: Log) -> None:
    """TOY-CARD-02: each card that lies open does what it says, from the leader on. RULING TOY-RUL-01: not one of a seat
    that is out.
    """
    for k in range(t.n):
        p = (s.leader + k) % t.n
        seat = s.seats[p]
        if seat.card > 0 and seat.out == 0:
            run(t, s, p, seat.card, ids.SHOW, log)


@rule
def run(t: Table, s: State, p: int, card: int, moment: int, log: Log) -> None:
    """TOY-CARD-01: the effects of a card at a moment, in the order in which they are written."""
    does = t.cards[card - 1]
    for i in range(does.first[moment], does.first[moment] + does.size[moment]):
        if holds(s, p, t.ops[i]):
            dispatch.do(t, s, p, card, t.ops[i], log)


@rule
def holds(s: State, p: int, e: Op) -> bool:
    """TOY-IF-01, TOY-IF-02: whether the condition of an effect holds for seat p."""
    if e.cond == ids.IF_POT:
        return s.pot >= e.least
    if e.cond == ids.IF_LEADS:
        return s.leader == p
    return True
