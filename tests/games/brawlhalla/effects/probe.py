"""A bench for single words of the effect vocabulary: Legends made for one test, put on the board where the test wants
them.

Seats 0.. are A, B, C, D. `Bench(power=..., weapon=..., cards=...)` gives A (and only A) a Legend "probe" with these
effects;
`foe=...` gives B's Legend effects in the same way; C and D play blank Legends. Rules run on plain records in either
runtime.
"""

from typing import Any

from rumpus.games.brawlhalla.content import tables
from rumpus.games.brawlhalla.content.moments import CARD_TRIGGERS
from rumpus.games.brawlhalla.content.options import OPTIONS
from rumpus.games.brawlhalla.content.reading import Effect, read_effect
from rumpus.games.brawlhalla.rules import ids, invariants, turn
from rumpus.games.brawlhalla.rules.state import State
from rumpus.kernel.contract.reader import Fault, Reader
from rumpus.kernel.records.log import Log, clear, event_rows

Fx = dict[str, Any]


def toml(value: Any) -> str:
    """A value as inline TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{k}" = {toml(v)}' for k, v in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(toml(v) for v in value) + "]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def legend(name: str, power: list[Fx], weapon: list[Fx], weapon_2: list[Fx], cards: dict[int, list[Fx]]) -> str:
    """One [[legend]]: of each value in `cards` the first card carries the effects, the other three are plain."""
    lines = ["[[legend]]", f'id = "{name}"', f'name = "{name.title()}"']
    lines += [f'power = {{ name = "Power", fx = {toml(power)} }}']
    lines += [f'weapon_1 = {{ name = "One", type = "sword", fx = {toml(weapon)} }}']
    lines += [f'weapon_2 = {{ name = "Two", type = "axe", fx = {toml(weapon_2)} }}']
    deck = []
    for value in range(1, 6):
        if value in cards:
            deck.append({"id": f"{name}-{value}a", "value": value, "name": "Special", "fx": cards[value]})
        deck.append({"id": f"{name}-{value}", "value": value, "copies": 3 if value in cards else 4})
    return "\n".join([*lines, f"cards = {toml(deck)}", ""])


def fx(on: str, *do: Fx, **more: Any) -> Fx:
    """One effect; `cond` stands for `if`."""
    made: Fx = {"on": on, **more, "do": list(do)}
    if "cond" in made:
        made["if"] = made.pop("cond")
    return made


def op(name: str, **params: Any) -> Fx:
    """One operation."""
    return {"op": name, **params}


class Bench:
    """A position, and the doors to it."""

    def __init__(
        self,
        power: list[Fx] | None = None,
        weapon: list[Fx] | None = None,
        cards: dict[int, list[Fx]] | None = None,
        foe: dict[str, Any] | None = None,
        seats: int = 2,
        weapon_2: list[Fx] | None = None,
        **options: Any,
    ) -> None:
        foe = foe or {}
        content = legend("probe", power or [], weapon or [], weapon_2 or [], cards or {})
        content += legend("rival", foe.get("power", []), foe.get("weapon", []), [], foe.get("cards", {}))
        content += legend("blank-c", [], [], [], {}) + legend("blank-d", [], [], [], {})
        chosen: dict[str, Any] = {option.name: option.default for option in OPTIONS}
        if seats > 2 and "format" not in options:
            chosen["format"] = "ffa"
            chosen["players"] = seats
        chosen |= options
        self._open(chosen, content, seats)

    def _open(self, chosen: dict[str, Any], content: str, seats: int) -> None:
        self.tables = tables.tables(chosen, content)
        self.t = self.tables.t
        self.states = State.blank()
        self.s = State.at(self.states)
        self.logs = Log.blank()
        self.log = Log.at(self.logs)
        self.events: list[tuple[int, ...]] = []
        first = self.t.n_legends - 4
        s = self.s
        for p in range(4):
            seat = s.seats[p]
            seat.legend, seat.side, seat.pick, seat.root = first + p, 1, -1, -1
            seat.ko_left = self.t.ko_cards
            s.tokens[p] = self.t.tokens[p] if p < seats else -1
            seat.out = 0 if p < seats else 1
            seat.space = self.space(f"r1c{(1, 4, 3, 5)[p]}") if p < seats else -1
            seat.deck_n = 20 if p < seats else 0
            for c in range(20):
                seat.deck[c] = 19 - c
        s.rng[0], s.rng[1] = 1, 2
        s.turn = s.round = 1
        s.actions = 2
        s.to_act = (1 << seats) - 1
        s.picked_fx = s.asker = -1
        for team in range(2):
            s.team_next[team] = team
        s.depth = 1
        frame = s.frames[0]
        frame.kind, frame.step, frame.got = ids.F_TURN, turn.CHOOSE, -1

    # ---- the position

    def space(self, name: str) -> int:
        """The number of a space rNcM."""
        row, col = name[1:].split("c")
        return int(row) * self.t.width + int(col)

    def at(self, p: int) -> str:
        """Where a Legend stands."""
        space = self.s.seats[p].space
        return f"r{space // self.t.width}c{space % self.t.width}" if space >= 0 else "-"

    def put(self, **where: str) -> "Bench":
        """put(A="r4c3", B="r4c4")"""
        for name, space in where.items():
            self.s.seats["ABCD".index(name)].space = self.space(space)
        return self

    def arm(self, *seats: int, status: int = ids.EQUIPPED) -> "Bench":
        """These seats carry a token; it comes off the board."""
        for p in seats:
            self.s.seats[p].status = status
            self.s.tokens[p] = -1
        return self

    def bare(self) -> "Bench":
        """No tokens on the board."""
        for p in range(4):
            self.s.tokens[p] = -1
        return self

    def level(self, p: int, n: int) -> "Bench":
        """Damage level."""
        self.s.seats[p].level = n
        return self

    def card(self, p: int, value: int, k: int = 0) -> int:
        """The k-th card of that value in seat p's deck list (0 = the one with effects, where there is one)."""
        return 4 * (value - 1) + k

    def hold(self, p: int, *cards: int) -> "Bench":
        """Seat p's hand is these cards; they leave deck and discard pile."""
        seat = self.s.seats[p]
        seat.hand = sum(1 << c for c in cards)
        self._piles(p, [seat.deck[i] for i in range(seat.deck_n)], [seat.discard[i] for i in range(seat.discard_n)])
        return self

    def toss(self, p: int, *cards: int) -> "Bench":
        """These cards of seat p lie on the discard pile, the last on top; they leave the deck."""
        seat = self.s.seats[p]
        self._piles(p, [seat.deck[i] for i in range(seat.deck_n) if seat.deck[i] not in cards], list(cards))
        return self

    def toss_deck(self, p: int) -> "Bench":
        """The whole deck of seat p lies on the discard pile."""
        seat = self.s.seats[p]
        return self.toss(p, *[seat.deck[i] for i in range(seat.deck_n)])

    def _piles(self, p: int, deck: list[int], discard: list[int]) -> None:
        seat = self.s.seats[p]
        held = [c for c in range(20) if seat.hand >> c & 1]
        deck = [c for c in deck if c not in held]
        discard = [c for c in discard if c not in held and c not in deck]
        rest = [c for c in range(20) if c not in held and c not in deck and c not in discard]
        deck = rest + deck
        for i, c in enumerate(deck):
            seat.deck[i] = c
        for i, c in enumerate(discard):
            seat.discard[i] = c
        seat.deck_n, seat.discard_n = len(deck), len(discard)

    def hand(self, p: int) -> list[int]:
        """Cards of a hand."""
        return [c for c in range(20) if self.s.seats[p].hand >> c & 1]

    def pile(self, p: int) -> list[int]:
        """Cards of a discard pile."""
        return [self.s.seats[p].discard[i] for i in range(self.s.seats[p].discard_n)]

    def script(self, *draws: int) -> "Bench":
        """What chance gives next."""
        self.log.scripted = 1
        for i, n in enumerate(draws):
            self.log.tape[i] = n
        self.log.tape_n, self.log.tape_i = len(draws), 0
        return self

    # ---- play

    def go(self) -> "Bench":
        """On to the first decision."""
        turn.advance(self.t, self.s, self.log)
        return self

    def legal(self, p: int) -> list[int]:
        """What seat p may do."""
        out = [0] * 128
        n = turn.legal(self.t, self.s, p, out)
        assert out[:n] == sorted(set(out[:n]))
        return out[:n]

    def do(self, p: int, *actions: int) -> "Bench":
        """Seat p does these; each must be legal, and leaves a sound position."""
        for a in actions:
            if self.s.ask == ids.ASK_NONE:
                self.go()
            assert a in self.legal(p), f"{a} of seat {p}: ask {self.s.ask} of {self.s.asker}: {self.legal(p)}"
            clear(self.log)
            turn.apply(self.t, self.s, p, a, self.log)
            self.events += event_rows(self.log)
            assert invariants.check(self.t, self.s) == 0
        return self

    def said(self, kind: int) -> list[tuple[int, ...]]:
        """Event rows of one kind: (seat, a, b, c, d)."""
        return [row[1:6] for row in self.events if row[0] == kind]

    def offers(self, p: int) -> bool:
        """Is seat p asked to apply an effect now?"""
        return self.s.ask == ids.ASK_WINDOW and self.s.asker == p and any(a >= ids.USE for a in self.legal(p))

    def light(self, value: int, *after: int, k: int = 0) -> "Bench":
        """A attacks B with Light, opening with a card."""
        return self.do(0, ids.LIGHT + 1, ids.CARD + self.card(0, value, k), *after)

    def heavy(self, value: int, *after: int, k: int = 0) -> "Bench":
        """A attacks B with Heavy."""
        return self.do(0, ids.HEAVY + 1, ids.CARD + self.card(0, value, k), *after)


