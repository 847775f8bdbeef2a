"""Why an answer to a question is refused: what is wrong with a square, a flight, an aim (all of it is public)."""

from collections.abc import Iterable
from typing import Final

from rumpus.games.brutality.rules import board, flights, ids, ops
from rumpus.games.brutality.rules.aims import RELIC, SPECIAL, candidates, is_aim
from rumpus.games.brutality.rules.hazards import boxed, legal_site
from rumpus.games.brutality.rules.moves import bare, heads
from rumpus.games.brutality.rules.reach import line_hits, unseen, ways
from rumpus.games.brutality.rules.running import aloft
from rumpus.games.brutality.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.bits import first_bit

THINGS: Final = {ids.PILLARS: "BU-SPIKE-08", ids.LIMESTONE: "BU-WALL-02"}
"""What a hero does not walk into, and the rule; all else that is solid is a wall token."""
SOLID: Final = {ids.PILLARS: "BU-SPIKE-08", ids.LIMESTONE: "BU-RUL-58"}
"""What a hero is not put on, and the rule."""
CHOICES: Final = {
    ids.DIRECTION: "aim",
    ids.FLIGHT: "fly",
    ids.SQUARE: "square",
    ids.RANK: "row",
    ids.FILE: "column",
    ids.HERO: "hero",
}
"""The kind of action of an aim, by its first."""


# ---------------------------------------------------------------- squares and places
def feet(t: Table, s: State, h: int, place: int) -> Iterable[int]:
    """The squares that hero h would newly fill on a place."""
    filled = [place + ids.FOOT[i] for i in range(board.area(t, s, h))]
    return [square for square in filled if not s.on[square] >> h & 1]


def solid_there(s: State, square: int, rules: dict[int, str]) -> str:
    """The rule of what is solid on a square; "" for nothing."""
    if not board.solid(s, square):
        return ""
    i = board.hazard_at(s, square)
    return rules[s.hazards[i].kind] if i >= 0 else "BU-RUL-46"


def taken(s: State, square: int) -> str:
    """The rule of who stands on a square, or will come back to it from the air; "" for nobody."""
    on = s.on[square]
    return "" if not on else "BU-MOVE-06" if on & ~aloft(s) else "BU-RUL-116"


def no_way(t: Table, s: State, h: int, goal: int) -> str:
    """Why a hero cannot walk or charge onto a place; "" where nothing is in the way."""
    if goal < 0:
        return "BU-MOVE-09"
    found = [taken(s, square) or solid_there(s, square, THINGS) for square in feet(t, s, h, goal)]
    return next(filter(None, found), "")


def no_place(t: Table, s: State, h: int, place: int, cause: int) -> str:
    """BU-RUL-46: why a hero cannot be put on a place by this cause (-1: its own doing); "" for an open one."""
    if not board.fits(t, s, h, place):
        return "BU-MOVE-09"
    squares = feet(t, s, h, place)
    found = [taken(s, square) or solid_there(s, square, SOLID) for square in squares]
    walls = ["BU-RUL-47" for square in squares if board.spent(t, s, square, cause)]
    return next(filter(None, [*found, *walls]), "")


def no_site(t: Table, square: int) -> str:
    """BU-RUL-09: why no hazard is put on a square, which is not legal."""
    if not board.on_board(t, square):
        return "BU-MOVE-09"
    return "BU-RUL-09" if 0 < board.row(square) < t.rows - 1 else "BU-HAZP-04"


def no_step(t: Table, s: State, h: int, d: int) -> str:
    """Why a hero may not step in this direction."""
    card, hero = t.heroes[s.heroes[h].design], s.heroes[h]
    if not heads(card.pattern, hero.course, d):
        return "BU-RUL-18" if card.pattern == ids.STRAIGHT else "BU-MOVE-03"
    goal = board.shifted(t, s, h, hero.place, d, 1)
    through = card.phasing and goal >= 0 and bare(t, s, h, goal)
    return "BU-MOVE-08" if through else no_way(t, s, h, goal)


