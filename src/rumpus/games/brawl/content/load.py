"""Decks: TOML, a closed schema, every fault with file, line and reason; nothing is loaded by half.

A designer's file holds one deck, or several as `[[deck]]`, and may define card kinds of its own as `[[card]]`. How to
write one: `content/README.md`. BR-DECK-01 to 03, BR-HEAVY-01 and BR-RUL-30 refuse a deck; `advice` only warns.
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from rumpus.effects import offer
from rumpus.effects.art import ArtWords
from rumpus.effects.fields import Art, twice
from rumpus.effects.sets import Source
from rumpus.games.brawl.content.kinds import EXPANSION, KINDS, OWN_KINDS, STANDARD, Kind, bad_colour, read_kind
from rumpus.games.brawl.rules import ops
from rumpus.kernel.contract.content import text_of
from rumpus.kernel.contract.reader import Fault, Key, Name, Reader, ShortName

HOME: Final = Path(__file__).parent
SIZE: Final = 35  # BR-DECK-01
EXTRA: Final = 17  # BR-HEAVY-01
FREEZES: Final = 3  # BR-DECK-02
DECK_KEYS: Final = ("id", "name", "short", "temperament", "facts", "expansion", "cards", "heavyweight_extra", "art")

FILE_KEYS: Final = {
    "id": str,
    "name": str,
    "short": str,
    "temperament": str,
    "facts": str,
    "expansion": bool,
    "art": dict,
    "cards": dict,
    "heavyweight_extra": dict,
    "deck": list,
    "card": list,
}
"""What may stand at the top of a designer's file."""

Counts = tuple[tuple[Kind, int], ...]
"""How many cards of each kind, in the order of the card types."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Deck:
    """One character deck: the 35 cards, and the 17 of heavyweight (none: it has no heavyweight form); its figure."""

    id: Name
    name: str
    short: ShortName = ""
    temperament: str = ""
    facts: str = ""
    cards: Annotated[Counts, Key()]
    extra: Annotated[Counts, Key()]
    art: Art = field(default_factory=ArtWords, compare=False)

    @property
    def expansion(self) -> bool:
        """BR-RUL-38: whether it holds more than the eight kinds of the original game, in either weight."""
        return any(kind.id in EXPANSION or kind.id not in KINDS for kind, _ in self.cards + self.extra)

    def counts(self, heavy: bool) -> Counts:
        """The 35 cards; with `heavy` the 52 (BR-HEAVY-01)."""
        if not heavy:
            return self.cards
        both = Counter(dict(self.cards)) + Counter(dict(self.extra))
        order = [*STANDARD, *(kind for kind, _ in self.cards + self.extra if kind.id not in KINDS)]
        return tuple((kind, both[kind]) for kind in dict.fromkeys(order) if both[kind])

    def bases(self, heavy: bool = False) -> int:
        """How many Bases it has (BR-CIRC-02)."""
        return sum(n for kind, n in self.counts(heavy) if kind.word == ops.PLACE_BASE)


@dataclass(frozen=True, slots=True)
class Extra:
    """What a designer's file adds: decks, and every card kind it defines."""

    decks: tuple[Deck, ...] = ()
    kinds: tuple[Kind, ...] = ()
    warnings: tuple[Fault, ...] = field(default=(), compare=False)


# ---------------------------------------------------------------- one deck
def _counted(reader: Reader, known: dict[str, Kind], whole: int) -> tuple[Counts, bool]:
    """A table of counts by kind; and whether every key in it was understood."""
    found: Counter[Kind] = Counter()
    size, sound = 0, True
    for key in reader.data:
        n = reader.whole(key, 0, whole)
        size += n
        if key in known:
            found[known[key]] += n
            continue
        sound = False
        reader.fault(key, bad_colour(key) or f"there is no such card kind{offer(key, known)}")
    if size != whole:
        what = "a deck has exactly 35 cards, Bases and Freezes counted (BR-DECK-01)"
        what = what if whole == SIZE else "heavyweight adds exactly 17 cards (BR-HEAVY-01)"
        reader.fault("", f"deck_size: {size}; {what}")
    return tuple((kind, found[kind]) for kind in known.values() if found[kind]), sound


