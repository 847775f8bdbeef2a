"""What is installed, when it is torn: sets, arenas and KO cards say file and path; a set that is too large says so."""

import runpy
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.games.brawlhalla.effects.probe import fx, legend, op, read, toml

from rumpus.games.brawlhalla.content import arenas, tables
from rumpus.games.brawlhalla.content import load as content
from rumpus.games.brawlhalla.content.board import Grid
from rumpus.games.brawlhalla.content.options import OPTIONS
from rumpus.games.brawlhalla.interface import card_text
from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import OptionError

BLANK = "sets/blank.toml"
Home = Callable[..., str]


@pytest.fixture
def torn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Home:
    """A copy of what is installed; torn(loader, file, old, new) changes a file and gives what the loader says."""
    home = tmp_path / "content"
    shutil.copytree(content.HOME, home)
    monkeypatch.setattr(content, "HOME", home)

    def change(load: Any, file: str, old: str, new: str, *given: str) -> str:
        text = (home / file).read_text("utf-8")
        assert old in text
        (home / file).write_text(text.replace(old, new, 1), "utf-8")
        with pytest.raises(ContentError) as caught:
            load.__wrapped__(*given)
        return str(caught.value)

    return change


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        (BLANK, 'id = "blank"', 'id = "plain"', "sets/blank.toml: id: blank is wanted, as the file is called"),
        (BLANK, '"nix"', '"nobody"', "sets/blank.toml: legends.2: there is no file sets/blank/nobody.toml"),
        (BLANK, "version = 1", "version = 0", "sets/blank.toml: version: 0 is not allowed"),
        ("sets/blank/nix.toml", 'id = "nix"', 'id = "nox"', "sets/blank/nix.toml: id: nix is wanted"),
    ],
)
def test_a_torn_set(torn: Home, file: str, old: str, new: str, said: str) -> None:
    assert said in torn(content.load_set, file, old, new, "blank")


def test_a_set_without_legends(torn: Home) -> None:
    names = '["bodvar", "hattori", "nix", "yumiko", "mordex", "legend-6"]'
    assert "sets/blank.toml: legends: at least one Legend is wanted" in torn(
        content.load_set, BLANK, names, "[]", "blank"
    )


def test_torn_ko_cards_and_arenas(torn: Home) -> None:
    assert "ko.toml: stacks.standard: a stack is" in torn(content.load_ko, "ko.toml", "[2, 1]", "[1, 2]")
    file = "arenas/twin-ledges.toml"
    said = torn(content.load_arenas, file, 'id = "twin-ledges"', 'id = "ledges"')
    assert said == f"{file}:1: ledges: id: twin-ledges is wanted, as the file is called"


# ---------------------------------------------------------------- arenas


@pytest.mark.rule("BH-RUL-04", "BH-RUL-07")
def test_an_arena_with_a_far_corner() -> None:
    far = 'id = "far"\nformats = ["1v1"]\ngrid = ["......", "....==", "....=="]\nswords_2 = ["r2c5", "r3c6"]\n'
    found = [f"{fault.path}: {fault.reason}" for fault in content.read_extra("far.toml", far)[1]]
    assert found == ["grid: a space cannot be reached, or is farther than a MOVE of 3 from all Platforms (BH-RUL-04)"]
    assert content.read_extra("near.toml", far.replace("....==", "==....", 1).replace("r2c5", "r2c1"))[1] == []


@pytest.mark.rule("BH-RUL-04", "BH-MOVE-10")
def test_every_space_is_reached_in_every_grid() -> None:
    """arenas.reachable need not ask: floors close nothing off."""
    for lines in (("....", "====", "....", "===="), ("======", "======", "======"), ("....", "....", "....")):
        grid = Grid(lines)
        assert all(len(grid.reach(space, grid.spaces)) == grid.spaces for space in range(grid.spaces))
    ledges = content.load_arenas()["twin-ledges"].grid
    here = ledges.parse("r2c2")
    assert ledges.reach(here, 0) == {here}
    assert len(ledges.reach(here, 1)) == 8  # not straight down
    assert arenas.reachable(ledges)


