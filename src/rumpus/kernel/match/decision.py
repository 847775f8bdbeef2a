"""What a match remembers of each decision."""

import numpy as np

from rumpus.kernel.records.log import Event
from rumpus.kernel.records.record import Array, Ints

FEW, MANY = 8, 40
"""A step keeps at most one of so many cells that differ: from a whole state, and from a step near by."""


class Step:
    """What one decision did: the state before it, its events, and whether it may be undone alone.

    A state is large, and a decision changes little: most steps keep what differs from the state of an earlier step,
    which itself keeps what differs from a whole one.
    """

    __slots__ = ("_base", "_changes", "events", "private")

    def __init__(self, before: Array, events: list[Event], private: bool, last: "Step | None" = None) -> None:
        """`before` is kept, unless it is much like the state of the `last` step."""
        self._base: Array | Step = before
        self._changes = b""
        self.events, self.private = events, private
        cells = before.view(np.int32)
        for base, share in () if last is None else last._bases():
            where = np.flatnonzero(cells != base._cells())
            if len(where) * share <= len(cells) <= 1 << 16:
                self._base = base
                self._changes = cells[where].tobytes() + where.astype(np.uint16).tobytes()
                return

    def _bases(self) -> "list[tuple[Step, int]]":
        """The steps that the next one may be compared with, and the least part of the state that must be equal."""
        if not isinstance(self._base, Step):
            return [(self, FEW)]
        base = self._base
        return [(base, MANY), (base._base, FEW)] if isinstance(base._base, Step) else [(self, MANY), (base, FEW)]

    @property
    def before(self) -> Array:
        """The state before the decision: an array of one record, made anew each time."""
        whole = self._base
        while isinstance(whole, Step):
            whole = whole._base
        return self._cells().view(whole.dtype)

    def _cells(self) -> Ints:
        """The state before the decision as ints."""
        base = self._base
        cells = base._cells() if isinstance(base, Step) else base.view(np.int32).copy()
        if self._changes:
            n = len(self._changes) // 6
            cells[np.frombuffer(self._changes, np.uint16, n, 4 * n)] = np.frombuffer(self._changes, np.int32, n)
        return cells
