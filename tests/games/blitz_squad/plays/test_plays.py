"""The law's checks as it writes them: every `*.toml` here, a case with its rules, options and scene."""

import tomllib
from pathlib import Path
from typing import Any

import pytest
from tests.games.blitz_squad.plays.play import Scene

FOLDER = Path(__file__).parent
FILES = sorted(FOLDER.glob("*.toml"))
CASES: dict[str, dict[str, Any]] = {
    f"{path.stem}: {case['name']}": case
    for path in FILES
    for case in tomllib.loads(path.read_text("utf-8")).get("case", [])
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_scene(case: dict[str, Any]) -> None:
    """Given, when, then; a scene of several `runs` begins anew for each."""
    for run in case.get("runs") or [case["scene"]]:
        Scene(case).play(run)


def test_no_two_cases_share_a_name() -> None:
    told = [case for path in FILES for case in tomllib.loads(path.read_text("utf-8")).get("case", [])]
    assert len(told) == len(CASES)
