"""The game's README names every module, every ruling that is ours, and shows a scene that can be read."""

import re
import tomllib
from pathlib import Path

import pytest

from rumpus.games.brawlhalla.rules.features import WIDTH
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match

HERE = Path(find("brawlhalla").law.file).parent
TEXT = (HERE / "README.md").read_text("utf-8")


@pytest.mark.parametrize("room", ["rules", "content", "interface"])
def test_every_module_has_its_place(room: str) -> None:
    table = re.search(rf"^\| `{room}/`.*?\n\n", TEXT, re.MULTILINE | re.DOTALL)
    assert table is not None
    named = re.findall(r"`([a-z_*]+)\.py`", table[0])
    names = {re.sub(r"^ops_.*", "ops_*", path.stem) for path in (HERE / room).glob("*.py")} - {"__init__"}
    assert sorted(named) == sorted(names)


def test_every_ruling_of_ours_is_listed():
    rulings = [one["id"] for one in tomllib.loads((HERE / "rules.toml").read_text("utf-8"))["ruling"]]
    ours = {one for one in rulings if int(one.rpartition("-")[2]) > 96}
    assert set(re.findall(r"^\| (BH-RUL-\d+) \|", TEXT, re.MULTILINE)) == ours


def test_its_numbers_are_true():
    assert f"`State` is {State.width} ints" in TEXT
    assert f"`Table` {Table.width:,}" in TEXT
    assert f"a row of {WIDTH} ints" in TEXT


def test_its_scene_is_a_scene():
    block = next(one for one in re.findall(r"```\n(.*?)```", TEXT, re.DOTALL) if one.startswith("with "))
    m = Match.at_scene("brawlhalla", block)
    assert m.view(0)["seats"][0]["weapon"]["status"] == "equipped"
    assert "heavy B" in [m.name(0, a) for a in m.actions(0)]
