"""`python -m bench`: every part of it runs, for a moment, and its rows come out."""

from __future__ import annotations

import re
from importlib.util import find_spec

import pytest
from bench import peers
from bench.__main__ import PARTS, QUICK, RATES, main

from rumpus.kernel.contract.spec import find

ROW = re.compile(r"^│ (.+?) +│ +-?([\d,.]+) +│", re.MULTILINE)
"""What, and its first figure."""
TITLES = {f"{find(game).about.title}, " for game in QUICK}
EXPECTED = {
    "rules": TITLES,
    "envs": TITLES,
    "race": {"BRAWL duel in real time: hard bots", "BRAWL duel in real time: random hands"},
    "search": {"Dust-up: inside the search"},
    "peers": {"OpenSpiel gin_rummy: Python API"} if find_spec("pyspiel") else set(),
    "start": {"warm: process start", "warm: my first move", "warm: my later moves", "warm: compile"},
    "memory": {"toy"},
    "server": {"rumpus, SQLite", "2 tables, 8 plays/s each", "open, no tables", "5 tables of 5 games in turns"},
}


@pytest.mark.parametrize("part", PARTS)
def test_a_part_runs_for_a_moment(capsys: pytest.CaptureFixture[str], part: str) -> None:
    main(["--quick", "--only", part])
    said = capsys.readouterr().out
    rows = dict(ROW.findall(said))
    for wanted in EXPECTED[part]:
        assert any(what.startswith(wanted) for what in rows), (wanted, said)
    if part in RATES:
        assert all(float(figure.replace(",", "")) >= 0 for figure in rows.values()), said


def test_a_peer_that_is_not_installed_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    nobody = peers.Peer("Nobody", ("numpy", "no_such_module", "nor_this"), lambda seconds: pytest.fail("measured"))
    monkeypatch.setattr(peers, "PEERS", (nobody,))
    main(["--quick", "--only", "peers"])
    assert "not measured: Nobody, for want of no_such_module, nor_this" in capsys.readouterr().out


def test_a_part_that_there_is_not_is_one_clear_error(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--only", "rules,speed"])
    assert "--only speed: it is none of rules, envs, race" in capsys.readouterr().err
