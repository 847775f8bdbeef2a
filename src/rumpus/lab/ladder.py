"""A ladder of opponents with ratings: every level of a game's bots against every other, seats changed over.

Ratings are those of Bradley and Terry, on Elo's scale: 400 points more are ten times the odds. Random play has 0.
Each pair is thought to have drawn one game more than it played, so that who wins all has a rating, too. All pairs play
a few games before any plays more, so that a ladder that is broken off stands on games of each.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations
from math import log10
from typing import Any, Final

import msgspec
import numpy as np
from rich.table import Table

from rumpus.bots.choose import levels_of
from rumpus.kernel.contract.spec import GameSpec
from rumpus.lab.contest import BRAINS, real_time
from rumpus.lab.games import Work
from rumpus.lab.harvest import harvest, key
from rumpus.lab.kept import Kept
from rumpus.lab.rates import Ratio
from rumpus.lab.sim import Plan, Progress, works
from rumpus.lab.spread import Alone, Crew, done
from rumpus.lab.stats import Z95

SCALE: Final = 400 / np.log(10)
"""Points of Elo's scale for one unit of log odds."""
ROUNDS: Final = 100
FEW: Final = 4
"""Games of a pair that are played and kept together: bots that search take a minute for them."""


@dataclass(frozen=True, slots=True)
class Rung:
    """An opponent: its rating, the half width of its 95 % interval (0 for the one that has 0), its share of points."""

    level: str
    rating: float
    half: float
    share: float
    games: int


@dataclass(frozen=True, slots=True)
class Ladder:
    """The rungs from the strongest, and the points of each against each: (points, games)."""

    rungs: list[Rung]
    points: dict[tuple[str, str], tuple[float, int]]
    broken_off: bool = False

    @property
    def games(self) -> int:
        """All that were played; each is listed by both of its levels."""
        return sum(games for _, games in self.points.values()) // 2


@dataclass(frozen=True, slots=True)
class Bout:
    """A few games of a pair, as one process plays them: those of one number are the same wherever they are played."""

    work: Work
    pair: tuple[str, str]
    number: int

    @property
    def phase(self) -> str:
        """The pair as a kept file names it."""
        return f"{self.pair[0]} against {self.pair[1]}"


class Came(msgspec.Struct):
    """What a bout came to: its games, and the points of the first of its pair."""

    games: int
    points: float


def fought(bout: Bout) -> Came:
    """Plays a bout."""
    made, nothing = harvest(bout.work), Ratio()
    points = {}
    for level in bout.pair:
        won, shared = (made.ratios.get(key(*where, level), nothing) for where in (("bot",), ("shared", "bot")))
        points[level] = won.total + shared.total / 2
    whole = sum(points.values())
    return Came(made.games, made.games * (points[bout.pair[0]] / whole if whole else 0.5))


def bouts(plan: Plan, levels: Sequence[str], games: int, seed: int) -> Iterator[Bout]:
    """So many games for each pair, the same seeds for all: the first few of every pair, then the next."""
    pairs = list(combinations(levels, 2))
    listed = [works(replace(plan, bots=pair), games, seed, many=FEW) for pair in pairs]
    for number, made in enumerate(zip(*listed, strict=True)):
        for pair, work in zip(pairs, made, strict=True):
            yield Bout(work, pair, number)


def levels_for(spec: GameSpec, options: dict[str, Any], content: str | None) -> tuple[str, ...]:
    """The fixed opponents that play this table, `random` first; in real time only those with hands."""
    rungs = levels_of(spec)
    return tuple(level for level in rungs if level in BRAINS) if real_time(spec, options, content) else rungs


