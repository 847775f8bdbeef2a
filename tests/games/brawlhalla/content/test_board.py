"""The geometry of arenas (BH-RUL-01 to BH-RUL-03, BH-RUL-32, BH-RUL-33)."""

import pytest

from rumpus.games.brawlhalla.content.board import Grid
from rumpus.games.brawlhalla.content.load import load_arenas

TWIN = load_arenas()["twin-ledges"].grid
GRIDS = [arena.grid for arena in load_arenas().values()]


def steps(name: str) -> set[str]:
    """Every legal step from a space."""
    here = TWIN.parse(name)
    return {TWIN.name(TWIN.go(here, d)) for d in range(8) if TWIN.go(here, d) >= 0 and not TWIN.wall(here, d)}


@pytest.mark.rule("BH-RUL-01", "BH-MOVE-10", "BH-ARENA-02")
def test_a_platform_is_a_floor() -> None:
    assert steps("r2c2") == {"r1c1", "r1c2", "r1c3", "r2c1", "r2c3", "r3c1", "r3c3"}
    assert steps("r3c2") == {"r2c1", "r2c3", "r3c1", "r3c3", "r4c1", "r4c2", "r4c3"}


@pytest.mark.rule("BH-RUL-02", "BH-MOVE-11", "BH-MOVE-12")
def test_two_platforms_side_by_side_block_the_diagonal() -> None:
    assert "r5c5" in steps("r4c4")
    assert not {"r5c3", "r5c4"} & steps("r4c4")
    assert "r4c3" not in steps("r5c2")
    assert "r4c2" in steps("r5c1")


@pytest.mark.rule("BH-RUL-03", "BH-ARENA-03", "BH-ARENA-05")
def test_the_ring_goes_all_round_with_corners() -> None:
    ring = {TWIN.name(space) for space in range(TWIN.spaces) if not TWIN.inside(space)}
    assert len(ring) == 22
    assert ring == {f"r{r}c{c}" for r in range(6) for c in range(7) if r in (0, 5) or c in (0, 6)}
    assert steps("r0c0") == {"r0c1", "r1c0", "r1c1"}


@pytest.mark.rule("BH-RUL-32", "BH-ATK-05")
@pytest.mark.parametrize(
    ("a", "b", "seen"),
    [
        ("r1c2", "r3c2", False), ("r1c3", "r3c3", True), ("r1c1", "r3c3", True),
        ("r3c1", "r5c3", False), ("r2c2", "r2c4", True), ("r3c3", "r5c5", True),
    ],
)  # fmt: skip
def test_sight(a: str, b: str, seen: bool) -> None:
    assert TWIN.sight(TWIN.parse(a), TWIN.parse(b)) is seen


@pytest.mark.parametrize("grid", GRIDS, ids=list(load_arenas()))
def test_geometry_is_symmetric_and_sight_extends_the_step_test(grid: Grid) -> None:
    for a in range(grid.spaces):
        for d in range(8):
            b = grid.go(a, d)
            if b >= 0:
                assert grid.go(b, (d + 4) % 8) == a
                assert grid.wall(b, (d + 4) % 8) == grid.wall(a, d)
                assert grid.sight(a, b) == (not grid.wall(a, d))
        for b in range(grid.spaces):
            assert grid.sight(a, b) == grid.sight(b, a)
            assert grid.distance(a, b) == grid.distance(b, a)
            if grid.at(a)[0] == grid.at(b)[0]:
                assert grid.sight(a, b)


@pytest.mark.rule("BH-RUL-33")
def test_distance_is_counted_in_kings_steps() -> None:
    assert TWIN.distance(TWIN.parse("r1c1"), TWIN.parse("r3c4")) == 3
    assert TWIN.distance(TWIN.parse("r1c1"), TWIN.parse("r1c5")) == 4


def test_names_parse_back_and_bad_ones_say_what_is_allowed() -> None:
    for space in range(TWIN.spaces):
        assert TWIN.parse(TWIN.name(space)) == space
    with pytest.raises(ValueError, match="r0c0 to r5c6"):
        TWIN.parse("r6c1")
