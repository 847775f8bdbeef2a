"""Requests about replays: one to look at, its estimate, lessons and notes, a save sent in, a table from a move on."""

from __future__ import annotations

import asyncio
import gzip
from typing import Any

from litestar import Request, Response, delete, get, post
from litestar.datastructures import State

from rumpus.kernel.contract.spec import find
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol
from rumpus.server.gateway.request import address_at, body, known, parts_of, table_in, told, visitor_of
from rumpus.server.refusal import Missing
from rumpus.server.replay.notes import Forbidden
from rumpus.server.replay.replay import eyes_of
from rumpus.server.show.games import encoding

SAVE_BYTES = 262_144
"""A save that is sent in holds at most so many bytes."""
OWN_TABLE = saying("no-notes-here")


@get("/api/replay/{table:str}")
async def look(request: Request[Any, Any, State]) -> Response[bytes]:
    """A finished game, play by play; `?eyes=` all (or nothing), watcher, or a seat; `?words=` as of a WebSocket. 409
    while it runs.
    """
    eyes = request.query_params.get("eyes", "all")
    found = await parts_of(request.app.state).replays.told(table_in(request), eyes, known(request), address_at(request))
    encode = encoding(find(found.game), request.query_params.get("words", ""))
    data = await asyncio.to_thread(encode, found)
    headers = {"cache-control": "no-store", "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        data = await asyncio.to_thread(gzip.compress, data, 5)
        headers["content-encoding"] = "gzip"
    return Response(data, media_type="application/json", headers=headers)


@get("/api/replay/{table:str}/estimate")
async def estimate(request: Request[Any, Any, State]) -> protocol.Estimate:
    """The share of wins after every part, as far as it is counted; the first who asks sets the counting off."""
    replays = parts_of(request.app.state).replays
    async with replays.shown(table_in(request), address_at(request)) as shown:
        return await replays.estimates.of(table_in(request), shown.match, keep=shown.record is not None)


@get("/api/replay/{table:str}/lessons")
async def lessons(request: Request[Any, Any, State]) -> protocol.Lessons:
    """The decisions of a seat (`?seat=`) that cost most; the first who asks sets the search off."""
    replays = parts_of(request.app.state).replays
    async with replays.shown(table_in(request), address_at(request)) as shown:
        seat = eyes_of(request.query_params.get("seat", ""), shown.match.seats)
        return await replays.learning.of(table_in(request), shown.match, seat)


@post("/api/replay/{table:str}/lessons", status_code=201)
async def try_again(request: Request[Any, Any, State]) -> Response[protocol.TableMade]:
    """Try one of these decisions again at a new table."""
    wanted = await told(request, protocol.LessonWanted)
    parts, (who, cookies), where = parts_of(request.app.state), visitor_of(request), address_at(request)
    table = table_in(request)
    async with parts.replays.shown(table, where) as shown:
        study = parts.replays.learning.study(table, shown.match, wanted.seat, wanted.at)
        branch = protocol.BranchWanted(wanted.at, wanted.seat, "hard", wanted.name)
        room = await parts.hall.branch(who, shown.match, table, branch, where, study)
    return Response(protocol.TableMade(room.record.id), status_code=201, cookies=cookies)


@get("/api/replay/{table:str}/notes")
async def notes(request: Request[Any, Any, State]) -> list[protocol.Note]:
    """What people have written at the moves of a finished game."""
    replays = parts_of(request.app.state).replays
    async with replays.shown(table_in(request), address_at(request)) as shown:
        return [] if shown.record is None else await replays.notes.of(shown.record.id, known(request))


@post("/api/replay/{table:str}/notes", status_code=201)
async def write(request: Request[Any, Any, State]) -> protocol.Note:
    """Write a note at a move; for those who sat there, or opened the table."""
    wanted = await told(request, protocol.NoteWanted)
    replays, who = parts_of(request.app.state).replays, known(request)
    async with replays.shown(table_in(request), address_at(request)) as shown:
        if shown.record is None:
            raise Forbidden(OWN_TABLE)
        return await replays.notes.write(shown.record, len(shown.match.history), who or "", wanted)


@delete("/api/replay/{table:str}/notes/{note:int}", status_code=204)
async def remove(request: Request[Any, Any, State]) -> None:
    """Take an own note away."""
    replays = parts_of(request.app.state).replays
    async with replays.shown(table_in(request), address_at(request)) as shown:
        if shown.record is None:
            raise Missing(OWN_TABLE)
        await replays.notes.remove(shown.record.id, int(request.path_params["note"]), known(request))


@post("/api/replay/{table:str}/branch", status_code=201)
async def branch(request: Request[Any, Any, State]) -> Response[protocol.TableMade]:
    """Go on from a move at a new table."""
    wanted = await told(request, protocol.BranchWanted)
    parts, (who, cookies), where = parts_of(request.app.state), visitor_of(request), address_at(request)
    async with parts.replays.shown(table_in(request), where) as shown:
        room = await parts.hall.branch(who, shown.match, table_in(request), wanted, where)
    return Response(protocol.TableMade(room.record.id), status_code=201, cookies=cookies)


@post("/api/saves", status_code=201, request_max_body_size=SAVE_BYTES)
async def send_in(request: Request[Any, Any, State]) -> Response[protocol.SaveOpened]:
    """Open a save: the body is its text."""
    who, cookies = visitor_of(request)
    opened = await parts_of(request.app.state).replays.open(await body(request), who, address_at(request))
    return Response(protocol.SaveOpened(opened), status_code=201, cookies=cookies)


HANDLERS = (look, estimate, lessons, try_again, notes, write, remove, branch, send_in)
