"""What the page is offered is what the rules allow, and tells nothing hidden: of a position, and of what lies ahead."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from msgspec import UNSET

from rumpus.games.brutality.interface.marks import SHOWN
from rumpus.games.brutality.rules import ids
from rumpus.kernel.contract.offers import Offer, Outlook, Question
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match import offering
from rumpus.kernel.match.match import Match

SPEC = find("brutality")
GAMES: dict[str, dict[str, Any]] = {
    "duel": {},
    "chaos": {"format": "controlled_chaos", "hero_draft": "snake"},
    "four": {"players": 4, "board": "9x11"},
}


def steps(options: dict[str, Any], seed: int, most: int = 150) -> Iterator[Match]:
    """The beginning of a random game, decision by decision."""
    chance = random.Random(seed)
    match = Match.start(SPEC, options, seed)
    for _ in range(most):
        if match.over:
            return
        yield match
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))


def asked(match: Match, seat: int) -> Question:
    made = offering.question(SPEC, match.t, match.s, seat, match.actions(seat))
    assert made is not None
    return made


def ahead(match: Match, seat: int, **draft: Any) -> Outlook:
    made = offering.foresee(SPEC, match.t, match.s, seat, {"chain": [], **draft})
    assert isinstance(made, Outlook)
    return made


def played(match: Match, seat: int, one: Offer) -> Match:
    """After an offer, with what leads to it: each act is legal in its turn."""
    twin = match.copy()
    for action in (*one.via, one.id):
        assert action in twin.actions(seat)
        twin.play(seat, action)
    return twin


@pytest.mark.parametrize("name", GAMES)
def test_what_is_offered_is_legal_and_the_rest_says_why(name: str) -> None:
    for n, match in enumerate(steps(GAMES[name], 4)):
        for seat in match.active:
            told, legal = asked(match, seat), match.actions(seat)
            assert [one.id for one in told.offers if one.why is UNSET] == legal, "in order, before what may not be done"
            for one in told.offers:
                if one.why is not UNSET:
                    assert (one.id not in legal, one.rule) == (True, match.why_not(seat, one.id))
            for plan in told.plans:
                played(match, seat, plan)
            if n % 6 == 0:
                assert asked(match.redealt(seat, n), seat) == told, "it tells something that is hidden"


@pytest.mark.parametrize("name", GAMES)
def test_what_lies_ahead_is_what_may_be_done_then(name: str) -> None:
    """The answers to a question are all of them, and so are those after one of them; each way of a Move may be gone."""
    for n, match in enumerate(steps(GAMES[name], 9)):
        for seat in match.active if n % 4 == 0 else ():
            told = ahead(match, seat)
            assert [one.id for one in told.offers] == (match.actions(seat) if match.s.ask in SHOWN else [])
            for one in told.offers[:3]:
                if one.then["open"] or seat not in one.then["asked"]:
                    continue
                twin = played(match, seat, one)
                if twin.s.ask in SHOWN:
                    after = ahead(match, seat, chain=[one.id])
                    assert [more.id for more in after.offers] == twin.actions(seat)
            for h in range(ids.HEROES) if match.s.ask == ids.ASK_MAIN else ():
                for way in ahead(match, seat, at={"slot": str(h)}).plans[:4]:
                    played(match, seat, way)
            if n % 12 == 0:
                assert ahead(match.redealt(seat, n), seat) == told, "it tells something that is hidden"
