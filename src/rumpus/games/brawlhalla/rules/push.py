"""Knock-back and pushes (BH-KB-01 to BH-KB-09, BH-KOL-01 to BH-KOL-05, BH-RUL-43 to BH-RUL-51, BH-RUL-90)."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.damage import hurt
from rumpus.games.brawlhalla.rules.stack import distance, legend_at
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records import grid
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop, push


@rule
def away(t: Table, a: int, b: int) -> int:
    """BH-RUL-43: the direction that leads straight away from space a, seen at space b: the nearest of the eight; from
    the same space SW.
    """
    d = grid.away(t.col[b] - t.col[a], t.row[a] - t.row[b])
    return d if d >= 0 else ids.SW


@rule
def shove(t: Table, s: State, victim: int, direction: int, n: int, causer: int, flags: int = 0) -> None:
    """Push seat `victim` n spaces in a straight line; flags = PUSH_*."""
    push(s, ids.F_PUSH, victim, direction, n, causer, flags)
    f = s.frames[s.depth - 1]
    f.origin = s.seats[victim].space
    f.ko_cards = s.seats[victim].ko_left


@rule
def push_step(t: Table, s: State, log: Log) -> None:
    """Space by space: stopped by a Platform, through Legends, over the KO line at the price of damage; then the
    landing.
    """
    f = s.frames[s.depth - 1]
    seat = s.seats[f.seat]
    if seat.out or seat.space < 0 or seat.ko_left != f.ko_cards:
        pop(s)
        return
    if f.step == 0:
        while f.spaces_left > 0:
            if push_one(t, s, log, f):
                return
        f.step = 1
        landed(t, s, log, f)
        if legend_at(t, s, seat.space, f.seat) >= 0:
            push(s, ids.F_BUMP, f.seat, seat.space, f.origin, f.causer)
            return
    victim = f.seat
    bits = f.outcome
    causer = f.causer
    if f.step == 1:
        f.step = 2
        if open_window(t, s, victim, ids.E_KNOCKBACK, bits, causer, fight=s.n_fights - 1):
            return
    pop(s)


@rule
def push_one(t: Table, s: State, log: Log, f: Frame) -> bool:
    """One space of a push. True when something was started that has to finish first (the damage of a crossing)."""
    seat = s.seats[f.seat]
    here = seat.space
    if f.flags & ids.PUSH_PULL and distance(t, here, s.seats[f.causer].space) <= 1:
        f.spaces_left = 0
        return False
    there = t.go[here * 8 + f.direction]
    if there < 0:
        return cross(t, s, log, f)
    if t.wall[here * 8 + f.direction] and (f.flags & ids.PUSH_THROUGH) == 0:
        emit(log, ids.EV_WALL, f.seat, here, f.spaces_left)
        f.outcome |= ids.KBR_PLATFORM
        f.spaces_left = 0
        return False
    other = legend_at(t, s, there, f.seat)
    if other >= 0:
        f.passed |= 1 << other
    seat.space = there
    f.moved += 1
    f.spaces_left -= 1
    f.outcome |= ids.KBR_MOVED
    return False


@rule
def cross(t: Table, s: State, log: Log, f: Frame) -> bool:
    """BH-KOL-01, BH-RUL-47, BH-RUL-48: a space beyond the KO line costs 1 damage level; KO at Red; the Legend stays
    where it is.
    """
    if f.flags & ids.PUSH_AT_LINE:
        f.spaces_left = 0
        return False
    if f.brace_offered == 0:  # BH-FX-23: before the first crossing its victim may brace
        f.brace_offered = 1
        if open_window(t, s, f.seat, ids.E_BRACE, ids.KBR_CROSSED, f.causer, f.seat, s.n_fights - 1):
            return True
    f.spaces_left -= 1
    f.outcome |= ids.KBR_CROSSED
    emit(log, ids.EV_CROSS, f.seat, s.seats[f.seat].space, f.causer)
    hurt(s, f.seat, 1, ids.DMG_CROSSING, f.causer, 1)
    return True


@rule
def landed(t: Table, s: State, log: Log, f: Frame) -> None:
    """The push is over: say where it ended."""
    space = s.seats[f.seat].space
    if t.inside[space] == 0:
        f.outcome |= ids.KBR_RING
    if f.moved > 0:
        emit(log, ids.EV_PUSHED, f.seat, f.origin, space, f.moved, f.causer)


# ---------------------------------------------------------------- an occupied landing


@rule
def bump_spaces(t: Table, s: State, f: Frame, out: list[int]) -> int:
    """BH-RUL-46: free spaces one legal step from the landing; if there is none two steps away, and so on. Ascending."""
    reached = 1 << f.landing
    edge = reached
    n = 0
    while n == 0:  # every space is reached from every other (BH-RUL-04), and four Legends do not fill an Arena
        grown = 0
        for space in range(t.spaces):
            if edge >> space & 1:
                for d in range(8):
                    there = t.go[space * 8 + d]
                    if there >= 0 and t.wall[space * 8 + d] == 0:
                        grown |= 1 << there
        edge = grown & ~reached
        reached |= grown
        for space in range(t.spaces):
            barred = t.bump_barred == 1 and space == f.came_from
            if edge >> space & 1 and not barred and legend_at(t, s, space, f.seat) < 0:
                out[n] = ids.SPACE + space
                n += 1
    return n


@rule
def bump_step(t: Table, s: State, log: Log) -> None:
    """BH-KB-07: put the Legend beside the occupied landing; its owner chooses (bump_choice: the attacker)."""
    f = s.frames[s.depth - 1]
    seat = s.seats[f.seat]
    if seat.out or seat.space != f.landing or legend_at(t, s, f.landing, f.seat) < 0:
        pop(s)
        return
    if f.got < 0:
        chooser = f.seat
        if t.bump_attacker and f.causer >= 0 and s.seats[f.causer].out == 0:
            chooser = f.causer
        ask(s, ids.ASK_BUMP, chooser)
        return
    seat.space = f.got - ids.SPACE
    emit(log, ids.EV_BUMP, f.seat, f.landing, seat.space)
    pop(s)
