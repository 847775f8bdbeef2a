"""When texts are carried out: the triggers of characters, the windows of Power-Ups (also the moments of an Other
ability), and the location; and at which of them a word can do something.
"""

from dataclasses import dataclass
from typing import Final

from rumpus import effects as fx
from rumpus.games.incredibrawl.rules import ids


@dataclass(frozen=True, slots=True)
class Window(fx.Moment):
    """A window: `says` and `short` are its head on a card, `own` that of an Other ability where it is another one, and
    `when` what the designer's guide says of it. Around a scrap an Other ability is about those its character fights.
    """

    own: str = ""
    when: str = ""

    def head(self, *, own: bool) -> str:
        """Its head on a card; `own`: of an Other ability."""
        return self.own if own and self.own else self.says


WINDOWS: Final = {
    "select": Window(
        ids.W_SELECT, "IB-PU-01", "Before choosing characters", "Before choosing", when="before characters are chosen"
    ),
    "reveal": Window(
        ids.W_REVEAL,
        "IB-PU-01",
        "After the reveal",
        "After the reveal",
        when="after the reveal, before the Play abilities are put in order",
    ),
    "before_play": Window(
        ids.W_BEFORE_PLAY,
        "IB-PU-01",
        "Before a Play ability",
        "Before a Play",
        when="before each Play ability that comes up in its order",
    ),
    "before_scrap": Window(
        ids.W_BEFORE_SCRAP,
        "IB-PU-01",
        "Before a scrap",
        "Before a scrap",
        own="Before its scraps",
        when="before each scrap",
    ),
    "after_scrap": Window(
        ids.W_AFTER_SCRAP,
        "IB-PU-01",
        "After a scrap",
        "After a scrap",
        own="After its scraps",
        when="after each scrap, before its result is final",
    ),
    "before_abilities": Window(
        ids.W_BEFORE_ABILITIES,
        "IB-PU-01",
        "When the brawl is decided",
        "When decided",
        when="when the brawl is decided, before the Lose abilities",
    ),
    "before_win": Window(
        ids.W_BEFORE_WIN,
        "IB-PU-01",
        "After the Lose abilities",
        "After Lose",
        when="after the Lose abilities, before the Win ability",
    ),
    "after_glory": Window(
        ids.W_AFTER_GLORY,
        "IB-PU-01",
        "After the Victory Glory",
        "After Glory",
        when="after the Victory Glory and what the location gives, before the location may change",
    ),
    "draw": Window(
        ids.W_DRAW, "IB-PU-01", "Before drawing", "Before drawing", when="in the Draw step, after the discard"
    ),
}
"""In the order of a round."""
NAMES: Final = tuple(WINDOWS)
"""The name of each window, by its number."""
MOMENTS: Final[dict[str, fx.Moment]] = {
    **{name: fx.Moment(k, "IB-TERM-08", name.capitalize()) for k, name in enumerate(ids.TRIGGERS)},
    **WINDOWS,
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
