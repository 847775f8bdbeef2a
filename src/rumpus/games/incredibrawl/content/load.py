"""Cards as TOML, checked: thirty characters, ten Power-Ups, ten locations.

Each fault names file, path, reason and what was allowed; nothing is half-loaded. A designer's file replaces whole lists
(`character`, `power_up`, `location`) or, with `instead = "id"`, single cards. `abilities = false` at its top takes the
abilities off all characters that the file does not define (cards for tests, outside a card set).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, TypeAlias

from rumpus import effects as fx
from rumpus.effects.art import ArtWords, PlaceWords, read_art, read_place
from rumpus.effects.sets import Shelf, one_of, own_id
from rumpus.games.incredibrawl.content import moments, words
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel import content
from rumpus.kernel.reader import Fault, Reader, as_written, nearest

HOME: Final = Path(__file__).parent
Part: TypeAlias = tuple[dict[str, list["Sheet"]], bool]
"""The lists of a file, and whether characters without ability are allowed."""
LISTS: Final = {"character": 30, "power_up": 10, "location": ids.LOCATIONS}
FILE_KEYS: Final = {**dict.fromkeys(LISTS, list), "abilities": bool}
"""What may stand at the top of a designer's file."""
TAKEN: Final = frozenset(
    ("pass", "buy", "draw", "withdraw", "rock", "paper", "scissors", "change", "stay", "yes", "no", *ids.TYPES)
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
    effects: tuple[tuple[fx.Node, ...], ...] = ((), (), (), ())
    instead: str = ""
    path: str = field(default="", compare=False)  # in its file
    data: dict[str, Any] = field(default_factory=dict, compare=False)
    art: ArtWords = field(default_factory=ArtWords, compare=False)
    place: PlaceWords = field(default_factory=PlaceWords, compare=False)


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
    return own_id(
        reader, "red_fox_2", lambda value: value in TAKEN or bool(SHORT.fullmatch(value)), "plays and positions"
    )


def _windows(reader: Reader, whose: str, allowed: tuple[int, ...]) -> tuple[int, ...]:
    """IB-TERM-09, IB-PU-02: the window or the windows that a text names, in the order of a round."""
    names = [moments.NAMES[window] for window in allowed]
    told = f"allowed for {whose}: {', '.join(names)}"
    if "window" not in reader.data:
        reader.fault("window", f"is missing: one of them or a list is wanted; {told}")
        return ()
    value = reader.data["window"]
    found = value if isinstance(value, list) else [value]
    for i, name in enumerate(found):
        path = f"window.{i}" if found is value else "window"
        if not isinstance(name, str) or name not in names:
            near = nearest(name, names) if isinstance(name, str) else ""
            reader.fault(path, f"{as_written(name)} is not allowed{near}; {told}")
        elif name in found[:i]:
            reader.fault(path, f"{name!r} stands twice")
    if not found:
        reader.fault("window", f"is an empty list: one at least is wanted; {told}")
    return tuple(window for window in allowed if moments.NAMES[window] in found)


def read_character(reader: Reader, plain: bool) -> Sheet:
    """IB-TERM-05, IB-TERM-07, IB-TERM-08: a banner, 1 to 3 classes, an ability at most per trigger, one at least; an
    Other ability says when it is used.
    """
    reader.only("id", "name", "type", "level", "classes", "instead", *ids.TRIGGERS, "window", "art")
    classes = tuple(reader.items("classes"))
    for i, name in enumerate(classes):
        if name not in ids.CLASSES:
            reader.fault(f"classes.{i}", f"{as_written(name)} is not allowed{fx.offer(name, ids.CLASSES)}")
        elif name in classes[:i]:
            reader.fault(f"classes.{i}", f"{name!r} stands twice")
    if not 1 <= len(classes) <= 3:
        reader.fault("classes", f"{len(classes)} classes; 1 to 3 are wanted")
    effects = tuple(words.read(reader, name, "character") for name in ids.TRIGGERS)
    instead, data = reader.text("instead", ""), {name: reader.data.get(name, []) for name in ids.TRIGGERS}
    other = data[ids.TRIGGERS[ids.OTHER]]
    if not any(data.values()) and not plain:
        reader.fault("", f"a character has at least one ability: {', '.join(ids.TRIGGERS)} (IB-TERM-08)")
    windows = _windows(reader, "an Other ability", ids.OTHER_WINDOWS) if other else ()
    if "window" in reader.data and not other:
        reader.fault("window", "is for a character with an Other ability, and `other` is missing or empty")
    kind, level = ids.TYPES.index(one_of(reader, "type", ids.TYPES)), reader.whole("level", 1, 10)
    name, path = reader.text("name"), reader.path
    art = read_art(reader)
    return Sheet(_id(reader), name, "character", kind, level, classes, windows, effects, instead, path, data, art)


def read_other(reader: Reader, kind: str) -> Sheet:
    """IB-TERM-07, IB-TERM-09: a Power-Up with its windows, or a location; neither has a banner."""
    reader.only("id", "name", "effects", "instead", *(("window", "art") if kind == "power_up" else ("place",)))
    windows = _windows(reader, "a Power-Up", tuple(range(len(moments.NAMES)))) if kind == "power_up" else ()
    effects = (words.read(reader, "effects", kind), (), (), ())
    instead, data = reader.text("instead", ""), {"effects": reader.data.get("effects", [])}
    if kind == "power_up" and not data["effects"]:
        reader.fault("effects", "a Power-Up has at least one effect word")
    made, name, art, place = _id(reader), reader.text("name"), read_art(reader), read_place(reader)
    return Sheet(made, name, kind, 0, 0, (), windows, effects, instead, reader.path, data, art, place)


def _read(file: str, text: str, faults: list[Fault]) -> Part:
    """The lists of a file, and whether characters without ability are allowed."""
    data = content.parse(file, text, faults)
    reader = Reader(file, "", data, faults)
    reader.only("abilities", *LISTS)
    if not faults and not data:
        lists = ", ".join(f"[[{kind}]]" for kind in LISTS)
        reader.fault("", f"a list of cards is wanted: {lists}; or abilities = false")
    if not isinstance(data.get("abilities", True), bool):
        reader.fault("abilities", f"{as_written(data['abilities'])} is not allowed; true or false is wanted")
    plain = data.get("abilities", True) is False
    made: dict[str, list[Sheet]] = {}
    for kind in LISTS:
        rows = reader.tables(kind)
        made[kind] = [read_character(r, plain) if kind == "character" else read_other(r, kind) for r in rows]
    return made, plain


def _merged(file: str, kind: str, old: list[Sheet], new: list[Sheet], faults: list[Fault]) -> list[Sheet]:
    """IB-R-CONTENT: the whole list anew, or single cards `instead` of old ones; counts stay."""
    made = list(old)
    if new and not any(sheet.instead for sheet in new):
        made = new
    known = [sheet.id for sheet in old]
    for i, sheet in enumerate(new):
        path = f"{kind}.{i}.instead"
        if made is new:
            continue
        if not sheet.instead:
            faults.append(Fault(file, path, "is missing, as other cards of the list have one; all or none"))
        elif sheet.instead not in known:
            faults.append(Fault(file, path, f"there is no {as_written(sheet.instead)}{fx.offer(sheet.instead, known)}"))
        elif made[known.index(sheet.instead)] is not old[known.index(sheet.instead)]:
            faults.append(Fault(file, path, f"{sheet.instead} is replaced already"))
        else:
            made[known.index(sheet.instead)] = sheet
    if len(made) != LISTS[kind]:
        faults.append(Fault(file, kind, f"{len(made)} cards; a set has exactly {LISTS[kind]}"))
    return made


def _checked(file: str, made: Cards, base: tuple[Sheet, ...], faults: list[Fault]) -> None:
    """What only the whole set can get wrong: ids, locations named, room for its effect rows."""
    rows, places = 0, [sheet.id for sheet in made.locations]
    names = [sheet.id for sheet in made.all]
    for sheet in made.all:
        card = "" if sheet in base else sheet.path
        if card and sheet.id and names.count(sheet.id) > 1:
            faults.append(Fault(file, f"{card}.id", f"the id {sheet.id!r} stands twice"))
        for path, node in words_of(sheet):
            rows += 1
            faults += [
                Fault(
                    file, card and f"{card}.{path}.if", f"{place!r} is no location{fx.offer(place, places)}", sheet.id
                )
                for _, place in node.names
                if place not in places
            ]
    if rows > ids.OPS:
        faults.append(Fault(file, "", f"{rows} effect words; a set has room for {ids.OPS}"))


def words_of(sheet: Sheet) -> Iterator[tuple[str, fx.Node]]:
    """Every word of a card, with those in its lists, and where it stands in the card."""
    for key, nodes in zip(ids.TRIGGERS if sheet.kind == "character" else ("effects",), sheet.effects, strict=False):
        yield from _below(key, nodes)


def _below(path: str, nodes: Iterable[fx.Node]) -> Iterator[tuple[str, fx.Node]]:
    """The words of a list, with those in their lists."""
    for i, node in enumerate(nodes):
        yield f"{path}.{i}", node
        for key, lists in node.blocks:
            for k, inner in enumerate(lists):
                yield from _below(f"{path}.{i}.{key}.{k}" if len(lists) > 1 else f"{path}.{i}.{key}", inner)


def _house(faults: list[Fault]) -> Part:
    """The lists of the default set."""
    paths = {kind: HOME / f"{kind}s.toml" for kind in LISTS}
    return {kind: _read(one.name, one.read_text("utf-8"), faults)[0][kind] for kind, one in paths.items()}, False


def _whole(house: Part | None, own: Part, file: str, faults: list[Fault]) -> Cards:
    """The set that the lists of a file make of the default one."""
    old, (new, plain) = house[0] if house else {kind: [] for kind in LISTS}, own
    if plain:
        bare = [Sheet(x.id, x.name, x.kind, x.type, x.level, x.classes) for x in old["character"]]
        old = old | {"character": bare}
    cards = Cards(*(tuple(_merged(file, kind, old[kind], new[kind], faults)) for kind in LISTS))
    _checked(file, cards, installed().all if house else (), faults)
    return cards


SHELF: Final = Shelf(_house, _read, _whole)
installed, load, read_extra, check_file = SHELF.installed, SHELF.load, SHELF.read_extra, SHELF.check_file


def written(path: str | Path) -> tuple[Sheet, ...]:
    """The cards that a sound file itself holds. Raises OSError when it cannot be read."""
    return tuple(sheet for cards in SHELF.written(path)[0].values() for sheet in cards)


def advice(cards: Cards) -> list[str]:
    """What is unusual, but allowed: a Type and Level that two characters share, words that come too early or late."""
    base, made = set(installed().all), []
    held: dict[tuple[int, int], str] = {}
    for sheet in cards.characters:
        first = held.setdefault((sheet.type, sheet.level), sheet.id)
        if first != sheet.id:
            made.append(f"{sheet.id}: as {first}, {ids.TYPES[sheet.type]} of Level {sheet.level}; one each is usual")
    for sheet in cards.all:
        if sheet not in base:
            for moment, other, nodes in _moments(sheet):
                made += [f"{sheet.id}: {said}" for node in nodes for said in untimely(node, moment, other)]
    return made


def _moments(sheet: Sheet) -> list[tuple[str, bool, tuple[fx.Node, ...]]]:
    """When the effect lists of a card are carried out, by content.moments, and whether as an Other ability."""
    named = [moments.NAMES[window] for window in sheet.windows]
    if sheet.kind == "location":
        return [("location", False, sheet.effects[0])]
    if sheet.kind == "power_up":
        return [(name, False, sheet.effects[0]) for name in named]
    keyed = [(ids.TRIGGERS[k], False, sheet.effects[k]) for k in (ids.PLAY, ids.LOSE, ids.WIN)]
    return keyed + [(name, True, sheet.effects[ids.OTHER]) for name in named]


def untimely(node: fx.Node, moment: str, other: bool = False) -> list[str]:
    """The words, with those in its lists, that can do nothing at this moment; `other`: in an Other ability."""
    made = []
    word, asked = words.BY_NAME[node.word], node.sentence("if")
    lasts = moment == "location" and words.lasting(word, node.data)
    fine = not word.moments or moment in word.moments or (other and "other" in word.moments)
    if not fine and not lasts:
        made.append(f"{word.name} can do nothing at {moment}; it is for {', '.join(word.moments)}")
    if asked is not None and asked.form.moments and moment not in asked.form.moments:
        made.append(f"{asked.text} never holds at {moment}; it is for {', '.join(asked.form.moments)}")
    for inner in node.inner():
        later = untimely(inner, moment, other)
        inner_word = words.BY_NAME[inner.word]
        if moment == "location" and inner_word.name != "draw_step_mod" and inner_word.lasts:
            later = [f"{inner.word} comes too late inside a list of a location"]
        made += later
    return made


def advise_file(path: str | Path) -> list[str]:
    """What is unusual about a file that can be played. Raises OSError when it cannot be read."""
    cards, faults = read_extra(str(path), content.text_of(Path(path)))
    return [] if faults else [f"{path}: {line}" for line in advice(cards)]
