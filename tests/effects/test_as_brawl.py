"""All words of BRAWL declared in the shared language: the rows, the texts and the places of the faults are those of the
game's own code. Until the game speaks the shared language, which makes this test needless.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import pytest

from rumpus import effects as fx
from rumpus.games.brawl.content import words
from rumpus.games.brawl.interface import card_text
from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.state import Table
from rumpus.kernel.reader import Fault, Reader

BAD = "bad_colour: {} (BR-DECK-03)"
COLOURS = ("red", "blue", "green")
COLOUR = fx.choice({name: 1 << k for k, name in enumerate(COLOURS)}, "colours", refusal=BAD)
TWO = fx.some(COLOURS, "colours", 2, least=2, refusal=BAD)


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of BRAWL: what its card is laid on."""

    on: str = "base"


def _if(text: str, number: int, says: str, *on: str) -> fx.Form:
    return fx.Form(text, number, says=says, marks=frozenset(on))


IF = fx.Forms(
    (
        _if("own points < rival points", ids.C_BEHIND, "Only while a rival has more points than you."),
        _if("row has <only_n 1-3> Base(s)", ids.C_ROW, "Only in a row with {only_n:Base}.", "end", "base", "both"),
        _if(
            "end has at least <only_n 1-12> Hit(s)",
            ids.C_END,
            "Only on an end with at least {only_n:Hit}.",
            "end",
            "both",
        ),
        _if("own deck at most <only_n 0-50> card(s)", ids.C_DECK, "Only while your deck has at most {only_n:card}."),
    ),
    kind="only_if",
)
N = {"n": fx.number(1, 1, default=1)}
WORDS: list[fx.Word] = [
    Word(
        "add_hit",
        ids.W_HIT,
        "",
        {"colour": COLOUR, **N},
        "Goes on an empty end, a {colour} Hit or Hit-2, or a Press over {colour}; counts {n}.",
        on="end",
    ),
    Word(
        "add_heavy_hit",
        ids.W_HEAVY,
        "",
        {"colour": COLOUR, "n": fx.number(2, 4, default=2)},
        "Goes only on a {colour} Hit or Hit-2; counts {n}.",
        on="end",
    ),
    Word(
        "block_string",
        ids.W_BLOCK,
        "",
        {"colour": COLOUR},
        "Goes only on a {colour} Hit or Hit-2; only a Press goes on top of it.",
        on="end",
    ),
    Word("wild_block_string", ids.W_WILD_BLOCK, says=card_text.PLAIN[ids.W_WILD_BLOCK], on="end"),
    Word("press", ids.W_PRESS, says=card_text._press(removes=False), on="both"),
    Word("clear_base", ids.W_CLEAR, says=card_text.PLAIN[ids.W_CLEAR]),
    Word("freeze_base", ids.W_FREEZE, says=card_text.PLAIN[ids.W_FREEZE]),
    Word(
        "multiply_value",
        ids.W_MULTIPLY,
        "",
        {"factor": fx.choice({0: 0, 2: 2, 3: 3}, "n")},
        lambda line: card_text._multiply(words.Kind("", "", ids.W_MULTIPLY, 0, line["factor"])),
    ),
    Word("reverse_winner", ids.W_REVERSE, says=card_text.PLAIN[ids.W_REVERSE]),
    Word("hold_base", ids.W_HOLD, says=card_text.PLAIN[ids.W_HOLD]),
    Word(
        "wild_hit",
        ids.W_HIT,
        "",
        N,
        "Goes on an empty end, where you name its colour, or on any Hit, Hit-2 or Press; counts {n}.",
        fixed={"colours": ids.ANY},
        same="add_hit",
        on="end",
    ),
    Word(
        "two_colour",
        ids.W_HIT,
        "",
        {
            "colours": TWO,
            "kind": fx.choice(
                {
                    "hit": fx.Case(
                        ids.W_HIT,
                        says="Goes on an empty end, a Hit or Hit-2 of {colours:or}, or a Press over {colours:or}; "
                        "counts 1.",
                        fixed={"n": 1},
                    ),
                    "block": fx.Case(
                        ids.W_BLOCK, says="Goes only on a {colours:or} Hit or Hit-2; only a Press goes on top of it."
                    ),
                },
                "word",
            ),
        },
        "{kind}",
        same="add_hit",
        on="end",
    ),
    Word(
        "add_value",
        ids.W_ADD,
        "",
        {"k": fx.number(1, 2)},
        "Goes on a Base: its value grows by {k}, before it is multiplied.",
    ),
    Word("swap_tiebreak", ids.W_SWAP_TIE, says=card_text.PLAIN[ids.W_SWAP_TIE]),
    Word("cap_string", ids.W_CAP, "", {"k": fx.number(1, 5)}, "Goes on a Base: each end of it counts {k:Hit} at most."),
    Word("no_new_base", ids.W_NO_BASE, says=card_text.PLAIN[ids.W_NO_BASE]),
    Word(
        "colour_lock",
        ids.W_LOCK,
        "",
        {"colour": COLOUR},
        "Goes on a Base: while it lies on top, the ends take only {colour} cards and Presses.",
    ),
    Word(
        "sweep_end",
        ids.W_SWEEP,
        "",
        {
            "k": fx.number(
                1,
                2,
                words={"all": 0},
                says={"all": "a whole string", 1: "the top card of a string", 2: "the top 2 cards of a string"},
            )
        },
        "Sweeps away {k} on a Base that is not frozen.",
        on="end",
    ),
    Word(
        "burn_self",
        ids.W_BURN,
        "",
        {"k": fx.number(1, 5)},
        "Moves up to {k:card} from the top of your deck to your pile, never a Freeze; you choose how many.",
        on="deck",
    ),
    Word(
        "burn_rival",
        ids.W_BURN_RIVAL,
        "",
        {"k": fx.number(1, 3)},
        "Moves {k:card} from the top of a rival's deck to that rival's pile, never a Freeze.",
        on="deck",
    ),
    Word(
        "dig", ids.W_DIG, "", {"k": fx.number(2, 4)}, "Puts the top {k:card} of your pile back in any order.", on="deck"
    ),
    Word("swap_ends", ids.W_SWAP_ENDS, says=card_text.PLAIN[ids.W_SWAP_ENDS]),
]


