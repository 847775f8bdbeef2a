"""Brawlers, special cards and ready-made decks as TOML, checked: the house's own, and a designer's file beside them.

Each fault names file, line, card, what was written and what is allowed; nothing is half-loaded. What a designer's file
holds is added to the house's; a brawler or a special card that says `instead = "id"` takes the place of one.
"""

import re
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path
from typing import Any, Final

from rumpus import effects as fx
from rumpus.effects.art import ArtWords, read_art, read_place
from rumpus.effects.sets import Shelf, apart, lists, merged, one_of, own_id
from rumpus.games.blitz_squad.content import decks
from rumpus.games.blitz_squad.content.decks import Deck, DeckLooks
from rumpus.games.blitz_squad.content.grammar import BRAWLER, SPECIAL
from rumpus.games.blitz_squad.content.words import VOCABULARY
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.reader import Fault, Reader, as_written

HOME: Final = Path(__file__).parent
FILES: Final = ("brawlers.toml", "specials.toml", "decks.toml")
KINDS: Final = ("terrain", "event")
SET: Final = 15
"""BS-DECK-02: cards of a brawler."""
POWERS: Final = (0, 9)
"""BS-RUL-59: powers of a brawler card."""
TAKEN: Final = frozenset(
    ("default", "built", "end", "pass", "attack", "action", "block", "reply", "done", "yes", "no", "place", "leave")
    + ("keep", "bottom", "stop", "concede", "open", "tavern", "hand", "clinic", "tomb", "zone")
)
"""Ids that mean something else where people write plays, positions and options."""
ICON: Final = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
INK: Final = re.compile(r"#[0-9A-Fa-f]{6}")
MARK, FACE, ART, DECK, GREY = "card-joker", "cowled", "card-pick", "card-play", "#5A5F6B"
"""The looks of a designer's cards and decks where nothing is said."""


@dataclass(frozen=True, slots=True)
class Sheet:
    """One design: a card of a brawler, or a special card. `data`: its lines as the file says them; `art`: its icon."""

    id: str  # brakka-mug_swing; roaring_hearth
    name: str
    kind: str  # brawler, terrain, event
    lines: tuple[fx.Node, ...] = ()
    power: int = 0
    copies: int = 0  # in its brawler's set
    brawler: str = ""  # its id
    instead: str = ""
    art: str = field(default=ART, compare=False)
    path: str = field(default="", compare=False)  # in its file
    data: list[Any] = field(default_factory=list, compare=False)

    @property
    def special(self) -> bool:
        """Whether it is a special card."""
        return self.kind != BRAWLER

    @property
    def place(self) -> fx.Place:
        """Where its lines stand."""
        return fx.Place(on=SPECIAL if self.special else BRAWLER)


@dataclass(frozen=True, slots=True)
class Looks:
    """What a brawler looks like on the page; `art`: its figure."""

    short: str = ""
    line: str = ""
    mark: str = MARK
    face: str = FACE
    ink: str = GREY
    art: ArtWords = field(default_factory=ArtWords)


@dataclass(frozen=True, slots=True)
class Brawler:
    """BS-DECK-02: fifteen cards of one name and one icon. `plan`: how it is played; `looks`: short name, one line, mark
    on its cards, face on its poster, ink.
    """

    id: str
    name: str
    icon: str
    plan: str
    cards: tuple[Sheet, ...]
    instead: str = ""
    looks: Looks = field(default_factory=Looks, compare=False)
    path: str = field(default="", compare=False)


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


# ---------------------------------------------------------------- one card, one brawler


def _id(reader: Reader) -> str:
    """An id: small letters, digits, underscores."""
    return own_id(reader, "mug_swing_2", TAKEN.__contains__, "plays, positions and options")


def _name(reader: Reader) -> str:
    """A name as decks are written with it: it begins with a letter and holds no comma."""
    value = reader.text("name")
    if value.strip() and (not value[0].isalpha() or "," in value or "#" in value or value != value.strip()):
        told = "a name begins with a letter and holds no comma and no #, for decks are written with it"
        reader.fault("name", f"{as_written(value)} is not allowed; {told}")
    return value


def _icon(reader: Reader, key: str, usual: str) -> str:
    """The name of an icon."""
    value = reader.text(key, usual)
    if not ICON.fullmatch(value):
        reader.fault(key, f"{as_written(value)}: the name of an icon of game-icons.net is wanted, as in beer-stein")
    return value


def _looks(reader: Reader, name: str) -> Looks:
    """What a brawler looks like; all of it may be left out."""
    ink = reader.text("ink", GREY)
    if not INK.fullmatch(ink):
        reader.fault("ink", f"{as_written(ink)} is not allowed; a colour is wanted, as in #C93A22")
    short, line = reader.text("short", (name.split() or [""])[0]), reader.text("line", "")
    return Looks(short, line, _icon(reader, "mark", MARK), _icon(reader, "face", FACE), ink, read_art(reader))


def _lines(reader: Reader, kind: str) -> tuple[tuple[fx.Node, ...], list[Any]]:
    """The lines of a card."""
    nodes = fx.read(VOCABULARY, reader, "effects", fx.Place(on=kind))
    data = reader.data.get("effects", [])
    return nodes, data if isinstance(data, list) else []


