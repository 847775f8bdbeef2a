"""Cards as TOML, checked: thirty characters, ten Power-Ups, ten locations.

Each fault names file, path, reason and what was allowed; nothing is half-loaded. A designer's file replaces whole lists
(`character`, `power_up`, `location`) or, with `instead = "id"`, single cards. `abilities = false` at its top takes the
abilities off all characters that the file does not define (cards for tests, outside a card set).
"""

import re
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, Final

from rumpus.games.incredibrawl.content.reading import Word, read_list
from rumpus.games.incredibrawl.content.timing import at_location, untimely
from rumpus.games.incredibrawl.rules.ids import (
    CLASSES,
    LOCATIONS,
    LOSE,
    OPS,
    OTHER,
    OTHER_WINDOWS,
    PLAY,
    TRIGGERS,
    TYPES,
    WIN,
    WINDOWS,
)
from rumpus.kernel import content
from rumpus.kernel.reader import Fault, Reader

HOME: Final = Path(__file__).parent
LISTS: Final = {"character": 30, "power_up": 10, "location": LOCATIONS}
FILE_KEYS: Final = {**dict.fromkeys(LISTS, list), "abilities": bool}
"""What may stand at the top of a designer's file."""
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
TAKEN: Final = frozenset(
    ("pass", "buy", "draw", "withdraw", "rock", "paper", "scissors", "change", "stay", "yes", "no", *TYPES)
    + ("glory", "hand", "deck", "discard")
)
SHORT: Final = re.compile(r"[pne]([1-9]|10)")
"""Ids that mean something else where people write plays and positions: words, and Types with Levels as in p7."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One card as its file tells it. `effects` by trigger; Power-Ups and locations use the first. `windows`: where a
    Power-Up may be laid, or the moments of a character's Other ability. `data`: the effects as the file says them.
    """

    id: str
    name: str
    kind: str
    type: int = 0
    level: int = 0
    classes: tuple[str, ...] = ()
    windows: tuple[int, ...] = ()
    effects: tuple[tuple[Word, ...], ...] = ((), (), (), ())
    instead: str = ""
    data: dict[str, Any] = field(default_factory=dict, compare=False)


@dataclass(frozen=True, slots=True)
class Cards:
    """A whole card set."""

    characters: tuple[Sheet, ...]
    power_ups: tuple[Sheet, ...]
    locations: tuple[Sheet, ...]

    @property
    def all(self) -> tuple[Sheet, ...]:
        """Every card: characters, Power-Ups, locations."""
        return (*self.characters, *self.power_ups, *self.locations)


# ---------------------------------------------------------------- cards
def _id(reader: Reader) -> str:
    """A card's id: small letters, digits, underscores."""
    value = reader.text("id")
    if value and not ID.fullmatch(value):
        reader.fault("id", f"{value!r}: small letters, digits and underscores are wanted, as in red_fox_2")
    elif value in TAKEN or SHORT.fullmatch(value):
        reader.fault("id", f"{value!r} means something else in plays and positions; another id is wanted")
    return value


def _one_of(reader: Reader, key: str, allowed: tuple[str, ...]) -> int:
    """The number of a value of a closed list."""
    value = reader.text(key)
    if value and value not in allowed:
        reader.fault(key, f"{value!r} is not allowed; allowed: {', '.join(allowed)}")
    return allowed.index(value) if value in allowed else 0


def _windows(reader: Reader, whose: str, allowed: tuple[int, ...]) -> tuple[int, ...]:
    """IB-TERM-09, IB-PU-02: the window or the windows that a text names, in the order of a round."""
    names = [WINDOWS[window] for window in allowed]
    told = f"allowed for {whose}: {', '.join(names)}"
    if "window" not in reader.data:
        reader.fault("window", f"is missing: one of them or a list is wanted; {told}")
        return ()
    value = reader.data["window"]
    found = value if isinstance(value, list) else [value]
    for i, name in enumerate(found):
        path = f"window.{i}" if found is value else "window"
        if not isinstance(name, str) or name not in names:
            reader.fault(path, f"{name!r} is not allowed; {told}")
        elif name in found[:i]:
            reader.fault(path, f"{name!r} stands twice")
    if not found:
        reader.fault("window", f"is an empty list: one at least is wanted; {told}")
    return tuple(window for window in allowed if WINDOWS[window] in found)


