"""IncrediBrawl kept: a server killed among secret answers resumes with them, still secret; saves replay and verify."""

import random
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from tests.helpers.offers import legal
from tests.server.bench import MAKO, Bench, Client, run
from tests.server.incredi import GAMER, PASS, WITHDRAW, asked, both_may_refill, table

from rumpus.cli.saves import verified
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.load import load
from rumpus.server.replay.replay import replay
from rumpus.server.table.room import Room


async def resumed(bench: Bench, room: Room) -> tuple[Room, Client, Client]:
    """The server is killed and started again; both people come back."""
    await bench.crash()
    again = await bench.hall.room(room.record.id)
    assert again is not None
    return again, await bench.join(again), await bench.join(again, MAKO)


@pytest.mark.rule("IB-SEL-03", "IB-R-LOCK")
def test_a_face_down_card_survives_a_kill_and_stays_secret(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        chosen = legal(robin.state)[1]
        robin.play(chosen)
        await bench.quiet(room)
        seen, stored = mako.state, room.match.state_bytes()
        room, robin, mako = await resumed(bench, room)
        assert room.match.state_bytes() == stored
        assert robin.state["view"]["mine"]["selected"] == chosen
        for key in ("view", "decision", "waiting"):
            assert mako.state[key] == seen[key]
        assert mako.log[-1]["args"]["answer"] is None
        robin.play(WITHDRAW)
        await bench.quiet(room)
        assert asked(room) == "select 01", "and may still be taken back"

    run(tmp_path, scene)


@pytest.mark.rule("IB-DRAW-12")
def test_an_unseen_answer_survives_a_kill_and_counts(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "me", seed=2)
        await both_may_refill(room)
        before = room.match.s.seats[0].glory
        await room.act(0, [ids.BUY])
        await bench.crash()
        again = await bench.hall.room(room.record.id)
        assert again is not None
        assert again.match.view(1)["seats"][0]["glory"] == before
        assert again.match.view(0)["mine"]["answer"] == {"name": "buy", "card": None}
        await again.act(1, [PASS])
        assert again.match.s.seats[0].glory == before - 1

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-WINDOW")
def test_the_clock_of_a_window_stands_while_the_server_is_down(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty", **GAMER, hidden_windows="on")
        robin, _mako = await bench.join(room), await bench.join(room, MAKO)
        await bench.quiet(room)
        assert robin.state["clock_ms"] == 8000
        bench.clock.forward(3)
        robin.play(PASS)
        await bench.quiet(room)
        room, robin, mako = await resumed(bench, room)
        bench.clock.forward(0)
        assert mako.state["clock_ms"] == 5000, "as it stood when Robin answered"
        assert asked(room) == "window 1"
        bench.clock.forward(5)
        await bench.quiet(room)
        assert room.match.history[-1][1:] == (-1, -1)

    run(tmp_path, scene)


def test_nobody_is_told_a_secret_by_the_record_of_a_running_game(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, _mako = await bench.join(room), await bench.join(room, MAKO)
        first, last = (legal(robin.state)[i] for i in (0, -1))
        start = room.match.copy()
        told = []
        for action in (first, last):
            match = start.copy()
            match.play(0, action)
            room.table = replace(room.table, match=match)
            room.presenter.forget()
            told.append((await room.save(MAKO), await room.save(None)))
        assert told[0] == told[1]

    run(tmp_path, scene)


@pytest.mark.parametrize("options", [{}, {**GAMER, "hidden_windows": "on"}], ids=["casual", "live windows"])
def test_a_finished_game_is_saved_replayed_and_verified(tmp_path: Path, options: dict[str, Any]) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty", "empty", **options, max_rounds=10)
        robin = await bench.join(room)
        chance = random.Random(5)
        while not room.match.over:
            match = room.match
            bench.clock.forward(chance.choice((0.1, 0.5, 2.5)))
            if match.active and room.match is match:
                seat = chance.choice(match.active)
                await room.act(seat, [chance.choice(match.actions(seat))])
            await bench.quiet(room)
        text = await room.save(None)
        file = tmp_path / "game.save"
        file.write_text(text, "utf-8")
        ok, words = verified(str(file), robin.all[0]["seed_hash"])
        assert ok, words
        assert load(text).state_bytes() == room.match.state_bytes()
        told = replay(room.record.id, room.match, ())
        assert len(told.frames) == len(room.match.history)
        assert all(seat["seen"] for seat in told.view["seats"]), "the replay shows every hand"
        strokes = [frame for frame in told.frames if frame.seat == -1]
        assert bool(strokes) == bool(options)

    run(tmp_path, scene)
