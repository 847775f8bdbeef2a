"""Real time in simulation: bots that race on simulated milliseconds in a duel, one core."""

from typing import Any

import numpy as np

from bench.measure import Games, Rates, Row, rate
from rumpus.bots.race import RANDOM, SEATS, WIDTH
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.lab.contest import RACE
from rumpus.lab.games import LIMIT
from rumpus.lab.player import sim_options

GAME = "brawl"
CASES: tuple[tuple[str, str, tuple[int, int]], ...] = (
    ("hard", "hard bots", (2, 2)),
    ("mixed", "a hard and an easy bot", (2, 0)),
    ("random", "random hands with a tempo", (RANDOM, RANDOM)),
)
"""Key, words, brains of the two seats."""


def racing(brains: tuple[int, int], seconds: float, games: int = 64) -> Rates:
    """Accepted plays and games a second, many races inside one compiled call."""
    spec = find(GAME)
    bound: Any = bind(spec, RACE)
    tables = spec.records.tables(sim_options(spec, spec.resolve({"mode": "tournament"})), None)
    T, S, L = tables.rows, rows(spec.records.State, spec.records.State.blank()), rows(Log, Log.blank())
    minds = np.tile(np.array([brains], np.int32), (games, 1))
    out, trail = np.zeros((games, WIDTH), np.int32), np.zeros((0, 3), np.int32)
    none = np.full(SEATS, -1, np.int32)  # no card that a hand leaves
    rng = np.random.default_rng(1)

    def work() -> int:
        seeds = rng.integers(0, 2**31 - 1, games).astype(np.int32)
        bound.races(T, S, 0, seeds, minds, np.minimum(minds, 2), none, LIMIT, trail, out, L)
        return int(out[:, 17].sum())

    plays = rate(work, seconds)
    return Rates(plays, plays * games / max(1, int(out[:, 17].sum())))


def measure(seconds: float, games: Games) -> list[Row]:
    """A row for each company."""
    found = []
    for key, words, brains in CASES if GAME in games else ():
        made = racing(brains, seconds)
        note = f"{made.games:,.0f} games/s"
        found.append(Row(f"race.{key}", f"BRAWL duel in real time: {words}", made.decisions, "plays/s", note))
    return found
