"""How many tables a visitor and an address may open, in a minute and at once."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.bench import MAKO, ROBIN, Bench, ScriptedBots, run
from tests.server.test_app import DUEL, HERE, other

from rumpus.server.bus import Exchange, MemoryBus
from rumpus.server.clock import HandClock
from rumpus.server.gateway.app import build
from rumpus.server.people import limits
from rumpus.server.people.limits import (
    GUESSES,
    OF_ONE,
    OPENINGS,
    Connections,
    Guesses,
    Limits,
    Openings,
    address_of,
)
from rumpus.server.people.shared import Shared
from rumpus.server.protocol import NewTable, SeatWanted
from rumpus.server.refusal import TRY_AGAIN, TooMany
from rumpus.server.table.hall import FORGET_SECONDS

HOME, AWAY = "198.51.100.7", "203.0.113.9"
ORDER = NewTable("toy", [SeatWanted("me"), SeatWanted("empty")], meet=False)


def test_an_address_is_a_household() -> None:
    assert address_of("198.51.100.7") == "198.51.100.7"
    assert address_of("::ffff:198.51.100.7") == "198.51.100.7"
    assert address_of("2001:db8:1:2:3::4") == address_of("2001:db8:1:2::9") != address_of("2001:db8:1:3::9")
    assert address_of("fe80::1%eth0") == address_of("fe80::2")
    assert address_of("testclient") == "testclient"


def test_a_visitor_is_limited_and_an_address_of_many_visitors_too() -> None:
    clock = HandClock()
    asked = Openings(clock, Limits(tables=50))
    for i in range(OPENINGS):
        asked.ask(ROBIN, HOME)
        clock.forward(0 if i else 20)
    with pytest.raises(TooMany) as no:
        asked.ask(ROBIN, AWAY)
    assert no.value.seconds == 40
    for i in range(50 - OPENINGS):
        asked.ask(f"stranger {i}", HOME)
    with pytest.raises(TooMany):
        asked.ask("another stranger", HOME)
    asked.ask("another stranger", AWAY)
    clock.forward(40)
    asked.ask(ROBIN, HOME)
    with pytest.raises(TooMany):
        asked.ask(MAKO, HOME)
    clock.forward(20)
    asked.ask(MAKO, HOME)


def test_what_is_refused_counts_for_nobody() -> None:
    clock = HandClock()
    asked = Openings(clock, Limits(tables=2))
    asked.ask(ROBIN, HOME)
    asked.ask(ROBIN, HOME)
    for _ in range(OPENINGS):
        with pytest.raises(TooMany):
            asked.ask(MAKO, HOME)
    asked.ask(MAKO, AWAY)
    clock.forward(60)
    asked.ask(MAKO, HOME)


class Town:
    """Processes on one exchange, each with what it counts."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.exchange = Exchange(self.clock)
        self.openings, self.guesses, self.buses = list[Openings](), list[Guesses](), list[MemoryBus]()

    async def more(self) -> None:
        """One more process."""
        self.openings.append(Openings(self.clock, Limits(tables=40)))
        self.guesses.append(Guesses(self.clock))
        self.buses.append(MemoryBus(self.exchange))
        await self.buses[-1].open()
        name = f"p{len(self.buses)}"
        await Shared(self.buses[-1], name, self.clock, self.openings[-1], self.guesses[-1]).open()
        self.clock.forward(0)


def test_limits_hold_across_processes() -> None:
    async def scene() -> None:
        town = Town()
        for _ in range(3):
            await town.more()
        for i in range(OPENINGS):
            town.openings[i % 3].ask(ROBIN, HOME)
            town.clock.forward(0)
        for asked in town.openings:
            with pytest.raises(TooMany):
                asked.ask(ROBIN, AWAY)
        for i in range(GUESSES):
            town.guesses[i % 3].ask(MAKO, HOME)
            town.guesses[i % 3].wrong(MAKO, HOME)
            town.guesses[i % 3].wrong(MAKO, HOME)
            town.guesses[i % 3].right(MAKO, HOME)
            town.clock.forward(0)
        for guessed in town.guesses:
            with pytest.raises(TooMany):
                guessed.ask(MAKO, AWAY)
        town.clock.forward(60)
        town.openings[1].ask(ROBIN, HOME)
        town.guesses[2].ask(MAKO, HOME)

    asyncio.run(scene())


