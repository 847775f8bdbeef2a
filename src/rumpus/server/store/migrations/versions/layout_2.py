"""Several processes: who serves a table, and since which epoch."""

import sqlalchemy as sa
from alembic import op

revision = "2"
down_revision = None


def upgrade() -> None:
    """From layout 1."""
    op.create_table(
        "owners",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("shared", sa.Boolean, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.add_column("tables", sa.Column("owner", sa.String(64), nullable=False, server_default=""))
    op.add_column("tables", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.create_index("ix_tables_owner", "tables", ["owner"])
