"""Leaps and launches: what flights there are, what happens on the way, who is landed on, where a flier falls back
(Catapult; BU-RUL-32 to -36, -49, -50, -52 to -56, -97).

F_LAUNCH: `hero` is on the Catapult; who decides for the cause chooses the flight; `mode` 1 = the hero launches itself.
F_LAND: `hero` flew `dist` squares in direction `dir` from `place`, `mode` LEAP, WILLING, SENT, onto `victim` or nobody;
it may `land` on place land - 1; `left` is how far who is landed on is knocked.
"""

from typing import Any

from rumpus.games.brutality.rules import board, ids
from rumpus.games.brutality.rules.hazards import LANDS, arrive, holds_flier, pillars_hurt, throws
from rumpus.games.brutality.rules.life import bury, hurt
from rumpus.games.brutality.rules.running import aloft, cause_seat, close, start
from rumpus.games.brutality.rules.shoves import KNOCK, others, shove
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, taken

(LEAP, WILLING, SENT) = range(3)
# where a flight may end (Op.land), and a launch
(EMPTY, ENEMY, EITHER, LAUNCHED) = range(4)
# steps of F_LAND
(HIT, KNOCKS, TAKES, BOUNCES, FALLS, PICKS) = range(6)
CAUGHT = 256  # a flight's end: 1 + its place + CAUGHT times its length
# what forbids one; the laws of these codes stand in interface/answers.py
(FREE, EDGE, OVER_TANK, SPENT, STONE, WALL, ALOFT, CROWD, PULLED_DOWN, HIDDEN, ELSEWHERE) = range(11)


# ---------------------------------------------------------------- which flights there are
@rule
def flight(t: Table, s: State, h: int, d: int, n: int, cause: int, land: int) -> int:
    """BU-RUL-34, BU-RUL-50, BU-RUL-56: where a flight of n squares ends: 1 + the place + CAUGHT times the length; below
    0 = the code of what forbids it. cause: whose displacement it is, the flier's own index for its own.
    """
    if board.shifted(t, s, h, s.heroes[h].place, d, n) < 0:
        return -EDGE
    caught = caught_at(t, s, h, d, n, cause)
    end = checked(t, s, h, d, n, cause, land, caught == n)
    if end < 0 or caught == 0 or caught == n:
        return end
    if board.others_at(t, s, h, board.shifted(t, s, h, s.heroes[h].place, d, caught)):
        return -PULLED_DOWN
    end = checked(t, s, h, d, caught, cause, land, True)
    return end if end > 0 else -PULLED_DOWN


@rule
def caught_at(t: Table, s: State, h: int, d: int, n: int, cause: int) -> int:
    """BU-RUL-50: after how many of its squares Pikes pull a flight of n down that stays on the board; 0 = nowhere."""
    for i in range(1, n + 1):
        place = board.shifted(t, s, h, s.heroes[h].place, d, i)
        if catches(t, s, h, place, cause) and not (t.plugged and board.others_at(t, s, h, place)):
            return i
    return 0


@rule
def over_tank(t: Table, s: State, h: int, d: int, n: int, who: int) -> bool:
    """BU-RUL-32: whether a flight of n squares crosses an enemy tank other than one it lands on."""
    crossed = 0
    for i in range(1, n):
        crossed |= board.others_at(t, s, h, board.shifted(t, s, h, s.heroes[h].place, d, i))
    crossed &= board.living(s, 1 - board.team_of(h)) & ~who
    for k in range(ids.HEROES):
        if crossed >> k & 1 and t.heroes[s.heroes[k].design].klass == ids.TANK:
            return True
    return False


@rule
def catches(t: Table, s: State, h: int, place: int, cause: int) -> bool:
    """BU-PIKE-05: whether Pikes on a place pull the flier down."""
    for i in range(board.area(t, s, h)):
        if s.ground[place + ids.FOOT[i]] and holds_flier(t, s, h, place + ids.FOOT[i], cause):
            return True
    return False


@rule
def checked(t: Table, s: State, h: int, d: int, n: int, cause: int, land: int, caught: bool) -> int:
    """Where a flight ends after n squares, caught by Pikes or not; see `flight`. BU-RUL-97: its enemies direct it
    onto a hidden hero from beside only.
    """
    place = board.shifted(t, s, h, s.heroes[h].place, d, n)
    who = board.others_at(t, s, h, place)
    if over_tank(t, s, h, d, n, who):
        return -OVER_TANK
    barred, pillars = FREE, False
    for i in range(board.area(t, s, h)):
        square = place + ids.FOOT[i]
        if s.ground[square] and not s.on[square] >> h & 1:
            if cause != h and board.spent(t, s, square, cause):
                return -SPENT
            if board.is_pillars(s, square):
                pillars = True
            elif board.solid(s, square) and barred == FREE:
                barred = WALL if s.ground[square] >= ids.MADE else STONE
    if barred:
        return -barred
    if who & aloft(s):
        return -ALOFT
    if who and not lone(who):
        return -(CROWD if land == LAUNCHED else ELSEWHERE)
    end = 1 + place + CAUGHT * n
    if who == 0:
        if pillars and caught:
            return -PULLED_DOWN
        return -ELSEWHERE if land == ENEMY and not pillars and not caught else end
    k = first_bit(who)
    if board.team_of(k) != sender(s, cause) and board.has(s, k, ids.HIDDEN) and board.apart(t, s, h, k) > 1:
        return -HIDDEN
    return -ELSEWHERE if land != LAUNCHED and (board.team_of(k) == board.team_of(h) or land == EMPTY) else end


