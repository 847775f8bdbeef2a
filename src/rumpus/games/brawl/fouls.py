"""Fouls that may be made and called (table option fouls = claim, RULING BR-RUL-06)."""

from typing import Any

from rumpus.games.brawl.bases import find_base, index_of, side_of
from rumpus.games.brawl.cards import put_on_pile
from rumpus.games.brawl.ends import leave, score
from rumpus.games.brawl.ids import (
    CALL,
    DEALT,
    END,
    END_CLAIM,
    EV_CALL,
    EV_CLAIM,
    EV_OFFER,
    EV_OUT,
    EV_OVER,
    EV_STAND,
    EV_TAKEN,
    FORFEITED,
    FOUL_CLAIMED,
    FOUL_OPEN,
    FOUL_SETTLED,
    FOUL_WAITING,
    IN,
    OK,
    P_FOULS,
    P_OVER,
    TAKE_BACK,
)
from rumpus.games.brawl.plays import base_in, end_code, side_in
from rumpus.games.brawl.scoring import first_of_team
from rumpus.games.brawl.state import CardType, State, Table
from rumpus.games.brawl.strings import covered, in_string, pop
from rumpus.kernel.events import Log, emit, reveal
from rumpus.kernel.piles import sort_from
from rumpus.kernel.record import rule

CHOICE_MS = 10_000
"""How long a caller may choose between stand and claim; also how long a false CALL bars the caller's CALL."""


@rule
def note_foul(t: Table, s: State, p: int, card: int, card_type: CardType, target: int, slot: int) -> None:
    """Marks a play on an end that the colour and top-card rules forbid, before it is laid; shown to nobody."""
    if t.claim == 0 or base_in(target) < 0 or target < END:
        return
    side = side_in(target)
    if end_code(t, s, card_type, p, slot, side, 0) == OK:
        return
    foul = s.fouls[s.fouls_n]
    s.fouls_n += 1
    foul.card = card
    foul.seat = p
    foul.base = base_in(target)
    foul.side = side
    foul.before = s.bases[slot].ends[side].colour
    foul.state = FOUL_OPEN


@rule
def list_fouls(t: Table, s: State, p: int, out: Any, n: int) -> int:
    """TAKE_BACK of an own foul that still lies on top, then CALL on every string of the own rows; the new count."""
    start = n
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        row = s.rows[r]
        for i in range(row.n):
            for side in range(2):
                end = index_of(s, row.base[i] + 0) * 2 + side
                if own_foul(s, p, row.base[i] + 0, side) >= 0:
                    out[n] = TAKE_BACK + end
                    n += 1
    sort_from(out, start, n)
    if s.seats[p].barred > 0 or s.seats[p].choice > 0:
        return n
    start = n
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        row = s.rows[r]
        for i in range(row.n):
            for side in range(2):
                if s.bases[row.base[i]].ends[side].n > 0:
                    out[n] = CALL + index_of(s, row.base[i] + 0) * 2 + side
                    n += 1
    sort_from(out, start, n)
    return n


@rule
def may_foul_act(t: Table, s: State, p: int) -> bool:
    """Whether `list_fouls` has anything for seat p."""
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        row = s.rows[r]
        for i in range(row.n):
            for side in range(2):
                called = s.seats[p].barred == 0 and s.seats[p].choice == 0
                if called and s.bases[row.base[i]].ends[side].n > 0:
                    return True
                if own_foul(s, p, row.base[i] + 0, side) >= 0:
                    return True
    return False


@rule
def own_foul(s: State, p: int, slot: int, side: int) -> int:
    """The open foul of seat p that lies on top of this string of an unfrozen Base; -1 = none."""
    base = s.bases[slot]
    if base.frozen:
        return -1
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        if foul.state == FOUL_OPEN and foul.seat == p and foul.card == base.ends[side].top and foul.card > 0:
            return k
    return -1


@rule
def foul_of_others(t: Table, s: State, p: int, slot: int, side: int) -> int:
    """The latest open foul of an opponent of seat p in this string; -1 = none."""
    for k in range(s.fouls_n - 1, -1, -1):
        foul = s.fouls[k]
        if foul.state == FOUL_OPEN and t.team[foul.seat] != t.team[p] and in_string(s, slot, side, foul.card + 0):
            return k
    return -1


@rule
def correct(t: Table, s: State, k: int, slot: int, side: int) -> None:
    """The foul on top of its string goes back: to its player's hand if empty, else onto that player's pile."""
    foul = s.fouls[k]
    card = pop(t, s, slot, side)
    seat = s.seats[foul.seat]
    if seat.hand == 0:
        seat.hand = card
        seat.origin = DEALT
    else:
        put_on_pile(s, foul.seat + 0, card)


