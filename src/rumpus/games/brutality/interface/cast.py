"""What results of simulations are told by: the heroes and artifacts of a team, relics, who began."""

from rumpus.games.brutality.content.tables import book_of
from rumpus.games.brutality.rules.board import team_at
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.counts import unlike


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
