"""What Prometheus is told: that it moves with what happens, that its labels are a closed set, and where it is asked."""

import asyncio
import socket
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from litestar.testing import TestClient
from tests.server.bench import EVE, PATIENCE, Bench, ScriptedBots, run
from tests.server.conftest import Nats

from rumpus.kernel.words.saying import OF_HOUSE
from rumpus.server import metrics
from rumpus.server.bots.pool import BotError, Pool
from rumpus.server.gateway.app import build
from rumpus.server.main import ServeError, serve
from rumpus.server.nats_bus import NatsBus
from rumpus.server.store.base import StoreError
from rumpus.server.store.sql import Store


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Any]]:
    site = build(f"sqlite:///{tmp_path / 'tables.sqlite3'}", bots=ScriptedBots(), hosts={"localhost.local"})
    with TestClient(site, base_url="http://localhost.local:8000") as made:
        yield made


def value(name: str, **labels: str) -> float:
    """A number of now."""
    found = metrics.REGISTRY.get_sample_value(f"rumpus_{name}", labels)
    assert found is not None, f"there is no {name} {labels}"
    return found


class Since:
    """How far numbers have moved since this was made."""

    def __init__(self) -> None:
        self._before = {
            (s.name, *sorted(s.labels.items())): s.value for m in metrics.REGISTRY.collect() for s in m.samples
        }

    def __call__(self, name: str, **labels: str) -> float:
        return value(name, **labels) - self._before.get((f"rumpus_{name}", *sorted(labels.items())), 0.0)


def test_a_table_moves_the_numbers_and_leaves_none_behind(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        moved = Since()
        room = await bench.open("me", "me")
        assert moved("tables_open") == 1
        await bench.join(room)
        eve = await bench.join(room, EVE, watch=True)
        assert moved("table_connections") == 2
        eve.put("what?")
        await bench.quiet(room)
        assert moved("refusals_total", code="no-sense") == 1
        eve.play(0, seat=0)
        await bench.quiet(room)
        assert moved("refusals_total", code="no-seat-of-yours") == 1
        eve.put(None)
        await eve.task
        assert moved("table_connections") == 1
        assert moved("store_commit_writes_count") >= 1
        assert moved("wait_seconds_count", stage="store") == moved("store_commit_writes_sum") >= 1
        after.append(moved)

    after: list[Since] = []
    run(tmp_path, scene)
    for gauge in ("tables_open", "table_connections"):
        assert after[0](gauge) == 0, gauge
    for queue in ("store", "outbox"):
        assert after[0]("queued", queue=queue) == 0, queue


def test_a_write_that_fails_is_counted(tmp_path: Path) -> None:
    async def scene(bench: Bench) -> None:
        moved = Since()
        with pytest.raises(StoreError):
            await bench.store.write(lambda _connection: 1 // 0)
        assert moved("store_failures_total") == 1

    run(tmp_path, scene)


def test_messages_over_nats_are_counted(nats: Nats) -> None:
    async def scene() -> None:
        async with asyncio.timeout(PATIENCE):
            moved, bus, heard = Since(), NatsBus(nats.url), asyncio.Event()
            up = asyncio.Event()
            bus.watch(lambda _: up.set())
            await bus.open()
            await up.wait()
            assert value("bus_up") == 1
            await bus.subscribe("there", lambda _: heard.set())
            bus.publish("there", b"x")
            await heard.wait()
            await bus.close()
            assert (moved("bus_messages_total", way="in"), moved("bus_messages_total", way="out")) == (1, 1)
            assert value("bus_up") == 0

    asyncio.run(scene())


def test_questions_are_thought_about_or_wait() -> None:
    moved, crew = Since(), metrics.Crew(2)
    with crew.asked(), crew.asked():
        with crew.asked():
            assert (moved("bots_thinking"), moved("bots_waiting")) == (2, 1)
        assert (moved("bots_thinking"), moved("bots_waiting")) == (2, 0)
    assert (moved("bots_thinking"), moved("bots_waiting"), moved("bots_failed_total")) == (0, 0, 0)


def test_a_pool_counts_who_asks_it() -> None:
    moved, pool = Since(), Pool(plain=True, workers=1)
    pool.close()
    with pytest.raises(BotError):
        asyncio.run(pool.run(1.0, int))
    assert moved("bots_failed_total") == 1
    assert moved("bots_thinking") == 0


def test_refusals_over_http_are_counted_by_their_code(client: TestClient[Any]) -> None:
    moved = Since()
    assert client.get("/api/tables/nosuchtable0/save").status_code == 404
    assert moved("refusals_total", code="no-table") == 1
    assert (
        client.post(
            "/api/tables", json={"game": "toy", "seats": [{"kind": "me"}], "options": {"players": 99}}
        ).status_code
        == 400
    )
    assert moved("refusals_total", code="other") == 1


def test_labels_are_a_closed_set() -> None:
    metrics.refused("what somebody typed")
    metrics.refused(None)
    closed = {"by", "stage", "queue", "status", "why", "way", "code", "le", "generation"}
    words = {word for kind in (metrics.plays, metrics.waits, metrics.queued, metrics.answers) for word in kind}
    words |= {*metrics.dropped, *metrics.bus_messages, "other"}
    for metric in metrics.REGISTRY.collect():
        for sample in metric.samples:
            assert set(sample.labels) <= closed, sample
            for name, word in sample.labels.items():
                assert name == "le" or word in words or (name == "code" and word in OF_HOUSE), sample


def test_prometheus_asks_at_a_port_of_its_own() -> None:
    with metrics.served(("127.0.0.1", 0)) as port, urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics") as told:
        text = told.read().decode()
    assert "# HELP rumpus_plays_total Plays that were acknowledged" in text
    assert "process_open_fds" in text
    with socket.create_server(("127.0.0.1", port)):
        pass  # it is free again


def test_a_taken_port_is_one_sentence(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        at = taken.getsockname()[:2]
        with pytest.raises(ServeError, match=f"cannot listen on 127.0.0.1:{at[1]}: .*; try another --metrics"):
            serve(port=0, data=tmp_path, metrics=at)
    with pytest.raises(ServeError, match="try another --metrics"):
        serve(port=0, data=tmp_path, metrics=("no.such.host.invalid", 0))
    Store(f"sqlite:///{tmp_path / 'tables.sqlite3'}").close()  # nothing holds it
