"""The store: what it acknowledged is on disk, a bad job fails alone, a newer file is left alone."""

import asyncio
import logging
import os
import sqlite3
import threading
import traceback
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
from msgspec.structs import replace

from rumpus.server.store.base import PlayRow, SeatRecord, Status, StoreError, TableRecord, Write
from rumpus.server.store.location import data_dir, store_url
from rumpus.server.store.sql import Store

RECORD = TableRecord(
    id="t1",
    game="toy",
    rules_version=1,
    options={"players": 2},
    seed=7,
    salt="salt",
    seats=(SeatRecord("person", "Robin", visitor="v1"), SeatRecord("bot", "Nix-bot", level="easy")),
    created_ms=1000,
)
STATUS = Status(("v1",), over=False, updated=5)


def run(tmp_path: Path, scene: Callable[[Store], Awaitable[None]]) -> None:
    """Run a scene on a store of its own."""

    async def play() -> None:
        store = Store(store_url(tmp_path))
        try:
            await scene(store)
        finally:
            store.close()

    asyncio.run(play())


def rows(*numbers: int, play: int | None = None) -> list[PlayRow]:
    """Rows with these numbers."""
    return [PlayRow(n, 10 * n, n % 2, 3, n if play is None else play) for n in numbers]


def test_a_table_comes_back_as_it_was_stored(tmp_path: Path) -> None:
    async def write(store: Store) -> None:
        await store.create(RECORD, STATUS)
        await store.commit("t1", 0, Write(rows(0, 1, play=0), status=STATUS))
        await store.commit("t1", 0, Write(rows(2), status=replace(STATUS, turn=())))

    async def read(store: Store) -> None:
        assert await store.load("t1") == (RECORD, [*rows(0, 1, play=0), *rows(2)])
        assert await store.load("t2") is None
        (mine,) = await store.mine("v1")
        assert (mine.table, mine.record, mine.status) == ("t1", RECORD, replace(STATUS, turn=()))
        assert await store.mine("v2") == []

    run(tmp_path, write)
    run(tmp_path, read)


def test_cut_takes_back_from_a_number_on(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create(RECORD, STATUS)
        await store.commit("t1", 0, Write(rows(0, 1, 2, 3), status=STATUS))
        await store.commit("t1", 0, Write(cut=2, status=STATUS))
        found = await store.load("t1")
        assert found is not None
        assert [row.n for row in found[1]] == [0, 1]
        await store.commit("t1", 0, Write(rows(2), status=STATUS))

    run(tmp_path, scene)


def test_two_writers_of_one_history_cannot_both_win(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        await store.create(RECORD, STATUS)
        outcomes = await asyncio.gather(
            store.commit("t1", 0, Write(rows(0), status=STATUS)),
            store.commit("t1", 0, Write(rows(0), status=replace(STATUS, updated=6))),
            store.commit("t1", 0, Write(rows(1), status=STATUS)),
            return_exceptions=True,
        )
        assert [isinstance(outcome, StoreError) for outcome in outcomes] == [False, True, False]
        found = await store.load("t1")
        assert found is not None
        assert found[1] == rows(0, 1)

    run(tmp_path, scene)


def test_a_table_that_is_gone_takes_no_plays(tmp_path: Path) -> None:
    async def scene(store: Store) -> None:
        with pytest.raises(StoreError):
            await store.commit("none", 0, Write(rows(0), status=STATUS))
        with pytest.raises(StoreError, match="gone"):
            await store.commit("none", 0, Write(cut=0, status=STATUS))

    run(tmp_path, scene)


class SlowStore(Store):
    """A store whose commits wait for a gate, so that jobs pile up."""

    gate = threading.Event()

    def _commit(self, jobs: object) -> None:
        self.gate.wait()
        super()._commit(jobs)  # type: ignore[arg-type]  # handed on as it came


def test_jobs_that_wait_share_a_commit(tmp_path: Path) -> None:
    async def scene() -> None:
        SlowStore.gate.set()
        store = SlowStore(store_url(tmp_path))
        await store.create(RECORD, STATUS)
        SlowStore.gate.clear()
        before = store.commits
        waiting = [asyncio.ensure_future(store.commit("t1", 0, Write(rows(n), status=STATUS))) for n in range(40)]
        await asyncio.sleep(0)
        assert not any(job.done() for job in waiting)
        SlowStore.gate.set()
        await asyncio.gather(*waiting)
        assert store.commits - before <= 2, "one job may start alone, the rest share one commit"
        store.close()

    asyncio.run(scene())


def test_closing_writes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    async def scene() -> None:
        store = Store(store_url(tmp_path))
        job = asyncio.ensure_future(store.create(RECORD, STATUS))
        await asyncio.sleep(0)
        store.close()
        await job
        with pytest.raises(StoreError, match="closed"):
            await store.ping()

    asyncio.run(scene())


def test_a_file_of_a_newer_rumpus_is_refused(tmp_path: Path) -> None:
    Store(store_url(tmp_path)).close()
    with sqlite3.connect(tmp_path / "tables.sqlite3") as raw:
        raw.execute("UPDATE about SET value = '99' WHERE key = 'schema'")
    raw.close()
    with pytest.raises(StoreError, match="newer rumpus"):
        Store(store_url(tmp_path))


def test_what_cannot_be_opened_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="cannot open"):
        Store(f"sqlite:///{tmp_path / 'no' / 'folder' / 'x.sqlite3'}")


def test_where_the_data_lies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("RUMPUS_DATA", raising=False)
    assert data_dir(tmp_path / "a") == tmp_path / "a"
    assert data_dir().name == "rumpus"
    monkeypatch.setenv("RUMPUS_DATA", str(tmp_path / "b"))
    assert data_dir() == tmp_path / "b"
    assert store_url() == f"sqlite:///{tmp_path / 'b' / 'tables.sqlite3'}"
    assert store_url("postgresql+psycopg://host/rumpus") == "postgresql+psycopg://host/rumpus"


@pytest.mark.parametrize("statement", ["insert", "update"])
def test_a_write_that_fails_does_not_tell_the_secret(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, statement: str
) -> None:
    secret = "5ec2e7" * 10 + "0000"

    async def scene(store: Store) -> None:
        record = replace(RECORD, seed=secret)
        if statement == "update":
            await store.create(record, STATUS)
        with sqlite3.connect(tmp_path / "tables.sqlite3") as other:
            full = "SELECT RAISE(ABORT, 'database or disk is full')"
            other.execute(f"CREATE TRIGGER full BEFORE {statement} ON tables BEGIN {full}; END")
        with pytest.raises(StoreError, match="disk is full") as failed:
            await (
                store.create(record, STATUS)
                if statement == "insert"
                else store.commit(record.id, 0, Write(record=record, status=STATUS))
            )
        logging.getLogger("rumpus.server").error("the store failed", exc_info=failed.value)
        assert secret not in caplog.text, "the operator of a table may play at it"
        assert secret not in "".join(traceback.format_exception(failed.value))

    run(tmp_path, scene)


@pytest.mark.skipif(os.name != "posix", reason="modes of files")
def test_the_tables_are_for_their_owner_alone(tmp_path: Path) -> None:
    tmp_path.chmod(0o755)

    async def scene(store: Store) -> None:
        await store.create(RECORD, STATUS)
        modes = {file.name: file.stat().st_mode & 0o777 for file in tmp_path.glob("tables.sqlite3*")}
        assert modes, "a folder that was there keeps its own mode, and the secrets of the deals are in the file"
        assert set(modes.values()) == {0o600}

    run(tmp_path, scene)
