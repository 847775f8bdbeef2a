"""Lines to other processes: a connection to a table of theirs, or a request that they must answer.

Two processes speak by a link: two streams of packets that are numbered densely, with an empty packet now and then. So a
lost packet, a dead process and one that was stopped for a while are all found out, and end the link with every line in
it: the clients dial again, and are told all anew. The same bytes for several lines of a link travel once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from rumpus.server.bus import Bus, BusError
from rumpus.server.clock import Clock, Timer
from rumpus.server.gateway.connection import Wire

MOVED = 1012
"""The WebSocket's close code for "dial again now": another process has the table, or will have it soon."""
BEAT_SECONDS = 0.5
SILENT_MS = 2000
"""A process that was not heard of for so long is gone, or cut off."""
ANSWER_SECONDS = 0.75
"""So long a process has to answer the first packet of a link: it may have died before."""
TRIES = 4
"""So often it is asked: longer than the lease of a dead one lasts."""
MAX_WAITING = 256
"""A line that is so many messages behind is dropped."""
MOST_BYTES = 512 * 1024
"""A packet is sent off when it holds so much, and what is longer goes in parts; NATS takes twice that."""
OPEN, PART, WHOLE, END = range(4)
RESET = -1


class Asked(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A connection that a client asks for: to which table, whose, from where, to look on only, under which name, and
    with which catalogues of its own.
    """

    table: str
    visitor: str | None
    address: str
    watch: bool
    name: str | None
    words: str = ""


class Carried(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """A request over HTTP that another process took."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: list[tuple[bytes, bytes]]
    client: str
    body: bytes


class Frame(msgspec.Struct, array_like=True):
    """Something for some lines."""

    kind: int
    lines: list[int]
    data: bytes


class Packet(msgspec.Struct, array_like=True):
    """What is sent at once: the how-maniest of its link in this direction, where it holds any frames; else so many were
    sent before. RESET: that link is not known here.
    """

    sender: str
    link: str
    number: int
    frames: list[Frame]


class Ended(msgspec.Struct, array_like=True):
    """Why a line has ended."""

    code: int
    reason: str


_packets = msgspec.msgpack.Decoder(Packet)
_asked: msgspec.msgpack.Decoder[Asked | Carried] = msgspec.msgpack.Decoder(Asked | Carried)
_ended = msgspec.msgpack.Decoder(Ended)


class Line:
    """One line of a link, at either end: a `Wire`. `ended` is why it is over."""

    def __init__(self, link: Link, number: int) -> None:
        self.link, self.number = link, number
        self.ended: Ended | None = None
        self._parts = bytearray()
        self._heard: asyncio.Queue[bytes | None] = asyncio.Queue()

    async def heard(self) -> bytes | None:
        """The next message; None when it is over."""
        return None if self.ended is not None and self._heard.empty() else await self._heard.get()

    async def receive(self) -> str | None:
        """The next message, which is text."""
        data = await self.heard()
        return None if data is None else data.decode(errors="replace")

    async def send(self, told: str | bytes) -> None:
        """Send one message."""
        if self.ended is None:
            self.link.put(WHOLE, self.number, told if isinstance(told, bytes) else told.encode())

    async def close(self, code: int, reason: str) -> None:
        """Over; the other end is told why."""
        self._close(Ended(code, reason))

    def _close(self, why: Ended) -> None:
        if self.ended is None:
            self.link.put(END, self.number, msgspec.msgpack.encode(why))
            self.end(why)

    def take(self, frame: Frame) -> None:
        """A frame has come. Who does not read is let go."""
        if frame.kind == END:
            self.end(_ended.decode(frame.data))
        elif self._heard.qsize() >= MAX_WAITING:
            self._close(Ended(MOVED, ""))
        elif frame.kind == PART:
            self._parts += frame.data
        else:
            self._heard.put_nowait(bytes(self._parts) + frame.data if self._parts else frame.data)
            self._parts.clear()

    def end(self, why: Ended) -> None:
        """It is over."""
        if self.ended is None:
            self.ended = why
            self.link.lines.pop(self.number, None)
            self._heard.put_nowait(None)


class Link:
    """What is sent to another process, and heard from it, in the name of one of the two."""

    def __init__(self, links: Links, peer: str, name: str) -> None:
        self.links, self.peer, self.name = links, peer, name
        self.lines: dict[int, Line] = {}
        self.answered = False
        self.heard_ms = links.clock.ms()
        self._opened = self._sent = self._heard = 0
        self._waiting: list[Frame] = []
        self._places: dict[tuple[int, bytes], int] = {}
        self._last: dict[int, int] = {}
        self._bytes = 0

    def open(self, asked: Asked | Carried) -> Line:
        """A new line over there."""
        self._opened += 1
        line = self.lines[self._opened] = Line(self, self._opened)
        self.put(OPEN, line.number, msgspec.msgpack.encode(asked))
        return line

    def put(self, kind: int, line: int, data: bytes) -> None:
        """Send this at the end of the loop's turn, what is long in parts: once for all lines that are sent the same, as
        long as each of them hears everything in its order.
        """
        while kind == WHOLE and len(data) > MOST_BYTES:
            self._put(PART, line, data[:MOST_BYTES])
            data = data[MOST_BYTES:]
        self._put(kind, line, data)

    def _put(self, kind: int, line: int, data: bytes) -> None:
        place = self._places.get((kind, data), -1)
        if place > self._last.get(line, -1):
            self._waiting[place].lines.append(line)
        else:
            if self._waiting and self._bytes + len(data) > MOST_BYTES:
                self.flush()
            if not self._waiting:
                asyncio.get_running_loop().call_soon(self.flush)
            place = self._places[kind, data] = len(self._waiting)
            self._waiting.append(Frame(kind, [line], data))
            self._bytes += len(data)
        self._last[line] = place

    def flush(self) -> None:
        """Send what waits."""
        if self._waiting:
            frames, self._waiting = self._waiting, []
            self._places, self._last, self._bytes = {}, {}, 0
            self._sent += 1
            self._send(frames)

    def beat(self) -> None:
        """Say that we live; who has not been heard of for long does not."""
        if self.links.clock.ms() - self.heard_ms > SILENT_MS:
            self.drop()
        else:
            self.flush()
            self._send([])

    def _send(self, frames: list[Frame]) -> None:
        """Send a packet; without a bus there is no link."""
        try:
            self.links.send(self.peer, Packet(self.links.me, self.name, self._sent, frames))
        except BusError:
            self.drop()

    def hear(self, packet: Packet) -> None:
        """A packet has come."""
        self.answered, self.heard_ms = True, self.links.clock.ms()
        self._heard += bool(packet.frames)
        if packet.number != self._heard:
            self.drop()
            return
        for frame in packet.frames:
            for number in frame.lines:
                self._take(frame, number)

    def _take(self, frame: Frame, number: int) -> None:
        """A frame for one line; one that has ended meanwhile hears nothing more."""
        if frame.kind == OPEN:
            line = self.lines[number] = Line(self, number)
            self.links.serve(line, _asked.decode(frame.data))
        elif (known := self.lines.get(number)) is not None:
            known.take(frame)

    def drop(self) -> None:
        """The link is no more, nor any line in it."""
        self.links.forget(self)
        for line in tuple(self.lines.values()):
            line.end(Ended(MOVED, ""))


async def relay(line: Line, wire: Wire) -> Ended:
    """Carry what both sides say, until one of them is gone, and why."""

    async def up() -> None:
        while (said := await wire.receive()) is not None:
            await line.send(said)

    async def down() -> None:
        while (told := await line.receive()) is not None:
            await wire.send(told)

    tasks = [asyncio.create_task(up()), asyncio.create_task(down())]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        why = line.ended
        await line.close(1000, "")
    return why or Ended(1000, "")


class Links:
    """All links of a process, `me`. `work` serves a line that another process has opened."""

    def __init__(self, bus: Bus, me: str, clock: Clock, work: Callable[[Line, Any], Awaitable[None]]) -> None:
        self.bus, self.me, self.clock, self.work = bus, me, clock, work
        self._links: dict[str, Link] = {}
        self._ways: dict[str, Link] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._timer: Timer | None = None
        self._closed = False

    async def open(self) -> None:
        """Listen to the others."""
        await self.bus.subscribe(subject(self.me), self._hear)
        self.bus.watch(self._turned)
        self._timer = self.clock.later(BEAT_SECONDS, self._beat)

    def line(self, owner: str, asked: Asked | Carried) -> Line:
        """A line to another process. BusError when the bus is down."""
        if not self.bus.up:
            raise BusError("the bus is down")
        link = self._ways.get(owner)
        if link is None:
            link = self._ways[owner] = self._new(owner, secrets.token_hex(8))
            self.clock.later(ANSWER_SECONDS, partial(self._late, link))
        return link.open(asked)

    @staticmethod
    def _late(link: Link) -> None:
        """The first answer is due."""
        if not link.answered:
            link.drop()

    def _new(self, peer: str, name: str) -> Link:
        """A link that nobody knows yet."""
        link = self._links[name] = Link(self, peer, name)
        return link

    def forget(self, link: Link) -> None:
        """It is no more."""
        self._links.pop(link.name, None)
        if self._ways.get(link.peer) is link:
            del self._ways[link.peer]

    def send(self, peer: str, packet: Packet) -> None:
        """Send a packet. BusError when the bus is down."""
        self.bus.publish(subject(peer), msgspec.msgpack.encode(packet))

    def serve(self, line: Line, asked: Asked | Carried) -> None:
        """Serve a line that has come."""
        task = asyncio.ensure_future(self.work(line, asked))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _hear(self, data: bytes) -> None:
        """A packet has come; of a link that is not known here only the first is taken."""
        packet = _packets.decode(data)
        link = self._links.get(packet.link)
        if packet.number == RESET:
            if link is not None:
                link.drop()
            return
        if link is None and not self._closed and packet.number == 1 and packet.frames and packet.frames[0].kind == OPEN:
            link = self._new(packet.sender, packet.link)
            link.beat()
        if link is not None:
            link.hear(packet)
        elif self.bus.up:
            self.send(packet.sender, Packet(self.me, packet.link, RESET, []))

    def _beat(self) -> None:
        """Say that we live, in every link; one without lines that we have begun is let go."""
        self._timer = self.clock.later(BEAT_SECONDS, self._beat)
        for link in tuple(self._links.values()):
            if not link.lines and self._ways.get(link.peer) is link:
                self.forget(link)
            else:
                link.beat()

    def _turned(self, up: bool) -> None:
        """Who knows what was lost while the bus was away."""
        if not up:
            for link in tuple(self._links.values()):
                link.drop()

    async def close(self) -> None:
        """End every line; what waits is sent, and who dials from here on is sent away."""
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        for link in tuple(self._links.values()):
            for line in tuple(link.lines.values()):
                await line.close(MOVED, "")
            link.flush()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def subject(process: str) -> str:
    """Where packets for a process go."""
    return f"rumpus.{process}.link"
