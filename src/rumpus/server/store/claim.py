"""One server for one file of SQLite: a second one is refused, and told where the first one is.

Two servers that write the same tables do not see each other's players. What marks the tables as taken ends with the
process that holds it, however it ends: a lock of the operating system on a file beside the tables, which says who has
them, and on Linux another one on the tables themselves, which have it under whatever name they are opened. Of other
databases see `leases`.
"""

from __future__ import annotations

import contextlib
import json
import os
import struct
import sys
from datetime import datetime
from pathlib import Path

from rumpus.server.store.base import ClaimedError
from rumpus.server.store.engine import file_of
from rumpus.server.store.leases import WAY_OUT

SUFFIX = ".lock"
FAR = 1 << 30
"""The byte that is locked on Windows, where what is locked cannot be read."""
BEYOND = 1 << 62
"""The byte of the tables that is locked: no database is so long, and SQLite's own locks lie before it."""
OWN_LOCKS = sys.platform == "linux"
"""Does the system have locks that belong to an open file, not to a process?"""


class Claim(contextlib.ExitStack):
    """`with Claim(url) as claim`: for the block, this process alone serves the tables in this file. ClaimedError when
    another does; OSError when that cannot be found out. The lock on the tables is there because the file may be taken
    away, and the tables may have another name in another folder.
    """

    def __init__(self, url: str) -> None:
        super().__init__()
        self._since = datetime.now().astimezone().isoformat(" ", "seconds")
        self._file: int | None = None
        tables = file_of(url)
        if tables is None:
            return
        with contextlib.ExitStack() as opened:
            file = _opened(opened, tables.with_name(tables.name + SUFFIX))
            try:
                _lock(file)
                if OWN_LOCKS:
                    _lock_tables(_opened(opened, tables))
            except BlockingIOError as taken:
                raise ClaimedError(f"the tables in {tables.parent} are in use by {_read(file)}; {WAY_OUT}") from taken
            self.push(opened.pop_all())
        self.callback(os.ftruncate, file, 0)  # it stays: to take it away could take a lock from who has just opened it
        self._file = file
        self.tell("")

    def tell(self, address: str) -> None:
        """Where this server is, for whoever comes second."""
        if self._file is not None:
            text = json.dumps({"pid": os.getpid(), "address": address, "since": self._since})
            os.ftruncate(self._file, 0)
            os.lseek(self._file, 0, os.SEEK_SET)
            os.write(self._file, text.encode())


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
