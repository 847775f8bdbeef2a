"""Photo finishes: who was first when the plays of two seats meet on one spot, and by how many milliseconds."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from rumpus.server.protocol import Photo

CLOSE: Final = 400
"""Plays on one spot that arrive within so many ms of each other make a photo."""


class Print(NamedTuple):
    """An accepted play: the spot it aimed at, whose it was, and when it arrived."""

    spot: str
    seat: int
    at: int


class Late(NamedTuple):
    """A refused play, and the rival's play on the same spot that was `ms` sooner."""

    by: int
    ms: int


def meet(one: str, other: str) -> bool:
    """Do plays on these spots meet? A Base meets its own two ends (`A1`, `A1.a`)."""
    return one == other or one.startswith(other + ".") or other.startswith(one + ".")


class Finish:
    """The accepted plays of the last moment. `rivals(p, q)`: do these seats play against each other? `own`: codes of
    refusals for which no rival was faster.
    """

    def __init__(self, rivals: Callable[[int, int], bool], own: frozenset[str] = frozenset()) -> None:
        self.rivals, self.own = rivals, own
        self._prints: list[Print] = []

    def accepted(self, spot: str, seat: int, at: int) -> Photo | None:
        """A play counts; the photo, if a rival's play on the same spot arrived shortly before."""
        if not spot:
            return None
        before = self._before(spot, seat, at)
        self._prints.append(Print(spot, seat, at))
        return None if before is None else Photo(spot, before.seat, seat, max(0, at - before.at), "both")

    def refused(self, spot: str, seat: int, at: int, code: str) -> tuple[Late, Photo] | None:
        """A play does not count; who was sooner, if a rival was."""
        if not spot or code in self.own:
            return None
        before = self._before(spot, seat, at)
        if before is None:
            return None
        ms = max(0, at - before.at)
        return Late(before.seat, ms), Photo(before.spot, before.seat, seat, ms, "first")

    def _before(self, spot: str, seat: int, at: int) -> Print | None:
        """The last play of a rival on this spot within the moment; older ones are forgotten."""
        self._prints = [one for one in self._prints if at - one.at <= CLOSE]
        return next(
            (one for one in reversed(self._prints) if self.rivals(one.seat, seat) and meet(one.spot, spot)), None
        )
