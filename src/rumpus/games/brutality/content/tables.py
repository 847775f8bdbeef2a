"""Options and cards to the read-only Table record, and the names that go with it."""

from dataclasses import dataclass
from typing import Any

from rumpus import effects as fx
from rumpus.games.brutality.content.load import Board, Card, Cards, Hero, Special, load, programs
from rumpus.games.brutality.content.options import OPTIONS, chaos, checked, seats
from rumpus.games.brutality.rules import board, ids
from rumpus.games.brutality.rules.state import Table
from rumpus.kernel.contract.content import Items, Tables
from rumpus.kernel.contract.options import Options, fill


@dataclass(frozen=True)
class Book:
    """The cards of one table: what the plain side says about the numbers in its Table."""

    cards: Cards
    options: tuple[tuple[str, Any], ...]

    def option(self, name: str) -> Any:
        """The value of an option."""
        return dict(self.options)[name]

    @property
    def board(self) -> Board:
        """The board of the table."""
        return self.cards.board[str(self.option("board"))]

    def hero(self, design: int) -> Hero:
        """The hero of a number from 1."""
        return self.cards.heroes[design - 1]

    def special(self, design: int, k: int) -> Special:
        """Special 0 or 1 of a hero."""
        return self.hero(design).specials[k]

    def artifact(self, number: int) -> Card:
        """The artifact of a number from 1."""
        return self.cards.artifacts[number - 1]

    def relic(self, number: int) -> Card:
        """The relic of a number from 1."""
        return self.cards.relics[number - 1]

    def items(self) -> Items:
        """The content as saves pin it: every hero, artifact and relic, and the board."""
        heroes = {
            one.id: {
                "class": one.klass,
                "footprint": one.footprint,
                "hp": one.hp,
                "ms": one.ms,
                "pattern": one.pattern,
                "traits": list(one.traits),
                "special 1": one.specials[0].data,
                "special 2": one.specials[1].data,
            }
            for one in self.cards.heroes
        }
        return {
            "hero": heroes,
            "artifact": {one.id: {**one.told.data, "effects": one.data} for one in self.cards.artifacts},
            "relic": {one.id: {**one.told.data, "effects": one.data} for one in self.cards.relics},
            "board": {self.board.id: {"columns": self.board.columns, "rows": self.board.rows}},
        }


def book_of(t: Any) -> Book:
    """The names and texts of a table."""
    book: Book = t.book
    return book


def tables(options: Options, content: str | None = None) -> Tables:
    """The Tables from resolved options and a designer's file. Raises OptionError or ContentError."""
    cards = load(content)
    checked(options, cards)
    array = Table.blank()
    t = Table.at(array)
    book = Book(cards, tuple(sorted(options.items())))
    t.n, t.chaos = seats(options), int(chaos(options))
    t.cols, t.rows = book.board.columns, book.board.rows
    fill(t, OPTIONS, options)
    _cards(t, cards)
    for i, square in enumerate(board.PATHS):
        t.path[i] = square
    return Tables(t, array, book)


def _cards(t: Table, cards: Cards) -> None:
    """Every hero, artifact and relic, and the rows of what they do, in the order of `programs`."""
    free = 0
    spans: list[tuple[int, int]] = []
    for nodes in programs(cards):
        spans.append((free, len(nodes)))
        free = fx.write(t.ops, fx.nested(nodes, free), free)
    at = iter(spans)
    t.heroes_n, t.artifacts_n, t.relics_n = len(cards.heroes), len(cards.artifacts), len(cards.relics)
    for k, hero in enumerate(cards.heroes):
        row = t.heroes[k + 1]
        row.klass, row.pattern = ids.CLASSES.index(hero.klass), ids.PATTERNS.index(hero.pattern)
        row.wide, row.deep = hero.size
        row.hp, row.ms = hero.hp, hero.ms
        row.phasing, row.sure_footed = int("phasing" in hero.traits), int("sure_footed" in hero.traits)
        for i in range(2):
            row.first[i], row.size[i] = next(at)
    for k, one in enumerate(cards.artifacts):
        tool = t.artifacts[k + 1]
        tool.cooldown = one.told.number("cooldown")
        tool.first, tool.size = next(at)
    for k, one in enumerate(cards.relics):
        relic = t.relics[k + 1]
        relic.kind, relic.timing, relic.whose = map(one.told.number, ("type", "timing", "whose"))
        relic.first, relic.size = next(at)
