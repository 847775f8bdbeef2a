"""The web application: thin handlers around the hall, and the page."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
from collections.abc import AsyncIterator, Callable, Iterable
from functools import cache
from importlib.metadata import PackageNotFoundError, version
from typing import Any

from litestar import HttpMethod, Litestar, Request, Response, get, post, route
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.params import FromPath
from litestar.types import LifeSpanReceive, LifeSpanScope, LifeSpanSend, Receive, Scope, Send

from rumpus.kernel.contract.errors import ContentError, GameError
from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.contract.spec import find
from rumpus.kernel.words.saying import Text, plain, saying
from rumpus.server import metrics, protocol
from rumpus.server.bots.pool import Bots, Thinker
from rumpus.server.bots.reckon import Reckoner, Workers
from rumpus.server.bus import Bus
from rumpus.server.clock import Clock, SystemClock
from rumpus.server.gateway import compression, decks, page
from rumpus.server.gateway.forward import Forward, elsewhere
from rumpus.server.gateway.guard import LOCAL, Guard
from rumpus.server.gateway.link import Asked, Carried, Line, Links
from rumpus.server.gateway.readiness import Readiness
from rumpus.server.gateway.request import Parts, address_at, game_named, known, parts_of, table_in, told, visitor_of
from rumpus.server.gateway.socket import serve_line, talk
from rumpus.server.gateway.traced import Traced, route_of
from rumpus.server.learn import school
from rumpus.server.people.limits import Limits
from rumpus.server.people.seats import Keeper
from rumpus.server.people.shared import Shared
from rumpus.server.refusal import FAILED, NO_BUS, NO_STORE, NO_TABLE, Missing, Refusal, TooMany, fault, words_of
from rumpus.server.replay import http as replays_http
from rumpus.server.replay.library import Replays
from rumpus.server.show.games import rule_texts, tiles, told_of
from rumpus.server.store.base import StoreError
from rumpus.server.store.sql import Store
from rumpus.server.table.hall import Hall, first_question
from rumpus.server.table.owned import Elsewhere, Moved

MAX_BODY = 65_536
"""An HTTP request body holds at most so many bytes."""

LATER = "5"
"""Seconds after which it is worth asking again a server that could not answer."""

WORDS = {
    400: saying("no-sense-at-all"),
    404: saying("no-thing"),
    405: saying("no-deed"),
    413: saying("no-short-request", bytes=MAX_BODY, save=replays_http.SAVE_BYTES),
}
"""What the framework refuses, in our words."""
LONGEST = 400
"""A sentence about what was sent is cut to so many letters: it may quote all of it."""

log = logging.getLogger("rumpus.server")


# ---------------------------------------------------------------- HTTP
@get("/api/games")
async def games(request: Request[Any, Any, State]) -> Response[list[protocol.Tile]]:
    """The tiles of the lobby; `?every=1` also lists games without a tile."""
    _, cookies = visitor_of(request)
    shown = await asyncio.to_thread(tiles, every=request.query_params.get("every") == "1")
    return Response(shown, cookies=cookies)


@get("/api/games/{game:str}", sync_to_thread=True)
def game_told(game: FromPath[str]) -> protocol.GameTold:
    """A game with all that its set-up page asks."""
    return told_of(game_named(game).id)


@post("/api/tables", status_code=201)
async def open_table(request: Request[Any, Any, State]) -> Response[protocol.TableMade]:
    """Open a table."""
    wanted = await told(request, protocol.NewTable)
    visitor, cookies = visitor_of(request)
    room = await parts_of(request.app.state).hall.create(visitor, wanted, address_at(request))
    return Response(protocol.TableMade(room.record.id), status_code=201, cookies=cookies)


@get("/api/tables")
async def my_tables(request: Request[Any, Any, State]) -> list[protocol.TableRow]:
    """The running tables of this visitor."""
    return await parts_of(request.app.state).hall.mine(known(request))


@get("/api/tables/played")
async def my_games(request: Request[Any, Any, State]) -> list[protocol.GameRow]:
    """The finished games of this visitor."""
    return await parts_of(request.app.state).hall.played(known(request))


@post("/api/tables/{table:str}/again", status_code=201)
async def play_again(request: Request[Any, Any, State]) -> protocol.TableMade:
    """The next table with the settings and people of a finished one, for who sat there."""
    visitor, hall = known(request), parts_of(request.app.state).hall
    if visitor is None:
        raise Missing(NO_TABLE)
    return protocol.TableMade(await hall.rematch(table_in(request), visitor, address_at(request)))


@get("/api/codes/{code:str}")
async def by_code(request: Request[Any, Any, State], code: FromPath[str]) -> Response[protocol.TableMade]:
    """The open table that goes by this short code; whoever has it may sit down there."""
    visitor, cookies = visitor_of(request)
    table = await parts_of(request.app.state).hall.by_code(code, visitor, address_at(request))
    return Response(protocol.TableMade(table), cookies=cookies)


@get("/api/tables/{table:str}/save")
async def save(request: Request[Any, Any, State]) -> Response[str]:
    """The save file of a finished game; of a running one, the record of the asker's own seat, or the public one."""
    table = table_in(request)
    async with parts_of(request.app.state).hall.visit(table, address_at(request)) as room:
        if room is None:
            raise Missing(NO_TABLE)
        text = await room.save(known(request))
    name = f"{room.record.game}-{table}.txt"
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/rules/{game:str}", sync_to_thread=True)
def rules(game: FromPath[str]) -> dict[str, protocol.RuleText]:
    """The rule catalogue of a game, by id."""
    try:
        return rule_texts(find(game))
    except (GameError, OSError, ValueError) as wrong:
        raise Missing(saying("no-rules", game=repr(game[:32]))) from wrong


