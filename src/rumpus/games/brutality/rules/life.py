"""HP, statuses, death, the end of the game (Victory, Death of a hero; BU-RUL-23 to -25, -72 to -75, -78, -79, -98)."""

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import clock, has, living, seat_of, take_off, team_of
from rumpus.games.brutality.rules.state import Hero, State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import hush


# ---------------------------------------------------------------- damage
@rule
def hurt(t: Table, s: State, h: int, n: int, log: Log) -> int:
    """BU-RUL-23: one instance of damage without the attacker's bonuses; `bury` carries the deaths out. How much got
    through reductions, cap and shield, in full (BU-RUL-98).
    """
    hero = s.heroes[h]
    n = max(0, n - hero.value[ids.REDUCED])
    if has(s, h, ids.CAPPED):
        n = min(n, hero.value[ids.CAPPED] - 1)
    soaked = min(n, hero.value[ids.SHIELDED])
    if soaked:
        hero.value[ids.SHIELDED] -= soaked
        n -= soaked
        emit(log, ids.EV_SHIELD, seat_of(t, s, h), h, soaked, hero.value[ids.SHIELDED])
    if n == 0:
        return 0
    lost = min(n, hero.hp)
    hero.hp -= lost
    s.bled = 1
    emit(log, ids.EV_HURT, seat_of(t, s, h), h, lost, hero.hp)
    if hero.hp == 0 and has(s, h, ids.DEATH_SAVE):
        hero.hp = 1
        drop(hero, ids.DEATH_SAVE)
        emit(log, ids.EV_SAVED, seat_of(t, s, h), h)
    return n


@rule
def bury(t: Table, s: State, log: Log) -> None:
    """BU-DEATH-01, BU-RUL-24, BU-RUL-112: all heroes without HP die together; those that the card which is running has
    to do with, but for who acts, are killed by it. Then victory is tested.
    """
    dead = 0
    for h in range(ids.HEROES):
        if s.heroes[h].place >= 0 and s.heroes[h].hp <= 0:
            dead |= 1 << h
    if dead == 0:
        return
    for h in range(ids.HEROES):
        if dead >> h & 1:
            die(t, s, h, log)
    for i in range(s.depth - 1, -1, -1):
        f = s.frames[i]
        if f.kind == ids.F_PROG:
            f.killed |= dead & (f.mask | f.takes) & (ids.ANYBODY if f.hero < 0 else ~(1 << f.hero))
            break
    judge(t, s, log)


@rule
def die(t: Table, s: State, h: int, log: Log) -> None:
    """BU-DEATH-04, BU-RUL-78: off the board; its statuses and its actions are gone."""
    hero = s.heroes[h]
    take_off(t, s, h)
    hero.died = s.turn
    hero.deaths += 1
    hero.stay = 0
    hero.rest = 0
    hero.closed = 1
    for k in range(ids.STATUSES):
        drop(hero, k)
    emit(log, ids.EV_DEATH, seat_of(t, s, h), h)


@rule
def judge(t: Table, s: State, log: Log) -> None:
    """BU-WIN-01, BU-WIN-02, BU-RUL-72: a team without a living hero has lost; both at once is a draw."""
    one, two = living(s, 0) != 0, living(s, 1) != 0
    if one and two:
        return
    if one or two:
        finish(s, ids.BEATEN, 0 if one else 1, log)
    else:
        finish(s, ids.BOTH_BEATEN, s.team if t.active_wins else -1, log)


@rule
def finish(s: State, reason: int, team: int, log: Log) -> None:
    """The game is over; -1: a draw."""
    s.over = reason
    s.winner = team
    hush(s)
    emit(log, ids.EV_OVER, -1, reason, team)


@rule
def heal(t: Table, s: State, h: int, n: int, log: Log) -> None:
    """BU-RUL-79: never above the full HP, never under no_heal."""
    hero = s.heroes[h]
    if can_heal(t, s, h) and n > 0:
        n = min(n, t.heroes[hero.design].hp - hero.hp)
        hero.hp += n
        emit(log, ids.EV_HEAL, seat_of(t, s, h), h, n, hero.hp)


@rule
def can_heal(t: Table, s: State, h: int) -> bool:
    """BU-RUL-20, BU-RUL-79: whether healing would do something."""
    hero = s.heroes[h]
    return hero.place >= 0 and hero.hp < t.heroes[hero.design].hp and not has(s, h, ids.NO_HEAL)


