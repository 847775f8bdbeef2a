"""Moves step by step, also free ones and those through other heroes (Move; BU-RUL-16 to -19, -53).

F_ROAM: `hero` takes up to `left` steps that cost nothing, on a course of their own; `dir` is that of its Move.
"""

from typing import Any

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import alive, area, decider, has, others_at, seat_of, shifted, solid
from rumpus.games.brutality.rules.flights import launches
from rumpus.games.brutality.rules.hazards import HELD, WALKS, arrive, throws
from rumpus.games.brutality.rules.running import close
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import clear
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


# ---------------------------------------------------------------- what is left
@rule
def may_act(t: Table, s: State, h: int) -> bool:
    """BU-ACT-01, BU-RUL-73, BU-RUL-78: whether a hero has actions in this turn at all."""
    hero = s.heroes[h]
    if hero.place < 0 or has(s, h, ids.STUN):
        return False
    return not (hero.back == s.turn and (hero.died == s.turn or t.next_turn != 0))


@rule
def action_left(s: State, h: int) -> bool:
    """BU-ACT-03: two of the three options, or three."""
    hero = s.heroes[h]
    return bits(hero.used) < 2 + hero.extra


@rule
def ms_left(t: Table, s: State, h: int) -> int:
    """BU-MOVE-01, BU-MOVE-04: the MS that a hero's Move has left."""
    hero = s.heroes[h]
    whole = t.heroes[hero.design].ms + hero.gained + hero.value[ids.HASTE] - hero.value[ids.SLOW]
    return max(0, whole) - hero.spent


@rule
def may_move(t: Table, s: State, h: int) -> bool:
    """BU-RUL-17: whether a hero may spend MS: its Move is open, or can be opened."""
    hero = s.heroes[h]
    if not may_act(t, s, h) or hero.closed or has(s, h, ids.ROOT) or ms_left(t, s, h) < 1:
        return False
    return hero.used & ids.MOVED != 0 or action_left(s, h)


@rule
def can_launch(t: Table, s: State, h: int) -> bool:
    """BU-CATA-02, BU-CATA-05, BU-RUL-53: whether a hero may launch itself."""
    return throws(s, h, h) >= 0 and may_move(t, s, h) and launches(t, s, h, h) != 0


# ---------------------------------------------------------------- one step
@rule
def heads(pattern: int, course: int, d: int) -> bool:
    """BU-RUL-18: whether a movement pattern has a direction; course: 1 + the direction of a straight Move, 0 = none."""
    if pattern == ids.ORTHOGONAL:
        return d % 2 == 0
    if pattern == ids.DIAGONAL:
        return d % 2 == 1
    return pattern == ids.ANY or course == 0 or course == 1 + d


@rule
def bare(t: Table, s: State, h: int, place: int) -> bool:
    """Whether nothing solid stands on a place."""
    for i in range(area(t, s, h)):
        if s.ground[place + ids.FOOT[i]] and solid(s, place + ids.FOOT[i]):
            return False
    return True


@rule
def step_to(t: Table, s: State, h: int, d: int, left: int) -> int:
    """BU-MOVE-02 to -09, BU-RUL-19: where a step leads that leaves so many steps; -1 = it is not allowed."""
    hero, card = s.heroes[h], t.heroes[s.heroes[h].design]
    if not heads(card.pattern, hero.course, d):
        return -1
    place = shifted(t, s, h, hero.place, d, 1)
    if place < 0 or not bare(t, s, h, place):
        return -1
    if others_at(t, s, h, place) == 0:
        return place
    return place if card.phasing and comes_out(t, s, h, place, d, left) else -1


@rule
def can_step(t: Table, s: State, h: int, left: int) -> bool:
    """Whether hero h may take a step that leaves so many."""
    for d in range(8):
        if step_to(t, s, h, d, left) >= 0:
            return True
    return False


