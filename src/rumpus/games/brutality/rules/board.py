"""Squares, footprints, directions and the paths of attacks (BU-RUL-01 to -04, -27, -37): of the board alone, and of who
stands and lies on it.

A place is a footprint's lowest left square; a footprint is `wide` by `deep` squares. -1 = off the board.
"""

from typing import Final

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import Hazard, State, Table
from rumpus.kernel.records.grid import DX, DY, away, crossed, far, gap
from rumpus.kernel.records.record import rule

WIDE: Final = ids.WIDE
DIRECT: Final = 16  # a way to a target past the tank; else the bit of the tank
# what is in the way of a step, above the mask of heroes
EDGE: Final = 16
WALLED: Final = 32
SPENT: Final = 64
BLOCKED: Final = EDGE | WALLED | SPENT
PILLARS: Final = 128


def _paths() -> tuple[int, ...]:
    """Six crossed squares for each offset of -4..4, as steps of squares; 0 = none."""
    cells: list[int] = []
    for dy in range(-4, 5):
        for dx in range(-4, 5):
            steps = [x + WIDE * y for x, y in crossed(dx, dy)]
            cells += [*steps, 0, 0, 0, 0, 0, 0][:6]
    return tuple(cells)


PATHS: Final = _paths()
"""What Table.path holds."""


# ---------------------------------------------------------------- the board alone
@rule
def col(square: int) -> int:
    """The column, from 0."""
    return square % WIDE


@rule
def row(square: int) -> int:
    """The row, from 0."""
    return square // WIDE


@rule
def on_board(t: Table, square: int) -> bool:
    """Whether a square is on the board."""
    return square >= 0 and square % WIDE < t.cols and square // WIDE < t.rows


@rule
def area(t: Table, s: State, h: int) -> int:
    """How many squares a hero fills: those at `place + ids.FOOT[i]`."""
    return int(t.heroes[s.heroes[h].design].wide * t.heroes[s.heroes[h].design].deep)


@rule
def fits(t: Table, s: State, h: int, place: int) -> bool:
    """Whether a hero's footprint lies on the board there."""
    return (
        place >= 0
        and place % WIDE + t.heroes[s.heroes[h].design].wide <= t.cols
        and place // WIDE + t.heroes[s.heroes[h].design].deep <= t.rows
    )


@rule
def shifted(t: Table, s: State, h: int, place: int, d: int, n: int) -> int:
    """BU-MOVE-09: the place n squares on in direction d; -1 when hero h would not be on the board there."""
    x, y, card = place % WIDE + n * DX[d], place // WIDE + n * DY[d], t.heroes[s.heroes[h].design]
    if x < 0 or y < 0 or x + card.wide > t.cols or y + card.deep > t.rows:
        return -1
    return x + WIDE * y


@rule
def beyond(t: Table, square: int, d: int) -> int:
    """The next square in a direction; -1 = off the board."""
    x, y = square % WIDE + DX[d], square // WIDE + DY[d]
    return x + WIDE * y if 0 <= x < t.cols and 0 <= y < t.rows else -1


@rule
def covers(t: Table, s: State, h: int, place: int, square: int) -> bool:
    """Whether hero h, standing on a place, fills a square."""
    dx, dy = square % WIDE - place % WIDE, square // WIDE - place // WIDE
    card = t.heroes[s.heroes[h].design]
    return place >= 0 and 0 <= dx < card.wide and 0 <= dy < card.deep


@rule
def meet(t: Table, s: State, h: int, place: int, k: int, other: int) -> bool:
    """Whether hero h on one place and hero k on another share a square."""
    one, two = t.heroes[s.heroes[h].design], t.heroes[s.heroes[k].design]
    dx, dy = other % WIDE - place % WIDE, other // WIDE - place // WIDE
    return place >= 0 and other >= 0 and -two.wide < dx < one.wide and -two.deep < dy < one.deep


@rule
def between(a: int, b: int) -> int:
    """BU-RUL-02: the distance of two squares."""
    return far(col(b) - col(a), row(b) - row(a))


# ---------------------------------------------------------------- heroes
@rule
def team_of(h: int) -> int:
    """BU-TERM-02: 0 or 1."""
    return h >> 1


@rule
def alive(s: State, h: int) -> bool:
    """BU-TERM-02: on the board, with HP left."""
    return bool(s.heroes[h].place >= 0)


@rule
def living(s: State, team: int) -> int:
    """The mask of a team's living heroes."""
    return (s.heroes[2 * team].place >= 0) << 2 * team | (s.heroes[2 * team + 1].place >= 0) << 2 * team + 1


