"""`rumpus compile`: the machine code of a game's rules and search, kept on disk."""

from __future__ import annotations

from rumpus.cli import shared


@shared.command("compile", "compile GAME")
@shared.game
def command(game: str) -> int:
    """A game compiled now."""
    from rumpus.kernel.contract.spec import find
    from rumpus.lab.show import compiled

    seconds = compiled(find(game), bots=True, race=True, counted=True)
    print(f"{game}: ready" if seconds < 1 else f"{game}: compiled in {seconds:.1f} s")
    return 0
