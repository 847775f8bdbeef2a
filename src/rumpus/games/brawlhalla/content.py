"""Card sets and arenas: TOML files, a strict schema, every fault with file, path and reason.

A designer's file holds one Legend, or one arena, or tables `[[legend]]` / `[[arena]]` with several; it joins the
default set.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from rumpus.games.brawlhalla.board import Grid
from rumpus.games.brawlhalla.program import Effect, read_effect
from rumpus.kernel.spec import ContentError

HOME = Path(__file__).parent / "content"
VALUES = (1, 2, 3, 4, 5)
SOURCES = 3  # effects a card, power or weapon side may print


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file."""

    file: str
    path: str
    reason: str

    def __str__(self) -> str:
        return f"{self.file}: {self.path or 'file'}: {self.reason}"


@dataclass(frozen=True, slots=True)
class Power:
    """A Legend Power or one weapon side."""

    name: str
    type: str
    icon: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class Card:
    """One printed card; `copies` equal ones are in the deck."""

    id: str
    value: int
    copies: int
    name: str
    icon: str
    effects: tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class LegendCards:
    """One Legend's set: power, both weapon sides, the deck in file order (BH-COMP-02, BH-COMP-03)."""

    id: str
    name: str
    title: str
    icon: str
    style: str
    power: Power
    weapons: tuple[Power, Power]
    cards: tuple[Card, ...]

    @property
    def deck(self) -> tuple[Card, ...]:
        """The 20 cards; equal ones stand side by side."""
        return tuple(card for card in self.cards for _ in range(card.copies))


@dataclass(frozen=True, slots=True)
class Arena:
    """One arena: grid and sword spaces for each number of players."""

    id: str
    formats: tuple[str, ...]
    grid: Grid
    swords: dict[int, tuple[str, ...]] = field(default_factory=dict)


class Reader:
    """Reads one table of a file and keeps the faults."""

    def __init__(self, file: str, path: str, data: Any, faults: list[Fault]) -> None:
        self.file, self.path, self.faults = file, path, faults
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            self.fault("", "a table is wanted here")

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def fault(self, key: str, reason: str) -> None:
        """Notes a fault."""
        self.faults.append(Fault(self.file, self.at(key), reason))

    def only(self, *keys: str) -> None:
        """Nothing but these keys is allowed."""
        for key in self.data:
            if key not in keys:
                self.fault(key, f"is not known here; allowed: {', '.join(keys)}")

    def text(self, key: str, default: str | None = None) -> str:
        """A text; missing without default is a fault."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or (default is None and not value):
            self.fault(key, "a text is wanted" if key in self.data else "is missing: a text is wanted")
            return default or ""
        return value

    def whole(self, key: str, lo: int, hi: int, default: int | None = None) -> int:
        """A whole number lo..hi."""
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not lo <= value <= hi:
            self.fault(
                key, f"a whole number from {lo} to {hi} is wanted" + ("" if key in self.data else "; it is missing")
            )
            return default if default is not None else lo
        return value

    def items(self, key: str) -> list[Any]:
        """A list; missing means empty."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            self.fault(key, "a list is wanted")
            return []
        return value

    def table(self, key: str) -> Reader:
        """A nested table."""
        if key not in self.data:
            self.fault(key, "is missing: a table is wanted")
            return Reader(self.file, self.at(key), {}, [])
        return Reader(self.file, self.at(key), self.data[key], self.faults)


# ---------------------------------------------------------------- Legends


def _effects(reader: Reader, on_card: bool) -> tuple[Effect, ...]:
    """The `fx` list of a card, power or weapon side."""
    made = []
    entries = reader.items("fx")
    if len(entries) > SOURCES:
        reader.fault("fx", f"at most {SOURCES} effects fit on one card")
    for i, entry in enumerate(entries[:SOURCES]):
        effect = read_effect(entry, on_card, lambda key, reason, i=i: reader.fault(f"fx.{i}{key}", reason))  # type: ignore[misc]
        if effect is not None:
            made.append(effect)
    return tuple(made)


def _power(reader: Reader, weapon: bool) -> Power:
    """A Legend Power or weapon side."""
    reader.only("name", "icon", "fx", *(("type",) if weapon else ()))
    kind = reader.text("type") if weapon else ""
    return Power(reader.text("name"), kind, reader.text("icon", ""), _effects(reader, on_card=False))


def _card(reader: Reader) -> Card:
    """One printed card."""
    reader.only("id", "value", "copies", "name", "icon", "fx")
    value = reader.whole("value", 1, 5)
    effects = _effects(reader, on_card=True)
    name = reader.text("name", "") if not effects else reader.text("name")
    return Card(reader.text("id"), value, reader.whole("copies", 1, 4, 1), name, reader.text("icon", ""), effects)


