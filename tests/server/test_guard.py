"""What stands before every handler: names, origins, HEAD, and one shape for every refusal and every fault."""

import asyncio
import logging
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import sqlalchemy as sa
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from tests.server.bench import ScriptedBots
from tests.server.test_app import DUEL, HERE, other

from rumpus.server.gateway.app import build
from rumpus.server.gateway.guard import same_origin
from rumpus.server.refusal import NO_TABLE, words_of
from rumpus.server.store.sql import Store

NAME = "localhost.local"
LIBRARY = ("sqlalche", "psycopg", "Traceback", "OperationalError", "litestar", "RecursionError", "maximum recursion")
"""What no answer may hold."""


@pytest.fixture
def app(tmp_path: Path) -> Any:
    return build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={NAME})


@pytest.fixture
def client(app: Any) -> Iterator[TestClient[Any]]:
    with TestClient(app, base_url=HERE, raise_server_exceptions=False) as made:
        yield made


def asked(app: Any, method: str, path: str, body: bytes = b"", **more: Any) -> tuple[int, dict[str, str], bytes]:
    """The answer to a request that no well-bred client would send: status, headers, body. `path` as it is decoded."""
    headers = {"host": "localhost.local:8000", **more.pop("headers", {})}
    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": method,
        "scheme": "http",
        "path": path,
        "raw_path": b"/",
        "root_path": "",
        "query_string": b"",
        "server": ("127.0.0.1", 8000),
        "client": ("127.0.0.1", 50000),
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in headers.items()],
        **more,
    }
    told: list[dict[str, Any]] = []
    parts = iter([{"type": "http.request", "body": body, "more_body": False}])

    async def receive() -> dict[str, Any]:
        return next(parts, {"type": "http.disconnect"})

    async def send(message: dict[str, Any]) -> None:
        told.append(message)

    async def go() -> None:
        await app(scope, receive, send)

    asyncio.run(go())
    start, *rest = told
    found: dict[str, str] = {}
    for name, value in start["headers"]:
        assert name.decode().lower() not in found or name.lower() == b"set-cookie", f"{name!r} twice"
        found[name.decode().lower()] = value.decode("latin-1")
    return start["status"], found, b"".join(one.get("body", b"") for one in rest)


# ---------------------------------------------------------------- names and origins
def test_an_origin_is_scheme_host_and_port() -> None:
    for scheme in ("http", "ws"):
        assert same_origin("http://table.example", scheme, "table.example:80")
        assert same_origin("http://Table.Example:80", scheme, "table.example")
        assert same_origin("http://[::1]:8000", scheme, "[::1]:8000")
        assert not same_origin("https://table.example", scheme, "table.example")
        assert not same_origin("http://table.example:8000", scheme, "table.example")
        assert not same_origin("http://evil.example", scheme, "table.example")
    assert same_origin("https://table.example", "wss", "table.example:443")
    assert not same_origin("http://table.example", "https", "table.example")
    assert not same_origin("http://table.example:443", "https", "table.example")
    assert same_origin(None, "http", "table.example")
    for odd in (
        "null",
        "",
        "http://",
        "http://[",
        "http://a:b",
        "http://table.example/",
        "table.example",
        "http://\xe9",
    ):
        assert not same_origin(odd, "http", "table.example"), odd


def test_the_scheme_of_an_origin_counts(client: TestClient[Any]) -> None:
    assert client.post("/api/tables", json=DUEL, headers={"origin": HERE.replace("http", "https")}).status_code == 403
    assert client.post("/api/tables", json=DUEL, headers={"origin": HERE}).status_code == 201


@pytest.mark.parametrize("origin", ["http://[", "http://a]b", "http://localhost.local:abc", "\xff\xfe"])
def test_an_origin_that_is_none_is_refused(client: TestClient[Any], origin: str) -> None:
    answer = client.post("/api/tables", json=DUEL, headers={"origin": origin.encode("latin-1")})
    assert (answer.status_code, set(answer.json())) == (403, {"error", "code", "args"})


@pytest.mark.parametrize("host", ["127.0.0.1:abc", "localhost.local:99999", "[", "a b", "", "localhost.local/x", "@"])
def test_a_host_that_is_none_makes_no_sense(client: TestClient[Any], host: str) -> None:
    answer = client.get("/api/games", headers={"host": host})
    assert (answer.status_code, set(answer.json())) == (400, {"error", "code", "args"})


