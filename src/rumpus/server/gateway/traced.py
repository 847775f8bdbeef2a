"""Every request has an id: its own, or one that is made here. The log says it, and the answer, so that what a person
saw can be found again.
"""

from __future__ import annotations

import re
from uuid import uuid4

from litestar.types import ASGIApp, Message, Receive, Scope, Send

from rumpus.server import logs, metrics

HEADER = b"x-request-id"
FIT = re.compile(rb"[A-Za-z0-9._:-]{1,64}")
"""An id that is taken over; any other is made anew."""


def id_of(scope: Scope) -> bytes:
    """What the request calls itself, or a new id."""
    named = [value for name, value in scope["headers"] if name.lower() == HEADER]
    return named[0] if len(named) == 1 and FIT.fullmatch(named[0]) else uuid4().hex.encode()


def route_of(scope: Scope) -> str:
    """Which way a request went, for the log: without what stands in the path, which may be the code of a table."""
    known = scope.get("path_template")
    return str(known) if known else "/".join(scope["path"].split("/")[:3])


class Traced:
    """ASGI: passes everything on, with an id, and counts the answers."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass it on."""
        name = id_of(scope)

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start" or message["type"] == "websocket.accept":
                message["headers"] = [*message.get("headers", []), (HEADER, name)]
            if message["type"] == "http.response.start":
                metrics.answers[f"{message['status'] // 100}xx"].inc()
            await send(message)

        with logs.about(request=name.decode()):
            await self.app(scope, receive, told)
