"""One game, played by the compiled loops: what the faces for single games (PettingZoo, Gymnasium) stand on."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from rumpus.envs import core
from rumpus.envs.arrays import Batch, Episode
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

SEEDS: Final = 1 << 31


def observation_space(width: int, actions: int) -> Dict:
    """{"observation": a row of int32, "action_mask": int8, 1 where an action is legal}."""
    return Dict(
        {"observation": Box(-SEEDS, SEEDS - 1, (width,), np.int32), "action_mask": Box(0, 1, (actions,), np.int8)}
    )


class Game:
    """A game of one table. `seat` acts next, -1 when it is over; `legal` are the ids of what it may do."""

    def __init__(self, game: str, options: Mapping[str, object] | None, content: Any) -> None:
        """Raises GameError, OptionError and ContentError."""
        self.spec = find(game)
        self.options = self.spec.resolve(options)
        self.seats = self.spec.options.seats(self.options)
        self.width, self.count = self.spec.rules.observed, self.spec.actions.count
        self.tables = self.spec.records.tables(self.options, content)
        self._loops: Any = bind(self.spec)
        self._core: Any = bind(self.spec, core.__name__)
        state, log = self.spec.records.State, Log.blank()
        self.state = state.blank()
        self._L, self._episode, begin = rows(Log, log), Episode.blank(), rows(state, state.blank(0))
        self._all = Batch.of(self.spec, self.tables.rows, begin, self.state, self._episode, self.seats)
        self._shares = np.zeros((2, core.SHARE), np.int64)
        self._mine: list[int] = []

    def begin(self, seed: int) -> None:
        """Sets it up from a seed of 31 bits."""
        self._core.reset(self._all, np.array([seed], np.int64), np.ones(1, np.bool_), self._L)
        self._advance(core.LOOK)

    def _advance(self, mode: int) -> None:
        """Plays the action that stands there, or only looks at the game."""
        self._shares[0, [core.NEXT, core.STOP, core.FEW]] = 0, 1, 1
        self._core.advance(self._all, mode, 0, self._L, self._shares, 0)
        self._mine = self._all.ids[0, : self._episode["legal"][0]].tolist()

    @property
    def seed(self) -> int:
        """What it was dealt from."""
        return int(self._episode["seed"][0])

    @property
    def seat(self) -> int:
        """Who acts next; -1 when the game is over."""
        return int(self._episode["seat"][0])

    @property
    def legal(self) -> list[int]:
        """What that seat may do, ascending."""
        return self._mine

    @property
    def reason(self) -> int:
        """The end reason; 0 while the game runs."""
        return int(self._episode["last_reason"][0]) if self.seat < 0 else 0

    def play(self, action: Any) -> None:
        """The seat whose turn it is does this. ValueError, which says what is allowed, for an illegal action."""
        if action not in self._mine:
            raise ValueError(self._why(action))
        self._all.actions[0] = action
        self._advance(core.DISABLED)

    def _why(self, action: Any) -> str:
        """What is wrong with an action, and what was allowed."""
        name, s = self.spec.actions.name, self.spec.records.State.at(self.state)
        return refused(self.seat, action, [f"{a} {name(self.tables.t, s, self.seat, a)}" for a in self._mine])

    def rewards(self) -> list[float]:
        """What each seat has of the end, from 1 (it beat everybody) to -1; zeros while the game runs."""
        return [float(x) for x in self._all.rewards[0]]

    def observed(self, seat: int) -> dict[str, Any]:
        """What a seat may see, and what it may do: nothing where another is to act, anything when the game is over."""
        acts = self.seat
        if seat == acts:
            return {"observation": self._all.rows[0].copy(), "action_mask": self._all.mask[0].copy()}
        row = self._all.finals[0, seat].copy() if acts < 0 else np.zeros(self.width, np.int32)
        if acts >= 0:
            self._loops.features_at(self._all.T, self._all.S, 0, seat, row)
        return {"observation": row, "action_mask": np.full(self.count, int(acts < 0), np.int8)}

    def shown(self) -> str:
        """The game as a scene: text that says all, hidden things too."""
        return self.spec.scenes.write(self.tables.t, self.spec.records.State.at(self.state))


def refused(seat: int, action: Any, legal: list[str]) -> str:
    """The sentence about an illegal action; `legal` are those that were allowed."""
    more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
    return f"seat {seat}: action {action} is not legal now; {', '.join(legal[:8])}{more} are"
