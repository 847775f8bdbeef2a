"""IncrediBrawl in words: whatever a designer writes has a text, and two different words have two different texts."""

from typing import Any

import pytest
from tests.games.incredibrawl.content.entries import (
    ASKING,
    GAIN,
    base,
    conditions,
    params,
    values,
    word,
)

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.conditions import IF, RICHER, told
from rumpus.games.incredibrawl.content.load import Sheet, load
from rumpus.games.incredibrawl.content.words import NAMES, PLAYERS
from rumpus.games.incredibrawl.interface.card_text import say, sentence, text_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.words.saying import Saying

DRAW = {"op": "draw", "n": 1, "who": "self"}


def said(data: dict[str, Any], where: str) -> str:
    """The text of a word."""
    return sentence(word(data, where), where)


def dull(data: dict[str, Any], key: str) -> bool:
    """Whether a parameter does not show: what is not counted; a coin, a throw or a list word says its lists."""
    if data["op"] == "glory_per":
        return key in ("n", "type") or (key == "class" and data["per"] != "class_in_play")
    return False


@pytest.mark.parametrize("op", NAMES)
@pytest.mark.parametrize("where", ["character", "power_up"])
def test_every_value_shows_in_the_text(op: str, where: str) -> None:
    """Parameters left out are told as what they stand for."""
    for key, param in params(op).items():
        if dull(base(op), key):
            continue
        texts = [said({**base(op), key: value}, where) for value in values(param)]
        same = {"until"} if len(param.words) == 1 else set()
        assert len(set(texts)) == len(texts) or key in same, texts
        assert all(
            (not text[0].isupper() or text[0] == "P") and "None" not in text and "{" not in text for text in texts
        ), texts


@pytest.mark.parametrize("op", NAMES)
def test_may_shows_in_the_text(op: str) -> None:
    plain, may = said(base(op), "character"), said({**base(op), "optional": True}, "character")
    assert plain != may
    assert "you may" in may or "if you want" in may


@pytest.mark.parametrize("op", NAMES)
def test_every_condition_shows_in_the_text(op: str) -> None:
    asked = conditions()
    if not any(value in PLAYERS for value in base(op).values() if isinstance(value, str)):
        asked.remove(RICHER)
    texts = [said({**base(op), "if": one}, "character") for one in asked]
    assert len({said(base(op), "character"), *texts}) == len(texts) + (op not in ASKING)


def test_every_condition_has_words_of_its_own() -> None:
    for voice in (fx.FULL, fx.SHORT):
        texts = [
            say(Saying(fx.message_id(voice, "card-if"), told(one, voice) | {"who": "self"}))
            for text in conditions()
            if isinstance(one := IF.read(text), fx.Sentence)
        ]
        assert len(set(texts)) == len(conditions())


def test_a_condition_on_a_character_is_not_told_of_a_player() -> None:
    gain = {"op": "glory_gain", "n": 1, "who": "each_opponent", "if": "type=energy"}
    assert said(gain, "character") == "if your character is energy, each opponent gains 1 Glory"
    bonus = {"op": "winner_bonus", "n": 1, "if": "level<=3"}
    assert said(bonus, "character") == "if your character's Level is 3 or less, the brawl's winner gains 1 Glory"


def test_what_a_character_may_become_is_told_as_a_wish() -> None:
    """You may do something; that something is so, you may want."""
    level = {"op": "level_set", "to": 3, "target": "own_character", "optional": True}
    assert said(level, "character") == "if you want, your character's Level becomes 3 for this brawl"
    swap = {"op": "level_swap", "target": "any_two", "optional": True}
    assert said(swap, "character") == "if you want, 2 characters swap Levels for this brawl"


def test_more_cards_of_a_filter_are_many() -> None:
    recover = {"op": "recover", "n": 2, "to": "hand", "type": "natural", "level": 4}
    assert said(recover, "character") == (
        "take 2 natural characters of Level 4 or less from your discard pile into your hand"
    )


def test_conditions_on_both_of_two() -> None:
    """They are about the characters that are chosen."""
    swap = {"op": "spot_swap", "target": "any_two", "if": "class in robot"}
    assert said(swap, "character") == "swap the spots of 2 characters that are robots"
    swap = {"op": "level_swap", "target": "this_and_one", "if": "type=energy"}
    assert said(swap, "character") == "this character and another energy character swap Levels for this brawl"
    peek = {"op": "hand_peek", "who": "opponent", "if": "target_glory>own"}
    assert said(peek, "character") == "look at the hand of one opponent who has more Glory than you"


