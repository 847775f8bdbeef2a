"""Decisions applied inside our information-set search, from the start position, one core."""

import numpy as np

from bench.measure import Games, Row, rate
from rumpus.bots.choose import SLICE, Mind
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find

CASES: tuple[tuple[str, str, dict[str, object], int], ...] = (
    ("toy", "toy", {}, 4),
    ("duel", "brawlhalla", {"format": "1v1"}, 20),
    ("secret", "incredibrawl", {"players": 2, "mode": "casual"}, 20),
    ("squads", "blitz_squad", {"players": 2}, 40),
    ("spikes", "brutality", {"players": 2}, 60),
)
"""Key, game, options, and the number of random decisions after which the search is asked."""


def searching(game: str, options: dict[str, object], after: int, seconds: float) -> tuple[float, float]:
    """(decisions, iterations) a second inside the search, from the middle of a game; a new tree each call."""
    spec = find(game)
    tables = spec.records.tables(spec.resolve(options), None)
    mind, hints = Mind(spec), spec.bots
    T = tables.rows
    bind(spec).setup_at(T, mind.S, 0, 7, mind.L)
    bind(spec).playout(T, mind.S, 0, 7, after, mind.L)
    seat = int(bind(spec).who_at(T, mind.S, 0)).bit_length() - 1
    number = 0
    iterations = 0

    def work() -> int:
        nonlocal number, iterations
        mind.clear()
        for _ in range(20):
            number += 1
            mind.bound.search(T, mind.S, mind.tree, seat, SLICE, number, hints.cut, hints.ucb, mind.L)
        iterations = int(mind.tree.count[2])
        return int(mind.tree.count[1])

    decisions = rate(work, seconds)
    return decisions, decisions * iterations / max(1, int(np.int64(mind.tree.count[1])))


def measure(seconds: float, games: Games) -> list[Row]:
    """A row for each game."""
    found = []
    for key, game, options, after in CASES:
        if game not in games:
            continue
        decisions, iterations = searching(game, options, after, seconds)
        note = f"{iterations:,.0f} iterations/s"
        found.append(Row(f"{key}.search", f"{find(game).about.title}: inside the search", decisions, note=note))
    return found
