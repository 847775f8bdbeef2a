"""The words of BRAWL's cards: what each is called in a designer's file, what it takes, where its card is laid, what it
says, and the function that does it (catalogue [[effect]]).

A card is one word with its parameters, and may have a condition: `effect = "dig"`, `k = 3`, `only_if = "row has 2
Bases"`. `rules/ops.py`, `rules/conditions.py`, `rules/places.py` and `rules/dispatch.py` are generated from here by
`python tools/gen_effects.py`; the tables of the designer's guide come from here too (`interface/guide.py`).
"""

# house: long because every word stands here once, with all that is made from it

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
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


@dataclass(frozen=True, slots=True)
class CardWord(fx.Word):
    """A word of BRAWL: what its card is laid on; laid on no Base, the function that counts the ways; and what the card
    is, for the guide.
    """

    on: str = "base"
    ways: str = ""
    is_: str = ""

    @property
    def rule(self) -> str:
        """The id of the rule by which its card is laid: the first it names, or its own in the catalogue."""
        return self.law or self.name


# ---------------------------------------------------------------- only if
@dataclass(frozen=True, slots=True)
class Condition(fx.Form):
    """A condition: its name in the rules, the function that tells whether it holds, what its card must be laid on
    (none: anything), and why.
    """

    name: str = ""
    does: str = ""
    on: tuple[str, ...] = ()
    why: str = ""


LAW: Final = "BR-ARB-02"  # conditional_legality
ONLY_N: Final = {"n": "only_n"}
CONDITIONS: Final = (
    Condition(
        "own points < rival points",
        1,
        LAW,
        "a rival has more points than you",
        says="Only while a rival has more points than you.",
        short="Only when behind.",
        name="behind",
        does="eligibility.is_behind",
    ),
    Condition(
        "row has <n 1-3> Base(s)",
        2,
        LAW,
        "the row it is played in has so many Bases",
        to=ONLY_N,
        says="Only in a row with {n:Base}.",
        short="Only with {n:Base}.",
        name="row",
        does="eligibility.row_has",
        on=("row", "base", "end", "base or end"),
        why="it asks about the row it is played in",
    ),
    Condition(
        "end has at least <n 1-12> Hit(s)",
        3,
        LAW,
        "the end it is played on counts so many Hits",
        to=ONLY_N,
        says="Only on an end with at least {n:Hit}.",
        short="Only on {n}+ Hits.",
        name="end",
        does="eligibility.end_has",
        on=("end", "base or end"),
        why="it asks about the end it is played on",
    ),
    Condition(
        "own deck at most <n 0-50> card(s)",
        4,
        LAW,
        "your deck has so many cards left",
        to=ONLY_N,
        says="Only while your deck has at most {n:card}.",
        short="Only with {n} or fewer left.",
        name="deck",
        does="eligibility.deck_has",
    ),
)
IF: Final = fx.Forms(CONDITIONS, kind="only_if")

# ---------------------------------------------------------------- parameters
COLOUR_FAULT: Final = "bad_colour: {} (BR-DECK-03)"
MASKS: Final = {"red": ids.RED, "blue": ids.BLUE, "green": ids.GREEN}
COLOUR: Final = fx.choice(MASKS, "colours", refusal=COLOUR_FAULT)
TWO: Final = fx.some(ids.COLOURS, "colours", 2, least=2, refusal=COLOUR_FAULT)
ONE_HIT: Final = fx.number(1, 1, default=1)
FACTOR: Final = fx.choice(
    {0: 0, 2: 2, 3: 3},
    "n",
    says={0: "0, so it is worth nothing"},
    short={0: "nothing", 2: "2 times as much", 3: "3 times as much"},
)
SWEPT: Final = fx.number(
    1,
    2,
    words={"all": 0},
    says={"all": "a whole string", 1: "the top card of a string", 2: "the top 2 cards of a string"},
    short={1: "a string's top card", 2: "a string's top 2"},
)
KIND: Final = fx.choice(
    {
        "hit": fx.Case(
            2,  # add_hit
            says="Goes on an empty end, a Hit or Hit-2 of {colours:or}, or a Press over {colours:or}; counts 1.",
            short="Empty end or {colours:or}; counts 1.",
            fixed={"n": 1},
        ),
        "block": fx.Case(
            4,  # block_string
            says="Goes only on a {colours:or} Hit or Hit-2; only a Press goes on top of it.",
            short="Stops a {colours:or} string until a Press.",
        ),
    },
    "word",
)


