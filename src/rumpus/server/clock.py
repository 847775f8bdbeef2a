"""Time, injected: everything in the server that waits asks a `Clock`, so that tests move time by hand.

There are two times. `unix_ms` is the wall clock, which anybody may set: it is for dates that people read. All else goes
by `ms`, which never goes back, which nobody can set, and which stands while the server does not run: while the machine
sleeps, or the process is stopped. `SystemClock` runs on the event loop; `HandClock` stands still until somebody calls
`forward`.
"""

from __future__ import annotations

import asyncio
import contextlib
import heapq
import itertools
import time
from collections.abc import Callable
from functools import partial
from typing import Protocol

BEAT_SECONDS = 1.0
"""A clock that is watched looks at itself so often."""
GAP_MS = 5_000
"""Who comes so late to look has not run meanwhile. A busy machine is late too, but not by so much."""


class Timer(Protocol):
    """A call that waits for its moment."""

    def cancel(self) -> None:
        """The call will not happen; harmless when it already has."""


class Clock(Protocol):
    """Where rooms get the time from."""

    def unix_ms(self) -> int:
        """Wall time in milliseconds since 1970, for dates alone: it may be set, and then jumps."""

    def ms(self) -> int:
        """Milliseconds since some moment, without the gaps in which the server did not run; it never goes back."""

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call back on the event loop after so many seconds of `ms` (0 or less: at the next turn of the loop)."""

    def watch(self, call: Callable[[], None]) -> Timer:
        """Call back on the event loop after every gap; until cancelled."""


def _real_time() -> Callable[[], int]:
    """A clock in ns that goes on while the machine sleeps, and that nobody can set."""
    for name in ("CLOCK_BOOTTIME", "CLOCK_MONOTONIC"):  # Linux; what the others call so counts sleep as well
        number: int | None = getattr(time, name, None)
        if number is not None:
            with contextlib.suppress(OSError):
                time.clock_gettime_ns(number)
                return partial(time.clock_gettime_ns, number)
    return time.monotonic_ns


class SystemClock:
    """The real time, on the running event loop. Gaps are noticed only while somebody watches."""

    def __init__(self, real_ns: Callable[[], int] | None = None) -> None:
        """`real_ns`: real time in ns since some moment, gaps included."""
        self._real_ns = real_ns or _real_time()
        self._lost_ms = 0
        self._seen_ms = self._real_ms()
        self._watchers: dict[object, Callable[[], None]] = {}
        self._beat: asyncio.TimerHandle | None = None

    def _real_ms(self) -> int:
        return self._real_ns() // 1_000_000

    def unix_ms(self) -> int:
        """Wall time in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def ms(self) -> int:
        """Milliseconds in which the server ran."""
        at = self._real_ms()
        passed = at - self._seen_ms
        if self._watchers and passed > GAP_MS + 1000 * BEAT_SECONDS:
            self._lost_ms += passed
            asyncio.get_running_loop().call_soon(self._tell)
        self._seen_ms = at
        return at - self._lost_ms

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        """Call back after so many seconds."""
        return _Later(self, seconds, call)

    def watch(self, call: Callable[[], None]) -> Timer:
        """Call back after every gap."""
        if not self._watchers:
            self._seen_ms = self._real_ms()
            self._look()
        watcher = _Watch(self)
        self._watchers[watcher] = call
        return watcher

    def forget(self, watcher: object) -> None:
        """This watcher is told nothing any more."""
        self._watchers.pop(watcher, None)
        if not self._watchers and self._beat is not None:
            self._beat.cancel()

    def _look(self) -> None:
        """The beat: whoever comes late to it finds a gap."""
        self._beat = asyncio.get_running_loop().call_later(BEAT_SECONDS, self._look)
        self.ms()

    def _tell(self) -> None:
        """There was a gap."""
        for call in tuple(self._watchers.values()):
            call()


class _Watch:
    """Somebody who wants to hear of gaps."""

    def __init__(self, clock: SystemClock) -> None:
        self._clock = clock

    def cancel(self) -> None:
        """Enough."""
        self._clock.forget(self)


class _Later:
    """A timer of a `SystemClock`: the event loop's time may run on through a gap, and then it waits on."""

    def __init__(self, clock: SystemClock, seconds: float, call: Callable[[], None]) -> None:
        self._clock = clock
        self._call: Callable[[], None] | None = call
        self._due_ms = clock.ms() + 1000 * seconds
        self._handle = asyncio.get_running_loop().call_later(max(0.0, seconds), self._fire)

    def _fire(self) -> None:
        left = self._due_ms - self._clock.ms()
        if left >= 1:
            self._handle = asyncio.get_running_loop().call_later(left / 1000, self._fire)
            return
        call, self._call = self._call, None
        if call is not None:
            call()

    def cancel(self) -> None:
        """The call will not happen."""
        self._call = None
        self._handle.cancel()


class HandTimer:
    """A timer of a `HandClock`."""

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        """The call will not happen."""
        self.call = None


class HandClock:
    """A clock for tests: time passes only in `forward`, and timers fire in order of their moment. `set_wall` sets the
    wall clock, as people do, and `sleep` is a gap.
    """

    def __init__(self, unix_ms: int = 1_700_000_000_000) -> None:
        self._wall_ms = unix_ms
        self._now = 86_400_000
        self._order = itertools.count()
        self._timers: list[tuple[int, int, HandTimer]] = []
        self._watchers: list[HandTimer] = []

    def unix_ms(self) -> int:
        """The date it shows."""
        return self._wall_ms + self._now

    def ms(self) -> int:
        """The time it shows."""
        return self._now

    def set_wall(self, seconds: float) -> None:
        """The wall clock is set so many seconds forward, or back."""
        self._wall_ms += round(seconds * 1000)

    def sleep(self, seconds: float) -> None:
        """The machine sleeps so long: the date goes on, nothing else does; then all who watch are told."""
        self.set_wall(seconds)
        for watcher in tuple(self._watchers):
            if watcher.call is not None:
                watcher.call()

    def watch(self, call: Callable[[], None]) -> Timer:
        """Call back after every `sleep`."""
        self._watchers = [watcher for watcher in self._watchers if watcher.call is not None]
        self._watchers.append(HandTimer(call))
        return self._watchers[-1]

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
