"""A WebSocket at a table: served here, or carried to the process that has the table."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

from litestar import WebSocket, websocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from rumpus.kernel.words.saying import Text
from rumpus.server import protocol
from rumpus.server.bus import BusError
from rumpus.server.clock import pause
from rumpus.server.gateway.connection import Wire, converse
from rumpus.server.gateway.link import MOVED, TRIES, Asked, Ended, Line, relay
from rumpus.server.gateway.request import Parts, address_at, known, parts_of, table_in
from rumpus.server.refusal import FAILED, NO_BUS, NO_STORE, NO_TABLE, TRY_AGAIN, NoBus, Refusal, TooMany, words_of
from rumpus.server.show.games import encoding
from rumpus.server.store.base import StoreError
from rumpus.server.table.owned import Elsewhere, Moved

GONE, FAULTY = 4404, 1011
"""The WebSocket's close codes for "there is no such table", which is final, and for a fault of ours."""
REASON = 120
"""Bytes of a sentence that the close of a WebSocket has room for."""
PAUSE_SECONDS = 0.25
"""So long after a process that did not answer it is seen whether it still has the table."""

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
    """A connection at a table. Who has no seat takes an empty one, unless they only `?watch=1`. `?words=` names the
    catalogues it has.
    """
    await socket.accept()
    parts, wire, asked = parts_of(socket.app.state), SocketWire(socket), socket.query_params
    try:
        table = table_in(socket)
    except Refusal as no:
        await _close(wire, await _told(wire, GONE, no.no["why"]))
        return
    watch, name, words = asked.get("watch") == "1", asked.get("name"), asked.get("words", "")
    await serve(parts, wire, Asked(table, known(socket), address_at(socket), watch, name, words))


async def serve(parts: Parts, wire: Wire, asked: Asked) -> None:
    """Serve a connection until it ends, here or at another process. One that does not answer may be dead, and the table
    soon this one's.
    """
    why = Ended(MOVED, "")
    for _ in range(TRIES):
        try:
            why = await _here(parts, wire, asked)
            break
        except Elsewhere as other:
            if parts.links is None:
                break
            try:
                line = parts.links.line(other.owner, asked)
            except BusError:
                why = await _told(wire, TRY_AGAIN, words_of(NO_BUS))
                break
            why = await relay(line, wire)
            if line.link.answered or why.code != MOVED:
                break
            await pause(parts.hall.clock, PAUSE_SECONDS)
    await _close(wire, why)


async def serve_line(parts: Parts, line: Line, asked: Asked) -> None:
    """A connection that another process has taken."""
    try:
        why = await _here(parts, line, asked)
    except Elsewhere:
        why = Ended(MOVED, "")
    await _close(line, why)


async def _here(parts: Parts, wire: Wire, asked: Asked) -> Ended:
    """Serve a connection at a table of this process until it ends, and why. Elsewhere when it is another's."""
    try:
        async with parts.hall.visit(asked.table, asked.address) as room:
            if room is None:
                return await _told(wire, GONE, words_of(NO_TABLE))
            if asked.visitor is not None and not asked.watch:
                await room.sit(asked.visitor, asked.name)
            with room.connections.admit(asked.visitor, asked.address, room.record.visitors):
                await converse(wire, room, asked.visitor, encoding(room.match.spec, asked.words))
            return Ended(1000, "")
    except Elsewhere:
        raise
    except Moved:
        return Ended(MOVED, "")
    except Refusal as no:
        return await _told(wire, TRY_AGAIN if isinstance(no, TooMany | NoBus) else GONE, no.no["why"])
    except StoreError:
        log.exception("the store failed")
        return await _told(wire, TRY_AGAIN, words_of(NO_STORE))
    except Exception:  # whatever it is, the other side gets a sentence, and the log all of it
        log.exception("a connection failed")
        return await _told(wire, FAULTY, words_of(FAILED))


async def _told(wire: Wire, code: int, words: Text) -> Ended:
    """Tell a connection why it ends; the other side may be gone already."""
    with contextlib.suppress(Exception):
        await wire.send(protocol.in_english(protocol.ErrorTold(**words)).decode())
    return Ended(code, words["text"].encode()[:REASON].decode(errors="ignore"))


async def _close(wire: Wire, why: Ended) -> None:
    """End a connection; the other side may be gone already."""
    with contextlib.suppress(Exception):
        await wire.close(why.code, why.reason)
