"""Whom the shapes of attacks hit (BU-RUL-26 to -32, -44, -97), as 4 bits of subjects and, above, 4 bits of those who
take the damage: a tank may take it in their place. From the choice of an aim to who is hit: the way past a tank, or
from which own square; charges, leaps (BU-RUL-28, -30, -36, -44).
"""

from typing import Any

from rumpus.games.brutality.rules import board, ids, ops
from rumpus.games.brutality.rules.board import way
from rumpus.games.brutality.rules.flights import CAUGHT, LEAP, flight, fly
from rumpus.games.brutality.rules.hazards import DEAD, HELD, RUSHES, arrive
from rumpus.games.brutality.rules.running import aim_at, cause_seat, pass_row
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.grid import beside
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def unseen(t: Table, s: State, h: int, k: int) -> bool:
    """BU-RUL-97: whether hero k is hidden from hero h."""
    return board.has(s, k, ids.HIDDEN) and board.team_of(k) != board.team_of(h) and board.apart(t, s, h, k) > 1


@rule
def soaked(t: Table, victims: int, tank: int) -> int:
    """BU-RUL-30: a tank stands in for these victims: for all of the hit, or for the damage alone."""
    return (victims if t.damage_only else 1 << tank) | 1 << 4 + tank


# ---------------------------------------------------------------- lines
@rule
def line_hits(t: Table, s: State, h: int, square: int, d: int, reach: int, everyone: int) -> int:
    """BU-RUL-28, BU-RUL-30: who is hit along a line from an own square."""
    team = 1 - board.team_of(h)
    hit, takes, tank = 0, 0, -1
    for _ in range(reach):
        square = board.beyond(t, square, d)
        if square < 0 or board.blocks(s, square):
            break
        for k in (2 * team, 2 * team + 1):
            if not s.on[square] >> k & 1 or hit >> k & 1:
                continue
            klass = t.heroes[s.heroes[k].design].klass
            if unseen(t, s, h, k):
                tank = k if klass == ids.TANK and tank < 0 else tank
                continue
            if tank >= 0 and tank != k:
                takes |= 1 << tank
                hit |= 1 << k if t.damage_only else 1 << tank
                if not everyone or not t.damage_only:
                    return hit | takes << 4
                continue
            hit |= 1 << k
            takes |= 1 << k
            if klass == ids.TANK:
                tank = k
            if not everyone or (klass == ids.TANK and not t.damage_only):
                return hit | takes << 4
    return hit | takes << 4


@rule
def line_ways(t: Table, s: State, h: int, d: int, reach: int, everyone: int, i: int) -> int:
    """Whom the i-th own square hits along d; 0 if nobody, or if an earlier own square hits the same ones."""
    if i >= board.area(t, s, h):
        return 0
    hits = line_hits(t, s, h, s.heroes[h].place + ids.FOOT[i], d, reach, everyone)
    for k in range(i if hits else 0):
        if line_hits(t, s, h, s.heroes[h].place + ids.FOOT[k], d, reach, everyone) == hits:
            return 0
    return hits


# ---------------------------------------------------------------- shots, bursts, blasts
@rule
def ways(t: Table, s: State, h: int, k: int, square: int, reach: int) -> int:
    """BU-RUL-28, BU-RUL-30: how hero h sees hero k, or with k -1 a square, within reach: DIRECT, or the bits of the
    enemy tanks that are in between; 0 = not.
    """
    found = 0
    team = -1 if k >= 0 and board.team_of(k) == board.team_of(h) else 1 - board.team_of(h)
    for i in range(board.area(t, s, h)):
        a = s.heroes[h].place + ids.FOOT[i]
        for j in range(board.area(t, s, k) if k >= 0 else 1):
            b = s.heroes[k].place + ids.FOOT[j] if k >= 0 else square
            if board.between(a, b) <= reach:
                found |= way(t, s, a, b, team, k)
    return found


@rule
def shot_ways(t: Table, s: State, h: int, k: int, reach: int) -> int:
    """How hero h can shoot at hero k, as `ways`."""
    if h == k or s.heroes[k].place < 0 or unseen(t, s, h, k) or board.apart(t, s, h, k) > reach:
        return 0
    return ways(t, s, h, k, -1, reach)


