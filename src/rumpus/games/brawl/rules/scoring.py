"""Who wins a Base, what it is worth, and what that makes for every seat."""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.modifiers import hits_cap, reversed_, tie_swapped, value_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def hits_on(t: Table, s: State, slot: int, side: int) -> int:
    """BR-SCORE-01: the Hits counted on one end."""
    return min(s.bases[slot].ends[side].hits, hits_cap(t, s, slot))


@rule
def tied(t: Table, s: State, slot: int) -> bool:
    """Whether both ends count the same."""
    return hits_on(t, s, slot, 0) == hits_on(t, s, slot, 1)


@rule
def winner_of(t: Table, s: State, slot: int) -> int:
    """The side (0 or 1) that wins the Base as it lies.

    BR-SCORE-02: more Hits on its own end; BR-REV-01: fewer, when reversed; BR-SCORE-03, BR-REV-02: a tie: the owner's.
    """
    base = s.bases[slot]
    if tied(t, s, slot):
        side = side_of(t, s, base.row, base.owner)
        return 1 - side if tie_swapped(t, s, slot) else side
    more = 0 if hits_on(t, s, slot, 0) > hits_on(t, s, slot, 1) else 1
    return 1 - more if reversed_(t, s, slot) else more


@rule
def wins(t: Table, s: State, slot: int, p: int) -> bool:
    """Whether the Base falls to seat p (or its team)."""
    return s.rows[s.bases[slot].row].side[winner_of(t, s, slot)] == t.team[p]


@rule
def points_of(t: Table, s: State, p: int) -> int:
    """BR-SCORE-04, BR-CIRC-07: the points of the Bases that fall to seat p, in all its rows."""
    total = 0
    for r in range(s.rows_n):
        if side_of(t, s, r, p) >= 0:
            row = s.rows[r]
            for i in range(row.n):
                slot = row.base[i]
                if wins(t, s, slot, p):
                    total += value_of(t, s, slot)
    return total


@rule
def bases_of(t: Table, s: State, p: int) -> int:
    """How many Bases fall to seat p."""
    total = 0
    for r in range(s.rows_n):
        if side_of(t, s, r, p) >= 0:
            row = s.rows[r]
            for i in range(row.n):
                if wins(t, s, row.base[i], p):
                    total += 1
    return total


@rule
def rank_key(t: Table, s: State, p: int) -> int:
    """What seats are placed by: still in > beaten later > earlier > gone; then points, Bases (BR-RUL-13, -21)."""
    seat = s.seats[p]
    if t.format == ids.TAG_TEAM and team_gone(t, s, t.team[p]):
        return 0
    if t.format != ids.TAG_TEAM and seat.out != ids.IN:
        return 0 if seat.left == 0 else seat.left * 8_000_000 + seat.final
    points = points_of(t, s, p)
    key = 100_000_000 + points * 16
    return key + bases_of(t, s, p) if t.tie_bases else key


@rule
def team_gone(t: Table, s: State, team: int) -> bool:
    """BR-RUL-22: whether every player of a team has left."""
    for p in range(t.n):
        if t.team[p] == team and s.seats[p].out == ids.IN:
            return False
    return True


@rule
def place_of(t: Table, s: State, p: int) -> int:
    """The place of seat p, from 1; equal seats share it (BR-SCORE-05)."""
    mine = rank_key(t, s, p)
    place = 1
    for q in range(t.n):
        if t.team[q] != t.team[p] and rank_key(t, s, q) > mine:
            if t.format != ids.TAG_TEAM or first_of_team(t, q):
                place += 1
    return place


@rule
def first_of_team(t: Table, p: int) -> bool:
    """Whether no lower seat is of the same team."""
    for q in range(p):
        if t.team[q] == t.team[p]:
            return False
    return True
