"""A lean WebSocket client for load: no library in the way, one message a frame, text only."""

import asyncio
import os
import struct
from collections.abc import Callable
from typing import cast


class Wire(asyncio.Protocol):
    """One connection. `heard` gets each whole text message as bytes, in the moment it is complete."""

    def __init__(self, host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> None:
        self.request = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n"
        )
        self.heard = heard
        self.open = False
        self.lost = False
        self._buffer = bytearray()
        self._out: asyncio.Transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self._out = cast("asyncio.Transport", transport)
        self._out.write(self.request.encode())

    def connection_lost(self, _fault: Exception | None) -> None:
        """The server has closed the line."""
        self.lost = True

    def data_received(self, data: bytes) -> None:
        """Cut what has come into frames."""
        buffer = self._buffer
        buffer += data
        if not self.open:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if b" 101 " not in buffer[:20]:
                raise ConnectionError(bytes(buffer[:80]))
            del buffer[: end + 4]
            self.open = True
        at = 0
        while len(buffer) - at >= 2:
            kind, size, start = buffer[at] & 15, buffer[at + 1] & 127, at + 2
            if size == 126 and len(buffer) - at >= 4:
                size, start = struct.unpack_from("!H", buffer, at + 2)[0], at + 4
            elif size == 127 and len(buffer) - at >= 10:
                size, start = struct.unpack_from("!Q", buffer, at + 2)[0], at + 10
            elif size >= 126:
                break
            if len(buffer) < start + size:
                break
            at = start + size
            if kind == 1:
                self.heard(bytes(buffer[start:at]))
            elif kind == 9:
                self._frame(10, bytes(buffer[start:at]))
        del buffer[:at]

    def send(self, text: bytes) -> None:
        """Send one text message."""
        self._frame(1, text)

    def _frame(self, kind: int, body: bytes) -> None:
        """A masked frame, as clients must send them."""
        mask = os.urandom(4)
        size = len(body)
        head = bytes((128 | kind, 128 | size)) if size < 126 else struct.pack("!BBH", 128 | kind, 128 | 126, size)
        masked = int.from_bytes(body) ^ int.from_bytes((mask * (size // 4 + 1))[:size])
        self._out.write(head + mask + masked.to_bytes(size))

    def close(self) -> None:
        """Hang up."""
        self._out.close()
