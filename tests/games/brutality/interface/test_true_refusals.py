"""Every refusal that random wrong answers meet is true where it is met: a second, plainer reading of each sentence."""

import random
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from tests.games.brutality.interface.walk import GAMES, Step, walk

from rumpus.games.brutality.interface import actions, legality
from rumpus.games.brutality.rules import board, ids, moves, turn
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.grid import DX, DY

ALWAYS: Final = frozenset(
    (
        *("BU-WIN-02", "BU-RUL-74", "BU-RUL-64", "BU-ACT-02", "BU-RUL-61", "BU-RUL-96", "BU-RUL-15", "BU-RELIC-13"),
        *("BU-RUL-54", "BU-RUL-10", "BU-RUL-07", "BU-PLACE-03", "BU-HAZP-03", "BU-ART-02", "BU-CC-05", "BU-HERO-01"),
        *("BU-RUL-76", "BU-RELIC-09", "BU-RUL-14", "BU-RUL-20", "BU-RUL-65", "BU-RUL-45", "BU-RUL-28", "BU-RUL-35"),
        *("BU-RUL-40", "BU-RUL-42", "BU-SPEC-01", "BU-RUL-67", "BU-RUL-79", "BU-RUL-105", "BU-UTIL-01", "BU-RUL-52"),
        "BU-RUL-116",
    )
)
"""Those that say no more than the question itself, or are looked at one by one in test_refusals.py."""


