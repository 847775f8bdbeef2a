"""What standing powers of Legends and weapons in use change: totals, reach, moves, hand, DELAY (BH-FX-T12, BH-FX-T13).

They apply by themselves. How they are found: static_abilities.py.
"""

from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.moment import NO_BOUT, bout
from rumpus.games.brawlhalla.rules.predicates import stands_on
from rumpus.games.brawlhalla.rules.stack import distance, foes, side_of
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.games.brawlhalla.rules.static_abilities import LENGTH, first_const, next_const, stands, word_at
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule

# ---------------------------------------------------------------- attacks


@rule
def scaled(t: Table, s: State, p: int, fight: int, n: int, scale: int) -> int:
    """BH-FX-01: n, or n per card played, per own damage level, per card in hand (5 at most)."""
    if scale == 1:
        return n * s.fights[fight].n[side_of(s, fight, p)]
    if scale == 2:
        return n * s.seats[p].level
    if scale == 3:
        amount = n * bits(s.seats[p].hand)
        return amount if amount < 5 else 5
    return n


@rule
def total_mods(t: Table, s: State, k: int, side: int) -> int:
    """BH-FX-01, BH-FX-02: what standing powers of both combatants make of one side's total; Light attacks only."""
    fight = s.fights[k]
    if fight.type != ids.LIGHT_ATTACK:
        return 0
    mine = fight.att if side == 0 else fight.dfn
    theirs = fight.dfn if side == 0 else fight.att
    change = 0
    if stands(t, s, mine, 0):
        part = bout(k, ids.LIGHT_ATTACK, 1 + side, theirs)
        at = first_const(t, s, mine, ops.TOTAL_ADD, part)
        while at >= 0:
            word = word_at(t, s, mine, at)
            change += scaled(t, s, mine, k, word.n, word.per)
            at = next_const(t, s, mine, ops.TOTAL_ADD, part, at + 1)
    if stands(t, s, theirs, 1):
        part = bout(k, ids.LIGHT_ATTACK, 2 - side, mine)
        at = first_const(t, s, theirs, ops.TOTAL_REDUCE, part)
        while at >= 0:
            change -= word_at(t, s, theirs, at).n
            at = next_const(t, s, theirs, ops.TOTAL_REDUCE, part, at + 1)
    return change


@rule
def ties_win(t: Table, s: State, k: int) -> bool:
    """BH-FX-08: has the attacker a standing power that turns a tie into a hit?"""
    fight = s.fights[k]
    if not stands(t, s, fight.att, 3):
        return False
    return first_const(t, s, fight.att, ops.WIN_TIES, bout(k, fight.type, 1, fight.dfn)) >= 0


@rule
def changes_totals(t: Table, s: State, k: int, p: int, source: int, op: int) -> bool:
    """Is a standing word `op` of this source of the combatant p in force in fight k?"""
    fight = s.fights[k]
    side = side_of(s, k, p)
    other = fight.dfn if side == 0 else fight.att
    part = bout(k, ids.LIGHT_ATTACK, 1 + side, other)
    at = next_const(t, s, p, op, part, source * 3 * LENGTH)
    return at >= 0 and at // LENGTH // 3 == source


@rule
def may_leave_out(t: Table, s: State, p: int, source: int) -> bool:
    """BH-ATK-11, BH-POW-07, BH-RUL-112: may seat p leave this power out of the running attack: a Light one, its totals
    still open, which the power changes now by standing (BH-FX-01, BH-FX-02; BH-FX-08 of the attacker)?
    """
    k = s.n_fights - 1
    if s.over or k < 0 or s.seats[p].out:
        return False
    fight = s.fights[k]
    if fight.type != ids.LIGHT_ATTACK or fight.phase > 3 or fight.cut or side_of(s, k, p) < 0:
        return False
    if changes_totals(t, s, k, p, source, ops.TOTAL_ADD) or changes_totals(t, s, k, p, source, ops.TOTAL_REDUCE):
        return True
    return fight.att == p and changes_totals(t, s, k, p, source, ops.WIN_TIES)


