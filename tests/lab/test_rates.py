"""Shares and averages over groups: known answers, and how often an interval holds the truth."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.lab.rates import Ratio, earlier, games_for, student, together
from rumpus.lab.stats import Z95, wilson


def ratio(groups: list[tuple[int, int]]) -> Ratio:
    """A ratio of some groups of (hits, cases)."""
    made = Ratio()
    for hits, of in groups:
        made.group(hits, of)
    return made


def test_groups_of_one_are_wilsons_interval_but_for_few_of_them() -> None:
    many = ratio([(1, 1)] * 600 + [(0, 1)] * 400)
    assert many.share() == pytest.approx(wilson(600, 1000), abs=2e-4)
    few = ratio([(1, 1)] * 6 + [(0, 1)] * 4)
    low, high = wilson(6, 10)
    assert few.share()[0] < low
    assert few.share()[1] > high


def test_games_that_always_end_alike_in_a_group_count_once() -> None:
    alike = ratio([(4, 4)] * 50 + [(0, 4)] * 50)
    assert alike.trials == pytest.approx(100, rel=0.02)
    assert alike.share() == pytest.approx(wilson(50, 100), abs=5e-3)


def test_seats_of_one_game_win_and_lose_together_so_nothing_is_left_to_chance() -> None:
    both = ratio([(1, 2)] * 100)
    low, high = both.share()
    assert low < 0.5 < high
    assert high - low < wilson(100, 200)[1] - wilson(100, 200)[0]


def test_adding_up_is_counting_together() -> None:
    one, other, whole = ratio([(1, 3), (2, 2)]), ratio([(0, 1), (3, 4)]), ratio([(1, 3), (2, 2), (0, 1), (3, 4)])
    one.add(other)
    assert one == whole
    assert (one.total, one.of, one.groups) == (6, 10, 4)


def test_an_average_of_equal_groups_is_the_textbooks() -> None:
    values = [3, -1, 0, 2, 2, -4, 1, 1, 5, 0, 2, 3] * 4
    made = ratio([(value, 1) for value in values])
    half = student(Z95, len(values)) * float(np.std(values, ddof=1)) / len(values) ** 0.5
    low, high = made.average()
    assert (low + high) / 2 == pytest.approx(np.mean(values))
    assert (high - low) / 2 == pytest.approx(half)


def test_nothing_and_next_to_nothing() -> None:
    assert Ratio().share() == (0.0, 1.0)
    assert ratio([(0, 0)]).groups == 0
    low, high = ratio([(1, 1)]).average()
    assert (low, high) == (float("-inf"), float("inf"))


def test_student_as_in_tables() -> None:
    assert student(Z95, 11) == pytest.approx(2.228, abs=0.01)
    assert student(Z95, 31) == pytest.approx(2.042, abs=0.002)


def test_several_at_once_are_judged_more_strictly() -> None:
    assert together(1) == pytest.approx(Z95)
    assert together(10) == pytest.approx(2.807, abs=1e-3)


def test_how_many_games_a_narrow_interval_needs() -> None:
    assert games_for(0.01, ratio([(1, 1)] * 500 + [(0, 1)] * 500)) == pytest.approx(9604, rel=0.01)


def test_the_game_that_shows_a_number_is_the_first() -> None:
    assert [earlier(-1, 3), earlier(3, -1), earlier(5, 3), earlier(-1, -1)] == [3, 3, 3, -1]


@pytest.mark.parametrize(("groups", "each", "spread"), [(40, 2, 0.0), (60, 6, 0.25), (200, 4, 0.4)])
def test_nineteen_of_twenty_intervals_hold_the_truth(groups: int, each: int, spread: float) -> None:
    """Groups whose own chance differs (`spread`): naive intervals would be too narrow."""
    rng = np.random.default_rng(5)
    held = 0
    for _ in range(400):
        chances = rng.choice([0.5 - spread, 0.5 + spread], groups)
        low, high = ratio([(int(hits), each) for hits in rng.binomial(each, chances)]).share()
        held += low <= 0.5 <= high
    assert 0.92 <= held / 400 <= 0.985
