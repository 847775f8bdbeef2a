"""The turn of Blitz Squad, and the contract of the game: setup, who, legal, apply, result.

A turn: Beginning, Draw, Main with its combos, the no-attack discard and the empty Blocking Phase after it, End (Turn;
Beginning, Draw, Main and End Phase; No attack; BS-RUL-18 to -20, -24, -33, -44, -50, -75, -77, -81).
"""

from typing import Any

from rumpus.games.blitz_squad.rules import ids, losing, ops, triggers
from rumpus.games.blitz_squad.rules.answers import answer_legal, answer_step, start_answer
from rumpus.games.blitz_squad.rules.building import build_step, stack_legal, top_legal
from rumpus.games.blitz_squad.rules.cards import card_of, discard_all, draw_one, from_hand, from_open, hand_size, hide
from rumpus.games.blitz_squad.rules.choosing import choice_legal, put, two
from rumpus.games.blitz_squad.rules.combos import combo_step, may_act, may_attack, start_combo, target_legal
from rumpus.games.blitz_squad.rules.effects import lines_step
from rumpus.games.blitz_squad.rules.lasting import banned, end_of, sum_of, turn_over
from rumpus.games.blitz_squad.rules.losing import result
from rumpus.games.blitz_squad.rules.ops_choices import discard_picked
from rumpus.games.blitz_squad.rules.setup import begin, enter_step, setup_step, start_enter
from rumpus.games.blitz_squad.rules.specials import enter_zone, expire, standing
from rumpus.games.blitz_squad.rules.starting import each_step, start_each
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.games.blitz_squad.rules.telling import tell
from rumpus.games.blitz_squad.rules.waits import resume_wait, waits_step
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import answer, ask, hush, taken

__all__ = ["apply", "legal", "result", "setup", "who"]
STEPS = 20000  # automatic steps between two decisions; far more than any chain takes

# steps of F_TURN; losing.T_END is END
(BEGIN, BEGIN_WAITS, BEGIN_EACH, DRAW, MAIN, MISSING, EMPTY, IDLE, END, END_WAITS, END_EACH, LEAVE, NEXT) = range(13)


# ---------------------------------------------------------------- the contract
@rule
def setup(t: Table, s: State, number: int, log: Log) -> None:
    """The Flip, advanced to the first decision; `s` comes zeroed."""
    begin(t, s, number, log)
    advance(t, s, log)


@rule
def who(t: Table, s: State) -> int:
    """One seat decides at a time."""
    return 1 << s.asker if s.ask != ids.ASK_NONE and s.over == 0 else 0


@rule
def legal(t: Table, s: State, p: int, out: Any) -> int:
    """What the seat that is asked may do, ascending; 0 for any other."""
    if s.asker != p or s.over:
        return 0
    what, f = s.ask, s.frames[s.depth - 1]
    if what == ids.ASK_MAIN:
        return main_legal(t, s, p, out)
    if what == ids.ASK_STACK:
        return stack_legal(t, s, f, out)
    if what == ids.ASK_TOP:
        return top_legal(t, s, f, out)
    if what == ids.ASK_ANSWER or what == ids.ASK_BLOCK:
        return answer_legal(t, s, p, out)
    if what == ids.ASK_TARGET:
        return target_legal(t, s, f, out)
    if what == ids.ASK_FIRST:
        return list_bits(losing.living(t, s), ids.SEAT, out)
    if what == ids.ASK_PLACE:
        return two(ids.PLACE, ids.LEAVE, out)
    return choice_legal(t, s, p, out)


