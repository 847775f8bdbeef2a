"""Counts of the legal tree below positions, with a hash of all final states."""

from pathlib import Path

import pytest
from tests.helpers.golden import agree, listed, perft_lines

HERE = Path(__file__).parent


@pytest.mark.parametrize("game", sorted({game for game, _ in listed(HERE, "position")}))
def test_perft(game):
    lines = ["# name depth leaves over moves hash"]
    for name, row in listed(HERE, "position"):
        if name == game:
            lines += perft_lines(game, row)
    agree(HERE / f"{game}.txt", "\n".join(lines) + "\n")
