"""Writes of tables as SQL: many in few statements, each only where the epoch that it names is the table's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import sqlalchemy as sa

from rumpus.server.store.base import Entry, LeaseLost, Status, StoreError, TableRecord, Write
from rumpus.server.store.schema import insert, plays, requests, sitters, tables

_EPOCHS = (
    sa.select(tables.c.id, tables.c.epoch)
    .where(tables.c.id.in_(sa.bindparam("those", expanding=True)))
    .order_by(tables.c.id)
    .with_for_update(key_share=True)
)
_CHANGE = tables.update().where(tables.c.id == sa.bindparam("which"))


def together(connection: sa.Connection, entries: Sequence[Entry]) -> list[StoreError | None]:
    """What these entries hold, with one statement for all epochs, one for all decisions, one for all requests; of
    each, why it was not written. An entry with a cut comes alone.
    """
    faults = _faults(connection, entries)
    good = [entry for entry, fault in zip(entries, faults, strict=True) if fault is None]
    for table, _, write in good:
        if write.cut is not None:
            connection.execute(plays.delete().where(plays.c.table_id == table, plays.c.n >= write.cut))
    decided = [
        (table, row.n, row.now, row.seat, row.action, row.play) for table, _, write in good for row in write.plays
    ]
    insert(connection, plays, decided)
    insert(connection, requests, [(table, *row) for table, _, write in good for row in write.requests])
    changed = [{"which": table, **columns} for table, _, write in good if (columns := _changed(write))]
    if changed:
        connection.execute(_CHANGE, changed)
    for _, _, write in good:
        if write.record is not None:
            seat(connection, write.record)
    return faults


def _faults(connection: sa.Connection, entries: Sequence[Entry]) -> list[StoreError | None]:
    """Of each entry, why it must not be written. The tables of all stay as they are until the end of the transaction;
    they are locked in order, so that two processes never wait for each other.
    """
    locked = connection.execute(_EPOCHS, {"those": list({entry.table for entry in entries})})
    found = {row.id: row.epoch for row in locked}
    return [_fault(entry, found.get(entry.table)) for entry in entries]


def _fault(entry: Entry, epoch: int | None) -> StoreError | None:
    """Why it must not be written, while the epoch of its table is this."""
    if epoch is None:
        return StoreError(f"table {entry.table} is gone")
    if entry.epoch != epoch:
        return LeaseLost(f"table {entry.table} is served by another process (epoch {epoch}, not {entry.epoch})")
    return None


def _changed(write: Write) -> dict[str, Any]:
    """The columns of `tables` that a write sets. When a game ended stays as it was."""
    columns = columns_of(write.record, write.status)
    if write.record is not None and write.status is not None and write.status.over and not write.plays:
        del columns["updated"]
    return columns


def columns_of(record: TableRecord | None, status: Status | None) -> dict[str, Any]:
    """Columns of `tables`, of what is told."""
    columns: dict[str, Any] = {}
    if record is not None:
        columns["body"] = msgspec.json.encode(record).decode()
    if status is not None:
        columns["turn"] = msgspec.json.encode(status.turn).decode()
        columns["summary"] = "" if status.winners is None else msgspec.json.encode(status.winners).decode()
        columns |= {"over": status.over, "updated": status.updated}
    return columns


def seat(connection: sa.Connection, record: TableRecord) -> None:
    """Make the list of sitters say who sits here now."""
    connection.execute(sitters.delete().where(sitters.c.table_id == record.id))
    rows = [{"visitor": visitor, "table_id": record.id} for visitor in sorted(record.visitors)]
    if rows:
        connection.execute(sitters.insert(), rows)
