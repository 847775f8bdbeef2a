"""Simultaneous answers: whoever answers first, the same comes of it; and nobody sees an answer before all are in."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pytest
from tests.helpers.knowledge import first_difference, knows
from tests.property.incredibrawl.test_bytes import TABLES

from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import Match

SEATED = {name: options for name, options in TABLES.items() if options.get("arrival") != "live"}
ASKED_TOGETHER = {"select", "refill", "window", "throw", "draw", "discard", "claim", "vote"}


def moments(options: dict[str, Any], seed: int, chance: random.Random) -> Iterator[Match]:
    """A random game, stopped wherever several seats are asked at once."""
    match = Match.start("incredibrawl", options, seed)
    while not match.over:
        if len(match.active) > 1:
            yield match
        seat = chance.choice(match.active)
        match.play(seat, chance.choice(match.actions(seat)))


@pytest.mark.rule("IB-SEL-02", "IB-TIE-02", "IB-DRAW-12", "IB-DRAW-13", "IB-R-WINDOW")
@pytest.mark.parametrize("options", SEATED.values(), ids=SEATED)
def test_every_order_of_arrival_gives_the_same_bytes(options: dict[str, Any]) -> None:
    """Each permutation of the seats asked, each with an answer of its own drawn beforehand."""
    chance = random.Random(str(options))
    asked = set()
    for seed in range(2):
        for match in moments(options, seed, chance):
            answers = {p: chance.choice(match.actions(p)) for p in match.active}
            made = set()
            for turn in itertools.permutations(answers):
                twin = match.copy()
                for p in turn:
                    twin.play(p, answers[p])
                made.add(twin.state_bytes())
            assert len(made) == 1, f"{prompts.asked(match.s)}: {answers}"
            asked.add(prompts.asked(match.s))
    assert asked
    assert asked <= ASKED_TOGETHER


@pytest.mark.rule("IB-R-LOCK", "IB-SEL-02")
def test_a_withdrawn_card_leaves_no_trace() -> None:
    """Choosing, taking back, and choosing again is the same as choosing once, whatever others do meanwhile."""
    for seed in range(6):
        match = Match.start("incredibrawl", {"players": 3}, seed)
        first, second = match.actions(0)[:2]
        plain, turned = match.copy(), match.copy()
        for p, a in ((0, second), (1, match.actions(1)[0]), (2, match.actions(2)[0])):
            plain.play(p, a)
        turned.play(0, first)
        turned.play(1, match.actions(1)[0])
        turned.play(0, "withdraw")
        turned.play(0, second)
        turned.play(2, match.actions(2)[0])
        assert turned.state_bytes() == plain.state_bytes()


@pytest.mark.rule("IB-R-WINDOW", "IB-PU-07")
def test_only_a_live_window_goes_by_arrival() -> None:
    """Live, the first to lay a Power-Up down is resolved first, so there the order shows; nowhere else."""
    options = {"mode": "gamer", "power_ups": "on", "players": 3, "arrival": "live"}
    chance = random.Random(5)
    apart = 0
    for seed in range(8):
        for match in moments(options, seed, chance):
            answers = {p: chance.choice(match.actions(p)) for p in match.active}
            twins = [match.copy(), match.copy()]
            for twin, turn in zip(twins, (list(answers), list(answers)[::-1]), strict=True):
                for p in turn:
                    twin.play(p, answers[p])
            same = twins[0].state_bytes() == twins[1].state_bytes()
            race = sum(a >= ids.CHARACTERS for a in answers.values() if a < ids.CARDS)
            assert same or (match.s.ask == ids.A_WINDOW and race > 1)
            apart += not same
    assert apart > 0


@pytest.mark.rule("IB-SEL-03", "IB-TIE-02", "IB-DRAW-12", "IB-R-WINDOW")
@pytest.mark.parametrize("options", SEATED.values(), ids=SEATED)
def test_an_answer_is_unseen_until_all_are_in(options: dict[str, Any]) -> None:
    """Games that differ only in what one seat has answered look alike to all others: view, log, what they may do."""
    chance = random.Random(str(options))
    looked = set()
    for match in moments(options, 3, chance):
        seat = chance.choice(match.active)
        mine = match.actions(seat)
        if len(mine) < 2 or chance.random() < 0.6:
            continue
        others = (*(p for p in range(match.seats) if p != seat), -1)
        for viewer in others:
            match.said(viewer)  # what both have behind them is said once
        twins = [match.copy(), match.copy()]
        for twin, a in zip(twins, chance.sample(mine, 2), strict=True):
            twin.play(seat, a)
        for viewer in others:
            one, other = (knows(twin, viewer) for twin in twins)
            assert one == other, f"{prompts.asked(match.s)}, seat {viewer}{first_difference(one, other)}"
        looked.add(prompts.asked(match.s))
    assert looked
