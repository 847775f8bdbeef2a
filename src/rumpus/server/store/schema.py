"""The layout of the store: a table is one row, a row for each decision, and in real time a row for each request."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import chain
from typing import Any

import sqlalchemy as sa

metadata = sa.MetaData()
about = sa.Table("about", metadata, sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.Text))
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # TableRecord as JSON
    sa.Column("summary", sa.Text, nullable=False, default=""),  # JSON list of who won; "": no finished game
    sa.Column("turn", sa.Text, nullable=False),  # JSON list of visitors who must act
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),  # Unix seconds
    sa.Column("owner", sa.String(64), nullable=False, server_default="", index=True),  # of `owners`; "": nobody's
    sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"),  # so often it was taken or given back
)
owners = sa.Table(
    "owners",
    metadata,
    sa.Column("id", sa.String(64), primary_key=True),
    sa.Column("address", sa.Text, nullable=False),
    sa.Column("shared", sa.Boolean, nullable=False),  # others may serve tables beside it: they have a bus
    sa.Column("until", sa.BigInteger, nullable=False),  # when its lease ends: ms by the database's clock
)
plays = sa.Table(
    "plays",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("now", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("play", sa.Integer, nullable=False),
)
requests = sa.Table(
    "requests",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("came", sa.Integer, nullable=False),
    sa.Column("at", sa.BigInteger, nullable=False),
    sa.Column("now", sa.BigInteger, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("action", sa.Integer, nullable=False),
    sa.Column("card", sa.Integer, nullable=False),
    sa.Column("top", sa.Integer, nullable=False),
    sa.Column("ref", sa.BigInteger, nullable=True),
    sa.Column("sent", sa.Float, nullable=False),
    sa.Column("code", sa.String(32), nullable=False),
    sa.Column("rule", sa.String(32), nullable=False),
)
codes = sa.Table(
    "codes",
    metadata,
    sa.Column("code", sa.String(32), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
)
sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
estimates = sa.Table(
    "estimates",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),  # 0: the start, k: the end of part k
    sa.Column("shares", sa.Text, nullable=False),  # JSON list, a share a team in hundredths
)
notes = sa.Table(
    "notes",
    metadata,
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("at", sa.Integer, nullable=False),
    sa.Column("visitor", sa.String(64), nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
)


@cache
def _in_one_step(table: sa.Table, rows: int) -> str:
    """SQLite: the statement that adds so many rows."""
    columns = ", ".join(f'"{column.name}"' for column in table.columns)
    one = f"({', '.join('?' * len(table.columns))})"
    return f"INSERT INTO {table.name} ({columns}) VALUES {', '.join([one] * rows)}"  # noqa: S608 - our own names


def insert(connection: sa.Connection, table: sa.Table, rows: Sequence[tuple[Any, ...]]) -> None:
    """Adds rows, their values in the order of the columns.

    With SQLite in one step: after each step the writer's thread has to wait until the event loop gives Python back.
    """
    if not rows:
        return
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql(_in_one_step(table, len(rows)), tuple(chain.from_iterable(rows)))
        return
    names = [column.name for column in table.columns]
    connection.execute(table.insert(), [dict(zip(names, row, strict=True)) for row in rows])
