"""Hazards and creations: what entering them does, who has used them, how they come and go (Hazards, Spiked Pillars,
Hidden Trap Pikes, Relentless Flames, Catapult; BU-RUL-45 to -48, -51, -57, -59).
"""

from typing import Final

from rumpus.games.brutality.rules import board, ids
from rumpus.games.brutality.rules.life import bury, give, hurt
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule

# ways to arrive
(WALKS, RUSHES, FORCED, LANDS, PUT) = range(5)  # own Move, charge, displacement, own flight or fall, swap or placement
# what came of it, as a mask
HELD: Final = 1
THROWN: Final = 2
DEAD: Final = 4


@rule
def arrive(t: Table, s: State, h: int, place: int, cause: int, way: int, log: Log) -> int:
    """Hero h goes to a place that is free for it, and what it newly enters takes effect (BU-RUL-46). A mask over HELD,
    THROWN (onto the Catapult, which launches it), DEAD.
    """
    old = s.heroes[h].place
    board.take_off(t, s, h)
    board.put_on(t, s, h, place)
    return settle(t, s, h, old, cause, way, log)


@rule
def settle(t: Table, s: State, h: int, old: int, cause: int, way: int, log: Log) -> int:
    """What lies on the squares that hero h did not fill on its old place takes effect; a mask as `arrive` gives it."""
    came, todo = 0, 0
    for i in range(board.area(t, s, h)):
        square = s.heroes[h].place + ids.FOOT[i]
        if s.ground[square] and not board.covers(t, s, h, old, square):
            todo |= 1 << 4 * rank(s, square) + i
    for i in range(16 if todo else 0):
        if todo >> i & 1 and s.heroes[h].hp > 0:
            came |= enter(t, s, h, s.heroes[h].place + ids.FOOT[i % 4], cause, way, log)
    hero = s.heroes[h]
    if came & HELD:
        came &= ~THROWN
        if hero.used & ids.MOVED and board.team_of(h) == s.team and not hero.rest:
            hero.closed = 1
    if todo and hero.hp <= 0:
        bury(t, s, log)
        came |= DEAD
    return came


@rule
def rank(s: State, square: int) -> int:
    """BU-RUL-85: what acts first of what is entered in one step: Pikes or snare, Flames, clouds, Catapult."""
    i = board.creation_at(s, square)
    if i >= 0:
        return 0 if s.creations[i].kind == ids.SNARE else 2
    kind = board.kind_at(s, square)
    return 0 if kind == ids.PIKES else 1 if kind == ids.FLAMES else 3


@rule
def immune(t: Table, s: State, h: int, way: int) -> bool:
    """BU-RUL-18, BU-RUL-78: whether hazards and creations neither hurt nor hold a hero that comes this way."""
    return board.has(s, h, ids.WARDED) or (way == WALKS and t.heroes[s.heroes[h].design].sure_footed != 0)


@rule
def had_use(used: int, h: int, cause: int) -> bool:
    """BU-HAZ-02, BU-RUL-47: whether the cause, which is not the hero itself, has had its use of it."""
    return cause != h and bool(used >> cause & 1)


@rule
def enter(t: Table, s: State, h: int, square: int, cause: int, way: int, log: Log) -> int:
    """What lies on one square that hero h newly enters."""
    i = board.creation_at(s, square)
    if i >= 0:
        return enter_creation(t, s, h, i, cause, way, log)
    kind = board.kind_at(s, square)
    hazard = s.hazards[s.ground[square] - 1]
    if kind == 0 or had_use(hazard.used, h, cause):
        return 0
    if kind == ids.CATAPULT:
        return THROWN if way == FORCED else 0
    if immune(t, s, h, way) or (kind == ids.PIKES and way == WALKS and s.on[square] & ~(1 << h)):
        return 0
    if cause != h:
        hazard.used |= 1 << cause
    emit(log, ids.EV_HIT, board.seat_of(t, s, h), h, kind, square)
    hurt(t, s, h, 1, log)
    return HELD if kind == ids.PIKES else 0


