"""What the log says, how, and about what; that no secret of a table or a person is ever in it."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from tests.server.bench import MAKO, ROBIN, Bench, BotError, ScriptedBots, run
from tests.server.test_live import begun
from tests.server.test_outage import FrailStore, frail, mended, until_torn

from rumpus.games.brawl.rules.ids import DEAL, DISCARD
from rumpus.server import logs
from rumpus.server.gateway.app import build
from rumpus.server.people.seats import COOKIE

log = logging.getLogger("rumpus.server.test")
MADE = re.compile(r"[0-9a-f]{32}")


@pytest.fixture
def said() -> Iterator[io.StringIO]:
    """What a server that logs JSON has written; nothing is held back as told already."""
    for name in logs.LOUD:
        logger = logging.getLogger(name)
        for one in [one for one in logger.filters if isinstance(one, logs.Quiet)]:
            logger.removeFilter(one)
    written = io.StringIO()
    with logs.told("json", written):
        yield written


def objects(written: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in written.getvalue().splitlines()]


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    site = build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})
    with TestClient(site, base_url="http://localhost.local:8000") as made:
        yield made


def gone(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch) -> None:
    """The database is gone."""

    def broken(*_: Any, **__: Any) -> Any:
        raise sa.exc.OperationalError("SELECT 1", None, OSError("server closed the connection unexpectedly"))

    store = client.app.state["parts"].store
    monkeypatch.setattr(store._reader, "connect", broken)
    monkeypatch.setattr(store._writer, "begin", broken)


# ---------------------------------------------------------------- lines
def test_a_line_of_json_says_when_how_bad_who_what_and_about_what(said: io.StringIO) -> None:
    with logs.about(table="abc", request="r1"):
        log.warning("seat %d\nis late", 2, extra={"seat": 2})
    log.warning("all is well")
    first, second = objects(said)
    assert re.fullmatch(r"20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", first.pop("time"))
    assert first == {
        "level": "warning",
        "logger": "rumpus.server.test",
        "event": "seat 2\nis late",
        "table": "abc",
        "seat": 2,
        "request": "r1",
    }
    assert set(second) == {"time", "level", "logger", "event"}


def test_a_line_of_text_says_the_same() -> None:
    written = io.StringIO()
    with logs.told("text", written), logs.about(table="abc"), logs.about(seat=1, table=None):
        log.error("oh \N{SNOWMAN} no")
    assert re.fullmatch(r"20\S+\+00:00 error rumpus.server.test: oh ☃ no seat=1\n", written.getvalue())
    log.error("nobody hears this")
    assert written.getvalue().count("\n") == 1


@pytest.mark.parametrize("style", logs.STYLES)
def test_a_traceback_goes_with_its_line(style: str) -> None:
    written = io.StringIO()
    with logs.told(style, written):
        try:
            _ = 1 // 0
        except ZeroDivisionError:
            log.exception("that failed")
    text = written.getvalue()
    assert "ZeroDivisionError" in text
    assert (text.count("\n") == 1) == (style == "json")


def test_what_a_task_says_is_about_what_it_began_in(said: io.StringIO) -> None:
    async def work() -> None:
        log.warning("done")

    async def scene() -> None:
        with logs.about(table="one"):
            first = asyncio.create_task(work())
        with logs.about(table="two"):
            await asyncio.gather(first, work())

    asyncio.run(scene())
    assert [line["table"] for line in objects(said)] == ["one", "two"]


# ---------------------------------------------------------------- requests
@pytest.mark.parametrize("name", ["abc-1", "A" * 64, "a:b.c_d"])
def test_a_request_keeps_its_id(client: TestClient[Any], name: str) -> None:
    for path in ("/api/games", "/api/none", "/", "/api/health"):
        assert client.get(path, headers={"x-request-id": name}).headers["x-request-id"] == name


@pytest.mark.parametrize("name", ["", "A" * 65, "a b", "ä".encode("latin-1"), "a,b"])
def test_what_is_no_id_gets_one(client: TestClient[Any], name: str | bytes) -> None:
    assert MADE.fullmatch(client.get("/", headers={"x-request-id": name}).headers["x-request-id"])
    twice = [("x-request-id", "a"), ("x-request-id", "b")]
    assert MADE.fullmatch(client.get("/", headers=twice).headers["x-request-id"])
    assert client.get("/").headers["x-request-id"] != client.get("/").headers["x-request-id"]


def test_a_refusal_of_the_guard_has_an_id(client: TestClient[Any]) -> None:
    answer = client.get("/", headers={"host": "evil.example", "x-request-id": "here"})
    assert (answer.status_code, answer.headers["x-request-id"]) == (421, "here")


@pytest.mark.parametrize(
    ("path", "table"),
    [
        ("/api/tables/nonesuch/save", "nonesuch"),
        ("/api/tables/nonesuch/ws", "nonesuch"),
        ("/api/codes/walrus-42", None),
    ],
)
def test_a_fault_is_logged_with_its_request_and_its_table_and_without_a_code(
    client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, said: io.StringIO, path: str, table: str | None
) -> None:
    """A short code opens a seat to whoever has it; it is no business of who reads logs."""
    client.get("/api/games")
    gone(client, monkeypatch)
    named = {"x-request-id": "r1"}
    if path.endswith("/ws"):
        with client.websocket_connect(path, headers=named) as line:
            assert line.receive_json()["type"] == "error"
            assert (b"x-request-id", b"r1") in line.extra_headers
    else:
        assert client.get(path, headers=named).status_code == 503
    told = objects(said)[-1]  # before it, the store may say so
    assert (told["level"], told["request"], told.get("table")) == ("error", "r1", table)
    assert "OperationalError" in told["error"]
    assert "walrus" not in said.getvalue()


# ---------------------------------------------------------------- secrets
def test_no_secret_of_a_table_or_a_person_is_in_the_log(tmp_path: Path, said: io.StringIO) -> None:
    """A bot fails, two people race on while the store fails, and say what makes no sense."""
    secrets: set[str] = set()
    tables: set[str] = set()

    async def scene(bench: Bench) -> None:
        bench.bots.answers += [BotError("the worker was lost")] * 3
        duel = await bench.open("bot", "me", "bot")
        await bench.quiet(duel)
        room, robin, mako = await begun(bench)
        robin.rush(DEAL)
        await bench.quiet(room)
        frail(bench).down = True
        for client in (robin, mako):
            client.put("\x00what?")
            client.put(f'{{"type": "play", "visitor": "{client.visitor}"}}')
            client.rush(DISCARD)
        await until_torn(room)
        await mended(bench, room)
        for one in (duel, room):
            secrets.update((one.record.seed, one.record.salt, one.match.state_bytes().hex(), repr(one.match.s)))
        tables.add(room.record.id)
        secrets.update((ROBIN, MAKO, bench.store.secret.hex()))

    run(tmp_path, scene, FrailStore)
    text = said.getvalue()
    assert "no answer from the bot" in text
    assert "waits for the store" in text
    assert not [secret for secret in secrets if secret in text]
    assert {line["table"] for line in objects(said) if "the store" in line["event"]} == tables


def test_no_cookie_is_in_the_log(client: TestClient[Any], monkeypatch: pytest.MonkeyPatch, said: io.StringIO) -> None:
    client.get("/api/games")
    table = client.post("/api/tables", json={"game": "toy", "seats": [{"kind": "me"}] * 2}).json()["table"]
    room = client.app.state["parts"].hall.rooms[table]
    gone(client, monkeypatch)
    for path in ("/api/tables", "/api/tables/played", f"/api/tables/{table}/save"):
        client.get(path)
    with client.websocket_connect(f"/api/tables/{table}/ws") as line:
        line.receive_json()
    text = said.getvalue()
    assert "the store failed" in text
    token, seal = client.cookies[COOKIE].split(".")
    for secret in (token, seal, room.record.seed, room.record.salt, *room.record.visitors):
        assert secret not in text
