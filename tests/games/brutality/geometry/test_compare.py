"""The game against its twin, exhaustively over small boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from itertools import product

import pytest
from tests.games.brutality.geometry import twin
from tests.games.brutality.geometry.engine import Engine, number, square
from tests.games.brutality.geometry.shoves import Play, outcomes, standing
from tests.games.brutality.geometry.twin import DIRECTIONS, Hero, Square, World
from tests.games.brutality.rules.law import Law

from rumpus.games.brutality.rules import board, ids
from rumpus.kernel.records import grid

SIZES = ((1, 1), (2, 1), (2, 2))
KINDS = ("", "pillars", "limestone", "wall", "pikes", "cloud")
WAYS = {d: (1, 3 if 0 in d else 2) for d in DIRECTIONS.values()}


def cells(cols: int, rows: int) -> list[Square]:
    """Every square of a board."""
    return list(product(range(cols), range(rows)))


def anchors(cols: int, rows: int, size: tuple[int, int]) -> list[Square]:
    """Every anchor of a footprint on a board."""
    return [(x, y) for x, y in cells(cols, rows) if x + size[0] <= cols and y + size[1] <= rows]


def worlds(cols: int, rows: int, sizes: dict[str, tuple[int, int]], kinds: tuple[str, ...] = ("",)) -> Iterator[World]:
    """Every way to place heroes of these sizes, with each one thing on every square that is left (or none)."""
    for places in product(*(anchors(cols, rows, size) for size in sizes.values())):
        heroes = {
            name: Hero(at, *size, team=int(name >= "V")) for (name, size), at in zip(sizes.items(), places, strict=True)
        }
        filled = [one for hero in heroes.values() for one in hero.place]
        if len(set(filled)) < len(filled):
            continue
        for kind in kinds:
            if not kind:
                yield World(cols, rows, heroes)
                continue
            for at in cells(cols, rows):
                if at not in filled:
                    yield World(cols, rows, heroes, {at: kind})


def copied(world: World) -> World:
    """The same world once more."""
    return World(world.cols, world.rows, dict(world.heroes), dict(world.things))


def same(engine: Engine, world: World, deed: str, act: Callable[[Play], None], **told: object) -> None:
    """Every outcome of a deed is the twin's, and the other way round."""
    engine.show(world)
    got = sorted(repr(one) for one in engine.outcomes(deed))
    ends = outcomes(lambda: copied(world), act, **told)
    wanted = sorted(repr((play.asked, standing(play.world))) for play in ends)
    assert got == wanted, f"{deed} on {world}"


# ---------------------------------------------------------------- paths, directions, steps
@pytest.mark.rule("BU-RUL-27")
def test_every_path() -> None:
    law = Law()
    for p, q in product(cells(7, 7), repeat=2):
        if p == q or twin.apart(p, q) > 3:
            continue
        told = [board.path_square(law.t, number(p), number(q), k) for k in range(4)]
        found = [square(one) for one in told if one >= 0]
        assert set(found) == twin.between(p, q), (p, q)
        assert [twin.apart(p, one) for one in found] == sorted(twin.apart(p, one) for one in found)


@pytest.mark.rule("BU-RUL-37", "BU-RUL-02")
def test_every_direction_and_distance() -> None:
    law = Law()
    engine = Engine(law)
    for size, other in product(SIZES, repeat=2):
        for world in worlds(5, 5, {"A": size, "X": other}):
            engine.show(world)
            one, two = world.heroes["A"].place, world.heroes["X"].place
            d = board.heading(law.t, law.s, 0, 2)
            assert (grid.DX[d], grid.DY[d]) == twin.away(one, two), world
            assert board.apart(law.t, law.s, 0, 2) == twin.distance(one, two), world


