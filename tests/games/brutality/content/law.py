"""The catalogue as these tests read it: its words, its options, its cards."""

import tomllib
from pathlib import Path
from typing import Any, Final

from rumpus.games.brutality.content.load import HOME

LAW: Final[dict[str, Any]] = tomllib.loads(Path(HOME.parent / "rules.toml").read_text("utf-8"))
EFFECTS: Final[list[dict[str, Any]]] = LAW["effect"]
"""In the catalogue's order."""
RULES: Final = {one["id"] for kind in ("rule", "ruling", "example") for one in LAW[kind]}


def named(kind: str) -> dict[str, dict[str, Any]]:
    """The content of a kind, by its id without the kind."""
    return {one["id"].removeprefix(f"{kind}_"): one for one in LAW["content"] if one["kind"] == kind}
