"""Every text that IncrediBrawl prints: of the shipped cards, and of every word with its parameters and conditions.

texts.txt holds them all, in full and in short, so that a change of wording is read in its diff (RUMPUS_GOLDEN=write).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.helpers.golden import agree
from tests.helpers.texts import faults

from rumpus.games.incredibrawl.content.load import installed
from rumpus.games.incredibrawl.content.reading import Word, read_word
from rumpus.games.incredibrawl.interface import card_short, card_text
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.kernel.reader import Reader

TEXTS = Path(__file__).parent / "texts.txt"
SIGN = 44
"""Letters of one line on the sign of a location (LOOK-incredibrawl 3)."""
CARD = 60
"""Letters of a short text at most."""
GAIN = {"op": "glory_gain", "n": 1, "who": "self"}
DRAW = {"op": "draw", "n": 2, "who": "self"}
LISTS: dict[str, list[Any]] = {"list": [[GAIN], [GAIN, DRAW]], "lists": [[[GAIN], [DRAW]], [[GAIN], [DRAW], [GAIN]]]}
ASKED = ("glory_gain", "level_mod", "winner_bonus", "spot_swap", "if_then", "rescrap_throw")
"""Words that are written down under every condition; the others read alike."""
NAMES = {"type=": "energy", "class in ": "robot,undead", "winner_type=": "natural", "winner_class in ": "plant"}


def values(op: str, key: str, allowed: Any) -> list[Any]:
    """Every value of a parameter, or the ends of a span."""
    if allowed is bool:
        return [False, True]
    if isinstance(allowed, str):
        return LISTS[allowed]
    if isinstance(allowed[0], int):
        return [*sorted({allowed[0], allowed[1]}), *v.MORE.get((op, key), ())]
    return [*allowed, *v.MORE.get((op, key), ())]


def entries(op: str) -> Iterator[dict[str, Any]]:
    """A word with each value of each parameter, then as one may, then under each condition."""
    base: dict[str, Any] = {"op": op} | ({"if": "own_lost"} if op in ("if_then", "rescrap_throw") else {})
    for key, allowed in v.GRAMMAR[op].items():
        if isinstance(allowed, str) or (key in v.NEEDED and (op, key) not in v.MAY) or op == "glory_per":
            base[key] = values(op, key, allowed)[0]
    yield base
    for key, allowed in v.GRAMMAR[op].items():
        for value in values(op, key, allowed):
            yield base | {key: value}
    yield base | {"optional": True}
    for head in v.CONDITIONS[1:]:
        yield base | {"if": head + NAMES.get(head, "3" if head in v.RANGES else "moon" if head == "location=" else "")}


def of_words() -> Iterator[tuple[str, Word]]:
    """Every word, however it may be written."""
    for op in v.GRAMMAR:
        for data in entries(op):
            wrong: list[Any] = []
            word = read_word(Reader("f", "", data, wrong))
            if not wrong:
                yield op, word


def of_cards() -> Iterator[tuple[str, str, str]]:
    """Every card: its name, its text in full and in short."""
    for sheet in installed().all:
        yield sheet.name, card_text.text_of(sheet), card_short.short_of(sheet)


def test_all_texts_are_as_they_were_read() -> None:
    told = [line for name, full, brief in of_cards() for line in (name, f"    {full}", f"    {brief}")]
    group, seen = "", set[tuple[str, str]]()
    for op, word in of_words():
        if op not in ASKED and "if" in dict(word.told):
            continue
        both = card_text.sentence(word), card_short.sentence(word)
        if op != group:
            told.append(f"\n# {op}")
            group = op
        if both not in seen:
            told.append(f"    {both[0]} | {both[1]}")
        seen.add(both)
    agree(TEXTS, "\n".join(told).strip() + "\n")


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    both = [text for _, *texts in of_cards() for text in texts]
    for _, word in of_words():
        both += [f"{card_text.large(one)}." for one in (card_text.sentence(word), card_short.sentence(word))]
    assert [f"{text!r} {fault}" for text in both for fault in faults(text, v.OPS)] == []


def test_the_short_text_is_never_the_longer_one() -> None:
    assert [one for one in of_cards() if len(one[2]) > len(one[1])] == []
    both = [(card_text.sentence(word), card_short.sentence(word)) for _, word in of_words()]
    assert [one for one in both if len(one[1]) > len(one[0])] == []


def test_a_short_text_fits_its_place() -> None:
    for sheet in installed().all:
        text = card_short.short_of(sheet)
        assert len(text) <= (SIGN if sheet.kind == "location" else CARD), f"{sheet.name}: {text}"


def test_every_word_without_lists_has_its_row() -> None:
    lists = {op for op, keys in v.GRAMMAR.items() if {"list", "lists"} & set(map(str, keys.values()))}
    assert set(card_short.SAYS) == set(v.OPS) - lists
    assert set(card_short.SUBJECT) <= set(card_short.SAYS)
    assert set(card_short.CONDITIONS) == set(v.CONDITIONS[1:])
