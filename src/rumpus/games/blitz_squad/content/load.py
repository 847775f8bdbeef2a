"""Brawlers, special cards and ready-made decks as TOML, checked: the house's own, and a designer's file beside them.

Each fault names file, line, card, what was written and what is allowed; nothing is half-loaded. What a designer's file
holds is added to the house's; a brawler or a special card that says `instead = "id"` takes the place of one.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Annotated, Final

from rumpus import effects as fx
from rumpus.effects.art import ArtWords
from rumpus.effects.fields import Art, Said, one_of
from rumpus.effects.sets import Shelf, apart, merged
from rumpus.games.blitz_squad.content import decks
from rumpus.games.blitz_squad.content.decks import Deck, Icon, Id, Title, read_deck
from rumpus.games.blitz_squad.content.grammar import BRAWLER, SPECIAL
from rumpus.games.blitz_squad.content.words import VOCABULARY
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.contract.reader import Fault, Key, Reader, ShortName, Where, again, each, inline, kinds_of, whole
from rumpus.kernel.words.spelling import as_written

HOME: Final = Path(__file__).parent
FILES: Final = ("brawlers.toml", "specials.toml", "decks.toml")
KINDS: Final = ("terrain", "event")
SET: Final = 15
"""BS-DECK-02: cards of a brawler."""
POWERS: Final = (0, 9)
"""BS-RUL-59: powers of a brawler card."""
INK: Final = re.compile(r"#[0-9A-Fa-f]{6}")
MARK, FACE, ART, GREY = "card-joker", "cowled", "card-pick", "#5A5F6B"
"""The looks of a designer's cards where nothing is said."""


# ---------------------------------------------------------------- one card


@dataclass(frozen=True, slots=True)
class Sheet:
    """One design: a card of a brawler (BS-RUL-59), or a special card (BS-RUL-25): a terrain, which stays in play, or an
    event, which works once; its power is 0 (BS-FLIP-06). `data`: its lines as the file says them; `art`: its icon.
    """

    id: Id  # brakka-mug_swing; roaring_hearth
    name: Title
    kind: Annotated[str, one_of(KINDS)]  # brawler, terrain, event
    copies: Annotated[int, whole(1, SET)]  # in its brawler's set
    power: Annotated[int, whole(*POWERS)]
    lines: Annotated[tuple[fx.Node, ...], Key()] = ()
    data: Annotated[Said, Key("effects")] = field(default_factory=list, compare=False)
    instead: str = ""
    art: Icon = field(default=ART, compare=False)
    brawler: Annotated[str, Key()] = ""  # its id
    path: Where = field(default="", compare=False)

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """A special card does something, an event when it enters."""
        if self.special and not self.data:
            yield "effects", "a special card has at least one line, for it has no power"
        for i, node in enumerate(self.lines if self.kind == "event" else ()):
            if node.data.get("on") != "enter" and node.word != "sweep":
                yield f"effects.{i}", "an event works once, when it enters: on = enter is wanted (BS-RUL-25)"

    @property
    def special(self) -> bool:
        """Whether it is a special card."""
        return self.kind != BRAWLER

    @property
    def place(self) -> fx.Place:
        """Where its lines stand."""
        return fx.Place(on=SPECIAL if self.special else BRAWLER)


def read_special(reader: Reader) -> Sheet:
    """A special card."""
    lines = fx.read(VOCABULARY, reader, "effects", fx.Place(on=SPECIAL))
    return reader.make(Sheet, lines=lines, copies=0, power=0)


def read_card(reader: Reader, brawler: str) -> Sheet:
    """A card of a brawler."""
    lines = fx.read(VOCABULARY, reader, "effects", fx.Place(on=BRAWLER))
    made = reader.make(Sheet, lines=lines, kind=BRAWLER, brawler=brawler, instead="")
    return replace(made, id=f"{brawler}-{made.id}")


# ---------------------------------------------------------------- one brawler


def _ink(reader: Reader, key: str, usual: str) -> str:
    """A colour."""
    ink = reader.text(key, usual)
    if not INK.fullmatch(ink):
        reader.fault(key, f"{as_written(ink)} is not allowed; a colour is wanted, as in #C93A22")
    return ink


def _set(reader: Reader, key: str, _: object) -> tuple[Sheet, ...]:
    """BS-DECK-02: exactly fifteen cards, copies counted."""
    own, before = reader.data.get("id"), len(reader.faults)
    found = tuple(read_card(one, own if isinstance(own, str) else "") for one in reader.tables(key))
    total = sum(sheet.copies for sheet in found)
    if total != SET and len(reader.faults) == before:
        reader.fault(key, f"{total} cards, copies counted; a brawler has exactly {SET} (BS-DECK-02)")
    return found


