"""Card kinds in words: names, the card text in full and in short.

Every sentence is made from the numbers that the rules read, so text and rules never differ.
"""

from typing import Any

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import Kind
from rumpus.games.brawl.content.tables import Book
from rumpus.games.brawl.content.words import MASKS, V
from rumpus.games.brawl.rules import ids

Json = dict[str, Any]


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
def text_of(kind: Kind, *, press_removes: bool = False) -> str:
    """The card text: what it may be laid on and what it does."""
    return fx.say(V, kind.node, fx.FULL, given={"removes": press_removes})


def short_text(kind: Kind, *, press_removes: bool = False) -> str:
    """The card text in short."""
    return fx.say(V, kind.node, fx.SHORT, given={"removes": press_removes})


def type_views(book: Book) -> list[Json]:
    """The card types of a table, for its view: word, name, colours, n, text in full and in short."""
    removes = book.option("press_variant") == "remove"
    return [type_view(kind, press_removes=removes) for kind in book.kinds]


def type_view(kind: Kind, *, press_removes: bool = False) -> Json:
    """One card type."""
    return {
        "word": kind.node.word,
        "name": kind.name,
        "colours": colours(kind),
        "n": kind.n,
        "text": text_of(kind, press_removes=press_removes),
        "short": short_text(kind, press_removes=press_removes),
    }