def _of(counts: Iterable[tuple[Kind, int]], word: int) -> int:
    """How many cards have an effect word."""
    return sum(n for kind, n in counts if kind.word == word)


def _fits(reader: Reader, counts: Counts) -> None:
    """BR-DECK-02: 3 Freezes, a Base, and more Hits than cards of any other kind."""
    freezes = _of(counts, ops.FREEZE_BASE)
    if freezes != FREEZES:
        reader.fault("", f"freeze_count: {freezes}; a deck has exactly 3 Freezes (BR-DECK-02)")
    if not _of(counts, ops.PLACE_BASE):
        reader.fault("", "base_count: 0; a deck has at least 1 Base (BR-DECK-02)")
    _hits_lead(reader, counts)


def _hits_lead(reader: Reader, counts: Counts) -> None:
    """BR-DECK-02: Hits of all colours together are more than any other kind."""
    groups: Counter[str] = Counter()
    for kind, n in counts:
        groups["" if kind.hit else kind.name] += n
    hits = groups.pop("", 0)
    name, most = max(groups.items(), key=lambda group: group[1], default=("", 0))
    if hits <= most:
        had = f"{hits}, and {most} of {name}" if most else "0"
        reader.fault("", f"hit_count: {had}; Hits are more than any other kind (BR-DECK-02)")


def _fits_heavy(reader: Reader, cards: Counts, extra: Counts) -> None:
    """BR-RUL-30: no Freeze among the 17, one Base at most, and the 52 obey BR-DECK-02 too."""
    freezes, bases = _of(extra, ops.FREEZE_BASE), _of(extra, ops.PLACE_BASE)
    if freezes:
        reader.fault("", f"freeze_count: {freezes}; the 17 hold no Freeze (BR-RUL-30)")
    if bases > 1:
        reader.fault("", f"base_count: {bases}; the 17 hold 1 Base at most (BR-RUL-30)")
    _hits_lead(reader, cards + extra)


def read_deck(reader: Reader, own: tuple[Kind, ...] = ()) -> Deck:
    """A deck from its table; `own` are the kinds that its file defines, with `card` beside a deck that is the file."""
    reader.only(*DECK_KEYS, *(() if reader.path else ("card",)))
    known = KINDS | {kind.id: kind for kind in own}
    table = reader.table("cards")
    cards, sound = _counted(table, known, SIZE) if table.data or "cards" in reader.data else ((), False)
    if sound:
        _fits(table, cards)
    extra: Counts = ()
    if "heavyweight_extra" in reader.data:
        table = reader.table("heavyweight_extra")
        extra, fine = _counted(table, known, EXTRA)
        if sound and fine:
            _fits_heavy(table, cards, extra)
    made = reader.fill(Deck, cards=cards, extra=extra)
    told = reader.data.get("expansion", made.expansion)
    if told is not made.expansion and sound:
        more = "it holds more than the eight kinds" if made.expansion else "it holds the eight kinds only"
        reader.fault("expansion", f"{str(made.expansion).lower()} is wanted, or nothing: {more} (BR-RUL-38)")
    return made


# ---------------------------------------------------------------- advice (catalogue [[content]] deck-ranges)
RANGES: Final = (
    ("Bases", ops.PLACE_BASE, 2, 5),
    ("Hits", ops.ADD_HIT, 12, 20),
    ("Hit-2s", ops.ADD_HEAVY_HIT, 0, 8),
    ("Blocks", ops.BLOCK_STRING, 0, 13),
    ("Presses", ops.PRESS, 1, 5),
    ("Clears", ops.CLEAR_BASE, 1, 6),
    ("Wild Blocks", ops.WILD_BLOCK_STRING, 0, 6),
)
"""What a deck of 35 usually holds."""
MODIFIERS: Final = ("double", "null", "reverse", "hold")


