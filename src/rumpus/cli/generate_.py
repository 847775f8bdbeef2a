"""`rumpus generate`: what of a game's rules is written from its tables - the numbers of its acts and events, those of
its words, and the chains that call the function of each word.
"""

from __future__ import annotations

import importlib
import importlib.util
from pathlib import Path
from types import ModuleType

import click

from rumpus.cli import shared


@shared.command("generate", "generate GAME", "generate GAME --check")
@shared.game
@click.option("--check", is_flag=True, help="only say what is stale")
def command(game: str, check: bool) -> int:
    """Every file that is stale, written or named. Exit status 1: --check found one."""
    stale = [
        (path, text) for path, text in files(game).items() if not path.is_file() or path.read_text("utf-8") != text
    ]
    for path, text in stale:
        print(f"{path.parent.name}/{path.name} is {'stale' if check else 'written'}")
        if not check:
            path.write_text(text, "utf-8")
    if not stale:
        print(f"{game}: everything is up to date")
    return 1 if stale and check else 0


def files(game: str) -> dict[Path, str]:
    """The text of each file, by its path: `rules/ids.py` from the tables of acts and of events, and where the words of
    cards are generated (`GENERATED`) what comes from them. Raises ValueError for an `ids.py` without its marks, and
    where a table cannot be imported.
    """
    from rumpus.kernel.contract.installed import entries
    from rumpus.kernel.contract.numbers import written

    package = entries()[game].module.rpartition(".")[0]

    def part(name: str) -> ModuleType:
        try:
            return importlib.import_module(f"{package}.{name}")
        except (AttributeError, ImportError) as fault:
            raise ValueError(
                f"{package}.{name}: {fault}; an import can't use a number that isn't written yet"
            ) from fault

    ids = Path(str(part("rules.ids").__file__))
    made = {ids: written(ids.read_text("utf-8"), part("interface.actions").ACTS, part("interface.events").LINES)}
    has_words = importlib.util.find_spec(f"{package}.content.words") is not None
    words = getattr(part("content.words"), "GENERATED", None) if has_words else None
    return made | ({ids.parent / name: text for name, text in words.files().items()} if words else {})
