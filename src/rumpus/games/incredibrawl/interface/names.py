"""How the messages of the catalogue say seats, cards, Types and numbers."""

from typing import Annotated, Final, Literal

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.words.saying import Names, by_letter

LETTERS = "ABCD"
SIGNS = ("rock", "paper", "scissors")
SignName = Annotated[str, OneOf(SIGNS)]
PowerType = Annotated[str, OneOf(ids.TYPES)]
How = Literal["type", "level", "throw", "text"]
Trigger = Annotated[str, OneOf(ids.TRIGGERS)]

LETTERED: Final = by_letter(LETTERS, "Nobody")
seat = LETTERED["SEAT"]


def names(t: Table, _s: State, _viewer: int) -> Names:
    """The functions that messages call; a card that nobody may know is a card."""
    book = book_of(t)
    cards = [sheet.name for sheet in (*book.sheets, *book.places)]
    return {
        **LETTERED,
        "CARD": lambda card: cards[card] if isinstance(card, int) else "a card",
        "CARDS": lambda several: _listed([cards[card] for card in several]),
        "TYPE": str,
        "TYPES": " and ".join,
        "CLASSES": " or ".join,
    }


def _listed(words: list[str]) -> str:
    """Several in a row: "A, B and C"."""
    *first, last = words
    return f"{', '.join(first)} and {last}" if first else last
