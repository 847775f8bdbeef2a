"""A table as a value: its record, its match, its people, and what follows from them. Nothing here changes a table;
every change makes another one. It knows no clock, socket or store.
"""

from __future__ import annotations

import secrets
from collections.abc import Collection, Sequence
from typing import Any
from weakref import WeakValueDictionary

from msgspec import Struct
from msgspec.structs import replace

from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match.match import Match, new
from rumpus.kernel.records import chance
from rumpus.kernel.records.seal import seed_of
from rumpus.kernel.words.saying import saying
from rumpus.server.bots.worker import Job
from rumpus.server.race.judge import Race
from rumpus.server.refusal import Refusal
from rumpus.server.replay.branch import begun
from rumpus.server.store.base import PlayRow, RequestRow, Status, TableRecord, Write
from rumpus.server.table.house import House, rules_of
from rumpus.server.table.puzzle import Retry, Sitting

LATEST = 2**31 - 1
"""The last millisecond that a state can hold: about 24 days after the table was opened; later plays share it."""
_bank: WeakValueDictionary[Any, Tables] = WeakValueDictionary()
"""The tables of the open matches: most are played with the same options and content."""


class Mark(Struct, frozen=True):
    """Where a play begins in the history, and whose it was."""

    seat: int
    start: int


class Waiting(Struct, frozen=True):
    """A table that waits for its people. `ready`: visitors who are, with all their seats; `since_ms`: since when each
    seat is as it is, by the server's clock.
    """

    ready: frozenset[str] = frozenset()
    since_ms: tuple[int, ...] = ()


