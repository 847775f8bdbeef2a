"""The arbiter of a table in real time: one queue, one true order of events.

A state machine on stamps, whole milliseconds of table time: no event loop, no wall clock, no chance of its own.
Requests come in by `arrive`, time passes by `advance`; both yield what is to be judged now, on the position of this
moment, and go on when `decided` has been told the verdict. The same arrivals with the same stamps give the same
decisions, so a save that keeps them can be judged again (BR-ARB-09).

The way of a request: `arrive` -> (its seat's waiting line, while the seat's hand interval runs) -> (the slot, at a
table with arbitration = slot) -> judged -> accepted or refused, with the next sequence number.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict, deque
from collections.abc import Callable, Hashable, Iterable, Iterator
from copy import copy
from enum import IntEnum
from typing import Final, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from rumpus.server.store.base import RequestRow

WAITING: Final = 2
"""So many hurried requests of one seat may wait for its hand interval (BR-RUL-03)."""
LINE: Final = 8
"""So many requests of one seat may wait in all, with the discards that stay behind hurried ones."""
REMEMBERED: Final = 256
"""So many requests of each seat are remembered, to know one that comes again."""


class Hand(IntEnum):
    """What an action has to do with the hand interval (BR-RUL-03)."""

    FREE = 0  # nothing: conceding, pausing, calling
    FOLLOWS = 1  # neither starts nor waits for it, but stays behind waiting requests of its seat: DISCARD, PUT_BACK
    HURRIES = 2  # starts it when accepted, and waits for it: DEAL, PLAY, PLAY_TOP, PICK_UP, TAG


class No(NamedTuple):
    """A refusal: the catalogue's reason code, and the id of the rule or ruling that says so ("" for none)."""

    code: str
    rule: str


class Request(Struct, frozen=True):
    """What somebody asks. `card` is the id of the card it means to move, `top` of the one it saw at the target; -1: not
    said. `ref` is the client's number for it (None: the server's own, never a repetition), `sent` the client's clock in
    ms (0: not said), `source` tells connections apart.
    """

    seat: int
    action: int
    card: int = -1
    top: int = -1
    ref: int | None = None
    sent: float = 0.0
    source: int = 0


class Handled(Struct, frozen=True):
    """A decided request. `seq` numbers decisions, `came` arrivals, both from 0; it arrived `at` and was judged at `now`
    (table ms). `no` is None when it was accepted.
    """

    seq: int
    came: int
    at: int
    now: int
    request: Request
    no: No | None

    @classmethod
    def of(cls, row: RequestRow) -> Handled:
        """A row of the store, of no connection that is here."""
        request = Request(row.seat, row.action, row.card, row.top, row.ref, row.sent)
        return cls(row.seq, row.came, row.at, row.now, request, No(row.code, row.rule) if row.code else None)

    @property
    def row(self) -> RequestRow:
        """As the store keeps it."""
        r, no = self.request, self.no or No("", "")
        return RequestRow(self.seq, self.came, self.at, self.now, r.seat, r.action, r.card, r.top, r.ref, r.sent, *no)


class Arrival(Struct, frozen=True):
    """A request on its way. `crowded`: there is no room for it in its seat's line."""

    request: Request
    at: int
    came: int
    hand: Hand
    crowded: bool = False


def first_of(seed: str, slot: int, n: int) -> int:
    """BR-RUL-01: which of the n seats in a slot begins, each with equal chance, drawn from the seed of the game."""
    return int.from_bytes(hashlib.blake2b(f"{seed}:{slot}".encode(), digest_size=8).digest()) % n


