"""Card sets, arenas and designers' files: TOML, a closed schema, every fault with file, path and reason.

A designer's file holds one Legend, or one arena, or lists `[[legend]]` and `[[arena]]`. It joins the card set in play.
How to write one: `content/README.md`.
"""

from collections import Counter
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final

from rumpus.effects import located, offer
from rumpus.effects.art import ArtWords, icons, read_art, read_pose
from rumpus.games.brawlhalla.content.arenas import Arena, read_arena
from rumpus.games.brawlhalla.content.reading import Effect, read_effect
from rumpus.kernel.content import check, load, parse, refuse, text_of
from rumpus.kernel.reader import Fault, Reader, as_written, nearest
from rumpus.kernel.spec import ContentError

HOME: Final = Path(__file__).parent
VALUES: Final = (1, 2, 3, 4, 5)
WEAPONS: Final = (
    "axe",
    "blasters",
    "bow",
    "gauntlets",
    "hammer",
    "katars",
    "orb",
    "pistols",
    "scythe",
    "spear",
    "sword",
)
"""The types of weapons: those that the page can draw."""
FILE_KEYS: Final = {
    "id": str,
    "name": str,
    "title": str,
    "icon": str,
    "art": dict,
    "style": str,
    "power": dict,
    "weapon_1": dict,
    "weapon_2": dict,
    "cards": list,
    "grid": list,
    "formats": list,
    "swords_2": list,
    "swords_3": list,
    "swords_4": list,
    "legend": list,
    "arena": list,
}
"""What may stand at the top of a designer's file."""
SLOTS: Final = 3
"""Effects that one card, Legend Power or weapon side may print."""


@dataclass(frozen=True, slots=True)
class Power:
    """A Legend Power (type "") or one weapon side."""

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
    pose: str = field(default="", compare=False)  # of its Legend's figure; empty: that of its moment


@dataclass(frozen=True)
class LegendCards:
    """One Legend's set: power, both weapon sides, the deck in file order (BH-COMP-02, BH-COMP-03); its figure."""

    id: str
    name: str
    title: str
    icon: str
    style: str
    power: Power
    weapons: tuple[Power, Power]
    cards: tuple[Card, ...]
    art: ArtWords = field(default_factory=ArtWords, compare=False)

    @cached_property
    def deck(self) -> tuple[Card, ...]:
        """The 20 cards; equal ones stand side by side."""
        return tuple(card for card in self.cards for _ in range(card.copies))

    @cached_property
    def codes(self) -> tuple[str, ...]:
        """The short name of each of the 20 cards: its value, and a letter in file order for cards with effects."""
        letters = {value: iter("abcdefghijklmnopqrst") for value in VALUES}
        codes = [f"{card.value}{next(letters[card.value]) if card.effects else ''}" for card in self.cards]
        return tuple(code for code, card in zip(codes, self.cards, strict=True) for _ in range(card.copies))


# ---------------------------------------------------------------- Legends


def _effects(reader: Reader, on_card: bool) -> tuple[Effect, ...]:
    """The `fx` list of a card, power or weapon side."""
    made = []
    entries = reader.items("fx")
    if len(entries) > SLOTS:
        reader.fault("fx", f"{len(entries)} effects; {SLOTS} fit on one card")
    for i, entry in enumerate(entries[:SLOTS]):
        effect = read_effect(Reader(reader.file, reader.at(f"fx.{i}"), entry, reader.faults), on_card)
        if effect is not None:
            made.append(effect)
    return tuple(made)


def _power(reader: Reader, weapon: bool) -> Power:
    """A Legend Power or weapon side."""
    reader.only("name", "icon", "fx", *(("type",) if weapon else ()))
    kind = reader.text("type") if weapon else ""
    if kind and kind not in WEAPONS:
        reader.fault("type", f"{as_written(kind)} is no type of weapon{offer(kind, WEAPONS)}")
    return Power(reader.text("name"), kind, _icon(reader), _effects(reader, on_card=False))


def _icon(reader: Reader) -> str:
    """An icon's name, which may be left out."""
    name = reader.text("icon", "")
    bare = name.removeprefix("game-icons:")
    if name and bare not in icons():
        reader.fault("icon", f"{as_written(name)} is no icon of game-icons.net{nearest(bare, icons())}")
    return name


