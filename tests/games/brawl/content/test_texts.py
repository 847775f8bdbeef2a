"""Every text that BRAWL prints: of the kinds of the book and of the installed decks, and of every word and condition.

texts.txt holds them all, in full and in short, so that a change of wording is read in its diff (RUMPUS_GOLDEN=write).
"""

from collections.abc import Iterator
from pathlib import Path

from tests.helpers.golden import agree
from tests.helpers.texts import faults, lines

from rumpus.games.brawl.content.load import load_decks
from rumpus.games.brawl.content.words import CONDITIONS, FACTORS, MASKS, STANDARD, WORDS, Kind
from rumpus.games.brawl.interface.card_text import ONLY_IF, SAYS, short, short_text, text_of, type_view
from rumpus.games.brawl.rules import ids

TEXTS = Path(__file__).parent / "texts.txt"
ROWS, WIDTH = 3, 24
"""Room on the card in the hand, 160 wide with words of 13, over its picture."""


def shipped() -> Iterator[Kind]:
    """The kinds of the book, then those that only an installed deck has."""
    found = [kind for deck in load_decks().values() for kind, _ in deck.cards + deck.extra]
    yield from dict.fromkeys([*STANDARD, *found])


def numbers(word: str) -> list[int]:
    """The numbers that a word may have: the ends of its range, the factors."""
    one = WORDS[word]
    if "factor" in one.keys:
        return list(FACTORS)
    return sorted({one.lo, one.hi, *([0] if word == "sweep_end" else [])})


def possible() -> Iterator[tuple[str, Kind]]:
    """Every word with its numbers and colours; one word under every condition."""
    for word, one in WORDS.items():
        coloured = {"colour", "colours"} & set(one.keys)
        masks = [one.colours] if not coloured else [MASKS["red"], MASKS["red"] | MASKS["green"]]
        for mask in masks:
            for n in numbers(word):
                yield word, Kind("x", "X", one.word, mask, n)
    for condition in CONDITIONS:
        for n in sorted({condition.lo, condition.hi, 1}):
            yield condition.sentence, Kind("x", "X", ids.W_REVERSE, only_if=condition.code, only_n=n)


def of_all() -> Iterator[tuple[str, str, str]]:
    """What it is, its text in full and in short, as both kinds of Press have it."""
    for name, kind in [*((short(kind), kind) for kind in shipped()), *possible()]:
        for removes in (False, True) if kind.word == ids.W_PRESS else (False,):
            yield name, text_of(kind, press_removes=removes), short_text(kind, press_removes=removes)


def test_all_texts_are_as_they_were_read() -> None:
    agree(TEXTS, "".join(f"{name}\n    {full}\n    {brief}\n" for name, full, brief in of_all()))


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    assert [f"{text!r} {fault}" for _, *both in of_all() for text in both for fault in faults(text, WORDS)] == []


def test_the_short_text_is_never_the_longer_one() -> None:
    assert [one for one in of_all() if len(one[2]) > len(one[1])] == []


def test_a_short_text_fits_the_card_in_the_hand() -> None:
    for kind in shipped():
        assert lines(type_view(kind)["short"], WIDTH) <= ROWS, kind.name
    for name, _, brief in of_all():
        assert lines(brief, WIDTH) <= ROWS, f"{name}: {brief}"


def test_every_word_and_condition_has_its_row() -> None:
    assert set(SAYS) == {word.word for word in WORDS.values()} | {ids.W_BASE}
    assert set(ONLY_IF) == {one.code for one in CONDITIONS}