@cache
def _release() -> str:
    """The version of this program."""
    try:
        return version("rumpus")
    except PackageNotFoundError:
        return "unknown"


OWN = (games, game_told, open_table, my_tables, my_games, play_again, by_code, save, rules)


@get("/api/health")
async def health(request: Request[Any, Any, State]) -> protocol.Health:
    """This process lives; whether tables can be played says `ready`."""
    parts = parts_of(request.app.state)
    states = dict(parts.bots.states) if isinstance(parts.bots, Bots) else {}
    return protocol.Health(True, _release(), len(parts.hall.rooms), states)


@get("/api/ready")
async def ready(request: Request[Any, Any, State]) -> Response[protocol.Ready] | Response[protocol.Fault]:
    """Can tables be opened and played now? 503 when not."""
    no = await parts_of(request.app.state).readiness.fault()
    return Response(protocol.Ready(True)) if no is None else _told(words_of(no), 503)


@route(["/", "/{path:path}"], http_method=[HttpMethod.GET, HttpMethod.HEAD])
async def the_page(request: Request[Any, Any, State]) -> Response[bytes]:
    """The built page; what starts with /api and is not there is a 404."""
    path = str(request.path_params.get("path", "/"))
    if path.strip("/").split("/")[0] == "api":
        raise Missing(WORDS[404])
    takes = ", ".join(request.headers.getall("accept-encoding", []))
    response = await asyncio.to_thread(page.answer, path, takes=takes)
    if str(response.media_type).startswith("text/html"):
        _, cookies = visitor_of(request)
        response.cookies.extend(cookies)
    return response


# ---------------------------------------------------------------- faults
def _told(words: Text, status: int, headers: dict[str, str] | None = None) -> Response[protocol.Fault]:
    """One sentence with a status; 503 says when to come back."""
    if len(words["text"]) > LONGEST:
        words = plain(f"{words['text'][:LONGEST]}...")
    headers = {"retry-after": LATER} if status == 503 else headers
    return Response(fault(words), status_code=status, media_type="application/json", headers=headers)


def _refused(_request: Request[Any, Any, State], wrong: Exception) -> Response[protocol.Fault]:
    """What was asked for is refused, and the words say why."""
    metrics.refused(wrong.no["why"]["code"] if isinstance(wrong, Refusal) else None)
    if isinstance(wrong, TooMany):
        return _told(wrong.no["why"], wrong.status, {"retry-after": str(wrong.seconds)})
    return _told(wrong.no["why"], wrong.status) if isinstance(wrong, Refusal) else _told(plain(str(wrong)), 400)


def _no_store(request: Request[Any, Any, State], wrong: Exception) -> Response[protocol.Fault]:
    """The store failed: the words for people are ours, what it said itself goes to the log."""
    log.error("%s %.200r: the store failed", request.method, route_of(request.scope), exc_info=wrong)
    return _told(words_of(NO_STORE), 503)


def _moved(_request: Request[Any, Any, State], _wrong: Exception) -> Response[protocol.Fault]:
    """The table went to another process meanwhile."""
    return _told(words_of(NO_BUS), 503)


def _framework(request: Request[Any, Any, State], wrong: Exception) -> Response[protocol.Fault]:
    """Litestar's own refusals (no such path, a body that is too long), as one sentence of ours."""
    assert isinstance(wrong, HTTPException)
    if wrong.status_code >= 500:
        return _unexpected(request, wrong)
    headers = {name.lower(): value for name, value in (wrong.headers or {}).items()}
    if "allow" in headers and "GET" in headers["allow"] and "HEAD" not in headers["allow"]:
        headers["allow"] += ", HEAD"
    return _told(words_of(WORDS.get(wrong.status_code, WORDS[400])), wrong.status_code, headers)


