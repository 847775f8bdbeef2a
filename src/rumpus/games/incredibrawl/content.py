"""Cards as TOML, checked: thirty characters, ten Power-Ups, ten locations.

Each fault names file, path, reason and what was allowed; nothing is half-loaded. A designer's file replaces whole lists
(`character`, `power_up`, `location`) or, with `instead = "id"`, single cards. `abilities = false` at its top takes the
abilities off all characters that the file does not define (cards for tests, outside a card set).
"""

import re
import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rumpus.games.incredibrawl import vocabulary as v
from rumpus.games.incredibrawl.ids import CLASSES, LOCATIONS, OPS, TRIGGERS, TYPES, WINDOWS
from rumpus.kernel.reader import Fault, Reader
from rumpus.kernel.spec import ContentError

HOME: Final = Path(__file__).parent / "content"
LISTS: Final = {"character": 30, "power_up": 10, "location": LOCATIONS}
ID: Final = re.compile(r"[a-z][a-z0-9_]*")
IF: Final = re.compile(r"([a-z_]+(?:<=|>=|=| in |>own)?)(.*)")


@dataclass(frozen=True, slots=True)
class Word:
    """One effect word: its numbers by field of state.Op, and the lists inside it."""

    op: str
    told: tuple[tuple[str, Any], ...]
    numbers: tuple[tuple[str, int], ...]
    lists: tuple[tuple["Word", ...], ...] = ()
    place: str = ""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One card as its file tells it. `effects` by trigger; Power-Ups and locations use the first."""

    id: str
    name: str
    kind: str
    type: int = 0
    level: int = 0
    classes: tuple[str, ...] = ()
    window: int = 0
    effects: tuple[tuple[Word, ...], ...] = ((), (), ())
    instead: str = ""


@dataclass(frozen=True, slots=True)
class Cards:
    """A whole card set."""

    characters: tuple[Sheet, ...]
    power_ups: tuple[Sheet, ...]
    locations: tuple[Sheet, ...]


# ---------------------------------------------------------------- effects
def condition(reader: Reader, text: Any) -> tuple[list[tuple[str, int]], str]:
    """The numbers of a condition in words of IB-C-CONDITIONS, and the location it names."""
    found = IF.fullmatch(text) if isinstance(text, str) else None
    head, rest = (found.group(1), found.group(2)) if found else ("", "")
    if head not in v.CONDITIONS[1:]:
        reader.fault("if", f"{text!r} is no condition; allowed: {', '.join(v.CONDITIONS[1:])}")
        return [], ""
    number, place = 0, ""
    if head.endswith(" in "):
        names = rest.split(",")
        wrong = [name for name in names if name not in CLASSES]
        if wrong:
            reader.fault("if", f"{wrong[0]!r} is no class; allowed: {', '.join(CLASSES)}")
        number = sum(1 << CLASSES.index(name) for name in set(names) - set(wrong))
    elif head in ("type=", "winner_type="):
        if rest not in TYPES:
            reader.fault("if", f"{rest!r} is no Type; allowed: {', '.join(TYPES)}")
        number = TYPES.index(rest) if rest in TYPES else 0
    elif head == "location=":
        place = rest
    elif head.endswith("="):
        if not rest.isdecimal():
            reader.fault("if", f"a whole number is wanted after {head}")
        number = int(rest) if rest.isdecimal() else 0
    elif rest:
        reader.fault("if", f"{rest!r} is not wanted after {head}")
    return [("cond", v.CONDITIONS.index(head)), ("cond_a", number)], place


def _value(reader: Reader, op: str, key: str, allowed: Any) -> Any:
    """One parameter's value, checked; None when it is missing and may be."""
    if key not in reader.data:
        if key in v.NEEDED and (op, key) not in v.MAY:
            reader.fault(key, f"is missing; {_allowed(allowed)}")
        return None
    value = reader.data[key]
    if allowed is bool:
        fine = isinstance(value, bool)
    elif isinstance(allowed, tuple) and isinstance(allowed[0], int):
        whole = isinstance(value, int) and not isinstance(value, bool)
        fine = whole and allowed[0] <= value <= allowed[1]
        fine = fine or (op == "level_set" and key == "to" and value in v.LEVEL_WORDS)
    else:
        fine = value in allowed or (op == "type_set" and key == "to" and value in v.TYPE_WORDS)
    if not fine:
        reader.fault(key, f"{value!r} is not allowed; {_allowed(allowed)}")
        return None
    return value


