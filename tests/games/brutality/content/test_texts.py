"""Every text that Brutality prints: of the house's cards beside the catalogue's wording, and of every word with its
parameters. texts.txt holds them all, in full and in short, so that a change of wording is read in its diff
(RUMPUS_GOLDEN=write).
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.brutality.content.law import named
from tests.helpers.golden import agree
from tests.helpers.texts import faults

from rumpus import effects as fx
from rumpus.games.brutality.content.fitting import card_faults
from rumpus.games.brutality.content.grammar import ARTIFACT, RELIC, SPECIAL
from rumpus.games.brutality.content.load import installed
from rumpus.games.brutality.content.words import AIMS, VOCABULARY, WORDS
from rumpus.games.brutality.interface.card_text import said, text_of
from rumpus.kernel.contract.content import toml
from rumpus.kernel.contract.reader import Fault, Reader

TEXTS = Path(__file__).parent / "texts.txt"
SHORT = 150
"""Letters of a short text at most."""


def of_cards() -> Iterator[tuple[str, str, str, str]]:
    """Every special, artifact and relic: its name, the catalogue's wording, its text in full and in short."""
    for hero in installed().heroes:
        law = named("hero")[hero.id]
        for special, told in zip(hero.specials, (law["special_1"], law["special_2"]), strict=True):
            yield f"{hero.name}: {special.name}", told["text"], text_of(special), text_of(special, fx.SHORT)
    for kind, cards in (("artifact", installed().artifacts), ("relic", installed().relics)):
        for one in cards:
            yield one.name, named(kind)[one.id]["text"], text_of(one), text_of(one, fx.SHORT)


def values(param: fx.Param) -> list[Any]:
    """What a parameter may be; of numbers the least, the least but one, and the most."""
    if param.many:
        return [[word] for word in param.words] + [list(param.words), list(param.words)[1:]]
    if param.switch:
        return [True, False]
    return list(param.words) or list(dict.fromkeys((param.lo, min(param.lo + 1, param.hi), param.hi)))


def entries(word: fx.Word) -> Iterator[dict[str, Any]]:
    """A word with each value of each parameter."""
    first = {"fx": word.name} | {key: values(param)[0] for key, param in word.params.items() if param.needed}
    yield first
    for key, param in word.params.items():
        yield from (first | {key: value} for value in values(param))


MELEE: list[dict[str, Any]] = [{"fx": "aim_melee"}, {"fx": "damage", "amount": 1}]
DOES: list[dict[str, Any]] = [{"fx": "damage", "amount": 1}, {"fx": "remove_hazard"}, {"fx": "peek_hand"}]
DOES += [{"fx": "remove_creation"}, {"fx": "revive", "hp": "full"}]
DOES += [{"fx": "place_creation", "creation": "wall", "count": 1, "turns": 1, "where": "chosen_squares"}]
"""What is done to the subjects of an aim, whichever fits."""


def cards(word: fx.Word, data: dict[str, Any]) -> Iterator[list[dict[str, Any]]]:
    """Small cards with a word: what has to stand before it, and behind it."""
    if getattr(word, "aim", ""):
        yield from ([data, one] for one in DOES)
        return
    wanted = [one for one in AIMS if one.aim in getattr(word, "of", ())[:1]]
    yield from ([next(iter(entries(aim))), data] for aim in wanted if aim.name != "aim_player")
    yield from ([{"fx": "aim_player", "who": who}, data] for who in ("own", "enemy") if wanted)
    yield [{"fx": "aim_own", "count": 1, "state": "dead"}, data]
    if not wanted:
        yield [data]
        yield [*MELEE, data, {"fx": "self_damage", "amount": 1}]


def of_words() -> Iterator[tuple[str, str, str]]:
    """Every word, however it may be written, on a small card that has it; the first place where it may stand."""
    for word in WORDS:
        for data in entries(word):
            found = (texts(told, on) for told in cards(word, data) for on in (SPECIAL, ARTIFACT, RELIC))
            both = next((one for one in found if one), None)
            if both:
                yield word.name, *both


