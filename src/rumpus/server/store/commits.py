"""One thread that writes: it takes all waiting jobs into one transaction (group commit).

A job is answered only after the commit has returned, so an answer means: on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import threading
import time
from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

import sqlalchemy as sa

from rumpus.server import metrics
from rumpus.server.store.base import Entry, LeaseLost, StoreError, Write
from rumpus.server.store.writes import together

T = TypeVar("T")
log = logging.getLogger("rumpus.server")
GROUP = 256
"""At most so many jobs share one commit."""
BUSY, GATHER = 0.004, 0.003
"""Who writes within so many seconds after a commit waits so long for others to share the next one with."""


class _Job(Generic[T]):
    """A write that waits for the next commit; `entry` when it may share its statements with others of its kind."""

    def __init__(
        self, work: Callable[[sa.Connection], T], loop: asyncio.AbstractEventLoop, entry: Entry | None = None
    ) -> None:
        self.work, self.loop, self.entry = work, loop, entry
        self.done: asyncio.Future[T] = loop.create_future()
        self.since = time.perf_counter()

    def answer(self, result: T | None, fault: BaseException | None) -> None:
        """Tell the waiting task; on its own loop."""
        if self.done.done():
            return
        if fault is None:
            self.done.set_result(result)  # type: ignore[arg-type]  # None only where T allows it
        elif isinstance(fault, StoreError):
            self.done.set_exception(fault)
        else:
            told = StoreError(str(fault))
            told.__cause__ = fault
            self.done.set_exception(told)


class Commits:
    """The ways into a store."""

    def __init__(self, writer: sa.Engine, reader: sa.Engine) -> None:
        self._writer, self._reader = writer, reader
        self._jobs: queue.SimpleQueue[_Job[Any] | None] = queue.SimpleQueue()
        self._closed = False
        self.commits = 0
        self._thread = threading.Thread(target=self._write, name="rumpus-store", daemon=True)

    def close(self) -> None:
        """Write what waits, then stop."""
        if not self._closed:
            self._closed = True
            self._jobs.put(None)
            self._thread.join()
            self._writer.dispose()
            self._reader.dispose()

    def _write(self) -> None:
        """Take every waiting job into one commit; answer after it."""
        last = False
        busy = 0.0
        while not last:
            group = [self._jobs.get()]
            if time.monotonic() < busy and self._jobs.qsize() < GROUP:
                time.sleep(GATHER)  # this thread alone waits
            while len(group) < GROUP and not self._jobs.empty():
                group.append(self._jobs.get())
            last = None in group
            jobs = [job for job in group if job is not None]
            if jobs:
                self._commit(jobs)
                busy = time.monotonic() + BUSY

    def _commit(self, jobs: Sequence[_Job[Any]]) -> None:
        """One transaction, a savepoint for each job: a bad job fails alone, a failed commit fails them all.

        When tables have only more plays to write, the usual case on a busy server, there are no savepoints: all is
        written in a few statements, and one by one if that fails.
        """
        entries = [job.entry for job in jobs if job.entry is not None]
        outcomes: Sequence[tuple[Any, BaseException | None]]
        try:
            faults = self._together(entries) if len(entries) == len(jobs) else None
            outcomes = self._one_by_one(jobs) if faults is None else [(None, fault) for fault in faults]
        except Exception as fault:  # noqa: BLE001 - whatever it is, who waits is told, and the next jobs are tried
            log.warning("the store could not write: %s", fault)
            outcomes = [(None, fault)] * len(jobs)
        self._tell(jobs, outcomes)

    @staticmethod
    def _tell(jobs: Sequence[_Job[Any]], outcomes: Sequence[tuple[Any, BaseException | None]]) -> None:
        """Answer all who wait for these jobs, each on the loop it waits on."""
        answers = list(zip(jobs, outcomes, strict=True))
        now = time.perf_counter()
        failed = [fault for _, fault in outcomes if fault is not None and not isinstance(fault, LeaseLost)]
        metrics.stored([now - job.since for job in jobs], len(failed))
        metrics.queued["store"].dec(len(jobs))
        for loop in {job.loop for job in jobs}:
            with contextlib.suppress(RuntimeError):  # a loop that is gone no longer cares
                loop.call_soon_threadsafe(_answer, [one for one in answers if one[0].loop is loop])

    def _one_by_one(self, jobs: Sequence[_Job[Any]]) -> list[tuple[Any, BaseException | None]]:
        """One transaction, each job behind a savepoint: the result of each, or why it failed. Raises when all did."""
        with self._writer.begin() as connection:
            outcomes = [_alone(connection, job) for job in jobs]
        self.commits += 1
        return outcomes

    def _together(self, entries: Sequence[Entry]) -> list[StoreError | None] | None:
        """One transaction for these: of each, why it was not written. None when all of it failed; raises when nothing
        can be written now.
        """
        begun = False
        try:
            with self._writer.begin() as connection:
                begun = True
                faults = together(connection, entries)
        except Exception:
            if not begun:
                raise
            return None
        self.commits += 1
        return faults

    def commit(self, table: str, epoch: int, write: Write) -> asyncio.Future[None]:
        """A step of a table that this process took at this epoch. The future is done when it is on disk; it fails with
        LeaseLost when another process has taken the table since, and with StoreError for all else; it may be dropped.
        """
        entry = Entry(table, epoch, write)
        shares = write.cut is None and write.record is None
        return self._queue(lambda connection: _one(connection, entry), entry if shares else None)

    def _queue(self, work: Callable[[sa.Connection], T], entry: Entry | None = None) -> asyncio.Future[T]:
        """Queue a write; the future is done when it is on disk, and fails with StoreError when it is not."""
        if self._closed:
            raise StoreError("the store is closed")
        job = _Job(work, asyncio.get_running_loop(), entry)
        self._jobs.put(job)
        metrics.queued["store"].inc()
        return job.done

    def writing(self) -> contextlib.AbstractContextManager[sa.Connection]:
        """A transaction beside the thread that writes, for who has the store alone."""
        return self._writer.begin()

    def reading(self) -> contextlib.AbstractContextManager[sa.Connection]:
        """A connection that reads."""
        return self._reader.connect()

    async def write(self, work: Callable[[sa.Connection], T]) -> T:
        """Queue a write and wait until it is on disk. StoreError when it is not."""
        return await self._queue(work)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        """Run a read on a thread of its own. StoreError when the store does not answer."""

        def run() -> T:
            try:
                with self._reader.connect() as connection:
                    return work(connection)
            except sa.exc.SQLAlchemyError as fault:
                raise StoreError(str(fault)) from fault

        return await asyncio.to_thread(run)


def _answer(answers: Sequence[tuple[_Job[Any], tuple[Any, BaseException | None]]]) -> None:
    """Tell every task that waits for these jobs; on their loop."""
    for job, (result, fault) in answers:
        job.answer(result, fault)


def _one(connection: sa.Connection, entry: Entry) -> None:
    """What one entry holds. Raises what keeps it from being written."""
    for fault in together(connection, [entry]):
        if fault is not None:
            raise fault


def _alone(connection: sa.Connection, job: _Job[Any]) -> tuple[Any, BaseException | None]:
    """A job behind a savepoint of its own: its result, or why it failed."""
    try:
        with connection.begin_nested():
            return job.work(connection), None
    except Exception as fault:  # noqa: BLE001 - it goes to whoever waits for this job
        return None, fault
