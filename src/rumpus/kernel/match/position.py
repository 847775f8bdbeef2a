"""Position: a game as it stands, to be asked about. Nothing here plays; `Match` does."""

from bisect import bisect_left
from typing import Any

import numpy as np

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.seats import CLOCK, SPECTATOR
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.contract.unbound import NEVER
from rumpus.kernel.match import describe
from rumpus.kernel.match.decision import Step
from rumpus.kernel.records.inputs import whole
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import Array, rows
from rumpus.kernel.records.runtime import PLAIN
from rumpus.kernel.records.seal import Seed

Decision = tuple[int, int, int]
"""(now in ms, seat, action); seat = action = -1: the clock struck."""


class Position:
    """What may be asked of a game at any time. Seats, actions and viewers may be whole numbers of any kind."""

    spec: GameSpec
    options: Options
    seats: int
    tables: Tables
    seed: Seed
    names: list[str]
    content: Any
    scene_text: str | None
    """The scene it began at; None: it was dealt."""
    branched: bool
    """A what-if: no seed leads to it."""
    history: list[Decision]
    steps: list[Step]
    _T: Any
    _said: dict[int, list[dict[str, Any]]]
    _told: dict[int, list[dict[str, Any]]]
    _heard: dict[int, tuple[int, int]]
    """What each viewer was told of: the deal and so many decisions, so many events."""

    def _room(self, state: Array, log: Array | None = None) -> None:
        """Takes an array of one state as the position, and makes what the loops need around it."""
        self._loops = bind(self.spec)
        self._state = state
        self._S = rows(self.spec.records.State, state)
        log = Log.blank() if log is None else log
        self._L = rows(Log, log)
        self._log = Log.at(log)
        self._s: Any = self._S[0] if PLAIN else self.spec.records.State.at(state)
        self._ids = np.zeros(max(self.spec.actions.max_legal, 1), np.int32)
        self._ends = np.zeros(16, np.int32)
        self._known: dict[int | str, Any] = {}
        """What was asked of this position: legal actions of a seat, who is active, whether it is over."""

    def _seat(self, seat: int, least: int = 0) -> int:
        """A seat of this game as a plain int. TypeError or IndexError otherwise."""
        number = whole("seat", seat)
        if not least <= number < self.seats:
            raise IndexError(f"seat {number} of {self.seats}")
        return number

    # ------------------------------------------------------------ looking
    @property
    def t(self) -> Any:
        """The tables, as a plain proxy; read only."""
        return self.tables.t

    @property
    def s(self) -> Any:
        """The state, as a plain proxy. Writing to it goes past the rules."""
        return self._s

    @property
    def state(self) -> Array:
        """The state as an array of one record, for the loops."""
        return self._state

    @property
    def log(self) -> Log:
        """The log of the last apply, whose tape tests may fill."""
        return self._log

    @property
    def active(self) -> tuple[int, ...]:
        """The seats that may act now; () when the game is over or waits for the clock."""
        found: tuple[int, ...] | None = self._known.get("active")
        if found is None:
            mask = int(self._loops.who_at(self._T, self._S, 0))
            found = self._known["active"] = tuple(p for p in range(self.seats) if mask >> p & 1)
        return found

    @property
    def reason(self) -> int:
        """0 while the game runs, else the end reason, a key of `Words.ends`."""
        found: int | None = self._known.get("reason")
        if found is None:
            found = self._known["reason"] = int(self._loops.result_at(self._T, self._S, 0, self._ends))
        return found

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.reason != 0

    @property
    def end(self) -> tuple[str, str] | None:
        """The rule id and the words of the end; None while the game runs."""
        found, words = describe.ending(self.spec, self.reason)
        return (found, words["text"]) if self.over else None

    @property
    def scores(self) -> tuple[int, ...]:
        """The score of each seat."""
        self._loops.result_at(self._T, self._S, 0, self._ends)
        return tuple(int(x) for x in self._ends[: self.seats])

    @property
    def places(self) -> tuple[int, ...]:
        """The place of each seat, from 1; equal seats and team mates share one."""
        self._loops.result_at(self._T, self._S, 0, self._ends)
        return tuple(int(x) for x in self._ends[8 : 8 + self.seats])

    @property
    def due(self) -> int | None:
        """When the clock strikes next, in ms; None when it does not."""
        at = int(self._loops.due_at(self._T, self._S, 0))
        return None if at == NEVER else at

    def actions(self, seat: int) -> list[int]:
        """The ids of the seat's legal actions, ascending; without those it may do at any time (concede)."""
        seat = self._seat(seat)
        found = self._known.get(seat)
        if found is None:
            n = self._loops.legal_at(self._T, self._S, 0, seat, self._ids)
            found = self._known[seat] = self._ids[:n].tolist()
        return list(found)

    def name(self, seat: int, action: int) -> str:
        """The short name of an action; "tick" for the clock's."""
        seat, action = whole("seat", seat), whole("action", action)
        return "tick" if seat == CLOCK else self.spec.actions.name(self.t, self.s, seat, action)

    def is_legal(self, seat: int, action: int) -> bool:
        """Whether the seat may do this now, at-any-time actions included."""
        seat, action = whole("seat", seat), whole("action", action)
        if not 0 <= seat < self.seats:
            return False
        listed = self.actions(seat)
        at = bisect_left(listed, action)
        if at < len(listed) and listed[at] == action:
            return True
        return action in self.spec.actions.anytime and not self.over and self.why_not(seat, action) is None

    def why_not(self, seat: int, action: int) -> str | None:
        """The id of the rule that forbids this action; None when it is legal."""
        seat, action = self._seat(seat), whole("action", action)
        return self.spec.actions.why_not(self.t, self.s, seat, action)

    def view(self, viewer: int = SPECTATOR) -> dict[str, Any]:
        """The position as a seat (-1: a spectator) may see it, as JSON types."""
        return self.spec.sight.view(self.t, self.s, self._seat(viewer, SPECTATOR))

    def scene(self) -> str:
        """The whole position in a few lines of text, hidden things included."""
        return self.spec.scenes.write(self.t, self.s)

    def state_bytes(self) -> bytes:
        """The state as bytes: equal games have equal bytes, in both runtimes."""
        return self._state.tobytes()

    def check(self) -> int:
        """0, or the number of the first broken invariant."""
        return int(self._loops.check_at(self._T, self._S, 0))

    def features(self, seat: int) -> list[int]:
        """The observation row of a seat (-1: a spectator, where the game has one for it)."""
        out = np.zeros(max(self.spec.rules.observed, 4096), np.int32)
        n = self._loops.features_at(self._T, self._S, 0, self._seat(seat, SPECTATOR), out)
        return list(out[:n].tolist())
