"""The table of `rumpus play`: its own seats wait for the first browser, a friend's for the next."""

import asyncio
from pathlib import Path

import pytest
from tests.server.bench import EVE, MAKO, ROBIN, Bench

from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.contract.spec import find
from rumpus.server.table.first import first_table


def test_the_first_who_comes_gets_every_seat_of_the_host(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    table = first_table(store, find("toy"), {"players": 4}, ["me", "easy", "me", "friend"], 7, None)

    async def scene() -> None:
        bench = Bench(tmp_path)
        room = await bench.hall.room(table)
        assert room is not None
        shown = [(seat.kind, seat.level) for seat in room.presenter.seats(None)]
        assert shown == [("empty", None), ("bot", "easy"), ("empty", None), ("empty", None)]
        assert await room.sit(ROBIN) == 0
        assert await room.sit(MAKO, "Mako") == 3
        assert await room.sit(EVE) is None
        assert [seat.kind for seat in room.presenter.seats(ROBIN)] == ["me", "bot", "me", "person"]
        assert (await bench.join(room)).state["curtain"] == 0
        await bench.stop()

    asyncio.run(scene())


@pytest.mark.rule("IB-R-WINDOW")
def test_the_first_table_is_live_where_people_can_race(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    spec, race = find("incredibrawl"), {"mode": "gamer", "power_ups": "on"}
    tables = [
        first_table(store, spec, race, seats, 7, None) for seats in (["me", "friend"], ["me", "easy"], ["me", "me"])
    ]

    async def scene() -> None:
        bench = Bench(tmp_path)
        rooms = [await bench.hall.room(table) for table in tables]
        assert [room and room.match.options["arrival"] for room in rooms] == ["live", "seeded", "seeded"]
        await bench.stop()

    asyncio.run(scene())


def test_what_cannot_be_played_opens_no_table(tmp_path: Path) -> None:
    store = f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    with pytest.raises(OptionError):
        first_table(store, find("toy"), {"hand": 99}, ["me", "easy"], None, None)
    with pytest.raises(ValueError, match="seed"):
        first_table(store, find("toy"), {}, ["me", "easy"], -1, None)