@rule
def sender(s: State, cause: int) -> int:
    """The team that directs a flight: the cause's; that of a relic is with its effects."""
    if cause < ids.RELIC_CAUSE:
        return board.team_of(cause)
    for i in range(s.depth):
        if s.frames[i].kind == ids.F_PROG and s.frames[i].cause == cause:
            return int(s.frames[i].team)
    return int(s.team)


@rule
def launches(t: Table, s: State, h: int, cause: int) -> int:
    """BU-CATA-03, BU-RUL-52: the flights of a launch as a mask over 4 direction + distance - 1: up to 3 straight, 2
    diagonal; exact: shorter only if no exact one is possible.
    """
    found, exact = 0, 0
    for d in range(8):
        full = 2 if d & 1 else 3
        for n in range(1, full + 1):
            if flight(t, s, h, d, n, cause, LAUNCHED) > 0:
                found |= 1 << 4 * d + n - 1
                exact |= (n == full) << 4 * d + n - 1
    return exact if t.exact and exact else found


# ---------------------------------------------------------------- the launch
@rule
def launch_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-CATA-06, BU-RUL-54: the flight is chosen, then flown."""
    h = f.hero
    if f.got < 0:
        i = throws(s, h, f.cause) if s.heroes[h].place >= 0 else -1
        if i < 0 or launches(t, s, h, f.cause) == 0:
            close(s)
            return
        ask(s, ids.ASK_LAUNCH, cause_seat(t, s, f))
        return
    a = taken(f) - ids.FLIGHT
    s.hazards[throws(s, h, f.cause)].used |= 1 << f.cause
    willing = f.team == board.team_of(h)
    end = flight(t, s, h, a // 4, a % 4 + 1, f.cause, LAUNCHED)
    mode, d = WILLING if willing else SENT, a // 4
    f.dir = d
    f.mode = mode
    fly(t, s, f, h, d, end, mode, log)


@rule
def fly(t: Table, s: State, f: Frame, h: int, d: int, end: int, mode: int, log: Log) -> None:
    """A flight that was found; F_LAUNCH turns into its landing, any other frame gets one on top."""
    place, n = (end - 1) % CAUGHT, (end - 1) // CAUGHT
    who = board.others_at(t, s, h, place)
    emit(log, ids.EV_FLY, -1, h, s.heroes[h].place, place, mode)
    if f.kind == ids.F_LAUNCH:
        f.kind = ids.F_LAND
        f.step = HIT
        g = f
    else:
        start(s, ids.F_LAND, f, h, d)
        g = s.frames[s.depth - 1]
        g.mode = mode
    g.victim = first_bit(who) if who else -1
    g.knocked = g.victim if who else h
    g.land = 1 + place
    g.origin = n
    g.place = s.heroes[h].place
    g.left = 1


# ---------------------------------------------------------------- the landing
@rule
def land(s: State, f: Frame, steps: int) -> None:
    """A pending landing comes: who is landed on is knocked so many squares."""
    if board.alive(s, f.hero):
        start(s, ids.F_LAND, f, f.hero, f.dir - 1)
        g = s.frames[s.depth - 1]
        g.mode = LEAP
        g.victim = f.victim
        g.knocked = f.victim
        g.land = 1 + (f.land - 1) % CAUGHT
        g.origin = (f.land - 1) // CAUGHT
        g.left = steps
    f.land = 0


@rule
def land_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-36: damage, who is landed on is knocked, the flier takes its place or falls back."""
    if s.heroes[f.hero].place < 0:
        close(s)
    elif f.step == HIT:
        first_touch(t, s, f, log)
    elif f.step == KNOCKS:
        f.step = TAKES
        knock_away(t, s, f)
    elif f.step == TAKES:
        take_place(t, s, f, log)
    elif f.step == BOUNCES:
        fall_back(t, s, f, log)
    else:
        fall_aside(t, s, f, log)


