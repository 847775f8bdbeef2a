"""What a designer asks of some games: ratios by what they are about, each with a game that shows it.

A `Work` is what one process plays at a time: some seeds, each at every table of it (the same pieces at other seats).
Its harvest adds up with others, in any order, to the same numbers.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import msgspec
import numpy as np

from rumpus.kernel.spec import LETTERS
from rumpus.lab import table
from rumpus.lab.player import Room, played, room
from rumpus.lab.rates import Ratio
from rumpus.lab.tally import UNFINISHED, end_of

EDGE = 50
"""Thousandths by which a side is ahead before it leads."""
FAR = 200
"""Thousandths behind: who wins from there has come back."""
ROOM_FOR = 1000
"""Games of one work at most: the number of a game is that of its work times this, and its place there."""
FIRST = ("goes first", "goes second", "goes third", "goes fourth")
Options = tuple[tuple[str, Any], ...]


class Work(msgspec.Struct, frozen=True):
    """Some games: the tables that each seed is played at, the bots by seat, and whether each card that a seat played is
    denied to it in the same game once more.
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


class Harvest(msgspec.Struct):
    """What some games came to. `ratios` by key: parts of it are separated by a tab, the first says of what kind.
    `lengths`: games by decisions, rounded to two digits.
    """

    games: int = 0
    decisions: int = 0
    unfinished: int = 0
    ratios: dict[str, Ratio] = {}
    lengths: dict[str, int] = {}
    names: dict[str, list[str]] = {}

    def add(self, more: Harvest) -> None:
        """Counts another one in."""
        self.games += more.games
        self.decisions += more.decisions
        self.unfinished += more.unfinished
        for key, ratio in more.ratios.items():
            self.ratios.setdefault(key, Ratio()).add(ratio)
        for length, n in more.lengths.items():
            self.lengths[length] = self.lengths.get(length, 0) + n
        for kind, listed in more.names.items():
            mine = self.names.setdefault(kind, [])
            mine += [name for name in listed if name not in mine]

    def of(self, kind: str) -> dict[str, Ratio]:
        """The ratios of a kind, by the rest of their key."""
        head = f"{kind}\t"
        return {key.removeprefix(head): ratio for key, ratio in self.ratios.items() if key.startswith(head)}


def key(*parts: str) -> str:
    """The key of a ratio."""
    return "\t".join(parts)


class Group:
    """The cases of one seed's games."""

    def __init__(self) -> None:
        self.sums: defaultdict[str, list[int]] = defaultdict(lambda: [0, 0, -1, -1])
        self.lengths: list[int] = []

    def case(self, where: str, hit: bool, game: int) -> None:
        """One case of a share."""
        cell = self.sums[where]
        cell[0] += hit
        cell[1] += 1
        if cell[3 - hit] < 0:
            cell[3 - hit] = game

    def amount(self, where: str, n: int, game: int) -> None:
        """One case of an average; what shows it is a game in which it is more than nothing."""
        cell = self.sums[where]
        cell[0] += n
        cell[1] += 1
        if cell[2 if n > 0 else 3] < 0:
            cell[2 if n > 0 else 3] = game

    def into(self, harvest: Harvest) -> None:
        """The group is whole."""
        for where, (total, of, shows, other) in self.sums.items():
            harvest.ratios.setdefault(where, Ratio()).group(total, of, shows, other)


class Watched:
    """One game that was played and watched: its row of results, who won, what each seat did with each card."""

    def __init__(self, at: Room, bots: Sequence[str], seed: int, denied: Sequence[int] = ()) -> None:
        self.count = played(at, bots, seed, denied)
        self.row = np.zeros(table.WIDTH, np.int32)
        self.deeds = np.zeros((at.seats, max(1, len(at.cards))), np.int32)
        low = np.zeros(at.seats, np.int32)
        at.bound.watch(at.T, at.S, seed, at.trail, self.count, at.teams, EDGE, low, self.deeds, self.row, at.L)
        row = self.row.tolist()
        first = {int(at.teams[p]) for p in range(at.seats) if row[table.REASON] and row[table.PLACES + p] == 1}
        self.winner = first.pop() if len(first) == 1 else -1
        self.results = row