@pytest.mark.rule("BU-MOVE-02", "BU-MOVE-03", "BU-MOVE-06", "BU-MOVE-09", "BU-RUL-18", "BU-RUL-19", "BU-RUL-04")
@pytest.mark.parametrize("size", SIZES)
def test_every_step(size: tuple[int, int]) -> None:
    law = Law()
    engine = Engine(law)
    for other in ((1, 1), (2, 2)):
        for k, world in enumerate(worlds(3, 3, {"A": size, "X": other}, KINDS)):
            pattern = ids.PATTERNS[1 + k % 4]
            engine.show(world)
            law.t.heroes[1].pattern = 1 + k % 4
            found = {grid.DIRECTIONS[a - ids.STEP] for a in law.legal() if ids.STEP <= a < ids.STEP + 8}
            assert found == twin.steps(world, "A", pattern, 3), (pattern, world)


@pytest.mark.rule("BU-MOVE-08", "BU-RUL-19")
@pytest.mark.parametrize("ms", [1, 2, 3])
def test_every_step_of_a_phasing_hero(ms: int) -> None:
    law = Law()
    engine = Engine(law)
    for k, world in enumerate(worlds(3, 3, {"A": (1, 1), "X": (1, 1), "Y": (1, 1)}, ("", "wall"))):
        world.heroes["A"] = replace(world.heroes["A"], phasing=True)
        engine.show(world)
        law.t.heroes[1].pattern, law.t.heroes[1].ms = 1 + k % 4, ms
        found = {grid.DIRECTIONS[a - ids.STEP] for a in law.legal() if ids.STEP <= a < ids.STEP + 8}
        assert found == twin.steps(world, "A", ids.PATTERNS[1 + k % 4], ms), (ids.PATTERNS[1 + k % 4], world)


# ---------------------------------------------------------------- shapes
SHAPES = {
    "melee": "melee, damage 1",
    "shot": "shot 3, damage 1",
    "arc": "arc, damage 1",
    "line": "line 3 hits=all, damage 1",
    "first": "line 3, damage 1",
    "burst": "burst 2, damage 1",
    "near": "burst 1, damage 1",
}


def hit(engine: Engine, deed: str) -> set[str] | None:
    """Who loses HP by a deed; None when it is refused."""
    law = engine.law
    before = law.array.copy()
    found = None
    if law.takes(deed):
        law.do(deed)
        found = {name for name, h in (("X", 2), ("Y", 3)) if 0 < law.s.heroes[h].hp < 8}
    law.array[:] = before
    return found


@pytest.mark.rule("BU-SPEC-01", "BU-SPEC-02", "BU-RUL-27", "BU-RUL-28", "BU-RUL-29", "BU-RUL-97")
@pytest.mark.parametrize("thing", ["", "pillars", "wall"])
def test_every_reach_of_a_small_attacker(thing: str) -> None:
    engines = {name: Engine(Law(A1=card)) for name, card in SHAPES.items()}
    sizes = {"X": (1, 1)} if thing else {"X": (1, 1), "Y": (1, 1)}
    for world in worlds(4 if thing else 3, 3, sizes, (thing,)):
        at = (0, 1)
        if at in [one.at for one in world.heroes.values()] or at in world.things:
            continue
        world.heroes["A"] = Hero(at)
        compare_shapes(engines, world, at)


def compare_shapes(engines: dict[str, Engine], world: World, at: Square) -> None:
    """Every shape of one attacker on one square."""
    for name, engine in engines.items():
        engine.show(world)
        if name in ("melee", "shot"):
            near = {one for one, _ in twin.named(world, "A", at, 3)} if name == "shot" else twin.melee(world, "A")
            for victim in set("XY") & set(world.heroes):
                wanted = {victim} if victim in near else None
                assert hit(engine, f"A1 {victim}") == wanted, (name, world)
        elif name in ("burst", "near"):
            wanted = twin.burst(world, "A", 2 if name == "burst" else 1)
            assert hit(engine, "A1") == (wanted or None), (name, world)
        else:
            for d, way in DIRECTIONS.items():
                found = (
                    twin.arc(world, "A", way) if name == "arc" else twin.line(world, "A", at, way, 3, name == "line")
                )
                assert hit(engine, f"A1 {d}") == (set(found) or None), (name, d, world)


