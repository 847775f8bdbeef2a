"""The table that `rumpus play` opens: in the store before the server starts, so that its page shows it at once."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.seal import checked, new_secret, text_of
from rumpus.server.clock import SystemClock
from rumpus.server.people.seats import chair
from rumpus.server.store.base import Status, TableRecord
from rumpus.server.store.location import store_url
from rumpus.server.store.sql import Store
from rumpus.server.table.hall import new_code
from rumpus.server.table.house import served, split


def first_table(
    data: str | Path | None,
    spec: GameSpec,
    options: Options,
    seats: Sequence[str],
    seed: int | None,
    content: str | None,
) -> str:
    """Opens a table in the store; its id.

    `seats`: 'me' is a chair kept for whoever comes first, 'friend' for whoever comes next; else a bot's level.
    The text of the content file is kept with the table, which can then be resumed without the file.
    Raises OSError, OptionError, ContentError, ValueError (a seed beyond 31 bits) and StoreError.
    """
    rules, kept = split(spec, options)
    dealt = new_secret() if seed is None else checked(seed)
    text = None if content is None else Path(content).read_text("utf-8")
    Match.start(spec, rules, dealt, text)
    chairs = [chair({"me": "host", "friend": "empty"}.get(who, "bot"), None, who, "", i) for i, who in enumerate(seats)]
    clock = SystemClock()
    told: dict[str, Any] = {**kept, **served(spec, kept, chairs)}
    record = TableRecord(
        id=new_code(),
        game=spec.id,
        rules_version=spec.version,
        options=told,
        seed=text_of(dealt),
        salt=secrets.token_hex(16),
        seats=tuple(chairs),
        created_ms=clock.unix_ms(),
        content=text,
    )
    status = Status((), False, clock.unix_ms() // 1000)
    asyncio.run(_put(store_url(data), record, status))
    return record.id


async def _put(url: str, record: TableRecord, status: Status) -> None:
    """Writes one table, durably."""
    store = Store(url)
    try:
        await store.create(record, status)
    finally:
        store.close()
