"""A backup is the store at one moment, taken while it is written; restored only where nothing is lost by mistake."""

import asyncio
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from tests.server.conftest import Postgres
from tests.server.test_kill import served
from tests.server.test_leases import REQUEST
from tests.server.test_migrations import PLAYED, lay
from tests.server.test_store import RECORD, STATUS, rows

from rumpus import cli
from rumpus.server.store import backup as room
from rumpus.server.store.backup import KEPT, backup, restore
from rumpus.server.store.base import LeaseLost, StoreError, Write
from rumpus.server.store.claim import Claim
from rumpus.server.store.location import store_url
from rumpus.server.store.schema import about, estimates, notes, plays, requests, tables
from rumpus.server.store.sql import Store

TELLING = [
    *(column for table in KEPT if table not in (tables, about) for column in table.c),
    *(column for column in tables.c if column.name not in ("owner", "epoch")),
]
"""What a backup has to keep."""


def held(url: str) -> dict[str, Any]:
    """All that a store holds."""
    engine = sa.create_engine(url, poolclass=sa.NullPool)
    with engine.connect() as connection:
        return {str(column): sorted(map(repr, connection.execute(sa.select(column)).scalars())) for column in TELLING}


async def fill(store: Store, size: int = 3) -> None:
    """Tables with something of everything."""
    for n in range(size):
        mine = await store.create(replace(RECORD, id=f"t{n}", code=f"fox-{n}"), STATUS, "me")
        await store.commit(f"t{n}", mine, Write(rows(*range(n + 1)), [REQUEST._replace(ref=None, sent=0.125)]))

    def work(connection: sa.Connection) -> None:
        connection.execute(notes.insert().values(table_id="t0", id=1, at=0, visitor="v1", name="Ä", text="hm 'x'"))
        connection.execute(estimates.insert().values(table_id="t0", n=0, shares="[50,50]"))

    await store.write(work)


def filled(url: str) -> str:
    """A store with tables in it."""

    async def scene() -> None:
        with closing(Store(url)) as store:
            await fill(store)

    asyncio.run(scene())
    return url


@contextmanager
def written_to(url: str) -> Iterator[None]:
    """A server that writes a play and a request at once, over and over."""
    begun, ended = threading.Event(), threading.Event()

    async def scene() -> None:
        with closing(Store(url)) as store:
            mine = await store.create(replace(RECORD, id="busy"), STATUS, "me")
            n = 0
            while not ended.is_set():
                await store.commit("busy", mine, Write(rows(n), [REQUEST._replace(seq=n)]))
                begun.set()
                n += 1

    thread = threading.Thread(target=lambda: asyncio.run(scene()))
    thread.start()
    assert begun.wait(600)
    try:
        yield
    finally:
        ended.set()
        thread.join()