@rule
def openings_of(t: Table, s: State, p: int) -> int:
    """BH-FX-04: how many cards seat p may open a Light attack with."""
    most = 1
    if stands(t, s, p, 2):
        part = bout(-1, ids.LIGHT_ATTACK, 1, -1)
        at = first_const(t, s, p, ops.EXTRA_OPENING, part)
        while at >= 0:
            n = word_at(t, s, p, at).n
            if n > most:
                most = n
            at = next_const(t, s, p, ops.EXTRA_OPENING, part, at + 1)
    return most


@rule
def direction(t: Table, a: int, b: int) -> int:
    """The direction of the step from a to the adjacent b."""
    d = 0
    while t.go[a * 8 + d] != b:
        d += 1
    return d


@rule
def straight(t: Table, a: int, b: int) -> bool:
    """Do the spaces lie on one of the eight lines?"""
    dr = t.row[a] - t.row[b]
    dc = t.col[a] - t.col[b]
    return dr == 0 or dc == 0 or dr == dc or dr == -dc


@rule
def sees_through(t: Table, s: State, p: int, q: int, kind: int, close: bool) -> bool:
    """BH-FX-38: Platforms do not block this attack of seat p."""
    if not stands(t, s, p, 10):
        return False
    part = bout(-1, kind, 1, q)
    at = first_const(t, s, p, ops.IGNORE_SIGHT, part)
    while at >= 0:
        word = word_at(t, s, p, at)
        if word.attacks & kind and (word.close or not close):
            return True
        at = next_const(t, s, p, ops.IGNORE_SIGHT, part, at + 1)
    return False


@rule
def in_range(t: Table, s: State, p: int, q: int, kind: int, a: int, b: int, far: int) -> bool:
    """BH-FX-37, BH-ATK-03, BH-ATK-05: a standing power of seat p reaches from space a to b at distance `far`."""
    if not stands(t, s, p, 9):
        return False
    sight = t.sight[a * 48 + b] == 1 or sees_through(t, s, p, q, kind, False)
    part = bout(-1, kind, 1, q)
    at = first_const(t, s, p, ops.RANGE, part)
    while sight and at >= 0:
        word = word_at(t, s, p, at)
        if word.attacks & kind and word.least <= far <= word.n and (word.line == 0 or straight(t, a, b)):
            return True
        at = next_const(t, s, p, ops.RANGE, part, at + 1)
    return False


@rule
def hidden_from(t: Table, s: State, q: int, p: int, kind: int, far: int) -> bool:
    """BH-FX-41: a standing power keeps seat q from being targeted by seat p from that distance."""
    if not stands(t, s, q, 11):
        return False
    part = bout(-1, kind, 2, p)
    at = first_const(t, s, q, ops.UNTARGETABLE, part)
    while at >= 0:
        word = word_at(t, s, q, at)
        if (word.distance == 0 or far >= 2) and (word.on == 0 or stands_on(t, s.seats[q].space, word.on)):
            return True
        at = next_const(t, s, q, ops.UNTARGETABLE, part, at + 1)
    return False


@rule
def in_reach(t: Table, s: State, p: int, q: int, kind: int) -> bool:
    """BH-ATK-02 to BH-ATK-05, BH-RUL-31 to BH-RUL-33: may seat p attack seat q this way from where both are?"""
    a = s.seats[p].space
    b = s.seats[q].space
    if a < 0 or b < 0:
        return False
    far = distance(t, a, b)
    if far > 1 and not stands(t, s, p, 9):
        return False
    if hidden_from(t, s, q, p, kind, far):
        return False
    if far == 1:
        if t.melee_blocked == 0 or t.wall[a * 8 + direction(t, a, b)] == 0 or sees_through(t, s, p, q, kind, True):
            return True
    return in_range(t, s, p, q, kind, a, b, far)


