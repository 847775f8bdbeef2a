"""Databases to keep tables in: SQLite, and a PostgreSQL of its own where the machine has one."""

import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from bench.services import Nats, Postgres, program

from rumpus.server.store.location import store_url


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    if program("pg_ctl") is None:
        pytest.skip("this machine has no PostgreSQL server")
    with tempfile.TemporaryDirectory(prefix="rumpus-pg-") as folder:
        made = Postgres(Path(folder))
        yield made
        made.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it, of either kind."""
    if request.param == "sqlite":
        return store_url(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("postgres").url
    return make()


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    """A NATS for one test."""
    if program("nats-server") is None:
        pytest.skip("this machine has no NATS server")
    made = Nats(tmp_path)
    yield made
    made.end()
