"""A table that waits for its people: who may do what, who is ready, the count-down, who leaves, and its short code."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any
from unittest import mock

import msgspec
import pytest
from tests.server.bench import EVE, MAKO, ROBIN, Bench, Client, run
from tests.server.test_app import HERE, app, client, other

from rumpus.games.blitz_squad.content import codes
from rumpus.games.blitz_squad.content.load import load
from rumpus.kernel.words.saying import OF_HOUSE
from rumpus.server.clock import HandClock
from rumpus.server.people.codes import LEAST, MOST, WORDS, code_of, some_codes
from rumpus.server.people.limits import GUESSES, Guesses
from rumpus.server.protocol import FACES, NewTable
from rumpus.server.refusal import NOT_YOUR_SEAT, Missing, NotYet, Refusal, TooMany
from rumpus.server.table.meeting import BEGUN, ONLY_HOST, WAITS
from rumpus.server.table.room import Room
from rumpus.server.table.timers import COUNT_SECONDS, KEPT_SECONDS

__all__ = ["app", "client"]
JUNO = "juno." * 8


async def waiting(bench: Bench, *seats: str, game: str = "toy", **options: Any) -> Room:
    """A table of Robin's that waits."""
    chairs = [{"kind": kind, "name": "Robin"} if kind == "me" else {"kind": kind} for kind in seats]
    told = {"players": len(seats), **options} if game == "toy" else options
    wanted = {"game": game, "seats": chairs, "options": told, "meet": True}
    return await bench.hall.create(ROBIN, msgspec.convert(wanted, NewTable))


async def come(bench: Bench, room: Room, visitor: str | None, name: str | None = None) -> Client:
    """This visitor opens the link; with a name they sit down."""
    if visitor is not None and name is not None:
        await room.sit(visitor, name)
    made = Client(room, visitor)
    bench.clients.append(made)
    await made.next("welcome")
    await made.next("meeting")
    return made


async def now(one: Client, after: Client | None = None) -> dict[str, Any]:
    """The waiting table as this connection knows it, once all is read, also what came of `after`'s messages."""
    for told in (after, one):
        if told is not None:
            await told.settled()
    return next(message for message in reversed(one.all) if message["type"] == "meeting")


async def no(one: Client, **message: Any) -> str:
    """Why this is refused."""
    one.say(**message)
    told = await one.until(lambda said: said["type"] == "refused")
    return str(told["why"]["text"])


def kinds(told: dict[str, Any]) -> list[str]:
    return [seat["kind"] for seat in told["seats"]]


