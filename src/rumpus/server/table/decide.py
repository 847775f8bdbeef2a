"""What comes of a command at a table: the next table, what must be on disk before anybody hears of it, what is told.

Pure: no clock, socket or store; the same table, command and moment give the same outcome (but for the chance that a
bot's question is dealt from). Refusal when nothing changes.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from rumpus.kernel.match import offering
from rumpus.kernel.match.match import IllegalAction
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.people.seats import clean_name, seats_of, unnamed
from rumpus.server.race.arbiter import Request
from rumpus.server.race.judge import Company, judge
from rumpus.server.refusal import NOT_YOUR_SEAT, Refusal
from rumpus.server.store.base import PlayRow, SeatRecord, Write
from rumpus.server.table import commands as cmd
from rumpus.server.table import meeting
from rumpus.server.table.commands import Command, Moment, Outcome
from rumpus.server.table.model import Table, rebuild
from rumpus.server.table.puzzle import NO_PUZZLE

HEAVY = (cmd.Begun, msg.Bring)
"""What takes so long that the event loop should not wait for it."""
NOTHING_SAID = saying("no-words")


def decide(table: Table, command: Command, at: Moment) -> Outcome:
    """Do it, or raise Refusal."""
    match command:
        case cmd.Said():
            outcome = _said(table, command, at)
        case cmd.Rushed():
            outcome = _judged(table, command.arrivals, at)
        case cmd.Play():
            outcome = _played(table, command.seat, command.actions, at)
        case cmd.Thought():
            outcome = _thought(table, command, at)
        case cmd.Passed():
            outcome = _passed(table, at)
        case cmd.Slept():
            real = table.race is not None
            outcome = _judged(table, (), at, slept=True) if real else Outcome(table, anew=True)
        case cmd.Expired() | cmd.Parted() | cmd.Forfeited() | cmd.Gone() | cmd.Begun():
            outcome = _timed(table, command, at)
        case _:
            outcome = _people(table, command)
    return _settled(table, outcome, at)


def is_heavy(command: Command) -> bool:
    """Does this take so long that it is done in a thread?"""
    return isinstance(command.message if isinstance(command, cmd.Said) else command, HEAVY)


def _settled(before: Table, outcome: Outcome, at: Moment) -> Outcome:
    """What every change brings with it: who is back plays again, who moved is not ready, the lobby's line."""
    table, write = outcome.table, outcome.write
    back = {p for p in table.stand_ins - table.given if table.record.seats[p].visitor in table.here}
    if back:
        table = replace(table, stand_ins=table.stand_ins - back)
    if table.race is None and table.waiting is None:
        table = table.rested(at.ms, resting=not table.here and table.match.due is not None)
    table = meeting.settled(before, table, at.ms)
    if table.record != before.record:
        write = replace(write or Write(), record=table.record)
    moved = table.race is None or table.match.over
    if write is not None and (write.record is not None or write.cut is not None or (write.plays and moved)):
        write = replace(write, status=table.status(at.unix_ms))
    return replace(outcome, table=table, write=write)


# ---------------------------------------------------------------- what people say
def _said(table: Table, said: cmd.Said, at: Moment) -> Outcome:
    """A message of a connection."""
    message = said.message
    if table.waiting is not None or isinstance(message, meeting.MESSAGES):
        return Outcome(meeting.heard(table, said.visitor, message))
    match message:
        case msg.Play():
            return _asked(table, said, message, at)
        case msg.Concede():
            own(table, said, message.seat, look=False)
            _running(table)
            return _conceded(table, message.seat, at)
        case msg.Undo():
            own(table, said, message.seat, look=False)
            _in_turns(table)
            mark = table.last_mark(message.seat)
            if mark is None or not table.undoable(message.seat):
                raise Refusal(saying("no-undo"))
            return _gone_back(table, mark.start)
        case msg.Look():
            own(table, said, message.seat, look=False)
            return Outcome(_taken_back(table, message.seat), look=message.seat)
        case msg.StepBack():
            if table.puzzle is None:
                raise Refusal(NO_PUZZLE)
            own(table, said, table.puzzle.seat, look=False)
            return _gone_back(table, 0)
        case msg.Coach():
            own(table, said, message.seat, look=False)
            return _coached(table, message)
        case msg.Foresee():
            return _foreseen(table, said, message)
        case msg.Hint():
            return _hinted(table, said, message, at)
        case msg.Speed():
            if not seats_of(table.record, said.visitor):
                raise Refusal(saying("no-speed"))
            record = replace(table.record, bot_pause_ms=message.bot_pause_ms)
            return Outcome(table.with_record(record), news=False)
    raise Refusal(saying("no-real-time"))  # a rush, at a table in turns


