"""What the store keeps of a table: settings, seats, one row a decision, a request in real time; who serves it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace


class StoreError(RuntimeError):
    """The store could not do it; nothing was written."""


class LeaseLost(StoreError):
    """Another process serves this table by now; nothing was written."""


class CodeTaken(StoreError):
    """Another table got this code meanwhile; nothing was written."""


class ClaimedError(StoreError):
    """Another server has these tables; one sentence, which names it."""


class SeatRecord(Struct, frozen=True):
    """A chair: kind 'person' (of `visitor`), 'bot' (of `level`), 'empty', or 'host' (kept for the first who comes)."""

    kind: str
    name: str
    visitor: str | None = None
    level: str | None = None
    face: int = -1
    """The face that a person wears; -1: the seat's own."""
    deck: str = ""
    """The deck that a person has brought, as `Decks.bring` takes it."""


class Branch(Struct, frozen=True):
    """A table that goes on from decision `at` of the replay of `table`, in the part `number`; `seat` (-1: nobody) is
    the one whose knowledge it keeps, `state` where it starts (compressed, base64), `scene` what that game had begun at.
    """

    table: str
    at: int
    seat: int
    part: str
    number: int
    scene: str | None
    state: str


class Study(Struct, frozen=True):
    """A table at which a decision of a finished game is tried again, where its branch begins: what was played then and
    what it cost in hundredths of a win, the actions that are as good as the best, what a bot would play, and the
    numbers of all such decisions of that game.
    """

    played: int
    cost: int
    right: tuple[int, ...]
    best: tuple[int, ...]
    lessons: tuple[int, ...]


class TableRecord(Struct, frozen=True):
    """All that never changes in play, and who sits where. `seed` and `salt` stay secret until the game is over."""

    id: str
    game: str
    rules_version: int
    options: dict[str, Any]
    seed: str | int  # text of a seed or secret (kernel/records/seal.py); a number in older tables
    salt: str
    seats: tuple[SeatRecord, ...]
    created_ms: int
    content: str | None = None
    tutorial: bool = False
    bot_pause_ms: int = 900
    again: str | None = None
    host: str | None = None
    """Who opened the table."""
    meeting: bool = False
    """It waits for its people, and is dealt when it begins."""
    code: str = ""
    """What it is called while it is open, for people to say: "fox-42"."""
    branch: Branch | None = None
    puzzle: str | None = None
    study: Study | None = None

    def with_seat(self, i: int, seat: SeatRecord) -> TableRecord:
        """The same table with another chair i."""
        return replace(self, seats=(*self.seats[:i], seat, *self.seats[i + 1 :]))

    @property
    def visitors(self) -> set[str]:
        """Everybody who holds a seat."""
        return {seat.visitor for seat in self.seats if seat.visitor is not None}


class PlayRow(Struct, frozen=True):
    """One decision: `now` in ms since the table was opened; rows of one play share `play`, the n of its first."""

    n: int
    now: int
    seat: int
    action: int
    play: int


class RequestRow(NamedTuple):
    """One decided request of a table in real time (`arbiter.Handled`); accepted: `code` and `rule` are ""."""

    seq: int
    came: int
    at: int
    now: int
    seat: int
    action: int
    card: int
    top: int
    ref: int | None
    sent: float
    code: str
    rule: str


class Status(Struct, frozen=True):
    """What moves in the lobby's list: whose turn (visitors), over or not, Unix seconds; of a finished game the seats
    that won, None for all else: a puzzle is no game, and in old stores nobody wrote them down.
    """

    turn: tuple[str, ...]
    over: bool
    updated: int
    winners: tuple[int, ...] | None = None


class Listed(Struct, frozen=True):
    """A row of the lobby."""

    table: str
    record: TableRecord
    status: Status


class Write(Struct, frozen=True):
    """What one step of a table changes, in one go: all of it is stored, or nothing."""

    plays: Sequence[PlayRow] = ()
    """At the end of the history."""
    requests: Sequence[RequestRow] = ()
    cut: int | None = None
    """Takes back every decision from this number on, before `plays` are added."""
    record: TableRecord | None = None
    """Other people, another pause: everything about the table but its plays."""
    status: Status | None = None
    """The line in the lobby. When a game ended stays as it was, whatever else of its record changes."""


class Entry(NamedTuple):
    """A write of a table by who has it at this epoch."""

    table: str
    epoch: int
    write: Write


class Lease(NamedTuple):
    """Who serves a table, since which epoch; `address` is where that process says it is."""

    owner: str
    epoch: int
    address: str | None


class Owner(NamedTuple):
    """A process that serves tables; `live` until it has not been heard of for so long that others take them."""

    id: str
    address: str
    live: bool