def advice(deck: Deck) -> list[str]:
    """What is unusual about a deck that is allowed; nothing here refuses it."""
    found = []
    for name, word, lo, hi in RANGES:
        n = _of(deck.cards, word)
        if not lo <= n <= hi:
            found.append(f"{name}: {n}; {lo} to {hi} are usual")
    for kind, n in deck.cards:
        if kind.id in MODIFIERS and n > 4:
            found.append(f"{kind.name}: {n}; 0 to 4 are usual")
        least = {ops.ADD_HEAVY_HIT: 2, ops.BLOCK_STRING: 1}.get(kind.word, 0)
        hits = sum(m for other, m in deck.cards if other.hit and other.colours & kind.colours)
        if least and hits < least:
            found.append(f"{kind.id}: Hits of its colour: {hits}; {least} or more are usual")
    if deck.extra and _of(deck.extra, ops.ADD_HIT) < 6:
        found.append(f"Hits among the 17 of heavyweight: {_of(deck.extra, ops.ADD_HIT)}; 6 or more are usual")
    return found


# ---------------------------------------------------------------- designers' files
def _own_kinds(reader: Reader) -> tuple[Kind, ...]:
    """The kinds that a file defines: no id twice, no name of the book, no two with one name and colour."""
    entries = reader.tables("card")
    if len(entries) > OWN_KINDS:
        reader.fault("card", f"{len(entries)} card kinds; {OWN_KINDS} fit on one table")
    made: list[Kind] = []
    for i, entry in enumerate(entries):
        kind = read_kind(entry)
        if kind.id and any(kind.id == other.id for other in made):
            reader.fault(f"card.{i}.id", f"the id {kind.id} stands twice")
        if any(kind.name == other.name for other in STANDARD):
            reader.fault(f"card.{i}.name", f"{kind.name} is a kind of the book; another name is wanted")
        elif kind.name and any((kind.name, kind.colours) == (other.name, other.colours) for other in made):
            reader.fault(f"card.{i}.name", f"{kind.name} in this colour stands twice")
        made.append(kind)
    return tuple(made)


def _extra(reader: Reader) -> Extra:
    """What the whole table of a designer's file adds; whatever is wrong goes to the reader's faults."""
    kinds = _own_kinds(reader)
    if "deck" not in reader.data:
        if "cards" not in reader.data:
            reader.only(*FILE_KEYS)
            reader.fault("", "a deck is wanted: id, name and [cards]; or several, as [[deck]]")
            return Extra()
        decks = [read_deck(reader, kinds)]
    else:
        reader.only("card", "deck")
        decks = [read_deck(one, kinds) for one in reader.tables("deck")]
        if not decks:
            reader.fault("deck", "at least one deck is wanted")
    for key, reason in twice("deck", decks):
        reader.fault(key, reason)
    return Extra(tuple(decks), kinds, tuple(_warned(reader, decks, kinds)))


def _warned(reader: Reader, decks: list[Deck], kinds: tuple[Kind, ...]) -> Iterable[Fault]:
    """The advice on each deck of a file, and the kinds that no deck holds."""
    for i, deck in enumerate(decks):
        path = f"deck.{i}.cards" if "deck" in reader.data else "cards"
        yield from (Fault(reader.file, path, line) for line in advice(deck))
    held = {kind for deck in decks for kind, _ in deck.cards + deck.extra}
    for i, kind in enumerate(kinds):
        if kind not in held:
            yield Fault(reader.file, f"card.{i}", f"no deck holds {kind.name}")


SOURCE: Final = Source(_extra)
read_extra, check_file, load_extra = SOURCE.read, SOURCE.check_file, SOURCE.load


def advise_file(path: str | Path) -> list[Fault]:
    """What is unusual about the decks of a file that can be played. Raises OSError when it cannot be read."""
    extra, faults = read_extra(str(path), text_of(Path(path)))
    return [] if faults else list(extra.warnings)


# ---------------------------------------------------------------- what is installed
def load_folder(home: Path) -> dict[str, Deck]:
    """The decks of a folder by id, a file each. Raises ContentError with all faults."""
    return Source(lambda reader: read_deck(reader, _own_kinds(reader))).named(home)


@cache
def load_decks() -> dict[str, Deck]:
    """The installed decks by id. Raises ContentError with all faults."""
    return load_folder(HOME / "decks")


__all__ = [
    "HOME",
    "Counts",
    "Deck",
    "Extra",
    "Fault",
    "advice",
    "advise_file",
    "check_file",
    "load_decks",
    "load_extra",
    "load_folder",
    "read_deck",
    "read_extra",
]
