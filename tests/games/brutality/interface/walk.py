"""Random games of Brutality, plain, for what has to hold at each step; the game is looked at through its own parts."""

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

from rumpus.games.brutality.content.options import OPTIONS
from rumpus.games.brutality.content.tables import tables
from rumpus.games.brutality.interface.actions import listed
from rumpus.games.brutality.rules import turn
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.log import Event, Log, clear, event_rows
from rumpus.kernel.records.record import Array

GAMES: Final[tuple[dict[str, Any], ...]] = (
    {},
    {"players": 4, "hero_draft": "snake"},
    {"format": "controlled_chaos", "hero_draft": "random"},
    {"hero_draft": "blind", "board": "9x11"},
    {"players": 4, "format": "controlled_chaos", "draft_picks": "open", "hero_draft": "random"},
)
"""Tables that together ask every kind of question."""


@dataclass
class Step:
    """A position of a random game: who acts next, and what happened since the last one."""

    options: dict[str, Any]
    t: Table
    s: State
    array: Array
    events: list[Event]
    number: int
    seats: list[int]

    def may(self, p: int) -> list[int]:
        """What a seat may do."""
        return listed(self.t, self.s, p)


def walk(number: int, steps: int = 120) -> Iterator[Step]:
    """The positions of a random game, the same each time."""
    chance = random.Random(number)
    options = {option.name: option.default for option in OPTIONS} | GAMES[number % len(GAMES)]
    t, array, rows = tables(options).t, State.blank(), Log.blank()
    s, log = State.at(array), Log.at(rows)
    turn.setup(t, s, number, log)
    for k in range(steps):
        mask = turn.who(t, s)
        seats = [p for p in range(t.n) if mask >> p & 1]
        events: list[Event] = [tuple(row[:6]) for row in event_rows(log)]
        yield Step(options, t, s, array, events, k, seats)
        if s.over:
            return
        p = chance.choice(seats)
        clear(log)
        turn.apply(t, s, p, chance.choice(listed(t, s, p)), log)
