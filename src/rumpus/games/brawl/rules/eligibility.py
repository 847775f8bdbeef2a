"""When a card may be played that says so itself (conditional_legality): one function a condition.

Each takes the row r, the Base's slot and the side that the card is laid on; -1 where its target has none.
"""

from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.scoring import points_of
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.kernel.records.record import rule


@rule
def is_behind(t: Table, s: State, _card_type: CardType, p: int, r: int, _slot: int, _side: int) -> bool:
    """conditional_legality: own points < rival points: a rival who shares the row has more points."""
    return behind(t, s, p, r)


@rule
def row_has(_t: Table, s: State, card_type: CardType, _p: int, r: int, _slot: int, _side: int) -> bool:
    """conditional_legality: row has n Bases."""
    return s.rows[max(r, 0)].n == card_type.only_n


@rule
def end_has(_t: Table, s: State, card_type: CardType, _p: int, _r: int, slot: int, side: int) -> bool:
    """conditional_legality: end has at least n Hits."""
    return slot >= 0 and side >= 0 and s.bases[slot].ends[side].hits >= card_type.only_n


@rule
def deck_has(_t: Table, s: State, card_type: CardType, p: int, _r: int, _slot: int, _side: int) -> bool:
    """conditional_legality: own deck at most n cards."""
    return s.seats[p].deck_n <= card_type.only_n


@rule
def behind(t: Table, s: State, p: int, r: int) -> bool:
    """Whether a rival who shares row r (-1: any row) with seat p has more points."""
    mine = points_of(t, s, p)
    for q in range(t.n):
        if t.team[q] == t.team[p]:
            continue
        for k in range(s.rows_n):
            shared = side_of(t, s, k, p) >= 0 and side_of(t, s, k, q) >= 0
            if shared and (r < 0 or k == r) and points_of(t, s, q) > mine:
                return True
    return False
