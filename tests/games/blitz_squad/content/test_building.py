"""Decks that a bot builds: legal within every limit, different, sensible, and the same on every machine."""

from collections import Counter

import pytest

from rumpus.games.blitz_squad.content.building import ALIKE, NUMBERS, SWAPS, built, slots
from rumpus.games.blitz_squad.content.decks import Limits, faults
from rumpus.games.blitz_squad.content.load import Cards, installed
from rumpus.games.blitz_squad.content.options import OPTIONS, deck_of

CARDS = installed()
MANY = 200


@pytest.mark.rule("BS-RUL-23")
@pytest.mark.parametrize("limits", [Limits(), Limits(0, 60), Limits(12, 3), Limits(2, 1), Limits(60, 1)])
def test_every_built_deck_is_legal(limits: Limits) -> None:
    for number in range(MANY):
        assert faults(CARDS, built(CARDS, number, limits), limits) == []


def test_a_number_gives_a_deck_for_ever() -> None:
    assert built(CARDS, 7) == built(CARDS, 7)
    deck = built(CARDS, 5)
    assert (deck.name, deck.brawlers) == ("Wick and Sable 5", ("wick", "nim", "sable", "mothwing"))
    assert deck.out == (("mothwing-field_notes", 1), ("mothwing-peer_review", 1))
    assert deck.into == (("free_round", 2),)


def test_built_decks_differ_and_use_everybody() -> None:
    decks = [built(CARDS, number) for number in range(MANY)]
    assert len({(deck.brawlers, deck.out, deck.into) for deck in decks}) > MANY * 0.85
    chosen = Counter(name for deck in decks for name in deck.brawlers)
    assert chosen.keys() == CARDS.squad.keys()
    assert min(chosen.values()) > MANY * 0.2
    assert {name for deck in decks for name, _ in deck.into} == {sheet.id for sheet in CARDS.specials}


def test_built_decks_keep_a_curve_that_pays_for_its_attacks() -> None:
    """BS-RUL-59: powers lie close together; few special cards, which pay for nothing."""
    for number in range(MANY):
        deck = built(CARDS, number)
        counts = {CARDS.by_id[name]: n for name, n in deck.counts(CARDS).items() if n}
        powers = [sheet.power for sheet, n in counts.items() if not sheet.special for _ in range(n)]
        assert 2.5 <= sum(powers) / len(powers) <= 3.3
        assert 60 - len(powers) <= SWAPS
        assert max((n for sheet, n in counts.items() if sheet.special), default=0) <= ALIKE
        has = slots(sheet for sheet in counts if not sheet.special)
        assert min(has["attack"], has["block"], has["action"]) >= 4


def test_what_goes_out_is_never_the_last_copy() -> None:
    for number in range(MANY):
        deck = built(CARDS, number)
        counts = deck.counts(CARDS)
        assert [name for name, _ in deck.out if not counts[name] and CARDS.by_id[name].copies > 1] == []


@pytest.mark.parametrize("number", [-1, NUMBERS])
def test_a_number_that_is_none_is_told(number: int) -> None:
    with pytest.raises(ValueError, match=f"{number} is not allowed; a deck has a number from 0 to 999999999"):
        built(CARDS, number)


def test_three_brawlers_are_too_few() -> None:
    few = Cards(CARDS.brawlers[:3], CARDS.specials, (), CARDS.designs)
    with pytest.raises(ValueError, match="3 brawlers; four are wanted for a deck"):
        built(few, 1)


def test_no_special_cards_is_enough() -> None:
    none = Cards(CARDS.brawlers, (), (), tuple(sheet for sheet in CARDS.designs if not sheet.special))
    assert all(not built(none, number).into for number in range(20))


def test_an_option_asks_for_the_built_deck_within_its_limits() -> None:
    options = {option.name: option.default for option in OPTIONS} | {"deck_a": "built-11", "special_max": 1}
    assert deck_of(CARDS, options, 0) == built(CARDS, 11, Limits(1, 60))
