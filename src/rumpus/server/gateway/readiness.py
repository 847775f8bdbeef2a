"""Can tables be played now? The answer of `/api/ready`, which tries, and lets nobody hammer the disk by asking."""

from __future__ import annotations

import asyncio
import logging
from typing import Protocol

from rumpus.kernel.words.saying import Saying, saying
from rumpus.server.clock import Clock, Timer
from rumpus.server.store.base import StoreError
from rumpus.server.store.sql import Store

FRESH_MS = 1000
"""An answer serves everybody who asks within so many milliseconds."""
DEADLINE = 3.0
"""Seconds that a tiny write may take."""
CANNOT = saying("no-writing")
SLOW = saying("no-writing-soon")
log = logging.getLogger("rumpus.server")


class Tables(Protocol):
    """What is asked of the hall."""

    def troubled(self) -> int:
        """How many open tables wait to be read again, because the store failed them."""


class Readiness:
    """One per server. At most one write is tried at a time, however long it takes."""

    def __init__(self, store: Store, tables: Tables, clock: Clock) -> None:
        self.store, self.tables, self.clock = store, tables, clock
        self._answer: asyncio.Future[Saying | None] | None = None
        self._told_ms = 0
        self._trial: asyncio.Task[None] | None = None
        self._deadline: Timer | None = None

    async def fault(self) -> Saying | None:
        """Why no table can be played now, in one sentence; None when all is well."""
        if self._answer is None or (self._answer.done() and self._stale() and not self._trying()):
            self._answer = asyncio.get_running_loop().create_future()
            self._deadline = self.clock.later(DEADLINE, lambda: self._tell(SLOW))
            self._trial = asyncio.create_task(self._try())
        words = await asyncio.shield(self._answer)
        if words is None and (torn := self.tables.troubled()):
            return saying("no-writing-some", tables=torn)
        return words

    def close(self) -> None:
        """Try no more."""
        for ending in (self._trial, self._deadline):
            if ending is not None:
                ending.cancel()

    def _trying(self) -> bool:
        """Is a write under way?"""
        return self._trial is not None and not self._trial.done()

    def _stale(self) -> bool:
        """Is the last answer too old to be given again?"""
        return not 0 <= self.clock.ms() - self._told_ms < FRESH_MS

    async def _try(self) -> None:
        """Write something tiny, and tell how it went."""
        try:
            await self.store.touch()
        except StoreError:
            log.exception("the store cannot be written")
            self._tell(CANNOT)
        else:
            self._tell(None)

    def _tell(self, words: Saying | None) -> None:
        """The answer to all who wait, unless it came too late for them."""
        if self._deadline is not None:
            self._deadline.cancel()
        if self._answer is not None and not self._answer.done():
            self._told_ms = self.clock.ms()
            self._answer.set_result(words)
