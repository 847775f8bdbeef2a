"""Many onlookers at one table: what all of them see is made ready once, and is never older than the table."""

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.bench import MAKO, ROBIN, Bench, run

from rumpus.server.protocol import LineBeat, NewTable, SeatWanted, in_codes, in_english
from rumpus.server.show.presenter import Presenter
from rumpus.server.show.viewer import Content, Look, Viewer
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


def test_what_happened_is_seen_with_the_eyes_one_had_as_long_as_they_are_ones_own() -> None:
    """At a hot seat the eyes change with the question; who left a seat is shown nothing more of what it knows."""
    asked: list[tuple[int, int, int]] = []

    def between(eyes: int, since: int, reader: int) -> list[LineBeat]:
        asked.append((eyes, since, reader))
        return []

    def look(seat: int, decisions: int) -> Look:
        line: Any = {"n": decisions}
        content = Content(seat, {}, None, None, None, None, [], None)
        return Look(content, [line] * decisions, in_english, decisions, between)

    viewer = Viewer("robin", lambda _: None)
    for seat, mine, decisions in [(0, [0, 1], 3), (-1, [0, 1], 4), (1, [0, 1], 4), (-1, [0], 6)]:
        viewer.state(look(seat, decisions), epoch=0, tickets=[], clock_ms=None, mine=mine)
    assert asked == [(0, 3, -1), (-1, 4, 1)]
    viewer.state(look(-1, 9), epoch=1, tickets=[], clock_ms=None, mine=[0])
    assert asked[2:] == [], "what was taken back is not seen again"


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
