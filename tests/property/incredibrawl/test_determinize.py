"""The leak test has teeth: every hidden slot takes every value it can have, and nothing that tells one is shown."""

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.knowledge import differences, values_taken
from tests.helpers.parts import altered

from rumpus.cli.saves import verified
from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import Match

ALL = {"mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on"}


def asked(kind: str, options: dict[str, Any], seats: int = 2, seed: int = 0) -> Match:
    """A random game at the moment when so many seats are asked for something."""
    chance = random.Random(seed)
    while True:
        match = Match.start("incredibrawl", options, seed)
        while not match.over:
            if prompts.asked(match.s) == kind and len(match.active) >= seats:
                return match
            seat = chance.choice(match.active)
            match.play(seat, chance.choice(match.actions(seat)))
        seed += 1


def slot(seat: int, field: str) -> Callable[[Any, Any], list[int]]:
    """What `values_taken` looks at: one field of a seat."""
    return lambda _t, s: [getattr(s.seats[seat], field)]


@pytest.mark.rule("IB-TIE-02", "IB-SEL-03")
def test_a_sign_may_be_any() -> None:
    """To the other thrower and to a spectator; the thrower knows its own."""
    match = asked("throw", {})
    seat, other = match.active
    match.play(seat, "paper")
    for viewer in (other, -1):
        assert values_taken(match, viewer, slot(seat, "commit"), 60) == [{1 + ids.ROCK + k for k in range(3)}]
    assert values_taken(match, seat, slot(seat, "commit"), 20) == [{1 + ids.PAPER}]


@pytest.mark.rule("IB-DRAW-12", "IB-DRAW-13")
@pytest.mark.parametrize(("kind", "answers"), [("draw", {ids.BUY, ids.DRAW}), ("refill", {ids.BUY, ids.PASS})])
def test_an_answer_on_a_refill_may_be_either(kind: str, answers: set[int]) -> None:
    """Whether somebody pays is not known before all have said."""
    match = asked(kind, {"players": 3})
    seat, other = match.active[:2]
    match.play(seat, "buy")
    assert values_taken(match, other, slot(seat, "commit"), 40) == [{1 + a for a in answers}]


@pytest.mark.rule("IB-PU-01", "IB-R-WINDOWLEAK")
def test_an_answer_in_a_window_may_be_a_power_up_or_not() -> None:
    """Passed, bought, or any Power-Up for that window: nothing tells."""
    match = asked("window", {"mode": "gamer", "power_ups": "on", "players": 3}, 3)
    match.play(1, "pass")
    taken = {commit - 1 for commit in values_taken(match, 0, slot(1, "commit"), 400)[0]}
    open_now = 1 << match.s.w_on - 1
    fitting = {card for card in range(ids.CHARACTERS, ids.CARDS) if match.t.cards[card].windows & open_now}
    assert ids.PASS in taken
    assert taken & fitting
    assert taken <= fitting | {ids.PASS, ids.BUY}


@pytest.mark.rule("IB-R-LOCTIME", "IB-LOC-05")
def test_locations_to_come_may_be_any_that_has_not_been() -> None:
    """To everybody."""
    match = Match.start("incredibrawl", ALL, 2)
    for viewer in (0, -1):
        taken = values_taken(match, viewer, lambda _t, s: list(s.places), 200)
        assert taken == [{0}, *[set(range(1, 10))] * 9]


@pytest.mark.rule("IB-R-HIDDENCOUNT", "IB-SEL-03")
def test_the_own_deck_is_hidden_the_own_hand_is_not() -> None:
    """The top of the own deck is any card left; the hand stays."""
    match = Match.start("incredibrawl", ALL, 4)
    seat = match.s.seats[0]
    pool = {cell % 64 for cell in seat.deck[: seat.deck_n]}

    def slots(_t: Any, s: Any) -> list[int]:
        one = s.seats[0]
        return [one.deck[one.deck_n - 1] % 64, one.characters, one.power_ups]

    assert values_taken(match, 0, slots, 500) == [pool, {seat.characters}, {seat.power_ups}]
    assert values_taken(match, 1, slots, 500)[0] == set(range(40))


@pytest.mark.rule("IB-PU-11", "IB-R-HIDDENCOUNT")
def test_a_card_that_was_shown_stays_known() -> None:
    """Who saw a hand knows those cards until they leave it; the others do not."""
    match = Match.start("incredibrawl", {"players": 3}, 6)
    seat = match.s.seats[1]
    seat.known[0] = seat.characters
    assert values_taken(match, 0, slot(1, "characters"), 30) == [{seat.characters}]
    assert len(values_taken(match, 2, slot(1, "characters"), 30)[0]) > 20


def test_a_redeal_that_returns_the_truth_is_caught() -> None:
    match = Match.start("incredibrawl", {}, 1)
    taken = values_taken(match, 0, slot(1, "characters"), 30, redeal=lambda twin: None)
    assert len(taken[0]) == 1


@pytest.mark.parametrize("field", ["selected", "characters", "commit"])
def test_a_planted_leak_is_caught(field: str) -> None:
    """A view that tells one number too much."""
    match = asked("throw", {}) if field == "commit" else Match.start("incredibrawl", {}, 1)
    match.play(1, match.actions(1)[0])
    seen = match.spec.sight.view

    def telling(t: Any, s: Any, viewer: int) -> dict[str, Any]:
        return {**seen(t, s, viewer), "told": getattr(s.seats[1], field)}

    match.spec = altered(match.spec, sight={"view": telling})
    assert any(differences(match, match.redealt(0, number), 0) for number in range(20))


@pytest.mark.rule("IB-SEL-03")
def test_a_save_is_verified_and_a_changed_one_is_not(tmp_path: Path) -> None:
    """`rumpus verify` replays every decision."""
    match = Match.start("incredibrawl", ALL, 8)
    chance = random.Random(8)
    while not match.over:
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))
    file = tmp_path / "game.save"
    file.write_text(match.save(), "utf-8")
    fine, words = verified(str(file), None)
    assert fine, words
    file.write_text(match.save().replace("seed 8", "seed 9"), "utf-8")
    assert not verified(str(file), None)[0]
