"""Tabletop brawls at one table.

>>> import rumpus
>>> m = rumpus.new("toy", {"players": 3}, seed=7)
>>> m.active
(0,)

A name is imported when it is first used: whoever imports the package alone (the command line, the server) has not yet
decided how rules run (see `rumpus.kernel.runtime`), nor waited for the compiler to load.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rumpus.kernel.installed import list_games
    from rumpus.kernel.match import IllegalAction, Match, new
    from rumpus.kernel.save import SaveError, load
    from rumpus.kernel.spec import ContentError, GameError, OptionError

__all__ = [
    "ContentError",
    "GameError",
    "IllegalAction",
    "Match",
    "OptionError",
    "SaveError",
    "list_games",
    "load",
    "new",
]
_HOMES = {
    "installed": ("list_games",),
    "match": ("IllegalAction", "Match", "new"),
    "save": ("SaveError", "load"),
    "spec": ("ContentError", "GameError", "OptionError"),
}


def __getattr__(name: str) -> Any:
    """A public name, from the module that holds it."""
    for home, names in _HOMES.items():
        if name in names:
            return getattr(import_module(f"rumpus.kernel.{home}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    """The public names."""
    return sorted(__all__)
