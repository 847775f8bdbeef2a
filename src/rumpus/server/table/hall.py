"""All tables of a server: opening new ones, finding old ones again in the store, forgetting those nobody needs."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Callable, Iterable, Mapping
from typing import Any

from msgspec.structs import replace

from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match.learning import Puzzle
from rumpus.kernel.match.match import Match, new
from rumpus.kernel.records.seal import new_secret, text_of
from rumpus.kernel.words.saying import saying
from rumpus.server import logs, metrics
from rumpus.server.bots.pool import Thinker
from rumpus.server.bots.worker import Job
from rumpus.server.bus import Bus
from rumpus.server.clock import Clock, Timer
from rumpus.server.people.codes import code_of, some_codes
from rumpus.server.people.limits import Guesses, Limits, Openings
from rumpus.server.people.seats import chair, nameless, seats_of
from rumpus.server.protocol import BranchWanted, GameRow, NewTable, TableRow
from rumpus.server.refusal import NO_TABLE, Missing, Refusal
from rumpus.server.replay.branch import anew, branch_of
from rumpus.server.store.base import CodeTaken, Listed, SeatRecord, Study, TableRecord
from rumpus.server.store.sql import Store
from rumpus.server.table import model
from rumpus.server.table.actor import Means
from rumpus.server.table.garbage import Tidy
from rumpus.server.table.house import served, split
from rumpus.server.table.model import table_of
from rumpus.server.table.owned import Elsewhere, Owned
from rumpus.server.table.puzzle import Replies, Sitting, chairs_of
from rumpus.server.table.room import Room

CODE = "abcdefghjkmnpqrstuvwxyz23456789"
"""Letters of a table's id: none that look alike."""
NO_CODE = saying("no-code")
CODE_SECONDS = 2 * 24 * 3600
"""The code of a table where nothing has happened for so long may be given to another."""
PLAYED = 20
"""So many finished games are listed, the latest."""
FORGET_SECONDS = 60.0
"""A table without anybody is closed after so long; it opens again from the store."""


def new_code() -> str:
    """A table id: 12 letters, 59 random bits; who has it may watch, and take an empty seat."""
    return "".join(secrets.choice(CODE) for _ in range(12))


def first_question(game: str) -> Job:
    """What a bot may be asked to get ready: the first decision of a game with default options."""
    match = new(game)
    seat = match.active[0] if match.active else 0
    return Job(game, dict(match.options), None, match.redealt(seat).state_bytes(), seat, "easy", None, 1)


