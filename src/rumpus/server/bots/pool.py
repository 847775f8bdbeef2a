"""Bots think in worker processes, never on the event loop.

A game's bots go through these states. `cold`: nobody has asked yet. `compiling`: one worker compiles the game's rules
and search, while questions go to a plain worker that needs no compiler and plays a quick greedy game. `waiting`: that
came to nothing, and is tried again, later each time. `ready`: the compiled workers answer. A worker that dies or hangs
is replaced, and the caller gets `BotError`, to play something legal itself.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from rumpus.kernel.compile.processes import Workers
from rumpus.server import metrics
from rumpus.server.bots import worker
from rumpus.server.bots.worker import Job, Thought

T = TypeVar("T")
GRACE = 20.0
"""A worker that does not answer for so many seconds is taken for hung; the longest thought takes about one."""
BIRTH = 300.0
"""At most so many seconds may go by until a new process is there: on a busy machine its start alone takes long, and one
that is ended for that begins all over again.
"""
COMPILE = 600.0
"""At most so many seconds may go into compiling a game."""
AGAIN, LATEST = 5.0, 300.0
"""A game that could not be compiled is tried again after so many seconds, then twice as many, at last so many."""


class BotError(RuntimeError):
    """No answer came: the worker died, hung, or raised."""


class Thinker(Protocol):
    """Whoever answers for the bots; the tests have one that answers from a script."""

    async def think(self, job: Job) -> Thought:
        """What to do. BotError when there is no answer."""

    async def tempo(self, job: Job) -> tuple[int, int]:
        """Real time: what a hand does next (-1: nothing, look again), and after how many ms. BotError as above."""


@contextlib.contextmanager
def _runtime(plain: bool) -> Iterator[None]:
    """Processes born inside run their rules plain or compiled, whatever this process does."""
    before = os.environ.pop("RUMPUS_PLAIN", None)
    if plain:
        os.environ["RUMPUS_PLAIN"] = "1"
    try:
        yield
    finally:
        os.environ.pop("RUMPUS_PLAIN", None)
        if before is not None:
            os.environ["RUMPUS_PLAIN"] = before


class Pool:
    """Worker processes of one runtime, born when first needed and replaced when they die."""

    def __init__(self, *, plain: bool, workers: int) -> None:
        self.plain, self.workers = plain, workers
        self.restarts = 0
        self._pool: Workers | None = None
        self._grown: Workers | None = None
        """The pool that has answered once."""
        self._closed = False
        self._crew = metrics.Crew(workers)

    def submit(self, work: Callable[..., T], *what: Any) -> Future[T]:
        """Give some work to a worker. BotError when the pool is closed."""
        if self._closed:
            raise BotError("the server is closing")
        if self._pool is None:
            self._pool = Workers(self.workers, worker.start, 5)
        with _runtime(self.plain):
            return self._pool.submit(work, *what)

    async def ask(self, job: Job, limit: float) -> Thought:
        """Wait for the answer as in `run`."""
        return await self.run(limit, worker.think, job)

    async def run(self, limit: float, work: Callable[..., T], *what: Any) -> T:
        """Wait until a worker has done this, at most `limit` seconds, of which its birth is none. BotError when no
        answer came; the pool is whole again then.
        """
        with self._crew.asked():
            return await self._run(limit, work, *what)

    async def _run(self, limit: float, work: Callable[..., T], *what: Any) -> T:
        """As `run`, uncounted."""
        pool = None
        try:
            if self._pool is None or self._pool is not self._grown:
                born = self.submit(worker.wake)
                pool = self._pool
                await asyncio.wait_for(asyncio.wrap_future(born), BIRTH)
                self._grown = pool
            future = self.submit(work, *what)
            pool = self._pool
            return await asyncio.wait_for(asyncio.wrap_future(future), limit)
        except (BrokenProcessPool, TimeoutError) as fault:
            self._replace(pool)
            raise BotError(f"the worker was lost ({type(fault).__name__})") from fault
        except BotError:
            raise
        except Exception as fault:  # whatever a bot raises must not reach a table
            raise BotError(f"{type(fault).__name__}: {fault}") from fault

    def _replace(self, broken: Workers | None) -> None:
        """Drop a broken pool, unless somebody did already; the next job starts a new one."""
        if broken is None or self._pool is broken:
            dropped, self._pool = self._pool, None
            self.restarts += 1
            _kill(dropped)

    def processes(self) -> list[int]:
        """The ids of the living worker processes."""
        return self._pool.ids() if self._pool is not None else []

    def rest(self) -> None:
        """Let go of every worker; the next job starts a new one."""
        dropped, self._pool = self._pool, None
        _kill(dropped)

    def close(self) -> None:
        """Stop every worker, also those that think."""
        self._closed = True
        self.rest()


def _kill(pool: Workers | None) -> None:
    """End the workers of a pool now; joining them is left to a thread.

    The process waits for that thread in the end: one that is broken off while it gives semaphores back leaves them to
    the resource tracker, which complains.
    """
    if pool is None:
        return
    pool.kill()
    threading.Thread(target=pool.shutdown, kwargs={"cancel_futures": True}).start()


class Bots:
    """The thinkers of a server: a compiled pool, and a plain one for as long as a game still compiles."""

    def __init__(
        self,
        workers: int | None = None,
        say: Callable[[str], None] | None = None,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        """`workers`: compiled processes, by default one less than the cores, 1 to 4. `say` gets progress in words.
        `pause` waits for some seconds.
        """
        count = workers or max(1, min(4, (os.cpu_count() or 2) - 1))
        always_plain = os.environ.get("RUMPUS_PLAIN") == "1"
        self.fast = Pool(plain=always_plain, workers=count)
        self.quick = Pool(plain=True, workers=1)
        self.hands = Pool(plain=True, workers=1)
        self.states: dict[str, str] = {}
        self._say = say or (lambda _text: None)
        self._talks, self._pause = say is not None, pause
        self._compiling: set[asyncio.Task[None]] = set()

    async def think(self, job: Job) -> Thought:
        """Ask the compiled workers; while they compile, a quick plain one. BotError when neither answers."""
        if self.states.get(job.game, "cold") == "ready":
            return await self.fast.ask(job, GRACE)
        self.prepare(job)
        level = "random" if job.level == "random" else "greedy"
        return await self.quick.ask(replace(job, level=level, seconds=0.0), GRACE)

    async def tempo(self, job: Job) -> tuple[int, int]:
        """Real time has a worker of its own, which no long thought keeps busy."""
        return await self.hands.run(GRACE, worker.tempo, job)

    def prepare(self, job: Job) -> None:
        """Start to compile the game of this job in the background, once."""
        if self.states.get(job.game, "cold") != "cold":
            return
        self.states[job.game] = "compiling"
        task = asyncio.get_running_loop().create_task(self._compile(job))
        self._compiling.add(task)
        task.add_done_callback(self._compiling.discard)

    def tasks(self) -> set[asyncio.Task[None]]:
        """The compilations that run."""
        return set(self._compiling)

    async def _compile(self, job: Job) -> None:
        """Let a worker think once, which compiles all it needs; the caches on disk serve every later process. A worker
        that is lost meanwhile says nothing about the next one.
        """
        started, wait = asyncio.get_running_loop().time(), AGAIN
        first = replace(job, level="easy", seconds=0.05)
        while True:
            try:
                cold = await self.fast.run(COMPILE, worker.prepare, first, self._talks)
                break
            except BotError as fault:
                self._say(f"The bots of {job.game} play greedily, and get ready again in {wait:.0f} s: {fault}")
            self.states[job.game] = "waiting"
            await self._pause(wait)
            wait = min(2 * wait, LATEST)
            self.states[job.game] = "compiling"
        self.states[job.game] = "ready"
        if cold or wait > AGAIN:
            self._say(f"The bots of {job.game} are ready ({asyncio.get_running_loop().time() - started:.0f} s).")

    def close(self) -> None:
        """Stop thinking."""
        for task in self._compiling:
            task.cancel()
        self.fast.close()
        self.quick.close()
        self.hands.close()
