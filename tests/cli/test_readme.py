"""README and CONTRIBUTING say what holds: code runs, commands, chores and files are there."""

import re
from pathlib import Path

import pytest

from rumpus import cli

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")
CONTRIBUTING = (ROOT / "CONTRIBUTING.md").read_text("utf-8")


def test_the_python_of_the_readme_runs(capsys: pytest.CaptureFixture[str]) -> None:
    blocks = re.findall(r"```python\n(.*?)```", README, re.DOTALL)
    assert blocks
    for block in blocks:
        exec(compile(block, "README.md", "exec"), {})
    assert "brawlhalla" in capsys.readouterr().out


def test_every_chore_named_is_in_the_makefile() -> None:
    chores = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    named = set(re.findall(r"`make ([a-z]+)", README + CONTRIBUTING)) | set(re.findall(r"^make (\w+)", README, re.M))
    assert {"play", "test"} <= named
    assert named <= chores


@pytest.mark.parametrize(
    "name", ["play", "serve", "new", "try", "sim", "lab", "perft", "replay", "verify", "content", "deck", "compile"]
)
def test_every_command_is_in_the_readme_and_runs(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert f"`rumpus {name}" in README
    assert cli.main([name, "--help"]) == 0
    assert capsys.readouterr().out


def test_options_shown_in_examples_exist(capsys: pytest.CaptureFixture[str]) -> None:
    for line in re.findall(r"rumpus ([a-z]+[^\n`#]*--[^\n`#]*)", README):
        words = line.split()
        command = words[: 2 if words[0] == "lab" else 1]
        assert cli.main([*command, "--help"]) == 0
        told = capsys.readouterr().out
        for word in words:
            if word.startswith("--"):
                assert word.rstrip("].") in told, line


def test_every_linked_file_is_there() -> None:
    for text in (README, CONTRIBUTING):
        for target in re.findall(r"\]\(([^)]+)\)", text):
            if "://" not in target and not target.endswith("screenshot.png"):
                assert (ROOT / target).exists(), target


def test_a_file_that_the_readme_copies_is_there() -> None:
    sources = re.findall(r"^cp (\S+)", README, re.MULTILINE)
    assert sources
    assert all((ROOT / source).is_file() for source in sources)