def read_character(reader: Reader, plain: bool) -> Sheet:
    """IB-TERM-05, IB-TERM-07, IB-TERM-08: a banner, 1 to 3 classes, an ability at most per trigger, one at least; an
    Other ability says when it is used.
    """
    reader.only("id", "name", "type", "level", "classes", "instead", *TRIGGERS, "window")
    classes = reader.texts("classes")
    for i, name in enumerate(classes):
        if name not in CLASSES or name in classes[:i]:
            reader.fault(f"classes.{i}", f"{name!r} is not allowed; allowed: {', '.join(CLASSES)}")
    if not 1 <= len(classes) <= 3:
        reader.fault("classes", f"{len(classes)} classes; 1 to 3 are wanted")
    effects = tuple(read_list(reader, name) for name in TRIGGERS)
    if not any(effects) and not plain:
        reader.fault("", f"a character has at least one ability: {', '.join(TRIGGERS)} (IB-TERM-08)")
    windows = _windows(reader, "an Other ability", OTHER_WINDOWS) if effects[OTHER] else ()
    if "window" in reader.data and not effects[OTHER]:
        reader.fault("window", "is for a character with an Other ability, and `other` is missing or empty")
    kind, level = _one_of(reader, "type", TYPES), reader.whole("level", 1, 10)
    instead, data = reader.text("instead", ""), {name: reader.data.get(name, []) for name in TRIGGERS}
    return Sheet(_id(reader), reader.text("name"), "character", kind, level, classes, windows, effects, instead, data)


def read_other(reader: Reader, kind: str) -> Sheet:
    """IB-TERM-07, IB-TERM-09: a Power-Up with its windows, or a location; neither has a banner."""
    reader.only("id", "name", "effects", "instead", *(("window",) if kind == "power_up" else ()))
    windows = _windows(reader, "a Power-Up", tuple(range(len(WINDOWS)))) if kind == "power_up" else ()
    effects = (read_list(reader, "effects"), (), (), ())
    if kind == "power_up" and not effects[0]:
        reader.fault("effects", "a Power-Up has at least one effect word")
    instead, data = reader.text("instead", ""), {"effects": reader.data.get("effects", [])}
    return Sheet(_id(reader), reader.text("name"), kind, 0, 0, (), windows, effects, instead, data)


def _read(file: str, text: str, faults: list[Fault]) -> tuple[dict[str, list[Sheet]], bool]:
    """The lists of a file, and whether characters without ability are allowed."""
    data = content.parse(file, text, faults)
    reader = Reader(file, "", data, faults)
    reader.only("abilities", *LISTS)
    if not faults and not data:
        lists = ", ".join(f"[[{kind}]]" for kind in LISTS)
        reader.fault("", f"a list of cards is wanted: {lists}; or abilities = false")
    if not isinstance(data.get("abilities", True), bool):
        reader.fault("abilities", f"{data['abilities']!r} is not allowed; true or false is wanted")
    plain = data.get("abilities", True) is False
    made: dict[str, list[Sheet]] = {}
    for kind in LISTS:
        rows = [Reader(file, f"{kind}.{i}", x, faults) for i, x in enumerate(reader.items(kind))]
        made[kind] = [read_character(r, plain) if kind == "character" else read_other(r, kind) for r in rows]
    return made, plain


def _merged(file: str, kind: str, old: list[Sheet], new: list[Sheet], faults: list[Fault]) -> list[Sheet]:
    """IB-R-CONTENT: the whole list anew, or single cards `instead` of old ones; counts stay."""
    made = list(old)
    if new and not any(sheet.instead for sheet in new):
        made = new
    ids = [sheet.id for sheet in old]
    for i, sheet in enumerate(new):
        path = f"{kind}.{i}.instead"
        if made is new:
            continue
        if not sheet.instead:
            faults.append(Fault(file, path, "is missing, as other cards of the list have one; all or none"))
        elif sheet.instead not in ids:
            faults.append(Fault(file, path, f"there is no {sheet.instead!r}; allowed: {', '.join(ids)}"))
        elif made[ids.index(sheet.instead)] is not old[ids.index(sheet.instead)]:
            faults.append(Fault(file, path, f"{sheet.instead} is replaced already"))
        else:
            made[ids.index(sheet.instead)] = sheet
    if len(made) != LISTS[kind]:
        faults.append(Fault(file, kind, f"{len(made)} cards; a set has exactly {LISTS[kind]}"))
    return made


