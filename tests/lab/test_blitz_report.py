"""What Blitz Squad counts in simulations, and what `rumpus sim` says of it."""

import json

import numpy as np
import pytest

from rumpus import cli
from rumpus.games.blitz_squad.content.tables import book_of
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.counts import Share
from rumpus.kernel.match import Match
from rumpus.kernel.spec import find
from rumpus.lab.sections import sections
from rumpus.lab.sim import ALIKE, Plan, chunks_of, simulate
from rumpus.lab.stage import Counter, by_name, stage

SPEC = find("blitz_squad")
OPTIONS = {"players": 3, "deck_a": "built-1", "deck_b": "built-2", "deck_c": "front_room"}


def plan(report: bool = True) -> Plan:
    """Three seats, two of them with specials in their decks."""
    return Plan("blitz_squad", tuple(sorted(SPEC.resolve(OPTIONS).items())), None, False, (), report)


def test_counting_changes_no_game() -> None:
    with_report, without = (simulate(plan(report), 12, 3, 1) for report in (True, False))
    assert with_report.counts
    with_report.counts = []
    without.pieces = {}
    assert with_report == without


def test_counters_agree_with_one_another_and_with_the_decks() -> None:
    made = plan()
    tally = simulate(made, 16, 7, 1)
    c, at = by_name(stage(made), tally.counts), stage(made)
    book = book_of(at.t)
    assert sum(c["brawlers"]) == 16 * sum(len(deck.brawlers) for deck in book.decks)
    assert sum(c["pairs"]) == 16 * 3 * 6
    alone = sum(seat.wins for seat in tally.seats)
    assert sum(c["brawlers_wins"]) == 4 * alone
    assert sum(c["begun"]) == 48
    assert sum(c["begun_wins"]) == alone
    assert sum(c["ends"]) == 16
    assert {k: n for k, n in enumerate(c["ends"]) if n} == dict(tally.reasons)
    assert all(used <= held for used, held in zip(c["used"], c["held"], strict=True))
    assert sum(c["used"]) > 0
    assert not any(c["played"])


def test_counters_agree_with_the_events_of_a_game() -> None:
    """Counted once more from what a Match tells, game by game."""
    made = plan()
    at = stage(made)
    counter = Counter(at)
    rng = np.random.default_rng(4)
    combos, damage, blocked, turns = [0, 0], 0, 0, 0
    for seed in range(3):
        match = Match.start("blitz_squad", dict(at.options), seed)
        at.loops.setup_at(at.T, at.S, 0, seed, at.L)
        counter.after()
        while not match.over:
            seat = match.active[0]
            action = int(rng.choice(match.actions(seat)))
            counter.before(seat, action)
            at.loops.apply_at(at.T, at.S, 0, seat, action, at.L)
            counter.after()
            for event in match.play(seat, action):
                if event[0] == ids.EV_COMBO:
                    combos[event[2]] += 1
                damage += event[2] if event[0] == ids.EV_DAMAGE else 0
                blocked += 1 if event[0] == ids.EV_BLOCKED else 0
        turns += match.s.turn
    c = by_name(at, counter.total())
    assert (c["combos"], c["damage"], c["blocked"], c["turns"]) == (combos, [damage], [blocked], [turns])


def test_the_report_names_brawlers_pairs_specials_places_and_ends() -> None:
    made = plan()
    tally = simulate(made, 10, 2, 1)
    found = {section.key: section.rows for section in sections(made, tally)}
    assert list(found) == ["brawlers", "pairs", "specials", "going_first", "ends", "games"]
    assert list(found["going_first"]) == ["goes first", "goes second", "goes third"]
    first = found["going_first"]["goes first"]["win rate"]
    assert isinstance(first, Share)
    assert first.of == 10
    assert sum(cell.hits for row in found["ends"].values() for cell in row.values() if isinstance(cell, Share)) == 10


def test_decks_that_are_not_said_are_built_anew_every_few_games() -> None:
    made = Plan("blitz_squad", tuple(sorted(SPEC.resolve({"deck_b": "cellar"}).items())), None, False, (), True)
    chunks = list(chunks_of(made, 3 * ALIKE, 3, 1))
    assert chunks == list(chunks_of(made, 3 * ALIKE, 3, 8)), "however many work at it"
    decks = [dict(part.options) for part, _ in chunks]
    assert len({told["deck_a"] for told in decks}) == 3
    assert {told["deck_b"] for told in decks} == {"cellar"}
    assert {told["deck_c"] for told in decks} == {"default"}
    own = Plan(made.game, made.options, "x.toml", False, (), True)
    assert all(dict(part.options)["deck_a"] == "default" for part, _ in _without_reading(own))


def _without_reading(own: Plan) -> list[tuple[Plan, list[int]]]:
    """The chunks of a plan whose content is not there: it is not varied, so none is read but for the first."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("rumpus.lab.sim.stage", lambda _plan: stage(Plan(own.game, own.options)))
        return list(chunks_of(own, ALIKE, 3, 1))


def test_the_command_line_tells_it_with_intervals(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "blitz_squad", "--games", "6", "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    for key in ("brawlers", "pairs", "going_first", "ends"):
        assert all("interval" in cell for row in data["report"][key].values() for cell in row.values())
    assert len(data["report"]["brawlers"]) >= 4
    assert data["report"]["games"]["a game"]["turns"]["of"] == 6
