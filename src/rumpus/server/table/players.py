"""Bots at a table: they look at it, think in worker processes, take their time, and then send what people send, too.

In real time a bot looks (on a position in which everything its seat cannot know was dealt anew), names an action and
how long its hand takes, and its request then joins the table's queue like any other (BR-RUL-03, BR-RUL-04). It confirms
that it is ready at once (BR-RUL-31).
"""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Awaitable
from typing import Protocol

from rumpus.bots.choose import LEVELS
from rumpus.server.bots.pool import BotError, Thinker
from rumpus.server.clock import Clock, pause
from rumpus.server.race.arbiter import Request
from rumpus.server.race.judge import why_not
from rumpus.server.table import commands as cmd
from rumpus.server.table.model import Table
from rumpus.server.table.timers import Player

log = logging.getLogger("rumpus.server")
LEVEL = "medium"
"""Of a bot that sits in for a person."""
SLACK = 0.1
"""So many seconds beyond a level's time of thought every answer of a bot takes, also one without any choice."""
STEP = 0.5
"""A thought that is late all the same is told at the next step of so many seconds."""
LOOK_AGAIN_MS = 500
"""BR-RUL-04: a bot that finds nothing to do looks again after every change, and at the latest after so long."""
FASTEST_MS, SLOWEST_MS = 10, 20_000
"""No bot's hand is faster, or slower."""
PAUSE_MS = 900
"""The table's `bot_pause_ms` at which bots have the tempo of their level; half of it makes them twice as fast."""
_chance = random.SystemRandom()


class Seat(Protocol):
    """What a bot needs of a table that is open."""

    table: Table
    clock: Clock
    thinker: Thinker

    def now(self) -> int:
        """Table time."""

    async def send(self, command: cmd.Command) -> object:
        """Have this done, and wait for it."""

    def rush(self, request: Request) -> Awaitable[None]:
        """Real time: ask for this; done when it is decided, or lost."""

    def change(self) -> asyncio.Event:
        """Set with the next change of the table."""


def playing(room: Seat, player: Player) -> Awaitable[None]:
    """What this player does, until it is done or not wanted any more."""
    kind, seat, ticket = player
    return _turn(room, seat, ticket) if kind == "turn" else _hand(room, seat)


# ---------------------------------------------------------------- in turns
async def _turn(room: Seat, seat: int, ticket: int) -> None:
    """Think and pause at the same time, then play."""
    table = room.table
    level = table.record.seats[seat].level or LEVEL
    thinking = asyncio.ensure_future(_thought(room, table, seat, level))
    try:
        await pause(room.clock, answer_seconds(table, level))
        while table.match.spec.secret is not None and not thinking.done():
            await pause(room.clock, STEP)
        await room.send(cmd.Thought(seat, ticket, await thinking))
    finally:
        thinking.cancel()


async def _thought(room: Seat, table: Table, seat: int, level: str) -> tuple[int, ...]:
    """The bot's choice; empty when there is nothing to choose, or no answer."""
    if len(table.match.actions(seat)) < 2:
        return ()
    try:
        return (await room.thinker.think(table.job(seat, level, room.now()))).actions
    except BotError as fault:
        log.warning("table %s: no answer from the bot at seat %d: %s", table.record.id, seat, fault)
        return ()


def answer_seconds(table: Table, level: str) -> float:
    """How long a bot takes at least. Where players choose at once and unseen (`Secret`) it says nothing about what it
    holds; in a race (`Secret.race_ms`) its answer comes at any moment of that span: it is no faster than people.
    """
    secret, match, least = table.match.spec.secret, table.match, table.record.bot_pause_ms / 1000
    if secret is None:
        return least
    span = None if secret.race_ms is None else secret.race_ms(match.t, match.s)
    if span is not None:
        return max(least, _chance.randint(*span) / 1000)
    return max(least, (LEVELS[level].seconds if level in LEVELS else 0.0) + SLACK)


# ---------------------------------------------------------------- in real time
async def _hand(room: Seat, seat: int) -> None:
    """Look, move, look again."""
    while True:
        if _must_confirm(room.table, seat):
            await room.rush(Request(seat, _ready(room.table)))
            continue
        seen = room.table
        action, ms = await _look(room, seat)
        if action >= 0:
            await pause(room.clock, _delay_ms(room.table, ms) / 1000)
            await room.rush(Request(seat, action))
        elif room.table.match.history == seen.match.history:
            await _until_changed(room, min(ms, LOOK_AGAIN_MS) / 1000)


def _ready(table: Table) -> int:
    race = table.match.spec.race
    return -1 if race is None or race.ready is None else race.ready


def _must_confirm(table: Table, seat: int) -> bool:
    """BR-RUL-31: is a bot asked whether it is ready?"""
    ready = _ready(table)
    return ready >= 0 and why_not(table.match, Request(seat, ready)) is None


async def _look(room: Seat, seat: int) -> tuple[int, int]:
    """What the bot's hand does next (-1: nothing), and after how many ms."""
    table = room.table
    try:
        return await room.thinker.tempo(table.job(seat, table.record.seats[seat].level or LEVEL, room.now()))
    except BotError as fault:
        log.warning("table %s: no answer from the bot at seat %d: %s", table.record.id, seat, fault)
    except Exception:
        log.exception("table %s: the bot at seat %d could not look", table.record.id, seat)
    return -1, LOOK_AGAIN_MS


def _delay_ms(table: Table, ms: int) -> int:
    """How long the hand takes at the table's speed."""
    return max(FASTEST_MS, min(SLOWEST_MS, ms * table.record.bot_pause_ms // PAUSE_MS))


async def _until_changed(room: Seat, seconds: float) -> None:
    """Until the table is another one, at the latest after so long."""
    change = room.change()
    timer = room.clock.later(seconds, change.set)
    try:
        await change.wait()
    finally:
        timer.cancel()
