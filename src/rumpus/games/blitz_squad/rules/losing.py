"""Losing and winning: who is judged when, who is out, and what becomes of the cards (Ending the game; BS-RUL-31 to
-36, -50, -55, -65, -69, -77).
"""

from typing import Any

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.building import drop_build
from rumpus.games.blitz_squad.rules.cards import hand_size, others, to_clinic, to_hand, to_tomb
from rumpus.games.blitz_squad.rules.lasting import end_of_owner
from rumpus.games.blitz_squad.rules.specials import zone_owner
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import remove_at
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import close, drop_at, hush

T_END = 8  # the step of the turn at which its End Phase begins (turn.py)


@rule
def living(t: Table, s: State) -> int:
    """The mask of the seats that are in."""
    mask = 0
    for p in range(t.n):
        if s.seats[p].out == 0:
            mask |= 1 << p
    return mask


@rule
def next_living(t: Table, s: State, p: int) -> int:
    """BS-RUL-02: the next seat clockwise that is in; p itself when it is alone."""
    for k in range(1, t.n):
        if s.seats[(p + k) % t.n].out == 0:
            return (p + k) % t.n
    return p


@rule
def in_turn(t: Table, s: State, mask: int) -> int:
    """BS-RUL-02, BS-RUL-44: the first seat of a mask in turn order, which starts with the turn player; -1: none."""
    start = s.active if s.active >= 0 else s.first
    for k in range(t.n):
        if mask >> (start + k) % t.n & 1:
            return (start + k) % t.n
    return -1


@rule
def lost_by(t: Table, s: State, p: int) -> int:
    """BS-LOSE-01 to -08, BS-RUL-31, BS-RUL-35: why seat p loses as the step ends; 0: it does not."""
    seat = s.seats[p]
    if seat.out:
        return 0
    if seat.marked >> ids.FORCED_DRAW & 1:
        return ids.FORCED_DRAW
    if seat.marked >> ids.FORCED_DISCARD & 1:
        return ids.FORCED_DISCARD
    waits = t.after_combo and s.combo.on
    return ids.NO_CARDS if seat.tavern_n == 0 and hand_size(s, p) == 0 and not waits else 0


@rule
def judge(t: Table, s: State, log: Log) -> None:
    """BS-LOSE-06, BS-RUL-31: losing is judged at the end of a step. Nothing may be done with a frame after this: the
    turn may have been cut short.
    """
    lost = 0
    for p in range(t.n):
        if lost_by(t, s, p):
            lost |= 1 << p
    if lost == 0:
        return
    before = bits(living(t, s))
    for p in range(t.n):
        if lost >> p & 1:
            s.seats[p].out = lost_by(t, s, p)
            s.seats[p].place = before - bits(lost) + 1
            emit(log, ids.EV_OUT, p, s.seats[p].out)
    fall(t, s, lost, log)


@rule
def fall(t: Table, s: State, lost: int, log: Log) -> None:
    """BS-LOSE-09, BS-RUL-32, BS-RUL-36: some seats are out: the game ends, or goes on without them."""
    left = living(t, s)
    if bits(left) <= 1:
        for p in range(t.n):
            if left >> p & 1:
                s.seats[p].place = 1
        # BS-RUL-35: what is reported is the reason of the first loser in turn order.
        over(t, s, ids.ALL_LOST if left == 0 else s.seats[in_turn(t, s, lost)].out, log)
        return
    for p in range(t.n):
        if lost >> p & 1:
            leave(s, p)
    s.combo.foes &= left
    if s.active >= 0 and s.seats[s.active].out:
        cut_turn(t, s, log)


@rule
def over(t: Table, s: State, reason: int, log: Log) -> None:
    """BS-RUL-69: everything stops, and all cards stay where they lie."""
    s.over = reason
    hush(s)
    drop_build(s)
    for p in range(t.n):
        s.seats[p].marked = 0
    emit(log, ids.EV_OVER, -1, reason)


