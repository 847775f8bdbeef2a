"""What a replay of a game points out: its big events, and the parts it is cut into."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from rumpus.kernel.records.log import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Highlight:
    """A big event on the lane of a replay. `word` names it; `jump`: a reader may go from one to the next."""

    icon: str
    word: str
    jump: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class Highlights:
    """What a replay points out: big events by kind, and the parts it is cut into."""

    kinds: Mapping[str, Highlight] = field(default_factory=dict)
    of: Callable[[Any, Event], tuple[str, int]] | None = None
    """(t, event): which of `kinds` it is and whose deed, where that is not its own kind and seat; "": none."""
    parts: frozenset[str] = frozenset()
    """Kinds of events that begin a part where there are no turns; a game in real time without them is cut by time."""
    part: str = "turn"
    """What a part is called."""
