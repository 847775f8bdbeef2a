"""The replays that can be looked at: of finished tables, and of saves that were sent in."""

from __future__ import annotations

import asyncio
import secrets
from collections import OrderedDict
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import cast

import msgspec

from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import saying
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.reckon import Reckoner
from rumpus.server.people.seats import clean_name, nameless, seats_of, unnamed
from rumpus.server.protocol import Level, Replay
from rumpus.server.refusal import NO_TABLE, Missing, NotYet, Refusal
from rumpus.server.replay.estimates import Estimates
from rumpus.server.replay.lessons import Learning
from rumpus.server.replay.notes import Notes, may_write
from rumpus.server.replay.replay import eyes_of, origin_of, replay
from rumpus.server.store.base import RequestRow, TableRecord
from rumpus.server.store.sql import Store
from rumpus.server.table.hall import CODE, Hall
from rumpus.server.table.owned import Elsewhere

SENT_IN = "S"
"""The first letter of a replay that was sent in as a save, before the process that keeps it; no table's id has it."""
ITS_OWN = 15
"""Letters of its own at the end of such a name."""
MOST_SAVES = 24
"""So many saves that were sent in are kept, the latest; after that they have to be sent in again."""
MOST_MOVES = 4000
MOST_BYTES = 256 * 2**20
"""What the positions of all kept saves may take in memory."""
GONE = saying("no-save-kept")
NO_REPLAY = saying("no-replay-of-puzzle")
TOLD = 24
"""So many answers are kept as they were sent: making one takes up to a second."""


@dataclass(frozen=True)
class Shown:
    """A game that may be looked at as a whole; of a table its record, and what was asked of it in real time."""

    match: Match
    requests: Sequence[RequestRow] = ()
    record: TableRecord | None = None


class Replays:
    """Finds replays, makes the answers about them, and keeps the latest ones."""

    def __init__(self, store: Store, hall: Hall, reckoner: Reckoner) -> None:
        self.hall, self.reckoner = hall, reckoner
        self.notes, self.estimates = Notes(store), Estimates(store, reckoner)
        self.learning = Learning(reckoner)
        self._saves: OrderedDict[str, Match] = OrderedDict()
        self._told: OrderedDict[tuple[str, int], Replay] = OrderedDict()
        self._opening = asyncio.Lock()

    @asynccontextmanager
    async def shown(self, table: str, address: str) -> AsyncIterator[Shown]:
        """A finished table, or a save that was sent in. NotYet while it runs, Missing where there is none."""
        if table.startswith(SENT_IN):
            match = self._saves.get(table)
            if match is None:
                await self._elsewhere(table[len(SENT_IN) : -ITS_OWN])
                raise Missing(GONE)
            self._saves.move_to_end(table)
            yield Shown(match.copy())
            return
        async with self.hall.visit(table, address) as room:
            if room is None:
                raise Missing(NO_TABLE)
            if room.table.puzzle is not None:
                raise NotYet(NO_REPLAY)
            match, requests = await room.finished()
            yield Shown(match.copy(), requests, room.record)  # a copy: it is told in other threads

    async def told(self, table: str, eyes: str, visitor: str | None, address: str) -> Replay:
        """The replay through these eyes, for this visitor. Refusal for eyes that nobody has here."""
        async with self.shown(table, address) as shown:
            key = table, eyes_of(eyes, shown.match.seats)
            made = self._told.get(key)
            if made is None:
                salt = shown.record.salt if shown.record else ""
                made = await asyncio.to_thread(replay, table, shown.match, shown.requests, key[1], salt)
                self._told[key] = made
                while len(self._told) > TOLD:
                    self._told.popitem(last=False)
            self._told.move_to_end(key)
            ended = 0 if shown.record is None else await self.hall.store.ended(shown.record.id)
            return _signed(made, shown, visitor, ended)

    async def open(self, data: bytes, visitor: str, address: str) -> str:
        """Play a save again that was sent in; where its replay is from now on. Refusal, in one sentence, for what is no
        save, or one that cannot be played.
        """
        try:
            text = data.decode()
        except UnicodeDecodeError as fault:
            raise Refusal(saying("no-save-text")) from fault
        if len(text.splitlines()) > MOST_MOVES + 20:
            raise Refusal(saying("no-save-short", most=MOST_MOVES))
        self.hall.openings.ask(visitor, address)
        async with self._opening:
            try:
                match = await self.reckoner.opened(text)
                match.names = [clean_name(name, unnamed(p)) for p, name in enumerate(match.names)]
            except BotError as fault:
                words = str(fault).removeprefix("SaveError: ")
                if words == str(fault) and fault.__cause__:
                    raise Refusal(saying("no-save-time")) from fault
                raise Refusal(saying("no-save", fault=words.rstrip("."))) from fault
        table = SENT_IN + self.hall.store.owner + "".join(secrets.choice(CODE) for _ in range(ITS_OWN))
        self._saves[table] = match
        while len(self._saves) > 1 and (len(self._saves) > MOST_SAVES or self._bytes() > MOST_BYTES):
            self.estimates.forget(self._saves.popitem(last=False)[0])
        return table

    async def _elsewhere(self, owner: str) -> None:
        """Elsewhere when another process that lives keeps the saves of this name."""
        if owner != self.hall.store.owner and any(
            one.live for one in await self.hall.store.owners() if one.id == owner
        ):
            raise Elsewhere(owner)

    def _bytes(self) -> int:
        """What the positions of the kept saves take."""
        return sum(len(match.history) * match.state.nbytes for match in self._saves.values())

    async def close(self) -> None:
        """Stop counting."""
        await self.estimates.close()
        await self.learning.close()
        self.reckoner.close()


def _signed(made: Replay, shown: Shown, visitor: str | None, ended: int) -> Replay:
    """The same with what the table knows of itself, and this visitor of it."""
    record = shown.record
    if record is None:
        return msgspec.structs.replace(made, save=False)
    seats = [
        msgspec.structs.replace(
            seat, name=chair.name, level=cast("Level | None", chair.level), unnamed=nameless(chair, p)
        )
        for p, (seat, chair) in enumerate(zip(made.seats, record.seats, strict=True))
    ]
    return msgspec.structs.replace(
        made,
        seats=seats,
        ended=ended,
        save=not shown.match.branched,
        write=may_write(record, visitor),
        origin=origin_of(record),
        you=list(seats_of(record, visitor)),
    )
