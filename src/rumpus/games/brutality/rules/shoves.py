"""Knockback, push and pull, square by square, and bystanders who make room (Knockback; BU-RUL-37 to -43, -95).

F_SHOVE: `hero` is moved up to `left` squares in direction `dir`; `mode` KNOCK, PULL (towards `puller`, the direction
anew for each step), DRAG (a pull along a line); `lander` is about to take the place `into - 1`, or -1. F_ROOM: `hero`
makes room for `lander`, that moves into `into - 1`. Both: `knocked` is the hero whose side decides; `mask` who was
asked to make room in this step. step: TRY, PICK (any place), TOUCH (a place that touches the Pillars at `spot`).
"""

from rumpus.games.brutality.rules import board, ids
from rumpus.games.brutality.rules.hazards import DEAD, FORCED, HELD, THROWN, arrive, pillars_hurt
from rumpus.games.brutality.rules.running import aloft, close, start, still
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, taken

(KNOCK, PULL, DRAG) = range(3)
(TRY, PICK, TOUCH) = range(3)


@rule
def shove(t: Table, s: State, by: Frame, h: int, d: int, n: int, mode: int, puller: int) -> None:
    """Hero h is knocked or pulled n squares; a steadfast one is not, by its enemies."""
    if board.has(s, h, ids.STEADFAST) and by.team != board.team_of(h):
        return
    start(s, ids.F_SHOVE, by, h, d)
    f = s.frames[s.depth - 1]
    f.left = n
    f.mode = mode
    f.puller = puller
    f.knocked = h


# ---------------------------------------------------------------- the hero that is knocked or pulled
@rule
def shove_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """One square of a knockback or pull."""
    if not still(s, f):
        close(s)
    elif f.step == TOUCH:
        move_aside(t, s, f, board.decider(t, s, f.hero), ids.ASK_PILLARS, log)
    elif f.left <= 0:
        close(s)
    else:
        next_square(t, s, f, log)


