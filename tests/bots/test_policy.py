"""Trained policies: those that games ship fit their rows, know what a row tells and nothing else, and are refused where
the rows mean something else.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from rumpus.bots.choose import choose, levels_of
from rumpus.bots.policy import (
    PolicyError,
    encode,
    favourite,
    hidden,
    leaning,
    net_of,
    plan_of,
    read,
    size_of,
    trained,
    write,
)
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.observation import Field
from rumpus.kernel.contract.spec import GameSpec, all_games, find
from rumpus.lab import table
from rumpus.lab.player import known, room

TAUGHT = [spec.id for spec in all_games() if spec.bots.trained]
TOY = find("toy")
WIDTH = 4


def some_weights(spec: GameSpec, width: int = WIDTH) -> Any:
    """Weights of a network for a game, drawn from a seed."""
    count = size_of(plan_of(spec.sight.row)[1], width, spec.actions.count)
    return np.random.default_rng(3).normal(0, 0.5, count).astype(np.float32)


@pytest.fixture
def kept(tmp_path: Path) -> Path:
    """A policy of the toy as a file."""
    path = tmp_path / "trained.npz"
    write(TOY, some_weights(TOY), WIDTH, path)
    return path


def changed(path: Path, **more: Any) -> Path:
    """The same file with other contents."""
    with np.load(path) as held:
        told = {name: held[name] for name in held.files}
    np.savez(path, **(told | more))
    return path


# ---------------------------------------------------------------- the file
@pytest.mark.parametrize("game", TAUGHT)
def test_the_policy_of_a_game_fits_its_rows_and_is_small(game: str) -> None:
    assert len(trained(game).weights) > 0
    path = find(game).bots.trained
    assert path is not None
    assert path.stat().st_size < 500_000


def test_a_policy_comes_back_as_it_was_kept(kept: Path) -> None:
    net = read(TOY, kept)
    assert net.weights == pytest.approx(some_weights(TOY), abs=2e-3)
    assert net.width == WIDTH


def test_a_policy_of_other_rows_is_refused(kept: Path) -> None:
    row = (*TOY.sight.row[:-1], replace(TOY.sight.row[-1], says="Something else."))
    other = replace(TOY, sight=replace(TOY.sight, row=row))
    with pytest.raises(
        PolicyError, match=r"trained on rows of schema [0-9a-f]{12}, which is [0-9a-f]{12} now; train it"
    ):
        read(other, kept)


def test_a_policy_of_other_actions_is_refused(kept: Path) -> None:
    with pytest.raises(PolicyError, match="is for 999 actions"):
        read(TOY, changed(kept, actions=999))


def test_a_policy_of_another_game_is_refused(kept: Path) -> None:
    with pytest.raises(PolicyError, match=r"is a policy of toy, format 1; brawlhalla"):
        read(find("brawlhalla"), kept)


def test_changed_weights_are_refused(kept: Path) -> None:
    with pytest.raises(PolicyError, match="not those that were trained"):
        read(TOY, changed(kept, weights=(some_weights(TOY) + 1).astype(np.float16)))


def test_what_is_no_policy_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "trained.npz"
    path.write_bytes(b"not a policy")
    with pytest.raises(PolicyError, match="is no trained policy"):
        read(TOY, path)
    with pytest.raises(PolicyError, match="toy has no trained policy"):
        trained("toy")


# ---------------------------------------------------------------- what it reads
def test_each_kind_of_number_is_taken_in_by_its_inputs() -> None:
    row = [
        Field("kind", "A kind.", 0, 3),
        Field("mask", "A mask.", 0, 7, mask=True),
        Field("far", "A large number.", 0, 2000),
        Field("many", "Counts.", 0, 60, n=2),
        Field("spare", "Always 0.", 0, 0, n=4),
    ]
    plan, inputs = plan_of(row)
    assert inputs == 3 + 1 + 3 + 1 + 2
    active, values = np.zeros(inputs, np.int32), np.zeros(inputs, np.float32)
    n = encode([2, 5, 32, 0, 3, 0, 0, 0, 0], plan, active, values)
    assert dict(zip(active[:n].tolist(), values[:n].tolist(), strict=True)) == {
        1: 1.0,  # kind 2 of 1 to 3
        3: pytest.approx(2 / 16),  # and as a share
        4: 1.0,  # bits 0 and 2
        6: 1.0,
        7: 2.0,  # 32 by 16
        9: 2.0,  # the logarithm of 1 + 3
    }
    assert encode([0] * 9, plan, active, values) == 0
    assert encode([2, 5, 2000, 0, 0, 0, 0, 0, 0], plan, active, values) == 5
    assert values[4] == 4.0


def test_a_network_is_two_layers_and_a_row_of_weights_for_each_action() -> None:
    net, actions = net_of(TOY, some_weights(TOY), WIDTH), TOY.actions.count
    net.active[:2], net.values[:2] = (1, 3), (1.0, 0.5)
    hidden(net, 2)
    w, inputs = net.weights, net.inputs
    cuts = np.cumsum([inputs * WIDTH, WIDTH, WIDTH * WIDTH, WIDTH])
    first, b1, second, b2, last = np.split(w, cuts)
    x = np.zeros(inputs)
    x[[1, 3]] = 1.0, 0.5
    h = np.maximum(x @ first.reshape(inputs, WIDTH) + b1, 0)
    h = np.maximum(h @ second.reshape(WIDTH, WIDTH) + b2, 0)
    last = last.reshape(actions + 1, WIDTH + 1)
    wanted = last[:, :WIDTH] @ h + last[:, WIDTH]
    assert [leaning(net, a) for a in range(actions + 1)] == pytest.approx(wanted.tolist(), rel=1e-4, abs=1e-5)
    net.row[:] = 0
    best = favourite(net, list(range(actions)), actions)
    assert leaning(net, best) == max(leaning(net, a) for a in range(actions))


@pytest.mark.parametrize("game", TAUGHT)
def test_what_a_seat_cannot_know_changes_nothing(game: str) -> None:
    """Hidden things are dealt anew at each decision of a game: the policy does the same."""
    spec = find(game)
    at = room(game, tuple(sorted(spec.resolve().items())), None)
    loops = bind(spec)
    loops.setup_at(at.T, at.S, 0, 4, at.L)
    for number in range(30):
        mask = int(loops.who_at(at.T, at.S, 0))
        if mask == 0:
            break
        p, real = mask.bit_length() - 1, at.states[0].copy()
        action = int(at.bound.decide(at.T, at.S, p, table.TRAINED, at.far, at.net, number, at.L))
        for deal in range(3):
            loops.redeal_at(at.T, at.S, 0, p, 100 + deal)
            assert int(at.bound.decide(at.T, at.S, p, table.TRAINED, at.far, at.net, number, at.L)) == action
            at.states[0] = real
        loops.apply_at(at.T, at.S, 0, p, action, at.L)


@pytest.mark.parametrize("game", TAUGHT)
def test_it_plays_where_bots_are_named(game: str) -> None:
    spec = find(game)
    assert "trained" in levels_of(spec)
    assert "trained" in known(spec)
    at = room(game, tuple(sorted(spec.resolve().items())), None)
    loops = bind(spec)
    loops.setup_at(at.T, at.S, 0, 4, at.L)
    p = int(loops.who_at(at.T, at.S, 0)).bit_length() - 1
    told = choose(spec, at.tables, at.states[:1].copy(), p, "trained", seed=1)[0]
    out = np.zeros(spec.actions.max_legal, np.int32)
    assert told[0] in out[: loops.legal_at(at.T, at.S, 0, p, out)]


def test_a_game_without_one_says_so() -> None:
    assert "trained" not in known(TOY)
    at = room("toy", tuple(sorted(TOY.resolve().items())), None)
    with pytest.raises(ValueError, match="'trained' is not one of random, greedy, easy"):
        choose(TOY, at.tables, at.states[:1].copy(), 0, "trained")
