"""Tabletop brawls at one table.

>>> import rumpus
>>> m = rumpus.new("toy", {"players": 3}, seed=7)
>>> m.active
(0,)
"""

from rumpus.kernel.match import IllegalAction, Match, new
from rumpus.kernel.save import SaveError, load
from rumpus.kernel.spec import ContentError, GameError, OptionError, games

__all__ = [
    "ContentError",
    "GameError",
    "IllegalAction",
    "Match",
    "OptionError",
    "SaveError",
    "games",
    "load",
    "new",
]