def test_that_its_owner_may_is_told_once_before_what_is_done() -> None:
    """A word that holds others hands it on to the first of them."""
    become = {"op": "win_ties", "who": "this"}
    assert said({"op": "if_then", "if": "players=3", "then": [become], "optional": True}, "character") == (
        "if there are 3 players, if you want, this character wins true ties in this brawl"
    )
    twice = {"op": "rescrap", "pre": [{**DRAW, "optional": True}], "optional": True}
    assert said(twice, "character") == "you may draw 1 card; then the scrap is fought again"
    asked = {"op": "rescrap", "pre": [{**DRAW, "if": "players=3"}], "optional": True}
    assert said(asked, "character") == "you may if there are 3 players, draw 1 card; then the scrap is fought again"


def test_long_texts_are_whole() -> None:
    flips: list[dict[str, Any]] = [{"op": "flip", "heads": [GAIN] * 6, "tails": [DRAW] * 6}] * 6
    text = said({"op": "choose_one", "options": [flips, [GAIN]]}, "character")
    assert (text.count("gain 1 Glory"), text.count("draw 1 card")) == (37, 36)
    assert text.endswith("draw 1 card; or gain 1 Glory")


def test_texts_of_locations() -> None:
    def told(**data: Any) -> str:
        return said(data, "location")

    assert told(op="level_mod", n=-2, target="all", **{"if": "type=energy"}) == "energy characters get Level -2 here"
    assert told(op="replace_deck", who="all", **{"if": "class in robot"}) == (
        "return each character that is a robot to its owner's hand; "
        "its owner puts the first character of their deck into its spot"
    )

    assert (
        told(op="win_ties", **{"if": "class in robot,undead"})
        == "characters that are robots or undead win true ties here"
    )
    assert told(op="protect", target="this", **{"from": "play"}) == "opponents' abilities can't choose characters here"
    assert told(op="level_set", to=3, target="all") == "the Level of characters becomes 3 here"
    assert told(op="type_set", to="energy", target="all", **{"if": "level<=4"}) == (
        "characters of Level 4 or less become energy here"
    )
    assert told(op="ignore_types", **{"if": "players=4"}) == "if there are 4 players, here only Levels are compared"
    assert told(op="winner_bonus", n=2) == "the brawl's winner gains 2 Glory"
    assert told(op="draw", n=2, who="winner") == "the brawl's winner draws 2 cards"


def test_texts_of_cards() -> None:
    """Sentences begin large and end with a stop; no ability is `No effect.`"""
    plain = load("abilities = false\n").characters[0]
    assert text_of(plain) == "No effect."
    words = tuple(word(one) for one in (GAIN, {**DRAW, "if": "hand<=1"}))
    assert text_of(Sheet("x", "X", "character", effects=(words, (), words[:1], ()))) == (
        "Play: Gain 1 Glory. If you hold 1 card or fewer, draw 1 card. Win: Gain 1 Glory."
    )
    up = {"effects": (words, (), (), ())}
    assert text_of(Sheet("x", "X", "power_up", windows=(ids.W_AFTER_SCRAP,), **up)) == (
        "After a scrap: gain 1 Glory. If you hold 1 card or fewer, draw 1 card."
    )
    several = (ids.W_REVEAL, ids.W_BEFORE_PLAY, ids.W_AFTER_GLORY)
    assert text_of(Sheet("x", "X", "power_up", windows=several, **up)) == (
        "After the reveal, before a Play ability or after the Victory Glory: gain 1 Glory. "
        "If you hold 1 card or fewer, draw 1 card."
    )


@pytest.mark.rule("IB-TERM-09", "IB-R-OTHER")
def test_an_other_ability_has_no_keyword_but_its_moments() -> None:
    words = (word(GAIN),)
    one = Sheet("x", "X", "character", windows=(ids.W_BEFORE_SCRAP,), effects=((), words, (), words))
    assert text_of(one) == "Lose: Gain 1 Glory. Before its scraps: Gain 1 Glory."
    two = Sheet("x", "X", "character", windows=(ids.W_REVEAL, ids.W_AFTER_SCRAP), effects=((), (), (), words))
    assert text_of(two) == "After the reveal and after its scraps: Gain 1 Glory."
