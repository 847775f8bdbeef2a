"""Words for heroes where they stand: damage, healing, life drain, revival, statuses, actions, MS, artifacts (BU-RUL-13,
-17, -23, -24, -73, -78, -79, -98).
"""

from rumpus.games.brutality.rules import board, ids, ops
from rumpus.games.brutality.rules.aims import SPECIAL
from rumpus.games.brutality.rules.hazards import PUT, settle
from rumpus.games.brutality.rules.life import bury, clear_status, ends_at, give, heal, hurt
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.games.brutality.rules.useful import clears, given
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def damage(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Each subject takes it, all at one moment; a hit that is reflected is part of it (BU-RUL-98)."""
    back = 0
    for k in range(ids.HEROES):
        foe = board.team_of(k) != f.team
        if not f.takes >> k & 1 or not board.alive(s, k) or (op.only and not foe):
            continue
        before = s.heroes[k].hp
        got = hurt(t, s, k, op.n + bonus(s, f, k, foe), log)
        f.hit |= 1 << k
        f.lost += before - s.heroes[k].hp
        if f.what == SPECIAL and got and foe and board.has(s, k, ids.REFLECT):
            clear_status(t, s, k, ids.REFLECT, log)
            back = got if back == 0 else back
            if board.alive(s, f.hero):
                hurt(t, s, f.hero, got, log)
    bury(t, s, log)
    return True


@rule
def bonus(s: State, f: Frame, k: int, foe: bool) -> int:
    """BU-RUL-23: the attacker's bonuses, once for each special and victim."""
    if f.what != SPECIAL or not foe or f.paid >> k & 1:
        return 0
    f.paid |= 1 << k
    hero = s.heroes[f.hero]
    return int(hero.value[ids.NEXT_BONUS] + hero.value[ids.BONUS])


@rule
def self_damage(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The acting hero takes it; shields work."""
    if board.alive(s, f.hero):
        hurt(t, s, f.hero, op.n, log)
        bury(t, s, log)
    return True


@rule
def life_drain(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """The acting hero, or an own hero that the user of a relic names, heals what the subjects lost."""
    n = min(op.n, f.lost)
    if f.hero >= 0 or n == 0:
        if f.hero >= 0:
            heal(t, s, f.hero, n, log)
        return True
    if f.got < 0:
        ask(s, ids.ASK_DRAIN, f.seat)
        return False
    heal(t, s, f.got - ids.HERO, n, log)
    f.got = -1
    return True


@rule
def revive(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """BU-RUL-73: the dead subject returns in its own start row, or as close to it as there is room."""
    k = first_bit(f.mask) if f.mask else -1
    if k < 0 or board.alive(s, k) or depth_of(t, s, k) < 0:
        return True
    if f.got < 0:
        f.left = depth_of(t, s, k)
        ask(s, ids.ASK_REVIVE, board.seat_of(t, s, k) if t.n == ids.SEATS else board.captain(t, s, board.team_of(k)))
        return False
    place = f.got - ids.SQUARE
    f.got = -1
    hero, full = s.heroes[k], t.heroes[s.heroes[k].design].hp
    hero.hp = 1 if op.how == ids.REVIVE_ONE else full if op.how == ids.REVIVE_FULL else (full + 1) // 2
    hero.back = s.turn
    hero.spent = 0
    hero.closed = 1 if hero.died == s.turn or t.next_turn else 0
    emit(log, ids.EV_REVIVED, board.decider(t, s, k), k, place, hero.hp)
    board.put_on(t, s, k, place)
    settle(t, s, k, -1, f.cause, PUT, log)
    return True


@rule
def depth_of(t: Table, s: State, k: int) -> int:
    """How far from its start row hero k can be put: 0 = in it; -1 = nowhere."""
    for deep in range(t.rows):
        for place in range(ids.SQUARES):
            if revives(t, s, k, place, deep):
                return deep
    return -1


@rule
def revives(t: Table, s: State, k: int, place: int, deep: int) -> bool:
    """Whether hero k fits on a place that is so far from its start row."""
    card = t.heroes[s.heroes[k].design]
    away = board.row(place) if board.team_of(k) == 0 else t.rows - board.row(place) - card.deep
    return away == deep and board.open_place(t, s, k, place, -1)


@rule
def each(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """Every living subject is healed, gets or loses statuses, actions, MS or markers on its artifact."""
    for h in range(ids.HEROES):
        if f.mask >> h & 1 and board.alive(s, h):
            change(t, s, f, op, h, log)
    return True


@rule
def change(t: Table, s: State, f: Frame, op: Op, h: int, log: Log) -> None:
    """What one of these words does to one hero (BU-RUL-13, BU-RUL-17, BU-RUL-78, BU-RUL-79)."""
    hero, w, p = s.heroes[h], op.op, board.seat_of(t, s, h)
    if w == ops.HEAL:
        heal(t, s, h, op.n, log)
    elif w == ops.EXTRA_ACTION:
        hero.extra = 1
        emit(log, ids.EV_GAIN, p, h, 0, 1)
    elif w == ops.GAIN_MS:
        hero.gained += op.n
        emit(log, ids.EV_GAIN, p, h, op.n)
    elif w == ops.COOLDOWN_SHIFT:
        if hero.tool:
            hero.cool = min(9, max(0, hero.cool + op.n))
            emit(log, ids.EV_COOLDOWN, p, h, hero.tool, hero.cool)
    elif w == ops.CLEAR_STATUS:
        mask = clears(s, h, op.how)
        for k in range(1, ids.STATUSES):
            if mask >> k & 1:
                clear_status(t, s, h, k, log)
    else:
        ends, (status, n) = ends_at(s, op.until, f.team, board.team_of(h)), given(op)
        give(t, s, h, status, n, ends, log)
        f.lasts = max(f.lasts, ends if ends < ids.FOR_GOOD else 0)


@rule
def lock_cards(t: Table, s: State, f: Frame, op: Op, log: Log) -> bool:
    """A team can play no relics, or use no artifacts."""
    team = f.victim
    ends = ends_at(s, op.until, f.team, team)
    if op.kinds & 1:
        s.teams[team].no_relics = max(s.teams[team].no_relics, ends)
    if op.kinds & 2:
        s.teams[team].no_tools = max(s.teams[team].no_tools, ends)
    f.lasts = max(f.lasts, ends)
    emit(log, ids.EV_LOCK, board.side_of(s, team), team, op.kinds, ends)
    return True
