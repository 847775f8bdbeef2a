"""VectorEnv: many games of one kind as arrays, by Gymnasium's vector API.

Every game has its own chance: its seeds depend on nothing but the seed it was reset with, so that a game goes the same
way in any batch and with any number of threads, and its seed can be read while it runs.
"""

from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final, Literal

import numpy as np
from gymnasium.spaces import Discrete, MultiDiscrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector import VectorEnv as Vector
from gymnasium.vector.utils import batch_space

from rumpus.envs import core
from rumpus.envs.arrays import Batch, Episode
from rumpus.envs.one import SEEDS, observation_space, refused
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.inputs import whole
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

CORE: Final = "rumpus.envs.core"
AUTORESET: Final = {
    AutoresetMode.NEXT_STEP: core.NEXT_STEP,
    AutoresetMode.SAME_STEP: core.SAME_STEP,
    AutoresetMode.DISABLED: core.DISABLED,
}
ILLEGAL: Final = {"raise": core.RAISE, "replace": core.REPLACE, "lose": core.LOSE}


Step = tuple[dict[str, Any], Any, Any, Any, dict[str, Any]]


MOST: Final = 16
"""Games that a thread takes at a time."""


class VectorEnv(Vector[Any, Any, Any]):
    """`num_envs` games. The seat whose turn it is acts next in each: `infos["seat"]`; it may be the same one again.

    Observations: {"observation": int32 (N, width), the row of the seat that acts next; "action_mask": int8
    (N, actions), 1 where it may}. The mask is also `action_masks()`; it is never all zero, and all ones where a game is
    over.
    Rewards: float32 (N,), those of the seat that has just acted; `infos["rewards"]` (N, seats) are those of all seats,
    which come when a game ends: 1 for beating everybody, -1 for being beaten by all. `terminated` comes from the rules
    alone (or from an illegal action, where that loses), `truncated` from `max_decisions` alone.

    infos: "seat" (N,), the next to act, -1 where a game is over; "acted" (N,), who has just acted; "legal" (N, most)
    and "legal_n" (N,), the ids the mask stands for; "seed" (N,), what each running game was dealt from; "decisions"
    (N,); "rewards". When a game ends: "final_obs" (N, seats, width), the last row of every seat, and "final_info" with
    its "seed", "reason" (its end reason, 0 when it was cut short), "places", "scores", "decisions"; `_final_obs` (N,)
    says which games' rows count.

    `send` and `recv` are the halves of `step`: the games are played by threads in between.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        options: Mapping[str, object] | None = None,
        content: Any = None,
        scene: str | None = None,
        autoreset: AutoresetMode | str = AutoresetMode.SAME_STEP,
        illegal: Literal["raise", "replace", "lose"] = "raise",
        max_decisions: int = 0,
        threads: int = 1,
        copy: bool = True,
    ) -> None:
        """Games of one table: its options, its cards.

        scene: begins every game there, its chance dealt from the seed. autoreset: whether a finished game is set up
        anew with the next step (which then plays nothing there), in the same step, or not ("NextStep", "SameStep",
        "Disabled"). illegal: an illegal action raises ValueError and nothing is played in any game; or is replaced by a
        random legal one; or loses the game. max_decisions: a game is truncated after so many, 0 = never. threads: how
        many share the games; they sleep between steps. copy=False: the arrays that reset and step give are those the
        next step writes into; they are to be read only.
        Raises GameError, OptionError, ContentError and ValueError.
        """
        self.game = find(game)
        if num_envs < 1 or threads < 1 or max_decisions < 0:
            raise ValueError(
                f"num_envs {num_envs}, threads {threads}, max_decisions {max_decisions}: at least 1, 1 and 0"
            )
        if illegal not in ILLEGAL:
            raise ValueError(f"illegal {illegal!r}: one of {', '.join(ILLEGAL)}")
        mode = AutoresetMode(autoreset)
        self.num_envs, self.illegal, self.max_decisions, self.copy = num_envs, illegal, max_decisions, copy
        self.options = self.game.resolve(options)
        self.content = content
        self.seats = self.game.options.seats(self.options)
        self.metadata = {"autoreset_mode": mode, "render_modes": ["ansi"]}
        self._mode, self._illegal = AUTORESET[mode], ILLEGAL[illegal]
        self._loops: Any = bind(self.game)
        self._core: Any = bind(self.game, CORE)
        self._lay(scene)
        self._state, self._episodes = self.game.records.State.blank(num_envs), Episode.blank(num_envs)
        self._all = Batch.of(self.game, self._T, self._F, self._state, self._episodes, self.seats)
        self._every, self._asked, self._ready = np.arange(num_envs), np.zeros(num_envs, np.int64), False
        self._threads = min(threads, num_envs)
        self._share_out()
        self._make_spaces()
        self._rng = np.random.default_rng()

    def _lay(self, scene: str | None) -> None:
        """The table of the options, and the position that games begin at: None is the deal."""
        state = self.game.records.State
        tables = self.game.records.tables(self.options, self.content)
        at = None if scene is None else Match.at_scene(self.game, scene, self.options, content=self.content)
        self._tables, self._T = tables, tables.rows
        self._F = rows(state, state.blank(0) if at is None else at.state.copy())
        self.scene = scene

    def _lay_anew(self, given: Mapping[str, Any]) -> None:
        """The same at a reset that names options or a scene. Where that cannot be it raises ValueError, and nothing has
        changed.
        """
        if given.get("reset_mask") is not None:
            raise ValueError("a reset with other options or another scene sets up all games: without a reset_mask")
        before = self.options
        told = self.game.resolve(before | dict(given.get("options") or {}))
        seats = self.game.options.seats(told)
        if seats != self.seats:
            raise ValueError(f"these options are for {seats} seats; this environment was made for {self.seats}")
        self.options = told
        try:
            self._lay(given.get("scene", self.scene))
        except ValueError:
            self.options = before
            raise
        self._all = self._all._replace(T=self._T, F=self._F)

    def _share_out(self) -> None:
        """The shares with which the threads begin (`core.advance`): as equal as may be, and a small one for the end."""
        n, threads = self.num_envs, self._threads
        few = max(1, min(MOST, n // (16 * threads)))
        end = 2 * few if threads > 1 else 0
        cuts = np.linspace(0, n - end, threads + 1).astype(np.int64).tolist()
        self._shares = np.zeros((threads + 1, core.SHARE), np.int64)
        for share, (lo, hi) in zip(self._shares, pairwise([*cuts, n]), strict=True):
            share[[core.NEXT, core.STOP, core.FEW]] = lo, hi, few
        self._begins = self._shares[:, core.NEXT].copy()
        self._logs = [rows(Log, Log.blank()) for _ in range(threads)]
        self._pool: ThreadPoolExecutor | None = None
        self._sent: list[Future[int]] | None = None

    def _make_spaces(self) -> None:
        """What one game and all of them take and show."""
        self.single_observation_space = observation_space(self.game.rules.observed, self.game.actions.count)
        self.single_action_space = Discrete(self.game.actions.count)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = MultiDiscrete([self.game.actions.count] * self.num_envs)

    # ------------------------------------------------------------ the API
    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: Mapping[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Sets games up: all, or those of `options["reset_mask"]` (bool, (N,)); first observations, infos.
        `options["options"]` (of the table, by name) and `options["scene"]` (a text, None: the deal) hold from then on.

        seed: game i is dealt from seed + i, or from its own of N; None goes on in each game's stream, which begins
        anywhere where no seed was given at first. Raises ValueError for seeds that are not 0 to 2**31 - 1, for options
        of another number of seats, and for a scene that is none.
        """
        self._wait_for_nothing("reset")
        if options and ("scene" in options or "options" in options):
            self._lay_anew(options)
        mask = (options or {}).get("reset_mask")
        which = np.ones(self.num_envs, np.bool_) if mask is None else self._which(mask)
        if not self._ready and not which.all():
            raise ValueError("the first reset sets up all games; this reset_mask leaves some out")
        given = self._given(seed)
        if seed is not None:
            self._rng = np.random.default_rng(np.maximum(given, 0))
        elif not self._ready:
            given = self._rng.integers(0, SEEDS, self.num_envs, np.int64)
        self._core.reset(self._all, given, which, self._logs[0])
        self._share_anew()
        self._advance(0, core.LOOK)
        self._ready = True
        return self._seen(), self._told()

    def step(self, actions: Any) -> Step:
        """One decision in every game that waits for one. Actions: (N,) whole numbers of any kind; that of a game that
        is over, or is set up anew by this step, is not looked at.

        Raises ValueError for actions of another shape, for an illegal one where `illegal` is "raise" (nothing was
        played then), and before the first reset; TypeError for what are no whole numbers.
        """
        self._take(actions)
        others = self._start(1)
        ended = self._advance(0, self._mode)
        return self._stepped(ended + sum(other.result() for other in others))

    def send(self, actions: Any) -> None:
        """The first half of a step: threads begin to play. Actions and errors as in `step`; nothing else than `recv`
        may be asked until that was.
        """
        self._take(actions)
        self._sent = self._start(0)

    def recv(self) -> Step:
        """The other half: waits for what was sent, and gives what `step` gives. ValueError where nothing was."""
        if self._sent is None:
            raise ValueError("recv: nothing was sent")
        sent, self._sent = self._sent, None
        return self._stepped(sum(other.result() for other in sent))

    def action_masks(self) -> Any:
        """The mask of the last observation as bools, (N, actions): what Stable-Baselines3's MaskablePPO asks for."""
        return self._all.mask != 0

    def sample(self) -> Any:
        """A random legal action for each game, int64 (N,); -1 where none is asked for."""
        out = np.zeros(self.num_envs, np.int64)
        self._core.sampled(self._all, int(self._rng.integers(SEEDS)), out)
        return out

    def render(self) -> tuple[str, ...]:
        """Every game as a scene: text that says all, hidden things too."""
        state = self.game.records.State
        t = self._tables.t
        return tuple(self.game.scenes.write(t, state.at(self._state, g)) for g in range(self.num_envs))

    def close_extras(self, **_given: Any) -> None:
        """Ends the threads."""
        if self._pool is not None:
            self._pool.shutdown()

    # ------------------------------------------------------------ what stands behind it
    def _which(self, mask: Any) -> Any:
        """A reset mask, looked at."""
        found = np.asarray(mask)
        if found.shape != (self.num_envs,) or found.dtype != np.bool_:
            raise ValueError(
                f"reset_mask of shape {found.shape}, {found.dtype}: bools of shape ({self.num_envs},) are wanted"
            )
        return found

    def _given(self, seed: int | Sequence[int | None] | None) -> Any:
        """A seed for each game; -1 where it goes on in its stream."""
        if seed is None:
            return np.full(self.num_envs, -1, np.int64)
        listed = [*seed] if isinstance(seed, Sequence) else [whole("seed", seed) + g for g in range(self.num_envs)]
        if len(listed) != self.num_envs:
            raise ValueError(f"{len(listed)} seeds for {self.num_envs} games")
        for number in listed:
            if number is not None and not 0 <= number < SEEDS:
                raise ValueError(f"seed {number}: 0 to {SEEDS - 1} are wanted")
        return np.array([-1 if number is None else number for number in listed], np.int64)

    def _wait_for_nothing(self, what: str) -> None:
        """Nothing may be sent and not yet received."""
        if self._sent is not None:
            raise ValueError(f"{what}: recv comes first, for what was sent")

    def _take(self, actions: Any) -> None:
        """Takes the actions in, and looks at them before anything is played."""
        self._wait_for_nothing("step")
        if not self._ready:
            raise ValueError("reset comes before the first step")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise ValueError(f"actions of shape {given.shape}: ({self.num_envs},) is wanted")
        if given.dtype.kind not in "iu":
            raise TypeError(f"actions of {given.dtype}: whole numbers are wanted")
        self._asked[:] = given
        bad = self._core.judge(self._all, self._asked, self._illegal)
        if bad >= 0:
            raise ValueError(self._why(int(bad), int(given[bad])))

    def _why(self, k: int, action: int) -> str:
        """What is wrong with an action, and what was allowed."""
        seat, t = int(self._episodes["seat"][k]), self._tables.t
        s = self.game.records.State.at(self._state, k)
        listed = self._all.ids[k, : self._episodes["legal"][k]].tolist()
        return f"game {k}, {refused(seat, action, [f'{a} {self.game.actions.name(t, s, seat, a)}' for a in listed])}"

    def _start(self, first: int) -> list[Future[int]]:
        """Threads from this number on begin to play."""
        self._share_anew()
        if first == self._threads:
            return []
        if self._pool is None:
            self._pool = ThreadPoolExecutor(self._threads, "rumpus-env")
        return [self._pool.submit(self._advance, me, self._mode) for me in range(first, self._threads)]

    def _share_anew(self) -> None:
        """All games are to be played."""
        self._shares[:, core.NEXT] = self._begins

    def _advance(self, me: int, mode: int) -> int:
        """Plays a step of the games of thread `me`, and of what others leave; how many it ended."""
        return int(self._core.advance(self._all, mode, self.max_decisions, self._logs[me], self._shares, me))

    def _given_out(self, array: Any) -> Any:
        """An array for the caller: his own, or ours."""
        return array.copy() if self.copy else array

    def _seen(self) -> dict[str, Any]:
        """The observations."""
        return {"observation": self._given_out(self._all.rows), "action_mask": self._given_out(self._all.mask)}

    def _told(self) -> dict[str, Any]:
        """The infos of every step."""
        out, games = self._given_out, self._episodes
        return {
            "seat": out(games["seat"]),
            "acted": out(games["acted"]),
            "legal": out(self._all.ids),
            "legal_n": out(games["legal"]),
            "seed": out(games["seed"]),
            "decisions": out(games["decisions"]),
            "rewards": out(self._all.rewards),
        }

    def _stepped(self, ended: int) -> Step:
        """What a step gives, when it ended so many games."""
        why = self._episodes["ended"]
        terminated, truncated = (why == core.BY_RULE) | (why == core.BY_LOSS), why == core.BY_CAP
        infos = self._told()
        if ended:
            infos |= self._final(why != core.RUNS)
        rewards = self._all.rewards[self._every, self._episodes["acted"]]
        return self._seen(), rewards, terminated, truncated, infos

    def _final(self, ended: Any) -> dict[str, Any]:
        """The infos of games that have just ended."""
        out, games = self._given_out, self._episodes
        info = {
            "seed": out(games["last_seed"]),
            "reason": out(games["last_reason"]),
            "places": out(self._all.out[:, 8 : 8 + self.seats]),
            "scores": out(self._all.out[:, : self.seats]),
            "decisions": out(games["last_decisions"]),
        }
        return {
            "final_obs": out(self._all.finals),
            "_final_obs": ended,
            "final_info": info,
            "_final_info": ended,
        }
