"""Tables where several seats choose at once and unseen (`Secret`): nothing about a choice shows but that
it was made, neither by the time it takes nor by taking it back.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from rumpus.bots.choose import LEVELS
from rumpus.kernel.match.match import Match

if TYPE_CHECKING:
    from rumpus.server.table.room import Room

SLACK = 0.1
"""So many seconds beyond a level's time of thought every answer of a bot takes, also one without any choice."""
STEP = 0.5
"""A thought that is late all the same is told at the next step of so many seconds."""
_chance = random.SystemRandom()


def is_secret(match: Match) -> bool:
    """Do the players of this game choose in secret?"""
    return match.spec.secret is not None


def answer_seconds(room: Room, level: str) -> float:
    """How long a bot takes at least, whatever it holds. In a race (`Secret.race_ms`) its answer comes at any moment of
    that span, so that it is no faster than people.
    """
    match, pause = room.match, room.record.bot_pause_ms / 1000
    if not is_secret(match):
        return pause
    race = match.spec.secret.race_ms if match.spec.secret else None
    span = None if race is None else race(match.t, match.s)
    if span is not None:
        return max(pause, _chance.randint(*span) / 1000)
    thought = LEVELS[level].seconds if level in LEVELS else 0.0
    return max(pause, thought + SLACK)


def is_sealed(match: Match, start: int) -> bool:
    """Has anything been shown or drawn since this decision, at a table of secret choices? Then it stands, also against
    bots: what the others chose is known now.
    """
    return is_secret(match) and not all(step.private for step in match.steps[start:])
