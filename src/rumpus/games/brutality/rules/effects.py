"""The effects of a special, an artifact or a relic, one after the other (BU-RUL-21, -25, -36, -62, -68).

F_PROG: rows `row` .. `end`; `hero` acts (-1: a relic); `what` SPECIAL, ARTIFACT, RELIC, WAITING (only choices are made
and kept in the play area's row `slot`), HOLDS (they are read from there). `mask` are the subjects, `takes` who takes
the damage. steps: NEXT, AIM (a choice), VIA (which own square, or past a tank), DO (a word).
"""

from typing import Any

from rumpus.games.brutality.rules import aims, ids, ops
from rumpus.games.brutality.rules.board import alive, living
from rumpus.games.brutality.rules.dispatch import run_op
from rumpus.games.brutality.rules.flights import land
from rumpus.games.brutality.rules.hazards import fresh
from rumpus.games.brutality.rules.life import drop
from rumpus.games.brutality.rules.reach import arc_hits, charge, leap, via_row
from rumpus.games.brutality.rules.running import NEXT, aim_at, cause_seat, close, pass_row
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import clear, find
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, push, taken

(AIM, VIA, DO) = range(1, 4)  # NEXT is 0, see running.py


# ---------------------------------------------------------------- how it begins and ends
@rule
def run(s: State, what: int, seat: int, team: int, hero: int, first: int, size: int, slot: int) -> None:
    """A card's effects begin."""
    push(s, ids.F_PROG, seat, first, first + size, what, slot)
    f = s.frames[s.depth - 1]
    f.hero = hero
    f.team = team
    f.victim = -1
    f.cause = hero
    if what >= aims.RELIC:
        f.card = s.play[slot].card
        f.cause = ids.RELIC_CAUSE + s.resolving
        s.resolving += 1
        fresh(s, ~(1 << f.cause))


