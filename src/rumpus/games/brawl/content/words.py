"""Card kinds: those of the book and its expansions, and how a designer's own one is read (catalogue [[effect]]).

A kind is one effect word with its parameters. A kind in three colours is three kinds here, with one name.
"""

import re
from dataclasses import dataclass, field
from typing import Any, Final

from rumpus.games.brawl.rules import ids
from rumpus.kernel.reader import Reader

MASKS: Final = {"red": ids.RED, "blue": ids.BLUE, "green": ids.GREEN}


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of card: `colours` is a mask, `n` the number of its effect word, `only_if` a condition C_*; `data` is
    what a designer's file says of its own one.
    """

    id: str
    name: str
    word: int
    colours: int = 0
    n: int = 0
    only_if: int = ids.C_NONE
    only_n: int = 0
    data: dict[str, Any] = field(default_factory=dict, compare=False)

    @property
    def hit(self) -> bool:
        """Whether it counts among the Hits of a deck (BR-DECK-02)."""
        return self.word == ids.W_HIT


def _coloured(id_: str, name: str, word: int, n: int) -> list[Kind]:
    """A kind of the book in the three colours (BR-DECK-03)."""
    return [Kind(f"{id_}_{colour}", name, word, mask, n) for colour, mask in MASKS.items()]


STANDARD: Final = (
    Kind("base", "Base", ids.W_BASE),
    *_coloured("hit", "Hit", ids.W_HIT, 1),
    *_coloured("hit2", "Hit-2", ids.W_HEAVY, 2),
    *_coloured("block", "Block", ids.W_BLOCK, 0),
    Kind("press", "Press", ids.W_PRESS),
    Kind("clear", "Clear", ids.W_CLEAR),
    Kind("freeze", "Freeze", ids.W_FREEZE),
    Kind("wild_block", "Wild Block", ids.W_WILD_BLOCK),
    Kind("double", "Double", ids.W_MULTIPLY, 0, 2),
    Kind("null", "Null", ids.W_MULTIPLY, 0, 0),
    Kind("reverse", "Reverse", ids.W_REVERSE),
    Kind("hold", "Hold", ids.W_HOLD),
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


# ---------------------------------------------------------------- kinds of a designer's own
@dataclass(frozen=True, slots=True)
class Word:
    """An effect word as designers write it: the engine's word, its parameters, and what its card is laid on."""

    word: int
    keys: tuple[str, ...] = ()
    lo: int = 0
    hi: int = 0
    default: int | None = None
    on: str = "base"
    n: int = 0
    colours: int = 0


WORDS: Final = {
    "add_hit": Word(ids.W_HIT, ("colour", "n"), 1, 1, 1, "end"),
    "add_heavy_hit": Word(ids.W_HEAVY, ("colour", "n"), 2, 4, 2, "end"),
    "block_string": Word(ids.W_BLOCK, ("colour",), on="end"),
    "wild_block_string": Word(ids.W_WILD_BLOCK, on="end"),
    "press": Word(ids.W_PRESS, on="both"),
    "clear_base": Word(ids.W_CLEAR),
    "freeze_base": Word(ids.W_FREEZE),
    "multiply_value": Word(ids.W_MULTIPLY, ("factor",)),
    "reverse_winner": Word(ids.W_REVERSE),
    "hold_base": Word(ids.W_HOLD),
    "wild_hit": Word(ids.W_HIT, ("n",), 1, 1, 1, "end", colours=ids.ANY),
    "two_colour": Word(ids.W_HIT, ("colours", "kind"), on="end", n=1),
    "add_value": Word(ids.W_ADD, ("k",), 1, 2),
    "swap_tiebreak": Word(ids.W_SWAP_TIE),
    "cap_string": Word(ids.W_CAP, ("k",), 1, 5),
    "no_new_base": Word(ids.W_NO_BASE),
    "colour_lock": Word(ids.W_LOCK, ("colour",)),
    "sweep_end": Word(ids.W_SWEEP, ("k",), 1, 2, on="end"),
    "burn_self": Word(ids.W_BURN, ("k",), 1, 5, on="deck"),
    "burn_rival": Word(ids.W_BURN_RIVAL, ("k",), 1, 3, on="deck"),
    "dig": Word(ids.W_DIG, ("k",), 2, 4, on="deck"),
    "swap_ends": Word(ids.W_SWAP_ENDS),
}
"""The effect words for own kinds; `press` is press_string and press_base in one, as on the card of the book."""
NOT_FOR_CARDS: Final = {
    "place_base": "a Base is the kind base; count it in [cards]",
    "owner_tiebreak": "it says how a tied Base is scored; no card does it",
    "press_string": "a Press does both; write press",
    "press_base": "a Press does both; write press",
    "conditional_legality": "it stands beside another effect, as in only_if = 'own deck at most 10 cards'",
}
FACTORS: Final = (0, 2, 3)


