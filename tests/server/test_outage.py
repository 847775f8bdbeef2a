"""A store that does not answer for a while: nothing acknowledged is lost, everybody hears of it, and every table comes
back by itself.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import pytest
import sqlalchemy as sa
from tests.server.bench import EVE, MAKO, PATIENCE, ROBIN, Bench, Client, run
from tests.server.test_durable import GatedStore, gated, lowest
from tests.server.test_live import COUNTDOWN, begun, same_views, table

from rumpus.games.brawl.rules.ids import CONCEDE, DEAL, DISCARD, FORFEIT, PICK_UP, READY
from rumpus.kernel.words.saying import OF_HOUSE
from rumpus.server.race.minutes import requests_of, retold
from rumpus.server.refusal import NotYet
from rumpus.server.store import engine
from rumpus.server.store.base import PlayRow, StoreError, Write
from rumpus.server.store.sql import Store
from rumpus.server.table.inbox import SLOWEST, WAITS
from rumpus.server.table.room import Room

T = TypeVar("T")
GONE = sa.exc.OperationalError("BEGIN", None, OSError("the server closed the connection"))


class FrailStore(Store):
    """A store that can be `down`: then nothing is written, and nothing read."""

    down = False

    def _commit(self, jobs: Sequence[Any]) -> None:
        if self.down:
            self._tell(jobs, [(None, GONE)] * len(jobs))
        else:
            super()._commit(jobs)

    async def read(self, work: Callable[[sa.Connection], T]) -> T:
        if self.down:
            raise StoreError(str(GONE))
        return await super().read(work)


def frail(bench: Bench) -> FrailStore:
    """The bench's store."""
    assert isinstance(bench.store, FrailStore)
    return bench.store


async def until_torn(room: Room) -> None:
    """Wait for the write that fails."""

    async def nothing() -> None:
        return

    while not room.torn:
        await room.do(nothing, whole=False)


async def torn(bench: Bench, *clients: Client) -> None:
    """The store is down, and all of these have heard of it."""
    await until_torn(clients[0].room)
    for _ in range(3):
        bench.clock.forward(SLOWEST)
        await bench.told(clients[0].room)
    for client in clients:
        assert [m["text"] for m in client.all if m["type"] == "error"] == [OF_HOUSE.say(WAITS)], "one sentence, once"
    assert bench.hall.troubled() == 1


async def mended(bench: Bench, room: Room) -> None:
    """The store answers again; nobody does anything."""
    frail(bench).down = False
    bench.clock.forward(SLOWEST)
    await bench.quiet(room)
    assert bench.hall.troubled() == 0