def own(table: Table, said: cmd.Said, seat: int, *, look: bool = True) -> None:
    """Refusal unless this connection speaks for the seat and (hot seat, `look`) its person is at the screen."""
    mine = seats_of(table.record, said.visitor)
    if seat not in mine:
        raise Refusal(NOT_YOUR_SEAT)
    if look and len(mine) > 1 and said.eyes != seat:
        raise Refusal(saying("no-look", name=table.record.seats[seat].name))


def _running(table: Table) -> None:
    """Refusal when the game is over."""
    if table.match.over:
        raise Refusal(saying("over"))


def _in_turns(table: Table) -> None:
    """Refusal at a table in real time, whose requests go through its queue."""
    if table.race is not None:
        raise Refusal(saying("no-way-back"))


def _asked(table: Table, said: cmd.Said, message: msg.Play, at: Moment) -> Outcome:
    """Do what a player asks, all or none, if it answers the decision that is open now. What may be done at any time
    answers none: of that the rules alone say whether it is too late (IB-SEL-05).
    """
    seat = message.seat
    own(table, said, seat)
    _in_turns(table)
    _running(table)
    if table.puzzle is not None:
        table.puzzle.still_open(table.match, message.actions)
    free = all(action in table.match.spec.actions.anytime for action in message.actions)
    if not free and said.ticket != table.tickets[seat]:
        raise Refusal(saying("no-longer-so"))
    return _played(_taken_back(table, seat), seat, message.actions, at)


def _taken_back(table: Table, seat: int) -> Table:
    """The person plays again, who had let a bot play on."""
    return replace(table, given=table.given - {seat}) if seat in table.given else table


def _conceded(table: Table, seat: int, at: Moment) -> Outcome:
    """The seat concedes; where the game has no concession, a bot plays on for it (IB-R-ELIM)."""
    ends = table.concession()
    if not ends:
        return Outcome(replace(table, given=table.given | {seat}, stand_ins=table.stand_ins | {seat}))
    if table.race is not None:
        return _judged(table, [(Request(seat, *ends), table.now(at.ms))], at)
    return _played(table, seat, ends, at)


def _coached(table: Table, message: msg.Coach) -> Outcome:
    """A line or a mark for the own team, its sender included; to nobody who also speaks for another (BR-TAG-08)."""
    text = " ".join("".join(c if c.isprintable() else " " for c in message.text).split())
    teams = table.match.teams
    team = {p for p in range(table.match.seats) if teams[p] == teams[message.seat]}
    if len(team) < 2:
        raise Refusal(saying("no-team"))
    if not text and message.space is None:
        raise Refusal(NOTHING_SAID)
    hears = frozenset(one for one in table.record.visitors if set(seats_of(table.record, one)) <= team)
    told = msg.Coached(message.seat, text, message.space)
    return Outcome(table, news=False, notes=(cmd.Note(told, hears),))


def _foreseen(table: Table, said: cmd.Said, message: msg.Foresee) -> Outcome:
    """Say what would come of a draft; nothing, where its question is no longer open. Refusal for what is no draft."""
    own(table, said, message.seat)
    match, seat = table.match, message.seat
    if not offering.foresees(match.spec):
        raise Refusal(saying("no-drafts"))
    if seat not in match.active or said.ticket != table.tickets[seat]:
        return Outcome(table, news=False)
    try:
        forecast = offering.foresee(match.spec, match.t, match.s, seat, message.draft)
    except ValueError as fault:
        raise Refusal(saying("no-draft", fault=str(fault))) from fault
    return Outcome(table, news=False, notes=(cmd.Note(msg.Foreseen(message.ref, forecast), said.source),))


def _hinted(table: Table, said: cmd.Said, message: msg.Hint, at: Moment) -> Outcome:
    """Ask a bot what it would do here; the answer comes later, and only if the question still stands."""
    own(table, said, message.seat)
    if not table.house.hints:
        raise Refusal(saying("no-hints"))
    if message.seat not in table.match.active:
        raise Refusal(saying("no-turn-of-yours"))
    if said.hinting:
        raise Refusal(saying("no-hint-yet"))
    job = table.job(message.seat, "hard", table.now(at.ms))
    ask = cmd.Question(message.seat, table.tickets[message.seat], message.ref, said.source, job)
    return Outcome(table, news=False, question=ask)


# ---------------------------------------------------------------- decisions
def _played(table: Table, seat: int, actions: Sequence[int], at: Moment) -> Outcome:
    """All of these actions or none. Refusal when the rules forbid one of them."""
    trial = table.match.copy()
    try:
        trial.play_all(seat, list(actions), now=table.now(at.ms))
    except IllegalAction as no:
        raise Refusal(no.no or no.text) from no
    return Outcome(*table.played(trial))


def _thought(table: Table, thought: cmd.Thought, at: Moment) -> Outcome:
    """The whole thought; if the rules refuse it, its first action; if they refuse that too, any legal one."""
    seat = thought.seat
    if table.tickets[seat] != thought.ticket or seat not in table.match.active or not table.bot_at(seat):
        return Outcome(table, news=False)
    legal = table.match.actions(seat)
    for actions in (thought.actions, thought.actions[:1]):
        if actions and actions[0] in legal:
            try:
                return _played(table, seat, actions, at)
            except Refusal:
                continue
    return _played(table, seat, (secrets.choice(legal),), at)


