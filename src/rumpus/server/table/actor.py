"""A table that is open: the only one that awaits. Commands pass through one inbox, in order of arrival; each is decided
on a value, written down, and only then does the next value become the table, and anybody see it. So what was shown is
never lost, and what failed has never been.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Collection
from weakref import WeakSet

from msgspec import Struct
from msgspec.structs import replace

from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Saying, saying
from rumpus.server import metrics
from rumpus.server import protocol as msg
from rumpus.server.bots.pool import Thinker
from rumpus.server.clock import Clock
from rumpus.server.race.arbiter import Request
from rumpus.server.race.beats import Beating, Refusing
from rumpus.server.race.judge import Race
from rumpus.server.refusal import NOT_SAVED, Refusal, error, house, refused
from rumpus.server.show.presenter import Presenter, Times
from rumpus.server.show.viewer import Viewer
from rumpus.server.store.base import StoreError, TableRecord
from rumpus.server.store.sql import Store
from rumpus.server.table import commands as cmd
from rumpus.server.table.commands import Outcome
from rumpus.server.table.decide import decide, is_heavy
from rumpus.server.table.inbox import Inbox
from rumpus.server.table.model import Table, marks_of, rebuild
from rumpus.server.table.players import playing
from rumpus.server.table.timers import CLOCK, COUNT, STRIKE, Player, Scheduler, players, timers

log = logging.getLogger("rumpus.server")
RETRY_SECONDS = 2.0
"""After a fault, a bot or a timer tries again."""
FAILED = saying("no-doing")


class Means(Struct, frozen=True):
    """What a room works with: the store, the clock, the bots."""

    store: Store
    clock: Clock
    thinker: Thinker


class Actor(Inbox):
    """The moving half of an open table (`Room` is the whole): commands in their order, timers, bots, and the store."""

    def __init__(self, table: Table, epoch: int, means: Means) -> None:
        """`epoch`: of the lease by which this process has the table; every write names it."""
        super().__init__(f"table {table.record.id}", means.clock)
        self.table, self.epoch = table, epoch
        self.store, self.thinker = means.store, means.thinker
        self.viewers: set[Viewer] = set()
        self.presenter = Presenter(self)
        self._scheduler = Scheduler(self.clock, self._timed)
        self._players: dict[Player, asyncio.Task[None]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._changes: WeakSet[asyncio.Event] = WeakSet()
        self._arrived: list[tuple[Request, int]] = []
        self._asked: dict[int, tuple[Request, asyncio.Future[None]]] = {}
        self._stopped = False

    # ------------------------------------------------------------ what others read
    @property
    def record(self) -> TableRecord:
        """What never changes in play, and who sits where."""
        return self.table.record

    @property
    def match(self) -> Match:
        """The game; never to be changed."""
        return self.table.match

    def now(self) -> int:
        """Table time."""
        return self.table.now(self.clock.ms())

    def clock_ms(self) -> int | None:
        """Milliseconds until the first running decision falls to its passive choice, or the game's own clock strikes;
        None without a clock.
        """
        left = [self._scheduler.left_ms(kind) for kind in (CLOCK, STRIKE)]
        return min((ms for ms in left if ms is not None), default=None)

    @property
    def pending(self) -> bool:
        """Real time: do requests wait to be judged?"""
        return bool(self._arrived)

    # ------------------------------------------------------------ open and closed
    def open(self) -> None:
        """Start to work, and whatever must move by itself."""
        self.begin()
        self.settle()

    async def close(self) -> None:
        """Finish what was accepted, then stop."""
        self.stop()
        await self.finish()

    @property
    def idle(self) -> bool:
        """Nobody is here and nothing moves: it may be forgotten, and read again from the store."""
        moves = self._scheduler.busy or bool(self._tasks) or bool(self._arrived)
        return self.calm and not moves and not self.viewers

    def drop(self) -> None:
        """Forget an idle room at once; the store has all of it. Nothing of it waits for the garbage collector."""
        self.stop()
        self.cease()
        self.viewers.clear()
        del self.presenter, self._scheduler

    def stop(self) -> None:
        """Nothing moves any more."""
        self._stopped = True
        self._scheduler.halt()
        for task in self._tasks:
            task.cancel()

    # ------------------------------------------------------------ one command
    async def send(self, command: cmd.Command, author: Viewer | None = None) -> Outcome:
        """Have this done next, and wait for it. Raises Refusal, and StoreError."""
        return await self.do(lambda: self.serve(command, author))

    async def serve(self, command: cmd.Command, author: Viewer | None = None) -> Outcome:
        """Decide, write it down, tell it; in the inbox's turn. Raises as above: then nothing has happened."""
        at = cmd.Moment(self.clock.ms(), self.clock.unix_ms())
        table = self._seen()
        try:
            with metrics.waits["decide"].time():
                heavy = is_heavy(command)
                outcome = await asyncio.to_thread(decide, table, command, at) if heavy else decide(table, command, at)
            if outcome.write is not None:
                await self.keep(self.store.commit(self.record.id, self.epoch, outcome.write))
        except Refusal:
            raise
        except Exception as fault:
            self._lose(command, fault)
            raise
        with metrics.waits["show"].time():
            self._become(outcome, author)
        for row in outcome.write.plays if outcome.write is not None else ():
            if row.seat >= 0:
                metrics.plays["bot" if outcome.table.bot_at(row.seat) else "person"].inc()
        return outcome

    def _seen(self) -> Table:
        """The table, with the eyes that look on: in real time each of them is shown every decision."""
        race = self.table.race
        if race is None:
            return self.table
        return replace(self.table, race=replace(race, eyes=frozenset(one.eyes.seat for one in self.viewers)))

    def _become(self, outcome: Outcome, author: Viewer | None) -> None:
        """It is on disk: this is the table now, and everybody hears what concerns them."""
        old, self.table = self.table, outcome.table
        if (self.table.rewound, len(self.match.history)) != (old.rewound, len(old.match.history)):
            for change in tuple(self._changes):
                change.set()
            self._changes.clear()
        self.settle()
        for one in outcome.told:
            self.presenter.tell(one)
            self._decided(one)
        for note in outcome.notes:
            for viewer in self.viewers:
                if (
                    note.to is None
                    or viewer.number == note.to
                    or (isinstance(note.to, frozenset) and viewer.visitor in note.to)
                ):
                    viewer.send(note.message)
        if author is not None and outcome.look is not None:
            author.looking = outcome.look
        if outcome.news:
            self.publish(answer=author, anew=outcome.anew)
        for request in outcome.then:
            self.rush(request)

    def publish(
        self, answer: Viewer | None = None, to: Collection[Viewer] | None = None, *, anew: bool = False
    ) -> None:
        """Bring every connection (or those in `to`) up to date; who would see nothing new hears nothing, save the one
        to `answer`, or all, `anew`.
        """
        at = Times(self.clock.ms(), self.now(), self.clock_ms(), self._scheduler.left_ms(COUNT))
        self.presenter.publish(at, answer, self.viewers if to is None else to, anew=anew)

    def _lose(self, command: cmd.Command, fault: Exception) -> None:
        """Real time: nothing of this turn has happened, and what waits is lost when the table is read again."""
        race = self.table.race
        if race is None:
            return
        arrived = [request for request, _ in command.arrivals] if isinstance(command, cmd.Rushed) else []
        told = NOT_SAVED if isinstance(fault, StoreError) else FAILED
        for request in {id(one): one for one in (*arrived, *race.arbiter.waiting)}.values():
            self.presenter.answer(request, refused(request.ref, house(told)))
            self._free(request)
        if not self.torn:
            self.tear()

    # ------------------------------------------------------------ what moves by itself
    def settle(self) -> None:
        """Timers and bots as the table asks for them now."""
        if self._stopped or self.torn:
            return
        ms = self.clock.ms()
        self._scheduler.arm(timers(self.table, ms))
        wanted = players(self.table, ms)
        for player in self._players.keys() - wanted:
            self._players.pop(player).cancel()
        for player in wanted - self._players.keys():
            self._players[player] = self.spawn(self._play(player))

    async def _play(self, player: Player) -> None:
        """Let a bot play. A write that failed is tried again a little later."""
        try:
            await playing(self, player)
        except Exception:
            log.exception("table %s: the bot at seat %d could not play", self.record.id, player[1])
            self._players.pop(player, None)
            self.clock.later(RETRY_SECONDS, self.settle)

    def _timed(self, command: cmd.Command) -> None:
        """A timer has run out. What cannot be done now is looked at again a little later."""

        async def work() -> None:
            try:
                await self.send(command)
            except Exception:
                log.exception("table %s: a timer's work could not be done", self.record.id)
                self.clock.later(RETRY_SECONDS, self.settle)
            else:
                self.settle()

        self.spawn(work())

    def spawn(self, work: Awaitable[None]) -> asyncio.Task[None]:
        """A task that belongs to the room and ends with it."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def slept(self) -> None:
        """The server did not run for a while: a race is paused; who has a clock is told how it stands now."""
        if self.table.race is not None or self.clock_ms() is not None:
            self._timed(cmd.Slept())

    # ------------------------------------------------------------ real time
    def rush(self, request: Request) -> asyncio.Future[None]:
        """A request reaches the table now (BR-ARB-01). The future of one of the server's own is done when that is
        decided, or lost; for a client's, which may come again and then is never decided, nobody waits.
        """
        decided: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if request.ref is None:
            self._asked[id(request)] = request, decided
        if not self._arrived:
            self.post(self._judge, whole=False)
        self._arrived.append((request, self.now()))
        return decided

    async def _judge(self) -> None:
        """Judge all that waits."""
        arrived, self._arrived = self._arrived, []
        command = cmd.Rushed(tuple(arrived))
        try:
            await self.whole()
        except StoreError as fault:
            self._lose(command, fault)
            raise
        await self.serve(command)

    def _decided(self, told: Beating | Refusing | msg.Photo) -> None:
        """A request was decided; whoever asked for it may go on."""
        if isinstance(told, Beating) and told.deed.request is not None:
            self._free(told.deed.request)
        if isinstance(told, Refusing):
            self._free(told.handled.request)

    def _free(self, request: Request) -> None:
        """Nobody waits for this any more."""
        _, decided = self._asked.pop(id(request), (None, None))
        if decided is not None and not decided.done():
            decided.set_result(None)

    def change(self) -> asyncio.Event:
        """Set with the next change of the table."""
        change = asyncio.Event()
        self._changes.add(change)  # for as long as somebody waits for it
        return change

    # ------------------------------------------------------------ what the store has
    def halted(self) -> None:
        """The table waits for the store: its time stands, and nothing moves by itself."""
        self.table = self.table.rested(self.clock.ms(), resting=True)
        self._scheduler.halt()
        for player in [one for one in self._players if one[0] == "hand"]:
            self._players.pop(player).cancel()

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
        old, ms = self.table, self.clock.ms()
        requests = await self.store.requests(record.id) if old.race is not None else []
        same = [(row.now, row.seat, row.action) for row in rows] == old.match.history
        begun = old.waiting is not None and not record.meeting
        match = old.match if same and not begun else await asyncio.to_thread(rebuild, record, rows)
        table = old.with_record(record).rested(ms, resting=False)
        if begun:
            table = table.dealt(record, match, ms)
        elif not same:
            table = replace(table, match=match, marks=tuple(marks_of(rows))).anew()
        if table.race is not None:
            table = replace(table, race=Race.of(match, requests))
        shown = same and record == old.record and not self.told
        self.table = table
        self.mended()
        self.settle()
        if not shown:
            self.publish(anew=self.told)
        self.told = False
