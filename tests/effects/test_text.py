"""What stands on a card, in two lengths."""

from dataclasses import replace

import pytest
from tests.effects.lantern import IF, V, nodes

from rumpus import effects as fx
from rumpus.effects import text
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Reader


@pytest.mark.parametrize(
    ("words", "full", "short"),
    [
        ('{ op = "draw", n = 1 }', "you draw 1 card", "you draw 1"),
        ('{ op = "draw", n = 2, who = "foe" }', "the opponent draws 2 cards", "they draw 2"),
        ('{ op = "draw", n = 2, who = "foes" }', "all opponents draw 2 cards", "all draw 2"),
        ('{ op = "glow", n = -2 }', "it glows -2", "it glows -2"),
        ('{ op = "glow", n = "all" }', "it glows all", "it glows all"),
        (
            '{ op = "glow", n = 2, per = "card", cap = 3 }',
            "it glows +2 for each card (at most 3)",
            "it glows +2 for each card (at most 3)",
        ),
        ('{ op = "paint", colours = ["red"] }', "paint it red", "paint it red"),
        (
            '{ op = "paint", colours = ["red", "blue"], wet = true }',
            "paint it red and blue, still wet",
            "paint it red and blue, still wet",
        ),
        (
            '{ op = "choose", of = [[{ op = "draw", n = 1 }, { op = "glow", n = 1 }], [{ op = "draw", n = 3 }]] }',
            "choose one: you draw 1 card, then it glows +1; or you draw 3 cards",
            "choose one: you draw 1, then it glows +1; or you draw 3",
        ),
        (
            '{ op = "when", test = "other hand at most 1 card", then = [{ op = "draw", n = 1 }] }',
            "if with at most 1 card in their hand: you draw 1 card",
            "if with at most 1 card in their hand: you draw 1",
        ),
        (
            '{ op = "when", test = "it won", then = [{ op = "draw", n = 1 }], else = [{ op = "glow", n = 1 }] }',
            "if it won: you draw 1 card, else it glows +1",
            "if it won: you draw 1, else it glows +1",
        ),
    ],
)
def test_a_word_in_two_lengths(words: str, full: str, short: str) -> None:
    assert fx.say_all(V, nodes(words)) == full
    assert fx.say_all(V, nodes(words), fx.SHORT) == short


@pytest.mark.parametrize(
    ("template", "values", "made"),
    [
        ("{n:card}", {"n": 1}, "1 card"),
        ("{n:copy/copies}", {"n": 2}, "2 copies"),
        ("{n:+} {n:th} {n:abs}", {"n": 2}, "+2 2nd 2"),
        ("{n:more step}", {"n": -1}, "1 fewer step"),
        ("{n:it|them}", {"n": 3}, "them"),
        ("the {n:top card}", {"n": 1}, "the top card"),
        ("the {n:top card}", {"n": 3}, "the top 3 cards"),
        ("{v:/}", {"v": ["1", "2"]}, "1/2"),
        ("{who:take}, {it:be} hit", {"who": "the foe", "it": text.unsaid("the foe")}, "the foe takes, is hit"),
        ("{who:take}, {it:have}", {"who": text.Plural("all"), "it": text.unsaid(text.Plural("all"))}, "all take, have"),
        ("{who:draw}", {"who": ""}, "draw"),
        ("{who:have}", {"who": "the foe"}, "the foe has"),
        ("{who:be stunned}", {"who": "the foe"}, "the foe is stunned"),
        ("{who:be stunned}", {"who": text.Plural("both")}, "both are stunned"),
        ("{who:be ready}", {"who": "you"}, "you are ready"),
        ("{who:be ready}", {"who": ""}, "be ready"),
        ("{who:carry}", {"who": "it"}, "it carries"),
        ("{who:play}", {"who": "it"}, "it plays"),
        ("{who:pass}", {"who": "it"}, "it passes"),
        ("{who:'s hand}", {"who": "you"}, "your hand"),
        ("{who:'s hand}", {"who": "the foe"}, "the foe's hand"),
        ("{who:'s hand}", {"who": "all players"}, "all players' hand"),
        ("{v:or}", {"v": ["1", "2", "3"]}, "1, 2 or 3"),
        ("go[ {way}][, ending {end}]", {"way": "", "end": "there"}, "go, ending there"),
        ("go[ {way}]", {"way": None}, "go"),
        ("{n:card}", {"n": text.Amount("all")}, "all cards"),
    ],
)
def test_templates(template: str, values: dict[str, object], made: str) -> None:
    assert text.fill(template, values.__getitem__) == made