@rule
def finish(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-62: a card's effects are over: a bonus for the next special is used up, a relic waits or lies on."""
    if f.what == aims.SPECIAL:
        drop(s.heroes[f.hero], ids.NEXT_BONUS)
    if f.what >= aims.RELIC:
        s.resolving -= 1
        play = s.play[f.slot]
        if f.what == aims.WAITING:
            relic = t.relics[f.card]
            later = 1 + s.turn % 2 if relic.timing == ids.NEXT_ROUND else 1 if relic.whose == ids.ENEMY else 2
            play.holds = s.turn + later
            play.ends = 2 * play.holds + 1
        else:
            play.ends = max(play.ends if f.what == aims.HOLDS else 0, 2 * s.turn + 1, f.lasts)
    close(s)


# ---------------------------------------------------------------- row by row
@rule
def prog_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """One step of a card's effects."""
    if f.step == NEXT:
        next_row(t, s, f, log)
    elif f.step == AIM:
        aim_row(t, s, f, log)
    elif f.step == VIA:
        via_row(t, s, f, log)
    elif run_op(t, s, f, t.ops[f.row], log):
        pass_row(f, 0)


@rule
def next_row(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-36: a pending landing comes before all but damage and its knockback; then the next row."""
    if f.gate and f.row >= f.gate:
        f.row = f.back
        f.gate = 0
    over = f.row >= f.end
    op = t.ops[f.row if not over else 0]
    if f.land and (over or (op.op != ops.DAMAGE and op.op != ops.KNOCKBACK)):
        land(s, f, 1)
    elif over:
        finish(t, s, f, log)
    elif f.what == aims.WAITING and not (aims.is_aim(op) and aims.asks(op)):
        pass_row(f, 0)
    elif aims.is_aim(op):
        begin_aim(t, s, f, op)
    elif op.op == ops.IF_KILLED:
        pass_row(f, 0 if f.killed else op.skip)
    elif op.op == ops.IF_STATE:
        pass_row(f, 0 if holds(t, s, f, op) else op.skip)
    elif op.op == ops.CHOOSE_ONE:
        choose_group(t, s, f, op)
    elif op.may and not wanted(t, s, f):
        return
    else:
        f.step = DO


@rule
def wanted(t: Table, s: State, f: Frame) -> bool:
    """Whether the user takes an optional word; a PASS leaves it out."""
    if f.got < 0:
        ask(s, ids.ASK_MAY, cause_seat(t, s, f))
        return False
    if taken(f) == ids.TAKE:
        return True
    pass_row(f, 0)
    return False


@rule
def holds(t: Table, s: State, f: Frame, op: Op) -> bool:
    """The condition of if_state."""
    k = op.status
    if k == ids.IF_DEAD:
        return lone(living(s, f.team))
    if k == ids.IF_HP:
        return f.hero >= 0 and s.heroes[f.hero].hp <= op.value
    if k == ids.IF_NO_HAND:
        return bool(s.teams[1 - f.team].hand_n == 0)
    for h in range(ids.HEROES):
        if f.mask >> h & 1 and alive(s, h):
            if k == ids.IF_TANK:
                return bool(t.heroes[s.heroes[h].design].klass == ids.TANK)
            return aims.near_hazard(t, s, h, 1 if k == ids.IF_TOUCHING else 0)
    return False


@rule
def choose_group(t: Table, s: State, f: Frame, op: Op) -> None:
    """choose_one: one of the next n aims with the words behind it; the others are left out."""
    if f.got < 0:
        ask(s, ids.ASK_MAY, cause_seat(t, s, f))
        return
    k, first = f.got - ids.GROUP, f.row + 1
    for _ in range(k):
        first = group_end(t, first, f.end)
    behind = f.row + 1
    for _ in range(op.n):
        behind = group_end(t, behind, f.end)
    f.back = behind
    f.gate = group_end(t, first, f.end)
    pass_row(f, first - f.row - 1)


@rule
def group_end(t: Table, first: int, end: int) -> int:
    """The row behind a group: the next aim."""
    for i in range(first + 1, end):
        if aims.is_aim(t.ops[i]):
            return i
    return end


# ---------------------------------------------------------------- aims
@rule
def begin_aim(t: Table, s: State, f: Frame, op: Op) -> None:
    """A new aim: new subjects; one that asks nothing is done at once."""
    f.mask = 0
    f.takes = 0
    f.dir = 0
    f.spot = 0
    f.lost = 0
    f.stopped = 0
    clear(f.squares, 3)
    if aims.asks(op):
        f.step = AIM
        return
    if op.op == ops.AIM_PLAYER:
        f.victim = f.team ^ op.who
    else:
        aim_at(f, aims.fixed_subjects(t, s, f.hero, f.team, op, f.hit))
    pass_row(f, 0)


@rule
def aim_row(t: Table, s: State, f: Frame, log: Log) -> None:
    """The choice of an aim: asked, or read from the play area."""
    if f.hero >= 0 and not alive(s, f.hero):
        pass_row(f, 0)
        return
    if f.got < 0 and f.what == aims.HOLDS:
        kept_aim(t, s, f, log)
        return
    if f.got < 0:
        if any_square_left(t, s, f):
            ask(s, ids.ASK_AIM, cause_seat(t, s, f))
        else:
            if f.what == aims.WAITING:
                f.picked += 1
            pass_row(f, 0)
        return
    a = taken(f)
    if f.what == aims.WAITING:
        play = s.play[f.slot]
        play.pick[f.picked] = a
        if ids.HERO <= a < ids.DIRECTION:
            play.mark[f.picked] = s.heroes[a - ids.HERO].deaths
        f.picked += 1
        emit(log, ids.EV_AIM, f.seat, f.hero, a, f.card)
        pass_row(f, 0)
        return
    emit(log, ids.EV_AIM, f.seat, f.hero, a, f.card)
    take_aim(t, s, f, t.ops[f.row], a, log)


@rule
def any_square_left(t: Table, s: State, f: Frame) -> bool:
    """Whether there is something to choose (still, for several squares)."""
    if f.stage == 0:
        return aims.any_aim(t, s, f.hero, f.team, f.what, f.row, f.end)
    op = t.ops[f.row]
    if f.stage >= op.n:
        return False
    for i in range(ids.SQUARES):
        if square_free(t, s, f, i):
            return True
    return False


@rule
def square_free(t: Table, s: State, f: Frame, square: int) -> bool:
    """Whether a square may be chosen after those chosen already."""
    chosen = find(f.squares, f.stage, 1 + square) >= 0
    return not chosen and aims.may_aim(t, s, f.hero, f.team, f.what, f.row, f.end, square)


@rule
def kept_aim(t: Table, s: State, f: Frame, log: Log) -> None:
    """BU-RUL-68: what was chosen when the relic was played; a hero that has died since is no subject."""
    play, op = s.play[f.slot], t.ops[f.row]
    a = play.pick[f.picked]
    if ids.HERO <= a < ids.DIRECTION:
        h = a - ids.HERO
        if s.heroes[h].deaths == play.mark[f.picked] and (alive(s, h) or op.state):
            aim_at(f, 17 << h)
        else:
            emit(log, ids.EV_FADES, f.seat, f.card)
    elif ids.RANK <= a < ids.SQUARE:
        aim_at(f, aims.all_of(t, s, f.team, op, a))
    elif a >= ids.SQUARE:
        f.spot = 1 + a - ids.SQUARE
        f.squares[0] = f.spot
    f.picked += 1
    pass_row(f, 0)


@rule
def take_aim(t: Table, s: State, f: Frame, op: Op, a: int, log: Log) -> None:
    """What was chosen becomes subjects, a movement, or one more question."""
    k = op.op
    if k == ops.AIM_SQUARE:
        take_square(f, op, a)
        return
    if k == ops.AIM_LINE:
        f.dir = a - ids.DIRECTION + 1
        f.step = VIA
        return
    if (k == ops.AIM_SHOT or k == ops.AIM_BLAST) and f.hero >= 0:
        f.spot = 1 + a - (ids.HERO if k == ops.AIM_SHOT else ids.SQUARE)
        f.step = VIA
        return
    if k == ops.AIM_CHARGE:
        charge(t, s, f, (a - ids.FLIGHT) // 4, (a - ids.FLIGHT) % 4 + 1, log)
    elif k == ops.AIM_LEAP:
        leap(t, s, f, op, (a - ids.FLIGHT) // 4, (a - ids.FLIGHT) % 4 + 1, log)
        return
    elif k == ops.AIM_ARC:
        aim_at(f, arc_hits(t, s, f.hero, a - ids.DIRECTION))
    elif k == ops.AIM_HAZARD or k == ops.AIM_CREATION:
        f.spot = 1 + a - ids.SQUARE
    elif ids.RANK <= a < ids.SQUARE:
        aim_at(f, aims.all_of(t, s, f.team, op, a))
    else:
        aim_at(f, 17 << a - ids.HERO)
    pass_row(f, 0)


@rule
def take_square(f: Frame, op: Op, a: int) -> None:
    """One more square, or enough of them."""
    if a != ids.PASS:
        f.squares[f.stage] = 1 + a - ids.SQUARE
        f.stage += 1
    if a == ids.PASS or f.stage >= op.n:
        pass_row(f, 0)


@rule
def aim_choices(t: Table, s: State, f: Frame, out: Any) -> int:
    """What the aim of the frame may choose, ascending."""
    if f.stage == 0:
        return aims.aim_legal(t, s, f.hero, f.team, f.what, f.row, f.end, out)
    out[0] = ids.PASS
    n = 1
    for i in range(ids.SQUARES):
        if square_free(t, s, f, i):
            out[n] = ids.SQUARE + i
            n += 1
    return n