@pytest.fixture(params=["sqlite", "postgresql"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Where to restore to."""
    if request.param == "sqlite":
        return store_url(tmp_path / "other")
    server: Postgres = request.getfixturevalue("postgres")
    return server.url()


def test_a_backup_of_either_kind_is_restored_into_either(url: str, other: str, tmp_path: Path) -> None:
    filled(url)
    before = held(url)
    with closing(Store(url)) as store:
        secret = store.secret
    assert backup(url, tmp_path / "all.backup") == 3
    assert held(url) == before
    assert restore(tmp_path / "all.backup", other) == 3
    assert held(other) == before
    with closing(Store(other)) as store:
        assert store.secret == secret, "visitors are known by their cookies still"


def test_a_backup_is_one_moment_of_a_store_that_is_written(
    url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(room, "ROWS", 1)
    with written_to(url):
        for name in ("first", "second"):
            backup(url, tmp_path / name)
            with closing(sqlite3.connect(tmp_path / name)) as made:
                numbers = [n for (n,) in made.execute("SELECT n FROM plays ORDER BY n")]
                asked = [n for (n,) in made.execute("SELECT seq FROM requests ORDER BY seq")]
            assert numbers == asked == list(range(len(numbers)))
            assert numbers


def test_who_slept_through_a_restore_writes_no_more(url: str, tmp_path: Path) -> None:
    backup(filled(url), tmp_path / "all.backup")

    async def scene() -> None:
        with closing(Store(url)) as sleeper:
            lease = await sleeper.lease("t0", "me")
            assert lease is not None
            restore(tmp_path / "all.backup", url, replace=True)
            for epoch in range(lease.epoch + 1):
                with pytest.raises(LeaseLost):
                    await sleeper.commit("t0", epoch, Write(rows(9)))
            again = await sleeper.lease("t0", "me")
            assert again is not None
            await sleeper.commit("t0", again.epoch, Write(rows(9)))

    asyncio.run(scene())


def test_tables_are_replaced_only_when_told(url: str, tmp_path: Path) -> None:
    backup(filled(url), tmp_path / "all.backup")
    before = held(url)
    with closing(Store(url)) as store:
        asyncio.run(_one_more(store))
    with pytest.raises(StoreError, match="has 4 tables in it; --replace"):
        restore(tmp_path / "all.backup", url)
    assert held(url) != before
    assert restore(tmp_path / "all.backup", url, replace=True) == 3
    assert held(url) == before


async def _one_more(store: Store) -> None:
    """Another table."""
    await store.create(replace(RECORD, id="late"), STATUS)


def test_a_store_that_is_served_is_not_restored_into(url: str, tmp_path: Path) -> None:
    backup(filled(url), tmp_path / "all.backup")
    with Claim(url), closing(Store(url)) as store:
        store.join("me", "http://localhost:8000")
        with pytest.raises(StoreError, match="are in use by a rumpus"):
            restore(tmp_path / "all.backup", url, replace=True)
        assert backup(url, tmp_path / "again.backup") == 3, "but taken a backup of"


def test_a_backup_of_an_older_rumpus_is_brought_up_to_date(other: str, tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path / 'old.sqlite3'}"
    lay(old)
    before = (tmp_path / "old.sqlite3").read_bytes()
    assert backup(old, tmp_path / "old.backup") == 3
    assert (tmp_path / "old.sqlite3").read_bytes() == before
    kept = (tmp_path / "old.backup").read_bytes()
    restore(tmp_path / "old.backup", other)
    assert (tmp_path / "old.backup").read_bytes() == kept, "it stays what it was"
    engine = sa.create_engine(other, poolclass=sa.NullPool)
    with engine.connect() as connection:
        counts = [connection.execute(sa.select(sa.func.count()).select_from(t)).scalar() for t in (plays, requests)]
        assert counts == [9, 5]
        assert connection.execute(sa.select(tables.c.owner).where(tables.c.id == PLAYED)).scalar() == ""


# ---------------------------------------------------------------- the commands
def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, str]:
    """A command's exit status, and the one line that it says."""
    status = cli.main(list(words))
    said = "".join(capsys.readouterr())
    assert said.count("\n") == 1, said
    return status, said


def test_the_commands_while_a_server_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file, data = str(tmp_path / "all.backup"), str(tmp_path / "data")
    filled(store_url(data))
    with served(data) as server:
        assert told(capsys, "backup", file, "--data", data) == (0, f"{file}: 3 tables\n")
        assert (tmp_path / "all.backup").stat().st_mode & 0o777 == 0o600
        assert told(capsys, "backup", file, "--data", data)[0] == 0, "over an older one"
        status, said = told(capsys, "restore", file, "--data", data, "--replace")
        assert status == 2
        assert server.url in said
    other = str(tmp_path / "other")
    assert told(capsys, "restore", file, "--data", other)[0] == 0
    status, said = told(capsys, "restore", file, "--data", other)
    assert status == 2
    assert "--replace" in said
    assert told(capsys, "restore", file, "--data", other, "--replace")[0] == 0
    assert sorted(p.name for p in tmp_path.iterdir()) == ["all.backup", "data", "other"], "nothing is left beside"


def test_what_is_no_backup_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    data = str(tmp_path / "data")
    (tmp_path / "words").write_text("not a database, but long enough to be read as one" * 99, "utf-8")
    with closing(sqlite3.connect(tmp_path / "other")) as made:
        made.execute("CREATE TABLE songs (name TEXT)")
    for name, expected in (("words", "not a database"), ("other", "holds no tables of rumpus"), ("none", "no tables")):
        status, said = told(capsys, "restore", str(tmp_path / name), "--data", data)
        assert (status, expected in said) == (2, True), said
        assert str(tmp_path / name) in said
    backup(filled(store_url(data)), tmp_path / "new")
    with closing(sqlite3.connect(tmp_path / "new")) as made, made:
        made.execute("UPDATE about SET value = '99' WHERE key = 'schema'")
    assert "newer rumpus" in told(capsys, "restore", str(tmp_path / "new"), "--data", str(tmp_path / "empty"))[1]
    with closing(sqlite3.connect(tmp_path / "new")) as made, made:
        made.execute("INSERT INTO plays VALUES ('nowhere', 0, 0, 0, 0, 0)")
    assert "is damaged" in told(capsys, "restore", str(tmp_path / "new"), "--data", str(tmp_path / "empty"))[1]


def test_a_backup_of_nothing_leaves_the_last_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "all.backup"
    file.write_text("the last one", "utf-8")
    status, said = told(capsys, "backup", str(file), "--data", str(tmp_path / "none"))
    assert (status, "there are no tables" in said) == (2, True)
    assert file.read_text("utf-8") == "the last one"
    assert not (tmp_path / "none").exists()
    url = f"postgresql+psycopg://user:secret@/tavern?host={tmp_path}"
    status, said = told(capsys, "backup", str(file), "--data", url)
    assert (status, "secret" in said, "cannot open" in said) == (2, False, True)
    assert told(capsys, "backup", str(tmp_path / "no" / "folder"), "--data", str(tmp_path))[0] == 2
