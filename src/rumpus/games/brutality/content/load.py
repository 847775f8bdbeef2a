"""Heroes, artifacts, relics and boards as TOML, checked: the house's own, and a designer's file beside them.

Each fault names file, line, card, what was written, what is allowed and the nearest word; nothing is half-loaded. What
a designer's file holds is added to the house's; a hero, artifact or relic that says `instead = "id"` takes the place of
one.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final

from rumpus import effects as fx
from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.effects.fields import ID, Art, PlaceArt, Said, icon, one_of, own_id
from rumpus.effects.sets import Shelf, apart, merged
from rumpus.games.brutality.content import grammar
from rumpus.games.brutality.content.fitting import card_faults, class_faults
from rumpus.games.brutality.content.words import VOCABULARY
from rumpus.games.brutality.rules import ids
from rumpus.kernel.contract.reader import Fault, Key, Read, Reader, ShortName, Where, each, whole
from rumpus.kernel.words.spelling import as_written

HOME: Final = Path(__file__).parent
FILES: Final = ("heroes.toml", "artifacts.toml", "relics.toml", "boards.toml")
CLASSES: Final = ids.CLASSES[1:]
PATTERNS: Final = ids.PATTERNS[1:]
FOOTPRINTS: Final = {"1x1": (1, 1), "1x2": (2, 1), "2x2": (2, 2)}
"""BU-RUL-03: columns and rows; 1x2 is two squares side by side in one row."""
TRAITS: Final = ("phasing", "sure_footed")
HP: Final = (1, 20)
MS: Final = (1, 5)
"""BU-RUL-91."""
COLUMNS: Final = (7, 11)
ROWS: Final = (8, 11)
"""BU-RUL-01."""
FACE, SIGN = "cowled", "rune-stone"
"""The icons of heroes and cards that name none."""
BOARD: Final = re.compile(r"[a-z0-9][a-z0-9_]*")
TAKEN: Final = frozenset(["pass", "end", "done", "take", "decline", "concede", "stop", "random", "default", "none"])
"""Ids that mean something else in plays and options."""
LEAST: Final = {"heroes": 4, "artifacts": 4, "relics": 16}
"""BU-RUL-91: cards of a table."""


def _id(form: re.Pattern[str] = ID) -> Read:
    """An id: small letters, digits, underscores."""
    return own_id("war_horn_2", TAKEN.__contains__, "plays and options", form)


def _lines(on: str) -> Read:
    """The effects of a card."""

    def read(reader: Reader, key: str, _: object) -> tuple[fx.Node, ...]:
        before = len(reader.faults)
        nodes = fx.read(VOCABULARY, reader, key, fx.Place(moment=on))
        if reader.data.get(key, []) == []:
            reader.fault(key, f"{on} does something: words are wanted")
        if len(reader.faults) == before:
            kind, timing = str(reader.data.get("type", "")), str(reader.data.get("timing", ""))
            for path, reason in card_faults(nodes, on, kind, timing):
                reader.fault(f"{key}.{path}", reason)
        return nodes

    return read


def _traits(reader: Reader, key: str, _: object) -> tuple[str, ...]:
    """What a hero is besides."""
    traits = reader.texts(key)
    for i, name in enumerate(traits):
        if name not in TRAITS:
            reader.fault(f"{key}.{i}", f"{as_written(name)} is not allowed{fx.offer(name, TRAITS)}")
    return traits


Icon = Annotated[str, icon("orc-head")]


# ---------------------------------------------------------------- one card


@dataclass(frozen=True, slots=True)
class Special:
    """BU-SPEC-04: one of a hero's two specials. `data`: its effects as the file says them."""

    id: Annotated[str, _id()]
    name: str
    lines: Annotated[tuple[fx.Node, ...], Key("effects"), _lines(grammar.SPECIAL)]
    data: Annotated[Said, Key("effects")] = field(default_factory=list, compare=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class Hero:
    """BU-HERO-02, BU-RUL-91: all that is printed on a hero's card."""

    id: Annotated[str, _id()]
    name: str
    short: ShortName = field(default="", compare=False)
    icon: Icon = field(default=FACE, compare=False)
    klass: Annotated[str, Key("class"), one_of(CLASSES)]
    footprint: Annotated[str, one_of(FOOTPRINTS)]
    hp: Annotated[int, whole(*HP)]
    ms: Annotated[int, whole(*MS)]
    pattern: Annotated[str, one_of(PATTERNS)]
    traits: Annotated[tuple[str, ...], _traits] = ()
    background: str = field(default="", compare=False)
    specials: tuple[Special, ...] = ()
    instead: str = ""
    art: Art = field(default_factory=ArtWords, compare=False)
    path: Where = field(default="", compare=False)

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """It has exactly two specials."""
        names = [one.id for one in self.specials]
        if len(names) != 2:
            yield "specials", f"{len(names)} specials; a hero has exactly 2 (BU-HERO-02)"
        elif names[0] == names[1] and names[0]:
            yield "specials.1.id", f"{names[1]!r} stands twice; its two specials differ (BU-SPEC-04)"

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows that it fills."""
        return FOOTPRINTS[self.footprint]


@dataclass(frozen=True, slots=True)
class Card:
    """An artifact (`cooldown`) or a relic (`kind`, `timing`, `whose`)."""

    id: Annotated[str, _id()]
    name: str
    lines: Annotated[tuple[fx.Node, ...], Key()]
    told: Annotated[fx.Node, Key()]  # its timing or cooldown
    data: Annotated[Said, Key("effects")] = field(default_factory=list, compare=False)
    icon: Icon = field(default=SIGN, compare=False)
    instead: str = ""
    path: Where = field(default="", compare=False)

    @property
    def kind(self) -> str:
        """The type of a relic."""
        return str(self.told.data.get("type", ""))

    @property
    def timing(self) -> str:
        """When a relic happens."""
        return str(self.told.data.get("timing", ""))


@dataclass(frozen=True, slots=True)
class Board:
    """BU-RUL-01: a rectangle of squares; its first and last rows are the start rows. `place`: what it looks like."""

    id: Annotated[str, _id(BOARD)]
    name: str
    columns: Annotated[int, whole(*COLUMNS)]
    rows: Annotated[int, whole(*ROWS)]
    instead: str = ""
    place: PlaceArt = field(default_factory=PlaceWords, compare=False)
    path: Where = field(default="", compare=False)


def _cards(on: str, what: str, params: Mapping[str, fx.Param]) -> Read:
    """Artifacts with their cooldowns (BU-ART-04), or relics with timing and type (BU-RELIC-15, BU-RELIC-16)."""

    def read(reader: Reader) -> Card:
        told = fx.read_params(params, reader, what, beside=("id", "name", "icon", "effects", "instead"))
        return reader.fill(Card, told=told, lines=_lines(on)(reader, "effects", None))

    return each(read)


@dataclass(frozen=True)
class Cards:
    """All that a table may be made of, in the order of the numbers, which begin with 1; and what a file may hold."""

    heroes: Annotated[tuple[Hero, ...], Key("hero")] = ()
    artifacts: Annotated[
        tuple[Card, ...], Key("artifact"), _cards(grammar.ARTIFACT, "an artifact", {"cooldown": grammar.COOLDOWN})
    ] = ()
    relics: Annotated[tuple[Card, ...], Key("relic"), _cards(grammar.RELIC, "a relic", grammar.RELIC_CARD)] = ()
    boards: Annotated[tuple[Board, ...], Key("board")] = ()

    @cached_property
    def board(self) -> dict[str, Board]:
        """Every board by its id."""
        return {one.id: one for one in self.boards}

    def lists(self) -> dict[str, tuple[Any, ...]]:
        """The lists by what one is called."""
        return {"hero": self.heroes, "artifact": self.artifacts, "relic": self.relics, "board": self.boards}


# ---------------------------------------------------------------- whole files


def _whole(house: Cards | None, own: Cards, file: str, faults: list[Fault]) -> Cards:
    """The house's and a designer's, and what only the whole can get wrong (BU-RUL-91)."""
    base, made = (house or Cards()).lists(), []
    for kind, mine in own.lists().items():
        old, more = merged(file, kind, base[kind], mine, faults)
        made.append((*old, *more))
        apart(file, kind, made[-1], mine, faults)
    cards = Cards(*made)
    if not faults:
        _fit(cards, own, file, faults)
    return cards


def _fit(cards: Cards, own: Cards, file: str, faults: list[Fault]) -> None:
    """Heroes of all classes, so many cards of each kind, and room for what they do."""
    for hero, key, reason in class_faults(cards.heroes):
        if hero is None:
            faults.append(Fault(file, "", f"the heroes: {reason}"))
        elif hero in own.heroes:
            faults.append(Fault(file, f"{hero.path}.{key}", reason))
    rooms = {"heroes": ids.CARDS, "artifacts": ids.ARTIFACTS, "relics": ids.RELICS}
    for name, least in LEAST.items():
        n = len(getattr(cards, name))
        if not least <= n <= rooms[name]:
            faults.append(Fault(file, "", f"{n} {name}; a table has {least} to {rooms[name]} (BU-RUL-91)"))
    rows = sum(map(len, programs(cards)))
    if rows > ids.ROWS:
        faults.append(Fault(file, "", f"{rows} effect words; a table has room for {ids.ROWS}"))


def programs(cards: Cards) -> list[tuple[fx.Node, ...]]:
    """The effects of every special, artifact and relic, in the order of their rows."""
    listed = [special.lines for hero in cards.heroes for special in hero.specials]
    return [*listed, *(one.lines for one in (*cards.artifacts, *cards.relics))]


SHELF: Final = Shelf(Cards, HOME, FILES, _whole)
FILE_KEYS, installed, load = SHELF.keys, SHELF.installed, SHELF.load
read_extra, check_file = SHELF.read, SHELF.check_file


def own_cards(path: str | Path) -> Cards:
    """What a sound file holds itself. Raises ContentError, or OSError when it cannot be read."""
    load(str(path))
    return SHELF.written(path)


def advise_file(path: str | Path) -> list[str]:
    """What is unusual about a file that can be played. Raises ContentError, or OSError when it cannot be read."""
    why = "one hazard can shut it in: it has a single way out of its corner (BU-RUL-90)"
    return [
        f"{path}: {one.id}: the pattern diagonal: {why}" for one in own_cards(path).heroes if one.pattern == "diagonal"
    ]
