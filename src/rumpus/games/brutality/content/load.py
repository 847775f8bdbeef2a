"""Heroes, artifacts, relics and boards as TOML, checked: the house's own, and a designer's file beside them.

Each fault names file, line, card, what was written, what is allowed and the nearest word; nothing is half-loaded. What
a designer's file holds is added to the house's; a hero, artifact or relic that says `instead = "id"` takes the place of
one.
"""

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from rumpus import effects as fx
from rumpus.effects.art import ArtWords, PlaceWords, read_art, read_place
from rumpus.effects.sets import ID, Shelf, apart, lists, merged, one_of, own_id
from rumpus.games.brutality.content import grammar
from rumpus.games.brutality.content.fitting import card_faults, class_faults
from rumpus.games.brutality.content.words import VOCABULARY
from rumpus.games.brutality.rules import ids
from rumpus.kernel.reader import Fault, Reader, as_written

HOME: Final = Path(__file__).parent
FILES: Final = {"hero": "heroes.toml", "artifact": "artifacts.toml", "relic": "relics.toml", "board": "boards.toml"}
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
ICON: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
FACE, SIGN = "cowled", "rune-stone"
"""The icons of heroes and cards that name none."""
BOARD: Final = re.compile(r"[a-z0-9][a-z0-9_]*")
TAKEN: Final = frozenset(["pass", "end", "done", "take", "decline", "concede", "stop", "random", "default", "none"])
"""Ids that mean something else in plays and options."""
LEAST: Final = {"heroes": 4, "artifacts": 4, "relics": 16}
"""BU-RUL-91: cards of a table."""


@dataclass(frozen=True, slots=True)
class Special:
    """BU-SPEC-04: one of a hero's two specials. `data`: its effects as the file says them."""

    id: str
    name: str
    lines: tuple[fx.Node, ...]
    data: list[Any] = field(default_factory=list, compare=False)


@dataclass(frozen=True, slots=True)
class Hero:
    """BU-HERO-02: all that is printed on a hero's card."""

    id: str
    name: str
    klass: str
    footprint: str
    hp: int
    ms: int
    pattern: str
    traits: tuple[str, ...]
    specials: tuple[Special, ...]
    background: str = field(default="", compare=False)
    icon: str = field(default="", compare=False)
    instead: str = ""
    path: str = field(default="", compare=False)
    art: ArtWords = field(default_factory=ArtWords, compare=False)

    @property
    def size(self) -> tuple[int, int]:
        """Columns and rows that it fills."""
        return FOOTPRINTS[self.footprint]


@dataclass(frozen=True, slots=True)
class Card:
    """An artifact (`cooldown`) or a relic (`kind`, `timing`, `whose`)."""

    id: str
    name: str
    lines: tuple[fx.Node, ...]
    told: fx.Node  # its timing or cooldown
    data: list[Any] = field(default_factory=list, compare=False)
    icon: str = field(default="", compare=False)
    instead: str = ""
    path: str = field(default="", compare=False)

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

    id: str
    name: str
    columns: int
    rows: int
    instead: str = ""
    path: str = field(default="", compare=False)
    place: PlaceWords = field(default_factory=PlaceWords, compare=False)


@dataclass(frozen=True)
class Cards:
    """All that a table may be made of, in the order of the numbers, which begin with 1."""

    heroes: tuple[Hero, ...] = ()
    artifacts: tuple[Card, ...] = ()
    relics: tuple[Card, ...] = ()
    boards: tuple[Board, ...] = ()

    @cached_property
    def board(self) -> dict[str, Board]:
        """Every board by its id."""
        return {one.id: one for one in self.boards}

    def lists(self) -> dict[str, tuple[Any, ...]]:
        """The lists by what one is called."""
        return {"hero": self.heroes, "artifact": self.artifacts, "relic": self.relics, "board": self.boards}


# ---------------------------------------------------------------- one card


def _id(reader: Reader, form: re.Pattern[str] = ID) -> str:
    """An id: small letters, digits, underscores."""
    return own_id(reader, "war_horn_2", TAKEN.__contains__, "plays and options", form)


def _icon(reader: Reader, usual: str) -> str:
    """What its picture shows: the name of an icon."""
    value = reader.text("icon", usual)
    if not ICON.fullmatch(value):
        reader.fault("icon", f"{as_written(value)}: the name of an icon of game-icons.net is wanted, as in orc-head")
    return value


def _lines(reader: Reader, on: str, kind: str = "", timing: str = "") -> tuple[tuple[fx.Node, ...], list[Any]]:
    """The effects of a card."""
    before = len(reader.faults)
    nodes = fx.read(VOCABULARY, reader, "effects", fx.Place(moment=on))
    data = reader.data.get("effects", [])
    if data == []:
        reader.fault("effects", f"{on} does something: words are wanted")
    if len(reader.faults) == before:
        for key, reason in card_faults(nodes, on, kind, timing):
            reader.fault(f"effects.{key}", reason)
    return nodes, data if isinstance(data, list) else []


