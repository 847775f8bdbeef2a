"""What a game counts in simulations, and what `rumpus sim` says of it."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from rumpus import cli
from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.counts import Mean, Section, Share, unlike
from rumpus.kernel.match import Match
from rumpus.kernel.spec import find
from rumpus.lab.sections import best_first, sections, sections_data, shown
from rumpus.lab.sim import Plan, play_chunk, seeds_of, simulate
from rumpus.lab.stage import Counter, by_name, stage
from rumpus.lab.stats import mean_of
from rumpus.lab.tally import Tally

SPEC = find("incredibrawl")
GAMER = {"mode": "gamer", "power_ups": "on", "locations": "on", "players": 3, "tie_break": "random"}


def plan(bots: tuple[str, ...] = (), report: bool = True, **options: Any) -> Plan:
    """A plan with a report."""
    return Plan("incredibrawl", tuple(sorted(SPEC.resolve(options).items())), None, False, bots, report)


def counted(tally: Tally, made: Plan) -> dict[str, list[int]]:
    """The counters of a tally by name."""
    return by_name(stage(made), tally.counts)


def test_counting_changes_no_game() -> None:
    for options in ({}, GAMER, {"mode": "gamer", "power_ups": "on", "arrival": "live"}):
        with_report, without = (simulate(plan(report=report, **options), 20, 3, 1) for report in (True, False))
        assert with_report.counts
        assert not without.counts
        with_report.counts = []
        assert with_report == without


def test_a_report_is_the_sum_of_its_parts() -> None:
    made = plan(**GAMER)
    whole = simulate(made, 24, 5, 1)
    parts = Tally()
    for part in (seeds_of(5, 24)[:10], seeds_of(5, 24)[10:]):
        parts.add(play_chunk(made, part))
    assert parts.counts == whole.counts


def test_counters_agree_with_one_another() -> None:
    made = plan(**GAMER)
    tally = simulate(made, 30, 7, 1)
    c = counted(tally, made)
    rounds = sum(c["there"])
    assert sum(c["chosen"]) == 3 * rounds
    assert all(chosen <= held for chosen, held in zip(c["chosen"], c["held"], strict=True))
    assert all(wins <= brawls for wins, brawls in zip(c["wins"], c["brawls"], strict=True))
    assert sum(c["brawls"]) >= sum(c["chosen"])
    assert sum(c["wins"]) <= rounds
    assert sum(c["followed"]) == rounds - tally.games
    assert 0 < sum(c["left"]) < sum(c["followed"])
    assert 0 < sum(c["used"]) <= sum(c["played"])
    assert not any(sum(c[name]) for name in ("start", "in_play", "ups"))


def test_counters_agree_with_the_events_of_a_game() -> None:
    """Counted once more from what a Match tells, game by game."""
    made = plan(**GAMER)
    at = stage(made)
    counter = Counter(at)
    rng = np.random.default_rng(4)
    wins, laid, glory, chosen = [0] * 30, [0] * 10, 0, [0] * 30
    for seed in range(6):
        match = Match.start("incredibrawl", dict(at.options), seed)
        at.loops.setup_at(at.T, at.S, 0, seed, at.L)
        counter.after()
        while not match.over:
            seat = int(rng.choice(match.active))
            action = int(rng.choice(match.actions(seat)))
            if match.s.ask == ids.A_SELECT:
                chosen[action] += 1
            counter.before(seat, action)
            at.loops.apply_at(at.T, at.S, 0, seat, action, at.L)
            counter.after()
            for event in match.play(seat, action):
                if event[0] == ids.EV_BRAWL:
                    wins[event[2]] += 1
                if event[0] == ids.EV_POWER_UP:
                    laid[event[2] - 30] += 1
        assert at.state.tobytes() == match.state_bytes()
        glory += sum(match.scores) - 3 * match.t.start
    c = by_name(at, counter.total())
    assert (c["wins"], c["played"], c["chosen"]) == (wins, laid, chosen)
    assert sum(c["there_glory"]) == glory


def test_bots_are_counted_too() -> None:
    made = plan(("greedy", "random"))
    tally = simulate(made, 2, 1, 1)
    c = counted(tally, made)
    assert sum(c["chosen"]) == 2 * sum(c["there"]) > 10
    assert [section.key for section in sections(made, tally)] == ["characters"]


@pytest.mark.parametrize(
    ("mode", "keys"), [({}, ["characters"]), (GAMER, ["characters", "locations", "power_ups"])], ids=["casual", "gamer"]
)
def test_a_section_for_each_kind_of_card(mode: dict[str, Any], keys: list[str]) -> None:
    made = plan(**mode)
    found = sections(made, simulate(made, 10, 1, 1))
    assert [section.key for section in found] == keys
    assert len(found[0].rows) == 30
    assert list(found[0].rows["Anvil Bear"]) == ["win rate", "pick rate", "Glory"]
    assert sections(made, Tally()) == []


def test_two_cards_of_one_name_are_told_apart() -> None:
    sheets = book_of(SPEC.records.tables(SPEC.resolve()).t).sheets[:3]
    twins = [replace(sheets[0], name="Bear"), sheets[1], replace(sheets[2], name="Bear")]
    assert unlike(twins) == [f"Bear ({sheets[0].id})", sheets[1].name, f"Bear ({sheets[2].id})"]


def test_a_number_comes_with_its_interval_and_the_best_first() -> None:
    rows = {"low": {"rate": Share(1, 4), "Glory": Mean(2, 4, 4)}, "high": {"rate": Share(3, 4), "Glory": Mean(0, 0, 0)}}
    section = Section("things", "thing", rows)
    assert [name for name, _ in best_first(section)] == ["high", "low"]
    assert shown(Share(1, 4)) == "25.0% (4.6% - 69.9%)"
    assert shown(Mean(2, 4, 4)).startswith("+0.500 (-0.4")
    data = sections_data([section])["things"]
    assert list(data) == ["high", "low"]
    assert data["low"]["rate"]["hits"] == 1
    assert data["low"]["glory"]["mean"] == 0.5


def test_an_average_and_how_sure_it_is() -> None:
    values = [3, -1, 0, 2, 2, -4, 1, 1]
    mean, low, high = mean_of(sum(values), sum(x * x for x in values), len(values))
    half = 1.959963984540054 * float(np.std(values, ddof=1)) / len(values) ** 0.5
    assert (mean, low, high) == pytest.approx((np.mean(values), np.mean(values) - half, np.mean(values) + half))
    assert mean_of(0, 0, 0) == (0.0, 0.0, 0.0)
    assert mean_of(3, 9, 1) == (3.0, 3.0, 3.0)


def test_the_report_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["sim", "incredibrawl", "--games", "6", "--workers", "1", "-o", "mode=gamer", "-o", "locations=on"]
    assert cli.main(told) == 0
    out = capsys.readouterr().out
    for word in ("By character", "By location", "win rate", "pick rate", "Glory", "Anvil Bear", "Grassy Meadow"):
        assert word in out
    assert cli.main([*told, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert set(data["report"]) == {"characters", "locations"}
    assert set(data["report"]["characters"]["Anvil Bear"]) == {"win_rate", "pick_rate", "glory"}
    assert cli.main([*told, "--check"]) == 0
    assert "By character" not in capsys.readouterr().out