def _unexpected(request: Request[Any, Any, State], wrong: Exception) -> Response[protocol.Fault]:
    """A wrong of ours: all of it into the log, nothing of it to the other side."""
    log.error("%s %.200r failed", request.method, route_of(request.scope), exc_info=wrong)
    return _told(words_of(FAILED), 500)


class Site(Litestar):
    """The application behind its `Guard`, through which every request and every answer passes, also those that no
    handler is found for.
    """

    traced: Traced
    forward: Forward | None = None

    async def __call__(
        self,
        scope: Scope | LifeSpanScope,
        receive: Receive | LifeSpanReceive,
        send: Send | LifeSpanSend,
    ) -> None:
        """Start and end as Litestar does; all else past the guard, with an id."""
        if scope["type"] == "lifespan":
            await super().__call__(scope, receive, send)
        else:
            await self.traced(scope, receive, send)  # type: ignore[arg-type]  # the scope says which of the two they are

    async def inside(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What the guard stands before."""
        if self.forward is None or scope["type"] != ScopeType.HTTP:
            await self.answered(scope, receive, send)
        else:
            await self.forward(scope, receive, send)

    async def work(self, line: Line, asked: Asked | Carried) -> None:
        """Serve what another process has taken."""
        if isinstance(asked, Asked):
            await serve_line(parts_of(self.state), line, asked)
        elif self.forward is not None:
            await self.forward.answer(line, asked)

    async def answered(self, scope: Scope, receive: Receive, send: Send) -> None:
        """What this process itself can answer."""
        await compression.told(super().__call__, scope, receive, send)


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


@contextlib.asynccontextmanager
async def _joined(site: Site, bus: Bus | None) -> AsyncIterator[None]:
    """For the block, this process is one of several, where there is a bus."""
    if bus is None:
        yield
        return
    parts = parts_of(site.state)
    hall, me = parts.hall, parts.store.owner
    links = parts.links = Links(bus, me, hall.clock, site.work)
    counts = Shared(bus, me, hall.clock, hall.openings, hall.guesses)
    site.forward = Forward(links, site.answered)
    await bus.open()
    await links.open()
    await counts.open()
    try:
        yield
    finally:
        counts.close()
        await links.close()


def build(
    url: str | Store,
    *,
    clock: Clock | None = None,
    bots: Thinker | None = None,
    reckoner: Reckoner | None = None,
    hosts: Iterable[str] = LOCAL,
    own: bool = False,
    limits: Limits | None = None,
    say: Callable[[str], None] | None = None,
    warm: bool = False,
    bus: Bus | None = None,
) -> Site:
    """The application on the store at `url`, or on an open one. Tests give a clock, bots and a reckoner of their own;
    `hosts` and `own` as in `Guard`.

    `warm`: the bots of the lobby's games get ready from the start, not only when the first of them is asked. `bus`: the
    way to the other processes on the same tables.
    """

    @contextlib.asynccontextmanager
    async def life(app: Litestar) -> AsyncIterator[None]:
        store = url if isinstance(url, Store) else Store(url)
        thinker, time = bots or Bots(say=say), clock or SystemClock()
        hall = Hall(store, time, thinker, limits or Limits(), bus)
        readiness, replays = Readiness(store, hall, time), Replays(store, hall, reckoner or Workers())
        app.state["parts"] = Parts(store, hall, thinker, Keeper(store.secret), readiness, replays)
        try:
            async with _joined(site, bus):
                warming = asyncio.create_task(_warm(thinker)) if warm and isinstance(thinker, Bots) else None
                try:
                    yield
                finally:
                    if warming is not None:
                        warming.cancel()
                    readiness.close()
                    await replays.close()
        finally:
            await hall.close()
            store.close()  # others may have the tables from here on
            if isinstance(thinker, Bots):
                thinker.close()
            if bus is not None:
                await bus.close()

    site = Site(
        [*OWN, *replays_http.HANDLERS, *school.HANDLERS, *decks.HANDLERS, health, ready, the_page, talk],
        lifespan=[life],
        openapi_config=None,
        request_max_body_size=MAX_BODY,
        exception_handlers={
            HTTPException: _framework,
            Refusal: _refused,
            OptionError: _refused,
            ContentError: _refused,
            StoreError: _no_store,
            Elsewhere: elsewhere,
            Moved: _moved,
            Exception: _unexpected,
        },
    )
    site.traced = Traced(Guard(site.inside, hosts, own=own))
    return site
