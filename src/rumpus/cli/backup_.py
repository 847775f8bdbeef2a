"""`rumpus backup`: the tables in one file, while servers go on."""

from __future__ import annotations

from pathlib import Path

import click

from rumpus.cli import configured, shared
from rumpus.cli.arguments import one_line
from rumpus.server.settings import DATA


@shared.command("backup", "backup tables.backup", "backup tables.backup --data postgresql+psycopg://user@host/name")
@click.argument("file", metavar="FILE", help="where to save it; an older file there is replaced at the end")
@configured.settings([DATA])
@configured.file
def command(file: str, data: str | None) -> int:
    """Writes a backup."""
    from rumpus.server.store.backup import backup
    from rumpus.server.store.base import StoreError
    from rumpus.server.store.location import store_url

    try:
        count = backup(store_url(data, make=False), Path(file))
    except StoreError as fault:
        raise ValueError(str(fault)) from fault
    print(f"{one_line(file)}: {count} tables")
    return 0