@rule
def bare_heavy(t: Table, s: State, p: int) -> int:
    """BH-FX-49: the place of a standing power that lets seat p make Heavy attacks without an equipped weapon, or -1."""
    status = s.seats[p].status
    if status == ids.EQUIPPED or not stands(t, s, p, 13):
        return -1
    part = bout(-1, ids.HEAVY_ATTACK, 1, -1)
    at = first_const(t, s, p, ops.UNARMED_HEAVY, part)
    while at >= 0:
        if word_at(t, s, p, at).status & (2 if status == ids.DISARMED else 1):
            return at
        at = next_const(t, s, p, ops.UNARMED_HEAVY, part, at + 1)
    return -1


@rule
def can_heavy(t: Table, s: State, p: int) -> bool:
    """BH-ATK-08: a Heavy attack needs an equipped weapon, or a power that says otherwise."""
    return s.seats[p].status == ids.EQUIPPED or bare_heavy(t, s, p) >= 0


@rule
def heavy_change(t: Table, s: State, p: int) -> int:
    """BH-FX-49: what a Heavy attack without an equipped weapon loses in knockback."""
    at = bare_heavy(t, s, p)
    return word_at(t, s, p, at).n if at >= 0 else 0


# ---------------------------------------------------------------- moves


@rule
def move_bonus_of(t: Table, s: State, p: int) -> int:
    """BH-FX-30: steps more (own powers) or fewer (powers of opponents within 1 space) for a MOVE of seat p."""
    n = 0
    for q in range(t.n):
        if s.seats[q].out or not stands(t, s, q, 4):
            continue
        if q != p and (not foes(t, p, q) or distance(t, s.seats[p].space, s.seats[q].space) > 1):
            continue
        part = bout(-1, 0, 0, p)
        at = first_const(t, s, q, ops.MOVE_BONUS, part)
        while at >= 0:
            word = word_at(t, s, q, at)
            if (q != p) == (word.who == ids.WHO_OPPONENT):
                n += word.n
            at = next_const(t, s, q, ops.MOVE_BONUS, part, at + 1)
    return n


@rule
def air_limit_of(t: Table, s: State, p: int) -> int:
    """BH-FX-31, BH-RUL-15: the run of Air spaces allowed in a MOVE; the largest standing one counts."""
    limit = t.air_limit
    if stands(t, s, p, 5):
        best = -1
        at = first_const(t, s, p, ops.AIR_LIMIT, NO_BOUT)
        while at >= 0:
            n = word_at(t, s, p, at).n
            if n > best:
                best = n
            at = next_const(t, s, p, ops.AIR_LIMIT, NO_BOUT, at + 1)
        if best >= 0:
            limit = best
    return limit


@rule
def phase_of(t: Table, s: State, p: int) -> int:
    """BH-FX-32: steps that may pass through floors in every MOVE, as times * 4 + way (1 up, 2 down, 3 both)."""
    times = 0
    way = 0
    if stands(t, s, p, 6):
        at = first_const(t, s, p, ops.PHASE, NO_BOUT)
        while at >= 0:
            word = word_at(t, s, p, at)
            way |= word.way
            if word.n > times:
                times = word.n
            at = next_const(t, s, p, ops.PHASE, NO_BOUT, at + 1)
    return times * 4 + way


@rule
def hovers(t: Table, s: State, p: int, delayer: int) -> bool:
    """BH-FX-33: a standing power keeps the Legend of seat p from falling at this gravity."""
    if not stands(t, s, p, 7):
        return False
    at = first_const(t, s, p, ops.HOVER, NO_BOUT)
    while at >= 0:
        if word_at(t, s, p, at).when == 0 or delayer == p:
            return True
        at = next_const(t, s, p, ops.HOVER, NO_BOUT, at + 1)
    return False


