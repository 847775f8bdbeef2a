"""Intervals, scores, tallies."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.kernel.spec import find
from rumpus.lab.sim import Plan, Score, Tally, count, play_checked, play_chunk, seeds_of, simulate
from rumpus.lab.stats import wilson

PLAIN_TOY = tuple(sorted(find("toy").resolve().items()))


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [(0, 0, 0.0, 1.0), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (5, 10, 0.2366, 0.7634), (81, 263, 0.2553, 0.3662)],
)
def test_wilson_as_published(hits: int, of: int, low: float, high: float) -> None:
    assert wilson(hits, of) == pytest.approx((low, high), abs=5e-5)


@given(st.integers(1, 10_000).flatmap(lambda n: st.tuples(st.integers(0, n), st.just(n))))
def test_wilson_holds_the_share_and_stays_in_range(pair: tuple[int, int]) -> None:
    hits, of = pair
    low, high = wilson(hits, of)
    assert 0.0 <= low <= hits / of <= high <= 1.0


def test_wilson_refuses_nonsense() -> None:
    with pytest.raises(ValueError, match="3 hits of 2"):
        wilson(3, 2)


def row(*places: int, reason: int = 1) -> list[int]:
    """A row of `playouts`."""
    return [0] * 8 + list(places) + [0] * (8 - len(places)) + [reason, 50]


def test_a_first_place_alone_is_a_win_and_with_a_team_mate_too() -> None:
    tally = Tally(seats=[Score() for _ in range(4)])
    count(tally, row(1, 2, 3, 4), (0, 1, 2, 3), ["x", "y", "x", "z"])
    count(tally, row(1, 2, 1, 2), (0, 1, 0, 1), ["x", "y", "x", "z"])
    assert [score.wins for score in tally.seats] == [2, 0, 1, 0]
    assert tally.pieces["x"] == Score(4, 3, 0)


def test_a_first_place_of_several_sides_is_shared() -> None:
    tally = Tally(seats=[Score() for _ in range(2)])
    count(tally, row(1, 1), (0, 1), ())
    assert [(s.wins, s.shared) for s in tally.seats] == [(0, 1), (0, 1)]


def test_an_unfinished_game_is_counted_as_such_and_won_by_nobody() -> None:
    tally = Tally(seats=[Score() for _ in range(2)])
    count(tally, row(1, 2, reason=0), (0, 1), ())
    assert tally.unfinished == 1
    assert [s.wins for s in tally.seats] == [0, 0]


def test_tallies_add_up() -> None:
    plan = Plan("toy", PLAIN_TOY)
    seeds = seeds_of(5, 30)
    whole = play_chunk(plan, seeds)
    parts = Tally()
    for chunk in (seeds[:7], seeds[7:]):
        parts.add(play_chunk(plan, chunk))
    assert parts == whole
    assert simulate(plan, 30, 5, 1) == whole
    assert whole.reasons == Counter({1: 30})


class Broken:
    """Loops of a game whose third decision breaks invariant 4, or loses events."""

    def __init__(self, code: int, lost: int) -> None:
        self.code, self.lost, self.made = code, lost, 0

    def setup_at(self, *_: object) -> None:
        self.made = 0

    def playout(self, *_: object) -> int:
        self.made += 1
        return int(self.made <= 5)

    def check_at(self, *_: object) -> int:
        return self.code if self.made == 3 else 0

    def result_at(self, *_: object) -> int:
        return 1


@pytest.mark.parametrize(("code", "lost", "wrong", "decisions"), [(4, 0, 4, 3), (0, 1, -1, 1), (0, 0, 0, 5)])
def test_a_broken_invariant_stops_the_game_and_is_told(code: int, lost: int, wrong: int, decisions: int) -> None:
    loops = Broken(code, lost)
    out = [0] * 18
    assert play_checked(loops, None, None, None, loops, 1, out) == wrong
    assert out[17] == decisions


def test_checked_games_end_and_hold() -> None:
    tally = play_chunk(Plan("toy", PLAIN_TOY, None, check=True), seeds_of(3, 10))
    assert tally.games == 10
    assert tally.broken == []
    assert tally.unfinished == 0
    assert tally.decisions > 20


def test_seeds_follow_from_the_master_seed() -> None:
    assert seeds_of(1, 5) == seeds_of(1, 5) != seeds_of(2, 5)
    assert seeds_of(1, 5) == seeds_of(1, 9)[:5]
    assert all(0 <= seed < 2**31 for seed in seeds_of(3, 1000))
