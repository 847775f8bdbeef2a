"""What is chosen about fouls beyond correction, and how they are settled at the end (RULING BR-RUL-06)."""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.ends import leave, score
from rumpus.games.brawl.rules.fouls import offer, spot_of, spot_target
from rumpus.games.brawl.rules.scoring import first_of_team
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def settle_choice(s: State, p: int) -> int:
    """The choice of seat p is made; the foul."""
    seat = s.seats[p]
    k = seat.choice - 1
    seat.choice = 0
    seat.until = 0
    s.fouls[k].state = ids.FOUL_SETTLED
    return k


@rule
def stand(s: State, p: int, log: Log) -> None:
    """BR-FOUL-02: the foul stands, its cards stay and count."""
    k = settle_choice(s, p)
    emit(log, ids.EV_STAND, p, s.fouls[k].card, 0, s.fouls[k].seat + 1)


@rule
def claim(t: Table, s: State, p: int, log: Log) -> bool:
    """BR-FOUL-02: the win by forfeit is claimed; in a circle the offender is out. True when that ends the game."""
    k = settle_choice(s, p)
    offender = s.fouls[k].seat
    emit(log, ids.EV_CLAIM, p, s.fouls[k].card, 0, offender + 1)
    if s.phase == ids.P_FOULS:
        s.fouls[k].state = ids.FOUL_CLAIMED
        return False
    return expel(t, s, offender, log)


@rule
def expel(t: Table, s: State, offender: int, log: Log) -> bool:
    """The offender forfeits; in tag team with the whole team. True when that ends the game."""
    for q in range(t.n):
        if t.team[q] == t.team[offender] and s.seats[q].out == ids.IN:
            if leave(t, s, q, ids.FORFEITED, ids.END_CLAIM, log):
                return True
    return False


# ---------------------------------------------------------------- at the end


@rule
def begin_offers(t: Table, s: State, log: Log) -> bool:
    """RULING BR-RUL-06: at the end the uncalled fouls are offered in the order they were made; False: none."""
    if t.claim == 0:
        return False
    for p in range(t.n):
        s.seats[p].choice = 0
        s.seats[p].until = 0
    for k in range(s.fouls_n):
        if s.fouls[k].state == ids.FOUL_WAITING:
            s.fouls[k].state = ids.FOUL_SETTLED
    s.phase = ids.P_FOULS
    return next_offer(t, s, log)


@rule
def next_offer(t: Table, s: State, log: Log) -> bool:
    """Offers the next uncalled foul; False when none is left. A swept foul is void."""
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        if foul.state != ids.FOUL_OPEN or foul.gone > 0:
            continue
        q = judge_of(t, s, foul.row, foul.seat)
        if q < 0:
            foul.state = ids.FOUL_SETTLED
            continue
        foul.state = ids.FOUL_WAITING
        reveal(log)
        emit(log, ids.EV_OFFER, q, foul.card, spot_target(spot_of(s, k)), foul.seat + 1)
        offer(s, q, k)
        return True
    return False


@rule
def judge_of(t: Table, s: State, r: int, offender: int) -> int:
    """The opponent over row r to whom a foul is offered; in tag team the first player of the other team; -1 = gone."""
    for q in range(t.n):
        if t.team[q] != t.team[offender] and s.seats[q].out == ids.IN and side_of(t, s, r, q) >= 0:
            return q
    return -1


@rule
def settle_claims(t: Table, s: State, log: Log) -> bool:
    """RULING BR-RUL-06: what was claimed at the end; claims of both sides make a draw. True when the game is over."""
    sides = 0
    for k in range(s.fouls_n):
        if s.fouls[k].state == ids.FOUL_CLAIMED:
            sides |= 1 << t.team[s.fouls[k].seat]
    if sides == 0:
        return False
    all_sides = 0
    for p in range(t.n):
        if s.seats[p].out == ids.IN and first_of_team(t, p):
            all_sides |= 1 << t.team[p]
    if (all_sides & ~sides) == 0:
        return all_claimed(t, s, log)
    for p in range(t.n):
        if sides >> t.team[p] & 1 and s.seats[p].out == ids.IN:
            if leave(t, s, p, ids.FORFEITED, ids.END_CLAIM, log):
                return True
    return False


@rule
def all_claimed(t: Table, s: State, log: Log) -> bool:
    """RULING BR-RUL-06: every side has claimed against the other: nobody wins."""
    score(t, s, log)
    for p in range(t.n):
        if s.seats[p].out == ids.IN:
            s.seats[p].out = ids.FORFEITED
            emit(log, ids.EV_OUT, p, ids.FORFEITED)
    s.phase = ids.P_OVER
    s.over = ids.END_CLAIM
    emit(log, ids.EV_OVER, -1, ids.END_CLAIM)
    return True
