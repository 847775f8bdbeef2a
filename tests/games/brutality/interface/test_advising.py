"""Why a hint advises it: one sentence for every act of random games, and true in the position."""

import random

import pytest
from tests.games.brutality.interface.walk import GAMES

from rumpus import new
from rumpus.bots.advice import advice
from rumpus.games.brutality.interface.advising import apart, is_good
from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.kernel.match.match import Match


def asked(kind: str, **options: str) -> Match:
    """A game at the first question of a kind."""
    match = new("brutality", options, seed=3)
    while ASKED[match.s.ask] != kind:
        match.play(match.active[0], match.actions(match.active[0])[0])
    return match


def why(match: Match, action: int | str) -> str:
    """The reason of a hint for an act of the seat that is asked."""
    seat = match.active[0]
    number = match.spec.actions.parse(match.t, match.s, seat, action) if isinstance(action, str) else action
    return str(advice(match, seat, [number])["args"]["why"]["text"])


def test_a_corner_says_who_gets_the_other_one_and_then_whom_one_faces() -> None:
    match = asked("corner")
    told = {why(match, action) for action in match.actions(match.active[0])}
    assert len(told) == 2
    assert all(text.endswith(" takes the right one") for text in told)
    match.play(match.active[0], match.actions(match.active[0])[0])
    assert all(why(match, action).startswith("there it faces ") for action in match.actions(match.active[0]))


def test_an_artifact_says_what_it_does_for_its_bearer() -> None:
    match = asked("tool")
    taken = why(match, match.actions(match.active[0])[0])
    match.play(match.active[0], match.actions(match.active[0])[0])
    assert {why(match, action) for action in match.actions(match.active[0])} == {taken}


def test_a_second_relic_says_how_much_room_the_hand_has() -> None:
    match = asked("offer", artifacts="off")
    assert why(match, "take") == "your hand has room for 2 more"
    assert why(match, "pass") == "you hold 1 relic"


@pytest.mark.parametrize(
    ("kind", "args", "good"),
    [
        ("hurt", {"hero": 2}, True),
        ("hurt", {"hero": 0}, False),
        ("heal", {"hero": 1}, True),
        ("status", {"hero": 0, "status": "root"}, False),
        ("status", {"hero": 3, "status": "root"}, True),
        ("status", {"hero": 3, "status": "shield"}, False),
        ("lock", {"team": 2}, True),
        ("recover", {"team": 2}, False),
    ],
)
def test_only_what_a_team_would_want_is_a_reason(kind: str, args: dict[str, object], good: bool) -> None:
    assert is_good({"kind": kind, "args": args}, 0) == good


@pytest.mark.parametrize("number", range(len(GAMES)))
def test_every_act_has_a_reason_of_one_sentence_that_is_true(number: int) -> None:
    match, chance = new("brutality", GAMES[number], seed=number), random.Random(number)
    for _ in range(60):
        if match.over:
            return
        seat = chance.choice(match.active)
        action = chance.choice(match.actions(seat))
        told = advice(match, seat, [action])["args"]
        assert "why" in told, (ASKED[match.s.ask], told["play"]["text"])
        assert ". " not in told["why"]["text"]
        act = told["play"]["args"]
        match.play(seat, action)
        if told["why"]["code"] == "why-step":
            h, reads = act["hero"], told["why"]["args"]
            assert apart(match.t, match.s, h, match.s.heroes[h].place, reads["foe"]) == reads["n"]
