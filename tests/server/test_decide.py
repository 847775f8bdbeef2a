"""What comes of a command, without clock, socket or store: a table is a value, and deciding changes none."""

from __future__ import annotations

import random
from typing import Any

import pytest
from msgspec.structs import replace

from rumpus.games.brawl.rules.ids import DEAL, DISCARD, READY
from rumpus.kernel.contract.spec import find
from rumpus.server import protocol as msg
from rumpus.server.clock import HandClock
from rumpus.server.race.arbiter import Request
from rumpus.server.refusal import Refusal
from rumpus.server.store.base import SeatRecord, TableRecord
from rumpus.server.table import commands as cmd
from rumpus.server.table.commands import Moment, Outcome
from rumpus.server.table.decide import decide
from rumpus.server.table.model import Table, start, table_of
from rumpus.server.table.timers import KEPT_SECONDS, Scheduler, Timer, timers

AT = Moment(5_000, 1_700_000_000_000)
ROBIN, MAKO = "robin", "mako"
GAMES = ("toy", "brawlhalla", "blitz_squad", "brutality", "incredibrawl")


def table(game: str = "toy", *, meeting: bool = False, **options: Any) -> Table:
    """A table of two people who are both here."""
    spec = find(game)
    chairs = tuple(SeatRecord("person", name.title(), visitor=name) for name in (ROBIN, MAKO))
    record = TableRecord("abc", game, spec.version, options, "7", "salt", chairs, AT.unix_ms, meeting=meeting)
    made = table_of(record, start(spec, record), (), (), AT.ms, AT.unix_ms)
    return decide(made, cmd.Here(frozenset({ROBIN, MAKO})), AT).table


def stamp(made: Table) -> tuple[Any, ...]:
    """All that a command could have changed."""
    arrived = [] if made.race is None else made.race.arbiter.waiting
    queue = None if made.race is None else (made.race.arbiter.seq, made.race.arbiter.now, made.race.strikes)
    told = (made.record, made.marks, made.tickets, made.here, made.stand_ins, made.given, made.waiting, made.rewound)
    return (*told, tuple(made.match.history), made.match.state_bytes(), made.opened_ms, made.resting_ms, arrived, queue)


def checked(made: Table, command: cmd.Command, at: Moment = AT) -> Outcome:
    """The outcome; the same once more, and the table is as it was."""
    before = stamp(made)
    outcome = decide(made, command, at)
    again = decide(made, command, at)
    assert stamp(made) == before, "nothing of a table changes"
    assert stamp(again.table) == stamp(outcome.table)
    assert again.write == outcome.write
    return outcome


@pytest.mark.parametrize("game", GAMES)
def test_plays_make_tables_and_change_none(game: str) -> None:
    chance, made = random.Random(game), table(game)
    for step in range(40):
        if made.match.over or not made.match.active:
            break
        seat = made.match.active[0]
        action = chance.choice(made.match.actions(seat))
        outcome = checked(made, cmd.Play(seat, (action,)), replace(AT, ms=AT.ms + 10 * step))
        assert outcome.write is not None
        assert [(row.seat, row.action) for row in outcome.write.plays] == [(seat, action)]
        assert outcome.write.status is not None
        assert outcome.table.match.history == [*made.match.history, (10 * step, seat, action)]
        made = outcome.table
    assert len(made.match.history) > 5


def test_a_refused_command_leaves_everything_as_it_was() -> None:
    made = table()
    seat = made.match.active[0]
    legal, before = set(made.match.actions(seat)), stamp(made)
    wrong = next(n for n in range(made.match.spec.actions.count) if n not in legal)
    for command in (
        cmd.Play(seat, (next(iter(legal)), wrong)),
        cmd.Said("eve", -1, 3, msg.Play(1, seat, 1, [min(legal)])),
        cmd.Said((ROBIN, MAKO)[seat], seat, 3, msg.Play(1, seat, 1, [min(legal)]), ticket=99),
        cmd.Said(ROBIN, 0, 1, msg.Prepared(True)),
    ):
        with pytest.raises(Refusal):
            decide(made, command, AT)
        assert stamp(made) == before


def test_a_race_is_judged_on_copies() -> None:
    made = table("brawl")
    ready = cmd.Rushed(((Request(0, READY), 100), (Request(1, READY), 100)))
    made = checked(made, ready, replace(AT, ms=AT.ms + 100)).table
    assert made.race is not None
    assert made.race.due is not None, "it counts down"
    late = replace(AT, ms=AT.ms + made.race.due)
    made = checked(made, cmd.Passed(), late).table
    asked = cmd.Rushed(
        tuple((Request(0, action, ref=n), made.now(late.ms)) for n, action in enumerate((DEAL, DISCARD)))
    )
    outcome = checked(made, asked, late)
    assert outcome.write is not None
    assert len(outcome.write.requests) + len(outcome.table.race.arbiter.waiting if outcome.table.race else ()) == 2
    assert outcome.write.status is None, "the lobby's line stays while it runs"


def test_what_waits_follows_from_the_table() -> None:
    waiting = decide(table(meeting=True), cmd.Here(frozenset({ROBIN})), AT).table
    assert [(one.kind, one.key, one.ms) for one in timers(waiting, AT.ms)] == [("kept", MAKO, 1000 * KEPT_SECONDS)]
    alone = decide(waiting, cmd.Gone(MAKO), AT).table
    assert [chair.kind for chair in alone.record.seats] == ["person", "empty"]
    assert not list(timers(alone, AT.ms))
    clocked = table(clock_seconds=30)
    seat = clocked.match.active[0]
    (told,) = timers(clocked, AT.ms)
    assert told == Timer("clock", (seat, clocked.tickets[seat]), 30_000, cmd.Expired(seat, clocked.tickets[seat]))
    late = decide(clocked, told.command, AT)
    assert late.write is not None
    assert late.write.plays[0].seat == seat
    stale = decide(late.table, told.command, AT)
    assert stale.write is None, "an old timer says nothing"


def test_a_timer_that_is_told_again_keeps_its_moment() -> None:
    clock, sent = HandClock(), list[cmd.Command]()
    scheduler = Scheduler(clock, sent.append)
    one, other = Timer("clock", 1, 1000, cmd.Passed()), Timer("clock", 2, 400, cmd.Slept())
    scheduler.arm([one])
    clock.forward(0.6)
    scheduler.arm([one, other])
    assert scheduler.left_ms("clock") == 400
    clock.forward(0.399)
    assert sent == []
    scheduler.arm([one])
    clock.forward(0.001)
    assert sent == [cmd.Passed()], "and what is not told any more does not happen"
    assert not scheduler.busy
