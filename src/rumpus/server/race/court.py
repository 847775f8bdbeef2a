"""A match in real time as the court of an arbiter: judged and played by the game's own rules, at stamps of table time.

What a real-time game says of itself is its `Race` (`kernel/contract/real_time.py`), all optional but `on`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rumpus.kernel.contract.real_time import Race
from rumpus.kernel.contract.seats import CLOCK
from rumpus.kernel.match.match import STRIKES, Match
from rumpus.kernel.records.log import Event
from rumpus.server.race.arbiter import Hand, Handled, No, Request


def in_real_time(match: Match) -> bool:
    """Is this match played in real time, by requests to an arbiter?"""
    return match.spec.in_real_time(match.t)


def race_of(match: Match) -> Race:
    """What its game says of real time. TypeError for a game that is never played so."""
    if match.spec.race is None:
        raise TypeError(f"{match.spec.id} is not played in real time")
    return match.spec.race


@dataclass(frozen=True, slots=True)
class Deed:
    """A decision just done: number, stamp, seat and action (-1: the clock), and what happened; if it was asked for, the
    request, with the spot it aimed at ("" for none).
    """

    n: int
    now: int
    seat: int
    action: int
    kind: str
    events: list[Event]
    request: Request | None = None
    spot: str = ""


class MatchCourt:
    """The court of one match. `did` hears of every decision right after it, `heard` of every decided request; `due` is
    the stamp of the next stroke of the game's clock, None for none.
    """

    def __init__(self, match: Match, did: Callable[[Deed], None], heard: Callable[[Handled], None]) -> None:
        self.match, self._did, self._heard = match, did, heard
        self.due = match.due
        self.race = race_of(match)

    # ------------------------------------------------------------ the court
    def judge(self, request: Request, now: int) -> No | None:
        """BR-ARB-02, BR-RUL-35: by the game's own list of reasons; else by its rules, with the code `illegal`."""
        self.strike(now)
        match = self.match
        if not (0 <= request.action < match.spec.actions.count and 0 <= request.seat < match.seats):
            return No(self.race.reasons.unknown, "")
        if self.race.judge is not None:
            found = self.race.judge(match.t, match.s, request.seat, request.action, request.card, request.top)
            return None if found is None else No(*found)
        if match.over:
            return No("game_over", "")
        if match.is_legal(request.seat, request.action):
            return None
        return No("illegal", match.why_not(request.seat, request.action) or "")

    def accept(self, request: Request, now: int) -> None:
        """Do what has just been judged."""
        spot = self.spot(request.action)
        self._do(request.seat, request.action, now, request, spot)

    def told(self, handled: Handled) -> None:
        """Pass it on."""
        self._heard(handled)

    def hand(self, action: int) -> Hand:
        """The game's own answer; else whatever may be done at any time is free, and the rest hurries."""
        if self.race.hand is not None:
            return Hand(self.race.hand(action))
        return Hand.FREE if action in self.match.spec.actions.anytime else Hand.HURRIES

    # ------------------------------------------------------------ the rest
    def strike(self, now: int) -> None:
        """Let every timer strike that is due by `now`, each at its own stamp."""
        match = self.match
        for _ in range(STRIKES):
            due = self.due
            if due is None or due > now or match.over:
                return
            self._do(CLOCK, CLOCK, max(due, match.s.now), None, "")
        raise RuntimeError(f"the clock of {match.spec.id} struck {STRIKES} times without end")

    def spot(self, action: int) -> str:
        """The place that an action aims at, "" for none."""
        return self.race.spot(self.match.t, self.match.s, action)

    def kind(self, seat: int, action: int) -> str:
        """What kind of action it is, and nothing about it: by the game's word, else the first one of its name."""
        if seat == CLOCK:
            return "tick"
        kind = self.race.kind
        return self.match.name(seat, action).split(" ", 1)[0] if kind is None else kind(action)

    def _do(self, seat: int, action: int, now: int, request: Request | None, spot: str) -> None:
        """One decision through the unchecked door."""
        match, kind = self.match, self.kind(seat, action)
        n = len(match.history)
        events = match.enter(seat, action, now)
        self.due = match.due
        self._did(Deed(n, now, seat, action, kind, events, request, spot))
