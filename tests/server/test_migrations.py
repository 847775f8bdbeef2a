"""A store of an older rumpus is brought up to date when it is opened, and play goes on; twice is no more than once."""

import asyncio
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from tests.server.bench import MAKO, Bench, run
from tests.server.test_durable import lowest

from rumpus.server.store import sql
from rumpus.server.store.base import StoreError
from rumpus.server.store.schema import estimates, metadata, notes
from rumpus.server.store.sql import SCHEMA, Store

OLD = (Path(__file__).parent / "layout_1.sql").read_text("utf-8")
WAITS, PLAYED, RACE = "qhbqszm4v2ra", "x26rcspz66mb", "zjrq2qvda4xy"


def lay(url: str) -> None:
    """The store of an older rumpus."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.begin() as connection:
        for statement in OLD.split(";\n"):
            if statement.strip():
                connection.exec_driver_sql(statement)


def test_an_older_store_has_todays_layout_and_all_that_was_in_it(url: str) -> None:
    async def scene() -> None:
        lay(url)
        Store(url).close()
        store = Store(url)
        with store._writer.connect() as connection:
            context = MigrationContext.configure(connection)
            assert compare_metadata(context, metadata) == []
            assert connection.execute(sa.select(notes.c.text)).scalars().all() == ["a fine raise"]
            assert connection.execute(sa.select(estimates.c.shares)).scalars().all() == ["[50,50]"]
        assert store.secret.hex() in OLD
        assert await store.by_code("mountain-72") == WAITS
        loaded = await store.load(RACE)
        assert loaded is not None
        assert [row.action for row in loaded[1]] == [5, 5, -1, 0, 3, 0]
        assert [row.action for row in await store.requests(RACE)] == [5, 5, 0, 3, 0]
        assert {row.table for row in await store.mine(MAKO)} == {PLAYED, RACE}
        lease = await store.lease(PLAYED, "me")
        assert lease is not None
        assert lease.epoch == 1
        store.close()

    asyncio.run(scene())


def test_play_goes_on_in_an_older_store(tmp_path: Path) -> None:
    lay(f"sqlite:///{tmp_path / 'tables.sqlite3'}")

    async def scene(bench: Bench) -> None:
        room = await bench.hall.room(PLAYED)
        assert room is not None
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        client = robin if robin.state["decision"] else mako
        client.play(lowest(client))
        await bench.quiet(room)
        stored = await bench.store.load(PLAYED)
        assert stored is not None
        assert [row.n for row in stored[1]] == [0, 1, 2, 3]
        race = await bench.hall.room(RACE)
        assert race is not None
        assert len(race.match.history) == 6

    run(tmp_path, scene)


def test_an_upgrade_that_fails_leaves_the_store_as_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    url = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    lay(url)

    def broken(connection: sa.Connection) -> None:
        raise sa.exc.OperationalError("CREATE", None, OSError("disk full"))

    with sqlite3.connect(tmp_path / "tables.sqlite3") as raw:
        before = list(raw.iterdump())
    monkeypatch.setattr(sql.metadata, "create_all", broken)
    with pytest.raises(StoreError, match="disk full"):
        Store(url)
    with sqlite3.connect(tmp_path / "tables.sqlite3") as raw:
        assert list(raw.iterdump()) == before
    raw.close()


def test_the_last_revision_is_todays_layout() -> None:
    config = Config()
    config.set_main_option("script_location", "rumpus.server.store:migrations")
    assert ScriptDirectory.from_config(config).get_current_head() == str(SCHEMA)


def test_alembic_is_not_read_where_nothing_is_to_be_done(tmp_path: Path) -> None:
    code = (
        "import sys; from rumpus.server.store.sql import Store; from rumpus.server.store.location import store_url; "
        "[Store(store_url(sys.argv[1])).close() for _ in range(2)]; print([m for m in sys.modules if 'alembic' in m])"
    )
    told = subprocess.run([sys.executable, "-c", code, str(tmp_path)], capture_output=True, text=True, check=True)
    assert told.stdout.strip() == "[]"
