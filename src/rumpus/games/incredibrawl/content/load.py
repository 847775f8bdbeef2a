"""Cards as TOML, checked: thirty characters, ten Power-Ups, ten locations.

Each fault names file, path, reason and what was allowed; nothing is half-loaded. A designer's file replaces whole lists
(`character`, `power_up`, `location`) or, with `instead = "id"`, single cards. `abilities = false` at its top takes the
abilities off all characters that the file does not define (cards for tests, outside a card set).
"""

import re
from collections.abc import Collection, Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Annotated, Any, Final

from rumpus import effects as fx
from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.effects.fields import Art, PlaceArt, Switch, one_of, own_id
from rumpus.effects.sets import Shelf, merged
from rumpus.games.incredibrawl.content import moments, words
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.contract import content
from rumpus.kernel.contract.reader import Fault, Key, Reader, Where, each
from rumpus.kernel.words.spelling import as_written, nearest

HOME: Final = Path(__file__).parent
LISTS: Final = {"character": 30, "power_up": 10, "location": ids.LOCATIONS}
TAKEN: Final = frozenset(
    ("pass", "buy", "draw", "withdraw", "rock", "paper", "scissors", "change", "stay", "yes", "no", *ids.TYPES)
    + ("glory", "hand", "deck", "discard")
)
SHORT: Final = re.compile(r"[pne]([1-9]|10)")
PLAYS: Final = "plays and positions"
"""Ids that mean something else where people write them: words, and Types with Levels as in p7."""


# ---------------------------------------------------------------- cards


def _classes(reader: Reader, key: str, _: object) -> tuple[str, ...]:
    """IB-TERM-07: 1 to 3 different classes."""
    classes = tuple(reader.items(key))
    for i, name in enumerate(classes):
        if name not in ids.CLASSES:
            reader.fault(f"{key}.{i}", f"{as_written(name)} is not allowed{fx.offer(name, ids.CLASSES)}")
        elif name in classes[:i]:
            reader.fault(f"{key}.{i}", f"{name!r} stands twice")
    if not 1 <= len(classes) <= 3:
        reader.fault(key, f"{len(classes)} classes; 1 to 3 are wanted")
    return classes


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


@dataclass(frozen=True, slots=True)
class Sheet:
    """One card as its file tells it. `effects` by trigger; Power-Ups and locations use the first. `windows`: where a
    Power-Up may be laid, or the moments of a character's Other ability. `data`: the effects as the file says them.
    """

    id: Annotated[str, own_id("red_fox_2", lambda value: value in TAKEN or bool(SHORT.fullmatch(value)), PLAYS)]
    name: str
    kind: Annotated[str, Key()]
    type: Annotated[int, lambda reader, key, _: ids.TYPES.index(one_of(ids.TYPES)(reader, key, None))] = 0
    level: Annotated[int, lambda reader, key, _: reader.whole(key, 1, 10)] = 0
    classes: Annotated[tuple[str, ...], _classes] = ()
    windows: Annotated[tuple[int, ...], Key()] = ()
    effects: Annotated[tuple[tuple[fx.Node, ...], ...], Key()] = ((), (), (), ())
    instead: str = ""
    path: Where = field(default="", compare=False)  # in its file
    data: Annotated[dict[str, Any], Key()] = field(default_factory=dict, compare=False)
    art: Art = field(default_factory=ArtWords, compare=False)
    place: PlaceArt = field(default_factory=PlaceWords, compare=False)


def read_character(reader: Reader) -> Sheet:
    """IB-TERM-05, IB-TERM-07, IB-TERM-08: a banner, 1 to 3 classes, an ability at most per trigger; an Other ability
    says when it is used.
    """
    effects = tuple(words.read(reader, name, "character") for name in ids.TRIGGERS)
    data = {name: reader.data.get(name, []) for name in ids.TRIGGERS}
    other = data[ids.TRIGGERS[ids.OTHER]]
    windows = _windows(reader, "an Other ability", ids.OTHER_WINDOWS) if other else ()
    if "window" in reader.data and not other:
        reader.fault("window", "is for a character with an Other ability, and `other` is missing or empty")
    reader.only("id", "name", "type", "level", "classes", "instead", *ids.TRIGGERS, "window", "art")
    return reader.fill(Sheet, kind="character", effects=effects, data=data, windows=windows, place=PlaceWords())


