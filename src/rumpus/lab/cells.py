"""What findings are made of: numbers with their intervals, tables and matrices of them, and verdicts."""

from __future__ import annotations

import msgspec

from rumpus.lab.rates import Ratio

FINE, LOOK, WARN = "fine", "look", "warn"


class Cell(msgspec.Struct, omit_defaults=True):
    """A number: a share, an average, or points (shares that are a difference); what it rests on; a game that shows it
    and one that shows the contrary, as `phase:number`.
    """

    kind: str
    value: float
    low: float
    high: float
    of: int
    shows: str = ""
    other: str = ""


class Row(msgspec.Struct):
    """One thing and its numbers by column."""

    name: str
    cells: dict[str, Cell]


class Section(msgspec.Struct):
    """A table. `says`: what each column is, in a sentence. `even`: what the first column would be if nobody stood out,
    -1 where there is no such value.
    """

    key: str
    title: str
    word: str
    rows: list[Row]
    says: dict[str, str]
    even: float = -1.0


class Matrix(msgspec.Struct):
    """Rows against columns: shares of decided games that the row won, by `row<tab>column`."""

    key: str
    title: str
    rows: list[str]
    columns: list[str]
    cells: dict[str, Cell]
    against: bool = True
    """Whether it is a thing against another of its kind; else rows at places."""


class Verdict(msgspec.Struct):
    """A sentence, how much it asks to be looked at, and the section it is about."""

    text: str
    grade: str
    section: str


class Findings(msgspec.Struct):
    """All that a report says, but for its head."""

    verdicts: list[Verdict]
    sections: list[Section]
    matrices: list[Matrix]
    lengths: dict[int, int]


def share(ratio: Ratio, phase: str) -> Cell:
    """A share with its interval."""
    low, high = ratio.share()
    return Cell("share", ratio.mean, low, high, ratio.of, _game(phase, ratio.shows), _game(phase, ratio.other))


def average(ratio: Ratio, phase: str, scale: float = 1.0, kind: str = "mean") -> Cell:
    """An average with its interval."""
    low, high = (x * scale for x in ratio.average())
    games = _game(phase, ratio.shows), _game(phase, ratio.other)
    return Cell(kind, ratio.mean * scale, low, high, ratio.of, *games)


def _game(phase: str, number: int) -> str:
    """A game of a phase."""
    return f"{phase}:{number}" if number >= 0 else ""


def percent(value: float) -> str:
    """A share in words: whole hundredths, finer near the ends."""
    return f"{value:.0%}" if 0.015 <= value <= 0.985 or value in (0.0, 1.0) else f"{value:.1%}"


def within(low: float, high: float, dash: str = "-") -> str:
    """An interval of a share: whole hundredths, finer near the ends."""
    narrow = high < 0.015 or low > 0.985
    return f"{100 * low:.1f}{dash}{100 * high:.1f}" if narrow else f"{100 * low:.0f}{dash}{100 * high:.0f}"
