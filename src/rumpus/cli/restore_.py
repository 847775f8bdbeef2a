"""`rumpus restore`: the tables of a backup back into a store that no server uses."""

from __future__ import annotations

from pathlib import Path

import click

from rumpus.cli import configured, shared
from rumpus.cli.arguments import one_line
from rumpus.server.settings import DATA


@shared.command("restore", "restore tables.backup --data ./db", "restore tables.backup --replace")
@click.argument("file", metavar="FILE", help="a file from `rumpus backup`")
@configured.settings([DATA])
@configured.file
@shared.option("--replace", is_flag=True, help="even if there are tables already: they are lost")
def command(file: str, data: str | None, replace: bool) -> int:
    """Restores a backup."""
    from rumpus.server.store.backup import restore
    from rumpus.server.store.base import StoreError
    from rumpus.server.store.location import shown, store_url

    try:
        url = store_url(data)
        count = restore(Path(file), url, replace=replace)
    except StoreError as fault:
        raise ValueError(str(fault)) from fault
    print(f"{one_line(shown(url))}: {count} tables from {one_line(file)}")
    return 0
