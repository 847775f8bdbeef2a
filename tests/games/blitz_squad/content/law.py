"""The catalogue as these tests read it: its words, its cards, its decks."""

import tomllib
from pathlib import Path
from typing import Any, Final

from rumpus.games.blitz_squad.content.load import HOME

LAW: Final[dict[str, Any]] = tomllib.loads(Path(HOME.parent / "rules.toml").read_text("utf-8"))
EFFECTS: Final = {one["id"]: one for one in LAW["effect"]}
GRAMMAR: Final = ("trigger", "condition", "counter", "player")
WORDS: Final = [one for one in LAW["effect"] if one["kind"] not in GRAMMAR]
"""In the catalogue's order."""
RULES: Final = {one["id"] for kind in ("rule", "ruling", "example") for one in LAW[kind]}


def named(kind: str) -> dict[str, dict[str, Any]]:
    """The content of a kind, by its id without the kind."""
    return {one["id"].removeprefix(f"{kind}-"): one for one in LAW["content"] if one["category"] == kind}
