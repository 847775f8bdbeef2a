"""One WebSocket connection: bytes in, messages out. It limits size and rate, and drops a client that cannot keep up."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any, Protocol

import msgspec

from rumpus.kernel.words.saying import saying
from rumpus.server import metrics
from rumpus.server.clock import Clock
from rumpus.server.protocol import ClientMessage, Encode, ErrorTold, Refused, ServerMessage, in_english
from rumpus.server.refusal import error
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.base import StoreError
from rumpus.server.table.room import Room

MAX_BYTES = 8192
"""A message from a client is at most so long."""
MAX_WAITING = 256
"""A client that is so many messages behind is dropped; it may come back."""
PER_SECOND, BURST = 20.0, 60.0
"""A client may send so many messages a second, and so many at once."""
MAX_FAULTS = 20
"""After so many messages that make no sense the connection is closed."""

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


class Wire(Protocol):
    """What a connection needs of a WebSocket that has been accepted."""

    async def receive(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""

    async def send(self, text: str) -> None:
        """Send one message."""

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""


class Allowance:
    """A bucket of messages that fills with time."""

    def __init__(self, clock: Clock) -> None:
        self.clock, self.left, self.seen_ms = clock, BURST, clock.ms()

    def take(self) -> bool:
        """May one more message pass?"""
        now = self.clock.ms()
        self.left = min(BURST, self.left + max(0, now - self.seen_ms) / 1000 * PER_SECOND)
        self.seen_ms = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Outbox:
    """Messages on their way to a client, sent in order by a task of their own."""

    def __init__(self, wire: Wire, encode: Encode) -> None:
        self.wire, self.encode = wire, encode
        self.full = asyncio.Event()
        self._queue: asyncio.Queue[ServerMessage] = asyncio.Queue(MAX_WAITING)

    def put(self, message: ServerMessage) -> None:
        """Queue a message; when there is no room left the client is given up."""
        try:
            self._queue.put_nowait(message)
            metrics.queued["outbox"].inc()
            if isinstance(message, Refused):
                metrics.refused(message.why["code"])
        except asyncio.QueueFull:
            self.full.set()
            metrics.dropped["unread"].inc()

    async def run(self) -> None:
        """Send for ever."""
        while True:
            message = await self._queue.get()
            try:
                await self.wire.send(self.encode(message).decode())
            finally:
                self._queue.task_done()
                metrics.queued["outbox"].dec()

    def drop(self) -> None:
        """Nothing more is sent."""
        metrics.queued["outbox"].dec(self._queue.qsize())

    async def flush(self) -> None:
        """Wait until all is sent."""
        await self._queue.join()


async def converse(wire: Wire, room: Room, visitor: str | None, encode: Encode = in_english) -> None:
    """Serve one connection at a table until it ends. Raises what went wrong in answering it; then it is still open."""
    outbox = Outbox(wire, encode)
    viewer = Viewer(visitor, outbox.put, encode)
    listening = asyncio.create_task(_listen(wire, room, viewer, outbox))
    tasks = [asyncio.create_task(outbox.run()), listening, asyncio.create_task(outbox.full.wait())]
    metrics.watching.inc()
    try:
        await room.enter(viewer)
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        with contextlib.suppress(StoreError):  # the table was closed first
            await room.leave(viewer)
        await asyncio.gather(*tasks, return_exceptions=True)
        outbox.drop()
        metrics.watching.dec()
    if not listening.cancelled() and (fault := listening.exception()) is not None:
        raise fault
    with contextlib.suppress(Exception):  # the other side may be gone already
        await wire.close(1000, "")


async def _listen(wire: Wire, room: Room, viewer: Viewer, outbox: Outbox) -> None:
    """Read messages and have them answered, until the client goes or misbehaves."""
    allowance, faults = Allowance(room.clock), 0
    while (raw := await wire.receive()) is not None:
        if not allowance.take():
            viewer.send(error(saying("no-slow-hand")))
            metrics.dropped["too_fast"].inc()
            await outbox.flush()
            return
        message = understood(raw)
        if isinstance(message, ErrorTold):
            viewer.send(message)
            faults += 1
            metrics.refused(message.code)
            if faults >= MAX_FAULTS:
                metrics.dropped["nonsense"].inc()
                await outbox.flush()
                return
            continue
        await room.handle(viewer, message)


def understood(raw: str | bytes) -> Any:
    """The client's message, or an `ErrorTold` that says what is wrong with it."""
    if len(raw) > MAX_BYTES:
        return error(saying("no-short-message", bytes=MAX_BYTES))
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as fault:
        return error(saying("no-sense", fault=str(fault)[:200]))
