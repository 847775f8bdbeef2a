"""`rumpus ladder`: the fixed opponents of a game, each against each, with their ratings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.cli import shared
from rumpus.cli.arguments import natural
from rumpus.cli.lab_ import asked


@shared.command(
    "ladder",
    "ladder GAME",
    "ladder GAME --levels random greedy hard",
    "ladder GAME --games 400 --keep run.jsonl",
    "ladder GAME --games 400 --keep run.jsonl --resume",
)
@shared.table
@shared.option("--levels", cls=shared.Several, multiple=True, metavar="LEVEL...", help="who plays (default: everyone)")
@shared.option("--games", read=natural, default=100, metavar="N", help="games a pair (default: 100)")
@shared.running
@shared.as_json
def command(levels: Sequence[str], games: int, as_json: bool, **table: Any) -> int:
    """Raises ValueError for levels that do not play."""
    from rumpus.lab.climb import ladder

    return ladder(asked(**table), list(levels) or None, games, as_data=as_json)
