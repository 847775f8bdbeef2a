"""What a game teaches, over HTTP: its rules on one sheet, its words, its cards, and puzzles as private tables."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Any, cast

from litestar import Request, Response, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.learning import AidLine, Puzzle, learning
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.keywords import Keyword
from rumpus.kernel.words.saying import Saying, plain, saying
from rumpus.server import protocol
from rumpus.server.gateway.request import address_at, game_named, known, parts_of, table_in, visitor_of
from rumpus.server.people.seats import seats_of
from rumpus.server.refusal import NO_TABLE, Missing, NotYet
from rumpus.server.show.games import table_setup
from rumpus.server.table.meeting import WAITS as NOT_BEGUN
from rumpus.server.table.puzzle import chairs_of


@cache
def school_of(game: str) -> protocol.School:
    """All that a game teaches. Raises GameError, and ContentError where its files are torn."""
    spec, found = find(game), learning(game)
    sheet = [
        protocol.SheetSection(one.title, one.icon, [protocol.SheetRule(line.rule, line.text) for line in one.lines])
        for one in found.sheet
    ]
    aid = [protocol.AidSection(one.title, [_word(line) for line in one.lines]) for one in found.aid]
    return protocol.School(
        game=game,
        title=spec.about.title,
        sheet=sheet,
        aid=aid,
        words=[_word(word) for word in found.words],
        cards=cards_in(Match.start(game, seed=1)) if spec.learn is not None else [],
        puzzles=[protocol.PuzzleTile(one.id, one.title, one.group, one.question) for one in found.puzzles.values()],
    )


def _word(word: Keyword | AidLine) -> protocol.WordTold:
    """A word, or a line of the aid."""
    return protocol.WordTold(word.name, word.text, word.rule)


def cards_in(match: Match, seat: int = SPECTATOR) -> list[protocol.CardTold]:
    """Every card of this game that the seat may know, once, with what it says."""
    spec = match.spec
    if spec.sight.read is None:
        return []
    messages = spec.sight.says(match.t, match.s, seat)
    said = {line: None for text in spec.sight.read(match.t, match.s, seat).values() for line in text.split("\n")}
    cards = []
    for line in said:
        name, _, text = line.partition(": ")
        name, _, about = name.partition(" (")
        made = spec.words.catalogue.text(messages[name]) if name in messages else plain(text)
        cards.append(protocol.CardTold(name, about.removesuffix(")"), **made))
    return cards


def puzzle_of(game: str, name: str) -> Puzzle:
    """A puzzle of a game, or its guided game. Missing, which lists the puzzles there are."""
    found = learning(game_named(game).id)
    puzzle, puzzles = found.staged(name), found.puzzles
    if puzzle is None:
        told = saying("no-puzzle", puzzles=", ".join(puzzles)) if puzzles else saying("no-puzzles")
        raise Missing(Saying(told.code, {**told.args, "puzzle": repr(name[:32])}))
    return puzzle


def still_of(match: Match, puzzle: Puzzle) -> protocol.PuzzleStill:
    """A position of a puzzle as the seat sees it that answers it."""
    chairs = chairs_of(puzzle, "")
    return protocol.PuzzleStill(
        game=puzzle.game,
        eyes=puzzle.seat,
        seats=[
            protocol.ReplaySeat(one.name, match.teams[p], cast("protocol.Level | None", one.level))
            for p, one in enumerate(chairs)
        ],
        options=dict(match.options),
        setup=table_setup(match),
        view=match.view(puzzle.seat),
    )


@cache
def still(game: str, name: str) -> protocol.PuzzleStill:
    """The position of a puzzle, which is always the same. Missing as in `puzzle_of`."""
    puzzle = puzzle_of(game, name)
    return still_of(puzzle.begin([one.name for one in chairs_of(puzzle, "")]), puzzle)


@get("/api/learn/{game:str}", sync_to_thread=True)
def taught(game: FromPath[str]) -> protocol.School:
    """All that a game teaches."""
    return school_of(game_named(game).id)


@get("/api/learn/{game:str}/puzzles/{puzzle:str}", sync_to_thread=True)
def puzzle_seen(game: FromPath[str], puzzle: FromPath[str]) -> protocol.PuzzleStill:
    """The position of a puzzle, to be looked at."""
    return still(game, puzzle)


@post("/api/learn/{game:str}/puzzles/{puzzle:str}", status_code=201)
async def open_puzzle(
    request: Request[Any, Any, State], game: FromPath[str], puzzle: FromPath[str]
) -> Response[protocol.TableMade]:
    """A private table at the position of a puzzle."""
    wanted = await asyncio.to_thread(puzzle_of, game, puzzle)
    visitor, cookies = visitor_of(request)
    room = await parts_of(request.app.state).hall.create_puzzle(visitor, wanted, address_at(request))
    return Response(protocol.TableMade(room.record.id), status_code=201, cookies=cookies)


@get("/api/tables/{table:str}/cards")
async def cards_here(request: Request[Any, Any, State]) -> list[protocol.CardTold]:
    """The cards of a table that the asker may know."""
    async with parts_of(request.app.state).hall.visit(table_in(request), address_at(request)) as room:
        if room is None:
            raise Missing(NO_TABLE)
        if room.table.waiting is not None:
            raise NotYet(NOT_BEGUN)
        mine = seats_of(room.record, known(request))
        return await asyncio.to_thread(cards_in, room.match.copy(), mine[0] if len(mine) == 1 else SPECTATOR)


HANDLERS = (taught, puzzle_seen, open_puzzle, cards_here)
