"""The turn of Brawlhalla, and the contract of the game: setup, who, legal, apply, result.

A turn: the start, up to two actions out of MOVE, DELAY and ATTACK, the end (sword, powers, hand limit, pressure), the
next player
(BH-TURN-01 to BH-TURN-08, BH-END-01, BH-END-02, BH-RUL-13, BH-RUL-14, BH-RUL-73, BH-RUL-80, BH-RUL-81).
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.attack import attack_step
from rumpus.games.brawlhalla.rules.bidding import bid_legal, lowest_equal, open_legal
from rumpus.games.brawlhalla.rules.damage import damage_step, hurt
from rumpus.games.brawlhalla.rules.delay import delay_legal, delay_step, draw_step, fall_spaces, fall_step, start_delay
from rumpus.games.brawlhalla.rules.effects import effect_legal, effect_step
from rumpus.games.brawlhalla.rules.fight import leave_out, power_source, start_attack
from rumpus.games.brawlhalla.rules.ko import eliminate, ko_step, respawn_spaces, token_spaces
from rumpus.games.brawlhalla.rules.move import move_step, start_move
from rumpus.games.brawlhalla.rules.path import path_legal
from rumpus.games.brawlhalla.rules.push import bump_spaces, bump_step, push_step
from rumpus.games.brawlhalla.rules.setup import (
    begin,
    mulligan_legal,
    pick_legal,
    pick_mask,
    setup_step,
    standee_legal,
    take_pick,
)
from rumpus.games.brawlhalla.rules.stack import call_off, foes, new_chain
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.static_changes import can_heavy, in_reach, rooted
from rumpus.games.brawlhalla.rules.turn_end import keep_limit, limit_legal, next_turn
from rumpus.games.brawlhalla.rules.weapons import pick_up_here
from rumpus.games.brawlhalla.rules.windows import open_window, window_legal, window_step
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import answer, ask

SYSTEM_STEPS = 4000  # more than any decision can set off; a bound for the loop, not a rule

# steps of F_TURN
START, CHOOSE, PICKUP, POWERS, LIMIT, PRESSURE, NEXT = range(7)


# ---------------------------------------------------------------- the contract


@rule
def setup(t: Table, s: State, seed: int, log: Log) -> None:
    """The start position, advanced to the first decision; `s` comes zeroed. See setup.begin."""
    begin(t, s, seed, log)
    advance(t, s, log)


@rule
def who(t: Table, s: State) -> int:
    """A bit per seat that may act now: one, or all that have not committed in a blind Legend pick."""
    if s.over or s.ask == ids.ASK_NONE:
        return 0
    if s.asker < 0:
        return pick_mask(t, s)
    return 1 << s.asker


@rule
def legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """Ascending action ids of seat p, no duplicates; 0 when it is not asked. `out` has room for 96."""
    if (who(t, s) >> p & 1) == 0:
        return 0
    what = s.ask
    if what == ids.ASK_ACTION:
        return action_legal(t, s, p, out)
    if what == ids.ASK_PATH:
        return path_legal(t, s, p, out)
    if what == ids.ASK_DEFEND or what == ids.ASK_ADD or what == ids.ASK_DODGE:
        return bid_legal(t, s, p, out)
    if what == ids.ASK_OPEN:
        return open_legal(t, s, p, out)
    if what == ids.ASK_DELAY:
        return delay_legal(t, s, p, out)
    if what == ids.ASK_WINDOW:
        return window_legal(t, s, p, out)
    if what == ids.ASK_LIMIT:
        return limit_legal(t, s, p, out)
    f = s.frames[s.depth - 1]
    if what == ids.ASK_FALL:
        return fall_spaces(t, s, f.seat, out)
    if what == ids.ASK_BUMP:
        return bump_spaces(t, s, f, out)
    if what == ids.ASK_RESPAWN:
        return respawn_spaces(t, s, f, out)
    if what == ids.ASK_TOKEN and f.kind == ids.F_KO:
        return token_spaces(t, s, out)
    if what == ids.ASK_LEGEND:
        return pick_legal(t, s, p, out)
    if what == ids.ASK_STANDEE:
        return standee_legal(t, s, out)
    if what == ids.ASK_MULLIGAN:
        return mulligan_legal(out)
    if what == ids.ASK_DISCARD and f.kind == ids.F_ATTACK:
        return hand_legal(t, s, p, out)
    return effect_legal(t, s, p, out)


@rule
def apply(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """Does action a of seat p (assumed legal, at any time included) and every step that needs no decision."""
    if a == ids.CONCEDE:
        concede(t, s, p, log)
    elif a >= ids.LEAVE_OUT:
        leave_out(t, s, p, power_source(s, p, a - ids.LEAVE_OUT), log)
    elif s.asker < 0:
        take_pick(t, s, p, a, log)
    else:
        answer(s, a)
    advance(t, s, log)


@rule
def result(t: Table, s: State, out: list[int]) -> int:
    """0 while the game runs, else OVER_*; out[p] = 1 for winners, out[8 + p] = place from 1 (teams share)."""
    for p in range(t.n):
        out[p] = 1 if s.over and s.place[p] == 1 else 0
        out[8 + p] = s.place[p]
    return s.over


@rule
def advance(t: Table, s: State, log: Log) -> None:
    """Let the top of the stack go on until somebody has to decide."""
    for _ in range(SYSTEM_STEPS):  # pragma: no branch - a bound that no position comes near
        if s.over:
            call_off(s)
            return
        if s.ask != ids.ASK_NONE:
            return
        run_top(t, s, log)


@rule
def run_top(t: Table, s: State, log: Log) -> None:
    """One step of whatever is on top."""
    kind = s.frames[s.depth - 1].kind
    if kind == ids.F_TURN:
        turn_step(t, s, log)
    elif kind == ids.F_MOVE:
        move_step(t, s, log)
    elif kind == ids.F_DELAY:
        delay_step(t, s, log)
    elif kind == ids.F_ATTACK:
        attack_step(t, s, log)
    elif kind == ids.F_FALL:
        fall_step(t, s, log)
    elif kind == ids.F_DRAW:
        draw_step(t, s, log)
    elif kind == ids.F_DAMAGE:
        damage_step(t, s, log)
    elif kind == ids.F_PUSH:
        push_step(t, s, log)
    elif kind == ids.F_BUMP:
        bump_step(t, s, log)
    elif kind == ids.F_KO:
        ko_step(t, s, log)
    elif kind == ids.F_WINDOW:
        window_step(t, s, log)
    elif kind == ids.F_EFFECT:
        effect_step(t, s, log)
    else:
        setup_step(t, s, log)


@rule
def concede(t: Table, s: State, p: int, log: Log) -> None:
    """BH-RUL-83: eliminated at once; what was being asked is worked out anew."""
    if s.over or s.seats[p].out:
        return
    s.conceded |= 1 << p
    emit(log, ids.EV_CONCEDE, p)
    call_off(s)
    eliminate(t, s, log, p)


# ---------------------------------------------------------------- the turn


@rule
def turn_step(t: Table, s: State, log: Log) -> None:
    """BH-TURN-04, BH-RUL-73: start, actions, sword, end-of-turn powers, hand limit, pressure, next player."""
    f = s.frames[0]
    p = f.seat
    if s.seats[p].out and f.step < NEXT:
        f.step = NEXT  # BH-RUL-14: an eliminated player's turn ends at once
    if f.step == START:
        f.step = CHOOSE
        start_turn(t, s, p, log)
    elif f.step == CHOOSE:
        choose(t, s, f, p, log)
    elif f.step == PICKUP:
        f.step = POWERS
        pick_up_here(t, s, log, p)
    elif f.step == POWERS:
        f.step = LIMIT
        new_chain(t, s)
        open_window(t, s, p, ids.E_TURN_END)
    elif f.step == LIMIT:
        keep_limit(t, s, f, p, log)
    elif f.step == PRESSURE:
        f.step = NEXT
        if s.pressure:
            hurt(s, p, 1, ids.DMG_PRESSURE, -1, 1)
    else:
        next_turn(t, s, f, p, log)


@rule
def start_turn(t: Table, s: State, p: int, log: Log) -> None:
    """Two actions, fewer after a stun (never below 1); whatever is counted by the turn starts anew."""
    seat = s.seats[p]
    s.active = p
    s.turn += 1
    s.actions = 2
    s.taken = 0
    emit(log, ids.EV_TURN, p, s.turn, s.round)
    if seat.stun > 0:
        s.actions = 2 - seat.stun if seat.stun < 2 else 1
        emit(log, ids.EV_ACTIONS, p, s.actions - 2)
        seat.stun = 0
    for kind in range(4):
        s.only[kind] = 0
    for q in range(t.n):
        s.seats[q].used_turn = 0
    seat.steps = 0
    seat.attacks = 0
    new_chain(t, s)
    open_window(t, s, p, ids.E_TURN_START)


@rule
def choose(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """BH-TURN-05: one of MOVE, DELAY, ATTACK, a KO card bonus, or the end of the turn."""
    if f.got < 0:
        new_chain(t, s)
        ask(s, ids.ASK_ACTION, p)
        return
    a = f.got
    f.got = -1
    if a == ids.END:
        emit(log, ids.EV_END_TURN, p, s.actions)
        f.step = PICKUP
    elif a == ids.DELAY:
        spend(s, 2)
        start_delay(t, s, log, p)
    elif a >= ids.MOVE:
        spend(s, 1)
        start_move(t, s, log, p, a - ids.MOVE)
    elif a >= ids.BONUS:
        s.seats[p].bonus[a - ids.BONUS] = 2
        gain = t.ko_gain[(a - ids.BONUS) * 3 + 2]
        s.actions += gain
        emit(log, ids.EV_BONUS, p, a - ids.BONUS + 2, 3, gain)
    elif a >= ids.HEAVY:
        spend(s, 3)
        start_attack(t, s, log, p, a - ids.HEAVY, ids.HEAVY_ATTACK)
    else:
        spend(s, 3)
        start_attack(t, s, log, p, a - ids.LIGHT, ids.LIGHT_ATTACK)


@rule
def spend(s: State, kind: int) -> None:
    """One action is spent: an extra one that must be of this kind first (BH-FX-59)."""
    s.taken += 1
    if s.only[kind] > 0:
        s.only[kind] -= 1
    else:
        s.actions -= 1


@rule
def action_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """BH-TURN-05, BH-TURN-07, BH-MOVE-01, BH-DELAY-02, BH-ATK-02, BH-ATK-08 to BH-ATK-10, BH-RUL-89."""
    seat = s.seats[p]
    out[0] = ids.END
    n = 1
    if s.actions > 0 or s.only[2] > 0:
        out[n] = ids.DELAY
        n += 1
    if seat.hand and (s.actions > 0 or s.only[3] > 0):
        for q in range(t.n):
            if foes(t, p, q) and s.seats[q].out == 0 and in_reach(t, s, p, q, ids.LIGHT_ATTACK):
                out[n] = ids.LIGHT + q
                n += 1
        if can_heavy(t, s, p):
            for q in range(t.n):
                if foes(t, p, q) and s.seats[q].out == 0 and in_reach(t, s, p, q, ids.HEAVY_ATTACK):
                    out[n] = ids.HEAVY + q
                    n += 1
    for k in range(2):
        if seat.bonus[k] == 1:
            out[n] = ids.BONUS + k
            n += 1
    if seat.hand and (s.actions > 0 or s.only[1] > 0) and not rooted(t, s, p):
        for c in range(20):
            if lowest_equal(t, s, p, c, seat.hand):
                out[n] = ids.MOVE + c
                n += 1
    return n


@rule
def hand_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """Any card of the hand, equal ones once."""
    n = 0
    for c in range(20):
        if lowest_equal(t, s, p, c, s.seats[p].hand):
            out[n] = ids.CARD + c
            n += 1
    return n
