"""PostgreSQL and NATS of one's own, for what is tried on several servers: each can end at once, and begin again."""

import os
import secrets
import shutil
import subprocess
from pathlib import Path

import sqlalchemy as sa


def program(name: str) -> str | None:
    """Where a program is; Debian keeps some out of the way. None: it is not there."""
    hidden = [*sorted(Path("/usr/lib/postgresql").glob(f"*/bin/{name}")), *Path("/usr/sbin").glob(name)]
    return shutil.which(name) or (str(hidden[-1]) if hidden else None)


class Postgres:
    """A server in a folder of its own, reached by a socket there: `url` makes a new database; `end` and `begin`."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.control = folder, program("pg_ctl") or "pg_ctl"
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


class Nats:
    """A NATS server on a free port of its own: `end` kills it, `begin` starts it there again."""

    def __init__(self, folder: Path) -> None:
        self.folder, self.program = folder, program("nats-server") or "nats-server"
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
