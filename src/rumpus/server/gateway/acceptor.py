"""How connections come in, how many of them, and how long each may take to say what it wants.

Uvicorn limits neither. So the server accepts for itself (one task for each listening socket, which waits where files
run out instead of trying again and again), and speaks HTTP by an `HttpConnection`: a request has to arrive in time,
from the first byte to the last of its body, and who does not read the answer is let go of. A WebSocket is pinged by
Uvicorn every 20 s, and closed when no pong comes within 20 s more.
"""

from __future__ import annotations

import asyncio
import contextlib
import ipaddress
import logging
import socket
import sys
from collections import Counter
from collections.abc import Callable, Collection
from functools import partial
from typing import Any, cast

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from rumpus.kernel.words.saying import Saying, saying
from rumpus.server import metrics
from rumpus.server.gateway.guard import HEADERS
from rumpus.server.people.limits import Limits, address_of, ip_of
from rumpus.server.protocol import in_english
from rumpus.server.refusal import fault, words_of

BACKLOG = 512
"""So many connections wait to be let in, at most."""
FILES = 65_536
"""A server asks for so many open files, and takes what it gets."""
RESERVE = 128
"""Files that are not for connections: the store's, the workers', the page's."""
UNLIMITED = 4096
"""Connections at once, where the system does not say how many files there may be."""
RETRY_SECONDS = 1.0
"""After the system had no file or no memory for a connection."""
MAX_HEADERS, MAX_LINE = 100, 8000
"""A request has at most so many headers, each of so many bytes: what the WebSocket's parser takes, too."""
log = logging.getLogger("rumpus.server")


