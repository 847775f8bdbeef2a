"""Card kinds in words: names, the card text in full and in short.

Every sentence is a message of the catalogue that is told what the rules read, so text and rules never differ.
"""

from functools import lru_cache
from pathlib import Path
from typing import Annotated, Final

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import Kind
from rumpus.games.brawl.content.tables import Book
from rumpus.games.brawl.content.words import MASKS, V
from rumpus.games.brawl.rules import ids
from rumpus.kernel.contract.shapes import OneOf
from rumpus.kernel.contract.shown import Shown
from rumpus.kernel.words.saying import Saying, Text, catalogue_of

CATALOGUE: Final = catalogue_of(str(Path(__file__).parent))
"""All that BRAWL says."""
Colour = Annotated[str, OneOf(ids.COLOURS)]


def colours(kind: Kind) -> list[str]:
    """The colours of a kind: red, blue, green."""
    return [name for name, mask in MASKS.items() if kind.colours & mask]


def short(kind: Kind) -> str:
    """A kind as the catalogue writes it: Hit(red), Press; Feint(red or blue)."""
    found = colours(kind)
    return f"{kind.name}({' or '.join(found)})" if found and kind.colours != ids.ANY else kind.name


def kind_named(book: Book, text: str) -> int:
    """The card type with this id, or that `short` calls so in any case and spacing. ValueError: what there is."""
    wanted = "".join(text.lower().split())
    for k, kind in enumerate(book.kinds):
        if kind.id == text:
            return k
    for k, kind in enumerate(book.kinds):
        if "".join(short(kind).lower().split()) == wanted:
            return k
    raise ValueError(f"there is no card {text!r}; these are: {', '.join(short(kind) for kind in book.kinds)}")


# ---------------------------------------------------------------- card text
def removes(book: Book) -> bool:
    """BR-RUL-16: whether a Press leaves with its Block at this table."""
    return bool(book.option("press_variant") == "remove")


def said(kind: Kind, voice: str = fx.FULL, *, press_removes: bool = False) -> Saying:
    """The card text: what it may be laid on and what it does."""
    return fx.message(V, kind.node, voice, {"removes": press_removes})


def text_of(kind: Kind, voice: str = fx.FULL, *, press_removes: bool = False) -> str:
    """The card text in English."""
    return CATALOGUE.say(said(kind, voice, press_removes=press_removes))


class CardType(Shown):
    """A kind of card: `word` is its effect word, `n` its number, `text` what it says, `short` the same in few words;
    `brief`: its name where there is little room.
    """

    def __init__(self, kind: Kind, *, press_removes: bool = False) -> None:
        texts = _texts(kind, repr(kind.node.data), press_removes)
        self.word: str = kind.node.word
        self.name: str = kind.name
        self.brief: str = kind.short
        self.colours: list[Colour] = colours(kind)
        self.n: int = kind.n
        self.text: Text = texts[0]
        self.short: Text = texts[1]


def card_types(book: Book) -> list[CardType]:
    """The card types of a table."""
    return [CardType(kind, press_removes=removes(book)) for kind in book.kinds]


@lru_cache(1024)
def _texts(kind: Kind, _written: str, press_removes: bool) -> list[Text]:
    """The card text in both lengths, made once: every view has it. Kinds are equal whose files list the same colours in
    another order, `written`; what is said of them is not.
    """
    return [CATALOGUE.text(said(kind, voice, press_removes=press_removes)) for voice in (fx.FULL, fx.SHORT)]
