"""The parts of a GameSpec that only a game in real time has: its court, its clock, its hands.

As in `parts.py`: `t` and `s` are a Table and a State, `p` is a seat, `a` an action id.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Protocol

from rumpus.kernel.contract.options import Options


class Judge(Protocol):
    """The reasons against a request, in the catalogue's order."""

    def __call__(self, t: Any, s: Any, p: int, a: int, card: int = -1, top: int = -1, /) -> tuple[str, str] | None:
        """The first one's code and rule id. `card` is the card that is meant, `top` the one seen there; -1: unsaid."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Reasons:
    """The codes with which requests are refused, each a message `reason-<code>` of the game's catalogue."""

    own: frozenset[str] = frozenset()
    """Those that the sender's own hand or pile explains: no rival was faster."""
    sooner: frozenset[str] = frozenset()
    """Those that are told before too_fast, when both hold."""
    too_fast: tuple[str, str] = ("too_fast", "")
    """The code, and the rule id, of a request too many while the hand rests."""
    unknown: str = "illegal"
    """The code of what is no action at all."""


DENIED: Final = 6
"""Where `Tempo.think` is told of a card that its hand leaves: the number of the card + 1, 0 for none."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Tempo:
    """Bots with hands, compiled like the rules; `contract/unbound.py` says what each function promises."""

    think: Callable[[Any, Any, int, int, int, Any], None]
    pace: Callable[[Any, int, int, int], int]
    hand_ms: Callable[[Any, int], int]
    slot_ms: Callable[[Any], int]


def no_place(_t: Any, _s: Any, _a: int) -> str:
    """The `spot` of a game whose plays aim at no place."""
    return ""


def no_ms(_of: Any) -> int:
    """A time that a game does not have: 0."""
    return 0


def no_pause(_s: Any) -> bool:
    """The `paused` of a game without pauses."""
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class Race:
    """A game that is played by requests, as fast as people can: one queue, each judged on the position of its turn."""

    on: Callable[[Any], bool]
    """(t): whether this table is played so."""
    judge: Judge | None = None
    """None: the rules alone judge, without a reason."""
    reasons: Reasons = Reasons()
    hand: Callable[[int], int] | None = None
    """(a): what it has to do with the hand interval (`arbiter.Hand`); None: what may be done at any time is free, and
    the rest hurries.
    """
    kind: Callable[[int], str] | None = None
    """(a): what kind of action it is, in one word; None: the first word of its name."""
    spot: Callable[[Any, Any, int], str] = no_place
    """(t, s, a): the place that a play aims at, "" for none."""
    hand_ms: Callable[[Any], int] = no_ms
    """(t): the interval between two hurried actions of a seat; 0: there is none."""
    slot_ms: Callable[[Any], int] = no_ms
    """(t): the length of the slots in which requests are collected and ordered by a draw; 0: order of arrival."""
    started: Callable[[Any], int] = no_ms
    """(s): the ms of the start signal; 0: it has not been given."""
    paused: Callable[[Any], bool] = no_pause
    """(s): whether the race stands still by agreement."""
    ready: int | None = None
    """The actions that say: I am ready, let us pause, let us go on. None: there are none."""
    pause: int | None = None
    resume: int | None = None
    away_seconds: Callable[[Options], int] | None = None
    """(options): how long a person may be away before the seat is forfeit; None: the house's own time."""
    tempo: Tempo | None = None
    """None: bots search here too."""
