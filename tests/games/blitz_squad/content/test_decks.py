"""Building a deck: BS-DECK-01 to BS-DECK-08 and the limits of a table, on lists of cards and on decks with swaps."""

from collections import Counter

import pytest
from tests.games.blitz_squad.content.test_options import made

from rumpus.games.blitz_squad.content.decks import Deck, Limits, faults, in_list
from rumpus.games.blitz_squad.content.load import installed

CARDS = installed()
SQUAD = ("brakka", "wick", "hob", "kettle")
WHOLE = Deck("Whole", SQUAD)
SHIELD = "hob-shield_up"


def against(counts: Counter[str], brawlers: tuple[str, ...] = SQUAD, limits: Limits | None = None) -> list[str]:
    """All that is wrong with a list of cards."""
    return list(in_list(CARDS, brawlers, counts, limits or Limits()))


def swapped(n: int) -> tuple[tuple[tuple[str, int], ...], tuple[tuple[str, int], ...]]:
    """So many cards of a squad out, and as many of one special card in."""
    out, left = [], n
    for name in SQUAD:
        for sheet in CARDS.squad[name].cards:
            if left:
                out.append((sheet.id, min(left, sheet.copies)))
                left -= out[-1][1]
    return tuple(out), ((("ale_flood", n),) if n else ())


@pytest.mark.rule("BS-DECK-01")
@pytest.mark.parametrize(("more", "told"), [(-1, ["59 cards; a deck has exactly 60 (BS-DECK-01)"]), (0, [])])
def test_a_deck_of_another_size_is_refused(more: int, told: list[str]) -> None:
    """Exactly 60 cards: of lists of 59, 60 and 61 cards only the 60 are accepted."""
    counts = WHOLE.counts(CARDS)
    counts[SHIELD] += more
    assert against(counts) == told


@pytest.mark.rule("BS-DECK-01")
def test_sixty_one_cards_are_refused_naming_the_rule() -> None:
    """A special card too many, though each card is legal by itself."""
    counts = WHOLE.counts(CARDS) + Counter({"ale_flood": 1})
    assert against(counts) == ["61 cards; a deck has exactly 60: 1 brawler card more must go out (BS-DECK-07)"]
    plain = WHOLE.counts(CARDS) + Counter({SHIELD: 1})
    assert against(plain) == [
        "4 of Shield Up; its set has 3 (BS-DECK-08)",
        "61 cards; a deck has exactly 60 (BS-DECK-01)",
    ]


@pytest.mark.rule("BS-DECK-03")
def test_a_deck_is_four_complete_sets() -> None:
    """Four brawlers without swaps: 60 cards, 15 of each; three of them are refused."""
    counts = WHOLE.counts(CARDS)
    assert counts.total() == 60
    by = Counter({name: sum(counts[sheet.id] for sheet in CARDS.squad[name].cards) for name in SQUAD})
    assert by == dict.fromkeys(SQUAD, 15)
    assert faults(CARDS, WHOLE) == []
    assert faults(CARDS, Deck("Three", SQUAD[:3])) == ["3 brawlers; a deck has 4 (BS-DECK-03)"]
    assert faults(CARDS, Deck("Five", (*SQUAD, "nim"))) == ["5 brawlers; a deck has 4 (BS-DECK-03)"]
    assert faults(CARDS, Deck("None", ())) == ["0 brawlers; a deck has 4 (BS-DECK-03)"]


@pytest.mark.rule("BS-DECK-04")
def test_the_same_brawler_cannot_be_chosen_twice() -> None:
    """Given the choice Q, Q, R, T: refused naming this rule."""
    assert faults(CARDS, Deck("Twice", ("brakka", "brakka", "wick", "hob"))) == [
        "Brakka Mugsplitter is chosen twice; a brawler may be chosen once (BS-DECK-04)"
    ]
    assert faults(CARDS, Deck("Thrice", ("nim", "nim", "nim", "hob"))) == [
        "Nim Loosepockets is chosen 3 times; a brawler may be chosen once (BS-DECK-04)"
    ]


@pytest.mark.rule("BS-DECK-05")
@pytest.mark.parametrize("n", [0, 1, 3])
def test_cards_may_be_exchanged_one_for_one(n: int) -> None:
    """3 cards of Q for 3 specials: 12 Q, 15 R, 15 T, 15 U and 3 specials; no exchange is legal too."""
    out, into = swapped(n)
    deck = Deck("Swapped", SQUAD, out, into)
    assert faults(CARDS, deck) == []
    counts = deck.counts(CARDS)
    assert sum(counts[sheet.id] for sheet in CARDS.squad["brakka"].cards) == 15 - n
    assert counts["ale_flood"] == n
    assert len(deck.numbers(CARDS)) == 60


@pytest.mark.rule("BS-DECK-06")
@pytest.mark.parametrize("n", [15, 59, 60])
def test_all_sixty_cards_may_be_special_cards(n: int) -> None:
    """No upper limit: all 60 cards were exchanged, accepted with special_max = 60; a brawler may lose all its cards."""
    out, into = swapped(n)
    deck = Deck("All out", SQUAD, out, into)
    assert faults(CARDS, deck, Limits(60, 60)) == []
    assert deck.counts(CARDS)["ale_flood"] == n


