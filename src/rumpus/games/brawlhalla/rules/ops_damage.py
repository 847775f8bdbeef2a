"""Operations on damage and knockback: BH-FX-12 to BH-FX-24."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.attack import card_knockback
from rumpus.games.brawlhalla.rules.damage import hurt
from rumpus.games.brawlhalla.rules.push import away, shove
from rumpus.games.brawlhalla.rules.stack import foes, side_of
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.targeting import DONE, WAIT, next_target, shielded, told
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def in_attack(s: State, f: Frame, kind: int) -> bool:
    """Is a running attack of this type what the effect is about?"""
    return f.fight >= 0 and s.fights[f.fight].type == kind


@rule
def frame_below(s: State, kind: int, seat: int) -> int:
    """The index of the nearest running frame of this kind and seat (-1: any seat) below the top one, or -1."""
    for i in range(s.depth - 2, -1, -1):
        if s.frames[i].kind == kind and (seat < 0 or s.frames[i].seat == seat):
            return i
    return -1


# ---------------------------------------------------------------- damage


@rule
def damage_add(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-12: a Light hit deals n more levels."""
    if in_attack(s, f, ids.LIGHT_ATTACK):
        s.fights[f.fight].damage_add += op.n
        told(log, f, op, s.fights[f.fight].dfn)
    return True


@rule
def damage_deal(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-13: the target takes n levels; a KO at Red only where the text says so (BH-RUL-42)."""
    q = next_target(t, s, f, op)
    if q == DONE:
        return True
    if q != WAIT and not shielded(s, q):
        hurt(s, q, op.n, ids.DMG_EFFECT, f.seat, op.ko_at_red)
    return False


@rule
def damage_prevent(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-14: damage to the owner, or an adjacent teammate, is n levels less (9: none at all); not under pressure."""
    q = next_target(t, s, f, op)
    if q == DONE:
        return True
    if q == WAIT or s.pressure or shielded(s, q):
        return False
    if f.fight >= 0:
        side = side_of(s, f.fight, q)
        if side >= 0:
            s.fights[f.fight].prevent[side] = op.n
            s.fights[f.fight].prevent_source[side] = op.source
            told(log, f, op, q)
        return False
    if q == f.subject and (op.source == 0 or op.source == ids.DMG_SHUFFLE):
        spare_shuffle(s)
        told(log, f, op, q)
    return False


@rule
def spare_shuffle(s: State) -> None:
    """BH-FX-14, BH-FX-57: the reshuffle that opened the window of this effect - a draw, or cards played from the deck -
    costs no damage.
    """
    below = s.frames[s.depth - 3]  # the window lies between
    if below.kind == ids.F_DRAW:
        below.safe = 1
    else:
        below.stage = 1  # ops_totals.play_from_deck: no damage is due


@rule
def heal(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-15: the damage level falls by n; not under pressure (BH-RUL-80)."""
    q = next_target(t, s, f, op)  # nobody has two teammates to choose from
    if q == DONE:
        return True
    mend(s, log, q, op.n)
    return False


@rule
def mend(s: State, log: Log, p: int, n: int) -> None:
    """Seat p's level falls by up to n."""
    seat = s.seats[p]
    if s.pressure or seat.level == 0 or shielded(s, p):
        return
    level = seat.level - n if seat.level > n else 0
    emit(log, ids.EV_HEAL, p, seat.level, level)
    seat.level = level


@rule
def thorns(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-16: the attacker takes n levels."""
    if f.stage == 0 and f.fight >= 0:
        f.stage = 1
        attacker = s.fights[f.fight].att
        if not shielded(s, attacker):
            hurt(s, attacker, op.n, ids.DMG_EFFECT, f.seat)
            return False
    return True


@rule
def wall_damage(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-17: a Legend whose knockback was stopped by a Platform takes n levels."""
    if f.stage == 0 and f.event_detail & ids.KBR_PLATFORM and not shielded(s, f.subject):
        f.stage = 1
        hurt(s, f.subject, op.n, ids.DMG_EFFECT, f.seat)
        return False
    return True


# ---------------------------------------------------------------- knockback


@rule
def knockback_add(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-18: n more spaces of knockback."""
    if in_attack(s, f, ids.HEAVY_ATTACK):
        s.fights[f.fight].kb_add += op.n
        told(log, f, op, s.fights[f.fight].dfn)
    return True


@rule
def knockback_reduce(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-19: n fewer spaces of knockback, not below 0; 9: none at all."""
    if in_attack(s, f, ids.HEAVY_ATTACK):
        s.fights[f.fight].kb_reduce += 99 if op.n == 9 else op.n
        told(log, f, op, s.fights[f.fight].dfn)
    return True


@rule
def knockback_direction(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-20: this knockback goes another way: any (asked), up, down, sideways (asked), or towards the attacker."""
    if not in_attack(s, f, ids.HEAVY_ATTACK):
        return True
    fight = s.fights[f.fight]
    way = -1
    if op.choice == 2:
        way = ids.N
    elif op.choice == 3:
        way = ids.S
    elif op.choice == 5:
        if s.seats[fight.att].space >= 0 and s.seats[fight.dfn].space >= 0:
            way = away(t, s.seats[fight.dfn].space, s.seats[fight.att].space)
    else:
        if f.got < 0:
            ask(s, ids.ASK_DIR, f.seat)
            return False
        if f.got != ids.DECLINE:
            way = f.got - ids.STEP
        f.got = -1
    if way >= 0:
        fight.kb_dir = way
        told(log, f, op, fight.dfn)
    return True


@rule
def light_knockback(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-21: a Light hit also pushes the defender n spaces, or as far as a card of value b would (BH-KB-04)."""
    if f.stage or not in_attack(s, f, ids.LIGHT_ATTACK):
        return True
    f.stage = 1
    fight = s.fights[f.fight]
    n = card_knockback(op.as_card) if op.as_card > 0 else op.n
    if n == 0 or shielded(s, fight.dfn) or s.seats[fight.att].space < 0:
        return True
    direction = away(t, s.seats[fight.att].space, s.seats[fight.dfn].space)
    shove(t, s, fight.dfn, direction, n, fight.att)
    return False


@rule
def knockback_through(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-22: Platforms do not stop this knockback."""
    if in_attack(s, f, ids.HEAVY_ATTACK):
        s.fights[f.fight].kb_through = 1
        told(log, f, op, s.fights[f.fight].dfn)
    return True


@rule
def brace(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-23: the own Legend stops at the KO line; the crossings of this push are ignored (BH-RUL-101)."""
    s.frames[frame_below(s, ids.F_PUSH, f.seat)].flags |= ids.PUSH_AT_LINE  # E_BRACE is asked of the pushed seat
    told(log, f, op, f.seat)
    return True


@rule
def chain_push(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-24: every Legend passed through, or in the landing space, is pushed n in the same direction; no chain of
    chains.
    """
    i = frame_below(s, ids.F_PUSH, f.subject)
    if i < 0 or s.frames[i].flags & ids.PUSH_CHAIN:
        return True
    below = s.frames[i]
    if f.stage == 0:
        f.stage = 1
        for q in range(t.n):
            if below.passed >> q & 1 and q != f.seat and (op.who_else == 1 or foes(t, f.seat, q)):
                f.pending |= 1 << q
    for q in range(t.n):
        if f.pending >> q & 1:
            f.pending &= ~(1 << q)
            if not shielded(s, q):
                shove(t, s, q, below.direction, op.n, f.seat, ids.PUSH_CHAIN)
                return False
    return True
