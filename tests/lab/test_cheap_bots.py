"""The lab's cheap bots: they play what is legal, know nothing they may not, and are as strong as they say."""

from __future__ import annotations

import pytest

from rumpus.kernel.bind import bind
from rumpus.kernel.spec import find
from rumpus.lab import table
from rumpus.lab.harvest import Watched
from rumpus.lab.player import CHEAP, known, played, room, save_of, usual
from rumpus.lab.schedule import Question

TOY = tuple(sorted(find("toy").resolve({"cards": "house"}).items()))


@pytest.mark.parametrize("bots", [("keen", "random"), ("greedy", "random"), ("keen", "easy")])
def test_a_game_of_any_bots_is_a_save_that_replays(bots: tuple[str, str]) -> None:
    from rumpus.kernel.save import load

    at = room("toy", TOY, None)
    count = played(at, bots, 5)
    match = load(save_of(at, bots, 5, count))
    assert match.over
    assert len(match.history) == count
    assert match.names == [f"A ({bots[0]})", f"B ({bots[1]})"]


def test_a_game_on_simulated_time_replays_too() -> None:
    from rumpus.kernel.save import load

    work = Question("brawl", tuple(sorted(find("brawl").resolve().items())), None, "medium").work(0)
    at = room("brawl", work.tables[0], None)
    count = played(at, ("medium", "random"), 5)
    match = load(save_of(at, ("medium", "random"), 5, count))
    assert match.over
    seen = Watched(at, ("medium", "random"), 5)
    assert seen.results[table.DECISIONS] <= count
    assert seen.results[table.MS] == match.s.now


def test_the_same_seed_is_the_same_game() -> None:
    at = room("toy", TOY, None)
    one = [at.trail[: played(at, ("keen", "keen"), seed)].tolist() for seed in range(5)]
    again = [at.trail[: played(at, ("keen", "keen"), seed)].tolist() for seed in reversed(range(5))]
    assert one == again[::-1]


def test_what_a_seat_cannot_know_changes_nothing() -> None:
    """Positions that differ only in what seat A cannot know: dealt anew, KEEN does the same."""
    at = room("toy", TOY, None)
    loops = bind(at.spec)
    for seed in range(6):
        loops.setup_at(at.T, at.S, 0, seed, at.L)
        chosen = set()
        for number in range(6):
            loops.setup_at(at.T, at.S, 0, seed, at.L)
            loops.redeal_at(at.T, at.S, 0, 0, 100 + number)
            chosen.add(int(at.bound.decide(at.T, at.S, 0, table.KEEN, at.far, at.net, 9, at.L)))
        assert len(chosen) == 1


def test_bots_of_each_game() -> None:
    assert known(find("toy")) == ("random", "keen", "greedy", "easy", "medium", "hard")
    assert "far" in known(find("brawlhalla"))
    brawl = find("brawl")
    assert usual(brawl, brawl.resolve()) == "medium"
    assert usual(brawl, brawl.resolve({"mode": "training"})) == "keen"
    assert CHEAP["keen"] == table.KEEN
