"""What one decision did, line by line: the position as it was when each of its events was told.

Compiled rules run a decision through at once. Run plainly, from Python, they can be watched: each event that they write
down is a moment at which the position may be looked at. That is a few milliseconds a decision, and is done only where
somebody looks on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import Array

_COUNT: Any = vars(Log)["n"]


class _Watched(Log):
    """A log that says when an event has been written down."""

    __slots__ = ("told",)
    told: Callable[[], None]

    @property
    def n(self) -> int:
        """Rows written."""
        return int(_COUNT.fget(self))

    @n.setter
    def n(self, count: int) -> None:
        _COUNT.fset(self, count)
        self.told()


def between(match: Match, decision: int) -> list[Any]:
    """The position as it was right when each event of a decision was told; []: there are none, or their chance came
    from a tape.
    """
    step = match.steps[decision]
    if not step.events or match.log.scripted:
        return []
    now, seat, action = match.history[decision]
    state = match.spec.records.State.at(step.before)
    state.now = now
    log = _Watched(Log.blank().view(np.int32).data)
    kept: list[bytearray] = []
    log.told = lambda: kept.append(bytearray(state.cells))
    match.spec.rules.apply(match.t, state, seat, action, log)
    assert len(kept) == len(step.events), f"{match.spec.id}: decision {decision} has other events when it runs plainly"
    return [match.spec.records.State.at(_state(cells, match.state)) for cells in kept]


def _state(cells: bytearray, like: Array) -> Array:
    """An array of one state over these bytes."""
    return np.frombuffer(cells, like.dtype)