def read_kind(reader: Reader) -> Kind:
    """A designer's own kind from a `[[card]]`; whatever is wrong goes to the reader's faults."""
    id_ = reader.name("id")
    if id_ in KINDS or id_ in COLOURED:
        reader.fault("id", f"{id_} is a kind of the book; another id is wanted")
    name = reader.text("name")
    effect = reader.data.get("effect")
    if not isinstance(effect, str) or effect not in WORDS:
        reader.fault("effect", _no_word(reader, effect))
        return Kind(id_, name, ids.W_HIT, ids.RED, 1)
    word = WORDS[effect]
    reader.only("id", "name", "effect", "only_if", *word.keys, *(() if "colour" in word.keys else ("colour",)))
    colours = _colours(reader, word, effect)
    number, n = _number(reader, word, effect)
    only_if, only_n = _condition(reader, word)
    return Kind(id_, name, number, colours, n, only_if, only_n, reader.data)


def _no_word(reader: Reader, effect: object) -> str:
    """Why this is no effect word for a card."""
    allowed = ", ".join(WORDS)
    if effect in NOT_FOR_CARDS:
        return f"{effect} is no effect of a card: {NOT_FOR_CARDS[str(effect)]}; allowed: {allowed}"
    had = f"{effect!r} is not known" if "effect" in reader.data else "is missing"
    return f"{had}; allowed: {allowed}"


def _colours(reader: Reader, word: Word, effect: str) -> int:
    """The mask of a card's colours, as its word wants them (BR-DECK-03)."""
    if "colour" in word.keys:
        return _colour(reader, reader.data.get("colour"), "colour")
    if "colour" in reader.data:
        told = "colours = two of red, blue, green" if "colours" in word.keys else "no colour"
        reader.fault("colour", f"bad_colour: {effect} takes {told} (BR-DECK-03)")
    if "colours" not in word.keys:
        return word.colours
    found = reader.items("colours")
    mask = 0
    for i, value in enumerate(found):
        mask |= _colour(reader, value, f"colours.{i}")
    if len(found) != 2 or mask.bit_count() != 2:
        reader.fault("colours", "bad_colour: two different ones of red, blue, green are wanted (BR-DECK-03)")
    return mask


def _colour(reader: Reader, value: Any, key: str) -> int:
    """The mask of one colour."""
    if isinstance(value, str) and value in MASKS:
        return MASKS[value]
    had = "is missing" if value is None else f"{value!r} is not allowed"
    reader.fault(key, f"bad_colour: {had}; red, blue or green is wanted (BR-DECK-03)")
    return ids.RED


def _number(reader: Reader, word: Word, effect: str) -> tuple[int, int]:
    """The engine's word and its number."""
    if effect == "two_colour":
        kind = reader.data.get("kind")
        if kind not in ("hit", "block"):
            had = f"{kind!r} is not allowed" if "kind" in reader.data else "is missing"
            reader.fault("kind", f"{had}; hit or block is wanted")
        return (ids.W_BLOCK, 0) if kind == "block" else (word.word, word.n)
    if "factor" in word.keys:
        factor = reader.data.get("factor")
        if type(factor) is not int or factor not in FACTORS:
            had = f"{factor!r} is not allowed" if "factor" in reader.data else "is missing"
            reader.fault("factor", f"{had}; 0, 2 or 3 is wanted")
            return word.word, FACTORS[0]
        return word.word, factor
    if effect == "sweep_end" and reader.data.get("k") == "all":
        return word.word, 0
    for key in ("n", "k"):
        if key in word.keys:
            return word.word, reader.whole(key, word.lo, word.hi, word.default)
    return word.word, word.n


# ---------------------------------------------------------------- conditions
@dataclass(frozen=True, slots=True)
class Condition:
    """A condition of conditional_legality: its sentence, the range of its number, what its card must be laid on."""

    code: int
    sentence: str
    lo: int = 0
    hi: int = 0
    on: tuple[str, ...] = ("end", "base", "both", "deck")
    why: str = ""


CONDITIONS: Final = (
    Condition(ids.C_BEHIND, "own points < rival points"),
    Condition(ids.C_ROW, "row has <n> Bases", 1, 3, ("end", "base", "both"), "it asks about the row it is played in"),
    Condition(ids.C_END, "end has at least <n> Hits", 1, 12, ("end", "both"), "it asks about the end it is played on"),
    Condition(ids.C_DECK, "own deck at most <n> cards", 0, 50),
)


def _condition(reader: Reader, word: Word) -> tuple[int, int]:
    """What `only_if` says: a condition and its number."""
    if "only_if" not in reader.data:
        return ids.C_NONE, 0
    said = reader.text("only_if")
    for one in CONDITIONS:
        pattern = re.escape(one.sentence).replace("<n>", r"(-?\d+)").replace("Bases", "Bases?")
        found = re.fullmatch(pattern.replace("Hits", "Hits?").replace("cards", "cards?"), said.strip())
        if found is None:
            continue
        n = int(found[1]) if found.groups() else 0
        if not one.lo <= n <= one.hi:
            reader.fault("only_if", f"{n} is not allowed; a whole number from {one.lo} to {one.hi} is wanted")
        if word.on not in one.on:
            reader.fault("only_if", f"{said!r} does not go with {reader.data['effect']}: {one.why}")
        return one.code, n
    allowed = "; ".join(one.sentence for one in CONDITIONS)
    reader.fault("only_if", f"{said!r} is not known; allowed: {allowed}")
    return ids.C_NONE, 0
