"""What a table needs to live on: settings, seats, and one row a decision, in SQLite (WAL) or any SQLAlchemy URL.

What is answered is on disk (see `commits`); with SQLite `synchronous=FULL` this holds through a power cut. Reads use
connections of their own and never wait for the writer.
"""

from __future__ import annotations

import secrets
import time
from collections.abc import Sequence
from typing import Any, TypeVar

import msgspec
import sqlalchemy as sa

from rumpus.server.store.base import CodeTaken, Listed, PlayRow, RequestRow, Status, StoreError, TableRecord
from rumpus.server.store.engine import engine, reached
from rumpus.server.store.leases import Leases, alone
from rumpus.server.store.schema import about, codes, metadata, plays, requests, sitters, tables
from rumpus.server.store.writes import columns_of, seat

T = TypeVar("T")

SCHEMA = 2
TOUCHED = "touched"
"""The key of the row that `touch` writes: the Unix time in milliseconds."""


class Store(Leases):
    """The tables on disk. Open with a URL, close when done; every method may be awaited from any running loop."""

    def __init__(self, url: str) -> None:
        """Connects, and makes the tables or brings them up to date. StoreError when that cannot be, or when they are of
        a newer rumpus.
        """
        self.url = url
        with reached(url):
            super().__init__(engine(url, writer=True), engine(url, writer=False))
            with self._writer.begin() as connection:
                alone(connection)
                _lay(connection)
                self.secret = bytes.fromhex(_fact(connection, "secret", secrets.token_hex(32)))
                """What signs the cookies of this store: made once, never changed."""
        self._thread.start()

    # ------------------------------------------------------------ writes
    async def create(self, record: TableRecord, status: Status, owner: str = "") -> int:
        """A new table, and who serves it from the start; its epoch. CodeTaken when another has its code."""
        epoch = 1 if owner else 0
        columns = {"game": record.game, **columns_of(record, status)}

        def work(connection: sa.Connection) -> None:
            connection.execute(tables.insert().values(id=record.id, owner=owner, epoch=epoch, **columns))
            seat(connection, record)
            try:
                if record.code:
                    connection.execute(codes.insert().values(code=record.code, table_id=record.id))
            except sa.exc.IntegrityError as fault:
                raise CodeTaken(record.code) from fault

        await self.write(work)
        return epoch

    async def free_code(self, wanted: Sequence[str], since: int = 0) -> str | None:
        """The first of these codes that no open table has; None when all are taken. Codes of tables that are over, or
        where nothing has happened since then (Unix seconds), are free again.
        """

        def work(connection: sa.Connection) -> str | None:
            old = sa.or_(tables.c.over, tables.c.updated < since)
            gone = sa.select(tables.c.id).where(old)
            connection.execute(codes.delete().where(codes.c.table_id.in_(gone)))
            taken = set(connection.execute(sa.select(codes.c.code).where(codes.c.code.in_(wanted))).scalars())
            return next((code for code in wanted if code not in taken), None)

        return await self.write(work)

    async def ended(self, table: str) -> int:
        """When the game of a table ended, in Unix seconds; 0 while it runs."""
        query = sa.select(tables.c.updated).where(tables.c.id == table, tables.c.over.is_(True))
        return await self.read(lambda connection: int(connection.execute(query).scalar() or 0))

    async def ping(self) -> None:
        """Wait until all that was queued so far is written. StoreError when the writer cannot even read."""
        await self.write(lambda connection: connection.execute(sa.select(sa.literal(1))).scalar())

    async def touch(self) -> None:
        """Write something small, and wait until it is on disk. StoreError when it is not."""

        def work(connection: sa.Connection) -> None:
            now = str(time.time_ns() // 1_000_000)
            if connection.execute(about.update().where(about.c.key == TOUCHED).values(value=now)).rowcount == 0:
                connection.execute(about.insert().values(key=TOUCHED, value=now))

        await self.write(work)

    # ------------------------------------------------------------ reads
    async def load(self, table: str) -> tuple[TableRecord, list[PlayRow]] | None:
        """A table and its history as last acknowledged; None when there is none of this id."""

        def work(connection: sa.Connection) -> tuple[TableRecord, list[PlayRow]] | None:
            body = connection.execute(sa.select(tables.c.body).where(tables.c.id == table)).scalar()
            if body is None:
                return None
            columns = (plays.c.n, plays.c.now, plays.c.seat, plays.c.action, plays.c.play)
            found = connection.execute(sa.select(*columns).where(plays.c.table_id == table).order_by(plays.c.n))
            return msgspec.json.decode(body, type=TableRecord), [PlayRow(*row) for row in found]

        return await self.read(work)

    async def by_code(self, code: str) -> str | None:
        """The open table with this code; None when there is none."""

        def work(connection: sa.Connection) -> str | None:
            query = sa.select(tables.c.id).join(codes, codes.c.table_id == tables.c.id)
            return connection.execute(query.where(codes.c.code == code, tables.c.over.is_(False))).scalar()

        return await self.read(work)

    async def requests(self, table: str) -> list[RequestRow]:
        """Every decided request of a table in real time, in order, with those that wait to be written now."""
        await self.ping()

        def work(connection: sa.Connection) -> list[RequestRow]:
            columns = [requests.c[name] for name in RequestRow._fields]
            found = connection.execute(sa.select(*columns).where(requests.c.table_id == table).order_by(requests.c.seq))
            return [RequestRow(*row) for row in found]

        return await self.read(work)

    async def mine(self, visitor: str, limit: int = 20, *, over: bool = False) -> list[Listed]:
        """The running tables where this visitor sits, or the games that are `over`, latest first."""
        sits = tables.c.id.in_(sa.select(sitters.c.table_id).where(sitters.c.visitor == visitor))
        kind = tables.c.summary.startswith("[") if over else tables.c.over.is_(False)
        query = _LISTED.where(sits, kind).order_by(tables.c.updated.desc(), tables.c.id)
        return await self.read(lambda connection: [*map(_listed, connection.execute(query.limit(limit)))])

    async def listed(self, table: str) -> Listed | None:
        """The line of one table; None when there is none of this id."""
        query = _LISTED.where(tables.c.id == table)
        return await self.read(lambda connection: next(map(_listed, connection.execute(query)), None))


def _lay(connection: sa.Connection) -> None:
    """Makes what is not there yet, from an older layout where there is one. StoreError for a newer one."""
    about.create(connection, checkfirst=True)
    found = int(_fact(connection, "schema", str(SCHEMA)))
    if found > SCHEMA:
        raise StoreError(f"these tables were written by a newer rumpus (layout {found}, this one reads {SCHEMA})")
    if found < SCHEMA:
        from rumpus.server.store.migrations import upgrade  # Alembic takes a third of a second

        upgrade(connection, found)
        connection.execute(about.update().where(about.c.key == "schema").values(value=str(SCHEMA)))
    metadata.create_all(connection)


def _fact(connection: sa.Connection, key: str, first: str) -> str:
    """What the store says of itself; at first this."""
    found: str | None = connection.execute(sa.select(about.c.value).where(about.c.key == key)).scalar()
    if found is None:
        connection.execute(about.insert().values(key=key, value=first))
    return found or first


_LISTED = sa.select(tables.c.id, tables.c.body, tables.c.turn, tables.c.over, tables.c.updated, tables.c.summary)
"""What the line of a table is made of."""


def _listed(row: Any) -> Listed:
    """A line of the lobby's list."""
    id_, body, turn, over, updated, won = row
    winners = tuple(msgspec.json.decode(won)) if won.startswith("[") else None
    status = Status(tuple(msgspec.json.decode(turn)), over, updated, winners)
    return Listed(id_, msgspec.json.decode(body, type=TableRecord), status)
