"""`python -m bench.faults --tables 100 --faults 300`: three servers, PostgreSQL and NATS, and each fails in turn.

People with scripts play tables of the games in turns, and race, over WebSockets; each dials any of the three servers,
and dials again when a line ends. Meanwhile a server is killed, ended, or stands still for some seconds, all of them are
restarted one after the other, NATS or PostgreSQL is killed and comes back, or all connections to PostgreSQL are cut. In
the end nothing that was acknowledged may be missing in the store, nothing may be there twice, every table must go on,
and every view must be that of a replay of the store. It prints how long the tables of a killed server took to be served
elsewhere, and how long anybody was without a connection.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path

import httpx
import sqlalchemy as sa

from bench.people import AGAIN, RACE, Person, opened
from bench.services import Nats, Postgres
from rumpus.server.refusal import Refusal
from rumpus.server.store.schema import owners, tables
from rumpus.server.store.sql import Store
from rumpus.server.table.model import rebuild

START = """
import sys
from rumpus.server.main import serve
from rumpus.server.people.limits import Limits
limits = Limits(connections=4000, tables=2000)
serve(port=int(sys.argv[1]), data=sys.argv[2], bus=sys.argv[3], limits=limits, say=lambda text: print(text, flush=True))
"""
GAMES = ("toy", "brawlhalla", "blitz_squad", "brutality", "incredibrawl", RACE)
SERVERS = 3
HEALED = 60.0
"""Seconds in which every table must have gone on after the last fault."""


class Server:
    """One of the servers, on a port of its own."""

    def __init__(self, data: str, bus: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self.port = free.getsockname()[1]
        self.data, self.bus = data, bus
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[str] | None = None

    async def begin(self) -> None:
        """Start it until it stays: without a database it ends at once."""
        while True:
            command = [sys.executable, "-c", START, str(self.port), self.data, self.bus]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            assert self.process.stdout is not None
            if await asyncio.to_thread(self.process.stdout.readline):
                return
            await asyncio.to_thread(self.process.wait)

    async def end(self, how: signal.Signals) -> None:
        """Send it this signal, and wait until it is gone."""
        if self.process is not None:
            self.process.send_signal(how)
            await asyncio.to_thread(self.process.communicate)


# ---------------------------------------------------------------- faults
class Faults:
    """One fault after the other, by chance."""

    def __init__(self, servers: list[Server], postgres: Postgres, nats: Nats, data: str, chance: random.Random) -> None:
        self.servers, self.postgres, self.nats, self.data, self.chance = servers, postgres, nats, data, chance
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "kill": self.kill,
            "end": self.terminate,
            "stop": self.stop,
            "rolling": self.rolling,
            "no-nats": self.no_nats,
            "no-postgres": self.no_postgres,
            "cut": self.cut,
        }
        self.killed: list[tuple[float, list[str]]] = []
        """When a server was killed, and the tables that it had."""
        self.rolled: list[tuple[float, float]] = []
        """From when to when all were restarted."""

    async def one(self, kinds: Sequence[str]) -> str:
        """A fault, until what it took is there again."""
        name = self.chance.choice(kinds or list(self.kinds))
        await self.kinds[name]()
        return name

    async def kill(self) -> None:
        """Kill -9."""
        server = self.chance.choice(self.servers)
        ending = asyncio.create_task(server.end(signal.SIGKILL))
        await asyncio.sleep(0)
        self.killed.append((asyncio.get_running_loop().time(), await asyncio.to_thread(self._of, server)))
        await ending
        await server.begin()

    def _of(self, server: Server) -> list[str]:
        """The tables that a server had until a moment ago."""
        engine = sa.create_engine(self.data, poolclass=sa.NullPool)
        query = sa.select(tables.c.id).join(owners, owners.c.id == tables.c.owner)
        with engine.connect() as connection:
            return list(connection.execute(query.where(owners.c.address.endswith(f":{server.port}"))).scalars())

    async def rolling(self) -> None:
        """All are ended and begun anew, one after the other, as an upgrade does."""
        since = asyncio.get_running_loop().time()
        for server in self.servers:
            await server.end(signal.SIGTERM)
            await server.begin()
            async with httpx.AsyncClient(base_url=server.url, timeout=HEALED) as client:
                while (await client.get("/api/ready")).status_code != 200:
                    await asyncio.sleep(AGAIN)
        self.rolled.append((since, asyncio.get_running_loop().time()))

    async def terminate(self) -> None:
        """SIGTERM: it hands its tables over."""
        server = self.chance.choice(self.servers)
        await server.end(signal.SIGTERM)
        await server.begin()

    async def stop(self) -> None:
        """SIGSTOP, and go on as if nothing had been: others have its tables by then."""
        server = self.chance.choice(self.servers)
        if server.process is not None:
            server.process.send_signal(signal.SIGSTOP)
            await asyncio.sleep(self.chance.uniform(1, 8))
            server.process.send_signal(signal.SIGCONT)

    async def no_nats(self) -> None:
        """The bus is gone for a while."""
        await asyncio.to_thread(self.nats.end)
        await asyncio.sleep(self.chance.uniform(0, 4))
        await asyncio.to_thread(self.nats.begin)

    async def no_postgres(self) -> None:
        """The database is gone for a while."""
        await asyncio.to_thread(self.postgres.end)
        await asyncio.sleep(self.chance.uniform(0, 4))
        await asyncio.to_thread(self.postgres.begin)

    async def cut(self) -> None:
        """Every connection to the database ends."""
        engine = sa.create_engine(self.data, poolclass=sa.NullPool)
        others = "datname IS NOT NULL AND pid <> pg_backend_pid()"
        ended = sa.text(f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE {others}")
        with contextlib.suppress(sa.exc.SQLAlchemyError), engine.connect() as connection:
            connection.execute(ended)


# ---------------------------------------------------------------- what must hold
async def faulty(store: Store, people: Sequence[Person]) -> list[str]:
    """What does not hold in the end, a sentence each."""
    found = []
    for table in sorted({person.table for person in people}):
        loaded = await store.load(table)
        if loaded is None:
            found.append(f"{table}: it is gone")
            continue
        record, rows = loaded
        try:
            match = rebuild(record, rows)
        except Refusal as no:
            found.append(f"{table}, {record.game}: {no}")
            continue
        for person in (one for one in people if one.table == table):
            why = person.wrong(rows, await store.requests(table))
            found += [f"{table}, {record.game}, seat {person.seat}: {why}"] if why else []
            if json.loads(json.dumps(match.view(person.seat))) != person.view:
                found.append(f"{table}, {record.game}, seat {person.seat}: the view is not that of the store")
    return found


async def gone_on(people: Sequence[Person]) -> list[str]:
    """The tables that do not go on after the last fault: no play of theirs is acknowledged, and they are not over."""
    before = {id(person): person.acknowledged for person in people}
    tables = {person.table for person in people}
    clock = asyncio.get_running_loop().time
    end = clock() + HEALED
    while tables and clock() < end:
        await asyncio.sleep(AGAIN)
        tables -= {one.table for one in people if one.over or one.acknowledged > before[id(one)]}
    return sorted(tables)


async def rested(people: Sequence[Person]) -> None:
    """Nobody plays any more, and everybody has seen the last of it on a new line."""
    for person in people:
        person.playing = False
    await asyncio.sleep(5 * AGAIN)


def waits(people: Sequence[Person], faults: Faults) -> str:
    """How long tables and people waited."""
    found = []
    for moment, lost in faults.killed:
        for table in lost:
            back = [at - moment for one in people if one.table == table for at in one.welcomes if at > moment]
            found += [min(back)] if back else []
    told = "takeovers: none"
    if found:
        told = f"{len(found)} takeovers: p50 {statistics.median(found):.2f} s, max {max(found):.2f} s"
    gaps = [gap for one in people for gap in one.gaps]
    rolled = [long for at, long in gaps if any(since <= at <= until for since, until in faults.rolled)]
    longest = max((long for _, long in gaps), default=0.0)
    told += f"; longest without a connection {longest:.2f} s"
    return told + (f", in rolling restarts {max(rolled):.2f} s of {len(rolled)} lost" if rolled else "")


async def tried(asked: argparse.Namespace, folder: Path) -> list[str]:
    """Everything, once; what does not hold."""
    chance = random.Random(asked.seed)
    postgres_folder = folder / "pg"
    postgres_folder.mkdir(mode=0o755)
    postgres, nats = Postgres(postgres_folder), Nats(folder)
    data = postgres.url()
    servers = [Server(data, nats.url) for _ in range(SERVERS)]
    lives: list[asyncio.Task[None]] = []
    try:
        for server in servers:
            await server.begin()
        people: list[Person] = []
        for n in range(asked.tables):
            people += await opened([server.url for server in servers], GAMES[n % len(GAMES)], chance)
        lives = [asyncio.create_task(person.live()) for person in people]
        faults, done, begun = Faults(servers, postgres, nats, data, chance), Counter[str](), time.monotonic()
        for n in range(asked.faults):
            await asyncio.sleep(chance.uniform(0, 2 * asked.pause))
            done[await faults.one(asked.kind)] += 1
            print(f"fault {n + 1} of {asked.faults}: {sum(one.acknowledged for one in people)} plays", flush=True)
        stuck = await gone_on(people)
        await rested(people)
        with contextlib.closing(Store(data)) as store:
            found = [f"{table}: it stands" for table in stuck] + await faulty(store, people)
        plays, dials = sum(one.acknowledged for one in people), sum(one.dials for one in people)
        unknown = sum(one.fate == "unknown" for person in people for one in person.sent)
        print(f"{asked.tables} tables, {plays} plays acknowledged, {unknown} never answered, {dials} dials")
        print(
            f"{time.monotonic() - begun:.0f} s, faults: " + ", ".join(f"{name} {n}" for name, n in done.most_common())
        )
        print(waits(people, faults))
        return found
    finally:
        for task in lives:
            task.cancel()
        await asyncio.gather(*lives, return_exceptions=True)
        for server in servers:
            await server.end(signal.SIGKILL)
        nats.end()
        postgres.end()


def main() -> int:
    """From the command line."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n", 1)[0])
    parser.add_argument("--tables", type=int, default=100, help="tables, dealt round the games")
    parser.add_argument("--faults", type=int, default=300, help="faults, one after the other")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between faults, on average")
    parser.add_argument(
        "--kind", action="append", default=[], help="only such faults; may be told again: rolling, kill ..."
    )
    parser.add_argument("--seed", type=int, default=1, help="of faults and plays")
    with tempfile.TemporaryDirectory(prefix="rumpus-faults-") as folder:
        Path(folder).chmod(0o755)  # PostgreSQL may be another user
        found = asyncio.run(tried(parser.parse_args(), Path(folder)))
    for fault in found:
        print(f"FAULT {fault}")
    print("all holds" if not found else f"{len(found)} faults")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