def read_legend(file: str, path: str, data: Any, faults: list[Fault]) -> LegendCards:
    """A Legend from its table; whatever is wrong goes to `faults`."""
    reader = Reader(file, path, data, faults)
    reader.only("id", "name", "title", "icon", "style", "power", "weapon_1", "weapon_2", "cards")
    cards = []
    for i, entry in enumerate(reader.items("cards")):
        cards.append(_card(Reader(file, reader.at(f"cards.{i}"), entry, faults)))
    counts = Counter({value: 0 for value in VALUES})
    for card in cards:
        counts[card.value] += card.copies
    wrong = {value: n for value, n in sorted(counts.items()) if n != 4}
    if wrong:
        had = ", ".join(f"{n} of value {value}" for value, n in wrong.items())
        reader.fault("cards", f"a deck holds four cards of each value 1 to 5 (BH-COMP-03); this one has {had}")
    twice = [name for name, n in Counter(card.id for card in cards).items() if n > 1]
    if twice:
        reader.fault("cards", f"card ids stand twice: {', '.join(twice)}")
    return LegendCards(
        id=reader.text("id"),
        name=reader.text("name"),
        title=reader.text("title", ""),
        icon=reader.text("icon", ""),
        style=reader.text("style", ""),
        power=_power(reader.table("power"), weapon=False),
        weapons=(_power(reader.table("weapon_1"), weapon=True), _power(reader.table("weapon_2"), weapon=True)),
        cards=tuple(cards),
    )


# ---------------------------------------------------------------- arenas


FORMATS = {"1v1": 2, "2v2": 4, "ffa3": 3, "ffa4": 4}


def read_arena(file: str, path: str, data: Any, faults: list[Fault]) -> Arena:
    """An arena from its table (BH-RUL-07); whatever is wrong goes to `faults`."""
    reader = Reader(file, path, data, faults)
    reader.only("id", "title", "formats", "grid", "swords_2", "swords_3", "swords_4")
    lines = tuple(str(line) for line in reader.items("grid"))
    formats = tuple(str(name) for name in reader.items("formats"))
    for name in formats:
        if name not in FORMATS:
            reader.fault("formats", f"{name!r} is not one of {', '.join(FORMATS)}")
    good = _grid_fits(reader, lines)
    grid = Grid(lines if good else (".....", ".=.=.", ".....", ".===."))
    swords = {}
    for n in sorted({FORMATS[name] for name in formats if name in FORMATS}):
        swords[n] = tuple(str(space) for space in reader.items(f"swords_{n}"))
        if good:
            _swords_fit(reader, grid, n, swords[n])
    if not formats:
        reader.fault("formats", f"at least one of {', '.join(FORMATS)} is wanted")
    if good and not reachable(grid):
        reader.fault(
            "grid", "some space cannot be reached, or is farther than a MOVE of 3 from every Platform (BH-RUL-04)"
        )
    return Arena(reader.text("id"), formats, grid, swords)


def _grid_fits(reader: Reader, lines: tuple[str, ...]) -> bool:
    """BH-ARENA-01, BH-RUL-07: letters, shape, number of Platforms."""
    before = len(reader.faults)
    if not lines or len({len(line) for line in lines}) != 1:
        reader.fault("grid", "a full rectangle is wanted")
        return False
    rows, cols = len(lines), len(lines[0])
    letters = set("".join(lines)) - set(".=")
    if letters:
        reader.fault("grid", f"only '.' (Air) and '=' (Platform) are allowed, not {' '.join(sorted(letters))}")
    if rows * cols > 20:
        reader.fault("grid", f"{rows} x {cols} = {rows * cols} spaces; there are 20 Terrain cards")
    if not 3 <= rows <= 4 or not 4 <= cols <= 6:
        reader.fault("grid", f"{rows} rows of {cols}; 3 or 4 rows of 4 to 6 columns are allowed")
    platforms = "".join(lines).count("=")
    if platforms < 4 or platforms > rows * cols - platforms:
        reader.fault("grid", f"{platforms} Platforms; at least 4, and no more than Air spaces, are allowed")
    return len(reader.faults) == before


