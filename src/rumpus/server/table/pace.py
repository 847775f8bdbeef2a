"""What moves a table when nobody sends anything: bots, the clock, and what happens to the seat of somebody who left."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from rumpus.server.bots.pool import BotError
from rumpus.server.clock import Timer, pause
from rumpus.server.refusal import Refusal
from rumpus.server.table.secret import STEP, answer_seconds, is_secret

if TYPE_CHECKING:
    from rumpus.server.table.room import Room

log = logging.getLogger("rumpus.server")
LEAVE_SECONDS = 60.0
"""A person who must act, is not connected, and keeps another person waiting, counts as gone after so long."""
RETRY_SECONDS = 2.0
"""After a write that failed, a bot or a timer tries again."""
STAND_IN = "medium"
"""The level of a bot that sits in for a person."""


@dataclass
class Wait:
    """A running timer for one decision; `due_ms` is a moment of the clock."""

    ticket: int
    due_ms: int
    timer: Timer


class Pace:
    """The timers and bot turns of one room; `settle`, called after every change, makes them fit the position."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.stand_ins: set[int] = set()
        self.given: set[int] = set()
        """Seats that their people have handed to a bot, and may look on; coming back, or a play, ends it."""
        self._thinking: dict[int, tuple[int, asyncio.Task[None]]] = {}
        self._clocks: dict[int, Wait] = {}
        self._leaving: dict[int, Wait] = {}
        self._due: Timer | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Does anything still run?"""
        live, meeting = self.room.live, self.room.meeting
        waits = bool(self._tasks or self._clocks or self._leaving) or (meeting is not None and meeting.busy)
        return waits or (live is not None and live.busy)

    def spawn(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """A task that belongs to the room and ends with it."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    def stop(self) -> None:
        """Nothing moves any more."""
        self._stopped = True
        if self.room.meeting is not None:
            self.room.meeting.stop()
        self.halt()
        if self.room.live is not None:
            self.room.live.stop()
        for task in self._tasks:
            task.cancel()

    def halt(self) -> None:
        """No timer runs on while the table waits for the store; `settle` starts them anew."""
        if self.room.meeting is not None:
            self.room.meeting.halt()
        if self.room.live is not None:
            self.room.live.rest()
        for waits in (self._clocks, self._leaving):
            for wait in waits.values():
                wait.timer.cancel()
            waits.clear()
        if self._due is not None:
            self._due.cancel()
            self._due = None

    def settle(self) -> None:
        """Start what the position asks for, end what it no longer asks for."""
        if self._stopped or self.room.torn:
            return
        if self.room.meeting is not None:
            self.room.meeting.settle()
            return
        if self.room.live is not None:
            self.room.live.settle()
            return
        here = {viewer.visitor for viewer in self.room.viewers}
        self.room.rest(not here and self.room.match.due is not None)
        for seat, chair in enumerate(self.room.record.seats):
            if chair.visitor in here and seat not in self.given:
                self.stand_ins.discard(seat)
            active = seat in self.room.match.active
            bot = chair.kind == "bot" or seat in self.stand_ins
            person = chair.kind == "person" and not bot
            company = any(v != chair.visitor and v in here for v in self.room.record.visitors)
            self._settle_bot(seat, active and bot and self._watched(here))
            self._settle_wait(
                self._clocks,
                seat,
                active and person and self._watched(here) and self.room.match.due is None,
                self._seconds(),
                self._expire,
            )
            gone = active and person and chair.visitor not in here and company
            patience = self.room.house.away_seconds if self.room.house.on_leave == "forfeit" else LEAVE_SECONDS
            self._settle_wait(self._leaving, seat, gone, patience, self._part)
        self._settle_due(bool(here))

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
        level = room.record.seats[seat].level or STAND_IN
        thinking = asyncio.ensure_future(self._thought(seat, level))
        try:
            await pause(room.clock, answer_seconds(room, level))
            while is_secret(room.match) and not thinking.done():
                await pause(room.clock, STEP)
            thought = await thinking
            await room.do(lambda: self._bot_play(seat, ticket, thought))
        except Exception:
            log.exception("table %s: the bot at seat %d could not play", room.record.id, seat)
            self._thinking.pop(seat, None)
            room.clock.later(RETRY_SECONDS, self.settle)
        finally:
            thinking.cancel()

    async def _thought(self, seat: int, level: str) -> tuple[int, ...]:
        """The bot's choice; empty when there is nothing to choose, or no answer."""
        room = self.room
        if len(room.match.actions(seat)) < 2:
            return ()
        try:
            thought = await room.thinker.think(room.job(seat, level))
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
    def _seconds(self) -> float:
        """The time for a decision at a table with a clock: the table's, and no more than the game's own law gives for
        this one (`Secret.seconds`). 0: there is no clock.
        """
        told, match = self.room.house.clock_seconds, self.room.match
        law = match.spec.secret.seconds if match.spec.secret else None
        return told if law is None or not told else min(told, law(match.t, match.s))

    def clock_ms(self) -> int | None:
        """Milliseconds until the first running decision falls to its passive choice, or the game's own clock strikes;
        None without a clock.
        """
        room = self.room
        left = [wait.due_ms - room.clock.ms() for wait in self._clocks.values()]
        due = room.match.due if self._due is not None else None
        if due is not None:
            left.append(due - room.now())
        return max(0, min(left)) if left else None

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
            due = self.room.clock.ms() + round(seconds * 1000)
            waits[seat] = Wait(ticket, due, self.room.clock.later(seconds, lambda: call(seat, ticket)))

    def _expire(self, seat: int, ticket: int) -> None:
        """The clock ran out: the passive choice is played (BH-RUL-82), or the game's own action for it."""
        self._clocks.pop(seat, None)

        async def work() -> None:
            match = self.room.match
            if self.room.tickets[seat] == ticket and seat in match.active:
                late = match.spec.actions.lapse
                action = match.spec.actions.passive(match.t, match.s, seat) if late is None else late
                await self.room.act(seat, [action])

        self.quietly(work)

    def _part(self, seat: int, ticket: int) -> None:
        """The person is taken for gone (BH-RUL-83, BR-RUL-22): a bot sits in for them, or the seat gives up."""
        self._leaving.pop(seat, None)

        async def work() -> None:
            room = self.room
            if room.tickets[seat] != ticket or seat not in room.match.active:
                return
            leaves = room.house.on_leave
            ends = room.concession(away=leaves == "forfeit") if leaves in ("concede", "forfeit") else []
            if ends:
                await room.act(seat, ends)
            else:
                self._sit_in(seat)

        self.quietly(work)

    def hand_over(self, seat: int) -> None:
        """The person lets a bot play on with the same cards (IB-R-ELIM)."""
        self.given.add(seat)
        self._sit_in(seat)

    def take_back(self, seat: int) -> None:
        """The person plays again."""
        if seat in self.given:
            self.given.discard(seat)
            self.settle()

    def _sit_in(self, seat: int) -> None:
        """A bot plays for this seat until its person is back."""
        self.stand_ins.add(seat)
        self.settle()
        self.room.face.publish()

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
        self.quietly(self.room.tick)

    def quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the room do what a timer asks for."""
        self.spawn(self._quietly(work))

    async def _quietly(self, work: Callable[[], Awaitable[None]]) -> None:
        """Let the room do it; what cannot be done now is looked at again a little later."""
        try:
            await self.room.do(work)
        except Exception:
            log.exception("table %s: a timer's work could not be done", self.room.record.id)
            self.room.clock.later(RETRY_SECONDS, self.settle)