@rule
def leave(s: State, p: int) -> None:
    """BS-RUL-36: all cards of seat p leave the game, stacks and specials in play included, and what it has set up."""
    reason, place = s.seats[p].out, s.seats[p].place
    zero(s.seats[p])
    s.seats[p].out = reason
    s.seats[p].place = place
    for i in range(s.zone_n - 1, -1, -1):
        if zone_owner(s, i) == p:
            s.zone_n = remove_at(s.zone, s.zone_n, i)
            for k in range(s.depth):
                f = s.frames[k]
                if (f.kind == ids.F_EACH or f.kind == ids.F_ENTER) and f.place > i:
                    f.place -= 1
    end_of_owner(s, p)
    for i in range(s.waits_n - 1, -1, -1):
        if s.waits[i].seat == p:
            s.waits_n = drop_at(s.waits, s.waits_n, i)


@rule
def cut_turn(t: Table, s: State, log: Log) -> None:
    """BS-RUL-77: the turn player is out: the combo is cleaned up for the others, and the End Phase comes at once."""
    hush(s)
    drop_build(s)
    cleanup(t, s, log)
    while s.depth > 1:
        close(s)
    s.frames[0].step = T_END
    s.frames[0].got = -1


# ---------------------------------------------------------------- cleanup
@rule
def cleanup(t: Table, s: State, log: Log) -> None:
    """BS-RUL-16, BS-RUL-17: stacks go to their owners' clinics: the turn player's, then the others' in turn order."""
    for k in range(t.n):
        p = (s.active + k) % t.n
        for zone in range(3):
            clear_stack(t, s, p, zone, log)
    zero(s.combo)


@rule
def clear_stack(t: Table, s: State, p: int, zone: int, log: Log) -> None:
    """BS-RUL-16, encore, doom: one stack goes to the clinic from its bottom card up; where its top goes, was said."""
    stack = s.seats[p].stacks[zone]
    if stack.n == 0:
        return
    emit(log, ids.EV_CLEARED, p, zone, stack.n)
    for i in range(stack.n):
        card = stack.cards[i]
        if i < stack.n - 1 or stack.fate & (ids.ENCORE | ids.DOOM) == 0:
            to_clinic(s, p, card)
        elif stack.fate & ids.DOOM:
            to_tomb(s, p, card)
            emit(log, ids.EV_DOOM, p, card)
        else:
            to_hand(s, p, card, others(t, p))
            emit(log, ids.EV_ENCORE, p, card)
    zero(stack)


# ---------------------------------------------------------------- ends
@rule
def concede(t: Table, s: State, p: int, log: Log) -> None:
    """BS-RUL-55: seat p gives up, on whoever's turn; a stack that is being built is dropped."""
    emit(log, ids.EV_CONCEDE, p)
    hush(s)
    abandon(s)
    s.seats[p].out = ids.CONCEDED
    s.seats[p].place = bits(living(t, s)) + 1
    emit(log, ids.EV_OUT, p, ids.CONCEDED)
    fall(t, s, 1 << p, log)


@rule
def abandon(s: State) -> None:
    """BS-RUL-63: the stack being built is dropped; what is asked is what was asked before its building began."""
    while s.depth > 1 and s.frames[s.depth - 1].kind == ids.F_BUILD:
        close(s)
    if s.depth == 0:
        return
    f = s.frames[s.depth - 1]
    if f.kind == ids.F_COMBO and s.combo.on == 0:
        close(s)
    elif f.kind == ids.F_ANSWER and f.step <= 1:
        f.step = 0
        f.answer = 0
    drop_build(s)


@rule
def limit_reached(t: Table, s: State, log: Log) -> None:
    """BS-RUL-50: after turn_limit turns the most cards in the tavern win, then the most in hand, then all of them."""
    for p in range(t.n):
        if s.seats[p].out == 0:
            above = 0
            for q in range(t.n):
                if s.seats[q].out == 0 and standing_of(s, q) > standing_of(s, p):
                    above += 1
            s.seats[p].place = above + 1
    over(t, s, ids.TURN_LIMIT, log)


@rule
def standing_of(s: State, p: int) -> int:
    """What the turn limit compares."""
    return s.seats[p].tavern_n * 1000 + hand_size(s, p)


@rule
def result(t: Table, s: State, out: Any) -> int:
    """0 while running, else the end reason; out[p] = 1 for winners (of a draw, all who share it), out[8 + p] places."""
    for p in range(t.n):
        out[p] = 1 if s.over and s.seats[p].place == 1 else 0
        out[8 + p] = s.seats[p].place
    return s.over
