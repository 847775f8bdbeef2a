"""One server for one store: a second one is refused, and told where the first one is.

Two servers that write the same tables do not see each other's players. What marks a store as taken ends with the
process that holds it, however it ends: for SQLite a lock of the operating system on a file beside the tables, which
says who has them, and on Linux another one on the tables themselves, which have it under whatever name they are opened;
for PostgreSQL an advisory lock of a connection. Other databases are not guarded.
"""

from __future__ import annotations

import contextlib
import json
import logging
import os
import socket
import struct
import sys
import threading
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Protocol

import sqlalchemy as sa

log = logging.getLogger("rumpus.server")
SUFFIX = ".lock"
FAR = 1 << 30
"""The byte that is locked on Windows, where what is locked cannot be read."""
BEYOND = 1 << 62
"""The byte of the tables that is locked: no database is so long, and SQLite's own locks lie before it."""
KEY = 0x72756D70
"""The first half of the advisory lock's key ("rump"); the second stands for the schema."""
LOOK_SECONDS = 20.0
"""How often a server looks whether it still has its lock in PostgreSQL."""
OWN_LOCKS = sys.platform == "linux"
"""Does the system have locks that belong to an open file, not to a process?"""
WAY_OUT = "open that one, end it, or give another --data"
NAME_LENGTH = 63
"""PostgreSQL cuts the names of applications."""


class ClaimedError(RuntimeError):
    """Another server has these tables; one sentence, which names it."""


class Mark(Protocol):
    """What holds a store for this process."""

    def tell(self, address: str) -> None:
        """Where this server is, for whoever comes second."""

    def free(self) -> None:
        """The store may be another's."""


class Claim:
    """`with Claim(url) as claim`: for the block, this process alone serves the store. ClaimedError when another does;
    OSError when that cannot be found out.
    """

    def __init__(self, url: str) -> None:
        self._mark: Mark | None = None
        try:
            made = sa.make_url(url)
            file = _file_of(made)
            if file is not None:
                self._mark = FileMark(file)
            elif made.get_backend_name() == "postgresql":
                self._mark = PostgresMark(made)
        except (ImportError, ValueError, TypeError, sa.exc.ArgumentError) as fault:  # ValueError: a port that is none
            raise OSError(f"cannot use --data {url.partition(':')[0]}: {fault}") from fault

    def tell(self, address: str) -> None:
        """Where this server is."""
        if self._mark is not None:
            self._mark.tell(address)

    def __enter__(self) -> Claim:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._mark is not None:
            self._mark.free()


def _file_of(url: sa.URL) -> Path | None:
    """The file of an SQLite database; None for one in memory, and for any other."""
    if url.get_backend_name() != "sqlite" or not url.database or ":memory:" in url.database:
        return None
    return Path(url.database.removeprefix("file:").partition("?")[0]).resolve()


# ---------------------------------------------------------------- a file
class FileMark:
    """A locked file beside the tables that says who has them, and a lock on the tables: the file may be taken away, and
    the tables may have another name in another folder.
    """

    def __init__(self, tables: Path) -> None:
        self._since = datetime.now().astimezone().isoformat(" ", "seconds")
        path = tables.with_name(tables.name + SUFFIX)
        with contextlib.ExitStack() as opened:
            self._file = _opened(opened, path)
            try:
                _lock(self._file)
                if OWN_LOCKS:
                    _lock_tables(_opened(opened, tables))
            except BlockingIOError as taken:
                held = _read(self._file)
                raise ClaimedError(f"the tables in {tables.parent} are in use by {held}; {WAY_OUT}") from taken
            self._files = opened.pop_all()
        self.tell("")

    def tell(self, address: str) -> None:
        """Write who and where."""
        text = json.dumps({"pid": os.getpid(), "address": address, "since": self._since})
        os.ftruncate(self._file, 0)
        os.lseek(self._file, 0, os.SEEK_SET)
        os.write(self._file, text.encode())

    def free(self) -> None:
        """The file stays, empty: taking it away could take a lock from somebody who has just opened it."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._file, 0)
        self._files.close()


def _opened(stack: contextlib.ExitStack, path: Path) -> int:
    """A file, made if need be, until the stack ends."""
    file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    stack.callback(os.close, file)
    return file


def _read(file: int) -> str:
    """Who has the file, in words."""
    os.lseek(file, 0, os.SEEK_SET)
    try:
        told = json.loads(os.read(file, 4096))
        where = f"at {told['address']}" if told["address"] else "that is starting"
        return f"a rumpus {where} (process {int(told['pid'])}, since {told['since']})"
    except (ValueError, KeyError, TypeError):
        return "another rumpus"


def _lock(file: int) -> None:
    """Lock it for this process's life, or raise BlockingIOError at once."""
    if sys.platform == "win32":
        import msvcrt

        os.lseek(file, FAR, os.SEEK_SET)
        try:
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        except OSError as taken:
            raise BlockingIOError(str(taken)) from taken
    else:
        import fcntl

        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _lock_tables(file: int) -> None:
    """Lock a byte of the tables where SQLite locks none, or raise BlockingIOError at once. The lock is this
    descriptor's own, and outlives those that SQLite opens and closes.
    """
    import fcntl

    fcntl.fcntl(file, fcntl.F_OFD_SETLK, struct.pack("hhqqi", fcntl.F_WRLCK, os.SEEK_SET, BEYOND, 1, 0))


