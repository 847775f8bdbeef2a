"""What a game says of its counters after many games: tables of shares and averages, each as sure as it was counted."""

from dataclasses import dataclass


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


@dataclass(frozen=True, slots=True)
class Section:
    """One table: its key in JSON, what a row is about, the cells of each row by column. The first column sorts it."""

    key: str
    what: str
    rows: dict[str, dict[str, Cell]]
