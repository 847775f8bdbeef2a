"""Tabletop brawls at one table.

>>> import rumpus
>>> m = rumpus.new("toy", {"players": 3}, seed=7)
>>> m.active
(0,)

A name is imported when it is first used: whoever imports the package alone (the command line, the server) has not yet
decided how rules run (see `rumpus.kernel.records.runtime`), nor waited for the compiler to load.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from rumpus.kernel.contract.errors import ContentError, GameError
    from rumpus.kernel.contract.installed import list_games
    from rumpus.kernel.contract.options import OptionError
    from rumpus.kernel.match.load import SaveError, load
    from rumpus.kernel.match.match import IllegalAction, Match, new

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
    "contract.errors": ("ContentError", "GameError"),
    "contract.installed": ("list_games",),
    "match.match": ("IllegalAction", "Match", "new"),
    "match.load": ("SaveError", "load"),
    "contract.options": ("OptionError",),
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
