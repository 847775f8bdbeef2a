"""When texts are carried out: the triggers of characters, the windows of Power-Ups (also the moments of an Other
ability), and the location; and at which of them a word can do something.
"""

from typing import Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.rules import ids

NAMES: Final = (
    *("select", "reveal", "before_play", "before_scrap", "after_scrap"),
    *("before_abilities", "before_win", "after_glory", "draw"),
)
"""The name of each window, by its number: in the order of a round."""
MOMENTS: Final[dict[str, fx.Moment]] = {
    **{name: fx.Moment(k, "IB-TERM-08") for k, name in enumerate(ids.TRIGGERS)},
    **{name: fx.Moment(k, "IB-PU-01") for k, name in enumerate(NAMES)},
    "location": fx.Moment(len(NAMES), "IB-LOC-02"),
}

# ---------------------------------------------------------------- where a word can do something

BEFORE: Final = ("play", "reveal", "before_play", "before_scrap")
FIGHT: Final = (*BEFORE, "after_scrap")
SPOILS: Final = ("before_abilities", "lose", "before_win", "win")
IN_PLAY: Final = (*FIGHT, *SPOILS, "after_glory", "location")
NOT_DRAW: Final = ("select", *IN_PLAY)
DECIDED: Final = (*SPOILS, "after_glory", "location", "draw")
CHANGES: Final = (*FIGHT, "before_abilities", "before_win")
LOST: Final = ("after_scrap", *SPOILS, "after_glory")
