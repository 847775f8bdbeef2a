"""Bots race on simulated time: every format ends, nothing illegal is done, the rows replay, seeds decide everything."""

from __future__ import annotations

import itertools
from pathlib import Path
from typing import Any

import pytest
from tests.helpers.races import digest, digest_plain, race

from rumpus.games.brawl.bots.tempo import PATIENCE
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

EVERY_WORD = Path(__file__).parents[1] / "games/brawl/content/data/every-word.toml"
LIVE = {"mode": "tournament", "action_cap": 2000}
TURNS = {"mode": "training", "action_cap": 2000}
TEAMS = {"format": "tag_team", "teams": "2v2"}
EASY, MEDIUM, HARD, RANDOM = range(4)
TABLES: list[tuple[dict[str, Any], list[int]]] = [
    (LIVE, [HARD, EASY]),
    (LIVE | {"weight": "heavy", "deck_a": "vesper", "deck_b": "ledger"}, [MEDIUM, RANDOM]),
    (LIVE | {"hand_ms": 300, "decklists": "discover"}, [HARD, MEDIUM]),
    (LIVE | {"bot_delay_min": 0, "bot_delay_max": 0}, [HARD, HARD]),
    (LIVE | {"format": "circle", "players": 3}, [HARD, EASY, RANDOM]),
    (LIVE | {"format": "circle", "players": 4}, [HARD, MEDIUM, EASY, MEDIUM]),
    (LIVE | {"format": "circle", "players": 6}, [HARD, HARD, MEDIUM, EASY, RANDOM, RANDOM]),
    (LIVE | TEAMS, [HARD, MEDIUM, HARD, MEDIUM]),
    (LIVE | TEAMS | {"tag_hand": "empty"}, [EASY, RANDOM, EASY, RANDOM]),
    (TURNS, [HARD, EASY]),
    (TURNS | {"training_pass": "free"}, [MEDIUM, MEDIUM]),
    (TURNS | {"format": "circle", "players": 4}, [HARD, MEDIUM, EASY, RANDOM]),
    (TURNS | TEAMS, [HARD, MEDIUM, EASY, HARD]),
]


def replayed(
    options: dict[str, Any], seed: int, moves: list[tuple[int, int, int]], content: str | None = None
) -> Match:
    """The rows, played again through the checked door: it refuses whatever is illegal."""
    match = Match.start("brawl", options, seed, content)
    for now, seat, action in moves:
        if seat < 0:
            assert match.due is not None
            match.tick(now)
        else:
            match.play(seat, action, now)
    return match


@pytest.mark.rule("BR-RUL-04")
@pytest.mark.parametrize(("options", "brains"), TABLES)
def test_bots_finish_every_format_and_never_act_illegally(options: dict[str, Any], brains: list[int]) -> None:
    for seed in range(3):
        out, moves, state = race("brawl", options, seed, brains)
        assert out[16] != 0, "the game did not end"
        match = replayed(options, seed, moves)
        assert match.over
        assert match.state_bytes() == state
        assert list(match.places) == out[8 : 8 + len(brains)]
        assert out[17] == sum(seat >= 0 for _, seat, _ in moves)
        assert [now for now, _, _ in moves] == sorted(now for now, _, _ in moves)
        assert out[16] != 5, "no bot needs 2,000 actions"


@pytest.mark.parametrize("players", [3, 4])
def test_no_circle_of_bots_waits_for_nothing(players: int) -> None:
    """Somebody acts before all have lost their patience."""
    for seed in range(3):
        _, moves, _ = race("brawl", LIVE | {"format": "circle", "players": players}, seed, [HARD] * players)
        times = [now for now, seat, _ in moves if seat >= 0]
        assert max(b - a for a, b in itertools.pairwise(times[players:])) < PATIENCE


@pytest.mark.parametrize("options", [LIVE, LIVE | {"press_variant": "remove"}, TURNS])
def test_bots_play_decks_with_every_effect_word(options: dict[str, Any]) -> None:
    used: set[str] = set()
    for seed, brains in enumerate(([HARD, HARD], [HARD, MEDIUM], [EASY, HARD], [MEDIUM, MEDIUM]) * 3):
        out, moves, state = race("brawl", options, seed, brains, content=str(EVERY_WORD))
        match = replayed(options, seed, moves, str(EVERY_WORD))
        assert out[16] != 0
        assert match.state_bytes() == state
        used |= {match.name(seat, a).split()[1] for _, seat, a in moves if a >= 32}
    assert {"at", "order"} <= used, "burns and digs are played too"


