"""Hands that move without a message: bots in real time, and the seat of a person who does not come back.

A bot looks (in a worker process, on a position in which everything its seat cannot know was dealt anew), names an
action and how long its hand takes, and its request then joins the table's queue like any other (BR-RUL-03, BR-RUL-04).
It confirms that it is ready at once (BR-RUL-31), and agrees when people want a pause, or an end of it.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from rumpus.server.bots.pool import BotError
from rumpus.server.clock import Timer
from rumpus.server.race.arbiter import Request

if TYPE_CHECKING:
    from rumpus.server.race.live import Live
    from rumpus.server.table.room import Room

log = logging.getLogger("rumpus.server")
LOOK_AGAIN_MS = 500
"""BR-RUL-04: a bot that finds nothing to do looks again after every change, and at the latest after so long."""
FASTEST_MS, SLOWEST_MS = 10, 20_000
"""No bot's hand is faster, or slower."""
PAUSE_MS = 900
"""The table's `bot_pause_ms` at which bots have the tempo of their level; half of it makes them twice as fast."""
LEVEL = "medium"


@dataclass
class Move:
    """What a bot's hand is about to do: an action, or -1 for looking again; `seen` decisions had been made then."""

    action: int
    seen: int
    timer: Timer


class Hands:
    """The bots and the absent people of one table in real time."""

    def __init__(self, room: Room, live: Live) -> None:
        self.room, self.live = room, live
        self._moves: dict[int, Move] = {}
        self._looking: dict[int, asyncio.Task[None]] = {}
        self._asked: dict[int, Request] = {}
        self._away: dict[int, Timer] = {}
        self._stopped = False

    @property
    def busy(self) -> bool:
        """Does a bot think or move, or is somebody waited for?"""
        return bool(self._moves or self._looking or self._away)

    def stop(self) -> None:
        """Nothing moves any more."""
        self._stopped = True
        for task in self._looking.values():
            task.cancel()
        self.rest()

    def rest(self) -> None:
        """No hand moves, and nobody's seconds run, until things settle anew."""
        for timer in (*self._away.values(), *(move.timer for move in self._moves.values())):
            timer.cancel()
        self._away.clear()
        self._moves.clear()

    def settle(self, over: bool) -> None:
        """After every change: who is away, and which bot looks at the table anew."""
        if self._stopped:
            return
        here = {viewer.visitor for viewer in self.room.viewers}
        runs = not over and self._runs()
        for seat, chair in enumerate(self.room.record.seats):
            self._settle_away(seat, runs and chair.kind == "person" and chair.visitor not in here)
            if chair.kind == "bot":
                self._settle_bot(seat, not over and bool(here or self._away))

    def _runs(self) -> bool:
        """Has the start signal been given, or does a clock of the game run? In a pause everybody may go away."""
        court, s = self.live.court, self.room.match.s
        if court.race.paused(s):
            return False
        return bool(court.race.started(s)) or court.due is not None

    # ------------------------------------------------------------ the absent
    def _settle_away(self, seat: int, away: bool) -> None:
        """BR-RUL-22: who is away has some seconds to come back (`Race.away_seconds`); real time runs on."""
        if not away and seat in self._away:
            self._away.pop(seat).cancel()
        elif away and seat not in self._away:
            seconds = self.room.house.away_seconds
            self._away[seat] = self.room.clock.later(seconds, lambda: self._forfeit(seat))

    def _forfeit(self, seat: int) -> None:
        """BR-RUL-22: they have not come back."""
        del self._away[seat]
        for action in self.room.concession(away=True):
            self.live.rush(Request(seat, action))

    # ------------------------------------------------------------ bots
    def agree(self, action: int, *, absent: bool) -> None:
        """A person wants a pause, or an end of it: every bot agrees (BR-RUL-31).

        `absent`: so does every person who is not here. RULING BR-RUL-31: who goes away in a pause and stays away does
        not hold up the game; once it goes on, BR-RUL-22 counts their seconds.
        """
        here = {viewer.visitor for viewer in self.room.viewers}
        for seat, chair in enumerate(self.room.record.seats):
            if chair.kind == "bot" or (absent and chair.visitor not in here):
                self.live.rush(Request(seat, action))

    def _ask(self, seat: int, action: int) -> None:
        """A bot's request joins the queue; its hand is busy until it is decided."""
        self._asked[seat] = Request(seat, action)
        self.live.rush(self._asked[seat])

    def decided(self, request: Request) -> None:
        """This was decided; if it was a bot's, its hand is free again."""
        if self._asked.get(request.seat) is request:
            del self._asked[request.seat]

    def forget(self) -> None:
        """Nothing is on its way any more."""
        self._asked.clear()

    def _settle_bot(self, seat: int, wanted: bool) -> None:
        """Let the bot look at the table, unless its hand is already on the way."""
        move = self._moves.get(seat)
        if move is not None and (not wanted or (move.action < 0 and move.seen != len(self.room.match.history))):
            move.timer.cancel()
            del self._moves[seat]
        if not wanted or seat in self._moves or seat in self._looking or seat in self._asked or self._confirm(seat):
            return
        self._looking[seat] = asyncio.get_running_loop().create_task(self._look(seat))

    def _confirm(self, seat: int) -> bool:
        """BR-RUL-31: a bot is ready at once."""
        ready = self.live.court.race.ready
        if ready is None or self.live.court.judge(Request(seat, ready), self.room.match.s.now) is not None:
            return False
        self._ask(seat, ready)
        return True

    async def _look(self, seat: int) -> None:
        """Ask the bot what its hand does, and start the hand."""
        room = self.room
        seen = len(room.match.history)
        level = room.record.seats[seat].level or LEVEL
        try:
            action, ms = await room.thinker.tempo(room.glance(seat, level))
        except BotError as fault:
            log.warning("table %s: no answer from the bot at seat %d: %s", room.record.id, seat, fault)
            action, ms = -1, LOOK_AGAIN_MS
        except Exception:
            log.exception("table %s: the bot at seat %d could not look", room.record.id, seat)
            action, ms = -1, LOOK_AGAIN_MS
        finally:
            self._looking.pop(seat, None)
        if self._stopped or room.torn:
            return
        wait = min(ms, LOOK_AGAIN_MS) if action < 0 else self._delay(ms)
        timer = room.clock.later(wait / 1000, lambda: self._move(seat))
        self._moves[seat] = Move(action, seen, timer)
        if action < 0 and seen != len(room.match.history):
            self.live.poke()

    def _delay(self, ms: int) -> int:
        """How long the hand takes at the table's speed."""
        return max(FASTEST_MS, min(SLOWEST_MS, ms * self.room.record.bot_pause_ms // PAUSE_MS))

    def _move(self, seat: int) -> None:
        """The hand has arrived: its request joins the queue, and is judged on the table of now."""
        move = self._moves.pop(seat)
        if move.action >= 0:
            self._ask(seat, move.action)
        else:
            self.live.poke()
