"""The server's one way, traced: which of its files a play and a rush go through, in order, from bytes to bytes.

A stage is a file from which the way leads on into another one, or where it ends: the store, and the connection. A file
that is only asked something (a value, the time, who sits where) and leads no further is none.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import groupby
from pathlib import Path
from types import FrameType
from typing import Any

from tests.server.bench import MAKO, Bench, run
from tests.server.test_durable import lowest
from tests.server.test_live import DEAL, begun

SERVER = "/rumpus/server/"
ENDS = ("store/commits", "gateway/connection")
SHAPES = "protocol"
"""Where msgspec asks for every text how it becomes bytes; nobody goes there."""


@dataclass
class Call:
    """A call of a function of the server, and those that it made itself."""

    file: str
    number: int
    calls: list[Call] = field(default_factory=list)

    def leads_on(self) -> bool:
        """Does it go into another file, or to an end?"""
        return self.file in ENDS or any(one.file != self.file or one.leads_on() for one in self.calls)


class Trace:
    """Calls as they were made. A coroutine that goes on after a wait is where it was, and is not called again."""

    def __init__(self) -> None:
        self.calls: list[Call] = []
        self._frames: dict[FrameType, Call] = {}

    def hook(self, frame: FrameType, event: str, _arg: Any) -> None:
        """For `sys.setprofile`."""
        _, ours, name = frame.f_code.co_filename.rpartition(SERVER)
        file = name.removesuffix(".py")
        if event != "call" or not ours or file == SHAPES or frame in self._frames:
            return
        call = Call(file, len(self._frames))
        self._frames[frame] = call
        back = frame.f_back
        while back is not None and back not in self._frames:
            back = back.f_back
        (self.calls if back is None else self._frames[back].calls).append(call)

    def stages(self) -> list[str]:
        """The files of the way, each as often as the way comes to it."""
        found: list[Call] = []

        def walk(calls: list[Call]) -> None:
            for call in calls:
                if call.leads_on():
                    found.append(call)
                walk(call.calls)

        walk(self.calls)
        in_order = [call.file for call in sorted(found, key=lambda call: call.number)]
        return [file for file, _ in groupby(in_order)]


@contextmanager
def traced() -> Iterator[Trace]:
    trace = Trace()
    sys.setprofile(trace.hook)
    try:
        yield trace
    finally:
        sys.setprofile(None)


def check(trace: Trace, files: int, returns: int) -> None:
    """The way has at most so many files, and comes back at most so often to one that it has left."""
    way = trace.stages()
    assert len(set(way)) <= files, way
    assert len(way) - len(set(way)) <= returns, way


def test_a_play(tmp_path: Path) -> None:
    async def story(bench: Bench) -> None:
        room = await bench.open("me", "empty")
        robin, mako = await bench.join(room), await bench.join(room, MAKO)
        await robin.settled()
        await mako.settled()
        with traced() as trace:
            robin.play(lowest(robin))
            await robin.next("state")
            await mako.next("state")
        check(trace, files=9, returns=3)

    run(tmp_path, story)


def test_a_rush(tmp_path: Path) -> None:
    async def story(bench: Bench) -> None:
        _, robin, mako = await begun(bench)
        await robin.settled()
        await mako.settled()
        with traced() as trace:
            robin.rush(DEAL)
            await robin.next("beat")
            await mako.next("beat")
        check(trace, files=10, returns=4)

    run(tmp_path, story)
