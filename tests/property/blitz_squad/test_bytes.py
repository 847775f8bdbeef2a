"""Blitz Squad, compiled and plain: whole random games give the same bytes after every step, at many kinds of table."""

from typing import Any

import pytest
from tests.helpers.runtimes import assert_same_bytes

TABLES: dict[str, dict[str, Any]] = {
    "duel": {},
    "duel, sorted and closed": {
        "stack_order": "sorted",
        "deck_lists": "closed",
        "reply_effects": "reply_lines_only",
        "draw_change": "level",
        "last_cards": "after_combo",
    },
    "duel of landlords": {"deck_a": "landlord", "deck_b": "landlord", "special_zone": "one_card", "flip_limit": 2},
    "three, left": {
        "players": 3,
        "targets": "left",
        "special_zone": "one_terrain",
        "deck_c": "landlord",
        "combo_limit": 2,
    },
    "four, all": {"players": 4, "targets": "all", "reply_block": "yes", "second_start": 3, "turn_limit": 20},
    "four, no replies": {"players": 4, "replies": "off", "idle_replies": "off", "special_max": 10, "special_copies": 3},
}
"""Each value of every option at one table at least."""


@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_compiled_and_plain_give_the_same_bytes(options: dict[str, Any]) -> None:
    """Ten games a table."""
    assert assert_same_bytes("blitz_squad", options, range(10)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("options", TABLES.values(), ids=TABLES)
def test_no_index_runs_out_of_bounds(options: dict[str, Any]) -> None:
    """Compiled once more, with every index checked."""
    assert_same_bytes("blitz_squad", options, range(30), "RUMPUS_BOUNDS")


def test_every_value_of_every_option_is_at_a_table() -> None:
    """None is left out but numbers between the bounds, and names of decks."""
    from rumpus.games.blitz_squad.content.options import OPTIONS

    for option in OPTIONS:
        found = {options.get(option.name, option.default) for options in TABLES.values()}
        if not option.name.startswith("deck_") or option.name == "deck_lists":
            assert len(found) > 1, option.name
            assert found >= set(option.choices), option.name