@rule
def gaps(t: Table, s: State, h: int, k: int) -> tuple[int, int]:
    """The column and row gaps from hero h to hero k."""
    one, two = t.heroes[s.heroes[h].design], t.heroes[s.heroes[k].design]
    a, b = s.heroes[h].place, s.heroes[k].place
    return gap(col(a), one.wide, col(b), two.wide), gap(row(a), one.deep, row(b), two.deep)


@rule
def apart(t: Table, s: State, h: int, k: int) -> int:
    """BU-RUL-02: the distance between two heroes."""
    dx, dy = gaps(t, s, h, k)
    return far(dx, dy)


@rule
def heading(t: Table, s: State, h: int, k: int) -> int:
    """BU-RUL-37: the direction straight away from hero h, at hero k."""
    dx, dy = gaps(t, s, h, k)
    return away(dx, dy)


@rule
def span(t: Table, s: State, h: int, place: int, square: int) -> int:
    """BU-RUL-02: the distance from hero h, standing on a place, to a square."""
    card = t.heroes[s.heroes[h].design]
    return far(gap(col(place), card.wide, col(square), 1), gap(row(place), card.deep, row(square), 1))


@rule
def off(t: Table, s: State, h: int, square: int) -> int:
    """BU-RUL-02: the distance from a hero to a square."""
    return span(t, s, h, s.heroes[h].place, square)


@rule
def take_off(t: Table, s: State, h: int) -> None:
    """Takes a hero's footprint off the squares."""
    for i in range(area(t, s, h)):
        s.on[s.heroes[h].place + ids.FOOT[i]] &= ~(1 << h)
    s.heroes[h].place = -1


@rule
def put_on(t: Table, s: State, h: int, place: int) -> None:
    """Puts a hero's footprint down; what it no longer is on it cannot have been on without a break (BU-RUL-48)."""
    s.heroes[h].place = place
    seen = 0
    for i in range(area(t, s, h)):
        s.on[place + ids.FOOT[i]] |= 1 << h
        seen |= 1 << s.ground[place + ids.FOOT[i]]
    s.heroes[h].stay &= seen


@rule
def others_at(t: Table, s: State, h: int, place: int) -> int:
    """The mask of the other heroes on the squares that hero h would fill on a place."""
    mask = 0
    for i in range(area(t, s, h)):
        mask |= s.on[place + ids.FOOT[i]]
    return mask & ~(1 << h)


# ---------------------------------------------------------------- what lies on a square
@rule
def hazard_at(s: State, square: int) -> int:
    """The row of the hazard on a square, or -1."""
    g = s.ground[square]
    return g - 1 if 0 < g < ids.MADE else -1


@rule
def creation_at(s: State, square: int) -> int:
    """The row of the creation on a square, or -1."""
    g = s.ground[square]
    return g - ids.MADE if g >= ids.MADE else -1


@rule
def clock(s: State) -> int:
    """The time now: effects that end later are in force."""
    return 2 * s.turn


@rule
def quiet(s: State, hazard: Hazard) -> bool:
    """Whether a hazard is suppressed."""
    return bool(hazard.quiet > clock(s))


@rule
def kind_at(s: State, square: int) -> int:
    """The kind of hazard on a square that is not suppressed; 0 = none."""
    i = hazard_at(s, square)
    return 0 if i < 0 or quiet(s, s.hazards[i]) else s.hazards[i].kind


@rule
def solid(s: State, square: int) -> bool:
    """BU-RUL-46, BU-WALL-02, BU-SPIKE-08: Pillars, Limestone or a wall token: nobody ever stands there."""
    g = s.ground[square]
    if g == 0:
        return False
    if g >= ids.MADE:
        return bool(s.creations[g - ids.MADE].kind == ids.WALL)
    kind = s.hazards[g - 1].kind
    return bool(kind == ids.PILLARS or kind == ids.LIMESTONE)


@rule
def blocks(s: State, square: int) -> bool:
    """BU-RUL-27: whether a path through the square is blocked: as `solid`, but for a hazard that is suppressed."""
    if s.ground[square] == 0 or not solid(s, square):
        return False
    i = hazard_at(s, square)
    return i < 0 or not quiet(s, s.hazards[i])


@rule
def spent(t: Table, s: State, square: int, cause: int) -> bool:
    """BU-RUL-47: whether what lies on the square is a wall for this cause, that has had its use of it. cause -1: no
    displacement.
    """
    g = s.ground[square]
    if g == 0 or cause < 0 or t.inert:
        return False
    used = s.creations[g - ids.MADE].used if g >= ids.MADE else s.hazards[g - 1].used
    return bool(used >> cause & 1)


