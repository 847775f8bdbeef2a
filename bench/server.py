"""`python -m bench --only server`: our server beside boardgame.io's, driven by one script; two processes beside one;
how long a play waits; and what a thousand open tables take.

Plays are counted by the second of CPU of the server's own process, store and all, so other work on the machine does not
count. Ours writes every play to disk before it says so; boardgame.io's keeps tables in memory, as it comes. Both are
measured in turns, round by round; the first round of each is not counted.
"""

import asyncio
import contextlib
import os
import shutil
import subprocess
import tempfile
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from rich.table import Table as Shown

from bench import load, turns
from bench.services import Nats, Postgres, program
from bench.turns import Played, Table

FOLDER = Path(__file__).with_name("boardgameio")
GAMES = ("toy", "brawlhalla", "blitz_squad", "brutality", "incredibrawl")
"""The games in turns."""
MB = 1e6
ALONE, THEIRS = "rumpus, SQLite", "boardgame.io, in memory"
ONE, TWO = "rumpus, PostgreSQL and NATS", "rumpus, the same, two processes"


@dataclass(frozen=True)
class Size:
    """How much is measured: rounds, tables of a round and how many of them at once, tables that are open and seconds of
    plays at a pace. `whole`: what is missing of boardgame.io's may be fetched, and no part is left out.
    """

    rounds: int = 2
    tables: int = 50
    at_once: int = 50
    open: int = 1000
    seconds: float = 10.0
    whole: bool = True


QUICK = Size(rounds=1, tables=2, at_once=2, open=len(GAMES), seconds=0.5, whole=False)


@dataclass
class Server:
    """One that is measured: its processes, those that work for it, and how tables of it are made ready."""

    name: str
    pids: Sequence[int]
    ready: Callable[[int, Played], Awaitable[list[Table]]]
    helpers: Sequence[int] = ()
    played: Played = field(default_factory=Played)
    cpu: float = 0.0
    helped: float = 0.0

    @property
    def per_core(self) -> float:
        """Acknowledged plays for a second of its CPU."""
        return len(self.played.waits) / self.cpu if self.cpu else 0.0

    async def round(self, size: Size, rate: float = 0.0, *, counts: bool = True) -> None:
        """A round of tables."""
        played = self.played if counts else Played()
        tables = await self.ready(size.tables, played)
        before = load.worked(*self.pids), load.worked(*below(self.helpers))
        await turns.play(tables, size.at_once, rate)
        if counts:
            self.cpu += load.worked(*self.pids) - before[0]
            self.helped += load.worked(*below(self.helpers)) - before[1]


# ---------------------------------------------------------------- the servers
@contextlib.contextmanager
def ours(name: str, processes: int = 1, data: str = "", bus: str = "") -> Iterator[Server]:
    """So many processes of ours on one store. Their bots may still be compiling, in processes of their own."""
    with contextlib.ExitStack() as ending:
        running = [ending.enter_context(load.served(data, bus)) for _ in range(processes)]
        urls = [url for url, _ in running]
        for url in urls:
            load.prepared(url, compiled=False)

        async def ready(count: int, played: Played) -> list[Table]:
            opened = [*turns.opened(urls[0], count)]
            return await turns.ours(urls, opened, played)

        yield Server(name, [pid for _, pid in running], ready)


def missing(*, install: bool) -> str:
    """What boardgame.io's server lacks here, after its packages were fetched where they may be; empty: nothing."""
    for name in ("node", "npm"):
        if shutil.which(name) is None:
            return name
    if install and not (FOLDER / "node_modules").is_dir():
        told = subprocess.run(
            ["npm", "ci", "--ignore-scripts"], cwd=FOLDER, capture_output=True, text=True, check=False
        )
        if told.returncode:
            return f"its packages ({told.stderr.strip()[-200:]})"
    return "" if (FOLDER / "node_modules").is_dir() else "its packages"


@contextlib.contextmanager
def theirs() -> Iterator[Server]:
    """boardgame.io's server."""
    env = os.environ | {"NODE_ENV": "production"}
    with load.started(["node", "server.js"], cwd=FOLDER, env=env) as (line, pid):
        url = line.split()[-1].rstrip("/")
        yield Server(THEIRS, [pid], lambda count, played: turns.theirs(url, count, played))


@contextlib.contextmanager
def shared() -> Iterator[tuple[str, str, list[int]]]:
    """PostgreSQL and NATS: where they are, and their processes."""
    with tempfile.TemporaryDirectory(prefix="rumpus-bench-") as made:
        folder = Path(made)
        folder.chmod(0o755)  # PostgreSQL may be another user
        (folder / "pg").mkdir(mode=0o755)
        postgres, nats = Postgres(folder / "pg"), Nats(folder)
        try:
            first = int((folder / "pg" / "data" / "postmaster.pid").read_text().split()[0])
            yield postgres.url(), nats.url, [first, nats.process.pid]
        finally:
            nats.end()
            postgres.end()