@dataclass(frozen=True, slots=True)
class Looks:
    """What a brawler looks like on the page; `art`: its figure."""

    short: ShortName = ""
    line: str = ""
    mark: Icon = MARK
    face: Icon = FACE
    ink: Annotated[str, _ink] = GREY
    art: Art = field(default_factory=ArtWords)


@dataclass(frozen=True, slots=True)
class Brawler:
    """BS-DECK-02: fifteen cards of one name and one icon. `plan`: how it is played; `looks`: short name, one line, mark
    on its cards, face on its poster, ink.
    """

    id: Id
    name: Title
    icon: str
    plan: str = ""
    instead: str = ""
    cards: Annotated[tuple[Sheet, ...], _set] = ()
    looks: Annotated[Looks, Key(*kinds_of(Looks)), inline(Looks)] = field(default_factory=Looks, compare=False)
    path: Where = field(default="", compare=False)

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """No two of its cards have one id or name."""
        names = [sheet.id.removeprefix(f"{self.id}-") for sheet in self.cards]
        for key, told in (("id", names), ("name", [sheet.name for sheet in self.cards])):
            for i in again(told):
                yield f"cards.{i}.{key}", f"the {key} {told[i]!r} stands twice on this brawler; say copies = 2"


@dataclass(frozen=True)
class Cards:
    """All that decks are made of: the house's, and a designer's own. `designs` in the order of their numbers, which
    begin with 1: the house's brawlers and special cards, then the designer's.
    """

    brawlers: tuple[Brawler, ...]
    specials: tuple[Sheet, ...]
    decks: tuple[Deck, ...]
    designs: tuple[Sheet, ...]

    @cached_property
    def by_id(self) -> dict[str, Sheet]:
        """Every design by its id."""
        return {sheet.id: sheet for sheet in self.designs}

    @cached_property
    def numbers(self) -> dict[str, int]:
        """The number of every design by its id."""
        return {sheet.id: k + 1 for k, sheet in enumerate(self.designs)}

    @cached_property
    def squad(self) -> dict[str, Brawler]:
        """Every brawler by its id."""
        return {one.id: one for one in self.brawlers}

    @cached_property
    def presets(self) -> dict[str, Deck]:
        """Every ready-made deck by its id."""
        return {deck.id: deck for deck in self.decks}


# ---------------------------------------------------------------- whole files


@dataclass(frozen=True, slots=True)
class Part:
    """What one file holds."""

    brawlers: Annotated[tuple[Brawler, ...], Key("brawler")] = ()
    specials: Annotated[tuple[Sheet, ...], Key("special"), each(read_special)] = ()
    decks: Annotated[tuple[Deck, ...], Key("deck"), each(read_deck)] = ()


def _whole(house: Part | None, own: Part, file: str, faults: list[Fault]) -> Cards:
    """The house's and a designer's, one behind the other; and what only the whole can get wrong."""
    base = house or Part()
    squad, squad_more = merged(file, "brawler", base.brawlers, own.brawlers, faults)
    specials, specials_more = merged(file, "special card", base.specials, own.specials, faults)
    designs = [sheet for one in squad for sheet in one.cards] + specials
    designs += [sheet for one in squad_more for sheet in one.cards] + specials_more
    made = Cards((*squad, *squad_more), (*specials, *specials_more), (*base.decks, *own.decks), tuple(designs))
    for kind, items, mine in (
        ("brawler", made.brawlers, own.brawlers),
        ("special card", made.specials, own.specials),
        ("deck", made.decks, own.decks),
    ):
        apart(file, kind, items, mine, faults)
    _room(file, made, faults)
    if not faults:
        fine = [deck for deck in base.decks if not decks.faults(made, deck)]
        made = replace(made, decks=(*fine, *own.decks))
        for deck in own.decks:
            faults += [Fault(file, deck.path, fault) for fault in decks.faults(made, deck)]
    return made


def _room(file: str, made: Cards, faults: list[Fault]) -> None:
    """There is room for so many designs and rows."""
    if len(made.designs) > ids.CARDS:
        faults.append(Fault(file, "", f"{len(made.designs)} different cards; a table has room for {ids.CARDS}"))
    rows = sum(1 for sheet in made.designs for _ in words_of(sheet.lines))
    if rows > ids.ROWS:
        faults.append(Fault(file, "", f"{rows} effect words; a table has room for {ids.ROWS}"))


def words_of(nodes: Iterable[fx.Node]) -> Iterator[fx.Node]:
    """Every word of some lines, with those inside."""
    for node in nodes:
        yield node
        yield from words_of(node.inner())


SHELF: Final = Shelf(Part, HOME, FILES, _whole)
FILE_KEYS, installed, load, read_extra = SHELF.keys, SHELF.installed, SHELF.load, SHELF.read
check_file, written = SHELF.check_file, SHELF.written
