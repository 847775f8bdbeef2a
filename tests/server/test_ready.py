"""Ready means: something was written just now. Whoever asks, and however long the disk takes, one write is tried."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from litestar.testing import TestClient
from tests.server.bench import Bench, ScriptedBots, run
from tests.server.test_app import HERE
from tests.server.test_durable import GatedStore, gated

from rumpus.kernel.words.saying import OF_HOUSE, saying
from rumpus.server.gateway.app import build
from rumpus.server.gateway.readiness import CANNOT, DEADLINE, SLOW, Readiness
from rumpus.server.store.sql import Store


def touched(folder: Path) -> list[Any]:
    """What is on disk about the last try."""
    with sa.create_engine(f"sqlite:///{folder / 'tables.sqlite3'}").connect() as connection:
        return list(connection.execute(sa.text("SELECT value FROM about WHERE key = 'touched'")).scalars())


def counted(bench: Bench, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """A list that grows by each write that is tried."""
    tries: list[int] = []
    touch = Store.touch

    async def noted(store: Store) -> None:
        tries.append(len(tries))
        await touch(store)

    monkeypatch.setattr(Store, "touch", noted)
    return tries


def test_ready_really_writes(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        ready = Readiness(bench.store, bench.hall, bench.clock)
        assert touched(tmp_path) == []
        assert await ready.fault() is None
        assert len(touched(tmp_path)) == 1

    run(tmp_path, scene)


def test_a_crowd_that_asks_makes_one_write_a_second(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(bench: Bench) -> None:
        tries = counted(bench, monkeypatch)
        ready = Readiness(bench.store, bench.hall, bench.clock)
        assert await asyncio.gather(*(ready.fault() for _ in range(50))) == [None] * 50
        assert await ready.fault() is None
        assert len(tries) == 1
        bench.clock.forward(0.999)
        assert await ready.fault() is None
        assert len(tries) == 1
        bench.clock.forward(0.001)
        assert await asyncio.gather(*(ready.fault() for _ in range(50))) == [None] * 50
        assert len(tries) == 2

    run(tmp_path, scene)


def test_a_disk_that_hangs_is_not_ready_and_is_asked_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(bench: Bench) -> None:
        tries = counted(bench, monkeypatch)
        ready, store = Readiness(bench.store, bench.hall, bench.clock), gated(bench)
        store.arrived.clear()
        store.gate.clear()
        asking = asyncio.ensure_future(ready.fault())
        await asyncio.to_thread(store.arrived.wait)
        bench.clock.forward(DEADLINE)
        assert await asking == SLOW
        for _ in range(5):
            bench.clock.forward(5)
            assert await ready.fault() == SLOW, "and nobody waits for it again"
        assert len(tries) == 1
        store.gate.set()
        await bench.store.ping()
        while await ready.fault() is not None:
            bench.clock.forward(1)
        assert len(tries) == 2

    run(tmp_path, scene, GatedStore)


def test_a_disk_that_is_full_is_not_ready_until_it_is_not(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        ready, store = Readiness(bench.store, bench.hall, bench.clock), gated(bench)
        store.broken = True
        assert await ready.fault() == CANNOT
        store.broken = False
        assert await ready.fault() == CANNOT, "for a second"
        bench.clock.forward(1)
        assert await ready.fault() is None

    run(tmp_path, scene, GatedStore)


def test_tables_that_wait_for_the_store_are_not_ready(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        ready = Readiness(bench.store, bench.hall, bench.clock)
        room = await bench.open("me", "empty")
        assert await ready.fault() is None
        room.tear()
        assert bench.hall.troubled() == 1
        assert await ready.fault() == saying("no-writing-some", tables=1)
        await bench.own(room)  # the writer reads the table again before anything else
        assert bench.hall.troubled() == 0
        assert await ready.fault() is None

    run(tmp_path, scene)


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    app = build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})
    with TestClient(app, base_url=HERE) as made:
        yield made


def test_ready_over_http(client: TestClient[Any]) -> None:
    answer = client.get("/api/ready")
    assert (answer.status_code, answer.json()) == (200, {"ok": True})
    assert client.head("/api/ready").status_code == 200


def test_a_file_that_became_read_only_is_not_ready(client: TestClient[Any]) -> None:
    store = client.app.state["parts"].store
    with store._writer.connect() as connection:
        connection.exec_driver_sql("COMMIT")
        connection.exec_driver_sql("PRAGMA query_only = ON")  # as on a disk that was mounted anew; the pool keeps it
        connection.exec_driver_sql("BEGIN")
    answer = client.get("/api/ready")
    assert (answer.status_code, answer.json()["error"]) == (503, OF_HOUSE.say(CANNOT))
    assert client.get("/api/health").status_code == 200


def test_a_store_that_is_closed_is_not_ready(client: TestClient[Any]) -> None:
    client.app.state["parts"].store.close()
    assert client.get("/api/ready").status_code == 503
