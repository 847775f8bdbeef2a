"""Libraries that learn, on our environments; each only where it is installed (extra `learn`)."""

from __future__ import annotations

import re
import shlex
import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from rumpus.envs import Solo, VectorEnv


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


def test_what_was_learned_is_kept(tmp_path: Path) -> None:
    torch = pytest.importorskip("torch")
    from rumpus.envs.ppo import Learner, Settings

    first = Learner("toy", {"players": 3}, Settings(games=4, steps=8, width=8))
    first.learn()
    first.save(tmp_path / "net.pt")
    again = Learner.load(tmp_path / "net.pt")
    assert again.envs.options == first.envs.options
    assert again.set == first.set
    chances, worth = again.net(*again._tensors(first.seen))
    mine, value = first.net(*first._tensors(first.seen))
    assert torch.equal(chances.logits, mine.logits)
    assert torch.equal(worth, value)
    told = torch.load(tmp_path / "net.pt")
    torch.save(told | {"schema": "of old"}, tmp_path / "net.pt")
    with pytest.raises(ValueError, match="learned on other rows of toy"):
        Learner.load(tmp_path / "net.pt")


def test_arrays_go_to_pytorch_as_they_are() -> None:
    torch = pytest.importorskip("torch")
    envs = VectorEnv("toy", 4, copy=False)
    seen, _ = envs.reset(seed=1)
    rows = torch.from_dlpack(seen["observation"])
    envs.step(envs.sample())
    assert rows.numpy().tolist() == seen["observation"].tolist(), "the same memory, which the step has changed"


def blocks(kind: str) -> list[str]:
    """Those of docs/for-researchers.md that learn."""
    guide = (Path(__file__).parents[2] / "docs" / "for-researchers.md").read_text("utf-8")
    return re.findall(rf"^```{kind} learn\n(.*?)^```$", guide, re.M | re.S)


def test_the_code_of_the_guide_that_learns() -> None:
    pytest.importorskip("sb3_contrib")
    for block in blocks("python"):
        exec(compile(block, "for-researchers.md", "exec"), {"__name__": "guide"})


def test_the_commands_of_the_guide_that_learn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """As they stand but for their minutes."""
    pytest.importorskip("torch")
    monkeypatch.chdir(tmp_path)
    lines = [line for block in blocks("sh") for line in block.splitlines()]
    assert len(lines) > 2
    for line in lines:
        python, _, module, *told = shlex.split(line)
        assert python == "python"
        told[told.index("--minutes") + 1] = "0.01"
        monkeypatch.setattr(sys, "argv", [module, *told])
        import_module(module).main()