@rule
def apply(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """A legal action of seat p (to concede at any time), and every step that needs no decision."""
    if a == ids.CONCEDE:
        losing.concede(t, s, p, log)
    elif a == ids.LAPSE:
        lapse(t, s, log)
    else:
        answer(s, a)
    advance(t, s, log)


@rule
def lapse(t: Table, s: State, log: Log) -> None:
    """BS-RUL-63: the stack being built is dropped, and Main ends, or the combo is not answered."""
    hush(s)
    losing.abandon(s)
    advance(t, s, log)
    answer(s, ids.END if s.ask == ids.ASK_MAIN else ids.PASS)


@rule
def advance(t: Table, s: State, log: Log) -> None:
    """The top of the stack goes on until somebody has to decide."""
    for _ in range(STEPS):
        if s.over or s.ask != ids.ASK_NONE:
            return
        run_top(t, s, log)


@rule
def run_top(t: Table, s: State, log: Log) -> None:
    """One step of whatever is on top."""
    f = s.frames[s.depth - 1]
    kind = f.kind
    if kind == ids.F_TURN:
        turn_step(t, s, f, log)
    elif kind == ids.F_COMBO:
        combo_step(t, s, f, log)
    elif kind == ids.F_BUILD:
        build_step(t, s, f)
    elif kind == ids.F_ANSWER:
        answer_step(t, s, f, log)
    elif kind == ids.F_LINES:
        lines_step(t, s, f, log)
    elif kind == ids.F_EACH:
        each_step(t, s, f)
    elif kind == ids.F_WAITS:
        waits_step(t, s, f, log)
    elif kind == ids.F_ENTER:
        enter_step(t, s, f, log)
    else:
        setup_step(t, s, f, log)


# ---------------------------------------------------------------- the turn
@rule
def turn_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-TURN-02, BS-TURN-04: one step of the turn."""
    p = f.seat
    if f.step <= DRAW:
        early_step(t, s, f, p, log)
    elif f.step == MAIN:
        main_step(t, s, f, p, log)
    elif f.step == MISSING:
        discard_missing(t, s, f, p, log)
    elif f.step == EMPTY:
        f.step = IDLE
        f.mask = losing.living(t, s) & ~(1 << p) if t.idle_replies and t.replies else 0
        s.phase = ids.P_IDLE
        emit(log, ids.EV_PHASE, p, ids.P_BLOCKING)
    elif f.step == IDLE:
        ask_idle(t, s, f)
    else:
        late_step(t, s, f, p, log)


@rule
def early_step(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """The Beginning Phase, then the Draw Phase."""
    if f.step == BEGIN:
        f.step = BEGIN_WAITS
        begin_turn(t, s, p, log)
    elif f.step == BEGIN_WAITS:
        if not resume_wait(t, s, p, triggers.BEGIN, log):
            f.step = BEGIN_EACH
    elif f.step == BEGIN_EACH:
        f.step = DRAW
        start_each(s, triggers.EACH_BEGIN, -1)
    else:
        f.step = MAIN
        draw_phase(t, s, p, log)


@rule
def begin_turn(t: Table, s: State, p: int, log: Log) -> None:
    """BS-BEG-01, BS-BEG-02, BS-REV-02, BS-RUL-48: revealed cards return to the closed hand, guard ends."""
    s.active = p
    s.turn += 1
    s.combos = 0
    s.attacks = 0
    s.named = 0
    s.phase = ids.P_BEGINNING
    emit(log, ids.EV_TURN, p, s.turn)
    emit(log, ids.EV_PHASE, p, ids.P_BEGINNING)
    seat = s.seats[p]
    while seat.open_n > 0:
        tell(log, ids.EV_RETURN, p, 0, seat.open[0])
        hide(t, s, p, seat.open[0])
    end_of(s, ops.GUARD, p)


@rule
def draw_phase(t: Table, s: State, p: int, log: Log) -> None:
    """BS-DRAW-01 to -05, BS-RUL-33, BS-RUL-75, BS-RUL-81: what is missing to 7, and what effects change."""
    s.phase = ids.P_DRAW
    emit(log, ids.EV_PHASE, p, ids.P_DRAW)
    change = standing(t, s, p, ops.HAND_SIZE) + sum_of(s, ops.NEXT_DRAW, p)
    end_of(s, ops.NEXT_DRAW, p)
    held = hand_size(s, p)
    n = max(0, ids.HAND + change) - held if t.level else max(0, ids.HAND - held) + change
    for _ in range(n):
        if not draw_one(s, p, log):
            break
    losing.judge(t, s, log)


# ---------------------------------------------------------------- Main
@rule
def main_step(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """BS-MAIN-01, BS-MAIN-05, BS-RUL-24: specials and combos, one at a time, until the turn player ends Main."""
    s.phase = ids.P_MAIN
    if s.named == 0 and s.combos == 0:
        s.named = 1
        emit(log, ids.EV_PHASE, p, ids.P_MAIN)
    if f.got < 0:
        ask(s, ids.ASK_MAIN, p)
        return
    a = taken(f)
    if a == ids.ATTACK or a == ids.ACTION:
        start_combo(s, p, 1 if a == ids.ATTACK else 0)
    elif a == ids.END:
        f.step = MISSING if s.attacks == 0 else END
    else:
        play_special(t, s, p, a, log)


@rule
def play_special(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """BS-SPEC-01, BS-SPEC-05, BS-RUL-25: a special goes from hand into the special zone; its enter lines come."""
    if s.named == 0:
        s.named = 1
        emit(log, ids.EV_PHASE, p, ids.P_MAIN)
    card = a - ids.OPEN + 1 if a >= ids.OPEN else a - ids.CARD + 1
    if a >= ids.OPEN:
        from_open(s, p, card)
    else:
        from_hand(s, p, card)
        reveal(log)
    enter_zone(t, s, p, card, log)
    start_enter(s, s.zone_n - 1)
    losing.judge(t, s, log)


@rule
def main_legal(t: Table, s: State, p: int, out: Any) -> int:
    """BS-MAIN-01, BS-MAIN-04, BS-TURN-03: end Main, attack, act, and each special in hand."""
    out[0] = ids.END
    n = 1
    if may_attack(t, s, p):
        out[n] = ids.ATTACK
        n += 1
    if may_act(t, s, p):
        out[n] = ids.ACTION
        n += 1
    if banned(t, s, p, ids.B_SPECIAL):
        return n
    seat = s.seats[p]
    for i in range(seat.hand_n):
        if t.cards[card_of(seat.hand[i])].kind > ids.BRAWLER:
            n = put(out, n, ids.CARD + card_of(seat.hand[i]) - 1)
    for i in range(seat.open_n):
        if t.cards[seat.open[i]].kind > ids.BRAWLER:
            n = put(out, n, ids.OPEN + seat.open[i] - 1)
    return n


# ---------------------------------------------------------------- without an attack
@rule
def missing(t: Table, s: State, p: int) -> int:
    """BS-PEN-01, BS-RUL-19: how many cards a turn without an attack costs."""
    return max(0, ids.MISSING + standing(t, s, p, ops.PENALTY) - sum_of(s, ops.EASE, p))


@rule
def discard_missing(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """BS-PEN-01 to -04, BS-RUL-18, BS-RUL-19: as many cards of own choice as it costs, or the whole hand."""
    if f.stage == 0:
        f.stage = 1
        f.left = missing(t, s, p)
        emit(log, ids.EV_MISSING, p, f.left)
    if f.got >= 0:
        discard_picked(s, p, taken(f), log)
        f.left -= 1
    if f.left > 0 and hand_size(s, p) > f.left:
        ask(s, ids.ASK_MISSING, p)
        return
    if f.left > 0:
        discard_all(s, p, log)
    f.left = 0
    f.stage = 0
    f.step = EMPTY
    losing.judge(t, s, log)


@rule
def ask_idle(t: Table, s: State, f: Frame) -> None:
    """BS-PEN-02, BS-RUL-20: each opponent in turn order may reply."""
    q = losing.in_turn(t, s, f.mask & losing.living(t, s))
    if q < 0:
        f.mask = 0
        f.step = END
        return
    f.mask &= ~(1 << q)
    start_answer(s, q, 1, 0)


# ---------------------------------------------------------------- End
@rule
def late_step(t: Table, s: State, f: Frame, p: int, log: Log) -> None:
    """BS-END-01, BS-RUL-44, BS-RUL-77: waiting end lines, specials, those whose time is up; then the next turn."""
    if f.step == END:
        f.step = END_WAITS
        f.mask = 0
        f.left = 0
        f.stage = 0
        s.phase = ids.P_END
        emit(log, ids.EV_PHASE, p, ids.P_END)
    elif f.step == END_WAITS:
        if not resume_wait(t, s, -1, triggers.END, log):
            f.step = END_EACH
    elif f.step == END_EACH:
        f.step = LEAVE
        start_each(s, triggers.EACH_END, -1)
    elif f.step == LEAVE:
        f.step = NEXT
        expire(t, s, log)
        turn_over(s)
    elif s.turn >= t.turn_limit:
        losing.limit_reached(t, s, log)
    else:
        f.seat = losing.next_living(t, s, p)
        f.step = BEGIN