@rule
def take_back(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """RULING BR-RUL-06: the player of a foul that is still on top takes it back."""
    target = a - TAKE_BACK + END
    slot = find_base(s, base_in(target))
    side = side_in(target)
    k = own_foul(s, p, slot, side)
    card = s.fouls[k].card + 0
    correct(t, s, k, slot, side)
    emit(log, EV_TAKEN, p, card, target, 0, 0)


@rule
def call(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """RULING BR-RUL-06: a foul on top is corrected, a covered one gives the caller a choice; a false call bars."""
    target = a - CALL + END
    slot = find_base(s, base_in(target))
    side = side_in(target)
    k = foul_of_others(t, s, p, slot, side)
    reveal(log)
    if k < 0:
        s.seats[p].barred = s.now + CHOICE_MS
        emit(log, EV_CALL, p, 0, target, 0, 0)
        return
    foul = s.fouls[k]
    card = foul.card + 0
    if s.bases[slot].frozen == 0 and not covered(s, slot, side, card):
        emit(log, EV_CALL, p, card, target, foul.seat + 1, 1)
        correct(t, s, k, slot, side)
        return
    foul.state = FOUL_WAITING
    emit(log, EV_CALL, p, card, target, foul.seat + 1, 0)
    offer(s, p, k)


@rule
def offer(s: State, p: int, k: int) -> None:
    """Ten seconds to choose; no answer is stand."""
    s.seats[p].choice = k + 1
    s.seats[p].until = s.now + CHOICE_MS


@rule
def settle_choice(s: State, p: int) -> int:
    """The choice of seat p is made; the foul."""
    seat = s.seats[p]
    k = seat.choice - 1
    seat.choice = 0
    seat.until = 0
    s.fouls[k].state = FOUL_SETTLED
    return k


@rule
def stand(s: State, p: int, log: Log) -> None:
    """BR-FOUL-02: the foul stands, its cards stay and count."""
    k = settle_choice(s, p)
    emit(log, EV_STAND, p, s.fouls[k].card, 0, s.fouls[k].seat + 1, 0)


@rule
def claim(t: Table, s: State, p: int, log: Log) -> bool:
    """BR-FOUL-02: the win by forfeit is claimed; in a circle the offender is out. True when that ends the game."""
    k = settle_choice(s, p)
    offender = s.fouls[k].seat + 0
    emit(log, EV_CLAIM, p, s.fouls[k].card, 0, offender + 1, 0)
    if s.phase == P_FOULS:
        s.fouls[k].state = FOUL_CLAIMED
        return False
    return expel(t, s, offender, log)


@rule
def expel(t: Table, s: State, offender: int, log: Log) -> bool:
    """The offender forfeits; in tag team with the whole team. True when that ends the game."""
    for q in range(t.n):
        if t.team[q] == t.team[offender] and s.seats[q].out == IN:
            if leave(t, s, q, FORFEITED, END_CLAIM, log):
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
        if s.fouls[k].state == FOUL_WAITING:
            s.fouls[k].state = FOUL_SETTLED
    s.phase = P_FOULS
    return next_offer(t, s, log)


@rule
def next_offer(t: Table, s: State, log: Log) -> bool:
    """Offers the next uncalled foul; False when none is left. A swept foul is void."""
    for k in range(s.fouls_n):
        foul = s.fouls[k]
        if foul.state != FOUL_OPEN:
            continue
        slot = find_base(s, foul.base + 0)
        if slot < 0 or not in_string(s, slot, foul.side + 0, foul.card + 0):
            foul.state = FOUL_SETTLED
            continue
        q = judge_of(t, s, s.bases[slot].row + 0, foul.seat + 0)
        if q < 0:
            foul.state = FOUL_SETTLED
            continue
        foul.state = FOUL_WAITING
        reveal(log)
        emit(log, EV_OFFER, q, foul.card, END + foul.base * 2 + foul.side, foul.seat + 1, 0)
        offer(s, q, k)
        return True
    return False


@rule
def judge_of(t: Table, s: State, r: int, offender: int) -> int:
    """The opponent over row r to whom a foul is offered; in tag team the first player of the other team; -1 = gone."""
    for q in range(t.n):
        if t.team[q] != t.team[offender] and s.seats[q].out == IN and side_of(t, s, r, q) >= 0:
            return q
    return -1


@rule
def settle_claims(t: Table, s: State, log: Log) -> bool:
    """RULING BR-RUL-06: what was claimed at the end; claims of both sides make a draw. True when the game is over."""
    sides = 0
    for k in range(s.fouls_n):
        if s.fouls[k].state == FOUL_CLAIMED:
            sides |= 1 << t.team[s.fouls[k].seat]
    if sides == 0:
        return False
    all_sides = 0
    for p in range(t.n):
        if s.seats[p].out == IN and first_of_team(t, p):
            all_sides |= 1 << t.team[p]
    if (all_sides & ~sides) == 0:
        return all_claimed(t, s, log)
    for p in range(t.n):
        if sides >> t.team[p] & 1 and s.seats[p].out == IN:
            if leave(t, s, p, FORFEITED, END_CLAIM, log):
                return True
    return False


@rule
def all_claimed(t: Table, s: State, log: Log) -> bool:
    """RULING BR-RUL-06: every side has claimed against the other: nobody wins."""
    score(t, s, log)
    for p in range(t.n):
        if s.seats[p].out == IN:
            s.seats[p].out = FORFEITED
            emit(log, EV_OUT, p, FORFEITED, 0, 0, 0)
    s.phase = P_OVER
    s.over = END_CLAIM
    emit(log, EV_OVER, -1, END_CLAIM, 0, 0, 0)
    return True