# ---------------------------------------------------------------- knock-back
PUSH = "any_time: enemy, push_chosen 2"
BOARDS = {
    "two small heroes": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("",), tuple(DIRECTIONS)),
    "three small heroes": (2, 3, {"X": (1, 1), "Y": (1, 1), "B": (1, 1)}, ("",), ("N", "E", "NE")),
    "a big one knocked": (4, 3, {"X": (2, 2), "Y": (1, 1)}, ("",), ("N", "E", "SW")),
    "a big one in the way": (4, 4, {"X": (1, 1), "Y": (2, 2)}, ("",), ("N", "E", "NE")),
    "a wide one in the way": (4, 3, {"X": (1, 1), "Y": (2, 1)}, ("",), ("N", "W", "SE")),
    "two in a big one's way": (4, 3, {"X": (2, 2), "Y": (1, 1), "B": (1, 1)}, ("",), ("N", "E")),
    "pillars": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("pillars",), ("N", "NE")),
    "pillars and a big one": (4, 3, {"X": (2, 2), "Y": (1, 1)}, ("pillars",), ("E",)),
    "limestone": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("limestone",), ("N", "NW")),
    "pikes": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("pikes",), ("N", "SE")),
    "flames": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("flames",), ("N", "SW")),
    "cloud": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("cloud",), ("E",)),
    "snare": (3, 3, {"X": (1, 1), "Y": (1, 1)}, ("snare",), ("W",)),
    "catapult": (3, 4, {"X": (1, 1), "Y": (1, 1)}, ("catapult",), ("N",)),
    "catapult and a wide one": (4, 3, {"X": (2, 1), "Y": (1, 1)}, ("catapult",), ("N", "E")),
}


@pytest.mark.rule("BU-RUL-38", "BU-RUL-39", "BU-RUL-40", "BU-RUL-41", "BU-RUL-42", "BU-KB-04", "BU-KB-06")
@pytest.mark.parametrize("crowded", ["closest", "stays"])
@pytest.mark.parametrize("name", BOARDS)
def test_every_knock_back(name: str, crowded: str) -> None:
    cols, rows, sizes, kinds, ways = BOARDS[name]
    engine = Engine(Law(R=PUSH, crowded=crowded).hand(1, "R"))
    for world in worlds(cols, rows, sizes, kinds):
        for way in ways:
            d = DIRECTIONS[way]
            same(
                engine,
                world,
                f"R X; > {way}",
                lambda play, d=d: play.knock("X", d, 2),
                crowded_stays=crowded == "stays",
            )


@pytest.mark.rule("BU-RUL-78", "BU-RUL-40")
def test_every_knock_back_into_the_steadfast() -> None:
    engine = Engine(Law(R=PUSH).hand(1, "R"))
    for world in worlds(3, 3, {"X": (1, 1), "Y": (1, 1), "B": (1, 1)}):
        world.heroes["Y"] = replace(world.heroes["Y"], steadfast=True)
        same(engine, world, "R X; > N", lambda play: play.knock("X", (0, 1), 2))


@pytest.mark.rule("BU-RUL-43", "BU-RUL-37")
@pytest.mark.parametrize("kind", ["", "pillars", "pikes", "flames", "wall"])
def test_every_pull(kind: str) -> None:
    engine = Engine(Law(A1="shot 3, pull 3"))
    for world in worlds(4, 4, {"X": (1, 1)}, (kind,)):
        if (0, 0) in world.things or world.heroes["X"].at == (0, 0):
            continue
        world.heroes["A"] = Hero((0, 0))
        if twin.named(world, "A", (0, 0), 3):
            same(engine, world, "A1 X", lambda play: play.pull("X", "A", 3))


# ---------------------------------------------------------------- flights
FLYERS = {
    "alone": {},
    "over an enemy": {"X": (1, 1)},
    "over a big enemy": {"X": (2, 2)},
    "over a teammate": {"B": (1, 1)},
}


