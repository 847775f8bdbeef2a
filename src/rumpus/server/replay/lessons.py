"""What a finished game teaches a seat: its decisions that cost most, each to be tried again at a table of its own.

A bot goes through all of them quickly, then weighs the worst with care, always on what the seat knew. Nothing is kept
in the store: whoever asks again later waits again.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from dataclasses import dataclass, field

from rumpus.bots.advice import said
from rumpus.bots.choose import Weighed
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import saying
from rumpus.server.bots.pool import BotError
from rumpus.server.bots.reckon import Reckoner
from rumpus.server.bots.worker import Job
from rumpus.server.protocol import Lessons, LessonTold
from rumpus.server.refusal import Refusal
from rumpus.server.store.base import Study

log = logging.getLogger("rumpus.server")
GLANCE, ALL_GLANCES = 0.12, 6.0
"""Seconds of search for a first look at a decision, and for all of these together."""
CARE = 0.6
"""Seconds of search for a decision that is weighed with care."""
SUSPECTS = 8
"""So many decisions are weighed with care: those of which the first idea is worst."""
MOST = 3
"""So many are taught."""
LEAST = 4
"""Hundredths of a win: a decision that cost less is none to learn from."""
KEPT = 64
"""The lessons of so many games and seats are kept in memory."""
AT_ONCE = 4
"""So many are looked for at once; whoever asks for others asks again later."""
NO_RACE = saying("no-lessons-race")
NOT_NOW = saying("no-lessons-now")
UNKNOWN = saying("no-lesson-there")


@dataclass
class Search:
    """The lessons of one seat in one game, on their way or found: by number of the decision."""

    total: int
    done: int = 0
    found: dict[int, Weighed] = field(default_factory=dict)
    task: asyncio.Task[None] | None = None

    @property
    def lost(self) -> bool:
        """It ended before it had looked at all: whoever asks is told so once, and the next one sets it off again."""
        return self.task is None and self.done < self.total


def decisions_of(match: Match, seat: int) -> list[int]:
    """The numbers of the decisions that a seat has made where there was a choice; to give up is none to learn from."""
    here, actions = match.copy(), match.spec.actions
    leave = set() if actions.leave is None else {actions.leave.concede, actions.leave.away}
    skipped = {*actions.standing, *leave}
    own = [n for n, (_, p, action) in enumerate(match.history) if p == seat and action not in skipped]
    chosen = []
    for n in reversed(own):  # backwards: one game is wound back once
        here.back_to(n)
        if len(here.actions(seat)) > 1:
            chosen.append(n)
    return chosen[::-1]


def position(match: Match, at: int, seat: int) -> Match:
    """Before decision `at`, as the seat had it: what others had answered unseen is asked for again."""
    here = match.copy()
    here.back_to(at)
    here.spec.rules.take_back(here.t, here.s, seat)
    return here


def job_of(match: Match, at: int, seat: int, seconds: float) -> Job:
    """The question about decision `at`: all is dealt anew that the seat could not know."""
    state = position(match, at, seat).redealt(seat, at).state_bytes()
    return Job(match.spec.id, dict(match.options), match.content, state, seat, "hard", seconds, at)


class Learning:
    """The lessons of all replays."""

    def __init__(self, reckoner: Reckoner) -> None:
        self.reckoner = reckoner
        self._searches: OrderedDict[tuple[str, int], Search] = OrderedDict()
        self._turn = asyncio.Lock()

    async def of(self, table: str, match: Match, seat: int) -> Lessons:
        """What is found so far; the first who asks sets the search off. Refusal for a seat that is none, for a
        game in real time, where no move waits to be weighed, and where the bot was lost.
        """
        if not 0 <= seat < match.seats:
            raise Refusal(saying("no-seat-here", seat=seat, last=match.seats - 1))
        if match.in_real_time:
            raise Refusal(NO_RACE)
        search = self._searches.get((table, seat))
        if search is not None and search.lost:
            del self._searches[table, seat]
            raise Refusal(NOT_NOW)
        if search is None:
            if sum(other.task is not None for other in self._searches.values()) >= AT_ONCE:
                return Lessons(seat, [], True, 0)
            decisions = await asyncio.to_thread(decisions_of, match, seat)
            fresh = Search(len(decisions) + min(SUSPECTS, len(decisions)))
            search = self._searches.setdefault((table, seat), fresh)
            if search is fresh:
                search.task = asyncio.create_task(self._work(table, match, seat, decisions, search))
        self._searches.move_to_end((table, seat))
        settled = [key for key, other in self._searches.items() if other.task is None]
        for key in settled[: max(0, len(self._searches) - KEPT)]:
            del self._searches[key]
        part = 100 * search.done // max(1, search.total)
        return await asyncio.to_thread(_told, match, seat, search.found, search.task is not None, part)

    def study(self, table: str, match: Match, seat: int, at: int) -> Study:
        """What a table must know at which this decision is tried again. Refusal where it is none of the lessons."""
        search = self._searches.get((table, seat))
        if search is None or at not in search.found:
            raise Refusal(UNKNOWN)
        weighed = search.found[at]
        return Study(match.history[at][2], weighed.loss // 10, weighed.right, weighed.best, tuple(search.found))

    async def _work(self, table: str, match: Match, seat: int, decisions: list[int], search: Search) -> None:
        """Look at all decisions, then closer at the worst."""
        seconds = min(GLANCE, ALL_GLANCES / max(1, len(decisions)))
        try:
            first: dict[int, int] = {}
            for at in decisions:
                async with self._turn:
                    job = await asyncio.to_thread(job_of, match, at, seat, seconds)
                    first[at] = (await self.reckoner.weighed(job, match.history[at][2], 1, 1)).loss
                search.done += 1
            found: dict[int, Weighed] = {}
            for at in sorted(first, key=lambda at: -first[at])[:SUSPECTS]:
                async with self._turn:
                    job = await asyncio.to_thread(job_of, match, at, seat, CARE)
                    weighed = await self.reckoner.weighed(job, match.history[at][2], 3, 6)
                search.done += 1
                if weighed.loss >= 10 * LEAST and match.history[at][2] not in weighed.right:
                    found[at] = weighed
            worst = sorted(found, key=lambda at: -found[at].loss)[:MOST]
            search.found = {at: found[at] for at in sorted(worst)}
        except BotError as fault:
            log.warning("table %s: no lessons for seat %s: %s", table, seat, fault)
        finally:
            search.task = None
            if not any(other.task for other in self._searches.values()):
                self.reckoner.rest()

    async def close(self) -> None:
        """Stop looking."""
        tasks = [search.task for search in self._searches.values() if search.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def _told(match: Match, seat: int, found: dict[int, Weighed], searching: bool, part: int) -> Lessons:
    """The lessons as a page gets them; what would have been better is left for the one who tries."""
    lessons = []
    for at, weighed in found.items():
        here = position(match, at, seat)
        lessons.append(LessonTold(at, said(here, seat, match.history[at][2]), weighed.loss // 10))
    return Lessons(seat, lessons, searching, 100 if not searching else part)
