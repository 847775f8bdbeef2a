"""The tables that this process has, one of several on the same store: what is lost, and what is given back."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Iterator, Sequence

from rumpus.server import metrics
from rumpus.server.bus import Bus
from rumpus.server.clock import Clock, Timer
from rumpus.server.people.limits import Openings
from rumpus.server.refusal import NoBus
from rumpus.server.store.base import StoreError
from rumpus.server.store.sql import Store
from rumpus.server.table.room import Room

LOOK_SECONDS = 1.0
"""One of several processes looks so often which tables are still its own."""
log = logging.getLogger("rumpus.server")


class Elsewhere(Exception):
    """Another process has this table."""

    def __init__(self, owner: str) -> None:
        super().__init__(f"the table is of {owner}")
        self.owner = owner


class Moved(Exception):
    """The table is no more of this process; who is at it shall ask again."""


class Owned:
    """The open tables, by id, and who is at them."""

    def __init__(self, store: Store, clock: Clock, openings: Openings, bus: Bus | None) -> None:
        self.store, self.clock, self.openings, self.bus = store, clock, openings, bus
        self.rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Lock] = {}
        self._visits: dict[str, list[asyncio.Timeout]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking: Timer | None = None
        if bus is not None:
            bus.watch(self._turned)
            self._look_later()

    @contextlib.contextmanager
    def at(self, table: str) -> Iterator[asyncio.Timeout]:
        """Somebody is at an open table for the block, which enters this scope. Moved when the table is lost meanwhile,
        NoBus when the bus is.
        """
        visits, scope = self._visits.setdefault(table, []), asyncio.timeout(None)
        visits.append(scope)
        try:
            yield scope
        except TimeoutError:
            if not scope.expired():
                raise
            self.joined()
            raise Moved from None
        finally:
            visits.remove(scope)
            if not visits and self._visits.get(table) is visits:
                del self._visits[table]

    def joined(self) -> None:
        """NoBus while this process does not know what the others do."""
        if self.bus is not None and not self.bus.up:
            raise NoBus

    def _turned(self, up: bool) -> None:
        """Without the bus nobody can come from elsewhere: the tables wait in the store, for whoever has it again."""
        if not up and self.rooms:
            self.let_go(list(self.rooms))

    def let_go(self, tables: Sequence[str]) -> None:
        """These tables are lost, or given up: nothing more is written, and everybody at them asks again."""
        for table in tables:
            for scope in self._visits.pop(table, ()):
                if scope.when() is None:
                    scope.reschedule(0)
            self.rooms.pop(table).drop()
            metrics.tables_open.dec()
            self.openings.release(table)
        self._give_back(tables)

    def _give_back(self, tables: Sequence[str]) -> None:
        """Others may have these tables at once."""
        if self.bus is not None and tables:
            task = asyncio.get_running_loop().create_task(self._release(tables))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _release(self, tables: Sequence[str]) -> None:
        """Give back those that nobody has opened again meanwhile. A store that is gone will find that out by itself."""
        for table in tables:
            async with self._opening.setdefault(table, asyncio.Lock()):
                if table not in self.rooms:
                    with contextlib.suppress(StoreError):
                        await self.store.release(self.store.owner, [table])

    def _look_later(self) -> None:
        """See each second which tables are still ours."""
        self._looking = self.clock.later(LOOK_SECONDS, self._look)

    def _look(self) -> None:
        """Now."""
        task = asyncio.get_running_loop().create_task(self._lost())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _lost(self) -> None:
        """Let go of every table that another process has taken, or that was given back."""
        open_now = dict(self.rooms)
        try:
            held = await self.store.held(self.store.owner) if open_now else {}
        except StoreError:  # nothing can be written, and so nothing is shown
            return
        finally:
            self._look_later()
        lost = [table for table, room in open_now.items() if held.get(table) != room.epoch]
        lost = [table for table in lost if self.rooms.get(table) is open_now[table]]
        for table in lost:
            log.warning("table %s is no more of this process", table)
        self.let_go(lost)

    async def look_no_more(self) -> None:
        """The server ends; its store gives the tables back."""
        if self._looking is not None:
            self._looking.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
