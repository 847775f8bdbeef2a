"""What the page is told is forbidden is so, from what the seat may know; each kind of line and each card has a type."""

import random
from typing import Any, get_type_hints

import pytest
from tests.helpers.shapes import misfit

from rumpus.games.incredibrawl.interface import events, shapes
from rumpus.games.incredibrawl.interface.legality import IN_HAND
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.contract.shapes import ForbiddenAct
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import describe
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


def action_of(one: ForbiddenAct) -> int:
    """The action that something shown stands for."""
    if "card" in one:
        return one["card"]
    if "seat" in one:
        return ids.SEAT + one["seat"]
    if "space" in one:
        return ids.SPOT + int(one["space"]) - 1
    return {"refill": ids.BUY, "withdraw": ids.WITHDRAW}[one["kind"]]


@pytest.mark.rule("IB-SEL-03")
@pytest.mark.parametrize("name", GAMES)
def test_what_is_forbidden_agrees_with_the_law_and_tells_nothing_hidden(name: str) -> None:
    """No card of the hand that could answer is left out; and whatever the others hold, the list is the same."""
    for n, match in enumerate(steps(GAMES[name], 6)):
        for seat in match.active:
            told, legal = describe.forbidden(SPEC, match.t, match.s, seat), set(match.actions(seat))
            for one in told:
                assert action_of(one) not in legal
                assert one["rule"] == match.why_not(seat, action_of(one))
            if match.s.ask in IN_HAND:
                cards = {one["card"] for one in told if "card" in one}
                assert cards == set(match.view(seat)["mine"]["hand"]) - legal
            if n % 6 == 0:
                twin = match.redealt(seat, n)
                assert describe.forbidden(SPEC, twin.t, twin.s, seat) == told, "it tells something that is hidden"


def test_every_kind_of_line_and_every_card_has_its_type() -> None:
    assert set(get_type_hints(events.Events)) == set(SPEC.words.events)
    for card in SPEC.setup.of_table(Match.start(SPEC, {"players": 2}, 1).t)["cards"]:
        assert misfit(card, shapes.CardInfo, card["id"]) == ""