@rule
def blast_ways(t: Table, s: State, h: int, centre: int, reach: int) -> int:
    """How hero h can aim at a centre, as `ways`."""
    if board.blocks(s, centre):
        return 0
    for k in range(ids.HEROES):
        if s.on[centre] >> k & 1 and unseen(t, s, h, k):
            return 0
    return ways(t, s, h, -1, centre, reach)


@rule
def burst_hits(t: Table, s: State, h: int, radius: int, but: int) -> int:
    """BU-RUL-28: every enemy within the radius but for these; from 2 on over the path of the closest squares."""
    found = 0
    for k in range(ids.HEROES):
        if (
            board.living(s, 1 - board.team_of(h)) & ~but & 1 << k
            and board.apart(t, s, h, k) <= radius
            and not unseen(t, s, h, k)
        ):
            found |= 17 << k if radius < 2 else burst_one(t, s, h, k)
    if found >> 4 and not t.damage_only:
        return found >> 4 | found >> 4 << 4
    return found


@rule
def burst_one(t: Table, s: State, h: int, k: int) -> int:
    """Who is hit in place of one enemy, over the closest pair of squares, the first in square order."""
    best, a, b = 99, -1, -1
    for i in range(board.area(t, s, h)):
        for j in range(board.area(t, s, k)):
            one, two = s.heroes[h].place + ids.FOOT[i], s.heroes[k].place + ids.FOOT[j]
            if board.between(one, two) < best:
                best, a, b = board.between(one, two), one, two
    found = way(t, s, a, b, board.team_of(k), k)
    return (17 << k if found == board.DIRECT else soaked(t, 1 << k, first_bit(found))) if found else 0


@rule
def blast_hits(t: Table, s: State, h: int, centre: int, radius: int, way: int) -> int:
    """BU-RUL-30: every enemy within the radius of the centre; a tank on the path takes it instead of its teammate."""
    found = 0
    for k in range(ids.HEROES):
        if (
            board.living(s, 1 - board.team_of(h)) >> k & 1
            and board.off(t, s, k, centre) <= radius
            and not unseen(t, s, h, k)
        ):
            found |= 1 << k
    for k in range(ids.HEROES):
        if way == 1 << k and found & ~way:
            return soaked(t, found, k)
    return found | found << 4


@rule
def differs(t: Table, s: State, h: int, centre: int, radius: int, ways: int) -> bool:
    """Whether the ways to a centre hit different heroes."""
    first = -1
    for k in range(5):
        if ways >> k & 1:
            hits = blast_hits(t, s, h, centre, radius, 1 << k)
            if first >= 0 and hits != first:
                return True
            first = hits
    return False


@rule
def melee_hits(t: Table, s: State, h: int) -> int:
    """BU-RUL-28: the enemies at distance 1."""
    found = 0
    for k in range(ids.HEROES):
        if board.living(s, 1 - board.team_of(h)) >> k & 1 and board.apart(t, s, h, k) == 1:
            found |= 1 << k
    return found


@rule
def arc_hits(t: Table, s: State, h: int, d: int) -> int:
    """BU-RUL-28: the enemies at distance 1 in direction d or 45 degrees beside it."""
    found = melee_hits(t, s, h)
    for k in range(ids.HEROES):
        if found >> k & 1 and not beside(d, board.heading(t, s, h, k)):
            found &= ~(1 << k)
    return found | found << 4


# ---------------------------------------------------------------- charges
@rule
def charge_hits(t: Table, s: State, h: int, d: int, near: int) -> int:
    """BU-RUL-44, BU-RUL-97: the enemies in front after the last step; hidden ones if it began next to them (`near`)."""
    found = board.ahead(t, s, h, d, -1) & board.living(s, 1 - board.team_of(h))
    for k in range(ids.HEROES):
        if found >> k & 1 and board.has(s, k, ids.HIDDEN) and not near >> k & 1:
            found &= ~(1 << k)
    return found


