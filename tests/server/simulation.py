"""Several servers in one hand: real halls, links and leases on one database in memory and one bus in memory, in a time
that jumps from event to event, with faults by a seed. A run of a minute takes a fraction of a second.

A process meets the world in four places: its clock, its bus, its store and its connections. Each of them asks its
`Gate`, which is shut while the process stands still, and for good once it was killed.
"""

from __future__ import annotations

import asyncio
import itertools
import json
import random
import selectors
from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import Any, TypeVar
from unittest import mock

import msgspec
import sqlalchemy as sa
from bench import faults, people
from tests.server.bench import ScriptedBots

from rumpus.server.bus import Exchange, Listener, MemoryBus
from rumpus.server.clock import SystemClock, Timer
from rumpus.server.gateway.link import Asked, Carried, Line, Links
from rumpus.server.gateway.request import Parts
from rumpus.server.gateway.socket import serve, serve_line
from rumpus.server.protocol import NewTable
from rumpus.server.store import leases, sql
from rumpus.server.store.base import StoreError
from rumpus.server.store.schema import about, metadata, owners
from rumpus.server.store.sql import Store
from rumpus.server.table import hall
from rumpus.server.table.hall import Hall
from rumpus.server.table.room import Room

T = TypeVar("T")
SERVERS, TABLES = 3, 2
DATABASE = "sqlite:///file:simulated?mode=memory&cache=shared&uri=true"
DISK, WIRE = 0.01, 0.005
"""The longest that the store and the bus take, in seconds."""


class _Jump(selectors.SelectSelector):
    """Waits for nothing: the time is at once when the next timer is due."""

    def __init__(self) -> None:
        super().__init__()
        self.now = 1000.0

    def select(self, timeout: float | None = None) -> list[Any]:
        assert timeout is not None, "nothing will ever happen again"
        assert self.now < 5000, "it never ends"
        self.now += max(0.0, timeout)
        return []


class Loop(asyncio.SelectorEventLoop):
    """An event loop whose time is its own."""

    def __init__(self) -> None:
        self._jump = _Jump()
        super().__init__(self._jump)

    def time(self) -> float:
        return self._jump.now


class Gate:
    """Calls into a process, which wait while it stands still, and never come once it is dead."""

    def __init__(self) -> None:
        self.shut = False
        self._waiting: list[Callable[[], object]] = []

    def __call__(self, call: Callable[[], object]) -> None:
        if self.shut:
            self._waiting.append(call)
        else:
            call()

    def open(self) -> None:
        """It goes on, with all that has come meanwhile."""
        self.shut, waiting, self._waiting = False, self._waiting, []
        for call in waiting:
            self(call)


class GateClock(SystemClock):
    """The clock of a process; its date is that of the loop."""

    def __init__(self, loop: asyncio.AbstractEventLoop, gate: Gate) -> None:
        self.loop, self.gate = loop, gate
        super().__init__(lambda: round(loop.time() * 1e9))

    def unix_ms(self) -> int:
        return 1_700_000_000_000 + round(self.loop.time() * 1000)

    def later(self, seconds: float, call: Callable[[], None]) -> Timer:
        return super().later(seconds, partial(self.gate, call))

    def _look(self) -> None:
        self.gate(super()._look)


class GateBus(MemoryBus):
    """The bus of a process."""

    def __init__(self, exchange: Exchange, gate: Gate) -> None:
        super().__init__(exchange)
        self.gate = gate

    async def subscribe(self, subject: str, call: Listener) -> None:
        await super().subscribe(subject, lambda data: self.gate(partial(call, data)))

    def watch(self, call: Callable[[bool], None]) -> None:
        super().watch(lambda up: self.gate(partial(call, up)))


