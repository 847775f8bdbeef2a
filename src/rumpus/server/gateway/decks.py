"""Decks of people's own: what they are built of, and whether one is sound."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from typing import Any

from litestar import Request, get, post
from litestar.datastructures import State
from litestar.params import FromPath

from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.options import OptionError, Options
from rumpus.kernel.contract.parts import Decks
from rumpus.kernel.words.saying import saying
from rumpus.server.gateway.request import game_named
from rumpus.server.gateway.request import told as asked
from rumpus.server.protocol import DeckText, DeckTold
from rumpus.server.refusal import Missing
from rumpus.server.table.house import split


def decks_of(game: str, told: Mapping[str, object] | None = None) -> tuple[Decks, Options]:
    """The decks of a game, and the options of a table, by those told. Missing for a game that is none, or has no decks
    of one's own; OptionError for options that it does not take.
    """
    spec = game_named(game)
    if spec.decks is None:
        raise Missing(saying("no-own-decks", game=spec.about.title))
    return spec.decks, spec.resolve(split(spec, told or {})[0])


@get("/api/decks/{game:str}", sync_to_thread=True)
def book(game: FromPath[str]) -> dict[str, Any]:
    """All that a deck of a game is built of."""
    return decks_of(game)[0].book()


@post("/api/decks/{game:str}/check", status_code=200)
async def check(request: Request[Any, Any, State], game: FromPath[str]) -> DeckTold:
    """Whether a text is a sound deck: the deck, or its faults."""
    wanted = await asked(request, DeckText)
    return await asyncio.to_thread(judged, game, wanted.text, wanted.options)


def judged(game: str, text: str, told: Mapping[str, object] | None = None) -> DeckTold:
    """A deck by its text, at a table with these options, or as usual."""
    decks, options = decks_of(game, told)
    faults = [str(getattr(one, "reason", one)) for one in decks.check("deck", text, options, None)]
    if faults:
        return DeckTold(None, faults)
    try:
        return DeckTold(decks.told("deck", text, options, None), [])
    except (ContentError, OptionError) as wrong:
        return DeckTold(None, [str(wrong)])


HANDLERS = (book, check)
