"""Card kinds: those of the book and its expansions, and how a designer's own one is read.

A kind is one effect word with its parameters (`words`). A kind in three colours is three kinds here, with one name.
"""

from dataclasses import dataclass, field
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawl.content.words import BOOK, MASKS, NO_WORDS, OWN, V
from rumpus.games.brawl.rules import ids, ops
from rumpus.kernel.contract.content import refuse
from rumpus.kernel.contract.reader import Fault, Reader, read_short


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of card: what its designer calls it, in short too, and its word."""

    id: str
    name: str
    short: str = field(compare=False)
    node: fx.Node

    @property
    def word(self) -> int:
        """The number of its effect word."""
        return self.node.op

    @property
    def colours(self) -> int:
        """Its colours, as a mask."""
        return self.node.number("colours")

    @property
    def n(self) -> int:
        """The number of its effect word."""
        return self.node.number("n")

    @property
    def hit(self) -> bool:
        """Whether it counts among the Hits of a deck (BR-DECK-02)."""
        return self.word == ops.ADD_HIT


# ---------------------------------------------------------------- of the book
def _book(id_: str, name: str, effect: str, short: str = "", **params: Any) -> Kind:
    """A kind of the book."""
    faults: list[Fault] = []
    node = fx.read_one(V, Reader(id_, "", {"effect": effect, **params}, faults), fx.Place(BOOK))
    refuse(faults)
    assert node is not None
    return Kind(id_, name, short or name, node)


def _coloured(id_: str, name: str, effect: str) -> list[Kind]:
    """A kind of the book in the three colours (BR-DECK-03)."""
    return [_book(f"{id_}_{colour}", name, effect, colour=colour) for colour in MASKS]


STANDARD: Final = (
    _book("base", "Base", "place_base"),
    *_coloured("hit", "Hit", "add_hit"),
    *_coloured("hit2", "Hit-2", "add_heavy_hit"),
    *_coloured("block", "Block", "block_string"),
    _book("press", "Press", "press"),
    _book("clear", "Clear", "clear_base"),
    _book("freeze", "Freeze", "freeze_base"),
    _book("wild_block", "Wild Block", "wild_block_string", short="Block"),
    _book("double", "Double", "multiply_value", factor=2),
    _book("null", "Null", "multiply_value", factor=0),
    _book("reverse", "Reverse", "reverse_winner"),
    _book("hold", "Hold", "hold_base"),
)
"""The kinds of the book: the first card types of every table, in this order."""
KINDS: Final = {kind.id: kind for kind in STANDARD}
EXPANSION: Final = frozenset({"wild_block", "double", "null", "reverse", "hold"})
"""BR-RUL-38: a deck with one of these, or with a kind of its own, is an expansion deck."""
COLOURED: Final = {"hit": "Hit", "hit2": "Hit-2", "block": "Block"}
OWN_KINDS: Final = ids.TYPES - len(STANDARD)
"""Kinds of their own that the decks of one file may have together."""


def bad_colour(key: str) -> str | None:
    """BR-DECK-03: what is wrong with the colour in a key like `hit_yellow` or `press_red`; None if that is not it."""
    head, _, tail = key.rpartition("_")
    if key in COLOURED or head in COLOURED:
        name = COLOURED.get(key) or COLOURED[head]
        had = f"not {tail}" if head and tail else "say which"
        return f"bad_colour: a {name} is red, blue or green, {had} (BR-DECK-03)"
    if head in KINDS:
        return f"bad_colour: a {KINDS[head].name} has no colour (BR-DECK-03); write {head}"
    return None


# ---------------------------------------------------------------- of a designer's own
def read_kind(reader: Reader) -> Kind:
    """A designer's own kind from a `[[card]]`; whatever is wrong goes to the reader's faults."""
    id_ = reader.name("id")
    if id_ in KINDS or id_ in COLOURED:
        reader.fault("id", f"{id_} is a kind of the book; another id is wanted")
    name, short = reader.text("name"), read_short(reader, "short", "")
    effect = reader.data.get("effect")
    if isinstance(effect, str) and effect in NO_WORDS:
        reader.fault("effect", f"{effect} is no effect of a card: {NO_WORDS[effect]}")
        return Kind(id_, name, short, KINDS["hit_red"].node)
    word = V.words.get(effect) if isinstance(effect, str) else None
    beside: tuple[str, ...] = ("id", "name", "short")
    if word and "colour" in reader.data and "colour" not in word.params:
        told = "colours = two of red, blue, green" if "colours" in word.params else "no colour"
        reader.fault("colour", f"bad_colour: {effect} takes {told} (BR-DECK-03)")
        beside = (*beside, "colour")
    return Kind(id_, name, short, fx.read_one(V, reader, fx.Place(OWN), beside) or KINDS["hit_red"].node)
