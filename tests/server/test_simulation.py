"""Three servers whose every fault comes by a seed: what was acknowledged is there once, and every table goes on."""

import asyncio
import logging
from collections.abc import Awaitable, Iterator
from unittest import mock

import pytest
from tests.server.simulation import World, simulated

from rumpus.server.table.actor import Actor

RUNS, FAULTS = 12, 6
"""So many runs in a test, each with so many faults."""


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """A server says that its store is gone; here it is all the time."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def course(world: World) -> list[object]:
    """What happened in a run."""
    people = [(one.cookie, one.sent, one.states, one.dials, one.view) for one in world.people]
    return [world.done, world.owned, people, world.loop.time()]


@pytest.mark.parametrize("first", range(0, 4 * RUNS, RUNS))
def test_whatever_fails_nothing_acknowledged_is_lost_or_doubled_and_every_table_goes_on(first: int) -> None:
    plays = 0
    for seed in range(first, first + RUNS):
        found, world = simulated(seed, FAULTS)
        assert found == [], (seed, world.done)
        plays += sum(one.acknowledged for one in world.people)
    assert plays > 10 * RUNS


def test_the_same_seed_gives_the_same_run() -> None:
    assert course(simulated(5, FAULTS)[1]) == course(simulated(5, FAULTS)[1]) != course(simulated(6, FAULTS)[1])


def test_who_told_a_play_before_it_is_on_disk_would_be_found_out() -> None:
    async def keep(_room: Actor, write: Awaitable[None]) -> None:
        asyncio.ensure_future(write).add_done_callback(asyncio.Future.exception)

    with mock.patch.object(Actor, "keep", keep):
        assert any(simulated(seed, FAULTS)[0] for seed in range(RUNS))