# ---------------------------------------------------------------- flights
NO_FLIGHT: Final = {
    flights.EDGE: "BU-MOVE-09",
    flights.OVER_TANK: "BU-TANK-07",
    flights.SPENT: "BU-RUL-47",
    flights.STONE: "BU-RUL-58",
    flights.WALL: "BU-RUL-46",
    flights.ALOFT: "BU-RUL-116",
    flights.CROWD: "BU-RUL-55",
    flights.PULLED_DOWN: "BU-RUL-50",
    flights.HIDDEN: "BU-RUL-97",
    flights.ELSEWHERE: "BU-RUL-34",
}
"""The law of each code of what forbids a flight."""


def no_launch(t: Table, s: State, f: Frame, d: int, n: int) -> str:
    """Why a launch may not go there; where launches go as far as they can, a shorter one there is may be the reason."""
    full = 2 if d & 1 else 3
    if n > full:
        return "BU-CATA-03"
    end = flights.flight(t, s, f.hero, d, n, f.cause, flights.LAUNCHED)
    return "BU-RUL-52" if end > 0 else NO_FLIGHT[-end]


# ---------------------------------------------------------------- aims
def no_aim(t: Table, s: State, f: Frame, kind: str, n: dict[str, int]) -> str:
    """Why the card or special of the frame may not aim so."""
    op = t.ops[f.row]
    if kind != CHOICES[candidates(t, s, f.hero, op)[0]]:
        return "BU-RUL-64"
    if kind == "aim":
        return no_direction(t, s, f, op, n["direction"])
    if kind == "fly":
        return no_rush(t, s, f, op, n["direction"], n["far"])
    if kind == "square":
        return no_square(t, s, f, op, n["square"])
    return no_hero(t, s, f, op, n["hero"]) if kind == "hero" else "BU-MOVE-09"


def useless(t: Table, f: Frame) -> str:
    """Why a choice is none that is in reach: it would do nothing; a swap does not fit."""
    words = []
    for i in range(f.row + 1, f.end):
        if is_aim(t.ops[i]):
            break
        words.append(t.ops[i].op)
    return "BU-RUL-45" if ops.SWAP in words else "BU-RUL-20" if f.what == SPECIAL else "BU-RUL-65"


def no_direction(t: Table, s: State, f: Frame, op: Op, d: int) -> str:
    """Why a line or an arc does not go there: whom it meets is hidden, or behind something, or it meets nobody."""
    if op.op == ops.AIM_ARC:
        return "BU-RUL-20"
    if op.dirs == 4 and d % 2:
        return "BU-RUL-28"
    foes = board.living(s, 1 - board.team_of(f.hero))
    hidden, behind = False, False
    for i in range(board.area(t, s, f.hero)):
        square, shut = s.heroes[f.hero].place + ids.FOOT[i], False
        if line_hits(t, s, f.hero, square, d, op.reach, op.hits):
            return useless(t, f)
        for _ in range(op.reach):
            square = board.beyond(t, square, d)
            if square < 0:
                break
            shut = shut or board.blocks(s, square)
            there = bool(s.on[square] & foes)
            hidden, behind = hidden or (there and not shut), behind or (there and shut)
    return "BU-RUL-97" if hidden else "BU-RUL-27" if behind else "BU-RUL-20"


def no_rush(t: Table, s: State, f: Frame, op: Op, d: int, n: int) -> str:
    """Why a leap or a charge does not go there."""
    h = f.hero
    if board.has(s, h, ids.ROOT):
        return "BU-RUL-78"
    if op.op == ops.AIM_LEAP:
        wrong = n < op.low or n > op.reach or (op.dirs == 4 and d & 1)
        return "BU-RUL-34" if wrong else NO_FLIGHT[-flights.flight(t, s, h, d, n, h, op.land)]
    if n > op.reach:
        return "BU-SPEC-02"
    hidden = board.ahead(t, s, h, d, -1) & board.living(s, 1 - board.team_of(h))
    return "BU-RUL-97" if hidden else no_way(t, s, h, board.shifted(t, s, h, s.heroes[h].place, d, 1))


