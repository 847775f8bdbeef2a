"""What conditions ask about: people, places, numbers (BH-FX-C01 to C09), all of them public.

`fact` answers every kind of condition with the totals handed in, so that standing powers (which make up totals) and
effects (which read them) can both use it.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.moment import Moment
from rumpus.games.brawlhalla.rules.stack import distance, foes, side_of
from rumpus.games.brawlhalla.rules.state import Cond, State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule

# ---------------------------------------------------------------- people


@rule
def causer_of(m: Moment) -> int:
    """The seat that caused the event, or -1."""
    event = m.event
    if event == ids.E_KO or event == ids.E_DYING or event == ids.E_RESPAWN or event == ids.E_GRAVITY:
        return m.detail
    if event == ids.E_DAMAGE or event == ids.E_KNOCKBACK or event == ids.E_BRACE:
        return m.second
    if event == ids.E_WEAPON and m.detail == ids.WPN_DISARM:
        return m.second
    return -1


@rule
def other_of(s: State, owner: int, m: Moment) -> int:
    """The other combatant; outside an attack, for a bystander the Legend on the event's other side; -1: none."""
    if m.fight >= 0:
        fight = s.fights[m.fight]
        if fight.att == owner:
            return fight.dfn
        if fight.dfn == owner:
            return fight.att
    if m.subject >= 0 and m.subject != owner:
        return m.subject
    if m.event == ids.E_PASSED or m.event == ids.E_ADJACENT:
        return m.detail
    causer = causer_of(m)
    return -1 if causer == owner else causer


@rule
def about(t: Table, s: State, who: int, owner: int, m: Moment) -> bool:
    """C_SUBJECT: is the event about `who`?"""
    subject = m.subject
    if subject < 0 or who == ids.WHO_ANY:
        return who == ids.WHO_ANY
    if who == ids.WHO_SELF:
        return subject == owner
    if who == ids.WHO_OPPONENT:
        return foes(t, owner, subject)
    if who == ids.WHO_TEAMMATE:
        return subject != owner and not foes(t, owner, subject)
    if who == ids.WHO_ANY_OTHER:
        return subject != owner
    if m.fight >= 0 and side_of(s, m.fight, owner) >= 0:
        return subject != owner and side_of(s, m.fight, subject) >= 0
    return subject != owner


# ---------------------------------------------------------------- places


@rule
def stands_on(t: Table, space: int, kind: int) -> bool:
    """BH-FX-C03: is the space of this kind (ON_*)? Ring spaces are Air, and in no row or column of the Arena."""
    if space < 0:
        return False
    if kind == ids.ON_PLATFORM:
        return t.platform[space] == 1
    if kind == ids.ON_AIR:
        return t.platform[space] == 0
    if kind == ids.ON_RING:
        return t.inside[space] == 0
    if t.inside[space] == 0:
        return False
    if kind == ids.ON_TOP:
        return t.row[space] == 1
    if kind == ids.ON_BOTTOM:
        return t.row[space] == t.rows
    return t.col[space] == 1 or t.col[space] == t.cols


@rule
def lies(t: Table, here: int, there: int, position: int) -> bool:
    """BH-FX-C04: where `there` is, seen from `here` (POS_*)."""
    if position == ids.POS_ABOVE:
        return t.row[there] < t.row[here]
    if position == ids.POS_BELOW:
        return t.row[there] > t.row[here]
    if position == ids.POS_ROW:
        return t.row[there] == t.row[here]
    if position == ids.POS_DIAGONAL:
        dr = t.row[there] - t.row[here]
        dc = t.col[there] - t.col[here]
        return dr != 0 and (dr == dc or dr == -dc)
    return t.sight[here * 48 + there] == 1


