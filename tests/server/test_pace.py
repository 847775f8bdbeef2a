"""What moves without a message: bots and their pause, the clock, a person who left, a real-time game's own clock."""

from pathlib import Path

import pytest
from tests.server.bench import MAKO, Bench, Client, run

from rumpus.server.bots.pool import BotError
from rumpus.server.store.base import StoreError, Write
from rumpus.server.store.sql import Store
from rumpus.server.table.actor import RETRY_SECONDS
from rumpus.server.table.timers import LEAVE_SECONDS

RAISE = 9


def cards(client: Client) -> list[int]:
    """The actions of this client's decision that lay a card."""
    return [act["id"] for act in client.state["decision"]["actions"] if act["kind"] == "lay"]


def test_a_bot_pauses_so_that_people_can_follow(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"hand": 1})
        robin = await bench.join(room)
        robin.say(type="speed", bot_pause_ms=700)
        robin.play(cards(robin)[0])
        state = await robin.until(lambda m: m["type"] == "state")
        assert state["waiting"]["text"] == "bot-1 is thinking"
        await robin.settled()
        bench.clock.forward(0.699)
        assert not [m for m in await robin.settled() if m["type"] == "state"]
        bench.clock.forward(0.001)
        await robin.until(lambda m: m["type"] == "state")

    run(tmp_path, scene)


