"""What results of simulations are told by: decks, types of cards."""

from rumpus.games.brawl.content.tables import book_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract.content import unlike


def piece(t: Table, _s: State, p: int) -> str:
    """The deck that a seat plays, for results by deck."""
    return book_of(t).decks[p].name


def cards(t: Table) -> list[str]:
    """Each type of card by its number."""
    return unlike(book_of(t).kinds)
