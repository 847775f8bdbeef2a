"""Card kinds and decks in words: names, the card text in full and in short, and what the set-up page shows.

Every sentence is made from the numbers that the rules read, so text and rules never differ.
"""

from typing import Any

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import STANDARD, Kind
from rumpus.games.brawl.content.load import Counts, Deck, advice, load_decks
from rumpus.games.brawl.content.options import CIRCLE, DEFAULT_DECKS, OPTIONS
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


# ---------------------------------------------------------------- decks
def _installed() -> tuple[Kind, ...]:
    """The kinds of the book, and those that an installed deck has of its own."""
    found = [kind for deck in load_decks().values() for kind, _ in deck.cards + deck.extra]
    return tuple(dict.fromkeys([*STANDARD, *found]))


def deck_view(deck: Deck, kinds: tuple[Kind, ...]) -> Json:
    """A deck for the set-up page: who it is, both its lists (empty: no such weight), what is unusual about it."""
    heavy = deck.counts(heavy=True) if deck.extra else ()
    return {
        "id": deck.id,
        "name": deck.name,
        "temperament": deck.temperament,
        "facts": deck.facts,
        "expansion": deck.expansion,
        "bases": deck.bases(),
        "cards": _listed(deck.cards, kinds),
        "heavy": _listed(heavy, kinds),
        "warnings": advice(deck),
    }


def _listed(counts: Counts, kinds: tuple[Kind, ...]) -> list[Json]:
    """A deck list by card type: {type: index of the page's `types`, n: the number on the card}."""
    return [{"type": kinds.index(kind), "n": n} for kind, n in counts]


def setup_page() -> Json:
    """What the set-up page shows besides the options.

    `usual`: who plays where a deck is left at its default, in seat order; `types`: as in a table's view.
    """
    choices = {option.name: list(option.choices) for option in OPTIONS}
    kinds = _installed()
    return {
        "modes": choices["mode"],
        "formats": choices["format"],
        "teams": choices["teams"],
        "circle": list(CIRCLE),
        "usual": list(DEFAULT_DECKS),
        "types": [type_view(kind) for kind in kinds],
        "decks": [deck_view(deck, kinds) for deck in load_decks().values()],
    }
