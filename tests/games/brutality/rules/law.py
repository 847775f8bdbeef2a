"""The law's checks as it writes them: `Law("A d4, X d5, pillars d7", A1="melee, damage 1, knockback 2").do("A1 X")`.

A board is a list of parts. A hero: its letter, its square, and what it is unless it is the plain test hero (1x1,
damage, 8 of 8 HP, MS 3, pattern any): `X 2x2 d4 tank hp 12/14`, `A d4 straight ms 4 shield=2`, `B dead`. A thing: a
hazard's or creation's short name and its square (`wall d5`; `snare d5 Y` is Team 2's). Heroes that are not named stand
on their start corners. `A1`, `A2` are a hero's specials, `A0` its artifact with its cooldown in front (`3: self, heal
2`), relics by any other name (`R="any_time: enemy, damage 2"`), all in the words of cards.py.

A deed is a hero's steps (`A N N E`), a launch (`A launch N3`), a special or artifact with its answers (`A1 X`, `A2 N`,
`A0`), a relic with its answers (`R X`), `end`, `pass`, `take`, `concede`, or an answer (`> d9`, `> N2`); deeds of one
line are apart by semicolons. Set up (`ready=False`): `hero 3`, `> A` (goes left), `> catapult d5`, `tool 2 A`,
`draft 7`.
"""

from __future__ import annotations

import re
from typing import Any, Final

from tests.games.brutality.rules import cards

from rumpus.games.brutality.content.options import OPTIONS
from rumpus.games.brutality.content.tables import tables
from rumpus.games.brutality.rules import board, hazards, ids, invariants, moves, turn
from rumpus.games.brutality.rules.state import State
from rumpus.kernel.records.grid import DIRECTIONS
from rumpus.kernel.records.log import Log, clear, event_rows

HEROES: Final = "ABXY"
"""By number; designs 1 to 4."""
CORNERS: Final = {"A": "left", "B": "right", "X": "left", "Y": "right"}
ROOM: Final = 600
"""Effect rows from here on are free for a test's own cards."""
PLAIN: Final = 20
"""Relics from here on are plain ones: each own hero heals 1."""
SIZES: Final = {"1x1": (1, 1), "1x2": (2, 1), "2x2": (2, 2)}
HAZARDS: Final = {"pillars": 1, "pikes": 2, "flames": 3, "limestone": 4, "catapult": 5}
CREATIONS: Final = {"wall": ids.WALL, "cloud": ids.CLOUD, "snare": ids.SNARE}
TRAITS: Final = {"phasing", "sure_footed"}
TYPES: Final = {name: k for k, name in enumerate(ids.TYPES) if name}
TIMINGS: Final = {"any_time": 1, "instant": 2, "next_turn": 3, "next_round": 4}
WORDS: Final = {"end": ids.END, "pass": ids.PASS, "take": ids.TAKE, "direct": ids.DIRECT, "concede": ids.CONCEDE}
CHOICES: Final = {"hero": ids.DESIGN, "tool": ids.TOOL, "draft": ids.CARD}
"""`hero 3`, `tool 2 A`, `draft 7`: by number."""


def square(name: str) -> int:
    """d4 as the game's number."""
    return "abcdefghijk".index(name[0]) + ids.WIDE * (int(name[1:]) - 1)


def name_of(at: int) -> str:
    """A square by its name."""
    return f"{'abcdefghijk'[at % ids.WIDE]}{at // ids.WIDE + 1}" if at >= 0 else ""


