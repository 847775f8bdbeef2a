"""`rumpus deck`: decks of one's own, checked, and in words with their codes."""

from __future__ import annotations

from collections.abc import Sequence

import click

from rumpus.cli import shared

command = shared.group("deck")
_table = shared.all_of(
    shared.option("--game", help="the game it is for (default: the first with decks of your own)"),
    shared.options,
    shared.content,
)


@shared.command(
    "check",
    "deck check my.deck",
    "deck check my.deck -o special_max=12 -o special_copies=3",
    line="check a deck's text",
    of=command,
)
@click.argument("file", metavar="FILE", help="a text file: the deck's name, its brawlers, which cards go and come")
@_table
def check(file: str, game: str | None, option: Sequence[str], content: str | None) -> int:
    """Each fault with file, line and reason."""
    shared.plain_is_enough()
    from rumpus.cli.own_decks import checked

    return shared.printed(checked(file, game, option, content))


@shared.command(
    "show",
    "deck show my.deck",
    "deck show BS1-AAIEBgAAsFOF",
    "deck show landlord",
    "deck show built-7",
    line="show a deck in words, with its code",
    of=command,
)
@click.argument("deck", metavar="DECK", help="a deck's file, its code, or its name")
@_table
def show(deck: str, game: str | None, option: Sequence[str], content: str | None) -> int:
    """A deck in words."""
    shared.plain_is_enough()
    from rumpus.cli.own_decks import shown

    return shared.printed(shown(deck, game, option, content))