def read_special(reader: Reader) -> Special:
    """BU-SPEC-04: a special attack."""
    reader.only("id", "name", "effects")
    nodes, data = _lines(reader, grammar.SPECIAL)
    return Special(_id(reader), reader.text("name"), nodes, data)


def read_hero(reader: Reader) -> Hero:
    """BU-HERO-02, BU-RUL-91: class, footprint, HP, MS, pattern, traits, and exactly two specials."""
    keys = ("id", "name", "icon", "class", "footprint", "hp", "ms", "pattern", "traits", "background", "specials")
    reader.only(*keys, "instead", "art")
    listed = [read_special(one) for one in reader.tables("specials")]
    if len(listed) != 2:
        reader.fault("specials", f"{len(listed)} specials; a hero has exactly 2 (BU-HERO-02)")
    elif listed[0].id == listed[1].id and listed[0].id:
        reader.fault("specials.1.id", f"{listed[1].id!r} stands twice; its two specials differ (BU-SPEC-04)")
    traits = reader.texts("traits")
    for i, name in enumerate(traits):
        if name not in TRAITS:
            reader.fault(f"traits.{i}", f"{as_written(name)} is not allowed{fx.offer(name, TRAITS)}")
    return Hero(
        _id(reader),
        reader.text("name"),
        one_of(reader, "class", CLASSES),
        one_of(reader, "footprint", tuple(FOOTPRINTS)),
        reader.whole("hp", *HP),
        reader.whole("ms", *MS),
        one_of(reader, "pattern", PATTERNS),
        traits,
        tuple(listed),
        reader.text("background", ""),
        _icon(reader, FACE),
        reader.text("instead", ""),
        reader.path,
        read_art(reader),
    )


def read_card(reader: Reader, on: str) -> Card:
    """An artifact with its cooldown (BU-ART-04), or a relic with timing and type (BU-RELIC-15, BU-RELIC-16)."""
    relic = on == grammar.RELIC
    params = grammar.RELIC_CARD if relic else {"cooldown": grammar.COOLDOWN}
    told = fx.read_params(
        params, reader, "a relic" if relic else "an artifact", beside=("id", "name", "icon", "effects", "instead")
    )
    nodes, data = _lines(reader, on, str(told.data.get("type", "")), str(told.data.get("timing", "")))
    instead = reader.text("instead", "")
    return Card(_id(reader), reader.text("name"), nodes, told, data, _icon(reader, SIGN), instead, reader.path)


def read_board(reader: Reader) -> Board:
    """BU-RUL-01: 7 to 11 columns, 8 to 11 rows."""
    reader.only("id", "name", "columns", "rows", "instead", "place")
    columns, rows = reader.whole("columns", *COLUMNS), reader.whole("rows", *ROWS)
    name, instead = reader.text("name"), reader.text("instead", "")
    return Board(_id(reader, BOARD), name, columns, rows, instead, reader.path, read_place(reader))


# ---------------------------------------------------------------- whole files


READS: Final[dict[str, Callable[[Reader], Any]]] = {
    "hero": read_hero,
    "artifact": lambda reader: read_card(reader, grammar.ARTIFACT),
    "relic": lambda reader: read_card(reader, grammar.RELIC),
    "board": read_board,
}
FILE_KEYS: Final[dict[str, type]] = dict.fromkeys(READS, list)
"""What may stand at the top of a designer's file."""


def _read(file: str, text: str, faults: list[Fault]) -> Cards:
    """The lists of a file."""
    return Cards(*map(tuple, lists(file, text, faults, READS)))


def _house(faults: list[Fault]) -> Cards:
    """The house's own lists."""
    found = [_read(file, (HOME / file).read_text("utf-8"), faults).lists() for file in FILES.values()]
    return Cards(*(one[kind] for kind, one in zip(FILES, found, strict=True)))


def _whole(house: Cards | None, own: Cards, file: str, faults: list[Fault]) -> Cards:
    """The house's and a designer's, and what only the whole can get wrong (BU-RUL-91)."""
    base, mine, made = (house or Cards()).lists(), own.lists(), []
    for kind in FILES:
        old, more = merged(file, kind, base[kind], mine[kind], faults)
        made.append((*old, *more))
        apart(file, kind, made[-1], mine[kind], faults)
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


SHELF: Final = Shelf(_house, _read, _whole)
installed, load, read_extra, check_file = SHELF.installed, SHELF.load, SHELF.read_extra, SHELF.check_file


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
