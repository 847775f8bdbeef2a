"""Options and decks to the read-only Table record, and the names and texts that go with it."""

from dataclasses import dataclass
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import STANDARD, Kind
from rumpus.games.brawl.content.load import Deck, Extra, load_decks, load_extra
from rumpus.games.brawl.content.options import DEFAULT_DECKS, LETTERS, OPTIONS, checked, seats, teams, weights
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.state import Table
from rumpus.kernel.contract.content import Items, Parts, Tables
from rumpus.kernel.contract.options import OptionError, Options, fill
from rumpus.kernel.words.spelling import nearest

COUNTDOWN_MS: Final = 3000  # BR-RUL-31
PARTS: Final = ("effect", "colour", "colours", "n", "k", "factor", "kind", "only_if")
"""What a designer's file says of a kind of its own that the rules read."""


@dataclass(frozen=True, slots=True)
class Book:
    """Names and texts of one table: what the plain side says about the numbers in its Table.

    `kinds` are the card types: those of the book first, in the same order at every table, then all kinds of a
    designer's file, so that the list says nothing about the decks. `decks` are the seats' decks, `looks` the different
    ones among them.
    """

    options: tuple[tuple[str, Any], ...]
    kinds: tuple[Kind, ...]
    decks: tuple[Deck, ...]
    heavy: tuple[bool, ...]
    looks: tuple[Deck, ...]

    def option(self, name: str) -> Any:
        """The value of an option."""
        return dict(self.options)[name]

    def items(self) -> Items:
        """The content as saves pin it: who plays which deck, the decks, and the kinds of a designer's file."""
        own = [kind for kind in self.kinds if kind not in STANDARD]
        return {
            "seat": {LETTERS[p].upper(): {"deck": deck.id} for p, deck in enumerate(self.decks)},
            "deck": {deck.id: self._counts(deck) for deck in self.looks},
            "card": {kind.id: _parts(kind) for kind in own},
        }

    def _counts(self, deck: Deck) -> Parts:
        """How many cards of each kind of the table a deck has, and more of them where it is played as a heavyweight."""
        heavy = any(heavy for mine, heavy in zip(self.decks, self.heavy, strict=True) if mine == deck)
        cards, extra = dict(deck.cards), dict(deck.extra) if heavy else {}
        more = {f"heavyweight {kind.id}": extra.get(kind, 0) for kind in self.kinds}
        return {**{kind.id: cards.get(kind, 0) for kind in self.kinds}, **more}


def _parts(kind: Kind) -> Parts:
    """What the rules read of a kind of a designer's own, as its file says it."""
    said = {"effect": kind.node.word, **kind.node.data}
    return {key: said.get(key) for key in PARTS}


def book_of(t: Any) -> Book:
    """The names and texts of a table."""
    book: Book = t.book
    return book


def content_for(options: Options, content: str | None = None) -> Book:
    """Names and texts of a table with these options and a designer's file. Raises OptionError or ContentError."""
    extra = load_extra(content)
    decks = _decks(options, extra)
    heavy = weights(options)
    _fit(options, decks, heavy)
    own = [kind for deck in decks for kind, _ in deck.counts(heavy=True)]
    kinds = tuple(dict.fromkeys([*STANDARD, *extra.kinds, *own]))
    if len(kinds) > ids.TYPES:
        raise OptionError(f"the decks have {len(kinds)} card kinds; {ids.TYPES} fit on one table")
    return Book(tuple(sorted(options.items())), kinds, decks, heavy, tuple(dict.fromkeys(decks)))


# ---------------------------------------------------------------- who plays what
def _decks(options: Options, extra: Extra) -> tuple[Deck, ...]:
    """The deck of each seat; `default`: a designer's decks, then the usual ones, none of them twice."""
    known = load_decks() | {deck.id: deck for deck in extra.decks}
    told = [str(options[f"deck_{x}"]) for x in LETTERS[: seats(options)]]
    for x, name in zip(LETTERS, told, strict=False):
        if name != "default" and name not in known:
            near = nearest(name, known)
            raise OptionError(f"option deck_{x}: there is no deck {name}; these are: {', '.join(known)}{near}")
    usual = [*(deck.id for deck in extra.decks), *DEFAULT_DECKS]
    free = [name for name in dict.fromkeys(usual) if name not in told]
    return tuple(known[name] if name != "default" else known[free.pop(0)] for name in told)


def _fit(options: Options, decks: tuple[Deck, ...], heavy: tuple[bool, ...]) -> None:
    """BR-RUL-24, -25, -30, -38: whether these decks may be played at this table. Raises OptionError."""
    for p, deck in enumerate(decks):
        option = f"option deck_{LETTERS[p]}"
        if heavy[p] and not deck.extra:
            raise OptionError(f"{option}: deck_size: {deck.id} has 35 cards and no heavyweight_extra (BR-DECK-01)")
        if options["format"] == "circle" and deck.bases(heavy[p]) < 2:
            raise OptionError(f"{option}: needs_two_bases: {deck.id} has 1 Base; a circle takes 2 (BR-RUL-25)")
        if options["expansion"] == "off" and deck.expansion:
            raise OptionError(f"{option}: {deck.id} has expansion cards, and expansion = off (BR-RUL-38)")
        if options["mirror_decks"] == "forbid" and deck.id in [other.id for other in decks[:p]]:
            raise OptionError(f"{option}: {deck.id} is taken, and mirror_decks = forbid (BR-RUL-24)")


# ---------------------------------------------------------------- the record
def tables(options: Options, content: str | None = None) -> Tables:
    """The Tables of resolved options and a designer's file (name, or TOML text). OptionError or ContentError."""
    checked(options)
    book = content_for(options, content)
    array = Table.blank()
    t = Table.at(array)
    fill(t, OPTIONS, options)
    _fill_seats(t, options)
    t.slot_ms = int(options["slot_ms"]) if options["arbitration"] == "slot" else 0
    t.countdown_ms = COUNTDOWN_MS
    _fill_cards(t, book)
    return Tables(t, array, book)


def _fill_seats(t: Table, options: Options) -> None:
    """Who plays against whom, and on how many Bases."""
    t.n = seats(options)
    for p in range(ids.SEATS):
        t.team[p] = p
    for p, team in enumerate(teams(options)):
        t.team[p] = team
    t.limit = 4 if t.format == ids.TAG_TEAM else 3
    t.freezes = 2 if t.format == ids.TAG_TEAM else 3


def _fill_cards(t: Table, book: Book) -> None:
    """The card types, and each seat's list sorted by type with the number each card shows (BR-DECK-04, BR-RUL-30)."""
    fx.write(t.types, fx.nested([kind.node for kind in book.kinds]), 0, op="word")
    for p, deck in enumerate(book.decks):
        record = t.decks[p]
        record.look = book.looks.index(deck)
        for type_, copies in lists(book, p):
            for _ in range(copies):
                record.card[record.n] = type_
                record.copies[record.n] = copies
                record.n += 1


def lists(book: Book, p: int) -> list[tuple[int, int]]:
    """The deck list of a seat: (card type, copies), in the order of the types."""
    places = {kind: k for k, kind in enumerate(book.kinds)}
    return sorted((places[kind], n) for kind, n in book.decks[p].counts(book.heavy[p]))


__all__ = ["Book", "book_of", "content_for", "lists", "tables"]
