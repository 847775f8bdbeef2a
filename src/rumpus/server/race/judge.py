"""Real time as a value: what waits, who was first, and one turn of judging that makes the next value of it, by the
game's own rules. What a real-time game says of itself is its `Race` (`kernel/contract/real_time.py`).

`judge` works on copies: until what it has done is on disk, nothing of it has happened.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from copy import copy
from dataclasses import dataclass, field
from functools import partial
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rumpus.kernel.contract import real_time
from rumpus.kernel.contract.seats import CLOCK
from rumpus.kernel.match.match import STRIKES, Match
from rumpus.kernel.records.seal import text_of
from rumpus.server.protocol import Photo
from rumpus.server.race.arbiter import Arbiter, Arrival, Hand, Handled, No, Request
from rumpus.server.race.beats import Beating, Deed, Refusing, Views, shown
from rumpus.server.race.photo import Finish
from rumpus.server.store.base import RequestRow


def race_of(match: Match) -> real_time.Race:
    """What its game says of real time. TypeError for a game that is never played so."""
    if match.spec.race is None:
        raise TypeError(f"{match.spec.id} is not played in real time")
    return match.spec.race


class Race(Struct, frozen=True, weakref=True):
    """The real time of one table. `strikes`: the stamp of the next stroke of the game's clock; `due`: of whatever
    happens next by itself; `halting`: it shall be paused as soon as it runs; `eyes`: of seats (-1: the public) who
    look on.
    """

    arbiter: Arbiter
    finish: Finish
    strikes: int | None
    due: int | None
    views: Views = {}
    eyes: frozenset[int] = frozenset()
    halting: bool = False

    @classmethod
    def of(cls, match: Match, decided: Sequence[RequestRow]) -> Race:
        """Judge on from here: a table just opened, or read again."""
        law = race_of(match)
        hand_ms, slot_ms = law.hand_ms(match.t), law.slot_ms(match.t)
        arbiter = Arbiter(match.seats, hand_ms=hand_ms, slot_ms=slot_ms, seed=text_of(match.seed))
        arbiter.resume((Handled.of(row) for row in sorted(decided)), partial(hand_of, match))
        return cls(arbiter, Finish(partial(_rivals, tuple(match.teams)), law.reasons.own), match.due, match.due)


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


NOBODY = Company(frozenset(), frozenset(), frozenset(), frozenset())


def runs(match: Match) -> bool:
    """Does a race run that may be paused?"""
    race, s = race_of(match), match.s
    return not match.over and bool(race.started(s)) and not race.paused(s)


def hand_of(match: Match, action: int) -> Hand:
    """What an action has to do with the hand interval: the game's own answer; else whatever may be done at any time is
    free, and the rest hurries.
    """
    hand = race_of(match).hand
    if hand is not None:
        return Hand(hand(action))
    return Hand.FREE if action in match.spec.actions.anytime else Hand.HURRIES


def why_not(match: Match, request: Request) -> No | None:
    """BR-ARB-02, BR-RUL-35: by the game's own list of reasons; else by its rules, with the code `illegal`."""
    law = race_of(match)
    if not (0 <= request.action < match.spec.actions.count and 0 <= request.seat < match.seats):
        return No(law.reasons.unknown, "")
    if law.judge is not None:
        found = law.judge(match.t, match.s, request.seat, request.action, request.card, request.top)
        return None if found is None else No(*found)
    if match.over:
        return No("game_over", "")
    if match.is_legal(request.seat, request.action):
        return None
    return No("illegal", match.why_not(request.seat, request.action) or "")


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
    turn = Turn(match, race, company)
    if slept:
        turn.halting = runs(match) or race.strikes is not None
    for request, at in (*turn.pauses(now), *arrivals):
        turn.arrive(request, at)
    turn.pass_until(now)
    for request, at in turn.pauses(now):
        turn.arrive(request, at)
    return turn.judged()


