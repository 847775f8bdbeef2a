"""Whom and what an operation is aimed at: target seats one after the other, sets of spaces and cards to choose from.

Used by all ops_* modules. An effect's frame keeps, for the operation that is running: its `stage`, the seats `pending`
(four bits), and the seat aimed at last (`target`).
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.eligibility import aim_mask
from rumpus.games.brawlhalla.rules.moment import of_effect
from rumpus.games.brawlhalla.rules.predicates import other_of
from rumpus.games.brawlhalla.rules.stack import distance, seat_after, spared
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask

WAIT = -2  # asked: nothing to do now
DONE = -1  # no target left
AIMED = 1 << 24  # bit of Frame.marks: the next operation is aimed at Frame.target (BH-FX-35)


@rule
def shielded(s: State, p: int) -> bool:
    """BH-RUL-57: is this Legend out, off the board, or KO'd during a running attack? Then effects leave it alone."""
    return s.seats[p].out == 1 or s.seats[p].space < 0 or spared(s, p)


@rule
def told(log: Log, f: Frame, op: Op, on: int) -> None:
    """Log an effect that has no event of its own."""
    emit(log, ids.EV_EFFECT, f.seat, op.op, op.n, on, op.first)


@rule
def other(s: State, f: Frame) -> int:
    """The other combatant; outside an attack the Legend chosen last, or the one on the event's other side; or -1."""
    if f.fight < 0 and f.target >= 0:
        return f.target
    return other_of(s, f.seat, of_effect(f))


@rule
def chosen_kind(who: int) -> bool:
    """Is the target one of several that the owner may choose from?"""
    return who == ids.WHO_OPPONENT or who == ids.WHO_TEAMMATE


@rule
def target_mask(t: Table, s: State, f: Frame, op: Op) -> int:
    """Every seat the operation may be aimed at."""
    if f.marks & AIMED:
        return 1 << f.target
    if chosen_kind(op.who) or op.who == ids.WHO_ADJACENT:
        return aim_mask(t, s, op, f.seat)
    if op.who == ids.WHO_SELF:
        return 1 << f.seat
    q = other(s, f)
    if q < 0 or s.seats[q].out:
        return 0
    if op.range > 0 and (s.seats[q].space < 0 or distance(t, s.seats[f.seat].space, s.seats[q].space) > op.range):
        return 0
    return 1 << q


@rule
def next_target(t: Table, s: State, f: Frame, op: Op) -> int:
    """The next seat the operation is to be applied to; DONE when none is left, WAIT when the owner has been asked.

    BH-RUL-62: several targets in turn order, starting after the owner. One candidate is taken without asking.
    """
    if f.stage == 0:
        mask = target_mask(t, s, f, op)
        if chosen_kind(op.who) and not lone(mask):
            if f.got < 0:
                ask(s, ids.ASK_TARGET, f.seat)
                return WAIT
            mask = 1 << (f.got - ids.TARGET)
            f.got = -1
        f.marks &= ~AIMED
        f.stage = 1
        f.pending = mask
    p = f.seat
    for _ in range(t.n):
        p = seat_after(t, p)
        if f.pending >> p & 1:
            f.pending &= ~(1 << p)
            f.target = p
            return p
    return DONE


# ---------------------------------------------------------------- sets of spaces


@rule
def taken_mask(t: Table, s: State) -> int:
    """Spaces on which Legends stand."""
    mask = 0
    for p in range(t.n):
        if s.seats[p].out == 0 and s.seats[p].space >= 0:
            mask |= 1 << s.seats[p].space
    return mask


@rule
def token_mask(t: Table, s: State) -> int:
    """Spaces on which Flaming Swords lie."""
    mask = 0
    for k in range(t.n):
        if s.tokens[k] >= 0:
            mask |= 1 << s.tokens[k]
    return mask


@rule
def platform_mask(t: Table) -> int:
    """All Platforms."""
    mask = 0
    for space in range(t.spaces):
        if t.platform[space]:
            mask |= 1 << space
    return mask


@rule
def disc(t: Table, centre: int, n: int) -> int:
    """Every space within n steps of `centre`, the ring included; 0 when there is no centre."""
    mask = 0
    if centre >= 0:
        for space in range(t.spaces):
            if distance(t, centre, space) <= n:
                mask |= 1 << space
    return mask


@rule
def top_row(t: Table) -> int:
    """Row 1 of the Arena."""
    mask = 0
    for space in range(t.spaces):
        if t.inside[space] and t.row[space] == 1:
            mask |= 1 << space
    return mask


@rule
def free_platforms(t: Table, s: State) -> int:
    """BH-RUL-59: Platforms available for a token: no Legend and no token on them."""
    return platform_mask(t) & ~taken_mask(t, s) & ~token_mask(t, s)
