"""A table that waits for its people: who has come, who is ready, the count-down, and what its host may do.

While a table waits, nobody sees anything of its position: it is dealt when it begins. What is said here is done one
thing after the other, so that of two who want one seat the first gets it and the other is told.
"""

from __future__ import annotations

from msgspec.structs import replace

from rumpus.kernel.contract.options import OptionError
from rumpus.kernel.words.saying import saying
from rumpus.server import protocol as msg
from rumpus.server.people.seats import BOT_NAMES, FREE_SEAT, seats_of
from rumpus.server.protocol import FACES
from rumpus.server.refusal import NOT_YOUR_SEAT, Refusal
from rumpus.server.store.base import SeatRecord, TableRecord
from rumpus.server.table.house import rules_of, split
from rumpus.server.table.model import Table, Waiting

WAITS = saying("no-start-yet")
BEGUN = saying("no-start-left")
ONLY_HOST = saying("no-host")
MESSAGES = (msg.Prepared, msg.Wear, msg.Bring, msg.Reseat, msg.Fill, msg.Vacate)


def heard(table: Table, visitor: str | None, message: object) -> Table:
    """The table after a message about its waiting. Refusal where it may not be, or comes too late."""
    if table.waiting is None:
        raise Refusal(BEGUN)
    match message:
        case msg.Prepared():
            return _prepared(table, table.waiting, visitor, ready=message.ready)
        case msg.Wear():
            chair = _own(table, visitor, message.seat)
            return table.with_record(table.record.with_seat(message.seat, replace(chair, face=message.face)))
        case msg.Bring():
            return _brought(table, table.waiting, visitor, message)
        case msg.Reseat():
            _host(table, visitor)
            return _reseated(table, message)
        case msg.Fill():
            _host(table, visitor)
            return _filled(table, message)
        case msg.Vacate():
            if message.seat not in seats_of(table.record, visitor):
                _host(table, visitor)
            if _chair(table, message.seat).kind == "empty":
                raise Refusal(saying("no-taker"))
            return vacated(table, (message.seat,))
    raise Refusal(WAITS)


def settled(before: Table, table: Table, ms: int) -> Table:
    """After every change: who sits somewhere else has just come there, and who went is no longer ready."""
    waiting = table.waiting
    if waiting is None:
        return table
    seats = zip(before.record.seats, table.record.seats, waiting.since_ms, strict=True)
    since = tuple(ms if (old.kind, old.visitor) != (new.kind, new.visitor) else at for old, new, at in seats)
    return replace(table, waiting=Waiting(waiting.ready & table.sitting_here, since))


def counts(table: Table) -> bool:
    """All seats are taken and all people ready: it counts down."""
    full = all(chair.kind in ("bot", "person") for chair in table.record.seats)
    return table.waiting is not None and full and table.waiting.ready == table.record.visitors != set()


def _prepared(table: Table, waiting: Waiting, visitor: str | None, *, ready: bool) -> Table:
    """This person is ready, or not; with all the seats they play."""
    if visitor is None or not seats_of(table.record, visitor):
        raise Refusal(saying("no-ready"))
    now = waiting.ready | {visitor} if ready else waiting.ready - {visitor}
    return replace(table, waiting=replace(waiting, ready=now))


def _brought(table: Table, waiting: Waiting, visitor: str | None, message: msg.Bring) -> Table:
    """A deck for a seat of one's own, if it may be played here. Nobody is ready any more: it is another table."""
    chair, spec = _own(table, visitor, message.seat), table.match.spec
    if spec.decks is None:
        raise Refusal(saying("no-own-decks", game=spec.about.title))
    fresh = table.record.with_seat(message.seat, replace(chair, deck=message.deck.strip()))
    try:
        rules_of(spec, fresh)
    except OptionError as wrong:
        raise Refusal(str(wrong)) from wrong
    return replace(table.with_record(fresh), waiting=replace(waiting, ready=frozenset()))


def _reseated(table: Table, message: msg.Reseat) -> Table:
    """Two seats change their people, with the decks that these have brought."""
    one, other = _chair(table, message.seat), _chair(table, message.to)
    if message.seat == message.to:
        raise Refusal(saying("no-two-seats"))
    return table.with_record(table.record.with_seat(message.seat, other).with_seat(message.to, one))


def _filled(table: Table, message: msg.Fill) -> Table:
    """A bot on a free seat."""
    chair = _chair(table, message.seat)
    if chair.kind != "empty":
        raise Refusal(saying("no-free-seat", name=chair.name))
    why = people_only(table)
    if why:
        raise Refusal(why)
    name = BOT_NAMES[(message.seat - 1) % len(BOT_NAMES)]
    return table.with_record(table.record.with_seat(message.seat, SeatRecord("bot", name, level=message.level)))


def vacated(table: Table, seats: tuple[int, ...]) -> Table:
    """These seats are free for whoever has the link."""
    record = table.record
    for seat in seats:
        record = record.with_seat(seat, SeatRecord("empty", FREE_SEAT))
    return table.with_record(record)


def _own(table: Table, visitor: str | None, seat: int) -> SeatRecord:
    """A chair of one's own. Refusal for another's."""
    if seat not in seats_of(table.record, visitor):
        raise Refusal(NOT_YOUR_SEAT)
    return _chair(table, seat)


def _chair(table: Table, seat: int) -> SeatRecord:
    """A chair by its number. Refusal for none."""
    seats = table.record.seats
    if seat >= len(seats):
        raise Refusal(saying("no-such-seat", seats=len(seats)))
    return seats[seat]


def host_of(record: TableRecord) -> str | None:
    """Who opened the table, while they sit here; else the first person who does."""
    if record.host in record.visitors:
        return record.host
    return next((chair.visitor for chair in record.seats if chair.visitor is not None), None)


def _host(table: Table, visitor: str | None) -> None:
    """Refusal for everybody but the host."""
    if visitor is None or visitor != host_of(table.record):
        raise Refusal(ONLY_HOST)


def people_only(table: Table) -> str:
    """Why no bot may sit here; empty where one may."""
    spec = table.match.spec
    return spec.bots.people_only(spec.resolve(split(spec, table.record.options)[0]))


def told(
    table: Table, visitor: str | None, seats: list[msg.Seat], ms: int, starts_ms: int | None, watching: int
) -> msg.Meeting:
    """The waiting table, as this visitor sees it. `starts_ms`: until it begins; `watching`: how many look on."""
    record, waiting = table.record, table.waiting or Waiting()
    return msg.Meeting(
        seats=seats,
        ready=[chair.kind == "bot" or chair.visitor in waiting.ready for chair in record.seats],
        faces=[i % FACES if chair.face < 0 else chair.face for i, chair in enumerate(record.seats)],
        since_ms=[ms - since for since in waiting.since_ms],
        you=list(seats_of(record, visitor)),
        host=visitor is not None and visitor == host_of(record),
        code=record.code,
        starts_ms=starts_ms,
        watching=watching,
        people_only=people_only(table),
        decks=_decks(table, visitor),
    )


def _decks(table: Table, visitor: str | None) -> list[str]:
    """What the deck of each seat is called, as far as this visitor may know."""
    spec = table.match.spec
    if spec.decks is None:
        return []
    options = spec.sight.options(rules_of(spec, table.record), seats_of(table.record, visitor))
    return [spec.decks.title(options, seat) for seat in range(len(table.record.seats))]
