"""Who would have won from here: the share of wins of each team after every part of a finished game.

Counted by the bots on what the first seat knew, when a replay is first looked at; kept in the store, a part at a time,
so that nothing is ever counted twice.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

import msgspec
import sqlalchemy as sa

from rumpus.kernel.match.match import Match
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.reckon import Reckoner
from rumpus.server.bots.worker import Job
from rumpus.server.protocol import Estimate
from rumpus.server.replay.replay import parts_of
from rumpus.server.store.base import StoreError
from rumpus.server.store.schema import estimates
from rumpus.server.store.sql import Store

log = logging.getLogger("rumpus.server")
SECONDS = 0.25
"""So long each position is searched at most."""
WHOLE_SECONDS = 4.0
"""So long all positions of a replay are searched together: somebody waits for them."""
KEPT = 64
"""So many estimates are kept in memory."""
AT_ONCE = 6
"""So many estimates are under way at once; whoever asks for another one asks again later."""
FAULTS = 3
"""After so many positions without an answer the rest is not asked for."""
FIRST = 0
"""The seat whose knowledge counts."""


@dataclass
class Count:
    """One estimate on its way."""

    teams: list[list[int]]
    shares: list[list[int] | None]
    task: asyncio.Task[None] | None = None


def teams_of(match: Match) -> list[list[int]]:
    """The seats of each team, in the order of their first ones."""
    found: dict[int, list[int]] = {}
    for seat, team in enumerate(match.teams):
        found.setdefault(team, []).append(seat)
    return list(found.values())


def shares_of(teams: Sequence[Sequence[int]], standing: Sequence[int]) -> list[int]:
    """How the seats stand as hundredths of all wins, by team; they sum to 100."""
    sums = [sum(max(0, standing[seat]) for seat in seats) / len(seats) for seats in teams]
    total = sum(sums)
    ends = [0.0]
    for part in sums:
        ends.append(ends[-1] + (part / total if total else 1 / len(teams)))
    rounded = [round(100 * end) for end in ends]
    return [after - before for before, after in pairwise(rounded)]


def job_of(match: Match, at: int, seconds: float = SECONDS) -> Job:
    """The question how it stands after `at` decisions, to be searched for so many seconds: on a state in which all is
    dealt anew that the first seat could not know.
    """
    here = match.copy()
    here.back_to(at)
    state = here.state_bytes() if here.over else here.redealt(FIRST, at).state_bytes()
    return Job(match.spec.id, dict(match.options), match.content, state, FIRST, "hard", seconds, at)


class Estimates:
    """The estimates of all replays: one position is counted at a time."""

    def __init__(self, store: Store, reckoner: Reckoner) -> None:
        self.store, self.reckoner = store, reckoner
        self._counts: OrderedDict[str, Count] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, table: str, match: Match, *, keep: bool = True) -> Estimate:
        """What is counted so far; the first who asks sets the counting off. `keep`: it goes into the store."""
        count = self._counts.get(table)
        if count is None:
            parts = (await asyncio.to_thread(parts_of, match))[1]
            ends = [0, *(part.end for part in parts)]
            stored = await self._stored(table) if keep else {}
            made = Count(teams_of(match), [stored.get(n) for n in range(len(ends))])
            if None in made.shares and sum(other.task is not None for other in self._counts.values()) >= AT_ONCE:
                return Estimate(made.teams, list(made.shares), True)
            count = self._counts.setdefault(table, made)
            if None in count.shares and count.task is None and match.scene_text is None:
                count.task = asyncio.create_task(self._work(table, match, ends, count, keep=keep))
        self._counts.move_to_end(table)
        done = [known for known, other in self._counts.items() if other.task is None]
        for known in done[: max(0, len(self._counts) - KEPT)]:
            del self._counts[known]
        return Estimate(count.teams, list(count.shares), count.task is not None)

    def forget(self, table: str) -> None:
        """A save that was sent in is put away: nothing more is counted of it."""
        count = self._counts.pop(table, None)
        if count is not None and count.task is not None:
            count.task.cancel()

    async def _stored(self, table: str) -> dict[int, list[int]]:
        """What the store has."""

        def work(connection: sa.Connection) -> dict[int, list[int]]:
            found = connection.execute(
                sa.select(estimates.c.n, estimates.c.shares).where(estimates.c.table_id == table)
            )
            return {n: msgspec.json.decode(shares, type=list[int]) for n, shares in found}

        return await self.store.read(work)

    async def _work(self, table: str, match: Match, ends: Sequence[int], count: Count, *, keep: bool) -> None:
        """Count what is missing, from the start on."""
        faults = 0
        seconds = min(SECONDS, WHOLE_SECONDS / len(ends))
        try:
            for n, at in enumerate(ends):
                if count.shares[n] is not None or faults >= FAULTS:
                    continue
                async with self._turn:
                    job = await asyncio.to_thread(job_of, match, at, seconds)
                    try:
                        shares = shares_of(count.teams, await self.reckoner.standing(job))
                    except BotError as fault:
                        log.warning("table %s: no estimate after %s decisions: %s", table, at, fault)
                        faults += 1
                        continue
                if keep:
                    await self._keep(table, n, shares)
                count.shares[n] = shares
        except StoreError:
            log.exception("an estimate could not be kept")
        finally:
            count.task = None
            if not any(other.task for other in self._counts.values()):
                self.reckoner.rest()

    async def _keep(self, table: str, n: int, shares: list[int]) -> None:
        """One more part is counted."""
        row = {"table_id": table, "n": n, "shares": msgspec.json.encode(shares).decode()}

        def work(connection: sa.Connection) -> None:
            connection.execute(estimates.delete().where(estimates.c.table_id == table, estimates.c.n == n))
            connection.execute(estimates.insert().values(**row))

        await self.store.write(work)

    async def close(self) -> None:
        """Stop counting."""
        tasks = [count.task for count in self._counts.values() if count.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
