"""`python -m bench.faults --tables 100 --faults 300`: three servers, PostgreSQL and NATS, and each fails in turn.

People with scripts play tables of the games in turns over WebSockets; each dials any of the three servers, and dials
again when a line ends. Meanwhile a server is killed, ended, or stands still for some seconds, NATS or PostgreSQL is
killed and comes back, or all connections to PostgreSQL are cut. In the end nothing that was acknowledged may be missing
in the store, nothing may be there twice, every table must go on, and every view must be that of a replay of the store.
"""

import argparse
import asyncio
import contextlib
import json
import random
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import sqlalchemy as sa
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidHandshake, WebSocketException

from bench.services import Nats, Postgres
from rumpus.server.refusal import Refusal
from rumpus.server.store.sql import Store
from rumpus.server.table.model import rebuild

START = """
import sys
from rumpus.server.main import serve
from rumpus.server.people.limits import Limits
limits = Limits(connections=4000, tables=2000)
serve(port=int(sys.argv[1]), data=sys.argv[2], bus=sys.argv[3], limits=limits, say=lambda text: print(text, flush=True))
"""
GAMES = ("toy", "brawlhalla", "blitz_squad", "brutality", "incredibrawl")
SERVERS = 3
HEALED = 60.0
"""Seconds in which every table must have gone on after the last fault."""
THOUGHT = 0.3
"""Seconds that a person takes for a play, on average."""
NOT_SAVED = "no-saving"
AGAIN = 0.2
"""Seconds after which a person dials again."""


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


@dataclass
class Sent:
    """A play on its way: 'unknown' until its answer has come, then 'acknowledged' or 'refused'."""

    action: int
    ticket: int
    fate: str = "unknown"


@dataclass
class Person:
    """Somebody at a table: what they sent, in order, and what they were shown last."""

    table: str
    cookie: str
    chance: random.Random
    servers: list[Server]
    seat: int = -1
    sent: list[Sent] = field(default_factory=list)
    view: dict[str, Any] = field(default_factory=dict)
    over: bool = False
    playing: bool = True
    states: int = 0
    dials: int = 0
    _here: bool = False
    """Was the last play sent on this line? Then its answer comes on it, or never."""

    @property
    def acknowledged(self) -> int:
        """How many plays."""
        return sum(one.fate == "acknowledged" for one in self.sent)

    async def live(self) -> None:
        """Dial, play, dial again."""
        while True:
            server = self.chance.choice(self.servers)
            where = f"ws{server.url[4:]}/api/tables/{self.table}/ws"
            with contextlib.suppress(OSError, WebSocketException, InvalidHandshake, TimeoutError):
                async with connect(
                    where, additional_headers={"Cookie": f"rumpus={self.cookie}"}, ping_interval=2
                ) as line:
                    self.dials += 1
                    async for text in line:
                        await self._hear(line, json.loads(text))
            await asyncio.sleep(AGAIN)

    async def _hear(self, line: Any, message: dict[str, Any]) -> None:
        """One message."""
        waits = self.sent[-1] if self.sent and self.sent[-1].fate == "unknown" else None
        if message["type"] == "welcome":
            self.seat = message["you"][0] if message["you"] else -1
            self._here = False
        elif message["type"] == "refused" and message["ref"] == len(self.sent):
            self._here = False  # also where another play of theirs, from a line that is lost, seemed to be this one
            unsaved = message["why"]["code"] == NOT_SAVED  # it may have been, and only its answer is lost
            self.sent[-1].fate = "unknown" if unsaved else "refused"
            await line.send(json.dumps({"type": "look", "seat": self.seat}))
        elif message["type"] == "state":
            await self._see(line, message, waits)

    async def _see(self, line: Any, state: dict[str, Any], waits: Sent | None) -> None:
        """A state: it acknowledges what was sent on this line if the decision is another one now; then play on."""
        self.view, self.over, self.states = state["view"], bool(state["over"]), self.states + 1
        decision = state["decision"]
        if waits is not None and self._here and (decision is None or decision["ticket"] != waits.ticket):
            waits.fate = "acknowledged"
        if (
            self.playing
            and decision
            and decision["yours"]
            and decision["actions"]
            and not (waits and self._here and waits.fate == "unknown")
        ):
            action = self.chance.choice(decision["actions"])["id"]
            await asyncio.sleep(self.chance.uniform(0, 2 * THOUGHT))
            self.sent.append(Sent(action, decision["ticket"]))
            self._here = True
            play = {"type": "play", "ref": len(self.sent), "seat": self.seat, "version": state["version"]}
            await line.send(json.dumps({**play, "actions": [action]}))


