"""Every text that IncrediBrawl prints: of the shipped cards, and of every word with its parameters and conditions.

texts.txt holds them all, in full and in short, so that a change of wording is read in its diff (RUMPUS_GOLDEN=write).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.incredibrawl.content.entries import base, conditions, params, read, values
from tests.helpers.golden import agree
from tests.helpers.texts import faults

from rumpus import effects as fx
from rumpus.effects import large
from rumpus.games.incredibrawl.content.load import installed
from rumpus.games.incredibrawl.content.words import NAMES, WORDS
from rumpus.games.incredibrawl.interface.card_text import CATALOGUE, sentence, short_of, text_of

TEXTS = Path(__file__).parent / "texts.txt"
SIGN = 44
"""Letters of one line on the sign of a location (LOOK-incredibrawl 3)."""
CARD = 60
"""Letters of a short text at most."""
ASKED = ("glory_gain", "level_mod", "winner_bonus", "spot_swap", "if_then", "rescrap_throw")
"""Words that are written down under every condition; the others read alike."""


def entries(op: str) -> Iterator[dict[str, Any]]:
    """A word with each value of each parameter, then as one may, then under each condition."""
    yield base(op)
    for key, param in params(op).items():
        for value in values(param):
            yield base(op) | {key: value}
    yield base(op) | {"optional": True}
    for asked in conditions():
        yield base(op) | {"if": asked}


def both(node: fx.Node) -> tuple[str, str]:
    """A word in full and in short."""
    return sentence(node), sentence(node, voice=fx.SHORT)


def of_words() -> Iterator[tuple[str, fx.Node]]:
    """Every word, however it may be written."""
    for op in NAMES:
        for data in entries(op):
            node, wrong = read(data)
            if node is not None and not wrong:
                yield op, node


def of_cards() -> Iterator[tuple[str, str, str]]:
    """Every card: its name, its text in full and in short."""
    for sheet in installed().all:
        yield sheet.name, text_of(sheet), short_of(sheet)


def test_all_texts_are_as_they_were_read() -> None:
    told = [line for name, full, brief in of_cards() for line in (name, f"    {full}", f"    {brief}")]
    group, seen = "", set[tuple[str, str]]()
    for op, word in of_words():
        if op not in ASKED and "if" in word.data:
            continue
        texts = both(word)
        if op != group:
            told.append(f"\n# {op}")
            group = op
        if texts not in seen:
            told.append(f"    {texts[0]} | {texts[1]}")
        seen.add(texts)
    agree(TEXTS, "\n".join(told).strip() + "\n")


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    found = [text for _, *texts in of_cards() for text in texts]
    found += [f"{large(one)}." for _, word in of_words() for one in both(word)]
    assert [f"{text!r} {fault}" for text in found for fault in faults(text, NAMES)] == []


def test_the_short_text_is_never_the_longer_one() -> None:
    assert [one for one in of_cards() if len(one[2]) > len(one[1])] == []
    found = [both(word) for _, word in of_words()]
    assert [one for one in found if len(one[1]) > len(one[0])] == []


def test_a_short_text_fits_its_place() -> None:
    for sheet in installed().all:
        text = short_of(sheet)
        assert len(text) <= (SIGN if sheet.kind == "location" else CARD), f"{sheet.name}: {text}"


def test_every_word_has_both_texts() -> None:
    codes = [fx.message_id(voice, "effect", word.name) for word in WORDS for voice in (fx.FULL, fx.SHORT)]
    assert [code for code in codes if code not in CATALOGUE] == []
