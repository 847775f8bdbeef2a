"""Requests about tables of other processes: answered there, and carried back as they are."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Request, Response
from litestar.datastructures import State
from litestar.types import Message, Receive, Scope, Send

from rumpus.server.bus import Bus, BusError
from rumpus.server.refusal import NO_BUS, fault, words_of
from rumpus.server.table.owned import Elsewhere

OWNER = "rumpus-owner"
"""The header of an answer that only says who can answer; it never leaves the server."""
DEADLINE = 10.0
App = Callable[[Scope, Receive, Send], Awaitable[None]]
Headers = list[tuple[bytes, bytes]]


class Carried(msgspec.Struct, array_like=True):
    """A request on its way to another process."""

    method: str
    scheme: str
    path: str
    query: bytes
    headers: Headers
    client: str
    body: bytes


class Told(msgspec.Struct, array_like=True):
    """The answer on its way back."""

    status: int
    headers: Headers
    body: bytes


_carried = msgspec.msgpack.Decoder(Carried)
_told = msgspec.msgpack.Decoder(Told)


def elsewhere(_request: Request[Any, Any, State], other: Exception) -> Response[bytes]:
    """For `Forward`: that process can answer."""
    assert isinstance(other, Elsewhere)
    return Response(b"", status_code=421, headers={OWNER: other.owner})


class Forward:
    """Stands before an application: what another process must answer is asked of it, once."""

    def __init__(self, bus: Bus, me: str, app: App) -> None:
        self.bus, self.me, self.app = bus, me, app

    async def open(self) -> None:
        """Answer the others."""
        await self.bus.answer(subject(self.me), self._answer)

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
        try:
            answer = await self.bus.request(subject(owner), msgspec.msgpack.encode(asked), DEADLINE)
            told = _told.decode(answer)
        except BusError:
            told = None
        if told is None or owner_in(told.headers):
            headers = [(b"content-type", b"application/json"), (b"retry-after", b"1")]
            return Told(503, headers, msgspec.json.encode(fault(words_of(NO_BUS))))
        return told

    async def _answer(self, data: bytes) -> bytes:
        """What this process says to a request that another one took."""
        asked, told, sent = _carried.decode(data), Told(500, [], b""), False
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
        return msgspec.msgpack.encode(told)


def _start(told: Told) -> Message:
    """The head of an answer."""
    return {"type": "http.response.start", "status": told.status, "headers": told.headers}


def owner_in(headers: Any) -> str:
    """Who can answer, as an answer's headers say; "" for whoever gave it."""
    return next((bytes(v).decode() for k, v in headers if bytes(k).lower() == OWNER.encode()), "")


def subject(process: str) -> str:
    """Where requests for a process go."""
    return f"rumpus.{process}.ask"
