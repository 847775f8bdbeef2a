"""A real server on loopback and clients that half-open connections, drip, or never read: service goes on for others."""

import asyncio
import errno
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from rumpus.server.gateway.acceptor import Acceptor
from rumpus.server.logs import EVERY_SECONDS, Quiet
from rumpus.server.people.limits import Limits

PATIENCE = 60.0
"""Seconds in which what a test waits for must have come; the server's own are small, and given."""
START = """
import sys
from rumpus.server.people.limits import Limits
from rumpus.server.main import serve
files, limits = int(sys.argv[2]), [float(text) for text in sys.argv[3:6]]
if files:
    import resource
    resource.setrlimit(resource.RLIMIT_NOFILE, (files, files))
serve(port=0, data=sys.argv[1], say=lambda text: print(text, flush=True), proxies=sys.argv[6:],
      limits=Limits(int(limits[0]), int(limits[1]), limits[2]))
"""


class Served:
    """A running server: its port, and what it says."""

    def __init__(self, process: "subprocess.Popen[str]", folder: Path) -> None:
        self.process, self.folder = process, folder
        assert process.stdout is not None
        said = process.stdout.readline()
        assert "rumpus is open at" in said, said + (folder / "errors.txt").read_text("utf-8")
        self.port = int(said.split()[4].rsplit(":", 1)[1].rstrip("/"))

    def errors(self) -> str:
        """What it has written to standard error so far."""
        return (self.folder / "errors.txt").read_text("utf-8")

    def line(self) -> socket.socket:
        """A connection."""
        made = socket.create_connection(("127.0.0.1", self.port), timeout=PATIENCE)
        made.settimeout(PATIENCE)
        return made

    def ask(self, text: str = "GET /api/health HTTP/1.1", body: bytes = b"") -> tuple[int, bytes]:
        """One request on a connection of its own: status and body. Again, if this machine was too slow to say it."""
        until = time.monotonic() + PATIENCE
        while True:
            with self.line() as line:
                line.sendall(f"{text}\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode() + body)
                answer = parsed(rest(line))
            if answer[0] not in (0, 408) or time.monotonic() > until:
                return answer


def rest(line: socket.socket) -> bytes:
    """All that comes before the other side closes."""
    told = b""
    try:
        while some := line.recv(65_536):
            told += some
    except ConnectionResetError:
        pass
    return told


def parsed(answer: bytes) -> tuple[int, bytes]:
    """Status and body of an answer; 0 for none."""
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]) if head else 0, body


@contextmanager
def served(
    folder: Path, *, files: int = 0, connections: int = 300, patience: float = 600.0, proxies: tuple[str, ...] = ()
) -> Iterator[Served]:
    """A server with limits of its own, killed in the end."""
    words = [str(folder), str(files), str(connections), "60", str(patience), *proxies]
    with (folder / "errors.txt").open("w", encoding="utf-8") as errors:
        process = subprocess.Popen(
            [sys.executable, "-c", START, *words],
            stdout=subprocess.PIPE,
            stderr=errors,
            text=True,
            env={**os.environ, "RUMPUS_PLAIN": "1"},
        )
        try:
            yield Served(process, folder)
        finally:
            process.kill()
            process.communicate()


