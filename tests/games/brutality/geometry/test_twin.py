"""The twin itself, on boards drawn by hand and on the law's own checks. (No rule is marked: the game is not asked.)"""

from dataclasses import replace

import pytest
from tests.games.brutality.geometry import twin
from tests.games.brutality.geometry.drawn import drawn, world
from tests.games.brutality.geometry.shoves import Play, outcomes, standing
from tests.games.brutality.geometry.twin import DIRECTIONS, Hero, World, name_of, square

N, E, S, W, NE = (DIRECTIONS[name] for name in ("N", "E", "S", "W", "NE"))


def board(things: str = "", cols: int = 7, rows: int = 9, **heroes: str) -> World:
    """The law's board: `X="d5"`, `X="2x2 d5 tank"`; things as "pillars d6, wall c5"."""
    made = World(cols, rows)
    for part in filter(None, things.split(", ")):
        kind, at = part.split()
        made.things[square(at)] = kind
    for name, told in heroes.items():
        *words, at = [word for word in told.split() if word not in ("tank", "steadfast", "hidden")]
        wide, deep = {"1x2": (2, 1), "2x2": (2, 2)}.get(words[0] if words else "", (1, 1))
        hero = Hero(square(at), wide, deep, int(name >= "V"), "tank" in told, "steadfast" in told, "hidden" in told)
        made.heroes[name] = hero
    return made


def places(squares: object) -> set[str]:
    """Squares by name."""
    return {name_of(one) for one in squares}


@pytest.mark.parametrize(
    ("offset", "crossed"),
    [
        ((1, 2), {(0, 1), (1, 1)}),
        ((1, 3), {(0, 1), (1, 2)}),
        ((2, 3), {(0, 1), (1, 1), (1, 2), (2, 2)}),
        ((3, 3), {(1, 1), (2, 2)}),
        ((0, 3), {(0, 1), (0, 2)}),
        ((1, 1), set()),
        ((-2, 1), {(-1, 0), (-1, 1)}),
    ],
)
def test_paths_are_the_law_s_table(offset: tuple[int, int], crossed: set[tuple[int, int]]) -> None:
    assert twin.between((0, 0), offset) == crossed
    assert {(x + 5, y + 4) for x, y in crossed} == twin.between((5, 4), (5 + offset[0], 4 + offset[1]))


def test_distances_are_a_king_s() -> None:
    made = board(A="2x2 c4", X="f6", Y="e6")
    here = made.heroes["A"].place
    assert twin.distance(here, made.heroes["X"].place) == 2
    assert twin.distance(here, made.heroes["Y"].place) == 1


def test_steps_of_big_heroes_and_of_phasing_ones() -> None:
    made = world("""
        . . . . . .
        . . . . X .
        . . A A . .
        . . A A . .
        . . . . . .
    """)
    assert "NE" not in twin.steps(made, "A", "any")
    assert twin.steps(made, "A", "orthogonal") == {"N", "E", "S", "W"}
    assert twin.steps(board(A="d4", X="d5", Y="e4"), "A", "any") == {"NE", "SE", "S", "SW", "W", "NW"}
    lane = world("""
        w . w
        . X .
        . A .
        w w w
    """)
    lane.heroes["A"] = replace(lane.heroes["A"], phasing=True)
    assert twin.steps(lane, "A", "straight", 2) == set(DIRECTIONS) - {"S", "SE", "SW"}
    assert "N" not in twin.steps(lane, "A", "straight", 1)
    assert "N" in twin.steps(lane, "A", "straight", 2, "N")
    assert "N" not in twin.steps(lane, "A", "diagonal", 3)


@pytest.mark.parametrize(
    ("attacker", "victim", "d"),
    [("2x2 a1", "c1", "E"), ("2x2 a1", "c3", "NE"), ("d3", "e6", "N"), ("d3", "e5", "NE"), ("d3", "b3", "W")],
)
def test_straight_away(attacker: str, victim: str, d: str) -> None:
    made = board(A=attacker, X=victim)
    assert twin.away(made.heroes["A"].place, made.heroes["X"].place) == DIRECTIONS[d]


def test_shapes() -> None:
    made = board("limestone e4", A="d3", X="e5")
    assert twin.named(made, "A", square("d3"), 3) == set()
    for other in ("d5", "c4"):
        assert twin.named(board(f"limestone {other}", A="d3", X="e5"), "A", square("d3"), 3)
    big = board(A="d3", X="2x2 d5 tank", Y="d8")
    assert twin.line(big, "A", square("d3"), N, 5, True) == ["X"]
    two = board(A="d3", X="d4", Y="d6")
    assert twin.line(two, "A", square("d3"), N, 3, True) == ["X", "Y"]
    assert twin.line(two, "A", square("d3"), N, 2, True) == ["X"]
    assert twin.line(two, "A", square("d3"), N, 3, False) == ["X"]
    assert twin.line(board("pillars d5", A="d3", X="d4", Y="d6"), "A", square("d3"), N, 3, True) == ["X"]
    guarded = board(A="d3", X="d4 tank", Y="d5")
    assert twin.absorbing(guarded, "A", square("d3"), square("d5"), "Y") == "X"
    assert twin.absorbing(guarded, "A", square("d3"), square("d4"), "X") == "X"
    assert twin.burst(board("wall d4", A="d3", X="d5", Y="e4"), "A", 2) == {"Y"}
    assert twin.arc(board(A="d3", X="e4", Y="c3"), "A", N) == {"X"}
    assert twin.line(board(A="d3", X="d5 hidden", Y="d6"), "A", square("d3"), N, 3, True) == ["Y"]


