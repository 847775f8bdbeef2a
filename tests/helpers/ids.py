"""Which ids of a game's catalogue have a test: markers `rule("ID")` in Python, `rules = ["ID"]` in scenario files."""

import ast
import tomllib
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from rumpus.kernel.contract.catalogue import KINDS, catalogue

PLACES = ("scenes", "effects", "plays")
"""Folders of scenario files; those in `plays` are in a game's own notation."""


def _marked(path: Path) -> set[str]:
    """Every string inside a call of something named `rule`: pytest.mark.rule("BH-MOVE-03")."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name == "rule":
                found |= {
                    one.value for one in ast.walk(node) if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return found


def _listed(path: Path) -> set[str]:
    """The `rules` of a scenario file and of its cases."""
    tree = tomllib.loads(path.read_text("utf-8"))
    return {rule for case in [tree, *tree.get("case", [])] for rule in case.get("rules", [])}


@cache
def tested(*folders: Path) -> set[str]:
    """Every id that some test below these folders names."""
    found: set[str] = set()
    for folder in folders:
        for path in folder.rglob("*.py"):
            found |= _marked(path)
        for path in (one for place in PLACES for one in folder.rglob(f"{place}/*.toml")):
            found |= _listed(path)
    return found


def untested(game: str, *folders: Path, kinds: Iterable[str] = KINDS) -> list[str]:
    """The ids of a game's catalogue, of these kinds, that no test names."""
    named = tested(*folders)
    return sorted(entry.id for entry in catalogue(game).values() if entry.kind in set(kinds) and entry.id not in named)


def unknown(game: str, *folders: Path) -> list[str]:
    """The ids that tests name but the game's catalogue does not have."""
    known = catalogue(game)
    prefix = next(iter(known)).split("-")[0] + "-"
    return sorted(name for name in tested(*folders) if name.startswith(prefix) and name not in known)
