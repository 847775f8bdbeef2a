"""One connection at a table: whose eyes it has, what it was shown last, and what brings it up to date."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from msgspec import UNSET, Raw, Struct, UnsetType
from msgspec.structs import replace

from rumpus.kernel.contract.offers import Offer
from rumpus.kernel.words.saying import Text
from rumpus.server import protocol as msg
from rumpus.server.protocol import Encode, LogLine

_numbers = itertools.count(1)
KEEP = 64
"""A play may name one of so many versions before the latest; older ones are refused as stale."""


class Content(Struct):
    """All that one pair of eyes may know now, besides the log: what `State` carries without its counters."""

    as_seat: int
    view: dict[str, object]
    decision: msg.Decision | None
    waiting: Text | None
    curtain: int | None
    over: msg.Over | None
    seats: list[msg.Seat]
    undo: int | None
    free: list[Offer] | UnsetType = UNSET


class Look:
    """What a pair of eyes sees at one moment, made ready once for all connections that see and are told the same."""

    def __init__(
        self,
        content: Content,
        log: Sequence[LogLine],
        encode: Encode,
        decisions: int = 0,
        between: Callable[[int, int, int], list[msg.LineBeat]] | None = None,
    ) -> None:
        """`between`: what some eyes see of the decisions from one on, up to this moment, after so many `decisions`, by
        the lines that these eyes read.
        """
        parts: dict[str, Any] = {
            name: Raw(encode(part))
            for name in Content.__struct_fields__
            if (part := getattr(content, name)) is not UNSET
        }
        self.shown = hashlib.blake2b(b"\n".join(map(bytes, parts.values())), digest_size=16).digest()
        self.as_seat, self.length = content.as_seat, len(log)
        self._state = msg.State(version=0, log_from=0, log=[], clock_ms=None, **parts)
        self._encode, self._log, self._tails = encode, log, dict[int, Any]()
        self.decisions, self._between, self._beats = decisions, between, dict[tuple[int, int], Any]()

    def state(
        self, version: int, start: int, clock_ms: int | None, now: int, since: tuple[int, int] | None = None
    ) -> msg.State:
        """The message that shows it to who has read the log up to line `start`. `since`: with whose eyes that one saw
        the table, and after how many decisions; None: never.
        """
        if start not in self._tails:
            self._tails[start] = Raw(self._encode(self._log[start : self.length]))
        tail = self._tails[start]
        beats = self._beaten(since) if since is not None and start < self.length else UNSET
        return replace(self._state, version=version, log_from=start, log=tail, clock_ms=clock_ms, now=now, beats=beats)

    def _beaten(self, since: tuple[int, int]) -> Any:
        """What these eyes see since so many decisions, encoded once; UNSET: nothing of it line by line."""
        if since not in self._beats:
            made = self._between(*since, self.as_seat) if self._between is not None else []
            self._beats[since] = Raw(self._encode(made)) if made else UNSET
        return self._beats[since]


@dataclass(frozen=True)
class Eyes:
    """Who looks (-1: the public), and which seat's person must say `look` first."""

    seat: int
    curtain: int | None = None


def eyes_of(mine: Sequence[int], looking: int, active: Sequence[int], over: bool) -> Eyes:
    """Whose eyes a visitor with the seats `mine` has. One seat: its own. A hot seat: the one that last said `look`,
    until another one of them must act; then the public's, behind a curtain, until that person says `look`.
    """
    if not mine:
        return Eyes(-1)
    if len(mine) == 1:
        return Eyes(mine[0])
    seat = looking if looking in mine else -1
    to_act = [p for p in mine if p in active]
    if over or not to_act or seat in to_act:
        return Eyes(seat)
    return Eyes(-1, curtain=to_act[0])


class Viewer:
    """A connection. `send` must not block; it may drop the connection, which then heals by coming back. `encode`: how
    its messages become bytes.
    """

    def __init__(
        self, visitor: str | None, send: Callable[[msg.ServerMessage], None], encode: Encode = msg.in_english
    ) -> None:
        self.visitor, self.send, self.encode = visitor, send, encode
        self.number = next(_numbers)
        self.looking = -1
        self.eyes = Eyes(-1)
        self.version = 0
        self.hinting = False
        self._tickets: dict[int, tuple[int, ...]] = {}
        self._shown = b""
        self._log_key: tuple[int, int] | None = None
        self._log_length = 0
        self._decisions = 0

    def ticket(self, version: int, seat: int) -> int | None:
        """The decision of this seat as it stood in that version; None for a version never sent, or long gone."""
        tickets = self._tickets.get(version)
        return tickets[seat] if tickets is not None and seat < len(tickets) else None

    def state(
        self,
        look: Look,
        *,
        epoch: int,
        tickets: Sequence[int],
        clock_ms: int | None,
        mine: Sequence[int] = (),
        answer: bool = False,
        now: int = 0,
    ) -> msg.State | None:
        """What brings it up to date; None where these eyes would see nothing new, and it `answer`s no message.

        `epoch` changes when lines were taken back; then, and for other eyes, the whole log is sent. What happened is
        seen with the eyes that it had until now, as far as they are still its own (`mine`): whoever goes on at a hot
        seat has seen what came of it.
        """
        key, (eyes, known) = (look.as_seat, epoch), self._log_key or (None, None)
        same = key == self._log_key
        start = self._log_length if same else 0
        since = (eyes, self._decisions) if eyes is not None and known == epoch and eyes in (-1, *mine) else None
        self._decisions = look.decisions
        if look.shown == self._shown and start == look.length and same and not answer:
            self._note(tickets)
            return None
        self.version += 1
        self._shown, self._log_key, self._log_length = look.shown, key, look.length
        self._note(tickets)
        return look.state(self.version, start, clock_ms, now, since)

    def beat(self, beat: msg.Beat, lines: int, ref: msg.Ref | None) -> msg.Beat:
        """The same decision, with so many lines, for this connection; `ref`: its own request that it answers."""
        self.version += 1
        self._shown = b""
        self._log_length += lines
        return replace(beat, version=self.version, ref=ref)

    def _note(self, tickets: Sequence[int]) -> None:
        """Remember which decisions the latest version stands for."""
        self._tickets[self.version] = tuple(tickets)
        self._tickets.pop(self.version - KEEP, None)
