"""A bus by NATS: `nats-server` is one small program, and several of them join to one that does not go down."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable, Callable

from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.errors import Error as NatsError

from rumpus.server import metrics
from rumpus.server.bus import BusError, Listener, State

log = logging.getLogger("rumpus.server")
PING_SECONDS, PINGS = 1, 2
"""A server of the bus that has not answered so many pings, one each second, is gone."""
RETRY_SECONDS = 0.1
MOST_WAITING = 10_000
"""A process that is so many messages ahead of the bus has lost it."""


class NatsBus(State):
    """NATS, at one or several addresses ("nats://one:4222,nats://two:4222"); it connects again by itself, for ever."""

    def __init__(self, url: str) -> None:
        super().__init__()
        self._servers = url.split(",")
        self._client = Client()
        self._waiting: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MOST_WAITING)
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: list[tuple[str, Callable[[Msg], Awaitable[None]]]] = []

    async def open(self) -> None:
        """Begin to connect."""
        self._spawn(self._connect())
        self._spawn(self._send())

    def _spawn(self, work: Awaitable[None]) -> None:
        """Have this done until the bus is closed."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _connect(self) -> None:
        """Come up, however long it takes."""

        async def down() -> None:
            if self._up:
                log.error("the bus is gone")
            metrics.bus_up.set(0)
            self.turn(False)

        async def again() -> None:
            log.warning("the bus is there again")
            metrics.bus_up.set(1)
            metrics.bus_reconnects.inc()
            self.turn(True)

        async def fault(wrong: Exception) -> None:
            log.debug("the bus: %s", wrong)

        await self._client.connect(
            self._servers,
            disconnected_cb=down,
            reconnected_cb=again,
            error_cb=fault,
            connect_timeout=2,
            reconnect_time_wait=RETRY_SECONDS,  # type: ignore[arg-type]  # it only waits so long
            max_reconnect_attempts=-1,
            ping_interval=PING_SECONDS,
            max_outstanding_pings=PINGS,
        )
        for subject, call in self._heard:
            await self._client.subscribe(subject, cb=call)
        await self._client.flush()
        metrics.bus_up.set(1)
        self.turn(True)

    async def _send(self) -> None:
        """Send what waits, in order."""
        while True:
            subject, data = await self._waiting.get()
            try:
                await self._client.publish(subject, data)
                metrics.bus_messages["out"].inc()
            except NatsError as wrong:
                log.warning("a message of %d bytes was not sent: %s", len(data), wrong)
            finally:
                self._waiting.task_done()

    async def subscribe(self, subject: str, call: Listener) -> None:
        """Call with each message to this subject, from the moment it is up."""

        async def hear(message: Msg) -> None:
            metrics.bus_messages["in"].inc()
            call(message.data)

        self._heard.append((subject, hear))
        if self._up:
            await self._client.subscribe(subject, cb=hear)
            await self._client.flush()

    def publish(self, subject: str, data: bytes) -> None:
        """Send to whoever listens there."""
        if not self._up or self._waiting.full():
            raise BusError("the bus is down")
        self._waiting.put_nowait((subject, data))

    async def close(self) -> None:
        """Send what waits, then leave."""
        if self._up:
            with contextlib.suppress(NatsError, TimeoutError):
                async with asyncio.timeout(1):
                    await self._waiting.join()
                    await self._client.flush()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._up = False
        metrics.bus_up.set(0)
        await self._client.close()
