"""Options and the registry."""

import dataclasses
import importlib.metadata

import pytest

import rumpus
from rumpus.kernel.contract import installed
from rumpus.kernel.contract import spec as specs
from rumpus.kernel.contract.catalogue import catalogue, rule_text
from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.contract.options import Option, OptionError
from rumpus.kernel.contract.spec import all_games, find


def test_options():
    spec = find("toy")
    assert spec.resolve()["pace"] == "turns"
    assert spec.resolve({"players": "3", "pace": "CLOCK", "highest": "9"}) == {
        "players": 3,
        "pace": "clock",
        "highest": 9,
        "hand": 3,
        "seconds": 10,
        "cards": "plain",
    }


@pytest.mark.parametrize(
    ("option", "words"),
    [
        ({"players": 5}, "option players: 5 is not one of 2, 3, 4"),
        ({"players": True}, "not one of"),
        ({"highest": 10}, "option highest: 10 is not a whole number from 4 to 9"),
        ({"highest": "high"}, "whole number"),
        ({"highest": True}, "whole number"),
        ({"colour": 1}, "toy has no option 'colour'; it has players, pace, highest, hand, seconds, cards"),
    ],
)
def test_options_that_are_not_allowed(option, words):
    with pytest.raises(OptionError, match=words):
        find("toy").resolve(option)


def test_truth_values_by_word():
    option = Option("classic", False, (False, True))
    assert option.checked("true") is True
    assert option.checked(False) is False
    with pytest.raises(OptionError):
        option.checked(0)


def test_the_registry():
    assert "toy" in list_games()
    assert find("toy").about.title == "Dust-up"
    assert find("toy") in all_games()
    with pytest.raises(GameError, match="there is no game 'chess'; there are: "):
        find("chess")


@pytest.fixture
def planted(monkeypatch):
    def plant(value):
        entry = importlib.metadata.EntryPoint("planted", value, installed.GROUP)
        for module in (specs, installed):
            monkeypatch.setattr(module, "entries", lambda: {"planted": entry})
        find.cache_clear()

    yield plant
    find.cache_clear()


def test_an_entry_point_that_is_no_game(planted):
    planted("rumpus.kernel.contract.installed:GROUP")
    with pytest.raises(GameError, match="is not the GameSpec of 'planted'"):
        find("planted")


def test_a_game_that_is_not_there_yet_is_left_out(planted):
    planted("rumpus.games.nowhere.game:SPEC")
    assert all_games() == []


def test_a_game_that_lacks_a_part_is_not(planted, tmp_path, monkeypatch):
    (tmp_path / "halfgame.py").write_text("import no_such_module_at_all\n")
    monkeypatch.syspath_prepend(tmp_path)
    planted("halfgame:SPEC")
    with pytest.raises(ModuleNotFoundError, match="no_such_module_at_all"):
        all_games()


def test_a_game_without_macros_and_plans():
    spec = dataclasses.replace(find("toy"))
    assert spec.actions.expand(None, None, 0, "lay 3") == ["lay 3"]
    assert spec.words.plans(None, None, 0) == []


def test_the_catalogue():
    entry = catalogue("toy")["TOY-RUL-01"]
    assert (entry.kind, entry.text[:3]) == ("ruling", "No.")
    assert rule_text("toy", "TOY-ROUND-01").startswith("A round begins")
    assert rule_text("toy", None) == ""
    assert rule_text("toy", "TOY-NO-99") == ""


def test_the_public_names_are_exactly_these():
    names = {"ContentError", "GameError", "IllegalAction", "Match", "OptionError", "SaveError"}
    names |= {"list_games", "load", "new"}
    assert set(rumpus.__all__) == names == set(dir(rumpus))
    assert all(getattr(rumpus, name) for name in names)
    with pytest.raises(AttributeError, match="no attribute 'chess'"):
        rumpus.chess  # noqa: B018 - reading it is the point
