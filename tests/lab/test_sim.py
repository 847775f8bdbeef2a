"""`rumpus sim`: random play, bots that change places, the matrix of decks, and what is said of them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rumpus import cli
from rumpus.kernel.contract.spec import find
from rumpus.lab.contest import faults
from rumpus.lab.games import turns
from rumpus.lab.sim import ALIKE, Plan, pieces_for, simulate, works
from rumpus.lab.spread import Processes

SPEC = find("brawl")
LIVE = SPEC.resolve({"mode": "tournament"})


def plan(bots: tuple[str, ...], **options: Any) -> Plan:
    """Tournament games of these bots."""
    return Plan("brawl", tuple(sorted((LIVE | options).items())), None, bots)


def test_bots_change_places_from_game_to_game() -> None:
    assert turns(("hard", "easy"), 2) == [("hard", "easy"), ("easy", "hard")]
    assert turns(("hard",), 2) == [("hard", "hard")]
    assert turns(("hard", "easy"), 4) == [("hard", "easy", "hard", "easy"), ("easy", "hard", "easy", "hard")]
    assert len(turns(("hard", "easy", "random"), 3)) == 3
    assert turns((), 2) == [()]


def test_hard_beats_easy_from_both_seats() -> None:
    made = simulate(plan(("hard", "easy")), 20, 1)
    assert (made.games, made.unfinished) == (20, 0)
    decided = 20 - made.of("game")["drawn"].total
    bots = made.of("bot")
    assert bots["hard"].of == bots["easy"].of == decided
    assert bots["hard"].total >= 15
    assert all(seat.of == decided for seat in made.of("seat").values())
    assert made.of("length")["ms"].total > 20 * 5000
    assert made.refused > 0


def test_an_odd_number_of_games_leaves_the_last_turn_out() -> None:
    made = simulate(Plan("toy", tuple(sorted(find("toy").resolve().items())), None, ("greedy", "random")), 7, 4)
    assert made.games == 7


def test_results_do_not_depend_on_who_plays_them() -> None:
    """Chunks are as many as keep the workers busy, and the seeds are the same; here one work each."""
    toy = Plan("toy", tuple(sorted(find("toy").resolve().items())))
    pool = Processes(2)
    whole, again = simulate(toy, 30, 4), simulate(toy, 30, 4, pool)
    pool.close(at_once=True)
    assert whole.games == again.games == 30
    assert (whole.decisions, whole.longest, whole.lengths) == (again.decisions, again.longest, again.lengths)
    assert {name: (r.total, r.of, r.groups) for name, r in whole.ratios.items()} == {
        name: (r.total, r.of, r.groups) for name, r in again.ratios.items()
    }


def test_the_limit_of_actions_is_an_end_like_any_other() -> None:
    ends = simulate(plan(("hard",), action_cap=20), 2, 1).of("end")
    assert [name for name, ratio in ends.items() if ratio.total] == ["cap"]
    assert ends["cap"].total == 2


def test_seeds_follow_from_the_master_seed() -> None:
    toy = Plan("toy", tuple(sorted(find("toy").resolve().items())))

    def seeds(seed: int, games: int, workers: int = 1) -> list[int]:
        return [number for work in works(toy, games, seed, workers) for number in work.seeds]

    assert seeds(1, 5) == seeds(1, 5) != seeds(2, 5)
    assert seeds(1, 5) == seeds(1, 9)[:5] == seeds(1, 5, 2)
    assert all(0 <= seed < 2**31 for seed in seeds(3, 1000))


def test_decks_that_are_not_said_are_built_anew_every_few_games() -> None:
    spec = find("blitz_squad")
    made = Plan("blitz_squad", tuple(sorted(spec.resolve({"deck_b": "cellar"}).items())))
    listed = list(works(made, 3 * ALIKE, 3))
    assert listed == list(works(made, 3 * ALIKE, 3, 8)), "however many work at it"
    decks = [dict(work.tables[0]) for work in listed]
    assert len({told["deck_a"] for told in decks}) == 3
    assert {told["deck_b"] for told in decks} == {"cellar"}
    assert {told["deck_c"] for told in decks} == {"default"}
    own = Plan(made.game, made.options, "x.toml")
    assert all(dict(work.tables[0])["deck_a"] == "default" for work in works(own, ALIKE, 3))


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


def test_there_are_twelve_decks_for_two_seats() -> None:
    assert len(pieces_for(SPEC, LIVE)) == 12
    with pytest.raises(ValueError, match="two seats"):
        pieces_for(SPEC, SPEC.resolve({"mode": "tournament", "format": "circle", "players": 3}))
    with pytest.raises(ValueError, match="no pieces"):
        pieces_for(find("toy"), find("toy").resolve())


def rows_of(data: dict[str, Any], key: str) -> dict[str, Any]:
    """The rows of a section by name."""
    return {
        row["name"]: row["cells"] for section in data["sections"] if section["key"] == key for row in section["rows"]
    }


def said(capsys: pytest.CaptureFixture[str], *words: str) -> Any:
    """What a simulation says as JSON."""
    assert cli.main(["sim", *words, "--workers", "1", "--json"]) == 0
    return json.loads(capsys.readouterr().out)


def test_the_matrix_on_the_command_line(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("sim", "simulated"):
        monkeypatch.setattr(f"rumpus.lab.{module}.pieces_for", lambda _spec, _options: ("fuse", "motley", "jig"))
    told = ["brawl", "--matrix", "--games", "4", "--bots", "medium", "-o", "mode=tournament"]
    data = said(capsys, *told)
    assert (data["games"], data["bots"]) == (12, ["medium"])
    (matrix,) = data["matrices"]
    assert len(matrix["rows"]) == 3
    for pair, cell in matrix["cells"].items():
        one, other = pair.split("\t")
        turned = matrix["cells"][f"{other}\t{one}"]
        assert cell["of"] == turned["of"] <= 4
        assert cell["value"] + turned["value"] == pytest.approx(1)
    assert cli.main(["sim", *told, "--workers", "1"]) == 0
    out = capsys.readouterr().out
    assert "Deck against deck" in out
    assert "95 % interval" in out


def test_random_play_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    data = said(capsys, "brawl", "--games", "4")
    assert (data["games"], data["unfinished"]) == (4, 0)
    assert set(rows_of(data, "piece")) == {"Kit Motley", "Tansy Sparrow"}


def test_bots_on_the_command_line(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["sim", "brawl", "--games", "4", "--bots", "hard", "random", "--workers", "1", "-o", "mode=tournament"]
    assert cli.main(told) == 0
    out = capsys.readouterr().out
    assert "4 games of hard, random" in " ".join(out.split())
    assert "On simulated time" in out
    assert "By bot" in out
    assert cli.main(["sim", "toy", "--games", "2", "--bots", "greedy", "random", "--workers", "1"]) == 0
    assert cli.main(["sim", "brawl", "--bots", "greedy"]) == 2


# ---------------------------------------------------------------- what each game counts
def test_incredibrawl_tells_of_characters_locations_and_power_ups(capsys: pytest.CaptureFixture[str]) -> None:
    told = ["incredibrawl", "--games", "6", "-o", "mode=gamer", "-o", "locations=on", "-o", "power_ups=on"]
    data = said(capsys, *told)
    assert set(rows_of(data, "characters")["Anvil Bear"]) == {"wins", "Glory"}
    assert set(rows_of(data, "locations")["Grassy Meadow"]) == {"Glory", "left"}
    assert {"won when played", "picked", "plays"} <= set(rows_of(data, "cards")["Second Wind"])
    assert all(
        cell["low"] <= cell["value"] <= cell["high"] for cell in rows_of(data, "characters")["Anvil Bear"].values()
    )
    assert cli.main(["sim", *told, "--workers", "1"]) == 0
    out = capsys.readouterr().out
    for word in ("By character", "By location", "wins", "picked", "Glory", "Anvil Bear", "Grassy Meadow"):
        assert word in out
    assert cli.main(["sim", *told, "--workers", "1", "--check"]) == 0
    assert "By card" not in capsys.readouterr().out
    casual = said(capsys, "incredibrawl", "--games", "2")
    assert rows_of(casual, "characters")
    assert not rows_of(casual, "locations")


def test_blitz_squad_tells_of_brawlers_pairs_specials_turns_and_the_course(capsys: pytest.CaptureFixture[str]) -> None:
    data = said(capsys, "blitz_squad", "--games", "30", "-o", "deck_a=built-1")
    for key in ("brawlers", "brawlers pairs", "specials", "cards", "first", "ends"):
        assert rows_of(data, key)
    assert all(" + " in name for name in rows_of(data, "brawlers pairs"))
    course = rows_of(data, "pace")
    assert {"turns of all players", "attacks", "actions", "blocks that held", "damage"} <= set(course)
    assert course["damage"]["a game"]["of"] == 30
    assert data["verdicts"] == []


def test_brutality_tells_of_heroes_pairs_artifacts_relics_and_the_course(capsys: pytest.CaptureFixture[str]) -> None:
    data = said(capsys, "brutality", "--games", "8")
    for key in ("heroes", "heroes pairs", "artifacts", "cards", "first", "ends"):
        assert rows_of(data, key)
    assert {"turns of both teams", "deaths", "HP lost", "Pikes hurt", "won by nobody"} <= set(rows_of(data, "pace"))
