"""Older layouts of the store brought up to today's, by Alembic: a revision is called by the number of the layout that
it makes. Which one a store has stands in `about`; the first, of rumpus 0.1, has no revision.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

FIRST = 1


def upgrade(connection: sa.Connection, found: int) -> None:
    """From the layout that was found to the last, in the transaction of this connection."""
    config = Config()
    config.set_main_option("script_location", "rumpus.server.store:migrations")
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    command.stamp(config, "base" if found == FIRST else str(found))
    command.upgrade(config, "head")
