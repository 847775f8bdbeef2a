"""Which legal acts bots look at: who can strike does not wait, no turn ends with actions left while cards may be drawn,
the Weapon card is flipped only where a foe is near, and a path leads somewhere.
"""

from typing import Any, Final

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import alive, distance, foes
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule

IDLE, ACT, GO = range(3)  # a turn may end; something is done first; an attack or a MOVE, no DELAY
NEAR: Final = 2  # spaces from which a foe is soon in reach
READY: Final = 3  # cards with which an attack is begun rather than a DELAY
FULL: Final = 5  # cards with which two more would be thrown away
DRAWN: Final = 2  # cards that a DELAY draws
RED: Final = 2  # the level at which a reshuffle is a KO


@rule
def narrow(t: Table, s: State, p: int, out: Any, n: int) -> int:
    """Of n legal acts those worth a look, put first, in their order; how many they are."""
    if n < 2 or s.ask not in (ids.ASK_ACTION, ids.ASK_DELAY, ids.ASK_PATH):
        return n
    due = duty(t, s, p, out, n) if s.ask == ids.ASK_ACTION else IDLE
    kept = 0
    for i in range(n):
        if sensible(t, s, p, out[i], due):
            out[kept] = out[i]
            kept += 1
    return kept if kept else n


@rule
def strikes(t: Table, s: State, out: Any, n: int) -> bool:
    """Whether one of these acts is an attack that can hurt."""
    for i in range(n):
        if ids.HEAVY <= out[i] < ids.BONUS:
            return True
        if ids.LIGHT <= out[i] < ids.HEAVY and (t.light_ko or s.seats[out[i] - ids.LIGHT].level < 2):
            return True
    return False


@rule
def sensible(t: Table, s: State, p: int, a: int, due: int) -> bool:
    """Whether an act is worth a look."""
    seat = s.seats[p]
    if s.ask == ids.ASK_PATH:
        return leads(t, s, a)
    if s.ask == ids.ASK_DELAY:
        return a != ids.SWAP or (
            seat.hand > 0 and foe_near(t, s, p) and (bits(seat.hand) >= FULL or seat.deck_n < DRAWN)
        )
    if a == ids.END:
        return due == IDLE
    if a == ids.DELAY:
        return due < GO or seat.status == ids.DISARMED
    return True


@rule
def leads(t: Table, s: State, a: int) -> bool:
    """Whether a step leads to a space that the path has not been to, and a stop of a MOVE is not where it began."""
    if a == ids.STOP:
        return s.path_n > 0 or not s.path_move
    there = t.go[s.path[s.path_n] * 8 + a - ids.STEP]
    for k in range(s.path_n + 1):
        if s.path[k] == there:
            return False
    return True


@rule
def duty(t: Table, s: State, p: int, out: Any, n: int) -> int:
    """What a seat that is asked for an action has to do before its turn may end."""
    seat = s.seats[p]
    cards = bits(seat.hand)
    if s.actions < 1:
        return IDLE
    if yields(t, s):
        return ACT
    strike = strikes(t, s, out, n)
    if strike and cards >= READY:
        return GO
    if out[n - 1] >= ids.MOVE and cards >= (FULL if seat.deck_n >= DRAWN else READY):
        return GO
    falls = t.platform[seat.space] == 0 and t.row[seat.space] >= t.rows
    draws = cards < FULL and not falls and (seat.deck_n >= DRAWN or (cards < DRAWN and seat.level < RED))
    return ACT if strike or draws else IDLE


@rule
def yields(t: Table, s: State) -> bool:
    """Whether all wait for somebody else to draw to a last KO, and have for half the time till pressure (BH-RUL-80),
    which is to strike whoever is asked first: that seat draws.
    """
    n = alive(t, s)
    if t.pressure == 0 or 2 * s.quiet < t.stall_rounds * n or s.quiet % n:
        return False
    for q in range(t.n):
        seat = s.seats[q]
        if seat.out == 0 and (seat.hand or seat.deck_n or seat.level < RED or seat.ko_left > 1):
            return False
    return True


@rule
def foe_near(t: Table, s: State, p: int) -> bool:
    """Whether a foe is in reach, or soon."""
    for q in range(t.n):
        if foes(t, p, q) and s.seats[q].space >= 0 and distance(t, s.seats[p].space, s.seats[q].space) <= NEAR:
            return True
    return False
