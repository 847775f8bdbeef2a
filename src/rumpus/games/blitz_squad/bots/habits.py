"""Which legal acts bots look at: one order of the covered cards of a stack, no more energy than an attack costs, no
more cards in a block than it takes. So a search is not lost among the ways to the same stack.
"""

from typing import Any

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.fight_totals import damage_to
from rumpus.games.blitz_squad.rules.payable import built_power
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.kernel.records.record import rule


@rule
def narrow(t: Table, s: State, _p: int, ids_: Any, n: int) -> int:
    """Of n legal acts those worth a look, put first, in their order; how many they are."""
    if s.ask != ids.ASK_STACK or n < 2:
        return n
    f = s.frames[s.depth - 1]
    if ids_[0] == ids.DONE and (enough(t, s, f) or not covers_sorted(s, f)):
        return 1
    return n


@rule
def covers_sorted(s: State, f: Frame) -> bool:
    """Whether what is built may lie under a further card: covered cards are laid in ascending order."""
    at = f.part * ids.STACK + s.build_n[f.part]
    return bool(s.build_n[f.part] < 2 or s.build[at - 2] <= s.build[at - 1])


@rule
def enough(t: Table, s: State, f: Frame) -> bool:
    """Whether the stack as it is built does what it is for: an energy stack pays, a block holds."""
    if f.slot == ids.S_ENERGY:
        return True
    return f.slot == ids.S_BLOCK and f.seat != s.active and built_power(t, s, f.part) >= damage_to(t, s, f.seat)
