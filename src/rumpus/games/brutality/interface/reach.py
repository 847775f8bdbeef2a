"""What a deed reaches, in small: seven by seven squares round who does it, as the rules find them on a bare board."""

from typing import Final

from rumpus.games.brutality.rules import board, ids, ops
from rumpus.games.brutality.rules.aims import SPECIAL, asks, candidates, fixed_subjects, is_aim, may_aim
from rumpus.games.brutality.rules.moves import heads
from rumpus.games.brutality.rules.state import Op, State, Table
from rumpus.kernel.records.grid import DX, DY

FAR: Final = 3
SPOTS: Final = [(x, y) for y in range(FAR, -FAR - 1, -1) for x in range(-FAR, FAR + 1)]
"""The squares as (columns, rows) from the middle, from the top left."""
MIDDLE: Final = FAR * board.WIDE + FAR
BY, MATE, ENEMY = 0, 1, 2
NOBODY: Final = -1
MOST: Final = 6
"""Steps that reach all of it, whatever the pattern."""


def walks(pattern: int) -> str:
    """A movement pattern: by square how many steps of a Move lead there, `.` where none do (BU-RUL-18)."""
    found, open_ = {(0, 0): 0}, [(0, 0, 0)]
    for x, y, course in open_:
        for d in range(8):
            there = (x + DX[d], y + DY[d])
            if there not in found and found[x, y] < MOST and heads(pattern, course, d):
                found[there] = found[x, y] + 1
                open_.append((*there, 1 + d))
    return "".join(str(found.get(one) or ".") for one in SPOTS)


def struck(t: Table, at: int, end: int) -> str:
    """The rows of a special: `#` where its first aim at others may be taken, `.` elsewhere."""
    aims = (i for i in range(at, end) if is_aim(t.ops[i]) and t.ops[i].op != ops.AIM_SELF)
    first = next(aims, None)
    if first is None:
        return "." * len(SPOTS)
    s = _bare(t)
    return "".join(".#"[_reached(t, s, first, end, x, y)] for x, y in SPOTS)


def _bare(t: Table) -> State:
    """A board with nobody on it but who acts; all are small, and hurt."""
    s = State.new()
    small = next((d for d in range(1, t.heroes_n + 1) if t.heroes[d].wide * t.heroes[d].deep == 1), 1)
    for hero in s.heroes:
        hero.design, hero.place, hero.hp = small, NOBODY, 1
    board.put_on(t, s, BY, MIDDLE)
    return s


def _reached(t: Table, s: State, at: int, end: int, x: int, y: int) -> bool:
    """Whether an aim reaches a square: empty, or with an enemy or a teammate on it."""
    square = MIDDLE + x + y * board.WIDE
    found = square != MIDDLE and _aimed(t, s, at, end, square, NOBODY)
    for who in (ENEMY, MATE) if square != MIDDLE and not found else ():
        board.put_on(t, s, who, square)
        found = found or _aimed(t, s, at, end, square, who)
        s.heroes[who].place, s.on[square] = NOBODY, 0
    return found


def _aimed(t: Table, s: State, at: int, end: int, square: int, who: int) -> bool:
    """Whether an aim may be taken at a square, or at who stands there."""
    op: Op = t.ops[at]
    if not asks(op):
        return who != NOBODY and bool(fixed_subjects(t, s, BY, 0, op, 0) >> who & 1)
    kind, low, high = candidates(t, s, BY, op)
    if kind == ids.HERO:
        choices = [who] if who != NOBODY else []
    elif kind == ids.SQUARE:
        choices = [square]
    elif kind == ids.FLIGHT:
        choices = [i for i in range(32) if board.shifted(t, s, BY, MIDDLE, i // 4, i % 4 + 1) == square]
    else:
        choices = list(range(high)) if who != NOBODY else []
    return any(low <= i < high and may_aim(t, s, BY, 0, SPECIAL, at, end, i) for i in choices)
