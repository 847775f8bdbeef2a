"""Requests that another process must answer: carried there and back, of any size, and refused when it is gone."""

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from tests.server.test_bus import until

from rumpus.server.bus import Bus, Exchange, MemoryBus
from rumpus.server.clock import HandClock
from rumpus.server.gateway.forward import OWNER, App, Forward
from rumpus.server.gateway.link import ANSWER_SECONDS, Carried, Links
from rumpus.server.nats_bus import NatsBus

LONG = bytes(range(256)) * 12_000
"""Three times what NATS takes at once."""


@pytest.fixture(params=["memory", "nats"])
def make(request: pytest.FixtureRequest) -> Callable[[], Bus]:
    """Makes a bus that is joined to all others it has made."""
    if request.param == "memory":
        exchange = Exchange()  # which goes by the real time
        return lambda: MemoryBus(exchange)
    url = request.getfixturevalue("nats").url
    return lambda: NatsBus(url)


def says(status: int, headers: list[tuple[bytes, bytes]], body: bytes) -> App:
    """An application that reads the request, and answers this and what was asked."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        asked = (await receive())["body"]
        await send({"type": "http.response.start", "status": status, "headers": headers})
        told = body and scope["path"].encode() + asked + body
        await send({"type": "http.response.body", "body": told, "more_body": False})

    return app


async def started(bus: Bus, me: str, app: App, clock: HandClock) -> tuple[Links, Forward]:
    """A process on the bus."""

    async def work(line: Any, asked: Any) -> None:
        assert isinstance(asked, Carried)
        await forward.answer(line, asked)

    links = Links(bus, me, clock, work)
    forward = Forward(links, app)
    await bus.open()
    await until(bus, True)
    await links.open()
    return links, forward


async def asked(forward: Forward, body: bytes) -> tuple[int, bytes]:
    """What a client gets."""
    told: list[Any] = []

    async def receive() -> Any:
        return {"type": "http.request", "body": body, "more_body": False}

    async def send(message: Any) -> None:
        told.append(message)

    scope: Any = {"type": "http", "method": "POST", "scheme": "http", "path": "/api/x", "query_string": b""}
    await forward({**scope, "headers": [], "client": ("10.0.0.1", 1)}, receive, send)
    return told[0]["status"], b"".join(one["body"] for one in told[1:])


def run(make: Callable[[], Bus], answer: App, owner: str = "owner") -> tuple[int, bytes]:
    """Ask a process for what `owner` must answer."""

    async def work() -> tuple[int, bytes]:
        buses, clock = (make(), make()), HandClock()
        links, near = await started(buses[0], "near", says(421, [(OWNER.encode(), owner.encode())], b""), clock)
        others, _ = await started(buses[1], "owner", answer, clock)
        asking = asyncio.create_task(asked(near, b"?" * 1000))
        while owner == "dead" and not asking.done():
            clock.forward(ANSWER_SECONDS)
            await asyncio.sleep(0)
        told = await asking
        for one in (links, others):
            await one.close()
        for bus in buses:
            await bus.close()
        return told

    return asyncio.run(work())


def test_an_answer_comes_back_whole_however_long(make: Callable[[], Bus]) -> None:
    assert run(make, says(201, [], LONG)) == (201, b"/api/x" + b"?" * 1000 + LONG)


def test_who_is_gone_or_has_it_no_more_is_said_so(make: Callable[[], Bus]) -> None:
    for answer, owner in ((says(200, [], b""), "dead"), (says(421, [(OWNER.encode(), b"third")], b""), "owner")):
        status, body = run(make, answer, owner)
        assert status == 503
        assert b"no-bus" in body