@rule
def next_square(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-38, BU-RUL-43: the next square in the direction, with what is there."""
    h = f.hero
    if f.mode != KNOCK and (s.heroes[f.puller].place < 0 or board.apart(t, s, f.puller, h) <= 1):
        close(s)
        return
    if f.mode == PULL:
        f.dir = board.heading(t, s, h, f.puller)
    found = board.ahead(t, s, h, f.dir, f.cause)
    if found & board.PILLARS:
        into_pillars(t, s, f, found >> 8, log)
    elif found & board.BLOCKED:
        f.stopped = ids.STOPPED_WALL if found & board.WALLED else 0 if found & board.SPENT else ids.STOPPED_EDGE
        f.left = 0
        emit(log, ids.EV_STOPPED, -1, h, f.place, f.stopped)
    elif found == 0:
        f.left -= 1
        f.mask = 0
        move_on(t, s, f, board.shifted(t, s, h, f.place, f.dir, 1), log)
    elif f.mode != KNOCK or found & f.mask:
        f.stopped = ids.STOPPED_HERO | found << ids.BUMPED
        f.left = 0
        emit(log, ids.EV_STOPPED, -1, h, f.place, ids.STOPPED_HERO)
    else:
        others(s, f, found, f.dir, board.shifted(t, s, h, f.place, f.dir, 1))


@rule
def others(s: State, f: Frame, found: int, d: int, into: int) -> None:
    """BU-RUL-39, BU-RUL-40: the next of the heroes in the way, in square order, makes room in direction d for the hero
    of the frame, that moves into a place.
    """
    best = -1
    for k in range(ids.HEROES):
        if found & ~f.mask & 1 << k and (best < 0 or s.heroes[k].place < s.heroes[best].place):
            best = k
    f.mask |= 1 << best
    start(s, ids.F_ROOM, f, best, d)
    g = s.frames[s.depth - 1]
    g.lander = f.hero
    g.into = 1 + into
    g.knocked = f.knocked


@rule
def into_pillars(t: Table, s: State, f: Frame, square: int, log: Log) -> None:
    """BU-SPIKE-01, BU-RUL-42: it stops and takes 1; who has to leave its square goes to one that touches them."""
    f.left = 0
    pillars_hurt(t, s, f.hero, square, f.cause, log)
    if s.over or not still(s, f) or f.into == 0:
        return
    if board.meet(t, s, f.hero, f.place, f.lander, f.into - 1):
        f.step = TOUCH
        f.spot = 1 + square


@rule
def move_on(t: Table, s: State, f: Frame, place: int, log: Log) -> None:
    """The hero is moved, with all that it enters; the Catapult launches it (BU-CATA-06)."""
    way = ids.BY_CHAIN if f.kind == ids.F_ROOM else ids.BY_PULL if f.mode != KNOCK else ids.BY_KNOCK
    if put(t, s, f, place, way, log) & (HELD | DEAD | THROWN):
        f.left = 0


@rule
def put(t: Table, s: State, f: Frame, place: int, way: int, log: Log) -> int:
    """The hero is on another place, which may launch it; a mask as `arrive` gives it."""
    emit(log, ids.EV_MOVE, -1, f.hero, f.place, place, way)
    came = arrive(t, s, f.hero, place, f.cause, FORCED, log)
    f.place = s.heroes[f.hero].place
    if came & THROWN and not came & DEAD:
        start(s, ids.F_LAUNCH, f, f.hero, 0)
    return came


# ---------------------------------------------------------------- a bystander makes room
@rule
def room_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-40: first one step in the push direction, then any open place beside, then the closest; a flier never."""
    if not still(s, f) or board.has(s, f.hero, ids.STEADFAST) or f.left < 0 or aloft(s) >> f.hero & 1:
        close(s)
    elif f.step == TRY:
        try_ahead(t, s, f, log)
    else:
        move_aside(t, s, f, room_seat(t, s, f), ids.ASK_PILLARS if f.step == TOUCH else ids.ASK_ROOM, log)


@rule
def room_seat(t: Table, s: State, f: Frame) -> int:
    """BU-RUL-95: the side of the knocked hero, of the displaced one, or of the cause."""
    if t.makes_room == ids.ATTACKER:
        return f.seat
    return board.decider(t, s, f.hero if t.makes_room == ids.DISPLACED else f.knocked)


@rule
def try_ahead(t: Table, s: State, f: Frame, log: Log) -> None:
    """One step in the push direction, pushing on who is in its way; not onto the flier's start, nor to where it would
    still be in the way (BU-RUL-111).
    """
    h = f.hero
    found, goal = board.ahead(t, s, h, f.dir, f.cause), board.shifted(t, s, h, f.place, f.dir, 1)
    if found & board.PILLARS:
        pillars_hurt(t, s, h, found >> 8, f.cause, log)
        f.step = TOUCH
        f.spot = 1 + (found >> 8)
    elif found & (board.BLOCKED | f.mask | 1 << f.lander) or board.meet(t, s, h, goal, f.lander, f.into - 1):
        f.step = PICK
    elif found == 0:
        f.left = -1
        move_on(t, s, f, goal, log)
        f.left = -1
    else:
        others(s, f, found, f.dir, goal)


@rule
def move_aside(t: Table, s: State, f: Frame, seat: int, what: int, log: Log) -> None:
    """BU-RUL-40, BU-RUL-42: a place is chosen among the closest; the only one is taken unasked."""
    if f.got < 0:
        n, only = closest(t, s, f)
        if n > 1:
            ask(s, what, seat)
            return
        f.got = ids.SQUARE + only if n else -1
        if n == 0:
            close(s)
            return
    f.step = TRY
    f.left = -1
    put(t, s, f, taken(f) - ids.SQUARE, ids.BY_ROOM, log)


@rule
def closest(t: Table, s: State, f: Frame) -> tuple[int, int]:
    """How many closest places there are for it, `reach` away, and one of them."""
    n, only = 0, -1
    for reach in range(1, 2 if t.stays and f.step == PICK else board.WIDE):
        f.reach = reach
        for place in range(ids.SQUARES if n == 0 else 0):
            if fits_room(t, s, f, place):
                n += 1
                only = place
        if n:
            return n, only
    f.reach = 0
    return 0, -1


@rule
def fits_room(t: Table, s: State, f: Frame, place: int) -> bool:
    """Whether a place is `reach` steps away, open, free of who moves in, and touches the Pillars where it has to."""
    if board.between(f.place, place) != f.reach:
        return False
    if board.meet(t, s, f.hero, place, f.lander, f.into - 1):
        return False
    if f.step == TOUCH and board.span(t, s, f.hero, place, f.spot - 1) != 1:
        return False
    return board.open_place(t, s, f.hero, place, f.cause)
