"""PettingZoo's face: agents "seat_0", "seat_1" ... act in turn, the same one again where the rules say so."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import AECEnv

from rumpus.envs.one import SEEDS, Game, observation_space


class AEC(AECEnv[str, dict[str, Any], Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as an agent-environment cycle. Where several may act at once the lowest seat is asked first; none of the
    others sees its answer before all have given theirs. Rewards come at the end: 1 for beating everybody, -1 for being
    beaten by all. An illegal action raises ValueError and changes nothing.

    >>> env = AEC("toy")
    >>> env.reset(seed=7)
    >>> observation, reward, termination, truncation, info = env.last()
    >>> env.agent_selection, int(observation["action_mask"].sum())
    ('seat_0', 4)
    """

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, object] | None = None,
        content: Any = None,
        max_decisions: int = 0,
        render_mode: str | None = None,
    ) -> None:
        """A game with its options and cards; truncated after so many decisions, 0 = never. render_mode: None, "ansi"
        (`render` gives text) or "human" (it prints it).
        """
        super().__init__()
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode {render_mode!r}: None, 'ansi' or 'human'")
        self.game, self.max_decisions, self.render_mode = Game(game, options, content), max_decisions, render_mode
        self.metadata = {"name": f"rumpus_{game}_v1", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{p}" for p in range(self.game.seats)]
        one = observation_space(self.game.width, self.game.count)
        self.observation_spaces = dict.fromkeys(self.possible_agents, one)
        self.action_spaces = {agent: Discrete(self.game.count) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of the game, by number."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - their API
        """A new game from a seed; without one the seeds go on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.game.begin(int(self._rng.integers(SEEDS)) if seed is None else seed % SEEDS)
        self.decisions = 0
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"seed": self.game.seed} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.game.seat]

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent may see and do now; the mask of one that waits is empty, and full when the game is over."""
        return self.game.observed(self.possible_agents.index(agent))

    def step(self, action: Any) -> None:
        """The selected agent acts; one whose game is over must pass None once, as PettingZoo wants it."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.game.play(action)
        self.decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.seat < 0:
            self.rewards = dict(zip(self.possible_agents, self.game.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_decisions and self.decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)
        self.agent_selection = agent if self.game.seat < 0 else self.possible_agents[self.game.seat]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The game as text that says all, hidden things too, where it was asked for."""
        if self.render_mode == "human":
            print(self.game.shown())
        return self.game.shown() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""
