"""`rumpus schema`: what each number of an observation row means."""

from __future__ import annotations

import json

from rumpus.cli import shared


@shared.command("schema", "schema GAME", "schema GAME --json")
@shared.game
@shared.as_json
def command(game: str, as_json: bool) -> int:
    """The row of a game. Raises ValueError for one that does not say it."""
    from rich.console import Console

    from rumpus.kernel.contract.spec import find
    from rumpus.lab import schema

    spec = find(game)
    if not spec.sight.row:
        raise ValueError(f"{spec.id} doesn't say what its observation rows mean (Sight.row)")
    if as_json:
        print(json.dumps(schema.as_json(spec), indent=1))
    else:
        console = Console()
        Console(width=max(console.width, 110)).print(schema.as_table(spec))
    return 0
