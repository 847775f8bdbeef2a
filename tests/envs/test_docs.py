"""docs/for-researchers.md: every block of it runs, in order."""

from __future__ import annotations

import doctest
import re
import shlex
from importlib import import_module
from pathlib import Path

import pytest

from rumpus import cli

GUIDE = Path(__file__).parents[2] / "docs" / "for-researchers.md"
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_every_session() -> None:
    sessions = "\n".join(body for kind, _, body in BLOCK.findall(GUIDE.read_text("utf-8")) if kind == "pycon")
    test = doctest.DocTestParser().get_doctest(sessions, {}, GUIDE.name, str(GUIDE), 0)
    runner = doctest.DocTestRunner()
    runner.run(test)
    assert runner.summarize().failed == 0
    assert test.examples


@pytest.mark.parametrize("module", ["__init__", "aec", "parallel", "open_spiel", "inputs"])
def test_examples_in_docstrings(module: str) -> None:
    found = import_module("rumpus.envs" + (f".{module}" if module != "__init__" else ""))
    tried = doctest.testmod(found)
    assert tried.attempted
    assert not tried.failed


def test_every_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    kinds = set()
    for kind, more, body in BLOCK.findall(GUIDE.read_text("utf-8")):
        kinds.add((kind, more.strip()))
        if kind == "sh" and not more.strip():
            for line in body.splitlines():
                workers = ["--workers", "1"] if "ladder" in line else []
                assert cli.main([*shlex.split(line)[1:], *workers]) == 0, capsys.readouterr().err
    assert kinds == {("pycon", ""), ("sh", ""), ("sh", "learn"), ("python", "learn")}, (
        "what learns is run where PyTorch is: test_learners.py"
    )
