"""Table time: nobody can set it, and it stands while the server does not run."""

import asyncio
from pathlib import Path

import pytest
from tests.server.bench import MAKO, PATIENCE, Bench, Client, run
from tests.server.test_live import COUNTDOWN, begun, same_views, table

from rumpus.games.brawl.rules.ids import DEAL, DISCARD, FORFEIT, PAUSE, READY, RESUME
from rumpus.server.clock import GAP_MS, SystemClock

HOUR = 3600.0


class Real:
    """Real time, moved by hand."""

    def __init__(self) -> None:
        self.ms = 5_000_000

    def __call__(self) -> int:
        return self.ms * 1_000_000


async def turns_of_the_loop(n: int = 3) -> None:
    """Let everything happen that is due."""
    for _ in range(n):
        done = asyncio.Event()
        asyncio.get_running_loop().call_soon(done.set)
        await done.wait()


def test_a_gap_does_not_count_and_is_told_once() -> None:
    async def scene() -> None:
        real, told = Real(), []
        clock = SystemClock(real)
        watcher = clock.watch(lambda: told.append(clock.ms()))
        begin = clock.ms()
        real.ms += 2_500
        assert clock.ms() == begin + 2_500, "a busy machine is late, and its time counts"
        await turns_of_the_loop()
        assert told == []
        real.ms += 3_600_000
        assert clock.ms() == begin + 2_500
        await turns_of_the_loop()
        assert told == [begin + 2_500]
        real.ms += 1_000
        assert clock.ms() == begin + 3_500
        watcher.cancel()
        real.ms += 3_600_000
        assert clock.ms() == begin + 3_603_500, "without anybody who watches no gap is looked for"
        await turns_of_the_loop()
        assert len(told) == 1

    asyncio.run(scene())


def test_a_timer_waits_on_through_a_gap() -> None:
    async def scene() -> None:
        real, rung = Real(), asyncio.Event()
        clock = SystemClock(real)
        watcher = clock.watch(lambda: None)
        timer = clock.later(0.02, rung.set)
        real.ms += 2 * GAP_MS
        stopped = clock.later(0, rung.set)
        stopped.cancel()
        await turns_of_the_loop()
        assert not rung.is_set()
        real.ms += 20
        await asyncio.wait_for(rung.wait(), PATIENCE)
        timer.cancel()
        watcher.cancel()

    asyncio.run(scene())


def test_real_time_goes_on_and_the_wall_clock_is_another_thing() -> None:
    clock = SystemClock()
    assert 0 <= clock.ms() <= clock.ms()
    assert clock.unix_ms() > 1_700_000_000_000


async def racing(bench: Bench, robin: Client, steps: int) -> None:
    """So many half seconds in which Robin deals and discards."""
    for n in range(steps):
        robin.rush(DISCARD if n % 2 else DEAL)
        bench.clock.forward(0.5)
        await bench.quiet(robin.room)


@pytest.mark.rule("BR-RUL-07", "BR-RUL-49")
@pytest.mark.parametrize("hours", [-1, 1], ids=["back", "forward"])
def test_setting_the_wall_clock_changes_nothing_in_a_race(tmp_path: Path, hours: int) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, stall_seconds=30)
        await racing(bench, robin, 4)
        at = room.now()
        bench.clock.set_wall(hours * HOUR)
        assert room.now() == at
        await racing(bench, robin, 4)
        assert room.now() == at + 2000
        assert not room.match.over
        same_views(room, robin, mako)
        for _ in range(29):
            bench.clock.forward(1)
            await bench.quiet(room)
        assert not room.match.over
        bench.clock.forward(1)
        await bench.quiet(room)
        assert room.match.over, "nobody moved for 30 seconds"

    run(tmp_path, scene)


@pytest.mark.parametrize("hours", [-1, 1], ids=["back", "forward"])
def test_setting_the_wall_clock_changes_nothing_for_whose_turn_it_is(tmp_path: Path, hours: int) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"clock_seconds": 30})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        bench.clock.forward(10)
        bench.clock.set_wall(hours * HOUR)
        robin.say(type="look", seat=0)
        await robin.settled()
        assert robin.state["clock_ms"] == 20_000
        bench.clock.forward(19.9)
        await robin.settled()
        assert room.match.history == []
        bench.clock.forward(0.1)
        await mako.turn()
        assert [row[0] for row in room.match.history] == [30_000]

    run(tmp_path, scene)


