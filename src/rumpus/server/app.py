"""The web application: thin handlers around the hall, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import re
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, InternalServerException, WebSocketDisconnect
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from rumpus.kernel.spec import ContentError, GameError, OptionError, find
from rumpus.server import page
from rumpus.server.bots import Bots, Thinker
from rumpus.server.clock import Clock, SystemClock
from rumpus.server.connection import converse
from rumpus.server.games import rule_texts, tiles
from rumpus.server.guard import LOCAL, Guard
from rumpus.server.limits import Limits, address_of
from rumpus.server.protocol import (
    ErrorTold,
    Fault,
    Health,
    NewTable,
    Ready,
    Replay,
    RuleText,
    TableMade,
    TableRow,
    Tile,
)
from rumpus.server.ready import Readiness
from rumpus.server.refusal import FAILED, NO_STORE, NO_TABLE, TRY_AGAIN, Missing, Refusal, TooMany
from rumpus.server.replay import replay
from rumpus.server.rooms import Hall, first_question
from rumpus.server.seats import COOKIE, COOKIE_SECONDS, Keeper
from rumpus.server.store import Store, StoreError

MAX_BODY = 65_536
"""An HTTP request body holds at most so many bytes."""

"""What a connection is told while the store does not answer."""

MAX_VIEWERS = 200
"""At most so many connections at one table."""

LATER = "5"
"""Seconds after which it is worth asking again a server that could not answer."""

GONE, FAULTY = 4404, 1011
"""The WebSocket's close codes for "there is no such table", which is final, and for a fault of ours."""

TABLE_ID = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)
CROWDED = "So many people look at this table that there is no room left. Please try again later."
WORDS = {
    400: "This request makes no sense.",
    404: "There is nothing here.",
    405: "That cannot be done here.",
    413: f"A request may hold at most {MAX_BODY} bytes.",
}
"""What the framework refuses, in our words."""
LONGEST = 400
"""A sentence about what was sent is cut to so many letters: it may quote all of it."""

log = logging.getLogger("rumpus.server")


@dataclass
class Parts:
    """What the handlers work with; made when the application starts."""

    store: Store
    hall: Hall
    bots: Thinker
    keeper: Keeper
    readiness: Readiness


def parts_of(state: State) -> Parts:
    """The parts of the running application."""
    parts = state["parts"]
    assert isinstance(parts, Parts)
    return parts


