"""The bus: one set of cases for NATS and for the bus in memory, and what becomes of it when it goes down."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest
from tests.server.conftest import Nats

from rumpus.server.bus import Bus, BusError, Exchange, MemoryBus
from rumpus.server.clock import HandClock
from rumpus.server.nats_bus import NatsBus

Make = Callable[[], Bus]
SECONDS = 20.0


@pytest.fixture(params=["memory", "nats"])
def make(request: pytest.FixtureRequest) -> Make:
    """Makes a bus that is joined to all others it has made."""
    if request.param == "memory":
        exchange = Exchange()
        return lambda: MemoryBus(exchange)
    url = request.getfixturevalue("nats").url
    return lambda: NatsBus(url)


async def until(bus: Bus, up: bool) -> None:
    """Wait until it is up, or down."""
    changed = asyncio.Event()
    bus.watch(lambda _: changed.set())
    while bus.up is not up:
        changed.clear()
        await changed.wait()


def run(make: Make, scene: Callable[[Bus, Bus], Awaitable[None]]) -> None:
    """Play a scene with two that are up."""

    async def work() -> None:
        async with asyncio.timeout(SECONDS):
            one, two = make(), make()
            for bus in (one, two):
                await bus.open()
                await until(bus, True)
            try:
                await scene(one, two)
            finally:
                await one.close()
                await two.close()

    asyncio.run(work())


def test_messages_arrive_in_order_and_only_where_somebody_listens(make: Make) -> None:
    async def scene(one: Bus, two: Bus) -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        await two.subscribe("here", heard.put_nowait)
        for n in range(500):
            one.publish("here", b"%d" % n)
            one.publish("there", b"nobody listens")
        assert [await heard.get() for _ in range(500)] == [b"%d" % n for n in range(500)]
        two.publish("here", b"from myself")
        assert await heard.get() == b"from myself"
        assert heard.empty()

    run(make, scene)


def test_nats_that_is_killed_is_down_and_then_up_again_with_all_that_was_heard(nats: Nats) -> None:
    async def scene(one: Bus, two: Bus) -> None:
        heard: asyncio.Queue[bytes] = asyncio.Queue()
        await two.subscribe("here", heard.put_nowait)
        nats.end()
        await until(one, False)
        await until(two, False)
        with pytest.raises(BusError):
            one.publish("here", b"lost")
        await asyncio.to_thread(nats.begin)
        await until(one, True)
        await until(two, True)
        one.publish("here", b"again")
        assert await heard.get() == b"again"

    run(lambda: NatsBus(nats.url), scene)


def test_a_bus_that_comes_later_is_waited_for(nats: Nats) -> None:
    nats.end()

    async def work() -> None:
        async with asyncio.timeout(SECONDS):
            bus, heard = NatsBus(nats.url), asyncio.Queue[bytes]()
            await bus.open()
            await bus.subscribe("here", heard.put_nowait)
            assert not bus.up
            await asyncio.to_thread(nats.begin)
            await until(bus, True)
            bus.publish("here", b"me")
            assert await heard.get() == b"me"
            await bus.close()

    asyncio.run(work())


def test_the_exchange_loses_delays_and_cuts_by_its_seed() -> None:
    async def heard_with(seed: int, loss: float) -> list[bytes]:
        clock, heard = HandClock(), list[bytes]()
        exchange = Exchange(clock, seed=seed, delay=0.1, loss=loss)
        one, two = MemoryBus(exchange), MemoryBus(exchange)
        for bus in (one, two):
            await bus.open()
        await two.subscribe("here", heard.append)
        for n in range(100):
            one.publish("here", b"%d" % n)
        assert heard == []
        clock.forward(1)
        exchange.cut(two)
        one.publish("here", b"cut")
        clock.forward(1)
        exchange.join(two)
        one.publish("here", b"joined")
        clock.forward(1)
        assert b"cut" not in heard
        return heard

    whole = asyncio.run(heard_with(1, 0.0))
    assert whole == [b"%d" % n for n in range(100)] + [b"joined"]
    some = asyncio.run(heard_with(1, 0.3))
    assert 40 < len(some) < 95
    assert some == asyncio.run(heard_with(1, 0.3)) != asyncio.run(heard_with(2, 0.3))
    assert some == sorted(some, key=whole.index)
