"""Random games that prefer what has not come yet, until every card has been played and every question, event and end
has come; and no turn is longer than the law says.
"""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest
from tests.games.brutality.content.chance import dealt

from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.games.brutality.rules import ids
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import ROW, Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN

TABLES: tuple[dict[str, Any], ...] = (
    {"hazard_copies": "two_each"},
    {"players": 4, "format": "controlled_chaos", "hero_draft": "random"},
    {"hero_draft": "blind", "full_hand": "play_first", "makes_room": "attacker"},
    {"players": 4, "hero_draft": "snake", "quiet_rounds": 4, "round_limit": 20},
)
LENT, FRAIL = 2, 3
"""Of so many rounds of the tables one has cards by chance, which ask and do what no printed card does; of so many games
one has heroes of so little health that both sides may fall at once.
"""
HEALTH = 2
ENDS = {ids.BEATEN, ids.BOTH_BEATEN, ids.CONCEDED, ids.ROUND_LIMIT, ids.QUIET}
FIRST = (1, 2, 4, 6, 12, 13, 14, 15, 23, 28, 37, 43, 47, 66, 104, 187, 937, 13, 34, 42)
"""Games that together brought everything when this was written; where they no longer do, others follow."""
LEAST, GAMES, MANY = 40, 2000, 300
"""So many games at least after these, and at most: the hunt ends when nothing is missing. So many beside it."""
COMMANDS, FORCED = 200, 64
"""BU-RUL-92: commands a turn, and forced movements a command, at most."""
DEEDS = (ids.EV_SPECIAL, ids.EV_ARTIFACT, ids.EV_RELIC, ids.EV_INSTANT)


class Hunt:
    """Games whose seats prefer what has not been done yet."""

    def __init__(self) -> None:
        self.spec = find("brutality")
        self.loops: Any = bind(self.spec)
        self.chance = random.Random()
        t = self.spec.records.tables(self.spec.resolve({})).t
        self.cards = {(ids.EV_SPECIAL, k, i) for k in range(1, t.heroes_n + 1) for i in range(2)}
        self.cards |= {(ids.EV_ARTIFACT, k, 0) for k in range(1, t.artifacts_n + 1)}
        self.cards |= {(ids.EV_RELIC, k, 0) for k in range(1, t.relics_n + 1)}
        self.asked: set[int] = set()
        self.events: set[int] = set()
        self.ends: set[int] = set()

    def missing(self) -> list[str]:
        """What has not come yet."""
        lost = [f"event {name}" for n, name in enumerate(self.spec.words.events) if n not in self.events]
        lost += [f"end {end}" for end in ENDS - self.ends]
        lost += [f"question {ASKED[ask]}" for ask in range(1, len(ASKED)) if ask not in self.asked]
        return lost + [f"card {one}" for one in sorted(self.cards)]

    def wanted(self, s: Any, a: int) -> bool:
        """Whether an action plays a card that was not played yet."""
        if ids.SPECIAL <= a < ids.ARTIFACT:
            return (ids.EV_SPECIAL, s.heroes[(a - ids.SPECIAL) // 2].design, (a - ids.SPECIAL) % 2) in self.cards
        if ids.ARTIFACT <= a < ids.HERO:
            return (ids.EV_ARTIFACT, s.heroes[a - ids.ARTIFACT].tool, 0) in self.cards
        return ids.CARD <= a < ids.DESIGN and (ids.EV_RELIC, a - ids.CARD + 1, 0) in self.cards

    def pick(self, s: Any, legal: list[int]) -> int:
        """What is wanted; else by chance, seldom the end of the turn, now and then giving up or out of time."""
        dice = self.chance.random()
        if dice < 0.002:
            return self.spec.actions.lapse if dice < 0.0015 else ids.CONCEDE
        found = [a for a in legal if self.wanted(s, a)]
        if found and self.chance.random() < 0.7:
            return self.chance.choice(found)
        if len(legal) > 1 and legal[0] == ids.END and self.chance.random() < 0.6:
            return self.chance.choice(legal[1:])
        return self.chance.choice(legal)

    def play(self, options: dict[str, Any], seed: int) -> None:
        """One game, every event of it noted."""
        self.chance.seed(seed)
        spec, loops = self.spec, self.loops
        state, logs = spec.records.State.blank(), Log.blank()
        shared, own = spec.records.tables(spec.resolve(options)), seed // len(TABLES) % LENT == 0
        array = shared.array.copy()
        tables = Tables(type(shared.t).at(array), array, shared.book)
        if own:
            dealt(tables, seed)
        if seed % FRAIL == 0:
            for k in range(1, tables.t.heroes_n + 1):
                tables.t.heroes[k].hp = HEALTH
        T, S, L = tables.rows, rows(spec.records.State, state), rows(Log, logs)
        s, log = spec.records.State.at(state), Log.at(logs)
        out, turn, commands = np.zeros(spec.actions.max_legal, np.int32), 0, 0
        loops.setup_at(T, S, 0, seed, L)
        while mask := int(loops.who_at(T, S, 0)):
            self.note(s, log, own)
            self.asked.add(int(s.ask))
            seat = self.chance.choice([p for p in range(ids.SEATS) if mask >> p & 1])
            n = int(loops.legal_at(T, S, 0, seat, out.data if PLAIN else out))
            commands = commands + 1 if s.turn == turn and s.ask == ids.ASK_MAIN else 1 if s.turn != turn else commands
            turn = int(s.turn)
            assert commands <= COMMANDS, f"{options} {seed}: {commands} commands in turn {turn}"
            loops.apply_at(T, S, 0, seat, self.pick(s, [int(x) for x in out[:n]]), L)
        self.note(s, log, own)
        self.ends.add(int(s.over))

    def note(self, s: Any, log: Any, own: bool) -> None:
        """The events of one apply."""
        forced = 0
        for i in range(log.n):
            kind, _seat, a, b = log.row[i * ROW : i * ROW + 4]
            self.events.add(kind)
            forced += kind in (ids.EV_MOVE, ids.EV_FLY)
            if kind in DEEDS and not own:
                one = (kind, s.heroes[a].design, b) if kind == ids.EV_SPECIAL else (kind, b, 0)
                relic = kind in (ids.EV_RELIC, ids.EV_INSTANT)
                self.cards.discard((ids.EV_RELIC, a, 0) if relic else one)
        assert forced <= FORCED


@pytest.mark.rule("BU-RUL-92")
def test_everything_comes_and_no_turn_is_too_long() -> None:
    hunt = Hunt()
    for n, seed in enumerate((*FIRST, *range(1, GAMES))):
        if n >= len(FIRST) + LEAST and not hunt.missing():
            break
        hunt.play(TABLES[seed % len(TABLES)], seed)
    assert hunt.missing() == []


@pytest.mark.slow
@pytest.mark.rule("BU-RUL-92")
def test_no_turn_of_many_games_is_too_long() -> None:
    hunt = Hunt()
    for seed in range(GAMES, GAMES + MANY):
        hunt.play(TABLES[seed % len(TABLES)], seed)
