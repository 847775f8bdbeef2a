"""Operations on actions, turns and KOs, and effects that copy: BH-FX-59 to BH-FX-68, BH-FX-70."""

from rumpus.games.brawlhalla.rules import eligibility, ids, ops, targeting
from rumpus.games.brawlhalla.rules.delay import draw_cards
from rumpus.games.brawlhalla.rules.fight import start_attack
from rumpus.games.brawlhalla.rules.moment import of_effect
from rumpus.games.brawlhalla.rules.ops_damage import frame_below, mend
from rumpus.games.brawlhalla.rules.stack import side_of, token_at
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.static_changes import delay_bit
from rumpus.games.brawlhalla.rules.targeting import told
from rumpus.games.brawlhalla.rules.weapons import pick_up, recover
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, push

COPIED = 1  # step of a copied effect: it is chosen already, its costs come next


# ---------------------------------------------------------------- actions and attacks


@rule
def extra_action(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-59: n more actions this turn, of any kind or of one kind only; on the own turn."""
    give_actions(s, log, f, op.n, op.kind)
    return True


@rule
def give_actions(s: State, log: Log, f: Frame, n: int, kind: int) -> None:
    """The owner of an effect may act n times more in this own turn; kind 0: in any way."""
    if s.active == f.seat:
        if kind == 0:
            s.actions += n
        else:
            s.only[kind] += n
        emit(log, ids.EV_ACTIONS, f.seat, n, kind)


@rule
def follow_up(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-60: the attacker attacks the same defender again at once, if in reach, as part of this action."""
    if f.stage == 0 and eligibility.may_strike(t, s, op, f.seat, f.fight):
        f.stage = 1
        start_attack(t, s, log, f.seat, s.fights[f.fight].dfn, op.type, ids.ATK_FREE | ids.ATK_FOLLOW)
        return False
    return True


@rule
def counter(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-61: the defender of a failed attack makes a Light attack on the attacker at once, if in reach."""
    if f.stage == 0 and eligibility.may_strike(t, s, op, f.seat, f.fight):
        f.stage = 1
        start_attack(t, s, log, f.seat, s.fights[f.fight].att, ids.LIGHT_ATTACK, ids.ATK_FREE | ids.ATK_COUNTER)
        return False
    return True


@rule
def stun(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-62: the target has n actions fewer on its next turn, never fewer than 1."""
    q = targeting.next_target(t, s, f, op)
    if q == targeting.DONE:
        return True
    if q != targeting.WAIT and not targeting.shielded(s, q):
        s.seats[q].stun += op.n
        told(log, f, op, q)
    return False


@rule
def move_and_strike(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-63: an attack on one opponent in reach without spending an action; its opening card may be limited.

    stage: 0 start, 1 the type is known, 2 attacked. Of either type the owner chooses one: PICK 0 light, PICK 1 heavy.
    """
    if f.stage == 2 or eligibility.strike_kinds(t, s, op, f.seat) == 0:
        return True
    if f.stage == 0:
        light = eligibility.strike_kinds(t, s, op, f.seat) & ids.LIGHT_ATTACK
        heavy = eligibility.strike_kinds(t, s, op, f.seat) & ids.HEAVY_ATTACK
        if light and heavy:
            if f.got < 0:
                ask(s, ids.ASK_PICK, f.seat)
                return False
            f.strike = f.got - ids.PICK + 1
            f.got = -1
        else:
            f.strike = ids.HEAVY_ATTACK if heavy else ids.LIGHT_ATTACK
        f.stage = 1
    mask = eligibility.strike_mask(t, s, f.seat, f.strike)
    if mask == 0:  # whoever could be attacked so has conceded
        return True
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_TARGET, f.seat)
        return False
    q = f.got - ids.TARGET if f.got >= 0 else first_bit(mask)
    f.got = -1
    f.stage = 2
    start_attack(t, s, log, f.seat, q, f.strike, ids.ATK_FREE, op.opening_max if op.opening_max > 0 else 5)
    return False


@rule
def better_delay(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-64: the own DELAY draws n, or draws and swaps, or has no gravity, or gravity for opponents only."""
    i = frame_below(s, ids.F_DELAY, f.seat)
    if i >= 0:
        s.frames[i].better |= delay_bit(op.how)
        if op.how == 1 and s.frames[i].draws < op.n:
            s.frames[i].draws = op.n
        told(log, f, op, f.seat)
    return True


# ---------------------------------------------------------------- KO


@rule
def respawn_change(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-65: respawn on any Platform or next to the causer, keep the weapon, draw n afterwards."""
    i = frame_below(s, ids.F_KO, f.seat)
    if i >= 0:
        ko = s.frames[i]
        ko.where = op.where if op.where < 3 else 0
        if op.keep_weapon:
            ko.keeps_weapon = 1
        ko.draws_after += op.n
        told(log, f, op, f.seat)
    return True


@rule
def survive(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-66, BH-RUL-102: no KO; the Legend stays at Red on its space, or returns to row 1."""
    seat = s.seats[f.seat]
    if f.stage == 0:
        s.frames[frame_below(s, ids.F_KO, f.seat)].survived = 1  # E_DYING is asked of the dying seat
        f.stage = 1
        seat.level = 2
        push_over(s, f.seat, op.returns)
        told(log, f, op, f.seat)
    if op.returns == 0:
        return True
    mask = targeting.top_row(t) & ~targeting.taken_mask(t, s)
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_SPACE, f.seat)
        return False
    space = f.got - ids.SPACE if f.got >= 0 else first_bit(mask)
    f.got = -1
    start = seat.space
    seat.space = space
    emit(log, ids.EV_PLACED, f.seat, start, space)
    return True


@rule
def push_over(s: State, p: int, gone: int) -> None:
    """The push that would have KO'd seat p is over; gone = 1: its Legend is somewhere else now. Damage still due is
    lost.
    """
    for i in range(s.depth):
        f = s.frames[i]
        if f.seat == p and f.kind == ids.F_PUSH:
            f.spaces_left = 0
            if gone:
                f.ko_cards = -1
        elif f.seat == p and f.kind == ids.F_DAMAGE:
            f.levels = 0


@rule
def spoils(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-67: the causer of a KO draws n, heals n, acts again, takes a weapon, or chooses the respawn space."""
    if op.gain == 1:
        if f.stage == 0:
            f.stage = 1
            draw_cards(s, f.seat, op.n)
            return False
    elif op.gain == 2:
        mend(s, log, f.seat, op.n)
    elif op.gain == 3:
        give_actions(s, log, f, op.n, 0)
    elif op.gain == 4:
        return equip(t, s, log, f)
    else:
        s.frames[frame_below(s, ids.F_KO, f.subject)].respawn_by = 1 + f.seat  # asked at E_RESPAWN
        told(log, f, op, f.subject)
    return True


@rule
def equip(t: Table, s: State, log: Log, f: Frame) -> bool:
    """BH-FX-67, BH-RUL-103: a DISARMED owner recovers; an UNARMED one takes any token of the Arena."""
    seat = s.seats[f.seat]
    if f.stage or seat.status == ids.EQUIPPED or targeting.shielded(s, f.seat):
        return True
    if seat.status != ids.UNARMED:
        f.stage = 1
        recover(t, s, log, f.seat)
        return True
    mask = targeting.token_mask(t, s)
    if mask == 0:
        return True
    if f.got < 0 and not lone(mask):
        ask(s, ids.ASK_SPACE, f.seat)
        return False
    space = f.got - ids.SPACE if f.got >= 0 else first_bit(mask)
    f.got = -1
    f.stage = 1
    pick_up(t, s, log, f.seat, token_at(t, s, space))
    return True


@rule
def refresh_ko_bonus(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-68: one used KO card of the owner may be used again."""
    seat = s.seats[f.seat]
    k = -1
    if seat.bonus[0] == 2 and seat.bonus[1] == 2:
        if f.got < 0:
            ask(s, ids.ASK_PICK, f.seat)
            return False
        k = f.got - ids.PICK
        f.got = -1
    elif seat.bonus[0] == 2:
        k = 0
    elif seat.bonus[1] == 2:
        k = 1
    if k >= 0:
        seat.bonus[k] = 1
        told(log, f, op, k + 2)
    return True


# ---------------------------------------------------------------- copies


@rule
def may_copy(t: Table, s: State, f: Frame, x: int) -> bool:
    """BH-FX-70: same trigger, right attack, conditions met, payable as far as anybody can tell, and itself no copy."""
    fx = t.fx[x]
    if fx.trigger != f.event or eligibility.has_word(t, fx.code, ops.COPY):
        return False
    if fx.attack and s.fights[f.fight].type != fx.attack:
        return False
    if fx.result and s.fights[f.fight].hit != 2 - fx.result:
        return False
    if fx.role and side_of(s, f.fight, f.seat) != fx.role - 1:
        return False
    for i in range(fx.n_conds):
        if not eligibility.holds(t, s, fx.conds[i], f.seat, of_effect(f)):
            return False
    return eligibility.seems_payable(s, fx, f.seat)


@rule
def copy_source(t: Table, s: State, f: Frame, op: Op) -> int:
    """The cards that may be copied, as a mask: the opponent's cards in play, or the top of the own discard pile."""
    if op.copied == 2:
        seat = s.seats[f.seat]
        return 1 << seat.discard[seat.discard_n - 1] if seat.discard_n > 0 else 0
    if f.fight < 0 or side_of(s, f.fight, f.seat) < 0:
        return 0
    theirs = 1 - side_of(s, f.fight, f.seat)
    return s.fights[f.fight].on_table[theirs] & ~s.fights[f.fight].dead[theirs]


@rule
def copy_fx(t: Table, s: State, f: Frame, op: Op, n: int) -> int:
    """The n-th effect (from 0) that may be copied, or -1; PICK n names it."""
    p = f.seat
    if op.copied == 1 and f.fight >= 0:
        p = s.fights[f.fight].dfn if s.fights[f.fight].att == f.seat else s.fights[f.fight].att
    cards = copy_source(t, s, f, op)
    legend = t.legends[s.seats[p].legend]
    for c in range(20):
        if cards >> c & 1:
            for slot in range(3):
                x = legend.fx[9 + 3 * c + slot]
                if x >= 0 and legend.card_listens[c] and may_copy(t, s, f, x):
                    if n == 0:
                        return x
                    n -= 1
    return -1


@rule
def copies(t: Table, s: State, f: Frame, op: Op) -> int:
    """How many effects may be copied (10 at most)."""
    n = 0
    while n < 10 and copy_fx(t, s, f, op, n) >= 0:
        n += 1
    return n


@rule
def copy(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-70: an effect with the same trigger on another card is applied as if it were printed on this one."""
    if f.stage:
        return True
    n = copies(t, s, f, op)
    if n == 0:
        return True
    if f.got < 0 and n > 1:
        ask(s, ids.ASK_PICK, f.seat)
        return False
    x = copy_fx(t, s, f, op, f.got - ids.PICK if f.got >= 0 else 0)
    f.got = -1
    f.stage = 1
    told(log, f, op, x)
    push(s, ids.F_EFFECT, f.seat, x, t.fx[x].code, f.source, -1)
    top = s.frames[s.depth - 1]
    top.step = COPIED
    top.event = f.event
    top.subject = f.subject
    top.fight = f.fight
    top.event_detail = f.event_detail
    top.event_second = f.event_second
    return False
