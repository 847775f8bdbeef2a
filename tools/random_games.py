"""Many random games, each at a table by chance over all options, every invariant checked after every decision.

    python tools/random_games.py GAME [--games 100000] [--seed 1]

Compiled. Every 50th decision a redeal for a seat by chance is checked, too: it keeps every invariant, and who may act
with what. A fault is told with its seed and options, ends its game, and makes the exit status 1.
"""

import argparse
import random
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.options import Option, OptionError, Options
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN

AT_ONCE = 64
"""Games of one table."""
LIMIT = 20_000
"""Decisions a game at most: more is a fault."""
REDEALT = 50
RANDOM = -2  # the action that lets `batch` choose


def by_chance(spec: GameSpec, chance: random.Random) -> Options:
    """Options that fit together, for bots: each at its default half the time, else anything it allows."""
    while True:
        told = {one.name: _value(one, chance) for one in spec.options.listed if chance.random() < 0.5}
        try:
            options = spec.resolve(told)
            if spec.study is not None and chance.random() < 0.5:
                options = spec.study.vary(options, chance.randrange(10_000))
            spec.records.tables(options)
        except OptionError:
            continue
        if not spec.bots.people_only(options):
            return options


def _value(option: Option, chance: random.Random) -> Any:
    """One of an option's choices, or a number between its bounds."""
    return chance.choice(option.choices) if option.choices else chance.randint(option.lo, option.hi)


@dataclass
class Found:
    """What came of the games so far."""

    games: int = 0
    decisions: int = 0
    redeals: int = 0
    ends: Counter[int] = field(default_factory=Counter)
    faults: list[str] = field(default_factory=list)


class Lot:
    """Games of one table, played side by side."""

    def __init__(self, spec: GameSpec, options: Options, seeds: range, found: Found) -> None:
        n = len(seeds)
        self.spec, self.options, self.seeds, self.found = spec, options, seeds, found
        self.loops: Any = bind(spec)
        self.state = spec.records.State.blank(n + 1)  # the last row holds redeals
        self.T = spec.records.tables(options).rows
        self.S, self.L = rows(spec.records.State, self.state), rows(Log, Log.blank())
        self.legal = np.zeros((2, spec.actions.max_legal), np.int32)
        self.alive = dict(enumerate(seeds))

    def play(self, chance: random.Random) -> None:
        """All games to their ends."""
        n = len(self.seeds)
        S, L = rows(self.spec.records.State, self.state[:n]), self.L
        for g, seed in enumerate(self.seeds):
            self.loops.setup_at(self.T, S, g, seed, L)
        seats, counts = np.full(n, -1, np.int32), np.zeros(n, np.int32)
        actions, numbers = np.full(n, RANDOM, np.int32), np.array(self.seeds, np.int32)
        ids, out = np.zeros((n, self.spec.actions.max_legal), np.int32), np.zeros((n, 18), np.int32)
        for step in range(LIMIT):
            self.found.decisions += int(self.loops.batch(self.T, S, seats, actions, numbers, 0, counts, ids, out, L))
            self.look(step, out, chance)
            if not self.alive:
                return
        for g in list(self.alive):
            self.fault(g, f"has no end after {LIMIT} decisions")

    def look(self, step: int, out: Any, chance: random.Random) -> None:
        """Every living game after a step: its invariants, now and then a redeal; the ended ones leave."""
        for g in list(self.alive):
            broken = int(self.loops.check_at(self.T, self.S, g))
            if broken:
                self.fault(g, f"invariant {broken} is broken after decision {step}")
            elif out[g, 16]:
                self.found.ends[int(out[g, 16])] += 1
                self.leave(g)
            elif chance.randrange(REDEALT) == 0:
                self.redeal(g, step, chance)

    def redeal(self, g: int, step: int, chance: random.Random) -> None:
        """A redeal for a seat by chance, in the spare row."""
        spare = len(self.seeds)
        seats = self.spec.options.seats(self.options)
        viewer = chance.randrange(-1, seats)
        self.state[spare] = self.state[g]
        self.loops.redeal_at(self.T, self.S, spare, viewer, chance.randrange(1 << 31))
        self.found.redeals += 1
        broken = int(self.loops.check_at(self.T, self.S, spare))
        if broken:
            self.fault(g, f"a redeal for {viewer} after decision {step} breaks invariant {broken}")
        elif viewer >= 0 and self.listed(0, g, viewer) != self.listed(1, spare, viewer):
            self.fault(g, f"a redeal for {viewer} after decision {step} changes what it may do")

    def listed(self, row: int, g: int, seat: int) -> list[int]:
        """The legal actions of a seat in a row of the states."""
        out = self.legal[row]
        n = int(self.loops.legal_at(self.T, self.S, g, seat, out.data if PLAIN else out))
        return [int(x) for x in out[:n]]

    def fault(self, g: int, said: str) -> None:
        """Told once, and its game is not looked at any more."""
        told = f"seed {self.seeds[g]}: {said}; options {self.options}"
        self.found.faults.append(told)
        print(told, flush=True)
        self.leave(g)

    def leave(self, g: int) -> None:
        """A game is done with."""
        self.found.games += 1
        del self.alive[g]


def random_games(game: str, games: int, seed: int = 1) -> Found:
    """So many games, a new table every `AT_ONCE`."""
    spec, found = find(game), Found()
    for first in range(seed, seed + games, AT_ONCE):
        chance = random.Random(first)  # noqa: S311 - games, no secrets
        seeds = range(first, min(first + AT_ONCE, seed + games))
        Lot(spec, by_chance(spec, chance), seeds, found).play(chance)
        if (first - seed) // AT_ONCE % 100 == 0:
            print(f"{found.games} games, {found.decisions} decisions", flush=True)
    return found


def main() -> int:
    """Plays and says what came of it."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the others follow it")
    asked = parser.parse_args()
    found = random_games(asked.game, asked.games, asked.seed)
    ends = ", ".join(f"{end}: {n}" for end, n in sorted(found.ends.items()))
    print(f"{found.games} games, {found.decisions} decisions, {found.redeals} redeals; ends {ends}")
    print(f"{len(found.faults)} faults")
    return int(bool(found.faults))


if __name__ == "__main__":
    raise SystemExit(main())
