"""PettingZoo's parallel face: every seat answers in every step, where all choose at once, and in a race."""

from collections.abc import Mapping
from typing import Any, Literal

import numpy as np
from gymnasium.spaces import Discrete
from pettingzoo import ParallelEnv

from rumpus.envs.one import SEEDS, observation_space, refused
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

Told = dict[str, dict[str, Any]]


class Parallel(ParallelEnv[str, dict[str, Any], Any]):  # type: ignore[misc]  # PettingZoo has no types
    """A game in which a step asks every seat; agents are "seat_0", "seat_1" ... all of them until the game is over.

    The last action, `wait`, is all that a seat may do which is not asked; where a clock runs, anybody may wait. Then
    answers come in an order that is drawn anew in each step, and `tick_ms` pass after them. An answer that another's
    has made impossible is lost: `infos[agent]["late"]`. Rewards come at the end: 1 for beating everybody, -1 for being
    beaten by all.

    >>> env = Parallel("toy", options={"pace": "together"})
    >>> observations, infos = env.reset(seed=7)
    >>> {agent: int(seen["action_mask"].sum()) for agent, seen in observations.items()}
    {'seat_0': 4, 'seat_1': 4}
    """

    def __init__(
        self,
        game: str,
        *,
        options: Mapping[str, object] | None = None,
        content: Any = None,
        illegal: Literal["raise", "replace"] = "raise",
        max_steps: int = 0,
        tick_ms: int = 100,
        render_mode: str | None = None,
    ) -> None:
        """A game with its options and cards; truncated after so many steps, 0 = never. illegal: an illegal action
        raises ValueError and nothing happens, or is replaced by a random legal one. render_mode: None, "ansi"
        (`render` gives text) or "human" (it prints it).
        """
        if render_mode not in (None, "ansi", "human"):
            raise ValueError(f"render_mode {render_mode!r}: None, 'ansi' or 'human'")
        if max_steps < 0 or tick_ms < 1:
            raise ValueError(f"max_steps {max_steps}, tick_ms {tick_ms}: at least 0 and 1")
        if illegal not in ("raise", "replace"):
            raise ValueError(f"illegal {illegal!r}: one of raise, replace")
        self.illegal = illegal
        self.spec, self.content = find(game), content
        self.options = self.spec.resolve(options)
        self.max_steps, self.tick_ms, self.render_mode = max_steps, tick_ms, render_mode
        self.metadata = {"name": f"rumpus_{game}_v1", "render_modes": ["ansi", "human"]}
        self.possible_agents = [f"seat_{p}" for p in range(self.spec.options.seats(self.options))]
        self.wait = self.spec.actions.count
        one = observation_space(self.spec.rules.observed, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, one)
        self.action_spaces = {agent: Discrete(self.wait + 1) for agent in self.possible_agents}
        self._rng = np.random.default_rng()
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Any:
        """The same for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The actions of the game, by number, and `wait`."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:  # noqa: ARG002 - their API
        """A new game from a seed; without one the seeds go on."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        dealt = int(self._rng.integers(SEEDS)) if seed is None else seed % SEEDS
        self.match, self.steps, self.now = Match.start(self.spec, self.options, dealt, self.content), 0, 0
        self.agents = list(self.possible_agents)
        return self._seen(), {agent: {"seed": dealt, "late": False} for agent in self.agents}

    def step(self, actions: Mapping[str, Any]) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """Everybody's answer at once. ValueError for one that is missing or illegal, and then nothing has happened."""
        given = [self._answer(p, actions) for p in range(len(self.agents))]
        clock = self._clock
        order = self._rng.permutation(len(given)).tolist() if clock else range(len(given))
        late = dict.fromkeys(self.agents, False)
        for p in order:
            if given[p] == self.wait:
                continue
            if self.match.is_legal(p, given[p]):
                self.match.play(p, given[p], self.now)
            else:
                late[self.agents[p]] = True
        if clock and not self.match.over:
            self.now += self.tick_ms
            self.match.tick(self.now)
        self.steps += 1
        return self._came(late)

    def render(self) -> str | None:
        """The game as text that says all, hidden things too, where it was asked for."""
        if self.render_mode == "human":
            print(self.match.scene())
        return self.match.scene() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is held open."""

    # ------------------------------------------------------------ what stands behind it
    @property
    def _clock(self) -> bool:
        """Whether time passes."""
        return self.spec.in_real_time(self.match.t) or self.match.due is not None

    def _legal(self, p: int) -> list[int]:
        """What a seat may answer."""
        asked = p in self.match.active
        listed = self.match.actions(p) if asked else []
        return listed if asked and not self._clock else [*listed, self.wait]

    def _answer(self, p: int, actions: Mapping[str, Any]) -> int:
        """The answer of a seat, looked at."""
        agent, legal = self.agents[p], self._legal(p)
        if agent not in actions:
            raise ValueError(f"{agent} gives no answer; {', '.join(self.agents)} all do")
        if actions[agent] in legal:
            return int(actions[agent])
        if self.illegal == "replace":
            return legal[int(self._rng.integers(len(legal)))]
        names = {a: "wait" if a == self.wait else self.match.name(p, a) for a in legal[:9]}
        listed = [f"{a} {names.get(a, '')}" for a in legal]
        raise ValueError(refused(p, actions[agent], listed))

    def _came(self, late: dict[str, bool]) -> tuple[Told, dict[str, float], dict[str, bool], dict[str, bool], Told]:
        """What a step gives."""
        over, places, agents = self.match.over, self.match.places, self.agents
        cut = not over and bool(self.max_steps) and self.steps >= self.max_steps
        if over or cut:
            self.agents = []
        rewards = dict.fromkeys(agents, 0.0)
        if over:
            others = len(agents) - 1
            rewards = {a: sum((q > p) - (q < p) for q in places) / others for a, p in zip(agents, places, strict=True)}
        infos = {agent: {"seed": self.match.seed, "late": late[agent]} for agent in agents}
        return self._seen(), rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut), infos

    def _seen(self) -> Told:
        """What every seat sees and may do; anything once the game is over."""
        seen = {}
        for p, agent in enumerate(self.possible_agents):
            mask = np.full(self.wait + 1, int(self.match.over), np.int8)
            if not self.match.over:
                mask[self._legal(p)] = 1
            row = np.array(self.match.features(p), np.int32)
            seen[agent] = {"observation": row, "action_mask": mask}
        return seen
