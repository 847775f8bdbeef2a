"""A golden game for every way each mode can end: it replays to the same end, the same words, the same scene."""

from pathlib import Path

import pytest
from tests.helpers.golden import WRITE, agree, as_wanted, find_game, golden_text, listed

from rumpus import load

HERE = Path(__file__).parent
GAMES = [
    pytest.param(game, row, reason, id=f"{game} {row['name']} {reason}")
    for game, row in listed(HERE, "mode")
    for reason in row["ends"]
]


@pytest.mark.parametrize(("game", "row", "reason"), GAMES)
def test_golden(game, row, reason):
    path = HERE / game / f"{row['name']}-{reason}.txt"
    if WRITE:
        agree(path, golden_text(find_game(game, row, reason)))
    match = load(path.read_text("utf-8"))
    assert match.reason == reason
    assert as_wanted(match, row)
    agree(path, golden_text(match))


@pytest.mark.parametrize("game", sorted({param.values[0] for param in GAMES}))
def test_every_end_has_a_golden_game(game):
    from rumpus.kernel.contract.spec import find

    wanted = {reason for name, row in listed(HERE, "mode") if name == game for reason in row["ends"]}
    assert wanted == set(find(game).words.ends)


def test_no_file_is_left_over():
    made = {HERE / p.values[0] / f"{p.values[1]['name']}-{p.values[2]}.txt" for p in GAMES}
    assert set(HERE.glob("*/*.txt")) == made
