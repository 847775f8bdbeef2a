"""Ratings: those of known odds are found, and a ladder is the same for the same seed."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from rumpus.bots import LEVELS
from rumpus.cli import main
from rumpus.kernel.spec import find
from rumpus.lab.ladder import as_json, climbed, gap, levels_for, odds, rated
from rumpus.lab.stage import Plan

TOY = Plan("toy", tuple(sorted(find("toy").resolve({"players": 2}).items())))


def test_known_odds_give_their_ratings() -> None:
    true = {"a": 0.0, "b": 150.0, "c": 400.0}
    met = dict.fromkeys(permutations(true, 2), 100000)
    won = {(one, other): met[one, other] * odds(true[one] - true[other]) for one, other in met}
    rungs = rated([*true], won, met)
    assert [rung.level for rung in rungs] == ["c", "b", "a"]
    assert [rung.rating for rung in rungs] == pytest.approx([400, 150, 0], abs=0.1)
    assert gap(odds(123)) == pytest.approx(123)


def test_an_interval_is_that_of_a_share_and_shrinks_with_games() -> None:
    halves = []
    for n in (100, 400):
        met = {("a", "b"): n, ("b", "a"): n}
        rungs = rated(["a", "b"], {("a", "b"): n / 2, ("b", "a"): n / 2}, met)
        halves.append(rungs[0].half or rungs[1].half)
    # The normal interval of one half of 101 games, in log odds: 1.96 / sqrt(n / 4).
    assert halves[0] == pytest.approx(1.96 * 2 / 101**0.5 * 173.72, rel=1e-3)
    assert halves[0] / halves[1] == pytest.approx(2, rel=0.01)


def test_who_wins_all_has_a_rating() -> None:
    rungs = rated(["a", "b"], {("a", "b"): 0.0, ("b", "a"): 50.0}, {("a", "b"): 50, ("b", "a"): 50})
    assert rungs[0].level == "b"
    assert 500 < rungs[0].rating < 1500


def test_a_ladder_of_the_toy() -> None:
    first = climbed(TOY, ["random", "greedy"], 30, 1, 1)
    assert [rung.level for rung in first.rungs] == ["greedy", "random"]
    assert first.rungs[1].rating == 0
    assert sum(won for won, _ in first.points.values()) == 30
    assert as_json(climbed(TOY, ["random", "greedy"], 30, 1, 1)) == as_json(first)


def test_there_is_no_greedy_one_in_a_race() -> None:
    assert levels_for(find("toy"), find("toy").resolve(None), None) == ("random", "greedy", *LEVELS)
    assert "greedy" not in levels_for(find("brawl"), find("brawl").resolve(None), None)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "toy", "--games", "10", "--workers", "1", "--levels", "random", "greedy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert {rung["level"] for rung in told["rungs"]} == {"random", "greedy"}
    assert main(["ladder", "toy", "--games", "10", "--workers", "1", "--levels", "random", "greedy"]) == 0
    assert "Dust-up: points in 100 games" in capsys.readouterr().out
    assert main(["ladder", "toy", "--levels", "random"]) == 2
    assert "--levels: at least two are wanted" in capsys.readouterr().err
    assert main(["ladder", "toy", "--levels", "random", "clever"]) == 2
    assert "--levels clever: it is not one of" in capsys.readouterr().err
