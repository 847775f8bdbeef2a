"""The cards of Brawlhalla as simulations count them: by Legend and place in its deck, equal cards as one."""

from typing import Any

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def numbered(t: Table, legend: int, c: int) -> int:
    """The number of a card: that of the lowest of its equals."""
    card = c
    while t.legends[legend].twin[card] >= 0:
        card = t.legends[legend].twin[card]
    return legend * ids.CARDS + card


@rule
def played(t: Table, s: State, p: int, a: int) -> int:
    """The card that seat p plays for a MOVE, or in an attack; -1 for any other action."""
    if s.seats[p].legend < 0:
        return -1
    if ids.MOVE <= a < ids.CARD:
        return numbered(t, s.seats[p].legend, a - ids.MOVE)
    if ids.CARD <= a < ids.STEP and ids.ASK_OPEN <= s.ask <= ids.ASK_DODGE:
        return numbered(t, s.seats[p].legend, a - ids.CARD)
    return -1


@rule
def held(t: Table, s: State, p: int, out: Any) -> int:
    """The hand."""
    n = 0
    if s.seats[p].legend >= 0:
        for c in range(ids.CARDS):
            if s.seats[p].hand >> c & 1:
                out[n] = numbered(t, s.seats[p].legend, c)
                n += 1
    return n
