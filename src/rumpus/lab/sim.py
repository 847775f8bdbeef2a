"""`rumpus sim`: games by the million, in worker processes, and what came of them: those of a balance report, of random
play or of bots that change places, without verdicts.

The seeds of the games follow from one master seed, so the result depends neither on the number of workers nor on
which of them was faster.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import combinations
from typing import Any

import numpy as np

from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.parts import all_alike
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.lab.games import Work, turns
from rumpus.lab.harvest import Harvest, harvest
from rumpus.lab.spread import Alone, Crew, done

CHUNK = 500
"""Games that a worker plays between two reports."""
ALIKE = 20
"""Games at one table, where a game has its tables vary (`Study.vary`)."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: a game, its resolved options as sorted pairs, a content file's path or None; `bots`: levels
    that take turns at the seats, none for random play; with `check`, every invariant after every decision.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    content: str | None = None
    bots: tuple[str, ...] = ()
    check: bool = False

    def with_options(self, **changed: Any) -> Plan:
        """The same with other values of some options."""
        return replace(self, options=tuple(sorted((dict(self.options) | changed).items())))


def works(plan: Plan, games: int, seed: int, workers: int = 1, many: int | None = None) -> Iterator[Work]:
    """The work for the workers, `many` games each or as many as keep them busy, made as it is wanted: seeds, of which
    bots play each as often as they can change places.
    """
    spec, options = find(plan.game), dict(plan.options)
    seatings = turns(plan.bots, spec.options.seats(options))
    vary = all_alike if spec.study is None or plan.content is not None else spec.study.vary
    shared = vary is not all_alike and not plan.bots  # random play at several tables, ALIKE games at each
    size = many or min(CHUNK, max(1, games // (4 * workers)))
    if vary is not all_alike and not many:
        size = max(ALIKE, size - size % ALIKE) if shared else ALIKE
    size = -(-size // len(seatings)) * len(seatings)
    master, drawn = np.random.default_rng(seed), np.random.default_rng((seed, 1))
    number = played = 0
    while played < games:
        n = min(size, games - played)
        n -= n % ALIKE if shared and n > ALIKE else 0
        seeds = master.integers(0, 2**31 - 1, -(-n // len(seatings))).tolist()
        tables = [vary(options, int(drawn.integers(0, 2**31 - 1))) for _ in range(max(1, n // ALIKE) if shared else 1)]
        yield Work(
            plan.game,
            tuple(tuple(sorted(table.items())) for table in tables),
            seatings[0],
            tuple(seeds),
            plan.content,
            number,
            turned=True,
            most=n,
            checked=plan.check,
        )
        number += 1
        played += n


def simulate(
    plan: Plan, games: int, seed: int, crew: Crew | None = None, progress: Progress = lambda _n: None
) -> Harvest:
    """Plays that many games; progress(n) after each n more."""
    crew = crew or Alone()
    return gathered(works(plan, games, seed, crew.size), crew, progress)


def gathered(wanted: Iterable[Work], crew: Crew, progress: Progress) -> Harvest:
    """What some works come to."""
    total = Harvest()
    for _, made in done(crew, harvest, wanted):
        total.add(made)
        progress(made.games)
    return total


def pieces_for(spec: GameSpec, options: Options) -> tuple[str, ...]:
    """The pieces a seat may take. Raises ValueError when the game has none, or there are not two seats."""
    name = spec.pieces.option if spec.pieces else ""
    if not name:
        raise ValueError(f"--matrix: {spec.about.title} has no pieces to set against each other")
    if spec.options.seats(options) != 2:
        raise ValueError(f"--matrix: it is for two seats, not {spec.options.seats(options)}")
    chosen = next(option for option in spec.options.listed if option.name == f"{name}a")
    return tuple(str(choice) for choice in chosen.choices if choice != chosen.default)


def each_pair(spec: GameSpec, plan: Plan) -> Iterator[Plan]:
    """A plan for each pair of pieces and each way round: the first piece at seat A, then at seat B."""
    name = spec.pieces.option if spec.pieces else ""
    even = dict(spec.study.even) if spec.study else {}
    for one, other in combinations(pieces_for(spec, dict(plan.options)), 2):
        for a, b in ((one, other), (other, one)):
            yield plan.with_options(**even, **{f"{name}a": a, f"{name}b": b})


def play_matrix(
    plan: Plan, games: int, seed: int, crew: Crew | None = None, progress: Progress = lambda _n: None
) -> Harvest:
    """So many games a pair of pieces, half of them each way round, the same seeds for all pairs."""
    each = max(1, games // 2)
    wanted = (work for made in each_pair(find(plan.game), plan) for work in works(made, each, seed))
    return gathered(wanted, crew or Alone(), progress)