def _allowed(allowed: Any) -> str:
    """What a parameter takes, in words."""
    if allowed is bool:
        return "true or false is wanted"
    if isinstance(allowed, tuple) and isinstance(allowed[0], int):
        return f"a whole number from {allowed[0]} to {allowed[1]} is wanted"
    return f"allowed: {', '.join(allowed)}"


def _number(op: str, key: str, value: Any) -> tuple[str, int]:  # one line a parameter
    """The field of state.Op that a parameter sets, and its number."""
    if (
        key in ("who", "target", "against")
        or (key == "from" and op == "glory_steal")
        or (op == "glory_give" and key == "to")
    ):
        return "who", v.WHO.index("own_character" if value == "own" else value)
    if key == "n":
        return "n", value
    if key == "until":
        return "until", int(value == "scrap")
    if key in ("old_to", "to") and value in v.PLACES:
        return "to", v.PLACES.index(value)
    if op == "level_set":
        return "to", v.LEVEL_WORDS.get(value, value)
    if op == "type_set":
        return "to", v.TYPE_WORDS[value] if value in v.TYPE_WORDS else TYPES.index(value)
    if key == "kind":
        return "to", v.KINDS.index(value)
    if key == "per":
        return "to", v.PER.index(value)
    if key == "max":
        return "high", value
    if key == "class":
        return "mask", 1 << CLASSES.index(value)
    if key == "type":
        return ("to" if op == "beat_type" else "kind"), TYPES.index(value) + (op != "beat_type")
    if key == "level":
        return "high", value
    if key == "trigger":
        return "mask", 7 if value == "all" else 1 << TRIGGERS.index(value)
    if key == "from":
        return "mask", v.PROTECTION[value]
    return "mask", {"reorder": 1, "bottom": 2}[key] * int(value)


def read_word(reader: Reader, depth: int = 0) -> Word:
    """One effect word from its table."""
    op = reader.data.get("op")
    if op not in v.GRAMMAR:
        reader.fault("op", f"{op!r} is no effect word; allowed: {', '.join(v.GRAMMAR)}")
        return Word("none", (), ())
    grammar = v.GRAMMAR[op]
    names = {"who": "target", "target": "who"}
    data = dict(reader.data)
    for key, other in names.items():
        if key in grammar and key not in data and other in data and other not in grammar:
            data[key] = data.pop(other)
    reader = Reader(reader.file, reader.path, data, reader.faults)
    reader.only("op", "if", "optional", "choose", *grammar)
    numbers: dict[str, int] = {"who": v.H_THIS if "target" in grammar else v.H_SELF}
    if op == "silence" and "trigger" not in data:
        numbers["mask"] = 7
    lists: list[tuple[Word, ...]] = []
    for key, allowed in grammar.items():
        if allowed == "list":
            lists.append(read_list(reader, key, depth + 1))
        elif allowed == "lists":
            found = reader.items(key)
            if not 2 <= len(found) <= 3:
                reader.fault(key, "2 or 3 effect lists are wanted")
            inner = Reader(reader.file, reader.at(key), {str(i): x for i, x in enumerate(found[:3])}, reader.faults)
            lists += [read_list(inner, name, depth + 1) for name in inner.data]
        else:
            value = _value(reader, op, key, allowed)
            if value is not None:
                name, number = _number(op, key, value)
                numbers[name] = numbers.get(name, 0) | number if name == "mask" and op == "deck_peek" else number
    place = ""
    if "if" in data:
        more, place = condition(reader, data["if"])
        numbers.update(more)
    if op in ("if_then", "rescrap_throw") and "if" not in data:
        reader.fault("if", "is missing: a condition is wanted")
    numbers["optional"] = int(_value(reader, op, "optional", bool) or 0)
    _value(reader, op, "choose", ("owner",))
    numbers["choose"] = int(numbers["who"] in v.CHOSEN)
    told = tuple((key, repr(value)) for key, value in sorted(data.items()) if not isinstance(value, list))
    return Word(op, told, tuple(sorted(numbers.items())), tuple(lists), place)


