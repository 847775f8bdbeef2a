"""What a simulation counts: games and wins by hero, by pair of heroes, by artifact, by relic and by who began; how
games ended, how long they were, and what cost HP. `interface/report.py` says it in words.
"""

from typing import Annotated, Final

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.events import ROW, Log
from rumpus.kernel.record import Record, record, rule

ROOM: Final = ids.CARDS + 1  # heroes a row of the pairs
COUNTED: Final = (
    1 << ids.EV_RELIC | 1 << ids.EV_INSTANT | 1 << ids.EV_HURT | 1 << ids.EV_HIT | 1 << ids.EV_DEATH | 1 << ids.EV_OVER
)


@record
class Counts(Record):
    """The counters of a few hundred games, and what is known of the game that runs (0 between games)."""

    heroes: Annotated[list[int], 65]  # by design: a team's games with it
    heroes_wins: Annotated[list[int], 65]  # of these won
    pairs: Annotated[list[int], 4225]  # ROOM lower design + higher one: a team's games with both
    pairs_wins: Annotated[list[int], 4225]  # of these won
    tools: Annotated[list[int], 65]  # by artifact: a team's games with it
    tools_wins: Annotated[list[int], 65]  # of these won
    relics: Annotated[list[int], 129]  # by relic: a team's games in which it played it
    relics_wins: Annotated[list[int], 129]  # of these won
    plays: Annotated[list[int], 129]  # how often it was played
    begun: Annotated[list[int], 2]  # by team, Team 1 begins: games it won
    drawn: int
    ends: Annotated[list[int], 6]  # by reason: games
    turns: int  # of all games
    turns_squared: int
    lost: int  # HP
    met: Annotated[list[int], 6]  # by kind of hazard: how often it hurt a hero or stopped one
    deaths: int
    played: Annotated[list[int], 258]  # running, 129 a team: 1 = it played this relic


@rule
def happened(t: Table, s: State, log: Log, c: Counts) -> None:
    """After each apply, and after the setup: its events, in order."""
    for i in range(log.n):
        kind = log.row[i * ROW]
        if COUNTED >> kind & 1:
            count(t, s, kind, log.row[i * ROW + 1], log.row[i * ROW + 2], log.row[i * ROW + 3], c)


@rule
def count(t: Table, s: State, kind: int, p: int, a: int, b: int, c: Counts) -> None:
    """One event: its kind, its seat, its first two numbers."""
    if kind == ids.EV_RELIC or kind == ids.EV_INSTANT:
        c.plays[a] += 1
        c.played[129 * ((p & 1) ^ s.first) + a] = 1
    elif kind == ids.EV_HURT:
        c.lost += b
    elif kind == ids.EV_HIT:
        c.met[b if b < ids.MADE else 0] += 1
    elif kind == ids.EV_DEATH:
        c.deaths += 1
    else:
        close_game(t, s, a, c)


@rule
def close_game(t: Table, s: State, reason: int, c: Counts) -> None:
    """The game is over; what is known of the running game is forgotten."""
    c.ends[reason] += 1
    c.turns += s.turn
    c.turns_squared += s.turn * s.turn
    c.drawn += 1 if s.winner < 0 else 0
    for team in range(ids.TEAMS):
        won = 1 if s.winner == team else 0
        c.begun[team] += won
        one, two = s.heroes[2 * team], s.heroes[2 * team + 1]
        for hero in (one, two):
            c.heroes[hero.design] += 1
            c.heroes_wins[hero.design] += won
            if hero.tool:
                c.tools[hero.tool] += 1
                c.tools_wins[hero.tool] += won
        pair = ROOM * min(one.design, two.design) + max(one.design, two.design)
        c.pairs[pair] += 1
        c.pairs_wins[pair] += won
        for relic in range(1, t.relics_n + 1):
            if c.played[129 * team + relic]:
                c.relics[relic] += 1
                c.relics_wins[relic] += won
                c.played[129 * team + relic] = 0