def read_power_up(reader: Reader) -> Sheet:
    """IB-TERM-07, IB-PU-02: at least one word, and its windows; no banner."""
    if not reader.data.get("effects"):
        reader.fault("effects", "a Power-Up has at least one effect word")
    windows = _windows(reader, "a Power-Up", tuple(range(len(moments.NAMES))))
    return _plain(reader, "power_up", "window", "art", windows=windows, place=PlaceWords())


def read_location(reader: Reader) -> Sheet:
    """IB-TERM-09: a location; no banner."""
    return _plain(reader, "location", "place", art=ArtWords())


def _plain(reader: Reader, kind: str, *keys: str, **given: Any) -> Sheet:
    """A card without a banner."""
    reader.only("id", "name", "effects", "instead", *keys)
    effects, data = (words.read(reader, "effects", kind), (), (), ()), {"effects": reader.data.get("effects", [])}
    return reader.fill(Sheet, kind=kind, type=0, level=0, classes=(), effects=effects, data=data, **given)


@dataclass(frozen=True, slots=True)
class Part:
    """What a file holds: its lists, and whether characters without ability are allowed."""

    abilities: Switch = True
    character: Annotated[tuple[Sheet, ...], each(read_character)] = ()
    power_up: Annotated[tuple[Sheet, ...], each(read_power_up)] = ()
    location: Annotated[tuple[Sheet, ...], each(read_location)] = ()

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """IB-TERM-08: each character has an ability, unless the file says otherwise."""
        for one in self.character if self.abilities else ():
            if not any(one.data.values()):
                yield one.path, f"a character has at least one ability: {', '.join(ids.TRIGGERS)} (IB-TERM-08)"


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


# ---------------------------------------------------------------- whole sets
def _joined(
    file: str, kind: str, old: tuple[Sheet, ...], new: tuple[Sheet, ...], faults: list[Fault]
) -> tuple[Sheet, ...]:
    """IB-R-CONTENT: the whole list anew, or single cards `instead` of old ones; counts stay."""
    made: Collection[Sheet] = new or old
    if any(sheet.instead for sheet in new):
        made, more = merged(file, kind, old, new, faults)
        told = "is missing, as other cards of the list have one; all or none"
        faults += [Fault(file, f"{sheet.path}.instead", told) for sheet in more]
    if len(made) != LISTS[kind]:
        faults.append(Fault(file, kind, f"{len(made)} cards; a set has exactly {LISTS[kind]}"))
    return tuple(made)


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


def _whole(house: Part | None, own: Part, file: str, faults: list[Fault]) -> Cards:
    """The set that the lists of a file make of the default one."""
    base = house or Part()
    old = {kind: getattr(base, kind) for kind in LISTS}
    if not own.abilities:
        old["character"] = tuple(Sheet(x.id, x.name, x.kind, x.type, x.level, x.classes) for x in base.character)
    cards = Cards(*(_joined(file, kind, old[kind], getattr(own, kind), faults) for kind in LISTS))
    _checked(file, cards, installed().all if house else (), faults)
    return cards


SHELF: Final = Shelf(Part, HOME, [f"{kind}s.toml" for kind in LISTS], _whole)
FILE_KEYS, installed, load = SHELF.keys, SHELF.installed, SHELF.load
read_extra, check_file = SHELF.read, SHELF.check_file


def written(path: str | Path) -> tuple[Sheet, ...]:
    """The cards that a sound file itself holds. Raises OSError when it cannot be read."""
    own = SHELF.written(path)
    return (*own.character, *own.power_up, *own.location)


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
