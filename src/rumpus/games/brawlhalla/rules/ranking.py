"""BH-RUL-81: who is ahead when the round limit stops the game."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import foes
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule


@rule
def standing(t: Table, s: State, p: int) -> int:
    """One number that orders sides: unrevealed KO cards, then fewer damage levels, EQUIPPED Legends, cards in hand
    (team sums).
    """
    cards = 0
    level = 0
    armed = 0
    hand = 0
    for q in range(t.n):
        seat = s.seats[q]
        if foes(t, p, q) or seat.out:
            continue
        cards += seat.ko_left
        level += seat.level
        armed += 1 if seat.status == ids.EQUIPPED else 0
        hand += bits(seat.hand)
    return ((cards * 16 + 8 - level) * 8 + armed) * 64 + hand


@rule
def rank(t: Table, s: State) -> None:
    """Places for the sides still in play; equal sides share a place, the sides already out keep theirs below."""
    for p in range(t.n):
        if s.seats[p].out and not mate_in_play(t, s, p):
            continue
        mine = standing(t, s, p)
        better = 0
        for q in range(t.n):
            lead = foes(t, p, q) and s.seats[q].out == 0 and standing(t, s, q) > mine
            if lead and not counted(t, s, q):
                better += 1
        s.place[p] = 1 + better


@rule
def mate_in_play(t: Table, s: State, p: int) -> bool:
    """Has this seat a teammate in play?"""
    for q in range(t.n):
        if q != p and not foes(t, p, q) and s.seats[q].out == 0:
            return True
    return False


@rule
def counted(t: Table, s: State, q: int) -> bool:
    """Is a teammate of q with a lower seat number in play (so that a team counts once)?"""
    for r in range(q):
        if not foes(t, r, q) and s.seats[r].out == 0:
            return True
    return False
