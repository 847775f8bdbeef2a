"""Bots that hunt unused content, until every card, power, weapon, event and end of salt-and-steel has fired."""

from __future__ import annotations

import random
from typing import Any

import numpy as np

from rumpus.games.brawlhalla.interface import events, legality
from rumpus.games.brawlhalla.rules import ids
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import ROW, Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN

TABLES: tuple[dict[str, Any], ...] = (
    {"legend_pick": "random", "mulligan": "once"},
    {"round_limit": 10, "format": "ffa", "legend_pick": "random", "start_spots": "spread"},
    {"stall_rounds": 3, "ko_mode": "classic", "legend_pick": "random", "start_spots": "spread"},
    {"format": "2v2", "ko_mode": "blitz", "legend_pick": "random", "start_spots": "spread"},
    {"legend_a": "hattori 1", "legend_b": "veyra 1", "start_spots": "spread", "ko_mode": "classic"},  # who disarms whom
)
ELSEWHERE = {
    "": "kind 0 is no event",
    "cancel": "no card of the set cancels; see tests/games/brawlhalla/effects",
    "fault": "a chain of 64 effects cannot be built from the set; see tests/games/brawlhalla/effects",
}
GAMES = 12000  # far more than needed: the hunt ends when nothing is missing


class Hunt:
    """Games whose seats prefer what has not been used yet."""

    def __init__(self) -> None:
        self.spec = find("brawlhalla")
        self.loops: Any = bind(self.spec)
        self.chance = random.Random(11)
        self.used: set[tuple[int, int]] = set()
        self.events: set[str] = set()
        self.ends: set[int] = set()
        t = self.spec.records.tables(self.spec.resolve()).t
        # standing modifiers are never "used": they apply by themselves
        self.wanted = {(fx.legend, fx.source * 3 + fx.slot) for fx in t.fx[: t.n_fx] if fx.trigger != ids.T_CONSTANT}

    def missing(self) -> list[str]:
        """What has not fired yet."""
        book = self.spec.words.events
        lost = [f"event {name}" for name in book if name not in ELSEWHERE and name not in self.events]
        lost += [f"end {end}" for end in events.ENDS if end not in self.ends]
        return lost + [f"effect {source} of Legend {legend}" for legend, source in sorted(self.wanted - self.used)]

    def pick(self, t: Any, s: Any, seat: int, legal: list[int]) -> int:
        """An unused effect or a card that prints one, if there is any; now and then a concession, or a power left out;
        else by chance.

        Weapons stay disarmed, because few cards disarm and one wants it.
        """
        legal = [a for a in legal if a != ids.RECOVER]
        legend = s.seats[seat].legend
        fresh = [a for a in legal if ids.USE <= a < ids.TARGET and (legend, a - ids.USE) not in self.used]
        if fresh:
            return self.chance.choice(fresh)
        if self.chance.random() < 0.0003:
            return ids.CONCEDE
        if s.n_fights and self.chance.random() < 0.1:
            powers = [a for a in (ids.LEAVE_OUT, ids.LEAVE_OUT + 1) if legality.why_not(t, s, seat, a) is None]
            if powers:
                return self.chance.choice(powers)
        if s.ask == ids.ASK_ACTION and self.chance.random() < 0.5:
            legal = [a for a in legal if ids.LIGHT <= a < ids.BONUS] or legal
        for base in (ids.CARD, ids.MOVE):
            cards = [a for a in legal if base <= a < base + 20]
            bait = [
                a for a in cards if any((legend, (3 + a - base) * 3 + k) in self.wanted - self.used for k in range(3))
            ]
            if bait and self.chance.random() < 0.6:
                return self.chance.choice(bait)
        return self.chance.choice(legal)

    def play(self, options: dict[str, Any], seed: int) -> None:
        """One game, every event of it noted."""
        spec, loops = self.spec, self.loops
        state, logs = spec.records.State.blank(), Log.blank()
        tables = spec.records.tables(spec.resolve(options))
        T, S, L, t = tables.rows, rows(spec.records.State, state), rows(Log, logs), tables.t
        s, log = spec.records.State.at(state), Log.at(logs)
        out = np.zeros(spec.actions.max_legal, np.int32)
        loops.setup_at(T, S, 0, seed, L)
        self.note(s, log)
        while mask := int(loops.who_at(T, S, 0)):
            seat = mask.bit_length() - 1
            n = int(loops.legal_at(T, S, 0, seat, out.data if PLAIN else out))
            loops.apply_at(T, S, 0, seat, self.pick(t, s, seat, [int(a) for a in out[:n]]), L)
            self.note(s, log)
        self.ends.add(int(s.over))

    def note(self, s: Any, log: Any) -> None:
        """The events of one apply."""
        for i in range(log.n):
            kind, seat, source, slot = log.row[i * ROW : i * ROW + 4]
            self.events.add(self.spec.words.events[kind])
            if kind == ids.EV_USE:
                self.used.add((s.seats[seat].legend, source * 3 + slot))


def test_everything_fires() -> None:
    hunt = Hunt()
    for seed in range(GAMES):
        hunt.play(TABLES[seed % len(TABLES)], seed)
        if seed % 20 == 0 and not hunt.missing():
            break
    assert hunt.missing() == []
