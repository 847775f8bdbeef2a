"""The cards of Blitz Squad as simulations count them: by design."""

from typing import Any

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def played(_t: Table, s: State, _p: int, a: int) -> int:
    """The card that an action lays: into a stack, or into play; -1 for any other action."""
    if s.ask == ids.ASK_MAIN or s.ask == ids.ASK_STACK or s.ask == ids.ASK_TOP or s.ask == ids.ASK_PLACE:
        if ids.CARD <= a < ids.OPEN:
            return a - ids.CARD + 1
        if ids.OPEN <= a < ids.ACTIONS:
            return a - ids.OPEN + 1
    return -1


@rule
def held(_t: Table, s: State, p: int, out: Any) -> int:
    """The closed hand, and what is revealed."""
    me = s.seats[p]
    for i in range(me.hand_n):
        out[i] = me.hand[i] % ids.SEEN
    for i in range(me.open_n):
        out[me.hand_n + i] = me.open[i] % ids.SEEN
    return int(me.hand_n + me.open_n)
