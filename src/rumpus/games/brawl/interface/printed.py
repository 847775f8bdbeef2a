"""A designer's decks and card kinds as players read them, for `rumpus content show`."""

from collections.abc import Iterator
from pathlib import Path

from rumpus.games.brawl.content.load import Counts, Deck, load_extra
from rumpus.games.brawl.interface.card_text import short, text_of


def show_file(path: str | Path) -> list[str]:
    """What a designer's file says, in words. Raises ContentError, or OSError when it cannot be read."""
    extra = load_extra(str(path))
    lines = [line for deck in extra.decks for line in (*deck_lines(deck), "")]
    unheld = [kind for kind in extra.kinds if not any(kind in dict(deck.cards + deck.extra) for deck in extra.decks)]
    lines += [f"In no deck: {short(kind)}. {text_of(kind)}" for kind in unheld]
    return lines if lines[-1:] != [""] else lines[:-1]


def deck_lines(deck: Deck) -> Iterator[str]:
    """A deck: who it is, its 35 cards by kind, and the 17 of heavyweight."""
    yield f"{deck.name} (deck {deck.id}{', with expansion cards' if deck.expansion else ''})"
    for more in (deck.temperament, deck.facts):
        if more:
            yield f"  {more}"
    yield from _listed(deck.cards)
    if deck.extra:
        yield "  In heavyweight also:"
        yield from _listed(deck.extra)


def _listed(counts: Counts) -> Iterator[str]:
    """Cards by kind, each with what stands on it."""
    for kind, n in counts:
        yield f"  {n:>2} {short(kind)}: {text_of(kind)}"
