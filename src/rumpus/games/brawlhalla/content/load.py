"""Card sets, arenas and designers' files: TOML, a closed schema, every fault with file, path and reason.

A designer's file holds one Legend, or one arena, or lists `[[legend]]` and `[[arena]]`. It joins the card set in play.
How to write one: `content/README.md`.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from typing import Annotated, Final

from rumpus.effects import offer
from rumpus.effects.art import ArtWords, icons, read_pose
from rumpus.effects.fields import Art, twice
from rumpus.effects.sets import Source
from rumpus.games.brawlhalla.content.arenas import Arena, read_arena
from rumpus.games.brawlhalla.content.reading import Effect, read_effect
from rumpus.kernel.contract.content import parse, refuse, text_of
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.reader import Fault, Key, Name, Read, Reader, ShortName, each, kinds_of, whole
from rumpus.kernel.words.spelling import as_written, nearest

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
SLOTS: Final = 3
"""Effects that one card, Legend Power or weapon side may print."""


# ---------------------------------------------------------------- Legends


def _effects(on_card: bool) -> Read:
    """The `fx` list of a card, power or weapon side."""

    def read(reader: Reader, key: str, _: object) -> tuple[Effect, ...]:
        entries = reader.tables(key)
        if len(entries) > SLOTS:
            reader.fault(key, f"{len(entries)} effects; {SLOTS} fit on one card")
        return tuple(made for one in entries[:SLOTS] if (made := read_effect(one, on_card)) is not None)

    return read


def _icon(reader: Reader, key: str, usual: str) -> str:
    """An icon's name, which may be left out."""
    name = reader.text(key, usual)
    bare = name.removeprefix("game-icons:")
    if name and bare not in icons():
        reader.fault(key, f"{as_written(name)} is no icon of game-icons.net{nearest(bare, icons())}")
    return name


def _weapon(reader: Reader, key: str, _: object) -> str:
    """A type of weapon."""
    kind = reader.text(key)
    if kind and kind not in WEAPONS:
        reader.fault(key, f"{as_written(kind)} is no type of weapon{offer(kind, WEAPONS)}")
    return kind


def _name(reader: Reader, key: str, _: object) -> str:
    """The name of a card, which one without effects may leave out."""
    return reader.text(key, None if reader.data.get("fx") else "")


Icon = Annotated[str, _icon]


@dataclass(frozen=True, slots=True)
class Power:
    """A Legend Power (type "") or one weapon side."""

    name: str
    icon: Icon = ""
    effects: Annotated[tuple[Effect, ...], Key("fx"), _effects(on_card=False)] = ()
    type: Annotated[str, _weapon] = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """One printed card; `copies` equal ones are in the deck. `pose`: of its Legend's figure; empty: its moment's."""

    id: str
    value: Annotated[int, whole(1, 5)]
    copies: Annotated[int, whole(1, 4)] = 1
    name: Annotated[str, _name] = ""
    icon: Icon = ""
    pose: Annotated[str, Key("art"), lambda reader, *_: read_pose(reader)] = field(default="", compare=False)
    effects: Annotated[tuple[Effect, ...], Key("fx"), _effects(on_card=True)] = ()


@dataclass(frozen=True, kw_only=True)
class LegendCards:
    """One Legend's set: power, both weapon sides, the deck in file order (BH-COMP-02, BH-COMP-03); its figure."""

    id: Name
    name: str
    short: ShortName = ""
    title: str = ""
    icon: Icon = ""
    art: Art = field(default_factory=ArtWords, compare=False)
    style: str = ""
    power: Annotated[Power, lambda reader, key, _: reader.table(key).make(Power, type="")]
    weapon_1: Power
    weapon_2: Power
    cards: tuple[Card, ...] = ()

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """BH-COMP-03: four cards of each value 1 to 5; no id twice."""
        counts = Counter(dict.fromkeys(VALUES, 0))
        for card in self.cards:
            counts[card.value] += card.copies
        had = ", ".join(f"{n} of value {value}" for value, n in sorted(counts.items()) if n != 4)
        if had:
            yield "cards", f"a deck holds four cards of each value 1 to 5 (BH-COMP-03); this one has {had}"
        yield from twice("cards", self.cards)

    @property
    def weapons(self) -> tuple[Power, Power]:
        """Both weapon sides."""
        return self.weapon_1, self.weapon_2

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


# ---------------------------------------------------------------- designers' files


@dataclass(frozen=True, slots=True)
class Extra:
    """What a designer's file adds."""

    legends: Annotated[tuple[LegendCards, ...], Key("legend")] = ()
    arenas: Annotated[tuple[Arena, ...], Key("arena"), each(read_arena)] = ()

    def faults(self, _: Reader) -> Iterator[tuple[str, str]]:
        """No id twice."""
        yield from (*twice("legend", self.legends), *twice("arena", self.arenas))


FILE_KEYS: Final = kinds_of(LegendCards) | dict.fromkeys(
    ("grid", "formats", "swords_2", "swords_3", "swords_4", "legend", "arena"), list
)
"""What may stand at the top of a designer's file."""


def _extra(reader: Reader) -> Extra:
    """What a designer's file holds; whatever is wrong goes to the reader's faults."""
    if "grid" in reader.data:
        return Extra(arenas=(read_arena(reader),))
    if "cards" in reader.data:
        return Extra(legends=(reader.make(LegendCards),))
    if reader.data.get("legend") or reader.data.get("arena"):
        return reader.make(Extra)
    reader.only(*FILE_KEYS)
    reader.fault("", "a Legend (with cards) or an arena (with a grid) is wanted, or lists [[legend]] and [[arena]]")
    return Extra()


SOURCE: Final = Source(_extra)
read_extra, check_file, load_extra = SOURCE.read, SOURCE.check_file, SOURCE.load


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
        made, wrong = Source(lambda one: one.make(LegendCards)).read(path, text_of(HOME / path))
        if made.id != legend:
            wrong.append(Fault(path, "id", f"{legend} is wanted, as the file is called"))
        legends.append(made)
        faults += wrong
    if not legends:
        reader.fault("legends", "at least one Legend is wanted")
    refuse(faults)
    return tuple(legends)


@dataclass(frozen=True, slots=True)
class KoCards:
    """KO cards: the stack of each mode, and what #2 and #3 give (knockback, damage, actions)."""

    stacks: dict[str, int]
    gains: dict[int, tuple[int, int, int]]


def read_ko(reader: Reader) -> KoCards:
    """The KO cards from their file; whatever is wrong goes to the reader's faults."""
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
    made = read_ko(Reader("ko.toml", "", parse("ko.toml", text_of(HOME / "ko.toml"), faults), faults))
    refuse(faults)
    return made


@cache
def load_arenas() -> dict[str, Arena]:
    """The built-in arenas by name. Raises ContentError with all faults."""
    return Source(read_arena).named(HOME / "arenas")


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
    "sets",
]
