"""Start the server from the command line: `serve` runs until Ctrl-C.

Nothing above this line imports the kernel, because the process decides at that import how rules run. The server applies
single plays and must answer within two seconds of its start, so its own rules run plain, without a compiler; the bots'
worker processes run them compiled.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import secrets
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn

from rumpus.server import logs as log_lines
from rumpus.server.bus import Bus
from rumpus.server.gateway.acceptor import Acceptor, HttpConnection, allowed_files
from rumpus.server.gateway.guard import LOCAL, host_and_port
from rumpus.server.metrics import served
from rumpus.server.people.limits import Limits
from rumpus.server.store.claim import Claim
from rumpus.server.store.location import store_url

MAX_MESSAGE = 16_384
"""A WebSocket frame of a client is at most so many bytes; larger ones end the connection."""


SWITCH = 0.001
"""Seconds after which the store's thread gets its turn while the event loop is busy; Python's own 5 ms are many."""


YOUNG = (5_000, 20, 10)
"""How much is made before the garbage collector looks: a play makes a hundred small things, and drops nearly all."""


class ServeError(RuntimeError):
    """The server cannot start; one sentence."""


def _listen(host: str, port: int) -> socket.socket:
    """A bound socket. ServeError when the port is taken or not allowed."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform != "win32":
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
    except OSError as fault:
        bound.close()
        other = "--host" if isinstance(fault, socket.gaierror) else "--port"
        raise ServeError(f"cannot listen on {host}:{port}: {fault.strerror or fault}; try another {other}") from fault
    except (TypeError, UnicodeError) as fault:  # what the name of a host cannot be: a NUL in it, a label without end
        bound.close()
        raise ServeError(f"cannot listen on {host}:{port}: that is no name of a host; try another --host") from fault
    bound.set_inheritable(False)
    return bound


@contextlib.contextmanager
def _measured(at: tuple[str, int]) -> Iterator[None]:
    """Prometheus may ask there for the block. ServeError when the port is taken or not allowed."""
    with contextlib.ExitStack() as ending:
        try:
            ending.enter_context(served(at))
        except (OSError, UnicodeError) as fault:
            why = fault.strerror if isinstance(fault, OSError) else "that is no name of a host"
            raise ServeError(f"cannot listen on {at[0]}:{at[1]}: {why}; try another --metrics") from fault
        yield


@contextlib.contextmanager
def _ended_in_order() -> Iterator[None]:
    """SIGTERM ends the process by its own way out, so that the workers and what they share are cleared away; the
    command line has seen to that already, others who start a server need not.

    Uvicorn stops at the signal, and then raises it again, which would end the process on the spot.
    """

    def leave(number: int, _frame: object) -> None:
        raise SystemExit(128 + number)

    here = threading.current_thread() is threading.main_thread()
    if not here or signal.getsignal(signal.SIGTERM) is not signal.SIG_DFL:
        yield
        return
    before = signal.signal(signal.SIGTERM, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGTERM, before)


