"""A table at rest costs little, and a closed one nothing: counted in objects, not in what the system says."""

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest
from tests.server.bench import MAKO, Bench, run
from tests.server.test_durable import lowest

from rumpus.games.brawl.rules.ids import DEAL, DISCARD, PAUSE, READY
from rumpus.server.clock import HandClock
from rumpus.server.table import model
from rumpus.server.table.garbage import Tidy
from rumpus.server.table.hall import FORGET_SECONDS
from rumpus.server.table.room import Room

TABLES = 8


def parts(room: Room) -> list["weakref.ref[Any]"]:
    """What an open room is made of."""
    made: list[Any] = [room, room.table, room.match, room.presenter, *room.viewers]
    if room.table.race is not None:
        made += [room.table.race, room.table.race.arbiter]
    return [weakref.ref(part) for part in made]


async def closed(bench: Bench) -> None:
    """Everybody leaves, and the sweeper has been here."""
    for client in bench.clients:
        await client.leave()
    bench.clients.clear()
    for _ in range(100):
        if not bench.hall.rooms:
            break
        bench.clock.forward(FORGET_SECONDS / 7)
        for room in list(bench.hall.rooms.values()):
            await bench.told(room)
    assert not bench.hall.rooms
    await bench.store.ping()
    done = asyncio.Event()
    asyncio.get_running_loop().call_soon(done.set)
    await done.wait()


async def race(bench: Bench) -> Room:
    """A race that was played for a while, and then paused."""
    room = await bench.open("me", "empty", "bot", game="brawl", options={"format": "circle"})
    robin, mako = await bench.join(room), await bench.join(room, MAKO)
    robin.rush(READY)
    mako.rush(READY)
    await bench.quiet(room)
    bench.clock.forward(3)
    await bench.quiet(room)
    bench.bots.moves = [(DEAL, 100), (DISCARD, 100)]
    for action in (DEAL, DISCARD, DISCARD, DEAL):
        robin.rush(action)
        mako.rush(action)
        await bench.quiet(room)
        bench.clock.forward(0.5)
    robin.rush(PAUSE)
    mako.rush(PAUSE)
    await bench.quiet(room)
    return room


async def turns(bench: Bench, game: str) -> Room:
    """A table of turns that was played for a while."""
    room = await bench.open("me", "bot", game=game, options={})
    robin = await bench.join(room)
    for _ in range(12):
        if robin.state["decision"]:
            robin.play(lowest(robin))
        await bench.quiet(room)
        bench.clock.forward(2)
        await bench.quiet(room)
    assert room.match.history
    return room


@pytest.mark.parametrize("game", ["blitz_squad", "brawl", "brawlhalla", "brutality", "incredibrawl", "toy"])
def test_nothing_of_a_closed_table_stays(tmp_path: Path, game: str) -> None:
    """Nor does any of it wait for the garbage collector."""

    before = set(model._bank)  # of matches of other tests that nobody has cleared away yet

    async def scene(bench: Bench) -> None:
        gc.disable()
        try:
            for _ in range(TABLES):
                await (race(bench) if game == "brawl" else turns(bench, game))
            assert len(bench.hall.rooms) == TABLES
            alive = [part for room in list(bench.hall.rooms.values()) for part in parts(room)]
            await closed(bench)
            left = [type(part()).__name__ for part in alive if part() is not None]
        finally:
            gc.enable()
        assert left == []
        assert set(model._bank) <= before, "nor the tables of its match"

    run(tmp_path, scene)


def test_equal_tables_are_in_memory_once(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        before = set(model._bank)  # of matches of other tests that nobody has cleared away yet
        one = await bench.open("me", "bot", game="brawlhalla", options={})
        two = await bench.open("me", "bot", game="brawlhalla", options={})
        other = await bench.open("me", "bot", game="brawlhalla", options={"clock_seconds": 30})
        assert one.match is not two.match
        assert one.match.tables is two.match.tables
        assert bytes(other.match.tables.array.tobytes()) == other.match.copy().tables.array.tobytes()
        assert len(set(model._bank) - before) <= 2 == len({id(room.match.tables) for room in (one, two, other)})

    run(tmp_path, scene)


def test_a_table_that_was_closed_is_read_again_as_it_was(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await turns(bench, "brawlhalla")
        table, state, steps = room.record.id, room.match.state_bytes(), [s.before.tobytes() for s in room.match.steps]
        view, log = room.match.view(0), room.presenter.log(0)
        await closed(bench)
        again = await bench.hall.room(table)
        assert again is not None
        assert again is not room
        assert again.match.state_bytes() == state
        assert [step.before.tobytes() for step in again.match.steps] == steps
        assert (again.match.view(0), again.presenter.log(0)) == (view, log)

    run(tmp_path, scene)


class Knot:
    """Something that knows itself, which only the collector can let go."""

    def __init__(self) -> None:
        self.me = self


def test_what_was_set_aside_is_looked_through_when_no_table_is_open() -> None:
    clock = HandClock()
    tidy = Tidy(clock)
    knot = Knot()
    seen = weakref.ref(knot)
    try:
        tidy.keep()
        del knot
        gc.collect()
        assert seen() is not None, "set aside"
        tidy.look(empty=False)
        assert seen() is not None, "while people play, only now and then"
        tidy.look(empty=True)
        assert seen() is None
    finally:
        gc.unfreeze()
