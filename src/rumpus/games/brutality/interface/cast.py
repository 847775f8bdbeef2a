"""What results of simulations are told by: the heroes and artifacts of a team, relics, who began; and what of a game is
counted.
"""

from typing import Final

from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import team_at
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract.content import unlike
from rumpus.kernel.contract.parts import Measure

MEASURES: Final = (
    Measure(name="turns of both teams", kind=ids.EV_TURN),
    Measure(name="deaths", kind=ids.EV_DEATH),
    Measure(name="HP lost", kind=ids.EV_HURT, adds=1),
    Measure(name="creations hurt", kind=ids.EV_HIT, where=(1, range(1))),
    Measure(name="creations hurt", kind=ids.EV_HIT, where=(1, range(ids.MADE, 2 * ids.MADE))),
    Measure(name="Pillars hurt", kind=ids.EV_HIT, where=(1, range(ids.PILLARS, ids.PILLARS + 1))),
    Measure(name="Pikes hurt", kind=ids.EV_HIT, where=(1, range(ids.PIKES, ids.PIKES + 1))),
    Measure(name="Flames hurt", kind=ids.EV_HIT, where=(1, range(ids.FLAMES, ids.FLAMES + 1))),
)


def heroes(t: Table, s: State, p: int) -> list[str]:
    """The heroes that a seat plays: the team's both, or with four players its own."""
    names = unlike(book_of(t).cards.heroes)
    mine = 2 * team_at(s, p)
    which = (mine, mine + 1) if t.n == 2 else (mine + (p >> 1),)
    return [names[s.heroes[h].design - 1] for h in which if s.heroes[h].design]


def artifacts(t: Table, s: State, p: int) -> list[str]:
    """The artifacts that its team's heroes carry."""
    names = unlike(book_of(t).cards.artifacts)
    mine = 2 * team_at(s, p)
    return [names[s.heroes[h].tool - 1] for h in (mine, mine + 1) if s.heroes[h].tool]


def relics(t: Table) -> list[str]:
    """Each relic by its number from 1."""
    return ["", *unlike(book_of(t).cards.relics)]


def first(s: State) -> int:
    """The seat of Team 1, which chooses and plays first."""
    return int(s.first)
