"""What every chapter of the rules stands on: seats, spaces, cards, fights; and calling off what is asked.

The stack itself is the kernel's (records/stack.py): `turn.advance` lets the top frame go on. A decision that was
called off (its seat conceded) is asked anew of whoever now decides.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.grid import far
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import hush

ROOM = ids.FRAMES - 6  # above this depth no effect window opens any more (the engine limit of BH-RUL-77)


@rule
def new_chain(t: Table, s: State) -> None:
    """BH-RUL-77: a chain of effects is over; every power may be applied again."""
    s.spare = 0
    for p in range(t.n):
        s.seats[p].chain = 0


@rule
def call_off(s: State) -> None:
    """Drop the decision that is being waited for."""
    hush(s)
    s.picked = 0
    s.picked_fx = -1


@rule
def foes(t: Table, p: int, q: int) -> bool:
    """Are the seats p and q opponents? (BH-FMT-08, BH-ATK-10)"""
    return t.team[p] != t.team[q]


@rule
def seat_after(t: Table, p: int) -> int:
    """BH-TURN-02, BH-FMT-04, BH-RUL-111: the next seat clockwise, also an eliminated one; in 2v2 of the other team."""
    return (p + 1) % t.n


@rule
def alive(t: Table, s: State) -> int:
    """How many Legends are in play."""
    n = 0
    for p in range(t.n):
        if s.seats[p].out == 0:
            n += 1
    return n


@rule
def legend_at(t: Table, s: State, space: int, but: int) -> int:
    """The seat whose Legend stands on `space` (other than seat `but`), or -1."""
    for p in range(t.n):
        if p != but and s.seats[p].space == space and s.seats[p].out == 0:
            return p
    return -1


@rule
def token_at(t: Table, s: State, space: int) -> int:
    """The slot of the Flaming Sword that lies on `space`, or -1."""
    for k in range(t.n):
        if s.tokens[k] == space:
            return k
    return -1


@rule
def distance(t: Table, a: int, b: int) -> int:
    """King's steps between two spaces (BH-RUL-33)."""
    return far(t.row[a] - t.row[b], t.col[a] - t.col[b])


@rule
def leave_hand(t: Table, s: State, p: int, card: int) -> None:
    """A card leaves the hand of seat p: nobody has seen it in that hand any more."""
    seat = s.seats[p]
    keep = ~(1 << card)
    seat.hand &= keep
    for v in range(t.n):
        seat.seen[v] &= keep


@rule
def to_discard(s: State, p: int, card: int) -> None:
    """Put a card on top of its owner's discard pile (BH-SETUP-09)."""
    seat = s.seats[p]
    seat.discard[seat.discard_n] = card
    seat.discard_n += 1


@rule
def side_of(s: State, k: int, p: int) -> int:
    """0 when seat p is the attacker of fight k, 1 the defender, -1 a bystander."""
    fight = s.fights[k]
    if fight.att == p:
        return 0
    if fight.dfn == p:
        return 1
    return -1


@rule
def spared(s: State, p: int) -> bool:
    """BH-RUL-57: a Legend KO'd during a running attack is left alone until that attack is over."""
    for k in range(s.n_fights):
        if s.fights[k].ko >> p & 1:
            return True
    return False
