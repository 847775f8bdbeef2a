"""Operations on whom an attack hits: splash (BH-FX-39) and intercept (BH-FX-40)."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.damage import hurt
from rumpus.games.brawlhalla.rules.push import away, shove
from rumpus.games.brawlhalla.rules.stack import distance, foes, leave_hand, seat_after, to_discard
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.targeting import shielded, told
from rumpus.kernel.records.bits import bits, first_bit, lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def splash_mask(t: Table, s: State, f: Frame, op: Op) -> int:
    """BH-FX-39: other opponents of the owner next to the target, or to the attacker."""
    fight = s.fights[f.fight]
    centre = s.seats[fight.dfn].space if op.around == 0 else s.seats[fight.att].space
    mask = 0
    for q in range(t.n):
        if q == fight.att or q == fight.dfn or not foes(t, f.seat, q) or s.seats[q].out or s.seats[q].space < 0:
            continue
        if centre >= 0 and distance(t, centre, s.seats[q].space) == 1:
            mask |= 1 << q
    return mask


@rule
def splash(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-39: opponents next to the target suffer damage 1, a push of 1 or a discard of 1, in turn order (BH-
    RUL-62).

    stage: 0 choosing, 1 those chosen suffer; who has is taken out.
    """
    if f.stage == 0:
        if f.got >= ids.TARGET:
            f.chosen |= 1 << (f.got - ids.TARGET)
            f.got = -1
        mask = splash_mask(t, s, f, op)
        if bits(mask) <= op.n:
            f.chosen = mask
        elif bits(f.chosen) < op.n:
            ask(s, ids.ASK_TARGET, f.seat)
            return False
        f.stage = 1
    if f.got >= ids.CARD and op.operation == 3:
        drop_card(t, s, log, f.target, f.got - ids.CARD)
        f.got = -1
    p = f.seat
    for _ in range(t.n):
        p = seat_after(t, p)
        if f.chosen >> p & 1:
            f.chosen &= ~(1 << p)
            f.target = p
            if splash_one(t, s, log, f, op, p):
                return False
    return True


@rule
def splash_one(t: Table, s: State, log: Log, f: Frame, op: Op, p: int) -> bool:
    """One Legend suffers. True when that has to finish, or to be decided, first."""
    if op.operation == 3:
        hand = s.seats[p].hand
        if hand == 0 or s.seats[p].out:
            return False
        if lone(hand):
            drop_card(t, s, log, p, first_bit(hand))
            return False
        ask(s, ids.ASK_DISCARD, p)
        return True
    if shielded(s, p):
        return False
    if op.operation == 1:
        hurt(s, p, 1, ids.DMG_EFFECT, f.seat)
    elif s.seats[f.seat].space >= 0:
        shove(t, s, p, away(t, s.seats[f.seat].space, s.seats[p].space), 1, f.seat)
    return True


@rule
def drop_card(t: Table, s: State, log: Log, p: int, card: int) -> None:
    """Seat p discards a card because of an effect."""
    leave_hand(t, s, p, card)
    to_discard(s, p, card)
    emit(log, ids.EV_DISCARD, p, card, 3)


@rule
def intercept_mask(t: Table, s: State, f: Frame, op: Op) -> int:
    """BH-FX-40: who may become the target: the owner, or another opponent of the attacker next to the target."""
    fight = s.fights[f.fight]
    here = s.seats[fight.dfn].space
    mask = 0
    for q in range(t.n):
        if q == fight.att or q == fight.dfn or s.seats[q].out or s.seats[q].space < 0 or here < 0:
            continue
        if not foes(t, fight.att, q) or distance(t, here, s.seats[q].space) > 1:
            continue
        if op.by == 2 or (q == f.seat and not foes(t, q, fight.dfn)):
            mask |= 1 << q
    return mask


@rule
def intercept(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-40: an adjacent Legend becomes the target instead; reach is not asked again (BH-RUL-35)."""
    mask = intercept_mask(t, s, f, op)
    if mask == 0:
        return True
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_TARGET, f.seat)
        return False
    q = f.got - ids.TARGET if f.got >= 0 else first_bit(mask)
    f.got = -1
    s.fights[f.fight].dfn = q
    told(log, f, op, q)
    return True
