"""A designer's deck at the command line: checked, warned of, refused, played."""

import re
from pathlib import Path

import pytest

from rumpus import cli
from rumpus.games.brawl.content.load import HOME

GUIDE = (HOME / "README.md").read_text("utf-8")


def guide(tmp_path: Path) -> Path:
    """The guide's example as a file."""
    [text] = re.findall(r"```toml\n(.*?)```", GUIDE, re.DOTALL)
    path = tmp_path / "my-deck.toml"
    path.write_text(text, "utf-8")
    return path


def test_the_commands_of_the_guide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = guide(tmp_path)
    assert cli.main(["content", "check", str(path), "--game", "brawl"]) == 0
    assert capsys.readouterr().out == f"{path}: ok\n"
    told = ["sim", "brawl", "--content", str(path), "--games", "3", "--workers", "1", "-o", "mode=training"]
    assert cli.main(told) == 0
    assert "Wren Tinker" in capsys.readouterr().out


def test_warnings_and_faults_at_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = guide(tmp_path)
    text = path.read_text("utf-8")
    path.write_text(text.replace("base = 3", "base = 1", 1).replace("hit_red = 6", "hit_red = 8"), "utf-8")
    assert cli.main(["content", "check", str(path), "--game", "brawl"]) == 0
    assert capsys.readouterr().out == f"warning: {path}: cards: Bases: 1; 2 to 5 are usual\n{path}: ok\n"
    path.write_text(text.replace("base = 3", "base = 2"), "utf-8")
    said = (
        f"{path}:6: tinker: cards: deck_size: 34; a deck has exactly 35 cards, Bases and Freezes counted (BR-DECK-01)"
    )
    assert cli.main(["content", "check", str(path), "--game", "brawl"]) == 1
    assert capsys.readouterr().out == f"{said}\n"
    assert cli.main(["sim", "brawl", "--content", str(path), "--games", "3", "--workers", "1"]) == 2
    assert capsys.readouterr().err == f"rumpus: {said}\n"
