"""Combos: an attack or an action is built, laid, answered, compared, paid, and cleaned up (Attack, Action, Blocking
Phase, Damage; BS-RUL-09, -10, -16, -17, -37, -44, -61, -69, -78).

F_COMBO: `seat` is the turn player, `stage` 1 for an attack; `todo` the opponents still to come, `foe` the one of the
exchange, `held` and `dealt` how it ended.
"""

from typing import Any

from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.games.blitz_squad.rules.answers import start_answer
from rumpus.games.blitz_squad.rules.building import attack_possible, drop_build, has_brawler, place, start_build
from rumpus.games.blitz_squad.rules.cards import mill as mill_cards
from rumpus.games.blitz_squad.rules.fight_totals import answer_zone, blocks, damage_to, defense_of
from rumpus.games.blitz_squad.rules.lasting import may_combo, sum_of
from rumpus.games.blitz_squad.rules.losing import cleanup, in_turn, judge, living, next_living
from rumpus.games.blitz_squad.rules.payable import foes_aimed
from rumpus.games.blitz_squad.rules.specials import strictest
from rumpus.games.blitz_squad.rules.starting import start_each, start_top
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.games.blitz_squad.rules.telling import tell
from rumpus.games.blitz_squad.rules.totals import base, look_of, price_of, sum_mods, top
from rumpus.games.blitz_squad.rules.waits import start_waits
from rumpus.kernel.records.bits import bits, lone
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, close, push, taken

# steps of F_COMBO
TARGET, BUILD, LAY, PLAY, WINDOW, ANSWERS, COMPARE, AFTER, CLEAN = range(9)


@rule
def start_combo(s: State, p: int, attack: int) -> None:
    """An attack or an action begins to be built."""
    drop_build(s)
    push(s, ids.F_COMBO, p)
    s.frames[s.depth - 1].stage = attack


@rule
def combo_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """One step of a combo."""
    if f.step == TARGET:
        choose_target(t, s, f)
    elif f.step == BUILD:
        f.step = LAY
        start_build(s, f.seat, ids.S_ENERGY if f.stage else ids.S_ACTION)
        if f.stage:
            start_build(s, f.seat, ids.S_ATTACK)
    elif f.step == LAY:
        lay_combo(t, s, f, log)
    elif f.step == PLAY:
        f.step = WINDOW
        play_lines(t, s, f)
    elif f.step == WINDOW:
        open_window(t, s, f, log)
    elif f.step == ANSWERS:
        ask_next(t, s, f)
    elif f.step == COMPARE:
        compare_next(t, s, f, log)
    elif f.step == AFTER:
        f.step = COMPARE
        after_exchange(t, s, f)
    else:
        close(s)
        s.named = 0
        s.phase = ids.P_MAIN
        cleanup(t, s, log)
        judge(t, s, log)


# ---------------------------------------------------------------- built and laid
@rule
def choose_target(t: Table, s: State, f: Frame) -> None:
    """BS-MULTI-01, BS-RUL-37: whom the combo is aimed at: one opponent, chosen where there are several, or all."""
    p = f.seat
    if f.got >= 0:
        s.aim = taken(f) - ids.SEAT
    elif t.targets == ids.ONE and bits(living(t, s)) > 2:
        ask(s, ids.ASK_TARGET, p)
        return
    elif t.targets != ids.ALL or bits(living(t, s)) == 2:
        s.aim = next_living(t, s, p)
    f.step = BUILD


