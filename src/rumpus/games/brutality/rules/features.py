"""The observation row of a seat, from what it may know; and a rough standing, for greedy bots and for search where it
stops: heroes and HP left, what lies on them, where they stand, and cards, all in hundredths of a point of HP.
"""

from typing import Any, Final

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import alive, apart, clock, col, has, kind_at, row, team_at
from rumpus.games.brutality.rules.moves import ms_left
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.record import rule

GLOBAL: Final = 16
PER_HERO: Final = 24 + ids.STATUSES
PER_HAZARD: Final = 4
WIDTH: Final = GLOBAL + ids.HEROES * PER_HERO + 4 * PER_HAZARD + ids.CREATIONS * 4 + ids.RELICS

HP: Final = 100  # a point
LIFE: Final = 300  # a hero that lives, beside its HP
FULL: Final = 300  # and the share of its HP that is left: the last points of a small hero weigh more
CARD: Final = 55  # a relic in hand
READY: Final = 30  # an artifact that is ready
NEAR: Final = 12  # a square nearer to the enemy, up to FAR
FAR: Final = 6
EDGE: Final = 8  # a step away from the rim
FIRE: Final = 70  # to stand on Pikes or Flames at the end of a turn
WEAK: Final = 60  # to be stunned, rooted or silenced
POISONED: Final = 80  # each turn of poison
GUARDED: Final = 50  # a point of shield, and other help


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """Phase and counts; the heroes, the own team's first; hazards and creations; the own hand."""
    for i in range(WIDTH):
        out[i] = 0
    mine = team_at(s, p) if p >= 0 else 0
    out[0] = t.n
    out[1] = s.phase
    out[2] = s.turn
    out[3] = 1 if s.team == mine else 0
    out[4] = s.ask if s.asker == p or s.asker < 0 else 0
    out[5] = s.quiet
    out[6] = t.cols
    out[7] = t.rows
    for k in range(ids.TEAMS):
        side = s.teams[mine ^ k]
        out[8 + 2 * k] = side.hand_n
        out[9 + 2 * k] = side.pile_n
    for k in range(ids.HEROES):
        hero_row(t, s, (k + 2 * mine) % ids.HEROES, GLOBAL + k * PER_HERO, out)
    at = GLOBAL + ids.HEROES * PER_HERO
    for i in range(4):
        hazard = s.hazards[i]
        out[at] = hazard.kind
        out[at + 1] = hazard.square
        out[at + 2] = hazard.used
        out[at + 3] = 1 if hazard.quiet > clock(s) else 0
        at += PER_HAZARD
    for thing in s.creations:
        out[at] = thing.kind
        out[at + 1] = thing.square
        out[at + 2] = 1 if thing.team == mine else 0
        out[at + 3] = thing.turns
        at += 4
    if p >= 0:
        for i in range(s.teams[mine].hand_n):
            out[at + s.teams[mine].hand[i] - 1] = 1
    return WIDTH


@rule
def hero_row(t: Table, s: State, h: int, at: int, out: Any) -> None:
    """One hero."""
    hero = s.heroes[h]
    out[at] = hero.design
    out[at + 1] = hero.hp
    out[at + 2] = hero.tool
    out[at + 3] = hero.cool
    if hero.place < 0:
        return
    card = t.heroes[s.heroes[h].design]
    out[at + 4] = 1
    out[at + 5] = col(hero.place)
    out[at + 6] = row(hero.place)
    out[at + 7] = card.wide
    out[at + 8] = card.deep
    out[at + 9] = hero.used
    out[at + 10] = hero.extra
    out[at + 11] = 0 if hero.closed else ms_left(t, s, h)
    out[at + 12] = hero.stay
    out[at + 13] = card.klass
    for k in range(ids.STATUSES):
        out[at + 24 + k] = hero.value[k]


# ---------------------------------------------------------------- what a position is worth
@rule
def worth(t: Table, s: State, out: Any) -> None:
    """How likely each seat wins, 0..1000, from its team's lead, which counts more the less is left. Nobody leads before
    the first turn: what a hero is worth shows in play, not in its HP.
    """
    lead, total = 0, 0
    for h in range(ids.HEROES):
        if alive(s, h):
            value = standing(t, s, h)
            total += value
            lead += value if h < 2 else -value
    for k in range(ids.TEAMS):
        held = CARD * s.teams[k].hand_n
        lead += held if k == 0 else -held
    room = 700 + total // 2 + (lead if lead > 0 else -lead)
    for p in range(t.n):
        own = lead if team_at(s, p) == 0 else -lead
        out[p] = 500 + (490 * own // room if s.turn else 0)
        if s.over:
            out[p] = 500 if s.winner < 0 else 1000 if team_at(s, p) == s.winner else 0


@rule
def standing(t: Table, s: State, h: int) -> int:
    """What a living hero is worth to its team."""
    hero, card = s.heroes[h], t.heroes[s.heroes[h].design]
    value = HP * hero.hp + LIFE + FULL * hero.hp // card.hp
    if hero.tool and hero.cool == 0:
        value += READY
    value += GUARDED * hero.value[ids.SHIELDED] - POISONED * hero.value[ids.POISON]
    if has(s, h, ids.STUN) or has(s, h, ids.ROOT) or has(s, h, ids.SILENCE):
        value -= WEAK
    kind = kind_at(s, hero.place)
    if kind == ids.PIKES or kind == ids.FLAMES:
        value -= FIRE
    return value + place_worth(t, s, h)


@rule
def place_worth(t: Table, s: State, h: int) -> int:
    """The farther from the rim, and for who is to act, the nearer to an enemy, the better."""
    nearest = FAR
    for k in range(ids.HEROES):
        if k >> 1 != h >> 1 and h >> 1 == s.team and alive(s, k):
            nearest = min(nearest, apart(t, s, h, k))
    place = s.heroes[h].place
    x, y = place % ids.WIDE, place // ids.WIDE
    rim = min(min(x, t.cols - 1 - x), min(y, t.rows - 1 - y))
    return NEAR * (FAR - nearest) + EDGE * min(rim, 2)