@pytest.mark.rule("BR-RUL-04")
def test_the_seed_decides_everything() -> None:
    assert race("brawl", LIVE, 5, [HARD, MEDIUM]) == race("brawl", LIVE, 5, [HARD, MEDIUM])
    assert race("brawl", LIVE, 5, [HARD, MEDIUM])[1] != race("brawl", LIVE, 6, [HARD, MEDIUM])[1]


@pytest.mark.parametrize(("options", "brains"), [TABLES[0], TABLES[4], TABLES[7], TABLES[9]])
def test_compiled_and_plain_races_are_the_same(options: dict[str, Any], brains: list[int]) -> None:
    assert digest("brawl", options, range(4), brains) == digest_plain("brawl", options, range(4), brains)


@pytest.mark.rule("BR-RUL-03")
def test_the_hand_interval_holds_for_bots() -> None:
    options = LIVE | {"hand_ms": 700, "bot_delay_min": 50, "bot_delay_max": 100}
    _, moves, _ = race("brawl", options, 1, [HARD, MEDIUM])
    for seat in range(2):
        times = [now for now, p, a in moves if p == seat and (a < 2 or a >= 32)]
        assert len(times) > 20
        assert min(b - a for a, b in itertools.pairwise(times)) >= 700


@pytest.mark.rule("BR-RUL-03")
def test_a_bot_keeps_to_the_range_of_the_table() -> None:
    _, moves, _ = race("brawl", LIVE | {"bot_delay_min": 1000, "bot_delay_max": 1200}, 1, [HARD, EASY])
    live = [row for row in moves if row[0] > 0]
    times = [now for now, p, _ in live if p == 0]
    gaps = [b - a for a, b in itertools.pairwise(times)]
    assert min(gaps[2:]) >= 1000


@pytest.mark.rule("BR-RUL-04")
def test_requests_of_the_same_time_are_ordered_by_a_draw() -> None:
    """With no delay at all both seats ask at the same time, always; neither is favoured."""
    options = LIVE | {"bot_delay_min": 0, "bot_delay_max": 0}
    firsts = [next(p for _, p, a in race("brawl", options, seed, [HARD, HARD])[1] if a == 0) for seed in range(60)]
    assert 15 <= sum(firsts) <= 45


@pytest.mark.rule("BR-RUL-01")
def test_in_slots_requests_are_handled_at_the_end_of_theirs() -> None:
    options = LIVE | {"arbitration": "slot", "slot_ms": 100}
    _, moves, state = race("brawl", options, 2, [HARD, HARD])
    assert {now % 100 for now, seat, _ in moves if seat >= 0} == {0}
    assert replayed(options, 2, moves).state_bytes() == state
    times = [now for now, seat, _ in moves if seat >= 0]
    assert len(set(times)) < len(times), "two requests in one slot"


@pytest.mark.rule("BR-RUL-04")
def test_a_late_play_is_refused_and_costs_nothing() -> None:
    """Some plays come too late; whoever's was refused goes on with the same card."""
    refused = 0
    for seed in range(10):
        out, moves, state = race("brawl", LIVE, seed, [HARD, HARD])
        refused += out[18]
        assert replayed(LIVE, seed, moves).state_bytes() == state  # refused requests left no trace
    assert refused > 0


@pytest.mark.rule("BR-RUL-07")
def test_where_nobody_finds_anything_to_do_the_stall_clock_ends_the_game() -> None:
    """A circle at times comes to rest with cards left: its bots look on until the clock strikes."""
    for seed, brains in ((1031, [1, 0, 2, 1, 0, 2]), (1047, [0, 2, 1, 0, 2, 1])):
        out, moves, _ = race("brawl", LIVE | {"format": "circle", "players": 6}, seed, brains)
        assert out[16] != 0
        if out[16] == 3:
            assert moves[-1][1] == -1
            assert out[19] - max(now for now, seat, a in moves if seat >= 0 and a != 1 and a != 2) >= 60_000


@pytest.mark.rule("BR-RUL-07")
def test_the_cap_ends_a_game_in_simulation_only() -> None:
    out, moves, _ = race("brawl", LIVE | {"action_cap": 30}, 1, [HARD, MEDIUM])
    assert out[16] == 5
    assert sum(seat >= 0 for _, seat, _ in moves) <= 32


def test_random_play_has_the_tempo_it_is_given() -> None:
    slow = race("brawl", LIVE, 3, [RANDOM, RANDOM], [EASY, EASY])
    fast = race("brawl", LIVE, 3, [RANDOM, RANDOM], [HARD, HARD])
    assert slow[0][19] / slow[0][17] > 2 * fast[0][19] / fast[0][17]


def test_only_games_with_a_tempo_race() -> None:
    assert find("brawl").tempo
    assert find("toy").tempo is None
