"""The web application: thin handlers around the hall, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable, Iterable
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, version
from typing import Any

import msgspec
from litestar import Litestar, Request, Response, WebSocket, get, post, websocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import HTTPException, NotFoundException, WebSocketDisconnect
from litestar.types import ASGIApp

from rumpus.kernel.spec import ContentError, GameError, OptionError, find
from rumpus.server import page
from rumpus.server.bots import Bots, Thinker
from rumpus.server.clock import Clock, SystemClock
from rumpus.server.connection import converse
from rumpus.server.games import rule_texts, tiles
from rumpus.server.guard import LOCAL, Guard, seal
from rumpus.server.protocol import ErrorTold, Fault, Health, NewTable, Replay, RuleText, TableMade, TableRow, Tile
from rumpus.server.refusal import Refusal
from rumpus.server.replay import replay
from rumpus.server.rooms import Hall, first_question
from rumpus.server.seats import COOKIE, COOKIE_SECONDS, Keeper
from rumpus.server.store import Store, StoreError

MAX_BODY = 65_536
"""An HTTP request body holds at most so many bytes."""

AWAY = "The tables cannot be read just now. This page tries again by itself."
"""What a connection is told while the store does not answer."""

MAX_VIEWERS = 200
"""At most so many connections at one table."""


@dataclass
class Parts:
    """What the handlers work with; made when the application starts."""

    store: Store
    hall: Hall
    bots: Thinker
    keeper: Keeper


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
    secure = request.url.scheme == "https"
    cookie = Cookie(key=COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return made, [cookie]


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
        wanted = msgspec.json.decode(await request.body(), type=NewTable)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise Refusal(str(fault)) from fault
    visitor, cookies = _visitor(request)
    room = await parts_of(request.app.state).hall.create(visitor, wanted)
    return Response(TableMade(room.record.id), status_code=201, cookies=cookies)


@get("/api/tables")
async def my_tables(request: Request[Any, Any, State]) -> list[TableRow]:
    """The running tables of this visitor."""
    return await parts_of(request.app.state).hall.mine(_known(request))


@get("/api/tables/{table:str}/save")
async def save(request: Request[Any, Any, State]) -> Response[str]:
    """The save file of a finished game; of a running one, the record of the asker's own seat, or the public one."""
    table = str(request.path_params["table"])
    async with parts_of(request.app.state).hall.visit(table) as room:
        if room is None:
            raise NotFoundException("There is no such table.")
        text = await room.save(_known(request))
    name = f"{room.record.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain; charset=utf-8", headers=headers)


@get("/api/tables/{table:str}/replay")
async def play_by_play(request: Request[Any, Any, State]) -> Replay:
    """A finished game, play by play, with everything open; 409 while it runs."""
    table = str(request.path_params["table"])
    hall = parts_of(request.app.state).hall
    async with hall.visit(table) as room:
        if room is None:
            raise NotFoundException("There is no such table.")
        if not room.match.over:
            raise HTTPException("The replay is open when the game is over.", status_code=409)
        match, requests = room.match, await room.store.requests(table)
    return await asyncio.to_thread(replay, table, match, requests)


@get("/api/rules/{game:str}")
async def rules(request: Request[Any, Any, State]) -> dict[str, RuleText]:
    """The rule catalogue of a game, by id."""
    game = str(request.path_params["game"])
    try:
        return await asyncio.to_thread(lambda: rule_texts(find(game)))
    except (GameError, OSError, ValueError) as fault:
        raise NotFoundException(f"There are no rules for {game!r} here.") from fault


@get("/api/health")
async def health(request: Request[Any, Any, State]) -> Response[Health]:
    """Does the store write? 503 when not."""
    parts = parts_of(request.app.state)
    try:
        await parts.store.ping()
        ok = True
    except StoreError:
        ok = False
    try:
        release = version("rumpus")
    except PackageNotFoundError:
        release = "unknown"
    states = dict(parts.bots.states) if isinstance(parts.bots, Bots) else {}
    return Response(Health(ok, release, len(parts.hall.rooms), states), status_code=200 if ok else 503)


@get(["/", "/{path:path}"])
async def the_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The built page; what starts with /api and is not there is a 404."""
    path = str(request.path_params.get("path", "/"))
    if path.strip("/").split("/")[0] == "api":
        raise NotFoundException("There is nothing here.")
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
    table = str(socket.path_params["table"])
    visitor = _known(socket)
    await socket.accept()
    wire = SocketWire(socket)
    fault, code = "There is no such table.", 4404
    try:
        async with parts_of(socket.app.state).hall.visit(table) as room:
            if room is not None and len(room.viewers) >= MAX_VIEWERS:
                fault = "So many people look at this table that there is no room left. Please try again later."
            elif room is not None:
                if visitor is not None and socket.query_params.get("watch") != "1":
                    await room.sit(visitor, socket.query_params.get("name"))
                await converse(wire, room, visitor)
                return
    except Refusal as no:
        fault = str(no)
    except StoreError:
        fault, code = AWAY, 1013
    with contextlib.suppress(Exception):  # the other side may be gone already
        await wire.send(msgspec.json.encode(ErrorTold(fault)).decode())
        await wire.close(code, fault[:100])


# ---------------------------------------------------------------- faults
def _fault(status: int) -> Callable[[Request[Any, Any, State], Exception], Response[Fault]]:
    """A handler that answers with one sentence and this status."""

    def answer(_request: Request[Any, Any, State], fault: Exception) -> Response[Fault]:
        return Response(Fault(str(fault)), status_code=status, media_type="application/json")

    return answer


def _http_fault(_request: Request[Any, Any, State], fault: Exception) -> Response[Fault]:
    """Litestar's own refusals (no such path, a body that does not fit), as one sentence."""
    assert isinstance(fault, HTTPException)
    headers = fault.headers
    return Response(Fault(fault.detail), status_code=fault.status_code, media_type="application/json", headers=headers)


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
    url: str,
    *,
    clock: Clock | None = None,
    bots: Thinker | None = None,
    hosts: Iterable[str] | None = LOCAL,
    say: Callable[[str], None] | None = None,
    warm: bool = False,
) -> Litestar:
    """The application on the store at `url`. Tests give a clock and bots of their own; `hosts` as in `Guard`.

    `warm`: the bots of the lobby's games get ready from the start, not only when the first of them is asked.
    """

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = Store(url)
        thinker = bots or Bots(say=say)
        hall = Hall(store, clock or SystemClock(), thinker)
        app.state["parts"] = Parts(store, hall, thinker, Keeper(store.secret))
        warming = asyncio.create_task(_warm(thinker)) if warm and isinstance(thinker, Bots) else None
        try:
            yield
        finally:
            if warming is not None:
                warming.cancel()
            await hall.close()
            if isinstance(thinker, Bots):
                thinker.close()
            store.close()

    def guarded(app: ASGIApp) -> ASGIApp:
        return Guard(app, hosts)

    return Litestar(
        [games, open_table, my_tables, save, play_by_play, rules, health, the_page, talk],
        lifespan=[life],
        middleware=[guarded],
        before_send=[seal],
        openapi_config=None,
        request_max_body_size=MAX_BODY,
        exception_handlers={
            HTTPException: _http_fault,
            Refusal: _fault(400),
            OptionError: _fault(400),
            ContentError: _fault(400),
            StoreError: _fault(503),
        },
    )