class Arbiter:
    """The queue of one table. `slot_ms` 0: order of arrival alone; `hand_ms` 0: no hand interval."""

    def __init__(self, seats: int, *, hand_ms: int = 0, slot_ms: int = 0, seed: str = "0") -> None:
        self.hand_ms, self.slot_ms, self.seed = hand_ms, slot_ms, seed
        self.now = self.seq = self.came = 0
        self._free = [0] * seats
        self._lines: list[deque[Arrival]] = [deque() for _ in range(seats)]
        self._slot: list[Arrival] = []
        self._slot_number = 0
        self._known: list[OrderedDict[Hashable, None]] = [OrderedDict() for _ in range(seats)]

    def copy(self) -> Arbiter:
        """The same queue once more."""
        twin = copy(self)
        twin._free, twin._slot = list(self._free), list(self._slot)
        twin._lines, twin._known = [deque(line) for line in self._lines], [known.copy() for known in self._known]
        return twin

    # ------------------------------------------------------------ from outside
    def arrive(self, request: Request, at: int, hand: Hand) -> Iterator[Arrival]:
        """A request reaches the table (BR-ARB-01); earlier business is done first. One that came before is ignored
        (BR-ARB-07).
        """
        yield from self.advance(at)
        if self._repeated(request):
            return
        arrival = Arrival(request, self.now, self.came, hand)
        self.came += 1
        yield from self._wait(arrival) if self._must_wait(arrival) else self._enter(arrival)

    def advance(self, to: int) -> Iterator[Arrival]:
        """Time passes: waiting requests and slots whose moment comes by `to`, each at its own stamp."""
        while (due := self.due) is not None and due <= to:
            self.now = max(self.now, due)
            seat = self._next_free()
            if seat is not None and self._free[seat] <= due and not self._slot_ends(due):
                yield from self._release(seat)
            else:
                yield from self._close_slot()
        self.now = max(self.now, to)

    def decided(self, arrival: Arrival, no: No | None) -> Handled:
        """What was yielded has been judged, and done or not: it has the next sequence number (BR-ARB-01)."""
        handled = Handled(self.seq, arrival.came, arrival.at, self.now, arrival.request, no)
        self.seq += 1
        self._start_interval(handled, arrival.hand)
        return handled

    @property
    def due(self) -> int | None:
        """The stamp at which something that waits is to be looked at; None while nothing waits."""
        seat = self._next_free()
        stamps = [] if seat is None else [self._free[seat]]
        if self._slot:
            stamps.append((self._slot_number + 1) * self.slot_ms)
        return min(stamps) if stamps else None

    @property
    def waiting(self) -> list[Request]:
        """What has arrived and is not decided yet."""
        return [arrival.request for line in (*self._lines, self._slot) for arrival in line]

    def resume(self, decided: Iterable[Handled], hand: Callable[[int], Hand]) -> None:
        """Go on after these decisions, as the store has them. What waited then is lost, and may come again."""
        for handled in decided:
            self.seq, self.came = max(self.seq, handled.seq + 1), max(self.came, handled.came + 1)
            self.now = max(self.now, handled.now)
            self._repeated(handled.request)
            self._start_interval(handled, hand(handled.request.action))

    # ------------------------------------------------------------ inside
    def _repeated(self, request: Request) -> bool:
        """Was this request here before? By its number on this connection; on another one (sent again after a lost
        line) by its number and the client's time.
        """
        if request.ref is None:
            return False
        known = self._known[request.seat]
        keys: list[Hashable] = [(request.source, request.ref)]
        if request.sent:
            keys.append((request.sent, request.ref, "sent"))
        found = any(key in known for key in keys)
        known.update(dict.fromkeys(keys))
        while len(known) > 2 * REMEMBERED:
            known.popitem(last=False)
        return found

    def _must_wait(self, arrival: Arrival) -> bool:
        """BR-RUL-03: does this stay in its seat's waiting line for now?"""
        if arrival.hand is Hand.FREE:
            return False
        seat = arrival.request.seat
        return bool(self._lines[seat]) or (arrival.hand is Hand.HURRIES and self.now < self._free[seat])

    def _wait(self, arrival: Arrival) -> Iterator[Arrival]:
        """BR-RUL-03, BR-RUL-35: into the waiting line; a third hurried request is refused."""
        line = self._lines[arrival.request.seat]
        hurried = sum(other.hand is Hand.HURRIES for other in line)
        if len(line) < LINE and (arrival.hand is Hand.FOLLOWS or hurried < WAITING):
            line.append(arrival)
        else:
            yield replace(arrival, crowded=True)

    def _next_free(self) -> int | None:
        """The seat whose line is released next: the earliest interval's end, then who came first."""
        waiting = [seat for seat, line in enumerate(self._lines) if line]
        if not waiting:
            return None
        return min(waiting, key=lambda seat: (self._free[seat], self._lines[seat][0].came))

    def _release(self, seat: int) -> Iterator[Arrival]:
        """BR-RUL-03: the interval is over; the line moves up, until a request starts the next interval."""
        line = self._lines[seat]
        while line and (line[0].hand is Hand.FOLLOWS or self._free[seat] <= self.now):
            yield from self._enter(line.popleft())

    def _enter(self, arrival: Arrival) -> Iterator[Arrival]:
        """Into the queue: judged at once, or at the end of the running slot."""
        if not self.slot_ms:
            yield arrival
            return
        if not self._slot:
            self._slot_number = self.now // self.slot_ms
        self._slot.append(arrival)

    def _slot_ends(self, due: int) -> bool:
        """Does the running slot end by this stamp? What is released at the very end of a slot belongs to the next."""
        return bool(self._slot) and (self._slot_number + 1) * self.slot_ms <= due

    def _close_slot(self) -> Iterator[Arrival]:
        """BR-RUL-01: each seat's own order is kept, and the seats take turns, beginning with one that is drawn."""
        arrivals, self._slot = self._slot, []
        queues: dict[int, deque[Arrival]] = {}
        for arrival in arrivals:
            queues.setdefault(arrival.request.seat, deque()).append(arrival)
        seats = sorted(queues)
        start = first_of(self.seed, self._slot_number, len(seats))
        order = seats[start:] + seats[:start]
        while any(queues.values()):
            for seat in order:
                if queues[seat]:
                    arrival = queues[seat].popleft()
                    if self._must_wait(arrival):
                        yield from self._wait(arrival)
                    else:
                        yield arrival

    def _start_interval(self, handled: Handled, hand: Hand) -> None:
        """BR-RUL-03: an accepted hurried action starts its seat's hand interval."""
        if handled.no is None and self.hand_ms and hand is Hand.HURRIES:
            self._free[handled.request.seat] = handled.now + self.hand_ms
