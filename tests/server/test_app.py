"""The application over HTTP and WebSocket: cookies, headers, origins, limits, the lobby, rules and saves."""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.bench import ScriptedBots

from rumpus.server.gateway.app import MAX_BODY, build
from rumpus.server.refusal import NO_STORE, NO_TABLE, words_of
from rumpus.server.store.base import StoreError

HERE = "http://localhost.local:8000"
DUEL = {"game": "toy", "seats": [{"kind": "me", "name": "Robin"}, {"kind": "bot", "level": "easy"}]}


@pytest.fixture
def app(tmp_path: Path) -> Any:
    return build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})


@pytest.fixture
def client(app: Any) -> Iterator[TestClient[Any]]:
    with TestClient(app, base_url=HERE) as made:
        yield made


def other(client: TestClient[Any]) -> TestClient[Any]:
    """Another browser on the same running server."""
    made: TestClient[Any] = TestClient(client.app, base_url=HERE)
    made.blocking_portal = client.blocking_portal
    return made


def test_the_first_answer_hands_out_the_visitor_cookie_once(client: TestClient[Any]) -> None:
    first = client.get("/api/games")
    cookie = first.headers["set-cookie"]
    assert re.match(r"rumpus=[A-Za-z0-9_-]{32}\.[A-Za-z0-9_-]{32};", cookie)
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "set-cookie" not in client.get("/api/games").headers
    assert "set-cookie" not in client.get("/").headers


def test_a_cookie_nobody_gave_out_opens_nothing(client: TestClient[Any]) -> None:
    client.get("/api/games")
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "options": {"players": 2}, "meet": False}
    client.post("/api/tables", json=wanted).raise_for_status()
    token, seal = client.cookies["rumpus"].split(".")
    assert len(client.get("/api/tables").json()) == 1
    altered = ("A" if token[0] != "A" else "B") + token[1:]
    client.cookies.clear()
    for forged in ("../../etc", token, f"{token}.", f"{altered}.{seal}", f"{token}.{seal[::-1]}", f"{seal}.{token}"):
        stranger = other(client)
        stranger.cookies.set("rumpus", forged)
        assert stranger.get("/api/tables").json() == []
        assert "set-cookie" in stranger.get("/api/games").headers
    client.cookies.set("rumpus", f"{token}.{seal}")
    assert len(client.get("/api/tables").json()) == 1


def test_every_answer_binds_the_page(client: TestClient[Any]) -> None:
    for path in ("/", "/api/games", "/api/none", "/table/abc"):
        headers = client.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "frame-ancestors 'none'" in policy
        assert "unsafe-eval" not in policy
        assert headers["x-content-type-options"] == "nosniff"


def test_the_lobby_shows_five_games(client: TestClient[Any]) -> None:
    tiles = client.get("/api/games").json()
    titles = {tile["id"]: (tile["title"], tile["subtitle"], tile["ready"]) for tile in tiles}
    assert titles["brawl"] == ("BRAWL", "Real time, no turns", True)
    assert titles["blitz_squad"] == ("Blitz Squad Brawl", "Your squad against theirs", True)
    assert titles["brutality"] == ("Brutality", "Two heroes a side, no dice", True)
    assert titles["incredibrawl"] == ("IncrediBrawl", "Everyone reveals at once", True)
    every = {tile["id"]: tile for tile in client.get("/api/games?every=1").json()}
    assert every["toy"]["ready"]
    toy = client.get("/api/games/toy").json()
    assert {
        key: option[key]
        for option in toy["options"]
        if option["name"] == "highest"
        for key in ("name", "default", "choices", "lo", "hi")
    } == {"name": "highest", "default": 6, "choices": None, "lo": 4, "hi": 9}


def test_a_table_is_opened_listed_and_played(client: TestClient[Any]) -> None:
    client.get("/api/games")
    made = client.post("/api/tables", json=DUEL)
    assert made.status_code == 201
    table = made.json()["table"]
    (row,) = client.get("/api/tables").json()
    assert (row["table"], row["game"], row["your_turn"]) == (table, "toy", True)
    assert (row["unnamed"], row["free"]) == ([], [])
    client.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}]}).raise_for_status()
    nameless = next(row for row in client.get("/api/tables").json() if row["table"] != table)
    assert (nameless["unnamed"], nameless["free"]) == ([0], [1]), "their names are the reader's words"
    assert row["you"] == [0]
    assert row["seats"][0] == "Robin"
    assert len(row["seats"]) == 2
    assert other(client).get("/api/tables").json() == []
    with client.websocket_connect(f"/api/tables/{table}/ws") as line:
        assert line.receive_json()["you"] == [0]
        state = line.receive_json()
        line.send_json({"type": "play", "ref": 1, "seat": 0, "version": 1, "actions": [99]})
        assert line.receive_json()["type"] == "refused"
        line.send_json({"type": "play", "ref": 1, "seat": 0, "version": 1, "actions": [9]})
        assert line.receive_json()["version"] == state["version"] + 1


