"""A table, message by message: what is accepted, what is refused, who hears of it. On the toy game, time by hand."""

import hashlib
import random
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest
from tests.server.bench import EVE, MAKO, ROBIN, Bench, Client, run

from rumpus.kernel.records.chance import IS_SEALED
from rumpus.server.gateway import connection
from rumpus.server.gateway.connection import BURST
from rumpus.server.people.seats import chair
from rumpus.server.protocol import NewTable, Pong
from rumpus.server.refusal import Refusal

RAISE, CONCEDE = 9, 10
TOGETHER = {"pace": "together"}


def cards(client: Client) -> list[int]:
    """The actions of this client's decision that lay a card."""
    return [act["id"] for act in client.state["decision"]["actions"] if act["kind"] == "lay"]


async def finish(bench: Bench, *clients: Client) -> None:
    """Play on, each with the lowest card, until the game is over."""
    for _ in range(100):
        for client in clients:
            await client.settled()
            if client.state["decision"]:
                client.play(cards(client)[0])
                await client.settled()
        if clients[0].state["over"]:
            return
    raise AssertionError("the game does not end")


def test_who_comes_is_told_all(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        welcome = robin.all[0]
        assert welcome["type"] == "welcome"
        assert (welcome["table"], welcome["game"], welcome["you"]) == (room.record.id, "toy", [0])
        assert [seat["kind"] for seat in welcome["seats"]] == ["me", "bot"]
        assert len(welcome["seed_hash"]) == 64
        assert "seed" not in welcome
        state = robin.state
        assert (state["version"], state["as_seat"], state["log_from"]) == (1, 0, 0)
        assert state["view"]["mine"] == list(room.match.view(0)["mine"])
        assert state["decision"]["yours"]
        assert {"id", "name", "kind", "text"} <= set(state["decision"]["actions"][0])
        assert state["over"] is None
        assert state["waiting"] is None

    run(tmp_path, scene)


def test_who_gave_no_name_is_told_as_unnamed(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        assert not any(seat.unnamed for seat in room.presenter.seats(ROBIN))
        await bench.own(room, seats=(chair("me", None, "easy", ROBIN, 0), room.record.seats[1]))
        me, bot = room.presenter.seats(ROBIN)
        assert (me.name, me.unnamed, bot.unnamed) == ("Player 1", True, False)

    run(tmp_path, scene)


def test_a_play_moves_everybody_on(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        assert mako.state["as_seat"] == 1
        await robin.settled()
        assert mako.state["waiting"]["text"] == "Waiting for me-0"
        robin.play(cards(robin)[0])
        state = await robin.next("state")
        assert state["decision"] is None
        assert state["waiting"]["text"] == "Waiting for Player 2"
        assert (await mako.turn())["seat"] == 1
        assert mako.log[-1]["rule"]

    run(tmp_path, scene)


def test_several_actions_are_played_all_or_none(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin = await bench.join(room)
        lay = cards(robin)[0]
        before = room.match.state_bytes()
        robin.play(RAISE, RAISE)
        refused = await robin.next("refused")
        assert (refused["ref"], refused["rule"]) == (1, "TOY-RAISE-01")
        assert room.match.state_bytes() == before
        robin.play(RAISE, lay)
        await robin.next("state")
        assert [row[2] for row in room.match.history] == [RAISE, lay]

    run(tmp_path, scene)


def test_what_the_rules_forbid_is_refused_with_the_rule(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        before = room.match.state_bytes()
        foreign = next(a for a in range(9) if a not in cards(robin))
        robin.play(foreign)
        assert (await robin.next("refused"))["rule"] == "TOY-PLAY-01"
        robin.play(10_000)
        assert (await robin.next("refused"))["why"]["text"]
        mako.play(0)
        refused = await mako.until(lambda m: m["type"] == "refused")
        assert refused["rule"] == "TOY-PACE-01"
        assert room.match.state_bytes() == before

    run(tmp_path, scene)


def test_nobody_plays_for_another(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        watcher, stranger = await bench.join(room, EVE, watch=True), await bench.join(room, None)
        before, action = room.match.state_bytes(), cards(robin)[0]
        for client in (mako, watcher, stranger):
            for message in (
                {"type": "play", "ref": 1, "seat": 0, "version": client.state["version"], "actions": [action]},
                {"type": "concede", "seat": 0},
                {"type": "undo", "seat": 0},
                {"type": "hint", "seat": 0},
                {"type": "look", "seat": 0},
            ):
                client.say(**message)
                refused = await client.until(lambda m: m["type"] == "refused")
                assert refused["why"]["text"] == "This isn't your seat."
        watcher.say(type="speed", bot_pause_ms=0)
        assert (await watcher.until(lambda m: m["type"] == "refused"))["why"]["text"].startswith("Only people at")
        assert room.match.state_bytes() == before
        for seat in (5, 7):
            robin.play(action, seat=seat)
            assert (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"] == "This isn't your seat."

    run(tmp_path, scene)


def test_a_doubled_play_happens_once(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin = await bench.join(room)
        robin.play(RAISE, version=1)
        robin.play(RAISE, version=1)
        robin.play(cards(robin)[0], version=1)
        kinds = [m["type"] for m in await robin.settled()]
        assert kinds == ["state", "refused", "refused"]
        assert len(room.match.history) == 1

    run(tmp_path, scene)


def test_a_stale_play_is_refused_even_when_its_action_is_legal_again(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"hand": 4})
        robin = await bench.join(room)
        first = cards(robin)
        robin.play(first[0])
        await robin.turn()
        stale = [a for a in first[1:] if a in cards(robin)]
        robin.play(stale[0], version=1)
        refused = await robin.until(lambda m: m["type"] == "refused")
        assert "moved on" in refused["why"]["text"]
        for version in (0, 10_000):
            robin.play(stale[0], version=version)
            assert "moved on" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]
        robin.play(stale[0])
        assert (await robin.next())["type"] == "state"

    run(tmp_path, scene)


def test_crossing_plays_of_a_simultaneous_round_both_count(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options=TOGETHER)
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        old = mako.state["version"]
        robin.play(cards(robin)[0])
        await robin.settled()
        mako.play(cards(mako)[0], version=old)
        await mako.settled()
        assert room.match.view(-1)["round"] == 2
        assert not [m for m in mako.all if m["type"] == "refused"]

    run(tmp_path, scene)


def test_the_order_of_commits_does_not_matter(tmp_path: Path) -> None:
    ends = []
    for order in ((0, 1), (1, 0)):

        async def scene(bench: Bench, order: tuple[int, int] = order) -> None:
            room = await bench.open("me", "me", options=TOGETHER, seed=5)
            for seat in order:
                await room.act(seat, [room.match.actions(seat)[0]])
            ends.append([room.match.view(p) for p in (-1, 0, 1)])

        folder = tmp_path / str(order[0])
        folder.mkdir()
        run(folder, scene)
    assert ends[0] == ends[1]


def test_who_sees_nothing_new_hears_nothing(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin = await bench.join(room)
        watcher = await bench.join(room, None)
        await robin.settled()
        quiet = len(watcher.all)
        robin.say(type="look", seat=0)
        robin.say(type="speed", bot_pause_ms=10)
        robin.play(10_000)
        await robin.settled()
        room.publish()
        assert len(watcher.all) == quiet

    run(tmp_path, scene)


def test_a_lost_connection_is_healed_by_coming_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        robin.play(cards(robin)[0])
        await robin.settled()
        await mako.leave()
        await robin.until(lambda m: m["type"] == "state" and not m["seats"][1]["here"])
        back = await bench.join(room, MAKO)
        assert back.state["version"] == 1
        assert back.state["log_from"] == 0
        assert back.state["decision"]["seat"] == 1
        assert [line["text"] for line in back.log][-1] == [line["text"] for line in robin.log][-1]
        await robin.until(lambda m: m["type"] == "state" and m["seats"][1]["here"])

    run(tmp_path, scene)


def test_a_play_that_was_sent_counts_though_the_line_dropped(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin = await bench.join(room)
        robin.play(cards(robin)[0])
        await robin.leave()
        back = await bench.join(room)
        assert len(room.match.history) == 1
        assert back.state["decision"] is None

    run(tmp_path, scene)


def test_where_the_table_says_so_undo_against_bots_takes_the_bots_play_back_too(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot", options={"free_undo": True})
        robin = await bench.join(room)
        assert robin.state["undo"] is None
        robin.say(type="undo", seat=0)
        assert (await robin.next("refused"))["why"]["text"]
        start = room.match.state_bytes()
        lines = list(robin.log)
        robin.play(RAISE, cards(robin)[0])
        await robin.turn()
        assert len(room.match.history) > 2
        assert robin.state["undo"] == 0
        robin.say(type="undo", seat=0)
        await robin.until(lambda m: m["type"] == "state" and m["undo"] is None)
        assert room.match.state_bytes() == start
        assert robin.log == lines
        stored = await bench.store.load(room.record.id)
        assert stored is not None
        assert stored[1] == []
        robin.play(cards(robin)[-1])
        assert (await robin.turn())["yours"]

    run(tmp_path, scene)


def test_undo_against_people_stops_where_somebody_else_has_acted(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        robin.play(RAISE)
        await robin.settled()
        assert robin.state["undo"] == 0
        robin.say(type="undo", seat=0)
        await robin.settled()
        assert room.match.history == []
        robin.play(cards(robin)[0])
        await robin.settled()
        assert robin.state["undo"] is None
        robin.say(type="undo", seat=0)
        assert "can't take this back" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]
        await mako.turn()
        assert mako.state["undo"] is None

    run(tmp_path, scene)


def test_what_a_bot_has_answered_is_not_taken_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        robin.play(cards(robin)[0])
        await robin.turn()
        assert robin.state["undo"] is None
        before = room.match.state_bytes()
        robin.say(type="undo", seat=0)
        assert "can't take this back" in (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"]
        assert room.match.state_bytes() == before

    run(tmp_path, scene)


def test_a_hint_is_a_bots_advice_on_what_the_seat_knows(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        wanted = cards(robin)[1]
        bench.bots.answers = [(wanted, RAISE)]  # the next step alone is told
        robin.say(type="hint", seat=0)
        hint = await robin.next("hint")
        button = next(act["text"]["text"] for act in robin.state["decision"]["actions"] if act["id"] == wanted)
        assert (hint["seat"], hint["actions"]) == (0, [wanted])
        assert hint["text"]["text"] == f"{button}."
        assert "estimate" not in hint, "no numbers of the search"
        (job,) = bench.bots.jobs
        assert (job.seat, job.level) == (0, "hard")
        assert job.state != room.match.state_bytes(), "what the seat cannot know is dealt anew"
        bench.bots.answers = [(10_000,)]
        robin.say(type="hint", seat=0)
        assert (await robin.next("hint"))["actions"] == []

    run(tmp_path, scene)


def test_a_hint_that_comes_too_late_is_not_given(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"hints": True})
        robin = await bench.join(room)
        bench.bots.gate.clear()
        robin.say(type="hint", seat=0)
        robin.say(type="hint", seat=0)
        assert (await robin.next("refused"))["why"]["text"] == "The hint is on its way."
        robin.play(cards(robin)[0])
        await robin.next("state")
        bench.bots.gate.set()
        assert not [m for m in await robin.settled() if m["type"] == "hint"]
        robin.say(type="hint", seat=0)
        assert (await robin.next("refused"))["why"]["text"] == "It isn't your turn."

    run(tmp_path, scene)


def test_hints_are_off_between_people_unless_the_table_wants_them(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        for options, allowed in (({}, False), ({"hints": True}, True)):
            room = await bench.open("me", "empty", options=options)
            robin = await bench.join(room)
            await bench.join(room, MAKO)
            await robin.settled()
            assert robin.state["decision"]["hint"] is allowed
            robin.say(type="hint", seat=0)
            assert (await robin.next())["type"] == ("hint" if allowed else "refused")

    run(tmp_path, scene)


def test_every_table_is_dealt_from_a_secret_of_its_own(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        rooms = [await bench.open("me", "empty"), await bench.open("me", "bot"), await bench.open("me", "bot")]
        for room in rooms:
            assert isinstance(room.match.seed, bytes)
            assert room.match.s.rng[IS_SEALED] == 1
            assert room.table.job(0, "easy", room.now()).state.find(room.match.seed) == -1
        assert len({room.match.seed for room in rooms}) == 3
        robin, mako = await bench.join(rooms[0]), await bench.join(rooms[0], MAKO)
        await finish(bench, robin, mako)
        robin.say(type="again")
        following = await robin.until(lambda m: m["type"] == "welcome")
        assert bench.hall.rooms[following["table"]].match.seed != rooms[0].match.seed

    run(tmp_path, scene)


def test_conceding_ends_a_duel_and_reveals_the_seed(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        mako.say(type="concede", seat=1)
        over = (await mako.until(lambda m: m["type"] == "state" and m["over"]))["over"]
        assert (over["winners"], over["id"]) == ([0], "TOY-END-02")
        assert room.match.seed == bytes.fromhex(over["seed"])
        secret = f"{over['seed']}:{over['salt']}"
        assert hashlib.sha256(secret.encode()).hexdigest() == robin.all[0]["seed_hash"]
        robin.say(type="play", ref=1, seat=0, version=1, actions=[0])
        assert (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"] == "The game is over."
        robin.say(type="concede", seat=0)
        assert (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"] == "The game is over."
        assert await bench.hall.mine(ROBIN) == []

    run(tmp_path, scene)


def test_again_opens_one_new_table_for_all(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", options={"highest": 5, "clock_seconds": 30})
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        robin.say(type="again")
        assert (await robin.until(lambda m: m["type"] == "refused"))["why"]["text"] == "This game isn't over."
        await finish(bench, robin, mako)
        robin.say(type="again")
        mako.say(type="again")
        first = await robin.until(lambda m: m["type"] == "welcome")
        second = await mako.until(lambda m: m["type"] == "welcome")
        assert first["table"] == second["table"] != room.record.id
        following = await bench.hall.room(first["table"])
        assert following is not None
        new, old = (await bench.join(following)).all[0], robin.all[0]
        assert (new["you"], second["you"]) == ([0], [1])
        assert new["options"] == old["options"]
        assert (new["options"]["highest"], new["options"]["clock_seconds"]) == (5, 30)
        assert new["seed_hash"] != old["seed_hash"]

    run(tmp_path, scene)


def test_what_came_of_a_deed_is_seen_before_a_hot_seat_changes_hands(tmp_path: Path) -> None:
    """With the eyes of who did it, while the other person does not look yet."""

    async def scene(bench: Bench) -> None:
        room = await bench.open(
            "me", "me", game="brawlhalla", options={"legend_pick": "random", "start_spots": "spread"}
        )
        table, chance = await bench.join(room), random.Random(5)
        state, seen = table.state, list[tuple[int, int, list[str]]]()
        while not state["over"] and len(seen) < 3:
            if state["curtain"] is not None:
                table.say(type="look", seat=state["curtain"])
            else:
                table.play(chance.choice(state["decision"]["actions"])["id"])
            before, state = state, await table.next("state")
            if before["as_seat"] != state["as_seat"] and "beats" in state:
                kinds = {line["n"]: line["kind"] for line in state["log"]}
                seen.append((before["as_seat"], state["as_seat"], [kinds[one["n"]] for one in state["beats"]]))
        assert [(before >= 0, after) for before, after, _ in seen] == [(True, -1)] * 3
        assert all(kinds for *_, kinds in seen)

    run(tmp_path, scene)


def test_a_hot_seat_shows_a_hand_only_after_look(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "me")
        table = await bench.join(room)
        state = table.state
        assert (state["as_seat"], state["curtain"], state["decision"], state["view"]["mine"]) == (-1, 0, None, None)
        table.play(room.match.actions(0)[0], seat=0)
        assert (await table.next("refused"))["why"]["text"] == "me-0 looks first."
        table.say(type="look", seat=0)
        state = await table.next("state")
        assert (state["as_seat"], state["curtain"], state["log_from"]) == (0, None, 0)
        table.play(cards(table)[0])
        state = await table.next("state")
        assert (state["as_seat"], state["curtain"], state["decision"], state["view"]["mine"]) == (-1, 1, None, None)
        table.say(type="look", seat=0)
        state = await table.next("state")
        assert (state["as_seat"], state["curtain"]) == (-1, 1), "it is the other one's turn"
        table.say(type="look", seat=1)
        state = await table.next("state")
        assert (state["as_seat"], state["decision"]["seat"]) == (1, 1)

    run(tmp_path, scene)


def test_an_empty_seat_goes_to_the_first_who_comes(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty", "empty")
        robin = await bench.join(room)
        assert await room.sit(ROBIN) == 0, "who has a seat gets no second one"
        assert await room.sit(MAKO, "  Mako\n\t the   Great and far too long a name") == 1
        state = await robin.until(lambda m: m["type"] == "state" and m["seats"][1]["kind"] == "person")
        assert state["seats"][1]["name"] == "Mako the Great and far t"
        assert await room.sit(EVE) == 2
        assert await room.sit("nobody") is None
        row = (await bench.hall.mine(MAKO))[0]
        assert (row.table, row.your_turn) == (room.record.id, False)
        assert (await bench.hall.mine(ROBIN))[0].your_turn

    run(tmp_path, scene)


@pytest.mark.parametrize(
    ("wanted", "told"),
    [
        ({"game": "chess", "seats": [{"kind": "me"}, {"kind": "bot"}]}, "no game"),
        ({"game": "toy", "seats": [{"kind": "me"}]}, "needs 2 seats"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"hand": 9}}, "hand"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"luck": 9}}, "luck"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"clock_seconds": 5}}, "clock_seconds"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "bot"}], "options": {"on_leave": "cry"}}, "on_leave"),
        ({"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "seed": 1}, "seed"),
    ],
)
def test_a_table_that_cannot_be_is_refused_in_one_sentence(tmp_path: Path, wanted: dict[str, Any], told: str) -> None:
    async def scene(bench: Bench) -> None:
        with pytest.raises((Refusal, ValueError)) as refused:
            await bench.hall.create(ROBIN, msgspec.convert(wanted, NewTable))
        assert told in str(refused.value)
        assert "\n" not in str(refused.value)
        assert not bench.hall.rooms

    run(tmp_path, scene)


def test_a_visitor_cannot_open_tables_without_end(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        wanted = msgspec.convert({"game": "chess", "seats": [{"kind": "me"}]}, NewTable)
        told = set()
        for _ in range(31):
            with pytest.raises(Refusal) as refused:
                await bench.hall.create(ROBIN, wanted)
            told.add(str(refused.value)[:15])
        assert "That's a lot of" in told
        bench.clock.forward(61)
        with pytest.raises(Refusal, match="no game"):
            await bench.hall.create(ROBIN, wanted)

    run(tmp_path, scene)


def test_too_many_messages_and_too_much_nonsense_end_the_connection(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        with mock.patch.object(connection, "BURST", BURST):
            flood = await bench.join(room)
        noise = await bench.join(room)
        for _ in range(61):
            flood.say(type="ping", t=1)
        assert "Too many" in (await flood.until(lambda m: m["type"] == "error"))["text"]
        await flood.task
        for _ in range(20):
            noise.put("nonsense")
        await noise.task
        assert [m["type"] for m in noise.all].count("error") == 20
        assert not room.viewers

    run(tmp_path, scene)


def test_a_client_that_does_not_read_is_dropped_and_others_play_on(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        slow = next(viewer for viewer in room.viewers if viewer.visitor == MAKO)
        for _ in range(300):
            slow.send(Pong(1.0))
        await mako.task
        robin.play(cards(robin)[0])
        await robin.settled()
        assert len(room.match.history) == 1

    run(tmp_path, scene)


def test_a_table_nobody_needs_is_forgotten_and_found_again(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin = await bench.join(room)
        robin.play(RAISE)
        await robin.settled()
        bench.clock.forward(61)
        assert room.record.id in bench.hall.rooms, "somebody is here"
        await robin.leave()
        bench.clock.forward(61)
        assert not bench.hall.rooms
        again = await bench.hall.room(room.record.id)
        assert again is not None
        assert again is not room
        assert again.match.state_bytes() == room.match.state_bytes()
        assert await bench.hall.room("nonesuch") is None

    run(tmp_path, scene)
