"""Shares and averages that can be added up, each as sure as it was counted, and with a game that shows it.

Games of one seed share the deal, and two seats of one game its end, so they do not count as so many trials. What is
kept are sums over groups (a seed's games): the interval of a share is Wilson's with as many trials as would scatter as
much as the groups do; that of an average is the ratio estimator's, normal, from the scatter of the groups. With few
groups both are widened as Student's distribution is.
"""

from __future__ import annotations

from math import isfinite, sqrt
from statistics import NormalDist

import msgspec

from rumpus.lab.stats import Z95, wilson

FEW = 30
"""Groups below which nobody believes that games of a group lie apart more than chance has it."""
MOST = 4.0
"""Trials that a game stands for, at most."""


class Ratio(msgspec.Struct, array_like=True):
    """`total` of `of` cases in `groups` groups, with the sums of squares and products of both over the groups; the
    numbers of a game that is such a case, and of one that is not (-1: none).
    """

    total: int = 0
    of: int = 0
    total_squared: int = 0
    product: int = 0
    of_squared: int = 0
    groups: int = 0
    shows: int = -1
    other: int = -1

    def group(self, total: int, of: int, shows: int = -1, other: int = -1) -> None:
        """Counts a group in; one without a case is none."""
        if of:
            self.add(Ratio(total, of, total * total, total * of, of * of, 1, shows, other))

    def add(self, more: Ratio) -> None:
        """Counts others in."""
        self.total += more.total
        self.of += more.of
        self.total_squared += more.total_squared
        self.product += more.product
        self.of_squared += more.of_squared
        self.groups += more.groups
        self.shows = earlier(self.shows, more.shows)
        self.other = earlier(self.other, more.other)

    @property
    def mean(self) -> float:
        """The share or the average; 0 where nothing was counted."""
        return self.total / self.of if self.of else 0.0

    @property
    def variance(self) -> float:
        """That of `mean`, from the scatter of the groups."""
        if self.groups < 2:
            return float("inf")
        scatter = self.total_squared - 2 * self.mean * self.product + self.mean**2 * self.of_squared
        return max(0.0, scatter) * self.groups / (self.groups - 1) / self.of**2

    @property
    def trials(self) -> float:
        """So many independent trials would be as sure of the share."""
        p, variance = self.mean, self.variance
        if not 0 < p < 1 or not isfinite(variance):
            return float(self.of)
        made = p * (1 - p) / variance if variance else float("inf")
        return min(made, self.of * (MOST if self.groups >= FEW else 1.0))

    def share(self, z: float = Z95) -> tuple[float, float]:
        """The interval of a share."""
        return wilson(self.mean * self.trials, self.trials, student(z, self.groups)) if self.of else (0.0, 1.0)

    def average(self, z: float = Z95) -> tuple[float, float]:
        """The interval of an average; without ends where there are not two groups."""
        half = student(z, self.groups) * sqrt(self.variance) if self.groups > 1 else float("inf")
        return self.mean - half, self.mean + half


def earlier(one: int, other: int) -> int:
    """The lower number of two games, of which -1 is none."""
    return max(one, other) if min(one, other) < 0 else min(one, other)


def student(z: float, groups: int) -> float:
    """A normal deviate, widened for so few groups (the first two terms of Cornish and Fisher's expansion)."""
    free = max(1, groups - 1)
    return z + (z**3 + z) / (4 * free) + (5 * z**5 + 16 * z**3 + 3 * z) / (96 * free**2)


def together(comparisons: int, level: float = 0.95) -> float:
    """The normal deviate by which so many intervals hold all at once (Bonferroni)."""
    return NormalDist().inv_cdf(1 - (1 - level) / (2 * max(1, comparisons)))


def games_for(width: float, ratio: Ratio) -> int:
    """How many cases make a 95 % interval of a share no wider than `width` to either side, as these scatter."""
    p = min(max(ratio.mean, 0.01), 0.99)
    each = ratio.of / ratio.trials if ratio.of else 1.0
    return round(p * (1 - p) * (Z95 / width) ** 2 * each)
