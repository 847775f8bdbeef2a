"""Tables of which each row is a part of one whole: how games end, and who wins. Their shares add up to 100 %."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rumpus import cli
from rumpus.kernel.contract.spec import all_games, find
from rumpus.lab import counted
from rumpus.lab.games import Watched, Work
from rumpus.lab.harvest import Cases, Harvest, end_of, told
from rumpus.lab.player import room

GAMES = [spec.id for spec in all_games()]
WHOLES = ("ends", "seat", "first")
"""Tables of a report whose rows share every game, or every game that somebody won."""
APART = {"shared"}
"""Columns beside these: a game whose first place several share counts for each of them."""


@pytest.mark.parametrize("game", GAMES)
def test_every_end_has_a_name_of_its_own_and_all_of_them_are_all_games(game: str) -> None:
    """One game is told with each end that there is."""
    spec = find(game)
    options = tuple(spec.resolve({}).items())
    at = room(game, options, None)
    one = Watched(at, ("random",) * at.seats, 1)
    work, made = Work(game, (options,), ("random",) * at.seats, (1,)), Harvest()
    reasons = (0, *spec.words.ends)
    for number, reason in enumerate(reasons):
        one.rows[0, counted.REASON] = reason
        cases = Cases(1, 1, number)
        told(one, work, cases)
        cases.into(made)
    ends = made.of("end")
    assert {name: (ratio.total, ratio.of) for name, ratio in ends.items()} == {
        end_of(spec, reason): (1, len(reasons)) for reason in reasons
    }
    assert sum(ratio.mean for ratio in ends.values()) == pytest.approx(1)


def said(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    assert cli.main(list(words)) == 0
    return json.loads(capsys.readouterr().out)


@pytest.mark.parametrize("game", GAMES)
def test_the_shares_of_a_whole_add_up_in_a_report(capsys: pytest.CaptureFixture[str], game: str) -> None:
    found = said(capsys, "lab", "balance", game, "--games", "40", "--workers", "1", "--json")
    tables = {section["key"]: section["rows"] for section in found["sections"]}
    assert "ends" in tables
    for name in set(WHOLES) & set(tables):
        for column in {column for row in tables[name] for column in row["cells"]} - APART:
            shares = [row["cells"][column]["value"] for row in tables[name] if column in row["cells"]]
            assert sum(shares) == pytest.approx(1), (name, column)


def test_the_ends_of_a_simulation_are_all_its_games(capsys: pytest.CaptureFixture[str]) -> None:
    """BU-RUL-75 speaks of two ends: neither swallows the other."""
    found = said(capsys, "sim", "brutality", "-o", "round_limit=20", "--games", "200", "--workers", "1", "--json")
    (ends,) = (section["rows"] for section in found["sections"] if section["key"] == "ends")
    assert len(ends) == 3
    assert sum(row["cells"]["games"]["value"] for row in ends) == pytest.approx(1)