@rule
def first_touch(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-SPIKE-05, BU-RUL-49, BU-RUL-55: Pillars bounce; a launch hurts whom it lands on."""
    for i in range(board.area(t, s, f.hero)):
        square = f.land - 1 + ids.FOOT[i]
        if board.is_pillars(s, square) and not board.covers(t, s, f.hero, f.place, square):
            f.victim = -1
            f.knocked = f.hero
            f.step = BOUNCES
            if t.hurts and f.mode == SENT and board.kind_at(s, square) == ids.PILLARS:
                pillars_hurt(t, s, f.hero, square, f.cause, log)
            return
    f.step = KNOCKS
    v = f.victim
    if v < 0 or f.mode == LEAP:
        return
    mates = board.team_of(v) == board.team_of(f.hero)
    if f.mode == WILLING and not mates:
        hurt(t, s, v, 1, log)
    elif f.mode == SENT and mates:
        hurt(t, s, v, 1, log)
        hurt(t, s, f.hero, 1, log)
    bury(t, s, log)


@rule
def knock_away(t: Table, s: State, f: Frame) -> None:
    """BU-TANK-09, BU-TANK-10, BU-RUL-33: who is landed on is knocked in the flight direction; a tank stays."""
    v = f.victim
    if v < 0 or s.heroes[v].place < 0:
        return
    if t.heroes[s.heroes[v].design].klass == ids.TANK and (f.mode == LEAP or not t.leap_only):
        return
    depth = s.depth
    shove(t, s, f, v, f.dir, f.left, KNOCK, f.hero)
    if s.depth > depth:
        top = s.frames[s.depth - 1]
        top.into = f.land
        top.lander = f.hero


@rule
def take_place(t: Table, s: State, f: Frame, log: Log) -> None:
    """The flier takes the place, if it is free now, and what lies there takes effect; else it falls back."""
    if s.heroes[f.hero].place != f.place:
        close(s)
        return
    if not board.open_place(t, s, f.hero, f.land - 1, -1):
        f.step = BOUNCES
        return
    rest_on(t, s, f, f.land - 1, ids.EV_LAND, log)


@rule
def rest_on(t: Table, s: State, f: Frame, place: int, what: int, log: Log) -> None:
    """BU-RUL-35, BU-RUL-45: the flier comes to rest; a Catapult there does not launch."""
    emit(log, what, -1, f.hero, f.place, place)
    h, cause = f.hero, f.cause
    close(s)
    arrive(t, s, h, place, cause, LANDS, log)


@rule
def fall_back(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-35 (1), BU-RUL-111: straight back until clear of who was landed on; off the Pillars by one, and who is
    there makes room, unless it is no place for the flier anyway.
    """
    if s.heroes[f.hero].place != f.place:
        close(s)
        return
    place, cause = back_by(t, s, f), -1 if f.cause == f.hero else f.cause
    who = board.others_at(t, s, f.hero, place)
    if place == f.place or board.open_place(t, s, f.hero, place, cause):
        rest_on(t, s, f, place, ids.EV_FALL, log)
    elif f.victim < 0 and who & ~f.mask and board.open_but(t, s, f.hero, place, cause, ids.ANYBODY):
        others(s, f, who, (f.dir + 4) % 8, place)
    else:
        f.step = FALLS


@rule
def back_by(t: Table, s: State, f: Frame) -> int:
    """The place straight back along the flight: by one, or until clear of who was landed on."""
    for n in range(f.origin - 1, 0, -1):
        place = board.shifted(t, s, f.hero, f.place, f.dir, n)
        if f.victim < 0 or not board.meet(t, s, f.hero, place, f.victim, s.heroes[f.victim].place):
            return place
    return f.place


@rule
def side_place(t: Table, s: State, f: Frame, turn: int) -> int:
    """BU-RUL-35 (2): the place one square from the landing, 45 degrees beside straight back, if it is open; or -1."""
    place = board.shifted(t, s, f.hero, f.land - 1, (f.dir + 4 + turn) % 8, 1)
    return place if place >= 0 and board.open_place(t, s, f.hero, place, -1 if f.cause == f.hero else f.cause) else -1


@rule
def fall_aside(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-35 (2), (3): its controller chooses between two places; one open: that one; none: back to the start."""
    one, two = side_place(t, s, f, 1), side_place(t, s, f, 7)
    if f.got >= 0:
        place = f.got - ids.SQUARE
    elif one >= 0 and two >= 0:
        ask(s, ids.ASK_FALL, board.decider(t, s, f.hero))
        return
    else:
        place = max(one, two)
    rest_on(t, s, f, place if place >= 0 else f.place, ids.EV_FALL, log)


@rule
def fall_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """The two places, in square order."""
    one, two = side_place(t, s, f, 1), side_place(t, s, f, 7)
    out[0] = ids.SQUARE + min(one, two)
    out[1] = ids.SQUARE + max(one, two)
    return 2