def _card(reader: Reader) -> Card:
    """One printed card; only those with effects need a name."""
    reader.only("id", "value", "copies", "name", "icon", "art", "fx")
    effects = _effects(reader, on_card=True)
    return Card(
        id=reader.text("id"),
        value=reader.whole("value", 1, 5),
        copies=reader.whole("copies", 1, 4, 1),
        name=reader.text("name") if reader.items("fx") else reader.text("name", ""),
        icon=_icon(reader),
        effects=effects,
        pose=read_pose(reader),
    )


def read_legend(file: str, path: str, data: Any, faults: list[Fault]) -> LegendCards:
    """A Legend from its table; whatever is wrong goes to `faults`."""
    reader = Reader(file, path, data, faults)
    reader.only("id", "name", "title", "icon", "art", "style", "power", "weapon_1", "weapon_2", "cards")
    cards = [
        _card(Reader(file, reader.at(f"cards.{i}"), entry, faults)) for i, entry in enumerate(reader.items("cards"))
    ]
    _deck_fits(reader, cards)
    return LegendCards(
        id=reader.name("id"),
        name=reader.text("name"),
        title=reader.text("title", ""),
        icon=_icon(reader),
        style=reader.text("style", ""),
        power=_power(reader.table("power"), weapon=False),
        weapons=(_power(reader.table("weapon_1"), weapon=True), _power(reader.table("weapon_2"), weapon=True)),
        cards=tuple(cards),
        art=read_art(reader),
    )


def _deck_fits(reader: Reader, cards: list[Card]) -> None:
    """BH-COMP-03: four cards of each value 1 to 5; no id twice."""
    counts = Counter(dict.fromkeys(VALUES, 0))
    for card in cards:
        counts[card.value] += card.copies
    wrong = [f"{n} of value {value}" for value, n in sorted(counts.items()) if n != 4]
    if wrong:
        had = ", ".join(wrong)
        reader.fault("cards", f"a deck holds four cards of each value 1 to 5 (BH-COMP-03); this one has {had}")
    names = [card.id for card in cards]
    for i, name in enumerate(names):
        if name and name in names[:i]:
            reader.fault(f"cards.{i}.id", f"the id {name} stands twice")


# ---------------------------------------------------------------- designers' files


@dataclass(frozen=True, slots=True)
class Extra:
    """What a designer's file adds."""

    legends: tuple[LegendCards, ...] = ()
    arenas: tuple[Arena, ...] = ()


def read_extra(file: str, text: str) -> tuple[Extra, list[Fault]]:
    """A designer's file: one Legend or arena at the top, or lists `legend` and `arena`; and all its faults, each with
    its line and card.
    """
    faults: list[Fault] = []
    data = parse(file, text, faults)
    if faults:
        return Extra(), faults
    made = _extra(file, data, faults)
    return made, located(faults, text)


def _extra(file: str, data: dict[str, Any], faults: list[Fault]) -> Extra:
    """What a designer's file holds; whatever is wrong goes to `faults`."""
    if "grid" in data:
        return Extra(arenas=(read_arena(file, "", data, faults),))
    if "cards" in data:
        return Extra(legends=(read_legend(file, "", data, faults),))
    reader = Reader(file, "", data, faults)
    if not (data.get("legend") or data.get("arena")):
        reader.only(*FILE_KEYS)
        reader.fault("", "a Legend (with cards) or an arena (with a grid) is wanted, or lists [[legend]] and [[arena]]")
        return Extra()
    reader.only("legend", "arena")
    legends = tuple(read_legend(file, f"legend.{i}", entry, faults) for i, entry in enumerate(reader.items("legend")))
    arenas = tuple(read_arena(file, f"arena.{i}", entry, faults) for i, entry in enumerate(reader.items("arena")))
    for kind, names in (("legend", [one.id for one in legends]), ("arena", [one.id for one in arenas])):
        for i, name in enumerate(names):
            if name and name in names[:i]:
                reader.fault(f"{kind}.{i}.id", f"the id {name} stands twice")
    return Extra(legends, arenas)


def check_file(path: str | Path) -> list[Fault]:
    """Every fault of a designer's file, for `rumpus content check`; empty when it can be played.

    Raises OSError when it cannot be read.
    """
    return check(path, read_extra)


