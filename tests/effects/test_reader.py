"""The shared language of cards: what a file may hold, and every fault with its path and what is allowed there."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import pytest
from tests.effects.lantern import IF, V, faults, nodes

from rumpus import effects as fx
from rumpus.effects.faults import SHOWN
from rumpus.kernel.contract.reader import Fault, Reader

ALL = "allowed: draw, glow, paint, choose, when, twice, pay"
FAULTS = [
    ("3", "do.0", f'a table with op = "..." is wanted; {ALL}'),
    ("{ op = 3 }", "do.0.op", '3 is not allowed; a table with op = "..." is wanted'),
    ('{ op = "drow" }', "do.0.op", f"'drow' is no word; the nearest is 'draw'; {ALL}"),
    ('{ op = "draw" }', "do.0.n", "is missing; allowed: 1 to 3"),
    ('{ op = "draw", n = 4 }', "do.0.n", "4 is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = 0 }', "do.0.n", "0 is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = true }', "do.0.n", "true is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = 1.5 }', "do.0.n", "1.5 is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = 1, who = "fo" }', "do.0.who", "'fo' is not allowed; the nearest is 'foe'; allowed: you, foe"),
    ('{ op = "draw", n = 1, m = 2 }', "do.0.m", "is not known to draw; allowed: if, may, n, who"),
    ('{ op = "draw", n = 1, may = 1 }', "do.0.may", "1 is not allowed; allowed: true, false"),
    ('{ op = "glow", n = "some" }', "do.0.n", "'some' is not allowed; allowed: all, -3 to 3"),
    ('{ op = "glow", n = 1, per = "card" }', "do.0.cap", "is missing; allowed: 1 to 9"),
    ('{ op = "glow", n = 1, cap = 2 }', "do.0.cap", "goes with per = card only"),
    ('{ op = "glow", n = 1, least = 2 }', "do.0.least", "is more than n"),
    (
        '{ op = "paint", colours = "red" }',
        "do.0.colours",
        "'red' is not allowed; a list is wanted; allowed: red, green, blue",
    ),
    ('{ op = "paint", colours = [] }', "do.0.colours", "0 are written; 1 to 2 are wanted"),
    ('{ op = "paint", colours = ["rad"] }', "do.0.colours.0", "'rad' is not allowed; the nearest is 'red'"),
    ('{ op = "choose", of = 1 }', "do.0.of", "1 is not allowed; a list of words is wanted"),
    ('{ op = "choose", of = [[{ op = "draw", n = 1 }]] }', "do.0.of", "1 lists of words; 2 to 3 are wanted"),
    ('{ op = "choose", of = [[], 3] }', "do.0.of.0", "is empty: a word is wanted"),
    ('{ op = "choose", of = [[], 3] }', "do.0.of.1", "3 is not allowed; a list of words is wanted"),
    ('{ op = "when", test = "it won" }', "do.0.then", "is missing: words are wanted"),
    ('{ op = "when", test = "it won", then = [] }', "do.0.then", "is empty: a word is wanted"),
    ('{ op = "when", test = "it won", then = [{ op = "dra" }] }', "do.0.then.0.op", "the nearest is 'draw'"),
    (
        '{ op = "twice", n = 2, do = [{ op = "paint" }] }',
        "do.0.do.0.op",
        "paint cannot stand here; allowed: draw, glow",
    ),
    ('{ op = "pay", cost = { op = "glow", n = 1 }, gain = {} }', "do.0.cost.op", "cannot stand here; allowed: draw"),
    ('{ op = "pay", cost = { op = "draw", n = 9 }, gain = {} }', "do.0.cost.n", "9 is not allowed; allowed: 1 to 3"),
    ('{ op = "draw", n = 1, if = 3 }', "do.0.if", "3 is no condition: a text is wanted"),
    (", ".join(['{ op = "draw", n = 1 }'] * 5), "do", "5 words; a list has at most 4"),
]


@pytest.mark.parametrize(("text", "path", "reason"), FAULTS)
def test_a_fault_says_where_what_and_what_is_allowed(text: str, path: str, reason: str) -> None:
    assert any(fault.startswith(f"{path}: ") and reason in fault for fault in faults(text)), faults(text)


def test_words_lie_only_so_deep() -> None:
    text = '{ op = "draw", n = 1 }'
    for _ in range(3):
        text = f'{{ op = "choose", of = [[{text}], [{{ op = "draw", n = 1 }}]] }}'
    assert "at most 2 deep" in faults(text)[0]


def test_a_word_may_be_too_early_or_too_late() -> None:
    assert faults('{ op = "glow", n = 1 }', "late") == ["do.0.op: glow cannot stand at late; allowed: any time"]
    assert faults('{ op = "draw", n = 1, if = "it won" }', "start") == [
        "do.0.if: 'it won' cannot stand at start; allowed: end"
    ]
    here = faults('{ op = "glo" }', "late")
    assert here == ["do.0.op: 'glo' is no word at late; allowed: draw, paint, choose, when, twice, pay"]


def test_a_long_list_of_words_is_never_told_whole() -> None:
    many = fx.vocabulary(fx.Word(f"word_{k}", k) for k in range(70))
    found: list[Fault] = []
    fx.read(many, Reader("f", "", {"do": [{"op": "word_6x"}, {"op": "qqq"}]}, found), "do")
    assert found[0].reason.startswith("'word_6x' is no word; the nearest is 'word_6")
    assert found[0].reason.count("word_") <= SHOWN
    assert found[0].reason.endswith("and 64 more")
    assert found[1].reason.endswith("and 64 more (the designer's guide lists them)")


def test_the_fields_of_a_word() -> None:
    (node,) = nodes('{ op = "glow", n = "all", per = "card", cap = 3, if = "own hand at most 2 cards", may = true }')
    assert dict(node.fields) == {"n": 9, "a": 1, "per": 1, "cap": 3, "cond": 1, "d": 1, "cmp": 1, "c": 2, "may": 1}
    (node,) = nodes('{ op = "paint", colours = ["red", "blue"] }')
    assert node.number("mask") == 0b101
    assert node.number("n") == 7


def test_a_list_that_is_left_out_keeps_its_place() -> None:
    (node,) = nodes('{ op = "when", test = "it won", then = [{ op = "draw", n = 1 }] }', "end")
    assert [len(lists[0]) for _, lists in node.blocks] == [1, 0]
    assert node.apart[0][0] == "a"
    assert "cond" not in dict(node.fields), "the sentence is a row of its own"


def test_a_single_table_may_be_a_word() -> None:
    found: list[Fault] = []
    node = fx.read_one(V, Reader("f", "card", {"id": "x", "op": "draw", "n": 2}, found), beside=("id",))
    assert node is not None
    assert node.number("n") == 2
    fx.read_one(V, Reader("f", "card", {"id": "x", "op": "draw", "n": 2}, found))
    assert [str(one) for one in found] == ["f: card.id: is not known to draw; allowed: if, may, n, who"]


def test_the_words_that_lie_directly_inside() -> None:
    (node,) = nodes(
        '{ op = "choose", of = [[{ op = "draw", n = 1 }, { op = "glow", n = 1 }], { op = "draw", n = 2 }] }'
    )
    assert [inner.word for inner in node.inner()] == ["draw", "glow", "draw"], "a table stands for a list of one"
    assert [len(one) for one in node.block("of")] == [2, 1]
    assert node.block("do") == ()
    assert node.sentence("if") is None


def test_equal_words_are_equal() -> None:
    text = '{ op = "draw", n = 1, if = "own hand at most 2 cards" }'
    assert nodes(text) == nodes(text)
    assert hash(nodes(text)[0]) == hash(nodes(text)[0])


# ---------------------------------------------------------------- sentences


def test_every_sentence_of_every_form_is_read_back() -> None:
    for form in IF.forms:
        for text in IF.sentences(form):
            made = IF.read(text)
            assert isinstance(made, fx.Sentence), made
            assert made.form is form


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("own hand at least 10 cards", "10 is not allowed; allowed: 0 to 9"),
        ("own hand at least 99999999999 cards", "99999999999 is not allowed; allowed: 0 to 9"),
        ("own hand at lest 1 card", "'at lest' is not allowed; the nearest is 'at least'; allowed: at least, at most"),
        ("my hand at least 1 card", "'my' is not allowed; allowed: own, other"),
        ("lantern is red,grey", "'grey' is not allowed; the nearest is 'green'; allowed: red, green, blue"),
        ("lantern was red", "the nearest is 'lantern is red', of the form: lantern is <colour,>"),
        ("it one", "'it one' is no condition; the nearest is 'it won'"),
        ("qqq", "'qqq' is no condition; allowed: "),
    ],
)
def test_a_sentence_that_is_none(text: str, reason: str) -> None:
    made = IF.read(text)
    assert isinstance(made, str)
    assert reason in made


def test_a_name_is_looked_up_later() -> None:
    made = IF.read("standing in mirror_lake")
    assert isinstance(made, fx.Sentence)
    assert made.names == {"c": "mirror_lake"}


# ---------------------------------------------------------------- declarations


@pytest.mark.parametrize(
    ("words", "more", "reason"),
    [
        ([fx.Word("a", 1), fx.Word("a", 2)], {}, "the word a stands twice"),
        ([fx.Word("a", 1), fx.Word("b", 1)], {}, "the number 1 is that of a; say same = 'a'"),
        ([fx.Word("A", 1)], {}, "small letters"),
        ([fx.Word("a", 1, "law")], {}, "'law' is no law id"),
        ([fx.Word("a", 1, moments=("noon",))], {"moments": {"night": fx.Moment(1)}}, "no moment noon"),
        ([fx.Word("a", 1, "", {"n": fx.number(1, 2, "m")})], {"row": frozenset("n")}, "the row has no field m"),
        ([fx.Word("a", 1, "", {"n": fx.number(1, 2, default=3)})], {}, "its default 3 is not allowed"),
        ([fx.Word("a", 1, "", {"n": fx.number(1, 2)})], {"common": {"m": fx.number(1, 2)}}, "is that of m"),
        ([fx.Word("a", 1, never=("b",))], {}, "there is no word b"),
        ([fx.Word("a", 1), fx.Word("b", 2, same="a")], {}, "its number is not that of a"),
    ],
)
def test_a_declaration_that_cannot_be_fails_at_import(
    words: list[fx.Word], more: dict[str, object], reason: str
) -> None:
    with pytest.raises(ValueError, match=reason):
        fx.vocabulary(words, **more)


def test_a_law_id_may_have_digits_in_its_middle() -> None:
    assert fx.vocabulary([fx.Word("a", 1, "BR-HIT2-01, BR-FX-2")]).words["a"].law == "BR-HIT2-01, BR-FX-2"


def test_a_form_of_a_part_that_is_not_there_fails_at_import() -> None:
    with pytest.raises(ValueError, match="there is no part hue"):
        fx.Forms((fx.Form("lantern is <hue>", 1),))


# ---------------------------------------------------------------- lists of sentences, and what goes to no field


def test_a_list_of_sentences_leaves_out_those_with_faults() -> None:
    wrong: list[Fault] = []
    reader = Reader("", "", {"if": ["it won", "own hand at most 1 card", "other hand at most 12 cards", 3]}, wrong)
    made = fx.read_sentences(V, IF, reader, "if", fx.Place("start"))
    assert [(i, one.fields["cond"]) for i, one in made] == [(1, 1)]
    assert [one.path for one in wrong] == ["if.0", "if.2", "if.3"]
    assert "'it won' cannot stand at start; allowed: end" in wrong[0].reason


@dataclass(frozen=True, slots=True)
class Dark(fx.Place):
    """A place with a fact of the game's own."""

    lamps: int = 0


