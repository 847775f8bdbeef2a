"""`rumpus perft`: counts of the legal tree, one line a depth."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rumpus.cli import shared
from rumpus.cli.arguments import depth as so_deep
from rumpus.cli.arguments import seed as a_seed


@shared.command("perft", "perft GAME --depth 4", "perft GAME --depth 3 --scene scene.txt")
@shared.table
@shared.option("--depth", read=so_deep, required=True, metavar="N", help="how many decisions deep")
@shared.option("--scene", metavar="FILE", help="a position in words (default: the start)")
@shared.option("--seed", read=a_seed, default=1, help="the start position's seed (default: 1)")
def command(game: str, option: Sequence[str], content: str | None, depth: int, scene: str | None, seed: int) -> int:
    """The legal tree counted."""
    from rumpus.kernel.contract.content import text_of
    from rumpus.lab.perft import perft, start
    from rumpus.lab.show import compiled

    spec, options = shared.found(game, option)
    if scene is not None:
        text = text_of(Path(scene))
        if not text.strip():
            raise ValueError(f"{scene}: no scene in it")
        tables, state = spec.scenes.read(text, options)
    else:
        tables = shared.tables_of(spec, options, content)
        compiled(spec)
        state = start(spec, tables, seed)
    print(f"{'depth':>5} {'positions':>14} {'over before':>12}  hash")
    for level in range(depth + 1):
        count = perft(spec, tables, state, level)
        print(f"{level:>5} {count.leaves:>14,} {count.over:>12,}  {count.hash}", flush=True)
    return 0
