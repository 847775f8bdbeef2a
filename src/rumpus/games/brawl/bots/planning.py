"""What a bot plans beyond one Base: where a new Base goes, when to freeze, when to burn."""

from typing import Any

from rumpus.games.brawl.bots.evaluation import COMING, HARD, LEVEL, count, hope, standing, weigh
from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.eligibility import behind
from rumpus.games.brawl.rules.scoring import points_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.targets import burnable
from rumpus.kernel.records.record import rule

ENDS = 400
"""What a planner gives for the end of a round that it wins, and for not having lost yet."""


@rule
def base_gain(t: Table, s: State, p: int, r: int, where: int, mind: Any) -> int:
    """A Base of one's own wins its ties. A hard bot lays it where it blocks in a Base that it wants to keep."""
    count(t, s, p, mind)
    row = s.rows[r]
    me = side_of(t, s, r, p)
    us = row.side[me]
    them = row.side[1 - me]
    made = weigh(1, hope(mind, us, 0, False), hope(mind, them, 0, False), mind[COMING + us] + mind[COMING + them])
    if mind[LEVEL] >= HARD and row.n > 1:
        made += standing(t, s, p, row.base[0 if where == 0 else row.n - 1], mind) // 10
    return made


@rule
def unfrozen(s: State) -> int:
    """Bases that can still change."""
    n = 0
    for base in s.bases:
        if base.card > 0 and base.frozen == 0:
            n += 1
    return n


@rule
def lead(t: Table, s: State, p: int) -> int:
    """Points ahead of the best rival (below 0: behind)."""
    best = -1
    for q in range(t.n):
        if t.team[q] != t.team[p]:
            best = max(best, points_of(t, s, q))
    return points_of(t, s, p) - best


@rule
def freeze_gain(t: Table, s: State, p: int, slot: int, gained: int, mind: Any) -> int:
    """What a Freeze gains: the doubt it ends; a hard bot ends the round that it leads, never one it would lose.

    Freezing a Base it loses brings the end of a round it leads nearer, while the rivals have few cards to answer.
    """
    if mind[LEVEL] < HARD:
        return gained
    ahead = lead(t, s, p)
    if unfrozen(s) == 1:
        return ENDS if ahead > 0 else -ENDS
    if standing(t, s, p, slot, mind) < 0:
        return -60 if ahead <= 0 else gained
    return gained + 5


@rule
def burn_most(t: Table, s: State, p: int, n: int, mind: Any) -> int:
    """How many cards to burn: a hard bot that leads hurries to its Freezes, everybody else keeps its cards."""
    if mind[LEVEL] >= HARD and not behind(t, s, p, -1):
        return min(n, burnable(t, s, p))
    return 0


@rule
def burn_gain(t: Table, s: State, p: int, n: int) -> int:
    """Burning none still gets rid of the card."""
    return 2 + n