# ---------------------------------------------------------------- coming
def test_who_opens_the_link_takes_the_free_seat_and_the_next_one_looks_on(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty")
        robin = await come(bench, room, ROBIN)
        told = await now(robin)
        assert (kinds(told), told["you"], told["host"]) == (["me", "empty"], [0], True)
        mako = await come(bench, room, MAKO, "Mako")
        told = await now(mako)
        assert (kinds(told), told["you"], told["host"]) == (["person", "me"], [1], False)
        eve = await come(bench, room, EVE, "Eve")
        told = await now(eve)
        assert (kinds(told), told["you"], told["watching"]) == (["person", "person"], [], 1)
        assert [seat["name"] for seat in told["seats"]] == ["Robin", "Mako"]

    run(tmp_path, scene)


def test_nothing_of_the_deal_is_seen_before_the_table_begins(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", "bot")
        robin, eve = await come(bench, room, ROBIN), await come(bench, room, None)
        for one in (robin, eve):
            one.say(type="look", seat=0)
            one.say(type="hint", seat=0)
            one.say(type="play", ref=1, seat=0, version=1, actions=[9])
            await one.settled()
            assert {message["type"] for message in one.all} <= {"welcome", "meeting", "refused", "pong"}
            assert all("view" not in raw for raw in one.raw)
        assert await no(robin, type="concede", seat=0) == OF_HOUSE.say(WAITS)
        with pytest.raises(NotYet):
            await room.save(ROBIN)
        bench.clock.forward(60)
        await bench.quiet(room)
        assert room.match.history == []
        assert (await bench.hall.mine(ROBIN))[0].your_turn is False

    run(tmp_path, scene)


# ---------------------------------------------------------------- decks of one's own


def code(name: str = "landlord") -> str:
    """The code of a ready-made deck."""
    cards = load(None)
    return codes.code_of(cards.presets[name], cards)


def deck_of(room: Room, seat: int) -> list[int]:
    """The cards that a seat plays with."""
    return [int(card) for card in room.match.s.seats[seat].deck]


@pytest.mark.rule("BS-DECK-01", "BS-RUL-23")
def test_a_guest_brings_a_deck_and_plays_it(tmp_path: Path) -> None:
    """Everybody must be ready anew; the deck goes with its person, and stays for the next game."""

    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", game="blitz_squad")
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        assert (await now(mako))["decks"] == ["Front Room", "Cellar"]
        robin.say(type="prepared", ready=True)
        mako.say(type="bring", seat=1, deck=f" {code()} ")
        told = await now(mako, robin)
        assert (told["ready"], told["decks"][1]) == ([False, False], "Brakka, Wick, Hob, Kettle")
        robin.say(type="reseat", seat=0, to=1)
        assert (await now(mako, robin))["decks"] == ["Brakka, Wick, Hob, Kettle", "Cellar"]
        for one in (robin, mako):
            one.say(type="prepared", ready=True)
            await one.settled()
        bench.clock.forward(COUNT_SECONDS)
        await bench.quiet(room)
        cards = load(None)
        assert room.table.waiting is None
        assert deck_of(room, 0) == cards.presets["landlord"].numbers(cards)
        assert deck_of(room, 1) == cards.presets["cellar"].numbers(cards)

    run(tmp_path, scene)


@pytest.mark.rule("BS-DECK-01", "BS-RUL-23")
def test_a_bad_deck_is_one_clear_error_and_changes_nothing(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", game="blitz_squad", special_max=0)
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        before = room.record
        assert "6 special cards; this table allows 0" in await no(mako, type="bring", seat=1, deck=code())
        assert "its check does not fit" in await no(mako, type="bring", seat=1, deck=code("cellar")[:-3] + "AAA")
        assert "is no deck" in await no(mako, type="bring", seat=1, deck="front roam")
        assert "Nobody" in await no(mako, type="bring", seat=1, deck="Mine\nBrakka Mugsplitter, Nobody\n")
        assert await no(mako, type="bring", seat=0, deck="yard") == OF_HOUSE.say(NOT_YOUR_SEAT)
        assert await no(robin, type="bring", seat=1, deck="yard") == OF_HOUSE.say(NOT_YOUR_SEAT)
        assert room.record == before
        toys = await waiting(bench, "me", "empty")
        assert "no decks of your own" in await no(await come(bench, toys, ROBIN), type="bring", seat=0, deck="yard")

    run(tmp_path, scene)


@pytest.mark.rule("BS-RUL-51")
def test_a_secret_deck_is_told_to_nobody_else(tmp_path: Path) -> None:
    """Not by the options of the table either, before it begins and while it is played."""

    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", game="blitz_squad", deck_lists="closed", deck_a=code("yard"))
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        mako.say(type="bring", seat=1, deck=code())
        told = {one: (await now(one, mako))["decks"] for one in (robin, mako)}
        assert [told[robin][1], told[mako][0]] == ["", ""]
        assert "" not in (told[robin][0], told[mako][1])
        for one in (robin, mako):
            one.say(type="prepared", ready=True)
            await one.settled()
        bench.clock.forward(COUNT_SECONDS)
        await bench.quiet(room)
        for visitor, own, foreign in ((ROBIN, code("yard"), code()), (MAKO, code(), code("yard")), (EVE, "", code())):
            one = await bench.join(room, visitor, watch=visitor == EVE)
            await one.settled()
            assert all(foreign not in raw for raw in one.raw), visitor
            assert not own or any(own in raw for raw in one.raw)
        assert all(code() not in raw for raw in robin.raw)

    run(tmp_path, scene)


# ---------------------------------------------------------------- ready
async def both_ready(bench: Bench, game: str = "toy", **options: Any) -> tuple[Room, Client, Client]:
    """Two people, both ready; it counts down."""
    room = await waiting(bench, "me", "empty", game=game, **options)
    robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
    robin.say(type="prepared", ready=True)
    assert (await now(robin))["starts_ms"] is None
    mako.say(type="prepared", ready=True)
    assert (await now(mako))["starts_ms"] == 1000 * COUNT_SECONDS
    return room, robin, mako


@pytest.mark.parametrize("game", ["toy", "brawl", "incredibrawl", "brawlhalla", "blitz_squad", "brutality"])
def test_all_ready_counts_down_and_everybody_goes_to_the_table(game: str, tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await both_ready(bench, game)
        assert (await now(robin))["ready"] == [True, True]
        bench.clock.forward(COUNT_SECONDS)
        for one in (robin, mako):
            state = await one.until(lambda message: message["type"] == "state")
            assert state["view"] is not None
        assert not room.record.meeting
        assert room.match.names == ["Robin", "Mako"]
        assert room.now() == 0
        assert await no(robin, type="prepared", ready=False) == OF_HOUSE.say(BEGUN)
        assert await no(robin, type="vacate", seat=1) == OF_HOUSE.say(BEGUN)

    run(tmp_path, scene)


def test_ready_again_stops_the_count_down_and_it_starts_anew(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await both_ready(bench)
        bench.clock.forward(COUNT_SECONDS - 0.1)
        mako.say(type="prepared", ready=False)
        told = await now(mako)
        assert (told["starts_ms"], told["ready"]) == (None, [True, False])
        bench.clock.forward(10)
        assert room.record.meeting
        mako.say(type="prepared", ready=True)
        assert (await now(robin, mako))["starts_ms"] == 1000 * COUNT_SECONDS

    run(tmp_path, scene)


@pytest.mark.parametrize("what", ["leaves", "swaps", "takes back"])
def test_whatever_changes_stops_the_count_down(what: str, tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, robin, mako = await both_ready(bench)
        if what == "leaves":
            await mako.leave()
        elif what == "swaps":
            robin.say(type="reseat", seat=0, to=1)
        else:
            robin.say(type="vacate", seat=1)
        told = await now(robin)
        assert told["starts_ms"] is None or what == "swaps"
        if what == "swaps":  # all are ready still: it counts for those who see the new places
            assert told["starts_ms"] == 1000 * COUNT_SECONDS
        else:
            bench.clock.forward(COUNT_SECONDS)
            await bench.told(room)
            assert room.record.meeting

    run(tmp_path, scene)


def test_one_who_shares_the_screen_is_ready_with_all_seats_and_an_onlooker_never(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "me", "empty")
        robin = await come(bench, room, ROBIN)
        robin.say(type="prepared", ready=True)
        told = await now(robin)
        assert (told["ready"], told["starts_ms"]) == ([True, True, False], None)
        eve = await come(bench, room, EVE)
        assert "people at the table" in await no(eve, type="prepared", ready=True)

    run(tmp_path, scene)


# ---------------------------------------------------------------- leaving
def test_a_seat_is_kept_two_minutes_for_who_left(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty")
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        mako.say(type="prepared", ready=True)
        await mako.leave()
        told = await now(robin)
        assert (told["seats"][1]["here"], told["ready"]) == (False, [False, False])
        bench.clock.forward(KEPT_SECONDS - 1)
        await bench.told(room)
        again = await come(bench, room, MAKO)
        assert (await now(again))["you"] == [1]
        bench.clock.forward(5)
        await bench.told(room)
        assert kinds(await now(robin)) == ["me", "person"]
        await again.leave()
        await bench.told(room)
        bench.clock.forward(KEPT_SECONDS)
        told = await robin.until(lambda message: message["type"] == "meeting" and "empty" in kinds(message))
        assert kinds(told) == ["me", "empty"]

    run(tmp_path, scene)


def test_nobody_loses_a_seat_while_nobody_waits(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty")
        robin = await come(bench, room, ROBIN)
        await robin.leave()
        bench.clock.forward(2 * KEPT_SECONDS)
        found = await bench.hall.room(room.record.id)
        assert found is not None
        assert found.record.visitors == {ROBIN}

    run(tmp_path, scene)


def test_the_next_person_is_host_when_the_host_is_gone(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", "empty")
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        robin.say(type="vacate", seat=0)
        assert (await now(robin))["host"] is False
        told = await now(mako)
        assert (told["host"], kinds(told)) == (True, ["empty", "me", "empty"])
        await room.sit(ROBIN, "Robin")
        assert (await now(robin))["host"] is True
        assert (await now(mako))["host"] is False

    run(tmp_path, scene)


def test_a_waiting_table_outlives_the_server(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room, *_ = await both_ready(bench)
        table, code = room.record.id, room.record.code
        await bench.crash()
        found = await bench.hall.room(table)
        assert found is not None
        robin = await come(bench, found, ROBIN)
        told = await now(robin)
        assert (told["ready"], told["starts_ms"], told["code"]) == ([False, False], None, code)
        assert await bench.hall.by_code(code, EVE, "") == table

    run(tmp_path, scene)


# ---------------------------------------------------------------- the host
@pytest.mark.parametrize(
    "message",
    [
        {"type": "reseat", "seat": 0, "to": 1},
        {"type": "fill", "seat": 2},
        {"type": "vacate", "seat": 0},
    ],
)
def test_only_the_host_may(message: dict[str, Any], tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", "empty")
        mako, eve, nobody = (
            await come(bench, room, MAKO, "Mako"),
            await come(bench, room, EVE),
            await come(bench, room, None),
        )
        before = room.record
        for one in (mako, eve, nobody):
            assert await no(one, **message) == OF_HOUSE.say(ONLY_HOST)
        assert room.record == before
        robin = await come(bench, room, ROBIN)
        robin.say(**message)
        await robin.settled()
        assert room.record != before

    run(tmp_path, scene)


def test_the_host_changes_seats_fills_one_and_takes_it_back(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", "empty")
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        robin.say(type="reseat", seat=0, to=2)
        told = await now(robin)
        assert (kinds(told), told["you"]) == (["empty", "person", "me"], [2])
        robin.say(type="fill", seat=0, level="hard")
        told = await now(mako, robin)
        assert (kinds(told), told["seats"][0]["level"], told["ready"][0]) == (["bot", "me", "person"], "hard", True)
        robin.say(type="vacate", seat=0)
        robin.say(type="vacate", seat=1)
        told = await now(mako, robin)
        assert (kinds(told), told["you"]) == (["empty", "empty", "person"], [])
        assert await no(robin, type="vacate", seat=1) == "This seat is free already."
        assert "no such seat" in await no(robin, type="reseat", seat=0, to=5)
        assert "two different" in await no(robin, type="reseat", seat=0, to=0)

    run(tmp_path, scene)


def test_of_a_bot_and_a_person_for_one_seat_the_first_gets_it(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty")
        robin = await come(bench, room, ROBIN)
        await room.sit(MAKO, "Mako")
        assert await no(robin, type="fill", seat=1) == "Mako sits there now."
        robin.say(type="vacate", seat=1)
        robin.say(type="fill", seat=1)
        await robin.settled()
        assert await room.sit(MAKO, "Mako") is None

    run(tmp_path, scene)


def test_no_bot_sits_where_only_people_may(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty", game="brawl", fouls="claim")
        robin = await come(bench, room, ROBIN)
        told = await now(robin)
        assert "people only" in told["people_only"]
        assert await no(robin, type="fill", seat=1) == told["people_only"]

    run(tmp_path, scene)


def test_a_face_is_for_ones_own_seat(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty")
        robin, mako = await come(bench, room, ROBIN), await come(bench, room, MAKO, "Mako")
        mako.say(type="wear", seat=1, face=FACES - 1)
        assert (await now(robin, mako))["faces"] == [0, FACES - 1]
        assert await no(mako, type="wear", seat=0, face=3) == "This isn't your seat."
        mako.say(type="wear", seat=1, face=FACES)
        assert (await mako.until(lambda said: said["type"] == "error"))["text"]

    run(tmp_path, scene)


def test_a_table_that_waits_has_somebody_to_wait_for(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        with pytest.raises(Refusal, match="No seat is free"):
            await waiting(bench, "me", "bot")

    run(tmp_path, scene)


def test_a_table_in_play_knows_no_meeting(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await bench.open("me", "bot")
        robin = await bench.join(room)
        assert await no(robin, type="prepared", ready=True) == OF_HOUSE.say(BEGUN)

    run(tmp_path, scene)


# ---------------------------------------------------------------- codes
def test_a_code_is_a_word_and_a_number_however_it_is_typed() -> None:
    assert len(WORDS) == len(set(WORDS)) > 240
    assert all(word.isalpha() and word.islower() and 3 <= len(word) <= 9 for word in WORDS)
    for code in some_codes():
        word, number = code.split("-")
        assert word in WORDS
        assert LEAST <= int(number) <= MOST
    for typed in ("fox-42", "FOX 42", " Fox42 ", "fox_42", "fox - 42"):
        assert code_of(typed) == "fox-42"
    for wrong in (
        "",
        "fox",
        "42",
        "fox 4",
        "fox 421",
        "42 fox",
        "f\u00f6x 42",
        "fox 42 bear",
        "x" * 41,
        "fox\u0664\u0662",
    ):
        assert code_of(wrong) is None


def test_codes_are_one_tables_alone_and_free_again_when_it_is_over(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        rooms = [await waiting(bench, "me", "empty") for _ in range(3)]
        codes = [room.record.code for room in rooms]
        assert len(set(codes)) == 3
        assert await bench.hall.by_code(codes[1].upper().replace("-", " "), EVE, "") == rooms[1].record.id
        assert await bench.store.free_code(codes) is None
        room, robin = rooms[0], await come(bench, rooms[0], ROBIN)
        robin.say(type="fill", seat=1)
        robin.say(type="prepared", ready=True)
        await robin.settled()
        bench.clock.forward(COUNT_SECONDS)
        await robin.until(lambda message: message["type"] == "state")
        assert await bench.hall.by_code(codes[0], EVE, "") == room.record.id
        robin.say(type="concede", seat=0)
        await robin.until(lambda message: message["type"] == "state" and message["over"])
        with pytest.raises(Missing):
            await bench.hall.by_code(codes[0], EVE, "")
        assert await bench.store.free_code(codes) == codes[0]

    run(tmp_path, scene)


def test_who_gets_a_code_that_another_process_took_meanwhile_gets_another(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        with mock.patch.object(bench.store, "free_code", side_effect=["fox-42", "fox-42", "fox-43"]):
            rooms = [await waiting(bench, "me", "empty") for _ in range(2)]
        assert [room.record.code for room in rooms] == ["fox-42", "fox-43"]

    run(tmp_path, scene)


def test_wrong_codes_are_limited_right_ones_are_not(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        room = await waiting(bench, "me", "empty")
        for _ in range(2 * GUESSES):
            assert await bench.hall.by_code(room.record.code, EVE, "198.51.100.7") == room.record.id
        for n in range(GUESSES):
            with pytest.raises(Missing):
                await bench.hall.by_code(f"nobody {n}", f"visitor {n}", "198.51.100.7")
        with pytest.raises(TooMany):
            await bench.hall.by_code(room.record.code, JUNO, "198.51.100.7")
        assert await bench.hall.by_code(room.record.code, JUNO, "203.0.113.9") == room.record.id
        bench.clock.forward(61)
        assert await bench.hall.by_code(room.record.code, JUNO, "198.51.100.7") == room.record.id

    run(tmp_path, scene)


def test_guesses_that_come_all_at_once_are_limited_too(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        tried = [bench.hall.by_code(f"nobody {n}", f"visitor {n}", "198.51.100.7") for n in range(3 * GUESSES)]
        told = await asyncio.gather(*tried, return_exceptions=True)
        assert [type(one) for one in told].count(Missing) == GUESSES
        assert [type(one) for one in told].count(TooMany) == 2 * GUESSES

    run(tmp_path, scene)


def test_guesses_are_forgotten_after_a_minute() -> None:
    clock = HandClock()
    guesses = Guesses(clock)
    for _ in range(GUESSES):
        guesses.ask(ROBIN, "")
        guesses.wrong(ROBIN, "")
        clock.forward(1)
    with pytest.raises(TooMany) as no:
        guesses.ask(ROBIN, "")
    assert no.value.seconds == 60 - GUESSES
    guesses.ask(MAKO, "")
    clock.forward(60 - GUESSES)
    guesses.ask(ROBIN, "")


def test_a_code_leads_to_its_table_over_http(client: Any) -> None:
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "options": {"players": 2}, "meet": True}
    table = client.post("/api/tables", json=wanted).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/ws") as line:
        line.receive_json()
        code = line.receive_json()["code"]
    friend = other(client)
    assert friend.get(f"/api/codes/{code.upper().replace('-', '%20')}").json() == {"table": table}
    wrong = friend.get("/api/codes/nobody%2010")
    assert wrong.status_code == 404
    assert "FOX 42" in wrong.json()["error"]
    assert HERE


def test_a_table_that_waits_shows_no_cards(client: Any) -> None:
    options = {"legend_pick": "random"}
    wanted = {"game": "brawlhalla", "seats": [{"kind": "me"}, {"kind": "empty"}], "options": options, "meet": True}
    table = client.post("/api/tables", json=wanted).json()["table"]
    answer = client.get(f"/api/tables/{table}/cards")
    assert (answer.status_code, "cards" in answer.text) == (409, False)


@pytest.mark.parametrize("game", ["brawlhalla", "brawl", "blitz_squad", "brutality", "incredibrawl"])
def test_a_table_with_a_free_seat_asks_whether_all_are_ready(client: Any, game: str) -> None:
    """In every game alike, unless it is asked for that it begins at once."""
    wanted = {"game": game, "seats": [{"kind": "me"}, {"kind": "empty"}]}
    for order, first in ((wanted, "meeting"), ({**wanted, "meet": False}, "state")):
        made = client.post("/api/tables", json=order)
        assert made.status_code == 201, made.text
        with client.websocket_connect(f"/api/tables/{made.json()['table']}/ws") as line:
            assert [line.receive_json()["type"] for _ in range(2)] == ["welcome", first]
