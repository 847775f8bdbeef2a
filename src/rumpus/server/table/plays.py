"""A table's decisions as plays: what one message, or one stroke of the clock, did together."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rumpus.kernel.match.match import Match
from rumpus.server.store.base import PlayRow


@dataclass(frozen=True, slots=True)
class Mark:
    """Where a play begins in the history, and whose it was."""

    seat: int
    start: int


def marks_of(rows: Sequence[PlayRow]) -> list[Mark]:
    """The plays that these rows make up."""
    return [Mark(row.seat, row.n) for row in rows if row.n == row.play]


def rows_of(match: Match, start: int) -> list[PlayRow]:
    """The decisions from number `start` on as rows: strokes of the clock each a play of its own, the rest one play."""
    rows: list[PlayRow] = []
    for n, (now, seat, action) in enumerate(match.history[start:], start):
        together = bool(rows) and seat >= 0 and rows[-1].seat == seat
        rows.append(PlayRow(n, now, seat, action, rows[-1].play if together else n))
    return rows
