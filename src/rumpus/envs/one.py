"""One game, played by the compiled loops: what the faces for single games (PettingZoo, Gymnasium) stand on."""

from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from gymnasium.spaces import Box, Dict

from rumpus.envs import core
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
        self._T = self.tables.rows
        self._loops: Any = bind(self.spec)
        self._core: Any = bind(self.spec, core.__name__)
        state, log = self.spec.records.State, Log.blank()
        self.state = state.blank()
        self._S, self._L, self._F = rows(state, self.state), rows(Log, log), rows(state, state.blank(0))
        self._G, self._action = np.zeros((1, core.COLUMNS), np.int32), np.zeros(1, np.int32)
        self._ids = np.zeros((1, max(self.spec.actions.max_legal, 1)), np.int32)
        self._rows, self._mask = np.zeros((1, self.width), np.int32), np.zeros((1, self.count), np.int8)
        self._rewards, self._out = np.zeros((1, self.seats), np.float32), np.zeros((1, 16), np.int32)
        self._finals = np.zeros((1, self.seats, self.width), np.int32)
        self._shares = np.zeros((1, core.SHARE), np.int64)
        self._mine: list[int] = []

    def begin(self, seed: int) -> None:
        """Sets it up from a seed of 31 bits."""
        which = np.ones(1, np.bool_)
        self._core.reset(self._T, self._S, self._F, self._G, np.array([seed], np.int64), which, self._L)
        self._advance(core.LOOK)

    def _advance(self, mode: int) -> None:
        """Plays `_action`, or only looks at the game."""
        seen = (self._rows, self._mask, self._rewards, self._out, self._finals)
        rest = (mode, 0, *seen, self._L, self._shares, core.ALONE)
        self._core.advance(self._T, self._S, self._F, self._G, self._ids, self._action, *rest)
        self._mine = self._ids[0, : self._G[0, core.LEGAL]].tolist()

    @property
    def seed(self) -> int:
        """What it was dealt from."""
        return int(self._G[0, core.SEED])

    @property
    def seat(self) -> int:
        """Who acts next; -1 when the game is over."""
        return int(self._G[0, core.SEAT])

    @property
    def legal(self) -> list[int]:
        """What that seat may do, ascending."""
        return self._mine

    @property
    def reason(self) -> int:
        """The end reason; 0 while the game runs."""
        return int(self._G[0, core.LAST_REASON]) if self.seat < 0 else 0

    def play(self, action: Any) -> None:
        """The seat whose turn it is does this. ValueError, which says what is allowed, for an illegal action."""
        if action not in self._mine:
            raise ValueError(self._why(action))
        self._action[0] = action
        self._advance(core.DISABLED)

    def _why(self, action: Any) -> str:
        """What is wrong with an action, and what was allowed."""
        name, s = self.spec.actions.name, self.spec.records.State.at(self.state)
        return refused(self.seat, action, [f"{a} {name(self.tables.t, s, self.seat, a)}" for a in self._mine])

    def rewards(self) -> list[float]:
        """What each seat has of the end, from 1 (it beat everybody) to -1; zeros while the game runs."""
        return [float(x) for x in self._rewards[0]]

    def observed(self, seat: int) -> dict[str, Any]:
        """What a seat may see, and what it may do: nothing where another is to act, anything when the game is over."""
        acts = self.seat
        if seat == acts:
            return {"observation": self._rows[0].copy(), "action_mask": self._mask[0].copy()}
        row = self._finals[0, seat].copy() if acts < 0 else np.zeros(self.width, np.int32)
        if acts >= 0:
            self._loops.features_at(self._T, self._S, 0, seat, row)
        return {"observation": row, "action_mask": np.full(self.count, int(acts < 0), np.int8)}

    def shown(self) -> str:
        """The game as a scene: text that says all, hidden things too."""
        return self.spec.scenes.write(self.tables.t, self.spec.records.State.at(self.state))


def refused(seat: int, action: Any, legal: list[str]) -> str:
    """The sentence about an illegal action; `legal` are those that were allowed."""
    more = f" and {len(legal) - 8} more" if len(legal) > 8 else ""
    return f"seat {seat}: action {action} is not legal now; {', '.join(legal[:8])}{more} are"
