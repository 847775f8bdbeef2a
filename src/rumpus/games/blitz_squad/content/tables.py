"""Options, cards and decks to the read-only Table record, and the names that go with it."""

from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.blitz_squad.content.decks import Deck
from rumpus.games.blitz_squad.content.load import KINDS, Cards, Sheet, load
from rumpus.games.blitz_squad.content.options import LETTERS, OPTIONS, checked, deck_of, seats
from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import Table
from rumpus.kernel.contract.content import Items, Parts, Tables
from rumpus.kernel.contract.options import Options, fill

NUMBER_OF: Final = dict(zip(KINDS, (ids.TERRAIN, ids.EVENT), strict=True))


@dataclass(frozen=True)
class Book:
    """The cards of one table: what the plain side says about the numbers in its Table."""

    cards: Cards
    decks: tuple[Deck, ...]  # by seat
    options: tuple[tuple[str, Any], ...]
    words: dict[int, tuple[fx.Node, Sheet]]  # by effect row: the word it is the row of, and its card

    def sheet(self, card: int) -> Sheet:
        """The design of a number from 1."""
        return self.cards.designs[card - 1]

    def items(self) -> Items:
        """The content as saves pin it: every brawler with its cards, every special card, and the deck of each seat."""
        squad: dict[str, Parts] = {
            one.id: {part: data for sheet in one.cards for part, data in _parts(sheet).items()}
            for one in self.cards.brawlers
        }
        specials: dict[str, Parts] = {
            sheet.id: {"kind": sheet.kind, "effects": sheet.data} for sheet in self.cards.specials
        }
        decks: dict[str, Parts] = {
            LETTERS[p].upper(): {"cards": sorted(deck.counts(self.cards).items())} for p, deck in enumerate(self.decks)
        }
        return {"brawler": squad, "special": specials, "deck": decks}


def _parts(sheet: Sheet) -> Parts:
    """What the rules read of a brawler card."""
    name = sheet.id.removeprefix(f"{sheet.brawler}-")
    return {f"{name}, power": sheet.power, f"{name}, copies": sheet.copies, f"{name}, effects": sheet.data}


def book_of(t: Any) -> Book:
    """The names and texts of a table."""
    book: Book = t.book
    return book


def tables(options: Options, content: str | None = None) -> Tables:
    """The Tables from resolved options and a designer's file. Raises OptionError or ContentError."""
    checked(options)
    cards = load(content)
    array = Table.blank()
    t = Table.at(array)
    t.n = seats(options)
    fill(t, OPTIONS, options)
    words = _cards(t, cards)
    decks = tuple(deck_of(cards, options, p) for p in range(t.n))
    for p, deck in enumerate(decks):
        for i, card in enumerate(deck.numbers(cards)):
            t.decks[ids.DECK * p + i] = card
    return Tables(t, array, Book(cards, decks, tuple(sorted(options.items())), words))


def _cards(t: Table, cards: Cards) -> dict[int, tuple[fx.Node, Sheet]]:
    """Every design with its rows; the word of each row, and the card it stands on."""
    order = [one.id for one in cards.brawlers]
    words: dict[int, tuple[fx.Node, Sheet]] = {}
    t.cards_n, t.brawlers_n = len(cards.designs), len(order)
    for k, sheet in enumerate(cards.designs):
        card, free = t.cards[k + 1], len(words)
        card.kind = NUMBER_OF[sheet.kind] if sheet.special else ids.BRAWLER
        card.brawler = 0 if sheet.special else order.index(sheet.brawler) + 1
        card.power = sheet.power
        card.copies = ids.DECK if sheet.special else sheet.copies
        card.first, card.size = free, len(sheet.lines)
        rows = fx.nested(sheet.lines, free)
        fx.write(t.ops, rows, free)
        words |= {free + i: (row.node, sheet) for i, row in enumerate(rows) if row.node is not None}
    return words
