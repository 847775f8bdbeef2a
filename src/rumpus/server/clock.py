"""Time, injected: everything in the server that waits asks a `Clock`, so that tests move time by hand.

`SystemClock` runs on the event loop; `HandClock` stands still until somebody calls `forward`.
"""

from __future__ import annotations

import asyncio
import heapq
import itertools
import time
from collections.abc import Callable
from typing import Protocol


class Timer(Protocol):
    """A call that waits for its moment."""

    def cancel(self) -> None:
        """The call will not happen; harmless when it already has."""


class Clock(Protocol):
    """Where rooms get the time from."""

    def unix_ms(self) -> int:
        """Wall time in milliseconds since 1970."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call back on the event loop after so many seconds (0 or less: at the next turn of the loop)."""


class SystemClock:
    """The real time, on the running event loop."""

    def unix_ms(self) -> int:
        """Wall time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call back after so many seconds."""
        return asyncio.get_running_loop().call_later(max(0.0, seconds), call)


class HandTimer:
    """A timer of a `HandClock`."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """The call will not happen."""
        self.call = None


class HandClock:
    """A clock for tests: time passes only in `forward`, and timers fire in order of their moment."""

    def __init__(self, unix_ms: int = 1_700_000_000_000) -> None:
        self._now = unix_ms
        self._order = itertools.count()
        self._timers: list[tuple[int, int, HandTimer]] = []

    def unix_ms(self) -> int:
        """The time it shows."""
        return self._now

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Remember the call for its moment; 0 seconds still waits for the next `forward`."""
        timer = HandTimer(call)
        heapq.heappush(self._timers, (self._now + max(0, round(seconds * 1000)), next(self._order), timer))
        return timer

    @property
    def waiting(self) -> int:
        """How many timers still run."""
        return sum(timer.call is not None for _, _, timer in self._timers)

    def forward(self, seconds: float) -> None:
        """Let time pass: fires what falls due on the way, each at its own moment."""
        end = self._now + round(seconds * 1000)
        while self._timers and self._timers[0][0] <= end:
            moment, _, timer = heapq.heappop(self._timers)
            self._now = max(self._now, moment)
            if timer.call is not None:
                call, timer.call = timer.call, None
                call()
        self._now = end


async def pause(clock: Clock, seconds: float) -> None:
    """Wait so long on this clock."""
    if seconds <= 0:
        return
    done = asyncio.Event()
    timer = clock.later(seconds, done.set)
    try:
        await done.wait()
    finally:
        timer.cancel()