def below(pids: Sequence[int]) -> list[int]:
    """These processes and their children."""
    children = (Path(f"/proc/{pid}/task/{pid}/children") for pid in pids)
    return [*pids, *(int(pid) for file in children if file.exists() for pid in file.read_text().split())]


# ---------------------------------------------------------------- what is measured
def beside(size: Size) -> tuple[list[Server], str]:
    """Ours beside theirs; what theirs lacks."""
    lacking = missing(install=size.whole)
    with contextlib.ExitStack() as ending:
        pair = [ending.enter_context(ours(ALONE))]
        if not lacking:
            pair.append(ending.enter_context(theirs()))
        return in_turns(pair, size), lacking


def together(size: Size) -> tuple[list[Server], str]:
    """Two processes of ours beside one; what is lacking for that."""
    lacking = ", ".join(name for name in ("pg_ctl", "nats-server") if program(name) is None)
    measured: list[Server] = []
    if lacking:
        return measured, lacking
    for processes, name in [(1, ONE), (2, TWO)][not size.whole :]:
        with shared() as (data, bus, helpers), ours(name, processes, data, bus) as server:
            server.helpers = helpers
            measured += in_turns([server], size)
    return measured, ""


def in_turns(servers: list[Server], size: Size) -> list[Server]:
    """The rounds of these, one server after the other in each."""
    for n in range(-1, size.rounds):
        for server in servers:
            asyncio.run(server.round(size, counts=n >= 0))
    return servers


def paced(size: Size, rate: float = 8.0, at_once: int = 100) -> Server:
    """Tables at a pace: so many plays a second of each, so many at once."""
    games = max(1, round(size.seconds * rate / 18))  # one after the other, at each place
    here = at_once if size.whole else size.at_once
    with ours(f"{here} tables, {rate:g} plays/s each") as server:
        asyncio.run(server.round(Size(tables=here * games, at_once=here), rate))
    return server


def memory(size: Size) -> list[tuple[str, float, int]]:
    """What a server takes when it is open, with tables that nobody is at, and with both people at each of them: MB, and
    open files.
    """
    with load.served() as (url, pid):
        found = [("open, no tables", *taken(pid))]
        tables = [*turns.opened(url, size.open, GAMES)]
        found.append((f"{size.open:,} tables of {len(GAMES)} games in turns, nobody there", *taken(pid)))

        async def seated() -> None:
            await turns.ours([url], tables, Played())
            found.append((f"the same, {2 * size.open:,} people connected", *taken(pid)))

        asyncio.run(seated())
    return found


def taken(pid: int) -> tuple[float, int]:
    """MB of memory that a process has, and how many files; 0 where the system does not say."""
    status, files = Path(f"/proc/{pid}/status"), Path(f"/proc/{pid}/fd")
    if not status.exists():
        return 0.0, 0
    kilobytes = next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS"))
    return int(kilobytes) * 1024 / MB, len(list(files.iterdir()))


# ---------------------------------------------------------------- the report
def report(size: Size) -> Iterator[Shown | str]:
    """All of it, table by table."""
    measured: list[Server] = []
    for work, what in ((beside, "boardgame.io"), (together, "two processes")):
        found, lacking = work(size)
        measured += found
        if found:
            yield table_of(found)
        if lacking:
            yield f"not measured: {what}, for want of {lacking}"
    yield aims_of(measured)
    yield table_of([paced(size)], title="Server: how long a play waits")
    made = Shown("what", "MB", "files", title="Server: memory and descriptors", title_justify="left")
    for what, megabytes, files in memory(size):
        made.add_row(what, f"{megabytes:.0f}", str(files))
    yield made


def table_of(measured: Sequence[Server], title: str = "Server: tables in turns, all at once") -> Shown:
    """A line for each server."""
    names = ("what", "plays/CPU s", "plays", "refused", "p50 ms", "p99 ms", "CPU s", "CPU s of PostgreSQL, NATS")
    made = Shown(*names, title=title, title_justify="left")
    for one in measured:
        waits = one.played.waits
        made.add_row(
            one.name,
            f"{one.per_core:,.0f}",
            f"{len(waits):,}",
            str(one.played.refused),
            f"{load.part(waits, 0.5):.1f}",
            f"{load.part(waits, 0.99):.1f}",
            f"{one.cpu:.2f}",
            f"{one.helped:.2f}" if one.helpers else "",
        )
    return made


def aims_of(measured: Sequence[Server]) -> Shown:
    """What is aimed at. Two processes on cores of their own do twice what each does for a second of its CPU."""
    rates = {one.name: one.per_core for one in measured}
    made = Shown("what", "measured", "aim", title="Server: aims", title_justify="left")
    if rates.get(ALONE) and rates.get(THEIRS):
        ratio = rates[ALONE] / rates[THEIRS]
        made.add_row("rumpus, each play on disk / boardgame.io, for a second of CPU", f"{ratio:.2f} x", ">= 1.5 x")
    if rates.get(ONE) and rates.get(TWO):
        ratio = 2 * rates[TWO] / rates[ONE]
        made.add_row("two processes / one, each on a core of its own", f"{ratio:.2f} x", ">= 1.8 x")
    return made