@pytest.mark.rule("BS-DECK-07")
def test_special_cards_without_as_many_out_are_refused() -> None:
    """Q, R, T, U complete plus 2 specials: refused; after 2 brawler cards are taken out it is accepted."""
    more = Deck("More", SQUAD, (), (("ale_flood", 2),))
    assert faults(CARDS, more) == ["62 cards; a deck has exactly 60: 2 brawler cards more must go out (BS-DECK-07)"]
    mended = Deck("Mended", SQUAD, ((SHIELD, 2),), (("ale_flood", 2),))
    assert faults(CARDS, mended) == []
    less = Deck("Less", SQUAD, ((SHIELD, 3),), (("ale_flood", 2),))
    assert faults(CARDS, less) == ["59 cards; a deck has exactly 60: 1 special card more must come in (BS-DECK-07)"]
    assert faults(CARDS, Deck("Out", SQUAD, ((SHIELD, 1),))) == ["59 cards; a deck has exactly 60 (BS-DECK-01)"]


@pytest.mark.rule("BS-DECK-08")
def test_only_special_cards_come_in() -> None:
    """One Q card exchanged for a card of brawler V is refused."""
    deck = Deck("Stranger", SQUAD, ((SHIELD, 1),), (("nim-big_score", 1),))
    assert faults(CARDS, deck) == [
        "in: Big Score is a card of Nim Loosepockets; only special cards can be exchanged in (BS-DECK-08)"
    ]
    counts = WHOLE.counts(CARDS) + Counter({"nim-big_score": 1}) - Counter({SHIELD: 1})
    assert against(counts) == ["Big Score is a card of Nim Loosepockets, who is not in this deck (BS-DECK-08)"]


@pytest.mark.rule("BS-DECK-08")
def test_no_card_more_often_than_its_set_has_it() -> None:
    """A list with 4 copies of a Q card whose set has 3 is refused."""
    counts = WHOLE.counts(CARDS) + Counter({SHIELD: 1}) - Counter({"hob-drill": 1})
    assert against(counts) == ["4 of Shield Up; its set has 3 (BS-DECK-08)"]
    assert faults(CARDS, Deck("Out", SQUAD, ((SHIELD, 4),), (("ale_flood", 4),))) == [
        "out: 4 of Shield Up; its set has 3 (BS-DECK-08)"
    ]
    parts = Deck("In parts", SQUAD, ((SHIELD, 2), (SHIELD, 2)), (("ale_flood", 4),))
    assert faults(CARDS, parts) == ["out: 4 of Shield Up; its set has 3 (BS-DECK-08)"]


@pytest.mark.rule("BS-DECK-05", "BS-DECK-08")
def test_what_goes_out_is_a_card_of_the_four() -> None:
    assert faults(CARDS, Deck("Out", SQUAD, (("nim-big_score", 1),), (("ale_flood", 1),))) == [
        "out: Big Score is a card of Nim Loosepockets, who is not in this deck (BS-DECK-08)"
    ]
    assert faults(CARDS, Deck("Out", SQUAD, (("bar_tab", 1),), (("ale_flood", 1),))) == [
        "out: Bar Tab is a special card; cards of the four brawlers go out (BS-DECK-05)"
    ]


@pytest.mark.rule("BS-RUL-23")
def test_special_copies_limits_equal_special_cards() -> None:
    """Given special_copies = 3 and a deck with 4 equal specials: refused; with the default accepted."""
    out, into = swapped(4)
    deck = Deck("Four floods", SQUAD, out, into)
    assert faults(CARDS, deck) == []
    assert faults(CARDS, deck, Limits(60, 4)) == []
    assert faults(CARDS, deck, Limits(60, 3)) == [
        "4 copies of Ale Flood; this table allows 3 (special_copies, BS-RUL-23)"
    ]


@pytest.mark.rule("BS-RUL-23", "BS-DECK-06")
def test_special_max_limits_special_cards() -> None:
    out, _ = swapped(3)
    deck = Deck("Three kinds", SQUAD, out, (("ale_flood", 1), ("bar_tab", 1), ("leaky_roof", 1)))
    assert faults(CARDS, deck, Limits(3, 1)) == []
    assert faults(CARDS, deck, Limits(2, 1)) == ["3 special cards; this table allows 2 (special_max, BS-RUL-23)"]
    assert faults(CARDS, deck, Limits(0, 1)) == ["3 special cards; this table allows 0 (special_max, BS-RUL-23)"]
    assert faults(CARDS, WHOLE, Limits(0, 1)) == []


@pytest.mark.rule("BS-RUL-23")
def test_players_may_use_the_same_brawlers_and_special_cards() -> None:
    """Different players may use the same brawlers and specials: nothing is asked across decks."""
    t = made(players=4, deck_a="landlord", deck_b="landlord", deck_c="landlord", deck_d="landlord").t
    assert len({tuple(t.decks[60 * p : 60 * p + 60]) for p in range(4)}) == 1


def test_every_fault_is_told_at_once() -> None:
    deck = Deck("Bad", ("brakka", "brakka", "wik"), (("brakka-mug", 1), ("nim-big_score", 1)), (("ale_flod", 1),))
    told = [
        "there is no brawler 'wik'; the nearest is 'wick'; allowed: brakka, wick, tansy, nim, grubb, sable, hob, ",
        "Brakka Mugsplitter is chosen twice; a brawler may be chosen once (BS-DECK-04)",
        "3 brawlers; a deck has 4 (BS-DECK-03)",
        "out: there is no card 'brakka-mug'; the nearest is 'brakka-mug_swing'; allowed: brakka-mug_swing, ",
        "out: Big Score is a card of Nim Loosepockets, who is not in this deck (BS-DECK-08)",
        "in: there is no special card 'ale_flod'; the nearest is 'ale_flood'; allowed: ale_flood, ",
    ]
    found = faults(CARDS, deck)
    assert len(found) == len(told)
    assert [one for one, start in zip(found, told, strict=True) if not one.startswith(start)] == []
