"""Many onlookers at one table: what all of them see is made ready once, and is never older than the table."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.bench import MAKO, ROBIN, Bench, run

from rumpus.server.protocol import NewTable, SeatWanted, in_codes, in_english
from rumpus.server.show.presenter import Presenter
from rumpus.server.show.viewer import Look, Viewer
from rumpus.server.table import meeting
from rumpus.server.table.room import Room

MANY = 60


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Whose view was made, each time; and what is shown anew is what would be made now."""
    made: list[int] = []
    content, look = Presenter.content, Presenter._look

    def counted(presenter: Presenter, viewer: Viewer) -> Any:
        made.append(viewer.eyes.seat)
        return content(presenter, viewer)

    def checked(presenter: Presenter, viewer: Viewer, mine: Any, late: bool) -> Look:
        shown = look(presenter, viewer, mine, late)
        now = presenter.late_content(viewer) if late else content(presenter, viewer)
        told = msgspec.json.decode(in_english(shown.state(0, 0, None, 0)))
        fresh = msgspec.json.decode(viewer.encode(now))
        assert {name: told[name] for name in fresh} == fresh
        log = presenter.late_log() if late else presenter.log(viewer.eyes.seat)
        assert told["log"] == msgspec.json.decode(viewer.encode(log))
        return shown

    monkeypatch.setattr(Presenter, "content", counted)
    monkeypatch.setattr(Presenter, "_look", checked)
    return made


def crowd(room: Room) -> tuple[list[Viewer], list[list[Any]]]:
    """Onlookers, every third without the English, and what each is sent."""
    heard: list[list[Any]] = [[] for _ in range(MANY)]
    onlookers = [
        Viewer(None if i % 2 else f"onlooker {i}", heard[i].append, in_english if i % 3 else in_codes)
        for i in range(MANY)
    ]
    return onlookers, heard


@pytest.mark.parametrize("game", ["toy", "brawl", "incredibrawl"])
def test_a_crowd_that_comes_and_goes_is_shown_the_table_once(tmp_path: Path, looks: list[int], game: str) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", game=game)
        player = await bench.join(room)
        await player.settled()
        looks.clear()
        onlookers, heard = crowd(room)
        await asyncio.gather(*(room.enter(one) for one in onlookers))
        assert len(looks) <= 1, "the public's view, once; nobody else sees who looks on"
        assert all([type(told).__name__ for told in one][:2] == ["Welcome", "State"] for one in heard)
        assert len({len(one) for one in heard}) == 1
        await asyncio.gather(*(room.leave(one) for one in onlookers))
        assert len(looks) <= 1
        assert await player.settled() == []

    run(tmp_path, scene)


def test_a_play_is_looked_at_once_for_all_who_see_the_same(tmp_path: Path, looks: list[int]) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        onlookers, heard = crowd(room)
        await asyncio.gather(*(room.enter(one) for one in onlookers))
        again = await bench.join(room)
        looks.clear()
        for client in (robin, mako):
            await client.turn()
            client.play(room.match.actions(client.state["as_seat"])[0])
            await bench.told(room)
            assert sorted(looks) == [-1, 0, 1]
            looks.clear()
        assert again.view == robin.view
        assert {one[-1].version for one in heard} == {3}

    run(tmp_path, scene)


def test_whatever_changes_is_seen_by_who_comes_then(tmp_path: Path, looks: list[int]) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", "bot", game="toy")
        robin = await bench.join(room)
        await bench.join(room, None)
        mako = await bench.join(room, MAKO)
        for _ in range(4):
            await bench.quiet(room)
            for client in (robin, mako):
                seat = client.state["as_seat"]
                if seat in room.match.active:
                    await client.turn()
                    client.play(room.match.actions(seat)[0])
                    await bench.quiet(room)
                    client.say(type="undo", seat=seat)
                    await bench.quiet(room)
                await bench.join(room, None)
            await mako.leave()
            await bench.join(room, None)
            mako = await bench.join(room, MAKO)
            bench.clock.forward(61)
            await bench.quiet(room)
            await bench.join(room, None)
        await bench.own(room, seats=tuple(reversed(room.record.seats)))
        await bench.join(room, None)
        assert looks

    run(tmp_path, scene)


def test_a_waiting_table_counts_a_crowd_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Viewer] = []
    told = meeting.told
    count = made.append
    monkeypatch.setattr(meeting, "told", lambda table, visitor, *more: count(visitor) or told(table, visitor, *more))

    async def scene(bench: Bench) -> None:
        room = await bench.hall.create(ROBIN, NewTable("toy", [SeatWanted("me"), SeatWanted("empty")]))
        host: list[Any] = []
        await room.enter(Viewer(ROBIN, host.append))
        onlookers, heard = crowd(room)
        await asyncio.gather(*(room.enter(one) for one in onlookers))
        await bench.told(room)
        assert host[-1].watching == heard[0][-1].watching == MANY
        assert len(host) < 5
        await asyncio.gather(*(room.leave(one) for one in onlookers[1:]))
        await bench.told(room)
        assert host[-1].watching == heard[0][-1].watching == 1
        assert len(host) < 6
        assert len(made) < 3 * MANY

    run(tmp_path, scene)