def harvest(work: Work) -> Harvest:
    """Plays and watches the games of a work."""
    made = Harvest()
    cards: CardSums | None = None
    for group, deeds, names in groups(work):
        for n in group.lengths:
            made.games += 1
            made.decisions += n
            step = 10 ** max(0, len(str(n)) - 2)
            rounded = str(n // step * step)
            made.lengths[rounded] = made.lengths.get(rounded, 0) + 1
        made.unfinished += group.sums[key("end", UNFINISHED)][0]
        group.into(made)
        cards = cards or CardSums(names)
        cards.add(deeds)
    if cards is not None:
        cards.into(made)
    return made


def groups(work: Work) -> Iterator[tuple[Group, CardGroup, tuple[str, ...]]]:
    """Plays and watches the games of a work, a seed at a time; with the names of the cards."""
    rooms = [room(work.game, options, work.content) for options in work.tables]
    for k, seed in enumerate(work.seeds):
        group, deeds = Group(), CardGroup(rooms[0].cards)
        for i, at in enumerate(rooms):
            game = work.number * ROOM_FOR + k * len(rooms) + i
            one = Watched(at, work.bots, seed)
            group.lengths.append(one.results[table.DECISIONS])
            told(at, work, one, game, group)
            card_pairs(at, one, game, group)
            deeds.add(one, at, game)
            if work.deny:
                denials(at, work, one, seed, game, group)
        yield group, deeds, rooms[0].cards


def told(at: Room, work: Work, one: Watched, game: int, group: Group) -> None:
    """What a game is a case of, but for cards."""
    row, teams, spec = one.results, at.teams.tolist(), at.spec
    decided = one.winner >= 0
    group.case(key("game", "drawn"), not decided, game)
    for reason in (0, *spec.words.ends):
        group.case(key("end", end_of(spec, reason)), row[table.REASON] == reason, game)
    group.amount(key("length", "decisions"), row[table.DECISIONS], game)
    group.amount(key("length", "changes of the lead"), row[table.LEADS], game)
    if row[table.MS]:
        group.amount(key("length", "ms"), row[table.MS], game)
    if row[table.DECISIONS]:
        group.amount(key("length", "decisions with a choice"), row[table.CHOICES], game)
        group.sums[key("length", "legal actions at a choice")][0] += row[table.LEGAL]
        group.sums[key("length", "legal actions at a choice")][1] += row[table.CHOICES]
        group.sums[key("length", "legal actions at a choice")][2] = game
    if not decided:
        return
    group.case(key("game", "comeback"), row[table.BEHIND] >= FAR, game)
    won = [teams[p] == one.winner for p in range(at.seats)]
    if len(set(work.bots)) > 1:
        for p, bot in enumerate(work.bots):
            group.case(key("bot", bot), won[p], game)
    for p in range(at.seats):
        group.case(key("seat", LETTERS[p]), won[p], game)
    begun = spec.study.first(at.s) if spec.study and spec.study.first else -1
    where = [f"{name} {value}" for name, value in work.about]
    for place in where:
        group.amount(key("place-length", place), row[table.DECISIONS], game)
    if begun >= 0:
        for p in range(at.seats):
            turn = (p - begun) % at.seats
            group.case(key("first", FIRST[turn] if turn < len(FIRST) else f"goes {turn + 1}th"), won[p], game)
        for place in where:
            group.case(key("place-first", place), won[begun], game)
    sides(at, won, where, game, group)


def sides(at: Room, won: list[bool], where: list[str], game: int, group: Group) -> None:
    """Who played what against whom."""
    kinds = []
    if at.spec.pieces is not None:
        of = at.spec.pieces.of
        kinds.append(("piece", True, [[of(at.t, at.s, p)] for p in range(at.seats)]))
    kinds += [
        (trait.key, trait.against, [list(trait.of(at.t, at.s, p)) for p in range(at.seats)])
        for trait in (at.spec.study.traits if at.spec.study else ())
    ]
    teams = at.teams.tolist()
    for kind, against, names in kinds:
        for p in range(at.seats):
            for name in dict.fromkeys(name for name in names[p] if name):
                group.case(key("by", kind, name), won[p], game)
                for place in where:
                    group.case(key("by-place", kind, place, name), won[p], game)
        if not against:
            continue
        for p in range(at.seats):
            for q in range(at.seats):
                if teams[p] != teams[q] and (won[p] or won[q]):
                    for one in names[p]:
                        for other in names[q]:
                            if one and other and one < other:
                                group.case(key("pair", kind, one, other), won[p], game)


def has_pairs(at: Room) -> bool:
    """Whether the game has anything that seats play against each other, but for single cards."""
    study = at.spec.study
    return study is not None and (study.pieces is not None or any(trait.against for trait in study.traits))


def card_pairs(at: Room, one: Watched, game: int, group: Group) -> None:
    """Cards that opponents played in one game, in a game that sets nothing else against each other."""
    if one.winner < 0 or has_pairs(at):
        return
    teams, cards = at.teams.tolist(), at.cards
    used = [np.flatnonzero(one.deeds[p] & table.PLAYED).tolist() for p in range(at.seats)]
    for p in range(at.seats):
        for q in range(at.seats):
            if teams[p] != teams[q] and one.winner in (teams[p], teams[q]):
                for mine in used[p]:
                    for theirs in used[q]:
                        if cards[mine] < cards[theirs]:
                            group.case(key("pair", "card", cards[mine], cards[theirs]), teams[p] == one.winner, game)


def denials(at: Room, work: Work, one: Watched, seed: int, game: int, group: Group) -> None:
    """Each card that a seat played is denied to it in the same game: what its side came to with it, less without it, in
    half points (a win is 2, a game that nobody wins 1).
    """
    deeds = one.deeds.copy()
    teams = at.teams.tolist()
    for p in range(at.seats):
        mine = _points(one.winner, teams[p])
        for card in np.flatnonzero(deeds[p] & table.PLAYED).tolist():
            denied = [card if q == p else -1 for q in range(at.seats)]
            without = Watched(at, work.bots, seed, denied)
            group.amount(key("worth", at.cards[card]), mine - _points(without.winner, teams[p]), game)


def _points(winner: int, team: int) -> int:
    """Half points of a team."""
    return 1 if winner < 0 else 2 * (winner == team)


class CardGroup:
    """What was done with each card in the games of one seed."""

    SEEN, PLAYED, SEEN_DECIDED, SEEN_WON, PLAYED_DECIDED, PLAYED_WON, SEATS, COUNT = range(8)

    def __init__(self, names: Sequence[str]) -> None:
        self.n = np.zeros((self.COUNT, max(1, len(names))), np.int64)
        self.shows = np.full((6, max(1, len(names))), -1, np.int64)

    def add(self, one: Watched, at: Room, game: int) -> None:
        """Counts a game in."""
        n, shows = self.n, self.shows
        for p in range(at.seats):
            seen = (one.deeds[p] & table.SEEN) > 0
            used = (one.deeds[p] & table.PLAYED) > 0
            won = int(at.teams[p]) == one.winner
            n[self.SEATS] += 1
            n[self.SEEN] += seen
            n[self.PLAYED] += used
            if one.winner >= 0:
                n[self.SEEN_DECIDED] += seen
                n[self.PLAYED_DECIDED] += used
                n[self.SEEN_WON] += seen & won
                n[self.PLAYED_WON] += used & won
                shows[2 + (not won)][used & (shows[2 + (not won)] < 0)] = game
                shows[4 + (not won)][seen & (shows[4 + (not won)] < 0)] = game
            shows[0][seen & (shows[0] < 0)] = game
            shows[1][used & (shows[1] < 0)] = game


class CardSums:
    """The same of many seeds, as ratios."""

    SHARES = (
        ("drawn", CardGroup.SEEN, CardGroup.SEATS, 0, -1),
        ("played", CardGroup.PLAYED, CardGroup.SEEN, 1, 0),
        ("won when played", CardGroup.PLAYED_WON, CardGroup.PLAYED_DECIDED, 2, 3),
        ("won when drawn", CardGroup.SEEN_WON, CardGroup.SEEN_DECIDED, 4, 5),
    )

    def __init__(self, names: Sequence[str]) -> None:
        self.cards = names
        width = max(1, len(names))
        self.sums = np.zeros((4, 6, width), np.int64)
        self.shows = np.full((6, width), -1, np.int64)

    def add(self, one: CardGroup) -> None:
        """Counts a group in."""
        for k, (_, total, of, _shows, _other) in enumerate(self.SHARES):
            y, n = one.n[total], one.n[of]
            self.sums[k] += np.stack([y, n, y * y, y * n, n * n, n > 0])
        fresh = self.shows < 0
        self.shows[fresh] = one.shows[fresh]

    def into(self, harvest: Harvest) -> None:
        """The work is done."""
        for c, name in enumerate(self.cards):
            if not name:
                continue
            harvest.names.setdefault("card", []).append(name)
            for k, (what, _total, _of, shows, other) in enumerate(self.SHARES):
                cells = self.sums[k, :, c].tolist()
                if cells[1]:
                    shown = int(self.shows[shows, c])
                    y, n, yy, yn, nn, groups = cells
                    ratio = Ratio(y, n, yy, yn, nn, groups, shown, int(self.shows[other, c]) if other >= 0 else -1)
                    harvest.ratios.setdefault(key("card", what, name), Ratio()).add(ratio)


def lengths(harvest: Harvest) -> Counter[int]:
    """Games by how many decisions they took."""
    return Counter({int(length): n for length, n in harvest.lengths.items()})