@rule
def enter_creation(t: Table, s: State, h: int, i: int, cause: int, way: int, log: Log) -> int:
    """BU-RUL-59: a cloud hurts; a snare hurts, holds and roots an enemy of its team, and is gone."""
    thing = s.creations[i]
    if had_use(thing.used, h, cause) or immune(t, s, h, way):
        return 0
    kind = thing.kind
    if kind == ids.SNARE:
        if thing.team == board.team_of(h) or (way == WALKS and s.on[thing.square] & ~(1 << h)):
            return 0
        remove_creation(s, i, log)
    elif cause != h:
        thing.used |= 1 << cause
    emit(log, ids.EV_HIT, board.seat_of(t, s, h), h, ids.MADE + kind, s.heroes[h].place)
    hurt(t, s, h, 1, log)
    if kind == ids.CLOUD:
        return 0
    if s.heroes[h].hp > 0:
        mine = s.team == board.team_of(h)
        give(t, s, h, ids.ROOT, 1, 2 * (s.turn if mine else s.turn + 1) + 1, log)
    return HELD


@rule
def pillars_hurt(t: Table, s: State, h: int, square: int, cause: int, log: Log) -> None:
    """BU-SPIKE-02, BU-KB-09: a hero knocked into the Pillars takes 1."""
    hazard = s.hazards[s.ground[square] - 1]
    emit(log, ids.EV_HIT, board.seat_of(t, s, h), h, ids.PILLARS, square)
    if board.has(s, h, ids.WARDED):
        return
    hazard.used |= 1 << cause
    hurt(t, s, h, 1, log)
    bury(t, s, log)


@rule
def stay_damage(t: Table, s: State, log: Log) -> None:
    """BU-PIKE-06, BU-FLAME-02, BU-RUL-48, BU-RUL-59: heroes of the team on turn that did not move off take 1 each."""
    for h in (2 * s.team, 2 * s.team + 1):
        hero = s.heroes[h]
        if hero.place < 0 or board.has(s, h, ids.WARDED) or t.heroes[hero.design].sure_footed:
            continue
        for i in range(board.area(t, s, h)):
            square = hero.place + ids.FOOT[i]
            g = s.ground[square]
            if g and hurts_to_stay(s, square) and (hero.stay >> g & 1 or (t.ends_there and g < ids.MADE)):
                emit(log, ids.EV_HIT, board.seat_of(t, s, h), h, board.kind_at(s, square), square)
                hurt(t, s, h, 1, log)
    bury(t, s, log)


@rule
def hurts_to_stay(s: State, square: int) -> bool:
    """Whether Pikes, Flames or a cloud are on a square."""
    i = board.creation_at(s, square)
    if i >= 0:
        return bool(s.creations[i].kind == ids.CLOUD)
    kind = board.kind_at(s, square)
    return kind == ids.PIKES or kind == ids.FLAMES


@rule
def mark_stay(t: Table, s: State) -> None:
    """BU-RUL-48: what the heroes of the team on turn are on as it begins."""
    for h in (2 * s.team, 2 * s.team + 1):
        s.heroes[h].stay = 0
        for i in range(board.area(t, s, h) if board.alive(s, h) else 0):
            g = s.ground[s.heroes[h].place + ids.FOOT[i]]
            s.heroes[h].stay |= 1 << g if g else 0


@rule
def fresh(s: State, kept: int) -> None:
    """BU-HAZ-05, BU-RUL-47: every cause but these has its uses back."""
    for hazard in s.hazards:
        hazard.used &= kept
    for thing in s.creations:
        thing.used &= kept


# ---------------------------------------------------------------- coming and going
@rule
def legal_site(t: Table, s: State, square: int) -> bool:
    """BU-HAZP-04, BU-RUL-09, BU-RUL-59: outside the start rows, no hero, hazard or creation on it."""
    return (
        board.on_board(t, square) and 0 < board.row(square) < t.rows - 1 and s.on[square] == 0 and s.ground[square] == 0
    )


@rule
def boxed(t: Table, s: State, kinds: int) -> int:
    """BU-RUL-08: which of these kinds have a piece left in the box."""
    for kind in range(1, 6):
        n = 0
        for hazard in s.hazards:
            n += 1 if hazard.kind == kind else 0
        kinds &= ~(1 << kind) if n > t.two_each else ~0
    return kinds


