"""Connections carried between processes: in order, once for the same bytes, and over when anything was lost."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from rumpus.server.bus import BusError, Exchange, MemoryBus
from rumpus.server.clock import HandClock
from rumpus.server.gateway import link
from rumpus.server.gateway.link import MAX_WAITING, MOVED, Asked, Carried, Line, Links, subject

NATS_TAKES = 2**20
ASKED = Asked("table", "robin", "10.0.0.1", False, "Robin")


class Town:
    """A gateway and an owner on one exchange, whose lines are `served` as they come."""

    def __init__(self, clock: HandClock, seed: int = 0, loss: float = 0.0) -> None:
        self.clock = clock
        self.exchange = Exchange(clock, seed=seed, delay=0.05, loss=loss)
        self.buses = [MemoryBus(self.exchange), MemoryBus(self.exchange)]
        self.served: list[tuple[Line, Asked | Carried]] = []
        self.gateway = Links(self.buses[0], "gateway", clock, self.serve)
        self.owner = Links(self.buses[1], "owner", clock, self.serve)

    async def serve(self, line: Line, asked: Asked | Carried) -> None:
        self.served.append((line, asked))

    async def pass_by(self, seconds: float = 0.1) -> None:
        """Let time pass, in small steps, with turns of the loop between them."""
        for _ in range(round(seconds * 20)):
            for _ in range(4):
                await asyncio.sleep(0)
            self.clock.forward(0.05)
        for _ in range(4):
            await asyncio.sleep(0)

    async def dial(self) -> tuple[Line, Line]:
        """A new connection, at both ends."""
        near = self.gateway.line("owner", ASKED)
        await self.pass_by()
        return near, self.served[-1][0]


def run(scene: Callable[[Town], Awaitable[None]]) -> None:
    async def work() -> None:
        town = Town(HandClock())
        for bus in town.buses:
            await bus.open()
        await town.gateway.open()
        await town.owner.open()
        await scene(town)
        await town.gateway.close()
        await town.owner.close()

    asyncio.run(work())


def test_both_ends_hear_everything_in_order_and_why_it_is_over() -> None:
    async def scene(town: Town) -> None:
        near, far = await town.dial()
        assert town.served[-1][1] == ASKED
        for n in range(100):
            await near.send(f"up {n}")
            await far.send(f"down {n}".encode())
        await town.pass_by()
        assert [await far.receive() for _ in range(100)] == [f"up {n}" for n in range(100)]
        await far.close(4404, "no such table")
        await town.pass_by()
        assert [await near.receive() for _ in range(101)] == [f"down {n}" for n in range(100)] + [None]
        assert near.ended is not None
        assert (near.ended.code, near.ended.reason) == (4404, "no such table")

    run(scene)


def test_the_same_bytes_for_many_lines_travel_once_and_none_hears_out_of_order() -> None:
    async def scene(town: Town) -> None:
        lines = [await town.dial() for _ in range(50)]
        sizes: list[int] = []
        await town.buses[0].subscribe(
            subject("gateway"), lambda data: (sizes.append(len(data)), town.gateway._hear(data))[0]
        )
        for text in ("a" * 1000, "b" * 1000, "a" * 1000):
            for _, far in lines:
                await far.send(text)
        await town.pass_by()
        assert sum(sizes) < 4000
        for near, _ in lines:
            assert [(await near.receive() or "")[0] for _ in range(3)] == ["a", "b", "a"]

    run(scene)


def test_a_lost_packet_ends_the_link_at_both_ends_and_a_new_one_works() -> None:
    async def scene(town: Town) -> None:
        near, far = await town.dial()
        town.exchange.loss = 1.0
        await far.send("lost")
        await town.pass_by()
        town.exchange.loss = 0.0
        await town.pass_by(4)
        for end in (near, far):
            assert await end.receive() is None
            assert end.ended is not None
            assert end.ended.code == MOVED
        near, far = await town.dial()
        await far.send("again")
        await town.pass_by()
        assert await near.receive() == "again"

    run(scene)


def test_a_silent_owner_is_gone_after_two_seconds_and_not_before() -> None:
    async def scene(town: Town) -> None:
        near, _ = await town.dial()
        await town.pass_by(10)
        assert near.ended is None
        town.buses[1].heard.clear()
        town.exchange.cut(town.buses[1])
        await town.pass_by(link.SILENT_MS / 1000 - link.BEAT_SECONDS)
        assert near.ended is None
        await town.pass_by(2 * link.BEAT_SECONDS)
        assert near.ended is not None
        assert near.ended.code == MOVED

    run(scene)


def test_who_died_before_a_dial_is_known_sooner() -> None:
    async def scene(town: Town) -> None:
        town.exchange.cut(town.buses[1])
        near = town.gateway.line("owner", ASKED)
        await town.pass_by(link.ANSWER_SECONDS)
        assert near.ended is not None
        assert not near.link.answered
        town.exchange.join(town.buses[1])
        near, _ = await town.dial()
        await town.pass_by(2)
        assert near.ended is None
        assert near.link.answered

    run(scene)


def test_what_is_long_goes_in_parts_and_everything_stays_in_order() -> None:
    async def scene(town: Town) -> None:
        sizes: list[int] = []
        await town.buses[0].subscribe(
            subject("gateway"), lambda data: (sizes.append(len(data)), town.gateway._hear(data))[0]
        )
        lines = [await town.dial() for _ in range(3)]
        long = [bytes([97 + n]) * (n * link.MOST_BYTES + 5 * n) for n in range(4)]
        for data in (*long, b"short"):
            for _, far in lines:
                await far.send(data)
        await town.pass_by()
        assert max(sizes) < NATS_TAKES
        for near, _ in lines:
            assert [await near.heard() for _ in range(5)] == [*long, b"short"]

    run(scene)


def test_without_a_bus_lines_end_and_none_is_made() -> None:
    async def scene(town: Town) -> None:
        near, _ = await town.dial()
        town.exchange.cut(town.buses[0])
        assert await near.receive() is None
        with pytest.raises(BusError):
            town.gateway.line("owner", ASKED)

    run(scene)


def test_who_does_not_read_is_let_go_and_the_others_go_on() -> None:
    async def scene(town: Town) -> None:
        (slow, far), (quick, other) = await town.dial(), await town.dial()
        for n in range(MAX_WAITING + 5):
            await far.send(f"{n}")
        await other.send("still here")
        await town.pass_by(0.3)
        assert slow.ended is not None
        assert far.ended is not None
        assert await quick.receive() == "still here"
        assert quick.ended is None

    run(scene)


@pytest.mark.parametrize("seed", range(20))
def test_whatever_is_lost_what_a_line_hears_has_no_gap(seed: int) -> None:
    async def work() -> None:
        town = Town(HandClock(), seed, loss=0.02)
        for bus in town.buses:
            await bus.open()
        await town.gateway.open()
        await town.owner.open()
        ended = 0
        for _ in range(20):
            before = len(town.served)
            near = town.gateway.line("owner", ASKED)
            await town.pass_by()
            for n in range(30):
                if len(town.served) > before:
                    await town.served[-1][0].send(f"{n}")
                await town.pass_by(0.05)
            await town.pass_by(5)
            heard = []
            while not near._heard.empty() and (text := await near.receive()) is not None:
                heard.append(text)
            assert heard == [str(int(heard[0]) + i) for i in range(len(heard))] if heard else True
            assert len(heard) == 30 or near.ended is not None
            ended += near.ended is not None
        assert ended > 0

    asyncio.run(work())