def _swords_fit(reader: Reader, grid: Grid, n: int, swords: tuple[str, ...]) -> None:
    """BH-SETUP-02, BH-RUL-07: one sword a player on distinct Platforms outside row 1."""
    key = f"swords_{n}"
    if len(swords) != n or len(set(swords)) != n:
        reader.fault(key, f"{n} different spaces are wanted, one a player")
    for name in swords:
        try:
            row, col = grid.at(grid.parse(name))
        except ValueError as wrong:
            reader.fault(key, str(wrong))
            continue
        if row == 1 or not grid.platform(row, col):
            reader.fault(key, f"{name} is not a Platform below row 1")


def reachable(grid: Grid) -> bool:
    """BH-RUL-04: every space from every other by legal steps; from each Air or ring space some Platform within a MOVE
    of 3.
    """
    for space in range(grid.spaces):
        if len(grid.reach(space, grid.spaces)) != grid.spaces:
            return False
        if not grid.platform(*grid.at(space)):
            if not any(grid.platform(*grid.at(there)) for there in grid.reach(space, 3, 3)):
                return False
    return True


# ---------------------------------------------------------------- files


@dataclass(frozen=True, slots=True)
class Extra:
    """What a designer's file adds."""

    legends: tuple[LegendCards, ...] = ()
    arenas: tuple[Arena, ...] = ()


def _parse(file: str, text: str, faults: list[Fault]) -> dict[str, Any]:
    """The TOML of a file; a syntax error is one fault."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        faults.append(Fault(file, "", f"this is not TOML: {wrong}"))
        return {}


def read_extra(file: str, text: str) -> tuple[Extra, list[Fault]]:
    """A designer's file: one Legend or arena at the top, or lists `legend` and `arena`; and all its faults."""
    faults: list[Fault] = []
    data = _parse(file, text, faults)
    if faults:
        return Extra(), faults
    if "grid" in data:
        return Extra(arenas=(read_arena(file, "", data, faults),)), faults
    if "cards" in data:
        return Extra(legends=(read_legend(file, "", data, faults),)), faults
    reader = Reader(file, "", data, faults)
    reader.only("legend", "arena")
    legends = tuple(read_legend(file, f"legend.{i}", entry, faults) for i, entry in enumerate(reader.items("legend")))
    arenas = tuple(read_arena(file, f"arena.{i}", entry, faults) for i, entry in enumerate(reader.items("arena")))
    if not legends and not arenas and not faults:
        reader.fault("", "a Legend (with cards) or an arena (with a grid) is wanted, or lists [[legend]] and [[arena]]")
    return Extra(legends, arenas), faults


def check_file(path: str | Path) -> list[Fault]:
    """Every fault of a designer's file, for `rumpus content check`; empty when it can be played. OSError when it cannot
    be read.
    """
    return read_extra(str(path), Path(path).read_text("utf-8"))[1]


def load_extra(source: str | None) -> Extra:
    """A designer's content from a file name or from TOML text. Raises ContentError with all faults."""
    if not source:
        return Extra()
    file, text = "content", source
    if "\n" not in source:
        file = source
        try:
            text = Path(source).read_text("utf-8")
        except OSError as wrong:
            raise ContentError(f"{source}: cannot be read: {wrong.strerror}") from None
    extra, faults = read_extra(file, text)
    if faults:
        raise ContentError("; ".join(str(fault) for fault in faults))
    return extra


def sets() -> tuple[str, ...]:
    """The installed card sets."""
    return tuple(sorted(path.stem for path in (HOME / "sets").glob("*.toml")))


@cache
def load_set(name: str) -> tuple[LegendCards, ...]:
    """The Legends of an installed set. Raises ContentError with all faults."""
    faults: list[Fault] = []
    listing = _parse(f"sets/{name}.toml", (HOME / "sets" / f"{name}.toml").read_text("utf-8"), faults)
    legends = []
    for legend in listing.get("legends", ()):
        file = f"sets/{name}/{legend}.toml"
        data = _parse(file, (HOME / file).read_text("utf-8"), faults)
        legends.append(read_legend(file, "", data, faults))
    if faults:
        raise ContentError("; ".join(str(fault) for fault in faults))
    return tuple(legends)


@cache
def load_arenas() -> dict[str, Arena]:
    """The built-in arenas by name. Raises ContentError with all faults."""
    faults: list[Fault] = []
    made = {}
    for path in sorted((HOME / "arenas").glob("*.toml")):
        arena = read_arena(f"arenas/{path.name}", "", _parse(path.name, path.read_text("utf-8"), faults), faults)
        made[arena.id] = arena
    if faults:
        raise ContentError("; ".join(str(fault) for fault in faults))
    return made


__all__ = [
    "Arena",
    "Card",
    "Extra",
    "Fault",
    "LegendCards",
    "Power",
    "check_file",
    "load_arenas",
    "load_extra",
    "load_set",
    "sets",
]