@rule
def near(t: Table, s: State, cond: Cond, owner: int, other: int, fight: int) -> bool:
    """BH-FX-C09: at least n teammates, or opponents that are not the other combatant, within b spaces of a Legend."""
    centre = owner if cond.centre == ids.WHO_SELF else other
    if centre < 0 or s.seats[centre].space < 0:
        return False
    n = 0
    for p in range(t.n):
        if p == owner or p == centre or s.seats[p].out or s.seats[p].space < 0:
            continue
        if fight >= 0 and p == other:
            continue
        if foes(t, owner, p) == (cond.who == ids.WHO_OPPONENT):
            if distance(t, s.seats[p].space, s.seats[centre].space) <= cond.within:
                n += 1
    return n >= cond.n


# ---------------------------------------------------------------- numbers


@rule
def compares(cmp: int, mine: int, n: int, theirs: int) -> bool:
    """At least, exactly, at most n; or fewer than the other's (CMP_LESS)."""
    if cmp == ids.CMP_GE:
        return mine >= n
    if cmp == ids.CMP_EQ:
        return mine == n
    if cmp == ids.CMP_LE:
        return mine <= n
    return mine < theirs


@rule
def zone_size(s: State, p: int, zone: int) -> int:
    """BH-FX-C07: cards in a zone of seat p; 0 for nobody."""
    if p < 0:
        return 0
    if zone == ids.ZONE_HAND:
        return bits(s.seats[p].hand)
    if zone == ids.ZONE_DECK:
        return s.seats[p].deck_n
    if zone == ids.ZONE_DISCARD:
        return s.seats[p].discard_n
    return s.seats[p].ko_left


@rule
def same_twice(t: Table, s: State, k: int, side: int) -> bool:
    """BH-FX-C06: has this side played one value twice?"""
    fight = s.fights[k]
    p = fight.att if side == 0 else fight.dfn
    legend = t.legends[s.seats[p].legend]
    values = 0
    for i in range(fight.n[side]):
        bit = 1 << legend.value[fight.played[side * 20 + i]]
        if values & bit:
            return True
        values |= bit
    return False


@rule
def value_in_play(t: Table, s: State, k: int, p: int, n: int, cards: int) -> bool:
    """BH-FX-E03: is a card of value n among the last `cards` cards that the combatant p has played?"""
    side = side_of(s, k, p)
    fight = s.fights[k]
    legend = t.legends[s.seats[p].legend]
    for i in range(fight.n[side] - cards, fight.n[side]):
        if i >= 0 and legend.value[fight.played[side * 20 + i]] == n:
            return True
    return False


@rule
def air_to_platform(t: Table, s: State, owner: int) -> bool:
    """BH-FX-C08: did the owner's running MOVE start on Air, and is it on a Platform now?"""
    for i in range(s.depth - 1, -1, -1):
        f = s.frames[i]
        if f.kind == ids.F_MOVE and f.seat == owner:
            return t.platform[f.start] == 0 and stands_on(t, s.seats[owner].space, ids.ON_PLATFORM)
    return False


@rule
def raw_total(s: State, k: int, side: int) -> int:
    """Cards and effects of one side, without standing powers; never below 0."""
    n = s.fights[k].base[side] + s.fights[k].bonus[side]
    return n if n > 0 else 0


# ---------------------------------------------------------------- conditions


@rule
def card_fact(t: Table, s: State, cond: Cond, owner: int, fight: int, attack: int, defence: int) -> bool:
    """BH-FX-C06: what has been played in the running attack; attack and defence are the totals to go by."""
    kind = cond.kind
    if kind == ids.C_MARGIN:
        margin = attack - defence
        return margin >= cond.n or -margin >= cond.n
    side = side_of(s, fight, owner)
    if side < 0:
        return False
    if cond.who != ids.WHO_SELF:
        side = 1 - side
    record = s.fights[fight]
    if kind == ids.C_COUNT:
        return compares(cond.cmp, record.n[side], cond.n, record.n[1 - side])
    if kind == ids.C_SAME:
        return same_twice(t, s, fight, side)
    if kind == ids.C_PARITY:
        return (record.base[side] & 1) == cond.n
    mine = attack if side == 0 else defence
    theirs = defence if side == 0 else attack
    return compares(cond.cmp, mine, cond.n, theirs)