@rule
def open_place(t: Table, s: State, h: int, place: int, cause: int) -> bool:
    """BU-RUL-46: whether hero h may be put on a place: on the board, nobody else there, nothing solid or that is a
    wall for the cause.
    """
    return open_but(t, s, h, place, cause, 1 << h)


@rule
def open_but(t: Table, s: State, h: int, place: int, cause: int, but: int) -> bool:
    """The same, where these heroes count as gone."""
    if not fits(t, s, h, place):
        return False
    for i in range(area(t, s, h)):
        square = place + ids.FOOT[i]
        if s.on[square] & ~but or (s.ground[square] and solid(s, square)):
            return False
        if not s.on[square] >> h & 1 and spent(t, s, square, cause):
            return False
    return True


# ---------------------------------------------------------------- paths
@rule
def path_square(t: Table, a: int, b: int, k: int) -> int:
    """BU-RUL-27: the k-th square (of six) on the path from a to b, at most 4 squares away; -1 = none."""
    dx, dy = col(b) - col(a), row(b) - row(a)
    step = t.path[6 * (dx + 4 + 9 * (dy + 4)) + k]
    return a + step if step else -1


@rule
def way(t: Table, s: State, a: int, b: int, team: int, named: int) -> int:
    """BU-RUL-27, BU-RUL-30: the way of an attack from a to b, at most 4 away: 0 = it is blocked; the bit of the tank of
    `team` (-1: of nobody), other than the hero named, that stands nearest to a on it; else DIRECT.
    """
    found = DIRECT
    for k in range(6):
        square = path_square(t, a, b, k)
        if square < 0:
            break
        if blocks(s, square):
            return 0
        for h in (2 * team, 2 * team + 1):
            if team >= 0 and found == DIRECT and h != named and s.on[square] >> h & 1:
                found = 1 << h if t.heroes[s.heroes[h].design].klass == ids.TANK else found
    return found


# ---------------------------------------------------------------- what is in the way of a step
@rule
def is_pillars(s: State, square: int) -> bool:
    """Whether Spiked Pillars stand on a square, suppressed or not."""
    g = s.ground[square]
    return 0 < g < ids.MADE and s.hazards[g - 1].kind == ids.PILLARS


@rule
def ahead(t: Table, s: State, h: int, d: int, cause: int) -> int:
    """BU-RUL-38, BU-RUL-39: what the squares hold that hero h would newly enter: a mask of heroes, over BLOCKED what
    else is in the way; PILLARS, which hurt, with their square in the bits above.
    """
    found = 0
    for i in range(area(t, s, h)):
        square = beyond(t, s.heroes[h].place + ids.FOOT[i], d)
        if square < 0:
            found |= EDGE
        elif not s.on[square] >> h & 1:
            found |= s.on[square] | (obstacle(t, s, square, cause) if not found & PILLARS else 0)
    return found


@rule
def obstacle(t: Table, s: State, square: int, cause: int) -> int:
    """Limestone, a wall token, what is a wall for the cause (-1: nobody's), or Pillars; 0 = nothing of it."""
    if s.ground[square] == 0:
        return 0
    if spent(t, s, square, cause):
        return SPENT
    if not solid(s, square):
        return 0
    if cause < 0 or not is_pillars(s, square):
        return WALLED
    usable = kind_at(s, square) == ids.PILLARS and not s.hazards[hazard_at(s, square)].used >> cause & 1
    return PILLARS | square << 8 if usable else SPENT


# ---------------------------------------------------------------- who decides
@rule
def side_of(s: State, team: int) -> int:
    """The side, seat % 2, of a team."""
    return s.first ^ team


@rule
def team_at(s: State, p: int) -> int:
    """The team of a seat."""
    return (p & 1) ^ s.first


@rule
def seat_of(t: Table, s: State, h: int) -> int:
    """BU-TEAM-01, BU-RUL-76: who plays a hero."""
    side = side_of(s, team_of(h))
    return side + 2 * (h & 1) if t.n == ids.SEATS else side


@rule
def decider(t: Table, s: State, h: int) -> int:
    """BU-RUL-76, BU-RUL-95: who decides about a hero: its player, or, if it is dead, its teammate's."""
    return seat_of(t, s, h if alive(s, h) or not alive(s, h ^ 1) else h ^ 1)


@rule
def captain(t: Table, s: State, team: int) -> int:
    """BU-RUL-76, BU-RUL-77: who decides for a team: the captain, or the other player if the captain's hero is dead."""
    return decider(t, s, 2 * team)


@rule
def has(s: State, h: int, status: int) -> bool:
    """BU-RUL-78: whether a hero has a status."""
    return bool(s.heroes[h].value[status] != 0)
