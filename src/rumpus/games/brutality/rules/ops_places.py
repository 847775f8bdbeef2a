"""Words for places: knockback, push, pull, throw, what being stopped costs; free steps, swaps, teleports; hazards and
creations (BU-RUL-21, -22, -37, -43, -45, -57, -59).
"""

from rumpus.games.brutality.rules import board, hazards, ids, ops
from rumpus.games.brutality.rules.flights import land
from rumpus.games.brutality.rules.life import bury, ends_at, hurt
from rumpus.games.brutality.rules.running import cause_seat, start
from rumpus.games.brutality.rules.shoves import DRAG, KNOCK, PULL, shove
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.games.brutality.rules.useful import swap_fits, throw_place
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.grid import away, gap
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def knockback(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Straight away; of a hero that is being landed on it is the number of squares that it is knocked."""
    if f.land:
        f.stage = 1
        f.left = 1 + f.victim
        land(s, f, op.n)
        return False
    h = next_subject(t, s, f, -1, log)
    if h < 0:
        return True
    d = f.dir - 1 if f.dir else away_from(t, s, f, h)
    if d >= 0:
        shove(t, s, f, h, d, op.n, KNOCK, f.hero)
    return False


@rule
def pull(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Towards the acting hero, pushing nobody."""
    h = next_subject(t, s, f, 1, log)
    if h < 0 or f.hero < 0 or not board.alive(s, f.hero):
        return True
    shove(t, s, f, h, (f.dir + 3) % 8 if f.dir else 0, op.n, DRAG if f.dir else PULL, f.hero)
    return False


@rule
def push_chosen(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """A knockback in a direction that the user chooses."""
    if f.got >= 0:
        d = f.got - ids.DIRECTION
        f.got = -1
        shove(t, s, f, f.left - 1, d, op.n, KNOCK, f.hero)
        return False
    if next_subject(t, s, f, -1, log) < 0:
        return True
    ask(s, ids.ASK_PUSH, cause_seat(t, s, f))
    return False


@rule
def next_subject(t: Table, s: State, f: Frame, sign: int, log: Log) -> int:
    """BU-RUL-22: the next subject that lives, in the order fixed when the word began; -1 = all are done. What stopped
    the last one counts first.
    """
    if f.stage == 0:
        f.stage = 1
        f.order = order(t, s, f, sign)
    elif f.left:
        collide(t, s, f, f.left - 1, log)
    f.left = 0
    while f.order:
        h = f.order % 8 - 1
        f.order //= 8
        if board.alive(s, h):
            f.left = 1 + h
            f.stopped = 0
            return h
    return -1


@rule
def order(t: Table, s: State, f: Frame, sign: int) -> int:
    """BU-RUL-22: pushes (sign -1) from far to near, pulls from near to far, equal ones by their places."""
    packed, shift, todo = 0, 1, f.mask
    for _ in range(ids.HEROES):
        best, least = -1, 0
        for h in range(ids.HEROES):
            if todo >> h & 1 and board.alive(s, h):
                near = board.apart(t, s, f.hero, h) if f.hero >= 0 and board.alive(s, f.hero) else 0
                key = sign * near * ids.SQUARES + s.heroes[h].place
                if best < 0 or key < least:
                    best, least = h, key
        if best >= 0:
            todo &= ~(1 << best)
            packed += (1 + best) * shift
            shift *= 8
    return packed


@rule
def away_from(t: Table, s: State, f: Frame, h: int) -> int:
    """BU-RUL-37: straight away from the blast's centre, or from the attacker."""
    card, place = t.heroes[s.heroes[h].design], s.heroes[h].place
    if f.spot and not board.covers(t, s, h, place, f.spot - 1):
        dx = gap(board.col(f.spot - 1), 1, board.col(place), card.wide)
        return away(dx, gap(board.row(f.spot - 1), 1, board.row(place), card.deep))
    if f.hero < 0 or not board.alive(s, f.hero):
        return -1
    return board.heading(t, s, f.hero, h)


@rule
def collide(t: Table, s: State, f: Frame, h: int, log: Log) -> None:
    """collision_damage, right after the displacement that it belongs to."""
    op = t.ops[f.row + 1]
    if f.row + 1 >= f.end or op.op != ops.COLLISION_DAMAGE:
        return
    wanted = ids.STOPPED_WALL << op.how if op.how < ids.STOP_ANY else 7
    if not f.stopped & 7 & wanted:
        return
    if board.alive(s, h):
        hurt(t, s, h, op.n, log)
    if f.stopped & ids.STOPPED_HERO:
        for k in range(ids.HEROES):
            if f.stopped >> ids.BUMPED + k & 1 and board.alive(s, k):
                hurt(t, s, k, op.n, log)
    bury(t, s, log)


@rule
def throw(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The adjacent subject flies over the acting hero to the place mirrored on its other side; hurt there or not."""
    for h in range(ids.HEROES):
        if f.mask >> h & 1 and board.alive(s, h) and f.hero >= 0 and board.alive(s, f.hero):
            place = throw_place(t, s, f.hero, h)
            if place >= 0:
                old = s.heroes[h].place
                emit(log, ids.EV_FLY, -1, h, old, place, 2)
                board.take_off(t, s, h)
                board.put_on(t, s, h, place)
                if op.needs:
                    hazards.settle(t, s, h, old, f.cause, hazards.PUT, log)
    return True


# ---------------------------------------------------------------- put elsewhere
@rule
def move_free(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Up to so many steps by its own pattern, not if rooted or stunned: the subject, or who acts if there is none."""
    if f.stage:
        return True
    f.stage = 1
    h = first_bit(f.mask) if f.mask else f.hero
    if h < 0 or not board.alive(s, h) or board.has(s, h, ids.ROOT) or board.has(s, h, ids.STUN):
        return True
    start(s, ids.F_ROAM, f, h, s.heroes[h].course)
    s.heroes[h].course = 0
    g = s.frames[s.depth - 1]
    g.left = op.n
    g.cause = h
    return False


@rule
def swap(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The acting hero and the subject, or the two subjects, change places, if both fit."""
    h = f.hero if f.hero >= 0 else 2 * f.team
    left = f.mask & ~(1 << h)
    k = first_bit(left) if left else -1
    if k < 0 or not swap_fits(t, s, h, k, f.cause):
        return True
    a, b = s.heroes[h].place, s.heroes[k].place
    emit(log, ids.EV_MOVE, -1, h, a, b, ids.BY_SWAP)
    emit(log, ids.EV_MOVE, -1, k, b, a, ids.BY_SWAP)
    board.take_off(t, s, h)
    board.take_off(t, s, k)
    board.put_on(t, s, h, b)
    board.put_on(t, s, k, a)
    hazards.settle(t, s, h, a, f.cause, hazards.PUT, log)
    if s.over == 0 and board.alive(s, k):
        hazards.settle(t, s, k, b, f.cause, hazards.PUT, log)
    return True


@rule
def spot_ok(t: Table, s: State, f: Frame, op: Op, place: int) -> bool:
    """Whether the subject may be teleported to a place."""
    h = first_bit(f.mask)
    now = s.heroes[h].place
    return 0 < board.between(now, place) <= op.reach and board.open_place(
        t, s, h, place, -1 if f.cause == h else f.cause
    )


@rule
def teleport(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The subject is put on an open place within reach; a steadfast one by its own team alone (BU-RUL-78)."""
    h = first_bit(f.mask) if f.mask else -1
    if h < 0 or not board.alive(s, h) or (f.team != board.team_of(h) and board.has(s, h, ids.STEADFAST)):
        return True
    if f.got >= 0:
        place = f.got - ids.SQUARE
        f.got = -1
        emit(log, ids.EV_MOVE, -1, h, s.heroes[h].place, place, ids.BY_TELEPORT)
        hazards.arrive(t, s, h, place, f.cause, hazards.PUT, log)
        return True
    for place in range(ids.SQUARES):
        if spot_ok(t, s, f, op, place):
            ask(s, ids.ASK_SPOT, cause_seat(t, s, f))
            return False
    return True


# ---------------------------------------------------------------- hazards
@rule
def remove_hazard(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The hazard aimed at goes back to the box."""
    i = board.hazard_at(s, f.spot - 1) if f.spot else -1
    if i >= 0:
        hazards.lift_hazard(s, i, log)
    return True


@rule
def site_ok(t: Table, s: State, f: Frame, op: Op, square: int) -> bool:
    """Whether the hazard aimed at may be moved to a square."""
    return board.between(f.spot - 1, square) <= op.n and hazards.legal_site(t, s, square)


@rule
def move_hazard(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The hazard aimed at is put on a legal square at most so far away."""
    i = board.hazard_at(s, f.spot - 1) if f.spot else -1
    if i < 0:
        return True
    if f.got >= 0:
        hazards.shift_hazard(s, i, f.got - ids.SQUARE, log)
        f.got = -1
        return True
    for square in range(ids.SQUARES):
        if site_ok(t, s, f, op, square):
            ask(s, ids.ASK_HAZARD, cause_seat(t, s, f))
            return False
    return True


@rule
def place_hazard(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """A hazard of a listed kind from the box is put on the square chosen."""
    if f.squares[0] == 0:
        return True
    kinds = hazards.boxed(t, s, op.kinds)
    if f.got < 0 and not lone(kinds):
        ask(s, ids.ASK_KIND, cause_seat(t, s, f))
        return False
    if kinds and hazards.legal_site(t, s, f.squares[0] - 1):
        kind = f.got - ids.KIND + 1 if f.got >= 0 else first_bit(kinds)
        hazards.lay_hazard(s, kind, f.squares[0] - 1, f.seat, log)
    f.got = -1
    return True


@rule
def suppress(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The hazard aimed at has no effect for a time."""
    i = board.hazard_at(s, f.spot - 1) if f.spot else -1
    if i >= 0:
        ends = ends_at(s, op.until, f.team, f.team)
        s.hazards[i].quiet = max(s.hazards[i].quiet, ends)
        f.lasts = max(f.lasts, ends)
        emit(log, ids.EV_SUPPRESSED, -1, s.hazards[i].kind, s.hazards[i].square, 1)
    return True


# ---------------------------------------------------------------- creations
@rule
def place_creation(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Tokens on the squares chosen, or on the blast's centre if one may lie there."""
    if op.where:
        if f.spot and hazards.legal_site(t, s, f.spot - 1):
            hazards.lay_creation(t, s, op.status, f.spot - 1, f.team, op.turns, log)
        return True
    for i in range(3):
        if f.squares[i] and i < op.n and hazards.legal_site(t, s, f.squares[i] - 1):
            hazards.lay_creation(t, s, op.status, f.squares[i] - 1, f.team, op.turns, log)
    return True


@rule
def take_creation(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The creation aimed at is taken off."""
    i = board.creation_at(s, f.spot - 1) if f.spot else -1
    if i >= 0:
        hazards.remove_creation(s, i, log)
    return True
