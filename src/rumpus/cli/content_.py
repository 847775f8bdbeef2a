"""`rumpus content`: content of one's own, checked, and in words."""

from __future__ import annotations

import click

from rumpus.cli import shared

command = shared.group("content")
_file = shared.all_of(
    click.argument("file", metavar="FILE", help="a TOML file with your own cards"),
    shared.option("--game", help="the game it is for (default: the file tells)"),
)


@shared.command(
    "check",
    "content check my-cards.toml",
    "content check my-cards.toml --game GAME",
    line="check a content file",
    of=command,
)
@_file
def check(file: str, game: str | None) -> int:
    """Each fault with file, path and reason; what is unusual but allowed is a warning."""
    shared.plain_is_enough()
    from rumpus.cli.own_content import checked

    return shared.printed(checked(file, game))


@shared.command("show", "content show my-set.toml", line="show a file's cards in words", of=command)
@_file
def show(file: str, game: str | None) -> int:
    """The cards of a content file as players read them."""
    shared.plain_is_enough()
    from rumpus.cli.own_content import shown

    return shared.printed(shown(file, game))