def load_extra(source: str | None) -> Extra:
    """A designer's content from a file name, or from TOML text (with a line break). Raises ContentError: all faults."""
    return load(source, read_extra) if source else Extra()


# ---------------------------------------------------------------- what is installed


def sets() -> tuple[str, ...]:
    """The installed card sets."""
    return tuple(sorted(path.stem for path in (HOME / "sets").glob("*.toml")))


@cache
def load_set(name: str) -> tuple[LegendCards, ...]:
    """The Legends of an installed set, as its file lists them. Raises ContentError with all faults."""
    faults: list[Fault] = []
    file = f"sets/{name}.toml"
    if name not in sets():
        raise ContentError(f"{file}: there is no such card set; installed: {', '.join(sets())}")
    reader = Reader(file, "", parse(file, text_of(HOME / file), faults), faults)
    reader.only("id", "title", "version", "legends")
    reader.text("title")
    reader.whole("version", 1, 999)
    if reader.name("id") != name:
        reader.fault("id", f"{name} is wanted, as the file is called")
    legends = []
    for i, legend in enumerate(reader.texts("legends")):
        path = f"sets/{name}/{legend}.toml"
        if not (HOME / path).is_file():
            reader.fault(f"legends.{i}", f"there is no file {path}")
            continue
        made, wrong = _installed(path)
        if made.id != legend:
            wrong.append(Fault(path, "id", f"{legend} is wanted, as the file is called"))
        legends.append(made)
        faults += wrong
    if not legends:
        reader.fault("legends", "at least one Legend is wanted")
    refuse(faults)
    return tuple(legends)


def _installed(path: str) -> tuple[LegendCards, list[Fault]]:
    """A Legend of an installed set, and its faults with their lines and cards."""
    wrong: list[Fault] = []
    text = text_of(HOME / path)
    data = parse(path, text, wrong)
    if wrong:
        return read_legend(path, "", {}, []), wrong
    made = read_legend(path, "", data, wrong)
    return made, located(wrong, text)


@dataclass(frozen=True, slots=True)
class KoCards:
    """KO cards: the stack of each mode, and what #2 and #3 give (knockback, damage, actions)."""

    stacks: dict[str, int]
    gains: dict[int, tuple[int, int, int]]


def read_ko(file: str, data: Any, faults: list[Fault]) -> KoCards:
    """The KO cards from their file; whatever is wrong goes to `faults`."""
    reader = Reader(file, "", data, faults)
    reader.only("stacks", "bonus")
    stacks = {}
    listed = reader.table("stacks")
    listed.only("standard", "classic", "blitz")
    for mode in ("standard", "classic", "blitz"):
        cards = listed.items(mode)
        if cards != list(range(len(cards), 0, -1)) or len(cards) > 3:
            listed.fault(mode, "a stack is [], [1], [2, 1] or [3, 2, 1], top first")
        stacks[mode] = len(cards)
    gains = {}
    for number in (2, 3):
        one = reader.table("bonus").table(str(number))
        one.only("knockback", "damage", "actions")
        gains[number] = (one.whole("knockback", 1, 3), one.whole("damage", 1, 2), one.whole("actions", 1, 2))
    return KoCards(stacks, gains)


@cache
def load_ko() -> KoCards:
    """The built-in KO cards. Raises ContentError with all faults."""
    faults: list[Fault] = []
    made = read_ko("ko.toml", parse("ko.toml", (HOME / "ko.toml").read_text("utf-8"), faults), faults)
    refuse(faults)
    return made


@cache
def load_arenas() -> dict[str, Arena]:
    """The built-in arenas by name. Raises ContentError with all faults."""
    faults: list[Fault] = []
    made = {}
    for path in sorted((HOME / "arenas").glob("*.toml")):
        file = f"arenas/{path.name}"
        arena = read_arena(file, "", parse(file, text_of(path), faults), faults)
        if arena.id != path.stem:
            faults.append(Fault(file, "id", f"{path.stem} is wanted, as the file is called"))
        made[arena.id] = arena
    refuse(faults)
    return made


__all__ = [
    "HOME",
    "Arena",
    "Card",
    "Extra",
    "Fault",
    "KoCards",
    "LegendCards",
    "Power",
    "check_file",
    "load_arenas",
    "load_extra",
    "load_ko",
    "load_set",
    "read_arena",
    "read_extra",
    "read_ko",
    "read_legend",
    "sets",
]
