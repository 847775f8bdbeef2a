"""The game on the twin's worlds: puts a world on its board, lets it displace heroes, plays every answer there is."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tests.games.brutality.geometry.shoves import End, Question
from tests.games.brutality.geometry.twin import Square, World
from tests.games.brutality.rules.law import HAZARDS, HEROES, Law

from rumpus.games.brutality.rules import board, ids
from rumpus.kernel.records.grid import DX, DY

KINDS = {
    ids.ASK_ROOM: "displace",
    ids.ASK_PILLARS: "pillars",
    ids.ASK_LAUNCH: "launch",
    ids.ASK_FALL: "fallback",
}
AWAY = 10 + ids.WIDE * 10
"""Off every small board: where a hero of Team 1 stands that only has to live, for a team without one plays nothing."""
STATUSES = {"steadfast": ids.STEADFAST, "hidden": ids.HIDDEN}


def number(at: Square) -> int:
    """The game's number of a square."""
    return at[0] + ids.WIDE * at[1]


def square(number: int) -> Square:
    """The twin's square."""
    return number % ids.WIDE, number // ids.WIDE


@dataclass
class Engine:
    """One table; `show` puts a world on it. Heroes are A, B, X and Y; who is missing in the world is dead."""

    law: Law

    def __post_init__(self) -> None:
        """Everybody is off the board: what every world begins with."""
        for h in range(4):
            board.take_off(self.law.t, self.law.s, h)
            self.law.s.heroes[h].hp = 0
        self.bare = self.law.array.copy()
        self.law.whole = False

    def show(self, world: World) -> None:
        """The world, on a board of its size, with its heroes' cards."""
        law = self.law
        law.array[:] = self.bare
        law.t.cols, law.t.rows = world.cols, world.rows
        for at, kind in world.things.items():
            x, y = at
            law.lay(kind, f"{'abcdefghijk'[x]}{y + 1}", "A")
        for name, told in world.heroes.items():
            h = HEROES.index(name)
            card, hero = law.t.heroes[1 + h], law.s.heroes[h]
            card.wide, card.deep, card.phasing = told.wide, told.deep, int(told.phasing)
            card.klass = ids.TANK if told.tank else ids.DAMAGER
            hero.hp = told.hp
            for trait, status in STATUSES.items():
                hero.value[status] = int(getattr(told, trait))
                hero.ends[status] = ids.FOR_GOOD * int(getattr(told, trait))
            board.put_on(law.t, law.s, h, number(told.at))
        if not {"A", "B"} & set(world.heroes):
            law.s.heroes[0].hp = 8
            board.put_on(law.t, law.s, 0, AWAY)

    def standing(self) -> End:
        """Where everybody is, and how many HP it has."""
        heroes = self.law.s.heroes
        return {
            name: (square(heroes[h].place), int(heroes[h].hp))
            for h, name in enumerate(HEROES)
            if 0 <= heroes[h].place < AWAY
        }

    def asked(self) -> Question | None:
        """The question that waits, in the twin's words; None in the main part."""
        s = self.law.s
        if s.ask not in KINDS:
            assert s.ask == ids.ASK_MAIN or s.over, s.ask
            return None
        if s.ask == ids.ASK_LAUNCH:
            told = [a - ids.FLIGHT for a in self.law.legal()]
            ways = [(DX[a // 4] * (a % 4 + 1), DY[a // 4] * (a % 4 + 1)) for a in told]
            return "launch", self.mover(), tuple(sorted(ways, key=lambda d: (d[1], d[0])))
        return KINDS[s.ask], self.mover(), tuple(square(a - ids.SQUARE) for a in self.law.legal())

    def mover(self) -> str:
        """The letter of the hero that is displaced."""
        s = self.law.s
        return HEROES[s.frames[s.depth - 1].hero]

    def answer(self, question: Question, option: Square) -> int:
        """The action of an answer."""
        if question[0] != "launch":
            return ids.SQUARE + number(option)
        n = max(abs(option[0]), abs(option[1]))
        d = next(d for d in range(8) if (DX[d] * n, DY[d] * n) == option)
        return ids.FLIGHT + 4 * d + n - 1

    def outcomes(self, deed: str) -> Iterator[tuple[list[tuple[Question, Square]], End]]:
        """What comes of a deed, by every answer: what was asked and answered, and where everybody stands."""
        self.law.do(deed)
        yield from self.ways_on([])

    def ways_on(self, told: list[tuple[Question, Square]]) -> Iterator[tuple[list[tuple[Question, Square]], End]]:
        """Every way on from here."""
        question = None if self.law.s.over else self.asked()
        if question is None:
            yield told, self.standing()
            return
        before = self.law.array.copy()
        for option in question[2]:
            self.law.array[:] = before
            a = self.answer(question, option)
            self.law.apply(self.law.seat(a), a)
            yield from self.ways_on([*told, (question, option)])


__all__ = ["HAZARDS", "Engine", "number", "square"]