# ---------------------------------------------------------------- statuses
@rule
def drop(hero: Hero, k: int) -> None:
    """A status is over."""
    hero.value[k] = 0
    hero.ends[k] = 0


@rule
def ends_at(s: State, until: int, team: int, whose: int) -> int:
    """BU-RUL-78: the time at which an effect ends that a card of `team` gives a hero of team `whose` now."""
    turn = s.turn
    if until == ids.THIS_TURN or until == ids.NEXT_TURN_END:
        return 2 * turn + 1
    if until == ids.YOUR_NEXT_TURN:
        return 2 * (turn + 1 if s.team != team else turn + 2)
    if until == ids.ITS_NEXT_TURN:
        return 2 * (turn + 1 if s.team != whose else turn + 2) + 1
    if until == ids.ROUND_END:
        return 2 * (turn + turn % 2) + 1
    return ids.FOR_GOOD


@rule
def give(t: Table, s: State, h: int, k: int, n: int, ends: int, log: Log) -> None:
    """BU-RUL-78, BU-RUL-113: a status; the longer duration and the higher number hold. Root and stun close an open
    Move.
    """
    hero = s.heroes[h]
    if hero.value[k] and hero.ends[k] <= clock(s):
        drop(hero, k)
    hero.value[k] = max(hero.value[k], n)
    hero.ends[k] = max(hero.ends[k], ends)
    emit(log, ids.EV_STATUS, seat_of(t, s, h), h, k, hero.value[k], hero.ends[k])
    if (k == ids.ROOT or k == ids.STUN) and hero.used & ids.MOVED and team_of(h) == s.team:
        hero.closed = 1


@rule
def clear_status(t: Table, s: State, h: int, k: int, log: Log) -> None:
    """Takes a status away, if it is there."""
    if has(s, h, k):
        drop(s.heroes[h], k)
        emit(log, ids.EV_ENDS, seat_of(t, s, h), h, k)


@rule
def expire(t: Table, s: State, now: int, log: Log) -> None:
    """BU-RUL-15: all statuses whose time has come end."""
    for h in range(ids.HEROES):
        for k in range(1, ids.STATUSES):
            if s.heroes[h].value[k] and s.heroes[h].ends[k] <= now:
                clear_status(t, s, h, k, log)
    for hazard in s.hazards:
        if hazard.quiet and hazard.quiet <= now:
            hazard.quiet = 0
            if hazard.kind:
                emit(log, ids.EV_SUPPRESSED, -1, hazard.kind, hazard.square)


# ---------------------------------------------------------------- other ends
@rule
def concede(t: Table, s: State, p: int, log: Log) -> None:
    """BU-RUL-74: at any time; with four players both teammates have to agree."""
    s.conceded |= 1 << p
    emit(log, ids.EV_CONCEDE, p)
    mates = 5 << (p & 1) if t.n == ids.SEATS else 1 << p
    if s.conceded & mates == mates:
        finish(s, ids.CONCEDED, 1 - ((p & 1) ^ s.first), log)


@rule
def stall(t: Table, s: State, log: Log) -> None:
    """BU-RUL-75: the round limit, and too many rounds in a row in which no hero lost HP."""
    s.quiet = 0 if s.bled else s.quiet + 1
    s.bled = 0
    if t.round_limit and s.turn >= 2 * t.round_limit:
        finish(s, ids.ROUND_LIMIT, leader(t, s), log)
    elif t.quiet_rounds and s.quiet >= t.quiet_rounds:
        finish(s, ids.QUIET, leader(t, s), log)


@rule
def leader(t: Table, s: State) -> int:
    """BU-RUL-75: the team with more living heroes, then with the higher sum of HP by full HP; -1 = a draw."""
    more = bits(living(s, 0)) - bits(living(s, 1))
    if more:
        return 0 if more > 0 else 1
    a, b = t.heroes[s.heroes[0].design].hp, t.heroes[s.heroes[1].design].hp
    c, d = t.heroes[s.heroes[2].design].hp, t.heroes[s.heroes[3].design].hp
    one = (s.heroes[0].hp * b + s.heroes[1].hp * a) * c * d
    two = (s.heroes[2].hp * d + s.heroes[3].hp * c) * a * b
    if one == two:
        return -1
    return 0 if one > two else 1
