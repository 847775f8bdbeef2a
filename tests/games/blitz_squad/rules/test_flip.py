"""The Flip and setup: the law's checks, with scripted shuffles. A deck is 60 cards, and what matters is its bottom."""

from typing import Any

import pytest
from tests.games.blitz_squad.rules.law import LETTERS, Law

from rumpus.games.blitz_squad.rules import ids, turn
from rumpus.games.blitz_squad.rules.state import State
from rumpus.kernel.records.buffers import zero

STAY = -1
"""A draw that leaves a card where it lies."""


def flipped(*bottoms: str, script: tuple[int, ...] = (), **options: Any) -> Law:
    """A table of as many seats, whose decks show these cards; shuffled by chance where nothing is scripted."""
    law = Law(players=len(bottoms), **options)
    for p, text in enumerate(bottoms):
        cards = [law.card(card) for card in text.split(" / ")]
        deck = [cards[0]] * (60 - len(cards) + 1) + cards[1:]
        for i, card in enumerate(deck):
            law.t.decks[60 * p + i] = card
    zero(law.s)
    if script:
        law.log.scripted, law.log.tape_n = 1, len(script)
        for i, one in enumerate(script):
            law.log.tape[i] = one
    turn.setup(law.t, law.s, 5, law.log)
    law.events += [tuple(law.log.row[8 * i : 8 * i + 8]) for i in range(law.log.n)]
    law.log.scripted = 0
    return law


@pytest.mark.rule(
    "BS-FLIP-01", "BS-FLIP-02", "BS-FLIP-04", "BS-FLIP-05", "BS-FLIP-11", "BS-FLIP-12", "BS-RUL-70", "BS-DECK-09"
)
@pytest.mark.parametrize(("a", "b", "winner"), [("Q4", "R2", 0), ("Q2", "R4", 1)])
def test_the_higher_card_wins_and_its_player_names_who_begins(a: str, b: str, winner: int) -> None:
    law = flipped(a, b)
    assert law.s.asker == winner
    assert law.legal() == [ids.SEAT, ids.SEAT + 1]
    shown = law.kinds(ids.EV_SHOWN)
    assert [event[2] for event in shown] == [law.card(a), law.card(b)]
    law.do(ids.SEAT)
    assert law.s.active == 0
    assert [law.count(who)[:2] for who in "AB"] == [(53, 7), (53, 7)]
    assert law.s.seats[0].tavern[0] // ids.SEEN == 3 | 1 << ids.PUBLIC


@pytest.mark.rule("BS-FLIP-03", "BS-FLIP-07", "BS-FLIP-10", "BS-RUL-28", "BS-RUL-66")
def test_a_tie_is_repeated_until_the_lot_decides() -> None:
    law = flipped("S", "S{toll 1}", flip_limit=3)
    assert len(law.kinds(ids.EV_FLIP)) == 3
    assert len(law.kinds(ids.EV_TIED)) == 3
    assert law.s.tied == 1
    law.do(ids.SEAT)
    assert law.s.turn == 1
    assert law.in_play == []
    law = flipped("Q0", "S", flip_limit=1)
    assert law.s.tied == 1


@pytest.mark.rule("BS-FLIP-06", "BS-FLIP-08", "BS-FLIP-09", "BS-FLIP-13", "BS-RUL-27", "BS-RUL-80", "BS-EX-05")
def test_shown_specials_may_be_placed_by_their_owners() -> None:
    law = flipped("S", "Q3", "S{toll 1}")
    assert law.asked == "B"
    law.do(ids.SEAT + 2)
    assert law.asked == "C"
    assert law.legal() == [ids.PLACE, ids.LEAVE]
    law.do(ids.LEAVE)
    assert law.asked == "A"
    law.do(ids.PLACE)
    assert law.in_play == ["S"]
    assert law.s.active == 2
    assert [law.count(who)[:2] for who in "ABC"] == [(52, 7), (53, 7), (53, 7)]
    assert not law.s.seats[0].tavern[0] // ids.SEEN
    assert law.s.seats[2].tavern[0] // ids.SEEN


@pytest.mark.rule("BS-RUL-26", "BS-FLIP-09", "BS-RUL-22")
def test_enter_effects_wait_for_the_opening_hands() -> None:
    law = flipped("E{draw 2 enter}", "Q3")
    law.do(ids.SEAT)
    law.do(ids.PLACE)
    assert [law.count(who)[:2] for who in "AB"] == [(50, 9), (51, 9)]
    assert law.count("A")[2] == 1
    assert law.in_play == []
    law = flipped("E{draw 2 enter}", "Q3", "S", special_zone="one_card")
    law.do(ids.SEAT)
    law.do(ids.PLACE)
    law.do(ids.PLACE)
    assert law.in_play == ["S"]
    assert law.count("A") == (52, 7, 1, 0)
    assert law.count("B")[1] == 7


@pytest.mark.rule("BS-RUL-72")
@pytest.mark.parametrize("n", [0, 3])
def test_the_others_may_pay_for_not_beginning(n: int) -> None:
    law = flipped("Q4", "R2", second_start=n)
    law.do(ids.SEAT)
    assert law.count("A") == (53, 7, 0, 0)
    assert law.count("B") == (53 - n, 7, n, 0)


@pytest.mark.rule("BS-RUL-01")
def test_two_to_four_play() -> None:
    for n in (2, 3, 4):
        assert flipped(*[f"{letter}{4 - k}" for k, letter in enumerate("QRTU"[:n])]).s.asker == 0
    assert State.width > 0
    assert len(LETTERS) == 4


@pytest.mark.rule("BS-FLIP-07", "BS-FLIP-01", "BS-DECK-09")
def test_all_decks_are_shuffled_again_after_a_tie() -> None:
    keep, swap = (STAY,) * 59, (STAY,) * 58 + (0,)
    law = flipped("Q4", "R4", "T1 / T9", flip_limit=2, script=(*keep, *keep, *keep, *keep))
    assert law.kinds(ids.EV_TIED)[0][2] == 3
    assert len(law.kinds(ids.EV_SHOWN)) == 3 * law.s.flips
    law = flipped("Q1 / Q5", "R1 / R4", script=(*keep, *keep, *swap, *keep))
    assert law.s.flips > 1
    assert law.kinds(ids.EV_SHOWN)[0][2] == law.card("Q1")
