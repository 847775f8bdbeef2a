"""Standing powers (`constant`) of Legend Powers and weapons in use: which are there, and do their conditions fit?

Legend.power_const and side_const say which kinds of standing power are there at all (bit `const_bit(op)`), so that the
usual answer, none, costs a few loads. Standing powers whose own conditions speak of totals go by cards and effects
only (BH-RUL-99).
"""

from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.moment import Bout, moment
from rumpus.games.brawlhalla.rules.predicates import fact, raw_total
from rumpus.games.brawlhalla.rules.stack import side_of
from rumpus.games.brawlhalla.rules.state import Op, State, Table
from rumpus.kernel.records.record import rule

LENGTH = 32  # words of one program that are looked at


@rule
def const_bit(op: int) -> int:
    """The bit of power_const and side_const that stands for a standing operation; -1 when it cannot stand."""
    if op == ops.TOTAL_ADD or op == ops.TOTAL_REDUCE:
        return op - ops.TOTAL_ADD
    if op == ops.EXTRA_OPENING:
        return 2
    if op == ops.WIN_TIES:
        return 3
    if ops.MOVE_BONUS <= op <= ops.HOVER:
        return 4 + op - ops.MOVE_BONUS
    if op == ops.ROOT:
        return 8
    if op == ops.RANGE:
        return 9
    if op == ops.IGNORE_SIGHT:
        return 10
    if op == ops.UNTARGETABLE:
        return 11
    if op == ops.DISARM_IMMUNE:
        return 12
    if op == ops.UNARMED_HEAVY:
        return 13
    if op == ops.HAND_LIMIT:
        return 14
    return 15 if op == ops.BETTER_DELAY else -1


@rule
def stands(t: Table, s: State, p: int, bit: int) -> bool:
    """Has seat p a standing power of this kind in use? (conditions aside; BH-WEAP-07, BH-WEAP-08)"""
    seat = s.seats[p]
    if seat.legend < 0:
        return False
    legend = t.legends[seat.legend]
    mask = legend.power_const
    if seat.status == ids.EQUIPPED:
        mask |= legend.side_const[seat.side - 1]
    return (mask >> bit & 1) == 1


@rule
def in_force(t: Table, s: State, x: int, p: int, b: Bout) -> bool:
    """Do attack type, role and conditions of the standing effect x of seat p fit?"""
    fx = t.fx[x]
    if fx.attack and fx.attack != b.kind:
        return False
    if fx.role and fx.role != b.role:
        return False
    attack = 0
    defence = 0
    if fx.n_conds and b.fight >= 0:
        attack = raw_total(s, b.fight, 0)
        defence = raw_total(s, b.fight, 1)
    m = moment(ids.T_CONSTANT, b.other, b.fight)
    for i in range(fx.n_conds):
        if not fact(t, s, fx.conds[i], p, m, attack, defence):
            return False
    return True


@rule
def left_out(s: State, k: int, p: int, source: int) -> bool:
    """BH-RUL-112: has seat p left the standing power of this source out of fight k?"""
    side = side_of(s, k, p)
    return side >= 0 and (s.fights[k].left_out >> (3 * side + source) & 1) == 1


@rule
def first_const(t: Table, s: State, p: int, op: int, b: Bout) -> int:
    """The place of the first standing word `op` of seat p that is in force, or -1."""
    return next_const(t, s, p, op, b, 0)


@rule
def next_const(t: Table, s: State, p: int, op: int, b: Bout, at: int) -> int:
    """The place (effect number * LENGTH + word) of the next standing word `op` of seat p from place `at` on, or -1."""
    seat = s.seats[p]
    legend = t.legends[seat.legend]
    for u in range(at // LENGTH, 9):
        source = u // 3
        if source > 0 and (seat.status != ids.EQUIPPED or seat.side != source):
            continue
        if b.fight >= 0 and left_out(s, b.fight, p, source):
            continue
        x = legend.fx[u]
        if x < 0 or t.fx[x].trigger != ids.T_CONSTANT:
            continue
        i = at % LENGTH if u == at // LENGTH else 0
        word = t.code[t.fx[x].code + i].op
        while word != ops.END:
            if word == op and in_force(t, s, x, p, b):
                return u * LENGTH + i
            i += 1
            word = t.code[t.fx[x].code + i].op
    return -1


@rule
def word_at(t: Table, s: State, p: int, place: int) -> Op:
    """The word at a place of next_const."""
    x = t.legends[s.seats[p].legend].fx[place // LENGTH]
    return t.code[t.fx[x].code + place % LENGTH]
