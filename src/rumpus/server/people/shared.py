"""What several processes count together: each tells the others at once what somebody did there, and each second for
whom it holds tables. What one of them misses while it is cut off, it does not count, as one that starts anew.
"""

from __future__ import annotations

import contextlib
from functools import partial
from typing import Final

import msgspec

from rumpus.server.bus import Bus, BusError
from rumpus.server.clock import Clock, Timer
from rumpus.server.people.limits import Guesses, Openings, Who

SUBJECT: Final = "rumpus.counts"
TELL_SECONDS = 1.0
OLD_MS = 3000
"""What a process held so long ago and has not told since is no more: it is gone, or holds nothing."""


class Counted(msgspec.Struct, array_like=True):
    """What one process tells the others: of `what` each of `who` did one more (less), or what it holds for whom."""

    process: str
    what: str
    who: list[Who]
    less: bool
    held: dict[str, int]


_counted = msgspec.msgpack.Decoder(Counted)


class Shared:
    """One per process, `me`."""

    def __init__(self, bus: Bus, me: str, clock: Clock, openings: Openings, guesses: Guesses) -> None:
        self.bus, self.me, self.clock, self.openings = bus, me, clock, openings
        self._recent = {"opened": openings.recent, "guessed": guesses.recent}
        self._held: dict[str, tuple[int, dict[str, int]]] = {}
        self._timer: Timer | None = None
        openings.elsewhere = self._elsewhere
        for what, recent in self._recent.items():
            recent.tell = partial(self._tell, what)

    async def open(self) -> None:
        """Count with the others from here on."""
        await self.bus.subscribe(SUBJECT, self._hear)
        self._tell_held()

    def close(self) -> None:
        """Tell nothing more."""
        if self._timer is not None:
            self._timer.cancel()

    def _tell(self, what: str, who: list[Who], less: bool = False, held: dict[str, int] | None = None) -> None:
        """To the others; while the bus is down no tables are opened anyway."""
        with contextlib.suppress(BusError):
            self.bus.publish(SUBJECT, msgspec.msgpack.encode(Counted(self.me, what, who, less, held or {})))

    def _tell_held(self) -> None:
        """What is open here, and because of whom."""
        self._timer = self.clock.later(TELL_SECONDS, self._tell_held)
        if held := self.openings.held_here():
            self._tell("", [], held=held)

    def _hear(self, data: bytes) -> None:
        """Somebody tells."""
        told = _counted.decode(data)
        if told.process == self.me:
            return
        if told.what in self._recent:
            self._recent[told.what].count(told.who, less=told.less)
        else:
            self._held[told.process] = self.clock.ms(), told.held

    def _elsewhere(self, address: str) -> int:
        """How many tables the others hold for an address."""
        since = self.clock.ms() - OLD_MS
        self._held = {process: (at, held) for process, (at, held) in self._held.items() if at > since}
        return sum(held.get(address, 0) for _, held in self._held.values())
