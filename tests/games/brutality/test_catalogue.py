"""Every rule, ruling, example and effect of the law has a test."""

import tomllib
from pathlib import Path

from tests.helpers import ids

import rumpus.games.brutality as home
from rumpus.kernel.contract.catalogue import KINDS

TESTS = Path(__file__).parents[2]


def law() -> set[str]:
    """Every id of the law."""
    tree = tomllib.loads((Path(home.__file__).parent / "rules.toml").read_text("utf-8"))
    return {entry["id"] for kind in KINDS for entry in tree[kind]}


def test_every_id_has_a_test() -> None:
    assert law() <= ids.tested(TESTS)


def test_every_named_id_exists() -> None:
    assert {name for name in ids.tested(TESTS) if name.startswith("BU-")} <= law()


def test_the_law_is_whole() -> None:
    assert len(law()) == 167 + 117 + 16 + 61
