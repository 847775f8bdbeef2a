"""How strong the bots are: one level against another, seats swapped from game to game.

    python -m bench.strength hard greedy --games 100 --seconds 1 --workers 2

Each pair of games shares a seed, with the seats changed over. Prints the share of wins with its 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from rumpus.lab.stats import wilson


def duel(job: tuple[str, str, str, float, int]) -> tuple[bool, int]:
    """One game: did the first level win, and how many times was anybody asked?"""
    from rumpus.bots import choose
    from rumpus.kernel.bind import bind
    from rumpus.kernel.events import Log
    from rumpus.kernel.record import rows
    from rumpus.kernel.spec import find

    game, first, second, seconds, number = job
    spec = find(game)
    loops: Any = bind(spec)
    tables = spec.tables(spec.resolve())
    state = spec.State.blank()
    T, S, L = rows(spec.Table, tables), rows(spec.State, state), rows(Log, Log.blank())
    levels = (first, second) if number % 2 == 0 else (second, first)
    loops.setup_at(T, S, 0, 1 + number // 2, L)
    asked = 0
    while mask := int(loops.who_at(T, S, 0)):
        seat = mask.bit_length() - 1
        for action in choose(spec, tables, state, seat, levels[seat], seconds, number * 10_007 + asked)[0]:
            loops.apply_at(T, S, 0, seat, action, L)
        asked += 1
    out = np.zeros(16, np.int32)
    loops.result_at(T, S, 0, out)
    return bool(out[8 + number % 2] == 1), asked


def main(words: list[str] | None = None) -> int:
    """Plays the match and prints the result."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__.split("\n")[0])
    parser.add_argument("first", help="a level: random, greedy, easy, medium, hard")
    parser.add_argument("second", help="the other level")
    parser.add_argument("--game", default="brawlhalla")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time of the searching levels, a decision")
    parser.add_argument("--workers", type=int, default=2)
    told = parser.parse_args(words)
    jobs = [(told.game, told.first, told.second, told.seconds, n) for n in range(told.games)]
    wins = asked = 0
    with ProcessPoolExecutor(told.workers) as pool:
        for n, (won, decisions) in enumerate(pool.map(duel, jobs), 1):
            wins += won
            asked += decisions
            print(f"\r{n}/{told.games} games, {told.first} won {wins}", end="", file=sys.stderr, flush=True)
    low, high = wilson(wins, told.games)
    print(file=sys.stderr)
    print(
        f"{told.game}, {told.seconds} s a decision: {told.first} beat {told.second} in {wins} of {told.games} "
        f"({100 * low:.0f} % to {100 * high:.0f} %), {asked / told.games:.0f} decisions a game"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