@rule
def history_fact(t: Table, s: State, cond: Cond, owner: int, fight: int) -> bool:
    """BH-FX-C08: what has happened this turn."""
    kind = cond.kind
    seat = s.seats[owner]
    if kind == ids.C_ACTION:
        return s.active == owner and s.taken == cond.n
    if kind == ids.C_MOVED:
        return s.active == owner and seat.steps >= cond.n
    if kind == ids.C_FIRST_ATTACK:
        return s.active == owner and seat.attacks == (1 if fight >= 0 else 0)
    if kind == ids.C_WAS_HIT:
        return seat.was_hit == 1
    return air_to_platform(t, s, owner)


@rule
def event_fact(t: Table, s: State, cond: Cond, owner: int, m: Moment) -> bool:
    """BH-FX-E01 to E11: what the event itself says."""
    kind = cond.kind
    n = cond.n
    if kind == ids.C_SUBJECT:
        return about(t, s, cond.who, owner, m)
    if kind == ids.C_CAUSED:
        return causer_of(m) == owner
    if kind == ids.C_RESULT:
        return (m.detail & n) != 0
    if kind == ids.C_VALUE:
        return m.event == ids.E_PLAYED and m.fight >= 0 and value_in_play(t, s, m.fight, m.subject, n, m.detail)
    if kind == ids.C_PLAYED:
        return compares(cond.cmp, m.detail, n, 0)
    if kind == ids.C_TURN:
        return n == 2 or (s.active == owner) == (n == 0)
    return (kind == ids.C_SOURCE or kind == ids.C_WEAPON or kind == ids.C_CHOICE) and m.detail == n


@rule
def legend_fact(t: Table, s: State, cond: Cond, owner: int, other: int) -> bool:
    """BH-FX-C02 to C05, C07: levels, spaces, distance, weapon, piles of the owner or the other combatant."""
    kind = cond.kind
    p = owner if cond.who == ids.WHO_SELF else other
    q = other if cond.who == ids.WHO_SELF else owner
    if kind == ids.C_DISTANCE or kind == ids.C_POSITION:
        if other < 0 or s.seats[other].space < 0 or s.seats[owner].space < 0:
            return False
        here = s.seats[owner].space
        there = s.seats[other].space
        if kind == ids.C_POSITION:
            return lies(t, here, there, cond.n)
        return compares(cond.cmp, distance(t, here, there), cond.n, 0)
    if p < 0:
        return False
    seat = s.seats[p]
    if kind == ids.C_LEVEL:
        return compares(cond.cmp, seat.level, cond.n, s.seats[q].level if q >= 0 else 0)
    if kind == ids.C_LEVEL_HIGHER:
        return q >= 0 and seat.level > s.seats[q].level
    if kind == ids.C_SPACE:
        return stands_on(t, seat.space, cond.n)
    if kind == ids.C_STATUS:
        return seat.status == cond.n and (cond.side == 0 or seat.side == cond.side)
    return kind == ids.C_ZONE and compares(cond.cmp, zone_size(s, p, cond.zone), cond.n, zone_size(s, q, cond.zone))


@rule
def fact(t: Table, s: State, index: int, owner: int, m: Moment, attack: int, defence: int) -> bool:
    """Does condition `index` hold for seat `owner`? attack, defence: the totals to go by."""
    cond = t.conds[index]
    kind = cond.kind
    if ids.C_COUNT <= kind <= ids.C_MARGIN:
        return m.fight >= 0 and card_fact(t, s, cond, owner, m.fight, attack, defence)
    if ids.C_ACTION <= kind <= ids.C_AIR_TO_PLATFORM:
        return history_fact(t, s, cond, owner, m.fight)
    other = other_of(s, owner, m)
    if kind == ids.C_NEAR:
        return near(t, s, cond, owner, other, m.fight)
    if ids.C_SUBJECT <= kind <= ids.C_TURN:
        return event_fact(t, s, cond, owner, m)
    return legend_fact(t, s, cond, owner, other)


@rule
def needs_totals(kind: int) -> bool:
    """Is this a condition on the totals of the running attack?"""
    return kind == ids.C_TOTAL or kind == ids.C_MARGIN
