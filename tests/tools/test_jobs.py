"""CONTRIBUTING.md, "Which file does what": every game has every file of the table, and says of each what it does."""

import re
from pathlib import Path

import pytest

from rumpus.kernel.contract.spec import list_games

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "rumpus" / "games"
PLAYED = list_games()
TABLE = (ROOT / "CONTRIBUTING.md").read_text("utf-8").partition("## Which file does what")[2].partition("\n## ")[0]
FILES = [
    name for row in re.findall(r"^\| [^|]+ \| (`.*) \|$", TABLE, re.MULTILINE) for name in re.findall(r"`(.+?)`", row)
]


def test_the_table_is_read() -> None:
    assert len(FILES) == len(set(FILES)) == 29
    assert {"toy", "brawlhalla", "brawl", "incredibrawl"} <= set(PLAYED)


@pytest.mark.parametrize("game", PLAYED)
def test_every_game_has_every_file(game: str) -> None:
    assert [name for name in FILES if not (GAMES / game / name).is_file()] == []


@pytest.mark.parametrize("game", PLAYED)
def test_a_file_of_the_table_opens_with_what_it_does(game: str) -> None:
    texts = {name: (GAMES / game / name).read_text("utf-8") for name in FILES if (GAMES / game / name).is_file()}
    assert [name for name, text in texts.items() if name.endswith(".py") and not text.startswith('"""')] == []


@pytest.mark.parametrize("game", PLAYED)
def test_the_readme_of_a_game_names_only_files_that_are_there(game: str) -> None:
    text = (GAMES / game / "README.md").read_text("utf-8")
    named = set(re.findall(r"`((?:rules|content|interface|bots)/[a-z_/]+\.(?:py|toml|md))`", text))
    assert [name for name in sorted(named) if not (GAMES / game / name).is_file()] == []