@rule
def root_of(t: Table, s: State, p: int) -> int:
    """BH-FX-36: how many steps a MOVE of seat p may have at most; 0: no MOVE; -1: not rooted."""
    least = s.seats[p].root
    for q in range(t.n):
        if q == p or s.seats[q].out or not stands(t, s, q, 8):
            continue
        if not foes(t, p, q) or distance(t, s.seats[p].space, s.seats[q].space) > 1:
            continue
        part = bout(-1, 0, 0, p)
        at = first_const(t, s, q, ops.ROOT, part)
        while at >= 0:
            n = word_at(t, s, q, at).n
            if least < 0 or n < least:
                least = n
            at = next_const(t, s, q, ops.ROOT, part, at + 1)
    return least


@rule
def rooted(t: Table, s: State, p: int) -> bool:
    """BH-FX-36: is seat p kept from making a MOVE?"""
    return root_of(t, s, p) == 0


# ---------------------------------------------------------------- weapon, hand, DELAY


@rule
def disarm_immune(t: Table, s: State, p: int) -> bool:
    """BH-FX-48: a standing power keeps the weapon of seat p; a use that is limited is spent by asking."""
    if not stands(t, s, p, 12):
        return False
    at = first_const(t, s, p, ops.DISARM_IMMUNE, NO_BOUT)
    while at >= 0:
        x = t.legends[s.seats[p].legend].fx[at // LENGTH]
        if spend_use(t, s, x, p):
            return True
        at = next_const(t, s, p, ops.DISARM_IMMUNE, NO_BOUT, at + 1)
    return False


@rule
def spend_use(t: Table, s: State, x: int, p: int) -> bool:
    """One use of a standing effect; False when none is left."""
    fx = t.fx[x]
    seat = s.seats[p]
    bit = 1 << fx.source
    if fx.uses == ids.USES_ANY:
        return True
    if fx.uses == ids.USES_GAME:
        free = seat.used_game & bit == 0
        seat.used_game |= bit
    elif fx.uses == ids.USES_LIFE:
        free = seat.used_life & bit == 0
        seat.used_life |= bit
    else:
        free = seat.used_turn & bit == 0
        seat.used_turn |= bit
    return free


@rule
def hand_limit_of(t: Table, s: State, p: int) -> int:
    """BH-END-01, BH-FX-58: cards that seat p may keep at the end of its turn; the largest standing limit counts."""
    if not stands(t, s, p, 14):
        return 6
    most = 0
    at = first_const(t, s, p, ops.HAND_LIMIT, NO_BOUT)
    while at >= 0:
        n = word_at(t, s, p, at).n
        if n > most:
            most = n
        at = next_const(t, s, p, ops.HAND_LIMIT, NO_BOUT, at + 1)
    return most if most > 0 else 6


@rule
def delay_bits_of(t: Table, s: State, p: int) -> int:
    """BH-FX-64: Frame.better of a DELAY of seat p: 1 draw and swap, 2 no gravity, 4 gravity for opponents only."""
    bits = 0
    if stands(t, s, p, 15):
        at = first_const(t, s, p, ops.BETTER_DELAY, NO_BOUT)
        while at >= 0:
            bits |= delay_bit(word_at(t, s, p, at).how)
            at = next_const(t, s, p, ops.BETTER_DELAY, NO_BOUT, at + 1)
    return bits


@rule
def delay_bit(how: int) -> int:
    """BH-FX-64: the bit of Frame.better for Op.how."""
    if how == 2:
        return 1
    if how == 3:
        return 2
    return 4 if how == 4 else 0


@rule
def delay_draws_of(t: Table, s: State, p: int) -> int:
    """BH-FX-64, BH-RUL-29: cards that a DELAY of seat p draws."""
    cards = 2
    if stands(t, s, p, 15):
        at = first_const(t, s, p, ops.BETTER_DELAY, NO_BOUT)
        while at >= 0:
            word = word_at(t, s, p, at)
            if word.how == 1 and word.n > cards:
                cards = word.n
            at = next_const(t, s, p, ops.BETTER_DELAY, NO_BOUT, at + 1)
    return cards
