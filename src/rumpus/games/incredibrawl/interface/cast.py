"""What results of simulations are told by: characters and Power-Ups; and what a round of each character, and at each
location, comes to.
"""

from typing import Final

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import Table
from rumpus.kernel.contract.content import unlike
from rumpus.kernel.contract.parts import Rounds


def cards(t: Table) -> list[str]:
    """Each character, and each Power-Up of a table with such."""
    names = unlike(book_of(t).sheets)
    return names[: ids.CARDS if t.power_ups else ids.CHARACTERS]


def characters(t: Table) -> list[str]:
    """The characters."""
    return cards(t)[: ids.CHARACTERS]


def locations(t: Table) -> list[str]:
    """The locations of a table with such."""
    return unlike(book_of(t).places) if t.locations else []


ROUNDS: Final = (
    Rounds(
        key="characters",
        word="character",
        names=characters,
        score="Glory",
        begins=ids.EV_ROUND,
        enters={ids.EV_FLIP_UP: 0, ids.EV_ENTERS: 0},
        wins=(ids.EV_BRAWL, 0),
    ),
    Rounds(
        key="locations",
        word="location",
        names=locations,
        score="Glory",
        begins=ids.EV_ROUND,
        enters={ids.EV_ROUND: 1},
        changes="left",
    ),
)
