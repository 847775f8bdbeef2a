"""A table in real time, message by message, on a clock moved by hand: BRAWL's Tournament Mode."""

import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.bench import EVE, MAKO, ROBIN, Bench, Client, run

from rumpus.games.brawl.rules.ids import CONCEDE, DEAL, DISCARD, END, FORFEIT, PAUSE, PICK_UP, PLAY, READY, RESUME
from rumpus.games.toy.rules.ids import CLOCK
from rumpus.kernel.contract.real_time import Race
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.seal import seed_of
from rumpus.server.bots.worker import tempo
from rumpus.server.table.room import Room

COUNTDOWN = 3.0


async def table(bench: Bench, *seats: str, **options: Any) -> Room:
    """A BRAWL table in Tournament Mode, always with the same shuffle."""
    return await bench.open(*(seats or ("me", "empty")), game="brawl", options=options)


async def begun(bench: Bench, **options: Any) -> tuple[Room, Client, Client]:
    """Two people who have confirmed, after the countdown."""
    room = await table(bench, **options)
    robin, mako = await bench.join(room), await bench.join(room, MAKO)
    robin.rush(READY)
    mako.rush(READY)
    await bench.quiet(room)
    bench.clock.forward(0.2)  # past the slot, at a table that has them
    await bench.quiet(room)
    bench.clock.forward(COUNTDOWN)
    await bench.quiet(room)
    assert robin.view["phase"] == mako.view["phase"] == "live"
    return room, robin, mako


def same_views(room: Room, *clients: Client) -> None:
    """Every client's view, patched together, is the view of its seat."""
    for client in clients:
        assert client.view == room.match.view(client.state["as_seat"]), client.state["as_seat"]


async def dealt(bench: Bench, room: Room, client: Client, word: str) -> dict[str, Any]:
    """Deal until the hand holds such a card; the card."""
    seat = client.state["as_seat"]
    for _ in range(60):
        client.rush(DEAL)
        await bench.quiet(room)
        card: dict[str, Any] = client.view["mine"]["hand"]
        if client.view["types"][card["type"]]["word"] == word and client.view["seats"][seat]["deck"]:
            return card
        client.rush(DISCARD)
        await bench.quiet(room)
    raise AssertionError(f"no {word} in the deck")


def by_name(room: Room, seat: int, name: str) -> int:
    """An action by its name."""
    return room.match.spec.actions.parse(room.match.t, room.match.s, seat, name)