class _Server(uvicorn.Server):
    """Uvicorn with an acceptor of ours, telling when the first request can come."""

    def __init__(self, config: uvicorn.Config, acceptor: Acceptor, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._acceptor, self._ready = acceptor, ready
        self._accepting: list[asyncio.Task[None]] = []

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, accept connections, then say so."""
        await super().startup([])
        for listening in sockets or []:
            self._acceptor.open(listening)
            self._accepting.append(asyncio.create_task(self._acceptor.accept(listening, self._connection)))
        if self.started:
            self._ready()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Accept no more, then end."""
        for task in self._accepting:
            task.cancel()
        await asyncio.gather(*self._accepting, return_exceptions=True)
        await super().shutdown(sockets)

    def _connection(self, place: contextlib.ExitStack) -> HttpConnection:
        """What serves a new connection."""
        patience = self._acceptor.limits.patience
        return HttpConnection(self.config, self.server_state, self.lifespan.state, place, patience)


def names_of(host: str, more: Sequence[str] = ()) -> tuple[set[str], bool]:
    """The names that a server on this address answers to, and whether the machine's own addresses are among them: for
    all but this machine, they are, with the machine's name. ServeError for what is no name of a host.
    """
    for name in more:
        if host_and_port(name) != (name.lower(), None):
            raise ServeError(f"--name {name}: give the name of a host alone, as in games.example")
    names = {*LOCAL, host, *more}
    if host in LOCAL:
        return names, False
    machine = socket.gethostname().lower()
    short = machine.partition(".")[0]
    return {*names, machine, short, f"{short}.local"}, True


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path | None = None,
    *,
    open_browser: bool = False,
    path: str | Callable[[], str] = "/",
    hosts: Sequence[str] | None = None,
    proxies: Sequence[str] | None = None,
    limits: Limits | None = None,
    bus: str | None = None,
    metrics: tuple[str, int] | None = None,
    logs: str = "text",
    say: Callable[[str], None] = print,
) -> None:
    """Serve tables and page on this host and port until interrupted; port 0 takes a free one.

    `data` is a folder or a database URL (default: RUMPUS_DATA, else the user's data folder); no other server may use
    it. `path` is the page that `open_browser` opens; a call that makes it may write to the data first. `hosts` are more
    names that the server answers to, beside localhost, the address it listens on and, where that is one of a network,
    the machine's own. `proxies` are the addresses of reverse proxies, whose X-Forwarded-For and X-Forwarded-Proto are
    believed. `metrics`: the address and port that Prometheus asks; `logs`: text or json. Raises ServeError when it
    cannot start, ValueError for a proxy that is no address.

    Rules run here as this process runs them: the command line sees to it that they run plain, so that nobody waits for
    a compiler. Bots think in processes of their own.
    """
    from rumpus.server.gateway.app import build
    from rumpus.server.store.base import StoreError
    from rumpus.server.store.sql import Store

    limits = limits or Limits()
    names, own = names_of(host, hosts or ())
    acceptor = Acceptor(limits, proxies or (), allowed_files())
    with contextlib.ExitStack() as ending:
        ending.enter_context(log_lines.told(logs))
        try:
            url = store_url(data)
            if bus is not None and not url.startswith("postgresql"):
                raise ServeError("--bus joins servers on one PostgreSQL: give --data postgresql+psycopg://...")
            claim = ending.enter_context(Claim(url))
            bound = ending.enter_context(_listen(host, port))
            if metrics is not None:
                ending.enter_context(_measured(metrics))
            port = bound.getsockname()[1]
            shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104 - shown, not bound
            address = f"http://{shown}:{port}"
            claim.tell(address)
            store = Store(url)
            ending.callback(store.close)
            store.join(secrets.token_hex(8), address, shared=bus is not None)
            opened = address + (path() if callable(path) else path)
        except OSError as fault:
            raise ServeError(f"{fault.filename}: {fault.strerror}" if fault.filename else str(fault)) from fault
        except StoreError as fault:
            raise ServeError(str(fault)) from fault
        app = build(store, hosts=names, own=own, limits=limits, say=say, warm=True, bus=_bus(bus))
        _run(app, bound, acceptor, partial(_greet, opened, open_browser, say))


def _bus(url: str | None) -> Bus | None:
    """The way to the other servers, where there is one."""
    if url is None:
        return None
    from rumpus.server.nats_bus import NatsBus

    return NatsBus(url)


def _greet(url: str, open_browser: bool, say: Callable[[str], None]) -> None:
    """The first request can come."""
    say(f"rumpus is open at {url}  (Ctrl-C ends it)")
    if open_browser:
        threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()


def _run(app: Any, bound: socket.socket, acceptor: Acceptor, ready: Callable[[], None]) -> None:
    """Serve until interrupted."""
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*YOUNG)
    options: dict[str, Any] = {
        "log_config": None,
        "log_level": "warning",
        "access_log": False,
        "server_header": False,
        "http": "h11",
    }
    options |= {"ws_max_size": MAX_MESSAGE, "ws_per_message_deflate": False}  # messages are small: packing takes longer
    options |= {"proxy_headers": bool(acceptor.proxies), "forwarded_allow_ips": [str(one) for one in acceptor.proxies]}
    config = uvicorn.Config(app, lifespan="on", timeout_graceful_shutdown=3, **options)
    with contextlib.suppress(KeyboardInterrupt), _ended_in_order():  # Uvicorn has closed in good order by then
        _Server(config, acceptor, ready).run(sockets=[bound])
