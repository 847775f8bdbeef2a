"""What a card aims at: what may be chosen, and whom it makes the subjects (the law's aims; BU-RUL-20, -65, -68).

An aim of a special or an artifact has to do something (`why` SPECIAL, ARTIFACT); one of a relic only has to be there.
"""

from typing import Any

from rumpus.games.brutality.rules import board, ids, ops
from rumpus.games.brutality.rules.flights import flight
from rumpus.games.brutality.rules.hazards import legal_site
from rumpus.games.brutality.rules.reach import (
    arc_hits,
    blast_hits,
    blast_ways,
    burst_hits,
    charge_hits,
    line_ways,
    melee_hits,
    shot_ways,
    ways,
)
from rumpus.games.brutality.rules.state import Op, State, Table
from rumpus.games.brutality.rules.useful import good_for, usable_square
from rumpus.kernel.records.record import rule

(SPECIAL, ARTIFACT, RELIC, WAITING, HOLDS) = range(5)


@rule
def is_aim(op: Op) -> bool:
    """Whether a row names subjects."""
    return bool(ops.AIM_SELF <= op.op <= ops.AIM_PLAYER)


@rule
def asks(op: Op) -> bool:
    """Whether something has to be chosen."""
    k = op.op
    if k in (ops.AIM_TEAMMATE, ops.AIM_OWN, ops.AIM_ENEMY) and op.all == 0:
        return True
    if k == ops.AIM_ENEMY or k == ops.AIM_ALL_HEROES:
        return bool(op.where == ids.CHOSEN_ROW or op.where == ids.CHOSEN_COLUMN)
    return k not in (ops.AIM_SELF, ops.AIM_BURST, ops.AIM_PLAYER, ops.AIM_TEAMMATE, ops.AIM_OWN)


@rule
def candidates(t: Table, s: State, h: int, op: Op) -> tuple[int, int, int]:
    """The first action of the kind an aim asks for, and of which to which number of it may be one: none where a hero is
    out of reach of all that it could hit, squares near it where there is a reach, enemies where it can hit no others.
    """
    k = op.op
    if k == ops.AIM_ARC or k == ops.AIM_LINE:
        return ids.DIRECTION, 0, 8 if nearest(t, s, h) <= max(1, op.reach) else 0
    if k == ops.AIM_CHARGE or k == ops.AIM_LEAP:
        return ids.FLIGHT, 0, 32
    if k == ops.AIM_HAZARD or (k in (ops.AIM_BLAST, ops.AIM_SQUARE, ops.AIM_CREATION) and (h < 0 or op.reach == 0)):
        return ids.SQUARE, 0, ids.SQUARES
    if k in (ops.AIM_BLAST, ops.AIM_SQUARE, ops.AIM_CREATION):
        place, far = s.heroes[h].place, op.reach * (board.WIDE + 1)
        return ids.SQUARE, max(0, place - far), min(ids.SQUARES, place + far + board.WIDE + 2)
    if k in (ops.AIM_ENEMY, ops.AIM_ALL_HEROES) and op.where == ids.CHOSEN_ROW:
        return ids.RANK, 0, t.rows
    if k in (ops.AIM_ENEMY, ops.AIM_ALL_HEROES) and op.where == ids.CHOSEN_COLUMN:
        return ids.FILE, 0, t.cols
    if k == ops.AIM_MELEE or (k == ops.AIM_SHOT and op.who == 0):
        return ids.HERO, 2 - 2 * board.team_of(h), 4 - 2 * board.team_of(h)
    return ids.HERO, 0, ids.HEROES


@rule
def nearest(t: Table, s: State, h: int) -> int:
    """How far the nearest enemy of a living hero is."""
    found = ids.SQUARES
    for k in range(ids.HEROES):
        if board.alive(s, h) and board.alive(s, k) and board.team_of(k) != board.team_of(h):
            found = min(found, board.apart(t, s, h, k))
    return found


@rule
def aim_legal(t: Table, s: State, h: int, team: int, why: int, at: int, end: int, out: Any) -> int:
    """The choices of the aim in row `at`, ascending."""
    op = t.ops[at]
    first, low, high = candidates(t, s, h, op)
    n = 0
    for i in range(low, high):
        if may_aim(t, s, h, team, why, at, end, i):
            out[n] = first + i
            n += 1
    return n