def texts(told: list[dict[str, Any]], on: str) -> tuple[str, str] | None:
    """Both texts of a card; None where it cannot be."""
    wrong: list[Fault] = []
    nodes = fx.read(VOCABULARY, Reader("", "", {"effects": told}, wrong), "effects", fx.Place(moment=on))
    if wrong or any(card_faults(nodes, on, "blessing", "next_turn")):
        return None
    return said(nodes), said(nodes, fx.SHORT)


def test_all_texts_are_as_they_were_read() -> None:
    told = [
        line
        for name, law, full, brief in of_cards()
        for line in (name, f"    law   {law}", f"    full  {full}", f"    short {brief}")
    ]
    group, seen = "", set[tuple[str, str]]()
    for name, full, brief in of_words():
        told += [f"\n# {name}"] if name != group else []
        group = name
        told += [f"    {full} | {brief}"] if (full, brief) not in seen else []
        seen.add((full, brief))
    agree(TEXTS, "\n".join(told).strip() + "\n")


def test_every_text_is_a_sentence_in_a_players_words() -> None:
    names = [word.name for word in WORDS if "_" in word.name]
    found = [text for _, _, *texts in of_cards() for text in texts] + [
        text for _, *texts in of_words() for text in texts
    ]
    assert [f"{text!r} {fault}" for text in found for fault in faults(text, names)] == []


def test_every_word_is_said() -> None:
    assert {name for name, *_ in of_words()} == {word.name for word in WORDS} - {"choose_one"}
    assert said(
        read("""{ fx = "choose_one", groups = 2 }, { fx = "aim_self" }, { fx = "heal", amount = 1 },
        { fx = "aim_melee" }, { fx = "damage", amount = 2 }""")
    ) == ("Choose one: this hero heals 1 HP; or one adjacent enemy takes 2 damage.")
    assert said(
        read("""{ fx = "aim_melee" }, { fx = "damage", amount = 2 }, { fx = "if_killed", otherwise_skip = 1 },
        { fx = "self_damage", amount = 1 }""")
    ) == ("One adjacent enemy takes 2 damage. If a hero dies by it, this hero takes 1 damage.")


def test_what_is_done_to_those_who_were_named() -> None:
    """They are not named again; a leap to an empty place is said where nobody is landed on."""
    assert (
        said(read('{ fx = "aim_leap", min = 1, max = 2, land = "empty" }')) == "Leap 1 to 2 squares to an empty place."
    )
    leap = '{ fx = "aim_leap", min = 2, max = 2, land = "empty" }, { fx = "self_damage", amount = 1 }'
    assert said(read(leap)) == "Leap 2 squares to an empty place and this hero takes 1 damage."
    both = '{ fx = "aim_teammate", reach = 0, include_self = true, count = "all" }'
    for aim, told in (
        (both, "Both heroes heal 1 HP and their"),
        ('{ fx = "aim_melee" }', "One adjacent enemy heals 1 HP and its"),
    ):
        card = read(f'{aim}, {{ fx = "heal", amount = 1 }}, {{ fx = "cooldown_shift", amount = 2 }}')
        assert said(card) == f"{told} artifact gets 2 more cooldown markers."


def read(text: str) -> tuple[fx.Node, ...]:
    """The effects of a special."""
    wrong: list[Fault] = []
    told = toml(f"effects = [{text}]")
    nodes = fx.read(VOCABULARY, Reader("", "", told, wrong), "effects", fx.Place(moment=SPECIAL))
    assert wrong == []
    return nodes


def test_the_numbers_of_a_text_are_those_of_the_catalogue() -> None:
    """Whatever number the catalogue's wording has stands in ours too, and the other way round."""
    for name, law, full, _ in of_cards():
        ours, theirs = ({int(digit) for digit in text if digit.isdigit()} for text in (full, law))
        assert ours - {1} == theirs - {1}, name


def test_a_short_text_is_no_longer_and_fits_a_card() -> None:
    assert [name for name, _, full, brief in of_cards() if len(brief) > len(full) or len(brief) > SHORT] == []
