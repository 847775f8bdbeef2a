"""Every text that Blitz Squad prints: of the house's cards, and of every word with its parameters and conditions.

texts.txt holds them all, in full and in short, so that a change of wording is read in its diff (RUMPUS_GOLDEN=write).
The texts of the cards are the catalogue's, letter by letter.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.games.blitz_squad.content.law import named
from tests.helpers.golden import agree
from tests.helpers.texts import faults

from rumpus import effects as fx
from rumpus.effects import Param, large
from rumpus.games.blitz_squad.content.grammar import BRAWLER, IF, OF_SPECIALS, PER, SPECIAL
from rumpus.games.blitz_squad.content.load import installed
from rumpus.games.blitz_squad.content.words import VOCABULARY, WORDS
from rumpus.games.blitz_squad.interface.card_text import heads, sentence, short_of, text_of
from rumpus.kernel.contract.reader import Fault, Reader

TEXTS = Path(__file__).parent / "texts.txt"
CARD = 70
"""Letters of a short text at most."""
ASKED = ("damage", "draw", "pay")
"""Words that are written down under every condition; the others read alike."""
INNER = {"options": [[{"word": "draw", "n": 1}], [{"word": "recover", "n": 2}]]}
PAID = {"cost": {"word": "mill", "n": 2}, "gain": {"word": "strike", "n": 3, "who": "foe"}}


def base(word: fx.Word) -> dict[str, Any]:
    """A word with the least that it takes."""
    made: dict[str, Any] = {"word": word.name}
    for key, param in word.params.items():
        if param.needed:
            made[key] = INNER.get(key) or PAID.get(key) or next(iter(values(param)))
    special = word.params["on"].default in OF_SPECIALS
    return made | ({"who": "all"} if special and "who" in word.params else {})


def values(param: Param) -> Iterator[Any]:
    """What a parameter may be; of numbers the least, the least but one, and the most."""
    if param.block or param.many:
        return
    if param.switch:
        yield True
    elif param.words:
        yield from param.words
    else:
        yield from dict.fromkeys((param.lo, min(param.lo + 1, param.hi), param.hi))


def entries(word: fx.Word) -> Iterator[dict[str, Any]]:
    """A word with each value of each parameter; then under each condition, and times each counter."""
    first = base(word)
    yield first
    for key, param in word.params.items():
        yield from (first | {key: value} for value in values(param) if value not in PER)
    if "per" in word.params:
        yield from (first | {"per": name, "cap": 3} for name in PER)
    yield first | {"as": ["attack", "energy"]}
    for name, case in IF.items() if word.name in ASKED else ():
        c = {"c": case.params["c"].lo} if case.params else {}
        slots = {"as": ["attack"]} if "attack" in getattr(word, "slots", ()) else {}
        yield first | slots | {"if": name} | c


def of_words() -> Iterator[tuple[str, str, str]]:
    """Every word, however it may be written: its name, its text in full and in short."""
    for word in WORDS:
        for data in entries(word):
            for kind in (BRAWLER, SPECIAL):
                wrong: list[Fault] = []
                place = fx.Place(on=kind)
                nodes = fx.read(VOCABULARY, Reader("", "", {"effects": [data]}, wrong), "effects", place)
                if nodes and not wrong:
                    yield word.name, *(sentence(nodes[0], place, voice) for voice in (fx.FULL, fx.SHORT))


def of_cards() -> list[tuple[str, str, str]]:
    """Every card: its name, its text in full and in short."""
    return [(sheet.name, text_of(sheet), short_of(sheet)) for sheet in installed().designs]


def law_texts() -> dict[str, str]:
    """The catalogue's text of every card, by its id."""
    made = {card["id"]: card["text"] for one in named("brawler").values() for card in one["cards"]}
    return made | {name: one["text"] for name, one in named("special").items()}


@pytest.mark.parametrize("name", law_texts())
def test_the_text_of_a_card_is_the_laws_letter_by_letter(name: str) -> None:
    assert text_of(installed().by_id[name]) == law_texts()[name]


def test_there_are_no_other_cards() -> None:
    assert installed().by_id.keys() == law_texts().keys()


def test_all_texts_are_as_they_were_read() -> None:
    told = [line for name, full, brief in of_cards() for line in (name, f"    {full}", f"    {brief}")]
    group, seen = "", set[tuple[str, str]]()
    for name, *texts in of_words():
        if name != group:
            told.append(f"\n# {name}")
            group = name
        both = (texts[0], texts[1])
        if both not in seen:
            told.append(f"    {both[0]} | {both[1]}")
        seen.add(both)
    agree(TEXTS, "\n".join(told).strip() + "\n")


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    names = [word.name for word in WORDS if "_" in word.name]
    found = [text for _, *texts in of_cards() for text in texts]
    found += [f"{large(one)}." for _, *texts in of_words() for one in texts]
    assert [f"{text!r} {fault}" for text in found for fault in faults(text, names)] == []


def test_the_short_text_is_never_the_longer_one() -> None:
    assert [one for one in (*of_cards(), *of_words()) if len(one[2]) > len(one[1])] == []


def test_a_short_text_fits_a_small_card() -> None:
    assert [(name, brief) for name, _, brief in of_cards() if len(brief) > CARD] == []


@pytest.mark.rule("BS-RUL-62")
def test_a_strike_is_never_called_damage() -> None:
    """The card text of strike never says damage: it says that the player mills n."""
    told = [text for name, *texts in of_words() if name in ("strike", "mill") for text in texts]
    assert [text for text in told if "damage" in text] == []
    slow_burn = installed().by_id["wick-slow_burn"]
    assert "damage" not in text_of(slow_burn)
    assert text_of(slow_burn).endswith("the opponent mills 1 (tavern to clinic).")


@pytest.mark.rule("BS-RUL-46")
def test_what_is_for_attacks_says_attacks_and_never_actions() -> None:
    """'Attack' means a combo with an attack stack; effects meant for both say combo."""
    hearth, ward = installed().by_id["roaring_hearth"], installed().by_id["wick-candle_ward"]
    assert text_of(hearth) == "All attacks: +1 damage."
    assert "the combo deals 2 less damage" in text_of(ward)


def test_the_heads_of_a_card() -> None:
    assert heads(installed().by_id["wick-spark"]) == [("Action", "+2 damage."), ("Energy", "+2 energy.")]
    assert heads(installed().by_id["sable-open_palm"]) == [("", "You reveal 1 card."), ("", "+1 power.")]
    assert heads(installed().by_id["brakka-head_first"]) == [("", "No effect.")]
