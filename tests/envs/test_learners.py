"""Libraries that learn, on our environments; each only where it is installed (extra `learn`)."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.envs import Solo


def test_stable_baselines_learns_with_the_mask() -> None:
    contrib = pytest.importorskip("sb3_contrib")
    env = Solo("toy")
    model = contrib.MaskablePPO("MultiInputPolicy", env, n_steps=64, batch_size=32, seed=1, device="cpu")
    model.learn(128)
    seen, _ = env.reset(seed=1)
    over = False
    while not over:
        action, _ = model.predict(seen, action_masks=env.action_masks())
        assert seen["action_mask"][action] == 1
        seen, _, over, _, _ = env.step(int(action))


def test_advantages_go_along_each_seats_own_decisions() -> None:
    """Two seats take turns in one game; it ends with the fourth decision, which wins for seat 1."""
    pytest.importorskip("torch")
    from rumpus.envs.ppo import Learner, Settings

    learner = Learner("toy", settings=Settings(games=1, steps=8, keep=0.5, width=8))
    worth = np.array([[0.1], [0.2], [0.3], [0.4], [0.5], [0.6]], np.float32)
    seats = np.array([[0], [1], [0], [1], [0], [1]])
    ended = np.array([[False], [False], [False], [True], [False], [False]])
    rewards = np.zeros((6, 1, 2), np.float32)
    rewards[3, 0] = [-1, 1]
    gained, known = learner._advantages(worth, seats, ended, rewards)
    last = {0: -1 - 0.3, 1: 1 - 0.4}
    wanted = [0.3 - 0.1 + 0.5 * last[0], 0.4 - 0.2 + 0.5 * last[1], last[0], last[1]]
    assert gained[:4, 0] == pytest.approx(wanted)
    assert known[:, 0].tolist() == [True] * 4 + [False] * 2, "what comes of the next game's is not known yet"


def test_the_baseline_learns_the_toy() -> None:
    torch = pytest.importorskip("torch")
    from rumpus.envs.ppo import Learner

    torch.set_num_threads(1)
    learner = Learner("toy")
    for _ in range(22):
        learner.learn()
    assert learner.against_random() > 0.2
