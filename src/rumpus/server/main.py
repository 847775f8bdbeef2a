"""Start the server from the command line: `serve` runs until Ctrl-C.

Nothing above this line imports the kernel, because the process decides at that import how rules run. The server applies
single plays and must answer within two seconds of its start, so its own rules run plain, without a compiler; the bots'
worker processes run them compiled.
"""

from __future__ import annotations

import contextlib
import gc
import os
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import uvicorn

MAX_MESSAGE = 16_384
"""A WebSocket frame of a client is at most so many bytes; larger ones end the connection."""


SWITCH = 0.001
"""Seconds after which the store's thread gets its turn while the event loop is busy; Python's own 5 ms are many."""


YOUNG = (5_000, 20, 10)
"""How much is made before the garbage collector looks: a play makes a hundred small things, and drops nearly all."""


class ServeError(RuntimeError):
    """The server cannot start; one sentence."""


@contextlib.contextmanager
def _plain() -> Iterator[None]:
    """What is imported inside runs its rules plain; processes started later are not told so."""
    before = os.environ.get("RUMPUS_PLAIN")
    os.environ["RUMPUS_PLAIN"] = "1"
    try:
        yield
    finally:
        if before is None:
            os.environ.pop("RUMPUS_PLAIN", None)
        else:
            os.environ["RUMPUS_PLAIN"] = before


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
        raise ServeError(f"cannot listen on {host}:{port}: {fault.strerror or fault}; try another --port") from fault
    bound.set_inheritable(False)
    return bound


class _Server(uvicorn.Server):
    """Uvicorn, telling when the first request can come."""

    def __init__(self, config: uvicorn.Config, ready: Callable[[], None]) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start, then say so."""
        await super().startup(sockets)
        if self.started:
            self._ready()


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: str | Path | None = None,
    *,
    open_browser: bool = False,
    path: str = "/",
    hosts: list[str] | None = None,
    say: Callable[[str], None] = print,
) -> None:
    """Serve tables and page on this host and port until interrupted; port 0 takes a free one.

    `data` is a folder or a database URL (default: RUMPUS_DATA, else the user's data folder). `path` is the page that
    `open_browser` opens. `hosts` are more names that the server answers to, beside localhost; a server that listens
    on another address answers to any name unless some are given. Raises ServeError when it cannot start.
    """
    with _plain():
        from rumpus.server.app import build
        from rumpus.server.guard import LOCAL
        from rumpus.server.store import StoreError
        from rumpus.server.where import store_url

    bound = _listen(host, port)
    port = bound.getsockname()[1]
    local = host in ("127.0.0.1", "localhost", "::1")
    names = {*LOCAL, host, *(hosts or [])} if local or hosts else None
    shown = "localhost" if host in ("0.0.0.0", "::") else f"[{host}]" if ":" in host else host  # noqa: S104 - shown, not bound
    url = f"http://{shown}:{port}{path}"

    def ready() -> None:
        say(f"rumpus is open at {url}  (Ctrl-C ends it)")
        if open_browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    try:
        app = build(store_url(data), hosts=names, say=say, warm=True)
    except (OSError, StoreError) as fault:
        bound.close()
        raise ServeError(str(fault)) from fault
    options: dict[str, Any] = {"log_level": "warning", "access_log": False, "server_header": False}
    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*YOUNG)
    options |= {"ws_max_size": MAX_MESSAGE, "ws_per_message_deflate": False}  # messages are small: packing takes longer
    config = uvicorn.Config(app, lifespan="on", timeout_graceful_shutdown=3, **options)
    try:
        with contextlib.suppress(KeyboardInterrupt):  # Uvicorn has closed in good order by then
            _Server(config, ready).run(sockets=[bound])
    finally:
        bound.close()
