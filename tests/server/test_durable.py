"""Durable before acknowledged: nothing is shown that a crash could take back, and a crash takes nothing back."""

import asyncio
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from tests.helpers.offers import legal
from tests.server.bench import MAKO, Bench, Client, run
from tests.server.test_live import begun, same_views

from rumpus.games.brawl.rules.ids import DEAL, DISCARD
from rumpus.server.store.base import StoreError, Write
from rumpus.server.store.sql import Store

RAISE = 9


class GatedStore(Store):
    """Commits wait for a gate; `arrived` is set when one stands before it; with `broken`, they fail instead."""

    def __init__(self, url: str) -> None:
        self.gate, self.arrived, self.broken = threading.Event(), threading.Event(), False
        self.gate.set()
        super().__init__(url)

    def _commit(self, jobs: Sequence[Any]) -> None:
        self.arrived.set()
        self.gate.wait()
        if self.broken:
            fault = sa.exc.OperationalError("COMMIT", None, OSError("disk full"))
            self._tell(jobs, [(None, fault)] * len(jobs))
            return
        super()._commit(jobs)


def gated(bench: Bench) -> GatedStore:
    """The bench's store."""
    assert isinstance(bench.store, GatedStore)
    return bench.store


def lowest(client: Client) -> int:
    """The first action of the client's decision."""
    return legal(client.state)[0]


def test_nothing_is_shown_before_it_is_on_disk(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        await mako.settled()
        store = gated(bench)
        store.arrived.clear()
        store.gate.clear()
        heard, before = (len(robin.all), len(mako.all)), room.match.state_bytes()
        robin.play(lowest(robin))
        await asyncio.to_thread(store.arrived.wait)
        late = asyncio.ensure_future(bench.join(room, None))
        await mako.settled()
        assert (len(robin.all), len(mako.all) - 1) == heard, "only the pong has arrived"
        assert room.match.state_bytes() == before
        assert not late.done(), "who comes now is shown what is on disk, after it is"
        store.gate.set()
        await robin.next("state")
        await mako.turn()
        assert (await late).state["view"] == mako.state["view"] | {"mine": None}

    run(tmp_path, scene, GatedStore)


def test_a_play_that_cannot_be_stored_has_not_happened(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        before, heard = room.match.state_bytes(), len(mako.all)
        gated(bench).broken = True
        robin.play(lowest(robin))
        refused = await robin.next("refused")
        assert "wasn't saved" in refused["why"]["text"]
        gated(bench).broken = False
        assert room.match.state_bytes() == before
        await robin.settled()
        robin.play(lowest(robin))
        await robin.until(lambda m: m["type"] == "state" and not m["decision"])
        await mako.turn()
        assert len(room.match.history) == 1
        assert len(mako.all) > heard

    run(tmp_path, scene, GatedStore)


def test_an_undo_is_on_disk_before_it_shows(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        robin.play(RAISE)
        await robin.settled()
        store = gated(bench)
        store.arrived.clear()
        store.gate.clear()
        robin.say(type="undo", seat=0)
        await asyncio.to_thread(store.arrived.wait)
        assert len(room.match.history) == 1
        store.gate.set()
        await robin.settled()
        assert room.match.history == []

    run(tmp_path, scene, GatedStore)


def test_a_crash_at_any_moment_resumes_at_the_last_acknowledged_decision(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"hand": 4, "highest": 4})
        table, plays = room.record.id, 0
        while not room.match.over:
            robin = await bench.join(room)
            await robin.turn()
            robin.play(lowest(robin))
            await robin.next("state")
            plays += 1
            seen = list(room.match.history)
            await bench.crash()
            found = await bench.hall.room(table)
            assert found is not None
            room = found
            assert room.match.history[: len(seen)] == seen
            # a thought of the bot may have been stored after `seen`; what is there is a legal game
            if not room.match.over and 0 not in room.match.active:
                watcher = await bench.join(room)
                await watcher.until(lambda m: m["type"] == "state" and (m["decision"] or m["over"]))
        assert plays >= 2

    run(tmp_path, scene)


def test_after_a_crash_undo_still_takes_back_a_whole_play(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"free_undo": True})
        robin = await bench.join(room)
        start = room.match.state_bytes()
        robin.play(RAISE, lowest(robin))
        await robin.turn()
        await bench.crash()
        found = await bench.hall.room(room.record.id)
        assert found is not None
        robin = await bench.join(found)
        await robin.turn()
        robin.say(type="undo", seat=0)
        await robin.settled()
        assert found.match.state_bytes() == start

    run(tmp_path, scene)


def test_a_table_of_other_rules_is_not_resumed(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        await bench.own(room, rules_version=0)
        await bench.crash()
        import pytest

        from rumpus.server.refusal import Refusal

        with pytest.raises(Refusal, match="rules version 0"):
            await bench.hall.room(room.record.id)

    run(tmp_path, scene)


class ForgetfulStore(Store):
    """A store that writes a play and then says that it could not: the answer was lost, the commit was not."""

    forgets = False

    async def commit(self, table: str, epoch: int, write: Write) -> None:  # type: ignore[override]  # no future
        await super().commit(table, epoch, write)
        if self.forgets and write.plays:
            self.forgets = False
            raise StoreError("connection lost")


def test_after_a_lost_answer_the_table_goes_on_from_what_is_stored(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        assert isinstance(bench.store, ForgetfulStore)
        bench.store.forgets = True
        robin.play(lowest(robin))
        await robin.next("refused")
        assert room.match.history == []
        robin.say(type="look", seat=0)
        state = await robin.next("state")
        assert len(room.match.history) == 1
        assert state["decision"] is None
        await mako.turn()

    run(tmp_path, scene, ForgetfulStore)


def test_real_time_waits_for_the_disk_too_and_then_tells_all_at_once(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        store = gated(bench)
        store.arrived.clear()
        store.gate.clear()
        heard, length, commits = (len(robin.all), len(mako.all)), len(room.match.history), store.commits
        robin.rush(DEAL)
        await asyncio.to_thread(store.arrived.wait)
        robin.rush(DISCARD)
        mako.rush(DEAL)
        robin.rush(DEAL)
        await robin.settled()
        await mako.settled()
        assert [len(one.all) - n - 1 for one, n in zip((robin, mako), heard, strict=True)] == [0, 0], "only the pongs"
        late = asyncio.ensure_future(bench.join(room, None))
        store.gate.set()
        eve = await late
        await bench.quiet(room)
        assert len(room.match.history) == length + 4
        assert store.commits == commits + 2, "what came meanwhile shares one commit"
        same_views(room, robin, mako, eve)

    run(tmp_path, scene, GatedStore)


def test_what_cannot_be_stored_in_real_time_has_not_happened(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, hand_ms=500)
        before, heard, length = room.match.state_bytes(), len(mako.all), len(room.match.history)
        gated(bench).broken = True
        refs = {robin.rush(DEAL), robin.rush(DISCARD), robin.rush(DEAL)}
        told = [await robin.until(lambda m: m["type"] == "refused") for _ in refs]
        assert {one["ref"] for one in told} == refs, "also what still waited for its turn"
        assert all("wasn't saved" in one["why"]["text"] for one in told)
        gated(bench).broken = False
        assert (room.match.state_bytes(), len(room.match.history)) == (before, length)
        robin.rush(DEAL)
        await bench.quiet(room)
        assert len(room.match.history) == length + 1
        assert [m["seq"] for m in mako.all[heard:] if m["type"] == "beat"] == [length]
        same_views(room, robin, mako)

    run(tmp_path, scene, GatedStore)
