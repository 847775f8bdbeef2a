"""A server in one hand: real rooms and a real store, a clock moved by hand, scripted bots, clients that are queues.

`run(scene)` gives a `Bench` to an async test. Nothing here sleeps; a test that waits for what never comes fails after
`PATIENCE` seconds, which no machine needs for a whole test, even if rules are compiled in it beside other work.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
from bench.people import laid
from msgspec.structs import replace

from rumpus.server.bots.pool import BotError
from rumpus.server.bots.worker import Job, Thought
from rumpus.server.clock import HandClock
from rumpus.server.gateway import connection
from rumpus.server.gateway.connection import converse
from rumpus.server.protocol import Encode, NewTable, in_english
from rumpus.server.store.sql import Store
from rumpus.server.table.hall import Hall
from rumpus.server.table.room import Room

PATIENCE = 600.0
ROBIN, MAKO, EVE = "robin" * 8, "mako." * 8, "eve.." * 8
"""Three visitors."""
CLOSED = "(closed)"
"""What a client reads last of a line that the server has closed."""


class ScriptedBots:
    """Answers from a list; then the last legal-looking default: nothing, so that the room plays something legal."""

    def __init__(self) -> None:
        self.answers: list[tuple[int, ...] | Exception] = []
        self.jobs: list[Job] = []
        self.moves: list[tuple[int, int] | Exception] = []
        self.looks: list[Job] = []
        self.gate = asyncio.Event()
        self.gate.set()

    async def think(self, job: Job) -> Thought:
        """The next answer; waits while the gate is shut."""
        self.jobs.append(job)
        await self.gate.wait()
        answer = self.answers.pop(0) if self.answers else ()
        if isinstance(answer, Exception):
            raise answer
        return Thought(answer, 61)

    async def tempo(self, job: Job) -> tuple[int, int]:
        """Real time: the next (action, ms); then nothing to do, look again."""
        self.looks.append(job)
        await self.gate.wait()
        answer = self.moves.pop(0) if self.moves else (-1, 500)
        if isinstance(answer, Exception):
            raise answer
        return answer


class Client:
    """A browser tab: what it was sent, and what it says. It is a `Wire`."""

    def __init__(self, room: Room, visitor: str | None, encode: Encode = in_english) -> None:
        self.room, self.visitor = room, visitor
        self.all: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.state: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.version = 0
        self.closed = False
        self._up: asyncio.Queue[str | bytes | None] = asyncio.Queue()
        self._down: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._refs = 0
        self.task = asyncio.create_task(converse(self, room, visitor, encode))

    # ---- the wire
    async def receive(self) -> str | bytes | None:
        return await self._up.get()

    async def send(self, text: str) -> None:
        message = msgspec.json.decode(text)
        self.raw.append(text)
        self.all.append(message)
        if message["type"] == "state":
            if self.state:
                assert message["version"] == self.version + 1, "versions are dense"
            self.log = self.log[: message["log_from"]] + message["log"]
            assert [line["n"] for line in self.log] == list(range(len(self.log))), "log lines are dense"
            self.state, self.view = message, message["view"]
            self.version = message["version"]
        if message["type"] == "beat":
            assert message["version"] == self.version + 1, "versions are dense over states and beats"
            self.version = message["version"]
            self.view = laid(self.view, message["patch"])
            self.log += message["log"]
            assert [line["n"] for line in self.log] == list(range(len(self.log))), "log lines are dense"
        self._down.put_nowait(message)

    async def close(self, code: int, reason: str) -> None:
        self.closed = True
        self._down.put_nowait({"type": CLOSED, "code": code, "reason": reason})

    # ---- the person
    def put(self, raw: str | bytes | None) -> None:
        """Send these bytes as they are; None: the line drops."""
        self._up.put_nowait(raw)

    def say(self, **message: Any) -> None:
        """Send a message."""
        self.put(msgspec.json.encode(message).decode())

    def play(self, *actions: int, seat: int | None = None, version: int | None = None) -> None:
        """Play these actions for the seat whose eyes these are."""
        self._refs += 1
        self.say(
            type="play",
            ref=self._refs,
            seat=self.state["as_seat"] if seat is None else seat,
            version=self.state["version"] if version is None else version,
            actions=list(actions),
        )

    def rush(self, action: int, seat: int | None = None, *, card: int | None = None, **more: Any) -> int:
        """Real time: ask for this now; the number of the request."""
        self._refs += 1
        ref: int = more.pop("ref", self._refs)
        seat = self.state["as_seat"] if seat is None else seat
        self.say(type="rush", ref=ref, seat=seat, action=action, card=card, **more)
        return ref

    async def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, which must be of this kind."""
        async with asyncio.timeout(PATIENCE):
            message = await self._down.get()
        assert message["type"] != CLOSED, f"the server closed the line: {message}"
        assert kind is None or message["type"] == kind, message
        return message

    async def until(self, fits: Callable[[dict[str, Any]], Any]) -> dict[str, Any]:
        """Read on to the first message that fits."""
        while True:
            message = await self.next()
            if fits(message):
                return message

    async def settled(self) -> list[dict[str, Any]]:
        """Everything that has arrived by the time a ping comes back."""
        self.say(type="ping", t=float(len(self.all)))
        read = []
        while True:
            message = await self.next()
            if message["type"] == "pong":
                return read
            read.append(message)

    async def turn(self) -> dict[str, Any]:
        """Wait until it is this client's decision, if it is not already; the decision."""
        await self.settled()
        while not self.state.get("decision"):
            await self.next("state")
        decision: dict[str, Any] = self.state["decision"]
        return decision

    async def leave(self) -> None:
        """Drop the line, and wait until the server has noticed."""
        self.put(None)
        await self.task


