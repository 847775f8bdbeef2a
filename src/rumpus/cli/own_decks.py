"""Decks of people's own on the command line: the faults of a text, and a deck in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rumpus.cli.options import spelled
from rumpus.kernel.contract.content import text_of
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import OptionError, Options
from rumpus.kernel.contract.parts import Decks
from rumpus.kernel.contract.spec import GameSpec, all_games, find

Told = tuple[list[str], bool]
"""Lines, and whether all is well."""


def checked(file: str, game: str | None, given: Sequence[str], content: str | None) -> Told:
    """Every fault of a deck's text. Raises OSError, GameError, OptionError, ContentError, ValueError."""
    spec, decks, options = _table(game, given)
    try:
        text = text_of(Path(file))
    except ContentError:
        return [f"{file}: file: this is not a text in UTF-8"], False
    faults = [str(fault) for fault in decks.check(file, text, options, content)]
    return (faults, False) if faults else ([f"{file}: ok, for {spec.about.title}"], True)


def shown(deck: str, game: str | None, given: Sequence[str], content: str | None) -> Told:
    """A deck in words: of a file, a code, or a name. Raises OSError, GameError, OptionError, ValueError."""
    _, decks, options = _table(game, given)
    path = Path(deck)
    try:
        if path.is_file() or path.suffix or len(path.parts) > 1:
            return list(decks.show(deck, text_of(path), options, content)), True
        return list(decks.named(deck, options, content)), True
    except (ContentError, OptionError) as fault:
        return [str(fault)], False


def _table(game: str | None, given: Sequence[str]) -> tuple[GameSpec, Decks, Options]:
    """The game whose decks are meant, what it says of them, and the options of the table they are for."""
    if game is None:
        takers = [one for one in all_games() if one.decks is not None]
        if not takers:
            raise ValueError("no game here has decks of your own")
        spec = takers[0]
    else:
        spec = find(game)
    if spec.decks is None:
        raise ValueError(f"--game {spec.id}: {spec.about.title} has no decks of your own")
    return spec, spec.decks, spec.resolve(spelled(spec, list(given)))
