"""`python -m bench --only memory`: what tables cost in memory: opened, played, at rest with nobody there, and closed.

Everything is real but time, bots and people: rooms, store and rules as the server has them, a clock moved by hand, bots
that do anything legal at once, one pair of eyes at each table. Python's own count of its memory, so it is the same on
every machine.
"""

import asyncio
import gc
import json
import os
import random
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from bench.measure import Games
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.record import rows
from rumpus.server.bots.worker import Job, Thought
from rumpus.server.clock import HandClock
from rumpus.server.protocol import NewTable
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.sql import Store
from rumpus.server.table.hall import FORGET_SECONDS, Hall, new_code
from rumpus.server.table.room import Room

Row = tuple[str, float, float, float, float]
"""A game; MB a table when opened, for 100 decisions, and when closed; MB of all that stays."""
TABLES = 20
STEPS = 150
"""So often each table is looked at, half a second of its time apart."""
MB = 1e6
KINDS: tuple[tuple[str, dict[str, object]], ...] = (
    ("brawl", {"mode": "tournament", "weight": "heavy"}),
    ("brawlhalla", {}),
    ("incredibrawl", {}),
    ("blitz_squad", {}),
    ("brutality", {}),
    ("toy", {}),
)


class Rash:
    """Bots that do anything legal."""

    def __init__(self) -> None:
        self.chance = random.Random(5)
        self.tables: dict[str, Any] = {}

    def choice(self, job: Job) -> int:
        """Any legal action in this position, -1 for none."""
        spec = find(job.game)
        if job.game not in self.tables:
            self.tables[job.game] = spec.records.tables(spec.resolve(job.options), job.content).rows
        state = np.frombuffer(bytearray(job.state), spec.records.State.dtype)
        found = np.zeros(max(spec.actions.max_legal, 1), np.int32)
        n = bind(spec).legal_at(self.tables[job.game], rows(spec.records.State, state), 0, job.seat, found)
        return int(found[self.chance.randrange(n)]) if n else -1

    async def think(self, job: Job) -> Thought:
        """A turn."""
        action = self.choice(job)
        return Thought((action,) if action >= 0 else (), 50)

    async def tempo(self, job: Job) -> tuple[int, int]:
        """A hand in a race."""
        return self.choice(job), 400


@contextmanager
def hall() -> Iterator[tuple[Hall, HandClock]]:
    """A hall on a store that is thrown away."""
    with tempfile.TemporaryDirectory() as folder:
        store = Store(f"sqlite:///{Path(folder) / 'tables.sqlite3'}")
        clock = HandClock()
        try:
            yield Hall(store, clock, Rash()), clock
        finally:
            store.close()


async def quiet(rooms: list[Room]) -> None:
    """Let every writer do what it was asked."""

    async def nothing() -> None:
        return

    for _ in range(4):
        for room in rooms:
            await room.do(nothing)


async def opened(hall: Hall, game: str, options: Mapping[str, object], seats: int) -> Room:
    """A table of bots, with somebody who looks on."""
    chairs = [{"kind": "bot", "level": "easy"}] * seats
    wanted = {"game": game, "seats": chairs, "options": options}
    room = await hall.create(new_code(), msgspec.convert(wanted, NewTable))
    await room.enter(Viewer(None, lambda _message: None))
    return room


async def lives(game: str, options: Mapping[str, object], tables: int, steps: int) -> Row:
    """The life of so many tables."""
    spec = find(game)
    seats = spec.options.seats(spec.resolve(options))
    with hall() as (place, clock):
        rooms = [await opened(place, game, options, seats)]
        for _ in range(steps):  # what is made once is not a table's
            clock.forward(1)
            await quiet(rooms)
        await gone(place, clock, rooms)
        gc.collect()
        begin = tracemalloc.get_traced_memory()[0]
        rooms = [await opened(place, game, options, seats) for _ in range(tables)]
        gc.collect()
        fresh = tracemalloc.get_traced_memory()[0]
        for _ in range(steps):
            clock.forward(1)
            await quiet(rooms)
        gc.collect()
        played = tracemalloc.get_traced_memory()[0]
        decisions = sum(len(room.match.history) for room in rooms)
        await gone(place, clock, rooms)
        gc.collect()
        closed = tracemalloc.get_traced_memory()[0]
        await place.close()
    hundred = (played - fresh) / max(1, decisions) * 100
    return game, (fresh - begin) / tables / MB, hundred / MB, (closed - begin) / tables / MB, (closed - begin) / MB


async def gone(hall: Hall, clock: HandClock, rooms: list[Room]) -> None:
    """Everybody leaves, and the tables are closed."""
    for room in rooms:
        for viewer in tuple(room.viewers):
            await room.leave(viewer)
    rooms.clear()
    while hall.rooms:
        clock.forward(FORGET_SECONDS)
        await quiet(list(hall.rooms.values()))
    for _ in range(3):
        await asyncio.sleep(0)  # tasks that were cancelled end


def measured(tables: int, steps: int, games: Games) -> list[Row]:
    """A row for each game."""
    tracemalloc.start()
    try:
        return [asyncio.run(lives(game, options, tables, steps)) for game, options in KINDS if game in games]
    finally:
        tracemalloc.stop()


def measure(games: Games, tables: int = TABLES, steps: int = STEPS) -> list[Row]:
    """A row for each game, from a process of its own, whose rules run plain as the server's do."""
    command = [sys.executable, "-m", "bench.memory", str(tables), str(steps), *games]
    made = subprocess.run(command, env=os.environ | {"RUMPUS_PLAIN": "1"}, stdout=subprocess.PIPE, check=True)
    return [tuple(row) for row in json.loads(made.stdout)]


if __name__ == "__main__":
    print(json.dumps(measured(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])))
