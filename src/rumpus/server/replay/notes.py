"""Notes at the moves of a finished game: signed, kept with the table, read by everybody who has its link."""

from __future__ import annotations

import sqlalchemy as sa

from rumpus.kernel.words.saying import Saying, saying
from rumpus.server.people.seats import clean_name, seats_of
from rumpus.server.protocol import Note, NoteWanted
from rumpus.server.refusal import Missing, Refusal
from rumpus.server.store.base import TableRecord
from rumpus.server.store.schema import notes
from rumpus.server.store.sql import Store

MOST, MOST_OF_ONE = 100, 20
"""A table keeps so many notes, and so many of one writer."""


class Forbidden(Refusal):
    """It is not for whoever asks."""

    status = 403


def may_write(record: TableRecord, visitor: str | None) -> bool:
    """Did this visitor sit at the table, or open it?"""
    return visitor is not None and (visitor in record.visitors or visitor == record.host)


class Notes:
    """The notes of all tables, in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def of(self, table: str, visitor: str | None) -> list[Note]:
        """The notes of a table by move, and those of one move as they were written."""

        def work(connection: sa.Connection) -> list[Note]:
            query = sa.select(notes).where(notes.c.table_id == table).order_by(notes.c.at, notes.c.id)
            found = connection.execute(query)
            return [Note(row.id, row.at, row.name, row.text, row.visitor == visitor) for row in found]

        return await self.store.read(work)

    async def write(self, record: TableRecord, moves: int, visitor: str, wanted: NoteWanted) -> Note:
        """One more note, signed with the name at the table. Forbidden for who neither sat there nor opened it; Refusal
        for a note that says nothing, stands nowhere, or is one too many.
        """
        if not may_write(record, visitor):
            raise Forbidden(saying("no-notes-of-others"))
        if wanted.at > moves:
            raise Refusal(saying("no-move", at=wanted.at, moves=moves))
        text = " ".join("".join(c if c.isprintable() else " " for c in wanted.text).split())
        if not text:
            raise Refusal(saying("no-note-words"))
        mine = seats_of(record, visitor)
        name = record.seats[mine[0]].name if mine else clean_name(wanted.name, "Host")

        def work(connection: sa.Connection) -> Note | Saying:
            here = notes.c.table_id == record.id
            count, last = connection.execute(sa.select(sa.func.count(), sa.func.max(notes.c.id)).where(here)).one()
            own = connection.execute(sa.select(sa.func.count()).where(here, notes.c.visitor == visitor)).scalar() or 0
            if count >= MOST or own >= MOST_OF_ONE:
                full = own >= MOST_OF_ONE
                return saying("no-more-own-notes", notes=own) if full else saying("no-more-notes", notes=count)
            made = Note((last or 0) + 1, wanted.at, name, text, mine=True)
            row = {"table_id": record.id, "id": made.id, "at": made.at, "visitor": visitor, "name": name, "text": text}
            connection.execute(notes.insert().values(**row))
            return made

        written = await self.store.write(work)
        if isinstance(written, Saying):
            raise Refusal(written)
        return written

    async def remove(self, table: str, number: int, visitor: str | None) -> None:
        """Take an own note away. Missing for any other."""

        def work(connection: sa.Connection) -> int:
            here = (notes.c.table_id == table, notes.c.id == number, notes.c.visitor == visitor)
            return connection.execute(notes.delete().where(*here)).rowcount

        if visitor is None or not 0 < number < 2**63 or not await self.store.write(work):
            raise Missing(saying("no-such-note"))
