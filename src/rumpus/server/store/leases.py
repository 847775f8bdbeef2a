"""Who serves which table. A process joins as an owner, says again and again that it lives, and takes tables one by one.

A table's epoch counts how often it was taken or given back, and every write names it: so a process that was thought
dead writes nothing. When it is thought dead, the database's clock says. A database of one process (all but PostgreSQL)
has the same leases, which never end: whoever joins is alone.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Collection
from typing import Any

import sqlalchemy as sa

from rumpus.server.store.base import ClaimedError, Lease, Owner
from rumpus.server.store.commits import Commits
from rumpus.server.store.schema import owners, tables

log = logging.getLogger("rumpus.server")
LEASE_MS = 2000
"""A process that was not heard of for so long is thought dead."""
RENEW_SECONDS = 0.5
LOOK_SECONDS = 0.25
"""How often one who waits for another's end looks."""
EVER = 2**62
"""The end of a lease that has none."""
KEY = 0x72756D70
"""The first half of an advisory lock's key ("rump"); the second stands for the schema."""
WAY_OUT = "open that one, end it, or give another --data"


def alone(connection: sa.Connection) -> None:
    """Until the transaction ends, no other process opens or joins. ClaimedError when one keeps the lock, as rumpus 0.1
    does while it serves.
    """
    if connection.dialect.name == "postgresql":
        schema = sa.func.hashtext(sa.func.coalesce(sa.func.current_schema(), ""))
        connection.execute(sa.text(f"SET LOCAL lock_timeout = '{LEASE_MS}ms'"))
        try:
            connection.execute(sa.select(sa.func.pg_advisory_xact_lock(KEY, schema)))
        except sa.exc.OperationalError as fault:
            name = connection.engine.url.database
            raise ClaimedError(f"the tables in {name} are in use by an older rumpus; {WAY_OUT}") from fault


class Leases(Commits):
    """What a store knows of the processes that use it."""

    def __init__(self, writer: sa.Engine, reader: sa.Engine) -> None:
        super().__init__(writer, reader)
        self.owner = ""
        """What this process has joined as."""
        self._joined: dict[str, Any] = {}
        self._left = threading.Event()
        many = writer.dialect.name == "postgresql"
        clock = sa.func.extract("epoch", sa.func.clock_timestamp()) * 1000
        self._now: sa.ColumnElement[int] = sa.cast(clock, sa.BigInteger) if many else sa.literal(0, sa.BigInteger)
        self._until = self._now + LEASE_MS if many else sa.literal(EVER, sa.BigInteger)
        self._live = sa.select(owners.c.id).where(owners.c.until > self._now)
        self._many = many

    # ------------------------------------------------------------ the process
    def join(self, owner: str, address: str, *, shared: bool = False) -> None:
        """This process serves tables from here until the store is closed, under a name that no other ever had; `shared`
        when it has a bus. ClaimedError when another one lives and not both of them are shared: one that does not renew
        its lease is waited for.
        """
        self.owner, self._joined = owner, {"id": owner, "address": address, "shared": shared}
        seen: dict[str, int] = {}
        while (other := self._enter()) is not None:
            if seen.setdefault(other.id, other.until) != other.until:
                name = self._writer.url.database
                raise ClaimedError(f"the tables in {name} are in use by a rumpus at {other.address}; {WAY_OUT}")
            self._left.wait(LOOK_SECONDS)
        if self._many:
            threading.Thread(target=self._renew, name="rumpus-lease", daemon=True).start()

    def _enter(self) -> Any:
        """Enters this process among the owners. The one that keeps it out, or None."""
        mine, dead = owners.c.id == self.owner, owners.c.until <= self._now
        barred = sa.not_(owners.c.shared) if self._joined["shared"] else sa.true()
        with self._reader.begin() as connection:
            alone(connection)
            if not self._many:
                connection.execute(owners.delete())
            other = connection.execute(sa.select(owners).where(~mine, ~dead, barred)).first()
            if other is None:
                served = sa.select(tables.c.owner).where(tables.c.owner != "")
                connection.execute(owners.delete().where(mine | dead & owners.c.id.not_in(served)))
                connection.execute(owners.insert().values(**self._joined, until=self._until))
            return other

    def renew(self) -> bool:
        """This process lives. False when it was thought dead: others may have taken its tables, see `held`."""
        live = sa.and_(owners.c.id == self.owner, owners.c.until > self._now)
        with self._reader.begin() as connection:
            if connection.execute(owners.update().where(live).values(until=self._until)).rowcount:
                return True
        if (other := self._enter()) is not None:
            log.error("a rumpus at %s has taken the tables of this one while the database was away", other.address)
        return False

    def _renew(self) -> None:
        """Renew until the store is closed."""
        while not self._left.wait(RENEW_SECONDS):
            try:
                self.renew()
            except sa.exc.SQLAlchemyError as fault:
                log.warning("the lease could not be renewed: %s", fault)

    def close(self) -> None:
        """Write what waits, give all tables back, then stop."""
        super().close()
        if self.owner and not self._left.is_set():
            self._left.set()
            try:
                with self._reader.begin() as connection:
                    self._release(connection, tables.c.owner == self.owner)
                    connection.execute(owners.delete().where(owners.c.id == self.owner))
            except sa.exc.SQLAlchemyError as fault:
                log.warning("the tables could not be given back: %s", fault)
            self._reader.dispose()

    # ------------------------------------------------------------ its tables
    async def lease(self, table: str, owner: str) -> Lease | None:
        """Takes a table that is this owner's, or of nobody who lives; whose it is now. None when there is
        no such table. Each taking raises the epoch.
        """
        here = tables.c.id == table
        free = sa.or_(tables.c.owner == owner, tables.c.owner.not_in(self._live))
        take = tables.update().where(here, free).values(owner=owner, epoch=tables.c.epoch + 1)
        both = tables.outerjoin(owners, owners.c.id == tables.c.owner)
        look = sa.select(tables.c.owner, tables.c.epoch, owners.c.address).select_from(both).where(here)

        def work(connection: sa.Connection) -> Lease | None:
            connection.execute(take)
            found = connection.execute(look).first()
            return None if found is None else Lease(*found)

        return await self.write(work)

    async def release(self, owner: str, given: Collection[str]) -> None:
        """Gives these tables of the owner's back; what he writes to them after is refused."""
        which = sa.and_(tables.c.owner == owner, tables.c.id.in_(given))
        await self.write(lambda connection: self._release(connection, which))

    @staticmethod
    def _release(connection: sa.Connection, which: sa.ColumnElement[bool]) -> None:
        """These tables are nobody's."""
        connection.execute(tables.update().where(which).values(owner="", epoch=tables.c.epoch + 1))

    async def held(self, owner: str) -> dict[str, int]:
        """The tables of an owner, with their epochs."""
        query = sa.select(tables.c.id, tables.c.epoch).where(tables.c.owner == owner)
        return await self.read(lambda connection: {row.id: row.epoch for row in connection.execute(query)})

    async def owners(self) -> list[Owner]:
        """The processes that serve tables, and those that are thought dead but whose tables nobody has taken."""
        query = sa.select(owners.c.id, owners.c.address, owners.c.until > self._now).order_by(owners.c.id)
        return await self.read(lambda connection: [Owner(*row) for row in connection.execute(query)])
