"""The rows of the vocabulary, and what is generated from them for the rules."""

import pytest

from rumpus import effects as fx
from rumpus.games.brawlhalla.content import load, words
from rumpus.games.brawlhalla.content.moments import TRIGGERS
from rumpus.games.brawlhalla.content.words import GENERATED, NUMBERS, PRINTED, WORDS
from rumpus.games.brawlhalla.rules import ops
from rumpus.games.brawlhalla.rules.static_abilities import const_bit
from rumpus.kernel.compile import bind
from rumpus.kernel.contract.spec import find

RULES = load.HOME.parent / "rules"


def test_no_compiled_source_lies_among_words_and_texts() -> None:
    """Editing a sentence, a range or a condition compiles no rule anew: nothing compiled imports it."""
    compiled = bind.sources(find("brawlhalla")).values()
    rooms = {path.parent.relative_to(load.HOME.parents[2]).as_posix() for path in compiled}
    assert "games/brawlhalla/rules" in rooms
    assert not [room for room in rooms if room.startswith("effects") or "content" in room or "interface" in room]


def test_what_is_generated_is_as_the_rows_have_it() -> None:
    assert {name: (RULES / name).read_text("utf-8") for name in GENERATED.files()} == GENERATED.files()


def test_numbers_are_those_of_the_catalogue() -> None:
    for word in PRINTED:
        assert word.law == f"BH-FX-{word.number:02}"
    for name, number in NUMBERS:
        assert getattr(ops, name.upper()) == number


@pytest.mark.parametrize("word", PRINTED, ids=lambda word: word.name)
def test_a_word_has_a_function_unless_it_only_stands(word: fx.Word) -> None:
    assert bool(word.does) == (set(word.moments) != {"constant"})
    assert "constant" not in word.moments or const_bit(word.number) >= 0


def test_every_trigger_lets_some_word_stand() -> None:
    for on in TRIGGERS:
        assert WORDS.here(fx.Place(on))


def test_a_combination_with_words_that_stand_is_a_list_only() -> None:
    standing = [word.name for word in words.CONTROL if not word.moments]
    assert standing == ["sequence"]