@rule
def lay_hazard(s: State, kind: int, square: int, seat: int, log: Log) -> None:
    """A hazard is put on a legal square."""
    for i in range(ids.HAZARDS):
        hazard = s.hazards[i]
        if hazard.kind == 0:
            hazard.kind = kind
            hazard.square = square
            s.ground[square] = 1 + i
            emit(log, ids.EV_HAZARD, seat, kind, square)
            return


@rule
def lift_hazard(s: State, i: int, log: Log) -> None:
    """BU-RUL-57: back to the box; who stands on it is no longer on it."""
    hazard = s.hazards[i]
    forget(s, 1 + i)
    s.ground[hazard.square] = 0
    emit(log, ids.EV_HAZARD_GONE, -1, hazard.kind, hazard.square)
    zero(hazard)


@rule
def forget(s: State, g: int) -> None:
    """BU-RUL-48: nobody has been on it without a break."""
    for hero in s.heroes:
        hero.stay &= ~(1 << g)


@rule
def shift_hazard(s: State, i: int, square: int, log: Log) -> None:
    """BU-RUL-57: a hazard is taken up and put down elsewhere."""
    hazard = s.hazards[i]
    forget(s, 1 + i)
    s.ground[hazard.square] = 0
    emit(log, ids.EV_HAZARD_MOVED, -1, hazard.kind, hazard.square, square)
    hazard.square = square
    s.ground[square] = 1 + i


@rule
def lay_creation(t: Table, s: State, kind: int, square: int, team: int, turns: int, log: Log) -> None:
    """BU-RUL-59: a creation token; a fifth wall, a third cloud or snare takes the team's oldest away first."""
    count, oldest, free = 0, -1, -1
    for i in range(ids.CREATIONS):
        thing = s.creations[i]
        if thing.kind == 0:
            free = i if free < 0 else free
        elif thing.kind == kind and thing.team == team:
            count += 1
            if oldest < 0 or thing.age < s.creations[oldest].age:
                oldest = i
    if count >= (4 if kind == ids.WALL else 2):
        remove_creation(s, oldest, log)
        free = oldest
    s.age += 1
    thing = s.creations[free]
    thing.kind = kind
    thing.square = square
    thing.team = team
    thing.turns = turns
    thing.age = s.age
    s.ground[square] = ids.MADE + free
    emit(log, ids.EV_CREATION, -1, kind, square, team, turns)


@rule
def remove_creation(s: State, i: int, log: Log) -> None:
    """A creation is taken off the board."""
    thing = s.creations[i]
    forget(s, ids.MADE + i)
    s.ground[thing.square] = 0
    emit(log, ids.EV_GONE, -1, thing.kind, thing.square)
    zero(thing)


@rule
def count_down(s: State, log: Log) -> None:
    """BU-RUL-15, BU-RUL-59: timed creations of the team on turn count down and vanish at 0."""
    for i in range(ids.CREATIONS):
        thing = s.creations[i]
        if thing.kind and thing.team == s.team and thing.turns:
            thing.turns -= 1
            if thing.turns == 0:
                remove_creation(s, i, log)


@rule
def holds_flier(t: Table, s: State, h: int, square: int, cause: int) -> bool:
    """BU-PIKE-05, BU-RUL-50: whether Pikes on a square catch hero h as it flies over."""
    if board.kind_at(s, square) != ids.PIKES or board.has(s, h, ids.WARDED) or s.on[square] >> h & 1:
        return False
    return not had_use(s.hazards[s.ground[square] - 1].used, h, cause)


@rule
def throws(s: State, h: int, cause: int) -> int:
    """The row of the Catapult that hero h is on and that the cause may still use; -1 = none."""
    for i in range(ids.HAZARDS):
        hazard = s.hazards[i]
        if hazard.kind == ids.CATAPULT and s.on[hazard.square] >> h & 1 and not board.quiet(s, hazard):
            if not hazard.used >> cause & 1:
                return i
    return -1