# ---------------------------------------------------------------- too much


def many(power: list[dict[str, Any]], n: int, cards: bool = False) -> str:
    """So many Legends with these effects on both weapon sides and the power, on all 20 cards when cards = True."""
    texts = []
    for i in range(n):
        text = legend(f"made-{i}", power, power, power, {})
        if cards:
            on = [fx("after_move", op("draw", n=1))] * 3
            deck = [
                {"id": f"c{value}{k}", "value": value, "name": "Card", "fx": on}
                for value in range(1, 6)
                for k in range(4)
            ]
            text = text[: text.index("cards = ")] + f"cards = {toml(deck)}\n"
        texts.append(text)
    return "\n".join(texts)


@pytest.mark.parametrize(
    ("power", "n", "cards", "said"),
    [
        ([fx("on_turn_end", op("draw", n=1))] * 3, 6, True, "more than 400 effects"),
        ([fx("on_turn_end", *[op("draw", n=1)] * 31)] * 3, 6, False, "more than 1600 operations"),
        (
            [
                fx(
                    "on_turn_end",
                    *[{"op": "if", "if": "self level at least 1", "then": [op("draw", n=1)]}] * 10,
                    cond=["self level at least 1", "self on Air", "self EQUIPPED", "turn = own"],
                )
            ]
            * 3,
            5,
            False,
            "more than 600 conditions",
        ),
    ],
    ids=["effects", "operations", "conditions"],
)
def test_a_set_that_does_not_fit_the_table(power: list[dict[str, Any]], n: int, cards: bool, said: str) -> None:
    options = {option.name: option.default for option in OPTIONS} | {"card_set": "blank"}
    with pytest.raises(OptionError, match=f"the card set has {said}"):
        tables.tables(options, many(power, n, cards))


# ---------------------------------------------------------------- texts


def test_the_guide_is_what_the_module_prints(capsys: pytest.CaptureFixture[str]) -> None:
    runpy.run_path(str(content.HOME.parent / "interface/guide.py"), run_name="__main__")
    assert capsys.readouterr().out == (content.HOME / "README.md").read_text("utf-8")


@pytest.mark.parametrize(
    ("on", "more", "words"),
    [
        ("after_attack", {"result": "hit", "if": ["role = defender"]}, "After an attack hits you"),
        ("after_light_attack", {"result": "hit", "if": ["role = defender"]}, "After a Light attack hits you"),
        ("after_attack", {"result": "failed", "if": ["role = attacker"]}, "After your attack fails"),
        (
            "after_attack",
            {"if": ["moved at least 2"]},
            "After an attack, if your Legend has moved at least 2 spaces this turn",
        ),
        ("after_attack", {"if": ["self level at least 1"]}, "After an attack, if your Legend is Yellow or Red"),
    ],
)
def test_when_a_card_may_be_used_in_a_players_words(on: str, more: dict[str, Any], words: str) -> None:
    effect, faults = read({"on": on, "do": [op("draw", n=1)], **more})
    assert faults == []
    assert effect is not None
    assert card_text.when(effect) == words


def test_a_limit_may_be_said_twice_when_it_is_the_same() -> None:
    for second, wrong in (
        ("once per game", []),
        ("once per life", ["do.1.uses: once per life contradicts once per game"]),
    ):
        words = [op("draw", n=1, uses="once per game"), op("swap_free", uses=second)]
        assert read({"on": "on_turn_end", "do": words})[1] == wrong


def test_an_effect_has_no_other_keys() -> None:
    made, faults = read({"on": "on_turn_end", "do": [op("draw", n=1)], "colour": "red"})
    assert made is None
    assert len(faults) == 1
    assert faults[0].startswith("colour: is not known to an effect; allowed: ")
