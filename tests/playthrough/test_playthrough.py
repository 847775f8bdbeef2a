"""A whole game of each mode, told step by step; read in the diff when it changes."""

from pathlib import Path

import pytest
from tests.helpers.golden import agree, listed, playthrough_text, random_game

HERE = Path(__file__).parent


@pytest.mark.parametrize(
    ("game", "row"), [pytest.param(game, row, id=f"{game} {row['name']}") for game, row in listed(HERE, "mode")]
)
def test_playthrough(game, row):
    match = random_game(game, row.get("options", {}), int(row["seed"]))
    agree(HERE / game / f"{row['name']}.txt", playthrough_text(match))
