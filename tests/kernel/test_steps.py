"""The states before each decision are kept as differences, and come back byte for byte."""

import random

import numpy as np
import pytest

from rumpus.kernel.match.decision import Step
from rumpus.kernel.match.match import Match

GAMES = [
    ("toy", {"players": 2}),
    ("brawlhalla", {}),
    ("incredibrawl", {}),
    ("blitz_squad", {}),
    ("brutality", {}),
    ("brawl", {"mode": "tournament"}),
    ("brawl", {"mode": "training"}),
]


def step(match: Match, chance: random.Random) -> None:
    """One random decision, or stroke of the clock."""
    if match.active and (match.due is None or chance.random() < 0.9):
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)), now=match.s.now)
    elif match.due is not None:
        match.tick(match.due)


@pytest.mark.parametrize(("game", "options"), GAMES, ids=str)
def test_every_state_is_what_it_was_and_few_are_kept_whole(game: str, options: dict[str, object]) -> None:
    match, chance = Match.start(game, options, seed=5), random.Random(2)
    copies = [match.copy()]
    while not match.over and len(match.history) < 120:
        before = len(match.history)
        step(match, chance)
        copies += [match.copy()] * (len(match.history) - before)
    for n, copy in enumerate(copies[:-1]):
        if copy is not copies[n + 1]:
            assert match.steps[len(copy.history)].before.tobytes() == copy.state_bytes()
    kept = sum(len(one._changes) for one in match.steps)
    whole = sum(not isinstance(one._base, Step) for one in match.steps)
    size = len(match.state_bytes())
    assert kept + whole * size < (len(match.steps) * size) / (1.3 if game == "toy" else 5)


def test_going_back_and_on_again_gives_the_same_steps() -> None:
    match, chance = Match.start("brawlhalla", seed=5), random.Random(3)
    for _ in range(60):
        step(match, chance)
    states, history = [one.before.tobytes() for one in match.steps], list(match.history)
    twin = match.copy()
    match.back_to(31)
    assert match.state_bytes() == states[31]
    for now, seat, action in history[31:]:
        match.enter(seat, action, now)
    assert [one.before.tobytes() for one in match.steps] == states
    assert [one.before.tobytes() for one in twin.steps] == states
    assert match.state_bytes() == twin.state_bytes()


def test_a_state_given_out_is_the_askers_own() -> None:
    match, chance = Match.start("brawlhalla", seed=5), random.Random(3)
    for _ in range(5):
        step(match, chance)
    for one in match.steps:
        good = one.before.tobytes()
        one.before.view(np.int32)[:] = 7
        assert one.before.tobytes() == good
