"""Intervals, who wins, and games whose invariants are checked."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rumpus.kernel.contract.spec import find
from rumpus.lab import counted
from rumpus.lab.games import Broken, Games, Work, play_checked, winners
from rumpus.lab.harvest import Harvest, harvest
from rumpus.lab.player import room
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
    """A row of results."""
    return [*[0] * 8, *places, *[0] * (8 - len(places)), reason]


def winner(row: list[int], teams: tuple[int, ...]) -> tuple[list[bool], int]:
    """Who is first, and the team that won alone."""
    first, alone = winners(np.array([row]), np.array(teams))
    return first[0].tolist(), int(alone[0])


def test_a_first_place_alone_is_a_win_and_with_a_team_mate_too() -> None:
    assert winner(row(1, 2, 3, 4), (0, 1, 2, 3)) == ([True, False, False, False], 0)
    assert winner(row(2, 1, 2, 1), (0, 1, 0, 1)) == ([False, True, False, True], 1)


def test_a_first_place_of_several_sides_is_shared() -> None:
    assert winner(row(1, 1), (0, 1)) == ([True, True], -1)


def test_an_unfinished_game_is_won_by_nobody() -> None:
    assert winner(row(1, 2, reason=0), (0, 1)) == ([False, False], -1)


class Breaking:
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
    loops: Any = Breaking(code, lost)
    row = [0] * counted.WIDTH
    assert play_checked(loops, None, None, None, loops, 1, row) == wrong
    assert row[counted.DECISIONS] == decisions


def test_checked_games_end_and_hold() -> None:
    made = harvest(Work("toy", (PLAIN_TOY,), (), (1, 2, 3), checked=True))
    assert (made.games, made.unfinished, made.broken) == (3, 0, [])
    assert made.decisions > 20


def test_broken_games_add_up() -> None:
    made, more = Harvest(broken=[Broken(1, 2, 3)]), Harvest(broken=[Broken(4, 5, -1)], longest=7)
    made.add(more)
    assert (made.broken, made.longest) == ([Broken(1, 2, 3), Broken(4, 5, -1)], 7)


def test_an_empty_table_of_games_says_nothing() -> None:
    games = Games(room("toy", PLAIN_TOY, None), 2)
    assert len(games.events) == 0
    assert winners(games.rows, games.at.teams)[1].tolist() == [-1, -1]
