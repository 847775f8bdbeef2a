"""What results of simulations are told by: characters and Power-Ups."""

from rumpus.games.incredibrawl.content.tables import book_of
from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import Table
from rumpus.kernel.counts import unlike


def cards(t: Table) -> list[str]:
    """Each character, and each Power-Up of a table with such."""
    names = unlike(book_of(t).sheets)
    return names[: ids.CARDS if t.power_ups else ids.CHARACTERS]
