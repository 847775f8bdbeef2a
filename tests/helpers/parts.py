"""A game with other parts, for tests that plant something in it."""

from dataclasses import replace
from typing import Any

from rumpus.kernel.contract.spec import GameSpec


def altered(spec: GameSpec, **parts: dict[str, Any]) -> GameSpec:
    """The same game with other fields in some parts: `altered(spec, sight={"view": leaky})`."""
    return replace(spec, **{part: replace(getattr(spec, part), **fields) for part, fields in parts.items()})
