"""Real time as a value: what waits, who was first, and one turn of judging that makes the next value of it.

`judge` works on copies: until what it has done is on disk, nothing of it has happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field, replace
from functools import partial
from typing import NamedTuple

from rumpus.kernel.match.match import Match
from rumpus.server.protocol import Photo
from rumpus.server.race.arbiter import Arbiter, Handled, Request
from rumpus.server.race.beats import Beating, Refusing, Views, shown
from rumpus.server.race.court import Deed, MatchCourt, race_of
from rumpus.server.race.minutes import arbiter_of, handled_of, row_of
from rumpus.server.race.photo import Finish
from rumpus.server.store.base import RequestRow


@dataclass(frozen=True)
class Race:
    """The real time of one table. `strikes`: the stamp of the next stroke of the game's clock; `halting`: it shall be
    paused as soon as it runs; `eyes`: of seats (-1: the public) who look on.
    """

    arbiter: Arbiter
    finish: Finish
    strikes: int | None
    views: Views = field(default_factory=dict)
    eyes: frozenset[int] = frozenset()
    halting: bool = False

    @classmethod
    def of(cls, match: Match, decided: Sequence[RequestRow]) -> Race:
        """Judge on from here: a table just opened, or read again."""
        court = MatchCourt(match, _nothing, _nothing)
        arbiter = arbiter_of(court)
        arbiter.resume(handled_of(row) for row in sorted(decided))
        return cls(arbiter, Finish(partial(_rivals, tuple(match.teams)), court.race.reasons.own), court.due)

    @property
    def due(self) -> int | None:
        """The next stamp at which anything happens by itself."""
        return min((due for due in (self.arbiter.due, self.strikes) if due is not None), default=None)


class Company(NamedTuple):
    """Who is at the table: seats of bots and of people, seats of nobody who is here, and the eyes that look on."""

    bots: frozenset[int]
    people: frozenset[int]
    absent: frozenset[int]
    eyes: frozenset[int]


@dataclass
class Judged:
    """What a turn of judging has done: the match and the race after it, what is told, what is written, and the requests
    with which bots agree.
    """

    match: Match
    race: Race
    told: list[Beating | Refusing | Photo] = field(default_factory=list)
    rows: list[RequestRow] = field(default_factory=list)
    then: list[Request] = field(default_factory=list)


def runs(match: Match) -> bool:
    """Does a race run that may be paused?"""
    race, s = race_of(match), match.s
    return not match.over and bool(race.started(s)) and not race.paused(s)


def judge(
    match: Match,
    race: Race,
    arrivals: Iterable[tuple[Request, int]],
    now: int,
    company: Company,
    *,
    slept: bool = False,
) -> Judged:
    """These requests arrive, and time passes until `now`. `slept`: the server did not run for a while, so that a race
    that runs is paused, one that counts down as soon as it runs, unless somebody asks for it since (BR-RUL-49).
    """
    turn = _Turn(match, race, company)
    if slept:
        turn.halting = runs(match) or race.strikes is not None
    for request, at in (*turn.pauses(now), *arrivals):
        turn.arbiter.arrive(request, at)
    turn.pass_until(now)
    for request, at in turn.pauses(now):
        turn.arbiter.arrive(request, at)
    return turn.judged()


class _Turn:
    """One turn of judging."""

    def __init__(self, match: Match, race: Race, company: Company) -> None:
        self.match, self.race, self.company = match.copy(), race, company
        self.court = MatchCourt(self.match, self._did, self._heard)
        self.arbiter, self.finish = race.arbiter.copy(self.court), copy(race.finish)
        self.halting, self.views = race.halting, dict(race.views)
        self.done = Judged(self.match, race)
        self._events = self.match.events_before(len(self.match.history))

    def pass_until(self, now: int) -> None:
        """Whatever waits for a stamp up to this one."""
        self.arbiter.advance(now)
        self.court.strike(now)

    def pauses(self, now: int) -> list[tuple[Request, int]]:
        """BR-RUL-49: a pause asked for by every seat that may, where there is a person to end it."""
        if not (self.halting and runs(self.match)):
            return []
        self.halting = False
        pause = self.court.race.pause
        if pause is None or len(self.company.bots) == self.match.seats:
            return []
        asked = [Request(seat, pause) for seat in range(self.match.seats)]
        at = self.match.s.now
        return [(request, now) for request in asked if self.court.judge(request, at) is None]

    def judged(self) -> Judged:
        """What came of it. The court of this turn is let go: it knows the turn."""
        arbiter = self.arbiter.copy(MatchCourt(self.match, _nothing, _nothing))
        self.done.race = replace(
            self.race,
            arbiter=arbiter,
            finish=self.finish,
            strikes=self.court.due,
            views=self.views,
            halting=self.halting,
        )
        return self.done

    def _did(self, deed: Deed) -> None:
        """A decision was done on the match: note now what each pair of eyes may know of it."""
        shows = shown(self.match, deed, self.company.eyes, self._events, self.views)
        self._events += len(deed.events)
        due = self.court.due
        self.done.told.append(Beating(deed, None if due is None else max(0, due - deed.now), shows))
        if deed.seat in self.company.people:
            self._agree(deed.action)

    def _agree(self, action: int) -> None:
        """BR-RUL-31: a person wants a pause, or an end of it: every bot agrees.

        RULING BR-RUL-31: to an end of it, so does every person who is not here: who goes away in a pause and stays away
        does not hold up the game; once it goes on, BR-RUL-22 counts their seconds.
        """
        race = self.court.race
        if action in (race.ready, race.resume):
            self.halting = False
        if action in (race.pause, race.resume):
            willing = self.company.bots | (self.company.absent if action == race.resume else frozenset())
            self.done.then += [Request(seat, action) for seat in sorted(willing)]

    def _heard(self, handled: Handled) -> None:
        """A request was decided: note it for the save, and see whether it met a rival's."""
        request, no, told = handled.request, handled.no, self.done.told
        self.done.rows.append(row_of(handled))
        if no is None:
            deed = next(one.deed for one in reversed(told) if isinstance(one, Beating))
            photo = self.finish.accepted(deed.spot, request.seat, handled.at)
        else:
            known = 0 <= request.action < self.match.spec.actions.count
            spot = self.court.spot(request.action) if known else ""
            found = self.finish.refused(spot, request.seat, handled.at, no.code)
            late, photo = (None, None) if found is None else found
            told.append(Refusing(handled, no, late))
        if photo is not None:
            told.append(photo)


def _rivals(teams: Sequence[int], p: int, q: int) -> bool:
    """Do these seats play against each other?"""
    return p != q and teams[p] != teams[q]


def _nothing(_: object) -> None:
    """Nobody hears of it."""