POWER = ids.USE
SIDE = ids.USE + 3


def card_use(c: int, slot: int = 0) -> int:
    """The USE id of an effect of card c."""
    return ids.USE + (3 + c) * 3 + slot


def read(data: Any, on_card: bool | None = None) -> tuple[Effect | None, list[str]]:
    """An effect as a file has it, and its faults as `path: reason`; where it stands follows from its trigger."""
    faults: list[Fault] = []
    if on_card is None:
        on_card = isinstance(data, dict) and data.get("on") in CARD_TRIGGERS
    effect = read_effect(Reader("", "", data, faults), on_card)
    return effect, [f"{fault.path}: {fault.reason}" for fault in faults]


def near(**more: Any) -> Bench:
    """A and B side by side, both EQUIPPED."""
    return Bench(**more).put(A="r4c3", B="r4c4").arm(0, 1)


def power(on: str, *words: Fx, **more: Any) -> list[Fx]:
    """A Legend Power of one effect."""
    return [fx(on, *words, **more)]


def after(*words: Fx, own: tuple[int, ...] = (4,), held: tuple[int, ...] = (0,), **more: Any) -> Bench:
    """A's Light attack with the special 2 has hit B; the effect is applied."""
    b = near(cards={2: [fx("after_light_attack", *words)]}, **more).hold(0, *own).hold(1, *held)
    return b.light(2).do(1, ids.PASS)