def allowed_files() -> int:
    """As many open files as this process may have, after asking for `FILES`; 0 where the system does not say."""
    if sys.platform == "win32":
        return 0
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = FILES if hard == resource.RLIM_INFINITY else min(hard, FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems allow fewer than they say
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return FILES if soft == resource.RLIM_INFINITY else soft


MakeProtocol = Callable[[contextlib.ExitStack], asyncio.Protocol]
"""What serves a connection, told its place."""


class Acceptor:
    """Lets connections in: so many of one address, so many in all. `proxies` are addresses (or networks: 10.0.0.0/8)
    that speak for others, and may have all places. ValueError for what is none.
    """

    def __init__(self, limits: Limits, proxies: Collection[str] = (), spare: int = 0) -> None:
        """`spare`: how many files there may be, 0: unknown. Nobody gets more than half of the places."""
        self.limits = limits
        self.proxies = [ipaddress.ip_network(proxy, strict=False) for proxy in proxies]
        self.places = max(2, spare - RESERVE) if spare else UNLIMITED
        self.each = max(1, min(limits.connections, self.places // 2))
        self._of: Counter[str] = Counter()
        self._free = asyncio.Event()
        self._tasks: set[asyncio.Task[Any]] = set()

    @staticmethod
    def open(listening: socket.socket) -> None:
        """From now on somebody may come to this socket, and wait to be let in."""
        listening.setblocking(False)
        listening.listen(BACKLOG)

    async def accept(self, listening: socket.socket, make: MakeProtocol) -> None:
        """Let in who comes to this open socket, for ever; each gets a protocol from `make`."""
        loop = asyncio.get_running_loop()
        while True:
            while self._of.total() >= self.places:
                log.warning("all %d places are taken: who comes now has to wait", self.places)
                await self._wait_for_a_place()
            try:
                came, peer = await loop.sock_accept(listening)
            except ConnectionError:  # gone before it was let in
                continue
            except OSError as fault:
                log.warning("no connection can be let in: %s", fault.strerror)
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._wait_for_a_place(), RETRY_SECONDS)
                continue
            self._admit(came, str(peer[0]) if isinstance(peer, tuple) else "", make)
            await asyncio.sleep(0)  # a crowd that comes shall not keep those who are here waiting

    def take(self, host: str) -> contextlib.ExitStack | None:
        """A place for a connection from there, closed when it leaves; None when there are so many already."""
        address = address_of(host)
        if self._of[address] >= self.each and not self._speaks_for_others(host):
            return None
        self._of[address] += 1
        metrics.connections.inc()
        place = contextlib.ExitStack()
        place.callback(self._left, address)
        return place

    def _speaks_for_others(self, host: str) -> bool:
        """Is this a proxy's address?"""
        found = ip_of(host)
        return found is not None and any(found in network for network in self.proxies)

    def _admit(self, came: socket.socket, host: str, make: MakeProtocol) -> None:
        """This connection takes a place, or is closed when there is none for it."""
        place = self.take(host)
        if place is None:
            log.warning("%s has %d connections, and gets no more", host, self.each)
            came.close()
            return
        if sys.platform == "linux":  # whatever waits to be read by the other side, also when we have closed already
            came.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, int(3000 * self.limits.patience))
        task = asyncio.get_running_loop().create_task(self._begin(came, place, make))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    @staticmethod
    async def _begin(came: socket.socket, place: contextlib.ExitStack, make: MakeProtocol) -> None:
        """Have a connection served."""
        try:
            await asyncio.get_running_loop().connect_accepted_socket(lambda: make(place), came)
        except BaseException:
            place.close()
            came.close()
            raise

    def _left(self, address: str) -> None:
        """A connection of this address has ended."""
        self._of[address] -= 1
        metrics.connections.dec()
        if not self._of[address]:
            del self._of[address]
        self._free.set()

    async def _wait_for_a_place(self) -> None:
        """Wait until a place is free."""
        self._free.clear()
        await self._free.wait()


class Deadline:
    """A call after some time, unless it is stopped before."""

    def __init__(self) -> None:
        self._timer: asyncio.TimerHandle | None = None

    def set(self, seconds: float, call: Callable[[], None]) -> None:
        """Call after so many seconds, instead of whenever it was set to before."""
        self.stop()
        self._timer = asyncio.get_running_loop().call_later(seconds, call)

    def stop(self) -> None:
        """Do not call."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None


class HttpConnection(H11Protocol):
    """Uvicorn's HTTP/1.1 over a connection that has a place and a limit to every wait for the other side."""

    def __init__(
        self,
        config: uvicorn.Config,
        state: ServerState,
        app_state: dict[str, Any],
        place: contextlib.ExitStack,
        patience: float,
    ) -> None:
        super().__init__(config, state, app_state)
        self._place, self._patience = place, patience
        self._late, self._unread = Deadline(), Deadline()
        self._phase: tuple[object, object] | None = None
        self._upgraded = False
        self.ws_protocol_class = partial(WebSocketConnection, place=place)  # type: ignore[assignment]  # made as the class would be

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as in Uvicorn
        """Somebody is there, and shall say what they want."""
        super().connection_made(transport)
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._late.stop()
        self._unread.stop()
        self._place.close()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """They said something."""
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """They were answered."""
        super().on_response_complete()
        self._watch()

    def _watch(self) -> None:
        """Set the alarm when another part of the exchange begins: a head, or a body. It is not set anew by every byte,
        so that nobody can drip for ever. While the answer is made, there is none.
        """
        phase = (self.cycle, self.conn.their_state)
        if self._upgraded or self.transport.is_closing():
            self._late.stop()
        elif phase != self._phase:
            self._phase = phase
            self._late.stop()
            if phase[1] in (h11.IDLE, h11.SEND_BODY):
                self._late.set(self._patience * (1 if phase[1] is h11.IDLE else 2), self._too_late)

    def _too_late(self) -> None:
        """What was begun has not come in time; who has said nothing since the last answer is not told so."""
        silent = self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        answered = self.conn.their_state is h11.SEND_BODY and self.cycle.response_started
        if silent or answered:
            self.transport.close()
        else:
            self._no(408, "Request Timeout", saying("no-request-in-time"))

    def send_400_response(self, msg: str) -> None:  # noqa: ARG002 - Uvicorn's words are no sentence
        """What came is no HTTP."""
        self._no(400, "Bad Request", saying("no-request"))

    def _no(self, status: int, phrase: str, words: Saying) -> None:
        """A refusal that ends the connection, unless an answer is under way, which then breaks off."""
        cycle = cast("RequestResponseCycle | None", self.cycle)  # None before the first request
        if cycle is None or cycle.response_complete or not cycle.response_started:
            body = in_english(fault(words_of(words)))
            head = [f"HTTP/1.1 {status} {phrase}".encode(), b"content-type: application/json", b"connection: close"]
            head += [b"content-length: %d" % len(body), *(b": ".join(header) for header in HEADERS)]
            self.transport.write(b"\r\n".join([*head, b"", body]))
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
        self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The connection goes on as a WebSocket, in the same place."""
        if len(self.headers) > MAX_HEADERS or any(len(name) + len(value) > MAX_LINE for name, value in self.headers):
            self._no(431, "Request Header Fields Too Large", saying("no-short-head"))
            return
        self._upgraded = True
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        """The other side does not read what it is sent."""
        super().pause_writing()
        self._unread.set(3 * self._patience, self.transport.abort)

    def resume_writing(self) -> None:
        """It reads again."""
        super().resume_writing()
        self._unread.stop()


class WebSocketConnection(WebSocketsSansIOProtocol):
    """Uvicorn's WebSocket over a connection that has a place."""

    def __init__(self, *, place: contextlib.ExitStack, **more: Any) -> None:
        super().__init__(**more)
        self._place = place

    def connection_lost(self, exc: Exception | None) -> None:
        """They are gone."""
        self._place.close()
        super().connection_lost(exc)
