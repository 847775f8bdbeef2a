"""`python -m bench.load --tables 1 50 200 --rate 4 --seconds 20`: a real server under real-time BRAWL tables.

The server is `rumpus serve` in a process of its own, with its durable store (SQLite, WAL, full sync) in a folder that
is thrown away. This process plays both seats of every table over WebSockets on loopback, each seat `rate` times a
second whatever the answers do, with plays that are legal in the view that the beats of the server have patched
together. Waiting is counted from the moment a play was due to the beat that acknowledges it, so a server that falls
behind cannot hide it.
"""

import argparse
import asyncio
import contextlib
import importlib
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

import httpx
import msgspec
from rich.console import Console
from rich.table import Table

from bench.wire import Wire

START = """
import sys
from rumpus.server.people.limits import Limits
from rumpus.server.main import serve
limits = Limits(connections=4000, tables=2000)
data, bus = sys.argv[1], sys.argv[2] or None
serve(port=0, data=data, bus=bus, say=lambda text: print(text, flush=True), limits=limits)
"""
PLAIN = os.environ | {"RUMPUS_PLAIN": "1"}
"""As `rumpus serve` runs its rules."""
OPTIONS = {"mode": "tournament", "weight": "heavy", "stall_seconds": 600, "disconnect_seconds": 300}
READY, DISCARD = 5, 3
PATIENCE = 600.0
"""Seconds after which an answer that has not come will not come at all."""
SETTLE = 2.0
"""Seconds after the start signals before measuring begins."""


class Mine(msgspec.Struct):
    """What a seat may do: the part of the view that a player's hand needs."""

    hand: dict[str, Any] | None
    play: dict[str, int]
    top: dict[str, int]
    can: dict[str, int]


class Patch(msgspec.Struct):
    """The parts of a patch that are looked at."""

    mine: Mine | None = None
    phase: str = ""


class Beat(msgspec.Struct, tag="beat"):
    """An acknowledgement, or somebody else's play."""

    ref: int | None
    patch: Patch


class State(msgspec.Struct, tag="state"):
    """A whole view."""

    view: Patch


class Refused(msgspec.Struct, tag="refused"):
    """A refusal."""

    ref: int | None
    code: str | None = None


class Welcome(msgspec.Struct, tag="welcome"):
    """The first message."""


class Photo(msgspec.Struct, tag="photo"):
    """Two plays have met."""


decode = msgspec.json.Decoder(Beat | State | Refused | Welcome | Photo).decode


@dataclass
class Count:
    """What was measured: waiting times in seconds of accepted plays, how many were refused or not answered, how late
    plays were sent, and seconds of CPU of server and load.
    """

    waits: list[float] = field(default_factory=list)
    refused: int = 0
    unanswered: int = 0
    late_sends: list[float] = field(default_factory=list)
    server: float = 0.0
    client: float = 0.0


class Player:
    """One seat: plays at its rate from what the server has told it."""

    def __init__(self, seat: int, seed: int, count: Count) -> None:
        self.seat, self.count = seat, count
        self.chance = random.Random(seed)
        self.mine: Mine | None = None
        self.phase = ""
        self.wire: Wire
        self.measuring = False
        self.asked: dict[int, float] = {}
        self.ref = 0

    def heard(self, raw: bytes) -> None:
        """A message of the server."""
        message = decode(raw)
        if isinstance(message, Beat | State):
            seen = message.patch if isinstance(message, Beat) else message.view
            self.mine = seen.mine or self.mine
            self.phase = seen.phase or self.phase
        if isinstance(message, Beat | Refused) and message.ref is not None:
            due = self.asked.pop(message.ref, None)
            if due is not None and self.measuring:
                if isinstance(message, Beat):
                    self.count.waits.append(time.perf_counter() - due)
                else:
                    self.count.refused += 1

    def choice(self) -> tuple[int, int | None]:
        """A legal action and the card it names: deal, lay or discard; with an empty deck, through the pile."""
        mine = self.mine
        assert mine is not None
        can, card = mine.can, mine.hand
        if card is not None:
            spots = [a for space, a in mine.play.items() if "." in space]
            if spots and self.chance.random() < 0.6:
                return self.chance.choice(spots), card["id"]
            return can.get("discard", can.get("put back", DISCARD)), card["id"]
        if "deal" in can:
            return can["deal"], None
        return can.get("pick up", can.get("put back", DISCARD)), None

    def play(self, due: float) -> None:
        """Send a play that was due at this moment."""
        action, card = (READY, None) if self.phase == "ready" else self.choice()
        self.ref += 1
        self.asked[self.ref] = due
        message = {"type": "rush", "ref": self.ref, "seat": self.seat, "action": action, "card": card}
        self.wire.send(msgspec.json.encode({**message, "sent": due * 1000}))


@contextlib.contextmanager
def served(data: str = "", bus: str = "") -> Iterator[tuple[str, int]]:
    """A server on a free port, with a fresh store or that of `data`; its URL and process id."""
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-c", START, data or folder, bus]
        with started(command, env=PLAIN) as (line, pid):
            yield line.split()[4].rstrip("/"), pid


@contextlib.contextmanager
def started(command: list[str], **more: Any) -> Iterator[tuple[str, int]]:
    """A server of its own process: the first line that it says, when it is open, and its process id."""
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, **more)
    try:
        assert process.stdout is not None
        yield process.stdout.readline(), process.pid
    finally:
        process.terminate()
        process.wait()