def _lit(_word: fx.Word, _told: Mapping[str, Any], place: fx.Place) -> list[tuple[str, str]]:
    return [] if isinstance(place, Dark) and place.lamps else [("op", "it is dark here")]


def test_a_place_keeps_its_own_facts_inside_words_and_a_parameter_may_go_to_no_field() -> None:
    words = [fx.Word("glow", 1, "", {"n": fx.number(1, 3, "")}, "x"), fx.Word("do", 2, "", {"do": fx.block()})]
    v = fx.vocabulary(words, row=frozenset({"a"}), fits=_lit)
    data = {"fx": [{"op": "do", "do": [{"op": "glow", "n": 2}]}]}
    for lamps in (0, 1):
        wrong: list[Fault] = []
        nodes = fx.read(v, Reader("", "", data, wrong), "fx", Dark("", lamps=lamps))
        assert [one.path for one in wrong] == ([] if lamps else ["fx.0.do.0.op", "fx.0.op"])
        assert nodes[0].inner()[0].fields == ()
        assert nodes[0].inner()[0].data == {"n": 2}


def test_a_parameter_is_given_once_by_whichever_name() -> None:
    v = fx.vocabulary([fx.Word("draw", 1, params={"who": fx.choice(("you", "foe"), "who", also=("target",))})])
    found: list[Fault] = []
    fx.read(v, Reader("f", "", {"do": [{"op": "draw", "who": "foe", "target": "you"}]}, found), "do")
    assert [f"{one.path}: {one.reason}" for one in found] == [
        "do.0.target: says the same as who: one of them is wanted"
    ]


def test_a_number_too_long_to_be_written_out_is_a_fault_like_any_other() -> None:
    digits = "0x" + "f" * 5000
    for text in (
        f'{{ op = "draw", n = {digits} }}',
        f'{{ op = "draw", n = 1, if = {digits} }}',
        f"{{ op = {digits} }}",
    ):
        found = faults(text)
        assert "a number of thousands of digits" in found[0]
        assert len(found[0]) < 300