def _fits(word: fx.Word, entry: Mapping[str, Any], _place: fx.Place) -> Iterator[tuple[str, str]]:
    """What a condition's card must be laid on."""
    made = IF.read(entry.get("only_if"))
    assert isinstance(word, Word)
    if isinstance(made, fx.Sentence) and made.form.marks and word.on not in made.form.marks:
        yield "only_if", f"{made.text!r} does not go with {word.name}"


V = fx.vocabulary(
    WORDS,
    key="effect",
    op="word",
    common={"only_if": fx.condition(IF, unset=0)},
    row=frozenset({"word", "colours", "n", "only_if", "only_n"}),
    fits=_fits,
    frame="{line}[ {only_if}]",
)
RED = {"colour": "red"}
CARDS: list[dict[str, Any]] = [
    {"effect": "add_hit", **RED},
    {"effect": "add_hit", "colour": "blue", "n": 1, "only_if": "own points < rival points"},
    {"effect": "add_heavy_hit", "colour": "green", "n": 4, "only_if": "end has at least 1 Hit"},
    {"effect": "block_string", **RED, "only_if": "row has 3 Bases"},
    {"effect": "wild_block_string"},
    {"effect": "press"},
    {"effect": "clear_base"},
    {"effect": "freeze_base", "only_if": "row has 1 Base"},
    {"effect": "multiply_value", "factor": 0},
    {"effect": "multiply_value", "factor": 3},
    {"effect": "reverse_winner"},
    {"effect": "hold_base"},
    {"effect": "wild_hit"},
    {"effect": "two_colour", "colours": ["red", "green"], "kind": "hit"},
    {"effect": "two_colour", "colours": ["blue", "green"], "kind": "block"},
    {"effect": "add_value", "k": 2},
    {"effect": "swap_tiebreak"},
    {"effect": "cap_string", "k": 1},
    {"effect": "no_new_base"},
    {"effect": "colour_lock", **RED},
    {"effect": "sweep_end", "k": "all"},
    {"effect": "sweep_end", "k": 1},
    {"effect": "sweep_end", "k": 2},
    {"effect": "burn_self", "k": 5, "only_if": "own deck at most 10 cards"},
    {"effect": "burn_rival", "k": 1},
    {"effect": "dig", "k": 3},
    {"effect": "swap_ends"},
]
HEAD = {"id": "own-card", "name": "Own Card"}


