"""One way to write a table, by whoever has it now: a stale epoch writes nothing; a lease that ends is another's."""

import asyncio
import threading
from collections.abc import Awaitable, Callable

import pytest
import sqlalchemy as sa
from msgspec.structs import replace
from tests.server.conftest import Postgres
from tests.server.test_store import RECORD, STATUS, SlowStore, rows

from rumpus.server.store.base import (
    ClaimedError,
    CodeTaken,
    LeaseLost,
    Owner,
    RequestRow,
    SeatRecord,
    StoreError,
    Write,
)
from rumpus.server.store.schema import owners
from rumpus.server.store.sql import Store

REQUEST = RequestRow(0, 1, 2, 3, 0, 4, -1, -1, None, 0.0, "", "")


def run(url: str, scene: Callable[..., Awaitable[None]], stores: int = 1) -> None:
    """Run a scene with so many stores of one database."""

    async def play() -> None:
        opened = [Store(url) for _ in range(stores)]
        try:
            await scene(*opened)
        finally:
            for store in opened:
                store.close()

    asyncio.run(play())


async def numbers(store: Store, table: str = "t1") -> list[int]:
    """The decisions of a table."""
    found = await store.load(table)
    assert found is not None
    return [row.n for row in found[1]]


# ---------------------------------------------------------------- one way to write
def test_a_write_is_stored_whole(url: str) -> None:
    async def scene(store: Store) -> None:
        mine = await store.create(RECORD, STATUS, "me")
        status = replace(STATUS, turn=(), updated=6)
        await store.commit("t1", mine, Write(rows(0, 1, 2), [REQUEST], status=status))
        other = RECORD.with_seat(1, SeatRecord("person", "Mako", visitor="v2"))
        await store.commit("t1", mine, Write(rows(1, play=7), cut=1, record=other))
        assert await store.load("t1") == (other, [*rows(0), *rows(1, play=7)])
        assert await store.requests("t1") == [REQUEST]
        assert [(row.record, row.status) for row in await store.mine("v2")] == [(other, status)]

    run(url, scene)


def test_of_two_tables_with_one_code_only_the_first_is_written(url: str) -> None:
    async def scene(store: Store) -> None:
        first, second = (replace(RECORD, id=f"t{n}", code="fox-42") for n in (1, 2))
        outcomes = await asyncio.gather(
            store.create(first, STATUS), store.create(second, STATUS), return_exceptions=True
        )
        assert [type(outcome) for outcome in outcomes] == [int, CodeTaken]
        assert await store.by_code("fox-42") == "t1"
        assert await store.load("t2") is None

    run(url, scene)


def test_when_a_game_ended_stays_as_it_was(url: str) -> None:
    async def scene(store: Store) -> None:
        mine = await store.create(RECORD, STATUS, "me")
        over = replace(STATUS, over=True, updated=9, winners=(1,))
        await store.commit("t1", mine, Write(rows(0), record=RECORD, status=over))
        assert await store.ended("t1") == 9
        await store.commit("t1", mine, Write(record=replace(RECORD, again="t2"), status=replace(over, updated=20)))
        assert await store.ended("t1") == 9

    run(url, scene)


STALE = [
    Write(rows(1)),
    Write(rows(1), [REQUEST], status=STATUS),
    Write((), [REQUEST]),
    Write(cut=0),
    Write(record=replace(RECORD, again="t2")),
    Write(status=replace(STATUS, updated=99)),
]


@pytest.mark.parametrize("write", STALE)
def test_a_stale_epoch_writes_nothing(url: str, write: Write) -> None:
    async def scene(store: Store) -> None:
        stale = await store.create(RECORD, STATUS, "me")
        await store.commit("t1", stale, Write(rows(0)))
        taken = await store.lease("t1", "heir")
        assert taken is not None
        assert (taken.owner, taken.epoch) == ("heir", stale + 1)
        before = await store.load("t1"), await store.requests("t1"), await store.listed("t1")
        for wrong in (stale, taken.epoch + 1):
            with pytest.raises(LeaseLost, match="another process"):
                await store.commit("t1", wrong, write)
        assert (await store.load("t1"), await store.requests("t1"), await store.listed("t1")) == before
        await store.commit("t1", taken.epoch, write)
        assert (await store.load("t1"), await store.requests("t1"), await store.listed("t1")) != before

    run(url, scene)


