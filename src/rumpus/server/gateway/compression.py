"""How the answers under /api are sent: packed where they are the same for everybody, and not at all to who has them.

What depends on who asks is never packed: it holds what others have written (names, notes) beside what is the asker's
alone, and the length of a packed text tells of what is in it. No shared cache may keep anything of these.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from rumpus.server.gateway.page import preferred, same

COMMON = re.compile(r"/api/(games(/[^/]+)?|rules/[^/]+|decks/[^/]+|learn/[^/]+(/puzzles/[^/]+)?)/?")
"""Answers that are the same whoever asks."""
SHORT = 512
"""Fewer bytes are not worth packing."""
LIVE = ("/api/health", "/api/ready")
"""What is true only now."""


async def told(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let the application answer; an answer to GET under /api is sent in one piece, as told above."""
    if scope.get("method") != "GET" or not scope["path"].startswith("/api/"):
        await app(scope, receive, send)
        return
    head: HTTPResponseStartEvent | None = None
    body = bytearray()

    async def held(message: Message) -> None:
        nonlocal head
        if message["type"] == "http.response.start":
            head = message
        elif message["type"] == "http.response.body" and head is not None:
            body.extend(message["body"])
            if not message["more_body"]:
                sent = await _shaped(scope, head, bytes(body))
                await send(head)
                await send({"type": "http.response.body", "body": sent, "more_body": False})
        else:
            await send(message)

    await app(scope, receive, held)


async def _shaped(scope: Scope, head: HTTPResponseStartEvent, body: bytes) -> bytes:
    """What is sent of this body; its head is changed to fit. A handler that has said how its answer is kept has the
    last word.
    """
    asked, headers = Headers.from_scope(scope), MutableScopeHeaders(head)
    if "cache-control" in headers:
        return body
    if head["status"] != 200 or scope["path"] in LIVE:
        headers["cache-control"] = "no-store"
        return body
    tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    headers["cache-control"], headers["etag"] = "private, no-cache", tag
    if COMMON.fullmatch(scope["path"]):
        headers["vary"] = "accept-encoding"
        if len(body) >= SHORT and preferred(", ".join(asked.getall("accept-encoding", [])), ["gzip"]):
            body = await asyncio.to_thread(_packed, body)
            headers["content-encoding"] = "gzip"
    if same(tag, ", ".join(asked.getall("if-none-match", []))):
        head["status"], body = 304, b""
        for name in ("content-encoding", "content-type"):
            if name in headers:
                del headers[name]
    headers["content-length"] = str(len(body))
    return body


@lru_cache(maxsize=128)
def _packed(body: bytes) -> bytes:
    """Packed as well as can be, once: there are a few such answers, and they change with the program."""
    return gzip.compress(body, 9, mtime=0)
