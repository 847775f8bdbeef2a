"""The cards of IncrediBrawl as simulations count them: characters from 0, then Power-Ups."""

from typing import Any

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def played(_t: Table, s: State, _p: int, a: int) -> int:
    """The character chosen in secret, or the Power-Up laid; -1 for any other action."""
    if a < ids.CHARACTERS:
        return a if s.ask == ids.A_SELECT else -1
    return a if a < ids.CARDS and s.ask == ids.A_WINDOW else -1


@rule
def held(_t: Table, s: State, p: int, out: Any) -> int:
    """The hand."""
    n = 0
    for c in range(ids.CHARACTERS):
        if s.seats[p].characters >> c & 1:
            out[n] = c
            n += 1
    for k in range(ids.POWER_UPS):
        if s.seats[p].power_ups >> k & 1:
            out[n] = ids.CHARACTERS + k
            n += 1
    return n
