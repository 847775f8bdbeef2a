"""An open table as its visitors meet it: they come and go, sit down, say something, and are answered."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import msgspec
from msgspec.structs import replace

from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.worker import Job, Thought
from rumpus.server.clock import Timer
from rumpus.server.people.limits import Connections
from rumpus.server.people.seats import seats_of
from rumpus.server.race.arbiter import Request
from rumpus.server.refusal import NOT_SAVED, NOT_YOUR_SEAT, NotYet, Refusal, error, house, refused
from rumpus.server.show.presenter import NO_HINT
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.base import RequestRow, StoreError, TableRecord
from rumpus.server.table import commands as cmd
from rumpus.server.table import meeting
from rumpus.server.table.actor import Actor, Means
from rumpus.server.table.inbox import WAITS
from rumpus.server.table.model import Table

LAG_SECONDS = 1.0
"""Lags are told to everybody at most so often."""
NO_SAVE = saying("no-save-of-branch")


class Room(Actor):
    """Made by `Hall`; `open` starts it, `close` ends it."""

    def __init__(self, table: Table, epoch: int, means: Means, again: Callable[[Room], Awaitable[str]]) -> None:
        """`again` opens the next table with the same settings."""
        super().__init__(table, epoch, means)
        self.again = again
        self.connections = Connections()
        self.users = 0
        self._lags: dict[int, int] = {}
        self._lag_timer: Timer | None = None
        self._counting = False

    @property
    def idle(self) -> bool:
        """Nobody is here, nothing moves, and nobody reads it: it may be forgotten, and read again from the store."""
        return super().idle and not self.users

    def stop(self) -> None:
        """Nothing moves any more."""
        super().stop()
        if self._lag_timer is not None:
            self._lag_timer.cancel()

    # ------------------------------------------------------------ what people say
    async def handle(self, viewer: Viewer, message: msg.ClientMessage) -> None:
        """Answer one message of a connection. Whatever the message holds, it is answered and never raises."""
        ref = getattr(message, "ref", None)
        try:
            match message:
                case msg.Ping():
                    viewer.send(msg.Pong(message.t, self.now()))
                case msg.Rush() if self.table.race is not None and self.table.waiting is None:
                    self._rushed(viewer, message)
                case msg.Lag():
                    self._lag(viewer, message.ms)
                case msg.Again() if self.table.waiting is None:
                    await self._again(viewer)
                case _:
                    await self._said(viewer, message)
        except Refusal as no:
            viewer.send(refused(ref, no.no))
        except StoreError:
            viewer.send(refused(ref, house(NOT_SAVED)))

    async def _said(self, viewer: Viewer, message: msg.ClientMessage) -> None:
        """One message, as a command."""
        ticket = None
        if isinstance(message, msg.Play | msg.Foresee):
            ticket = viewer.ticket(message.version, message.seat)
        said = cmd.Said(viewer.visitor, viewer.eyes.seat, viewer.number, message, ticket, viewer.hinting)
        outcome = await self.do(lambda: self.serve(said, viewer))
        if outcome.question is not None:
            viewer.hinting = True
            self.spawn(self._hint(viewer, outcome.question))

    def _rushed(self, viewer: Viewer, message: msg.Rush) -> None:
        """Real time: into the table's queue at once; the answer comes in its turn. Refusal for a stranger."""
        if message.seat not in seats_of(self.record, viewer.visitor):
            raise Refusal(NOT_YOUR_SEAT)
        card, top = (-1 if told is None else told for told in (message.card, message.top))
        self.rush(Request(message.seat, message.action, card, top, message.ref, message.sent, viewer.number))

    async def _again(self, viewer: Viewer) -> None:
        """Lead the asker to the next table with the same settings; the first who asks opens it."""
        if not seats_of(self.record, viewer.visitor):
            raise Refusal(saying("no-again"))
        viewer.send(msgspec.structs.replace(self.presenter.welcome(viewer), table=await self.again(self)))

    async def enter(self, viewer: Viewer) -> None:
        """A connection arrives: it is told all, and everybody that it is here."""

        async def work() -> None:
            news = self._is_news(viewer)
            self.viewers.add(viewer)
            await self._here(viewer.visitor)
            viewer.send(self.presenter.welcome(viewer))
            self.publish(answer=viewer, to=None if news else {viewer})
            if self.table.waiting is not None and not news:
                self._count_soon()
            if self.torn:
                viewer.send(error(WAITS))

        await self.do(work, whole=False)

    async def leave(self, viewer: Viewer) -> None:
        """A connection is gone; its seats are kept."""

        async def work() -> None:
            self.viewers.discard(viewer)
            await self._here(None)
            if self._is_news(viewer):
                self.publish()
            elif self.table.waiting is not None:
                self._count_soon()

        await self.do(work, whole=False)

    async def _here(self, came: str | None) -> None:
        """Somebody has come or gone. While the table waits for the store nothing else follows from it."""
        here = frozenset(viewer.visitor for viewer in self.viewers)
        if self.torn:
            self.table = replace(self.table, here=here)
        else:
            await self.serve(cmd.Here(here, came))

    def _is_news(self, viewer: Viewer) -> bool:
        """Does it show who comes or goes? Not an onlooker, nor somebody who is here with another tab."""
        here = any(other.visitor == viewer.visitor for other in self.viewers if other is not viewer)
        return not here and bool(seats_of(self.record, viewer.visitor))

    def _count_soon(self) -> None:
        """Somebody came or went who only looks on: how many do is told once for all who come or go together."""

        async def work() -> None:
            self._counting = False
            if not self._stopped:
                self.publish()

        if not self._counting:
            self._counting = True
            self.post(work, whole=False)

    async def sit(self, visitor: str, name: str | None = None) -> int | None:
        """Give a visitor a seat, or all that are kept for the host: their (first) one, or None when all are taken."""

        async def work() -> int | None:
            if not seats_of(self.record, visitor):
                await self.whole()
            return (await self.serve(cmd.Sit(visitor, name))).reply

        return await self.do(work, whole=False)

    # ------------------------------------------------------------ in the inbox's turn
    async def act(self, seat: int, actions: Sequence[int]) -> None:
        """Decisions of a seat. Refusal when the rules forbid one of them."""
        await self.serve(cmd.Play(seat, tuple(actions)))

    async def rewrite(self, record: TableRecord) -> None:
        """Store other people or another pause, then go by them."""
        await self.serve(cmd.Settings(record))

    async def save(self, visitor: str | None) -> str:
        """The save file of a finished game; of a running one the record of the asker's own seat, or the public one."""

        async def work() -> str:
            if self.table.waiting is not None:
                raise NotYet(meeting.WAITS)
            if self.match.over and self.match.branched:
                raise NotYet(NO_SAVE)
            if self.match.over:
                real = self.table.race is not None
                return self.presenter.save(await self.store.requests(self.record.id) if real else ())
            mine = seats_of(self.record, visitor)
            return self.presenter.record(mine[0] if len(mine) == 1 else -1)

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

    # ------------------------------------------------------------ lags
    def _lag(self, viewer: Viewer, ms: float) -> None:
        """A page has measured its way to the server and back; everybody hears of it now and then."""
        if self.table.race is None:
            return
        for seat in seats_of(self.record, viewer.visitor):
            self._lags[seat] = round(ms)
        if self._lag_timer is None:
            self._lag_timer = self.clock.later(LAG_SECONDS, self._tell_lags)

    def _tell_lags(self) -> None:
        """Of seats whose person is here."""
        self._lag_timer = None
        chairs, here = self.record.seats, self.table.here
        told = [self._lags.get(i) if chair.visitor in here else None for i, chair in enumerate(chairs)]
        for viewer in self.viewers:
            viewer.send(msg.Lags(told))

    # ------------------------------------------------------------ hints
    async def _hint(self, viewer: Viewer, asked: cmd.Question) -> None:
        """Wait for the bot and pass its advice on, if the question still stands."""
        try:
            thought = await self._advice(asked.job)
        except BotError:
            viewer.send(refused(asked.ref, house(NO_HINT)))
            return
        finally:
            viewer.hinting = False
        if self.table.tickets[asked.seat] == asked.ticket and viewer in self.viewers:
            viewer.send(self.presenter.hint(asked.seat, thought))

    async def _advice(self, job: Job) -> Thought:
        """What a bot would do; in real time one action, or none where it would rather wait."""
        if self.table.race is None:
            return await self.thinker.think(job)
        action, _ = await self.thinker.tempo(job)
        return Thought((action,) if action >= 0 else (), 50)