class Hall(Owned):
    """The rooms that are open, by id. One per server. With a `bus` it is one of several on the same tables: each table
    is of one of them, and all wait while the bus is down.
    """

    def __init__(
        self, store: Store, clock: Clock, thinker: Thinker, limits: Limits | None = None, bus: Bus | None = None
    ) -> None:
        super().__init__(store, clock, Openings(clock, limits or Limits()), bus)
        self.thinker = thinker
        self.new_secret: Callable[[], bytes] = new_secret
        self.guesses = Guesses(clock)
        self._means = Means(store, clock, thinker)
        self._sweeper: Timer | None = None
        self._tidy = Tidy(clock)
        self._gaps = clock.watch(self._slept)

    # ------------------------------------------------------------ new tables
    async def create(self, visitor: str, wanted: NewTable, address: str = "") -> Room:
        """Open a table for a visitor at an address. Refusal, OptionError or ContentError (each one sentence) when it
        cannot be.
        """
        self.openings.ask(visitor, address)
        try:
            spec = find(wanted.game)
        except GameError as unknown:
            raise Refusal(str(unknown)) from unknown
        free = any(seat.kind == "empty" for seat in wanted.seats)
        if wanted.seed is not None and free:
            raise Refusal(saying("no-seed"))
        _, options = split(spec, wanted.options)
        meet = free if wanted.meet is None else wanted.meet
        if meet and not free:
            raise Refusal(saying("no-meeting"))
        seats = [chair(s.kind, s.name, s.level, visitor, i) for i, s in enumerate(wanted.seats)]
        seed = self.new_secret() if wanted.seed is None else wanted.seed
        record = self._record(spec, options | served(spec, options, seats), seed, seats)
        record = replace(record, tutorial=wanted.tutorial, host=visitor, meeting=meet)
        if not meet:
            return await self._create(spec, record, address)
        while True:
            code = await self.store.free_code(some_codes(), self.clock.unix_ms() // 1000 - CODE_SECONDS)
            with contextlib.suppress(CodeTaken):  # by a table that was opened at the same time
                return await self._create(spec, replace(record, code=code or ""), address)

    async def branch(
        self, visitor: str, shown: Match, table: str, wanted: BranchWanted, address: str, study: Study | None = None
    ) -> Room:
        """Open a table that goes on from the replay of another one, for a visitor at an address; a `study`, where that
        decision is tried again. Refusal as in `create`, and where the replay has no such move or seat.
        """
        self.openings.ask(visitor, address)
        secret = self.new_secret()
        seat = SPECTATOR if wanted.seat is None else wanted.seat
        made = await asyncio.to_thread(branch_of, table, shown, wanted.at, seat, secret)
        others = "me" if wanted.seat is None else "empty" if wanted.level is None else "bot"
        seats = [
            chair("me" if p == wanted.seat else others, wanted.name if p == wanted.seat else None, level, visitor, p)
            for p, level in enumerate([wanted.level or "medium"] * shown.seats)
        ]
        options = shown.options if study is None else {**shown.options, "hints": False}
        record = self._record(shown.spec, options, secret, seats)
        record = replace(record, content=shown.content, host=visitor, branch=made, study=study)
        return await self._create(shown.spec, record, address)

    async def create_puzzle(self, visitor: str, puzzle: Puzzle, address: str = "") -> Room:
        """Open a private table at the position of a puzzle. TooMany as in `create`."""
        self.openings.ask(visitor, address)
        spec = find(puzzle.game)
        seats = await asyncio.to_thread(chairs_of, puzzle, visitor)
        record = self._record(spec, {**puzzle.options, "hints": False}, 0, seats)
        return await self._create(spec, replace(record, puzzle=puzzle.id, tutorial=bool(puzzle.steps)), address)

    async def by_code(self, text: str, visitor: str, address: str) -> str:
        """The open table that somebody typed the code of. Missing for a wrong one; TooMany after too many of these."""
        self.guesses.ask(visitor, address)
        self.guesses.wrong(visitor, address)  # until it is known: guesses that come all at once count, too
        code = code_of(text)
        table = None if code is None else await self.store.by_code(code)
        if table is None:
            raise Missing(NO_CODE)
        self.guesses.right(visitor, address)
        return table

    def _record(
        self, spec: GameSpec, options: Mapping[str, Any], seed: int | bytes, seats: Iterable[SeatRecord]
    ) -> TableRecord:
        """A new table, as far as all have it."""
        return TableRecord(
            id=new_code(),
            game=spec.id,
            rules_version=spec.version,
            options=dict(options),
            seed=text_of(seed),
            salt=secrets.token_hex(16),
            seats=tuple(seats),
            created_ms=self.clock.unix_ms(),
        )

    async def _create(self, spec: GameSpec, record: TableRecord, address: str) -> Room:
        """Deal, store, open. Refusal when the number of seats does not fit."""
        self.joined()
        needed = spec.options.seats(spec.resolve(split(spec, record.options)[0]))
        if len(record.seats) != needed:
            raise Refusal(saying("no-such-size", title=spec.about.title, wanted=needed, seats=len(record.seats)))
        if any(chair.kind == "bot" for chair in record.seats):
            fault = spec.bots.people_only(spec.resolve(split(spec, record.options)[0]))
            if fault:
                raise Refusal(fault)
        with self.openings.held(record.id, address):
            match = await asyncio.to_thread(model.start, spec, record)
            now = self.clock.unix_ms()
            table = table_of(record, match, (), (), self.clock.ms(), now)
            epoch = await self.store.create(record, table.status(now), self.store.owner)
            room = Room(table, epoch, self._means_of(record), self.again)
            self._keep(room)
        self._sweep_later()
        return room

    def _means_of(self, record: TableRecord) -> Means:
        """What a room works with; at a puzzle the others reply as it says."""
        sitting = Sitting.of(record)
        return replace(self._means, thinker=Replies(sitting.puzzle)) if isinstance(sitting, Sitting) else self._means

    def _keep(self, room: Room) -> None:
        """A table is open now."""
        self.rooms[room.record.id] = room
        metrics.tables_open.inc()
        with logs.about(table=room.record.id, request=None):  # its tasks outlive the request
            room.open()
        if room.table.race is not None:
            self._tidy.keep()

    async def again(self, room: Room) -> str:
        """The next table with the same settings and people; opened once, whoever asks first. It counts for the address
        that the first one was opened from. Refusal before the end is on disk.
        """

        async def work() -> str:
            if not room.match.over:
                raise Refusal(saying("no-end"))
            if room.record.again is None:
                address = self.openings.holder(room.record.id)
                self.openings.ask("", address)
                secret, branch = self.new_secret(), room.record.branch
                fresh = replace(
                    room.record,
                    branch=None if branch is None else anew(branch, room.match, secret),
                    id=new_code(),
                    seed=text_of(secret),
                    salt=secrets.token_hex(16),
                    created_ms=self.clock.unix_ms(),
                    code="",
                )
                following = await self._create(room.match.spec, fresh, address)
                await room.rewrite(replace(room.record, again=following.record.id))
            return room.record.again or ""

        return await room.do(work)

    # ------------------------------------------------------------ old tables
    async def room(self, table: str, address: str = "") -> Room | None:
        """The table with this id, opened from the store if need be, for an address; None when there is none. TooMany
        when that address has so many open. Elsewhere when another process has it.
        """
        lock = self._opening.setdefault(table, asyncio.Lock())
        try:
            async with lock:
                self.joined()
                if table not in self.rooms:
                    self.openings.room_for(address)
                    with self.openings.held(table, address):
                        await self._load(table)
                return self.rooms[table]
        except Missing:
            return None
        finally:
            if not lock.locked():
                self._opening.pop(table, None)

    async def _load(self, table: str) -> None:
        """Open a table from the store. Missing when there is none."""
        lease = await self.store.lease(table, self.store.owner)
        found = await self.store.load(table)
        if lease is None or found is None:
            raise Missing(NO_TABLE)
        if lease.owner != self.store.owner:
            raise Elsewhere(lease.owner)
        record, rows = found
        match = await asyncio.to_thread(model.rebuild, record, rows)
        requests = await self.store.requests(table) if match.in_real_time else ()
        made = table_of(record, match, rows, requests, self.clock.ms(), self.clock.unix_ms())
        room = Room(made, lease.epoch, self._means_of(record), self.again)
        self._keep(room)
        if self.bus is not None and made.race is not None:  # its people come back one by one, from wherever they were
            room.slept()
        self._sweep_later()

    @contextlib.asynccontextmanager
    async def visit(self, table: str, address: str = "") -> AsyncIterator[Room | None]:
        """The table as in `room`, kept open for as long as the block runs. Moved when it is lost meanwhile."""
        room = await self.room(table, address)
        if room is None:
            yield None
            return
        room.users += 1
        try:
            with self.at(table) as scope:
                async with scope:
                    yield room
        finally:
            room.users -= 1
            self._sweep_later()

    async def mine(self, visitor: str | None) -> list[TableRow]:
        """The running tables of a visitor, latest first."""
        if visitor is None:
            return []
        return [_row(listed, visitor) for listed in await self.store.mine(visitor)]

    async def played(self, visitor: str | None) -> list[GameRow]:
        """The finished games of a visitor, latest first."""
        if visitor is None:
            return []
        return [_played(listed, visitor) for listed in await self.store.mine(visitor, PLAYED, over=True)]

    async def rematch(self, table: str, visitor: str, address: str) -> str:
        """Where the people of this table of the visitor's play on: the next one that still runs, else a new one
        (`again`). Missing for who did not sit there.
        """
        listed = await self.store.listed(table)
        if listed is None or visitor not in listed.record.visitors:
            raise Missing(NO_TABLE)
        while listed.status.over and listed.record.again is not None:
            following = await self.store.listed(listed.record.again)
            if following is None or visitor not in following.record.visitors:
                break
            listed = following
        if not listed.status.over:
            return listed.table
        async with self.visit(listed.table, address) as room:
            if room is None:
                raise Missing(NO_TABLE)
            return await self.again(room)

    def troubled(self) -> int:
        """How many open tables wait to be read again, because the store failed them."""
        torn = sum(room.torn for room in self.rooms.values())
        metrics.tables_troubled.set(torn)
        return torn

    def _sweep_later(self) -> None:
        """Look for empty tables in a while."""
        if self._sweeper is None:
            self._sweeper = self.clock.later(FORGET_SECONDS, self._sweep)

    def _sweep(self) -> None:
        """Close what nobody needs."""
        self._sweeper = None
        self.let_go([table for table, room in self.rooms.items() if room.idle])
        self._tidy.look(empty=not self.rooms)
        if self.rooms:
            self._sweep_later()

    def _slept(self) -> None:
        """The server did not run for a while."""
        for room in self.rooms.values():
            room.slept()

    async def close(self) -> None:
        """Finish what was accepted, at every table."""
        self._gaps.cancel()
        await self.look_no_more()
        if self._sweeper is not None:
            self._sweeper.cancel()
        await asyncio.gather(*(room.close() for room in self.rooms.values()))
        for table in self.rooms:
            self.openings.release(table)
        metrics.tables_open.dec(len(self.rooms))
        self.rooms.clear()


def _played(listed: Listed, visitor: str) -> GameRow:
    """A finished table's line in a visitor's lobby."""
    record, status = listed.record, listed.status
    try:
        current = find(record.game).version == record.rules_version
    except GameError:
        current = False
    return GameRow(
        table=listed.table,
        game=record.game,
        seats=[chair.name for chair in record.seats],
        unnamed=[i for i, chair in enumerate(record.seats) if nameless(chair, i)],
        you=list(seats_of(record, visitor)),
        winners=list(status.winners or ()),
        ended=status.updated,
        watch=current,
    )


def _row(listed: Listed, visitor: str) -> TableRow:
    """A table's line in a visitor's lobby."""
    record, status = listed.record, listed.status
    return TableRow(
        table=listed.table,
        game=record.game,
        seats=[chair.name for chair in record.seats],
        unnamed=[i for i, chair in enumerate(record.seats) if nameless(chair, i)],
        free=[i for i, chair in enumerate(record.seats) if chair.kind == "empty"],
        you=list(seats_of(record, visitor)),
        your_turn=visitor in status.turn,
        updated=status.updated,
        part=record.branch.part if record.branch else None,
        number=record.branch.number if record.branch else 0,
    )
