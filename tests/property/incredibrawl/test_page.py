"""What the page is told is forbidden is so, from what the seat may know; each kind of line and each card has a type."""

import random
from typing import Any, get_type_hints

import pytest
from msgspec import UNSET
from tests.helpers.shapes import misfit

from rumpus.games.incredibrawl.interface import events, shapes
from rumpus.games.incredibrawl.interface.legality import IN_HAND
from rumpus.kernel.contract.offers import Question
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match

SPEC = find("incredibrawl")
GAMER: dict[str, Any] = {"mode": "gamer", "power_ups": "on", "max_rounds": 10}
GAMES: dict[str, dict[str, Any]] = {
    "family": {"players": 3, "mode": "family", "max_rounds": 10},
    "casual": {"players": 2, "mode": "casual", "max_rounds": 10},
    "gamer": {"players": 4, "mode": "gamer", "power_ups": "on", "locations": "on", "max_rounds": 10},
    "throws": {"players": 3, "mode": "gamer", "power_ups": "on", "tie_break": "throw", "max_rounds": 10},
    "votes": {"players": 3, "mode": "gamer", "classes": "vote", "locations": "on", "max_rounds": 10},
    "select-a-brawl": {**GAMER, "players": 4, "select_a_brawl": "on", "power_up_order": "first_player"},
}


def steps(options: dict[str, Any], seed: int) -> Any:
    """A random game, decision by decision."""
    chance = random.Random(seed)
    match = Match.start(SPEC, options, seed)
    while not match.over:
        yield match
        if not match.active:
            match.tick(match.due)
            continue
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))
    yield match


def offers(match: Match, seat: int) -> Question:
    """What a seat is asked, with all that is shown."""
    asked = offering.question(SPEC, match.t, match.s, seat, match.actions(seat))
    assert asked is not None
    return asked


@pytest.mark.rule("IB-SEL-03")
@pytest.mark.parametrize("name", GAMES)
def test_what_is_forbidden_agrees_with_the_law_and_tells_nothing_hidden(name: str) -> None:
    """No card of the hand that could answer is left out; and whatever the others hold, the list is the same."""
    for n, match in enumerate(steps(GAMES[name], 6)):
        for seat in match.active:
            told, legal = offers(match, seat), match.actions(seat)
            assert [one.id for one in told.offers if one.why is UNSET] == legal, (
                "what may be done comes first, in order"
            )
            barred = [one for one in told.offers if one.why is not UNSET]
            for one in barred:
                assert (one.id not in legal, one.rule) == (True, match.why_not(seat, one.id))
            if match.s.ask in IN_HAND:
                cards = {one.at.card for one in barred if one.at.card is not UNSET}
                assert cards == set(match.view(seat)["mine"]["hand"]) - set(legal)
            if n % 6 == 0:
                twin = match.redealt(seat, n)
                assert offers(twin, seat) == told, "it tells something that is hidden"


@pytest.mark.parametrize("name", GAMES)
def test_what_may_be_done_at_any_time_is_offered_to_its_seat_alone(name: str) -> None:
    for match in steps(GAMES[name], 3):
        assert offering.free(SPEC, match.t, match.s, -1) == []
        for seat in range(match.seats):
            free = [one.id for one in offering.free(SPEC, match.t, match.s, seat)]
            assert free == [a for a in SPEC.actions.anytime if match.why_not(seat, a) is None]


def test_every_kind_of_line_and_every_card_has_its_type() -> None:
    assert set(get_type_hints(events.Events)) == set(SPEC.words.events)
    for card in SPEC.setup.of_table(Match.start(SPEC, {"players": 2}, 1).t)["cards"]:
        assert misfit(card, shapes.CardInfo, card["id"]) == ""
