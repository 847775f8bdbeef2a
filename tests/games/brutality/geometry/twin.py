"""The slow, obvious twin of Brutality's geometry: sets of squares and the law's sentences, no tables, no cleverness.

A square is (column, row) from (0, 0) = a1; a direction is (columns, rows); a place is the set of squares a hero fills.
Nothing here is imported by the game: tests compare what the game says with what this says.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Final

Square = tuple[int, int]
Place = frozenset[Square]
NAMES: Final = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "W": (-1, 0)}
DIRECTIONS: Final[dict[str, Square]] = NAMES | {"NW": (-1, 1)}
"""Clockwise from north."""
PATTERNS: Final = {
    "orthogonal": {"N", "E", "S", "W"},
    "diagonal": {"NE", "SE", "SW", "NW"},
    "any": set(DIRECTIONS),
    "straight": set(DIRECTIONS),
}
BLOCKERS: Final = {"pillars", "limestone", "wall"}
"""What no path goes through and nobody stands on (BU-RUL-27, BU-RUL-46)."""
NO_LANDING: Final = {"limestone", "wall"}
"""What no flight ends on; one that ends on the Pillars bounces (BU-RUL-34, BU-RUL-49)."""


@dataclass(frozen=True)
class Hero:
    """A hero on the board: its anchor, how wide and deep it is, its team."""

    at: Square
    wide: int = 1
    deep: int = 1
    team: int = 0
    tank: bool = False
    steadfast: bool = False
    hidden: bool = False
    phasing: bool = False
    hp: int = 8

    @property
    def place(self) -> Place:
        """The squares it fills."""
        return place(self.at, self.wide, self.deep)

    def moved(self, d: Square, n: int = 1) -> Hero:
        """It, `n` squares on."""
        at = self.at[0] + n * d[0], self.at[1] + n * d[1]
        return Hero(at, self.wide, self.deep, self.team, self.tank, self.steadfast, self.hidden, self.phasing, self.hp)


@dataclass
class World:
    """A board with heroes by letter and with hazards and creations by square."""

    cols: int = 7
    rows: int = 9
    heroes: dict[str, Hero] = field(default_factory=dict)
    things: dict[Square, str] = field(default_factory=dict)
    walls: set[Square] = field(default_factory=set)
    """Hazards that the cause has used: a wall for whatever it displaces (BU-RUL-47)."""

    def inside(self, squares: Place) -> bool:
        """Whether all lies on the board."""
        return all(0 <= x < self.cols and 0 <= y < self.rows for x, y in squares)

    def at(self, square: Square, but: str = "") -> str:
        """The letter of the hero on a square, another than `but`; "" for none."""
        return next((name for name, one in self.heroes.items() if name != but and square in one.place), "")

    def holds(self, squares: Place, kinds: set[str]) -> bool:
        """Whether a thing of these kinds lies there."""
        return any(self.things.get(square) in kinds for square in squares)

    def open(self, squares: Place, mover: str, forced: bool = False) -> bool:
        """BU-RUL-46: on the board, no other hero, nothing that fills a square; nor a spent hazard for who is forced."""
        if not self.inside(squares) or self.holds(squares, BLOCKERS):
            return False
        new = squares - self.heroes[mover].place
        return not any(self.at(one, mover) for one in squares) and not (forced and new & self.walls)


@cache
def place(at: Square, wide: int, deep: int) -> Place:
    """BU-RUL-03: `wide` columns and `deep` rows from the lowest-left square on."""
    return frozenset((at[0] + i, at[1] + j) for i in range(wide) for j in range(deep))


def square(name: str) -> Square:
    """d4 as (3, 3)."""
    return "abcdefghijk".index(name[0]), int(name[1:]) - 1


def name_of(at: Square) -> str:
    """(3, 3) as d4."""
    return f"{'abcdefghijk'[at[0]]}{at[1] + 1}"


def order(at: Square) -> tuple[int, int]:
    """Square order (BU-RUL-02): along row 1, then row 2."""
    return at[1], at[0]


def turned(d: Square, eighths: int) -> Square:
    """A direction, turned clockwise by 45 degrees some times."""
    ring = list(DIRECTIONS.values())
    return ring[(ring.index(d) + eighths) % 8]


def back(d: Square) -> Square:
    """The opposite direction."""
    return -d[0], -d[1]


def apart(p: Square, q: Square) -> int:
    """BU-RUL-02: the larger of the column difference and the row difference."""
    return max(abs(p[0] - q[0]), abs(p[1] - q[1]))


def distance(one: Place, other: Place) -> int:
    """The smallest distance between any of their squares."""
    return min(apart(p, q) for p in one for q in other)


# ---------------------------------------------------------------- steps


def steps(world: World, who: str, pattern: str, ms: int = 1, first: str = "") -> set[str]:
    """The directions in which a hero may step now (BU-MOVE-02 to 09, BU-RUL-18, BU-RUL-19)."""
    if ms < 1:
        return set()
    allowed = {first} if pattern == "straight" and first else PATTERNS[pattern]
    return {name for name in allowed if _may_step(world, who, pattern, ms, name)}


def _may_step(world: World, who: str, pattern: str, ms: int, name: str) -> bool:
    """One step: free, or through somebody with a way on to a place of its own."""
    hero = world.heroes[who]
    after = hero.moved(DIRECTIONS[name])
    entered = after.place - hero.place
    if not world.inside(after.place) or world.holds(entered, BLOCKERS):
        return False
    if world.open(after.place, who):
        return True
    if not hero.phasing:
        return False
    if any(world.things.get(one) in ("pikes", "snare") and not world.at(one, who) for one in entered):
        return False  # it would be held on top of somebody
    there = World(world.cols, world.rows, world.heroes | {who: after}, world.things)
    return bool(steps(there, who, pattern, ms - 1, name if pattern == "straight" else ""))


# ---------------------------------------------------------------- paths and shapes


def between(p: Square, q: Square) -> set[Square]:
    """BU-RUL-27: the squares whose inside the segment between the two centres crosses, without both ends."""
    box = product(
        range(min(p[0], q[0]), max(p[0], q[0]) + 1),
        range(min(p[1], q[1]), max(p[1], q[1]) + 1),
    )
    return {one for one in box if one not in (p, q) and _crossed(p, q, one)}


def _crossed(p: Square, q: Square, one: Square) -> bool:
    """Whether the open segment from centre to centre has a point inside a square."""
    low, high = Fraction(0), Fraction(1)
    for k in (0, 1):
        rise = q[k] - p[k]
        near, far = one[k] - p[k] - Fraction(1, 2), one[k] - p[k] + Fraction(1, 2)
        if rise == 0:
            if not near < 0 < far:
                return False
            continue
        enter, leave = sorted((near / rise, far / rise))
        low, high = max(low, enter), min(high, leave)
    return low < high


def clear(world: World, p: Square, q: Square) -> bool:
    """Whether nothing blocks the path: Pillars, Limestone and walls do, and nothing else."""
    return not world.holds(frozenset(between(p, q)), BLOCKERS)


def enemies(world: World, who: str) -> set[str]:
    """The letters of the other team."""
    return {name for name, one in world.heroes.items() if one.team != world.heroes[who].team}


def away(one: Place, other: Place) -> Square:
    """BU-RUL-37: straight away from `one`, for what stands on `other`; (0, 0) when they overlap."""
    dx = _gap({x for x, _ in one}, {x for x, _ in other})
    dy = _gap({y for _, y in one}, {y for _, y in other})
    small, great = sorted((abs(dx), abs(dy)))
    if small and 2 * small >= great:
        return _sign(dx), _sign(dy)
    return (_sign(dx), 0) if abs(dx) > abs(dy) else (0, _sign(dy))


def _gap(one: set[int], other: set[int]) -> int:
    """The signed difference between the nearest lines; 0 where they overlap."""
    return 0 if one & other else min((b - a for a in one for b in other), key=abs)


def _sign(n: int) -> int:
    """1, 0 or -1."""
    return (n > 0) - (n < 0)


def melee(world: World, who: str) -> set[str]:
    """Every enemy that a melee special may name."""
    here = world.heroes[who].place
    return {name for name in enemies(world, who) if distance(here, world.heroes[name].place) == 1}


def arc(world: World, who: str, d: Square) -> set[str]:
    """The enemies next to a hero in a direction or 45 degrees beside it."""
    here = world.heroes[who].place
    ways = {turned(d, -1), d, turned(d, 1)}
    return {name for name in melee(world, who) if away(here, world.heroes[name].place) in ways}


def seen(world: World, who: str, name: str) -> bool:
    """Whether an enemy may be hit: a hidden one only from next to it (BU-RUL-97)."""
    other = world.heroes[name]
    return not other.hidden or distance(world.heroes[who].place, other.place) == 1


def line(world: World, who: str, start: Square, d: Square, reach: int, every: bool) -> list[str]:
    """Whom a line hits, in order: it ends at what blocks paths, and at the first tank that it hits (BU-RUL-30)."""
    met: list[str] = []
    foes = enemies(world, who)
    for n in range(1, reach + 1):
        one = (start[0] + n * d[0], start[1] + n * d[1])
        if not world.inside(frozenset({one})) or world.things.get(one) in BLOCKERS:
            break
        name = world.at(one)
        if name in foes and name not in met and seen(world, who, name):
            met.append(name)
            if not every or world.heroes[name].tank:
                break
    return met


def named(world: World, who: str, start: Square, reach: int) -> set[tuple[str, Square]]:
    """What a shot may name from one of its own squares: enemies with a square in reach and a clear path."""
    return {
        (name, one)
        for name in enemies(world, who)
        for one in world.heroes[name].place
        if apart(start, one) <= reach and clear(world, start, one) and seen(world, who, name)
    }


def absorbing(world: World, who: str, start: Square, goal: Square, victim: str) -> str:
    """BU-RUL-30: who is hit in the place of a victim: the nearest tank of its team on the path, or the victim."""
    team, way = world.heroes[victim].team, between(start, goal)
    tanks = [
        (min(apart(start, one) for one in hero.place & way), name)
        for name, hero in world.heroes.items()
        if hero.tank and hero.team == team and name != victim and hero.place & way
    ]
    return min(tanks)[1] if tanks else victim


def burst(world: World, who: str, radius: int) -> set[str]:
    """Every enemy within the radius; beyond 1 only with a clear path between the closest squares."""
    here, hit = world.heroes[who].place, set()
    for name in enemies(world, who):
        there = world.heroes[name].place
        far = distance(here, there)
        if far > radius or not seen(world, who, name):
            continue
        pairs = [(p, q) for p in sorted(here, key=order) for q in sorted(there, key=order) if apart(p, q) == far]
        if far == 1 or clear(world, *pairs[0]):
            hit.add(name)
    return hit


def centres(world: World, who: str, start: Square, reach: int) -> set[Square]:
    """Where a blast may be aimed: in reach, nothing in the way, no blocker nor far hidden enemy there."""
    unseen = {one for name in enemies(world, who) if not seen(world, who, name) for one in world.heroes[name].place}
    return {
        one
        for one in product(range(world.cols), range(world.rows))
        if apart(start, one) <= reach and clear(world, start, one)
        if world.things.get(one) not in BLOCKERS and one not in unseen
    }


def blast(world: World, who: str, centre: Square, radius: int) -> set[str]:
    """Every enemy with a square within the radius of the centre."""
    return {
        name
        for name in enemies(world, who)
        if distance(frozenset({centre}), world.heroes[name].place) <= radius and seen(world, who, name)
    }