def _press(removed: str, stays: str) -> Callable[[fx.Line], str]:
    """What a Press says, as the option press_variant has it (BR-RUL-16)."""
    return lambda line: removed if line.given.get("removes") else stays


# ---------------------------------------------------------------- the words
OF_THE_BOOK: Final = (
    CardWord(
        "place_base",
        1,
        "BR-BASE-01",
        says="Goes at the left or right end of a row; its owner wins a tie on it.",
        short="End of a row; its owner wins ties.",
        does="effects.place_base",
        moments=(BOOK,),
        on="row",
    ),
    CardWord(
        "add_hit",
        2,
        "BR-HIT-02",
        {"colour": COLOUR, "n": ONE_HIT},
        says="Goes on an empty end, a {colour} Hit or Hit-2, or a Press over {colour}; counts {n}.",
        short="Empty end or {colour}; counts {n}.",
        does="effects.onto_string",
        on="end",
        is_="a Hit",
    ),
    CardWord(
        "add_heavy_hit",
        3,
        "BR-HIT2-01",
        {"colour": COLOUR, "n": fx.number(2, 4, default=2)},
        says="Goes only on a {colour} Hit or Hit-2; counts {n}.",
        short="A {colour} Hit only; counts {n}.",
        does="effects.onto_string",
        on="end",
        is_="a Hit-2 that counts `n`",
    ),
    CardWord(
        "block_string",
        4,
        "BR-BLOCK-01",
        {"colour": COLOUR},
        says="Goes only on a {colour} Hit or Hit-2; only a Press goes on top of it.",
        short="Stops a {colour} string until a Press.",
        does="effects.onto_string",
        on="end",
        is_="a Block",
    ),
    CardWord(
        "wild_block_string",
        5,
        "BR-WILD-01",
        says="Goes on a Hit or Hit-2 of any colour; only a Press goes on top of it.",
        short="Stops any string until a Press.",
        does="effects.onto_string",
        on="end",
        is_="a Wild Block",
    ),
    CardWord(
        "press",
        6,
        "BR-PRESS-01",
        says=_press(
            "Goes on a Block, and both leave; or on a modified Base, where it cancels all below.",
            "Goes on a Block, so that Hits go on again; or on a modified Base, where it cancels all below.",
        ),
        short=_press("Takes a Block away, or cancels on a Base.", "Opens a Block, or cancels on a Base."),
        does="effects.press",
        on="base or end",
        is_="a Press, on strings and on Bases",
    ),
    CardWord(
        "clear_base",
        7,
        "BR-CLEAR-01",
        says="Sweeps a Base away with all that is on it: not frozen, held, blocked in or the last.",
        short="Sweeps a Base away.",
        does="effects.clear_base",
        is_="a Clear",
    ),
    CardWord(
        "freeze_base",
        8,
        "BR-FREEZE-01",
        says="Goes on any Base that is not frozen, and locks it for good.",
        short="Locks a Base for good.",
        does="effects.freeze_base",
        is_="a Freeze; counts among the 3, last in the deck",
    ),
    CardWord(
        "multiply_value",
        9,
        "BR-MOD-01",
        {"factor": FACTOR},
        says="Goes on a Base: its value is multiplied by {factor}.",
        short="Base worth {factor}.",
        does="effects.modify",
        is_="on a Base: its value is multiplied",
    ),
    CardWord(
        "reverse_winner",
        10,
        "BR-REV-01",
        says="Goes on a Base: fewer Hits win it; a second one turns it back.",
        short="Fewer Hits win the Base.",
        does="effects.modify",
        is_="on a Base: fewer Hits win it",
    ),
    CardWord(
        "hold_base",
        11,
        "BR-HOLD-01",
        says="Goes on a Base: while it lies on top, nobody can Clear that Base.",
        short="Base cannot be Cleared.",
        does="effects.modify",
        is_="on a Base: while on top, it cannot be Cleared",
    ),
)
FOR_DESIGNERS: Final = (
    CardWord(
        "wild_hit",
        2,
        "BR-HIT-02",
        {"n": ONE_HIT},
        says="Goes on an empty end, where you name its colour, or on any Hit, Hit-2 or Press; counts {n}.",
        short="Empty end or any Hit; counts {n}.",
        fixed={"colours": ids.ANY},
        same="add_hit",
        on="end",
        is_="a Hit of the string's colour; on an empty end you name it",
    ),
    CardWord(
        "two_colour",
        2,
        "BR-HIT-02",
        {"kind": KIND, "colours": TWO},
        says="{kind}",
        same="add_hit",
        on="end",
        is_="a Hit or Block of either of two colours",
    ),
    CardWord(
        "add_value",
        12,
        "",
        {"k": fx.number(1, 2)},
        says="Goes on a Base: its value grows by {k}, before it is multiplied.",
        short="Base worth {k} more.",
        does="effects.modify",
        is_="on a Base: its value grows, before it is multiplied",
    ),
    CardWord(
        "swap_tiebreak",
        13,
        says="Goes on a Base: a tie on it is not its owner's; a second one turns it back.",
        short="Base: ties go the other way.",
        does="effects.modify",
        is_="on a Base: a tie is not its owner's",
    ),
    CardWord(
        "cap_string",
        14,
        "",
        {"k": fx.number(1, 5)},
        says="Goes on a Base: each end of it counts {k:Hit} at most.",
        short="Base: {k:Hit} an end at most.",
        does="effects.modify",
        is_="on a Base: each end counts at most `k` Hits",
    ),
    CardWord(
        "no_new_base",
        15,
        says="Goes on a Base: while it lies on top, no Base is laid next to that Base.",
        short="No Base is laid next to it.",
        does="effects.modify",
        is_="on a Base: while on top, no Base is laid next to it",
    ),
    CardWord(
        "colour_lock",
        16,
        "",
        {"colour": COLOUR},
        says="Goes on a Base: while it lies on top, the ends take only {colour} cards and Presses.",
        short="Base takes only {colour} and Presses.",
        does="effects.modify",
        is_="on a Base: while on top, its ends take only this colour, and Presses",
    ),
    CardWord(
        "swap_ends",
        17,
        says="Goes on a Base: its two strings change ends, once.",
        short="A Base's strings change ends.",
        does="effects.swap_ends",
        is_="on a Base: its two strings change ends, once",
    ),
    CardWord(
        "sweep_end",
        18,
        "",
        {"k": SWEPT},
        says="Sweeps away {k} on a Base that is not frozen.",
        short="Sweeps {k}.",
        does="effects.sweep_end",
        on="end",
        is_="sweeps the top cards of a string away",
    ),
    CardWord(
        "burn_self",
        19,
        "",
        {"k": fx.number(1, 5)},
        says="Moves up to {k:card} from the top of your deck to your pile, never a Freeze; you choose how many.",
        short="Up to {k:card} from your deck to your pile.",
        does="effects.burn_self",
        on="number",
        ways="targets.numbers_to_burn",
        is_="moves up to `k` cards from your deck to your pile, never a Freeze",
    ),
    CardWord(
        "burn_rival",
        20,
        "",
        {"k": fx.number(1, 3)},
        says="Moves {k:card} from the top of a rival's deck to that rival's pile, never a Freeze.",
        short="{k:card} from a rival's deck to the pile.",
        does="effects.burn_rival",
        on="rival",
        ways="targets.rivals",
        is_="moves `k` cards from a rival's deck to that pile, never a Freeze",
    ),
    CardWord(
        "dig",
        21,
        "",
        {"k": fx.number(2, 4)},
        says="Puts the top {k:card} of your pile back in any order.",
        short="Sorts the top {k} of your pile.",
        does="effects.dig",
        on="order",
        ways="targets.orders_to_dig",
        is_="puts the top cards of your pile back in any order",
    ),
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
    given=("removes",),
    fits=_fits,
    frame="{line}[ {only_if}]",
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
        "from rumpus.kernel.events import Log",
    ),
)
