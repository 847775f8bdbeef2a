"""The answer to a combo: a block, a reply, or nothing (Blocking Phase; BS-RUL-07, -08, -20, -38, -53, -68, -73, -74).

F_ANSWER: `seat` answers; `answer` is BLOCK or REPLY once it is chosen; `idle` = 1 in the empty Blocking Phase; `blocks`
= 1 for the turn player's block against the reply of the frame below.
"""

from typing import Any

from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.games.blitz_squad.rules.building import drop_build, has_brawler, place, start_build
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.cards import mill as mill_cards
from rumpus.games.blitz_squad.rules.fight_totals import blocks, defense_of, reply_damage
from rumpus.games.blitz_squad.rules.lasting import banned, may_reply
from rumpus.games.blitz_squad.rules.losing import clear_stack, judge
from rumpus.games.blitz_squad.rules.starting import start_top
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.games.blitz_squad.rules.telling import tell
from rumpus.games.blitz_squad.rules.totals import sum_mods
from rumpus.games.blitz_squad.rules.waits import start_waits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, close, push, taken

# steps of F_ANSWER
ASK, LAY, LINES, GUARDED, PAY, AFTER, GONE = range(7)


@rule
def start_answer(s: State, q: int, idle: int, against: int) -> None:
    """Seat q is asked: about the combo, in the empty Blocking Phase, or (`against` = 1) about a reply."""
    push(s, ids.F_ANSWER, q, 0, idle, against)


@rule
def answer_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """One step of an answer."""
    if s.seats[f.seat].out:
        close(s)
    elif f.step == ASK:
        choose_answer(s, f, log)
    elif f.step == LAY:
        lay_answer(t, s, f, log)
    elif f.step == LINES:
        f.step = GUARDED if f.answer == ids.REPLY else GONE
        start_top(t, s, f.seat, zone_of(f), triggers.PLAY, foe_of(s, f))
        start_waits(t, s, f.seat, zone_of(f), foe_of(s, f))
    elif f.step == GUARDED:
        f.step = PAY
        clear_stack(t, s, s.active, ids.ASIDE, log)  # BS-RUL-74: the block against an earlier reply is gone
        if t.reply_block and reply_damage(t, s, f.seat) > 0:
            start_answer(s, s.active, f.idle, 1)
    elif f.step == PAY:
        pay_reply(t, s, f, log)
    elif f.step == AFTER:
        f.step = GONE
        after_reply(t, s, f)
    else:
        end_answer(t, s, f, log)


@rule
def zone_of(f: Frame) -> int:
    """BS-RUL-05, BS-RUL-74: where the answer lies."""
    if f.blocks:
        return ids.ASIDE
    return ids.BACK if f.answer == ids.REPLY else ids.FRONT


@rule
def foe_of(s: State, f: Frame) -> int:
    """BS-RUL-71: whom "the opponent" means: the turn player; for a block against a reply, who replied."""
    return 1 << s.frames[s.depth - 2].seat if f.blocks else 1 << s.active


@rule
def choose_answer(s: State, f: Frame, log: Log) -> None:
    """BS-BLK-01 to -05, BS-RUL-53: pass, block or reply; an empty hand passes unasked."""
    a = taken(f)
    if a < 0 and hand_size(s, f.seat) > 0:
        ask(s, ids.ASK_BLOCK if f.blocks else ids.ASK_ANSWER, f.seat)
        return
    if a < 0 or a == ids.PASS:
        emit(log, ids.EV_SKIPPED, f.seat, 1 if a < 0 else 0, f.blocks)
        close(s)
        return
    f.answer = a
    f.step = LAY
    drop_build(s)
    start_build(s, f.seat, ids.S_BLOCK if a == ids.BLOCK else ids.S_REPLY)


@rule
def lay_answer(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-BLK-02, BS-BLK-04, BS-RUL-76: the stack lies; where the combo hushed its answers, its top has no effect."""
    p, zone = f.seat, zone_of(f)
    f.step = LINES
    place(t, s, p, 1, zone, ids.S_BLOCK if f.answer == ids.BLOCK else ids.S_REPLY, log)
    drop_build(s)
    stack = s.seats[p].stacks[zone]
    if f.blocks:
        q = s.frames[s.depth - 2].seat
        if s.seats[q].stacks[ids.BACK].fate & ids.HUSHES:
            stack.hushed = 1 << q
    elif s.combo.hush >> p & 1:
        stack.hushed = 1 << s.active
    emit(log, ids.EV_ANSWER, p, 1 if f.answer == ids.REPLY else 0, stack.n)
    for i in range(stack.n):
        tell(log, ids.EV_STACK, p, stack.slot, stack.cards[i])
    judge(t, s, log)


# ---------------------------------------------------------------- a reply's damage
@rule
def pay_reply(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-RUL-08, BS-RUL-45, BS-RUL-62, BS-RUL-74: the reply's damage is compared with a block against it, and dealt."""
    q, p = f.seat, s.active
    f.step = GONE
    damage = reply_damage(t, s, q)
    guarded = s.seats[p].stacks[ids.ASIDE].n > 0
    if damage == 0 and not guarded:
        return
    f.step = AFTER
    if guarded:
        emit(log, ids.EV_COMPARE, p, damage, defense_of(t, s, p, ids.ASIDE, q))
        if blocks(t, s, p, ids.ASIDE, q, damage):
            emit(log, ids.EV_BLOCKED, p, damage)
            f.doing = ids.BLOCK
            return
        damage = max(0, damage - sum_mods(t, s, p, ids.ASIDE, 1 << q, ops.ABSORB))
    if damage == 0:
        f.step = GONE
        return
    emit(log, ids.EV_DAMAGE, p, damage, q, s.seats[p].tavern_n)
    mill_cards(s, p, damage, log)
    judge(t, s, log)


@rule
def after_reply(t: Table, s: State, f: Frame) -> None:
    """BS-RUL-62, BS-RUL-74: the reply's hit or blocked lines, then the hurt or held lines of a block against it."""
    q, p = f.seat, s.active
    held = f.doing == ids.BLOCK
    if s.seats[p].stacks[ids.ASIDE].n > 0:
        start_top(t, s, p, ids.ASIDE, triggers.HELD if held else triggers.HURT, 1 << q)
    start_top(t, s, q, ids.BACK, triggers.BLOCKED if held else triggers.HIT, 1 << p)


@rule
def end_answer(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-RUL-20, BS-RUL-74: in the empty Blocking Phase stacks go at once, the turn player's first."""
    q, idle, against = f.seat, f.idle, f.blocks
    close(s)
    if idle and not against:
        clear_stack(t, s, s.active, ids.ASIDE, log)
        clear_stack(t, s, q, ids.BACK, log)
        judge(t, s, log)


# ---------------------------------------------------------------- what may be done
@rule
def answer_legal(t: Table, s: State, p: int, out: Any) -> int:
    """BS-BLK-02 to -05, BS-RUL-20, BS-RUL-74: pass; block and reply with a brawler card in hand, unless banned."""
    f = s.frames[s.depth - 1]
    out[0] = ids.PASS
    n = 1
    if not has_brawler(t, s, p):
        return n
    if (f.idle == 0 or f.blocks == 1) and not banned(t, s, p, ids.B_BLOCK):
        out[n] = ids.BLOCK
        n += 1
    if f.blocks == 0 and may_reply(t, s, p):
        out[n] = ids.REPLY
        n += 1
    return n
