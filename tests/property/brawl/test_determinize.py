"""The leak test has teeth: hidden cards take every value they can, and nothing that tells one is shown."""

import pytest
from tests.helpers.knowledge import differences, values_taken
from tests.helpers.parts import altered

from rumpus.games.brawl.rules.cards import type_of
from rumpus.kernel.match.match import Match


def dealt(mode="tournament", **options) -> Match:
    """Both seats hold a card just dealt."""
    match = Match.start("brawl", {"mode": mode, **options}, 11)
    if mode == "tournament":
        for p in (0, 1):
            match.play(p, "ready")
        match.tick(match.due)
        match.play(0, "deal")
        match.play(1, "deal")
    return match


def kind_in_hand(p):
    return lambda t, s: [type_of(t, s.seats[p].hand)]


@pytest.mark.rule("BR-RUL-11")
def test_a_dealt_card_may_be_any_that_is_left():
    match = dealt()
    seat = match.s.seats[1]
    pool = {type_of(match.t, card) for card in [*seat.deck[3 : seat.deck_n], seat.hand]}
    for viewer in (0, -1):
        assert values_taken(match, viewer, kind_in_hand(1), 400) == [pool]
    assert values_taken(match, 1, kind_in_hand(1), 50) == [{type_of(match.t, seat.hand)}]
    assert values_taken(dealt(held_card="public"), 0, kind_in_hand(1), 50) == [{type_of(match.t, seat.hand)}]


@pytest.mark.rule("BR-RUL-11", "BR-FREEZE-04")
def test_a_card_from_the_last_three_is_known_to_be_a_freeze():
    match = dealt()
    while match.s.seats[1].deck_n >= 3:
        match.play(1, "discard")
        match.play(1, "deal")
    assert len(values_taken(match, 0, kind_in_hand(1), 100)[0]) == 1
    assert match.redealt(0, 5).check() == 0


def test_the_order_of_the_own_deck_is_hidden_too():
    match = dealt()
    deck = match.s.seats[0].deck
    pool = {type_of(match.t, card) for card in deck[3 : match.s.seats[0].deck_n]}
    top = values_taken(match, 0, lambda t, s: [type_of(t, s.seats[0].deck[s.seats[0].deck_n - 1])], 400)
    assert top == [pool]
    low = values_taken(match, 0, lambda t, s: [s.seats[0].deck[0]], 300)
    assert low == [set(deck[:3])]


@pytest.mark.rule("BR-RUL-29")
def test_a_secret_starter_may_be_anybody_of_the_team():
    match = Match.start("brawl", {"format": "tag_team", "teams": "3v3"}, 3)
    match.play(0, match.actions(0)[1])
    named = match.s.seats[0].starter
    for viewer in (-1, 1):
        assert values_taken(match, viewer, lambda _t, s: [s.seats[0].starter], 200) == [{1, 3, 5}]
    assert values_taken(match, 2, lambda _t, s: [s.seats[0].starter], 20) == [{named}]


@pytest.mark.rule("BR-RUL-11", "BR-INFO-02")
def test_no_redeal_can_be_told_apart():
    for mode in ("tournament", "training"):
        match = dealt(mode)
        for viewer in (-1, 0, 1):
            for number in range(4):
                assert differences(match, match.redealt(viewer, number), viewer) == []


def test_a_redeal_that_returns_the_truth_is_caught():
    assert len(values_taken(dealt(), 0, kind_in_hand(1), 50, redeal=lambda twin: None)[0]) == 1


def test_a_planted_leak_is_caught():
    match = dealt()

    def telling(t, s, viewer):
        return {"hand": s.seats[1].hand}

    match.spec = altered(match.spec, sight={"view": telling})
    twins = (match.redealt(0, number) for number in range(20))
    assert any(differences(match, twin, 0) for twin in twins)
