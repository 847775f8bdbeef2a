"""Boards of squares."""

from math import atan2, pi

import pytest

from rumpus.kernel.records.grid import DIRECTIONS, DX, DY, away, beside, crossed, far, gap, towards

NEAR = [(dx, dy) for dx in range(-6, 7) for dy in range(-6, 7) if dx or dy]


def test_directions_go_as_the_clock_does() -> None:
    assert [(DX[DIRECTIONS.index(name)], DY[DIRECTIONS.index(name)]) for name in ("N", "E", "SW")] == [
        (0, 1),
        (1, 0),
        (-1, -1),
    ]
    for d in range(8):
        assert (atan2(DX[d], DY[d]) - d * pi / 4) % (2 * pi) == pytest.approx(0, abs=1e-9)
        assert [e for e in range(8) if beside(d, e)] == sorted({(d - 1) % 8, d, (d + 1) % 8})


def test_each_step_shortens_the_distance_by_one() -> None:
    for dx, dy in NEAR:
        d = towards(dx, dy)
        assert far(dx - DX[d], dy - DY[d]) == far(dx, dy) - 1
    assert towards(0, 0) == -1


def test_away_is_the_nearest_of_the_eight() -> None:
    for dx, dy in NEAR:
        d = away(dx, dy)
        turns = [abs((atan2(dx, dy) - e * pi / 4 + pi) % (2 * pi) - pi) for e in range(8)]
        assert d == turns.index(min(turns))
        assert away(-dx, -dy) == (d + 4) % 8
    assert away(2, 1) == DIRECTIONS.index("NE")
    assert away(5, 2) == DIRECTIONS.index("E")
    assert away(0, 0) == -1


@pytest.mark.parametrize(
    ("one", "other", "wanted"),
    [((2, 1), (3, 1), 1), ((2, 2), (4, 1), 1), ((2, 2), (3, 2), 0), ((5, 2), (1, 2), -3), ((0, 1), (6, 1), 6)],
)
def test_the_gap_between_two_stretches(one: tuple[int, int], other: tuple[int, int], wanted: int) -> None:
    assert gap(*one, *other) == wanted
    assert gap(*other, *one) == -wanted


def test_what_a_line_crosses() -> None:
    assert crossed(3, 0) == [(1, 0), (2, 0)]
    assert crossed(2, 2) == [(1, 1)]
    assert crossed(2, 1) == [(1, 0), (1, 1)]
    for dx, dy in NEAR:
        assert {(-x, -y) for x, y in crossed(dx, dy)} == set(crossed(-dx, -dy))
