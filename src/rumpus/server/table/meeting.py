"""A table that waits for its people: who has come, who is ready, the count-down, and what its host may do.

While a table waits, nobody sees anything of its position: it is dealt when it begins. What is said here is done by the
room's writer, one thing after the other, so that of two who want one seat the first gets it and the other is told.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.clock import Timer
from rumpus.server.people.seats import BOT_NAMES, FREE_SEAT, seats_of
from rumpus.server.protocol import FACES
from rumpus.server.refusal import NOT_YOUR_SEAT, Refusal
from rumpus.server.store.base import SeatRecord
from rumpus.server.table.house import rules_of, split

if TYPE_CHECKING:
    from rumpus.server.show.viewer import Viewer
    from rumpus.server.table.room import Room

KEPT_SECONDS = 120.0
"""So long the seat of a person who has left is kept, while somebody else waits."""
COUNT_SECONDS = 2.4
"""3, 2, 1: so long after all are ready the table begins."""
WAITS = saying("no-start-yet")
BEGUN = saying("no-start-left")
ONLY_HOST = saying("no-host")
Told = msg.Prepared | msg.Wear | msg.Bring | msg.Reseat | msg.Fill | msg.Vacate


class Meeting:
    """The waiting of one room, until it begins; `settle`, after every change, makes its timers fit."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.ready: set[str] = set()
        """Visitors who are ready, with all their seats."""
        self._seen = room.record.seats
        self._since_ms = [room.clock.ms()] * len(self._seen)
        self._away: dict[str, Timer] = {}
        self._count: tuple[int, Timer] | None = None
        self._stopped = self._counting = False

    # ------------------------------------------------------------ what moves by itself
    @property
    def busy(self) -> bool:
        """Is anybody waited for?"""
        return bool(self._away) or self._count is not None

    def stop(self) -> None:
        """Nothing moves any more."""
        self._stopped = True
        self.halt()

    def halt(self) -> None:
        """No timer runs on until things settle anew."""
        for timer in self._away.values():
            timer.cancel()
        self._away.clear()
        self._stop_count()

    def settle(self) -> None:
        """Who is away, who is ready, whether it counts down: as people and seats are now."""
        if self._stopped or self.room.torn:
            return
        here = self._here()
        self._note_changes()
        sitting = self.room.record.visitors
        self.ready &= sitting & here
        for visitor in set(self._away) - {one for one in sitting if one not in here and here}:
            self._away.pop(visitor).cancel()
        for visitor in sitting - here - set(self._away):
            if here:
                self._away[visitor] = self.room.clock.later(KEPT_SECONDS, partial(self._gone, visitor))
        self._settle_count()

    def _here(self) -> set[str]:
        """The visitors who are connected."""
        return {viewer.visitor for viewer in self.room.viewers if viewer.visitor is not None}

    def _note_changes(self) -> None:
        """Who sits somewhere else has just come there; and nobody counts down for people they did not see."""
        now = self.room.record.seats
        for seat, (old, new) in enumerate(zip(self._seen, now, strict=True)):
            if (old.kind, old.visitor) != (new.kind, new.visitor):
                self._since_ms[seat] = self.room.clock.ms()
                self._stop_count()
        self._seen = now

    def _settle_count(self) -> None:
        """All seats are taken and all people ready: it counts down, and stops as soon as that is not so."""
        full = all(chair.kind in ("bot", "person") for chair in self.room.record.seats)
        wanted = full and bool(self.ready) and self.ready == self.room.record.visitors
        if not wanted:
            self._stop_count()
        elif self._count is None:
            due = self.room.clock.ms() + round(1000 * COUNT_SECONDS)
            self._count = due, self.room.clock.later(COUNT_SECONDS, self._begin)

    def _stop_count(self) -> None:
        """It does not count down."""
        if self._count is not None:
            self._count[1].cancel()
            self._count = None

    def _begin(self) -> None:
        """The count-down has ended."""
        self._count = None

        async def work() -> None:
            full = all(chair.kind in ("bot", "person") for chair in self.room.record.seats)
            if not self._stopped and full and self.ready == self.room.record.visitors:
                await self.room.begin_play()

        self.room.pace.quietly(work)

    def _gone(self, visitor: str) -> None:
        """Somebody has been away for too long: their seats are free, where there is somebody to see it."""
        self._away.pop(visitor, None)

        async def work() -> None:
            here = self._here()
            if self._stopped or visitor in here or not here:
                return
            await self._vacate(seats_of(self.room.record, visitor))

        self.room.pace.quietly(work)

    # ------------------------------------------------------------ what people say
    async def hear(self, viewer: Viewer, message: Told) -> None:
        """One message of a connection. Refusal where it may not be, or comes too late."""
        match message:
            case msg.Prepared():
                self._prepare(viewer, ready=message.ready)
            case msg.Wear():
                await self._wear(viewer, message)
            case msg.Bring():
                await self._bring(viewer, message)
            case msg.Reseat():
                self._host(viewer)
                await self._reseat(message)
            case msg.Fill():
                self._host(viewer)
                await self._fill(message)
            case msg.Vacate():
                if message.seat not in seats_of(self.room.record, viewer.visitor):
                    self._host(viewer)
                if self._chair(message.seat).kind == "empty":
                    raise Refusal(saying("no-taker"))
                await self._vacate((message.seat,))
        self.settle()
        self.room.face.publish()

    def _prepare(self, viewer: Viewer, *, ready: bool) -> None:
        """This person is ready, or not; with all the seats they play."""
        if viewer.visitor is None or not seats_of(self.room.record, viewer.visitor):
            raise Refusal(saying("no-ready"))
        if ready:
            self.ready.add(viewer.visitor)
        else:
            self.ready.discard(viewer.visitor)

    async def _wear(self, viewer: Viewer, message: msg.Wear) -> None:
        """Another face for a seat of one's own."""
        if message.seat not in seats_of(self.room.record, viewer.visitor):
            raise Refusal(NOT_YOUR_SEAT)
        fresh = replace(self._chair(message.seat), face=message.face)
        await self.room.rewrite(self.room.record.with_seat(message.seat, fresh))

    async def _bring(self, viewer: Viewer, message: msg.Bring) -> None:
        """A deck for a seat of one's own, if it may be played here. Nobody is ready any more: it is another table."""
        record, spec = self.room.record, self.room.match.spec
        if message.seat not in seats_of(record, viewer.visitor):
            raise Refusal(NOT_YOUR_SEAT)
        if spec.decks is None:
            raise Refusal(saying("no-own-decks", game=spec.about.title))
        fresh = record.with_seat(message.seat, replace(self._chair(message.seat), deck=message.deck.strip()))
        try:
            await asyncio.to_thread(rules_of, spec, fresh)
        except OptionError as wrong:
            raise Refusal(str(wrong)) from wrong
        await self.room.rewrite(fresh)
        self.ready.clear()

    async def _reseat(self, message: msg.Reseat) -> None:
        """Two seats change their people, with the decks that these have brought."""
        one, other = self._chair(message.seat), self._chair(message.to)
        if message.seat == message.to:
            raise Refusal(saying("no-two-seats"))
        await self.room.rewrite(self.room.record.with_seat(message.seat, other).with_seat(message.to, one))

    async def _fill(self, message: msg.Fill) -> None:
        """A bot on a free seat."""
        chair = self._chair(message.seat)
        if chair.kind != "empty":
            raise Refusal(saying("no-free-seat", name=chair.name))
        if self.people_only:
            raise Refusal(self.people_only)
        name = BOT_NAMES[(message.seat - 1) % len(BOT_NAMES)]
        await self.room.rewrite(self.room.record.with_seat(message.seat, SeatRecord("bot", name, level=message.level)))

    async def _vacate(self, seats: tuple[int, ...]) -> None:
        """These seats are free for whoever has the link."""
        record = self.room.record
        for seat in seats:
            record = record.with_seat(seat, SeatRecord("empty", FREE_SEAT))
        if record != self.room.record:
            await self.room.rewrite(record)
        self.settle()
        self.room.face.publish()

    def _chair(self, seat: int) -> SeatRecord:
        """A chair by its number. Refusal for none."""
        seats = self.room.record.seats
        if seat >= len(seats):
            raise Refusal(saying("no-such-seat", seats=len(seats)))
        return seats[seat]

    # ------------------------------------------------------------ who may do what
    @property
    def host(self) -> str | None:
        """Who opened the table, while they sit here; else the first person who does."""
        record = self.room.record
        if record.host in record.visitors:
            return record.host
        return next((chair.visitor for chair in record.seats if chair.visitor is not None), None)

    def _host(self, viewer: Viewer) -> None:
        """Refusal for everybody but the host."""
        if viewer.visitor is None or viewer.visitor != self.host:
            raise Refusal(ONLY_HOST)

    @property
    def people_only(self) -> str:
        """Why no bot may sit here; empty where one may."""
        spec = self.room.match.spec
        return spec.bots.people_only(spec.resolve(split(spec, self.room.record.options)[0]))

    # ------------------------------------------------------------ what goes out
    def count_soon(self) -> None:
        """Somebody came or went who only looks on: how many do is told once for all who come or go together."""

        async def work() -> None:
            self._counting = False
            if not self._stopped:
                self.room.face.publish()

        if not self._counting:
            self._counting = True
            self.room.post(work, whole=False)

    def told(self, viewer: Viewer) -> msg.Meeting:
        """The waiting table, as this connection sees it."""
        room, now = self.room, self.room.clock.ms()
        chairs = room.record.seats
        return msg.Meeting(
            seats=room.face.seats(viewer.visitor),
            ready=[chair.kind == "bot" or chair.visitor in self.ready for chair in chairs],
            faces=[i % FACES if chair.face < 0 else chair.face for i, chair in enumerate(chairs)],
            since_ms=[now - since for since in self._since_ms],
            you=list(seats_of(room.record, viewer.visitor)),
            host=viewer.visitor is not None and viewer.visitor == self.host,
            code=room.record.code,
            starts_ms=None if self._count is None else max(0, self._count[0] - now),
            watching=sum(not seats_of(room.record, one.visitor) for one in room.viewers),
            people_only=self.people_only,
            decks=self._decks(viewer),
        )

    def _decks(self, viewer: Viewer) -> list[str]:
        """What the deck of each seat is called, as far as this connection may know."""
        spec = self.room.match.spec
        if spec.decks is None:
            return []
        options = spec.sight.options(rules_of(spec, self.room.record), seats_of(self.room.record, viewer.visitor))
        return [spec.decks.title(options, seat) for seat in range(len(self.room.record.seats))]