def read_list(reader: Reader, key: str, depth: int = 0) -> tuple[Word, ...]:
    """A list of effect words; missing means empty."""
    if depth > 4:
        reader.fault(key, "lists lie at most 4 deep inside one another")
        return ()
    found = reader.items(key)
    if len(found) > 6:
        reader.fault(key, f"{len(found)} effect words; a list has at most 6")
    return tuple(
        read_word(Reader(reader.file, f"{reader.at(key)}.{i}", x, reader.faults), depth)
        for i, x in enumerate(found[:6])
    )


# ---------------------------------------------------------------- cards
def _id(reader: Reader) -> str:
    """A card's id: small letters, digits, underscores."""
    value = reader.text("id")
    if value and not ID.fullmatch(value):
        reader.fault("id", f"{value!r}: small letters, digits and underscores are wanted, as in red_fox_2")
    return value


def _one_of(reader: Reader, key: str, allowed: tuple[str, ...]) -> int:
    """The number of a value of a closed list."""
    value = reader.text(key)
    if value and value not in allowed:
        reader.fault(key, f"{value!r} is not allowed; allowed: {', '.join(allowed)}")
    return allowed.index(value) if value in allowed else 0


def read_character(reader: Reader, plain: bool) -> Sheet:
    """IB-TERM-05, IB-TERM-07, IB-TERM-08: a banner, 1 to 3 classes, an ability at most per trigger, one at least."""
    reader.only("id", "name", "type", "level", "classes", "instead", *TRIGGERS)
    classes = reader.texts("classes")
    for i, name in enumerate(classes):
        if name not in CLASSES:
            reader.fault(f"classes.{i}", f"{name!r} is not allowed; allowed: {', '.join(CLASSES)}")
    if not 1 <= len(classes) <= 3:
        reader.fault("classes", f"{len(classes)} classes; 1 to 3 are wanted")
    effects = tuple(read_list(reader, name) for name in TRIGGERS)
    if not any(effects) and not plain:
        reader.fault("", "a character has at least one ability: play, lose or win (IB-TERM-08)")
    kind, level = _one_of(reader, "type", TYPES), reader.whole("level", 1, 10)
    instead = reader.text("instead", "")
    return Sheet(_id(reader), reader.text("name"), "character", kind, level, classes, 0, effects, instead)


def read_other(reader: Reader, kind: str) -> Sheet:
    """IB-TERM-07, IB-TERM-09: a Power-Up with its window, or a location; neither has a banner."""
    reader.only("id", "name", "effects", "instead", *(("window",) if kind == "power_up" else ()))
    window = _one_of(reader, "window", WINDOWS) if kind == "power_up" else 0
    effects = (read_list(reader, "effects"), (), ())
    if kind == "power_up" and not effects[0]:
        reader.fault("effects", "a Power-Up has at least one effect word")
    return Sheet(_id(reader), reader.text("name"), kind, 0, 0, (), window, effects, reader.text("instead", ""))