@pytest.mark.rule("BR-RUL-31", "BR-ARB-08")
def test_both_confirm_then_a_countdown_then_live(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        assert robin.all[0]["real_time"]
        assert robin.state["decision"] is None
        robin.rush(DEAL)
        refused = await robin.until(lambda m: m["type"] == "refused")
        assert (refused["code"], refused["ref"]) == ("not_started", 1)
        robin.rush(READY)
        beat = await robin.until(lambda m: m["type"] == "beat")
        assert (beat["ref"], beat["seat"], beat["action_kind"], beat["seq"]) == (2, 0, "ready", 0)
        beat = await mako.until(lambda m: m["type"] == "beat")
        assert (beat["ref"], beat["seat"]) == (None, 0)
        mako.rush(READY)
        await bench.quiet(room)
        assert robin.view["phase"] == "countdown"
        mako.rush(DEAL)
        assert (await mako.until(lambda m: m["type"] == "refused"))["code"] == "not_started"
        bench.clock.forward(COUNTDOWN - 0.001)
        await bench.quiet(room)
        assert robin.view["phase"] == "countdown"
        bench.clock.forward(0.001)
        await bench.quiet(room)
        assert robin.view["phase"] == mako.view["phase"] == "live"
        tick = robin.all[-2] if robin.all[-1]["type"] == "pong" else robin.all[-1]
        same_views(room, robin, mako)
        assert any(m["type"] == "beat" and (m["seat"], m["action_kind"]) == (-1, "tick") for m in robin.all), tick

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-01", "BR-REAL-01", "BR-REAL-02")
def test_each_plays_without_waiting_and_all_views_follow(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        watcher = await bench.join(room, EVE, watch=True)
        for _ in range(6):
            robin.rush(DEAL)
            robin.rush(DISCARD)
        mako.rush(DEAL)
        await bench.quiet(room)
        assert [a for _, p, a in room.match.history if p == 0][1:] == [DEAL, DISCARD] * 6
        same_views(room, robin, mako, watcher)
        assert mako.view["mine"]["hand"]
        assert robin.view["seats"][1]["hand"] == {**robin.view["seats"][1]["hand"], "card": None}

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-02", "BR-ARB-03", "BR-RUL-02")
def test_a_photo_finish_tells_both_who_was_first(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        one, other = await dealt(bench, room, robin, "add_hit"), await dealt(bench, room, mako, "add_hit")
        types = robin.view["types"]
        for _ in range(20):
            if types[one["type"]]["colours"] != types[other["type"]]["colours"]:
                break
            mako.rush(DISCARD)
            other = await dealt(bench, room, mako, "add_hit")
        there = by_name(room, 0, "play A1.a")
        robin.rush(there, card=one["id"], sent=100.5)
        await bench.quiet(room)
        bench.clock.forward(0.085)
        mako.rush(there, card=other["id"], sent=7.0)
        refused = await mako.until(lambda m: m["type"] == "refused")
        assert (refused["code"], refused["late_ms"], refused["by"]) == ("wrong_colour", 85, 0)
        told = {"type": "photo", "space": "A1.a", "first": 0, "second": 1, "ms": 85, "won": "first"}
        assert await mako.until(lambda m: m["type"] == "photo") == told
        assert await robin.until(lambda m: m["type"] == "photo") == told
        assert mako.view["mine"]["hand"]["id"] == other["id"], "the card is still in the hand"
        same_views(room, robin, mako)
        bench.clock.forward(0.5)
        mako.rush(there, card=other["id"])
        refused = await mako.until(lambda m: m["type"] == "refused")
        assert (refused["code"], refused["late_ms"], refused["by"]) == ("wrong_colour", None, None)

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-04")
def test_two_plays_on_one_spot_may_both_count(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, deck_a="sparrow", deck_b="sparrow")
        one, other = await dealt(bench, room, robin, "add_hit"), await dealt(bench, room, mako, "add_hit")
        for _ in range(30):
            if robin.view["types"][one["type"]]["colours"] == robin.view["types"][other["type"]]["colours"]:
                break
            mako.rush(DISCARD)
            other = await dealt(bench, room, mako, "add_hit")
        there = by_name(room, 0, "play A1.a")
        robin.rush(there, card=one["id"])
        mako.rush(there, card=other["id"])
        photo = await robin.until(lambda m: m["type"] == "photo")
        assert (photo["first"], photo["second"], photo["ms"], photo["won"]) == (0, 1, 0, "both")
        await bench.quiet(room)
        assert len(robin.view["bases"]["A1"]["ends"][0]["cards"]) == 2

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-07")
def test_doubled_stale_and_foreign_messages(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.rush(DEAL, ref=50)
        robin.rush(DEAL, ref=50)
        await bench.quiet(room)
        assert [a for _, p, a in room.match.history if p == 0] == [READY, DEAL], "the doubled one is ignored"
        before = room.match.state_bytes()
        robin.rush(DISCARD, card=51)
        refused = await robin.until(lambda m: m["type"] == "refused")
        held = robin.view["mine"]["hand"]["id"]
        assert (refused["code"] == "card_mismatch") == (held != 51)
        watcher = await bench.join(room, EVE, watch=True)
        for client in (mako, watcher):
            client.rush(DISCARD, 0)
            assert (await client.until(lambda m: m["type"] == "refused"))["why"]["text"] == "This isn't your seat."
        for nonsense in (2**31 - 1, 31, 2951):
            robin.rush(nonsense)
            assert (await robin.until(lambda m: m["type"] == "refused"))["code"]
        robin.say(type="play", ref=1, seat=0, version=robin.version, actions=[DISCARD])
        assert "real time" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]
        robin.say(type="undo", seat=0)
        assert "done" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]
        robin.say(type="rush", ref=-1, seat=0, action=0)
        assert (await robin.until(lambda m: m["type"] == "error"))["text"]
        if held != 51:
            assert room.match.state_bytes() == before

    run(tmp_path, scene)


def test_a_hint_in_real_time_is_what_the_hand_would_do_next(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, _ = await begun(bench, hints=True)
        before = room.match.state_bytes()
        bench.bots.moves = [(DEAL, 300), (-1, 500), (DISCARD, 300)]
        hints = []
        for _ in range(3):
            robin.say(type="hint", seat=0)
            hints.append(await robin.next("hint"))
        assert [(one["text"]["text"], one["actions"]) for one in hints] == [
            ("Deal the top card of your deck: your hand is free, and 34 cards are left in your deck.", [DEAL]),
            ("Wait: nothing helps right now.", []),
            ("No hint right now.", []),
        ]
        assert not bench.bots.jobs, "no search: the hand answers"
        assert {job.level for job in bench.bots.looks} == {"hard"}
        assert room.match.state_bytes() == before

    run(tmp_path, scene)


def test_a_table_in_turns_takes_no_rush(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin = await bench.join(room)
        assert not robin.all[0]["real_time"]
        robin.rush(0)
        assert (await robin.until(lambda m: m["type"] == "refused"))["why"][
            "text"
        ] == "This table isn't played in real time."

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-03")
def test_hands_wait_at_a_table_with_a_hand_interval(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, _ = await begun(bench, hand_ms=150)
        for action in (DEAL, DISCARD, DEAL, DISCARD, DEAL, DEAL):
            robin.rush(action)
        refused = await robin.until(lambda m: m["type"] == "refused")
        assert (refused["code"], refused["rule"], refused["ref"]) == ("too_fast", "BR-RUL-03", 7)
        start = room.now()
        bench.clock.forward(0.150)
        await bench.quiet(room)
        bench.clock.forward(0.150)
        await bench.quiet(room)
        done = [(now - start, a) for now, p, a in room.match.history if p == 0][1:]
        assert done == [(0, DEAL), (0, DISCARD), (150, DEAL), (150, DISCARD), (300, DEAL)]

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-01")
def test_a_table_with_slots_collects(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, arbitration="slot", slot_ms=100)
        n = len(room.match.history)
        robin.rush(DEAL)
        mako.rush(DEAL)
        await bench.quiet(room)
        assert len(room.match.history) == n
        bench.clock.forward(0.1)
        await bench.quiet(room)
        assert {p for _, p, _ in room.match.history[n:]} == {0, 1}
        assert all(now % 100 == 0 for now, *_ in room.match.history[n:])

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-22")
def test_who_stays_away_forfeits(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, disconnect_seconds=20)
        await mako.leave()
        await bench.quiet(room)
        bench.clock.forward(19.9)
        await bench.quiet(room)
        assert not room.match.over
        mako = await bench.join(room, MAKO)
        bench.clock.forward(19.9)
        await bench.quiet(room)
        assert not room.match.over
        robin.rush(DEAL)
        await bench.quiet(room)
        await mako.leave()
        bench.clock.forward(20)
        await bench.quiet(room)
        assert room.match.history[-1][1:] == (1, FORFEIT)
        assert robin.state["over"]["winners"] == [0]

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-22")
def test_nobody_forfeits_before_the_start(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        robin.rush(READY)
        await bench.quiet(room)
        await mako.leave()
        bench.clock.forward(120)
        await bench.quiet(room)
        assert not room.match.over

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-07")
def test_the_stall_clock_ends_a_table_where_nobody_moves(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench, stall_seconds=30)
        for _ in range(30):
            bench.clock.forward(1)
            await bench.quiet(room)
        assert room.match.over
        assert robin.state["over"]["winners"] == mako.state["over"]["winners"]
        assert any(m["type"] == "beat" and m["patch"].get("warned") for m in robin.all)

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-31")
def test_bots_are_ready_at_once_and_agree_to_a_pause(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot")
        robin = await bench.join(room)
        await bench.quiet(room)
        assert robin.view["seats"][1]["ready"]
        robin.rush(READY)
        await bench.quiet(room)
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        assert robin.view["phase"] == "live"
        robin.rush(PAUSE)
        await bench.quiet(room)
        assert robin.view["phase"] == "paused"
        same_views(room, robin)

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-01", "BR-RUL-03", "BR-RUL-31")
def test_a_bots_hand_is_busy_until_its_request_is_decided(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot", arbitration="slot", slot_ms=100, hand_ms=400)
        robin = await bench.join(room)
        robin.rush(READY)
        await bench.quiet(room)
        bench.clock.forward(0.1)
        await bench.quiet(room)
        bench.bots.moves = [(DEAL, 10), (DISCARD, 10), (DEAL, 10)]
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        for _ in range(12):
            bench.clock.forward(0.1)
            await bench.quiet(room)
        rows = await bench.store.requests(room.record.id)
        assert [(row.action, row.code) for row in rows if row.seat == 1] == [
            (READY, ""),
            (DEAL, ""),
            (DISCARD, ""),
            (DEAL, ""),
        ]

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-22", "BR-RUL-31")
def test_in_a_pause_people_may_go_away_and_nobody_holds_up_the_game(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.rush(PAUSE)
        await bench.quiet(room)
        assert robin.view["phase"] == "live"
        mako.rush(PAUSE)
        await bench.quiet(room)
        assert robin.view["phase"] == "paused"
        await mako.leave()
        bench.clock.forward(300)
        await bench.quiet(room)
        assert not room.match.over
        robin.rush(RESUME)
        await bench.quiet(room)
        assert robin.view["phase"] == "countdown"
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        assert robin.view["phase"] == "live"
        bench.clock.forward(30)
        await bench.quiet(room)
        assert room.match.history[-1][1:] == (1, FORFEIT)

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-03")
def test_a_bot_moves_at_its_tempo_and_its_plays_are_judged_like_any(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot")
        robin = await bench.join(room)
        robin.rush(READY)
        await bench.quiet(room)
        bench.bots.moves = [(DEAL, 900), (DISCARD, 600), (DISCARD, 100)]
        await bench.own(room, bot_pause_ms=450)
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        for step in (0.449, 0.001, 0.299, 0.001, 0.050):
            bench.clock.forward(step)
            await bench.quiet(room)
        start = room.match.s.started
        done = [(now - start, a) for now, p, a in room.match.history if p == 1][1:]
        assert done == [(450, DEAL), (750, DISCARD)], "half the pause, half the delay; the third was refused"
        looks = len(bench.bots.looks)
        robin.rush(DEAL)
        await bench.quiet(room)
        assert len(bench.bots.looks) == looks + 1, "a bot with nothing to do looks again after a change"
        bench.clock.forward(0.5)
        await bench.quiet(room)
        assert len(bench.bots.looks) == looks + 2, "and after half a second"
        assert not any(m["type"] == "refused" for m in robin.all), "nobody hears of another's refusals"

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-03")
def test_the_worker_asks_the_bot_of_the_game(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot", bot_delay_min=200, bot_delay_max=200)
        robin = await bench.join(room)
        robin.rush(READY)
        await bench.quiet(room)
        bench.clock.forward(COUNTDOWN)
        await bench.quiet(room)
        job = room.table.job(1, "hard", room.now())
        assert tempo(job) == tempo(job) == (DEAL, 200)
        robin.rush(PAUSE)
        await bench.quiet(room)
        assert tempo(room.table.job(1, "easy", room.now())) == (-1, 500)

    run(tmp_path, scene)


def test_no_worker_is_given_the_secret(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, "me", "bot")
        secret = seed_of(room.record.seed)
        assert isinstance(secret, bytes)
        assert secret in room.match.state_bytes(), "the state deals from it"
        for job in (room.table.job(1, "hard", room.now()),):
            assert not any(secret[i : i + 4] in job.state for i in range(0, len(secret), 4))
        assert secret in room.match.state_bytes()

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-06")
def test_no_bot_sits_where_only_people_may(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        with pytest.raises(Exception, match="people only"):
            await table(bench, "me", "bot", stall_seconds=0)
        await table(bench, "me", "empty", stall_seconds=0)

    run(tmp_path, scene)


def test_lags_are_told_to_everybody_once_a_second(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.say(type="lag", ms=23.4)
        mako.say(type="lag", ms=80)
        await bench.quiet(room)
        bench.clock.forward(1)
        assert (await mako.until(lambda m: m["type"] == "lags"))["ms"] == [23, 80]
        assert (await robin.until(lambda m: m["type"] == "lags"))["ms"] == [23, 80]
        robin.say(type="ping", t=5.0)
        pong = await robin.until(lambda m: m["type"] == "pong")
        assert (pong["t"], pong["now"]) == (5.0, room.now())
        await mako.leave()
        robin.say(type="lag", ms=30)
        await bench.quiet(room)
        bench.clock.forward(1)
        assert (await robin.until(lambda m: m["type"] == "lags"))["ms"] == [30, None]

    run(tmp_path, scene)


def test_one_person_in_two_tabs(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, _ = await begun(bench)
        second = await bench.join(room, ROBIN)
        second.rush(DEAL, ref=1)
        mine = await second.until(lambda m: m["type"] == "beat")
        assert mine["ref"] == 1
        await bench.quiet(room)
        last = [m for m in robin.all if m["type"] == "beat"][-1]
        assert (last["seat"], last["ref"]) == (0, None)
        assert robin.view["mine"]["hand"] == second.view["mine"]["hand"] is not None
        same_views(room, robin, second)
        await second.leave()
        await bench.quiet(room)
        bench.clock.forward(60)
        assert not any(a == FORFEIT for *_, a in room.match.history), "the other tab is still there"

    run(tmp_path, scene)


def test_a_lost_line_heals_with_a_full_state(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        robin.rush(DEAL, sent=31.5, ref=99)
        await bench.quiet(room)
        await robin.leave()
        mako.rush(DEAL)
        mako.rush(DISCARD)
        await bench.quiet(room)
        robin = await bench.join(room)
        same_views(room, robin, mako)
        assert robin.log == room.presenter.log(0)
        robin.rush(DEAL, sent=31.5, ref=99)
        await bench.quiet(room)
        assert [a for _, p, a in room.match.history if p == 0] == [READY, DEAL], "sent again, it is the same request"
        robin.rush(DISCARD)
        await bench.quiet(room)
        same_views(room, robin, mako)
        assert (robin.log[-1]["n"], robin.log) == (len(robin.log) - 1, room.presenter.log(0))

    run(tmp_path, scene)


def test_a_race_of_two_in_random_order_leaves_every_view_right(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await begun(bench)
        watcher = await bench.join(room, None)
        chance = random.Random(4)
        for _ in range(400):
            client = chance.choice((robin, mako))
            mine = client.view["mine"]
            if room.match.over or mine is None:
                break
            known = {a for a in mine["can"].values() if a < CONCEDE}
            acts = [*known, *mine["play"].values(), *mine["top"].values(), PICK_UP, PLAY + END]
            client.rush(chance.choice(acts), card=None)
            if chance.random() < 0.4:
                await bench.quiet(room)
                bench.clock.forward(0.5 + chance.random())  # so that nobody sends more than a connection may
        await bench.quiet(room)
        same_views(room, robin, mako, watcher)
        assert len(room.match.history) > 60

    run(tmp_path, scene)


def test_any_game_can_be_played_in_real_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy game, which offers nothing but its rules: judged by them, its view compared for what has changed."""
    monkeypatch.setitem(vars(find("toy")), "race", Race(on=lambda t: t.pace == CLOCK))

    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"pace": "clock"})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        for _ in range(200):
            if room.match.over:
                break
            for client in (robin, mako):
                legal = room.match.actions(client.state["as_seat"])
                client.rush(legal[0] if legal else 0)
            await bench.quiet(room)
            same_views(room, robin, mako)
            bench.clock.forward(0.7)
        assert room.match.over
        codes = {m["code"] for m in robin.all if m["type"] == "refused"}
        robin.rush(0)
        assert (await robin.until(lambda m: m["type"] == "refused"))["code"] == "game_over"
        assert codes <= {"illegal"}
        assert {m["action_kind"] for m in mako.all if m["type"] == "beat"} >= {"lay"}
        assert robin.log == room.presenter.log(0)

    run(tmp_path, scene)


@pytest.mark.rule("BR-RUL-22")
def test_in_training_the_turn_waits_as_long_then_the_seat_forfeits(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await table(bench, mode="training", disconnect_seconds=15)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        assert not robin.all[0]["real_time"]
        first, other = (robin, mako) if room.match.active == (0,) else (mako, robin)
        gone = first.state["as_seat"]
        await other.leave()
        bench.clock.forward(100)
        await bench.quiet(room)
        assert not room.match.over, "it was not the turn of who left"
        other = await bench.join(room, MAKO if first is robin else ROBIN)
        await first.leave()
        await bench.quiet(room)
        bench.clock.forward(14.9)
        await bench.quiet(room)
        assert not room.match.over
        bench.clock.forward(0.2)
        await bench.quiet(room)
        assert room.match.history[-1][1:] == (gone, FORFEIT)

    run(tmp_path, scene)


@pytest.mark.rule("BR-ARB-07")
def test_what_is_sent_again_and_again_leaves_nothing_behind(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, _ = await begun(bench)
        for _ in range(5):
            robin.rush(DEAL, ref=77)
            await bench.quiet(room)
        assert [m["ref"] for m in robin.all if m["type"] == "beat" and m["ref"] is not None].count(77) == 1
        assert not room._asked
        quiet = await table(bench, "me", "bot")
        await bench.join(quiet)
        for _ in range(20):
            bench.clock.forward(0.5)
            await bench.quiet(quiet)
        assert len(quiet._changes) <= 1, "a bot that looks again waits for one change, not for all it has waited for"

    run(tmp_path, scene)