def read_card(reader: Reader, brawler: str) -> Sheet:
    """BS-RUL-59: power 0 to 9, four lines at most, every line of known words."""
    reader.only("id", "name", "copies", "power", "effects", "art")
    nodes, data = _lines(reader, BRAWLER)
    copies, power = reader.whole("copies", 1, SET), reader.whole("power", *POWERS)
    made, name, art = f"{brawler}-{_id(reader)}", _name(reader), _icon(reader, "art", ART)
    return Sheet(made, name, BRAWLER, nodes, power, copies, brawler, "", art, reader.path, data)


def read_brawler(reader: Reader) -> Brawler:
    """BS-DECK-02: exactly fifteen cards, copies counted."""
    reader.only("id", "name", "icon", "plan", "instead", "cards", "short", "line", "mark", "face", "ink", "art")
    own, name, before = _id(reader), _name(reader), len(reader.faults)
    found = [read_card(one, own) for one in reader.tables("cards")]
    total = sum(sheet.copies for sheet in found)
    if total != SET and len(reader.faults) == before:
        reader.fault("cards", f"{total} cards, copies counted; a brawler has exactly {SET} (BS-DECK-02)")
    for key, what in (("id", "id"), ("name", "name")):
        values = [getattr(sheet, key) for sheet in found]
        for i, value in enumerate(values):
            if value in values[:i] and value.strip(f"{own}-"):
                told = value.removeprefix(f"{own}-") if key == "id" else value
                reader.fault(f"cards.{i}.{key}", f"the {what} {told!r} stands twice on this brawler; say copies = 2")
    icon, plan, looks = reader.text("icon"), reader.text("plan", ""), _looks(reader, name)
    return Brawler(own, name, icon, plan, tuple(found), reader.text("instead", ""), looks, reader.path)


def read_special(reader: Reader) -> Sheet:
    """BS-RUL-25: a terrain, which stays in play, or an event, which works once. Its power is 0 (BS-FLIP-06)."""
    reader.only("id", "name", "kind", "effects", "instead", "art")
    kind, (nodes, data) = one_of(reader, "kind", KINDS), _lines(reader, SPECIAL)
    if "effects" not in reader.data or data == []:
        reader.fault("effects", "a special card has at least one line, for it has no power")
    if kind == "event":
        for i, node in enumerate(nodes):
            if node.data.get("on") != "enter" and node.word != "sweep":
                told = "an event works once, when it enters: on = enter is wanted (BS-RUL-25)"
                reader.fault(f"effects.{i}", told)
    made, name, art, instead = _id(reader), _name(reader), _icon(reader, "art", ART), reader.text("instead", "")
    return Sheet(made, name, kind, nodes, 0, 0, "", instead, art, reader.path, data)


def read_deck(reader: Reader) -> Deck:
    """A ready-made deck; whether it is legal is asked when all cards are known."""
    reader.only("id", "name", "line", "brawlers", "out", "in", "icon", "face", "place")
    out, into, brawlers = _swaps(reader, "out"), _swaps(reader, "in"), reader.texts("brawlers")
    name, line = _name(reader), reader.text("line", "")
    return Deck(name, brawlers, out, into, _id(reader), line, reader.path, _deck_looks(reader, brawlers))


def _deck_looks(reader: Reader, brawlers: tuple[str, ...]) -> DeckLooks:
    """What a ready-made deck looks like; all of it may be left out."""
    face = reader.text("face", "".join(brawlers[:1]))
    if face not in brawlers and brawlers:
        reader.fault("face", f"{as_written(face)} is no brawler of this deck{fx.offer(face, brawlers)}")
    return DeckLooks(_icon(reader, "icon", DECK), face, read_place(reader))


def _swaps(reader: Reader, key: str) -> tuple[decks.Swap, ...]:
    """How many of which cards go out, or come in."""
    told = reader.data.get(key, {})
    if not isinstance(told, dict):
        reader.fault(key, f"{as_written(told)} is not allowed; a table of cards and numbers is wanted")
        return ()
    counts = Reader(reader.file, reader.at(key), told, reader.faults)
    return tuple((name, counts.whole(name, 1, decks.SIZE)) for name in told)


# ---------------------------------------------------------------- whole files


@dataclass(frozen=True, slots=True)
class Part:
    """What one file holds."""

    brawlers: list[Brawler]
    specials: list[Sheet]
    decks: list[Deck]


READS: Final[dict[str, Callable[[Reader], Any]]] = {"brawler": read_brawler, "special": read_special, "deck": read_deck}
FILE_KEYS: Final[dict[str, type]] = dict.fromkeys(READS, list)
"""What may stand at the top of a designer's file."""


def _read(file: str, text: str, faults: list[Fault]) -> Part:
    """The lists of a file."""
    return Part(*lists(file, text, faults, READS))


def _house(faults: list[Fault]) -> Part:
    """The house's own lists."""
    found = [_read(name, (HOME / name).read_text("utf-8"), faults) for name in FILES]
    return Part(found[0].brawlers, found[1].specials, found[2].decks)


def _whole(house: Part | None, own: Part, file: str, faults: list[Fault]) -> Cards:
    """The house's and a designer's, one behind the other; and what only the whole can get wrong."""
    base = house or Part([], [], [])
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


SHELF: Final = Shelf(_house, _read, _whole)
installed, load, read_extra = SHELF.installed, SHELF.load, SHELF.read_extra
check_file, written = SHELF.check_file, SHELF.written