def test_a_bot_plays_its_whole_thought_at_once(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        bench.bots.gate.clear()
        room = await bench.open("bot", "me", options={"hand": 2})
        lay = room.match.actions(0)[0]
        bench.bots.answers = [(RAISE, lay)]
        bench.bots.gate.set()
        robin = await bench.join(room)
        await robin.turn()
        assert [row[1:] for row in room.match.history] == [(0, RAISE), (0, lay)]
        stored = await bench.store.load(room.record.id)
        assert stored is not None
        assert [row.play for row in stored[1]] == [0, 0]

    run(tmp_path, scene)


def test_a_bot_that_errs_still_plays_something_legal(tmp_path: Path) -> None:
    answers: list[tuple[int, ...] | Exception] = [BotError("gone"), (), (10_000,), (RAISE, RAISE)]
    for n, answer in enumerate(answers):

        async def scene(bench: Bench, answer: tuple[int, ...] | Exception = answer) -> None:
            bench.bots.gate.clear()
            bench.bots.answers = [answer]
            room = await bench.open("bot", "me", options={"hand": 2})
            legal = room.match.actions(0)
            bench.bots.gate.set()
            robin = await bench.join(room)
            await robin.turn()
            assert room.match.history[0][2] in legal

        folder = tmp_path / str(n)
        folder.mkdir()
        run(folder, scene)


def test_a_bot_is_asked_with_hidden_cards_dealt_anew(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("bot", "me", options={"hand": 4}, seed=3)
        robin = await bench.join(room)
        await robin.turn()
        spec, job = room.match.spec, bench.bots.jobs[0]
        import numpy as np

        asked = spec.records.State.at(np.frombuffer(bytearray(job.state), spec.records.State.dtype))
        first = spec.sight.view(room.match.t, asked, 0)
        assert first["mine"] is not None
        hands = set()
        for _ in range(20):
            told = room.table.job(1, "hard", room.now())
            state = spec.records.State.at(np.frombuffer(bytearray(told.state), spec.records.State.dtype))
            assert spec.sight.view(room.match.t, state, 1) == room.match.view(1), "what the seat knows is as it is"
            hands.add(tuple(spec.sight.view(room.match.t, state, 0)["mine"]))
        assert len(hands) > 3, "what it cannot know is another deal each time"

    run(tmp_path, scene)


def test_a_thought_that_comes_after_an_undo_is_dropped(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        bench.bots.gate.clear()
        robin.play(cards(robin)[0])
        await robin.settled()
        assert robin.state["undo"] == 0, "also while the bot thinks"
        robin.say(type="undo", seat=0)
        await robin.settled()
        bench.bots.gate.set()
        await robin.settled()
        assert room.match.history == []
        assert robin.state["decision"]["yours"]

    run(tmp_path, scene)


def test_bots_alone_wait_for_somebody_to_look(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("bot", "bot")
        assert room.idle
        watcher = await bench.join(room, None)
        await watcher.until(lambda m: m["type"] == "state" and m["over"])

    run(tmp_path, scene)


def test_an_expired_decision_is_the_passive_choice(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"clock_seconds": 30})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        assert robin.state["clock_ms"] == 30_000
        passive = room.match.spec.actions.passive(room.match.t, room.match.s, 0)
        bench.clock.forward(10)
        robin.play(RAISE)
        await robin.settled()
        assert robin.state["clock_ms"] == 30_000, "another decision, another 30 seconds"
        bench.clock.forward(29.999)
        assert not [m for m in await mako.settled() if m["type"] == "state" and m["decision"]]
        bench.clock.forward(0.001)
        await mako.turn()
        assert [row[1:] for row in room.match.history] == [(0, RAISE), (0, passive)]
        assert [row[0] for row in room.match.history] == [10_000, 40_000]

    run(tmp_path, scene)


@pytest.mark.rule("BU-RUL-87")
def test_a_game_may_have_an_action_of_its_own_for_a_decision_whose_time_is_up(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        told = {"clock_seconds": 30, "first_team": "agreed"}
        room = await bench.open("me", "empty", game="brutality", options=told)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        bench.clock.forward(30)
        await mako.turn()
        assert [row[1:] for row in room.match.history] == [(0, room.match.spec.actions.lapse)]
        assert room.match.s.heroes[0].design == 1

    run(tmp_path, scene)


def test_a_play_that_beats_the_clock_counts(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"clock_seconds": 30})
        robin, _mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        chosen = cards(robin)[-1]
        robin.play(chosen)
        bench.clock.forward(30)
        await robin.settled()
        assert [row[1:] for row in room.match.history][:1] == [(0, chosen)] or room.match.history[0][2] != chosen
        assert len([row for row in room.match.history if row[1] == 0]) == 1

    run(tmp_path, scene)


def test_the_clock_stands_while_nobody_is_here(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"clock_seconds": 30})
        robin = await bench.join(room)
        await robin.leave()
        bench.clock.forward(300)
        assert room.match.history == []
        again = await bench.hall.room(room.record.id)
        assert again is not None
        back = await bench.join(again)
        await back.settled()
        assert back.state["clock_ms"] == 30_000

    run(tmp_path, scene)


def test_a_bot_sits_in_for_who_left_and_gives_the_seat_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.leave()
        await mako.settled()
        bench.clock.forward(LEAVE_SECONDS - 0.001)
        await mako.settled()
        assert room.match.history == []
        bench.clock.forward(0.001)
        await mako.turn()
        assert {row[1] for row in room.match.history} == {0}
        back = await bench.join(room)
        mako.play(cards(mako)[0])
        await mako.settled()
        while not room.match.over and 0 not in room.match.active:
            mako.play(cards(mako)[0])
            await mako.settled()
        await back.turn()
        before = len(room.match.history)
        bench.clock.forward(LEAVE_SECONDS * 2)
        await back.settled()
        assert len(room.match.history) == before, "the person is back and decides"

    run(tmp_path, scene)


def test_who_comes_back_in_time_keeps_the_seat(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.leave()
        await mako.settled()
        bench.clock.forward(LEAVE_SECONDS / 2)
        back = await bench.join(room)
        bench.clock.forward(LEAVE_SECONDS)
        await back.settled()
        assert room.match.history == []

    run(tmp_path, scene)


def test_a_table_may_make_who_left_concede(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"on_leave": "concede"})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.leave()
        await mako.settled()
        bench.clock.forward(LEAVE_SECONDS)
        over = (await mako.until(lambda m: m["type"] == "state" and m["over"]))["over"]
        assert over["winners"] == [1]

    run(tmp_path, scene)


def test_who_plays_bots_alone_never_counts_as_gone(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        await robin.leave()
        assert bench.clock.waiting <= 1, "only the hall's sweeper"
        bench.clock.forward(LEAVE_SECONDS * 10)
        assert room.match.history == []

    run(tmp_path, scene)


def test_a_real_time_game_strikes_by_its_own_clock(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"pace": "clock", "seconds": 10, "hand": 2})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        bench.clock.forward(4)
        robin.play(cards(robin)[-1])
        await robin.settled()
        bench.clock.forward(5.999)
        await robin.settled()
        assert room.match.view(-1)["round"] == 1
        bench.clock.forward(0.001)
        await mako.until(lambda m: m["type"] == "state" and m["view"]["round"] == 2)
        assert [row[:2] for row in room.match.history] == [(4000, 0), (10_000, -1)]
        await bench.crash()
        again = await bench.hall.room(room.record.id)
        assert again is not None
        assert again.match.state_bytes() == room.match.state_bytes()

    run(tmp_path, scene)


class FailingStore(Store):
    """A store whose next decisions can be made to fail."""

    failures = 0

    async def commit(self, table: str, epoch: int, write: Write) -> None:  # type: ignore[override]  # no future
        if self.failures and write.plays:
            self.failures -= 1
            raise StoreError("disk full")
        await super().commit(table, epoch, write)


def test_a_bot_tries_again_after_a_failed_write(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        assert isinstance(bench.store, FailingStore)
        bench.bots.gate.clear()
        room = await bench.open("bot", "me", options={"hand": 2})
        robin = await bench.join(room)
        bench.store.failures = 1
        bench.bots.gate.set()
        while bench.store.failures:
            await robin.settled()
        await robin.settled()
        assert room.match.history == []
        bench.clock.forward(RETRY_SECONDS)
        await robin.turn()
        assert room.match.history

    run(tmp_path, scene, FailingStore)
