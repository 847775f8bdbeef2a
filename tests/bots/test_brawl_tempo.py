"""What a bot's hand does in BRAWL: only what its seat may see, by level; and how long it takes."""

from __future__ import annotations

import random
from statistics import median
from typing import Any

import numpy as np
import pytest
from tests.helpers.races import race

from rumpus.bots import choose
from rumpus.games.brawl.bots.tempo import hand_ms, pace, think
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

LIVE = {"mode": "tournament"}
EASY, MEDIUM, HARD = range(3)
HEAD = "phase live now 60000 started 3000 moved 59000\n"


def thought(match: Match, seat: int, level: int = HARD, number: int = 7) -> list[int]:
    """What `think` writes: action, ms, gain."""
    out = np.zeros(64, np.int32).data
    think(match.t, match.s, seat, level, number, out)
    return [int(x) for x in out[:3]]


def does(scene: str, seat: int = 0, level: int = HARD, number: int = 7, **options: Any) -> str:
    """The name of what a bot does in a scene; "wait" for nothing."""
    match = Match.at_scene("brawl", HEAD + scene, LIVE | options)
    action = thought(match, seat, level, number)[0]
    assert action < 0 or match.is_legal(seat, action)
    return "wait" if action < 0 else match.name(seat, action)


# ---------------------------------------------------------------- what it knows
@pytest.mark.parametrize(
    "options",
    [
        LIVE,
        LIVE | {"held_card": "private", "deck_a": "vesper", "deck_b": "fuse"},
        LIVE | {"format": "circle", "players": 4, "decklists": "discover"},
        LIVE | {"format": "tag_team", "teams": "2v2"},
        {"mode": "training"},
        {"mode": "training", "format": "tag_team", "teams": "2v2", "held_card": "private"},
    ],
)
def test_a_bot_knows_no_more_than_its_seat(options: dict[str, Any]) -> None:
    """Its answer is the same on every redeal of what its seat cannot know."""
    seats = Match.start("brawl", options, 1).seats
    _, moves, _ = race("brawl", options | {"action_cap": 2000}, 11, [HARD, MEDIUM, EASY, 3, 3, 3][:seats])
    match = Match.start("brawl", options, 11)
    chance = random.Random(5)
    for now, p, a in moves:
        for seat in range(match.seats):
            level, number = chance.randrange(3), chance.randrange(2**31)
            mine = thought(match, seat, level, number)
            twin = match.redealt(seat, chance.randrange(2**31))
            assert thought(twin, seat, level, number) == mine
        if p < 0:
            match.tick(now)
        else:
            match.play(p, a, now)


# ---------------------------------------------------------------- its tempo
def quantiles(level: int, action: int, options: dict[str, Any] | None = None) -> list[int]:
    """A thousand draws of how long a level takes, sorted."""
    match = Match.start("brawl", LIVE | (options or {}), 1)
    return sorted(pace(match.t, action, level, number * 104_729) for number in range(1000))


@pytest.mark.rule("BR-RUL-03")
def test_every_level_is_quicker_than_the_one_below() -> None:
    easy, medium, hard = (quantiles(level, 40) for level in (EASY, MEDIUM, HARD))
    assert all(slow > quick for slow, quick in zip(easy, medium, strict=True))
    assert all(slow > quick for slow, quick in zip(medium, hard, strict=True))
    assert hard[0] >= 250
    assert hard[-1] <= 450
    assert median(easy) > 1000
    assert easy[-1] > 2400, "easy hesitates at times"


def test_hands_are_human_more_quick_than_slow_times_and_few_very_slow_ones() -> None:
    for level in (EASY, MEDIUM, HARD):
        times = quantiles(level, 40)
        assert median(times) < (times[0] + times[-1]) / 2
        assert median(quantiles(level, 0)) < median(times), "dealing needs no choice"


@pytest.mark.rule("BR-RUL-03")
def test_the_range_of_the_table_overrides_the_levels() -> None:
    for level in (EASY, HARD):
        times = quantiles(level, 40, {"bot_delay_min": 100, "bot_delay_max": 300})
        assert 100 <= times[0] < 120
        assert 250 < times[-1] <= 300
    assert set(quantiles(HARD, 40, {"bot_delay_min": 0, "bot_delay_max": 0})) == {0}


