"""Databases to keep tables in: SQLite, and a PostgreSQL of its own where the machine has one."""

import os
import secrets
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from rumpus.server.store.location import store_url


def _program(name: str) -> str | None:
    """A program of PostgreSQL's; Debian keeps them out of the way."""
    hidden = sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}"))
    return shutil.which(name) or (str(hidden[-1]) if hidden else None)


class Postgres:
    """A server in a folder of its own, reached by a socket there: `url` makes a new database; `end` and `begin`."""

    def __init__(self, folder: Path, control: str) -> None:
        self.folder, self.control = folder, control
        self.user = None
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            import pwd

            names = {entry.pw_name for entry in pwd.getpwall()}
            self.user = "postgres" if "postgres" in names else "nobody"
            shutil.chown(folder, self.user)
        self.run("initdb", "-o", "--auth=trust --no-sync --username=rumpus")
        self.begin()

    def run(self, *words: str) -> None:
        """Something of `pg_ctl`."""
        command = [self.control, "-D", str(self.folder / "data"), "-s", "-w", *words]
        log = self.folder / "log"
        with log.open("ab") as told:
            done = subprocess.run(command, cwd=self.folder, user=self.user, stdout=told, stderr=told, check=False)
        assert done.returncode == 0, log.read_text("utf-8", "replace")

    def begin(self) -> None:
        """Start it, and wait until it answers."""
        self.run("start", "-o", f"-c listen_addresses='' -c unix_socket_directories='{self.folder}' -c fsync=off")

    def end(self) -> None:
        """Stop it at once; whoever is connected is cut off."""
        self.run("stop", "-m", "immediate")

    def url(self) -> str:
        """A database that nobody has used."""
        name = f"tables_{secrets.token_hex(6)}"
        engine = sa.create_engine(self.at("postgres"), isolation_level="AUTOCOMMIT", poolclass=sa.NullPool)
        with engine.connect() as connection:
            connection.execute(sa.text(f"CREATE DATABASE {name}"))
        return self.at(name)

    def at(self, name: str) -> str:
        """The URL of a database."""
        return f"postgresql+psycopg://rumpus@/{name}?host={self.folder}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL for all tests of this process."""
    control = _program("pg_ctl")
    if control is None:
        pytest.skip("this machine has no PostgreSQL server")
    with tempfile.TemporaryDirectory(prefix="rumpus-pg-") as folder:
        made = Postgres(Path(folder), control)
        yield made
        made.end()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database with nothing in it, of either kind."""
    if request.param == "sqlite":
        return store_url(tmp_path)
    make: Callable[[], str] = request.getfixturevalue("postgres").url
    return make()


class Nats:
    """A NATS server on a free port of its own: `end` kills it, `begin` starts it there again."""

    def __init__(self, folder: Path, program: str) -> None:
        self.folder, self.program = folder, program
        self.port = "-1"
        self.begin()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"nats://127.0.0.1:{self.port}"

    def begin(self) -> None:
        """Start it, and wait until it says that it is ready."""
        command = [self.program, "--addr", "127.0.0.1", "--port", self.port]
        self.process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        for line in self.process.stderr:
            if "client connections on" in line:
                self.port = line.rstrip().rpartition(":")[2]
            if "Server is ready" in line:
                return
        raise AssertionError("NATS does not start")

    def end(self) -> None:
        """It is gone at once."""
        self.process.kill()
        self.process.communicate()


@pytest.fixture
def nats(tmp_path: Path) -> Iterator[Nats]:
    """A NATS for one test."""
    program = shutil.which("nats-server") or shutil.which("/usr/sbin/nats-server")
    if program is None:
        pytest.skip("this machine has no NATS server")
    made = Nats(tmp_path, program)
    yield made
    made.end()