@pytest.mark.parametrize("also", [Write(rows(0), status=STATUS), Write(rows(0), record=RECORD)])
def test_of_a_group_only_the_stale_one_fails(url: str, also: Write) -> None:
    async def scene() -> None:
        SlowStore.gate.set()
        store = SlowStore(url)
        for n in range(8):
            await store.create(replace(RECORD, id=f"t{n}"), STATUS, "me")
        await store.lease("t3", "heir")
        SlowStore.gate.clear()
        before = store.commits
        waiting = [store.commit(f"t{n}", 1, also if n == 7 else Write(rows(0), [REQUEST])) for n in range(8)]
        waiting.append(store.commit("none", 1, Write(rows(0))))
        SlowStore.gate.set()
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes if outcome] == [LeaseLost, StoreError]
        assert isinstance(outcomes[3], LeaseLost)
        assert "gone" in str(outcomes[8])
        assert store.commits - before <= 2, "one job may start alone, the rest share one commit"
        assert [await numbers(store, f"t{n}") for n in range(8)] == [[0]] * 3 + [[]] + [[0]] * 4
        store.close()

    asyncio.run(scene())


def test_of_a_group_that_fails_the_good_ones_are_written(url: str) -> None:
    async def scene(store: Store) -> None:
        mine = await store.create(RECORD, STATUS, "me")
        outcomes = await asyncio.gather(
            store.commit("t1", mine, Write(rows(0))),
            store.commit("t1", mine, Write(rows(0), status=replace(STATUS, updated=6))),
            store.commit("t1", mine, Write(rows(1))),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes if outcome] == [StoreError]
        assert await numbers(store) == [0, 1]

    run(url, scene)


# ---------------------------------------------------------------- who has a table
def test_each_taking_raises_the_epoch(url: str) -> None:
    async def scene(store: Store) -> None:
        store.join("me", "http://localhost:1")
        await store.create(RECORD, STATUS)
        assert await store.lease("none", "me") is None
        leases = [await store.lease("t1", "me") for _ in range(2)]
        assert [lease and lease[:] for lease in leases] == [
            ("me", 1, "http://localhost:1"),
            ("me", 2, "http://localhost:1"),
        ]
        other = await store.lease("t1", "other")
        assert other == leases[1], "it is told who has it, and where"
        assert await store.held("me") == {"t1": 2}
        assert await store.owners() == [Owner("me", "http://localhost:1", True)]

    run(url, scene)


def test_what_was_given_back_is_free_and_closed_to_who_had_it(url: str) -> None:
    async def scene(store: Store) -> None:
        store.join("me", "here")
        mine = await store.create(RECORD, STATUS, "me")
        await store.release("other", ["t1"])
        assert await store.held("me") == {"t1": mine}
        await store.release("me", ["t1"])
        assert await store.held("me") == {}
        with pytest.raises(LeaseLost):
            await store.commit("t1", mine, Write(rows(0)))
        taken = await store.lease("t1", "other")
        assert taken is not None
        assert taken.owner == "other"
        await store.commit("t1", taken.epoch, Write(rows(0)))

    run(url, scene)


def test_two_that_want_a_table_at_once_do_not_both_get_it(postgres: Postgres) -> None:
    async def scene(*stores: Store) -> None:
        for n, store in enumerate(stores):
            store.join(f"p{n}", f"at {n}", shared=True)
        many = [f"t{n}" for n in range(20)]
        for table in many:
            await stores[0].create(replace(RECORD, id=table), STATUS)
        leases = [
            await asyncio.gather(*(store.lease(table, f"p{n}") for n, store in enumerate(stores))) for table in many
        ]
        live = {owner.id for owner in await stores[0].owners() if owner.live}
        for told in leases:
            assert told[0] == told[1]
            assert told[0] is not None
            assert told[0].epoch == 1
            assert told[0].owner in live

    run(postgres.url(), scene, 2)


def expire(store: Store, owner: str) -> None:
    """The database's clock has passed the end of this owner's lease."""
    with store._writer.begin() as connection:
        connection.execute(owners.update().where(owners.c.id == owner).values(until=1))


class Still(Store):
    """A store whose process says that it lives only when it is told to."""

    def _renew(self) -> None:
        pass


