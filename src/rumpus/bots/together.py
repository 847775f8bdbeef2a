"""Seats that are asked together, in the tree of the search: each mixes its actions by regret matching.

The numbers of such a decision lie at the node at which all were asked, for each seat its own, so that nobody's choice
depends on an answer that is still unseen. Regrets are held at 0 or above, and the share of an action in the average mix
counts later iterations more; an action that was not tried this time counts with its mean, which changes no expectation
and calms the sum. Between two seats with opposite aims the average mixes approach an equilibrium.
"""

from typing import Any, NamedTuple

from rumpus.kernel.records.record import rule

KEYS = 4096  # above every action id
SEATS = 8
KEY, CHILD, SIBLING, VISITS, AVAILABLE = range(5)
REGRET, SHARE, STAMP = range(3)
EXPLORE = 0.12  # of every mixed choice is made blindly, so that no action is ever given up


class Tree(NamedTuple):
    """A search tree as loops take it in: see ismcts."""

    nodes: Any
    """(n, 5) int32"""
    values: Any
    """(n, SEATS) float64"""
    mixes: Any
    """(n, 3) float64"""
    count: Any
    """three int64: nodes used (1 at the start: the root), decisions applied so far, iterations"""


@rule
def new_node(nodes: Any, values: Any, used: int, node: int, key: int) -> int:
    """A child of `node` in row `used`, whose row of MIX is zero already."""
    nodes[used, KEY] = key
    nodes[used, CHILD] = 0
    nodes[used, SIBLING] = nodes[node, CHILD]
    nodes[used, VISITS] = 0
    nodes[used, AVAILABLE] = 1
    nodes[node, CHILD] = used
    for q in range(SEATS):
        values[used, q] = 0.0
    return used


@rule
def follow(nodes: Any, values: Any, count: Any, node: int, key: int) -> int:
    """The child of `node` with a key; a new one where there is none yet."""
    child = nodes[node, CHILD]
    while child > 0:
        if nodes[child, KEY] == key:
            return int(child)
        child = nodes[child, SIBLING]
    made = new_node(nodes, values, count[0], node, key)
    count[0] += 1
    return made


@rule
def stamp_children(mixes: Any, ids: Any, n: int, slots: Any, number: int) -> None:
    """Marks the actions that could be chosen in iteration `number`, among those that have a child."""
    for k in range(n):
        if slots[ids[k]] > 0:
            mixes[slots[ids[k]], STAMP] = number


@rule
def mixed_child(mixes: Any, ids: Any, n: int, slots: Any, x: int) -> int:
    """The index into ids of an action drawn in proportion to the regrets; all of them have a child."""
    total = 0.0
    for k in range(n):
        total += mixes[slots[ids[k]], REGRET]
    r = (x ^ (x >> 15)) / 4294967296.0
    for k in range(n):
        r -= chance_of(mixes[slots[ids[k]], REGRET], total, n)
        if r < 0:
            return k
    return n - 1


@rule
def chance_of(regret: float, total: float, n: int) -> float:
    """How likely an action is chosen, of n whose regrets sum to `total`."""
    if total <= 0.0:
        return 1.0 / n
    return EXPLORE / n + (1.0 - EXPLORE) * regret / total


@rule
def learn(nodes: Any, values: Any, mixes: Any, node: int, chosen: int, out: Any, number: int) -> None:
    """What came of the mixed choice `chosen` at `node` in iteration `number`: regrets and shares of all that could be
    chosen.
    """
    p = nodes[chosen, KEY] // KEYS
    total = 0.0
    n = 0
    child = nodes[node, CHILD]
    while child > 0:
        if mixes[child, STAMP] == number and nodes[child, KEY] // KEYS == p:
            total += mixes[child, REGRET]
            n += 1
        child = nodes[child, SIBLING]
    mean = values[chosen, p] / nodes[chosen, VISITS]
    extra = (out[p] / 1000.0 - mean) / chance_of(mixes[chosen, REGRET], total, n)
    expected = out[p] / 1000.0 - mean
    child = nodes[node, CHILD]
    while child > 0:
        if mixes[child, STAMP] == number and nodes[child, KEY] // KEYS == p:
            expected += chance_of(mixes[child, REGRET], total, n) * values[child, p] / nodes[child, VISITS]
        child = nodes[child, SIBLING]
    weight = nodes[node, VISITS] + 1.0
    child = nodes[node, CHILD]
    while child > 0:
        if mixes[child, STAMP] == number and nodes[child, KEY] // KEYS == p:
            regret = mixes[child, REGRET]
            mixes[child, SHARE] += weight * (regret / total if total > 0.0 else 1.0 / n)
            worth = values[child, p] / nodes[child, VISITS] - expected
            if child == chosen:
                worth += extra
            mixes[child, REGRET] = max(0.0, regret + worth)
        child = nodes[child, SIBLING]