def test_only_hands_wait_for_the_hand_interval() -> None:
    match = Match.start("brawl", LIVE | {"hand_ms": 150}, 1)
    assert [hand_ms(match.t, a) for a in (0, 1, 2, 3, 5, 8, 40, 1300)] == [150, 150, 0, 0, 0, 150, 150, 150]


# ---------------------------------------------------------------- its judgement
@pytest.mark.parametrize(
    ("scene", "play"),
    [
        ("row A B: A1 B1\nA hand: Hit(red)\nA deck 1\nB deck 1", "play B1.a"),
        (
            "row A B: A1 B1\nB1.b: Hit(red)/B\nA1.b: Hit(red)/B, Hit(red)/B\nA1.a: Hit(red)\nA hand: Hit(red)",
            "play A1.a",
        ),
    ],
)
def test_hits_go_where_they_turn_a_base(scene: str, play: str) -> None:
    assert does(scene).split()[:2] == play.split()[:2]


def test_the_rival_is_blocked_where_one_leads() -> None:
    row = "row A B: A1 B1\nB1.a: Hit(red), Hit(red)\nB1.b: Hit(blue)/B\nA hand: Block(blue)\n"
    assert does(row + "B deck: Hit(blue), Hit(blue), Clear, Freeze, Freeze, Freeze\n") == "play B1.b"
    assert does(row + "B deck: Hit(red), Hit(red), Clear, Freeze, Freeze, Freeze\n") == "discard", "none can come"


def test_a_hard_bot_spoils_the_rivals_end_with_a_colour_it_has_none_of() -> None:
    scene = "row A B: A1 B1\nA1.a: Hit(red)\nB1.a: Hit(red)\nA1.b: Hit(red)/B\nA hand: Hit(green)\n"
    assert does(scene, deck_b="fuse") == "play B1.b"
    plain = [does(scene, level=MEDIUM, number=7 + n, deck_b="fuse") for n in range(20)]
    assert plain.count("discard") > 10, "it misjudges a play now and then"
    assert does(scene, deck_b="fuse", decklists="discover") == "discard", "it does not know the list"


def test_a_press_opens_the_own_string_when_behind() -> None:
    row = "row A B: A1 B1\nA1.a: Hit(red), Block(red)/B\nA1.b: Hit(blue)/B, Hit(blue)/B\n"
    scene = row + "A hand: Press\nA deck 9\nB deck 9\n"
    assert does(scene) == "play A1.a"


def test_a_clear_takes_a_lost_base_away_and_never_a_won_one() -> None:
    lost = "row A B: A1 B1\nB1.b: Hit(blue)/B, Hit(blue)/B\nA1.a: Hit(red), Hit(red)\nA hand: Clear\n"
    assert does(lost) == "play B1"
    won = "row A B: A1 B1\nA1.a: Hit(red), Hit(red)\nB1.a: Hit(blue), Hit(blue)\nA hand: Clear\n"
    assert does(won) == "discard"


def test_doubles_go_on_won_bases_nulls_and_reverses_on_lost_ones() -> None:
    row = "row A B: A1 B1\nA1.a: Hit(red), Hit(red)\nB1.b: Hit(blue)/B, Hit(blue)/B\n"
    assert does(row + "A hand: Null\n", deck_a="vesper") == "play B1"
    assert does(row + "A hand: Reverse\n", deck_a="vesper") == "play B1"
    assert does(row + "A hand: Double\n", deck_a="jackdaw") == "play A1"


@pytest.mark.rule("BR-FREEZE-05")
def test_a_hard_bot_plans_its_freezes() -> None:
    """Ahead it freezes what it leads, then ends the round; behind it would rather wait than settle its defeat."""
    ahead = "row A B: A1 B1\nA1.a: Hit(red), Hit(red)\nB1.b: Hit(blue)/B\nA hand: Freeze\nA deck: Freeze\nB deck 5\n"
    assert does(ahead) == "play A1"
    ending = (
        "row A B: A1 B1\nA1 mods: Freeze\nA1.a: Hit(red)\nB1.a: Hit(red)\nA hand: Freeze\nA deck: Freeze\nB deck 5\n"
    )
    assert does(ending) == "play B1"
    losing = (
        "row A B: A1 B1\nB1 mods: Freeze/B\nB1.b: Hit(blue)/B\nA1.b: Hit(blue)/B, Hit(blue)/B\n"
        "A hand: Freeze\nA deck:\nB deck 5\n"
    )
    assert does(losing) == "wait"