def test_tables_that_are_open_elsewhere_count_until_they_are_closed_or_their_process_is_gone() -> None:
    async def scene() -> None:
        town = Town()
        for _ in range(2):
            await town.more()
        for i in range(40):
            with town.openings[i % 2].held(f"t{i}", HOME):
                pass
        town.clock.forward(1)
        for asked in town.openings:
            with pytest.raises(TooMany):
                asked.room_for(HOME)
            asked.room_for(AWAY)
        town.openings[1].release("t1")
        town.clock.forward(1)
        town.openings[0].room_for(HOME)
        with town.openings[1].held("t1", HOME):
            pass
        town.clock.forward(1)
        town.exchange.cut(town.buses[1])
        town.clock.forward(4)
        town.openings[0].room_for(HOME)

    asyncio.run(scene())


def test_open_tables_count_for_the_address_that_opened_them(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        hall = bench.hall
        hall.openings.limits = Limits(tables=3)
        rooms = [await hall.create(f"visitor {i}", ORDER, HOME) for i in range(3)]
        bench.clients += [await bench.join(room, watch=True) for room in rooms]
        bench.clock.forward(61)
        with pytest.raises(TooMany):
            await hall.create("yet another", ORDER, HOME)
        away = await hall.create("yet another", ORDER, AWAY)
        assert away.record.id in hall.rooms
        await bench.clients[0].leave()
        bench.clock.forward(FORGET_SECONDS)
        assert rooms[0].record.id not in hall.rooms
        await hall.create("yet another", ORDER, HOME)
        with pytest.raises(TooMany):
            await hall.room(rooms[0].record.id, HOME)
        assert await hall.room(rooms[1].record.id, HOME) is rooms[1], "which is open already"
        back = await hall.room(rooms[0].record.id, AWAY)
        assert back is not None

    run(tmp_path, scene)


def test_another_game_counts_too(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        hall = bench.hall
        hall.openings.limits = Limits(tables=2)
        room = await hall.create(ROBIN, ORDER, HOME)
        robin = await bench.join(room)
        robin.say(type="concede", seat=0)
        await robin.until(lambda told: told.get("over"))
        robin.say(type="again")
        again = await robin.next("welcome")
        assert again["table"] != room.record.id
        following = await hall.room(again["table"])
        assert following is not None
        robin = await bench.join(following)
        robin.say(type="concede", seat=0)
        await robin.until(lambda told: told.get("over"))
        robin.say(type="again")
        assert "limit" in (await robin.next("refused"))["why"]["text"]

    run(tmp_path, scene)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    app = build(url, bots=ScriptedBots(), hosts={"localhost.local"}, limits=Limits(tables=12))
    with TestClient(app, base_url=HERE) as made:
        yield made


def test_ten_strangers_of_one_address_open_no_more_than_it_may(client: TestClient[Any]) -> None:
    strangers = [other(client) for _ in range(10)]
    answers = [stranger.post("/api/tables", json=DUEL) for _ in range(3) for stranger in strangers]
    assert [answer.status_code for answer in answers].count(201) == 12
    refused = answers[-1]
    assert (refused.status_code, set(refused.json())) == (429, {"error", "code", "args"})
    assert 1 <= int(refused.headers["retry-after"]) <= 60
    assert "limit" in refused.json()["error"]
    assert len(client.app.state["parts"].hall.rooms) == 12


def test_a_crowd_keeps_no_player_out_and_no_address_fills_a_table() -> None:
    connections, seated = Connections(), {ROBIN, MAKO}
    with contextlib.ExitStack() as here:

        def comes(visitor: str | None, address: str) -> None:
            here.enter_context(connections.admit(visitor, address, seated))

        for i in range(OF_ONE):
            comes(f"stranger {i}" if i % 2 else None, HOME)
        with pytest.raises(TooMany):
            comes(None, HOME)
        for i in range(OF_ONE, limits.WATCHERS):
            comes(None, f"{AWAY} {i // OF_ONE}")
        with pytest.raises(TooMany):
            comes("anybody", "192.0.2.1")
        for _ in range(limits.TABS):
            comes(ROBIN, HOME)
        with pytest.raises(TooMany):
            comes(ROBIN, AWAY)
        comes(MAKO, HOME)
    with connections.admit("anybody", "192.0.2.1", seated):
        pass


def test_players_come_back_to_a_table_that_is_full_of_watchers(client: TestClient[Any]) -> None:
    client.get("/api/games")
    table = client.post("/api/tables", json=DUEL).json()["table"]
    watcher, path = other(client), f"/api/tables/{table}/ws"
    with contextlib.ExitStack() as here:
        for _ in range(OF_ONE):
            line = here.enter_context(watcher.websocket_connect(f"{path}?watch=1"))
            assert line.receive_json()["type"] == "welcome"
        with watcher.websocket_connect(f"{path}?watch=1") as line:
            assert line.receive_json()["code"] == "no-more-people"
            with pytest.raises(WebSocketDisconnect) as closed:
                line.receive_json()
            assert closed.value.code == TRY_AGAIN
        with client.websocket_connect(path) as line:
            assert line.receive_json()["you"] == [0]
