"""Games that are played and watched, side by side: what came of each, before anybody asks what it says.

A `Work` is what one process plays at a time: some seeds, each at every table of it (the same pieces at other seats) and
by every seating of its bots. Without bots it is random play, thousands of games a second.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import cycle, islice
from typing import Any, NamedTuple

import msgspec
import numpy as np

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.records.record import rows
from rumpus.lab import counted
from rumpus.lab.player import Room, played, room

LIMIT = 1_000_000
"""Decisions of random play after which a game counts as one that does not end."""
EVENTS = 1 << 14
"""Room for events at first."""
AROUND = 200
"""Events of a random game that are wanted, more or less."""
REFUSED = 18
"""Where a race writes how many requests came too late."""
Options = tuple[tuple[str, Any], ...]


class Work(msgspec.Struct, frozen=True):
    """Some games: the tables that each seed is played at, the bots by seat, and whether each card that a seat played is
    denied to it in the same game once more. Without bots it is random play, and the tables share the seeds out.
    """

    game: str
    tables: tuple[Options, ...]
    bots: tuple[str, ...]
    seeds: tuple[int, ...]
    content: str | None = None
    number: int = 0
    deny: bool = False
    about: tuple[tuple[str, str], ...] = ()
    """Places that the games are told by: option and value."""
    turned: bool = False
    """Whether the bots of a seed change places until each has sat everywhere."""
    most: int = 0
    """Only so many of them, where the turns of the last seed would be too many; 0: all."""
    checked: bool = False
    """Random play in which every invariant is checked after every decision."""

    @property
    def seatings(self) -> list[tuple[str, ...]]:
        """Who sits where in the games of one seed."""
        return turns(self.bots, len(self.bots)) if self.turned else [self.bots]

    @property
    def each(self) -> int:
        """The games of one seed."""
        return len(self.tables) * len(self.seatings) if self.bots else 1


def turns(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Every different turn of a table at which these bots sit, again and again where there are too few of them."""
    first = tuple(islice(cycle(bots), seats))
    return list(dict.fromkeys(first[k:] + first[:k] for k in range(seats))) if bots else [()]


class Broken(NamedTuple):
    """A game that broke an invariant (`code`), or lost events (-1)."""

    seed: int
    decisions: int
    code: int


class Sides(NamedTuple):
    """Who played what in a game, by seat, and who went first (-1: nobody)."""

    first: int
    played: list[list[list[str]]]
    """For each kind of thing that sides play (`Room.plays`), the names by seat."""


class Games:
    """Some games of one table size, as arrays with a place for each."""

    def __init__(self, at: Room, many: int, events: int = EVENTS) -> None:
        self.at = at
        self.rows = np.zeros((many, counted.WIDTH), np.int32)
        self.notes = counted.notes_for(many, at.seats, len(at.cards), at.kinds, events)
        self.sides: list[Sides] = []
        self.bots: list[tuple[str, ...]] = []
        self.worth: list[tuple[int, int, int]] = []
        """(game, card, half points): what a side came to with a card, less without it: a win is 2, a draw 1."""
        self.refused = 0
        self.broken: list[Broken] = []

    @property
    def events(self) -> Any:
        """The events that were wanted, in order."""
        return self.notes.events[: self.notes.told[0]]

    def at_once(self) -> None:
        """Cards that were played without an action count as offered and picked."""
        kind = self.at.spec.cards.at_once if self.at.spec.cards else None
        if kind is None:
            return
        events = self.events[self.events[:, counted.KIND] == kind]
        where = events[:, counted.GAME], events[:, counted.SEAT], events[:, counted.NUMBER]
        self.notes.deeds[where] |= counted.SEEN | counted.PLAYED
        for layer in (counted.OFFERED, counted.PICKED):
            np.add.at(self.notes.picks[:, layer], where, 1)

    def first(self, n: int) -> None:
        """Keeps only so many games."""
        notes = self.notes
        self.rows = self.rows[:n]
        self.notes = notes._replace(deeds=notes.deeds[:n], picks=notes.picks[:n])

    def put(self, one: Watched, k: int) -> None:
        """A game that was watched takes its place."""
        self.rows[k] = one.rows[0]
        self.notes.deeds[k] = one.notes.deeds[0]
        self.notes.picks[k] = one.notes.picks[0]
        one.events[:, counted.GAME] = k
        told = int(self.notes.told[0])
        while told + len(one.events) > len(self.notes.events):
            self.notes = self.notes._replace(events=np.concatenate([self.notes.events, 0 * self.notes.events]))
        self.notes.events[told : told + len(one.events)] = one.events
        self.notes.told[0] += len(one.events)
        self.sides += one.sides
        self.bots += one.bots
        self.refused += one.refused


class Watched(Games):
    """One game that was played and watched: its row of results, who won, what each seat did with each card."""

    def __init__(self, at: Room, bots: Sequence[str], seed: int, denied: Sequence[int] = ()) -> None:
        self.count = played(at, bots, seed, denied)
        room_for = EVENTS
        while True:
            super().__init__(at, 1, room_for)
            at.counted.watch(at.T, at.S, seed, at.trail, self.count, at.teams, self.rows[0], self.notes, at.L)
            room_for = int(self.notes.told[0])
            if room_for <= len(self.notes.events):
                break
        self.at_once()
        self.bots.append(tuple(bots))
        self.sides.append(sides_of(at))
        self.refused = int(at.raced[0, REFUSED])
        self.deeds = self.notes.deeds[0]
        self.results = self.rows[0].tolist()
        self.winner = int(winners(self.rows, at.teams)[1][0])

    def points(self, p: int) -> int:
        """Half points of a seat's side."""
        return 1 if self.winner < 0 else 2 * (self.winner == int(self.at.teams[p]))