@pytest.mark.rule(
    "BU-CATA-03", "BU-RUL-32", "BU-RUL-35", "BU-RUL-50", "BU-RUL-52", "BU-RUL-55", "BU-RUL-56", "BU-RUL-33"
)
@pytest.mark.parametrize("kind", ["", "pillars", "pikes", "flames", "limestone"])
@pytest.mark.parametrize(("name", "tank"), [(name, tank) for name in FLYERS for tank in (False, True)][1:])
def test_every_launch(name: str, tank: bool, kind: str) -> None:
    engine, start = Engine(Law()), (1, 0)
    for world in worlds(3, 4, FLYERS[name], (kind,)):
        if start in world.things or any(start in one.place for one in world.heroes.values()):
            continue
        world.heroes = {key: replace(one, tank=tank) for key, one in world.heroes.items()} | {"A": Hero(start)}
        world.things = {start: "catapult"} | world.things
        play = Play(copied(world))
        flights = play.flights("A", WAYS, False)
        engine.show(world)
        a = ids.LAUNCH
        assert (a in engine.law.legal()) == bool(flights)
        engine.law.apply(0, a)
        question = ("launch", "A", tuple(sorted(flights, key=lambda d: (d[1], d[0]))))
        found = [a - ids.FLIGHT for a in engine.law.legal()]
        told = {(grid.DX[a // 4] * (a % 4 + 1), grid.DY[a // 4] * (a % 4 + 1)) for a in found}
        assert told == flights, world
        before = engine.law.array.copy()
        for x, y in flights:
            engine.law.array[:] = before
            engine.law.apply(0, engine.answer(question, (x, y)))
            got = sorted(repr(one) for one in engine.ways_on([]))
            ends = outcomes(partial(copied, world), partial(flown, (x, y)))
            assert got == sorted(repr((one.asked, standing(one.world))) for one in ends), (x, y, world)


@pytest.mark.rule("BU-RUL-50", "BU-RUL-49", "BU-RUL-58")
@pytest.mark.parametrize("thing", ["pillars", "limestone", "wall", "flames"])
def test_every_leap_of_a_wide_hero_over_pikes(thing: str) -> None:
    engine, start = Engine(Law(A1="leap 3, damage 1")), Hero((1, 0), 2, 1)
    for world in worlds(4, 4, {"X": (1, 1)}, (thing,)):
        world.heroes["A"] = start
        taken = world.heroes["X"].place | start.place
        if world.heroes["X"].at in start.place or taken & set(world.things):
            continue
        for at in set(cells(4, 4)) - start.place - set(world.things):
            made = World(4, 4, dict(world.heroes), dict(world.things) | {at: "pikes"})
            engine.show(made)
            ways = dict.fromkeys(DIRECTIONS.values(), (1, 3))
            wanted = Play(copied(made)).flights("A", ways, True)
            engine.law.do("A1")
            found = [a - ids.FLIGHT for a in engine.law.legal()]
            told = {(grid.DX[a // 4] * (a % 4 + 1), grid.DY[a // 4] * (a % 4 + 1)) for a in found}
            assert told == wanted, made


def flown(way: Square, play: Play) -> None:
    """A launches itself."""
    n = max(abs(way[0]), abs(way[1]))
    play.fly("A", (way[0] // n, way[1] // n), n, launch=True)


@pytest.mark.rule("BU-SPIKE-05", "BU-RUL-35", "BU-RUL-49", "BU-RUL-111")
@pytest.mark.parametrize(("size", "n"), [((1, 1), 2), ((2, 2), 2), ((2, 2), 3)])
def test_every_fall_off_the_pillars(size: tuple[int, int], n: int) -> None:
    """A leaps n squares onto them, and two others stand wherever they may; a wall stands or does not."""
    engine, leaper = Engine(Law(A1="leap 3")), Hero((1, 0), *size)
    over = leaper.moved((0, 1), n).place
    for world in worlds(4, 5, {"B": (1, 1), "X": (1, 1)}):
        world.heroes["A"] = leaper
        filled = {one for name in "BX" for one in world.heroes[name].place}
        if filled & (leaper.place | over) - over or not filled & leaper.moved((0, 1), n - 1).place:
            continue
        for thorn in over - filled:
            world.things = {thorn: "pillars"} | ({(0, 1): "wall"} if (0, 1) not in filled and thorn[0] == 1 else {})
            engine.show(world)
            if engine.law.takes(f"A1 N{n}"):
                same(engine, world, f"A1 N{n}", lambda play: play.fly("A", (0, 1), n))