def no_square(t: Table, s: State, f: Frame, op: Op, square: int) -> str:
    """Why a square, hazard or creation is not the one."""
    h, k = f.hero, op.op
    if not board.on_board(t, square):
        return "BU-MOVE-09"
    if k == ops.AIM_HAZARD:
        i = board.hazard_at(s, square)
        return "BU-RUL-65" if i >= 0 and op.kinds >> s.hazards[i].kind & 1 else "BU-RUL-57"
    if h >= 0 and op.reach and board.off(t, s, h, square) > op.reach:
        return "BU-SPEC-02"
    if k == ops.AIM_CREATION:
        return "BU-UTIL-01"
    if k == ops.AIM_BLAST and any(s.on[square] >> one & 1 and unseen(t, s, h, one) for one in range(ids.HEROES)):
        return "BU-RUL-97"
    sighted = k == ops.AIM_BLAST or (h >= 0 and op.reach and op.path)
    if sighted and ((k == ops.AIM_BLAST and board.blocks(s, square)) or not ways(t, s, h, -1, square, op.reach)):
        return "BU-RUL-27"
    return "BU-RUL-20" if k == ops.AIM_BLAST and (op.needs or legal_site(t, s, square)) else unfit(t, s, f, square)


def unfit(t: Table, s: State, f: Frame, square: int) -> str:
    """Why nothing is put on a square that may be aimed at."""
    for i in range(f.row + 1, f.end):
        word = t.ops[i]
        if word.op == ops.PLACE_CREATION:
            return "BU-RUL-59"
        if word.op == ops.PLACE_HAZARD:
            return "BU-RUL-08" if boxed(t, s, word.kinds) == 0 else no_site(t, square)
    return "BU-RUL-20"


def no_hero(t: Table, s: State, f: Frame, op: Op, k: int) -> str:
    """Why a hero is not the one."""
    h, what, mine = f.hero, op.op, board.team_of(k) == f.team
    own = what in (ops.AIM_OWN, ops.AIM_TEAMMATE) or (what == ops.AIM_SHOT and op.who == 1)
    foes = what in (ops.AIM_ENEMY, ops.AIM_MELEE) or (what == ops.AIM_SHOT and op.who == 0)
    if mine == foes and (own or foes):
        return "BU-RUL-26" if foes else "BU-TERM-01"
    if what == ops.AIM_OWN and op.state and board.alive(s, k):
        return "BU-DEATH-05"
    if not board.alive(s, k):
        return "BU-DEATH-01"
    if k == h and (what == ops.AIM_SHOT or (what == ops.AIM_TEAMMATE and not op.own)):
        return "BU-TERM-02"
    if what == ops.AIM_SHOT and unseen(t, s, h, k):
        return "BU-RUL-97"
    reach = 1 if what == ops.AIM_MELEE else op.reach if what in (ops.AIM_SHOT, ops.AIM_TEAMMATE) else 0
    if reach and board.apart(t, s, h, k) > reach:
        return "BU-SPEC-02"
    if what == ops.AIM_SHOT and not ways(t, s, h, k, -1, op.reach):
        return "BU-RUL-27"
    return useless(t, f) if f.what < RELIC else "BU-SPEC-01"


# ---------------------------------------------------------------- where a hero or hazard is put
def no_room(t: Table, s: State, f: Frame, place: int) -> str:
    """Why a hero does not make room there: it is no open place, or none of the closest."""
    return no_place(t, s, f.hero, place, f.cause) or ("BU-RUL-40" if s.ask == ids.ASK_ROOM else "BU-RUL-42")


def no_spot(t: Table, s: State, f: Frame, place: int) -> str:
    """Why a hero is not teleported there."""
    h = first_bit(f.mask)
    far = board.between(s.heroes[h].place, place) > t.ops[f.row].reach
    return no_place(t, s, h, place, -1 if f.cause == h else f.cause) or ("BU-SPEC-02" if far else "BU-RUL-45")


def no_return(t: Table, s: State, f: Frame, place: int) -> str:
    """Why a hero does not come back there."""
    return no_place(t, s, first_bit(f.mask), place, -1) or "BU-RUL-73"


def no_shift(t: Table, s: State, square: int) -> str:
    """Why a hazard is not moved there."""
    return "BU-RUL-57" if legal_site(t, s, square) else no_site(t, square)
