"""A table: one match, one writer, everybody who looks on.

All that changes a table passes through one inbox, in order of arrival, and is done by one task. A decision is tried on
a copy of the match; only when the store has it on disk does the copy become the match, and only then does anybody see
it. So what was shown is never lost, and what failed has never been.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from rumpus.kernel.match.match import IllegalAction, Match
from rumpus.kernel.records import chance
from rumpus.kernel.words.saying import Saying, saying
from rumpus.server.bots.pool import Thinker
from rumpus.server.bots.worker import Job
from rumpus.server.clock import Clock
from rumpus.server.gateway.limits import Crowd
from rumpus.server.people.seats import clean_name, seats_of, unnamed
from rumpus.server.race.court import in_real_time
from rumpus.server.race.live import Live
from rumpus.server.refusal import NotYet, Refusal, error
from rumpus.server.show.face import Face
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.base import PlayRow, RequestRow, SeatRecord, Status, StoreError, TableRecord
from rumpus.server.store.sql import Store
from rumpus.server.table.house import House
from rumpus.server.table.meeting import WAITS as NOT_BEGUN
from rumpus.server.table.meeting import Meeting
from rumpus.server.table.pace import Pace
from rumpus.server.table.plays import Mark, marks_of, rows_of
from rumpus.server.table.puzzle import Sitting
from rumpus.server.table.secret import is_sealed
from rumpus.server.table.writer import WAITS, Writer

T = TypeVar("T")
log = logging.getLogger("rumpus.server")
LATEST = 2**31 - 1
"""The last millisecond that a state can hold: about 24 days after the table was opened; later plays share it."""
NO_SAVE = saying("no-save-of-branch")


@dataclass(frozen=True)
class Means:
    """What a room works with: the store, the clock, the bots, and how a match is made anew from stored rows."""

    store: Store
    clock: Clock
    thinker: Thinker
    rebuild: Callable[[TableRecord, Sequence[PlayRow]], Match]


class Room(Writer):
    """A table that is open in memory. Made by `Hall`; `open` starts its writer, `close` ends it."""

    def __init__(
        self,
        record: TableRecord,
        match: Match,
        rows: Sequence[PlayRow],
        means: Means,
        again: Callable[[Room], Awaitable[Room]],
        requests: Sequence[RequestRow] = (),
    ) -> None:
        """`match` is already played up to `rows`; `again` opens the next table with the same settings. Real time:
        `requests` are those decided so far. Where the game's own clock runs, time goes on from the last decision as if
        nothing lay between.
        """
        super().__init__(f"table {record.id}", means.clock)
        self.record, self.match, self.again = record, match, again
        self.store, self.thinker = means.store, means.thinker
        self.house = House.of(record, match)
        self.puzzle = Sitting.of(record)
        self.marks = marks_of(rows)
        self.viewers: set[Viewer] = set()
        self.crowd = Crowd()
        self.users = 0
        self.tickets = [0] * match.seats
        self._keys: list[object] = [None] * match.seats
        self.meeting: Meeting | None = Meeting(self) if record.meeting else None
        self.face, self.pace = Face(self), Pace(self)
        real = in_real_time(match)
        began = match.spec.records.State.at(match.steps[0].before) if match.steps else match.s
        self._began_ms = int(began.now)
        passed = self._began_ms + max(0, self.clock.unix_ms() - record.created_ms)
        if match.due is not None or (real and rows):
            passed = rows[-1].now if rows else self._began_ms
        self._opened_ms = self.clock.ms() - passed
        self._resting_ms: int | None = None
        self.live: Live | None = Live(self, requests) if real else None
        self._rebuild = means.rebuild
        self._retick(())

    # ------------------------------------------------------------ open and closed
    def open(self) -> None:
        """Start the writer, and whatever must move by itself."""
        self.begin()
        self.pace.settle()

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        self.pace.stop()
        await self.finish()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing moves: it may be forgotten, and read again from the store."""
        return self.calm and not self.pace.busy and not self.viewers and not self.users

    def drop(self) -> None:
        """Forget an idle room at once; the store has all of it. Its parts, which all know each other, are let go one by
        one, so that nothing of it waits in memory for the garbage collector.
        """
        self.pace.stop()
        self.cease()
        self.viewers.clear()
        if self.live is not None:
            self.live.let_go()
        self.live = self.meeting = None
        del self.pace, self.face

    # ------------------------------------------------------------ what the store has
    def halted(self) -> None:
        """The table waits for the store: its time stands, and nothing moves by itself."""
        self.rest(True)
        self.pace.halt()

    def tell(self, what: Saying) -> None:
        """Tell everybody at the table this sentence."""
        for viewer in self.viewers:
            viewer.send(error(what))

    async def reload(self) -> None:
        """Go on from what the store really has, if it writes again."""
        await self.store.ping()
        found = await self.store.load(self.record.id)
        if found is None:
            raise StoreError(f"table {self.record.id} is gone")
        record, rows = found
        requests = await self.store.requests(record.id) if self.live is not None else []
        same = [(row.now, row.seat, row.action) for row in rows] == self.match.history
        shown = same and record == self.record and not self.told
        if not same:
            self.match = await asyncio.to_thread(self._rebuild, record, rows)
            self.marks = marks_of(rows)
        self.record, self.house = record, House.of(record, self.match)
        self.mended()
        self.rest(False)
        if self.live is not None:
            self.live.restore(requests)
        if self.meeting is not None and not record.meeting:
            await self._deal()
        elif not same:
            self._start_anew()
        self.pace.settle()
        if not shown:
            self.face.publish(anew=self.told)
        self.told = False

    # ------------------------------------------------------------ people
    async def enter(self, viewer: Viewer) -> None:
        """A connection arrives: it is told all, and everybody that it is here."""

        async def work() -> None:
            news = self._is_news(viewer)
            self.viewers.add(viewer)
            self.pace.given.difference_update(seats_of(self.record, viewer.visitor))
            viewer.send(self.face.welcome(viewer))
            self.pace.settle()
            self.face.publish(answer=viewer, to=None if news else {viewer})
            if self.meeting is not None and not news:
                self.meeting.count_soon()
            if self.torn:
                viewer.send(error(WAITS))

        await self.do(work, whole=False)

    async def leave(self, viewer: Viewer) -> None:
        """A connection is gone; its seats are kept."""

        async def work() -> None:
            self.viewers.discard(viewer)
            self.pace.settle()
            if self._is_news(viewer):
                self.face.publish()
            elif self.meeting is not None:
                self.meeting.count_soon()

        await self.do(work, whole=False)

    def _is_news(self, viewer: Viewer) -> bool:
        """Does it show who comes or goes? Not an onlooker, nor somebody who is here with another tab."""
        here = any(other.visitor == viewer.visitor for other in self.viewers if other is not viewer)
        return not here and bool(seats_of(self.record, viewer.visitor))

    async def sit(self, visitor: str, name: str | None = None) -> int | None:
        """Give a visitor who has no seat here all that are kept for the host, else the first empty one.

        Their (first) seat, or None when all are taken.
        """

        async def work() -> int | None:
            if not seats_of(self.record, visitor):
                await self.whole()
            mine = seats_of(self.record, visitor)
            host = [i for i, chair in enumerate(self.record.seats) if chair.kind == "host"]
            free = host or [i for i, chair in enumerate(self.record.seats) if chair.kind == "empty"][:1]
            if mine or not free:
                return mine[0] if mine else None
            record = self.record
            for i in free:
                shown = record.seats[i].name if host else unnamed(i)
                record = record.with_seat(i, SeatRecord("person", clean_name(name, shown), visitor=visitor))
            await self.rewrite(record)
            self.pace.settle()
            self.face.publish()
            return free[0]

        return await self.do(work, whole=False)

    async def begin_play(self) -> None:
        """Everybody is here and ready: the table is dealt, and its time begins."""
        await self.rewrite(replace(self.record, meeting=False, created_ms=self.clock.unix_ms()))
        await self._deal()
        self.pace.settle()
        self.face.publish(anew=True)

    async def _deal(self) -> None:
        """The position anew, for the people who sit here now; nobody has seen anything of it yet."""
        if self.meeting is not None:
            self.meeting.stop()
        self.meeting = None
        self.match = await asyncio.to_thread(self._rebuild, self.record, ())
        self.house = House.of(self.record, self.match)
        self._opened_ms, self._resting_ms = self.clock.ms(), None
        if self.live is not None:
            self.live.restore(())
        self._start_anew()

    async def rewrite(self, record: TableRecord) -> None:
        """Store other people or another pause, then go by them."""
        await self.keep(self.store.change(record, self.status(self.match, record)))
        self.record = record
        self.house = House.of(record, self.match)

    # ------------------------------------------------------------ decisions
    async def act(self, seat: int, actions: Sequence[int], author: Viewer | None = None) -> None:
        """Try the actions on a copy, store them, then show them. Refusal when the rules forbid one of them."""
        trial = self.match.copy()
        try:
            trial.play_all(seat, list(actions), now=self.now())
        except IllegalAction as no:
            raise Refusal(no.no or no.text) from no
        await self._accept(trial, author)

    async def tick(self) -> None:
        """Real-time games: let every timer strike that is due by now."""
        trial = self.match.copy()
        trial.tick(self.now())
        if len(trial.history) > len(self.match.history):
            await self._accept(trial, None)

    async def _accept(self, trial: Match, author: Viewer | None) -> None:
        """Store what the trial has done more than the match, make it the match, show it."""
        rows = rows_of(trial, len(self.match.history))
        await self.keep(self.store.append(self.record.id, rows, self.status(trial, self.record)))
        self.match = trial
        self.marks += marks_of(rows)
        struck = any(row.seat < 0 for row in rows)
        self._retick(range(trial.seats) if struck else {row.seat for row in rows})
        self.pace.settle()
        self.face.publish(answer=author)

    async def save(self, visitor: str | None) -> str:
        """The save file of a finished game; of a running one the record of the asker's own seat, or the public one."""

        async def work() -> str:
            if self.meeting is not None:
                raise NotYet(NOT_BEGUN)
            if self.match.over and self.match.branched:
                raise NotYet(NO_SAVE)
            if self.match.over:
                return self.face.save(await self.store.requests(self.record.id) if self.live is not None else ())
            mine = seats_of(self.record, visitor)
            return self.face.record(mine[0] if len(mine) == 1 else -1)

        return await self.do(work)

    async def finished(self) -> tuple[Match, Sequence[RequestRow]]:
        """The match, and what was asked of it in real time. NotYet while it runs, also when it has ended in memory and
        the end is not on disk: it may never have been, and the secret of the deal would be out.
        """

        async def work() -> tuple[Match, Sequence[RequestRow]]:
            if not self.match.over:
                raise NotYet(saying("no-replay-yet"))
            return self.match, await self.store.requests(self.record.id)

        return await self.do(work)

    def concession(self, *, away: bool = False) -> list[int]:
        """The action that gives up, of its own wish or because who sits there was `away` too long; [] when the game has
        none: then a bot plays on.
        """
        leave = self.match.spec.actions.leave
        return [] if leave is None else [leave.away if away else leave.concede]

    async def undo(self, seat: int, author: Viewer) -> None:
        """Take back the last play of a seat, with everything the bots did since."""
        trial = self._taken_back(seat)
        if trial is None:
            raise Refusal(saying("no-undo"))
        await self._cut(trial, author)

    async def rewind(self, length: int, author: Viewer) -> None:
        """Go back to where so many decisions had been made; nobody else's business but of a table of one person."""
        trial = self.match.copy()
        trial.back_to(length)
        await self._cut(trial, author)

    async def _cut(self, trial: Match, author: Viewer) -> None:
        """Make an earlier position of this match the match again, and show it."""
        length = len(trial.history)
        await self.keep(self.store.cut(self.record.id, length, self.status(trial, self.record)))
        self.match = trial
        self.marks = [mark for mark in self.marks if mark.start < length]
        self._start_anew()
        self.pace.settle()
        self.face.publish(answer=author)

    def undoable(self, seat: int) -> bool:
        """May the last play of this seat be taken back now (DESIGN, fair what-ifs)? A rival's answer, once seen, is not
        taken back, so that no block can be scouted; against bots alone one need not be asked again.
        """
        mark = self._last_mark(seat)
        if mark is None or self.match.over:
            return False
        if self._free_undo(seat):
            return not is_sealed(self.match, mark.start)
        asked = seat in self.match.active or self._among_bots(seat)
        alone = asked and all(one.seat == seat for one in self.marks if one.start > mark.start)
        return alone and all(step.private for step in self.match.steps[mark.start :])

    def _taken_back(self, seat: int) -> Match | None:
        """The match before the last play of this seat; None when that may not be undone."""
        mark = self._last_mark(seat)
        if mark is None or not self.undoable(seat):
            return None
        trial = self.match.copy()
        trial.back_to(mark.start)
        return trial

    def _last_mark(self, seat: int) -> Mark | None:
        """The last play of this seat that decided something."""
        played, standing = self.match.history, self.match.spec.actions.standing
        own = (mark for mark in reversed(self.marks) if mark.seat == seat)
        return next((mark for mark in own if played[mark.start][2] not in standing), None)

    def _free_undo(self, seat: int) -> bool:
        """Does this table allow any undo, because everybody else is a bot?"""
        return self.house.free_undo and self._among_bots(seat)

    def _among_bots(self, seat: int) -> bool:
        """Whether everybody else is a bot."""
        return all(chair.kind == "bot" for i, chair in enumerate(self.record.seats) if i != seat)

    def now(self) -> int:
        """Milliseconds since the table was opened; never less than at the last decision, or where a scene begins."""
        history = self.match.history
        at = self.clock.ms() if self._resting_ms is None else self._resting_ms
        passed = at - self._opened_ms
        return min(LATEST, max(passed, history[-1][0] if history else max(self._began_ms, int(self.match.s.now))))

    def rest(self, resting: bool) -> None:
        """Table time stands from now on, or goes on from where it stood."""
        at = self.clock.ms()
        if resting and self._resting_ms is None:
            self._resting_ms = at
        elif not resting and self._resting_ms is not None:
            self._opened_ms += at - self._resting_ms
            self._resting_ms = None

    def slept(self) -> None:
        """The server did not run for a while: a race is paused; who has a clock is told how it stands now."""
        if self.live is not None:
            self.live.halt()
        elif self.pace.clock_ms() is not None:
            self.face.publish(anew=True)

    def job(self, seat: int, level: str) -> Job:
        """The question to a bot for this seat: the state with everything it cannot know dealt anew."""
        return self._job(self.match.redealt(seat).state_bytes(), seat, level)

    def glance(self, seat: int, level: str) -> Job:
        """The question to a hand in real time: the state of this moment, without its generator; what the seat cannot
        know is dealt anew by the worker, before the bot looks.
        """
        cells = self.match.state.view("int32").copy()
        state = self.match.spec.records.State.at(cells.view(self.match.state.dtype))
        state.now = self.now()
        chance.seed(state, 0)
        return self._job(cells.tobytes(), seat, level)

    def _job(self, state: bytes, seat: int, level: str) -> Job:
        """A question about this state."""
        options, seed = dict(self.match.options), secrets.randbelow(2**31)
        return Job(self.record.game, options, self.record.content, state, seat, level, None, seed)

    def status(self, match: Match, record: TableRecord) -> Status:
        """What moves in the table's line in the lobby."""
        turn = set() if record.meeting else {record.seats[seat].visitor for seat in match.active}
        visitors = tuple(sorted(visitor for visitor in turn if visitor is not None))
        puzzle = record.puzzle is not None and not record.tutorial
        over = match.over or puzzle  # a puzzle is no game to go on with
        won = tuple(p for p, place in enumerate(match.places) if place == 1)
        played = match.over and record.puzzle is None
        return Status(visitors, over, self.clock.unix_ms() // 1000, won if played else None)

    def _retick(self, acted: Collection[int]) -> None:
        """Give a new ticket to every seat whose decision is another one than before."""
        match = self.match
        for seat in range(match.seats):
            key: object = None
            if seat in match.active:
                key = (tuple(match.actions(seat)), match.spec.words.prompt(match.t, match.s, seat))
            if seat in acted or key != self._keys[seat]:
                self.tickets[seat] += 1
            self._keys[seat] = key

    def _start_anew(self) -> None:
        """History is another one: every decision is new, and every log is sent whole."""
        self.face.forget()
        self._retick(range(self.match.seats))