def test_the_first_answer_may_be_the_opened_table_itself(client: TestClient[Any]) -> None:
    made = client.post("/api/tables", json=DUEL)
    assert "set-cookie" in made.headers
    assert len(client.get("/api/tables").json()) == 1


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({}, "game"),
        ({"game": "toy"}, "seats"),
        ({"game": "Toy!", "seats": [{"kind": "me"}]}, "game"),
        ({**DUEL, "extra": 1}, "extra"),
        ({"game": "toy", "seats": [{"kind": "king"}]}, "king"),
        ({"game": "toy", "seats": [{"kind": "me"}] * 9}, "seats"),
        ({"game": "chess", "seats": [{"kind": "me"}]}, "no game"),
        ({**DUEL, "options": {"hand": "many"}}, "hand"),
        ({**DUEL, "seed": -1}, "seed"),
    ],
)
def test_a_body_that_does_not_fit_is_refused_in_one_sentence(
    client: TestClient[Any], body: dict[str, Any], told: str
) -> None:
    answer = client.post("/api/tables", json=body)
    assert answer.status_code == 400
    assert set(answer.json()) == {"error", "code", "args"}
    assert told in answer.json()["error"]


def test_a_body_has_a_limit(client: TestClient[Any]) -> None:
    answer = client.post("/api/tables", json={**DUEL, "options": {"x": "y" * MAX_BODY}})
    assert answer.status_code == 413
    assert answer.json()["error"]


def test_other_sites_and_other_names_are_refused(client: TestClient[Any]) -> None:
    foreign = {"origin": "http://evil.example"}
    assert client.post("/api/tables", json=DUEL, headers=foreign).status_code == 403
    assert client.post("/api/tables", json=DUEL, headers={"origin": "null"}).status_code == 403
    assert client.post("/api/tables", json=DUEL, headers={"origin": "http://localhost.local:9999"}).status_code == 403
    made = client.post("/api/tables", json=DUEL, headers={"origin": HERE})
    assert made.status_code == 201
    assert client.get("/api/games", headers={"host": "evil.example"}).status_code == 421
    table = made.json()["table"]
    for headers in (foreign, {"origin": "null"}, {"host": "evil.example"}):
        with pytest.raises(WebSocketDisconnect), client.websocket_connect(f"/api/tables/{table}/ws", headers=headers):
            pass
    with client.websocket_connect(f"/api/tables/{table}/ws", headers={"origin": HERE}) as line:
        assert line.receive_json()["type"] == "welcome"


def test_a_guest_takes_the_empty_seat_and_a_watcher_does_not(client: TestClient[Any]) -> None:
    client.get("/api/games")
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "meet": False}
    table = client.post("/api/tables", json=wanted).json()["table"]
    guest = other(client)
    guest.get("/")
    with guest.websocket_connect(f"/api/tables/{table}/ws?watch=1") as line:
        assert line.receive_json()["you"] == []
    with guest.websocket_connect(f"/api/tables/{table}/ws?name=Mako") as line:
        welcome = line.receive_json()
        assert (welcome["you"], welcome["seats"][1]["name"]) == ([1], "Mako")
    stranger = other(client)
    with stranger.websocket_connect(f"/api/tables/{table}/ws") as line:
        assert line.receive_json()["you"] == [], "without a cookie there is no seat"
        assert line.receive_json()["as_seat"] == -1


