"""What seats and cards are called, and how messages say them."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.words.saying import Names, Saying, Text, by_letter, catalogue_of, saying

LETTERS: Final = "ABCD"
LETTERED: Final = by_letter(LETTERS)
CATALOGUE: Final = catalogue_of(str(Path(__file__).resolve().parent))
"""Every sentence of the game: words/<language>.ftl."""


def card_name(t: Table, card: int) -> str:
    """What a card is called."""
    return book_of(t).sheet(card).name


def card_id(t: Table, card: int) -> str:
    """The id of a card, as files and names of acts say it."""
    return book_of(t).sheet(card).id


def card_of_id(t: Table, name: str) -> int:
    """The card of an id; ValueError when there is none."""
    for card in range(1, t.cards_n + 1):
        if card_id(t, card) == name:
            return card
    raise ValueError(f"{name!r} is no card of this table")


def names(t: Table, _s: State, _viewer: int) -> Names:
    """The functions that messages call; a card that nobody may know is a card."""
    made: Names = {
        **LETTERED,
        "CARD": lambda card: card_name(t, card) if isinstance(card, int) and card > 0 else "a card",
        "CARDS": lambda cards: several([card_name(t, card) for card in cards]),
        "STACK": lambda cards: CATALOGUE.say(stacked(cards), made),
    }
    return made


def stacked(cards: Sequence[int]) -> Saying:
    """A stack, told from the bottom to the top: "Mug Swing on Head First"."""
    return saying("stack", top=cards[-1], covered=len(cards) - 1, under=cards[-2::-1])


def several(names: Sequence[str]) -> str:
    """Names in a sentence: Drill, Halt and Phalanx."""
    *rest, last = names or [""]
    return f"{', '.join(rest)} and {last}" if rest else last


def worded(t: Table, s: State, viewer: int, code: str, **args: Any) -> Text:
    """A message of the catalogue as it goes to a page, inside a view or an act."""
    return CATALOGUE.text(saying(code, **args), names(t, s, viewer))