class Law:
    """One position of the law, played by its words: Team 1's turn in round 2, the draw done."""

    whole = True
    """False: heroes may stand off the board."""

    def __init__(self, text: str = "", players: int = 2, ready: bool = True, seed: int = 7, **told: Any) -> None:
        names = {one.name for one in OPTIONS}
        options = {one.name: one.default for one in OPTIONS} | {"first_team": "agreed", "players": players}
        options |= {name: value for name, value in told.items() if name in names}
        self.t = tables(options).t
        self.array = State.blank()
        self.s = State.at(self.array)
        self.log = Log.new()
        self.events: list[tuple[int, ...]] = []
        self.known: dict[str, int] = {}
        self.tidy = b""
        self.rows = ROOM
        self.plain()
        for name, card in told.items():
            if name not in names:
                self.card(name, card)
        parts = [part.split() for part in text.split(",") if part.strip()]
        for part in parts:
            if part[0] in HEROES and part[1] != "dead":
                self.printed(part[0], part[1:])
        turn.setup(self.t, self.s, seed, self.log)
        self.events += event_rows(self.log)
        if not ready:
            return
        self.set_up()
        for name in HEROES:
            self.stand(name, next((part[1:] for part in parts if part[0] == name), []))
        for part in parts:
            if part[0] not in HEROES:
                self.lay(part[0], part[1], part[2] if len(part) > 2 else "A")

    # ---------------------------------------------------------------- cards
    def plain(self) -> None:
        """Four plain test heroes, and relics that do next to nothing."""
        blow = self.rows
        self.rows = cards.write(self.t, "melee, damage 1", blow)
        heal = self.rows
        self.rows = cards.write(self.t, "own all, heal 1", heal)
        for k in range(1, 5):
            hero = self.t.heroes[k]
            hero.klass, hero.wide, hero.deep, hero.hp, hero.ms = ids.DAMAGER, 1, 1, 8, 3
            hero.pattern, hero.phasing, hero.sure_footed = ids.ANY, 0, 0
            for i in range(2):
                hero.first[i], hero.size[i] = blow, self.rows - blow - 2
        for k in range(1, self.t.relics_n + 1):
            relic = self.t.relics[k]
            relic.timing, relic.whose, relic.first, relic.size = ids.ANY_TIME, 0, heal, 2

    def card(self, name: str, text: str) -> None:
        """A special (`A1`), an artifact (`A0`) or a relic of a name."""
        head, _, words = text.rpartition(":")
        first = self.rows
        self.rows = cards.write(self.t, words, first)
        if name[0] in HEROES and name[1:] in ("1", "2"):
            hero = self.t.heroes[1 + HEROES.index(name[0])]
            hero.first[int(name[1]) - 1], hero.size[int(name[1]) - 1] = first, self.rows - first
        elif name[0] in HEROES and name[1:] == "0":
            tool = self.t.artifacts[1 + HEROES.index(name[0])]
            tool.cooldown, tool.first, tool.size = int(head or 3), first, self.rows - first
            self.known[name] = 0
        else:
            self.known[name] = 1 + sum(1 for one in self.known if one[-1] != "0")
            relic = self.t.relics[self.known[name]]
            relic.first, relic.size = first, self.rows - first
            for word in head.split():
                relic.kind = TYPES.get(word, relic.kind)
                relic.timing = TIMINGS.get(word, relic.timing)
                relic.whose = {"enemy": ids.ENEMY, "own": ids.OWN}.get(word, relic.whose)

    def printed(self, name: str, words: list[str]) -> None:
        """What is printed on a hero's card."""
        hero = self.t.heroes[1 + HEROES.index(name)]
        for word, after in zip(words, [*words[1:], ""], strict=True):
            if word in SIZES:
                hero.wide, hero.deep = SIZES[word]
            elif word in ids.CLASSES:
                hero.klass = ids.CLASSES.index(word)
            elif word in ids.PATTERNS:
                hero.pattern = ids.PATTERNS.index(word)
            elif word in TRAITS:
                setattr(hero, word, 1)
            elif word == "ms":
                hero.ms = int(after)
            elif word == "hp":
                hero.hp = int(after.rpartition("/")[2]) if "/" in after else max(8, int(after))

    # ---------------------------------------------------------------- the position
    def set_up(self) -> None:
        """The game is set up as ever, then everything that the law does not name is taken away."""
        while self.s.ask != ids.ASK_MAIN:
            a = self.drafted(self.legal())
            self.apply(self.seat(a), a)
        s = self.s
        s.turn, s.bled, s.quiet = 3, 0, 0
        for i in range(ids.HAZARDS):
            if s.hazards[i].kind:
                hazards.lift_hazard(s, i, self.log)
        for k in range(2):
            self.pile(k, "hand", [])
            self.pile(k, "pile", [])
            self.pile(k, "deck", [])
        self.pile(0, "deck", list(range(PLAIN, PLAIN + 20)))
        for h in range(4):
            s.heroes[h].tool = 1 + h if f"{HEROES[h]}0" in self.known else 0
        self.events = []

    def drafted(self, legal: list[int]) -> int:
        """The first pick of a set up, but heroes in the order A, X, B, Y."""
        order = [ids.DESIGN + k for k in (0, 2, 1, 3)]
        return next((a for a in order if a in legal), ids.PASS if ids.PASS in legal else legal[0])

    def pile(self, team: int, name: str, numbers: list[int]) -> None:
        """Cards in place of what lies there; a deck from the top."""
        one = self.s.teams[team]
        cells = getattr(one, name)
        told = sorted(numbers) if name == "hand" else numbers[::-1] if name == "deck" else numbers
        for i in range(len(cells)):
            cells[i] = told[i] if i < len(told) else 0
        setattr(one, f"{name}_n", len(told))

    def number(self, name: str) -> int:
        """A relic's number: a test's own, `Z3` the third plain one."""
        return PLAIN + 20 + int(name[1:]) - 1 if name[0] == "Z" else self.known[name]

    def hand(self, team: int, names: str) -> Law:
        """What a team holds."""
        self.pile(team - 1, "hand", [self.number(name) for name in names.split()])
        return self

    def deck(self, names: str, team: int = 1) -> Law:
        """A deck from the top, and no card more."""
        self.pile(team - 1, "deck", [self.number(name) for name in names.split()])
        return self

    def used(self, names: str, team: int = 1) -> Law:
        """A discard or used pile, its top card last."""
        self.pile(team - 1, "pile", [self.number(name) for name in names.split()])
        return self

    def stand(self, name: str, words: list[str]) -> None:
        """Where a hero stands, with how many HP, with which statuses."""
        h = HEROES.index(name)
        hero, card = self.s.heroes[h], self.t.heroes[1 + h]
        assert hero.design == 1 + h
        at = next((word for word in words if re.fullmatch(r"[a-k]\d+", word)), "")
        if board.alive(self.s, h):
            board.take_off(self.t, self.s, h)
        hero.hp = card.hp
        if "dead" in words:
            hero.hp, hero.died, hero.deaths, hero.closed = 0, 1, 1, 1
            return
        if "hp" in words:
            hero.hp = int(words[words.index("hp") + 1].partition("/")[0])
        board.put_on(self.t, self.s, h, square(at) if at else self.corner(name))
        for word in words:
            status, _, value = word.partition("=")
            if status in ids.STATUS_NAMES and status:
                hero.value[ids.STATUS_NAMES.index(status)] = int(value or 1)
                hero.ends[ids.STATUS_NAMES.index(status)] = ids.FOR_GOOD

    def corner(self, name: str) -> int:
        """BU-RUL-03: the anchor on a hero's start corner."""
        t, card = self.t, self.t.heroes[1 + HEROES.index(name)]
        x = 0 if name in "AY" else t.cols - card.wide
        return x + ids.WIDE * (0 if name in "AB" else t.rows - card.deep)

    def lay(self, kind: str, at: str, whose: str = "A") -> Law:
        """A hazard or a creation on a square."""
        if kind in HAZARDS:
            hazards.lay_hazard(self.s, HAZARDS[kind], square(at), 0, self.log)
        else:
            team = HEROES.index(whose) // 2
            hazards.lay_creation(
                self.t, self.s, CREATIONS[kind], square(at), team, 0 if kind == "snare" else 2, self.log
            )
        clear(self.log)
        return self

    # ---------------------------------------------------------------- deeds
    def seat(self, a: int) -> int:
        """Who may do an action now; the lowest seat that is to move when nobody may."""
        mask = turn.who(self.t, self.s)
        seats = [p for p in range(self.t.n) if mask >> p & 1]
        first = seats[0] if seats else 0
        return first if len(seats) < 2 else next((p for p in seats if a in self.legal(p)), first)

    def legal(self, p: int = -1) -> list[int]:
        """What a seat may do; -1: the first that is to move."""
        out = [0] * 600
        if p < 0:
            mask = turn.who(self.t, self.s)
            p = next((q for q in range(self.t.n) if mask >> q & 1), 0)
        n = turn.legal(self.t, self.s, p, out)
        return out[:n]

    def apply(self, p: int, a: int) -> None:
        """One action."""
        clear(self.log)
        turn.apply(self.t, self.s, p, a, self.log)
        self.events += event_rows(self.log)
        assert self.log.short == 0
        assert self.log.unfit == 0
        assert not self.whole or invariants.board_fault(self.t, self.s) == 0
        teams = self.array["teams"].tobytes()
        assert teams == self.tidy or invariants.piles_tidy(self.s)  # it looks at nothing else
        self.tidy = teams
        assert invariants.ground_true(self.s)

    def acts(self, deed: str) -> list[int]:
        """The actions of one deed."""
        head, *words = deed.split()
        if head == ">":
            return [self.answer(word) for word in words]
        if head in WORDS:
            return [WORDS[head]]
        if head in CHOICES:
            return [CHOICES[head] + int(words[0]) - 1, *map(self.answer, words[1:])]
        if head in HEROES and words and words[0] == "launch":
            return [ids.LAUNCH + HEROES.index(head), *map(self.answer, words[1:])]
        if head in HEROES:
            return [ids.STEP + 8 * HEROES.index(head) + DIRECTIONS.index(word) for word in words]
        rest = [self.answer(word) for word in words]
        if head[0] in HEROES and head[1:] == "0":
            return [ids.ARTIFACT + HEROES.index(head[0]), *rest]
        if head[0] in HEROES and head[1:] in ("1", "2"):
            return [ids.SPECIAL + 2 * HEROES.index(head[0]) + int(head[1]) - 1, *rest]
        return [ids.CARD + self.number(head) - 1, *rest]

    def answer(self, word: str) -> int:
        """An answer: a hero, a direction, a flight, a square, a row or column, a relic, a word."""
        if word in WORDS:
            return WORDS[word]
        if word in self.known:
            return ids.CARD + self.known[word] - 1
        if word in HEROES:
            return ids.HERO + HEROES.index(word)
        if word in DIRECTIONS:
            return ids.DIRECTION + DIRECTIONS.index(word)
        if word[:-1] in DIRECTIONS and word[-1].isdecimal():
            return ids.FLIGHT + 4 * DIRECTIONS.index(word[:-1]) + int(word[-1]) - 1
        if re.fullmatch(r"[a-k]\d+", word):
            return ids.SQUARE + square(word)
        if word in HAZARDS:
            return ids.KIND + HAZARDS[word] - 1
        if word.startswith("row"):
            return ids.RANK + int(word[3:]) - 1
        if word.startswith("column"):
            return ids.FILE + "abcdefghijk".index(word[6:])
        if word.startswith("group"):
            return ids.GROUP + int(word[5:]) - 1
        return ids.CARD + self.number(word) - 1

    def do(self, deeds: str, seat: int = -1) -> Law:
        """Deeds, one after the other, all of which have to be allowed; of a seat where it is named."""
        for deed in filter(None, (one.strip() for one in deeds.split(";"))):
            for a in self.acts(deed):
                p = seat if seat >= 0 else self.seat(a)
                assert a == ids.CONCEDE or a in self.legal(p), f"{deed}: {a} is not among {self.legal(p)}"
                self.apply(p, a)
        return self

    def refuses(self, deed: str, seat: int = -1) -> bool:
        """Whether a deed cannot be done: one of its actions is not offered. Nothing is left behind."""
        before = self.s.cells.tolist()
        try:
            for a in self.acts(deed):
                p = seat if seat >= 0 else self.seat(a)
                if a not in self.legal(p):
                    return True
                self.apply(p, a)
        finally:
            for i, cell in enumerate(before):
                self.s.cells[i] = cell
        return False

    def takes(self, deed: str, seat: int = -1) -> bool:
        """Whether a deed can be done. Nothing is left behind."""
        return not self.refuses(deed, seat)

    def next(self) -> Law:
        """The turn ends, nothing is discarded; the other team's begins, as far as it goes without a decision."""
        self.do("end")
        while self.s.ask == ids.ASK_DISCARD:
            self.do("pass")
        return self

    def end(self) -> Law:
        """The turn ends, and the other team's main part begins: it takes no second card."""
        self.next()
        while self.s.ask in (ids.ASK_OFFER, ids.ASK_WAIT):
            self.do("pass")
        return self

    # ---------------------------------------------------------------- what came of it
    def at(self, name: str) -> str:
        """The square of a hero's anchor; "" for none."""
        return name_of(self.s.heroes[HEROES.index(name)].place)

    def hp(self, name: str) -> int:
        """A hero's HP."""
        return int(self.s.heroes[HEROES.index(name)].hp)

    def where(self, names: str) -> str:
        """Squares of several heroes: `where("AX") == "d4 d5"`."""
        return " ".join(self.at(name) or "-" for name in names)

    def actions(self, name: str) -> int:
        """How many actions a hero has used."""
        return int(self.s.heroes[HEROES.index(name)].used).bit_count()

    def ms(self, name: str) -> int:
        """How many MS a hero has left for its Move; 0 when that is closed."""
        h = HEROES.index(name)
        return 0 if self.s.heroes[h].closed else int(moves.ms_left(self.t, self.s, h))

    def status(self, name: str, status: str) -> int:
        """The number of a status; 0 = the hero has it not."""
        return int(self.s.heroes[HEROES.index(name)].value[ids.STATUS_NAMES.index(status)])

    def thing(self, at: str) -> str:
        """What lies on a square: a hazard's or creation's short name."""
        i = board.hazard_at(self.s, square(at))
        if i >= 0:
            return list(HAZARDS)[self.s.hazards[i].kind - 1]
        i = board.creation_at(self.s, square(at))
        return ids.CREATION_NAMES[self.s.creations[i].kind] if i >= 0 else ""

    def holds(self, team: int) -> list[str]:
        """A team's hand by name."""
        one = self.s.teams[team - 1]
        return [self.title(k) for k in one.hand[: one.hand_n]]

    def lies(self, team: int = 1) -> list[str]:
        """A pile by name, its top card last."""
        one = self.s.teams[team - 1]
        return [self.title(k) for k in one.pile[: one.pile_n]]

    def title(self, relic: int) -> str:
        """The name of a relic."""
        return next((name for name, k in self.known.items() if k == relic), f"Z{relic}")

    @property
    def asked(self) -> int:
        """Which team is asked: 1 or 2."""
        mask = turn.who(self.t, self.s)
        p = next((q for q in range(self.t.n) if mask >> q & 1), -1)
        return 0 if p < 0 else 1 + int(board.team_at(self.s, p))

    @property
    def offered(self) -> set[str]:
        """The squares that may be answered."""
        return {name_of(a - ids.SQUARE) for a in self.legal() if ids.SQUARE <= a < ids.CARD}

    @property
    def flights(self) -> set[str]:
        """The flights that may be answered."""
        told = [a - ids.FLIGHT for a in self.legal() if ids.FLIGHT <= a < ids.GROUP]
        return {f"{DIRECTIONS[a // 4]}{a % 4 + 1}" for a in told}

    @property
    def result(self) -> tuple[int, int]:
        """Why the game is over (0: it is not), and the winning team, 1 or 2, 0 = nobody."""
        return int(self.s.over), int(self.s.winner) + 1

    def kinds(self, kind: int) -> list[tuple[int, ...]]:
        """The events of a kind so far."""
        return [event for event in self.events if event[0] == kind]