# ---------------------------------------------------------------- the way to a target
@rule
def via_row(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-28, BU-RUL-30: the way to the target: the only one, or the one chosen."""
    op = t.ops[f.row]
    if f.got < 0:
        ways = ways_of(t, s, f, op)
        if not lone(ways):
            ask(s, ids.ASK_VIA, cause_seat(t, s, f))
            return
        way = ways
    elif op.op == ops.AIM_LINE:
        at = f.got - ids.SQUARE - s.heroes[f.hero].place
        way = 1 << at % ids.WIDE + 2 * (at // ids.WIDE)
    else:
        way = board.DIRECT if f.got == ids.DIRECT else 1 << f.got - ids.HERO
    f.got = -1
    take_way(t, s, f, op, way, log)
    pass_row(f, 0)


@rule
def ways_of(t: Table, s: State, f: Frame, op: Op) -> int:
    """The ways that make a difference, as a mask: own squares of a line, DIRECT or tanks of a shot or a blast."""
    if op.op == ops.AIM_LINE:
        ways = 0
        for i in range(4):
            ways |= (line_ways(t, s, f.hero, f.dir - 1, op.reach, op.hits, i) != 0) << i
        return ways
    if op.op == ops.AIM_SHOT:
        return shot_ways(t, s, f.hero, f.spot - 1, op.reach)
    ways = blast_ways(t, s, f.hero, f.spot - 1, op.reach)
    return ways if differs(t, s, f.hero, f.spot - 1, op.n, ways) else ways & -ways


@rule
def take_way(t: Table, s: State, f: Frame, op: Op, way: int, log: Log) -> None:
    """Who is hit over this way."""
    if op.op == ops.AIM_LINE:
        aim_at(f, line_ways(t, s, f.hero, f.dir - 1, op.reach, op.hits, first_bit(way)))
    elif op.op == ops.AIM_SHOT:
        k = f.spot - 1
        f.spot = 0
        aim_at(f, 17 << k if way == board.DIRECT else soaked(t, 1 << k, first_bit(way)))
    else:
        aim_at(f, blast_hits(t, s, f.hero, f.spot - 1, op.n, way))
    for k in range(ids.HEROES):
        if f.takes >> k & 1 and op.op != ops.AIM_LINE and way == 1 << k:
            emit(log, ids.EV_SOAKED, f.seat, k, f.hero)


@rule
def via_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """The ways, ascending."""
    op = t.ops[f.row]
    ways = ways_of(t, s, f, op)
    n = 0
    if op.op != ops.AIM_LINE and ways & board.DIRECT:
        out[n] = ids.DIRECT
        n += 1
    for i in range(4):
        if ways >> i & 1:
            out[n] = ids.SQUARE + s.heroes[f.hero].place + ids.FOOT[i] if op.op == ops.AIM_LINE else ids.HERO + i
            n += 1
    return n


# ---------------------------------------------------------------- charges and leaps
@rule
def charge(t: Table, s: State, f: Frame, d: int, n: int, log: Log) -> None:
    """BU-RUL-44: ground movement in a straight line, then those in front are hit."""
    h = f.hero
    near = melee_hits(t, s, h)
    f.dir = 1 + d
    for _ in range(n):
        place = s.heroes[h].place
        if board.ahead(t, s, h, d, -1):
            break
        goal = board.shifted(t, s, h, place, d, 1)
        emit(log, ids.EV_MOVE, -1, h, place, goal, ids.BY_CHARGE)
        if arrive(t, s, h, goal, h, RUSHES, log) & (HELD | DEAD):
            break
    if board.alive(s, h):
        hits = charge_hits(t, s, h, d, near)
        aim_at(f, hits | hits << 4)


@rule
def leap(t: Table, s: State, f: Frame, op: Op, d: int, n: int, log: Log) -> None:
    """BU-RUL-36: onto an enemy the damage comes first, and the landing with what follows; else it lands at once."""
    h = f.hero
    end = flight(t, s, h, d, n, h, op.land)
    place = (end - 1) % CAUGHT
    who, pillars = board.others_at(t, s, h, place), False
    for i in range(board.area(t, s, h)):
        pillars = pillars or board.is_pillars(s, place + ids.FOOT[i])
    f.dir = 1 + d
    pass_row(f, 0)
    if who and not pillars:
        f.land = end
        f.victim = first_bit(who)
        aim_at(f, 17 << f.victim)
    else:
        fly(t, s, f, h, d, end, LEAP, log)
