"""What Brutality counts in simulations, and what `rumpus sim` says of it."""

import json
from typing import Any

import numpy as np
import pytest

from rumpus import cli
from rumpus.games.brutality.rules import ids
from rumpus.kernel.counts import Share
from rumpus.kernel.match import Match
from rumpus.kernel.spec import find
from rumpus.lab.sections import sections
from rumpus.lab.sim import simulate
from rumpus.lab.stage import Counter, Plan, by_name, stage

SPEC = find("brutality")
TABLES: tuple[dict[str, Any], ...] = ({}, {"players": 4, "format": "controlled_chaos", "hero_draft": "blind"})


def plan(table: dict[str, Any], report: bool = True) -> Plan:
    """A table of random play."""
    return Plan("brutality", tuple(sorted(SPEC.resolve(table).items())), None, False, (), report)


@pytest.mark.parametrize("table", TABLES)
def test_counting_changes_no_game(table: dict[str, Any]) -> None:
    with_report, without = (simulate(plan(table, report), 6, 3, 1) for report in (True, False))
    assert with_report.counts
    with_report.counts = []
    assert with_report == without


@pytest.mark.parametrize("table", TABLES)
def test_counters_agree_with_one_another(table: dict[str, Any]) -> None:
    made = plan(table)
    games = 8
    tally = simulate(made, games, 7, 1)
    c = by_name(stage(made), tally.counts)
    won = sum(c["begun"])
    assert won + c["drawn"][0] == games
    assert (sum(c["heroes"]), sum(c["heroes_wins"])) == (4 * games, 2 * won)
    assert (sum(c["pairs"]), sum(c["pairs_wins"])) == (2 * games, won)
    assert (sum(c["tools"]), sum(c["tools_wins"])) == (4 * games, 2 * won)
    assert {k: n for k, n in enumerate(c["ends"]) if n} == dict(tally.reasons)
    assert all(
        wins <= used <= plays for wins, used, plays in zip(c["relics_wins"], c["relics"], c["plays"], strict=True)
    )
    assert sum(c["plays"]) > 0
    assert not any(c["played"])


def test_counters_agree_with_the_events_of_a_game() -> None:
    """Counted once more from what a Match tells, game by game."""
    made = plan({})
    at = stage(made)
    counter = Counter(at)
    rng = np.random.default_rng(4)
    plays = lost = deaths = turns = 0
    met: dict[int, int] = {}
    for seed in range(2):
        match = Match.start("brutality", dict(at.options), seed)
        at.loops.setup_at(at.T, at.S, 0, seed, at.L)
        counter.after()
        while not match.over:
            seat = match.active[0]
            action = int(rng.choice(match.actions(seat)))
            counter.before(seat, action)
            at.loops.apply_at(at.T, at.S, 0, seat, action, at.L)
            counter.after()
            for event in match.play(seat, action):
                plays += event[0] in (ids.EV_RELIC, ids.EV_INSTANT)
                deaths += event[0] == ids.EV_DEATH
                lost += event[3] if event[0] == ids.EV_HURT else 0
                if event[0] == ids.EV_HIT:
                    kind = event[3] if event[3] < ids.MADE else 0
                    met[kind] = met.get(kind, 0) + 1
        turns += match.s.turn
    c = by_name(at, counter.total())
    assert (sum(c["plays"]), c["lost"], c["deaths"], c["turns"]) == (plays, [lost], [deaths], [turns])
    assert {kind: n for kind, n in enumerate(c["met"]) if n} == met


def test_the_report_names_heroes_pairs_artifacts_relics_teams_and_ends() -> None:
    made = plan({})
    tally = simulate(made, 10, 2, 1)
    found = {section.key: section.rows for section in sections(made, tally)}
    assert list(found) == ["heroes", "pairs", "artifacts", "relics", "going_first", "ends", "games"]
    assert list(found["going_first"]) == ["goes first", "goes second"]
    assert "Bog Witch" in found["heroes"]
    assert all(" + " in name for name in found["pairs"])
    assert sum(cell.hits for row in found["ends"].values() for cell in row.values() if isinstance(cell, Share)) == 10


def test_the_command_line_tells_it_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "brutality", "--games", "6", "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    for key in ("heroes", "pairs", "artifacts", "going_first", "ends"):
        assert all("interval" in row[next(iter(row))] for row in data["report"][key].values())
    assert data["report"]["games"]["a game"]["turns"]["of"] == 6