@pytest.mark.rule("BR-ARB-01")
def test_a_race_comes_back_after_the_write_and_the_reload_have_failed(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.rush(DEAL)
        await bench.quiet(room)
        history = list(room.match.history)
        frail(bench).down = True
        refs = [robin.rush(DISCARD)]
        told = [await robin.until(lambda m: m["type"] == "refused")]
        refs += [robin.rush(DISCARD), robin.rush(DEAL)]
        told += [await robin.until(lambda m: m["type"] == "refused") for _ in range(2)]
        assert [m["ref"] for m in told] == refs, "no request is left unanswered"
        assert all("wasn't saved" in m["why"]["text"] for m in told)
        await torn(bench, robin, mako)
        assert room.match.history == history
        await mended(bench, room)
        same_views(room, robin, mako)
        robin.rush(DISCARD)
        mako.rush(DEAL)
        await bench.quiet(room)
        assert [row[1:] for row in room.match.history[len(history) :]] == [(0, DISCARD), (1, DEAL)]
        same_views(room, robin, mako)

    run(tmp_path, scene, FrailStore)


@pytest.mark.rule("BR-RUL-07")
def test_the_clocks_of_a_race_stand_while_nothing_can_be_saved(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, stall_seconds=30)
        bench.clock.forward(19)
        await bench.quiet(room)
        frail(bench).down = True
        bench.clock.forward(2)
        await until_torn(room)
        at = room.now()
        for _ in range(40):
            bench.clock.forward(1)
            await bench.told(room)
        assert room.now() == at
        await torn(bench, robin, mako)
        await mended(bench, room)
        bench.clock.forward(0)
        await bench.quiet(room)
        assert room.match.s.warned, "the stroke that could not be saved is made good"
        assert not room.match.over
        for _ in range(10):
            bench.clock.forward(1)
            await bench.quiet(room)
        assert room.match.over
        assert robin.state["over"]["winners"] == [0, 1]

    run(tmp_path, scene, FrailStore)


@pytest.mark.rule("BR-RUL-22")
def test_bots_move_again_and_who_is_away_has_their_whole_time(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot", "empty", "bot", format="circle")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        robin.rush(READY)
        mako.rush(READY)
        await bench.quiet(room)
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        await mako.leave()
        await bench.quiet(room)
        bench.clock.forward(20)
        await bench.quiet(room)
        frail(bench).down = True
        bench.bots.moves = [(DEAL, 100), (DEAL, 100)]
        bench.clock.forward(0.5)
        await robin.settled()
        bench.clock.forward(0.5)
        await until_torn(room)
        await torn(bench, robin)
        bench.clock.forward(60)
        await robin.settled()
        bench.bots.moves = [(DEAL, 100), (DEAL, 100)]
        await mended(bench, room)
        bench.clock.forward(1)
        await bench.quiet(room)
        assert {p for _, p, a in room.match.history if a == DEAL} == {1, 3}
        bench.clock.forward(28)
        await bench.quiet(room)
        assert not any(a == FORFEIT for *_, a in room.match.history)
        bench.clock.forward(2)
        await bench.quiet(room)
        assert room.match.history[-1][1:] == (2, FORFEIT)

    run(tmp_path, scene, FrailStore)


def test_a_table_of_turns_comes_back_with_its_bots(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"hand": 4})
        robin = await bench.join(room)
        await robin.settled()
        bench.bots.gate.clear()
        robin.play(lowest(robin))
        while len(bench.bots.jobs) < 1:
            await robin.settled()
        frail(bench).down = True
        bench.bots.gate.set()
        await until_torn(room)
        await torn(bench, robin)
        history = list(room.match.history)
        await mended(bench, room)
        decision = await robin.turn()
        assert decision["yours"]
        assert room.match.history[: len(history)] == history
        assert len(room.match.history) > len(history), "the bot has played, and nobody had to ask"

    run(tmp_path, scene, FrailStore)


def test_a_clock_that_runs_out_meanwhile_begins_anew(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"clock_seconds": 30})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        frail(bench).down = True
        robin.play(lowest(robin))
        await robin.until(lambda m: m["type"] == "refused")
        await torn(bench, mako)
        for _ in range(4):
            bench.clock.forward(15)
            await robin.settled()
        assert room.match.history == []
        await mended(bench, room)
        assert robin.state["clock_ms"] == 30_000
        bench.clock.forward(29)
        await robin.settled()
        assert room.match.history == []
        bench.clock.forward(1)
        await mako.turn()

    run(tmp_path, scene, FrailStore)


