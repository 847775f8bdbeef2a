"""`rumpus verify`: a save file, dealt again from its seed or secret, every decision checked."""

from __future__ import annotations

import click

from rumpus.cli import shared
from rumpus.cli.arguments import one_line


@shared.command("verify", "verify game.save", "verify game.save --hash 9f86d081...")
@click.argument("file", metavar="SAVE", help="a save file")
@shared.option("--hash", "shown", metavar="HEX", help="the deal's hash, shown when the game began")
@shared.played_with
def command(file: str, shown: str | None, content: str | None) -> int:
    """Whether a save file holds."""
    shared.plain_is_enough()
    from rumpus.cli.saves import verified

    ok, words = verified(file, shown, content)
    print(f"{file}: {one_line(words)}")
    return 0 if ok else 1
