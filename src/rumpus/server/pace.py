"""What moves a table when nobody sends anything: bots, the clock, and what happens to the seat of somebody who left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rumpus.server.bots import BotError
from rumpus.server.clock import Timer, pause
from rumpus.server.refusal import Refusal

if TYPE_CHECKING:
    from rumpus.server.room import Room

log = logging.getLogger("rumpus.server")
LEAVE_SECONDS = 60.0
"""A person who must act, is not connected, and keeps another person waiting, counts as gone after so long."""
RETRY_SECONDS = 2.0
"""After a write that failed, a bot or a timer tries again."""
STAND_IN = "medium"
"""The level of a bot that sits in for a person."""


@dataclass
class Wait:
    """A running timer for one decision; `due_ms` is Unix time."""

    ticket: int
    due_ms: int
    timer: Timer


class Pace:
    """The timers and bot turns of one room; `settle`, called after every change, makes them fit the position."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.stand_ins: set[int] = set()
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._clocks: dict[int, Wait] = {}
        self._leaving: dict[int, Wait] = {}
        self._due: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Does anything still run?"""
        live = self.room.live
        return bool(self._tasks or self._clocks or self._leaving) or (live is not None and live.busy)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that belongs to the room and ends with it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def stop(self) -> None:
        """Nothing moves any more."""
        self._stopped = True
        if self.room.live is not None:
            self.room.live.stop()
        for task in self._tasks:
            task.cancel()
        for waits in (self._clocks, self._leaving):
            for wait in waits.values():
                wait.timer.cancel()
            waits.clear()
        if self._due is not None:
            self._due.cancel()

    def settle(self) -> None:
        """Start what the position asks for, end what it no longer asks for."""
        if self._stopped:
            return
        if self.room.live is not None:
            self.room.live.settle()
            return
        here = {viewer.visitor for viewer in self.room.viewers}
        for seat, chair in enumerate(self.room.record.seats):
            if chair.visitor in here:
                self.stand_ins.discard(seat)
            active = seat in self.room.match.active
            bot = chair.kind == "bot" or seat in self.stand_ins
            person = chair.kind == "person" and not bot
            company = any(v != chair.visitor and v in here for v in self.room.record.visitors)
            self._settle_bot(seat, active and bot and self._watched(here))
            self._settle_wait(
                self._clocks,
                seat,
                active and person and self._watched(here),
                self.room.house.clock_seconds,
                self._expire,
            )
            gone = active and person and chair.visitor not in here and company
            patience = self.room.house.away_seconds if self.room.house.on_leave == "forfeit" else LEAVE_SECONDS
            self._settle_wait(self._leaving, seat, gone, patience, self._part)
        self._settle_due(self._watched(here))

    def _watched(self, here: set[str | None]) -> bool:
        """Bots play on towards a person's decision; a table of bots alone, and a clock, wait for somebody to look."""
        return bool(here) or (bool(self.room.record.visitors) and not self.room.house.clock_seconds)

    # ------------------------------------------------------------ bots
    def _settle_bot(self, seat: int, wanted: bool) -> None:
        """One bot turn for this decision, no other."""
        ticket = self.room.tickets[seat]
        running = self._thinking.get(seat)
        if running is not None and (not wanted or running[0] != ticket):
            running[1].cancel()
            del self._thinking[seat]
        if wanted and seat not in self._thinking:
            self._thinking[seat] = (ticket, self.spawn(self._bot_turn(seat, ticket)))

    async def _bot_turn(self, seat: int, ticket: int) -> None:
        """Think and pause at the same time, then play. A write that failed is tried again a little later."""
        room = self.room
        waiting = self.spawn(pause(room.clock, room.record.bot_pause_ms / 1000))
        try:
            thought = await self._thought(seat)
            await waiting
            await room.do(lambda: self._bot_play(seat, ticket, thought))
        except Exception:
            log.exception("table %s: the bot at seat %d could not play", room.record.id, seat)
            self._thinking.pop(seat, None)
            room.clock.later(RETRY_SECONDS, self.settle)
        finally:
            waiting.cancel()

    async def _thought(self, seat: int) -> tuple[int, ...]:
        """The bot's choice; empty when there is nothing to choose, or no answer."""
        room = self.room
        if len(room.match.actions(seat)) < 2:
            return ()
        try:
            thought = await room.thinker.think(room.job(seat, room.record.seats[seat].level or STAND_IN))
        except BotError as fault:
            log.warning("table %s: no answer from the bot at seat %d: %s", room.record.id, seat, fault)
            return ()
        return thought.actions

    async def _bot_play(self, seat: int, ticket: int, thought: tuple[int, ...]) -> None:
        """The whole thought; if the rules refuse it, its first action; if they refuse that too, any legal one."""
        room = self.room
        if room.tickets[seat] != ticket or seat not in room.match.active or self._stopped:
            return
        legal = room.match.actions(seat)
        for actions in (thought, thought[:1], (secrets.choice(legal),)):
            if actions and actions[0] in legal:
                try:
                    await room.act(seat, actions)
                except Refusal:
                    continue
                return

    # ------------------------------------------------------------ clocks
    def clock_ms(self) -> int | None:
        """Milliseconds until the first running decision falls to its passive choice; None without a clock."""
        if not self._clocks:
            return None
        return max(0, min(wait.due_ms for wait in self._clocks.values()) - self.room.clock.unix_ms())

    def _settle_wait(
        self, waits: dict[int, Wait], seat: int, wanted: bool, seconds: float, call: Callable[[int, int], None]
    ) -> None:
        """One timer for this decision: kept while the decision stands, started and ended as wanted."""
        ticket = self.room.tickets[seat]
        running = waits.get(seat)
        if running is not None and (not wanted or running.ticket != ticket):
            running.timer.cancel()
            del waits[seat]
        if wanted and seconds > 0 and seat not in waits:
            due = self.room.clock.unix_ms() + round(seconds * 1000)
            waits[seat] = Wait(ticket, due, self.room.clock.later(seconds, lambda: call(seat, ticket)))

    def _expire(self, seat: int, ticket: int) -> None:
        """The clock ran out: the passive choice is played (BH-RUL-82)."""
        self._clocks.pop(seat, None)

        async def work() -> None:
            match = self.room.match
            if self.room.tickets[seat] == ticket and seat in match.active:
                await self.room.act(seat, [match.spec.passive(match.t, match.s, seat)])

        self.spawn(self._quietly(work))

    def _part(self, seat: int, ticket: int) -> None:
        """The person is taken for gone (BH-RUL-83, BR-RUL-22): a bot sits in for them, or the seat gives up."""
        self._leaving.pop(seat, None)

        async def work() -> None:
            room = self.room
            if room.tickets[seat] != ticket or seat not in room.match.active:
                return
            if room.house.on_leave in ("concede", "forfeit") and room.match.spec.anytime:
                await room.act(seat, room.concession(seat, room.house.on_leave))
            else:
                self.stand_ins.add(seat)
                self.settle()

        self.spawn(self._quietly(work))

    def _settle_due(self, wanted: bool) -> None:
        """Real-time games: one timer for the next stroke of the game's own clock."""
        if self._due is not None:
            self._due.cancel()
            self._due = None
        due = self.room.match.due if wanted else None
        if due is not None:
            self._due = self.room.clock.later((due - self.room.now()) / 1000, self._strike)

    def _strike(self) -> None:
        """The game's own clock strikes."""
        self._due = None
        self.spawn(self._quietly(self.room.tick))

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the room do it; what cannot be done now is looked at again a little later."""
        try:
            await self.room.do(work)
        except Exception:
            log.exception("table %s: a timer's work could not be done", self.room.record.id)
            self.room.clock.later(RETRY_SECONDS, self.settle)