def climbed(
    plan: Plan,
    levels: Sequence[str],
    games: int,
    seed: int,
    crew: Crew | None = None,
    kept: Kept | None = None,
    progress: Progress = lambda _n: None,
) -> Ladder:
    """So many games for each pair, the same seeds for all, by `crew` (None: this process); progress(n) after each n
    more. What `kept` knows is not played again. Ctrl-C breaks it off; what is done by then counts.
    """
    won = {(a, b): 0.0 for a in levels for b in levels if a != b}
    met = dict.fromkeys(won, 0)

    def count(bout: Bout, came: Came) -> None:
        a, b = bout.pair
        for pair, points in (((a, b), came.points), ((b, a), came.games - came.points)):
            won[pair] += points
            met[pair] += came.games
        progress(came.games)

    def wanted() -> Iterator[Bout]:
        for bout in bouts(plan, levels, games, seed):
            known = kept.known(bout.phase, bout.number, Came) if kept else None
            if known is None or known.games != bout.work.most:
                yield bout
            else:
                count(bout, known)

    broken_off = False
    try:
        for bout, came in done(crew or Alone(), fought, wanted()):
            if kept:
                kept.keep(bout.phase, bout.number, came)
            count(bout, came)
    except KeyboardInterrupt:
        broken_off = True
    return Ladder(rated(levels, won, met), {pair: (won[pair], met[pair]) for pair in won}, broken_off)


def rated(levels: Sequence[str], won: dict[tuple[str, str], float], met: dict[tuple[str, str], int]) -> list[Rung]:
    """The rungs, from the strongest: the likeliest ratings by Newton's steps, the first level's at 0."""
    n = len(levels)
    score = np.array([[won.get((a, b), 0.0) + 0.5 if a != b else 0.0 for b in levels] for a in levels])
    games = score + score.T
    strength = np.zeros(n)
    for _ in range(ROUNDS):
        chance = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        slope = (score - games * chance).sum(axis=1)
        bend = games * chance * (1 - chance)
        curve = np.diag(bend.sum(axis=1)) - bend
        step = np.linalg.solve(curve[1:, 1:], slope[1:])
        strength[1:] += np.clip(step, -2, 2)
        if np.abs(step).max() < 1e-9:
            break
    spread = np.concatenate([[0.0], np.sqrt(np.diag(np.linalg.inv(curve[1:, 1:])))])
    rungs = []
    for k, level in enumerate(levels):
        played_ = sum(met.get((level, other), 0) for other in levels)
        share = sum(won.get((level, other), 0.0) for other in levels) / played_ if played_ else 0.0
        rungs.append(Rung(level, float(strength[k] * SCALE), float(spread[k] * SCALE * Z95), share, played_))
    return sorted(rungs, key=lambda rung: -rung.rating)


def gap(share: float) -> float:
    """The difference of ratings by which a share of points is won.

    >>> round(gap(10 / 11))
    400
    """
    return 400 * log10(share / (1 - share))


def as_json(ladder: Ladder) -> dict[str, Any]:
    """The ladder as JSON types."""
    return {
        "rungs": [
            {
                "level": rung.level,
                "rating": round(rung.rating, 1),
                "interval": [round(rung.rating - rung.half, 1), round(rung.rating + rung.half, 1)],
                "share": round(rung.share, 4),
                "games": rung.games,
            }
            for rung in ladder.rungs
        ],
        "points": {f"{a} against {b}": [round(won, 2), met] for (a, b), (won, met) in ladder.points.items()},
        "broken_off": ladder.broken_off,
    }


def as_table(spec: GameSpec, ladder: Ladder) -> Table:
    """The ladder for a terminal: ratings, and what each made of a hundred games against each."""
    names = [rung.level for rung in ladder.rungs]
    table = Table(
        "level", "rating", "95 %", *names, title=f"{spec.about.title}: points in 100 games", title_justify="left"
    )
    for column in table.columns[1:]:
        column.justify = "right"
    for rung in ladder.rungs:
        cells = []
        for other in names:
            won, met = ladder.points.get((rung.level, other), (0.0, 0))
            cells.append(f"{100 * won / met:.0f}" if met else "")
        table.add_row(rung.level, f"{rung.rating:.0f}", f"± {rung.half:.0f}" if rung.half else "", *cells)
    return table