def test_a_server_of_a_network_answers_to_its_own_names_only(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    wide = build(url, bots=ScriptedBots(), hosts={"localhost", "tavern"}, own=True)
    with TestClient(wide, base_url=HERE):
        for host, status in (
            ("192.168.1.5:8000", 200),
            ("tavern:8000", 200),
            ("TAVERN", 200),
            ("192.168.1.6:8000", 421),
            ("evil.example", 421),
            ("evil.example:8000", 421),
        ):
            found, _, body = asked(wide, "GET", "/api/health", headers={"host": host}, server=("192.168.1.5", 8000))
            assert found == status, host
            assert status == 200 or "--name" in msgspec.json.decode(body)["error"]
        six = {"server": ("2001:db8::5%eth0", 8000), "headers": {"host": "[2001:db8:0::5]:8000"}}
        assert asked(wide, "GET", "/api/health", **six)[0] == 200
        both = {"server": ("::ffff:192.168.1.5", 8000), "headers": {"host": "192.168.1.5:8000"}}
        assert asked(wide, "GET", "/api/health", **both)[0] == 200


# ---------------------------------------------------------------- HEAD, and headers once
@pytest.mark.parametrize("path", ["/", "/table/abc", "/api/games", "/api/tables", "/api/health", "/api/rules/toy"])
def test_head_is_get_without_a_body(client: TestClient[Any], path: str) -> None:
    whole, head = client.get(path), client.head(path)
    assert (head.status_code, head.content) == (whole.status_code, b"") == (200, b"")
    for name in ("content-type", "content-length", "content-security-policy"):
        assert head.headers[name] == whole.headers[name]


def test_head_of_what_is_not_there(client: TestClient[Any]) -> None:
    for path in ("/api/none", "/assets/none.js", "/api/tables/nonesuch/save"):
        assert (client.head(path).status_code, client.head(path).content) == (404, b"")


def test_a_method_that_is_not_there_says_which_are(client: TestClient[Any]) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        answer = client.request(method, "/")
        assert (answer.status_code, set(answer.json())) == (405, {"error", "code", "args"})
        assert "GET" in answer.headers["allow"]
        assert "HEAD" in answer.headers["allow"]
    assert "POST" in client.delete("/api/tables").headers["allow"]


def test_charset_is_said_once(client: TestClient[Any]) -> None:
    table = client.post("/api/tables", json=DUEL).json()["table"]
    for path in ("/", "/assets/none.js", f"/api/tables/{table}/save"):
        kind = client.get(path).headers["content-type"]
        assert kind.count("charset") == 1, kind


def test_every_answer_carries_the_headers_of_the_page_once(app: Any, client: TestClient[Any]) -> None:
    for method, path, more in (
        ("GET", "/", {}),
        ("GET", "/api/none", {}),
        ("BREW", "/", {}),
        ("GET", "/", {"headers": {"host": "evil.example"}}),
        ("GET", "/", {"headers": {"host": "["}}),
    ):
        _, headers, _ = asked(app, method, path, **more)  # which fails for a header that comes twice
        assert headers["x-content-type-options"] == "nosniff"
        assert "default-src 'self'" in headers["content-security-policy"]


# ---------------------------------------------------------------- bad requests
@pytest.mark.parametrize("path", ["/api/tables/%00/save", "/api/replay/a%00b", "/api/rules/%00", "/api/rules/.."])
def test_an_id_that_is_none_is_not_there(client: TestClient[Any], path: str) -> None:
    answer = client.get(path)
    assert (answer.status_code, set(answer.json())) == (404, {"error", "code", "args"})


def test_a_table_id_that_is_none_never_asks_the_store(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    async def never(*_: Any) -> None:
        raise AssertionError

    monkeypatch.setattr(Store, "load", never)
    for path in ("/api/tables/%00/save", f"/api/tables/{'a' * 99}/save", "/api/replay/%C3%A9"):
        assert client.get(path).status_code == 404
    with client.websocket_connect("/api/tables/%00/ws") as line:
        assert line.receive_json() == {"type": "error", **words_of(NO_TABLE)}


@pytest.mark.parametrize("part", ["a" * 256, "a" * 5000, "é" * 200])
def test_a_long_path_is_a_path_like_any_other(client: TestClient[Any], part: str) -> None:
    assert client.get(f"/{part}").status_code == 200
    assert client.get(f"/{part}.js").status_code == 404
    assert client.get(f"/api/rules/{part}").status_code == 404


def deep(n: int, name: str = "hand") -> bytes:
    """A new table with an option nested so deep."""
    return b'{"game":"toy","seats":[{"kind":"me"}],"options":{"%s":%s1%s}}' % (name.encode(), b"[" * n, b"]" * n)


@pytest.mark.parametrize("n", [3, 100, 300, 900, 5_000, 30_000])
def test_options_nested_deep_are_refused(client: TestClient[Any], n: int) -> None:
    for name in ("hand", "clock_seconds", "on_leave", "nonesuch"):
        answer = client.post("/api/tables", content=deep(n, name))
        assert (answer.status_code, set(answer.json())) == (400, {"error", "code", "args"})
        assert len(answer.text) < 600


ODD = [
    None,
    True,
    -1,
    2**31,
    2**63,
    2**70,
    1e300,
    "",
    "²",
    "--5",
    "9" * 5000,
    "x" * 5000,
    "\x00",
    [],
    {},
    [[1]],
    {"a": 1},
]


@pytest.mark.parametrize("name", ["hand", "players", "clock_seconds", "on_leave", "hints", "\x00", "x" * 3000])
def test_options_of_any_kind_are_refused_or_taken(client: TestClient[Any], name: str) -> None:
    for value in ODD:
        answer = client.post("/api/tables", json={**DUEL, "options": {name: value}})
        assert answer.status_code in (201, 400), (value, answer.text)
        assert len(answer.text) < 600


# ---------------------------------------------------------------- faults of ours
def broken(*_: Any, **__: Any) -> Any:
    """What a dead PostgreSQL raises."""
    raise sa.exc.OperationalError("SELECT 1", None, OSError("server closed the connection unexpectedly"))


def out(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is gone: neither reads nor writes come through."""
    store = client.app.state["parts"].store
    monkeypatch.setattr(store._reader, "connect", broken)
    monkeypatch.setattr(store._writer, "begin", broken)


def test_a_store_that_is_gone_is_503_in_plain_words(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    client.get("/api/games")
    table = client.post("/api/tables", json=DUEL).json()["table"]
    out(client, monkeypatch)
    for method, path in (
        ("GET", "/api/tables"),
        ("GET", "/api/tables/nonesuch/save"),
        ("GET", "/api/replay/nonesuch"),
        ("POST", "/api/tables"),
        ("GET", "/api/ready"),
    ):
        caplog.clear()
        answer = client.request(method, path, json=DUEL if method == "POST" else None)
        assert (answer.status_code, set(answer.json())) == (503, {"error", "code", "args"}), path
        assert int(answer.headers["retry-after"]) > 0
        assert not [word for word in LIBRARY if word in answer.text]
        assert [record for record in caplog.records if record.exc_info], f"{path}: nothing was logged"
    assert client.get("/api/health").status_code == 200, "the process lives"
    assert client.get(f"/table/{table}").status_code == 200


def test_a_store_that_is_gone_sends_sockets_away_to_come_back(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    client.get("/api/games")
    out(client, monkeypatch)
    with client.websocket_connect("/api/tables/nonesuch/ws") as line:
        told = line.receive_json()
        assert told["type"] == "error"
        assert not [word for word in LIBRARY if word in told["text"]]
        with pytest.raises(WebSocketDisconnect) as left:
            line.receive_json()
    assert left.value.code == 1013


def test_a_table_that_is_not_there_is_gone_for_good(client: TestClient[Any]) -> None:
    with client.websocket_connect("/api/tables/nonesuch/ws") as line:
        assert line.receive_json()["type"] == "error"
        with pytest.raises(WebSocketDisconnect) as left:
            line.receive_json()
    assert left.value.code == 4404


def test_a_fault_of_ours_is_logged_and_told_in_plain_words(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def fails(*_: Any, **__: Any) -> Any:
        raise KeyError("a secret of the library")

    monkeypatch.setattr("rumpus.server.gateway.app.tiles", fails)
    answer = client.get("/api/games")
    assert (answer.status_code, set(answer.json())) == (500, {"error", "code", "args"})
    assert "secret" not in answer.text
    (record,) = [record for record in caplog.records if record.name == "rumpus.server"]
    assert record.levelno == logging.ERROR
    assert record.exc_info


def test_a_fault_in_a_conversation_is_logged_and_closes_the_line(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def fails(*_: Any) -> None:
        raise KeyError("a secret of the library")

    table = client.post("/api/tables", json=DUEL).json()["table"]
    monkeypatch.setattr("rumpus.server.table.room.Room.handle", fails)
    with client.websocket_connect(f"/api/tables/{table}/ws") as line:
        line.send_json({"type": "ping", "t": 1.0})
        with pytest.raises(WebSocketDisconnect) as left:
            assert "secret" not in "".join(iter(line.receive_text, ""))
    assert left.value.code == 1011
    assert [record for record in caplog.records if record.exc_info]


# ---------------------------------------------------------------- anything at all
WORDS = ["api", "tables", "rules", "games", "ws", "save", "replay", "health", "ready", "assets", "toy", "..", "", "."]
LETTERS = "abcXYZ019-_.~%/\\ \x00\n\r\t\x7f\xa0éß漢\ud800\u202e'\"<>;:?#[]@!$&()*+,="
METHODS = ["GET", "GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "CONNECT", "BREW", "get"]
VALUES = ["", "x", "a" * 3000, "\xff", "0", "-1", "999999999999999999999", "text/html", "http://[", "null", "bytes=0-"]
NAMES = ["origin", "content-type", "content-length", "cookie", "accept", "range", "x-forwarded-for", "accept-encoding"]
BODIES = [b"", b"{}", b"[", b"\xff\xfe", b"null", b"[]", b'"x"', deep(4_000), b"0" * 70_000, b'{"game":"toy"}', b"\x00"]


def word(chance: random.Random) -> str:
    """A part of a path."""
    if chance.random() < 0.6:
        return chance.choice(WORDS)
    return "".join(chance.choice(LETTERS) for _ in range(chance.choice((1, 5, 300))))


@pytest.mark.parametrize("seed", range(6))
def test_nothing_that_is_asked_makes_a_fault(
    app: Any, client: TestClient[Any], caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    chance = random.Random(seed)
    for _ in range(150):
        path = "/" + "/".join(word(chance) for _ in range(chance.randrange(5)))
        headers = {chance.choice(NAMES): chance.choice(VALUES) for _ in range(chance.randrange(3))}
        if chance.random() < 0.1:
            headers["host"] = chance.choice(VALUES)
        query = chance.choice((b"", b"every=1", b"every=%ff&&=", b"\xff" * 9, b"a" * 4000))
        method, body = chance.choice(METHODS), chance.choice(BODIES)
        told = asked(app, method, path, body, headers=headers, query_string=query)
        case = (method, path, headers, query, body[:20], told)
        assert 200 <= told[0] < 500, case
        if method != "HEAD" and told[0] >= 400 and told[2]:
            assert set(msgspec.json.decode(told[2])) == {"error", "code", "args"}, case
        assert not [text for text in LIBRARY if text.encode() in told[2]], case
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


JUNK = [
    "",
    "{}",
    "[",
    "[" * 4000,
    '{"type":"ping","t":1e400}',
    '{"type":"ping","t":-1}',
    '{"type":"play","ref":"\\ud800","seat":0,"version":1,"actions":[0]}',
    '{"type":"why","seat":0,"space":"\\u0000"}',
    '{"type":"look","seat":7}',
    '{"type":"speed","bot_pause_ms":99999999999999999999}',
    '{"type":"play","ref":' + "9" * 400 + "}",
    '{"type":"lag","ms":1e308}',
    '{"type":"hint","seat":0,"ref":1}',
    '{"type":"coach","seat":0,"kind":"x"}',
    '{"type":"rush","ref":1,"seat":0,"action":5}',
    b"\x00\xff",
    b"",
]


@pytest.mark.parametrize("seed", range(3))
def test_nothing_that_is_said_makes_a_fault(
    client: TestClient[Any], caplog: pytest.LogCaptureFixture, seed: int
) -> None:
    chance = random.Random(seed)
    table = client.post("/api/tables", json=DUEL).json()["table"]
    visitors = [client, other(client)]
    for _ in range(8):
        how = chance.choice(("", "?watch=1", "?name=%00", f"?name={'x' * 3000}", "?name=%ff&name=a"))
        with chance.choice(visitors).websocket_connect(f"/api/tables/{table}/ws{how}") as line:
            for _ in range(10):
                sent = chance.choice(JUNK)
                line.send_bytes(sent) if isinstance(sent, bytes) else line.send_text(sent)
            line.send_json({"type": "ping", "t": 5.0})
            while (told := line.receive_json()) != {"type": "pong", "t": 5.0, "now": told.get("now")}:
                assert not [text for text in LIBRARY if text in str(told)]
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]