class Table(Struct, frozen=True, weakref=True):
    """`marks`: where its plays begin. `tickets` number the decisions of each seat; a play names the one it answers.
    `rewound`: how often history was another one. `here`: who is connected (None: a stranger). `stand_ins`: seats that a
    bot plays for a person; `given`: those of them that their people have handed over, and may look on. `opened_ms`: the
    moment of the server's clock at which table time began; `resting_ms`: at which it stands.
    """

    record: TableRecord
    match: Match
    house: House
    puzzle: Sitting | Retry | None
    opened_ms: int
    began_ms: int = 0
    resting_ms: int | None = None
    marks: tuple[Mark, ...] = ()
    tickets: tuple[int, ...] = ()
    keys: tuple[object, ...] = ()
    rewound: int = 0
    here: frozenset[str | None] = frozenset()
    stand_ins: frozenset[int] = frozenset()
    given: frozenset[int] = frozenset()
    waiting: Waiting | None = None
    race: Race | None = None

    # ------------------------------------------------------------ time
    def now(self, ms: int) -> int:
        """Milliseconds since the table was opened; never less than at the last decision, or where a scene begins."""
        history = self.match.history
        passed = (ms if self.resting_ms is None else self.resting_ms) - self.opened_ms
        return min(LATEST, max(passed, history[-1][0] if history else max(self.began_ms, int(self.match.s.now))))

    def rested(self, ms: int, *, resting: bool) -> Table:
        """Its time stands from now on, or goes on from where it stood."""
        if resting == (self.resting_ms is not None):
            return self
        if self.resting_ms is None:
            return replace(self, resting_ms=ms)
        return replace(self, opened_ms=self.opened_ms + ms - self.resting_ms, resting_ms=None)

    # ------------------------------------------------------------ people
    @property
    def sitting_here(self) -> frozenset[str]:
        """Who has a seat, and a connection."""
        return frozenset(chair.visitor for chair in self.record.seats if chair.visitor) & self.here

    def bot_at(self, seat: int) -> bool:
        """Does a bot play this seat now?"""
        return self.record.seats[seat].kind == "bot" or seat in self.stand_ins

    def concession(self, *, away: bool = False) -> tuple[int, ...]:
        """The action that gives up, of its own wish or because who sits there was `away` too long; () when the game
        has none: then a bot plays on.
        """
        leave = self.match.spec.actions.leave
        return () if leave is None else (leave.away if away else leave.concede,)

    def with_record(self, record: TableRecord) -> Table:
        """With other people or settings."""
        return replace(self, record=record, house=House.of(record, self.match))

    def dealt(self, record: TableRecord, match: Match, ms: int) -> Table:
        """Another match, of which nobody has seen anything: the table as it begins now."""
        race = None if self.race is None else replace(Race.of(match, ()), eyes=self.race.eyes)
        fresh = replace(self, record=record, match=match, house=House.of(record, match), race=race, waiting=None)
        return replace(fresh, opened_ms=ms, resting_ms=None).anew()

    # ------------------------------------------------------------ decisions
    def played(self, match: Match) -> tuple[Table, Write]:
        """The table after more decisions, which are those of `match`, and what the store is to add."""
        start = len(self.match.history)
        rows = rows_of(match, start)
        struck = any(row.seat < 0 for row in rows)
        acted = range(match.seats) if struck else {row.seat for row in rows}
        table = replace(self, match=match, marks=(*self.marks, *marks_of(rows))).ticketed(acted)
        return table, Write(plays=rows)

    def gone_back(self, length: int) -> tuple[Table, Write]:
        """The table where so many decisions had been made, and what the store is to take back."""
        match = self.match.copy()
        match.back_to(length)
        marks = tuple(mark for mark in self.marks if mark.start < length)
        return replace(self, match=match, marks=marks).anew(), Write(cut=length)

    def anew(self) -> Table:
        """History is another one: every decision is new, and every log is sent whole."""
        return replace(self, rewound=self.rewound + 1).ticketed(range(self.match.seats))

    def ticketed(self, acted: Collection[int]) -> Table:
        """With a new ticket for every seat whose decision is another one than before."""
        match = self.match
        tickets, keys = list(self.tickets or [0] * match.seats), list(self.keys or [None] * match.seats)
        for seat in range(match.seats):
            key: object = None
            if seat in match.active:
                key = (tuple(match.actions(seat)), match.spec.words.prompt(match.t, match.s, seat))
            if seat in acted or key != keys[seat]:
                tickets[seat] += 1
            keys[seat] = key
        return replace(self, tickets=tuple(tickets), keys=tuple(keys))

    # ------------------------------------------------------------ taking back
    def undoable(self, seat: int) -> bool:
        """May the last play of this seat be taken back now (DESIGN, fair what-ifs)? A rival's answer, once seen, is not
        taken back, so that no block can be scouted; against bots alone one need not be asked again.
        """
        mark = self.last_mark(seat)
        if mark is None or self.match.over:
            return False
        shown = not all(step.private for step in self.match.steps[mark.start :])
        bots = all(chair.kind == "bot" for i, chair in enumerate(self.record.seats) if i != seat)
        if self.house.free_undo and bots:  # what others chose in secret stands once it is known
            return not (shown and self.match.spec.secret is not None)
        alone = all(one.seat == seat for one in self.marks if one.start > mark.start)
        return (bots or seat in self.match.active) and alone and not shown

    def last_mark(self, seat: int) -> Mark | None:
        """The last play of this seat that decided something."""
        played, standing = self.match.history, self.match.spec.actions.standing
        own = (mark for mark in reversed(self.marks) if mark.seat == seat)
        return next((mark for mark in own if played[mark.start][2] not in standing), None)

    # ------------------------------------------------------------ what others ask
    def status(self, unix_ms: int) -> Status:
        """What moves in the table's line in the lobby."""
        record, match = self.record, self.match
        turn = set() if record.meeting else {record.seats[seat].visitor for seat in match.active}
        visitors = tuple(sorted(visitor for visitor in turn if visitor is not None))
        puzzle = record.study is not None or (record.puzzle is not None and not record.tutorial)
        won = tuple(p for p, place in enumerate(match.places) if place == 1)
        played = match.over and record.puzzle is None and record.study is None
        over = match.over or puzzle  # a puzzle is no game to go on with
        return Status(visitors, over, unix_ms // 1000, won if played else None)

    def job(self, seat: int, level: str, now: int) -> Job:
        """The question to a bot for this seat. In turns: the state with everything it cannot know dealt anew; in real
        time the state of this moment without its generator, and the worker deals anew before the bot looks.
        """
        if self.race is None:
            state = self.match.redealt(seat).state_bytes()
        else:
            cells = self.match.state.view("int32").copy()
            made = self.match.spec.records.State.at(cells.view(self.match.state.dtype))
            made.now = now
            chance.seed(made, 0)
            state = cells.tobytes()
        options, seed = dict(self.match.options), secrets.randbelow(2**31)
        return Job(self.record.game, options, self.record.content, state, seat, level, None, seed)


# ---------------------------------------------------------------- plays
def marks_of(rows: Sequence[PlayRow]) -> list[Mark]:
    """The plays that these rows make up."""
    return [Mark(row.seat, row.n) for row in rows if row.n == row.play]


def rows_of(match: Match, start: int) -> list[PlayRow]:
    """The decisions from number `start` on as rows: strokes of the clock each a play of its own, the rest one play."""
    rows: list[PlayRow] = []
    for n, (now, seat, action) in enumerate(match.history[start:], start):
        together = bool(rows) and seat >= 0 and rows[-1].seat == seat
        rows.append(PlayRow(n, now, seat, action, rows[-1].play if together else n))
    return rows


# ---------------------------------------------------------------- from the store
def table_of(
    record: TableRecord,
    match: Match,
    rows: Sequence[PlayRow],
    requests: Sequence[RequestRow],
    ms: int,
    unix_ms: int,
) -> Table:
    """The table of a match that is already played up to `rows`, at `ms` of the server's clock. Real time: `requests`
    are those decided so far. Where the game's own clock runs, time goes on from the last decision.
    """
    real = match.in_real_time
    began = int((match.spec.records.State.at(match.steps[0].before) if match.steps else match.s).now)
    passed = began + max(0, unix_ms - record.created_ms)
    if match.due is not None or (real and rows):
        passed = rows[-1].now if rows else began
    return Table(
        record=record,
        match=match,
        house=House.of(record, match),
        puzzle=Sitting.of(record),
        opened_ms=ms - passed,
        began_ms=began,
        marks=tuple(marks_of(rows)),
        waiting=Waiting(since_ms=(ms,) * match.seats) if record.meeting else None,
        race=Race.of(match, requests) if real else None,
    ).ticketed(())


def rebuild(record: TableRecord, rows: Sequence[PlayRow]) -> Match:
    """The match of a table, played again up to its last stored decision.

    Raises Refusal when rules or content have changed since, so that the table cannot go on.
    """
    spec = find(record.game)
    if spec.version != record.rules_version:
        raise Refusal(saying("no-resuming-version", begun=record.rules_version, now=spec.version))
    try:
        match = start(spec, record)
        for row in rows:
            match.play(row.seat, row.action, now=row.now)
    except ValueError as fault:  # an option, content or an action that is no longer allowed
        raise Refusal(saying("no-resuming", fault=str(fault))) from fault
    return match


def start(spec: GameSpec, record: TableRecord) -> Match:
    """The match of a table at its first decision. Raises OptionError or ContentError."""
    rules = rules_of(spec, record)
    if record.branch is not None:
        return begun(spec, record, rules)
    names = [chair.name for chair in record.seats]
    sitting = Sitting.of(record)
    if isinstance(sitting, Sitting):
        return sitting.puzzle.begin(names)
    match = new(spec, rules, seed=seed_of(record.seed), content=record.content, names=names)
    match.share(_bank)
    return match