HALVES = [
    b"",
    b"G",
    b"GET / HTTP/1.1\r\nHost: localhost\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: " + b"a" * 500,
    b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{",
    b"POST /api/none HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nabcde\r\n",
    b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\nGET /api/he",
]


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that waits for nobody."""
    with served(tmp_path_factory.mktemp("hasty"), patience=1.0) as server:
        yield server


def test_who_does_not_finish_a_request_is_let_go(hasty: Served) -> None:
    lines = [hasty.line() for _ in HALVES]
    for line, half in zip(lines, HALVES, strict=True):
        line.sendall(half)
    for line, half in zip(lines, HALVES, strict=True):
        told = rest(line)
        line.close()
        if half and b"none" not in half:
            last = b"HTTP/1.1 " + told.split(b"HTTP/1.1 ")[-1]
            assert parsed(last)[0] == 408, half
            assert set(json.loads(parsed(last)[1])) == {"error", "code", "args"}
    assert hasty.ask()[0] == 200
    assert "Traceback" not in hasty.errors()


def test_dripping_bytes_win_no_time(hasty: Served) -> None:
    with hasty.line() as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: localhost\r\n")
        line.settimeout(0.05)
        told = None
        until = time.monotonic() + PATIENCE
        while told is None and time.monotonic() < until:
            try:
                line.sendall(b"X-A: b\r\n")
                told = line.recv(100)
            except TimeoutError:
                continue
            except OSError:
                told = b""
    assert told is not None, "it was let drip for ever"


def test_a_quiet_line_is_closed_after_an_answer(hasty: Served) -> None:
    with hasty.line() as line:
        line.sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\n\r\n")
        told = rest(line)
    assert told.count(b"HTTP/1.1 ") == 1, "the answer, and no complaint"
    assert parsed(told)[0] == 200


def test_a_socket_is_not_hurried(hasty: Served) -> None:
    with connect(f"ws://localhost:{hasty.port}/api/tables/nonesuch/ws") as line:
        assert json.loads(line.recv(PATIENCE))["type"] == "error"
    body = json.dumps({"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}]}).encode()
    _, made = hasty.ask(f"POST /api/tables HTTP/1.1\r\nContent-Length: {len(body)}", body)
    with connect(f"ws://localhost:{hasty.port}/api/tables/{json.loads(made)['table']}/ws") as line:
        with hasty.line() as other:  # which is let go only when its time is over, and so is more than the socket's
            rest(other)
        with hasty.line() as other:
            other.sendall(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9\r\n\r\n")
            rest(other)
        line.send('{"type":"ping","t":1.0}')
        while json.loads(line.recv(PATIENCE))["type"] != "pong":
            pass


NOISE = [
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + b"\x00" * 50,
    b"GET\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n",
    b"GET / HTTP/1.1\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\nHost: localhost\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nContent-Length: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: localhost\r\nX: " + b"a" * 70_000 + b"\r\n\r\n",
    b"A" * 70_000,
    b"GET / HTTP/1.1\r\nHost: localhost\r\n" + b"X: y\r\n" * 5_000 + b"\r\n",
    b"POST / HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
]
UPGRADE = b"GET /api/tables/a/ws HTTP/1.1\r\nHost: localhost\r\nConnection: upgrade\r\nUpgrade: websocket\r\n"
KEYS = b"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\n"
NOISE += [
    UPGRADE + b"\r\n",
    UPGRADE + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n",
    UPGRADE + KEYS + b"X: y\r\n" * 300 + b"\r\n",
    UPGRADE + KEYS + b"X: " + b"y" * 9_000 + b"\r\n\r\n",
    UPGRADE.replace(b"HTTP/1.1", b"HTTP/1.0") + KEYS + b"\r\n",
    UPGRADE.replace(b"GET", b"POST") + KEYS + b"\r\n",
    UPGRADE.replace(b"localhost", b"[") + KEYS + b"\r\n",
    UPGRADE.replace(b"/a/", b"/%00%ff/") + KEYS + b"\r\n" + b"\xff" * 50,
    UPGRADE + KEYS + b"\r\n" + b"\x81\xfe\xff\xff" + b"\x00" * 50,
]


def test_noise_is_answered_and_makes_no_fault(hasty: Served) -> None:
    for noise in NOISE * 3:
        with hasty.line() as line:
            try:
                line.sendall(noise)
                line.shutdown(socket.SHUT_WR)
            except (BrokenPipeError, ConnectionResetError):
                pass
            status = parsed(rest(line))[0]
        assert status < 500, noise[:80]
    assert hasty.ask()[0] == 200
    assert "Traceback" not in hasty.errors(), hasty.errors()
    assert len(hasty.errors().splitlines()) < 30


def test_an_address_gets_so_many_connections_and_no_more(tmp_path: Path) -> None:
    with served(tmp_path, connections=40) as server:
        held = [server.line() for _ in range(40)]
        for _ in range(60):
            with server.line() as line:
                assert rest(line) == b"", "closed at once"
        held[0].sendall(b"GET /api/health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
        assert parsed(rest(held[0]))[0] == 200, "who was let in is served"
        held[0].close()
        assert server.ask()[0] == 200, "as soon as the server has seen that one left"
        assert server.errors().count("gets no more") == 1
        for line in held:
            line.close()


@pytest.mark.skipif(sys.platform == "win32", reason="no limit to files")
def test_more_connections_than_files_stop_nothing(tmp_path: Path) -> None:
    with served(tmp_path, files=160, connections=10_000, patience=0.5, proxies=("127.0.0.1",)) as server:
        held = [server.line() for _ in range(300)]
        assert server.ask()[0] == 200, "as soon as those who say nothing are let go"
        for line in held:
            assert rest(line) == b""
            line.close()
        assert server.ask()[0] == 200
        assert len(server.errors().splitlines()) < 20, server.errors()


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="counts the files of a process under /proc")
def test_a_system_without_files_is_told_once(tmp_path: Path) -> None:
    """The places are reckoned before something else takes the files: the acceptor waits, and does not spin."""
    with served(tmp_path, files=400, connections=10_000, patience=0.5, proxies=("127.0.0.1",)) as server:
        taken = len(list(Path(f"/proc/{server.process.pid}/fd").iterdir()))
        subprocess.run(["prlimit", "--pid", str(server.process.pid), f"--nofile={taken + 5}"], check=True)
        held = [server.line() for _ in range(60)]
        for line in held:
            assert rest(line) == b"", "each had its turn"
            line.close()
        assert server.ask()[0] == 200
        assert len(server.errors().splitlines()) < 20, server.errors()


def test_a_socket_keeps_its_place_and_gives_it_back(tmp_path: Path) -> None:
    with served(tmp_path, connections=2) as server:
        body = json.dumps({"game": "toy", "seats": [{"kind": "me"}, {"kind": "empty"}]}).encode()
        _, made = server.ask(f"POST /api/tables HTTP/1.1\r\nContent-Length: {len(body)}", body)
        where = f"ws://localhost:{server.port}/api/tables/{json.loads(made)['table']}/ws"
        with connect(where) as one, connect(where) as other:
            assert json.loads(one.recv(PATIENCE))["type"] == json.loads(other.recv(PATIENCE))["type"] == "welcome"
            with server.line() as line:
                assert rest(line) == b""
        assert server.ask()[0] == 200


def test_who_does_not_read_the_answers_is_let_go(tmp_path: Path) -> None:
    with served(tmp_path, connections=1, patience=1.0) as server, socket.socket() as deaf:
        deaf.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        deaf.settimeout(PATIENCE)
        deaf.connect(("127.0.0.1", server.port))
        deaf.sendall(b"GET /api/games?every=1 HTTP/1.1\r\nHost: localhost\r\n\r\n" * 500)
        assert server.ask()[0] == 200


def test_an_acceptor_without_files_waits_and_does_not_spin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rumpus.server.gateway.acceptor.RETRY_SECONDS", PATIENCE)

    async def scene() -> None:
        loop, tries = asyncio.get_running_loop(), asyncio.Queue[None]()

        async def no_files(_: socket.socket) -> Any:
            tries.put_nowait(None)
            raise OSError(errno.EMFILE, "Too many open files")

        monkeypatch.setattr(loop, "sock_accept", no_files)
        acceptor = Acceptor(Limits())
        place = acceptor.take("198.51.100.7")
        assert place is not None
        with socket.socket() as listening:
            admitting = asyncio.create_task(acceptor.accept(listening, lambda _: asyncio.Protocol()))
            await tries.get()
            for _ in range(100):
                await asyncio.sleep(0)
            assert tries.empty(), "it has not tried again"
            place.close()
            await tries.get()
            admitting.cancel()

    asyncio.run(asyncio.wait_for(scene(), PATIENCE))


def test_nobody_gets_more_than_half_of_the_places() -> None:
    acceptor = Acceptor(Limits(connections=500), spare=328)
    taken = [acceptor.take("198.51.100.7") for _ in range(101)]
    assert (taken.count(None), taken[-1]) == (1, None)
    assert acceptor.take("2001:db8::1") is not None
    first = taken[0]
    assert first is not None
    first.close()
    first.close()
    assert acceptor.take("198.51.100.7") is not None
    assert acceptor.take("198.51.100.7") is None, "who left twice left once"


def test_a_proxy_may_have_all_places() -> None:
    acceptor = Acceptor(Limits(connections=1), ["10.0.0.0/8", "2001:db8::1"])
    for host, places in (("10.1.2.3", 3), ("2001:db8::1", 3), ("2001:db8::2", 0), ("11.1.2.3", 1)):
        assert sum(acceptor.take(host) is not None for _ in range(3)) == places, host
    with pytest.raises(ValueError, match="tavern"):
        Acceptor(Limits(), ["tavern"])


def test_a_proxy_speaks_for_others_only_when_told_so(tmp_path: Path) -> None:
    far = "GET /api/games HTTP/1.1\r\nX-Forwarded-Proto: https\r\nX-Forwarded-For: 203.0.113.9"
    for proxies, secure in (((), False), (("127.0.0.1",), True)):
        with served(tmp_path, proxies=proxies) as server, server.line() as line:
            line.sendall(f"{far}\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
            head = rest(line).partition(b"\r\n\r\n")[0].decode().lower()
            assert ("; secure" in head) is secure


@pytest.mark.skipif(os.name == "nt", reason="no SIGINT to a child on Windows")
def test_a_server_with_half_open_connections_ends_when_told_to(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        held = [server.line() for _ in range(20)]
        for line in held:
            line.sendall(b"GET / HT")
        server.process.send_signal(signal.SIGINT)
        assert server.process.wait(PATIENCE) == 0
        assert "Traceback" not in server.errors()
        for line in held:
            line.close()


# ---------------------------------------------------------------- the log
def record(text: str, at: float, *args: Any, fault: Exception | None = None) -> logging.LogRecord:
    """A message at a moment."""
    exc = (type(fault), fault, fault.__traceback__) if fault else None
    made = logging.LogRecord("rumpus.server", logging.ERROR, "here.py", 1, text, args, exc)
    made.created = at
    return made


def test_a_log_does_not_repeat_itself() -> None:
    quiet = Quiet()
    assert quiet.filter(record("table %s failed", 0, "a"))
    for i in range(1000):
        assert not quiet.filter(record("table %s failed", i / 100, f"b{i}"))
    assert quiet.filter(record("another", 1))
    later = record("table %s failed\nmore", EVERY_SECONDS, "c")
    assert quiet.filter(later)
    assert re.search(r"table c failed \(and 1000 times more .*\)\nmore$", later.getMessage())
    assert not quiet.filter(record("table %s failed", EVERY_SECONDS + 1, "c"))


def raised(kind: type[Exception]) -> Exception:
    """An exception with a place."""
    with pytest.raises(kind) as fault:
        raise kind("here")
    return fault.value


def test_another_fault_is_told_though_the_words_are_the_same() -> None:
    quiet = Quiet()
    assert quiet.filter(record("failed", 0, fault=raised(KeyError)))
    assert not quiet.filter(record("failed", 1, fault=raised(KeyError)))
    assert quiet.filter(record("failed", 1, fault=raised(ValueError)))
