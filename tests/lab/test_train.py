"""Learning a policy: what follows from a loss is what it says, a learner comes closer to what it copies, and what the
games ship wins against `greedy`.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rumpus.bots.policy import read
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import all_games, find
from rumpus.kernel.records.runtime import PLAIN
from rumpus.lab.lessons import TOLD, UNLIKELY, WRONG, Played, advantages, lesson, stride
from rumpus.lab.player import played, room
from rumpus.lab.train import Games, Learner, Settings, main

pytestmark = pytest.mark.skipif(PLAIN, reason="learning is compiled")
TAUGHT = [spec.id for spec in all_games() if spec.bots.trained]
SMALL = Settings(games=64, steps=16, copied=2, width=8, batch=256)


@pytest.mark.parametrize("game", TAUGHT)
def test_it_wins_against_greedy(game: str) -> None:
    """40 games, seats changed over; the docs say how many of how many more."""
    spec = find(game)
    at = room(game, tuple(sorted(spec.resolve().items())), None)
    won, ends = 0, np.zeros(16, np.int32)
    for seed in range(20):
        for own in (0, 1):
            bots = ("trained", "greedy") if own == 0 else ("greedy", "trained")
            played(at, bots, 1000 + seed)
            bind(spec).result_at(at.T, at.S, 0, ends)
            won += int(ends[8 + own] < ends[9 - own])
    assert won >= 22


@pytest.fixture(scope="module")
def learner() -> Learner:
    """One of the toy, that has copied nothing yet."""
    return Learner("toy", SMALL)


def loss(learner: Learner, lot: Played) -> tuple[float, Any]:
    """The loss of copying some decisions, and how it follows each weight."""
    told, slope = np.zeros(TOLD), np.zeros_like(learner.net.weights)
    lesson(learner.net, np.arange(len(lot.done)), lot, 0.2, 0.0, True, slope, told)
    return float(told[UNLIKELY] + 0.5 * told[WRONG]), slope


def test_the_slope_is_that_of_the_loss(learner: Learner) -> None:
    lot = Played(*(array[:40] for array in learner.play(Games(learner.spec, 32, 5), copying=True)))
    weights, slope = learner.net.weights, loss(learner, lot)[1]
    steepest = np.argsort(-np.abs(slope))
    for k in [*steepest[:20], *steepest[:: len(slope) // 20]]:
        before = weights[k]
        weights[k] = before + 1e-2
        more = loss(learner, lot)[0]
        weights[k] = before - 1e-2
        less = loss(learner, lot)[0]
        weights[k] = before
        assert (more - less) / 2e-2 == pytest.approx(float(slope[k]), abs=2e-3)


def test_what_went_well_becomes_likelier() -> None:
    learner = Learner("toy", SMALL)
    lot = learner.play(Games(learner.spec, 32, 5))
    lot = lot._replace(gained=np.where(lot.done == 0, 1, -1).astype(np.float32))
    games, every = Games(learner.spec, 32, 5), np.ones(32, np.bool_)
    unsure = np.exp(learner.act(games, every, best=True)[1]).mean()
    for _ in range(5):
        learner.learn(lot, 1e-2)
    places, logs, _ = learner.act(games, every, best=True)
    assert np.exp(logs).mean() > unsure
    assert (places == 0).mean() > 0.9


def test_advantages_go_along_the_decisions_of_a_seat() -> None:
    worth = np.array([[0.5], [0.25], [0.0], [0.9]], np.float32)
    seats, mine = np.array([[0], [1], [0], [1]]), np.ones((4, 1), np.bool_)
    ended, rewards = np.array([[False], [False], [True], [False]]), np.zeros((4, 1, 2), np.float32)
    rewards[2, 0] = 1, -1
    gained, known = np.zeros((4, 1), np.float32), np.zeros((4, 1), np.bool_)
    advantages(worth, seats, mine, ended, rewards, 0.5, gained, known)
    assert gained.ravel().tolist() == pytest.approx([0.0 - 0.5 + 0.5 * 1.0, -1.25, 1.0, 0.0])
    assert known.ravel().tolist() == [True, True, True, False]


def test_a_stride_goes_down_the_slope() -> None:
    weights, slope = np.ones(2, np.float32), np.array([0.5, -0.5], np.float32)
    stride(weights, slope, np.zeros(2, np.float32), np.zeros(2, np.float32), 0.1, 1)
    assert weights.tolist() == pytest.approx([0.9, 1.1], abs=1e-3)
    assert not slope.any()


def test_copying_makes_what_greedy_does_likelier(learner: Learner, tmp_path: Path) -> None:
    games = Games(learner.spec, SMALL.games, 1)
    lots = [learner.play(games, copying=True) for _ in range(3)]
    first = learner.learn(lots[0], 1e-2, copying=True)
    learner.learn(lots[1], 1e-2, copying=True)
    assert learner.learn(lots[2], 1e-2, copying=True)["unlikely"] < first["unlikely"] - 0.02
    went = learner.round(games, 0.0)
    assert 0 < went["entropy"] < 2
    won, drawn = learner.against(20, 3)
    assert 0 <= won <= 20 - drawn
    learner.save(tmp_path / "trained.npz")
    kept = read(learner.spec, tmp_path / "trained.npz")
    moved = kept.weights != 0
    assert kept.weights[moved] == pytest.approx(learner.net.weights[moved], abs=2e-3)
    again = Learner("toy", SMALL)
    again.resume(tmp_path / "trained.npz")
    assert (again.net.weights == kept.weights).all()
    again.save(tmp_path / "again.npz")
    assert (read(learner.spec, tmp_path / "again.npz").weights == kept.weights).all(), "what was moved once is kept"


def test_every_other_group_of_games_has_a_table_of_the_lab() -> None:
    spec = find("blitz_squad")
    games = Games(spec, 128, 2)
    decks = [bytes(table.rows.tobytes()) for table in games.tables]
    assert decks[0] == decks[2] != decks[1]
    games.turn_over(0)
    assert games.tables[1].rows.tobytes() != decks[1]
    assert games.tables[3].rows.tobytes() == decks[3]


def test_tables_are_laid_among_the_choices_that_a_game_names() -> None:
    """Of four seats two play together: they have the same of a game, and the other two the contrary."""
    spec = find("brutality")
    games = Games(spec, 256, 2, varied=1)
    four = games._teams[:, 3] >= 0
    assert four.any()
    assert not four.all()
    assert (games.sides == 2).all()
    games._ends[:, 8:12] = 2, 1, 2, 1
    games._ends[~four, 10:12] = 0
    assert games.rewards[four][0, :4].tolist() == [-1, 1, -1, 1]
    assert games.rewards[~four][0, :4].tolist() == [-1, 1, 0, 0]
    assert games.of(np.zeros(256, np.int32)).tolist() == [-1.0] * 256


def test_a_game_that_nobody_wins_is_worth_what_is_said() -> None:
    learner = Learner("toy", replace(SMALL, drawn=-0.5, keep=1.0))
    games = Games(learner.spec, 32, 5)
    step, ended = games.step, 0

    def tied(places: Any) -> None:
        nonlocal ended
        step(places)
        games._ends[:, 8:10] = 1
        ended += int(games.ended.sum())

    games.step = tied  # type: ignore[method-assign]  # a game of the toy hardly ever ends so
    lot = learner.play(games)
    assert ended
    assert np.isclose(lot.returns, -0.5, atol=0.02).mean() > 0.5  # the others: of games that go on


def test_the_same_command_makes_the_same_policy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = []
    for name in ("one.npz", "other.npz"):
        words = ["train", "toy", "--rounds", "2", "--copied", "1", "--games", "32", "--save", str(tmp_path / name)]
        monkeypatch.setattr("sys.argv", words)
        monkeypatch.setattr("rumpus.lab.train.record", lambda *_: {})
        main()
        made.append(read(find("toy"), tmp_path / name).weights)
    assert (made[0] == made[1]).all()


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (["chess"], "chess"),
        (["toy", "--resume", "no.npz"], "no.npz"),
        (["toy", "--save", "/no/such/folder/x.npz"], "x.npz: there is no such folder"),
    ],
)
def test_what_cannot_be_trained_is_said_in_a_line(
    words: list[str], why: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.argv", ["train", *words])
    with pytest.raises(SystemExit, match="2"):
        main()
    assert why in capsys.readouterr().err.splitlines()[-1]
