"""Ratings: those of known odds are found, and a ladder is the same for the same seed."""

from __future__ import annotations

import json
from collections.abc import Callable
from concurrent.futures import Future
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest

from rumpus.bots import LEVELS
from rumpus.cli import main
from rumpus.kernel.contract.spec import find
from rumpus.lab import climb
from rumpus.lab.kept import Kept
from rumpus.lab.ladder import Came, as_json, bouts, climbed, gap, levels_for, rated
from rumpus.lab.sim import Plan
from rumpus.lab.spread import Alone

TOY = Plan("toy", tuple(sorted(find("toy").resolve({"players": 2}).items())))


def test_known_odds_give_their_ratings() -> None:
    true = {"a": 0.0, "b": 150.0, "c": 400.0}
    met = dict.fromkeys(permutations(true, 2), 100000)
    odds = {(one, other): 1 / (1 + 10 ** (-(true[one] - true[other]) / 400)) for one, other in met}
    won = {pair: met[pair] * odds[pair] for pair in met}
    rungs = rated([*true], won, met)
    assert [rung.level for rung in rungs] == ["c", "b", "a"]
    assert [rung.rating for rung in rungs] == pytest.approx([400, 150, 0], abs=0.1)
    assert gap(odds["b", "a"]) == pytest.approx(150)


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
    first = climbed(TOY, ["random", "greedy"], 30, 1)
    assert [rung.level for rung in first.rungs] == ["greedy", "random"]
    assert first.rungs[1].rating == 0
    assert sum(won for won, _ in first.points.values()) == 30
    assert first.games == 30
    assert as_json(climbed(TOY, ["random", "greedy"], 30, 1)) == as_json(first)


THREE = ("random", "greedy", "easy")


def test_every_pair_plays_a_few_games_before_any_plays_more() -> None:
    listed = list(bouts(TOY, THREE, 6, 1))
    assert [(bout.phase, bout.number, bout.work.most) for bout in listed] == [
        (f"{a} against {b}", number, games)
        for number, games in enumerate((4, 2))
        for a, b in (("random", "greedy"), ("random", "easy"), ("greedy", "easy"))
    ]
    assert len({bout.work.seeds for bout in listed}) == 2, "all pairs play the same seeds"


class Told(Alone):
    """Counts what it is given, and interrupts what comes after so many; with `do` nothing is played."""

    def __init__(self, last: int = 99, do: Callable[[Any], Any] | None = None) -> None:
        self.played: list[Any] = []
        self.last, self.do = last, do

    def submit(self, do: Callable[[Any], Any], work: Any) -> Future[Any]:
        if len(self.played) == self.last:
            raise KeyboardInterrupt
        self.played.append((work.phase, work.number))
        return super().submit(self.do or do, work)


def test_what_was_played_is_kept_and_gone_on_with(tmp_path: Path) -> None:
    whole, file = climbed(TOY, ("random", "greedy"), 12, 1), tmp_path / "run.jsonl"
    first = climbed(TOY, ("random", "greedy"), 12, 1, Told(2), Kept(file, "a ladder", resume=False))
    assert (first.broken_off, first.games) == (True, 8)
    assert first.rungs[0].games == 8
    rest = Told()
    second = climbed(TOY, ("random", "greedy"), 12, 1, rest, Kept(file, "a ladder", resume=True))
    assert rest.played == [("random against greedy", 2)], "nothing is played twice"
    assert as_json(second) == as_json(whole)


def test_more_games_and_more_levels_go_on_with_the_same_file(tmp_path: Path) -> None:
    file = tmp_path / "run.jsonl"
    climbed(TOY, ("random", "greedy"), 6, 1, None, Kept(file, "a ladder", resume=False))
    crew = Told(do=lambda bout: Came(bout.work.most, 1.0))
    climbed(TOY, THREE, 8, 1, crew, Kept(file, "a ladder", resume=True))
    assert ("random against greedy", 0) not in crew.played
    assert ("random against greedy", 1) in crew.played, "two of those four games were missing"
    assert ("greedy against easy", 0) in crew.played


def test_there_is_no_greedy_one_in_a_race() -> None:
    assert levels_for(find("toy"), find("toy").resolve(None), None) == ("random", "greedy", *LEVELS)
    assert "greedy" not in levels_for(find("brawl"), find("brawl").resolve(None), None)


def test_the_command(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["ladder", "toy", "--games", "10", "--workers", "1", "--levels", "random", "greedy", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert not told["broken_off"]
    assert {rung["level"] for rung in told["rungs"]} == {"random", "greedy"}
    assert main(["ladder", "toy", "--games", "10", "--workers", "1", "--levels", "random", "greedy"]) == 0
    assert "Dust-up: points in 100 games" in capsys.readouterr().out
    assert main(["ladder", "toy", "--levels", "random"]) == 2
    assert "--levels: at least two are wanted" in capsys.readouterr().err
    assert main(["ladder", "toy", "--levels", "random", "clever"]) == 2
    assert "--levels clever: it is not one of" in capsys.readouterr().err


def test_a_ladder_that_is_broken_off_tells_what_there_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file, told = tmp_path / "run.jsonl", ["ladder", "toy", "--games", "8", "--workers", "1"]
    told += ["--levels", "random", "greedy", "--keep", str(file)]
    broken = climb.climbed
    monkeypatch.setattr(climb, "climbed", lambda *made: broken(*made[:4], Told(1), *made[5:]))
    assert main(told) == 130
    shown = capsys.readouterr()
    assert "points in 100 games" in shown.out
    assert f"broken off after 4 of 8 games; {file} keeps them, for --resume" in shown.err
    monkeypatch.undo()
    assert main(told) == 2
    assert "--resume goes on with it" in capsys.readouterr().err
    assert main([*told, "--resume", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["rungs"][0]["games"] == 8
