"""Bots that hunt unused content, until every ability, Power-Up, location, question, event and end has fired."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from rumpus.games.incredibrawl.interface import events, prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import ROW, Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN

ALL = {"mode": "gamer", "power_ups": "on", "locations": "on", "select_a_brawl": "on"}
TABLES: tuple[dict[str, Any], ...] = (
    {**ALL, "players": 4, "classes": "vote"},
    {**ALL, "players": 2, "late_power_up": "returned"},
    {**ALL, "players": 3, "tie_break": "coin", "gone_ability": "skipped", "max_rounds": 12, "glory_goal": 30},
    {**ALL, "players": 4, "power_up_order": "first_player", "play_cap": 3},
)
ELSEWHERE = {
    "walkover": "no card of the set leaves a spot empty in a brawl; see tests/games/incredibrawl/scenes",
    "nobody": "the same",
    "keep": "no card of the set looks at a single card; see tests/games/incredibrawl/effects/test_hands.py",
    "list": "no card of the set lets choose; see tests/games/incredibrawl/effects/test_lists.py",
}
GAMES = 4000  # far more than needed: the hunt ends when nothing is missing


class Hunt:
    """Games whose seats prefer what has not been used yet."""

    def __init__(self) -> None:
        self.spec = find("incredibrawl")
        self.loops: Any = bind(self.spec)
        self.chance = random.Random(7)
        t = self.spec.records.tables(self.spec.resolve(ALL)).t
        self.abilities = {(c, k) for c in range(ids.CHARACTERS) for k in range(3) if t.cards[c].size[k]}
        self.bonuses = {i for i in range(ids.LOCATIONS) if t.places[i].size[0] and i != 5}  # 5 lasts; it pays nothing
        self.used: set[tuple[int, int]] = set()
        self.laid: set[int] = set()
        self.paid: set[int] = set()
        self.asked: set[str] = {""}
        self.events: set[str] = set()
        self.ends: set[int] = set()

    def missing(self) -> list[str]:
        """What has not fired yet."""
        lost = [f"event {name}" for name in self.spec.words.events if name not in ELSEWHERE and name not in self.events]
        lost += [f"end {end}" for end in events.ENDS if end not in self.ends]
        lost += [
            f"question {ask}"
            for ask in (one.name for one in prompts.ASKS.values())
            if ask not in ELSEWHERE and ask not in self.asked
        ]
        lost += [f"bonus of location {i}" for i in sorted(self.bonuses - self.paid)]
        lost += [f"Power-Up {c}" for c in range(ids.CHARACTERS, ids.CARDS) if c not in self.laid]
        return lost + [f"{ids.TRIGGERS[k]} ability of character {c}" for c, k in sorted(self.abilities - self.used)]

    def pick(self, legal: list[int]) -> int:
        """A character with an ability, or a Power-Up, that nobody has used yet; now and then something free; else by
        chance, but that Power-Ups known already stay in hand, until a hand has nothing else.
        """
        if self.chance.random() < 0.01:
            return -1
        if ids.PASS in legal and "returned" in self.events and self.laid == set(range(ids.CHARACTERS, ids.CARDS)):
            return ids.PASS
        waiting = {c for c, _ in self.abilities - self.used} | (set(range(ids.CHARACTERS, ids.CARDS)) - self.laid)
        return self.chance.choice([a for a in legal if a in waiting] or legal)

    def play(self, options: dict[str, Any], seed: int) -> None:
        """One game, every event of it noted."""
        spec, loops = self.spec, self.loops
        state, logs = spec.records.State.blank(), Log.blank()
        T, S, L = spec.records.tables(spec.resolve(options)).rows, rows(spec.records.State, state), rows(Log, logs)
        t, s, log = spec.records.tables(spec.resolve(options)).t, spec.records.State.at(state), Log.at(logs)
        out = np.zeros(spec.actions.max_legal, np.int32)
        loops.setup_at(T, S, 0, seed, L)
        self.note(log)
        while mask := int(loops.who_at(T, S, 0)):
            self.asked.add(prompts.asked(s))
            seat = self.chance.choice([p for p in range(t.n) if mask >> p & 1])
            n = int(loops.legal_at(T, S, 0, seat, out.data if PLAIN else out))
            a = self.pick([int(x) for x in out[:n]])
            if a < 0:
                free = [
                    (p, x) for p in range(t.n) for x in spec.actions.anytime if spec.actions.why_not(t, s, p, x) is None
                ]
                seat, a = self.chance.choice(free or [(seat, int(out[0]))])
            loops.apply_at(T, S, 0, seat, a, L)
            self.note(log)
        self.ends.add(int(s.over))

    def note(self, log: Any) -> None:
        """The events of one apply."""
        for i in range(log.n):
            kind, _seat, a, b = log.row[i * ROW : i * ROW + 4]
            self.events.add(self.spec.words.events[kind])
            if kind == ids.EV_ABILITY:
                self.used.add((a, b))
            elif kind == ids.EV_POWER_UP:
                self.laid.add(a)
            elif kind == ids.EV_BONUS:
                self.paid.add(a)


def test_everything_fires() -> None:
    hunt = Hunt()
    for seed in range(GAMES):
        hunt.play(TABLES[seed % len(TABLES)], seed)
        if seed % 20 == 0 and not hunt.missing():
            break
    assert hunt.missing() == []
