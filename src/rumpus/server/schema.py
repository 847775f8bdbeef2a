"""The layout of the store: a table is one row, a row for each decision, and in real time a row for each request."""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()
about = sa.Table("about", metadata, sa.Column("key", sa.String(32), primary_key=True), sa.Column("value", sa.Text))
tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("body", sa.Text, nullable=False),  # TableRecord as JSON
    sa.Column("summary", sa.Text, nullable=False),
    sa.Column("turn", sa.Text, nullable=False),  # JSON list of visitors who must act
    sa.Column("over", sa.Boolean, nullable=False),
    sa.Column("updated", sa.BigInteger, nullable=False),  # Unix seconds
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
sitters = sa.Table(
    "sitters",
    metadata,
    sa.Column("visitor", sa.String(64), primary_key=True),
    sa.Column("table_id", sa.String(32), sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
)
