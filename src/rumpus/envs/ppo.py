"""PPO by self-play, in one file (extra `learn`): `python -m rumpus.envs.ppo toy --minutes 1`.

One network plays every seat. Games run in a `VectorEnv`; who acts next differs from game to game, so advantages are
counted along the decisions of each seat: what came between two of them belongs to the others. The mask is part of the
policy. At the end of each round of learning it plays against random seats, and prints how that went.
"""

import argparse
import json
import time
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np

try:
    import torch
except ModuleNotFoundError as gone:
    message = "rumpus.envs.ppo wants PyTorch: pip install rumpus[learn]"
    if __name__ == "__main__":
        raise SystemExit(message) from None
    raise ModuleNotFoundError(message, name=gone.name) from None
from torch import nn
from torch.distributions import Categorical

from rumpus.envs.inputs import Inputs
from rumpus.envs.vector import VectorEnv
from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.observation import stamp
from rumpus.kernel.contract.spec import find


@dataclass(frozen=True)
class Settings:
    """What is learned with. The defaults learn the toy in a minute on one core."""

    games: int = 64
    """played side by side"""
    steps: int = 128
    """decisions of each between two updates"""
    passes: int = 3
    """over what was played, in an update"""
    batch: int = 1024
    rate: float = 1e-3
    clip: float = 0.2
    keep: float = 0.95
    """lambda of the generalized advantage; nothing is discounted: games are won at their end"""
    entropy: float = 0.01
    width: int = 256
    """of the two hidden layers"""
    seed: int = 1


class Net(nn.Module):  # type: ignore[misc]  # where torch is not installed, mypy knows nothing of it
    """What a row is worth to its seat, and what to do on it."""

    def __init__(self, inputs: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, rows: Any, mask: Any) -> tuple[Categorical, Any]:
        """The choice among what the mask allows, and the worth, -1 to 1."""
        hidden = self.body(rows)
        logits = self.policy(hidden).masked_fill(~mask, -1e9)
        return Categorical(logits=logits), torch.tanh(self.value(hidden)).squeeze(-1)