def _known(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str | None:
    """Who asks, by their cookie; None for a stranger."""
    return parts_of(asked.app.state).keeper.visitor(asked.cookies.get(COOKIE))


def _visitor(request: Request[Any, Any, State]) -> tuple[str, list[Cookie]]:
    """Who asks, and the cookie to hand out if they are new."""
    known = _known(request)
    if known is not None:
        return known, []
    value, made = parts_of(request.app.state).keeper.greet()
    secure = request.scope["scheme"] == "https"
    cookie = Cookie(key=COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return made, [cookie]


def _address(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    """Where the asker is; "" where that is not known."""
    return address_of(asked.client.host) if asked.client is not None else ""


def _table(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    """The table that the path names. Missing for what is no table's id."""
    table = str(asked.path_params["table"])
    if not TABLE_ID.fullmatch(table):
        raise Missing(NO_TABLE)
    return table


# ---------------------------------------------------------------- HTTP
@get("/api/games")
async def games(request: Request[Any, Any, State]) -> Response[list[Tile]]:
    """The tiles of the lobby; `?every=1` also lists games without a tile."""
    _, cookies = _visitor(request)
    shown = await asyncio.to_thread(tiles, every=request.query_params.get("every") == "1")
    return Response(shown, cookies=cookies)


@post("/api/tables", status_code=201)
async def open_table(request: Request[Any, Any, State]) -> Response[TableMade]:
    """Open a table."""
    try:
        body = await request.body()
    except InternalServerException as gone:  # so Litestar says that the other side has left
        raise Refusal("The request broke off.") from gone
    try:
        wanted = msgspec.json.decode(body, type=NewTable)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise Refusal(str(fault)) from fault
    except RecursionError as fault:
        raise Refusal("This order is nested too deep.") from fault
    visitor, cookies = _visitor(request)
    room = await parts_of(request.app.state).hall.create(visitor, wanted, _address(request))
    return Response(TableMade(room.record.id), status_code=201, cookies=cookies)


@get("/api/tables")
async def my_tables(request: Request[Any, Any, State]) -> list[TableRow]:
    """The running tables of this visitor."""
    return await parts_of(request.app.state).hall.mine(_known(request))


@get("/api/tables/{table:str}/save")
async def save(request: Request[Any, Any, State]) -> Response[str]:
    """The save file of a finished game; of a running one, the record of the asker's own seat, or the public one."""
    table = _table(request)
    async with parts_of(request.app.state).hall.visit(table, _address(request)) as room:
        if room is None:
            raise Missing(NO_TABLE)
        text = await room.save(_known(request))
    name = f"{room.record.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table:str}/replay")
async def play_by_play(request: Request[Any, Any, State]) -> Replay:
    """A finished game, play by play, with everything open; 409 while it runs."""
    table = _table(request)
    hall = parts_of(request.app.state).hall
    async with hall.visit(table, _address(request)) as room:
        if room is None:
            raise Missing(NO_TABLE)
        match, requests = await room.finished()
    return await asyncio.to_thread(replay, table, match, requests)


@get("/api/rules/{game:str}")
async def rules(request: Request[Any, Any, State]) -> dict[str, RuleText]:
    """The rule catalogue of a game, by id."""
    game = str(request.path_params["game"])
    try:
        return await asyncio.to_thread(lambda: rule_texts(find(game)))
    except (GameError, OSError, ValueError) as fault:
        raise Missing(f"There are no rules for {game[:32]!r} here.") from fault


@cache
def _release() -> str:
    """The version of this program."""
    try:
        return version("rumpus")
    except PackageNotFoundError:
        return "unknown"


@get("/api/health")
async def health(request: Request[Any, Any, State]) -> Health:
    """This process lives; whether tables can be played says `ready`."""
    parts = parts_of(request.app.state)
    states = dict(parts.bots.states) if isinstance(parts.bots, Bots) else {}
    return Health(True, _release(), len(parts.hall.rooms), states)


@get("/api/ready")
async def ready(request: Request[Any, Any, State]) -> Response[Ready] | Response[Fault]:
    """Can tables be opened and played now? 503 when not."""
    words = await parts_of(request.app.state).readiness.fault()
    return Response(Ready(True)) if words is None else _told(words, 503)


@get(["/", "/{path:path}"])
async def the_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The built page; what starts with /api and is not there is a 404."""
    path = str(request.path_params.get("path", "/"))
    if path.strip("/").split("/")[0] == "api":
        raise Missing(WORDS[404])
    response = await asyncio.to_thread(page.answer, path)
    if str(response.media_type).startswith("text/html"):
        _, cookies = _visitor(request)
        response.cookies.extend(cookies)
    return response


# ---------------------------------------------------------------- WebSocket
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
    wire = SocketWire(socket)
    try:
        code, words = await _seated(socket, wire)
    except TooMany as no:
        code, words = TRY_AGAIN, no.text
    except Refusal as no:
        code, words = GONE, no.text
    except StoreError:
        log.exception("the store failed")
        code, words = TRY_AGAIN, NO_STORE
    except Exception:  # whatever it is, the other side gets a sentence, and the log all of it
        log.exception("a connection failed")
        code, words = FAULTY, FAILED
    if words:
        with contextlib.suppress(Exception):  # the other side may be gone already
            await wire.send(msgspec.json.encode(ErrorTold(words)).decode())
            await wire.close(code, words[:100])


async def _seated(socket: WebSocket[Any, Any, State], wire: SocketWire) -> tuple[int, str]:
    """Serve a connection until it ends; code and words for one that cannot be served, no words for one that was."""
    visitor = _known(socket)
    async with parts_of(socket.app.state).hall.visit(_table(socket), _address(socket)) as room:
        if room is None:
            return GONE, NO_TABLE
        if len(room.viewers) >= MAX_VIEWERS:
            return TRY_AGAIN, CROWDED
        if visitor is not None and socket.query_params.get("watch") != "1":
            await room.sit(visitor, socket.query_params.get("name"))
        await converse(wire, room, visitor)
        return 1000, ""


# ---------------------------------------------------------------- faults
def _told(words: str, status: int, headers: dict[str, str] | None = None) -> Response[Fault]:
    """One sentence with a status; 503 says when to come back."""
    shown = words if len(words) <= LONGEST else f"{words[:LONGEST]}..."
    headers = {"retry-after": LATER} if status == 503 else headers
    return Response(Fault(shown), status_code=status, media_type="application/json", headers=headers)


def _refused(_request: Request[Any, Any, State], fault: Exception) -> Response[Fault]:
    """What was asked for is refused, and the words say why."""
    if isinstance(fault, TooMany):
        return _told(fault.text, fault.status, {"retry-after": str(fault.seconds)})
    return _told(str(fault), fault.status if isinstance(fault, Refusal) else 400)


def _no_store(request: Request[Any, Any, State], fault: Exception) -> Response[Fault]:
    """The store failed: the words for people are ours, what it said itself goes to the log."""
    log.error("%s %.200r: the store failed", request.method, request.scope["path"], exc_info=fault)
    return _told(NO_STORE, 503)


def _framework(request: Request[Any, Any, State], fault: Exception) -> Response[Fault]:
    """Litestar's own refusals (no such path, a body that is too long), as one sentence of ours."""
    assert isinstance(fault, HTTPException)
    if fault.status_code >= 500:
        return _unexpected(request, fault)
    headers = {name.lower(): value for name, value in (fault.headers or {}).items()}
    if "allow" in headers and "GET" in headers["allow"] and "HEAD" not in headers["allow"]:
        headers["allow"] += ", HEAD"
    return _told(WORDS.get(fault.status_code, WORDS[400]), fault.status_code, headers)


def _unexpected(request: Request[Any, Any, State], fault: Exception) -> Response[Fault]:
    """A fault of ours: all of it into the log, nothing of it to the other side."""
    log.error("%s %.200r failed", request.method, request.scope["path"], exc_info=fault)
    return _told(FAILED, 500)


class Site(Litestar):
    """The application behind its `Guard`, through which every request and every answer passes, also those that no
    handler is found for.
    """

    guard: Guard

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Start and end as Litestar does; all else past the guard."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.guard(scope, receive, send)  # type: ignore[arg-type]  # the scope says which of the two they are

    async def inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What the guard stands before."""
        await super().__call__(scope, receive, send)


async def _warm(bots: Bots) -> None:
    """Let the bots of every game in the lobby get ready.

    All modules are loaded then: the garbage collector shall never walk through them again, which takes it a tenth of a
    second in the middle of somebody's game.
    """
    found = await asyncio.to_thread(tiles)
    gc.collect()
    gc.freeze()
    for tile in found:
        if tile.ready:
            bots.prepare(await asyncio.to_thread(first_question, tile.id))


def build(
    url: str | Store,
    *,
    clock: Clock | None = None,
    bots: Thinker | None = None,
    hosts: Iterable[str] = LOCAL,
    own: bool = False,
    limits: Limits | None = None,
    say: Callable[[str], None] | None = None,
    warm: bool = False,
) -> Site:
    """The application on the store at `url`, or on an open one. Tests give a clock and bots of their own; `hosts` and
    `own` as in `Guard`.

    `warm`: the bots of the lobby's games get ready from the start, not only when the first of them is asked.
    """

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = url if isinstance(url, Store) else Store(url)
        thinker, time = bots or Bots(say=say), clock or SystemClock()
        hall = Hall(store, time, thinker, limits or Limits())
        readiness = Readiness(store, hall, time)
        app.state["parts"] = Parts(store, hall, thinker, Keeper(store.secret), readiness)
        warming = asyncio.create_task(_warm(thinker)) if warm and isinstance(thinker, Bots) else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            readiness.close()
            await hall.close()
            if isinstance(thinker, Bots):
                thinker.close()
            store.close()

    site = Site(
        [games, open_table, my_tables, save, play_by_play, rules, health, ready, the_page, talk],
        lifespan=[life],
        openapi_config=None,
        request_max_body_size=MAX_BODY,
        exception_handlers={
            HTTPException: _framework,
            Refusal: _refused,
            OptionError: _refused,
            ContentError: _refused,
            StoreError: _no_store,
            Exception: _unexpected,
        },
    )
    site.guard = Guard(site.inside, hosts, own=own)
    return site
