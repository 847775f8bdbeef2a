"""`rumpus new`: lays the skeleton of a new game, a folder with a game that plays, its tests and its page.

The skeleton lies in `skeleton/`: text files with three marks, `__GAME__`, `__TITLE__` and `__LAW__` (how the ids of its
rules begin). Each file's name ends in `.in`; the folder `package` becomes the game's own.
"""

from __future__ import annotations

import importlib.util
import keyword
import re
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import click

from rumpus.cli import shared
from rumpus.cli.arguments import brief
from rumpus.kernel.contract.installed import list_games

SKELETON: Final = Path(__file__).resolve().parent.parent / "skeleton"
NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 30
LETTERS: Final = 3
"""Letters that the ids of a game's rules begin with, at most; two at least."""


@shared.command("new", "new my_game", "new my_game --into ~/games")
@click.argument("name", metavar="GAME", help="its name: small letters, digits, underscores")
@shared.option("--into", default=".", metavar="FOLDER", help="where to put its folder (default: here)")
def command(name: str, into: str) -> int:
    """The skeleton of a new game, and what to do next."""
    folder = lay(name, into)
    print(f"{folder} is ready, and you can play it now:")
    print(f"  pip install -e {folder}")
    print(f"  rumpus play {name} --text --seat me --seat easy")
    print(f"  rumpus try {folder / 'tests' / 'scenes' / 'first.toml'}")
    print(f"{folder / 'README.md'} says what to change first.")
    return 0


def lay(game: str, into: str) -> Path:
    """The new folder, with all in it or not there at all. Raises ValueError for a name that no game can have, and
    OSError where there can be no folder.
    """
    refuse(game)
    home = Path(into)
    if not home.is_dir():
        raise ValueError(f"--into {into}: no such folder")
    target = home / game
    if target.exists() or target.is_symlink():
        raise ValueError(f"{target} exists already; nothing was changed")
    made = Path(tempfile.mkdtemp(prefix=f".{game}-", dir=home))
    try:
        made.chmod(0o755)
        for name, text in files(game):
            path = made / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, "utf-8")
        made.rename(target)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return target


def refuse(game: str) -> None:
    """Raises ValueError for a name that is no name of a package, or that something has already."""
    letters = sum(c.isalpha() for c in game)
    if not NAME.fullmatch(game) or len(game) > LONGEST or letters < 2 or keyword.iskeyword(game):
        raise ValueError(
            f"{brief(game)!r} can't be a game's name: use small letters, digits and single underscores, as in"
            f" my_game, up to {LONGEST} of them, and no word of Python"
        )
    if game in list_games():
        raise ValueError(f"there is a game {game!r} already; there are: {', '.join(list_games())}")
    if importlib.util.find_spec(game) is not None:
        raise ValueError(f"there is a Python module {game!r} already, which the game's package would hide")


def files(game: str) -> Iterator[tuple[str, str]]:
    """Every file of a new game: its path in the folder, and its text."""
    marks = {"__GAME__": game, "__TITLE__": game.replace("_", " ").title(), "__LAW__": law(game)}
    for path in sorted(SKELETON.rglob("*.in")):
        head, *rest = path.relative_to(SKELETON).with_suffix("").parts
        text = path.read_text("utf-8")
        for mark, word in marks.items():
            text = text.replace(mark, word)
        yield "/".join([game if head == "package" else head, *rest]), text


def law(game: str) -> str:
    """What the ids of its rules begin with: the words' first letters, or the first letters of all: MG, CHE."""
    first = "".join(word[0] for word in game.split("_") if word[0].isalpha())
    letters = first if len(first) > 1 else "".join(c for c in game if c.isalpha())
    return letters[:LETTERS].upper()
