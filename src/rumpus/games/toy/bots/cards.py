"""The cards of Dust-up as simulations count them: by value."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def played(_t: Table, _s: State, _p: int, a: int) -> int:
    """The value of the card that an action lays, or -1."""
    return a - ids.CARD + 1 if ids.CARD <= a < ids.RAISE else -1


@rule
def held(_t: Table, s: State, p: int, out: Any) -> int:
    """The hand."""
    me = s.seats[p]
    for i in range(me.hand_n):
        out[i] = me.hand[i]
    return int(me.hand_n)
