"""How much one address may take of a server, who has taken how many tables, and how many look on at one.

A cookie costs nothing, so what a visitor may do is limited a second time for all who come from one address.
"""

from __future__ import annotations

import contextlib
import ipaddress
from collections import Counter, deque
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass

from rumpus.kernel.words.saying import Saying, saying
from rumpus.server.clock import Clock
from rumpus.server.refusal import TooMany

OPENINGS = 30
"""A visitor opens at most so many tables a minute."""
GUESSES = 10
"""A visitor, and an address, may type so many wrong codes a minute."""
WINDOW_MS = 60_000
WATCHERS, OF_ONE = 200, 50
"""At most so many connections look on at one table, and so many of one address."""
TABS = 20
"""Whoever has a seat has at most so many connections at its table."""
HOME_BITS = 64
"""A household of IPv6 has so long a prefix for itself, and any address in it."""
Who = tuple[str, str]
"""`("cookie", a visitor)` or `("address", where from)`."""


@dataclass(frozen=True)
class Limits:
    """What one address may take: so many connections at once, so many tables a minute and as many open at once.

    A request has to arrive within `patience` seconds, its body within twice that; an answer that is not read for three
    times as long ends the connection.
    """

    connections: int = 500
    tables: int = 60
    patience: float = 10.0


def ip_of(host: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """An IP address, also an IPv4 address as IPv6 writes it, or one with a zone; None for what is none."""
    try:
        found = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return None
    return (found.ipv4_mapped if isinstance(found, ipaddress.IPv6Address) else None) or found


def address_of(host: str) -> str:
    """The address that is counted: an IPv4 address, the household of an IPv6 one; what is neither stays as it is."""
    found = ip_of(host)
    if isinstance(found, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((found, HOME_BITS), strict=False))
    return host if found is None else str(found)


class Recent:
    """How often each visitor and each address did something in the last minute; `tell` hears of each time."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.tell: Callable[[list[Who], bool], None] | None = None
        self._times: dict[Who, deque[int]] = {}

    def check(self, most_of: Mapping[Who, int], no: Saying) -> None:
        """TooMany, in these words, where one of them has done it as often as it may."""
        now = self.clock.ms()
        for who, times in list(self._times.items()):
            while times and times[0] <= now - WINDOW_MS:
                times.popleft()
            if not times:
                del self._times[who]
        for who, most in most_of.items():
            times = self._times.get(who, deque())
            if len(times) >= most:
                raise TooMany(no, -(-(times[-most] + WINDOW_MS - now) // 1000))

    def add(self, who: list[Who], *, less: bool = False) -> None:
        """They have done it once more; or the last time does not count."""
        self.count(who, less=less)
        if self.tell is not None:
            self.tell(who, less)

    def count(self, who: list[Who], *, less: bool) -> None:
        """The same, at whichever process."""
        for one in who:
            times = self._times.setdefault(one, deque())
            if not less:
                times.append(self.clock.ms())
            elif times:
                times.pop()


class Guesses:
    """Who typed codes of tables that there are not: so many in a minute, for a visitor and for an address."""

    def __init__(self, clock: Clock) -> None:
        self.recent = Recent(clock)

    def ask(self, visitor: str, address: str) -> None:
        """TooMany for who guesses."""
        self.recent.check(dict.fromkeys(_known(visitor, address), GUESSES), saying("no-more-codes"))

    def wrong(self, visitor: str, address: str) -> None:
        """They typed a code that no table has."""
        self.recent.add(_known(visitor, address))

    def right(self, visitor: str, address: str) -> None:
        """The last one was right after all."""
        self.recent.add(_known(visitor, address), less=True)


class Connections:
    """The connections at one table. Who has a seat there is counted apart, so that no crowd keeps players out."""

    def __init__(self) -> None:
        self._here: list[tuple[str | None, str]] = []

    @contextlib.contextmanager
    def admit(self, visitor: str | None, address: str, seated: Collection[str]) -> Iterator[None]:
        """This visitor (None: a stranger) at this address is here for the block; `seated` are those with a seat.
        TooMany when there is no room for one more.
        """
        if visitor in seated:
            full = sum(who == visitor for who, _ in self._here) >= TABS
        else:
            watching = [where for who, where in self._here if who not in seated]
            full = len(watching) >= WATCHERS or watching.count(address) >= OF_ONE
        if full:
            raise TooMany(saying("no-more-people"), WINDOW_MS // 1000)
        here = visitor, address
        self._here.append(here)
        try:
            yield
        finally:
            self._here.remove(here)


def _known(visitor: str, address: str) -> list[Who]:
    """A visitor and an address, where they are known, as what is counted for."""
    return [(kind, who) for kind, who in (("cookie", visitor), ("address", address)) if who]


class Openings:
    """Who opens tables: how many in the last minute, by visitor and by address, and how many of an address are open.

    The address "" is nobody's, and never refused. `elsewhere` says how many are open at other processes.
    """

    def __init__(self, clock: Clock, limits: Limits) -> None:
        self.limits = limits
        self.elsewhere: Callable[[str], int] = lambda _address: 0
        self.recent = Recent(clock)
        self._holders: dict[str, str] = {}
        self._held: Counter[str] = Counter()

    def ask(self, visitor: str, address: str) -> None:
        """One more new table, for this visitor ("": unknown) at this address. TooMany when that is too fast, or there
        are too many open.
        """
        self.room_for(address)
        most_of = {"cookie": OPENINGS, "address": self.limits.tables}
        asking = _known(visitor, address)
        self.recent.check({who: most_of[who[0]] for who in asking}, saying("no-more-openings"))
        self.recent.add(asking)

    def room_for(self, address: str) -> None:
        """TooMany when this address has as many tables open as it may."""
        if address and self._held[address] + self.elsewhere(address) >= self.limits.tables:
            raise TooMany(saying("no-more-tables", tables=self.limits.tables), WINDOW_MS // 1000)

    @contextlib.contextmanager
    def held(self, table: str, address: str) -> Iterator[None]:
        """This table is being opened, because of this address, and stays so unless the block raises."""
        self._holders[table] = address
        self._held[address] += 1
        try:
            yield
        except BaseException:
            self.release(table)
            raise

    def held_here(self) -> dict[str, int]:
        """How many tables are open because of each address."""
        return {address: count for address, count in self._held.items() if address}

    def holder(self, table: str) -> str:
        """Because of which address a table is open; "" for nobody's."""
        return self._holders.get(table, "")

    def release(self, table: str) -> None:
        """The table is no longer open."""
        address = self._holders.pop(table, None)
        if address is not None:
            self._held[address] -= 1
            if not self._held[address]:
                del self._held[address]
