"""How processes that serve the same tables speak with each other: bytes to a subject, for whoever listens there.

A bus gives each message at most once, and in the order in which one process sent it to one subject. It may lose some,
where it or a process goes down; who must know of that numbers what is sent (`gateway.link`).
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Protocol

from rumpus.server.clock import Clock, SystemClock

Listener = Callable[[bytes], None]


class BusError(RuntimeError):
    """The bus is down, or nobody answered in time; one sentence."""


class Bus(Protocol):
    """What a process needs of it. `up`: there is a way to the others now."""

    @property
    def up(self) -> bool:
        """Is there a way to the others now?"""

    async def open(self) -> None:
        """Begin to connect; it may be up later."""

    def watch(self, call: Callable[[bool], None]) -> None:
        """Call with True whenever it comes up, with False whenever it goes down."""

    async def subscribe(self, subject: str, call: Listener) -> None:
        """Call with each message to this subject, in their order."""

    def publish(self, subject: str, data: bytes) -> None:
        """Send to whoever listens there, if anybody does. BusError when it is down."""

    async def close(self) -> None:
        """Send what waits, then leave."""


class State:
    """Up or down, and who wants to know."""

    def __init__(self) -> None:
        self._up = False
        self._watchers: list[Callable[[bool], None]] = []

    @property
    def up(self) -> bool:
        """Is there a way to the others now?"""
        return self._up

    def watch(self, call: Callable[[bool], None]) -> None:
        """Call at every change."""
        self._watchers.append(call)

    def turn(self, up: bool) -> None:
        """It is up, or down, from here."""
        if up != self._up:
            self._up = up
            for call in self._watchers:
                call(up)


class Exchange:
    """What joins the memory buses of one process, as a network would: each message takes up to `delay` seconds of its
    clock and is lost with a chance of `loss`, by the seed; a bus may be cut off, and joined again.
    """

    def __init__(self, clock: Clock | None = None, *, seed: int = 0, delay: float = 0.0, loss: float = 0.0) -> None:
        self.clock = clock or SystemClock()
        self.delay, self.loss = delay, loss
        self.buses: list[MemoryBus] = []
        self._chance = random.Random(seed)  # noqa: S311 - a rehearsal of faults, no secret

    def carry(self, sender: MemoryBus, subject: str, data: bytes) -> None:
        """Take a message to all who listen there."""
        for bus in self.buses:
            if bus.up and subject in bus.heard and self._chance.random() >= self.loss:
                way = sender.ways.setdefault(bus, deque())
                way.append((subject, data))
                self.clock.later(self._chance.random() * self.delay, partial(self._arrive, bus, way))

    @staticmethod
    def _arrive(bus: MemoryBus, way: deque[tuple[str, bytes]]) -> None:
        """One message has come through: the first that was sent this way."""
        subject, data = way.popleft()
        if bus.up:
            bus.heard[subject](data)

    def cut(self, bus: MemoryBus) -> None:
        """This one is cut off."""
        bus.turn(False)

    def join(self, bus: MemoryBus) -> None:
        """It is back."""
        bus.turn(True)


class MemoryBus(State):
    """All in one process: its own, or those of an `Exchange`."""

    def __init__(self, exchange: Exchange | None = None) -> None:
        super().__init__()
        self.exchange = exchange or Exchange()
        self.heard: dict[str, Listener] = {}
        self.ways: dict[MemoryBus, deque[tuple[str, bytes]]] = {}

    async def open(self) -> None:
        """It is up at once."""
        self.exchange.buses.append(self)
        self.turn(True)

    async def subscribe(self, subject: str, call: Listener) -> None:
        """Call with each message to this subject."""
        self.heard[subject] = call

    def publish(self, subject: str, data: bytes) -> None:
        """Send to whoever listens there."""
        if not self.up:
            raise BusError("the bus is down")
        self.exchange.carry(self, subject, data)

    async def close(self) -> None:
        """Leave."""
        self._up = False
        if self in self.exchange.buses:
            self.exchange.buses.remove(self)
