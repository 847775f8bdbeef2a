"""Tables that go on from a move of a replay: what is dealt anew, what stays, and how they live on."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.bench import MAKO, ROBIN, Bench
from tests.server.test_replay import played

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.match.match import Match
from rumpus.server.protocol import BranchWanted, NewTable, SeatWanted
from rumpus.server.refusal import NotYet, Refusal
from rumpus.server.replay.branch import branch_of
from rumpus.server.store.base import SeatRecord, TableRecord
from rumpus.server.table.model import start

GAMES = ("toy", "brawl", "brawlhalla", "incredibrawl", "blitz_squad", "brutality")
SECRET, OTHER = b"a" * 32, b"b" * 32


def gone_on(match: Match, at: int, seat: int, secret: bytes = SECRET) -> Match:
    """The match of a table that goes on from there."""
    record = TableRecord(
        id="t",
        game=match.spec.id,
        rules_version=match.spec.version,
        options=dict(match.options),
        seed=secret.hex(),
        salt="s",
        seats=(SeatRecord("empty", "x"),) * match.seats,
        created_ms=0,
        branch=branch_of("t0", match, at, seat, secret),
    )
    return start(match.spec, record)


def before(match: Match, at: int) -> Match:
    here = match.copy()
    here.back_to(at)
    return here


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", [5, 6])
def test_the_seat_knows_what_it_knew_and_the_rest_is_another_deal(game: str, seed: int) -> None:
    match = played(game, {}, seed)
    hidden = 0
    for at in range(0, len(match.history), max(1, len(match.history) // 8)):
        here = before(match, at)
        if here.over:
            continue
        for seat in range(match.seats):
            one, two = (gone_on(match, at, seat, secret) for secret in (SECRET, OTHER))
            assert one.history == []
            assert one.said(seat) == [], "nothing of the old table's log"
            if game != "brawl":  # a race that runs is paused first, which its view tells
                here = before(match, at)
                here.spec.rules.take_back(here.t, here.s, seat)
                sees = one.spec.sight.view
                assert sees(one.t, one.s, seat) == sees(here.t, here.s, seat)
                assert one.actions(one.active[0])
            assert one.check() == 0
            hidden += one.state_bytes() != two.state_bytes()
    assert hidden


def test_what_comes_after_is_drawn_from_the_new_secret() -> None:
    match = played("toy", {}, 5)
    assert gone_on(match, 2, 0).s.rng[:] != match.s.rng[:]
    one, same = gone_on(match, 2, 0), gone_on(match, 2, 0)
    assert one.state_bytes() == same.state_bytes(), "who has the secret can deal it again"


def test_a_race_waits_until_all_are_ready() -> None:
    match = played("brawl", {}, 5)
    made = gone_on(match, len(match.history) // 2, 0)
    race = made.spec.race
    assert race is not None
    assert race.paused(made.s)
    assert race.resume is not None
    assert [made.why_not(p, race.resume) for p in range(2)] == [None, None]
    for p in range(2):
        made.enter(p, race.resume, made.s.now + 1)
    assert made.due is not None, "it counts down"
    made.tick(made.due)
    assert not race.paused(made.s)


@pytest.mark.parametrize(("at", "seat", "told"), [(-1, 0, "no move -1"), (10**6, 0, "no move"), (1, 7, "no seat 7")])
def test_a_move_or_seat_that_is_none_is_refused(at: int, seat: int, told: str) -> None:
    with pytest.raises(Refusal, match=told):
        branch_of("t", played("toy", {}, 5), at, seat, SECRET)


def test_nothing_goes_on_from_the_end() -> None:
    match = played("toy", {}, 5)
    with pytest.raises(Refusal, match="over here"):
        branch_of("t", match, len(match.history), SPECTATOR, SECRET)


# ---------------------------------------------------------------- at a table
async def over(bench: Bench) -> Any:
    """A toy that its first seat gave up after a move."""
    seats = [SeatWanted("me", name="Robin"), SeatWanted("empty")]
    room = await bench.hall.create(ROBIN, NewTable("toy", seats, meet=False))
    await room.sit(MAKO, "Mako")
    await room.act(room.match.active[0], [room.match.actions(room.match.active[0])[0]])
    leave = room.match.spec.actions.leave
    assert leave is not None
    await room.act(0, [leave.concede])
    return room


def test_a_table_that_goes_on_is_named_links_back_and_outlives_the_server(tmp_path: Path) -> None:
    async def scene() -> None:
        bench = Bench(tmp_path)
        room = await over(bench)
        wanted = BranchWanted(at=1, seat=1, level="hard", name="Ines")
        made = await bench.hall.branch(ROBIN, room.match, room.record.id, wanted, "")
        assert [(chair.kind, chair.level) for chair in made.record.seats] == [("bot", "hard"), ("person", None)]
        assert made.record.seats[1].name == "Ines"
        robin = await bench.join(made, ROBIN)
        origin = robin.all[0]["origin"]
        assert (origin["table"], origin["at"], origin["part"], origin["number"]) == (room.record.id, 1, "round", 1)
        (row,) = [one for one in await bench.hall.mine(ROBIN) if one.table == made.record.id]
        assert (row.seats[1], row.you, row.part, row.number) == ("Ines", [1], "round", 1)
        await made.act(made.match.active[0], [made.match.actions(made.match.active[0])[0]])
        state, table = made.match.state_bytes(), made.record.id
        await bench.stop()

        again = Bench(tmp_path)
        found = await again.hall.room(table)
        assert found is not None
        assert found.match.state_bytes() == state
        leave = found.match.spec.actions.leave
        assert leave is not None
        await found.act(1, [leave.concede])
        with pytest.raises(NotYet, match="no save"):
            await found.save(ROBIN)
        match, _ = await found.finished()
        assert match.over
        next_one = await again.hall.room(await again.hall.again(found))
        assert next_one is not None
        assert next_one.match.history == []
        assert next_one.record.seed != found.record.seed
        assert next_one.record.branch is not None
        await again.stop()

    asyncio.run(scene())


def test_a_friend_gets_the_other_seat_and_all_of_them_are_a_hot_seat(tmp_path: Path) -> None:
    async def scene() -> None:
        bench = Bench(tmp_path)
        room = await over(bench)
        friend = await bench.hall.branch(MAKO, room.match, room.record.id, BranchWanted(at=0, seat=0), "")
        assert [chair.kind for chair in friend.record.seats] == ["person", "empty"]
        both = await bench.hall.branch(MAKO, room.match, room.record.id, BranchWanted(at=0), "")
        assert [chair.visitor for chair in both.record.seats] == [MAKO, MAKO]
        await bench.stop()

    asyncio.run(scene())
