"""The checks of an environment, on every installed game; and each of them finds what it looks for."""

from __future__ import annotations

from dataclasses import replace

import pytest

from rumpus.cli import main
from rumpus.envs import check
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.spec import find

TABLES: list[tuple[str, dict[str, object]]] = [
    *((game, {}) for game in list_games()),
    ("toy", {"players": 3, "pace": "together"}),
    ("brawlhalla", {"format": "ffa"}),
    ("brawlhalla", {"format": "2v2"}),
    ("brawl", {"mode": "training"}),
    ("brawl", {"format": "tag_team"}),
    ("incredibrawl", {"mode": "gamer", "players": 4, "power_ups": "on", "locations": "on"}),
    ("blitz_squad", {"players": 4}),
    ("brutality", {"players": 4}),
    ("brutality", {"format": "controlled_chaos"}),
]
OURS = ["schema", "ranges", "leaks", "same games", "threads"]


@pytest.mark.parametrize(("game", "options"), TABLES)
def test_our_games_pass(game: str, options: dict[str, object]) -> None:
    table = check.Table(game, options)
    assert {name: check.CHECKS[name](table) for name in OURS} == dict.fromkeys(OURS, "")


@pytest.mark.parametrize("game", ["toy", "incredibrawl"])
def test_other_peoples_tests_pass(game: str) -> None:
    theirs = [name for name in check.CHECKS if name not in OURS]
    assert {name: check.CHECKS[name](check.Table(game)) for name in theirs} == dict.fromkeys(theirs, "")


def test_what_cannot_be_asked_is_left_out_and_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(check, "CHECKS", {"OpenSpiel": check.open_spiel})
    assert main(["envs", "check", "brawl"]) == 0
    assert capsys.readouterr().out == "left    OpenSpiel: it has no games in real time\n"
    monkeypatch.setattr(check, "find_spec", lambda _name: None)
    assert main(["envs", "check", "toy"]) == 0
    assert "left    OpenSpiel: it is not installed" in capsys.readouterr().out


TOY = check.Table("toy", {"players": 2})


def test_a_row_that_is_not_told_rightly_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    toy, row = find("toy"), list(find("toy").sight.row)
    for told, words in (
        ([], "toy doesn't say what its observation rows mean (Sight.row)"),
        (row[:-1], f"Sight.row tells of {toy.rules.observed - row[-1].n} numbers; a row has {toy.rules.observed}"),
        ([*row[:-1], replace(row[-1], name=row[0].name)], f"{row[0].name} is told twice"),
        ([replace(row[0], says="no end"), *row[1:]], f"{row[0].name} wants a sentence, at least one number"),
    ):
        spec = replace(toy, sight=replace(toy.sight, row=told))
        monkeypatch.setattr(check, "find", lambda _name, spec=spec: spec)
        assert check.schema(TOY).startswith(words)
    narrow = [*row[:-1], replace(row[-1], lo=-9, hi=-8)]
    spec = replace(toy, sight=replace(toy.sight, row=narrow))
    monkeypatch.setattr(check, "find", lambda _name: spec)
    assert check.ranges(TOY).endswith("-9 to -8 are declared")


class Leaky(check.Match):
    """A match whose rows tell of the other's hand."""

    def features(self, seat: int) -> list[int]:
        """The row, and the lowest card of the other."""
        return [*super().features(seat), int(self.s.seats[1 - seat].hand[0])]


class Crowded(check.VectorEnv):
    """An environment in which a game's rewards hang on how many there are."""

    def step(self, actions: object) -> tuple[object, ...]:
        """A step, with more for everybody."""
        seen, rewards, *rest = super().step(actions)
        return seen, rewards + self.num_envs, *rest


def test_what_hangs_on_hidden_things_or_on_neighbours_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "Match", Leaky)
    width = find("toy").rules.observed
    assert f"number {width} of seat 0's row hangs on what it cannot know" in check.leaks(TOY)
    assert check.same_games(TOY) == "game 0, decision 0: seat 0 sees or may do something else among many games"
    monkeypatch.setattr(check, "VectorEnv", Crowded)
    assert check.threads(TOY) == "the first two games hang on the batch, or on its threads"


def test_a_fault_of_theirs_is_one_line() -> None:
    def fault() -> None:
        print("much is printed")
        raise AssertionError("two\nlines")

    assert check.failed(fault) == "AssertionError: two lines"


def test_the_command_tells_of_each(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(check, "CHECKS", {"schema": check.schema, "broken": lambda _table: "it is broken"})
    assert main(["envs", "check", "toy", "-o", "players=3"]) == 1
    assert capsys.readouterr().out == "ok      schema\nFAILED  broken: it is broken\n"
    monkeypatch.setattr(check, "CHECKS", {"schema": check.schema})
    assert main(["envs", "check", "toy"]) == 0
