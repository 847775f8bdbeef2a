"""A deck as one short line: every legal deck has one code, every such code gives that deck, and all else is told."""

import random
import re
from collections import Counter
from urllib.parse import quote

import pytest

from rumpus.games.blitz_squad.content.building import built
from rumpus.games.blitz_squad.content.codes import FORM, code_of, deck_of, looks_like_one
from rumpus.games.blitz_squad.content.decks import Deck, faults
from rumpus.games.blitz_squad.content.load import Cards, installed, load
from rumpus.kernel.contract.codes import LETTERS

CARDS = installed()
SQUAD = ("brakka", "wick", "hob", "kettle")
OWN = """
[[special]]
id = "wet_floor"
name = "Wet Floor"
kind = "terrain"
effects = [{ word = "toll", n = 2 }]
"""
INSTEAD = OWN.replace('id = "wet_floor"', 'id = "wet_floor"\ninstead = "roaring_hearth"')


def by_chance(number: int, cards: Cards = CARDS) -> Deck:
    """A legal deck by chance: any brawlers, any swaps, up to all sixty."""
    chance = random.Random(number)
    squad = tuple(chance.sample([one.id for one in cards.brawlers], 4))
    left = [sheet.id for name in squad for sheet in cards.squad[name].cards for _ in range(sheet.copies)]
    n = chance.choice((0, 1, 2, 6, 12, chance.randrange(61), 60))
    out = Counter(chance.sample(left, n))
    into = Counter(chance.choices([sheet.id for sheet in cards.specials][: chance.randrange(1, 21)], k=n))
    return Deck("", squad, tuple(out.items()), tuple(into.items()))


@pytest.mark.parametrize("deck", CARDS.decks, ids=lambda deck: str(deck.id))
def test_the_code_of_a_ready_made_deck(deck: Deck) -> None:
    code = code_of(deck, CARDS)
    assert deck_of(code, CARDS, deck.name) == deck.canonical(CARDS)
    assert len(code) < 50


def test_codes_stay_as_they_are() -> None:
    """A code that was shared is read for ever."""
    assert code_of(CARDS.presets["front_room"], CARDS) == "BS1-AAIEBgAAsFOF"
    assert code_of(CARDS.presets["landlord"], CARDS) == "BS1-AAEGCBgADBIIwwDIBgAACAAwAwAQAEgA_Zai"


def test_every_legal_deck_comes_back() -> None:
    codes = set()
    for number in range(600):
        deck = by_chance(number)
        assert faults(CARDS, deck) == []
        code = code_of(deck, CARDS)
        assert deck_of(code, CARDS) == deck.canonical(CARDS)
        assert deck_of(code, CARDS).numbers(CARDS) == deck.numbers(CARDS)
        assert quote(code, safe="") == code
        assert re.fullmatch(r"BS1-[A-Za-z0-9_-]{8,160}", code)
        codes.add(code)
    assert len(codes) > 500


def test_the_order_of_writing_changes_no_code() -> None:
    deck = Deck("", SQUAD, (("hob-drill", 1), ("hob-shield_up", 2), ("hob-drill", 1)), (("bar_tab", 4),))
    other = Deck("Named", SQUAD[::-1], (("hob-shield_up", 2), ("hob-drill", 2)), (("bar_tab", 1), ("bar_tab", 3)))
    assert code_of(deck, CARDS) == code_of(other, CARDS)


def test_a_slip_of_the_pen_is_found() -> None:
    code = code_of(CARDS.presets["landlord"], CARDS)
    for at in range(len(FORM.head), len(code)):
        letter = "A" if code[at] != "A" else "B"
        with pytest.raises(ValueError, match="code"):
            deck_of(f"{code[:at]}{letter}{code[at + 1 :]}", CARDS)
    for at in range(len(FORM.head), len(code) - 1):
        if code[at] != code[at + 1]:
            with pytest.raises(ValueError, match="code"):
                deck_of(f"{code[:at]}{code[at + 1]}{code[at]}{code[at + 2 :]}", CARDS)
    for size in range(len(code)):
        with pytest.raises(ValueError, match="code"):
            deck_of(code[:size], CARDS)