def test_who_comes_while_the_store_is_away_may_try_again(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.get("/api/games")

    async def away(*_asked: Any) -> None:
        raise StoreError("database is locked [SQL: BEGIN IMMEDIATE]")

    monkeypatch.setattr(client.app.state["parts"].store, "load", away)
    with client.websocket_connect("/api/tables/abcdefghjkmn/ws") as line:
        assert line.receive_json() == {"type": "error", **words_of(NO_STORE)}
        with pytest.raises(WebSocketDisconnect) as ended:
            line.receive_json()
    assert ended.value.code == 1013, "a page takes 4404 for the end, and anything else for a lost line"


def test_a_friend_with_the_link_races_and_comes_back_to_the_same_seat(client: TestClient[Any]) -> None:
    client.get("/")
    wanted = {"game": "brawl", "seats": [{"kind": "me", "name": "Robin"}, {"kind": "empty"}], "meet": False}
    table = client.post("/api/tables", json=wanted).json()["table"]
    friend, line = other(client), f"/api/tables/{table}/ws"
    friend.get(f"/table/{table}")
    with client.websocket_connect(line) as robin, friend.websocket_connect(f"{line}?name=Mako") as mako:
        for one, seat in ((robin, 0), (mako, 1)):
            welcome = one.receive_json()
            assert (welcome["you"], welcome["real_time"]) == ([seat], True)
            one.receive_json()
        assert [seat["name"] for seat in robin.receive_json()["seats"]] == ["Robin", "Mako"]
        mako.send_json({"type": "rush", "ref": 1, "seat": 1, "action": 5})
        assert mako.receive_json()["ref"] == 1
        beat = next(told for told in iter(robin.receive_json, None) if told["type"] == "beat")
        assert beat["patch"]["seats.1"]["ready"]
    with friend.websocket_connect(f"{line}?name=Zoe") as mako:
        welcome = mako.receive_json()
        assert (welcome["you"], welcome["seats"][1]["name"]) == ([1], "Mako"), "who sits keeps seat and name"
        assert mako.receive_json()["view"]["seats"][1]["ready"]
    forger = other(client)
    token, seal = friend.cookies["rumpus"].split(".")
    forger.cookies.set("rumpus", f"{token}.{seal[1:]}{'A' if seal[0] != 'A' else 'B'}")
    with forger.websocket_connect(line) as eve:
        assert eve.receive_json()["you"] == []
        eve.send_json({"type": "rush", "ref": 1, "seat": 1, "action": 5})
        refused = next(told for told in iter(eve.receive_json, None) if told["type"] == "refused")
        assert refused["why"]["text"] == "This isn't your seat."


def test_a_table_that_is_not_there(client: TestClient[Any]) -> None:
    with client.websocket_connect("/api/tables/nonesuch/ws") as line:
        assert line.receive_json() == {"type": "error", **words_of(NO_TABLE)}
    assert client.get("/api/tables/nonesuch/save").json() == {
        "error": "There is no such table.",
        "code": "no-table",
        "args": {},
    }


def test_a_running_game_gives_only_the_askers_record(client: TestClient[Any]) -> None:
    client.get("/api/games")
    options = {"pace": "together", "hand": 1}
    wanted = {"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}], "options": options, "meet": False}
    table = client.post("/api/tables", json=wanted).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/ws") as line:
        line.receive_json()
        action = line.receive_json()["decision"]["actions"][0]
        line.send_json({"type": "play", "ref": 1, "seat": 0, "version": 1, "actions": [action["id"]]})
        line.receive_json()
        secret = f"A lays {action['card']} face down"
        mine, theirs = (c.get(f"/api/tables/{table}/save").text for c in (client, other(client)))
        assert secret in mine
        assert secret not in theirs
        assert "seed" not in mine + theirs
        assert "secret" not in mine + theirs
        line.send_json({"type": "concede", "seat": 0})
        line.receive_json()
    answer = other(client).get(f"/api/tables/{table}/save")
    assert answer.text.startswith("rumpus-save 2\n")
    assert re.search(r"^secret [0-9a-f]{64}$", answer.text, re.MULTILINE)
    assert re.search(r"^# salt [0-9a-f]{32}$", answer.text, re.MULTILINE)
    assert "attachment" in answer.headers["content-disposition"]


def test_the_save_of_the_server_replays(client: TestClient[Any]) -> None:
    from rumpus.kernel.match.load import load

    table = client.post("/api/tables", json=DUEL).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/ws") as line:
        line.send_json({"type": "concede", "seat": 0})
        while line.receive_json().get("over") is None:
            pass
    match = load(client.get(f"/api/tables/{table}/save").text)
    assert match.over
    assert match.names[0] == "Robin"


def test_rules_are_told_by_id(client: TestClient[Any]) -> None:
    rules = client.get("/api/rules/toy").json()
    assert rules["TOY-PLAY-01"] == {
        "section": "Play",
        "text": "A seat that has to lay may lay any card of its hand.",
        "kind": "rule",
    }
    assert client.get("/api/rules/chess").status_code == 404


def test_health_says_that_the_process_lives(client: TestClient[Any]) -> None:
    client.app.state["parts"].store.close()
    answer = client.get("/api/health")
    assert answer.status_code == 200
    assert answer.json()["ok"] is True
