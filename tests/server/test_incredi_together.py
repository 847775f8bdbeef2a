"""IncrediBrawl at the server: several seats decide at once and in secret - people, bots, taking back, too late."""

from pathlib import Path
from typing import Any

import pytest
from tests.helpers.offers import legal
from tests.server.bench import EVE, MAKO, Bench, run
from tests.server.incredi import BUY, PASS, WITHDRAW, asked, back_to, both_may_refill, forward, states, table, usual

from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.server.table import model
from rumpus.server.table.players import SLACK, answer_seconds


@pytest.mark.rule("IB-SEL-02", "IB-SEL-03")
def test_people_choose_in_any_order_and_others_hear_only_that_they_have(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        eve = await bench.join(room, EVE)
        for client in (robin, mako, eve):
            await client.settled()
            assert client.state["decision"]["what"]["text"] == "Choose a character"
        stale = mako.state["version"]
        eve.play(legal(eve.state)[0])
        await bench.quiet(room)
        for client in (robin, mako):
            last = states(client)[-1]
            assert last["view"]["waiting"] == [0, 1]
            assert last["view"]["seats"][2]["chosen"]
            assert last["log"][-1]["text"].endswith("is ready")
            assert last["log"][-1]["args"]["answer"] is None
        mako.play(legal(mako.state)[-1], version=stale)
        await bench.quiet(room)
        assert asked(room) == "select 0", "what another seat did does not make a choice stale"
        assert robin.state["waiting"] is None
        assert mako.state["waiting"]["text"] == "Waiting for me-0"

    run(tmp_path, scene)


@pytest.mark.rule("IB-SEL-05", "IB-R-LOCK")
def test_a_choice_is_withdrawn_until_the_last_is_in_and_no_later(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        first, second = legal(robin.state)[:2]
        robin.play(first)
        await bench.quiet(room)
        assert robin.state["decision"] is None
        assert robin.state["undo"] is None
        robin.play(second)
        no = await robin.until(lambda m: m["type"] == "refused")
        assert no["rule"] == "IB-SEL-05"
        assert robin.state["view"]["mine"]["selected"] == first
        robin.play(WITHDRAW, version=1)
        await bench.quiet(room)
        assert robin.state["view"]["mine"]["selected"] is None
        assert not mako.state["view"]["seats"][0]["chosen"]
        robin.play(second)
        await bench.quiet(room)
        mako.play(legal(mako.state)[0])
        await bench.quiet(room)
        robin.play(WITHDRAW)
        no = await robin.until(lambda m: m["type"] == "refused")
        assert no["rule"] == "IB-SEL-05"
        assert room.match.s.seats[0].fighter.card == second + 1

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-LOCK")
def test_a_choice_is_withdrawn_while_a_bot_is_the_last_to_choose(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot")
        robin = await bench.join(room)
        await robin.settled()
        robin.play(legal(robin.state)[0])
        await bench.quiet(room)
        assert asked(room) == "select 1"
        robin.play(WITHDRAW)
        await bench.quiet(room)
        assert asked(room) == "select 01"
        await forward(bench, room, 2)
        assert asked(room) == "select 0", "the bot chose meanwhile, and does not choose again"
        robin.play(WITHDRAW)
        assert (await robin.until(lambda m: m["type"] == "refused"))["rule"] == "IB-SEL-05"
        robin.play(legal(robin.state)[1])
        await bench.quiet(room)
        assert room.match.s.seats[1].fighter.card

    run(tmp_path, scene)


@pytest.mark.rule("IB-SEL-02")
def test_bots_choose_alone_and_at_the_same_time(tmp_path: Path) -> None:
    """Each is asked once, on a deal that nobody's choice has touched, and waits for nobody."""

    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot", "bot", "bot")
        robin = await bench.join(room)
        await robin.settled()
        assert sorted(job.seat for job in bench.bots.jobs) == [1, 2, 3]
        robin.play(legal(robin.state)[0])
        await bench.quiet(room)
        assert len(bench.bots.jobs) == 3, "a choice of somebody else makes no bot think anew"
        await forward(bench, room, 1)
        assert {row[1] for row in room.match.history} >= {0, 1, 2, 3}

    run(tmp_path, scene)


@pytest.mark.rule("IB-SEL-03", "IB-DRAW-12")
@pytest.mark.parametrize("ask", ["select", "draw", "refill"])
def test_a_bot_is_given_the_same_state_whatever_was_chosen(tmp_path: Path, ask: str) -> None:
    async def scene(bench: Bench) -> None:
        more = {"refill_timing": "draw_step"} if ask == "draw" else {}
        room = await table(bench, "me", "me", "me", seed=2, **more)
        while len(room.match.active) < 2 or prompts.asked(room.match.s) != ask:
            await room.act(room.match.active[0], usual(room.match))
        chooser, other = room.match.active[:2]
        given = []
        for action in room.match.actions(chooser):
            twin = room.match.copy()
            twin.play(chooser, action)
            given.append({twin.redealt(other, number).state_bytes() for number in range(6)})
        assert len(given) > 1
        assert all(states == given[0] for states in given), "the same deals for the same numbers"

    run(tmp_path, scene)


@pytest.mark.rule("IB-SEL-03", "IB-PU-01")
def test_a_bot_takes_as_long_without_a_choice_as_with_many(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The one has a single character and is not even asked, the other thinks for a while."""
    begin = model.start

    def start(spec: Any, record: Any) -> Any:
        match = begin(spec, record)
        match.s.seats[1].characters = 1 << 4
        return match

    monkeypatch.setattr(model, "start", start)

    async def scene(bench: Bench) -> None:
        bench.bots.gate.clear()
        room = await table(bench, "me", "bot", "bot")
        await bench.join(room)
        assert [job.seat for job in bench.bots.jobs] == [2]
        await forward(bench, room, 0.5, 0.1)
        bench.bots.gate.set()
        await forward(bench, room, 0.3, 0.1)
        assert room.match.history == []
        await forward(bench, room, 0.1, 0.1)
        assert [row[0] for row in room.match.history] == [900, 900]
        assert [answer_seconds(room, level) for level in ("random", "easy", "hard")] == [
            SLACK,
            0.15 + SLACK,
            1 + SLACK,
        ], "without a pause: as long as it may think at most"

    run(tmp_path, scene)


def test_a_late_thought_is_told_at_a_full_step(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        bench.bots.gate.clear()
        room = await table(bench, "me", "bot")
        robin = await bench.join(room)
        await forward(bench, room, 1.1, 0.1)
        bench.bots.gate.set()
        await forward(bench, room, 0.2, 0.1)
        assert room.match.history == []
        await forward(bench, room, 0.1, 0.1)
        assert [row[:2] for row in room.match.history] == [(1400, 1)]
        assert robin.state["view"]["seats"][1]["chosen"]

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-REFILL")
@pytest.mark.parametrize("other", ["bot", "empty"])
def test_a_standing_pass_alone_is_not_taken_back(tmp_path: Path, other: str) -> None:
    """The page sets it by itself: what was decided before it is taken back, with it."""

    async def scene(bench: Bench) -> None:
        seed = 5 if other == "bot" else None
        room = await table(bench, "me", other, seed=seed, refill_timing="any_time")
        robin = await bench.join(room)
        if other == "empty":
            await bench.join(room, MAKO)
        await robin.settled()
        robin.play(ids.STAND)
        await bench.quiet(room)
        assert room.match.s.seats[0].standing
        assert robin.state["undo"] is None
        robin.say(type="undo", seat=0)
        await robin.until(lambda m: m["type"] == "refused")
        if other == "bot":
            robin.play(legal(robin.state)[0])
            await bench.quiet(room)
            robin.play(ids.LIFT)
            await bench.quiet(room)
            assert robin.state["undo"] == 0
            robin.say(type="undo", seat=0)
            await robin.until(lambda m: m["type"] == "state" and m["undo"] is None)
            assert room.match.s.seats[0].standing
            assert robin.state["view"]["mine"]["selected"] is None

    run(tmp_path, scene)


@pytest.mark.rule("IB-SEL-05")
def test_nothing_is_taken_back_once_the_others_have_revealed(tmp_path: Path) -> None:
    """Also against bots alone, where any other game gives a play back."""

    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot", seed=5)
        robin = await bench.join(room)
        await robin.settled()
        robin.play(legal(robin.state)[0])
        await bench.quiet(room)
        assert robin.state["undo"] == 0, "nobody has seen anything yet"
        await forward(bench, room, 1)
        assert room.match.s.seats[0].fighter.card
        assert robin.state["undo"] is None
        robin.say(type="undo", seat=0)
        assert "can't take this back" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]

    run(tmp_path, scene)


@pytest.mark.rule("IB-R-REFILL", "IB-DRAW-12")
def test_a_standing_pass_is_given_and_lifted_at_any_time_and_tells_nobody(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        before = len(mako.all)
        robin.play(ids.STAND, version=1)
        await bench.quiet(room)
        assert robin.state["view"]["seats"][0]["standing"]
        robin.play(ids.STAND)
        assert (await robin.until(lambda m: m["type"] == "refused"))["rule"] == "IB-R-REFILL"
        robin.play(ids.LIFT)
        await bench.quiet(room)
        assert not robin.state["view"]["seats"][0]["standing"]
        assert not [m for m in mako.all[before:] if m["type"] != "pong"], "who passes at stops is nobody's business"

    run(tmp_path, scene)


@pytest.mark.rule("IB-DRAW-12", "IB-R-REFILL")
def test_a_standing_pass_at_a_stop_looks_like_any_other_answer(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "me", seed=2)
        watcher = await bench.join(room, None)
        await both_may_refill(room)
        await bench.quiet(room)
        start = room.match
        told = []
        for action in (PASS, BUY, ids.STAND):
            before = len(watcher.all)
            await room.act(0, [action])
            await bench.quiet(room)
            sent = [message for message in watcher.all[before:] if message["type"] != "pong"]
            assert len(sent) == 1
            told.append({**sent[0], "version": 0, "log_from": 0, "now": 0, "log": sent[0]["log"][-1]})
            await back_to(room, start)
            await bench.quiet(room)
        assert told[0] == told[1] == told[2]
        assert told[0]["view"]["seats"][0]["answered"]

    run(tmp_path, scene)
