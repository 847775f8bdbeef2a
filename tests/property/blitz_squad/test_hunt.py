"""Bots that hunt unused content, until every line of a printed card, every question, event and end has come."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from rumpus.games.blitz_squad.interface.prompts import ASKED
from rumpus.games.blitz_squad.rules import ids, ops, triggers
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import ROW, Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN

ALL_DECKS = {f"deck_{seat}": deck for seat, deck in zip("abcd", ("landlord", "cellar", "attic", "yard"), strict=True)}
TABLES: tuple[dict[str, Any], ...] = (
    {"players": 4, "targets": "all", **ALL_DECKS},
    {"players": 2, "deck_a": "landlord", "deck_b": "landlord"},
    {"players": 3, "reply_block": "yes", "deck_a": "back_room", "deck_b": "front_room", "deck_c": "landlord"},
    {"players": 2, "stack_order": "sorted", "last_cards": "after_combo", "deck_a": "attic", "deck_b": "yard"},
    {"players": 4, "replies": "off", "idle_replies": "off", "turn_limit": 20, "special_zone": "one_card"},
)
LASTING = (
    "power",
    "damage",
    "defense",
    "energy",
    "discount",
    "pierce",
    "weaken",
    "double",
    "unblockable",
    "block_size",
)
LASTING += ("absorb", "all_stacks", "hand_size", "penalty", "toll", "stack_cap", "combo_cap", "expire")
"""Words that hold instead of happening: they have no line in the log; tests/games/blitz_squad/plays has them."""
ENDS = {ids.FORCED_DRAW, ids.FORCED_DISCARD, ids.NO_CARDS, ids.CONCEDED, ids.TURN_LIMIT}
ELSEWHERE = {ids.ASK_MAY, ids.ASK_OWNER, ids.ASK_SNATCH}
"""No printed card asks so, or hardly ever: see tests/games/blitz_squad/plays/words.toml and rules/test_words.py."""
GAMES = 1000  # far more than needed: the hunt ends when nothing is missing


class Hunt:
    """Games whose seats prefer cards whose lines have not been seen yet."""

    def __init__(self) -> None:
        self.spec = find("blitz_squad")
        self.loops: Any = bind(self.spec)
        self.chance = random.Random(11)
        t, held = self.spec.records.tables(self.spec.resolve(TABLES[0])).t, set()
        for options in TABLES:
            held |= set(self.spec.records.tables(self.spec.resolve(options)).t.decks) - {0}
        lasting = {getattr(ops, word.upper()) for word in LASTING}
        self.lines = {
            (op.op, op.on)
            for card in (t.cards[number] for number in held)
            for op in t.ops[card.first : card.first + card.size]
            if op.op not in lasting and op.on != triggers.STATIC
        }
        self.fired: set[tuple[int, int]] = set()
        self.asked: set[int] = set()
        self.events: set[str] = set()
        self.ends: set[int] = set()

    def missing(self) -> list[str]:
        """What has not come yet."""
        lost = [f"event {name}" for name in self.spec.words.events if name not in self.events]
        lost += [f"end {end}" for end in ENDS - self.ends]
        lost += [f"question {ASKED[ask]}" for ask in range(1, ids.ASK_PAY + 1) if ask not in self.asked | ELSEWHERE]
        return lost + [f"word {op} on {on}" for op, on in sorted(self.lines - self.fired)]

    def pick(self, t: Any, legal: list[int]) -> int:
        """A card with a line that is still missing; else by chance, seldom the end of Main, now and then giving up."""
        if self.chance.random() < 0.002:
            return ids.CONCEDE
        wanted = []
        for a in legal:
            card = t.cards[(a - ids.CARD) % ids.CARDS + 1] if a >= ids.CARD else t.cards[0]
            if any((op.op, op.on) not in self.fired for op in t.ops[card.first : card.first + card.size]):
                wanted.append(a)
        if wanted and self.chance.random() < 0.7:
            return self.chance.choice(wanted)
        if len(legal) > 1 and legal[0] == ids.END and self.chance.random() < 0.7:
            return self.chance.choice(legal[1:])
        return self.chance.choice(legal)

    def play(self, options: dict[str, Any], seed: int) -> None:
        """One game, every event of it noted."""
        spec, loops = self.spec, self.loops
        state, logs = spec.records.State.blank(), Log.blank()
        tables = spec.records.tables(spec.resolve(options))
        T, S, L = tables.rows, rows(spec.records.State, state), rows(Log, logs)
        s, log = spec.records.State.at(state), Log.at(logs)
        out = np.zeros(spec.actions.max_legal, np.int32)
        loops.setup_at(T, S, 0, seed, L)
        self.note(log)
        while mask := int(loops.who_at(T, S, 0)):
            self.asked.add(int(s.ask))
            seat = next(p for p in range(ids.SEATS) if mask >> p & 1)
            n = int(loops.legal_at(T, S, 0, seat, out.data if PLAIN else out))
            loops.apply_at(T, S, 0, seat, self.pick(tables.t, [int(x) for x in out[:n]]), L)
            self.note(log)
        self.ends.add(int(s.over))

    def note(self, log: Any) -> None:
        """The events of one apply."""
        for i in range(log.n):
            kind, _seat, _card, on, op = log.row[i * ROW : i * ROW + 5]
            self.events.add(self.spec.words.events[kind])
            if kind == ids.EV_LINE:
                self.fired.add((op, on))


def test_everything_fires() -> None:
    hunt = Hunt()
    for seed in range(GAMES):
        hunt.play(TABLES[seed % len(TABLES)], seed)
        if seed % 20 == 0 and not hunt.missing():
            break
    assert hunt.missing() == []
