"""`rumpus replay`: a save file in words, as far as asked, and the position there."""

from __future__ import annotations

import click

from rumpus.cli import shared
from rumpus.cli.arguments import decisions


@shared.command("replay", "replay game.save", "replay game.save --to 12")
@click.argument("file", metavar="FILE", help="a save file")
@shared.option("--to", read=decisions, metavar="N", help="stop after N decisions and show the position")
@shared.option("--seat", metavar="LETTER", help="as this seat sees it (default: as a watcher)")
@shared.played_with
def command(file: str, to: int | None, seat: str | None, content: str | None) -> int:
    """A save file in words."""
    shared.plain_is_enough()
    from rumpus.cli.saves import replayed

    for line in replayed(file, to, seat, content):
        print(line)
    return 0