async def opened(servers: list[Server], game: str, chance: random.Random) -> list[Person]:
    """A table of two, and both people."""
    cookies = []
    async with contextlib.AsyncExitStack() as ending:
        clients = [await ending.enter_async_context(httpx.AsyncClient(base_url=one.url)) for one in servers[:2]]
        wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
        made = await clients[0].post("/api/tables", json=wanted)
        table = made.json()["table"]
        cookies.append(clients[0].cookies["rumpus"])
        await clients[1].get("/api/games")
        cookies.append(clients[1].cookies["rumpus"])
    return [Person(table, cookie, random.Random(chance.random()), servers) for cookie in cookies]


# ---------------------------------------------------------------- faults
class Faults:
    """One fault after the other, by chance."""

    def __init__(self, servers: list[Server], postgres: Postgres, nats: Nats, data: str, chance: random.Random) -> None:
        self.servers, self.postgres, self.nats, self.data, self.chance = servers, postgres, nats, data, chance
        self.kinds: list[tuple[str, Callable[[], Awaitable[None]]]] = [
            ("kill a server", self.kill),
            ("end a server", self.terminate),
            ("a server stands still", self.stop),
            ("kill NATS", self.no_nats),
            ("kill PostgreSQL", self.no_postgres),
            ("cut from PostgreSQL", self.cut),
        ]

    async def one(self) -> str:
        """A fault, until what it took is there again."""
        name, work = self.chance.choice(self.kinds)
        await work()
        return name

    async def kill(self) -> None:
        """Kill -9."""
        server = self.chance.choice(self.servers)
        await server.end(signal.SIGKILL)
        await server.begin()

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
def unlike(sent: list[Sent], stored: list[int]) -> str:
    """Why these decisions of a seat are not what was sent: all that was acknowledged, once and in order; of
    what was never answered, any or none. Empty where they are.
    """
    asked = [one for one in sent if one.fate != "refused"]
    reached = {0}
    for action in stored:
        following = set()
        for start in reached:
            for at in range(start, len(asked)):
                if asked[at].action == action:
                    following.add(at + 1)
                if asked[at].fate == "acknowledged":
                    break
        reached = following
    if any(all(one.fate == "unknown" for one in asked[start:]) for start in reached):
        return ""
    known = sum(one.fate == "acknowledged" for one in asked)
    return f"{len(stored)} decisions are stored, {known} were acknowledged, {len(asked) - known} never answered"


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
            stored = [row.action for row in rows if row.seat == person.seat]
            why = unlike(person.sent, stored)
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
            people += await opened(servers, GAMES[n % len(GAMES)], chance)
        lives = [asyncio.create_task(person.live()) for person in people]
        faults, done, begun = Faults(servers, postgres, nats, data, chance), Counter[str](), time.monotonic()
        for n in range(asked.faults):
            await asyncio.sleep(chance.uniform(0, 2 * asked.pause))
            done[await faults.one()] += 1
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
    parser.add_argument("--tables", type=int, default=100, help="tables, dealt round the games in turns")
    parser.add_argument("--faults", type=int, default=300, help="faults, one after the other")
    parser.add_argument("--pause", type=float, default=3.0, help="seconds between faults, on average")
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
