"""The words of BRAWL's cards: what each is called in a designer's file, what it takes, where its card is laid, and the
function that does it (catalogue [[effect]]). What a card says stands in `words/`: `effect-dig`, `only-if-row`.

A card is one word with its parameters, and may have a condition: `effect = "dig"`, `k = 3`, `only_if = "row has 2
Bases"`. `rules/ops.py`, `rules/conditions.py`, `rules/places.py` and `rules/dispatch.py` are generated from here by
`rumpus generate brawl`; the tables of the designer's guide come from here too (`interface/guide.py`).
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.brawl.rules import ids

OWN, BOOK = "card", "book"
"""Moments: a card of a designer's own, and one of the book."""

# ---------------------------------------------------------------- where a card is laid
PLACES: Final = {
    "row": ("row",),
    "base": ("base",),
    "end": ("end",),
    "base or end": ("base", "end"),
    "number": ("number",),
    "rival": ("rival",),
    "order": ("order",),
}
"""What a word may say it is laid on, and the masks of rules/places.py it is then in; the last three lie on no Base."""
ASIDE: Final = ("number", "rival", "order")
NOTHING: Final[Mapping[str, int]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class CardWord(fx.Word):
    """A word of BRAWL: what its card is laid on; laid on no Base, the function that counts the ways."""

    on: str = "base"
    ways: str = ""

    @property
    def rule(self) -> str:
        """The id of the rule by which its card is laid: the first it names, or its own in the catalogue."""
        return self.law or self.name


def word(
    name: str,
    number: int,
    law: str = "",
    *,
    does: str = "",
    on: str = "base",
    ways: str = "",
    moments: tuple[str, ...] = (),
    fixed: Mapping[str, int] = NOTHING,
    same: str = "",
    told: tuple[str, ...] = (),
    **params: fx.Param | tuple[int, int],
) -> CardWord:
    """A word. Its function has its name where `does` names no other; a pair of numbers is a parameter between them."""
    made = {key: fx.number(*one) if isinstance(one, tuple) else one for key, one in params.items()}
    does = "" if same else f"effects.{does or name}"
    return CardWord(
        name, number, law, made, does=does, moments=moments, fixed=fixed, same=same, told=told, on=on, ways=ways
    )


string = partial(word, does="onto_string", on="end")
"""A card of a string."""
modifier = partial(word, does="modify")
"""A card that lies on a Base and changes it."""


# ---------------------------------------------------------------- only if
@dataclass(frozen=True, slots=True)
class Condition(fx.Form):
    """A condition: the function that tells whether it holds; what its card must be laid on (none: anything); why."""

    does: str = ""
    on: tuple[str, ...] = ()
    why: str = ""


LAW: Final = "BR-ARB-02"  # conditional_legality
CONDITIONS: Final = (
    Condition("own points < rival points", 1, LAW, name="behind", does="eligibility.is_behind"),
    Condition(
        "row has <n 1-3> Base(s)",
        2,
        LAW,
        to={"n": "only_n"},
        name="row",
        does="eligibility.row_has",
        on=("row", "base", "end", "base or end"),
        why="it asks about the row it is played in",
    ),
    Condition(
        "end has at least <n 1-12> Hit(s)",
        3,
        LAW,
        to={"n": "only_n"},
        name="end",
        does="eligibility.end_has",
        on=("end", "base or end"),
        why="it asks about the end it is played on",
    ),
    Condition(
        "own deck at most <n 0-50> card(s)", 4, LAW, to={"n": "only_n"}, name="deck", does="eligibility.deck_has"
    ),
)
IF: Final = fx.Forms(CONDITIONS, kind="only_if")

# ---------------------------------------------------------------- parameters
COLOUR_FAULT: Final = "bad_colour: {} (BR-DECK-03)"
MASKS: Final = {"red": ids.RED, "blue": ids.BLUE, "green": ids.GREEN}
COLOUR: Final = fx.choice(MASKS, "colours", refusal=COLOUR_FAULT)
TWO: Final = fx.some(ids.COLOURS, "colours", 2, least=2, refusal=COLOUR_FAULT)
ONE_HIT: Final = fx.number(1, 1, default=1)
FACTOR: Final = fx.choice({n: n for n in (0, 2, 3)}, "n")
SWEPT: Final = fx.number(1, 2, words={"all": 0})
KIND: Final = fx.choice({"hit": fx.Case(2, fixed={"n": 1}), "block": fx.Case(4)}, "word")

# ---------------------------------------------------------------- the words
OF_THE_BOOK: Final = (
    word("place_base", 1, "BR-BASE-01", on="row", moments=(BOOK,)),
    string("add_hit", 2, "BR-HIT-02", colour=COLOUR, n=ONE_HIT),
    string("add_heavy_hit", 3, "BR-HIT2-01", colour=COLOUR, n=fx.number(2, 4, default=2)),
    string("block_string", 4, "BR-BLOCK-01", colour=COLOUR),
    string("wild_block_string", 5, "BR-WILD-01"),
    word("press", 6, "BR-PRESS-01", on="base or end", told=("removes",)),
    word("clear_base", 7, "BR-CLEAR-01"),
    word("freeze_base", 8, "BR-FREEZE-01"),
    modifier("multiply_value", 9, "BR-MOD-01", factor=FACTOR),
    modifier("reverse_winner", 10, "BR-REV-01"),
    modifier("hold_base", 11, "BR-HOLD-01"),
)
FOR_DESIGNERS: Final = (
    string("wild_hit", 2, "BR-HIT-02", same="add_hit", fixed={"colours": ids.ANY}, n=ONE_HIT),
    string("two_colour", 2, "BR-HIT-02", same="add_hit", kind=KIND, colours=TWO),
    modifier("add_value", 12, k=(1, 2)),
    modifier("swap_tiebreak", 13),
    modifier("cap_string", 14, k=(1, 5)),
    modifier("no_new_base", 15),
    modifier("colour_lock", 16, colour=COLOUR),
    word("swap_ends", 17),
    word("sweep_end", 18, on="end", k=SWEPT),
    word("burn_self", 19, on="number", ways="targets.numbers_to_burn", k=(1, 5)),
    word("burn_rival", 20, on="rival", ways="targets.rivals", k=(1, 3)),
    word("dig", 21, on="order", ways="targets.orders_to_dig", k=(2, 4)),
)
NO_WORDS: Final = {
    "place_base": "a Base is the kind base; count it in [cards]",
    "owner_tiebreak": "it says how a tied Base is scored; no card does it",
    "press_string": "a Press does both; write press",
    "press_base": "a Press does both; write press",
    "conditional_legality": "it stands beside another effect, as in only_if = 'own deck at most 10 cards'",
}
"""Effects of the catalogue that no card of a designer's own has, and what to write instead."""


# ---------------------------------------------------------------- the vocabulary
def _fits(word: fx.Word, told: Mapping[str, Any], _place: fx.Place) -> Iterator[tuple[str, str]]:
    """What a condition's card must be laid on."""
    made = IF.read(told.get("only_if"))
    if isinstance(made, fx.Sentence) and isinstance(made.form, Condition) and isinstance(word, CardWord):
        if made.form.on and word.on not in made.form.on:
            yield "only_if", f"{made.text!r} does not go with {word.name}: {made.form.why}"


V: Final = fx.vocabulary(
    (*OF_THE_BOOK, *FOR_DESIGNERS),
    key="effect",
    op="word",
    common={"only_if": fx.condition(IF, unset=0)},
    moments={BOOK: fx.Moment(0), OWN: fx.Moment(1)},
    stands="on a {}",
    row=frozenset({"word", "colours", "n", "only_if", "only_n"}),
    messages="effect",
    fits=_fits,
)
WORDS: Final = {word.number: word for word in (*OF_THE_BOOK, *FOR_DESIGNERS) if not word.same}
"""The words by their number in a row."""


def words_on(place: str) -> int:
    """The mask of the words whose cards are laid on such a place."""
    return sum(1 << number for number, word in WORDS.items() if place in PLACES[word.on])


ON: Final = "t: Table, s: State, card_type: CardType, p: int"
GENERATED: Final = fx.Generated(
    "rumpus.games.brawl.rules",
    {
        "ops": fx.numbers(V),
        "conditions": tuple((one.name, one.number) for one in CONDITIONS),
        "places": tuple((place, words_on(place)) for place in ("row", "base", "end", *ASIDE)),
    },
    (
        fx.Chain(
            "lay_card",
            "What a card does at its target; `slot` is the target's Base, -1 where it has none.",
            "t: Table, s: State, p: int, card: int, target: int, slot: int, log: Log",
            "word_of(t, card)",
            fx.calls(V),
        ),
        fx.Chain(
            "ways_aside",
            "The ways to lay a card that is laid on no Base, a bit each: numbers, rivals or orders.",
            f"{ON}, from_pile: bool",
            "card_type.word",
            fx.calls(V, "ways"),
            "int",
            "0",
        ),
        fx.Chain(
            "holds",
            "Whether a card's condition holds now; r, slot, side are -1 where the target has none.",
            f"{ON}, r: int, slot: int, side: int",
            "card_type.only_if",
            tuple((one.name, one.number, one.does) for one in CONDITIONS),
            "bool",
            "True",
            "conditions",
        ),
    ),
    (
        "from rumpus.games.brawl.rules.cards import word_of",
        "from rumpus.games.brawl.rules.state import CardType, State, Table",
        "from rumpus.kernel.records.log import Log",
    ),
)
