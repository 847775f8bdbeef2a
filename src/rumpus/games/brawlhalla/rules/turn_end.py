"""The end of a turn: hand limit, durations, the stall count, rounds, the next player.

BH-END-01, BH-END-02, BH-TURN-02, BH-TURN-03, BH-FMT-04 to BH-FMT-07, BH-RUL-70, BH-RUL-73, BH-RUL-80, BH-RUL-81.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.bidding import lowest_equal
from rumpus.games.brawlhalla.rules.ranking import rank
from rumpus.games.brawlhalla.rules.stack import alive, leave_hand, seat_after, to_discard
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.static_changes import hand_limit_of
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask

PRESSURE, START = 5, 0  # steps of F_TURN (see turn.py)

# ---------------------------------------------------------------- hand limit


@rule
def limit_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """BH-END-01, BH-RUL-73: cards to discard, picked in ascending order; LAY when enough are picked and more would be
    allowed.
    """
    seat = s.seats[p]
    surplus = bits(seat.hand) - hand_limit_of(t, s, p)
    picked = bits(s.picked)
    n = 0
    if picked >= surplus:
        out[n] = ids.LAY
        n += 1
    above = seat.hand & ~below_highest(s.picked)
    left = bits(above)
    for c in range(20):
        if above >> c & 1:
            left -= 1
            if picked + 1 + left >= surplus and lowest_equal(t, s, p, c, seat.hand & ~s.picked):
                out[n] = ids.CARD + c
                n += 1
    return n


@rule
def below_highest(mask: int) -> int:
    """All bits up to and including the highest bit of a mask; 0 for an empty one."""
    below = 0
    while mask:
        mask >>= 1
        below = below << 1 | 1
    return below


@rule
def keep_limit(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """More than 6 cards: the surplus is discarded, own choice, all at once, face up."""
    seat = s.seats[p]
    surplus = bits(seat.hand) - hand_limit_of(t, s, p)
    if f.got < 0:
        if surplus > 0:
            ask(s, ids.ASK_LIMIT, p)
        else:
            f.step = PRESSURE
        return
    a = f.got
    f.got = -1
    if a >= ids.CARD:
        s.picked |= 1 << (a - ids.CARD)
        if bits(s.picked) < surplus or t.discard_more:
            ask(s, ids.ASK_LIMIT, p)
            return
    cards = s.picked
    s.picked = 0
    emit(log, ids.EV_LIMIT, p, bits(cards))
    for c in range(20):
        if cards >> c & 1:
            leave_hand(t, s, p, c)
            to_discard(s, p, c)
            emit(log, ids.EV_DISCARD, p, c)
    f.step = PRESSURE


# ---------------------------------------------------------------- the next turn


@rule
def next_turn(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """Durations, the stall count, rounds and their limit, the next player."""
    seat = s.seats[p]
    seat.was_hit = 0
    if seat.root >= 0:
        seat.root_turns -= 1
        if seat.root_turns <= 0:
            seat.root = -1
    s.quiet += 1
    if t.pressure and s.pressure == 0 and s.quiet >= t.stall_rounds * alive(t, s):
        s.pressure = 1
        emit(log, ids.EV_PRESSURE)
    s.to_act &= ~(1 << p)
    if s.to_act == 0:
        if t.round_limit and s.round >= t.round_limit:
            rank(t, s)
            s.over = ids.OVER_ROUNDS
            emit(log, ids.EV_OVER, -1, ids.OVER_ROUNDS)
            return
        s.round += 1
        for q in range(t.n):
            if s.seats[q].out == 0:
                s.to_act |= 1 << q
    f.seat = next_player(t, s, p)
    f.step = START
    f.got = -1


@rule
def next_player(t: Table, s: State, p: int) -> int:
    """BH-TURN-02: clockwise. BH-TURN-03, BH-FMT-07, BH-RUL-70: in 2v2 teams alternate, each with a pointer to its next
    member.
    """
    if t.format != ids.TEAMS:
        q = seat_after(t, p)
        while s.seats[q].out:
            q = seat_after(t, q)
        return q
    mate = p ^ 2
    if s.seats[mate].out == 0:
        s.team_next[p & 1] = mate
    q = s.team_next[(p & 1) ^ 1]
    return q ^ 2 if s.seats[q].out else q
