"""What a game says of its counters after many games: tables of shares and averages, each as sure as it was counted."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Protocol

Counted = Mapping[str, Sequence[int]]
"""The fields of a game's counters, added up."""


class Named(Protocol):
    """What has a name and an id."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def name(self) -> str:
        """Its name."""


@dataclass(frozen=True, slots=True)
class Share:
    """So many of so many."""

    hits: int
    of: int


@dataclass(frozen=True, slots=True)
class Mean:
    """An average: the sum, the sum of squares, how many were added."""

    total: int
    squares: int
    of: int


Cell = Share | Mean | int | float


Rows = dict[str, dict[str, Cell]]
"""The cells of each row by column."""


@dataclass(frozen=True, slots=True)
class Section:
    """One table: its key in JSON, what a row is about, the cells of each row by column. The first column sorts it."""

    key: str
    what: str
    rows: Rows


def won(counts: Counted, what: str, k: int) -> Share:
    """The games won of those counted at k, in the counters `what` and `what_wins`."""
    return Share(counts[f"{what}_wins"][k], counts[what][k])


def rates(names: Iterable[str], counts: Counted, what: str) -> Rows:
    """A row for each of the things that were counted at all, numbered from 1: the games won of those counted."""
    return {name: {"win rate": won(counts, what, k)} for k, name in enumerate(names, 1) if counts[what][k]}


def pair_rates(names: Iterable[str], counts: Counted, what: str, room: int) -> Rows:
    """The same of two things together, counted at `room` times the lower number, plus the higher."""
    return {
        f"{one} + {other}": {"win rate": won(counts, what, room * i + k)}
        for (i, one), (k, other) in combinations(enumerate(names, 1), 2)
        if counts[what][room * i + k]
    }


def unlike(ones: Iterable[Named]) -> list[str]:
    """The names of some things; those that bear the same one also have their ids."""
    listed = list(ones)
    names = [one.name for one in listed]
    return [one.name if names.count(one.name) == 1 else f"{one.name} ({one.id})" for one in listed]