@rule
def lay_combo(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-ATK-01, BS-ACT-01, BS-RUL-10: both stacks lie; the price is what it is with them out of the hand."""
    p, combo = f.seat, s.combo
    f.step = PLAY
    combo.on = 1
    combo.attack = f.stage
    combo.foes = foes_aimed(t, s, p)
    combo.hush = 0
    if f.stage:
        place(t, s, p, 0, ids.FRONT, ids.S_ATTACK, log)
    place(t, s, p, 1, ids.BACK, ids.S_ENERGY if f.stage else ids.S_ACTION, log)
    drop_build(s)
    front = s.seats[p].stacks[ids.FRONT]
    combo.price = 0
    combo.surge = 0
    if f.stage:
        combo.number = s.combos + 1
        seen = look_of(t, s, p, ids.FRONT, combo.foes)
        combo.price = price_of(t, s, p, top(front), base(t, front), seen)
        combo.surge = sum_of(s, ops.SURGE, p)
        s.attacks += 1
    s.combos += 1
    combo.number = s.combos
    tell_combo(t, s, p, log)
    judge(t, s, log)


@rule
def tell_combo(t: Table, s: State, p: int, log: Log) -> None:
    """BS-RUL-60: one combo is told, with all its cards."""
    if s.named == 0:
        s.named = 1
        emit(log, ids.EV_PHASE, p, ids.P_MAIN)
    emit(log, ids.EV_COMBO, p, s.combo.attack, s.combo.foes, s.combo.price, s.combo.number)
    for zone in range(ids.FRONT, ids.BACK + 1):
        stack = s.seats[p].stacks[zone]
        for i in range(stack.n):
            tell(log, ids.EV_STACK, p, stack.slot, stack.cards[i])


@rule
def play_lines(t: Table, s: State, f: Frame) -> None:
    """BS-ATK-09, BS-ACT-02, BS-RUL-10, BS-RUL-47: end and begin lines are set up, then the play lines come: of the
    attack's top first.
    """
    p, foes = f.seat, s.combo.foes
    start_top(t, s, p, ids.BACK, triggers.PLAY, foes)
    if s.combo.attack:
        start_top(t, s, p, ids.FRONT, triggers.PLAY, foes)
    start_waits(t, s, p, ids.BACK, foes)
    if s.combo.attack:
        start_waits(t, s, p, ids.FRONT, foes)


# ---------------------------------------------------------------- answered
@rule
def open_window(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-BLK-01: the Blocking Phase, where a target is left."""
    f.step = ANSWERS
    f.todo = s.combo.foes
    if s.combo.foes == 0:
        f.step = CLEAN
        return
    s.phase = ids.P_BLOCKING
    emit(log, ids.EV_PHASE, f.seat, ids.P_BLOCKING)


@rule
def ask_next(t: Table, s: State, f: Frame) -> None:
    """BS-RUL-37, BS-RUL-38, BS-RUL-78: each target in turn order decides once; then the exchanges begin."""
    q = in_turn(t, s, f.todo & living(t, s))
    if q < 0:
        f.step = COMPARE
        f.todo = s.combo.foes
        return
    f.todo &= ~(1 << q)
    start_answer(s, q, 0, 0)


# ---------------------------------------------------------------- compared and paid
@rule
def compare_next(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-BLK-08 to -10, BS-DMG-01, BS-RUL-45, BS-RUL-61, BS-RUL-78: the next exchange: blocked, or paid in full."""
    q = in_turn(t, s, f.todo & s.combo.foes & living(t, s))
    if q < 0:
        f.step = CLEAN
        return
    f.todo &= ~(1 << q)
    f.foe = q
    f.held = 0
    f.dealt = 0
    damage = damage_to(t, s, q)
    front = s.seats[q].stacks[ids.FRONT].n > 0
    if front:
        emit(log, ids.EV_COMPARE, q, damage, defense_of(t, s, q, ids.FRONT, f.seat))
    if blocks(t, s, q, ids.FRONT, f.seat, damage):
        emit(log, ids.EV_BLOCKED, q, damage)
        f.held = 1
        f.step = AFTER
        return
    zone = answer_zone(s, q)
    if zone >= 0:
        damage = max(0, damage - sum_mods(t, s, q, zone, 1 << f.seat, ops.ABSORB))
    if damage == 0:
        emit(log, ids.EV_NO_DAMAGE, q)
        return
    f.dealt = damage
    f.step = AFTER
    emit(log, ids.EV_DAMAGE, q, damage, f.seat, s.seats[q].tavern_n)
    mill_cards(s, q, damage, log)
    judge(t, s, log)


@rule
def after_exchange(t: Table, s: State, f: Frame) -> None:
    """BS-BLK-12, BS-DMG-03, BS-RUL-44: the combo's blocked or hit lines, the answer's held or hurt lines, then those of
    specials in play.
    """
    p, q = f.seat, f.foe
    start_each(s, triggers.EACH_HELD if f.held else triggers.EACH_HIT, q)
    zone = answer_zone(s, q)
    if zone >= 0:
        start_top(t, s, q, zone, triggers.HELD if f.held else triggers.HURT, 1 << p)
    on = triggers.BLOCKED if f.held else triggers.HIT
    start_top(t, s, p, ids.BACK, on, 1 << q)
    if s.combo.attack:
        start_top(t, s, p, ids.FRONT, on, 1 << q)


# ---------------------------------------------------------------- what may be done
@rule
def combos_left(t: Table, s: State, p: int) -> bool:
    """BS-RUL-49, BS-RUL-64: whether another combo may be placed in this turn."""
    return s.combos < strictest(t, s, p, ops.COMBO_CAP, t.combo_limit)


@rule
def may_attack(t: Table, s: State, p: int) -> bool:
    """BS-ATK-03, BS-ATK-04, BS-RUL-48: not banned, and some attack on somebody can be paid for."""
    return combos_left(t, s, p) and may_combo(t, s, p, ids.B_ATTACK) and attack_aims(t, s, p) != 0


@rule
def may_act(t: Table, s: State, p: int) -> bool:
    """BS-ACT-01, BS-RUL-48: not banned, and a brawler card is in hand."""
    return combos_left(t, s, p) and may_combo(t, s, p, ids.B_ACTION) and has_brawler(t, s, p)


@rule
def attack_aims(t: Table, s: State, p: int) -> int:
    """BS-MULTI-01: the opponents whom an attack that can be paid for may be aimed at."""
    mask = 0
    for q in range(t.n):
        if q == p or s.seats[q].out:
            continue
        if t.targets == ids.LEFT and q != next_living(t, s, p):
            continue
        s.aim = -1 if t.targets == ids.ALL and not lone(living(t, s) & ~(1 << p)) else q
        if attack_possible(t, s, p):
            mask |= 1 << q
        s.aim = -1
    return mask


@rule
def target_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """BS-MULTI-01: the opponents who are in; for an attack those against whom one can be paid for."""
    mask = attack_aims(t, s, f.seat) if f.stage else living(t, s) & ~(1 << f.seat)
    return list_bits(mask, ids.SEAT, out)
