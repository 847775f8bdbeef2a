"""Worker processes: they answer, they are replaced when they die, and what they are asked holds no secret."""

import asyncio
import os
import secrets
import signal
from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import pytest

from rumpus.kernel.match.match import Match, new
from rumpus.server.bots.pool import AGAIN, BIRTH, GRACE, BotError, Bots, Pool
from rumpus.server.bots.worker import Job

PATIENCE = 600.0
"""No worker needs so long, on whatever machine."""


def job(match: Match, seat: int = 0, level: str = "greedy") -> Job:
    """A question about this match."""
    state = match.redealt(seat).state_bytes()
    return Job("toy", dict(match.options), None, state, seat, level, 0.01, secrets.randbelow(2**31))


async def ask_on(pool: Pool, match: Match) -> None:
    """Ask until something goes wrong."""
    while True:
        await pool.ask(job(match), PATIENCE)


def on_pool(scene: Callable[[Pool], Awaitable[None]]) -> None:
    """Run a scene with one plain worker process."""

    async def play() -> None:
        pool = Pool(plain=True, workers=1)
        try:
            await scene(pool)
        finally:
            pool.close()

    asyncio.run(play())


def test_a_worker_answers_with_legal_actions() -> None:
    async def scene(pool: Pool) -> None:
        match = new("toy", seed=3)
        for level in ("random", "greedy", "easy"):
            thought = await pool.ask(job(match, level=level), PATIENCE)
            assert thought.actions[0] in match.actions(0)
            assert 0 <= thought.estimate <= 100

    on_pool(scene)


def test_what_a_bot_raises_and_a_worker_that_dies_are_bot_errors_and_the_next_question_is_answered() -> None:
    async def scene(pool: Pool) -> None:
        match = new("toy", seed=3)
        with pytest.raises(BotError, match="level"):
            await pool.ask(replace(job(match), level="godlike"), PATIENCE)
        assert pool.restarts == 0
        (worker,) = pool.processes()
        os.kill(worker, signal.SIGTERM)
        with pytest.raises(BotError, match="lost"):
            await ask_on(pool, match)
        assert pool.restarts == 1
        assert (await pool.ask(job(match), PATIENCE)).actions
        assert pool.processes() != [worker]

    on_pool(scene)


def test_a_worker_that_hangs_is_replaced() -> None:
    async def scene(pool: Pool) -> None:
        match = new("toy", seed=3)
        await pool.ask(job(match), PATIENCE)
        with pytest.raises(BotError, match="lost"):
            await pool.ask(replace(job(match), level="hard", seconds=3600.0), 0.05)
        assert (await pool.ask(job(match), PATIENCE)).actions

    on_pool(scene)


def test_the_birth_of_a_worker_is_no_part_of_a_thoughts_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine a process takes longer to start than any thought may take, and is not ended for it."""
    given: list[float | None] = []
    wait = asyncio.wait_for

    async def waiting(what: Any, limit: float | None) -> Any:
        given.append(limit)
        return await wait(what, None)

    monkeypatch.setattr(asyncio, "wait_for", waiting)

    async def scene(pool: Pool) -> None:
        for _ in range(2):
            await pool.ask(job(new("toy", seed=3)), GRACE)
        (worker,) = pool.processes()
        os.kill(worker, signal.SIGTERM)
        with pytest.raises(BotError, match="lost"):
            await ask_on(pool, new("toy", seed=3))
        given.append(None)
        await pool.ask(job(new("toy", seed=3)), GRACE)

    on_pool(scene)
    assert given[:3] == [BIRTH, GRACE, GRACE]
    assert given[given.index(None) + 1 :] == [BIRTH, GRACE], "a new one is born"


def test_a_closed_pool_says_so() -> None:
    async def scene(pool: Pool) -> None:
        pool.close()
        with pytest.raises(BotError, match="closing"):
            await pool.ask(job(new("toy")), 1)

    on_pool(scene)


def test_a_cold_game_is_played_at_once_and_compiled_meanwhile(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        told: list[str] = []
        bots = Bots(workers=1, say=told.append)
        monkeypatch.setattr(bots, "fast", bots.quick)  # no test compiles for its own sake
        try:
            match = new("toy", seed=3)
            first = await bots.think(job(match, level="hard"))
            assert first.actions[0] in match.actions(0)
            assert bots.states["toy"] in ("compiling", "ready")
            while bots.states["toy"] == "compiling":
                await asyncio.gather(*bots.tasks())
            assert bots.states["toy"] == "ready", told
            assert told == [], "a plain worker has nothing to compile"
            assert (await bots.think(job(match, level="random"))).actions
        finally:
            bots.close()

    asyncio.run(scene())


def test_a_game_whose_worker_dies_while_it_compiles_is_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.server.bots.pool.LATEST", 3 * AGAIN)

    async def scene() -> None:
        told: list[str] = []
        waits: list[tuple[float, str]] = []

        async def pause(seconds: float) -> None:
            waits.append((seconds, bots.states["toy"]))
            if len(waits) == 4:
                monkeypatch.setattr(bots.fast, "run", run)

        async def killed(*what: Any) -> Any:
            os.kill(await asyncio.wrap_future(bots.fast.submit(os.getpid)), signal.SIGKILL)
            return await run(*what)

        bots = Bots(workers=1, say=told.append, pause=pause)
        monkeypatch.setattr(bots, "fast", bots.quick)  # no test compiles for its own sake
        run = bots.fast.run
        monkeypatch.setattr(bots.fast, "run", killed)
        try:
            match = new("toy", seed=3)
            bots.prepare(job(match))
            await asyncio.gather(*bots.tasks())
            assert bots.states["toy"] == "ready", told
            assert [seconds for seconds, _ in waits] == [AGAIN, 2 * AGAIN, 3 * AGAIN, 3 * AGAIN]
            assert {state for _, state in waits} == {"waiting"}, "health says so"
            assert len(told) == 5, "each loss, and that they are ready after all"
            assert (await bots.think(job(match))).actions
        finally:
            bots.close()

    asyncio.run(scene())
