"""A designer's cards as players read them, for `rumpus content show`."""

from pathlib import Path

from rumpus.games.incredibrawl.content.load import Cards, Sheet, load, written
from rumpus.games.incredibrawl.interface.card_text import banner, text_of


def shown(cards: Cards, own: tuple[Sheet, ...]) -> list[str]:
    """Some cards of a set as players read them; and how many need code: none do."""
    lines = [f"{sheet.name} ({banner(sheet)}): {text_of(sheet)}" for sheet in own]
    return [*lines, f"{len(cards.all)} cards, {len(own)} of your own, 0 with code of their own"]


def show_file(path: str | Path) -> list[str]:
    """What a designer's file says, in words. Raises ContentError, or OSError when it cannot be read."""
    cards = load(str(path))
    return shown(cards, written(path))