@pytest.mark.parametrize("hours", [-1, 1], ids=["back", "forward"])
def test_a_games_own_clock_does_not_follow_the_wall_clock(tmp_path: Path, hours: int) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"pace": "clock", "seconds": 10, "hand": 2})
        robin, _mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        bench.clock.forward(4)
        bench.clock.set_wall(hours * HOUR)
        bench.clock.forward(5.999)
        await robin.settled()
        assert room.match.history == []
        bench.clock.forward(0.001)
        await robin.until(lambda m: m["type"] == "state" and m["view"]["round"] == 2)
        assert [row[:2] for row in room.match.history] == [(10_000, -1)]

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-49")
def test_who_comes_back_to_a_machine_that_slept_finds_the_race_paused(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, stall_seconds=30)
        await racing(bench, robin, 3)
        at = room.now()
        bench.clock.sleep(HOUR)
        await bench.quiet(room)
        assert robin.view["phase"] == mako.view["phase"] == "paused"
        assert room.now() == at
        bench.clock.forward(HOUR)
        await bench.quiet(room)
        assert not room.match.over
        robin.rush(RESUME)
        mako.rush(RESUME)
        await bench.quiet(room)
        assert robin.view["phase"] == "countdown"
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        assert robin.view["phase"] == "live"
        same_views(room, robin, mako)
        await racing(bench, robin, 2)
        assert robin.view["phase"] == "live"

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-49")
def test_a_vote_that_was_on_its_way_does_not_keep_the_race_from_its_pause(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        mako.rush(PAUSE)
        await bench.quiet(room)
        robin.rush(DEAL)
        bench.clock.sleep(HOUR)
        await bench.quiet(room)
        assert robin.view["phase"] == mako.view["phase"] == "paused"
        same_views(room, robin, mako)

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-49")
def test_a_countdown_that_was_interrupted_ends_in_a_pause(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot")
        robin = await bench.join(room)
        bench.clock.sleep(HOUR)
        await bench.quiet(room)
        robin.rush(READY)
        await bench.quiet(room)
        assert robin.view["phase"] == "countdown"
        bench.clock.forward(1)
        bench.clock.sleep(HOUR)
        await bench.quiet(room)
        assert robin.view["phase"] == "countdown"
        bench.clock.forward(2)
        await bench.quiet(room)
        assert robin.view["phase"] == "paused"
        robin.rush(RESUME)
        await bench.quiet(room)
        bench.clock.forward(1)
        bench.clock.sleep(HOUR)
        bench.clock.forward(2)
        await bench.quiet(room)
        assert robin.view["phase"] == "paused", "the countdown after a pause as well"
        robin.rush(RESUME)
        await bench.quiet(room)
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        assert robin.view["phase"] == "live"

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-49")
def test_where_nobody_may_pause_the_race_goes_on_from_where_it_stood(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, pause="never", stall_seconds=30)
        bench.clock.forward(10)
        await bench.quiet(room)
        at = room.now()
        bench.clock.sleep(HOUR)
        await bench.quiet(room)
        assert (robin.view["phase"], room.now()) == ("live", at)
        await racing(bench, robin, 2)
        assert not any(a in (PAUSE, FORFEIT) for *_, a in room.match.history)
        same_views(room, robin, mako)

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-49")
def test_bots_alone_race_on(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "bot", "bot")
        watcher = await bench.join(room, None)
        await bench.quiet(room)
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        bench.clock.sleep(HOUR)
        await bench.quiet(room)
        assert watcher.view["phase"] == "live"

    run(tmp_path, scene)


@pytest.mark.parametrize("options", [{"clock_seconds": 30}, {"pace": "clock", "seconds": 30}], ids=["house", "game"])
def test_the_clock_of_a_decision_stands_while_the_machine_sleeps(tmp_path: Path, options: dict[str, object]) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options=options)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        await mako.settled()
        bench.clock.forward(10)
        bench.clock.sleep(HOUR)
        assert (await robin.next("state"))["clock_ms"] == 20_000, "the page hears how its clock stands"
        bench.clock.forward(19.9)
        await robin.settled()
        assert room.match.history == []
        bench.clock.forward(0.1)
        await robin.until(lambda m: m["type"] == "state" and room.match.history)
        assert [row[0] for row in room.match.history] == [30_000]

    run(tmp_path, scene)


def test_after_a_restart_a_race_goes_on_from_its_last_decision_whatever_the_wall_clock_says(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, _ = await begun(bench, stall_seconds=30)
        await racing(bench, robin, 3)
        last = room.match.history[-1][0]
        for hours in (-3, 5):
            await bench.crash()
            bench.clock.set_wall(hours * HOUR)
            found = await bench.hall.room(room.record.id)
            assert found is not None
            assert found.now() == last
            room = found

    run(tmp_path, scene)
