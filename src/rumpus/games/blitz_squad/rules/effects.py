"""The lines of a card, one after the other: when, on what condition, about whom, and whether at all (BS-RUL-10, -31,
-42 to -44, -54, -56, -71, -78; the words themselves are in ops_*).

F_LINES: `row` .. `end` are the lines, `on` the trigger (0: a list inside a word), `zone` where the card lies, `foes`
whom "the opponent" means, `other` who was damaged or blocked. `mask` are the seats still to be done, `doing` the one
that is being done, `n` the number of the word for it, `left` and `stage` how far the word has come.
"""

from rumpus.games.blitz_squad.rules import ids, ops, whom
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.dispatch import run_word
from rumpus.games.blitz_squad.rules.losing import in_turn, judge, living
from rumpus.games.blitz_squad.rules.state import Frame, Op, State, Table
from rumpus.games.blitz_squad.rules.totals import line_holds, line_times, live_top, works_in
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, close, taken

# steps of F_LINES
NEXT, MAY, AIM, DO = range(4)


@rule
def lines_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """One step of a line: it begins, its player is asked, or its word is carried out."""
    if s.seats[f.seat].out or (f.row >= f.end and f.step == NEXT):
        close(s)
        return
    op = t.ops[f.row]
    if f.step == NEXT:
        begin_line(t, s, f, op)
    elif f.step == MAY:
        decide_may(t, s, f, log)
    elif f.step == AIM:
        aim(t, s, f, op, log)
    else:
        carry_on(t, s, f, op, log)


@rule
def begin_line(t: Table, s: State, f: Frame, op: Op) -> None:
    """BS-RUL-10, BS-RUL-15, BS-RUL-56: a line of the trigger whose condition holds, about somebody who is there."""
    if f.zone == ids.LATER and f.on:
        f.mask &= living(t, s)
    elif not applies(t, s, f, op):
        f.mask = 0
    else:
        f.mask = named_seats(t, s, f, op)
    if f.mask == 0 or (op.may and not could(t, s, f, op)):
        f.mask = 0
        f.row += 1
        return
    f.step = MAY if op.may else AIM


@rule
def applies(t: Table, s: State, f: Frame, op: Op) -> bool:
    """BS-RUL-15, BS-RUL-76: whether a line is one of the trigger, works in the slot, and is not hushed."""
    if f.on == 0:
        return True
    if op.on != f.on:
        return False
    if f.zone == ids.IN_ZONE:
        return True
    return live_top(s, f.seat, f.zone, f.foes) != 0 and works_in(t, op, s.seats[f.seat].stacks[f.zone].slot)


@rule
def named_seats(t: Table, s: State, f: Frame, op: Op) -> int:
    """BS-RUL-44, BS-RUL-71, BS-RUL-78: the living seats that a line is about, 0 where its condition fails. For targets
    these are all that may be chosen.
    """
    alive, me = living(t, s), 1 << f.seat
    if op.who == whom.FOE:
        mask = 0
        for q in range(t.n):
            if f.foes & alive & 1 << q and line_holds(t, s, f.seat, f.zone, 1 << q, op):
                mask |= 1 << q
        return mask
    if not line_holds(t, s, f.seat, f.zone, f.foes, op):
        return 0
    if op.who == whom.FOES or op.who == whom.TARGET:
        return alive & ~me
    if op.who == whom.ALL or op.who == whom.TARGET_PLAYER:
        return alive
    if op.who == whom.ACTIVE or op.who == whom.ATTACKER:
        return alive & 1 << s.active if s.active >= 0 else 0
    if op.who == whom.DAMAGED or op.who == whom.BLOCKER:
        return alive & 1 << f.other if f.other >= 0 else 0
    return alive & me


@rule
def could(t: Table, s: State, f: Frame, op: Op) -> bool:
    """BS-RUL-56: whether a line that may be declined could do anything; all that this looks at is public."""
    for q in range(t.n):
        if f.mask >> q & 1 and could_to(t, s, f, q, op):
            return True
    return False


@rule
def could_to(t: Table, s: State, f: Frame, q: int, op: Op) -> bool:
    """Whether a word could do anything to seat q."""
    k, seat = op.op, s.seats[q]
    if k == ops.DISCARD or k == ops.DISCARD_RANDOM:
        return hand_size(s, q) > 0
    if k == ops.DRAW_TO:
        return hand_size(s, q) < op.n
    if k == ops.SNATCH or k == ops.CONCEAL:
        return bool(seat.open_n > 0)
    if k == ops.REVEAL or k == ops.EXPOSE or k == ops.SPY:
        return bool(seat.hand_n > 0)
    if k == ops.BURY or k == ops.RECOVER or k == ops.MEND or k == ops.RESCUE:
        return bool(seat.clinic_n > 0)
    if k == ops.RAISE:
        return bool(seat.tomb_n > 0)
    if k == ops.SHUFFLE:
        return bool(seat.tavern_n > 0)
    return bool(s.zone_n > 0) if k == ops.BANISH else True


@rule
def decide_may(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-RUL-56: a line that says may is decided as its turn comes."""
    if f.got < 0:
        ask(s, ids.ASK_MAY, f.seat)
        return
    if taken(f) == ids.YES:
        f.step = AIM
    else:
        emit(log, ids.EV_DECLINED, f.seat, f.card)
        skip(f)


@rule
def aim(t: Table, s: State, f: Frame, op: Op, log: Log) -> None:
    """BS-TGT-01: the player of a line picks its target; a single one is taken."""
    if f.got >= 0:
        f.mask = 1 << (taken(f) - ids.SEAT)
    elif (f.zone != ids.LATER or f.on == 0) and (op.who == whom.TARGET or op.who == whom.TARGET_PLAYER):
        f.mask &= living(t, s)
        if not lone(f.mask):
            ask(s, ids.ASK_SEAT, f.seat)
            return
    f.step = DO
    f.doing = -1
    emit(log, ids.EV_LINE, f.seat, f.card, f.on, op.op, f.mask)


@rule
def skip(f: Frame) -> None:
    """The line is over; the next one follows."""
    f.row += 1
    f.step = NEXT
    f.mask = 0
    f.doing = -1
    f.n = 0
    f.left = 0
    f.stage = 0


@rule
def carry_on(t: Table, s: State, f: Frame, op: Op, log: Log) -> None:
    """BS-RUL-44, BS-RUL-54: the word is done to one seat after the other, in turn order; then losing is judged."""
    if f.doing >= 0:
        if s.seats[f.doing].out or run_word(t, s, f, f.doing, op, log):
            f.doing = -1
        return
    q = in_turn(t, s, f.mask & living(t, s))
    if q >= 0:
        f.mask &= ~(1 << q)
        f.doing = q
        f.left = 0
        f.stage = 0
        if f.zone != ids.LATER or f.on == 0:
            f.n = line_times(t, s, f.seat, f.zone, 1 << q if op.who == whom.FOE else f.foes, f.card, op)
        return
    outer = f.on
    skip(f)
    if outer:
        judge(t, s, log)
