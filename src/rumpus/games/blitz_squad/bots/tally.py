"""What a simulation counts: games and wins by brawler, by pair of brawlers and by special card of a deck, specials
played, who began, the length of games, how they ended, combos and what they came to. `report.py` says it in words.
"""

from typing import Annotated, Final

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.events import ROW, Log
from rumpus.kernel.record import Record, record, rule

COUNTED: Final = 1 << ids.EV_SPECIAL | 1 << ids.EV_COMBO | 1 << ids.EV_BLOCKED | 1 << ids.EV_DAMAGE | 1 << ids.EV_OVER


@record
class Counts(Record):
    """The counters of a few hundred games, and what is known of the game that runs (0 between games)."""

    brawlers: Annotated[list[int], 41]  # by brawler: a seat's games with it
    brawlers_wins: Annotated[list[int], 41]  # of these won, and not shared
    pairs: Annotated[list[int], 1681]  # SQUADS lower brawler + higher one: a seat's games with both
    pairs_wins: Annotated[list[int], 1681]  # of these won
    held: Annotated[list[int], 161]  # by special: a seat's games with it in the deck
    held_wins: Annotated[list[int], 161]  # of these won
    used: Annotated[list[int], 161]  # a seat's games in which it played it
    used_wins: Annotated[list[int], 161]  # of these won
    begun: Annotated[list[int], 4]  # by how long after the first player a seat was in turn: games
    begun_wins: Annotated[list[int], 4]  # of these won
    ends: Annotated[list[int], 7]  # by reason: games
    turns: int  # of all games
    turns_squared: int
    combos: Annotated[list[int], 2]  # actions, attacks
    blocked: int
    damage: int
    played: Annotated[list[int], 644]  # running, 161 a seat: 1 = it played this special


@rule
def happened(t: Table, s: State, log: Log, c: Counts) -> None:
    """After each apply, and after the setup: its events, in order."""
    for i in range(log.n):
        kind = log.row[i * ROW]
        if COUNTED >> kind & 1:
            count(t, s, kind, log.row[i * ROW + 1], log.row[i * ROW + 2], c)


@rule
def count(t: Table, s: State, kind: int, p: int, a: int, c: Counts) -> None:
    """One event: its kind, its seat, its first number."""
    if kind == ids.EV_SPECIAL:
        c.played[161 * p + a] = 1
    elif kind == ids.EV_COMBO:
        c.combos[a] += 1
    elif kind == ids.EV_BLOCKED:
        c.blocked += 1
    elif kind == ids.EV_DAMAGE:
        c.damage += a
    else:
        close_game(t, s, a, c)


@rule
def close_game(t: Table, s: State, reason: int, c: Counts) -> None:
    """The game is over; what is known of the running game is forgotten."""
    c.ends[reason] += 1
    c.turns += s.turn
    c.turns_squared += s.turn * s.turn
    firsts = 0
    for p in range(t.n):
        firsts += 1 if s.seats[p].place == 1 else 0
    for p in range(t.n):
        won = 1 if firsts == 1 and s.seats[p].place == 1 else 0
        if s.first >= 0:
            c.begun[(p - s.first) % t.n] += 1
            c.begun_wins[(p - s.first) % t.n] += won
        close_deck(t, p, won, c)
        for card in range(1, t.cards_n + 1):
            if c.played[161 * p + card]:
                c.used[card] += 1
                c.used_wins[card] += won
                c.played[161 * p + card] = 0


@rule
def close_deck(t: Table, p: int, won: int, c: Counts) -> None:
    """The brawlers, pairs of them and specials of the deck of seat p, each once. A deck is ascending."""
    for i in range(ids.DECK * p, ids.DECK * p + ids.DECK):
        card = t.decks[i]
        brawler = t.cards[card].brawler
        if brawler == 0:
            if i == ids.DECK * p or t.decks[i - 1] != card:
                c.held[card] += 1
                c.held_wins[card] += won
            continue
        if brawler >= ids.SQUADS or (i > ids.DECK * p and t.cards[t.decks[i - 1]].brawler == brawler):
            continue
        c.brawlers[brawler] += 1
        c.brawlers_wins[brawler] += won
        last = 0
        for k in range(ids.DECK * p, i):
            other = t.cards[t.decks[k]].brawler
            if other and other != last:
                last = other
                c.pairs[ids.SQUADS * other + brawler] += 1
                c.pairs_wins[ids.SQUADS * other + brawler] += won
