"""What one attack is made of: its record, totals, the cards in play (BH-LIGHT-01 to BH-LIGHT-10, BH-PHASE-08, BH-
RUL-39).
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import leave_hand, side_of, to_discard
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.games.brawlhalla.rules.static_changes import openings_of, total_mods
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import push


@rule
def start_attack(
    t: Table, s: State, log: Log, att: int, dfn: int, kind: int, flags: int = 0, open_max: int = 5
) -> None:
    """Phase 1 (BH-PHASE-02): attacker, target and type are named; open_max = highest value of the opening card (5:
    any).
    """
    k = s.n_fights  # below FIGHTS: who starts an attack inside an attack has looked
    s.n_fights += 1
    clear_fight(t, s, k)
    fight = s.fights[k]
    fight.att = att
    fight.dfn = dfn
    fight.type = kind
    fight.flags = flags
    fight.open_max = open_max
    fight.can_open = openings_of(t, s, att) if kind == ids.LIGHT_ATTACK else 1
    s.seats[att].attacks += 1
    emit(log, ids.EV_ATTACK, att, dfn, kind, 1 if flags & ids.ATK_FREE else 0)
    push(s, ids.F_ATTACK, att, k, 1)


@rule
def clear_fight(t: Table, s: State, k: int) -> None:
    """An empty record."""
    fight = s.fights[k]
    fight.phase = 1
    fight.opening = 0
    fight.opened = 0
    fight.win_ties = 0
    fight.damage_add = 0
    fight.kb_add = 0
    fight.kb_reduce = 0
    fight.kb_dir = -1
    fight.kb_through = 0
    fight.hit = -1
    fight.left_out = 0
    fight.ko = 0
    fight.cut = 0
    for side in range(2):
        fight.n[side] = 0
        fight.on_table[side] = 0
        fight.dead[side] = 0
        fight.base[side] = 0
        fight.bonus[side] = 0
        fight.window[side] = 0
        fight.limit[side] = -1
        fight.limit_play[side] = -1
        fight.ban[side] = 0
        fight.tax[side] = 0
        fight.tax_each[side] = 0
        fight.cancel[side] = 0
        fight.prevent[side] = 0
        fight.prevent_source[side] = 0
    for i in range(6):
        fight.used[i] = 0
        fight.extra[i] = 0
    for i in range(40):
        fight.played[i] = -1


@rule
def enter_phase(s: State, log: Log, k: int, phase: int) -> None:
    """BH-PHASE-01: the five phases, each announced once."""
    s.fights[k].phase = phase
    emit(log, ids.EV_PHASE, s.fights[k].att, phase)


@rule
def owner_of(s: State, k: int, side: int) -> int:
    """The seat on side 0 (attacker) or 1 (defender) of fight k."""
    return s.fights[k].att if side == 0 else s.fights[k].dfn


@rule
def total(t: Table, s: State, k: int, side: int) -> int:
    """BH-LIGHT-10, BH-RUL-39: all cards of that side, effects and standing powers; never below 0."""
    n = s.fights[k].base[side] + s.fights[k].bonus[side] + total_mods(t, s, k, side)
    return n if n > 0 else 0


@rule
def leave_out(t: Table, s: State, p: int, source: int, log: Log) -> None:
    """BH-RUL-112: a standing power is left out of the running attack. Cards picked for the old totals and not yet laid
    are picked anew.
    """
    k = s.n_fights - 1
    s.fights[k].left_out |= 1 << (3 * side_of(s, k, p) + source)
    emit(log, ids.EV_LEFT_OUT, p, source, total(t, s, k, 0), total(t, s, k, 1))
    if s.ask == ids.ASK_DEFEND or s.ask == ids.ASK_ADD:
        s.picked = 0
        s.picked_fx = -1


@rule
def power_source(s: State, p: int, a: int) -> int:
    """Which power the action LEAVE_OUT + a of seat p names: 0 the Legend Power, 1 the weapon side that faces up."""
    return 0 if a == 0 else s.seats[p].side


@rule
def lay_card(t: Table, s: State, k: int, side: int, card: int) -> None:
    """A card goes from the hand face up into play and counts for its side's total."""
    p = owner_of(s, k, side)
    fight = s.fights[k]
    leave_hand(t, s, p, card)
    fight.played[side * 20 + fight.n[side]] = card
    fight.n[side] += 1
    fight.on_table[side] |= 1 << card
    fight.base[side] += t.legends[s.seats[p].legend].value[card]
    if fight.limit[side] > 0:
        fight.limit[side] -= 1


@rule
def played_mask(s: State, k: int, side: int) -> int:
    """BH-RUL-93: every card that side has played in this attack and whose effects count."""
    fight = s.fights[k]
    mask = 0
    for i in range(fight.n[side]):
        mask |= 1 << fight.played[side * 20 + i]
    return mask & ~fight.dead[side]


@rule
def clear_table(s: State, k: int) -> None:
    """BH-LIGHT-08, BH-HEAVY-08, BH-PHASE-08: all cards still in play go to their owners' discard piles, in the order
    played.
    """
    fight = s.fights[k]
    for side in range(2):
        p = owner_of(s, k, side)
        for i in range(fight.n[side]):
            card = fight.played[side * 20 + i]
            if fight.on_table[side] >> card & 1:
                fight.on_table[side] &= ~(1 << card)
                to_discard(s, p, card)