# ---------------------------------------------------------------- PostgreSQL
LOCK = "SELECT pg_try_advisory_lock(:key, hashtext(coalesce(current_schema(), '')))"
HOLDER = """
SELECT a.application_name FROM pg_locks l JOIN pg_stat_activity a ON a.pid = l.pid
WHERE l.locktype = 'advisory' AND l.granted AND l.classid = :key AND l.objsubid = 2
AND l.objid::bigint & 4294967295 = hashtext(coalesce(current_schema(), ''))::bigint & 4294967295
AND l.database = (SELECT oid FROM pg_database WHERE datname = current_database())
"""
"""The name of the connection that has the lock."""


class PostgresMark:
    """An advisory lock on a connection of its own, whose name says who has the tables. When the database goes and comes
    back, so does the lock, unless another server was faster: then it is in the log.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url, poolclass=sa.NullPool, isolation_level="AUTOCOMMIT")
        self._address = ""
        self._ended = threading.Event()
        self._guarding = threading.Lock()
        self._held: sa.Connection | None = None
        try:
            self._take()
        except sa.exc.SQLAlchemyError as fault:
            said = " ".join(str(getattr(fault, "orig", None) or fault).split())
            raise OSError(f"cannot open {url.render_as_string()}: {said}") from fault
        threading.Thread(target=self._keep, name="rumpus-claim", daemon=True).start()

    def tell(self, address: str) -> None:
        """Let the connection say where this server is."""
        with self._guarding:
            self._address = address
            if self._held is not None:
                self._sign(self._held)

    def free(self) -> None:
        """Give it back."""
        self._ended.set()
        with self._guarding:
            if self._held is not None:
                with contextlib.suppress(sa.exc.SQLAlchemyError):
                    self._held.close()
            self._held = None

    def _take(self) -> None:
        """Get the lock. ClaimedError when another has it."""
        connection = self._engine.connect()
        try:
            self._lock(connection)
            self._sign(connection)
        except BaseException:
            connection.close()
            raise
        self._held = connection

    def _lock(self, connection: sa.Connection) -> None:
        """Lock the schema for this connection's life. ClaimedError when another has it."""
        if not connection.execute(sa.text(LOCK), {"key": KEY}).scalar():
            other = connection.execute(sa.text(HOLDER), {"key": KEY}).scalar() or "another rumpus"
            raise ClaimedError(f"the tables in {self._engine.url.database} are in use by {other}; {WAY_OUT}")

    def _sign(self, connection: sa.Connection) -> None:
        """Name the connection."""
        name = f"a rumpus at {self._address or 'start'} (process {os.getpid()} on {socket.gethostname()})"
        connection.execute(sa.text("SELECT set_config('application_name', :name, false)"), {"name": name[:NAME_LENGTH]})

    def _keep(self) -> None:
        """Look now and then whether the lock is still there, and take it again when it is not."""
        while not self._ended.wait(LOOK_SECONDS):
            with self._guarding, contextlib.suppress(sa.exc.SQLAlchemyError):
                if self._ended.is_set():
                    return
                self._look()

    def _look(self) -> None:
        """Is the connection alive? If not, make another one."""
        if self._held is not None:
            try:
                self._held.execute(sa.text("SELECT 1"))
            except sa.exc.SQLAlchemyError:
                with contextlib.suppress(sa.exc.SQLAlchemyError):
                    self._held.close()
                self._held = None
        if self._held is None:
            try:
                self._take()
            except ClaimedError:
                log.exception("another server has taken the tables of this one while the database was away")
