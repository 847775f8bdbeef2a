"""The lab's cheap bots: they play what is legal, know nothing they may not, and are as strong as they say."""

from __future__ import annotations

import numpy as np
import pytest

from rumpus.bots.choose import choose, levels_of
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import all_games, find
from rumpus.lab import counted, table
from rumpus.lab.games import Watched
from rumpus.lab.player import CHEAP, known, played, room, save_of, strange, usual
from rumpus.lab.schedule import Question

TOY = tuple(sorted(find("toy").resolve({"cards": "house"}).items()))


@pytest.mark.parametrize("bots", [("keen", "random"), ("greedy", "random"), ("keen", "easy")])
def test_a_game_of_any_bots_is_a_save_that_replays(bots: tuple[str, str]) -> None:
    from rumpus.kernel.match.load import load

    at = room("toy", TOY, None)
    count = played(at, bots, 5)
    match = load(save_of(at, bots, 5, count))
    assert match.over
    assert len(match.history) == count
    assert match.names == [f"A ({bots[0]})", f"B ({bots[1]})"]


def test_a_game_on_simulated_time_replays_too() -> None:
    from rumpus.kernel.match.load import load

    work = Question("brawl", tuple(sorted(find("brawl").resolve().items())), None, "medium").work(0)
    at = room("brawl", work.tables[0], None)
    count = played(at, ("medium", "random"), 5)
    match = load(save_of(at, ("medium", "random"), 5, count))
    assert match.over
    seen = Watched(at, ("medium", "random"), 5)
    assert seen.results[counted.DECISIONS] <= count
    assert seen.results[counted.MS] == match.s.now


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
    assert usual(brawl, brawl.resolve({"mode": "training"})) == "hand"
    assert "hand" in known(brawl)
    assert "hand" not in known(find("toy"))
    assert CHEAP["keen"] == table.KEEN


@pytest.mark.parametrize("game", [spec.id for spec in all_games() if spec.bots.trained])
def test_the_policy_plays_only_what_it_was_trained_on(game: str) -> None:
    spec = find(game)
    assert usual(spec, spec.resolve()) == "trained"
    assert strange(spec, "trained", None) == ""
    own = usual(spec, spec.resolve(), "own.toml")
    assert own in ("keen", "far")
    assert f"so {own!r} plays this file" in strange(spec, own, "own.toml")
    assert "not on this file" in strange(spec, "trained", "own.toml")


def test_the_hand_of_the_game_plays_in_turns_too() -> None:
    """20 games against KEEN, seats changed over; the docs say how many of how many more against `greedy`."""
    spec = find("brawl")
    at = room("brawl", tuple(sorted(spec.resolve({"mode": "training"}).items())), None)
    won, ends = 0, np.zeros(16, np.int32)
    for seed in range(20):
        for own in (0, 1):
            played(at, ("hand", "keen") if own == 0 else ("keen", "hand"), 500 + seed)
            bind(spec).result_at(at.T, at.S, 0, ends)
            won += int(ends[8 + own] < ends[9 - own])
    assert won > 20


def test_a_hand_that_is_denied_its_card_plays_another() -> None:
    spec = find("brawl")
    at = room("brawl", tuple(sorted(spec.resolve({"mode": "training"}).items())), None)
    one = Watched(at, ("hand", "hand"), 4)
    card = int(np.flatnonzero(one.deeds[0] & counted.PLAYED)[0])
    again = Watched(at, ("hand", "hand"), 4, [card, -1])
    assert again.results[counted.REASON]
    assert again.results != one.results


def test_the_hand_is_a_level_of_its_game() -> None:
    spec = find("brawl")
    assert "hand" in levels_of(spec)
    at = room("brawl", tuple(sorted(spec.resolve({"mode": "training"}).items())), None)
    loops = bind(spec)
    loops.setup_at(at.T, at.S, 0, 4, at.L)
    out = np.zeros(spec.actions.max_legal, np.int32)
    for number in range(12):
        p = int(loops.who_at(at.T, at.S, 0)).bit_length() - 1
        told = choose(spec, at.tables, at.states[:1].copy(), p, "hand", seed=number)[0]
        assert told[0] in out[: loops.legal_at(at.T, at.S, 0, p, out)]
        loops.apply_at(at.T, at.S, 0, p, told[0], at.L)
