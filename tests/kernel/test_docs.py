"""docs/write-a-game.md: every block of code runs, or stands in the source it names."""

import doctest
import re
from pathlib import Path

import pytest

from rumpus.kernel.match.trial import run_text

ROOT = Path(__file__).parents[2]
GUIDE = ROOT / "docs" / "write-a-game.md"
BLOCK = re.compile(r"^```(\w+)([^\n]*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks():
    text = GUIDE.read_text("utf-8")
    for found in BLOCK.finditer(text):
        kind, more, body = found.groups()
        yield pytest.param(kind, more.strip(), body, id=f"line {text[: found.start()].count(chr(10)) + 1}")


@pytest.mark.parametrize(("kind", "more", "body"), [block for block in blocks() if block.values[0] != "pycon"])
def test_block(kind, more, body):
    if more.startswith("file="):
        assert body in (ROOT / more.removeprefix("file=")).read_text("utf-8"), f"{more} reads otherwise now"
    elif (kind, more) == ("toml", "trial"):
        assert [outcome.differences for outcome in run_text(body) if outcome.differences] == []
    else:
        assert (kind, more) == ("python", "")
        exec(compile(body, str(GUIDE), "exec"), {"__name__": "guide"})


def test_sessions():
    """The sessions of the guide are one session, in order."""
    sessions = "\n".join(block.values[2] for block in blocks() if block.values[0] == "pycon")
    test = doctest.DocTestParser().get_doctest(sessions, {}, GUIDE.name, str(GUIDE), 0)
    runner = doctest.DocTestRunner(optionflags=doctest.IGNORE_EXCEPTION_DETAIL)
    runner.run(test)
    assert runner.summarize().failed == 0


@pytest.mark.parametrize("module", ["rumpus", "rumpus.kernel.match.match"])
def test_examples_in_docstrings(module):
    import importlib

    assert doctest.testmod(importlib.import_module(module)).failed == 0
