"""What replays ask of worker processes: how seats stand in a position, and whether a save can be played again.

They have workers of their own, so that no bot at a table waits for them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Protocol, TypeVar

from rumpus.bots.choose import Weighed
from rumpus.kernel.match.match import Match
from rumpus.server.bots import worker
from rumpus.server.bots.pool import COMPILE, GRACE, Pool
from rumpus.server.bots.worker import Job

T = TypeVar("T")


class Reckoner(Protocol):
    """Whoever counts; the tests have one that answers from a script."""

    async def standing(self, job: Job) -> tuple[int, ...]:
        """How each seat stands, 0..1000. BotError when there is no answer."""

    async def weighed(self, job: Job, played: int, ideas: int, tries: int) -> Weighed:
        """What an action was worth beside others (`choose.weighed`). BotError when there is no answer."""

    async def opened(self, text: str) -> Match:
        """The match of a save. BotError when it cannot be played, or not in time."""

    def rest(self) -> None:
        """Nothing more is to be counted for now."""

    def close(self) -> None:
        """Stop."""


class Workers:
    """Two processes, each born when needed: a compiled one that searches, and a plain one that needs no compiler."""

    def __init__(self) -> None:
        self.fast = Pool(plain=os.environ.get("RUMPUS_PLAIN") == "1", workers=1)
        self.plain = Pool(plain=True, workers=1)
        self._compiled: set[str] = set()
        self._asking = 0

    async def standing(self, job: Job) -> tuple[int, ...]:
        """As in `Reckoner`."""
        return await self._asked(worker.standing, job)

    async def weighed(self, job: Job, played: int, ideas: int, tries: int) -> Weighed:
        """As in `Reckoner`."""
        return await self._asked(worker.weighed, job, played, ideas, tries)

    async def _asked(self, work: Callable[..., T], job: Job, *more: int) -> T:
        """The first question about a game may wait until its rules are compiled."""
        limit = GRACE if job.game in self._compiled else COMPILE
        self._asking += 1
        try:
            found = await self.fast.run(limit, work, job, *more)
        finally:
            self._asking -= 1
        self._compiled.add(job.game)
        return found

    async def opened(self, text: str) -> Match:
        """As in `Reckoner`."""
        found: Match = await self.plain.run(GRACE, worker.opened, text)
        return found

    def rest(self) -> None:
        """Give the searching process's memory back, unless another question is open."""
        if not self._asking:
            self.fast.rest()

    def close(self) -> None:
        """Stop both."""
        self.fast.close()
        self.plain.close()