def winners(rows_: Any, teams: Any) -> tuple[Any, Any]:
    """Of each game who is first, by seat, and the team that won alone; -1 where nobody did."""
    places = rows_[:, counted.PLACES : counted.PLACES + len(teams)]
    first = (places == 1) & (rows_[:, [counted.REASON]] > 0)
    sides = np.unique(teams)
    firsts = np.stack([first[:, teams == side].any(1) for side in sides], 1)
    return first, np.where(firsts.sum(1) == 1, sides[firsts.argmax(1)], -1)


def sides_of(at: Room) -> Sides:
    """Who played what in the game that is over in the room."""
    study = at.spec.study
    first = study.first(at.s) if study and study.first else -1
    seats = range(at.seats)
    return Sides(first, [[list(kind.of(at.t, at.s, p)) for p in seats] for kind in at.plays])


def games_of(work: Work) -> Games:
    """Plays and watches the games of a work, those of each seed one after the other."""
    rooms = [room(work.game, options, work.content) for options in work.tables]
    few = -(-len(work.seeds) // len(rooms))
    if work.bots:
        return watched_games(rooms, work)
    parts: list[Games] = []
    for k, at in enumerate(rooms):
        seeds = work.seeds[k * few : (k + 1) * few]
        parts += [checked_games(at, seeds)] if work.checked else random_games(at, seeds)
    return together(parts)


def together(parts: Sequence[Games]) -> Games:
    """Some games and others, of the same size."""
    if len(parts) == 1:
        return parts[0]
    made = Games(parts[0].at, 0, 0)
    notes = [part.notes for part in parts]
    begin = np.cumsum([0, *(len(part.rows) for part in parts)])
    for part, first in zip(parts, begin.tolist(), strict=False):
        part.events[:, counted.GAME] += first
        made.sides += part.sides
        made.broken += part.broken
    made.rows = np.concatenate([part.rows for part in parts])
    made.notes = made.notes._replace(
        deeds=np.concatenate([one.deeds for one in notes]),
        picks=np.concatenate([one.picks for one in notes]),
        events=np.concatenate([part.events for part in parts]),
        told=sum(one.told for one in notes),
    )
    return made


def watched_games(rooms: Sequence[Room], work: Work) -> Games:
    """The games of the bots, and where it is asked those in which they do without each card that they played."""
    listed = [(seed, bots, at) for seed in work.seeds for bots in work.seatings for at in rooms]
    listed = listed[: work.most or len(listed)]
    made = Games(rooms[0], len(listed))
    for k, (seed, bots, at) in enumerate(listed):
        one = Watched(at, bots, seed)
        made.put(one, k)
        for p, card in np.argwhere(one.deeds & counted.PLAYED).tolist() if work.deny else ():
            without = Watched(at, bots, seed, [card if q == p else -1 for q in range(at.seats)])
            made.worth.append((k, card, one.points(p) - without.points(p)))
    return made


def random_games(at: Room, seeds: Sequence[int]) -> Iterator[Games]:
    """A random game from each seed, all of them in one compiled call, while there is room for their events."""
    record = at.spec.records.State
    room_for, done = max(EVENTS, AROUND * len(seeds)), 0
    while done < len(seeds):
        states = record.blank(len(seeds) - done)
        made = Games(at, len(states), room_for)
        few = np.array(seeds[done:], np.int32)
        n = int(at.counted.random_games(at.T, rows(record, states), few, LIMIT, made.rows, made.notes, at.L))
        if n == 0:
            room_for *= 4
            continue
        done += n
        made.first(n)
        made.at_once()
        for k in range(n):
            at.states[0] = states[k]
            made.sides.append(sides_of(at))
        yield made


def checked_games(at: Room, seeds: Sequence[int]) -> Games:
    """A random game from each seed with every invariant after every decision; a broken one stops there."""
    made, loops = Games(at, len(seeds)), bind(at.spec)
    for k, seed in enumerate(seeds):
        wrong = play_checked(loops, at.T, at.S, at.L, at.log, seed, made.rows[k])
        if wrong:
            made.broken.append(Broken(seed, int(made.rows[k, counted.DECISIONS]), wrong))
        made.sides.append(sides_of(at))
    return made


def play_checked(loops: Any, T: Any, S: Any, L: Any, log: Any, seed: int, row: Any) -> int:
    """One random game with every invariant after every decision: 0, or the first broken one (-1: events were lost).

    `row` is filled as far as no one watches; a broken game stops there. `log` is the proxy on L.
    """
    loops.setup_at(T, S, 0, seed, L)
    decisions = wrong = 0
    while not wrong and decisions < LIMIT and loops.playout(T, S, 0, (seed + 7919 * decisions) & 0x7FFFFFFF, 1, L):
        decisions += 1
        wrong = int(loops.check_at(T, S, 0)) or (-1 if log.lost else 0)
    row[counted.REASON] = loops.result_at(T, S, 0, row[: counted.REASON])
    row[counted.DECISIONS] = decisions
    return wrong