def _gone_back(table: Table, length: int) -> Outcome:
    """To where so many decisions had been made."""
    return Outcome(*table.gone_back(length))


def _passed(table: Table, at: Moment) -> Outcome:
    """Let every timer strike that is due by now."""
    if table.race is not None:
        return _judged(table, (), at)
    trial = table.match.copy()
    trial.tick(table.now(at.ms))
    if len(trial.history) == len(table.match.history):
        return Outcome(table, news=False)
    return Outcome(*table.played(trial))


def _judged(table: Table, arrivals: Iterable[tuple[Request, int]], at: Moment, *, slept: bool = False) -> Outcome:
    """Real time: requests in their order, and whatever is due by now."""
    if table.race is None or table.waiting is not None:
        return Outcome(table, news=False)
    chairs, start = table.record.seats, len(table.match.history)
    company = Company(
        bots=frozenset(i for i, chair in enumerate(chairs) if chair.kind == "bot"),
        people=frozenset(i for i, chair in enumerate(chairs) if chair.kind == "person"),
        absent=frozenset(i for i, chair in enumerate(chairs) if chair.visitor not in table.here),
        eyes=table.race.eyes,
    )
    done = judge(table.match, table.race, arrivals, table.now(at.ms), company, slept=slept)
    plays = [PlayRow(n, now, p, a, n) for n, (now, p, a) in enumerate(done.match.history[start:], start)]
    return Outcome(
        replace(table, match=done.match, race=done.race),
        write=Write(plays=plays, requests=done.rows) if plays or done.rows else None,
        news=bool(plays) and done.match.over,
        told=tuple(done.told),
        then=tuple(done.then),
    )


# ---------------------------------------------------------------- time and people
def _timed(table: Table, command: Command, at: Moment) -> Outcome:
    """A timer has run out; nothing, where what it stood for is over."""
    match command:
        case cmd.Expired(seat, ticket) if table.tickets[seat] == ticket and seat in table.match.active:
            spec, match = table.match.spec, table.match
            late = spec.actions.lapse
            return _played(table, seat, [spec.actions.passive(match.t, match.s, seat) if late is None else late], at)
        case cmd.Parted(seat, ticket) if table.tickets[seat] == ticket and seat in table.match.active:
            leaves = table.house.on_leave
            ends = table.concession(away=leaves == "forfeit") if leaves in ("concede", "forfeit") else ()
            if ends:
                return _played(table, seat, ends, at)
            return Outcome(replace(table, stand_ins=table.stand_ins | {seat}))
        case cmd.Forfeited(seat):
            now = table.now(at.ms)
            return _judged(table, [(Request(seat, end), now) for end in table.concession(away=True)], at)
        case cmd.Gone(visitor) if table.waiting is not None and table.here - {None} and visitor not in table.here:
            return Outcome(meeting.vacated(table, seats_of(table.record, visitor)))
        case cmd.Begun() if meeting.counts(table):
            return _begun(table, at)
    return Outcome(table, news=False)


def _begun(table: Table, at: Moment) -> Outcome:
    """Everybody is here and ready: the position is dealt for the people who sit here now, and its time begins; nobody
    has seen anything of it yet.
    """
    record = replace(table.record, meeting=False, created_ms=at.unix_ms)
    return Outcome(table.dealt(record, rebuild(record, ()), at.ms), anew=True)


def _people(table: Table, command: Command) -> Outcome:
    """Who is here, who sits where, and how the table is run."""
    match command:
        case cmd.Here(visitors, came):
            back = set(seats_of(table.record, came))
            return Outcome(replace(table, here=visitors, given=table.given - back), news=False)
        case cmd.Sit():
            return _sat(table, command)
        case cmd.Settings(record):
            return Outcome(table.with_record(record), news=False)
    raise TypeError(f"no command: {command!r}")


def _sat(table: Table, sit: cmd.Sit) -> Outcome:
    """Give a visitor who has no seat here all that are kept for the host, else the first empty one. The reply is their
    (first) seat, or None when all are taken.
    """
    chairs, mine = table.record.seats, seats_of(table.record, sit.visitor)
    host = [i for i, chair in enumerate(chairs) if chair.kind == "host"]
    free = host or [i for i, chair in enumerate(chairs) if chair.kind == "empty"][:1]
    if mine or not free:
        return Outcome(table, news=False, reply=mine[0] if mine else None)
    record = table.record
    for i in free:
        name = clean_name(sit.name, chairs[i].name if host else unnamed(i))
        record = record.with_seat(i, SeatRecord("person", name, visitor=sit.visitor))
    return Outcome(table.with_record(record), reply=free[0])
