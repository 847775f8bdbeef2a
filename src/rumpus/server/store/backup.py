"""A store in one file, and back: the file is a store in SQLite, of whatever kind of database it was taken.

A backup is what the store held at one moment; servers go on meanwhile. To restore, none may use the store.
"""

from __future__ import annotations

import secrets
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import sqlalchemy as sa

from rumpus.server.store.base import StoreError
from rumpus.server.store.claim import Claim
from rumpus.server.store.engine import engine, file_of, reached
from rumpus.server.store.location import shown
from rumpus.server.store.schema import about, metadata, owners, tables
from rumpus.server.store.sql import SCHEMA, Store

ROWS = 2000
"""So many rows are in memory at once."""
KEPT = [table for table in metadata.sorted_tables if table is not owners]
"""What is copied, whatever stands before what needs it."""


def backup(url: str, file: Path) -> int:
    """Writes what the store holds now to a file, in place of one that was there when all of it has been checked; how
    many tables that is. StoreError or OSError when it cannot be.
    """
    with TemporaryDirectory(dir=file.parent, prefix=".rumpus-") as folder:
        part = Path(folder) / file.name
        part.touch(0o600)  # the secrets of deals and visitors are in it
        from_file = file_of(url)
        if from_file is not None:
            _copy_file(from_file, part)
        else:
            _copy_database(url, part)
        count = _checked(part, file)
        part.replace(file)
    return count


def restore(file: Path, url: str, *, replace: bool = False) -> int:
    """Puts what a backup holds into a store; how many tables that is. StoreError when a server uses the store, when it
    has tables in it that shall not be replaced, or when the file is no backup, or a newer rumpus's.
    """
    with Claim(url), TemporaryDirectory() as folder:
        copy = Path(folder) / "tables.sqlite3"
        _copy_file(file, copy)
        count = _checked(copy, file)
        with closing(Store(f"sqlite:///{copy}")) as source, closing(Store(url)) as target, reached(url):
            target.join(secrets.token_hex(8), "restore")
            with source.reading() as old, target.writing() as new:
                _replace(old, new, shown(url), replace=replace)
    return count


def _replace(old: sa.Connection, new: sa.Connection, name: str, *, replace: bool) -> None:
    """What is in one store in place of what is in another. Epochs go on beyond all that were there: a process that
    slept through it cannot write.
    """
    there, last = new.execute(sa.select(sa.func.count(), sa.func.max(tables.c.epoch)).select_from(tables)).one()
    if there and not replace:
        raise StoreError(f"{name} has {there} tables in it; --replace puts those of the backup in their place")
    for table in reversed(KEPT):
        new.execute(table.delete())
    _copy_rows(old, new)
    new.execute(tables.update().values(owner="", epoch=tables.c.epoch + (last or 0) + 1))


def _copy_file(source: Path, target: Path) -> None:
    """A file of SQLite as it is at one moment, while others write to it."""
    if not source.is_file():
        raise FileNotFoundError(2, "there are no tables", str(source))
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        try:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, without a log beside it
        except sqlite3.DatabaseError as fault:
            raise StoreError(f"{source}: {fault}") from fault


def _copy_database(url: str, target: Path) -> None:
    """Any other database as it is at one moment, as a file of SQLite."""
    with reached(url), _connected(engine(url, writer=False)) as old:
        found = old.execute(sa.select(about.c.value).where(about.c.key == "schema")).scalar()
        if found != str(SCHEMA):
            raise StoreError(f"{shown(url)} has layout {found}, this rumpus backs up layout {SCHEMA}: serve it once")
        with closing(Store(f"sqlite:///{target}")) as store, store.writing() as new:
            new.execute(about.delete())
            _copy_rows(old, new)
    with closing(sqlite3.connect(target)) as made:
        made.execute("PRAGMA journal_mode=DELETE")


@contextmanager
def _connected(source: sa.Engine) -> Iterator[sa.Connection]:
    """A connection that sees the database as it is now, whatever is written meanwhile."""
    with source.connect().execution_options(isolation_level="REPEATABLE READ") as connection:
        yield connection
    source.dispose()


def _copy_rows(old: sa.Connection, new: sa.Connection) -> None:
    """All rows, some at a time."""
    for table in KEPT:
        found = old.execution_options(yield_per=ROWS).execute(sa.select(table))
        for rows in found.mappings().partitions():
            new.execute(table.insert(), [dict(row) for row in rows])


def _checked(copy: Path, file: Path) -> int:
    """How many tables are in a copy. StoreError when it is none of a store, or damaged; `file` is what it is called."""
    with closing(sqlite3.connect(copy)) as made:
        try:
            faults = [*made.execute("PRAGMA integrity_check(1)"), *made.execute("PRAGMA foreign_key_check")]
            layout = made.execute("SELECT value FROM about WHERE key = 'schema'").fetchone()
            count: int = made.execute("SELECT count(*) FROM tables").fetchone()[0]
        except sqlite3.DatabaseError as fault:
            raise StoreError(f"{file} holds no tables of rumpus: {fault}") from fault
    if layout is None or faults != [("ok",)]:
        raise StoreError(f"{file} is damaged: {faults[0][0]}")
    return count
