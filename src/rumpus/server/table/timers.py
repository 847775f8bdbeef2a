"""What moves at a table when nobody sends anything: timers and bots, which follow from the table, and who arms them."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import partial

from msgspec import Struct

from rumpus.server import clock as clocks
from rumpus.server.race.judge import race_of
from rumpus.server.table import commands as cmd
from rumpus.server.table import meeting
from rumpus.server.table.commands import Command
from rumpus.server.table.model import Table

LEAVE_SECONDS = 60.0
"""A person who must act, is not connected, and keeps another person waiting, counts as gone after so long."""
KEPT_SECONDS = 120.0
"""So long the seat of a person who has left a table that waits is kept, while somebody else waits."""
COUNT_SECONDS = 2.4
"""3, 2, 1: so long after all are ready the table begins."""
CLOCK, STRIKE, COUNT = "clock", "strike", "count"
"""Kinds of timers whose rest everybody may see."""
Player = tuple[str, int, int]
"""Who plays: in turns ("turn", seat, ticket of its decision), in real time ("hand", seat, 0)."""


class Timer(Struct, frozen=True):
    """After so long `command` is to be sent. A timer with the same `kind` and `key` is the same one: it runs on."""

    kind: str
    key: Hashable
    ms: int
    command: Command


def timers(table: Table, ms: int) -> Iterator[Timer]:
    """All that waits for its moment at this table, at `ms` of the server's clock."""
    if table.waiting is not None:
        yield from _of_meeting(table)
    elif table.race is not None:
        yield from _of_race(table, ms)
    else:
        yield from _of_turns(table)
        due = table.match.due if table.here else None
        if due is not None:
            yield Timer(STRIKE, (due, table.opened_ms), max(0, due - table.now(ms)), cmd.Passed())


def watched(table: Table) -> bool:
    """Bots play on towards a person's decision; a table of bots alone, and a clock, wait for somebody to look."""
    return bool(table.here) or (bool(table.record.visitors) and not table.house.clock_seconds)


def _of_meeting(table: Table) -> Iterator[Timer]:
    """Who is away, and the count-down."""
    for visitor in sorted(table.record.visitors - table.here):
        if table.here - {None}:
            yield Timer("kept", visitor, round(1000 * KEPT_SECONDS), cmd.Gone(visitor))
    if meeting.counts(table):
        seats = tuple((chair.kind, chair.visitor) for chair in table.record.seats)
        yield Timer(COUNT, seats, round(1000 * COUNT_SECONDS), cmd.Begun())


def _of_turns(table: Table) -> Iterator[Timer]:
    """The clock of each person's decision, and how long one who is away is waited for."""
    for seat in table.match.active:
        chair, ticket = table.record.seats[seat], table.tickets[seat]
        if chair.kind != "person" or table.bot_at(seat):
            continue
        seconds = _seconds(table)
        if seconds > 0 and watched(table) and table.match.due is None:
            yield Timer(CLOCK, (seat, ticket), round(1000 * seconds), cmd.Expired(seat, ticket))
        if chair.visitor not in table.here and any(one != chair.visitor for one in table.sitting_here):
            patience = table.house.away_seconds if table.house.on_leave == "forfeit" else LEAVE_SECONDS
            yield Timer("leave", (seat, ticket), round(1000 * patience), cmd.Parted(seat, ticket))


def _seconds(table: Table) -> float:
    """The time for a decision at a table with a clock: the table's, and no more than the game's own law gives for this
    one (`Secret.seconds`). 0: there is no clock.
    """
    told, match = table.house.clock_seconds, table.match
    law = match.spec.secret.seconds if match.spec.secret else None
    return told if law is None or not told else min(told, law(match.t, match.s))


def _of_race(table: Table, ms: int) -> Iterator[Timer]:
    """The next stamp at which anything happens; and how long who is away may be (BR-RUL-22), while real time runs: in a
    pause everybody may go away.
    """
    race, match = table.race, table.match
    assert race is not None
    if race.due is not None:
        yield Timer("stamp", (race.due, table.opened_ms), max(0, race.due - table.now(ms)), cmd.Passed())
    law = race_of(match)
    runs = not match.over and not law.paused(match.s) and (bool(law.started(match.s)) or race.strikes is not None)
    for seat, chair in enumerate(table.record.seats):
        if runs and chair.kind == "person" and chair.visitor not in table.here:
            yield Timer("away", seat, round(1000 * table.house.away_seconds), cmd.Forfeited(seat))


def players(table: Table, ms: int) -> set[Player]:
    """The bots that have something to do at this table."""
    if table.waiting is not None or table.match.over:
        return set()
    if table.race is None:
        active = table.match.active if watched(table) else ()
        return {("turn", seat, table.tickets[seat]) for seat in active if table.bot_at(seat)}
    if not table.here and all(timer.kind != "away" for timer in timers(table, ms)):
        return set()
    return {("hand", seat, 0) for seat, chair in enumerate(table.record.seats) if chair.kind == "bot"}


class Scheduler:
    """Arms what a table tells. `send` gets the command of a timer that has run out."""

    def __init__(self, clock: clocks.Clock, send: Callable[[Command], None]) -> None:
        self._clock, self._send = clock, send
        self._armed: dict[tuple[str, Hashable], tuple[int, clocks.Timer]] = {}

    @property
    def busy(self) -> bool:
        """Does anything wait?"""
        return bool(self._armed)

    def arm(self, told: Iterable[Timer]) -> None:
        """These timers run, and no others; one that runs already keeps its moment."""
        wanted = {(timer.kind, timer.key): timer for timer in told}
        for name in self._armed.keys() - wanted.keys():
            self._armed.pop(name)[1].cancel()
        for name, timer in wanted.items():
            if name not in self._armed:
                due = self._clock.ms() + timer.ms
                self._armed[name] = due, self._clock.later(timer.ms / 1000, partial(self._fire, name, timer))

    def halt(self) -> None:
        """Nothing runs."""
        self.arm(())

    def left_ms(self, kind: str) -> int | None:
        """Milliseconds until the first timer of this kind has run out; None when there is none."""
        found = [due for (one, _), (due, _) in self._armed.items() if one == kind]
        return max(0, min(found) - self._clock.ms()) if found else None

    def _fire(self, name: tuple[str, Hashable], timer: Timer) -> None:
        del self._armed[name]
        self._send(timer.command)