def _checked(file: str, made: Cards, faults: list[Fault]) -> None:
    """What only the whole set can get wrong: ids, room for its effect rows, locations named, texts of locations."""
    rows, places = 0, [sheet.id for sheet in made.locations]
    names = [sheet.id for sheet in made.all]
    twice = sorted({name for name in names if name and names.count(name) > 1})
    faults += [Fault(file, name, "the id stands twice") for name in twice]
    for sheet in made.all:
        for word in [word for one in sheet.effects for word in one]:
            rows += _size(word)
            wrong = [place for place in _places(word) if place not in places]
            faults += [Fault(file, sheet.id, f"location={place}: allowed: {', '.join(places)}") for place in wrong]
    if rows > OPS:
        faults.append(Fault(file, "", f"{rows} effect words; a set has room for {OPS}"))
    for sheet in made.locations:
        for i, word in enumerate(sheet.effects[0]):
            faults += [Fault(file, f"{sheet.id}.effects.{i}", said) for said in at_location(word)]


def _size(word: Word) -> int:
    """How many rows a word takes, with the lists inside."""
    return 1 + sum(_size(inner) for one in word.lists for inner in one)


def _places(word: Word) -> list[str]:
    """The locations its conditions name."""
    return [word.place] * bool(word.place) + [p for one in word.lists for inner in one for p in _places(inner)]


@cache
def installed() -> Cards:
    """The default set. Raises ContentError with all faults."""
    faults: list[Fault] = []
    found: dict[str, list[Sheet]] = {}
    for kind in LISTS:
        path = HOME / f"{kind}s.toml"
        found[kind] = _read(path.name, path.read_text("utf-8"), faults)[0].get(kind, [])
        _merged(path.name, kind, found[kind], [], faults)
    made = Cards(tuple(found["character"]), tuple(found["power_up"]), tuple(found["location"]))
    _checked("content", made, faults)
    content.refuse(faults)
    return made


def read_extra(file: str, text: str) -> tuple[Cards, list[Fault]]:
    """The set that a designer's file makes of the default one, and all its faults."""
    faults: list[Fault] = []
    base = installed()
    made, plain = _read(file, text, faults)
    if faults:
        return base, faults
    old = {"character": list(base.characters), "power_up": list(base.power_ups), "location": list(base.locations)}
    if plain:
        old["character"] = [Sheet(x.id, x.name, x.kind, x.type, x.level, x.classes) for x in base.characters]
    lists = {kind: _merged(file, kind, old[kind], made[kind], faults) for kind in LISTS}
    cards = Cards(tuple(lists["character"]), tuple(lists["power_up"]), tuple(lists["location"]))
    _checked(file, cards, faults)
    return cards, faults


def written(path: str | Path) -> tuple[Sheet, ...]:
    """The cards that a sound file itself holds. Raises OSError when it cannot be read."""
    made, _ = _read(str(path), content.text_of(Path(path)), [])
    return tuple(sheet for kind in LISTS for sheet in made[kind])


def advice(cards: Cards) -> list[str]:
    """What is unusual, but allowed: a Type and Level that two characters share, words that come too early or late."""
    base, made = set(installed().all), []
    held: dict[tuple[int, int], str] = {}
    for sheet in cards.characters:
        first = held.setdefault((sheet.type, sheet.level), sheet.id)
        if first != sheet.id:
            made.append(f"{sheet.id}: as {first}, {TYPES[sheet.type]} of Level {sheet.level}; one each is usual")
    for sheet in cards.all:
        if sheet not in base:
            for moment, other, words in _moments(sheet):
                made += [f"{sheet.id}: {said}" for word in words for said in untimely(word, moment, other)]
    return made


def _moments(sheet: Sheet) -> list[tuple[str, bool, tuple[Word, ...]]]:
    """When the effect lists of a card are carried out, in words of `timing`, and whether as an Other ability."""
    named = [WINDOWS[window] for window in sheet.windows]
    if sheet.kind == "location":
        return [("location", False, sheet.effects[0])]
    if sheet.kind == "power_up":
        return [(name, False, sheet.effects[0]) for name in named]
    keyed = [(TRIGGERS[k], False, sheet.effects[k]) for k in (PLAY, LOSE, WIN)]
    return keyed + [(name, True, sheet.effects[OTHER]) for name in named]


def check_file(path: str | Path) -> list[Fault]:
    """Every fault of a designer's file; empty when it can be played. Raises OSError when it cannot be read."""
    return content.check(path, read_extra)


def advise_file(path: str | Path) -> list[str]:
    """What is unusual about a file that can be played. Raises OSError when it cannot be read."""
    cards, faults = read_extra(str(path), content.text_of(Path(path)))
    return [] if faults else [f"{path}: {line}" for line in advice(cards)]


def load(source: str | None) -> Cards:
    """The default set, or with a designer's file (a name, or TOML text with a line break). Raises ContentError."""
    return content.load(source, read_extra) if source else installed()