def of_today(card: dict[str, Any]) -> tuple[words.Kind, list[str]]:
    """Today's kind and faults."""
    found: list[Fault] = []
    return words.read_kind(Reader("", "", HEAD | card, found)), [f"{one.path}: {one.reason}" for one in found]


def read(card: dict[str, Any]) -> tuple[fx.Node | None, list[str]]:
    """The word of the shared language, and its faults."""
    found: list[Fault] = []
    made = fx.read_one(V, Reader("", "", HEAD | card, found), beside=("id", "name"))
    return made, [f"{one.path}: {one.reason}" for one in found]


@pytest.mark.parametrize("card", CARDS, ids=str)
def test_the_rows_and_texts_are_those_of_today(card: dict[str, Any]) -> None:
    kind, wrong = of_today(card)
    node, faults = read(card)
    assert (wrong, faults) == ([], [])
    assert node is not None
    old, new = Table.blank(), Table.blank()
    row = Table.at(old).types[0]
    row.word, row.colours, row.n, row.only_if, row.only_n = kind.word, kind.colours, kind.n, kind.only_if, kind.only_n
    fx.write(Table.at(new).types, fx.nested([node]), 0, op="word")
    assert old.tobytes() == new.tobytes()
    assert fx.say(V, node) == card_text.text_of(kind)


WRONG: list[dict[str, Any]] = [
    {"effect": "add_hits", **RED},
    {},
    {"effect": "add_hit"},
    {"effect": "add_hit", "colour": "yellow"},
    {"effect": "add_hit", **RED, "n": 2},
    {"effect": "press", **RED},
    {"effect": "dig", "k": 5},
    {"effect": "dig"},
    {"effect": "multiply_value", "factor": 1},
    {"effect": "two_colour", "colours": ["red", "red"], "kind": "hit"},
    {"effect": "two_colour", "colours": ["red", "blue"], "kind": "hop"},
    {"effect": "dig", "k": 2, "only_if": "row has 2 Bases"},
    {"effect": "press", "only_if": "row has 4 Bases"},
    {"effect": "press", "only_if": "it rains"},
]


@pytest.mark.parametrize("card", WRONG, ids=str)
def test_the_faults_are_at_the_places_of_today(card: dict[str, Any]) -> None:
    old, new = of_today(card)[1], read(card)[1]
    wanted = {one.partition(": ")[0] for one in old} if card else {""}
    assert {one.partition(": ")[0] for one in new} == wanted, (old, new)


def test_a_refusal_has_its_code_and_its_rule() -> None:
    assert read({"effect": "add_hit", "colour": "yellow"})[1] == [
        "colour: bad_colour: 'yellow' is not allowed; allowed: red, blue, green (BR-DECK-03)"
    ]
    assert "the nearest is 'add_hit'" in read({"effect": "add_hits"})[1][0]


def test_the_numbers_of_words_that_are_one_word_of_the_engine() -> None:
    assert ("wild_hit", ids.W_HIT) not in fx.numbers(V)
    assert ("add_hit", ids.W_HIT) in fx.numbers(V)
