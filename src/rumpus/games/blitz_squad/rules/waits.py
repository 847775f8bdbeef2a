"""Lines that wait: set up as their stack is placed, carried out at the end of the turn or in their player's next
Beginning Phase (BS-RUL-47, -76).

F_WAITS goes through the lines of a top card: `row` .. `end`, `zone`, `card`, `foes`, as F_LINES.
"""

from rumpus.games.blitz_squad.rules import ids, triggers, whom
from rumpus.games.blitz_squad.rules.effects import named_seats
from rumpus.games.blitz_squad.rules.starting import start_lines
from rumpus.games.blitz_squad.rules.state import Frame, Op, State, Table
from rumpus.games.blitz_squad.rules.totals import line_times, live_top, top, works_in
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, close, drop_at, push, taken


@rule
def start_waits(t: Table, s: State, p: int, zone: int, foes: int) -> None:
    """BS-RUL-47: the end and begin lines of a stack just placed are to be set up; none of one without effect."""
    if live_top(s, p, zone, foes) == 0:
        return
    data = t.cards[top(s.seats[p].stacks[zone])]
    push(s, ids.F_WAITS, p, data.first, data.first + data.size, 0, zone)
    f = s.frames[s.depth - 1]
    f.card = top(s.seats[p].stacks[zone])
    f.foes = foes
    f.other = -1


@rule
def waits_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """The next line; a player that it lets choose is chosen now."""
    if f.row >= f.end or s.seats[f.seat].out:
        close(s)
        return
    op = t.ops[f.row]
    if f.got >= 0:
        wait_for(t, s, f, op, 1 << (taken(f) - ids.SEAT), log)
        return
    later = op.on == triggers.END or op.on == triggers.BEGIN
    mask = 0
    if later and works_in(t, op, s.seats[f.seat].stacks[f.zone].slot):
        mask = named_seats(t, s, f, op)
    if mask == 0:
        f.row += 1
    elif (op.who == whom.TARGET or op.who == whom.TARGET_PLAYER) and not lone(mask):
        f.mask = mask
        ask(s, ids.ASK_SEAT, f.seat)
    else:
        wait_for(t, s, f, op, mask, log)


@rule
def wait_for(t: Table, s: State, f: Frame, op: Op, mask: int, log: Log) -> None:
    """BS-RUL-47: a line waits, about these seats; beyond WAITS there is none."""
    if s.waits_n < ids.WAITS:
        one = s.waits[s.waits_n]
        s.waits_n += 1
        one.row = f.row
        one.seat = f.seat
        one.card = f.card
        one.foes = f.foes
        one.seats = mask
        one.n = line_times(t, s, f.seat, f.zone, f.foes, f.card, op)
        one.combo = s.combo.number
        one.on = op.on
        emit(log, ids.EV_WAIT, f.seat, f.card, op.on)
    f.row += 1


@rule
def resume_wait(t: Table, s: State, p: int, on: int, log: Log) -> bool:
    """BS-RUL-44, BS-END-01, BS-BEG-03: the first waiting line of a trigger (of seat p; -1: of anybody) is carried out;
    False: there is none.
    """
    for i in range(s.waits_n):
        one = s.waits[i]
        if one.on == on and (p < 0 or one.seat == p):
            row, seat, card, foes, seats, n = one.row, one.seat, one.card, one.foes, one.seats, one.n
            s.waits_n = drop_at(s.waits, s.waits_n, i)
            start_lines(s, seat, card, row, row + 1, on, ids.LATER, foes)
            f = s.frames[s.depth - 1]
            f.mask = seats
            f.n = n
            return True
    return False
