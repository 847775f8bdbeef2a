"""Real time at one table: requests in order of arrival, one durable write for all that waits, then beats for everybody.

Whatever reaches the table is stamped when it is read and put in line; the room's writer then judges all that waits
(see `arbiter`), writes it down, and only then tells anybody. When the write fails, none of it has happened.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from rumpus.kernel.match import describe
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.clock import Timer
from rumpus.server.people.seats import seats_of
from rumpus.server.race.arbiter import Handled, No, Request
from rumpus.server.race.court import Deed, MatchCourt
from rumpus.server.race.hands import Hands
from rumpus.server.race.minutes import arbiter_of, handled_of, row_of
from rumpus.server.race.photo import Finish, Late
from rumpus.server.refusal import NOT_SAVED, house, refused
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.base import PlayRow, Pulse, RequestRow, StoreError

if TYPE_CHECKING:
    from rumpus.server.table.room import Room

log = logging.getLogger("rumpus.server")
FAILED = saying("no-doing")
LAG_SECONDS = 1.0
"""Lags are told to everybody at most so often."""


@dataclass(slots=True)
class Beating:
    """A decision as it will be shown: to each pair of eyes its part of the view, as JSON, and its lines of the log."""

    deed: Deed
    due_ms: int | None
    shows: dict[int, tuple[msgspec.Raw, list[dict[str, Any]]]]


@dataclass(slots=True)
class Refusing:
    """A refusal as it will be told to its sender."""

    handled: Handled
    no: No
    late: Late | None


@dataclass(slots=True)
class Batch:
    """All that one turn of the writer has done, until it is on disk."""

    length: int
    events: int
    told: list[Beating | Refusing | msg.Photo] = field(default_factory=list)
    records: list[RequestRow] = field(default_factory=list)
    requests: list[Request] = field(default_factory=list)


class Live:
    """The real time of one room. `rush` may be called at any time; all else is done by the room's writer."""

    def __init__(self, room: Room, records: Sequence[RequestRow]) -> None:
        """`records`: the requests decided so far."""
        self.room = room
        self.hands = Hands(room, self)
        self._arrived: list[tuple[Request, int]] = []
        self._poked = False
        self._timer: Timer | None = None
        self._timer_due: int | None = None
        self._lags: dict[int, int] = {}
        self._lag_timer: Timer | None = None
        self._views: dict[int, dict[str, Any]] = {}
        self._encode = msgspec.json.Encoder().encode
        self._owed: list[RequestRow] = []
        self._halting = False
        self.restore(records)

    def restore(self, records: Sequence[RequestRow]) -> None:
        """Judge on from here: a table just opened, or read again after a write that failed."""
        match = self.room.match
        self.court = MatchCourt(match, self._did, self._heard)
        self.arbiter = arbiter_of(self.court)
        known = {row.seq for row in records}
        self._owed = [row for row in self._owed if row.seq not in known]
        self.arbiter.resume(handled_of(row) for row in sorted((*records, *self._owed)))
        self.finish = Finish(lambda p, q: p != q and match.teams[p] != match.teams[q], self.court.race.reasons.own)
        self._views.clear()
        self.hands.forget()
        self.over = match.over
        self._batch = Batch(len(match.history), match.events_before(len(match.history)))
        if self._owed:
            self.poke()

    # ------------------------------------------------------------ what comes in
    def rush(self, request: Request) -> None:
        """A request reaches the table now (BR-ARB-01)."""
        self._arrived.append((request, self.room.now()))
        self.poke()

    def poke(self) -> None:
        """Let the writer look at what waits, after what it does now."""
        if not self._poked:
            self._poked = True
            self.room.post(self._pump, whole=False)

    def lag(self, viewer: Viewer, ms: float) -> None:
        """A page has measured its way to the server and back."""
        for seat in seats_of(self.room.record, viewer.visitor):
            self._lags[seat] = round(ms)
        if self._lag_timer is None:
            self._lag_timer = self.room.clock.later(LAG_SECONDS, self._tell_lags)

    def _tell_lags(self) -> None:
        """Everybody hears of every seat's lag; of seats whose person is here."""
        self._lag_timer = None
        here = {viewer.visitor for viewer in self.room.viewers}
        chairs = self.room.record.seats
        told = [self._lags.get(i) if chair.visitor in here else None for i, chair in enumerate(chairs)]
        for viewer in self.room.viewers:
            viewer.send(msg.Lags(told))

    # ------------------------------------------------------------ one turn of the writer
    async def _pump(self) -> None:
        """Judge all that waits, write it down, tell it."""
        room = self.room
        self._poked = False
        arrived, self._arrived = self._arrived, []
        batch: Batch | None = None
        try:
            await room.whole()
            batch = self._batch = Batch(len(room.match.history), self._batch.events)
            for request, at in (*self._pauses(), *arrived):
                self.arbiter.arrive(request, at)
            now = room.now()
            self.arbiter.advance(now)
            self.court.strike(now)
            await self._write(batch)
        except Exception as fault:
            lost = [*(request for request, _ in arrived), *self.arbiter.waiting]
            if batch is not None:
                lost += batch.requests
                room.match.back_to(batch.length)
                if not room.torn:
                    room.tear()
            told = NOT_SAVED if isinstance(fault, StoreError) else FAILED
            for request in {id(request): request for request in lost}.values():
                self._answer(request, refused(request.ref, house(told)))
            raise
        self._tell(batch)
        self.settle()

    async def _write(self, batch: Batch) -> None:
        """Decisions are on disk before anybody hears of them; refusals alone need not be waited for."""
        match, room = self.room.match, self.room
        fresh = match.history[batch.length :]
        records = [*self._owed, *batch.records]
        if not fresh and not records:
            return
        plays = [PlayRow(n, now, p, a, n) for n, (now, p, a) in enumerate(fresh, batch.length)]
        self.over = match.over
        status = room.status(match, room.record) if self.over and fresh else None
        written = room.store.pulse(Pulse(room.record.id, plays, records, status))
        if fresh:
            await room.keep(written)
            self._owed = self._owed[len(records) - len(batch.records) :]
        else:
            self._owed = []
            written.add_done_callback(lambda done: self._written(done, records))

    def _written(self, done: asyncio.Future[None], records: list[RequestRow]) -> None:
        """A write that nobody waits for: refusals that are not on disk yet are written with what comes next."""
        if not done.cancelled() and done.exception() is not None:
            log.warning("refusals could not be stored: %s", done.exception())
            self._owed += records
            self.room.tear()
        else:
            self.room.kept()

    def _did(self, deed: Deed) -> None:
        """A decision was done on the match: note now what each pair of eyes may know of it."""
        match, batch = self.room.match, self._batch
        spec, t, s = match.spec, match.t, match.s
        due = self.court.due
        shows: dict[int, tuple[msgspec.Raw, list[dict[str, Any]]]] = {}
        for eyes in {viewer.eyes.seat for viewer in self.room.viewers}:
            lines = []
            for n, event in enumerate(deed.events, batch.events):
                shown = spec.sight.redact(event, eyes, t, s)
                if shown is not None:
                    lines.append(describe.line(spec, t, s, n, shown, eyes))
            shows[eyes] = msgspec.Raw(self._encode(self._patch(eyes, deed))), lines
        batch.events += len(deed.events)
        batch.told.append(Beating(deed, None if due is None else max(0, due - deed.now), shows))

    def _patch(self, eyes: int, deed: Deed) -> dict[str, Any]:
        """What changed in a view: by the game's own word, else every top key whose value is another one now."""
        match = self.room.match
        patch = match.spec.sight.patch
        if patch is not None:
            return patch(match.t, match.s, eyes, deed.events)
        old, new = self._views.get(eyes, {}), match.view(eyes)
        self._views[eyes] = new
        gone: dict[str, Any] = {key: None for key in old if key not in new}
        return gone | {key: value for key, value in new.items() if key not in old or old[key] != value}

    def _heard(self, handled: Handled) -> None:
        """A request was decided: note it for the save, and see whether it met a rival's."""
        request, no, batch = handled.request, handled.no, self._batch
        batch.records.append(row_of(handled))
        batch.requests.append(request)
        self.hands.decided(request)
        if no is None:
            deed = next(told.deed for told in reversed(batch.told) if isinstance(told, Beating))
            photo = self.finish.accepted(deed.spot, request.seat, handled.at)
        else:
            known = 0 <= request.action < self.room.match.spec.actions.count
            spot = self.court.spot(request.action) if known else ""
            found = self.finish.refused(spot, request.seat, handled.at, no.code)
            late, photo = (None, None) if found is None else found
            batch.told.append(Refusing(handled, no, late))
        if photo is not None:
            batch.told.append(photo)

    # ------------------------------------------------------------ what goes out
    def _tell(self, batch: Batch) -> None:
        """It is on disk: everybody hears what concerns them, in order."""
        room = self.room
        for told in batch.told:
            match told:
                case Beating():
                    self._beat(told)
                    self._agree(told.deed)
                case Refusing():
                    self._refuse(told)
                case msg.Photo():
                    for viewer in room.viewers:
                        if {told.first, told.second} & set(seats_of(room.record, viewer.visitor)):
                            viewer.send(told)
        if len(room.match.history) > batch.length and self.over:
            room.face.publish()

    def _beat(self, told: Beating) -> None:
        """One decision to every connection."""
        deed = told.deed
        source = deed.request.source if deed.request is not None else 0
        lines: dict[int, tuple[msgspec.Raw, int]] = {}
        for viewer in self.room.viewers:
            eyes = viewer.eyes.seat
            patch, said = told.shows[eyes]
            if eyes not in lines:
                numbered = self.room.face.follow(eyes, said)
                lines[eyes] = msgspec.Raw(self._encode(numbered)), len(numbered)
            mine = deed.request is not None and viewer.number == source
            viewer.beat(
                now=deed.now,
                seq=deed.n,
                seat=deed.seat,
                ref=deed.request.ref if mine and deed.request is not None else None,
                action_kind=deed.kind,
                patch=patch,
                log=lines[eyes],
                due_ms=told.due_ms,
            )

    def _agree(self, deed: Deed) -> None:
        """BR-RUL-31: a person wants a pause, or an end of it; bots are always willing."""
        person = deed.seat >= 0 and self.room.record.seats[deed.seat].kind == "person"
        race = self.court.race
        if person and deed.action in (race.ready, race.resume):
            self._halting = False
        if person and deed.action in (race.pause, race.resume):
            self.hands.agree(deed.action, absent=deed.action == race.resume)

    def _refuse(self, told: Refusing) -> None:
        """A refusal, to its sender alone (BR-ARB-03)."""
        spec, no, request = self.room.match.spec, told.no, told.handled.request
        match, late = self.room.match, told.late
        why = describe.reason(spec, match.t, match.s, request.seat, no.code, no.rule)
        answer = refused(request.ref, why)
        answer.code, answer.late_ms, answer.by = no.code, late.ms if late else None, late.by if late else None
        self._answer(request, answer)

    def _answer(self, request: Request, message: msg.Refused) -> None:
        """To the connection that asked, if it is still here."""
        for viewer in self.room.viewers:
            if viewer.number == request.source and request.ref is not None:
                viewer.send(message)

    # ------------------------------------------------------------ what moves by itself
    def settle(self) -> None:
        """Timers and bots, as the position asks for them now."""
        stamps = [due for due in (self.arbiter.due, self.court.due) if due is not None]
        self._set_timer(min(stamps) if stamps else None)
        self.hands.settle(self.over)
        if self._halting and self._running():
            self.poke()

    def halt(self) -> None:
        """BR-RUL-49: the server did not run for a while. A race that runs is paused, one that counts down as soon as it
        runs, unless somebody has asked for it since.
        """
        self._halting = self._running() or self.court.due is not None
        if self._running():
            self.poke()

    def _running(self) -> bool:
        """Does a race run that may be paused?"""
        race, s = self.court.race, self.room.match.s
        return not self.over and bool(race.started(s)) and not race.paused(s)

    def _pauses(self) -> list[tuple[Request, int]]:
        """BR-RUL-49: a pause asked for by every seat that may, where there is a person to end it."""
        if not (self._halting and self._running()):
            return []
        self._halting = False
        pause, now = self.court.race.pause, self.room.match.s.now
        if pause is None or all(chair.kind == "bot" for chair in self.room.record.seats):
            return []
        asked = [Request(seat, pause) for seat in range(self.room.match.seats)]
        return [(request, self.room.now()) for request in asked if self.court.judge(request, now) is None]

    def _set_timer(self, due: int | None) -> None:
        """One timer, for the next stamp at which anything happens by itself. One that is too early may stay: then the
        writer looks, finds nothing, and sets the next; every play moves the stall clock on.
        """
        if due is not None and self._timer is not None and self._timer_due is not None and self._timer_due <= due:
            return
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        self._timer_due = due
        if due is not None:
            self._timer = self.room.clock.later(max(0, due - self.room.now()) / 1000, self._wake)

    def _wake(self) -> None:
        """The moment has come."""
        self._timer = None
        self.poke()

    @property
    def waiting(self) -> bool:
        """Is there anything for the writer to look at?"""
        return self._poked or bool(self._arrived)

    @property
    def busy(self) -> bool:
        """Does anything move by itself, or wait?"""
        return self._poked or self.hands.busy

    def rest(self) -> None:
        """Nothing moves by itself until things settle anew."""
        self.hands.rest()
        if self._timer is not None:
            self._timer.cancel()
        self._timer = self._timer_due = None

    def let_go(self) -> None:
        """The parts that know this one are not needed any more."""
        del self.hands, self.court, self.arbiter

    def stop(self) -> None:
        """Nothing moves any more."""
        self.rest()
        self.hands.stop()
        if self._lag_timer is not None:
            self._lag_timer.cancel()
