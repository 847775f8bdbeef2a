"""Which games are installed, by entry point: nothing of a game, and no rule, is imported to know it."""

from functools import cache
from importlib.metadata import EntryPoint, entry_points

GROUP = "rumpus.games"


@cache
def entries() -> dict[str, EntryPoint]:
    """Where the GameSpec of each installed game is."""
    return {entry.name: entry for entry in entry_points(group=GROUP)}


def list_games() -> list[str]:
    """The ids of the installed games, in alphabetical order; none is loaded."""
    return sorted(entries())