def _read(file: str, text: str, faults: list[Fault]) -> tuple[dict[str, list[Sheet]], bool]:
    """The lists of a file, and whether characters without ability are allowed."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as wrong:
        faults.append(Fault(file, "", f"this is not TOML: {wrong}"))
        return {}, False
    reader = Reader(file, "", data, faults)
    reader.only("abilities", *LISTS)
    plain = data.get("abilities", True) is False
    made: dict[str, list[Sheet]] = {}
    for kind in LISTS:
        rows = [Reader(file, f"{kind}.{i}", x, faults) for i, x in enumerate(reader.items(kind))]
        made[kind] = [read_character(r, plain) if kind == "character" else read_other(r, kind) for r in rows]
    return made, plain


def _merged(file: str, kind: str, old: list[Sheet], new: list[Sheet], faults: list[Fault]) -> list[Sheet]:
    """IB-R-CONTENT: the whole list anew, or single cards `instead` of old ones; counts stay."""
    if not new or all(sheet.instead for sheet in new):
        made = list(old)
        ids = [sheet.id for sheet in old]
        for i, sheet in enumerate(new):
            if sheet.instead not in ids:
                allowed = ", ".join(ids) or "none"
                faults.append(Fault(file, f"{kind}.{i}.instead", f"there is no {sheet.instead!r}; allowed: {allowed}"))
            else:
                made[ids.index(sheet.instead)] = sheet
    else:
        made = new
    if len(made) != LISTS[kind]:
        faults.append(Fault(file, kind, f"{len(made)} cards; a set has exactly {LISTS[kind]}"))
    names = [sheet.id for sheet in made]
    twice = sorted({name for name in names if name and names.count(name) > 1})
    faults += [Fault(file, kind, f"the id {name} stands twice") for name in twice]
    return made


def _checked(file: str, made: Cards, faults: list[Fault]) -> None:
    """What only the whole set can get wrong: room for its effect rows, and locations that conditions name."""
    rows, places = 0, [sheet.id for sheet in made.locations]
    for sheet in (*made.characters, *made.power_ups, *made.locations):
        for word in [word for one in sheet.effects for word in one]:
            rows += _size(word)
            wrong = [place for place in _places(word) if place not in places]
            faults += [Fault(file, sheet.id, f"location={place}: allowed: {', '.join(places)}") for place in wrong]
    if rows > OPS:
        faults.append(Fault(file, "", f"{rows} effect words; a set has room for {OPS}"))


def _size(word: Word) -> int:
    """How many rows a word takes, with the lists inside."""
    return 1 + sum(_size(inner) for one in word.lists for inner in one)


def _places(word: Word) -> list[str]:
    """The locations its conditions name."""
    return [word.place] * bool(word.place) + [p for one in word.lists for inner in one for p in _places(inner)]


def _raise(faults: list[Fault]) -> None:
    """Raises ContentError with all faults, if any."""
    if faults:
        raise ContentError("; ".join(str(fault) for fault in faults))


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
    _raise(faults)
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
        old["character"] = [
            Sheet(x.id, x.name, x.kind, x.type, x.level, x.classes, 0, ((), (), ())) for x in base.characters
        ]
    lists = {kind: _merged(file, kind, old[kind], made[kind], faults) for kind in LISTS}
    cards = Cards(tuple(lists["character"]), tuple(lists["power_up"]), tuple(lists["location"]))
    _checked(file, cards, faults)
    return cards, faults


def check_file(path: str | Path) -> list[Fault]:
    """Every fault of a designer's file; empty when it can be played. Raises OSError when it cannot be read."""
    try:
        text = Path(path).read_text("utf-8")
    except UnicodeDecodeError:
        return [Fault(str(path), "", "this is not a text in UTF-8")]
    return read_extra(str(path), text)[1]


def load(source: str | None) -> Cards:
    """The default set, or with a designer's file (a name, or TOML text with a line break). Raises ContentError."""
    if not source:
        return installed()
    file, text = "content", source
    if "\n" not in source:
        file = source
        try:
            text = Path(source).read_text("utf-8")
        except (OSError, UnicodeDecodeError) as wrong:
            raise ContentError(f"{source}: cannot be read: {wrong}") from None
    cards, faults = read_extra(file, text)
    _raise(faults)
    return cards