@cache
def _engine(url: str, *, writer: bool) -> sa.Engine:
    """One for all stores of a kind, which then know its statements already; the database has the loop's time."""
    made = sa.create_engine(url, poolclass=sa.SingletonThreadPool)

    @sa.event.listens_for(made, "connect")
    def connect(raw: Any, _record: Any) -> None:
        raw.isolation_level = None
        raw.create_function("loop_ms", 0, lambda: round(asyncio.get_running_loop().time() * 1000))

    @sa.event.listens_for(made, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return made


@cache
def _laid() -> sa.Connection:
    """The database, which is there as long as somebody is connected."""
    keeper = sa.create_engine(DATABASE, poolclass=sa.NullPool).connect()
    Store(DATABASE).close()
    return keeper


class GateStore(Store):
    """The store of a process: no threads, leases by the loop's time, and a way to the database that can be cut."""

    def __init__(self, world: World, gate: Gate) -> None:
        self.world, self.gate, self.cut = world, gate, False
        self._draining = False
        super().__init__(DATABASE)
        self._many, self._now = True, sa.func.loop_ms(type_=sa.BigInteger)
        self._until = self._now + leases.LEASE_MS
        self._live = sa.select(owners.c.id).where(owners.c.until > self._now)

    @property
    def reached(self) -> bool:
        """Is there a way to the database now?"""
        return not (self.cut or self.world.no_store)

    def _write(self) -> None:
        """No thread."""

    def _queue(self, work: Callable[[sa.Connection], T], entry: Any = None) -> asyncio.Future[T]:
        done = super()._queue(work, entry)
        if not self._draining:
            self._draining = True
            self.world.loop.call_later(self.world.chance.uniform(0, DISK), self.drain)
        return done

    def drain(self) -> None:
        """All that waits, in one commit."""
        self._draining = False
        jobs = []
        while not self._jobs.empty():
            if (job := self._jobs.get()) is not None:
                jobs.append(job)
        if jobs:
            self._commit(jobs)

    def _commit(self, jobs: Sequence[Any]) -> None:
        """Out of reach, or dead meanwhile, it may be written all the same, and only the answer is lost."""
        if self.reached and not self.gate.shut:
            super()._commit(jobs)
            return
        if self.world.chance.random() < 0.5 and not self.world.no_store:
            with mock.patch.object(self, "_tell"):
                super()._commit(jobs)
        self._tell(jobs, [(None, StoreError("out of reach"))] * len(jobs))

    def _tell(self, jobs: Sequence[Any], outcomes: Sequence[Any]) -> None:  # type: ignore[override]  # is static there
        self.gate(partial(super()._tell, jobs, outcomes))

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        loop, here = self.world.loop, self.world.loop.create_future()
        loop.call_later(self.world.chance.uniform(0, DISK), self.gate, lambda: here.done() or here.set_result(None))
        await here
        if not self.reached:
            raise StoreError("out of reach")
        with self._reader.connect() as connection:
            return work(connection)

    def enter(self, name: str, clock: GateClock) -> None:
        """Join, and say from here on that the process lives."""
        self.owner, self._joined = name, {"id": name, "address": name, "shared": True}
        assert self._enter() is None

        def live() -> None:
            clock.later(leases.RENEW_SECONDS, live)
            if self.reached and not self._closed:
                self.renew()

        clock.later(leases.RENEW_SECONDS, live)


class Ordered(set[Any]):
    """A set that is gone through in one order, wherever its members lie in memory."""

    def __iter__(self) -> Iterator[Any]:
        return iter(sorted(super().__iter__(), key=lambda one: one.number))


class OneHall(Hall):
    """Says which table it opens at which epoch."""

    world: World

    def _keep(self, room: Room) -> None:
        owned = room.record.id, room.epoch
        assert owned not in self.world.owned, f"{owned} is open twice"
        self.world.owned[owned] = self.store.owner
        room.viewers = Ordered()
        super()._keep(room)


class Wire:
    """A connection of a client to a process."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self._up: asyncio.Queue[str | None] = asyncio.Queue()
        self.down: asyncio.Queue[str | None] = asyncio.Queue()

    async def send(self, text: str) -> None:
        """Either side: the process tells its client, a `people.Person` uses `say`."""
        if not self.process.dead:
            self.down.put_nowait(text)

    async def receive(self) -> str | None:
        return await self._up.get()

    async def close(self, code: int, reason: str) -> None:
        if not self.process.dead:
            self.down.put_nowait(None)

    def put(self, text: str | None) -> None:
        """The client says this, or is gone."""
        self.process.gate(partial(self._up.put_nowait, text))


class _Said:
    """What `people.Person` sends on."""

    def __init__(self, wire: Wire) -> None:
        self.wire = wire

    async def send(self, text: str) -> None:
        self.wire.put(text)


class Process:
    """One server."""

    def __init__(self, world: World, name: str) -> None:
        self.world, self.accepts, self.dead, self.gate = world, True, False, Gate()
        self.clock, self.bus = GateClock(world.loop, self.gate), GateBus(world.exchange, self.gate)
        self.store = GateStore(world, self.gate)
        self.store.enter(name, self.clock)
        self.hall = OneHall(self.store, self.clock, ScriptedBots(), bus=self.bus)
        self.hall.world = world
        self.hall.new_secret = lambda: world.chance.randbytes(32)
        self.links = Links(self.bus, name, self.clock, self._work)
        none: Any = None
        self.parts = Parts(self.store, self.hall, none, none, none, none, self.links)
        self.wires: dict[Wire, asyncio.Task[None] | None] = {}
        world.ever.append(self)

    async def _work(self, line: Line, asked: Asked | Carried) -> None:
        assert isinstance(asked, Asked)
        await serve_line(self.parts, line, asked)

    async def begin(self) -> None:
        """As the application does when it starts."""
        await self.bus.open()
        await self.links.open()

    def dial(self, asked: Asked) -> Wire:
        """A client's connection."""
        wire = Wire(self)
        self.wires[wire] = None
        self.gate(partial(self._serve, wire, asked))
        return wire

    def _serve(self, wire: Wire, asked: Asked) -> None:
        """It is accepted."""
        task = self.wires[wire] = self.world.loop.create_task(serve(self.parts, wire, asked))
        task.add_done_callback(lambda _: self.wires.pop(wire, None))

    def kill(self) -> None:
        """It is gone, in the middle of whatever it did."""
        self.gate.shut, self.accepts, self.dead = True, False, True
        self.world.exchange.buses.remove(self.bus)
        self.bus._up = False
        for wire in self.wires:
            wire.down.put_nowait(None)

    async def end(self) -> None:
        """As the application does when it is told to."""
        self.accepts = False
        for wire in tuple(self.wires):
            wire._up.put_nowait(None)
        await asyncio.gather(*filter(None, self.wires.values()), return_exceptions=True)
        await self.links.close()
        await self.hall.close()
        self.store.drain()
        self.store.close()
        await self.bus.close()
        self.dead = True


class Person(people.Person):
    """Somebody with a script, at whichever process."""

    world: World

    async def live(self) -> None:
        while True:
            process = self.chance.choice(self.world.processes)
            if process.accepts:
                wire = process.dial(Asked(self.table, self.cookie, "", False, None))
                self.dials += 1
                while (text := await wire.down.get()) is not None:
                    await self._hear(_Said(wire), json.loads(text))
                wire.put(None)
            await asyncio.sleep(people.AGAIN)


class World:
    """All of it."""

    def __init__(self, seed: int, loop: asyncio.AbstractEventLoop) -> None:
        self.chance, self.loop = random.Random(seed), loop
        self.exchange = Exchange(SystemClock(lambda: round(loop.time() * 1e9)), seed=seed, delay=WIRE)
        self.processes: list[Process] = []
        self.ever: list[Process] = []
        self.people: list[Person] = []
        self.owned: dict[tuple[str, int], str] = {}
        self.no_store = False
        self.done: list[str] = []
        self._names = itertools.count()

    async def begin(self) -> None:
        """Servers, tables, people."""
        for _ in range(SERVERS):
            self.processes.append(Process(self, f"p{next(self._names)}"))
            await self.processes[-1].begin()
        for n in range(TABLES):
            wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
            visitors = [f"{who}{n}" for who in ("robin", "mako")]
            opened = await self.processes[n].hall.create(visitors[0], msgspec.convert(wanted, NewTable))
            for visitor in visitors:
                chance = random.Random(self.chance.random())
                person = Person(opened.record.id, visitor, chance, [])
                person.world = self
                self.people.append(person)

    # ------------------------------------------------------------ faults
    async def fault(self) -> None:
        """One of them, until what it took is there again."""
        name = self.chance.choice(("kill", "end", "stop", "cut_bus", "no_bus", "lose", "cut_store", "drop_store"))
        self.done.append(name)
        alive = [process for process in self.processes if process.accepts and not process.gate.shut]
        if alive:
            await getattr(self, f"_{name}")(self.chance.choice(alive))

    async def _kill(self, process: Process) -> None:
        process.kill()
        await self._another(process)

    async def _end(self, process: Process) -> None:
        await process.end()
        await self._another(process)

    async def _another(self, process: Process) -> None:
        await asyncio.sleep(self.chance.uniform(0, 3))
        while self.no_store:
            await asyncio.sleep(0.1)
        fresh = Process(self, f"p{next(self._names)}")
        self.processes[self.processes.index(process)] = fresh
        await fresh.begin()

    async def _stop(self, process: Process) -> None:
        process.gate.shut = True
        await asyncio.sleep(self.chance.uniform(0, 8))
        if not process.dead:
            process.gate.open()

    async def _cut_bus(self, process: Process) -> None:
        self.exchange.cut(process.bus)
        await asyncio.sleep(self.chance.uniform(0, 4))
        if not process.dead:
            self.exchange.join(process.bus)

    async def _no_bus(self, _: Process) -> None:
        for process in self.processes:
            self.exchange.cut(process.bus)
        await asyncio.sleep(self.chance.uniform(0, 4))
        for process in self.processes:
            if not process.dead:
                self.exchange.join(process.bus)

    async def _lose(self, _: Process) -> None:
        self.exchange.loss = 0.2
        await asyncio.sleep(self.chance.uniform(0, 2))
        self.exchange.loss = 0.0

    async def _cut_store(self, process: Process) -> None:
        process.store.cut = True
        await asyncio.sleep(self.chance.uniform(0, 5))
        process.store.cut = False

    async def _drop_store(self, _: Process) -> None:
        self.no_store = True
        await asyncio.sleep(self.chance.uniform(0, 3))
        self.no_store = False

    # ------------------------------------------------------------ a run
    async def run(self, count: int) -> list[str]:
        """So many faults; what does not hold in the end."""
        await self.begin()
        lives = [asyncio.create_task(person.live()) for person in self.people]
        try:
            under_way = []
            for _ in range(count):
                await asyncio.sleep(self.chance.uniform(0, 3))
                under_way.append(asyncio.create_task(self.fault()))
            await asyncio.gather(*under_way)
            stuck = await faults.gone_on(self.people)
            await faults.rested(self.people)
            store = next(process.store for process in self.processes if not process.dead)
            return [f"{table}: it stands" for table in stuck] + await faults.faulty(store, self.people)
        finally:
            for life in lives:
                life.cancel()
            await asyncio.gather(*lives, return_exceptions=True)
            for process in self.ever:
                while process.hall.rooms:  # so that nobody waits for an answer of theirs any more
                    process.hall.rooms.popitem()[1].drop()


async def _at_once(work: Callable[..., T], *told: Any, **named: Any) -> T:
    """In place of a thread."""
    return work(*told, **named)


def simulated(seed: int, count: int) -> tuple[list[str], World]:
    """A run of this seed with so many faults: what does not hold in the end, and the world after it."""
    codes = random.Random(seed)
    with (
        mock.patch.object(asyncio, "to_thread", _at_once),
        mock.patch.object(hall, "new_code", side_effect=lambda: "".join(codes.choices(hall.CODE, k=12))),
        mock.patch.object(sql, "engine", _engine),
    ):
        with _laid().begin():
            for table in reversed(metadata.sorted_tables):
                if table is not about:
                    _laid().execute(table.delete())
        with mock.patch.object(sql, "_lay"), asyncio.Runner(loop_factory=Loop) as runner:
            world = World(seed, runner.get_loop())
            return runner.run(world.run(count)), world