def test_a_hard_bot_that_is_behind_leaves_its_freezes_in_the_deck() -> None:
    scene = (
        "row A B: A1 B1\nA1.b: Hit(blue)/B, Hit(blue)/B\nB1.b: Hit(blue)/B\n"
        "A pile: Hit(green)\nA1.a: Hit(red)\nB1.a: Hit(red)\nA deck: Freeze, Freeze, Freeze\nB deck 5\n"
    )
    assert does(scene) == "wait"
    assert does(scene, level=MEDIUM) == "deal"


def test_a_hard_bot_waits_for_nobody_who_has_only_freezes_left() -> None:
    """Freezes change no Base: the round ends as it stands, at once or after a wait of all."""
    losing = (
        "row A B: A1 B1\nA1.b: Hit(blue)/B, Hit(blue)/B\nB1.b: Hit(blue)/B\n"
        "A pile: Hit(green)\nA1.a: Hit(red)\nB1.a: Hit(red)\nA deck: Freeze, Freeze, Freeze\nB deck: {}\n"
    )
    assert does(losing.format("Press, Freeze, Freeze, Freeze")) == "wait"
    assert does(losing.format("Freeze, Freeze, Freeze")) == "deal"
    held = losing.replace("A deck: Freeze, Freeze, Freeze", "A hand: Freeze\nA deck:")
    assert does(held.format("Press, Freeze, Freeze, Freeze")) == "wait"
    assert does(held.format("Freeze, Freeze, Freeze")).startswith("play ")


def test_easy_overlooks_what_hard_sees() -> None:
    scene = "row A B: A1 B1\nA1.b: Hit(blue)/B\nB1.b: Hit(blue)/B\nB1.a: Hit(red)\nA hand: Hit(red)\n"
    plays = {level: [does(scene, level=level, number=n) for n in range(200)] for level in (EASY, HARD)}
    assert len(set(plays[HARD])) == 1
    assert plays[EASY].count(plays[HARD][0]) < 190
    assert "discard" in plays[EASY]


def test_a_partner_with_cards_takes_over_from_one_that_has_only_freezes() -> None:
    scene = (
        "phase live now 60000 started 3000 moved 59000 active AB\nrow 1 2: A1 B1\n"
        "A deck: Freeze, Freeze\nC deck 9\nB deck 9\nD deck 9\n"
    )
    match = Match.at_scene("brawl", scene, LIVE | {"format": "tag_team", "teams": "2v2"})
    assert match.name(0, thought(match, 0)[0]) == "tag C"
    assert thought(match, 2)[0] == -1
    assert match.name(1, thought(match, 1)[0]) == "deal"


def test_choose_asks_the_hand_at_a_real_time_table() -> None:
    spec = find("brawl")
    match = Match.start(spec, LIVE, 4)
    for seat in (0, 1):
        match.play(seat, "ready")
    match.tick(5000)
    assert [match.name(0, a) for a in choose(spec, match.tables, match.state, 0, "hard")[0]] == ["deal"]
    match.play(0, "deal", 6000)
    actions, estimate = choose(spec, match.tables, match.state, 0, "easy", seed=3)
    assert match.is_legal(0, actions[0])
    assert 0 <= estimate <= 100


def test_bots_confirm_and_name_a_starter() -> None:
    match = Match.start("brawl", LIVE, 1)
    assert match.name(0, thought(match, 0)[0]) == "ready"
    match.play(0, "ready")
    assert thought(match, 0)[0] == -1
    team = Match.start("brawl", LIVE | {"format": "tag_team", "teams": "2v2"}, 1)
    named = {team.name(0, thought(team, 0, number=n)[0]) for n in range(20)}
    assert named == {"tag A", "tag C"}
    assert thought(team, 2)[0] == -1
