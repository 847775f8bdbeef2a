"""Which legal acts bots look at: the second card is drawn, no card is played for nothing or thrown away, a team has
heroes of two classes, hazards lie where heroes meet, and the drafts go by what cards and heroes are good for.
"""

from typing import Any, Final

from rumpus.games.brutality.bots.drafts import carries, offer
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import row, team_at
from rumpus.games.brutality.rules.cards import does_something
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.record import rule

APART: Final = 2  # rows between the start rows and a hazard
CLOSE: Final = 8  # what a choice of a draft may be worse than the best: that part of it


@rule
def narrow(t: Table, s: State, p: int, out: Any, n: int) -> int:
    """Of n legal acts those worth a look, put first, in their order; how many they are."""
    if n < 2:
        return n
    if s.ask == ids.ASK_OFFER:
        out[0] = ids.TAKE
        return 1
    if s.ask == ids.ASK_DISCARD:
        return 1  # ids.PASS
    if s.ask in (ids.ASK_TOOL, ids.ASK_BEARER, ids.ASK_DRAFT):
        return best_of(t, s, out, n)
    kept = 0
    for i in range(n):
        if sensible(t, s, p, out[i]):
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@rule
def best_of(t: Table, s: State, out: Any, n: int) -> int:
    """Of n choices of a draft those that are about as good as the best."""
    best = -ids.FOR_GOOD
    for i in range(n):
        best = max(best, promise(t, s, out[i]))
    kept = 0
    for i in range(n):
        if promise(t, s, out[i]) >= best - abs(best) // CLOSE:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def promise(t: Table, s: State, a: int) -> int:
    """What a choice of a draft is good for."""
    if s.ask == ids.ASK_BEARER:
        return carries(t, s, a - ids.HERO, s.frames[s.depth - 1].chosen)
    return offer(t, a)


@rule
def sensible(t: Table, s: State, p: int, a: int) -> bool:
    """Whether an act is worth a look."""
    if s.ask == ids.ASK_HERO:
        return not same_class(t, s, team_at(s, p), a - ids.DESIGN + 1)
    if s.ask == ids.ASK_SITE:
        return APART < row(a - ids.SQUARE) < t.rows - 1 - APART
    if (s.ask == ids.ASK_MAIN or s.ask == ids.ASK_WAIT) and ids.CARD <= a < ids.DESIGN:
        relic = t.relics[a - ids.CARD + 1]
        return does_something(t, s, -1, s.team, relic.first, relic.first + relic.size)
    return True


@rule
def same_class(t: Table, s: State, team: int, design: int) -> bool:
    """Whether a team has chosen a hero of this one's class already."""
    for h in (2 * team, 2 * team + 1):
        mine = s.heroes[h].design
        if mine and t.heroes[mine].klass == t.heroes[design].klass:
            return True
    return False
