"""Games by the million, in worker processes, and their results counted: random play in the compiled playouts loop, or
bots (see contest.py).

The seeds of the games follow from one master seed, so the result depends neither on the number of workers nor on
which of them was faster.
"""

from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, wait
from typing import Any

import numpy as np

from rumpus.kernel.events import Log
from rumpus.kernel.parts import all_alike
from rumpus.kernel.processes import Workers
from rumpus.lab.contest import play_contest, turns
from rumpus.lab.stage import Counter, Plan, pieces_of, stage
from rumpus.lab.tally import DECISIONS, REASON, Score, Tally, count

CHUNK = 500
"""Games that a worker plays between two reports."""
ALIKE = 20
"""Games at one table, where a game has its tables vary (`Study.vary`)."""
LIMIT = 1_000_000
"""Decisions after which a game counts as one that does not end."""

Progress = Callable[[int], None]


def play_chunk(plan: Plan, seeds: list[int]) -> Tally:
    """Plays one game from each seed; their results."""
    if plan.bots:
        return play_contest(plan, seeds)
    at = stage(plan)
    tally = Tally(seats=[Score() for _ in range(at.seats)])
    out = np.zeros((len(seeds), 18), np.int32)
    if at.counted and not plan.check:
        counter = Counter(at)
        at.counted.counted_games(at.T, at.S, 0, np.array(seeds, np.int32), LIMIT, out, counter.C, at.L)
        tally.counts = counter.total()
        for k in range(len(seeds)):
            count(tally, out[k].tolist(), at.teams, ())
        return tally
    if at.spec.pieces is None and not plan.check:
        at.loops.playouts(at.T, at.S, np.array(seeds, np.int32), out, at.L)
        for row in out.tolist():
            count(tally, row, at.teams, ())
        return tally
    for k, seed in enumerate(seeds):
        if plan.check:
            wrong = play_checked(at.loops, at.T, at.S, at.L, at.log, seed, out[k])
            tally.broken += [(seed, int(out[k, DECISIONS]), wrong)] if wrong else []
        else:
            at.loops.playouts(at.T, at.S, np.array([seed], np.int32), out[k : k + 1], at.L)
        count(tally, out[k].tolist(), at.teams, pieces_of(at))
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


def seeds_of(master: int, games: int) -> list[int]:
    """The seed of each game, 31 bits, from one master seed."""
    return _seeds(np.random.default_rng(master), games)


def _seeds(master: np.random.Generator, games: int) -> list[int]:
    """The next seeds."""
    made: list[int] = master.integers(0, 2**31 - 1, games).tolist()
    return made


def chunks_of(
    plan: Plan, games: int, seed: int, workers: int = 1, many: int | None = None
) -> Iterator[tuple[Plan, list[int]]]:
    """The work for the workers, `many` games each or as many as keep them busy: seeds, of which bots play each as often
    as they can change places. They are made as they are wanted, and are those of `seeds_of`.
    """
    at = stage(plan)
    sets = len(turns(plan.bots, at.seats))
    vary = all_alike if at.spec.study is None or plan.content is not None else at.spec.study.vary
    size = many or (min(CHUNK, max(1, games // (4 * workers))) if vary is all_alike else ALIKE)
    size = -(-size // sets) * sets
    master, tables = np.random.default_rng(seed), np.random.default_rng((seed, 1))
    for done in range(0, games, size):
        few = [number for number in _seeds(master, size // sets) for _ in range(sets)]
        made = vary(dict(plan.options), int(tables.integers(0, 2**31 - 1)))
        yield plan.with_options(**made), few[: games - done]


def simulate(plan: Plan, games: int, seed: int, workers: int, progress: Progress = lambda _n: None) -> Tally:
    """Plays that many games; progress(n) after each n more. Workers are processes; 1 plays in this one."""
    total = Tally()
    for _, tally in played(chunks_of(plan, games, seed, workers), workers):
        total.add(tally)
        progress(tally.games)
    return total


def played(chunks: Iterable[tuple[Plan, list[int]]], workers: int) -> Iterator[tuple[Plan, Tally]]:
    """The chunks with their results, as they get done."""
    return _here(chunks) if workers == 1 else _spread(chunks, workers)


def _here(chunks: Iterable[tuple[Plan, list[int]]]) -> Iterator[tuple[Plan, Tally]]:
    """The chunks, one after another, in this process."""
    for plan, seeds in chunks:
        yield plan, play_chunk(plan, seeds)


def _spread(chunks: Iterable[tuple[Plan, list[int]]], workers: int) -> Iterator[tuple[Plan, Tally]]:
    """The chunks in worker processes, as they get done; a few wait in the queue, never all of them."""
    waiting: dict[Future[Tally], Plan] = {}
    pool = Workers(workers)
    try:
        for plan, seeds in chunks:
            waiting[pool.submit(play_chunk, plan, seeds)] = plan
            if len(waiting) >= 3 * workers:
                yield from _done(waiting)
        while waiting:
            yield from _done(waiting)
    except BaseException:  # Ctrl-C too: nobody waits for games that nobody counts
        pool.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _done(waiting: dict[Future[Tally], Plan]) -> Iterator[tuple[Plan, Tally]]:
    """Waits for the next that get done, and takes them out."""
    for future in wait(waiting, return_when=FIRST_COMPLETED).done:
        yield waiting.pop(future), future.result()
