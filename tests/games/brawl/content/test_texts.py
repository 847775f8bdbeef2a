"""Every text that BRAWL prints: of the kinds of the book and of the installed decks, and of every word and condition.

texts.txt holds them all, in full and in short, so that a change of wording is read in its diff (RUMPUS_GOLDEN=write).
"""

import re
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from typing import Any

from tests.helpers.golden import agree
from tests.helpers.texts import faults, lines

from rumpus import effects as fx
from rumpus.games.brawl.content.kinds import STANDARD, Kind, read_kind
from rumpus.games.brawl.content.load import load_decks
from rumpus.games.brawl.content.words import CONDITIONS, V
from rumpus.games.brawl.interface.card_text import short, short_text, text_of, type_view
from rumpus.games.brawl.rules import ops
from rumpus.kernel.reader import Fault, Reader

TEXTS = Path(__file__).parent / "texts.txt"
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


def of_all() -> Iterator[tuple[str, str, str]]:
    """What it is, its text in full and in short, as both kinds of Press have it."""
    for name, kind in [*((short(kind), kind) for kind in shipped()), *possible()]:
        for removes in (False, True) if kind.word == ops.PRESS else (False,):
            yield name, text_of(kind, press_removes=removes), short_text(kind, press_removes=removes)


def test_all_texts_are_as_they_were_read() -> None:
    agree(TEXTS, "".join(f"{name}\n    {full}\n    {brief}\n" for name, full, brief in of_all()))


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    assert [f"{text!r} {fault}" for _, *both in of_all() for text in both for fault in faults(text, V.words)] == []


def test_the_short_text_is_never_the_longer_one() -> None:
    assert [one for one in of_all() if len(one[2]) > len(one[1])] == []


def test_a_short_text_fits_the_card_in_the_hand() -> None:
    for kind in shipped():
        assert lines(type_view(kind)["short"], WIDTH) <= ROWS, kind.name
    for name, _, brief in of_all():
        assert lines(brief, WIDTH) <= ROWS, f"{name}: {brief}"
