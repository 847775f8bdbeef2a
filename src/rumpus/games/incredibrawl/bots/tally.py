"""What a simulation counts: characters held, chosen, in brawls and winning them, Glory by character and by location,
Power-Ups played. `report.py` says it in words; README.md says what it means.
"""

from typing import Annotated, Final

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.events import ROW, Log
from rumpus.kernel.record import Record, record, rule

PER: Final = 4  # characters of a seat in play in one round; more are not counted
COUNTED: Final = (
    1 << ids.EV_FLIP_UP
    | 1 << ids.EV_ENTERS
    | 1 << ids.EV_BRAWL
    | 1 << ids.EV_LOCATION
    | 1 << ids.EV_POWER_UP
    | 1 << ids.EV_ROUND
    | 1 << ids.EV_OVER
)


@record
class Counts(Record):
    """The counters of a few hundred games, and what is known of the game that runs (0 between games)."""

    held: Annotated[list[int], 30]  # by character: selections with it in hand
    chosen: Annotated[list[int], 30]  # of these with it chosen
    brawls: Annotated[list[int], 30]  # rounds in which it came into play
    wins: Annotated[list[int], 30]  # brawls that it won
    glory: Annotated[list[int], 30]  # Glory that its owner came out with, more or less, in those rounds
    squares: Annotated[list[int], 30]  # the same squared
    there: Annotated[list[int], 10]  # by location: brawls
    there_glory: Annotated[list[int], 10]  # Glory that all players came out with in those rounds
    there_squares: Annotated[list[int], 10]  # the same squared
    followed: Annotated[list[int], 10]  # of these rounds, those that another one followed
    left: Annotated[list[int], 10]  # of these, those with the next round elsewhere
    played: Annotated[list[int], 10]  # by Power-Up: times played
    used: Annotated[list[int], 10]  # a seat's games in which it played it
    used_wins: Annotated[list[int], 10]  # of these won, and not shared
    start: Annotated[list[int], 4]  # running, by seat: Glory at the start of the round
    in_play: Annotated[list[int], 16]  # running, PER a seat: characters plus 1 in play in this round
    ups: Annotated[list[int], 4]  # running, by seat: mask of Power-Ups played
    brawl_at: int  # running: location of the brawl plus 1, 0 = no brawl yet
    now_at: int  # running: location now


@rule
def chosen(_t: Table, s: State, p: int, a: int, c: Counts) -> None:
    """Before seat p does action a: a character chosen in secret, among those in hand."""
    if s.ask != ids.A_SELECT or a >= ids.CHARACTERS:
        return
    hand = s.seats[p].characters
    for i in range(ids.CHARACTERS):
        c.held[i] += hand >> i & 1
    c.chosen[a] += 1


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
    if kind == ids.EV_FLIP_UP:
        c.brawl_at = c.now_at + 1
        c.in_play[PER * p] = a + 1
    elif kind == ids.EV_ENTERS:
        enters(p, a, c)
    elif kind == ids.EV_BRAWL:
        c.wins[a] += 1
    elif kind == ids.EV_LOCATION:
        c.now_at = a
    elif kind == ids.EV_POWER_UP:
        c.played[a - ids.CHARACTERS] += 1
        c.ups[p] |= 1 << (a - ids.CHARACTERS)
    elif kind == ids.EV_ROUND:
        close_round(t, s, c)
        open_round(t, s, b, c)
    else:
        close_round(t, s, c)
        close_game(t, s, c)


@rule
def enters(p: int, card: int, c: Counts) -> None:
    """A character comes into play after the reveal; one that was there before in this round counts once."""
    for k in range(PER * p, PER * p + PER):
        if c.in_play[k] == card + 1:
            return
        if c.in_play[k] == 0:
            c.in_play[k] = card + 1
            return


@rule
def open_round(t: Table, s: State, place: int, c: Counts) -> None:
    """A round begins: nothing of it is decided before the next decision, so the Glory is what it is now."""
    if c.brawl_at:
        before = c.brawl_at - 1
        c.followed[before] += 1
        if place != before:
            c.left[before] += 1
    c.brawl_at = 0
    c.now_at = place
    for p in range(t.n):
        c.start[p] = s.seats[p].glory
    for k in range(PER * t.n):
        c.in_play[k] = 0


@rule
def close_round(t: Table, s: State, c: Counts) -> None:
    """A round is over: the Glory each seat came out with, to its characters and to the location of the brawl."""
    if c.brawl_at == 0:
        return
    whole = 0
    for p in range(t.n):
        made = s.seats[p].glory - c.start[p]
        whole += made
        for k in range(PER * p, PER * p + PER):
            card = c.in_play[k] - 1
            if card >= 0:
                c.brawls[card] += 1
                c.glory[card] += made
                c.squares[card] += made * made
    place = c.brawl_at - 1
    c.there[place] += 1
    c.there_glory[place] += whole
    c.there_squares[place] += whole * whole


@rule
def close_game(t: Table, s: State, c: Counts) -> None:
    """The game is over: who played which Power-Up, and won alone; what is known of the running game is forgotten."""
    for p in range(t.n):
        for k in range(ids.POWER_UPS):
            if c.ups[p] >> k & 1:
                c.used[k] += 1
                if s.won == 1 << p:
                    c.used_wins[k] += 1
        c.ups[p] = 0
        c.start[p] = 0
    for k in range(PER * t.n):
        c.in_play[k] = 0
    c.brawl_at = 0
    c.now_at = 0
