"""How strong the bots are: one level against another, seats swapped from game to game.

    python -m bench.strength hard greedy --games 100 --seconds 1 --workers 2
    python -m bench.strength hard greedy --game incredibrawl --options players=2 mode=casual

Each pair of games shares a seed, with the seats changed over. Prints the share of wins with its 95 % interval.
"""

from __future__ import annotations

import argparse
import sys
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import numpy as np

from rumpus.lab.stats import wilson


def duel(job: tuple[str, dict[str, str], str, str, float, int]) -> tuple[float, int]:
    """One game of two: what the first level won (a shared first place is a half), and how often anybody was asked.

    Seats that are asked together all answer before any answer is given, each from the same position.
    """
    from rumpus.bots import choose
    from rumpus.kernel.compile.bind import bind
    from rumpus.kernel.contract.spec import find
    from rumpus.kernel.records.log import Log
    from rumpus.kernel.records.record import rows

    game, told, first, second, seconds, number = job
    spec = find(game)
    loops: Any = bind(spec)
    tables = spec.records.tables(spec.resolve(told))
    state = spec.records.State.blank()
    T, S, L = tables.rows, rows(spec.records.State, state), rows(Log, Log.blank())
    levels = (first, second) if number % 2 == 0 else (second, first)
    loops.setup_at(T, S, 0, 1 + number // 2, L)
    asked = 0
    while mask := int(loops.who_at(T, S, 0)):
        answers = []
        for seat in range(mask.bit_length()):
            if mask >> seat & 1:
                actions = choose(spec, tables, state, seat, levels[seat], seconds, number * 10_007 + asked)[0]
                answers.append((seat, actions if mask == 1 << seat else actions[:1]))
                asked += 1
        for seat, actions in answers:
            if int(loops.who_at(T, S, 0)) >> seat & 1:
                for action in actions:
                    loops.apply_at(T, S, 0, seat, action, L)
    out = np.zeros(16, np.int32)
    loops.result_at(T, S, 0, out)
    places = out[8:10]
    return (0.5 if places[0] == places[1] else float(places[number % 2] == 1)), asked


def main(words: list[str] | None = None) -> int:
    """Plays the match and prints the result."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__.split("\n")[0])
    parser.add_argument("first", help="a level: random, greedy, easy, medium, hard")
    parser.add_argument("second", help="the other level")
    parser.add_argument("--game", default="brawlhalla")
    parser.add_argument("--options", nargs="*", default=[], metavar="KEY=VALUE", help="of a game for two seats")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=1.0, help="thinking time of the searching levels, a decision")
    parser.add_argument("--workers", type=int, default=2)
    told = parser.parse_args(words)
    options = dict(word.split("=", 1) for word in told.options)
    jobs = [(told.game, options, told.first, told.second, told.seconds, n) for n in range(told.games)]
    wins, asked = 0.0, 0
    with ProcessPoolExecutor(told.workers) as pool:
        for n, (won, decisions) in enumerate(pool.map(duel, jobs), 1):
            wins += won
            asked += decisions
            print(f"\r{n}/{told.games} games, {told.first} won {wins:g}", end="", file=sys.stderr, flush=True)
    low, high = wilson(int(wins), told.games)
    print(file=sys.stderr)
    table = " ".join([told.game, *told.options])
    print(
        f"{table}, {told.seconds} s a decision: {told.first} beat {told.second} in {wins:g} of {told.games} "
        f"({100 * low:.0f} % to {100 * high:.0f} %), {asked / told.games:.0f} decisions a game"
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
