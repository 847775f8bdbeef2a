"""Whether a word, or a list of words, can do anything now (IB-PU-18, IB-ABIL-15)."""

from rumpus.games.incredibrawl.rules import ops
from rumpus.games.incredibrawl.rules.dispatch import can
from rumpus.games.incredibrawl.rules.effect_stack import holds, meant
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.record import rule


@rule
def any_possible(t: Table, s: State, at: int, n: int) -> bool:
    """IB-PU-18, IB-ABIL-15: whether a list has a word that can do anything now."""
    for i in range(at, at + n):
        if possible(t, s, t.ops[i]):
            return True
    return False


@rule
def possible_lists(t: Table, s: State, op: Op) -> int:
    """IB-ABIL-15: the mask of the lists of choose_one that can be carried out."""
    mask = 0
    for k in range(3):
        if any_possible(t, s, op.first[k], op.size[k]):
            mask |= 1 << k
    return mask


@rule
def possible(t: Table, s: State, op: Op) -> bool:
    """IB-ABIL-15: whether a word can do anything now; choose_one, if one of its lists has such a word."""
    if op.op != ops.CHOOSE_ONE:
        return able(t, s, op)
    if not holds(t, s, op):
        return False
    for k in range(3):
        for i in range(op.first[k], op.first[k] + op.size[k]):
            if able(t, s, t.ops[i]):
                return True
    return False


@rule
def able(t: Table, s: State, op: Op) -> bool:
    """IB-PU-18, IB-ABIL-15: whether a word's condition holds and it has a target. if_then always can."""
    if op.op == ops.IF_THEN:
        return True
    return holds(t, s, op) and can(t, s, op, meant(t, s, op))
