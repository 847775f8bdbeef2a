"""The guided duel of Brawlhalla: each move that it waits for is one press on a space."""

from __future__ import annotations

from rumpus.kernel.match.judging import awaited, reply
from rumpus.kernel.match.learning import learning


def test_every_way_that_the_guide_wants_is_a_plan_on_offer() -> None:
    guided = learning("brawlhalla").guided
    assert guided is not None
    match, ways = guided.begin(), 0
    while not match.over:
        seat = match.active[0]
        if seat != guided.seat:
            match.play(seat, reply(guided, match, seat))
            continue
        run = awaited(guided, match.history)
        done = run[:1]
        if match.name(seat, run[0]).startswith("move"):
            plans = [tuple(plan["actions"]) for plan in match.spec.words.plans(match.t, match.s, seat)]
            done = max((plan for plan in plans if plan == run[: len(plan)]), key=len, default=())
            assert len(done) > 1, "a press on a space plays the card and goes its way"
            ways += 1
        match.play_all(seat, list(done))
    assert ways == sum(name.startswith("move") for _, plays in guided.steps for name in plays)
