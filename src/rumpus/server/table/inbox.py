"""The inbox of a table: all that changes it passes through one inbox, in order of arrival.

After a write that failed, what is in memory may not be what is on disk: the table is torn. It is read again from the
store before anything else is done, at the latest when its turn to be tried again has come, and until then waits.
"""

from __future__ import annotations

import asyncio
import logging
import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, TypeVar

from rumpus.kernel.words.saying import Saying, saying
from rumpus.server import metrics
from rumpus.server.clock import Clock, Timer
from rumpus.server.store.base import StoreError

T = TypeVar("T")
log = logging.getLogger("rumpus.server")
SOONEST, SLOWEST = 0.25, 4.0
"""A table that could not be saved is tried again after so many seconds at first, and later at the latest."""
WAITS = saying("no-saving-now")


@dataclass(slots=True)
class Task:
    """What the writer shall do. `whole`: only on what the store has; `failures`: so many readings of the table had
    failed when this was asked.
    """

    work: Callable[[], Awaitable[Any]]
    done: asyncio.Future[Any]
    whole: bool
    failures: int
    since: float = field(default_factory=time.perf_counter)


class Inbox(ABC):
    """What a room is made on: `reload` reads it again, `halted` lets nothing move meanwhile, `tell` tells everybody."""

    def __init__(self, name: str, clock: Clock) -> None:
        self.name, self.clock = name, clock
        self.torn = self.told = False
        self._inbox: asyncio.Queue[Task] = asyncio.Queue()
        self._running: asyncio.Task[None] | None = None
        self._working = False
        self._tears = self._failures = 0
        self._mender: Timer | None = None

    @abstractmethod
    async def reload(self) -> None:
        """Go on from what the store really has, if it writes again, and say `mended`."""

    @abstractmethod
    def halted(self) -> None:
        """Table time stands from now on, and nothing moves by itself."""

    @abstractmethod
    def tell(self, what: Saying) -> None:
        """Tell everybody at the table this sentence."""

    # ------------------------------------------------------------ the inbox
    def begin(self) -> None:
        """Start to work."""
        self._running = asyncio.get_running_loop().create_task(self._write(), name=self.name)

    @property
    def calm(self) -> bool:
        """Is there nothing to do?"""
        return self._inbox.empty() and not self._working

    async def finish(self) -> None:
        """Do what was accepted, then stop."""
        if self._running is not None:
            await self._inbox.join()
        self.cease()

    def cease(self) -> None:
        """Stop at once."""
        self._cancel_mender()
        if self._running is not None:
            metrics.queued["inbox"].dec(self._inbox.qsize())
            self._running.cancel()
            self._running = None

    async def do(self, work: Callable[[], Awaitable[T]], *, whole: bool = True) -> T:
        """Let the writer do this next, and wait. It is done even if the one who waits goes away.

        Raises what the work raises, and StoreError once the room is closed, or (unless it need not be `whole`) while
        the table waits for the store.
        """
        if self._running is None:
            raise StoreError("the table is closed")
        return await self._put(work, whole=whole)

    def _put(self, work: Callable[[], Awaitable[T]], *, whole: bool) -> asyncio.Future[T]:
        """Into the inbox; the future has the result."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Task(work, done, whole, self._failures))
        metrics.queued["inbox"].inc()
        return done

    def post(self, work: Callable[[], Awaitable[Any]], *, whole: bool = True) -> None:
        """Let the writer do this after what it has to do already; nobody waits, a fault goes to the log."""
        self._put(work, whole=whole).add_done_callback(self._logged)

    def _logged(self, done: asyncio.Future[Any]) -> None:
        """Say what went wrong with work that nobody waits for; of the store `tear` has told."""
        fault = None if done.cancelled() else done.exception()
        if fault is not None and not isinstance(fault, StoreError):
            log.error("%s: %s", self.name, fault, exc_info=fault)

    async def _write(self) -> None:
        """One piece of work after the other, for ever."""
        while True:
            task = await self._inbox.get()
            metrics.queued["inbox"].dec()
            metrics.waits["inbox"].observe(time.perf_counter() - task.since)
            self._working = True
            try:
                if task.whole:
                    await self.whole(task.failures)
                result = await task.work()
            except Exception as fault:  # noqa: BLE001 - it goes to whoever waits for this work
                if not task.done.cancelled():
                    task.done.set_exception(fault)
            else:
                if not task.done.cancelled():
                    task.done.set_result(result)
            finally:
                self._working = False
                self._inbox.task_done()
                del task

    # ------------------------------------------------------------ what the store has
    async def keep(self, write: Awaitable[None]) -> None:
        """Wait for the disk; after a write that failed, the writer reads the table again before anything else."""
        try:
            await write
        except StoreError:
            self.tear()
            raise
        self.kept()

    def kept(self) -> None:
        """The store writes: the next failure is a first one."""
        self._tears = 0

    def tear(self) -> None:
        """What is in memory may not be what is on disk. Until the table has been read again, which is tried now and
        then, its time stands, and nothing moves by itself; everybody hears of it when that is not done at once.
        """
        if not self.torn:
            log.warning("%s waits for the store", self.name)
        self.torn = True
        self._tears += 1
        self.halted()
        self._cancel_mender()
        self._mender = self.clock.later(min(SLOWEST, SOONEST * 2 ** min(self._tears - 1, 10)), self._mend)
        if self._tears > 1 and not self.told:
            self.told = True
            self.tell(WAITS)

    def mended(self) -> None:
        """What is in memory is what the store has."""
        self.torn = False
        self._cancel_mender()

    async def whole(self, failures: int | None = None) -> None:
        """Make sure that what is in memory is what the store has. StoreError when the table cannot be read now, or has
        not been readable since that many `failures`.
        """
        if not self.torn:
            return
        if failures is not None and failures != self._failures:
            raise StoreError(f"{self.name} waits for the store")
        try:
            await self.reload()
        except Exception as fault:
            self._failures += 1
            self.tear()
            raise StoreError(f"{self.name} waits for the store") from fault

    def _mend(self) -> None:
        """It is time to try again."""
        self._mender = None
        self.post(_nothing)

    def _cancel_mender(self) -> None:
        """Nobody waits to try again."""
        if self._mender is not None:
            self._mender.cancel()
            self._mender = None


async def _nothing() -> None:
    """Work that only needs the table to be whole."""
