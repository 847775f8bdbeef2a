"""Options and cards to the read-only Table record, and the names that go with it."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.content import moments
from rumpus.games.incredibrawl.content.load import Cards, Sheet, load
from rumpus.games.incredibrawl.content.options import OPTIONS, checked
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import Card, Table
from rumpus.kernel.contract.content import Items, Parts, Tables
from rumpus.kernel.contract.options import Options, fill

KINDS: Final = {"character": "character", "power_up": "Power-Up", "location": "location"}
"""What refusals and saves call a kind of card."""


@dataclass(frozen=True)
class Book:
    """The cards of one table: what the plain side says about the numbers in its Table."""

    sheets: tuple[Sheet, ...]  # 0..29 characters, 30..39 Power-Ups
    places: tuple[Sheet, ...]
    options: tuple[tuple[str, Any], ...]
    words: dict[int, tuple[fx.Node, str]]  # by effect row: the word it is the row of, and the kind of card around it
    foretold: dict[tuple[int, int], Any] = field(default_factory=dict, compare=False, repr=False)
    """By location and character, what `interface/preview.py` has found once."""

    def items(self) -> Items:
        """The content as saves pin it: every card."""
        made: dict[str, dict[str, Parts]] = {}
        for sheet in (*self.sheets, *self.places):
            made.setdefault(KINDS[sheet.kind], {})[sheet.id] = _parts(sheet)
        return made


def _parts(sheet: Sheet) -> Parts:
    """What the rules read of a card, its effects as its file says them."""
    if sheet.kind == "location":
        return sheet.data
    windows = [moments.NAMES[window] for window in sorted(sheet.windows)]
    if sheet.kind == "power_up":
        return {**sheet.data, "window": windows}
    banner = {"type": ids.TYPES[sheet.type], "level": sheet.level, "classes": sorted(sheet.classes)}
    return {**banner, **{name: sheet.data.get(name) for name in ids.TRIGGERS}, "window": windows}


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
    fill(t, OPTIONS, options)
    _modes(t, options)
    words = _cards(t, cards)
    sheets = (*cards.characters, *cards.power_ups)
    return Tables(t, array, Book(sheets, cards.locations, tuple(sorted(options.items())), words))


def _modes(t: Table, options: Options) -> None:
    """IB-MODE-01..06, IB-SETUP-06, -07, -10..-12: mode, Gamer options, token."""
    t.start = 0 if t.mode == ids.FAMILY else 1
    three = t.n == 3
    passed_on = str(options["three_player_token"])
    t.token = int(three or t.brawl or t.first)
    t.rotates = int(t.brawl or (passed_on == "rotate" if three else t.first))
    t.odd = int(three and options["three_player_spots"] == "holder_odd")
    t.at_placement = int(t.brawl and options["sab_choice"] == "at_placement")
    t.level_cap = 10 if options["level_cap"] == "10" else 99
    t.refill = int(t.mode != ids.FAMILY or options["family_refill"] == "on")


def _cards(t: Table, cards: Cards) -> dict[int, tuple[fx.Node, str]]:
    """Every card's banner and effect rows; the word of each row, and the kind of card it stands on."""
    places = [sheet.id for sheet in cards.locations]
    words: dict[int, tuple[fx.Node, str]] = {}
    for i, sheet in enumerate((*cards.characters, *cards.power_ups)):
        _card(t, t.cards[i], sheet, words, places)
    for k, sheet in enumerate(cards.power_ups):
        for window in sheet.windows:
            t.fitting[window] |= 1 << k
    if t.mode != ids.FAMILY:
        t.others = mask_of(window for sheet in cards.characters for window in sheet.windows)
    for i, sheet in enumerate(cards.locations):
        _card(t, t.places[i], sheet, words, places)
    return words


def mask_of(numbers: Iterable[int]) -> int:
    """A bit for each number."""
    return sum(1 << number for number in set(numbers))


def _card(t: Table, card: Card, sheet: Sheet, words: dict[int, tuple[fx.Node, str]], places: list[str]) -> None:
    """One card, its effect rows behind those that `words` has."""
    card.type, card.level, card.windows = sheet.type, sheet.level, mask_of(sheet.windows)
    card.classes = sum(1 << ids.CLASSES.index(name) for name in set(sheet.classes))
    for k, nodes in enumerate(sheet.effects):
        free = len(words)
        card.first[k], card.size[k] = free, len(nodes)
        rows = fx.nested(nodes, free)
        fx.write(t.ops, rows, free, look=lambda _, name: places.index(name))
        words |= {free + i: (row.node, sheet.kind) for i, row in enumerate(rows) if row.node is not None}
