"""Brutality, compiled and plain: whole random games give the same bytes after every step, at every kind of table."""

from typing import Any

import pytest
from tests.helpers.runtimes import assert_same_bytes
from tests.property.brutality.test_walk import TABLES

MORE: tuple[dict[str, Any], ...] = (
    {"board": "9x9", "first_team": "agreed", "round_limit": 40, "quiet_rounds": 8},
    {"board": "9x11", "round_limit": 0, "quiet_rounds": 6, "players": 4, "hero_draft": "alternate"},
    {"round_limit": 20, "quiet_rounds": 0, "format": "controlled_chaos", "hero_draft": "random"},
)
"""What is at no table of the walk."""


@pytest.mark.parametrize("options", [*TABLES, *MORE], ids=range(len(TABLES) + len(MORE)))
def test_compiled_and_plain_give_the_same_bytes(options: dict[str, Any]) -> None:
    """A game a table; more of them where every index is checked."""
    assert assert_same_bytes("brutality", options, range(1)) > 50


@pytest.mark.slow
@pytest.mark.parametrize("options", [*TABLES, *MORE], ids=range(len(TABLES) + len(MORE)))
def test_no_index_runs_out_of_bounds(options: dict[str, Any]) -> None:
    """Compiled once more, with every index checked."""
    assert_same_bytes("brutality", options, range(30), "RUMPUS_BOUNDS")


def test_every_value_of_every_option_is_at_a_table() -> None:
    """None is left out."""
    from rumpus.games.brutality.content.options import OPTIONS

    for option in OPTIONS:
        found = {options.get(option.name, option.default) for options in (*TABLES, *MORE)}
        assert found >= set(option.choices), option.name
