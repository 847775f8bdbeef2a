"""The cards of BRAWL as simulations count them: by type."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.cards import type_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def played(t: Table, s: State, p: int, a: int) -> int:
    """The type of the card that seat p plays from its hand or its pile; -1 for any other action."""
    if ids.PLAY <= a < ids.TOP:
        return type_of(t, s.seats[p].hand) if s.seats[p].origin else -1
    if ids.TOP <= a < ids.TAKE_BACK:
        return type_of(t, s.seats[p].pile) if s.seats[p].pile_n else -1
    return -1


@rule
def held(t: Table, s: State, p: int, out: Any) -> int:
    """The card in hand, and the top of the pile."""
    n = 0
    if s.seats[p].origin:
        out[n] = type_of(t, s.seats[p].hand)
        n += 1
    if s.seats[p].pile_n:
        out[n] = type_of(t, s.seats[p].pile)
        n += 1
    return n