class Learner:
    """A network, and the games by which it learns."""

    def __init__(self, game: str, options: dict[str, object] | None = None, settings: Settings | None = None) -> None:
        """A new network. Raises GameError, OptionError, and ValueError for a game whose rows say nothing."""
        self.spec, self.set = find(game), settings or Settings()
        if not self.spec.sight.row:
            raise ValueError(f"{game} doesn't say what its observation rows mean (Sight.row)")
        torch.manual_seed(self.set.seed)
        self.envs = VectorEnv(game, self.set.games, options=options)
        self.inputs = Inputs(list(self.spec.sight.row))
        self.net = Net(self.inputs.width, self.spec.actions.count, self.set.width)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=self.set.rate, eps=1e-5)
        self.seen, self.infos = self.envs.reset(seed=self.set.seed)
        self.decisions = 0

    def act(self, seen: dict[str, Any], best: bool = False) -> tuple[Any, Any, Any]:
        """Actions (drawn, or the best), their log-probabilities, and what the rows are worth."""
        with torch.no_grad():
            chances, worth = self.net(*self._tensors(seen))
            actions = chances.probs.argmax(-1) if best else chances.sample()
            return actions.numpy(), chances.log_prob(actions).numpy(), worth.numpy()

    def _tensors(self, seen: dict[str, Any]) -> tuple[Any, Any]:
        """Observations as the network takes them in."""
        return torch.from_numpy(self.inputs(seen["observation"])), torch.from_numpy(seen["action_mask"] != 0)

    def play(self) -> dict[str, Any]:
        """So many steps of every game: rows, masks, actions, log-probabilities, advantages and returns."""
        told: list[tuple[Any, ...]] = []
        for _ in range(self.set.steps):
            actions, logs, worth = self.act(self.seen)
            rows, mask = self._tensors(self.seen)
            seats = self.infos["seat"]
            self.seen, _, terminated, _, self.infos = self.envs.step(actions)
            told.append((rows, mask, actions, logs, worth, seats, terminated, self.infos["rewards"]))
        self.decisions += self.set.steps * self.set.games
        rows, masks, actions, logs, worth, seats, ended, rewards = zip(*told, strict=True)
        gained, known = self._advantages(np.stack(worth), np.stack(seats), np.stack(ended), np.stack(rewards))
        picked = torch.from_numpy(known.ravel())
        flat = {
            "rows": torch.cat(rows),
            "mask": torch.cat(masks),
            "actions": torch.from_numpy(np.concatenate(actions)),
            "logs": torch.from_numpy(np.concatenate(logs)),
            "gained": torch.from_numpy(gained.ravel()),
            "returns": torch.from_numpy((gained + np.stack(worth)).ravel()),
        }
        return {name: tensor[picked] for name, tensor in flat.items()}

    def _advantages(self, worth: Any, seats: Any, ended: Any, rewards: Any) -> tuple[Any, Any]:
        """How much better each decision went than it was thought to, (steps, games), and which of that is known: a
        seat's last decisions of games that go on are not.
        """
        steps, games = worth.shape
        gained, known = np.zeros((steps, games), np.float32), np.zeros((steps, games), np.bool_)
        after = np.zeros((games, self.envs.seats), np.float32)  # what comes to each seat after the step at hand
        chain, told = np.zeros_like(after), np.zeros(after.shape, np.bool_)
        every = np.arange(games)
        for k in reversed(range(steps)):
            over = ended[k]
            after[over], chain[over], told[over] = rewards[k][over], 0.0, True
            here = (every, seats[k])
            gained[k] = after[here] - worth[k] + self.set.keep * chain[here]
            known[k] = told[here]
            after[here], chain[here], told[here] = worth[k], np.where(known[k], gained[k], 0.0), True
        return gained, known

    def learn(self) -> dict[str, float]:
        """Plays, and learns from it: the mean of what it lost by, and of its entropy."""
        played = self.play()
        n = len(played["actions"])
        losses, entropies = [], []
        for part in self._parts(n):
            chances, worth = self.net(played["rows"][part], played["mask"][part])
            gained = played["gained"][part]
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            ratio = (chances.log_prob(played["actions"][part]) - played["logs"][part]).exp()
            held = ratio.clamp(1 - self.set.clip, 1 + self.set.clip)
            entropy = chances.entropy().mean()
            wrong = (worth - played["returns"][part].clamp(-1, 1)).pow(2).mean()
            loss = -torch.min(ratio * gained, held * gained).mean() + 0.5 * wrong - self.set.entropy * entropy
            self.adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(self.net.parameters(), 0.5)
            self.adam.step()
            losses.append(loss.item())
            entropies.append(entropy.item())
        return {"loss": float(np.mean(losses)), "entropy": float(np.mean(entropies))}

    def _parts(self, n: int) -> Iterator[Any]:
        """Batches of n decisions, mixed anew in each pass."""
        for _ in range(self.set.passes):
            mixed = torch.randperm(n)
            yield from mixed.split(self.set.batch)

    def against_random(self) -> float:
        """The mean of what its seat has of 256 games against random ones, -1 to 1; seats in turn."""
        games = 256
        envs = VectorEnv(self.spec.id, games, options=self.envs.options, autoreset="Disabled")
        seen, infos = envs.reset(seed=10_000)
        mine, total = np.arange(games) % envs.seats, np.zeros(games)
        while (infos["seat"] >= 0).any():
            actions = np.where(infos["seat"] == mine, self.act(seen)[0], envs.sample())
            seen, _, _, _, infos = envs.step(actions)
            total += infos["rewards"][np.arange(games), mine]
        return float(total.mean())

    def save(self, path: Path) -> None:
        """The network and the schema it was learned on."""
        told = {"game": self.spec.id, "schema": stamp(self.spec.sight.row), "options": dict(self.envs.options)}
        torch.save(told | {"settings": asdict(self.set), "net": self.net.state_dict()}, path)

    @classmethod
    def load(cls, path: Path) -> "Learner":
        """What was saved, ready to play and to learn on. ValueError where the rows mean something else by now."""
        told = torch.load(path, weights_only=True)
        made = cls(told["game"], told["options"], Settings(**told["settings"]))
        if stamp(made.spec.sight.row) != told["schema"]:
            raise ValueError(f"{path}: it was learned on other rows of {made.spec.id}: see `rumpus schema`")
        made.net.load_state_dict(told["net"])
        return made


def main() -> None:
    """Learns for so many minutes, and prints a line of JSON after every tenth update: the curve."""
    asked = argparse.ArgumentParser(prog="python -m rumpus.envs.ppo", description="PPO by self-play.")
    asked.add_argument("game")
    asked.add_argument("--minutes", type=float, default=1.0)
    asked.add_argument("--games", type=int, default=Settings.games)
    asked.add_argument("--rate", type=float, default=Settings.rate)
    asked.add_argument("--width", type=int, default=Settings.width)
    asked.add_argument("--seed", type=int, default=Settings.seed)
    asked.add_argument("--save", type=Path)
    given = asked.parse_args()
    if given.save is not None and not given.save.absolute().parent.is_dir():
        asked.error(f"--save {given.save}: there is no such folder")
    torch.set_num_threads(1)
    settings = Settings(games=given.games, rate=given.rate, width=given.width, seed=given.seed)
    try:
        learner = Learner(given.game, settings=settings)
    except (GameError, ValueError) as wrong:
        asked.error(str(wrong))
    began, updates = time.process_time(), 0
    while True:
        spent = (time.process_time() - began) / 60
        if updates % 10 == 0 or spent >= given.minutes:
            line = {"minutes": round(spent, 2), "decisions": learner.decisions, "random": learner.against_random()}
            print(json.dumps(line), flush=True)
        if spent >= given.minutes:
            break
        learner.learn()
        updates += 1
    if given.save:
        learner.save(given.save)


if __name__ == "__main__":
    main()