def test_people_come_and_go_meanwhile(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.rush(DEAL)
        await bench.quiet(room)
        frail(bench).down = True
        robin.rush(DISCARD)
        await torn(bench, robin, mako)
        await mako.leave()
        assert {viewer.visitor for viewer in room.viewers} == {ROBIN}, "who goes is gone"
        back = await bench.join(room, MAKO)
        assert (await back.next("error"))["text"] == OF_HOUSE.say(WAITS)
        same_views(room, back)
        with pytest.raises(StoreError):
            await room.sit(EVE)
        await back.leave()
        await robin.leave()
        assert room.idle
        for _ in range(130):
            bench.clock.forward(1)
            if room.record.id in bench.hall.rooms:
                await bench.told(room)
        assert room.record.id not in bench.hall.rooms, "a table that waits is not kept for nobody"
        frail(bench).down = False
        found = await bench.hall.room(room.record.id)
        assert found is not None
        assert found.match.history == room.match.history

    run(tmp_path, scene, FrailStore)


@pytest.mark.rule("BR-ARB-09")
def test_a_refusal_that_could_not_be_stored_was_never_decided(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        frail(bench).down = True
        robin.rush(PICK_UP)
        told = await robin.until(lambda m: m["type"] == "refused")
        assert told["code"] is None
        assert "wasn't saved" in told["why"]["text"]
        await torn(bench, robin, mako)
        await mended(bench, room)
        robin.rush(PICK_UP)
        mako.rush(DEAL)
        await bench.quiet(room)
        text = room.presenter.save(await bench.store.requests(room.record.id))
        rows = requests_of(text)
        assert [row.seq for row in rows] == list(range(4))
        assert [row.code for row in rows] == ["", "", "pile_empty", ""]
        assert retold(text) == []

    run(tmp_path, scene, FrailStore)


@pytest.mark.rule("BR-ARB-01")
def test_a_write_lock_of_somebody_else_only_delays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real store, whose file another connection has locked for longer than anybody waits."""
    monkeypatch.setattr(engine, "PATIENCE", 0)

    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        turns = await bench.open("me", "empty")
        eve = await bench.join(turns)
        await eve.settled()
        lock = sqlite3.connect(tmp_path / "tables.sqlite3", isolation_level=None)
        try:
            lock.execute("BEGIN IMMEDIATE")
            robin.rush(DEAL)
            assert "wasn't saved" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]
            eve.play(lowest(eve))
            await eve.until(lambda m: m["type"] == "refused")
            while bench.hall.troubled() < 2 or not any(m["type"] == "error" for m in mako.all):
                bench.clock.forward(SLOWEST)
                await bench.told(room)
            assert bench.hall.troubled() == 2
        finally:
            lock.close()
        bench.clock.forward(SLOWEST)
        await bench.quiet(room)
        await bench.quiet(turns)
        assert bench.hall.troubled() == 0
        robin.rush(DEAL)
        eve.play(lowest(eve))
        await bench.quiet(room)
        await bench.quiet(turns)
        same_views(room, robin, mako)
        assert room.match.history[-1][1:] == (0, DEAL)
        assert len(turns.match.history) == 1

    run(tmp_path, scene)


def test_the_writer_outlives_whatever_goes_wrong(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        def poison(_connection: sa.Connection) -> None:
            raise OverflowError("Python int too large to convert to SQLite INTEGER")

        with pytest.raises(StoreError, match="too large"):
            await asyncio.wait_for(bench.store.write(poison), PATIENCE)
        room = await bench.open("me", "empty")
        row = PlayRow(0, 2**70, 0, 0, 0)
        with pytest.raises(StoreError, match="too large"):
            await asyncio.wait_for(bench.store.commit(room.record.id, room.epoch, Write([row])), PATIENCE)
        await asyncio.wait_for(bench.store.ping(), PATIENCE)

    run(tmp_path, scene)


def test_a_read_that_fails_is_a_fault_of_the_store(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        def work(connection: sa.Connection) -> None:
            connection.exec_driver_sql("SELECT nothing FROM nowhere")

        with pytest.raises(StoreError, match="nowhere"):
            await bench.store.read(work)

    run(tmp_path, scene)


class OnceBroken(GatedStore):
    """A gated store where only the first commit fails that begins broken."""

    def _commit(self, jobs: Sequence[Any]) -> None:
        begun_broken = self.broken
        super()._commit(jobs)
        if begun_broken:
            self.broken = False


def test_an_end_that_was_not_saved_opens_no_replay(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        store = gated(bench)
        store.broken = True
        store.gate.clear()
        store.arrived.clear()
        robin.rush(CONCEDE)
        await asyncio.to_thread(store.arrived.wait, PATIENCE)
        assert not room.match.over, "what is not on disk has not happened"
        told = asyncio.create_task(room.finished())
        store.gate.set()
        with pytest.raises(NotYet):
            await told
        assert not room.match.over, "the race goes on, and its secret is nobody's"
        robin.rush(CONCEDE)
        await mako.until(lambda m: m["type"] == "state" and m["over"])
        match, requests = await room.finished()
        assert match.over
        assert requests

    run(tmp_path, scene, OnceBroken)