@rule
def any_aim(t: Table, s: State, h: int, team: int, why: int, at: int, end: int) -> bool:
    """Whether there is a choice for the aim in row `at`; for one that asks nothing, whether it has a subject."""
    op = t.ops[at]
    if not asks(op):
        return subjects_useful(t, s, h, team, why, at, end)
    if op.op == ops.AIM_HAZARD:  # they are few, and squares many
        for hazard in s.hazards:
            if hazard.kind and may_aim(t, s, h, team, why, at, end, hazard.square):
                return True
        return False
    _, low, high = candidates(t, s, h, op)
    for i in range(low, high):
        if may_aim(t, s, h, team, why, at, end, i):
            return True
    return False


@rule
def subjects_useful(t: Table, s: State, h: int, team: int, why: int, at: int, end: int) -> bool:
    """Whether an aim that asks nothing has a subject that its words do something to."""
    op = t.ops[at]
    if op.op == ops.AIM_PLAYER:
        return good_for(t, s, h, team, why, at + 1, end, -1)
    mask = fixed_subjects(t, s, h, team, op, 0) & 15
    for k in range(ids.HEROES):
        if mask >> k & 1 and good_for(t, s, h, team, why, at + 1, end, k):
            return True
    return False


@rule
def may_aim(t: Table, s: State, h: int, team: int, why: int, at: int, end: int, i: int) -> bool:
    """Whether the i-th choice of its kind is one for the aim in row `at`."""
    op = t.ops[at]
    k = op.op
    if h >= 0 and not board.alive(s, h):
        return False
    if k == ops.AIM_ARC:
        return arc_hits(t, s, h, i) & 15 != 0
    if k == ops.AIM_LINE:
        return (op.dirs == 8 or i % 2 == 0) and line_useful(t, s, h, team, why, at, end, i)
    if k == ops.AIM_CHARGE:
        return charge_ok(t, s, h, i // 4, i % 4 + 1, op.reach)
    if k == ops.AIM_LEAP:
        return leap_ok(t, s, h, i // 4, i % 4 + 1, op)
    if k == ops.AIM_BLAST:
        return blast_ok(t, s, h, op, i, at, end)
    if k == ops.AIM_SQUARE:
        return square_ok(t, s, h, op, i) and usable_square(t, s, team, at + 1, end, i)
    if k == ops.AIM_HAZARD:
        g = board.hazard_at(s, i)
        return g >= 0 and bool(op.kinds >> s.hazards[g].kind & 1) and usable_square(t, s, team, at + 1, end, i)
    if k == ops.AIM_CREATION:
        g = board.creation_at(s, i)
        near = op.reach == 0 or h < 0 or board.off(t, s, h, i) <= op.reach
        return g >= 0 and bool(op.kinds >> s.creations[g].kind & 1) and near
    if k in (ops.AIM_ENEMY, ops.AIM_ALL_HEROES) and op.where in (ids.CHOSEN_ROW, ids.CHOSEN_COLUMN):
        return True
    return hero_ok(t, s, h, team, op, i) and (why >= RELIC or good_for(t, s, h, team, why, at + 1, end, i))


@rule
def hero_ok(t: Table, s: State, h: int, team: int, op: Op, k: int) -> bool:
    """Whether hero k is one that the aim may name."""
    what = op.op
    if what == ops.AIM_OWN and op.state:
        return board.team_of(k) == team and not board.alive(s, k)
    if not board.alive(s, k):
        return False
    if what == ops.AIM_OWN:
        return board.team_of(k) == team
    if what == ops.AIM_ENEMY:
        return board.team_of(k) != team and where_ok(t, s, op, k, 0)
    if what == ops.AIM_MELEE:
        return board.team_of(k) != board.team_of(h) and board.apart(t, s, h, k) == 1
    if what == ops.AIM_TEAMMATE:
        near = op.reach == 0 or board.apart(t, s, h, k) <= op.reach
        return board.team_of(k) == team and near and (k != h or op.own != 0)
    if (op.who == 0 and board.team_of(k) == team) or (op.who == 1 and board.team_of(k) != team):
        return False
    return shot_ways(t, s, h, k, op.reach) != 0


@rule
def where_ok(t: Table, s: State, op: Op, k: int, choice: int) -> bool:
    """The condition of aim_enemy and aim_all_heroes, with the row or column chosen."""
    w, hero, card = op.where, s.heroes[k], t.heroes[s.heroes[k].design]
    if w == ids.HP_AT_MOST:
        return bool(hero.hp <= op.value)
    if w == ids.CHOSEN_ROW:
        return 0 <= choice - ids.RANK - board.row(hero.place) < card.deep
    if w == ids.CHOSEN_COLUMN:
        return 0 <= choice - ids.FILE - board.col(hero.place) < card.wide
    if w == ids.ANYWHERE:
        return True
    return near_hazard(t, s, k, 1 if w == ids.TOUCHING_HAZARD else 0)


@rule
def near_hazard(t: Table, s: State, k: int, reach: int) -> bool:
    """Whether a hazard is within so many squares of a hero."""
    for hazard in s.hazards:
        if hazard.kind and board.off(t, s, k, hazard.square) <= reach:
            return True
    return False


@rule
def square_ok(t: Table, s: State, h: int, op: Op, square: int) -> bool:
    """BU-RUL-27: a square on the board within reach, in sight where it has to be."""
    if not board.on_board(t, square):
        return False
    if op.reach == 0 or h < 0:
        return True
    return board.off(t, s, h, square) <= op.reach and (op.path == 0 or ways(t, s, h, -1, square, op.reach) != 0)


@rule
def blast_ok(t: Table, s: State, h: int, op: Op, centre: int, at: int, end: int) -> bool:
    """BU-RUL-20: a blast hits somebody, or leaves something where it need not."""
    if (
        not board.on_board(t, centre)
        or board.off(t, s, h, centre) > op.reach
        or blast_ways(t, s, h, centre, op.reach) == 0
    ):
        return False
    if blast_hits(t, s, h, centre, op.n, board.DIRECT) & 15:
        return True
    return op.needs == 0 and legal_site(t, s, centre) and usable_square(t, s, board.team_of(h), at + 1, end, centre)


@rule
def line_useful(t: Table, s: State, h: int, team: int, why: int, at: int, end: int, d: int) -> bool:
    """Whether a line in direction d hits somebody, and an artifact's does something to one of them."""
    op = t.ops[at]
    for i in range(4):
        hits = line_ways(t, s, h, d, op.reach, op.hits, i)
        for k in range(ids.HEROES):
            if hits >> k & 1 and (why == SPECIAL or good_for(t, s, h, team, why, at + 1, end, k)):
                return True
    return False


@rule
def charge_ok(t: Table, s: State, h: int, d: int, n: int, most: int) -> bool:
    """BU-RUL-20, BU-RUL-44: a charge moves at least 1 square, or hits somebody."""
    if n > most or board.has(s, h, ids.ROOT):
        return False
    return board.ahead(t, s, h, d, -1) == 0 or charge_hits(t, s, h, d, melee_hits(t, s, h)) != 0


@rule
def leap_ok(t: Table, s: State, h: int, d: int, n: int, op: Op) -> bool:
    """BU-RUL-34: a legal leap."""
    if n < op.low or n > op.reach or board.has(s, h, ids.ROOT) or (op.dirs == 4 and d & 1):
        return False
    return flight(t, s, h, d, n, h, op.land) > 0


@rule
def fixed_subjects(t: Table, s: State, h: int, team: int, op: Op, hit: int) -> int:
    """The subjects, and who takes the damage, of an aim that asks nothing."""
    k, mask = op.op, 0
    if k == ops.AIM_BURST:
        return burst_hits(t, s, h, op.reach, hit if op.fresh else 0) if board.alive(s, h) else 0
    if k == ops.AIM_SELF:
        mask = 1 << h if board.alive(s, h) else 0
    elif k == ops.AIM_ALL_HEROES or k == ops.AIM_ENEMY:
        return all_of(t, s, team, op, 0)
    elif k != ops.AIM_PLAYER:
        for i in range(ids.HEROES):
            if hero_ok(t, s, h, team, op, i):
                mask |= 1 << i
    return mask | mask << 4


@rule
def all_of(t: Table, s: State, team: int, op: Op, choice: int) -> int:
    """The same of aim_enemy and aim_all_heroes: those for whom the condition holds, with the row or column chosen."""
    mask = board.living(s, 1 - team) | (board.living(s, team) if op.op == ops.AIM_ALL_HEROES else 0)
    for k in range(ids.HEROES):
        if mask >> k & 1 and not where_ok(t, s, op, k, choice):
            mask &= ~(1 << k)
    return mask | mask << 4
