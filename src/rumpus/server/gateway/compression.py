"""How answers are sent: not at all to who has them, and under /api packed where they are the same for everybody.

What depends on who asks is never packed: it holds what others have written (names, notes) beside what is the asker's
alone, and the length of a packed text tells of what is in it. No shared cache may keep anything of these.

Litestar packs whatever is long enough, anew each time, and makes no etags: neither fits.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import re
from functools import lru_cache

from litestar.datastructures import Headers, MutableScopeHeaders
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

COMMON = re.compile(r"/api/(games(/[^/]+)?|rules/[^/]+|decks/[^/]+|learn/[^/]+(/puzzles/[^/]+)?)/?")
"""Answers that are the same whoever asks."""
SHORT = 512
"""Fewer bytes are not worth packing."""
LIVE = ("/api/health", "/api/ready")
"""What is true only now."""


async def told(app: ASGIApp, scope: Scope, receive: Receive, send: Send) -> None:
    """Let the application answer; an answer to GET is sent in one piece, as told above."""
    if scope.get("method") != "GET":
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
    if "cache-control" not in headers:
        lasting = head["status"] == 200 and scope["path"] not in LIVE
        headers["cache-control"] = "private, no-cache" if lasting else "no-store"
    if "no-cache" not in headers["cache-control"]:
        return body
    headers["etag"] = tag = f'W/"{hashlib.sha256(body).hexdigest()[:32]}"'
    if COMMON.fullmatch(scope["path"]):
        headers["vary"] = "accept-encoding"
        if len(body) >= SHORT and preferred(_all(asked, "accept-encoding"), ["gzip"]):
            body = await asyncio.to_thread(_packed, body)
            headers["content-encoding"] = "gzip"
    if any(one.strip().removeprefix("W/") in ("*", tag[2:]) for one in _all(asked, "if-none-match").split(",")):
        head["status"], body = 304, b""
        for name in ("content-encoding", "content-type"):
            if name in headers:
                del headers[name]
    headers["content-length"] = str(len(body))
    return body


def _all(asked: Headers, name: str) -> str:
    """A list that may come in several headers."""
    return ", ".join(asked.getall(name, []))


@lru_cache(maxsize=128)
def _packed(body: bytes) -> bytes:
    """Packed as well as can be, once: there are a few such answers, and they change with the program."""
    return gzip.compress(body, 9, mtime=0)


def preferred(takes: str, there: list[str]) -> str:
    """Which of these codings an Accept-Encoding likes best, the first of equals; empty for none of them."""
    weights: dict[str, float] = {}
    for part in takes.lower().split(","):
        coding, *rest = (word.strip() for word in part.split(";"))
        weight = next((word[2:] for word in rest if word.startswith("q=")), "1")
        try:
            weights[coding] = float(weight)
        except ValueError:  # no number: as if it were not named
            continue
    others = weights.get("*", 0.0)
    best = max(there, key=lambda coding: weights.get(coding, others), default="")
    liked = weights.get(best, others)
    plain = weights.get("identity", others)
    return best if liked > 0 and liked >= plain else ""
