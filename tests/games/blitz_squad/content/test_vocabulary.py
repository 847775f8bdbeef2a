"""Every word, trigger, condition, counter and player of the catalogue, as the vocabulary declares it."""

import re
from collections.abc import Mapping
from typing import Any

import pytest
from tests.games.blitz_squad.content.law import EFFECTS, RULES, WORDS

from rumpus import effects as fx
from rumpus.games.blitz_squad.content.grammar import IF, ON, PER, PLAYERS, SLOTS
from rumpus.games.blitz_squad.content.load import installed, words_of
from rumpus.games.blitz_squad.content.shape import Word
from rumpus.games.blitz_squad.content.words import VOCABULARY
from rumpus.games.blitz_squad.interface.guide import said
from rumpus.games.blitz_squad.interface.names import CATALOGUE
from rumpus.games.blitz_squad.rules import conditions, counters, ops, triggers, whom

RANGE = re.compile(r"\b(n|c|cap) (-?\d+)\.\.(\d+)")


def word(name: str) -> Word:
    """A word."""
    found = VOCABULARY.words[name]
    assert isinstance(found, Word)
    return found


def test_the_catalogue_has_fifty_words_and_so_has_the_game() -> None:
    assert [one["id"] for one in WORDS] == list(VOCABULARY.words)
    assert [VOCABULARY.words[one["id"]].number for one in WORDS] == list(range(1, 51))
    assert [getattr(ops, one["id"].upper()) for one in WORDS] == list(range(1, 51))


@pytest.mark.parametrize("one", WORDS, ids=lambda one: str(one["id"]))
def test_a_word_is_as_the_catalogue_says(one: Mapping[str, Any]) -> None:
    made = word(one["id"])
    allowed = one["timing"].partition("allowed triggers: ")[2]
    assert list(made.on) == allowed.split(", ")
    assert list(made.slots) == one["slots"]
    for key, lo, hi in RANGE.findall(one["parameters"]):
        assert (made.params[key].lo, made.params[key].hi) == (int(lo), int(hi))
    assert ("per" in made.params) == ("per" in one["parameters"].split(", "))
    assert ("may" in made.params) == (one["optional"] == "only with may")
    assert made.law.split(", ") == one["rules"]
    assert set(one["rules"]) <= RULES


@pytest.mark.parametrize("kind", ["on", "if", "per"])
def test_the_grammar_is_the_catalogues(kind: str) -> None:
    cases = {"on": ON, "if": IF, "per": PER}[kind]
    listed = [name.removeprefix(f"{kind}.") for name in EFFECTS if name.startswith(f"{kind}.")]
    assert list(cases) == listed
    assert [case.number for case in cases.values()] == list(range(1, len(listed) + 1))
    for name, case in cases.items():
        law = EFFECTS[f"{kind}.{name}"]
        assert set(case.law.split(", ")) == set(law["rules"])
        assert said(kind, name) == law["text"].replace("{c}", "c").replace("(s)", "s")
        for key, lo, hi in RANGE.findall(law["parameters"]):
            assert (case.params[key].lo, case.params[key].hi) == (int(lo), int(hi))


@pytest.mark.rule("BS-TGT-01")
def test_whom_a_line_may_name() -> None:
    """The player named by target is chosen by the controller; the names are the catalogue's."""
    listed = re.sub(r" \(default\)", "", EFFECTS["who"]["parameters"]).split(" | ")
    assert list(PLAYERS) == listed
    assert [getattr(whom, name.upper()) for name in listed] == list(range(len(listed)))


def test_the_numbers_of_the_rules_are_those_of_the_grammar() -> None:
    for module, cases in ((triggers, ON), (conditions, IF), (counters, PER)):
        assert all(getattr(module, name.upper()) == case.number for name, case in cases.items())


@pytest.mark.rule("BS-RUL-15")
def test_a_line_that_names_no_slot_works_in_every_slot_of_its_word() -> None:
    """As printed: a line names its slots; one that names none works wherever its word makes sense."""
    notes = installed().by_id["mothwing-footnote"].lines[0]
    assert notes.number("slots") == (1 << len(SLOTS)) - 1
    oil = installed().by_id["kettle-steam_vent"].lines
    assert [node.number("slots") for node in oil] == [1 << SLOTS.index("reply"), 1 << SLOTS.index("block")]
    assert installed().by_id["sable-open_palm"].lines[1].number("slots") == 0b11111


@pytest.mark.rule("BS-RUL-56")
def test_a_line_is_mandatory_unless_it_says_may() -> None:
    """Mandatory unless the line has may = true or its word is optional by itself."""
    assert [node.word for sheet in installed().designs for node in words_of(sheet.lines) if node.number("may")] == []
    assert "may" not in word("choose").params
    assert "may" not in word("pay").params


def test_every_word_but_the_modifiers_and_what_stands_names_its_function() -> None:
    summed = [name for name in VOCABULARY.words if not word(name).does]
    assert summed == [one["id"] for one in WORDS if one["kind"] == "modifier" and one["id"] != "hush"] + [
        *("all_stacks", "hand_size", "penalty", "toll", "stack_cap", "combo_cap", "expire")
    ]


def test_every_word_stands_on_a_card_of_the_house() -> None:
    used = {node.word for sheet in installed().designs for node in words_of(sheet.lines)}
    assert used == set(VOCABULARY.words)


def test_both_lengths_of_every_word() -> None:
    codes = [fx.message_id(voice, "effect", name) for name in VOCABULARY.words for voice in (fx.FULL, fx.SHORT)]
    assert [code for code in codes if code not in CATALOGUE] == []
