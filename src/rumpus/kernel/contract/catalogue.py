"""The rule catalogue of a game, `rules.toml`: every rule, ruling, effect and worked example by its id."""

import tomllib
from dataclasses import dataclass
from functools import cache

from rumpus.kernel.contract.spec import GameSpec, find

KINDS = ("rule", "ruling", "effect", "example")
WORDS = ("text", "ruling", "operation", "then")  # where each kind keeps its words
HEADS = ("section", "question", "category", "source")


@dataclass(frozen=True, slots=True)
class Entry:
    """One entry: its id, its kind (one of KINDS), the section it stands in, and its text."""

    id: str
    kind: str
    section: str
    text: str


@cache
def _read(game: str) -> dict[str, Entry]:
    """Every entry of a game's rules.toml, by its id."""
    tree = tomllib.loads(find(game).law.file.read_text("utf-8"))
    entries: dict[str, Entry] = {}
    for kind in KINDS:
        for row in tree.get(kind, []):
            text = next((row[key] for key in WORDS if row.get(key)), "")
            section = next((row[key] for key in HEADS if row.get(key)), "")
            entries[row["id"]] = Entry(row["id"], kind, str(section), str(text))
    return entries


def catalogue(game: GameSpec | str) -> dict[str, Entry]:
    """Every entry of a game's catalogue by its id."""
    return _read(game if isinstance(game, str) else game.id)


def rule_text(game: GameSpec | str, rule: str | None) -> str:
    """The words of a rule id; empty when the catalogue has none."""
    entry = catalogue(game).get(rule or "")
    return entry.text if entry else ""
