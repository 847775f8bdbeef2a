"""A WebSocket at a table: served here, or carried to the process that has the table."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from rumpus.kernel.words.saying import Text
from rumpus.server import protocol
from rumpus.server.bus import BusError
from rumpus.server.gateway.connection import Wire, converse
from rumpus.server.gateway.link import MOVED, Asked, Line, relay
from rumpus.server.gateway.request import Parts, address_at, known, parts_of, table_in
from rumpus.server.refusal import FAILED, NO_BUS, NO_STORE, NO_TABLE, TRY_AGAIN, NoBus, Refusal, TooMany, words_of
from rumpus.server.store.base import StoreError
from rumpus.server.table.owned import Elsewhere, Moved

GONE, FAULTY = 4404, 1011
"""The WebSocket's close codes for "there is no such table", which is final, and for a fault of ours."""
REASON = 120
"""Bytes of a sentence that the close of a WebSocket has room for."""

log = logging.getLogger("rumpus.server")


class SocketWire:
    """An accepted Litestar WebSocket as a `Wire`."""

    def __init__(self, socket: WebSocket[Any, Any, State]) -> None:
        self.socket = socket

    async def receive(self) -> str | bytes | None:
        """The next message; None when the other side is gone."""
        try:
            event: Any = await self.socket.receive()
        except WebSocketDisconnect:
            return None
        if event["type"] != "websocket.receive":
            return None
        text = event.get("text")
        return text if text is not None else event.get("bytes") or b""

    async def send(self, text: str) -> None:
        """Send one message."""
        await self.socket.send_data(text)

    async def close(self, code: int, reason: str) -> None:
        """End the connection."""
        await self.socket.close(code, reason)


@websocket("/api/tables/{table:str}/ws")
async def talk(socket: WebSocket[Any, Any, State]) -> None:
    """A connection at a table. Who has no seat takes an empty one, unless they only `?watch=1`."""
    await socket.accept()
    parts, wire, asked = parts_of(socket.app.state), SocketWire(socket), socket.query_params
    try:
        table = table_in(socket)
    except Refusal as no:
        await _end(wire, GONE, no.no["why"])
        return
    watch = asked.get("watch") == "1"
    await _serve(parts, wire, Asked(table, known(socket), address_at(socket), watch, asked.get("name")), near=True)


async def serve_line(parts: Parts, line: Line, asked: Asked) -> None:
    """A connection that another process has taken."""
    await _serve(parts, line, asked, near=False)


async def _serve(parts: Parts, wire: Wire, asked: Asked, *, near: bool) -> None:
    """Serve a connection until it ends, at whichever process; a `near` one is of this."""
    words: Text | None = None
    try:
        code, words = await _seated(parts, wire, asked)
    except Elsewhere as other:
        code = MOVED
        if near and parts.links is not None:
            try:
                line = parts.links.line(other.owner, asked)
            except BusError:
                code, words = TRY_AGAIN, words_of(NO_BUS)
            else:
                await relay(line, wire)
                return
    except Moved:
        code = MOVED
    except Refusal as no:
        code, words = TRY_AGAIN if isinstance(no, TooMany | NoBus) else GONE, no.no["why"]
    except StoreError:
        log.exception("the store failed")
        code, words = TRY_AGAIN, words_of(NO_STORE)
    except Exception:  # whatever it is, the other side gets a sentence, and the log all of it
        log.exception("a connection failed")
        code, words = FAULTY, words_of(FAILED)
    await _end(wire, code, words)


async def _end(wire: Wire, code: int, words: Text | None) -> None:
    """End a connection, with words where there are any; the other side may be gone already."""
    with contextlib.suppress(Exception):
        if words is not None:
            await wire.send(msgspec.json.encode(protocol.ErrorTold(**words)).decode())
        await wire.close(code, "" if words is None else words["text"].encode()[:REASON].decode(errors="ignore"))


async def _seated(parts: Parts, wire: Wire, asked: Asked) -> tuple[int, Text | None]:
    """Serve a connection until it ends; code and words for one that cannot be served, no words for one that was."""
    async with parts.hall.visit(asked.table, asked.address) as room:
        if room is None:
            return GONE, words_of(NO_TABLE)
        if asked.visitor is not None and not asked.watch:
            await room.sit(asked.visitor, asked.name)
        with room.connections.admit(asked.visitor, asked.address, room.record.visitors):
            await converse(wire, room, asked.visitor)
        return 1000, None
