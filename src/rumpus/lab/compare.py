"""`rumpus lab compare` and `sweep`: the same games on both sides of a change, and what differs.

Both sides play the same seeds with the same pieces at the same seats, by the same bot; a group is a seed, as in
`rates.py`, and a difference is judged by how it scatters from group to group. One may look after every work and stop
when it is sure, without deceiving oneself: the intervals are asymptotic confidence sequences (Waudby-Smith, Arbour,
Sinha, Kennedy and Ramdas, 2024), which hold at all times together; 5 % of error is shared among all that is compared.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from math import log, sqrt

import msgspec
import numpy as np

from rumpus.lab.balance import Step
from rumpus.lab.games import Work, games_of
from rumpus.lab.harvest import ROOM_FOR, Cards, cases_of, key
from rumpus.lab.kept import Kept
from rumpus.lab.rates import Ratio, student
from rumpus.lab.schedule import Question
from rumpus.lab.spread import Crew, done

ERROR = 0.05
TUNED = 500
"""Groups for which a confidence sequence is at its narrowest."""
PHASE = "pairs"
ENOUGH = 60
"""Groups before anything is believed."""
WATCHED = ("by", "first", "game")
"""Kinds of numbers for which a comparison goes on until it is sure."""


class Difference(msgspec.Struct, array_like=True):
    """A ratio on both sides, with the products of their sums over the groups."""

    before: Ratio
    after: Ratio
    totals: int = 0
    total_of: int = 0
    of_total: int = 0
    ofs: int = 0
    groups: int = 0

    def group(self, one: tuple[int, int, int], other: tuple[int, int, int]) -> None:
        """Counts a group in: (total, of, a game) on either side."""
        if one[1] or other[1]:
            self.before.group(one[0], one[1], one[2])
            self.after.group(other[0], other[1], other[2])
            self.totals += one[0] * other[0]
            self.total_of += one[0] * other[1]
            self.of_total += one[1] * other[0]
            self.ofs += one[1] * other[1]
            self.groups += 1

    def add(self, more: Difference) -> None:
        """Counts others in."""
        self.before.add(more.before)
        self.after.add(more.after)
        self.totals += more.totals
        self.total_of += more.total_of
        self.of_total += more.of_total
        self.ofs += more.ofs
        self.groups += more.groups

    @property
    def value(self) -> float:
        """After less before."""
        return self.after.mean - self.before.mean

    @property
    def error(self) -> float:
        """The standard error of `value`, from the groups; infinite where nothing can be said."""
        one, other = self.before, self.after
        if self.groups < 2 or not one.of or not other.of:
            return float("inf")
        a, b = one.mean, other.mean
        own = one.total_squared - 2 * a * one.product + a * a * one.of_squared
        theirs = other.total_squared - 2 * b * other.product + b * b * other.of_squared
        both = self.totals - b * self.total_of - a * self.of_total + a * b * self.ofs
        scatter = own / one.of**2 + theirs / other.of**2 - 2 * both / (one.of * other.of)
        return sqrt(max(0.0, scatter) * self.groups / (self.groups - 1))

    def sequence(self, comparisons: int = 1) -> tuple[float, float]:
        """The interval that holds at all times and for so many comparisons at once."""
        half = self.error * always(self.groups, ERROR / max(1, comparisons))
        return self.value - half, self.value + half


def always(groups: int, error: float) -> float:
    """How many standard errors to either side hold at every number of groups at once."""
    rho = sqrt((-2 * log(error) + log(-2 * log(error) + 1)) / TUNED)
    n = max(1, groups) * rho * rho
    return student(sqrt(2 * (n + 1) / n * log(sqrt(n + 1) / error)), groups)


class Both(msgspec.Struct):
    """What some works came to on both sides."""

    games: int = 0
    differences: dict[str, Difference] = {}

    def add(self, more: Both) -> None:
        """Counts others in."""
        self.games += more.games
        for name, difference in more.differences.items():
            if name in self.differences:
                self.differences[name].add(difference)
            else:
                self.differences[name] = difference


class Pair(msgspec.Struct, frozen=True):
    """The same work on both sides of a change."""

    before: Work
    after: Work

    @property
    def number(self) -> int:
        """The number of the work."""
        return self.before.number


def compared(pair: Pair) -> Both:
    """Plays a pair of works."""
    made = Both()
    before, after = sums(pair.before), sums(pair.after)
    nothing = [(0, 0, -1)] * len(pair.before.seeds)
    for name in dict.fromkeys([*before, *after]):
        difference = made.differences.setdefault(name, Difference(Ratio(), Ratio()))
        for one, other in zip(before.get(name, nothing), after.get(name, nothing), strict=True):
            difference.group(one, other)
    made.games = len(pair.before.seeds) * (pair.before.each + pair.after.each)
    return made


def sums(work: Work) -> dict[str, list[tuple[int, int, int]]]:
    """What the games of each seed came to on one side: (total, of, a game)."""
    games = games_of(work)
    names, total, of, _shows, _other = cases_of(work, games).sums()
    found = [(names, total, of)]
    cards = Cards(games, work)
    for what in Cards.SHARES:
        total, of, _shows, _other = cards.sums(what)
        found.append(([key("card", what, name) if name else "" for name in cards.names], total, of))
    numbers = (work.number * ROOM_FOR + work.each * np.arange(len(work.seeds))).tolist()
    return {
        name: list(zip(totals, cases, numbers, strict=True))
        for names, total, of in found
        for name, totals, cases in zip(names, total.tolist(), of.tolist(), strict=True)
        if name and any(cases)
    }


@dataclass
class Comparison:
    """Two questions that differ in what was changed, and what came of their games. `margin`: a difference that surely
    lies within it is none; `about`: only these names are waited for.
    """

    before: Question
    after: Question
    games: int
    margin: float = 0.02
    about: tuple[str, ...] = ()
    found: Both = field(default_factory=Both)
    works: int = 0
    seconds: float = 0.0
    broken_off: bool = False

    def watched(self) -> dict[str, Difference]:
        """What the comparison is about: shares of wins by piece, going first, draws; or what was named."""
        found = self.found.differences
        if self.about:
            return {name: d for name, d in found.items() if name.split("\t")[-1] in self.about and _is_share(name)}
        return {name: d for name, d in found.items() if name.split("\t")[0] in WATCHED}

    def is_sure(self, difference: Difference, comparisons: int) -> bool:
        """Whether a difference is surely there, or surely smaller than the margin."""
        low, high = difference.sequence(comparisons)
        return difference.groups >= ENOUGH and (low > 0 or high < 0 or (low >= -self.margin and high <= self.margin))

    @property
    def sure(self) -> bool:
        """Whether all that is watched is sure."""
        watched = self.watched()
        return bool(watched) and all(self.is_sure(d, len(watched)) for d in watched.values())

    def moved(self, kinds: tuple[str, ...]) -> list[tuple[str, Difference]]:
        """What surely differs, of some kinds of numbers, all of them compared at once; the largest first."""
        found = {name: d for name, d in self.found.differences.items() if name.split("\t")[0] in kinds}
        apart = []
        for name, d in found.items():
            low, high = d.sequence(len(found))
            if d.groups >= ENOUGH and (low > 0 or high < 0):
                apart.append((name, d))
        return sorted(apart, key=_size)


def _size(item: tuple[str, Difference]) -> float:
    """The largest first."""
    return -abs(item[1].value)


def _is_share(name: str) -> bool:
    """Whether a number is a share of wins of one thing, not of one against another."""
    return name.startswith(("by\t", "card\twon when played", "first\t", "seat\t"))


def play(
    made: Comparison,
    crew: Crew,
    seconds: float | None,
    kept: Kept,
    step: Step = lambda _w, _s: None,
    *,
    stop: bool = True,
) -> None:
    """Plays pairs of works until it is sure (with `stop`), the games are played, or the time is up. Ctrl-C keeps what
    was done.
    """
    started = time.monotonic()
    last = -(-made.games // made.before.each)

    def spent() -> float:
        return 0.0 if seconds is None else (time.monotonic() - started) / seconds

    def wanted() -> Iterator[Pair]:
        for k in range(made.works, last):
            if spent() >= 1.0 or (stop and made.sure):
                return
            yield Pair(made.before.work(k), made.after.work(k))

    while made.works < last and not (stop and made.sure):
        known = kept.known(PHASE, made.works, Both)
        if known is None:
            break
        made.found.add(known)
        made.works += 1
    try:
        for pair, both in done(crew, compared, wanted()):
            kept.keep(PHASE, pair.number, both)
            made.found.add(both)
            made.works += 1
            step(PHASE, min(1.0, max(spent(), made.works / last)))
            if stop and made.sure:
                break
    except KeyboardInterrupt:
        made.broken_off = True
    made.seconds = time.monotonic() - started


def sides(before: Question, after: Question) -> tuple[Question, Question]:
    """Both questions about the same pieces: those that both sides have. Raises ValueError where there are too few."""
    if before.choices == after.choices:
        return before, after
    both = tuple(name for name in before.choices if name in after.choices)
    if len(both) < before.spec.options.seats(before.base):
        raise ValueError("the two sides have too few pieces in common to be compared")
    return before.but(pieces=both), after.but(pieces=both)