def test_a_sentence_may_differ_by_moment_and_be_a_function() -> None:
    words = fx.vocabulary(
        [
            fx.Word("hold", 1, says={"": "it holds", "always": "it always holds"}),
            fx.Word("add", 2, params={"n": fx.number(1, 3)}, says=lambda line: f"add {line['n'] * 2} ({line.voice})"),
        ],
        frame="Here: {line}",
    )
    hold, add = fx.Node("hold", 1), fx.Node("add", 2, data={"n": 2})
    assert fx.say(words, hold) == "Here: it holds"
    assert fx.say(words, hold, place=fx.Place("always")) == "Here: it always holds"
    assert fx.say(words, add, fx.SHORT) == "Here: add 4 (short)"


def test_a_line_reads_like_the_table_of_the_file() -> None:
    line = fx.Line(V, nodes('{ op = "draw", n = 2 }')[0])
    assert (line["n"], line["who"], line.get("if"), "who" in line, "if" in line) == (2, "you", None, True, False)
    assert dict(line) == {"may": False, "n": 2, "who": "you"}
    assert len(line) == 3


def test_a_condition_without_words_of_its_own_is_told_as_it_is_written() -> None:
    made = IF.read("lantern is red")
    assert isinstance(made, fx.Sentence)
    assert fx.say_sentence(IF, made) == "lantern is red"


# ---------------------------------------------------------------- what the text around brings


def _glow(line: fx.Line) -> str:
    return "{light} glow {n}" if line.before == "look" else "{owner}'s lamp glows {n}, in {weather}"


FOE = fx.Part({"foe": 1}, says={"foe": "{owner}'s foe"})
SKY = fx.Forms((fx.Form("<who> awake", 1, says="{who} is awake in {weather}"),), {"who": FOE})
TOLD = fx.vocabulary(
    [
        fx.Word("look", 1, says=lambda _line: ""),
        fx.Word("glow", 2, "", {"n": fx.number(1, 3)}, _glow, "{light} {n}"),
        fx.Word("twice", 3, "", {"do": fx.block()}, "twice {do}"),
        fx.Word("maybe", 4, "", {"if": fx.condition(SKY), "of": fx.blocks()}, "if {if}: {of}"),
    ],
    given=("owner", "weather", "light"),
    tells=lambda line: {"light": f"{line.given['owner']} may"},
    then={fx.FULL: ", then ", fx.SHORT: ", "},
    or_={fx.FULL: "; or ", fx.SHORT: " or "},
)
GIVEN = {"owner": "Rook", "weather": "fog"}


@pytest.mark.parametrize(
    ("words", "full", "short"),
    [
        ('{ op = "glow", n = 2 }', "Rook's lamp glows 2, in fog", "Rook may 2"),
        ('{ op = "look" }, { op = "glow", n = 1 }', "Rook may glow 1", "Rook may 1"),
        (
            '{ op = "twice", do = [{ op = "glow", n = 1 }, { op = "glow", n = 2 }] }',
            "twice Rook's lamp glows 1, in fog, then Rook's lamp glows 2, in fog",
            "twice Rook may 1, Rook may 2",
        ),
        (
            '{ op = "maybe", if = "foe awake", of = [{ op = "glow", n = 1 }, { op = "glow", n = 2 }] }',
            "if Rook's foe is awake in fog: Rook's lamp glows 1, in fog; or Rook's lamp glows 2, in fog",
            "if Rook's foe is awake in fog: Rook may 1 or Rook may 2",
        ),
    ],
)
def test_a_text_names_what_is_around_it(words: str, full: str, short: str) -> None:
    found = fx.read(TOLD, Reader("", "", toml(f"do = [{words}]"), []), "do")
    assert fx.say_all(TOLD, found, fx.FULL, given=GIVEN) == full
    assert fx.say_all(TOLD, found, fx.SHORT, given=GIVEN) == short


def test_what_joins_sentences_may_differ_by_voice() -> None:
    words = nodes(
        '{ op = "choose", of = [[{ op = "draw", n = 1 }, { op = "draw", n = 2 }], [{ op = "draw", n = 3 }]] }'
    )
    v = replace(V, then={fx.FULL: "; then ", fx.SHORT: ", "}, or_={fx.FULL: "; or ", fx.SHORT: " or "})
    assert fx.say_all(v, words) == "choose one: you draw 1 card; then you draw 2 cards; or you draw 3 cards"
    assert fx.say_all(v, words, fx.SHORT) == "choose one: you draw 1, you draw 2 or you draw 3"