class Here:
    """A wrong act: who would do it, and what it would come to."""

    def __init__(self, t: Table, s: State, p: int, a: int) -> None:
        """A seat's act in a position."""
        self.t, self.s, self.p = t, s, p
        self.kind, self.n = actions.parts(a)
        self.f: Frame = s.frames[s.depth - 1]
        self.team = int(board.team_at(s, p))
        self.h = self.mover()
        self.hero = s.heroes[self.h]

    def mover(self) -> int:
        """The hero that would go somewhere, or that acts."""
        if self.kind in ("step", "launch", "special", "artifact", "hero"):
            return self.n["hero"]
        if self.s.ask in (ids.ASK_SPOT, ids.ASK_REVIVE):
            return first_bit(self.f.mask) if self.f.mask else 0
        return max(0, int(self.f.hero))

    @property
    def goal(self) -> list[tuple[int, int]]:
        """The squares that it would come to fill, or that it names, as columns and rows."""
        card = self.t.heroes[self.hero.design]
        if self.kind == "square":
            x, y = self.n["square"] % ids.WIDE, self.n["square"] // ids.WIDE
            one = self.s.ask in (ids.ASK_AIM, ids.ASK_SITE, ids.ASK_HAZARD)
            return [(x + i, y + j) for i in range(1 if one else card.wide) for j in range(1 if one else card.deep)]
        # a charge is stopped by its first square
        far = self.n.get("far", 1) if self.s.ask == ids.ASK_LAUNCH or self.leaps else 1
        d = self.n["direction"]
        x, y = self.hero.place % ids.WIDE + far * DX[d], self.hero.place // ids.WIDE + far * DY[d]
        return [(x + i, y + j) for i in range(card.wide) for j in range(card.deep)]

    @property
    def leaps(self) -> bool:
        """Whether an aim is a leap."""
        return bool(self.t.ops[self.f.row].op == legality.ops.AIM_LEAP)

    def on(self, x: int, y: int) -> bool:
        """Whether a square is on the board."""
        return 0 <= x < self.t.cols and 0 <= y < self.t.rows

    def things(self, *kinds: str) -> bool:
        """Whether one of these things lies on the squares named."""
        cells = [x + ids.WIDE * y for x, y in self.goal if self.on(x, y)]
        found = [ids.HAZARD_NAMES[one.kind] for one in self.s.hazards if one.kind and one.square in cells]
        found += [ids.CREATION_NAMES[one.kind] for one in self.s.creations if one.kind and one.square in cells]
        return bool({*kinds} & {*found}) if kinds else bool(found)

    def stood_on(self) -> bool:
        """Whether another hero stands on the squares named."""
        mine = 0 if self.s.ask in (ids.ASK_AIM, ids.ASK_SITE, ids.ASK_HAZARD) and self.kind == "square" else 1 << self.h
        return any(self.on(x, y) and self.s.on[x + ids.WIDE * y] & ~mine for x, y in self.goal)

    def far(self) -> bool:
        """Whether what is aimed at is farther away than the card reaches."""
        op = self.t.ops[self.f.row]
        if self.kind == "fly":
            return bool(self.n["far"] > op.reach)
        if self.s.ask == ids.ASK_SPOT:
            return bool(board.between(self.hero.place, self.n["square"]) > op.reach)
        if self.kind == "square":
            return bool(board.off(self.t, self.s, self.f.hero, self.n["square"]) > op.reach)
        return bool(board.apart(self.t, self.s, self.f.hero, self.h) > max(1, op.reach))

    def any_hidden(self) -> bool:
        """Whether an enemy of who acts is hidden and not next to it."""
        foes = [k for k in range(4) if board.alive(self.s, k) and k // 2 != self.f.hero // 2]
        return any(board.has(self.s, k, ids.HIDDEN) and board.apart(self.t, self.s, self.f.hero, k) > 1 for k in foes)

    def tank_between(self) -> bool:
        """Whether an enemy tank stands on the way of a flight."""
        card, d = self.t.heroes[self.hero.design], self.n["direction"]
        for far in range(1, self.n["far"]):
            x, y = self.hero.place % ids.WIDE + far * DX[d], self.hero.place // ids.WIDE + far * DY[d]
            for k in range(4):
                one, other = self.t.heroes[self.s.heroes[k].design], self.s.heroes[k].place
                if k // 2 != self.h // 2 and one.klass == ids.TANK and other >= 0:
                    dx, dy = other % ids.WIDE - x, other // ids.WIDE - y
                    if -one.wide < dx < card.wide and -one.deep < dy < card.deep:
                        return True
        return False

    def blocker(self) -> bool:
        """Whether anything on the board blocks a path."""
        kinds = (ids.PILLARS, ids.LIMESTONE)
        return any(one.kind in kinds for one in self.s.hazards) or any(one.kind == ids.WALL for one in self.s.creations)

    def no_leap(self) -> bool:
        """Whether a leap goes as its card does not: too far, too near, aslant, or onto whom it may not."""
        op = self.t.ops[self.f.row]
        filled = [x + ids.WIDE * y for x, y in self.goal if self.on(x, y)]
        there = {k for at in filled for k in range(4) if self.s.on[at] >> k & 1 and k != self.h}
        onto = {k // 2 for k in there} == {self.h // 2} or len(there) > 1
        lands = (op.land == 0 and there) or (op.land == 1 and not there)
        return not op.low <= self.n["far"] <= op.reach or (op.dirs == 4 and self.n["direction"] % 2) or onto or lands

    def no_hazard(self) -> bool:
        """Whether a card places, moves or works on no such hazard; or the Catapult is at rest."""
        word = self.t.ops[self.f.row]
        at = [one for one in self.s.hazards if one.kind and one.square == self.n.get("square", one.square)]
        if self.s.ask == ids.ASK_KIND:
            return not word.kinds >> self.n["hazard"] & 1
        if self.s.ask == ids.ASK_HAZARD:
            return bool(board.between(self.f.spot - 1, self.n["square"]) > word.n)
        if self.s.ask == ids.ASK_AIM:
            return not any(word.kinds >> one.kind & 1 for one in at)
        return any(one.kind == ids.CATAPULT and board.quiet(self.s, one) for one in at)

    def card_taken(self) -> bool:
        """Whether a hero, or an artifact, is taken; or its bearer carries one, or none."""
        if self.kind == "choose":
            picks = self.s.teams[self.team].picks & 255
            asked = turn.who(self.t, self.s) >> self.p & 1
            return (
                not asked or picks == self.n["design"] + 1 or any(h.design == self.n["design"] for h in self.s.heroes)
            )
        if self.kind == "tool":
            return any(hero.tool == self.n["tool"] for hero in self.s.heroes)
        return bool(self.hero.tool) == (self.s.ask == ids.ASK_BEARER)

    def state(self, *names: int) -> bool:
        """Whether the hero has one of these statuses."""
        return any(board.has(self.s, self.h, name) for name in names)


TRUE: Final[dict[str, Callable[[Here], Any]]] = {
    "BU-RUL-91": lambda o: (
        o.n.get("relic", 0) > o.t.relics_n
        or o.n.get("design", 0) > o.t.heroes_n
        or o.n.get("tool", 0) > o.t.artifacts_n
    ),
    "BU-MOVE-03": lambda o: not moves.heads(o.t.heroes[o.hero.design].pattern, 0, o.n["direction"]),
    "BU-RUL-18": lambda o: o.hero.course and o.hero.course != 1 + o.n["direction"],
    "BU-MOVE-04": lambda o: moves.ms_left(o.t, o.s, o.h) <= 0,
    "BU-MOVE-06": Here.stood_on,
    "BU-MOVE-08": Here.stood_on,
    "BU-MOVE-09": lambda o: o.kind in ("row", "column") or not all(o.on(x, y) for x, y in o.goal),
    "BU-SPIKE-08": lambda o: o.things("spiked_pillars"),
    "BU-WALL-02": lambda o: o.things("limestone_wall_ruins"),
    "BU-RUL-58": lambda o: o.things("limestone_wall_ruins"),
    "BU-RUL-46": lambda o: o.things("wall"),
    "BU-RUL-09": lambda o: o.things() or o.stood_on(),
    "BU-RUL-59": lambda o: (
        o.things() or o.stood_on() or o.goal[0][1] in (0, o.t.rows - 1) or 1 + o.n["square"] in list(o.f.squares)
    ),
    "BU-HAZP-04": lambda o: o.goal[0][1] in (0, o.t.rows - 1),
    "BU-RUL-08": lambda o: any(one.kind == o.n["hazard"] for one in o.s.hazards),
    "BU-DEATH-01": lambda o: o.hero.place < 0,
    "BU-ART-08": lambda o: o.hero.place < 0,
    "BU-DEATH-05": lambda o: o.hero.place >= 0,
    "BU-TERM-01": lambda o: o.h // 2 != o.team,
    "BU-RUL-26": lambda o: o.h // 2 == o.team,
    "BU-TERM-02": lambda o: o.h == o.f.hero,
    "BU-TEAM-01": lambda o: o.h // 2 == o.team and board.seat_of(o.t, o.s, o.h) != o.p,
    "BU-TURN-01": lambda o: o.team != o.s.team,
    "BU-RUL-77": lambda o: all(not board.alive(o.s, h) for h in range(4) if board.seat_of(o.t, o.s, h) == o.p),
    "BU-RUL-86": lambda o: o.s.done >> o.p & 1,
    "BU-RUL-19": lambda o: any(hero.rest for hero in o.s.heroes),
    "BU-RUL-17": lambda o: o.hero.closed,
    "BU-ACT-03": lambda o: o.hero.used.bit_count() == 2 and not o.hero.extra,
    "BU-ACT-06": lambda o: o.hero.used >> 1 + o.n["special"] & 1,
    "BU-ART-05": lambda o: o.hero.cool > 0,
    "BU-RELIC-11": lambda o: o.n["relic"] not in list(o.s.teams[o.team].hand),
    "BU-CC-03": lambda o: o.n["relic"] not in list(o.s.stack[: o.s.stack_n]),
    "BU-RUL-53": lambda o: all(one.kind != ids.CATAPULT or not o.s.on[one.square] >> o.h & 1 for one in o.s.hazards),
    "BU-RUL-78": lambda o: o.state(ids.STUN, ids.ROOT, ids.SILENCE),
    "BU-SPEC-02": Here.far,
    "BU-RUL-97": Here.any_hidden,
    "BU-RUL-27": Here.blocker,
    "BU-TANK-07": Here.tank_between,
    "BU-RUL-50": lambda o: any(one.kind == ids.PIKES for one in o.s.hazards),
    "BU-RUL-55": Here.stood_on,
    "BU-RUL-34": Here.no_leap,
    "BU-RUL-57": Here.no_hazard,
    "BU-RUL-12": Here.card_taken,
    "BU-RUL-06": lambda o: not turn.who(o.t, o.s) >> o.p & 1 or o.card_taken(),
    "BU-ART-01": lambda o: o.h // 2 != o.team,
    "BU-RUL-66": lambda o: o.n["relic"] not in list(o.s.teams[1 - o.team].hand),
    "BU-RUL-63": lambda o: o.s.teams[o.team].no_tools > 2 * o.s.turn,
    "BU-RELIC-08": lambda o: o.s.teams[o.team].no_relics > 2 * o.s.turn,
    "BU-RUL-73": lambda o: o.s.ask == ids.ASK_REVIVE or o.hero.back == o.s.turn,
    "BU-CATA-03": lambda o: o.s.ask == ids.ASK_MAIN or o.n["far"] > (2 if o.n["direction"] % 2 else 3),
    "BU-RUL-47": lambda o: any(one.used for one in (*o.s.hazards, *o.s.creations)),
}
"""What has to be so where a rule refuses."""


KIND_OF: Final = [actions.parts(a)[0] for a in range(ids.ACTIONS)]


def wrong(one: Step, chance: random.Random, n: int) -> Iterator[tuple[int, int, str]]:
    """Some acts that a seat may not do, half of them of a kind that might be asked, with the rule that refuses."""
    for _ in range(n):
        p = chance.choice(one.seats) if one.seats and chance.random() < 0.8 else chance.randrange(one.t.n)
        kinds = sorted({actions.parts(a)[0] for a in one.may(p) if a >= ids.STEP})
        a = chance.randrange(ids.ACTIONS)
        if kinds and chance.random() < 0.7:
            kind = chance.choice(kinds)
            a = chance.choice([a for a in range(ids.STEP, ids.ACTIONS) if KIND_OF[a] == kind])
        rule = legality.why_not(one.t, one.s, p, a)
        if rule is not None:
            yield p, a, rule


@pytest.mark.rule("BU-RUL-64", "BU-SPEC-02", "BU-RUL-34")
@pytest.mark.parametrize("number", range(2 * len(GAMES)))
def test_every_refusal_is_true_here(number: int) -> None:
    chance = random.Random(number)
    for one in walk(number, 400):
        assert turn.who(one.t, one.s) or one.s.over
        for p, a, rule in wrong(one, chance, 6):
            name = actions.ACTS.name(one.t, one.s, p, a)
            assert rule in TRUE or rule in ALWAYS, f"{name}: nothing says when {rule} is true"
            here = Here(one.t, one.s, p, a)
            assert rule in ALWAYS or TRUE[rule](here), f"game {number}, step {one.number}, {name}: {rule} is not true"
