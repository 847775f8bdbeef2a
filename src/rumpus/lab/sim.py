"""Random games by the million: the compiled playouts loop in worker processes, and their results counted.

The seeds of the games follow from one master seed, so the result depends neither on the number of workers nor on
which of them was faster.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import get_context
from typing import Any

import numpy as np

from rumpus.kernel.bind import bind
from rumpus.kernel.events import Log
from rumpus.kernel.record import Array, rows
from rumpus.kernel.spec import GameSpec, Options, find

CHUNK = 500
"""Games that a worker plays between two reports."""
REASON, DECISIONS = 16, 17
"""Where a row of `playouts` holds the end reason and the number of decisions."""
LIMIT = 1_000_000
"""Decisions after which a checked game counts as one that does not end."""

Progress = Callable[[int], None]


@dataclass
class Score:
    """What a seat or a piece (a Legend ...) came to: games, wins alone (or as a team), first places shared."""

    games: int = 0
    wins: int = 0
    shared: int = 0

    def add(self, other: "Score") -> None:
        """Counts another score in."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared


@dataclass
class Tally:
    """The results of some games. `unfinished` games met the loop's own limit, which no game should.

    `broken` holds (seed, decisions, code) of games whose invariant `code` failed, or -1: an apply lost events.
    """

    games: int = 0
    decisions: int = 0
    longest: int = 0
    unfinished: int = 0
    broken: list[tuple[int, int, int]] = field(default_factory=list)
    reasons: Counter[int] = field(default_factory=Counter)
    seats: list[Score] = field(default_factory=list)
    pieces: dict[str, Score] = field(default_factory=dict)

    def add(self, other: "Tally") -> None:
        """Counts another tally of the same game and options in."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.unfinished += other.unfinished
        self.broken += other.broken
        self.reasons.update(other.reasons)
        self.seats += [Score() for _ in range(len(other.seats) - len(self.seats))]
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        for name, score in other.pieces.items():
            self.pieces.setdefault(name, Score()).add(score)


@dataclass(frozen=True)
class Plan:
    """What is simulated: a game, its resolved options as sorted pairs, a content file's path or None; with `check`,
    every invariant after every decision.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    content: str | None = None
    check: bool = False


@lru_cache(maxsize=4)
def _stage(plan: Plan) -> tuple[GameSpec, Options, Any, Any, Array]:
    """Everything that is read once in a process: spec, options, tables, bound loops, and room for a state."""
    spec = find(plan.game)
    options: Options = dict(plan.options)
    tables = spec.tables(options, plan.content)
    return spec, options, tables, bind(spec), spec.State.blank()


def play_chunk(plan: Plan, seeds: list[int]) -> Tally:
    """Plays one random game from each seed; their results."""
    spec, options, tables, loops, state = _stage(plan)
    seats, teams = spec.seats(options), spec.teams(options)
    T, S, room = rows(spec.Table, tables), rows(spec.State, state), Log.blank()
    L, log = rows(Log, room), Log.at(room)
    piece = spec.extra.get("piece")
    tally = Tally(seats=[Score() for _ in range(seats)])
    out = np.zeros((len(seeds), 18), np.int32)
    if piece is None and not plan.check:
        loops.playouts(T, S, np.array(seeds, np.int32), out, L)
        for row in out.tolist():
            count(tally, row, teams, ())
        return tally
    t, s = spec.Table.at(tables), spec.State.at(state)
    for k, seed in enumerate(seeds):
        if plan.check:
            wrong = play_checked(loops, T, S, L, log, seed, out[k])
            tally.broken += [(seed, int(out[k, DECISIONS]), wrong)] if wrong else []
        else:
            loops.playouts(T, S, np.array([seed], np.int32), out[k : k + 1], L)
        count(tally, out[k].tolist(), teams, [piece(t, s, p) for p in range(seats)] if piece else ())
    return tally


def play_checked(loops: Any, T: Any, S: Any, L: Any, log: Log, seed: int, out: Any) -> int:
    """One random game with every invariant after every decision: 0, or the first broken one (-1: events were lost).

    `out` is filled as by `playouts`; a broken game stops there. `log` is the proxy on L.
    """
    loops.setup_at(T, S, 0, seed, L)
    decisions = wrong = 0
    while not wrong and decisions < LIMIT and loops.playout(T, S, 0, (seed + 7919 * decisions) & 0x7FFFFFFF, 1, L):
        decisions += 1
        wrong = int(loops.check_at(T, S, 0)) or (-1 if log.lost else 0)
    out[REASON] = loops.result_at(T, S, 0, out[:16])
    out[DECISIONS] = decisions
    return wrong


def count(tally: Tally, row: list[int], teams: tuple[int, ...], pieces: Any) -> None:
    """Adds one game: a row of `playouts`, the team of each seat, and what each seat played (or nothing)."""
    tally.games += 1
    tally.decisions += row[DECISIONS]
    tally.longest = max(tally.longest, row[DECISIONS])
    if row[REASON] == 0:
        tally.unfinished += 1
    tally.reasons[row[REASON]] += 1
    first = [p for p in range(len(tally.seats)) if row[REASON] and row[8 + p] == 1]
    alone = len({teams[p] for p in first}) == 1
    for p, score in enumerate(tally.seats):
        mine = Score(1, int(p in first and alone), int(p in first and not alone))
        score.add(mine)
        if pieces and pieces[p]:
            tally.pieces.setdefault(pieces[p], Score()).add(mine)


def seeds_of(master: int, games: int) -> list[int]:
    """The seed of each game, 31 bits, from one master seed."""
    made: list[int] = np.random.default_rng(master).integers(0, 2**31 - 1, games).tolist()
    return made


def simulate(plan: Plan, games: int, seed: int, workers: int, progress: Progress = lambda _n: None) -> Tally:
    """Plays that many random games; progress(n) after each n more. Workers are processes; 1 plays in this one."""
    seeds = seeds_of(seed, games)
    size = min(CHUNK, max(1, games // (4 * workers)))
    chunks = [seeds[i : i + size] for i in range(0, games, size)]
    total = Tally()
    for tally in _here(plan, chunks) if workers == 1 else _spread(plan, chunks, workers):
        total.add(tally)
        progress(tally.games)
    return total


def _here(plan: Plan, chunks: list[list[int]]) -> Iterator[Tally]:
    """The chunks, one after another, in this process."""
    for chunk in chunks:
        yield play_chunk(plan, chunk)


def _spread(plan: Plan, chunks: list[list[int]], workers: int) -> Iterator[Tally]:
    """The chunks in worker processes, as they get done; a few wait in the queue, never all of them."""
    waiting: set[Future[Tally]] = set()
    left = iter(chunks)
    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        for chunk in left:
            waiting.add(pool.submit(play_chunk, plan, chunk))
            if len(waiting) >= 3 * workers:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    finally:
        pool.shutdown(cancel_futures=True)
