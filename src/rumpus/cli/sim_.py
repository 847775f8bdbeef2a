"""`rumpus sim`: random games, or games of bots, counted."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any

from rumpus.cli import shared
from rumpus.cli.arguments import natural


@shared.command(
    "sim",
    "sim GAME --games 100_000",
    "sim GAME --games 1e6 -o players=3",
    "sim GAME --games 1000 --json",
    "sim GAME --games 2000 --bots hard medium",
    "sim GAME --matrix --games 1000 --bots medium",
)
@shared.table
@shared.option("--games", read=natural, default=10_000, metavar="N", help="how many games (default: 10,000)")
@shared.option(
    "--bots",
    cls=shared.Several,
    multiple=True,
    metavar="LEVEL...",
    help="bots, which swap places: easy, medium, hard, random",
)
@shared.option("--matrix", is_flag=True, help="every piece against every other, this many games a pair")
@shared.master_seed
@shared.processes
@shared.option("--check", is_flag=True, help="check the rules after every decision (no report by card)")
@shared.as_json
def command(
    game: str,
    option: Sequence[str],
    content: str | None,
    bots: Sequence[str],
    check: bool,
    workers: int | None,
    **more: Any,
) -> int:
    """Games counted."""
    from rumpus.lab.sim import Plan
    from rumpus.lab.simulated import simulated

    spec, options = shared.found(game, option)
    shared.tables_of(spec, options, content)
    plan = Plan(spec.id, tuple(sorted(options.items())), content, tuple(bots), check)
    return simulated(plan, workers=workers or os.cpu_count() or 1, **more)
