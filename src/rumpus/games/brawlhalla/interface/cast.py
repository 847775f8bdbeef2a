"""What results of simulations are told by: Legends, cards, who began."""

from typing import Any

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import State, Table


def piece(t: Any, s: Any, p: int) -> str:
    """The name of the Legend that a seat plays, for results by Legend; empty before it is chosen."""
    legend = s.seats[p].legend
    return book_of(t).legends[legend].name if legend >= 0 else ""


def cards(t: Table) -> list[str]:
    """Each card by its number: Legend and short name; nothing for the higher ones of some equal cards."""
    book = book_of(t)
    return [
        f"{legend.name} {book.code(k, c)}" if t.legends[k].twin[c] < 0 else ""
        for k, legend in enumerate(book.legends)
        for c in range(ids.CARDS)
    ]


def first(s: State) -> int:
    """Who began."""
    return int(s.first)