class Bench:
    """Store, hall, clock and bots of one test."""

    def __init__(self, folder: Path, make_store: Callable[[str], Store] = Store) -> None:
        self.folder, self.make_store = folder, make_store
        self.clock, self.bots = HandClock(), ScriptedBots()
        self.clients: list[Client] = []
        self.start()

    def start(self) -> None:
        """Start the server on the data there is."""
        self.store = self.make_store(f"sqlite:///{self.folder / 'tables.sqlite3'}")
        self.hall = Hall(self.store, self.clock, self.bots)
        deals = random.Random(2026)
        self.hall.new_secret = lambda: deals.randbytes(32)

    async def open(self, *seats: str, visitor: str = ROBIN, game: str = "toy", **more: Any) -> Room:
        """A table that is played at once: each seat is 'me', 'bot' or 'empty'; bots answer at once."""
        options = more.pop("options", {})
        chairs = [{"kind": kind, "name": f"{kind}-{i}"} for i, kind in enumerate(seats)]
        wanted = {"game": game, "seats": chairs, "options": {"players": len(seats), **options}, "meet": False, **more}
        room = await self.hall.create(visitor, msgspec.convert(wanted, NewTable))
        await self.own(room, bot_pause_ms=0)
        if seats[0] == "bot":
            self.clock.forward(1)  # past the pause of the bot that began at once
        return room

    async def own(self, room: Room, **changes: Any) -> None:
        """Change the table's record."""

        async def work() -> None:
            await room.rewrite(replace(room.record, **changes))

        await room.do(work)

    async def join(
        self, room: Room, visitor: str | None = ROBIN, *, watch: bool = False, encode: Encode = in_english
    ) -> Client:
        """A connection of this visitor, with its first state read."""
        if visitor is not None and not watch:
            await room.sit(visitor)
        client = Client(room, visitor, encode)
        self.clients.append(client)
        await client.next("welcome")
        await client.next("state")
        return client

    async def quiet(self, room: Room) -> None:
        """Wait until nothing moves at this table, as long as the clock stands, and everybody has read everything."""

        async def nothing() -> None:
            return

        same: Any = None
        calm = 0
        while calm < 3:
            for client in self.clients:
                if client.room is room and not client.task.done():
                    await client.settled()
            await room.do(nothing)
            now = (id(room.match), len(room.match.history), room.pending)
            calm = calm + 1 if now == same else 0
            same = now

    async def told(self, room: Room) -> None:
        """Wait until the writer of this table has done what it was asked so far, and everybody there has read it."""

        async def nothing() -> None:
            return

        await room.do(nothing, whole=False)
        for client in self.clients:
            if client.room is room and not client.task.done():
                await client.settled()

    async def crash(self) -> None:
        """The server is killed: nothing is told to anybody, only the store's file stays."""
        for client in self.clients:
            client.task.cancel()
        self.clients.clear()
        while self.hall.rooms:
            self.hall.rooms.popitem()[1].drop()
        self.store.close()
        self.start()

    async def stop(self) -> None:
        """Close in good order."""
        self.bots.gate.set()
        for client in self.clients:
            client.put(None)
        await asyncio.gather(*(client.task for client in self.clients), return_exceptions=True)
        await self.hall.close()
        self.store.close()


@contextlib.asynccontextmanager
async def bench(folder: Path, make_store: Callable[[str], Store] = Store) -> AsyncIterator[Bench]:
    """A bench, closed in the end. Its clock stands while clients ask whether all is quiet: nobody is a flood."""
    with mock.patch.object(connection, "BURST", math.inf):
        made = Bench(folder, make_store)
        try:
            yield made
        finally:
            await made.stop()


def run(folder: Path, scene: Callable[[Bench], Awaitable[None]], make_store: Callable[[str], Store] = Store) -> None:
    """Run one async test on a bench of its own."""

    async def play() -> None:
        async with asyncio.timeout(PATIENCE), bench(folder, make_store) as made:
            await scene(made)

    asyncio.run(play())


__all__ = ["EVE", "MAKO", "ROBIN", "Bench", "BotError", "Client", "ScriptedBots", "laid", "run"]
