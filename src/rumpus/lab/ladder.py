"""A ladder of opponents with ratings: every level of a game's bots against every other, seats changed over.

Ratings are those of Bradley and Terry, on Elo's scale: 400 points more are ten times the odds. Random play has 0.
Each pair is thought to have drawn one game more than it played, so that who wins all has a rating, too.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import log10
from typing import Any, Final

import numpy as np
from rich.table import Table

from rumpus.bots.choose import levels_of
from rumpus.kernel.spec import GameSpec
from rumpus.lab.contest import BRAINS, real_time
from rumpus.lab.sim import Progress, chunks_of, played
from rumpus.lab.stage import Plan
from rumpus.lab.stats import Z95

SCALE: Final = 400 / np.log(10)
"""Points of Elo's scale for one unit of log odds."""
ROUNDS: Final = 100


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


def levels_for(spec: GameSpec, options: dict[str, Any], content: str | None) -> tuple[str, ...]:
    """The fixed opponents that play this table, `random` first; in real time only those with hands."""
    rungs = levels_of(spec)
    return tuple(level for level in rungs if level in BRAINS) if real_time(spec, options, content) else rungs


def climbed(
    plan: Plan, levels: Sequence[str], games: int, seed: int, workers: int, progress: Progress = lambda _n: None
) -> Ladder:
    """So many games for each pair, the same seeds for all; progress(n) after each n more."""
    pairs = {Plan(plan.game, plan.options, plan.content, bots=pair): pair for pair in combinations(levels, 2)}
    chunks = (chunk for made in pairs for chunk in chunks_of(made, games, seed, workers))
    won = {(a, b): 0.0 for a in levels for b in levels if a != b}
    met = dict.fromkeys(won, 0)
    for made, tally in played(chunks, workers):
        a, b = pairs[Plan(made.game, plan.options, made.content, bots=made.bots)]
        points = {name: score.wins + score.shared / 2 for name, score in tally.levels.items()}
        whole = sum(points.values())
        for one, other in ((a, b), (b, a)):
            won[one, other] += tally.games * (points.get(one, 0.0) / whole if whole else 0.5)
            met[one, other] += tally.games
        progress(tally.games)
    return Ladder(rated(levels, won, met), {pair: (won[pair], met[pair]) for pair in won})


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


def odds(points: float) -> float:
    """The share of points that so much of a higher rating is worth.

    >>> round(odds(400), 3)
    0.909
    """
    return float(1 / (1 + 10 ** (-points / 400)))


def gap(share: float) -> float:
    """The difference of ratings by which a share of points is won: the reverse of `odds`."""
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