def test_a_dead_owners_tables_are_taken_and_he_writes_no_more(postgres: Postgres) -> None:
    async def scene() -> None:
        url = postgres.url()
        dead, heir = Still(url), Still(url)
        dead.join("dead", "at 1", shared=True)
        heir.join("heir", "at 2", shared=True)
        epoch = await dead.create(RECORD, STATUS, "dead")
        await dead.create(replace(RECORD, id="t2"), STATUS, "dead")
        await dead.commit("t1", epoch, Write(rows(0)))
        kept = await heir.lease("t1", "heir")
        assert kept is not None
        assert kept.owner == "dead"
        expire(heir, "dead")
        assert [owner.live for owner in await heir.owners()] == [False, True]
        taken = await heir.lease("t1", "heir")
        assert taken == ("heir", epoch + 1, "at 2")
        assert dead.renew() is False, "he hears that he was thought dead"
        assert dead.renew() is True
        with pytest.raises(LeaseLost):
            await dead.commit("t1", epoch, Write(rows(1)))
        await dead.commit("t2", epoch, Write(rows(0)))
        assert await dead.held("dead") == {"t2": epoch}, "what nobody took is his still"
        dead.close()
        assert [owner.id for owner in await heir.owners()] == ["heir"]
        assert await heir.held("dead") == {}, "who goes gives back what he had"
        heir.close()

    asyncio.run(scene())


def test_an_owner_that_was_forgotten_comes_back(postgres: Postgres) -> None:
    async def scene() -> None:
        url = postgres.url()
        dead, other = Still(url), Still(url)
        dead.join("dead", "at 1", shared=True)
        expire(dead, "dead")
        other.join("other", "at 2", shared=True)
        assert [owner.id for owner in await other.owners()] == ["other"], "it had no tables"
        assert dead.renew() is False
        assert sorted(owner.id for owner in await other.owners()) == ["dead", "other"]
        other.close()
        dead.close()

    asyncio.run(scene())


# ---------------------------------------------------------------- one process, or several with a bus
@pytest.mark.parametrize(("first", "second"), [(False, False), (False, True), (True, False)])
def test_without_a_bus_a_second_process_is_refused(postgres: Postgres, first: bool, second: bool) -> None:
    url = postgres.url()
    one, two = Store(url), Store(url)
    one.join("one", "http://localhost:8000", shared=first)
    with pytest.raises(ClaimedError, match=r"are in use by a rumpus at http://localhost:8000; open that one"):
        two.join("two", "http://localhost:8001", shared=second)
    one.close()
    two.join("two", "http://localhost:8001", shared=second)
    two.close()


def test_who_was_thought_dead_stays_out_where_another_serves_alone(
    postgres: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        url = postgres.url()
        first, second = Still(url), Still(url)
        first.join("first", "at 1")
        await first.create(RECORD, STATUS, "first")
        expire(first, "first")
        second.join("second", "at 2")
        assert [first.renew() for _ in range(2)] == [False, False]
        assert "a rumpus at at 2 has taken the tables" in caplog.text
        assert [owner.id for owner in await second.owners() if owner.live] == ["second"]
        assert second.renew() is True
        second.close()
        assert first.renew() is False
        assert first.renew() is True
        first.close()

    asyncio.run(scene())


def test_who_died_without_a_word_is_waited_for(postgres: Postgres) -> None:
    url = postgres.url()
    dead, heir = Still(url), Store(url)
    dead.join("dead", "at 1")
    looks = []

    def wait(_seconds: float) -> bool:
        looks.append(1)
        if len(looks) == 3:
            expire(heir, "dead")
        return False

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(heir._left, "wait", wait)
        patch.setattr(heir, "_renew", lambda: None)
        heir.join("heir", "at 2")
    assert len(looks) == 3
    heir.close()
    dead.close()


def test_a_process_says_by_itself_that_it_lives(postgres: Postgres) -> None:
    renewed = threading.Event()

    class Heard(Store):
        def renew(self) -> bool:
            lived = super().renew()
            renewed.set()
            return lived

    store = Heard(postgres.url())
    store.join("me", "here")
    assert renewed.wait(600)
    store.close()


def test_an_older_rumpus_that_serves_is_not_joined(postgres: Postgres) -> None:
    url = postgres.url()
    with sa.create_engine(url, poolclass=sa.NullPool).connect() as older:
        older.execute(sa.text("SELECT pg_advisory_lock(1920298352, hashtext(coalesce(current_schema(), '')))"))
        with pytest.raises(ClaimedError, match="in use by an older rumpus"):
            Store(url)
    Store(url).close()
