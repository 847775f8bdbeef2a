"""`rumpus sim brawl`: bots that change places, and the matrix of decks."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rumpus import cli
from rumpus.kernel.spec import find
from rumpus.lab.contest import faults, turns
from rumpus.lab.matrix import Matrix, Pair, matrix_data, pieces_for
from rumpus.lab.sim import Plan, simulate
from rumpus.lab.stage import sim_options
from rumpus.lab.tally import Tally

SPEC = find("brawl")
LIVE = SPEC.resolve({"mode": "tournament"})


def plan(bots: tuple[str, ...], **options: Any) -> Plan:
    """Tournament games of these bots."""
    return Plan("brawl", tuple(sorted((LIVE | options).items())), None, False, bots)


def test_bots_change_places_from_game_to_game() -> None:
    assert turns(("hard", "easy"), 2) == [("hard", "easy"), ("easy", "hard")]
    assert turns(("hard",), 2) == [("hard", "hard")]
    assert turns(("hard", "easy"), 4) == [("hard", "easy", "hard", "easy"), ("easy", "hard", "easy", "hard")]
    assert len(turns(("hard", "easy", "random"), 3)) == 3
    assert turns((), 2) == [()]


def test_hard_beats_easy_from_both_seats() -> None:
    tally = simulate(plan(("hard", "easy")), 20, 1, 1)
    assert tally.games == 20
    assert tally.unfinished == 0
    assert tally.levels["hard"].games == tally.levels["easy"].games == 20
    assert tally.levels["hard"].wins >= 15
    assert all(seat.games == 20 for seat in tally.seats)
    assert tally.ms > 20 * 5000


def test_results_do_not_depend_on_the_chunks() -> None:
    whole = simulate(plan(("medium", "random")), 12, 4, 1)
    again = simulate(plan(("medium", "random")), 12, 4, 1)
    assert whole == again


def test_a_simulation_has_the_cap_of_the_rulebook() -> None:
    assert sim_options(SPEC, LIVE)["action_cap"] == 2000
    assert sim_options(SPEC, LIVE | {"action_cap": 50})["action_cap"] == 50
    assert simulate(plan(("hard",), action_cap=20), 2, 1, 1).reasons == {5: 2}


@pytest.mark.parametrize(
    ("bots", "options", "word"),
    [
        (("wild",), {}, "not one of"),
        (("hard", "easy", "easy"), {}, "2 seats"),
        (("greedy",), {}, "real time"),
        (("hard",), {"fouls": "claim"}, "people only"),
    ],
)
def test_bots_that_cannot_play_are_refused(bots: tuple[str, ...], options: dict[str, Any], word: str) -> None:
    assert word in faults(SPEC, LIVE | options, bots)
    assert faults(SPEC, LIVE, ("hard", "random")) == ""
    assert faults(SPEC, LIVE | {"fouls": "claim"}, ()) == ""


def test_a_pair_is_judged_by_the_games_that_somebody_won() -> None:
    pair = Pair(30, 10, 60)
    assert pair.share == 0.75
    assert pair.turned() == Pair(10, 30, 60)
    low, high = pair.interval
    assert 0.59 < low < 0.75 < high < 0.87
    assert Pair(0, 0, 5).share == 0.5


def test_a_piece_against_all() -> None:
    pairs = {("x", "y"): Pair(3, 1), ("y", "x"): Pair(1, 3), ("x", "z"): Pair(2, 2), ("z", "x"): Pair(2, 2)}
    pairs |= {("y", "z"): Pair(4, 0), ("z", "y"): Pair(0, 4)}
    data = matrix_data(Matrix(("x", "y", "z"), pairs, Tally()))
    assert data["x"]["all"]["wins"] == 5
    assert data["x"]["all"]["losses"] == 3
    assert set(data["x"]["against"]) == {"y", "z"}


def test_there_are_twelve_decks_for_two_seats() -> None:
    assert len(pieces_for(SPEC, LIVE)) == 12
    with pytest.raises(ValueError, match="two seats"):
        pieces_for(SPEC, SPEC.resolve({"mode": "tournament", "format": "circle", "players": 3}))
    with pytest.raises(ValueError, match="no pieces"):
        pieces_for(find("toy"), find("toy").resolve())


def test_the_matrix_on_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.lab.matrix.pieces_for", lambda _spec, _options: ("fuse", "motley", "jig"))
    told = ["sim", "brawl", "--matrix", "--games", "4", "--bots", "medium", "--workers", "1", "-o", "mode=tournament"]
    assert cli.main([*told, "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 12
    assert data["bots"] == ["medium"]
    for one in data["matrix"].values():
        for result in one["against"].values():
            assert result["wins"] + result["losses"] + result["shared"] == 4
    assert cli.main(told) == 0
    out = capsys.readouterr().out
    assert "Deck against deck" in out
    assert "95 % interval" in out


def test_random_play_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["sim", "brawl", "--games", "4", "--workers", "1", "--json"]) == 0
    data = json.loads(capsys.readouterr().out)
    assert data["games"] == 4
    assert data["unfinished"] == 0
    assert set(data["pieces"]) == {"Kit Motley", "Tansy Sparrow"}


def test_bots_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["sim", "brawl", "--games", "4", "--bots", "hard", "random", "--workers", "1", "-o", "mode=tournament"]
    assert cli.main(told) == 0
    out = capsys.readouterr().out
    assert "4 games of hard, random" in " ".join(out.split())
    assert "On simulated time" in out
    assert "By bot" in out
    assert cli.main(["sim", "toy", "--games", "2", "--bots", "greedy", "random", "--workers", "1"]) == 0
    assert cli.main(["sim", "brawl", "--bots", "greedy"]) == 2
