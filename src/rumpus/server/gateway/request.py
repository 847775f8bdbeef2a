"""What every handler of a request asks first: who is there, from where, for which table, and with what in hand."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, TypeVar

import msgspec
from litestar import Request, WebSocket
from litestar.datastructures import Cookie, State
from litestar.exceptions import InternalServerException

from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.words.saying import saying
from rumpus.server import logs
from rumpus.server.bots.pool import Thinker
from rumpus.server.gateway.link import Links
from rumpus.server.gateway.readiness import Readiness
from rumpus.server.people.limits import address_of
from rumpus.server.people.seats import COOKIE, COOKIE_SECONDS, Keeper
from rumpus.server.refusal import NO_TABLE, Missing, Refusal
from rumpus.server.replay.library import Replays
from rumpus.server.store.sql import Store
from rumpus.server.table.hall import Hall

T = TypeVar("T")
TABLE_ID = re.compile(r"[A-Za-z0-9]{1,32}", re.ASCII)


@dataclass
class Parts:
    """What the handlers work with; made when the application starts."""

    store: Store
    hall: Hall
    bots: Thinker
    keeper: Keeper
    readiness: Readiness
    replays: Replays
    links: Links | None = None


def parts_of(state: State) -> Parts:
    """The parts of the running application."""
    parts = state["parts"]
    assert isinstance(parts, Parts)
    return parts


def known(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str | None:
    """Who asks, by their cookie; None for a stranger."""
    return parts_of(asked.app.state).keeper.visitor(asked.cookies.get(COOKIE))


def visitor_of(request: Request[Any, Any, State]) -> tuple[str, list[Cookie]]:
    """Who asks, and the cookie to hand out if they are new."""
    found = known(request)
    if found is not None:
        return found, []
    value, made = parts_of(request.app.state).keeper.greet()
    secure = request.scope["scheme"] == "https"
    cookie = Cookie(key=COOKIE, value=value, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)
    return made, [cookie]


def address_at(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    """Where the asker is; "" where that is not known."""
    return address_of(asked.client.host) if asked.client is not None else ""


def table_in(asked: Request[Any, Any, State] | WebSocket[Any, Any, State]) -> str:
    """The table that the path names. Missing for what is no table's id."""
    named = str(asked.path_params["table"])
    if not TABLE_ID.fullmatch(named):
        raise Missing(NO_TABLE)
    logs.know(table=named)
    return named


def game_named(game: str) -> GameSpec:
    """The game with this id. Missing where there is none."""
    try:
        return find(game)
    except GameError as unknown:
        raise Missing(saying("no-game", game=repr(game[:32]))) from unknown


async def body(request: Request[Any, Any, State]) -> bytes:
    """What came with the request, all of it."""
    try:
        return await request.body()
    except InternalServerException as gone:  # so Litestar says that the other side has left
        raise Refusal(saying("no-whole-request")) from gone


async def told(request: Request[Any, Any, State], kind: type[T]) -> T:
    """The message that came with the request. Refusal for what is none of this kind."""
    found = await body(request)
    try:
        return msgspec.json.decode(found, type=kind)
    except (msgspec.DecodeError, UnicodeError) as fault:
        raise Refusal(str(fault)) from fault
    except RecursionError as fault:
        raise Refusal(saying("no-shallow-order")) from fault