def test_letters_by_chance_are_no_deck() -> None:
    chance = random.Random(5)
    for _ in range(2000):
        code = FORM.head + "".join(chance.choices(LETTERS, k=chance.randrange(1, 60)))
        with pytest.raises(ValueError, match="code"):
            deck_of(code, CARDS)


WRONG = [
    ("", "'' is no code of a deck; one begins with BS1-"),
    ("hello", "'hello' is no code of a deck; one begins with BS1-"),
    ("BS2-AAIEBgAAsFOF", "the code is of version BS2; this rumpus reads BS1"),
    ("bs1-AAIEBgAAsFOF", "the code of a deck begins with BS1-, in capitals; small and large letters differ"),
    ("BS1-", "the code of a deck is cut off, or too long: 0 letters behind BS1-"),
    ("BS1-AAIE", "the code of a deck is cut off, or too long: 4 letters behind BS1-"),
    ("BS1-" + "A" * 500, "the code of a deck is cut off, or too long: 500 letters behind BS1-"),
    ("BS1-AAIE+gAAsFOF", "'+' cannot stand in a code (place 9); letters, digits, - and _ are allowed"),
    ("BS1-AAIE gAAsFOF", "' ' cannot stand in a code (place 9); letters, digits, - and _ are allowed"),
    ("BS1-AAIEBgAAsFO", "a letter of the deck's code is wrong, or missing: its check does not fit"),
    ("BS1-AAIEBgABsFOF", "a letter of the deck's code is wrong, or missing: its check does not fit"),
    ("BS1-AAIEBgAAsFOG", "the code of the deck is of other cards than there are at this table"),
]


@pytest.mark.parametrize(("code", "told"), WRONG)
def test_what_is_no_code_is_told_in_one_sentence(code: str, told: str) -> None:
    with pytest.raises(ValueError, match="code") as found:
        deck_of(code, CARDS)
    assert str(found.value).startswith(told)
    assert "\n" not in str(found.value)


def test_space_around_a_code_does_not_matter() -> None:
    assert FORM.checked("  BS1-AAIEBgAAsFOF\n") == "BS1-AAIEBgAAsFOF"
    assert looks_like_one(" BS1-AAIEBgAAsFOF ")
    assert looks_like_one("BS9-x")
    assert not looks_like_one("built-7")
    assert not looks_like_one("front_room")


def test_cards_added_behind_change_no_code() -> None:
    more = load(OWN)
    deck = CARDS.presets["landlord"]
    assert code_of(deck, more) == code_of(deck, CARDS)
    assert deck_of(code_of(deck, CARDS), more, deck.name) == deck.canonical(CARDS)


def test_a_code_of_other_cards_is_told() -> None:
    own = load(OWN)
    deck = Deck("", SQUAD, (("hob-drill", 1),), (("wet_floor", 1),))
    assert deck_of(code_of(deck, own), own) == deck
    with pytest.raises(ValueError, match="is of other cards than there are at this table"):
        deck_of(code_of(deck, own), CARDS)
    with pytest.raises(ValueError, match="is of other cards than there are at this table"):
        deck_of(code_of(CARDS.presets["landlord"], CARDS), load(INSTEAD))


def test_a_deck_that_is_not_legal_has_no_code() -> None:
    with pytest.raises(ValueError, match="3 brawlers; a deck has 4"):
        code_of(Deck("", SQUAD[:3]), CARDS)
    with pytest.raises(ValueError, match="62 cards"):
        code_of(Deck("", SQUAD, (), (("bar_tab", 2),)), CARDS)


def test_a_built_deck_has_a_code() -> None:
    for number in range(50):
        deck = built(CARDS, number)
        assert deck_of(code_of(deck, CARDS), CARDS, deck.name) == deck
