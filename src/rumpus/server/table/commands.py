"""Whatever may happen to a table, as values: people, bots, timers and the house send these, and nothing else does."""

from __future__ import annotations

from msgspec import Struct

from rumpus.server.bots.worker import Job
from rumpus.server.protocol import ClientMessage, Photo, Ref, ServerMessage
from rumpus.server.race.arbiter import Request
from rumpus.server.race.beats import Beating, Refusing
from rumpus.server.store.base import TableRecord, Write
from rumpus.server.table.model import Table


class Moment(Struct, frozen=True):
    """When something is done: `ms` of the server's clock, and the wall clock for dates."""

    ms: int
    unix_ms: int


# ---------------------------------------------------------------- commands
class Said(Struct, frozen=True):
    """A message of a connection: of this visitor, with these eyes; `ticket` is the decision that it answers."""

    visitor: str | None
    eyes: int
    source: int
    message: ClientMessage
    ticket: int | None = None
    hinting: bool = False


class Here(Struct, frozen=True):
    """These visitors are connected now (None: a stranger); `came`: who has just come."""

    visitors: frozenset[str | None]
    came: str | None = None


class Sit(Struct, frozen=True):
    """A visitor takes what is kept for the host, else the first free seat."""

    visitor: str
    name: str | None


class Play(Struct, frozen=True):
    """Decisions of a seat, whoever they come from."""

    seat: int
    actions: tuple[int, ...]


class Thought(Struct, frozen=True):
    """A bot's answer to the decision of this ticket; nothing thought of: anything legal."""

    seat: int
    ticket: int
    actions: tuple[int, ...]


class Expired(Struct, frozen=True):
    """The clock of a decision has run out (BH-RUL-82)."""

    seat: int
    ticket: int


class Parted(Struct, frozen=True):
    """A person whose decision is waited for has been away too long (BH-RUL-83, BR-RUL-22)."""

    seat: int
    ticket: int


class Forfeited(Struct, frozen=True):
    """Real time: a person has been away too long (BR-RUL-22)."""

    seat: int


class Passed(Struct, frozen=True):
    """Time has passed: whatever is due by now happens."""


class Begun(Struct, frozen=True):
    """The count-down of a table that waits has ended."""


class Gone(Struct, frozen=True):
    """A person has been away too long from a table that waits."""

    visitor: str


class Rushed(Struct, frozen=True):
    """Real time: requests, each with the table's millisecond at which it was read (BR-ARB-01)."""

    arrivals: tuple[tuple[Request, int], ...]


class Slept(Struct, frozen=True):
    """The server did not run for a while."""


class Settings(Struct, frozen=True):
    """Another record: people, a pause, the next table."""

    record: TableRecord


Command = (
    Said
    | Here
    | Sit
    | Play
    | Thought
    | Expired
    | Parted
    | Forfeited
    | Passed
    | Begun
    | Gone
    | Rushed
    | Slept
    | Settings
)


# ---------------------------------------------------------------- what comes of them
class Note(Struct, frozen=True):
    """A message besides views: to one connection (its number), to these visitors, or to everybody (None)."""

    message: ServerMessage
    to: int | frozenset[str] | None = None


class Question(Struct, frozen=True):
    """A hint that somebody wants of a bot."""

    seat: int
    ticket: int
    ref: Ref | None
    source: int
    job: Job


class Outcome(Struct, frozen=True):
    """What a command comes to: the table after it, what must be on disk first, and what is told then.

    `news`: everybody is brought up to date; `anew`: also who would see nothing new. `then`: requests of the house that
    follow by themselves. `look`: the seat whose eyes the sender has from now on; `reply` goes to them.
    """

    table: Table
    write: Write | None = None
    news: bool = True
    anew: bool = False
    notes: tuple[Note, ...] = ()
    told: tuple[Beating | Refusing | Photo, ...] = ()
    then: tuple[Request, ...] = ()
    question: Question | None = None
    look: int | None = None
    reply: int | None = None
