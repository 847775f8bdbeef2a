"""Gymnasium's face: one seat learns, the others are played by opponents that stay as they are."""

from collections.abc import Callable, Mapping
from typing import Any, Literal

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete

from rumpus.envs.one import SEEDS, Game, observation_space
from rumpus.kernel.contract.installed import list_games

Policy = Callable[[dict[str, Any]], int]
"""What an opponent does with what it may see and do: {"observation", "action_mask"} -> an action."""


class Solo(gymnasium.Env[dict[str, Any], Any]):
    """A game against fixed opponents. A step ends when the learner is to act again, or the game is over.

    The reward comes at the end: 1 for beating everybody, -1 for being beaten by all. `action_masks()` is what
    Stable-Baselines3's MaskablePPO asks for.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"]}  # noqa: RUF012 - Gymnasium's name

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, object] | None = None,
        content: Any = None,
        seat: int | None = None,
        opponent: Policy | Literal["random"] = "random",
        illegal: Literal["raise", "replace", "lose"] = "replace",
        max_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """seat: which the learner has, None = another each game. opponent: what plays all others. illegal: an illegal
        action raises ValueError, or is replaced by a random legal one, or loses. max_decisions: the game is truncated
        after so many of all seats, 0 = never.
        """
        self.game = Game(game, options, content)
        if seat is not None and not 0 <= seat < self.game.seats:
            raise ValueError(f"seat {seat}: 0 to {self.game.seats - 1} are there, or None")
        if illegal not in ("raise", "replace", "lose"):
            raise ValueError(f"illegal {illegal!r}: one of raise, replace, lose")
        self.given, self.seat, self.opponent, self.illegal = seat, seat or 0, opponent, illegal
        self.max_decisions, self.render_mode, self.decisions = max_decisions, render_mode, 0
        self.observation_space = observation_space(self.game.width, self.game.count)
        self.action_space = Discrete(self.game.count)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game, played on until the learner is to act."""
        super().reset(seed=seed, options=options)
        self.decisions = 0
        while True:
            self.seat = int(self.np_random.integers(self.game.seats)) if self.given is None else self.given
            self.game.begin(int(self.np_random.integers(SEEDS)))
            self._others()
            if self.game.seat >= 0:
                return self._seen(), self._told()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """The learner acts, then the others until it is to act again."""
        lost = False
        if action in self.game.legal or self.illegal == "raise":
            self.game.play(action)
        elif self.illegal == "replace":
            self.game.play(self._any())
        else:
            lost = True
        self.decisions += 1
        if lost:
            return self._seen(), -1.0, True, False, self._told()
        self._others()
        over = self.game.seat < 0
        cut = not over and self._cut()
        return self._seen(), self.game.rewards()[self.seat], over, cut, self._told()

    def action_masks(self) -> Any:
        """The mask as bools."""
        return self._seen()["action_mask"] != 0

    def render(self) -> str | None:
        """The game as text that says all, hidden things too, where it was asked for."""
        return self.game.shown() if self.render_mode == "ansi" else None

    # ------------------------------------------------------------ what stands behind it
    def _any(self) -> int:
        """A random legal action."""
        return self.game.legal[int(self.np_random.integers(len(self.game.legal)))]

    def _cut(self) -> bool:
        """Whether the game has gone on for too long."""
        return bool(self.max_decisions) and self.decisions >= self.max_decisions

    def _others(self) -> None:
        """The opponents act until the learner is to, or the game is over."""
        while self.game.seat not in (-1, self.seat) and not self._cut():
            seen = None if self.opponent == "random" else self.game.observed(self.game.seat)
            self.game.play(self._any() if seen is None else self.opponent(seen))  # type: ignore[operator]  # a policy then
            self.decisions += 1

    def _seen(self) -> dict[str, Any]:
        """What the learner sees; where the game was cut short before its turn, the mask is all ones."""
        seen = self.game.observed(self.seat)
        if not seen["action_mask"].any():
            seen["action_mask"] = np.ones_like(seen["action_mask"])
        return seen

    def _told(self) -> dict[str, Any]:
        """The infos."""
        return {"seat": self.seat, "seed": self.game.seed, "reason": self.game.reason, "decisions": self.decisions}


def name_of(game: str) -> str:
    """The id under which Gymnasium knows a game: rumpus/Brawlhalla-v1, rumpus/BlitzSquad-v1."""
    return f"rumpus/{''.join(word.capitalize() for word in game.split('_'))}-v1"


def register() -> None:
    """Tells Gymnasium all installed games; what it knows already stays."""
    for game in list_games():
        if name_of(game) not in gymnasium.registry:
            gymnasium.register(name_of(game), entry_point="rumpus.envs.solo:Solo", kwargs={"game": game})