class Turn:
    """One turn of judging."""

    def __init__(self, match: Match, race: Race, company: Company) -> None:
        self.match, self.race, self.company = match.copy(), race, company
        self.law, self.arbiter, self.finish = race_of(match), race.arbiter.copy(), copy(race.finish)
        self.strikes, self.halting, self.views = match.due, race.halting, dict(race.views)
        self.done = Judged(self.match, race)
        self._events = self.match.events_before(len(self.match.history))

    def arrive(self, request: Request, at: int) -> None:
        """A request reaches the table (BR-ARB-01)."""
        for arrival in self.arbiter.arrive(request, at, hand_of(self.match, request.action)):
            self._judge(arrival)

    def pass_until(self, now: int) -> None:
        """Whatever waits for a stamp up to this one."""
        for arrival in self.arbiter.advance(now):
            self._judge(arrival)
        self._strike(now)

    def pauses(self, now: int) -> list[tuple[Request, int]]:
        """BR-RUL-49: a pause asked for by every seat that may, where there is a person to end it."""
        if not (self.halting and runs(self.match)):
            return []
        self.halting = False
        pause = self.law.pause
        if pause is None or len(self.company.bots) == self.match.seats:
            return []
        asked = [Request(seat, pause) for seat in range(self.match.seats)]
        self._strike(self.match.s.now)
        return [(request, now) for request in asked if why_not(self.match, request) is None]

    def judged(self) -> Judged:
        """What came of it."""
        self.done.race = replace(
            self.race,
            arbiter=self.arbiter,
            finish=self.finish,
            strikes=self.strikes,
            due=min((due for due in (self.arbiter.due, self.strikes) if due is not None), default=None),
            views=self.views,
            halting=self.halting,
        )
        return self.done

    def _judge(self, arrival: Arrival) -> None:
        """BR-ARB-02: judged on the position of this moment, after every timer that is due by now, and done, or not."""
        now, request = self.arbiter.now, arrival.request
        self._strike(now)
        no = why_not(self.match, request)
        if arrival.crowded and (no is None or no.code not in self.law.reasons.sooner):
            no = No(*self.law.reasons.too_fast)
        spot = self.law.spot(self.match.t, self.match.s, request.action) if self._known(request) else ""
        if no is None:
            self._do(request.seat, request.action, now, request, spot)
        self._heard(self.arbiter.decided(arrival, no), spot)

    def _known(self, request: Request) -> bool:
        """Is it an action at all?"""
        return 0 <= request.action < self.match.spec.actions.count

    def _strike(self, now: int) -> None:
        """Let every timer strike that is due by `now`, each at its own stamp."""
        match = self.match
        for _ in range(STRIKES):
            due = self.strikes
            if due is None or due > now or match.over:
                return
            self._do(CLOCK, CLOCK, max(due, match.s.now))
        raise RuntimeError(f"the clock of {match.spec.id} struck {STRIKES} times without end")

    def _do(self, seat: int, action: int, now: int, request: Request | None = None, spot: str = "") -> None:
        """One decision through the unchecked door; noted at once is what each pair of eyes may know of it."""
        kind, n = self._kind(seat, action), len(self.match.history)
        deed = Deed(n, now, seat, action, kind, self.match.enter(seat, action, now), request, spot)
        self.strikes = due = self.match.due
        shows = shown(self.match, deed, self.company.eyes, self._events, self.views)
        self._events += len(deed.events)
        self.done.told.append(Beating(deed, None if due is None else max(0, due - now), shows))
        if seat in self.company.people:
            self._agree(action)

    def _kind(self, seat: int, action: int) -> str:
        """What kind of action it is, and nothing about it: by the game's word, else the first one of its name."""
        if seat == CLOCK:
            return "tick"
        kind = self.law.kind
        return self.match.name(seat, action).split(" ", 1)[0] if kind is None else kind(action)

    def _agree(self, action: int) -> None:
        """BR-RUL-31: a person wants a pause, or an end of it: every bot agrees.

        RULING BR-RUL-31: to an end of it, so does every person who is not here: who goes away in a pause and stays away
        does not hold up the game; once it goes on, BR-RUL-22 counts their seconds.
        """
        law = self.law
        if action in (law.ready, law.resume):
            self.halting = False
        if action in (law.pause, law.resume):
            willing = self.company.bots | (self.company.absent if action == law.resume else frozenset())
            self.done.then += [Request(seat, action) for seat in sorted(willing)]

    def _heard(self, handled: Handled, spot: str) -> None:
        """A request was decided: note it for the save, and see whether it met a rival's."""
        request, no, told = handled.request, handled.no, self.done.told
        self.done.rows.append(handled.row)
        if no is None:
            photo = self.finish.accepted(spot, request.seat, handled.at)
        else:
            found = self.finish.refused(spot, request.seat, handled.at, no.code)
            late, photo = (None, None) if found is None else found
            told.append(Refusing(handled, no, late))
        if photo is not None:
            told.append(photo)


def _rivals(teams: Sequence[int], p: int, q: int) -> bool:
    """Do these seats play against each other?"""
    return p != q and teams[p] != teams[q]