def knock(made: World, who: str = "X", d: tuple[int, int] = N, n: int = 1, **more: object) -> list[Play]:
    """Every outcome of a knock-back."""
    return list(
        outcomes(lambda: World(made.cols, made.rows, dict(made.heroes), dict(made.things)), act(who, d, n), **more)
    )


def act(who: str, d: tuple[int, int], n: int) -> object:
    """The knock-back of one hero."""
    return lambda play: play.knock(who, d, n)


def test_a_chain_moves_straight_on() -> None:
    (end,) = knock(
        world("""
        . . .
        . Y .
        . B .
        . X .
        . A .
    """)
    )
    assert drawn(end.world) == [". Y .", ". B .", ". X .", ". . .", ". A ."]
    (end,) = knock(board(A="d7", X="d8"), n=3)
    assert name_of(end.world.heroes["X"].at) == "d9"


def test_a_displaced_hero_s_places() -> None:
    ends = knock(board(A="d7", X="d8", Y="d9"))
    assert len(ends) == 4
    assert {name_of(end.world.heroes["Y"].at) for end in ends} == {"c8", "e8", "c9", "e9"}
    assert all(name_of(end.world.heroes["X"].at) == "d9" for end in ends)
    (corner,) = knock(board(A="f8", X="g9"), d=NE)
    assert name_of(corner.world.heroes["X"].at) == "g9"
    crowd = board("wall f4, wall g4, wall f6, wall g6", A="e5", X="f5", Y="g5")
    ends = knock(crowd, d=E)
    assert {name_of(end.world.heroes["Y"].at) for end in ends} == {"e3", "f3", "g3", "e4", "e6", "e7", "f7", "g7"}
    (stays,) = knock(crowd, d=E, crowded_stays=True)
    assert standing(stays.world) == standing(crowd)


def test_pillars() -> None:
    ends = knock(board("pillars d7", A="d4", X="d5", Y="d6"))
    assert {name_of(end.world.heroes["Y"].at) for end in ends} == {"c6", "e6", "c7", "e7"}
    assert all(end.world.heroes["Y"].hp == 7 and end.world.heroes["X"].hp == 8 for end in ends)
    (far,) = knock(board("pillars d7", A="d4", X="d5"), n=3)
    assert standing(far.world)["X"] == (square("d6"), 7)
    (big,) = knock(board("pillars e6", A="d3", X="2x2 d4", Y="d6"))
    assert standing(big.world)["X"] == (square("d4"), 7)
    assert name_of(big.world.heroes["Y"].at) == "d6"
    leap = list(outcomes(lambda: board("pillars d6", A="d2", X="d5"), lambda play: play.fly("A", N, 3, hit=2)))
    assert {name_of(end.world.heroes["X"].at) for end in leap} == {"c5", "e5", "c6", "e6"}
    assert all(standing(end.world)["X"][1] == 5 and name_of(end.world.heroes["A"].at) == "d5" for end in leap)


def test_pulls() -> None:
    for things, end in (("pikes d5", "d5"), ("flames d5", "d4"), ("", "d4"), ("wall d5", "d6")):
        made = board(things, A="d3", X="d6")
        (only,) = outcomes(lambda made=made: made, lambda play: play.pull("X", "A", 2, N))
        assert name_of(only.world.heroes["X"].at) == end
    (only,) = outcomes(lambda: board(A="d2", B="d4", X="d5"), lambda play: play.pull("X", "A", 3, N))
    assert name_of(only.world.heroes["X"].at) == "d5"


def test_flights() -> None:
    ways = {d: (1, 3 if 0 in d else 2) for d in DIRECTIONS.values()}
    play = Play(board("catapult d5", A="d5"))
    assert len(play.flights("A", ways, False)) == 20
    tank = Play(board("catapult d4", A="d4", X="d5 tank")).flights("A", ways, False)
    assert {(0, 1)} == {one for one in tank if one[0] == 0 and one[1] > 0}
    over = Play(board("limestone d6, pikes e4", A="d4"))
    assert {(0, 1), (0, 3), (3, 0)} <= over.flights("A", ways, False)
    assert (0, 2) not in over.flights("A", ways, False)
    over.fly("A", E, 3)
    assert standing(over.world)["A"] == (square("e4"), 7)
    busy = Play(board("pikes d4", A="d3", X="d4"))
    assert busy.flights("A", {N: (1, 3)}, True) == {(0, 1)}
    assert Play(board("pikes d4", A="d3", X="d4"), plugged=True).flights("A", {N: (1, 2)}, True) == {(0, 1), (0, 2)}
    big = Play(board(A="d2", X="2x2 d4 tank"))
    assert (0, 3) in big.flights("A", {N: (1, 3)}, True)
    big.fly("A", N, 3, hit=2)
    assert standing(big.world) == {"A": (square("d3"), 8), "X": (square("d4"), 6)}


def test_falling_back() -> None:
    ends = list(outcomes(lambda: board(A="d6", X="g9", Y="f8"), lambda play: play.fly("A", NE, 3, hit=2)))
    assert {name_of(end.world.heroes["A"].at) for end in ends} == {"f9", "g8"}
    assert {end.world.heroes["X"].hp for end in ends} == {6}
    shut = board("wall g8", A="d6", X="g9", Y="f8", B="f9")
    (only,) = outcomes(lambda: shut, lambda play: play.fly("A", NE, 3, hit=2))
    assert standing(only.world)["A"] == (square("d6"), 8)
    (only,) = outcomes(lambda: board("pillars d5", A="d2", B="d4"), lambda play: play.fly("A", N, 3))
    assert standing(only.world) == {"A": (square("d4"), 8), "B": (square("d3"), 8)}