@rule
def comes_out(t: Table, s: State, h: int, begin: int, d: int, left: int) -> bool:
    """BU-RUL-19: whether a phasing hero that steps onto others can still reach a place of its own."""
    card = t.heroes[s.heroes[h].design]
    course = 1 + d if card.pattern == ids.STRAIGHT else 0
    s.scratch[begin] = 1
    found = False
    for n in range(1, left + 1):
        for square in range(ids.SQUARES):
            if s.scratch[square] != n:
                continue
            for e in range(8):
                if not heads(card.pattern, course, e):
                    continue
                place = shifted(t, s, h, square, e, 1)
                if place < 0 or s.scratch[place] or not bare(t, s, h, place):
                    continue
                s.scratch[place] = n + 1
                found = found or others_at(t, s, h, place) == 0
        if found:
            break
    clear(s.scratch, ids.SQUARES)
    return found


@rule
def walk(t: Table, s: State, h: int, d: int, left: int, log: Log) -> int:
    """A step, with all that it enters; a mask as `arrive` gives it."""
    hero = s.heroes[h]
    old, shut = hero.place, hero.closed
    place = step_to(t, s, h, d, left)
    if t.heroes[hero.design].pattern == ids.STRAIGHT:
        hero.course = 1 + d
    emit(log, ids.EV_STEP, seat_of(t, s, h), h, old, place)
    came = arrive(t, s, h, place, h, WALKS, log)
    if alive(s, h):
        if others_at(t, s, h, place) == 0:
            hero.rest = 0
        else:
            hero.rest = hero.rest if hero.rest else 1 + old
            hero.closed = shut
            came &= ~HELD
    return came


@rule
def take_step(t: Table, s: State, h: int, d: int, log: Log) -> None:
    """BU-RUL-17: the first step opens the Move; Pikes and snares close it."""
    hero = s.heroes[h]
    left = ms_left(t, s, h) - 1
    hero.used |= ids.MOVED
    hero.spent += 1
    if walk(t, s, h, d, left, log) & HELD:
        hero.closed = 1


@rule
def list_steps(t: Table, s: State, h: int, left: int, out: Any, n: int) -> int:
    """Appends the steps that hero h may take."""
    for d in range(8):
        if step_to(t, s, h, d, left) >= 0:
            out[n] = ids.STEP + 8 * h + d
            n += 1
    return n


@rule
def inside(s: State, team: int) -> int:
    """BU-RUL-19: the hero of a team that is inside another, or -1: only its steps are accepted then."""
    for h in (2 * team, 2 * team + 1):
        if s.heroes[h].rest:
            return h
    return -1


@rule
def back_out(t: Table, s: State, h: int, log: Log) -> None:
    """BU-RUL-19: time is up inside another hero: back to the last place of its own; the MS is lost."""
    hero = s.heroes[h]
    place = hero.rest - 1
    emit(log, ids.EV_STEP, seat_of(t, s, h), h, hero.place, place)
    hero.rest = 0
    hero.closed = 1
    arrive(t, s, h, place, h, WALKS, log)


# ---------------------------------------------------------------- free steps
@rule
def roam_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """move_free, BU-RUL-18: step after step, until it stops; a straight hero goes one way, whatever its Move's is."""
    h = f.hero
    stays = not alive(s, h) or (f.left <= 0 and s.heroes[h].rest == 0) or f.got == ids.PASS
    if f.got >= 0 and not stays:
        d = (f.got - ids.STEP) % 8
        f.got = -1
        f.left -= 1
        if walk(t, s, h, d, f.left, log) & HELD:
            f.left = 0
        return
    if not stays and can_step(t, s, h, f.left - 1):
        ask(s, ids.ASK_ROAM, decider(t, s, h))
        return
    s.heroes[h].course = f.dir
    close(s)


@rule
def roam_legal(t: Table, s: State, f: Frame, out: Any) -> int:
    """To stop, or a step."""
    n = 0
    if s.heroes[f.hero].rest == 0:
        out[0] = ids.PASS
        n = 1
    return list_steps(t, s, f.hero, f.left - 1, out, n)
