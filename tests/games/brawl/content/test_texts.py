"""Every text that BRAWL prints: of the kinds of the book and of the installed decks, and of every word and condition.

texts.txt and texts.de.txt hold them all, in full and in short, so that a change of wording is read in its diff
(RUMPUS_GOLDEN=write).
"""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import ast as syntax
from tests.helpers.catalogues import patterns, spoken, told, words
from tests.helpers.golden import agree
from tests.helpers.texts import faults, lines

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import STANDARD, Kind, read_kind
from rumpus.games.brawl.content.load import load_decks
from rumpus.games.brawl.content.words import CONDITIONS, V
from rumpus.games.brawl.interface.card_text import CATALOGUE, said, short
from rumpus.games.brawl.rules import ops
from rumpus.kernel.contract.reader import Fault, Reader
from rumpus.kernel.words.saying import Catalogue

HERE = Path(__file__).parent
GERMAN = Catalogue(*CATALOGUE.folders, language="de")
ROWS, WIDTH = 3, 24
"""Room on the card in the hand, 160 wide with words of 13, over its picture."""


def shipped() -> Iterator[Kind]:
    """The kinds of the book, then those that only an installed deck has."""
    found = [kind for deck in load_decks().values() for kind, _ in deck.cards + deck.extra]
    yield from dict.fromkeys([*STANDARD, *found])


def values(param: fx.Param) -> list[Any]:
    """What a parameter may be: its words, the ends of its range; of the colours some."""
    if param.many:
        return [["red", "green"]]
    if "red" in param.words:
        return ["red"]
    return [*param.words, *sorted({param.lo, param.hi} if param.lo <= param.hi else ())]


def possible() -> Iterator[tuple[str, Kind]]:
    """Every word with its parameters; one word under every condition."""
    for name in V.here(fx.Place("card")):
        params = V.words[name].params
        for chosen in product(*(values(param) for param in params.values())):
            yield name, made(name, dict(zip(params, chosen, strict=True)))
    for condition in CONDITIONS:
        for n in sorted(
            {int(one) for found in re.findall(r"<\w+ (\d+)-(\d+)>", condition.text) for one in found} | {1}
        ):
            said = re.sub(r"<.*?>", str(n), condition.text).replace("(s)", "" if n == 1 else "s")
            yield condition.text, made("wild_block_string", {"only_if": said})


def made(effect: str, params: dict[str, Any]) -> Kind:
    """A kind of a designer's own."""
    wrong: list[Fault] = []
    kind = read_kind(Reader("x", "", {"id": "x", "name": "X", "effect": effect, **params}, wrong))
    assert wrong == []
    return kind


def of_all(language: Catalogue = CATALOGUE) -> Iterator[tuple[str, str, str]]:
    """What it is, its text in full and in short, as both kinds of Press have it."""
    for name, kind in [*((short(kind), kind) for kind in shipped()), *possible()]:
        for removes in (False, True) if kind.word == ops.PRESS else (False,):
            full, brief = (said(kind, voice, press_removes=removes) for voice in (fx.FULL, fx.SHORT))
            yield name, language.say(full), language.say(brief)


@pytest.mark.parametrize(("file", "language"), [("texts.txt", CATALOGUE), ("texts.de.txt", GERMAN)])
def test_all_texts_are_as_they_were_read(file: str, language: Catalogue) -> None:
    agree(HERE / file, "".join(f"{name}\n    {full}\n    {brief}\n" for name, full, brief in of_all(language)))


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    assert [f"{text!r} {fault}" for _, *both in of_all() for text in both for fault in faults(text, V.words)] == []


@pytest.mark.parametrize("language", [CATALOGUE, GERMAN])
def test_the_short_text_is_never_the_longer_one(language: Catalogue) -> None:
    assert [one for one in of_all(language) if len(one[2]) > len(one[1])] == []


@pytest.mark.parametrize("language", [CATALOGUE, GERMAN])
def test_a_short_text_fits_the_card_in_the_hand(language: Catalogue) -> None:
    assert [one for one in of_all(language) if lines(one[2], WIDTH) > ROWS] == []


# ---------------------------------------------------------------- another language says all of it
SAYS = re.compile(r"(effect|only-if)\b|colour|two-colours|some-")
"""The messages of the cards."""


def of_cards(language: Catalogue) -> dict[str, syntax.Pattern]:
    return {code: one for code, one in patterns(language.files[0]).items() if SAYS.match(code)}


def test_every_message_of_the_cards_is_told_the_same_in_both_languages() -> None:
    english, german = (
        {code: {one for one in needs if one[0] == "$"} for code, needs in told(language.files[0]).items()}
        for language in (CATALOGUE, GERMAN)
    )
    assert of_cards(CATALOGUE).keys() == of_cards(GERMAN).keys()
    assert {code: english[code] for code in of_cards(GERMAN)} == {code: german[code] for code in of_cards(GERMAN)}


def test_every_word_and_condition_is_a_message_in_two_lengths() -> None:
    named = {f"effect-{word}".replace("_", "-") for word in V.words} | {f"only-if-{one.name}" for one in CONDITIONS}
    found = {code for code in of_cards(CATALOGUE) if code.startswith(("effect-", "only-if-"))}
    assert {code for code in found if "." not in code} == named
    assert {code.removesuffix(".short") for code in found if code.endswith(".short")} == named


def test_no_card_holds_english_in_german() -> None:
    only = words(of_cards(CATALOGUE)) - words(of_cards(GERMAN))
    assert len(only) > 80
    assert len(list(of_all(GERMAN))) == len(list(of_all())) > 60
    assert [(name, text) for name, *both in of_all(GERMAN) for text in both if only & spoken(text)] == []
