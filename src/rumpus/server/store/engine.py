"""The way to the database: SQLite with WAL, full sync and explicit transactions, or any other by its SQLAlchemy URL."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import sqlalchemy as sa

from rumpus.server.store.base import StoreError
from rumpus.server.store.location import shown

PATIENCE = 5
"""So many seconds a connection waits for another one's lock, or for the database's first answer."""


def engine(url: str, *, writer: bool) -> sa.Engine:
    """An engine; for SQLite with WAL, full sync and explicit transactions (so that savepoints work).

    What fails is told without the values that were to be written: the secret of a deal is among them.
    """
    if not url.startswith("sqlite"):
        driver = url.split("://", 1)[0]
        asks = driver in ("postgresql", "postgresql+psycopg", "postgresql+psycopg2") and "connect_timeout" not in url
        patience = {"connect_timeout": PATIENCE} if asks else {}
        return sa.create_engine(url, pool_pre_ping=True, hide_parameters=True, connect_args=patience)
    made = sa.create_engine(url, hide_parameters=True)

    @sa.event.listens_for(made, "connect")
    def connect(raw: Any, _record: Any) -> None:
        raw.isolation_level = None
        for pragma in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={1000 * PATIENCE}", "foreign_keys=ON"):
            raw.execute(f"PRAGMA {pragma}")

    @sa.event.listens_for(made, "begin")
    def begin(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writer else "BEGIN")

    return made


def file_of(url: str) -> Path | None:
    """The file of an SQLite database; None for one in memory, for any other, and for what is no URL."""
    try:
        made = sa.make_url(url)
    except (sa.exc.ArgumentError, ValueError):  # ValueError: a port that is none
        return None
    if made.get_backend_name() != "sqlite" or not made.database or ":memory:" in made.database:
        return None
    return Path(made.database.removeprefix("file:").partition("?")[0]).resolve()


@contextmanager
def reached(url: str) -> Iterator[None]:
    """StoreError when this database cannot be opened, in the driver's words, without SQL."""
    try:
        yield
    except (sa.exc.SQLAlchemyError, ImportError, ValueError, TypeError) as fault:  # TypeError: a key for another
        said = " ".join(str(getattr(fault, "orig", None) or fault).split())
        raise StoreError(f"cannot open {shown(url)}: {said}") from fault
