"""IncrediBrawl, compiled and plain: whole random games give the same bytes after every step, at many kinds of table."""

from typing import Any

import pytest
from tests.helpers.runtimes import assert_same_bytes

ALL = {"power_ups": "on", "locations": "on", "select_a_brawl": "on"}


def gamer(*names: str, **options: Any) -> dict[str, Any]:
    """Gamer Mode with some of its three options."""
    return {"mode": "gamer", **dict.fromkeys(names, "on"), **options}


TABLES: dict[str, dict[str, Any]] = {
    "family, four": {
        "mode": "family",
        "players": 4,
        "family_refill": "off",
        "tie_break": "coin",
        "final_tie": "shared",
        "still_hold": "off",
    },
    "casual, two": {},
    "casual, three by the letter": {
        "players": 3,
        "lose_trigger": "lost_scrap",
        "gone_ability": "skipped",
        "ability_tie": "throw_only",
        "level_cap": "none",
        "three_player_token": "rotate",
        "play_cap": 3,
    },
    "casual, four, refill in the Draw step": {
        "players": 4,
        "tie_break": "random",
        "refill_timing": "draw_step",
        "refill_min": 2,
        "glory_goal": 20,
    },
    "power-ups": gamer("power_ups", players=3, late_power_up="returned", no_character_test="at_draw"),
    "power-ups in order": gamer("power_ups", players=4, power_up_order="first_player", tie_break="coin"),
    "power-ups, live": gamer(
        "power_ups", players=2, arrival="live", hidden_windows="on", max_rounds=12, spectator_hands="on"
    ),
    "locations": gamer("locations", players=4, tie_break="random", classes="vote"),
    "select-a-brawl": gamer("select_a_brawl", players=3, three_player_spots="choose_spot", sab_choice="at_placement"),
    "power-ups and locations": gamer("power_ups", "locations", players=2, final_tie="shared"),
    "power-ups and spots": gamer("power_ups", "select_a_brawl", players=4, sab_choice="at_placement"),
    "locations and spots": gamer("locations", "select_a_brawl", players=3, three_player_token="rotate"),
    "everything, four": gamer(*ALL, players=4),
    "everything, three, live": gamer(*ALL, players=3, arrival="live", power_up_order="race", glory_goal=30),
    "everything, two, in order": gamer(*ALL, power_up_order="first_player", gone_ability="skipped"),
}
"""Every mode, the seven sets of Gamer options, and each value of every rare option at one table at least."""


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_compiled_and_plain_give_the_same_bytes(options: dict[str, Any]) -> None:
    """Twenty games a table."""
    assert assert_same_bytes("incredibrawl", options, range(20)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_no_index_runs_out_of_bounds(options: dict[str, Any]) -> None:
    """Compiled once more, with every index checked."""
    assert_same_bytes("incredibrawl", options, range(40), "RUMPUS_BOUNDS")


def test_every_value_of_every_option_is_at_a_table() -> None:
    """None is left out but goals and rounds between the bounds."""
    from rumpus.games.incredibrawl.content.options import OPTIONS

    for option in OPTIONS:
        found = {options.get(option.name, option.default) for options in TABLES.values()}
        assert len(found) > 1, option.name
        assert found >= set(option.choices), option.name
