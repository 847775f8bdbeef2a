"""What stands before every handler: which hosts and origins may speak to the server, and the page's headers."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

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


def host_of(authority: str) -> str:
    """The host of 'host:port', lower case, without brackets; empty for what is none."""
    try:
        return (urlsplit(f"//{authority}").hostname or "").lower()
    except ValueError:
        return ""


def same_origin(origin: str | None, authority: str) -> bool:
    """Does a request with this Origin come from a page of this very host and port? Without one it is no browser's."""
    if origin is None:
        return True
    return origin != "null" and urlsplit(origin).netloc.lower() == authority.lower()


async def seal(message: Message, _scope: Scope) -> None:
    """Adds the headers to every answer, refusals and faults included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message.get("headers", []), *HEADERS]


class Guard:
    """ASGI middleware: refuses foreign hosts (DNS rebinding) and origins (forged requests)."""

    def __init__(self, app: ASGIApp, hosts: Iterable[str] | None = LOCAL) -> None:
        """`hosts`: the names this server answers to; None: any (it listens to a network, and its name is not known)."""
        self.app = app
        self.hosts = None if hosts is None else frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on what may pass."""
        fault = self._fault(scope) if scope["type"] in ("http", "websocket") else None
        if fault is not None:
            await _refuse(scope, receive, send, fault)
            return
        await self.app(scope, receive, send)

    def _fault(self, scope: Scope) -> str | None:
        """Why this request may not pass, or None."""
        headers = {name.lower(): value.decode("latin-1") for name, value in scope["headers"]}
        authority = headers.get(b"host", "")
        if self.hosts is not None and host_of(authority) not in self.hosts:
            return "This server does not answer to that name."
        changes = scope["type"] != ScopeType.HTTP or scope.get("method") not in SAFE
        if changes and not same_origin(headers.get(b"origin"), authority):
            return "Requests from other sites are refused."
        return None


async def _refuse(scope: Scope, receive: Receive, send: Send, fault: str) -> None:
    """403, in one sentence; for a WebSocket the handshake fails."""
    if scope["type"] != ScopeType.HTTP:
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": fault})
        return
    body = b'{"error":"' + fault.encode() + b'"}'
    headers = [(b"content-type", b"application/json")]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
