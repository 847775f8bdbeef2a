"""What stands before everything else: which hosts and origins may speak to the server, HEAD for every GET, the page's
headers on every answer, and one shape for whatever goes wrong.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rumpus.kernel.words.saying import Saying, saying
from rumpus.server.gateway.traced import route_of
from rumpus.server.people.limits import ip_of
from rumpus.server.protocol import in_english
from rumpus.server.refusal import FAILED, fault, words_of

log = logging.getLogger("rumpus.server")
POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The Content-Security-Policy. Inline styles stay allowed: pieces are placed by style attributes."""
HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)
LOCAL = frozenset({"localhost", "127.0.0.1", "::1"})
SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
PORTS = {"http": 80, "https": 443}
WEB = {"ws": "http", "wss": "https"}
"""The scheme of the page that opens such a WebSocket."""
_AUTHORITY = re.compile(r"(?:\[([0-9a-f:.]+)\]|([a-z0-9._-]+))(?::([0-9]{1,5}))?", re.IGNORECASE | re.ASCII)


def host_and_port(authority: str) -> tuple[str, int | None] | None:
    """Host (lower case, without brackets) and port of 'host:port' or 'host'; None for what is neither."""
    found = _AUTHORITY.fullmatch(authority)
    if found is None or int(found[3] or 0) > 65_535:
        return None
    return (found[1] or found[2]).lower(), int(found[3]) if found[3] else None


def same_origin(origin: str | None, scheme: str, authority: str) -> bool:
    """Does a request with this Origin come from a page of this very scheme, host and port? Without one it is no
    browser's.
    """
    if origin is None:
        return True
    theirs, _, rest = origin.partition("://")
    here, there = _place(WEB.get(scheme, scheme), authority), _place(theirs.lower(), rest)
    return there is not None and here == there


def _place(scheme: str, authority: str) -> tuple[str, str, int] | None:
    """Scheme, host and port, also where the port goes without saying; None for what is no address of the web."""
    parts = host_and_port(authority)
    if parts is None or scheme not in PORTS:
        return None
    return scheme, parts[0], PORTS[scheme] if parts[1] is None else parts[1]


class Guard:
    """ASGI: passes on what may pass, and answers for whatever goes wrong behind it.

    It refuses hosts that are not this server's (DNS rebinding) and foreign origins (forged requests).
    """

    def __init__(self, app: ASGIApp, hosts: Iterable[str] = LOCAL, *, own: bool = False) -> None:
        """`hosts`: the names this server answers to; `own`: also to the address that a connection has come to."""
        self.app, self.own = app, own
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass."""
        if scope["type"] != ScopeType.HTTP:
            if (no := self._fault(scope)) is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": words_of(no[1])["text"]})
            return
        head, begun = scope["method"] == "HEAD", False

        async def sealed(message: Message) -> None:
            nonlocal begun
            begun = True
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            if head and message["type"] == "http.response.body":
                message["body"] = b""
            await send(message)

        if (no := self._fault(scope)) is not None:
            await _refuse(sealed, *no)
            return
        try:
            await self.app({**scope, "method": "GET"} if head else scope, receive, sealed)
        except Exception:
            if begun:  # too late for words: whoever runs this application logs it, and ends the connection
                raise
            log.exception("%s %.200r failed", scope["method"], route_of(scope))
            await _refuse(sealed, 500, FAILED)

    def _fault(self, scope: Scope) -> tuple[int, Saying] | None:
        """Why this may not pass, with a status, or None."""
        told: dict[bytes, list[str]] = {}
        for name, value in scope["headers"]:
            told.setdefault(name.lower(), []).append(value.decode("latin-1"))
        hosts, origins = told.get(b"host", []), told.get(b"origin", [None])
        parts = host_and_port(hosts[0]) if len(hosts) == 1 else None
        if parts is None or not scope["query_string"].isascii():
            return 400, saying("no-sense-at-all")
        if not self._is_ours(parts[0], scope):
            return 421, saying("no-such-name")
        changes = scope["type"] != ScopeType.HTTP or scope.get("method") not in SAFE
        if changes and not (len(origins) == 1 and same_origin(origins[0], scope["scheme"], hosts[0])):
            return 403, saying("no-other-sites")
        return None

    def _is_ours(self, host: str, scope: Scope) -> bool:
        """Does this server answer to that name?"""
        own = ip_of(server[0]) if self.own and (server := scope.get("server")) else None
        return host in self.hosts or (own is not None and ip_of(host) == own)


async def _refuse(send: Send, status: int, words: Saying) -> None:
    """One sentence."""
    body = in_english(fault(words_of(words)))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
