"""Writes that name no epoch; whoever still calls them shall call `commit`."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from rumpus.server.store.base import PlayRow, Pulse, Status, TableRecord, Write
from rumpus.server.store.leases import Leases


class Old(Leases):
    """Whatever the epoch is, it is written."""

    async def change(self, record: TableRecord, status: Status) -> None:
        """Other people, another pause: everything about the table but its plays."""
        await self.commit(record.id, None, Write(record=record, status=status))

    async def append(self, table: str, rows: Sequence[PlayRow], status: Status) -> None:
        """Decisions at the end of the history."""
        await self.commit(table, None, Write(rows, status=status))

    def pulse(self, pulse: Pulse) -> asyncio.Future[None]:
        """Real time: decisions and requests at the end of a table's."""
        return self.commit(pulse.table, None, Write(pulse.plays, pulse.requests, status=pulse.status))

    async def cut(self, table: str, length: int, status: Status) -> None:
        """Take back every decision from number `length` on."""
        await self.commit(table, None, Write(cut=length, status=status))
