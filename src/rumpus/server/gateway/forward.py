"""Requests about tables of other processes: answered there, and carried back as they are."""

from __future__ import annotations

import contextlib
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.types import Message, Receive, Scope, Send

from rumpus.server.bus import BusError
from rumpus.server.gateway.link import TRIES, Carried, Line, Links
from rumpus.server.protocol import in_english
from rumpus.server.refusal import NO_BUS, fault, words_of
from rumpus.server.table.owned import Elsewhere

OWNER = "rumpus-owner"
"""The header of an answer that only says who can answer; it never leaves the server."""
App = Callable[[Scope, Receive, Send], Awaitable[None]]


class Told(msgspec.Struct, array_like=True):
    """The answer on its way back."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


_told = msgspec.msgpack.Decoder(Told)


def elsewhere(_request: Request[Any, Any, State], other: Exception) -> Response[bytes]:
    """For `Forward`: that process can answer."""
    assert isinstance(other, Elsewhere)
    return Response(b"", status_code=421, headers={OWNER: other.owner})


class Forward:
    """Stands before an application: what another process must answer is asked of it, once."""

    def __init__(self, links: Links, app: App) -> None:
        self.links, self.app = links, app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer a request, here or there."""
        body, owner = bytearray(), ""

        async def hear() -> Any:
            message = await receive()
            if message["type"] == "http.request":
                body.extend(message["body"])
            return message

        async def tell(message: Message) -> None:
            nonlocal owner
            if message["type"] == "http.response.start":
                owner = owner_in(message["headers"])
            if not owner:
                await send(message)

        await self.app(scope, hear, tell)
        if owner:
            told = await self._ask(owner, scope, bytes(body))
            await send(_start(told))
            await send({"type": "http.response.body", "body": told.body, "more_body": False})

    async def _ask(self, owner: str, scope: Any, body: bytes) -> Told:
        """The owner's answer, or that there is none now."""
        headers, client = [(bytes(k), bytes(v)) for k, v in scope["headers"]], scope["client"]
        asked = Carried(
            str(scope["method"]),
            scope["scheme"],
            scope["path"],
            scope["query_string"],
            headers,
            client[0] if client else "",
            body,
        )
        answer = None
        with contextlib.suppress(BusError):
            for _ in range(TRIES):  # whoever is slow to answer at first may be busy, or dead
                line = self.links.line(owner, asked)
                try:
                    answer = await line.heard()
                finally:
                    await line.close(1000, "")
                if line.link.answered:
                    break
        told = None if answer is None else _told.decode(answer)
        if told is None or owner_in(told.headers):
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            return Told(503, headers, in_english(fault(words_of(NO_BUS))))
        return told

    async def answer(self, line: Line, asked: Carried) -> None:
        """Say what this process has to say to a request that another one took."""
        told, sent = Told(500, [], b""), False
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
        }
        scope |= {"method": asked.method, "scheme": asked.scheme, "path": asked.path, "raw_path": asked.path.encode()}
        scope |= {"query_string": asked.query, "root_path": "", "headers": asked.headers, "state": {}}
        scope |= {"client": (asked.client, 0), "server": None, "extensions": {}}

        async def receive() -> Any:
            nonlocal sent
            if sent:
                return {"type": "http.disconnect"}
            sent = True
            return {"type": "http.request", "body": asked.body, "more_body": False}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                told.status, told.headers = message["status"], [(bytes(k), bytes(v)) for k, v in message["headers"]]
            elif message["type"] == "http.response.body":
                told.body += message["body"]

        await self.app(scope, receive, send)  # type: ignore[arg-type]  # a scope as a server makes it
        await line.send(msgspec.msgpack.encode(told))
        await line.close(1000, "")


def _start(told: Told) -> Message:
    """The head of an answer."""
    return {"type": "http.response.start", "status": told.status, "headers": told.headers}


def owner_in(headers: Any) -> str:
    """Who can answer, as an answer's headers say; "" for whoever gave it."""
    return next((bytes(v).decode() for k, v in headers if bytes(k).lower() == OWNER.encode()), "")
