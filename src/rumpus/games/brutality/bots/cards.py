"""The cards of Brutality as simulations count them: relics, by number from 1."""

from typing import Any

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import team_at
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.records.record import rule


@rule
def played(_t: Table, s: State, _p: int, a: int) -> int:
    """The relic that an action plays; -1 for any other action."""
    if ids.CARD <= a < ids.DESIGN and (s.ask == ids.ASK_MAIN or s.ask == ids.ASK_WAIT):
        return a - ids.CARD + 1
    return -1


@rule
def held(_t: Table, s: State, p: int, out: Any) -> int:
    """The team's hand."""
    team = s.teams[team_at(s, p)]
    for i in range(team.hand_n):
        out[i] = team.hand[i]
    return int(team.hand_n)