def worked(*pids: int) -> float:
    """Seconds of CPU that these processes have used; 0 where the system does not say."""
    ticks = 0
    for stat in (Path(f"/proc/{pid}/stat") for pid in pids):
        if stat.exists():
            told = stat.read_text().rsplit(")", 1)[1].split()
            ticks += int(told[11]) + int(told[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def prepared(url: str, *, compiled: bool = True) -> None:
    """Wait until the server has set its bots to work on every game of the lobby, and until they have `compiled` them,
    which would take a core away from it.
    """
    with httpx.Client(base_url=url, timeout=PATIENCE) as asker:
        games = {tile["id"] for tile in asker.get("/api/games").json() if tile["ready"]}
        while True:
            bots = asker.get("/api/health").json()["bots"]
            if games <= bots.keys() and not (compiled and "compiling" in bots.values()):
                return
            time.sleep(0.5)


def open_table(url: str) -> tuple[str, list[str]]:
    """A new table of two people; its id and their cookies."""
    cookies = []
    with httpx.Client(base_url=url, timeout=PATIENCE) as guest:
        guest.get("/api/games")
        cookies.append(guest.cookies["rumpus"])
    with httpx.Client(base_url=url, timeout=PATIENCE) as host:
        host.get("/api/games")
        cookies.insert(0, host.cookies["rumpus"])
        wanted = {"game": "brawl", "seats": [{"kind": "me"}, {"kind": "empty"}], "options": OPTIONS, "meet": False}
        made = host.post("/api/tables", json=wanted).raise_for_status()
    return made.json()["table"], cookies


async def sit(url: str, table: str, cookies: list[str], seed: int, count: Count) -> list[Player]:
    """Both players of a table, connected one after the other and ready."""
    host, port = url.removeprefix("http://").split(":")
    players = []
    for seat, cookie in enumerate(cookies):
        player = Player(seat, 2 * seed + seat, count)
        path = f"/api/tables/{table}/ws?name=P{seat}"
        asking = partial(Wire, f"{host}:{port}", path, f"rumpus={cookie}", player.heard)
        _, player.wire = await asyncio.get_running_loop().create_connection(asking, host, int(port))
        async with asyncio.timeout(PATIENCE):
            while player.mine is None:
                await asyncio.sleep(0.002)
        players.append(player)
    for player in players:
        player.play(time.perf_counter())
    return players


async def drive(player: Player, rate: float, first: float, until: float) -> None:
    """Play at this rate, each play at its own moment, however long the answers take."""
    due = first
    while due < until and not player.wire.lost:
        wait = due - time.perf_counter()
        if wait > 0:
            await asyncio.sleep(wait)
        if player.measuring:
            player.count.late_sends.append(time.perf_counter() - due)
        if player.phase == "live":
            player.play(due)
        due += player.chance.uniform(0.5, 1.5) / rate


async def load(url: str, pid: int, tables: list[tuple[str, list[str]]], rate: float, seconds: float) -> Count:
    """All tables at once."""
    count = Count()
    players: list[Player] = []
    for seed, (table, cookies) in enumerate(tables):
        players += await sit(url, table, cookies, seed, count)
    async with asyncio.timeout(PATIENCE):
        while any(player.phase != "live" for player in players):
            await asyncio.sleep(0.01)
    begin = time.perf_counter()
    until = begin + SETTLE + seconds
    tasks = [
        asyncio.create_task(drive(player, rate, begin + player.chance.random() / rate, until)) for player in players
    ]
    await asyncio.sleep(SETTLE)
    before = worked(pid), worked(os.getpid())
    for player in players:
        player.measuring = True
    await asyncio.gather(*tasks)
    count.server, count.client = worked(pid) - before[0], worked(os.getpid()) - before[1]
    await asyncio.sleep(1.0)
    for player in players:
        player.measuring = False
        count.unanswered += len(player.asked)
        player.wire.close()
    return count


def part(of: list[float], share: float) -> float:
    """The value below which this share lies, in ms."""
    ordered = sorted(of)
    return 1000 * ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else 0.0


def measure(tables: int, rate: float, seconds: float) -> list[str]:
    """One row of the report."""
    with served() as (url, pid):
        prepared(url)
        opened = [open_table(url) for _ in range(tables)]
        run = asyncio.run
        with contextlib.suppress(ImportError):
            run = importlib.import_module("uvloop").run  # where it is installed; the server does not need it
        count = run(load(url, pid, opened, rate, seconds))
    done = count.waits
    return [
        str(tables),
        f"{len(done) / seconds:,.0f}",
        f"{part(done, 0.5):.1f}",
        f"{part(done, 0.99):.1f}",
        f"{part(done, 0.999):.1f}",
        f"{part(done, 1.0):.1f}",
        str(count.refused),
        str(count.unanswered),
        f"{part(count.late_sends, 0.99):.1f}",
        f"{100 * count.server / seconds:.0f} + {100 * count.client / seconds:.0f}",
    ]


def main() -> None:
    """Measures each number of tables with a server of its own."""
    asked = argparse.ArgumentParser(prog="python -m bench.load", description="Real-time tables over real WebSockets.")
    asked.add_argument("--tables", type=int, nargs="+", default=[1, 50, 200])
    asked.add_argument("--rate", type=float, default=4.0, help="plays a second of each seat (default: 4)")
    asked.add_argument("--seconds", type=float, default=20.0, help="of measuring (default: 20)")
    arguments = asked.parse_args()
    title = f"BRAWL in real time: 2 seats a table, {arguments.rate:g} plays/s a seat, {arguments.seconds:g} s"
    names = (
        "tables",
        "acknowledged/s",
        "p50 ms",
        "p99",
        "p99.9",
        "max",
        "refused",
        "unanswered",
        "late p99",
        "cores %: server + load",
    )
    made = Table(*names, title=title, title_justify="left")
    for tables in arguments.tables:
        made.add_row(*measure(tables, arguments.rate, arguments.seconds))
    Console(width=120).print(made)


if __name__ == "__main__":
    main()
