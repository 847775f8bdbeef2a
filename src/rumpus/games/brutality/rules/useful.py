"""Whether a card would do something (BU-RUL-20, -45, -65): asked before a special, an artifact, and, where an empty
play is refused, a relic.
"""

from rumpus.games.brutality.rules import board, ids, ops
from rumpus.games.brutality.rules.decks import can_draw, recoverable
from rumpus.games.brutality.rules.hazards import boxed, legal_site
from rumpus.games.brutality.rules.life import can_heal, ends_at
from rumpus.games.brutality.rules.state import Op, State, Table
from rumpus.kernel.records.record import rule


@rule
def good_for(t: Table, s: State, h: int, team: int, why: int, at: int, end: int, k: int) -> bool:
    """Whether the words from row `at` to the next aim do something to hero k, or to a team's cards (k -1). Every enemy
    that a special (`why` 0) hits is enough.
    """
    for i in range(at, end):
        op = t.ops[i]
        if ops.AIM_SELF <= op.op <= ops.AIM_PLAYER:
            return False
        if op.op >= ops.IF_KILLED:
            continue
        if k < 0:
            if cards_useful(t, s, team, op):
                return True
        elif hero_useful(t, s, h, team, why, op, k):
            return True
    return False


@rule
def hero_useful(t: Table, s: State, h: int, team: int, why: int, op: Op, k: int) -> bool:
    """Whether one word does something to hero k."""
    w, foe = op.op, board.team_of(k) != team
    if w == ops.DAMAGE:
        return foe or op.only == 0
    if w == ops.SELF_DAMAGE or w == ops.COLLISION_DAMAGE or w == ops.LIFE_DRAIN:
        return False
    if w == ops.HEAL:
        return can_heal(t, s, k)
    if w == ops.SWAP:
        return swap_fits(t, s, h, k, h) if h >= 0 else swap_fits(t, s, 2 * team, 2 * team + 1, -1)
    if why == 0 and foe:
        return True
    if w == ops.REVIVE:
        return not board.alive(s, k)
    if w == ops.PULL:
        return board.apart(t, s, h, k) > 1 and not board.has(s, k, ids.STEADFAST)
    if w == ops.KNOCKBACK:
        d = board.heading(t, s, h, k)
        found = board.ahead(t, s, k, d, h)
        return not board.has(s, k, ids.STEADFAST) and (found & board.BLOCKED == 0 or found & board.PILLARS != 0)
    if w == ops.PUSH_CHOSEN or w == ops.TELEPORT:
        return not (foe and board.has(s, k, ids.STEADFAST))
    if w == ops.EXTRA_ACTION:
        return bool(s.heroes[k].extra == 0)
    if w == ops.COOLDOWN_SHIFT:
        cool = s.heroes[k].cool
        return s.heroes[k].tool != 0 and min(9, max(0, cool + op.n)) != cool
    if w == ops.CLEAR_STATUS:
        return clears(s, k, op.how) != 0
    if w == ops.THROW:
        return throw_place(t, s, h, k) >= 0
    return why == 0 or gives(s, op, team, k)


@rule
def gives(s: State, op: Op, team: int, k: int) -> bool:
    """BU-RUL-78: whether a word's status is higher or longer than what hero k has; True for a word that gives none."""
    status, n = given(op)
    hero = s.heroes[k]
    return status == 0 or hero.value[status] < n or hero.ends[status] < ends_at(s, op.until, team, board.team_of(k))


@rule
def given(op: Op) -> tuple[int, int]:
    """The status that a word gives, and its number; BU-RUL-100: bonuses for the next and for all specials are two."""
    w = op.op
    if w == ops.SET_STATUS:
        return op.status, max(1, op.value)
    if w == ops.DAMAGE_BONUS:
        return ids.BONUS if op.how else ids.NEXT_BONUS, op.n
    if w == ops.DAMAGE_CAP:
        return ids.CAPPED, op.n + 1
    return ids.SHIELDED if w == ops.SHIELD else ids.REDUCED if w == ops.DAMAGE_REDUCTION else 0, op.n


@rule
def clears(s: State, k: int, how: int) -> int:
    """BU-RUL-78: the mask of statuses that clear_status takes from a hero: 1 harmful, 2 helpful, 3 all."""
    mask = 0
    for i in range(1, ids.STATUSES):
        if board.has(s, k, i):
            mask |= 1 << i
    if how == 1:
        return mask & ids.HARMFUL
    return mask & ~ids.HARMFUL if how == 2 else mask


@rule
def cards_useful(t: Table, s: State, team: int, op: Op) -> bool:
    """Whether one word does something to cards (aim_player)."""
    w = op.op
    if w == ops.PEEK_HAND or w == ops.DISCARD_ENEMY or w == ops.STEAL_CARD:
        return bool(s.teams[1 - team].hand_n > 0)
    if w == ops.DRAW:
        return can_draw(t, s, team)
    return w != ops.RECOVER_CARD or recoverable(t, s, team, op.kinds)


@rule
def swap_fits(t: Table, s: State, h: int, k: int, cause: int) -> bool:
    """BU-RUL-45, BU-RUL-78: whether two heroes fit where the other stands, and hero k is not put on a wall for the
    cause, nor displaced by an enemy while it is steadfast.
    """
    if (
        h == k
        or not board.alive(s, h)
        or not board.alive(s, k)
        or (board.team_of(h) != board.team_of(k) and board.has(s, k, ids.STEADFAST))
    ):
        return False
    a, b = s.heroes[h].place, s.heroes[k].place
    if board.meet(t, s, h, b, k, a):
        return False
    both = 1 << h | 1 << k
    return board.open_but(t, s, h, b, -1, both) and board.open_but(t, s, k, a, cause, both)


@rule
def throw_place(t: Table, s: State, h: int, k: int) -> int:
    """BU-RUL-45: the place mirrored on the other side of hero h, if hero k can be thrown there; or -1."""
    if h < 0 or board.apart(t, s, h, k) != 1 or t.heroes[s.heroes[k].design].klass == ids.TANK:
        return -1
    if board.team_of(h) != board.team_of(k) and board.has(s, k, ids.STEADFAST):
        return -1
    me, it = t.heroes[s.heroes[h].design], t.heroes[s.heroes[k].design]
    a, b = s.heroes[h].place, s.heroes[k].place
    x = 2 * (a % ids.WIDE) + me.wide - it.wide - b % ids.WIDE
    y = 2 * (a // ids.WIDE) + me.deep - it.deep - b // ids.WIDE
    if x < 0 or y < 0 or x + it.wide > t.cols or y + it.deep > t.rows:
        return -1
    place = x + ids.WIDE * y
    return place if board.open_place(t, s, k, place, h) else -1


@rule
def usable_square(t: Table, s: State, team: int, at: int, end: int, square: int) -> bool:
    """Whether a square is legal for what the words from row `at` on do with it."""
    for i in range(at, end):
        op = t.ops[i]
        if ops.AIM_SELF <= op.op <= ops.AIM_PLAYER:
            return True
        if op.op == ops.PLACE_CREATION:
            return legal_site(t, s, square)
        if op.op == ops.PLACE_HAZARD:
            return legal_site(t, s, square) and boxed(t, s, op.kinds) != 0
        if op.op == ops.SUPPRESS_HAZARD:
            g = board.hazard_at(s, square)
            return bool(s.hazards[g].quiet < ends_at(s, op.until, team, team))
    return True
