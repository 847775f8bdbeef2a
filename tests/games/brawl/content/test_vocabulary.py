"""The vocabulary of BRAWL: every word is a row, and what is made from it."""

from dataclasses import replace
from pathlib import Path

from rumpus import effects as fx
from rumpus.games.brawl.content.words import ASIDE, CONDITIONS, GENERATED, PLACES, WORDS, CardWord, V
from rumpus.games.brawl.game import SPEC
from rumpus.games.brawl.rules import dispatch, ops, places
from rumpus.kernel.compile.bind import sources
from rumpus.kernel.contract.catalogue import catalogue

RULES = Path(dispatch.__file__).parent


def test_the_generated_modules_are_what_the_vocabulary_says() -> None:
    assert {name: (RULES / name).read_text("utf-8") for name in GENERATED.files()} == GENERATED.files()


def test_editing_a_text_compiles_nothing_anew() -> None:
    compiled = sources(SPEC)
    assert "rumpus.games.brawl.rules.dispatch" in compiled
    assert not [name for name in compiled if ".content" in name or ".interface" in name or "rumpus.effects" in name]
    edited = fx.vocabulary(
        [replace(word, told=("something else",)) for word in V.words.values()],
        **{name: getattr(V, name) for name in ("key", "op", "common", "moments", "row", "fits", "messages")},
    )
    chains = (
        replace(GENERATED.chains[0], calls=fx.calls(edited)),
        replace(GENERATED.chains[1], calls=fx.calls(edited, "ways")),
    )
    numbers = {**GENERATED.numbers, "ops": fx.numbers(edited)}
    assert replace(GENERATED, numbers=numbers, chains=(*chains, GENERATED.chains[2])).files() == GENERATED.files()


def test_every_word_says_something_and_does_something() -> None:
    for word in V.words.values():
        assert isinstance(word, CardWord)
        assert word.on in PLACES
        assert word.does or word.same
        assert bool(word.ways) is (word.on in ASIDE)
        assert word.rule in catalogue("brawl")
    for one in CONDITIONS:
        assert one.law in catalogue("brawl")
        assert one.does


def test_the_places_of_the_words() -> None:
    assert places.ROW == 1 << ops.PLACE_BASE
    assert places.BASE & places.END == 1 << ops.PRESS
    everywhere = places.ROW | places.BASE | places.END | places.NUMBER | places.RIVAL | places.ORDER
    assert everywhere == sum(1 << number for number in WORDS)
