"""What a designer asks of some games: ratios by what they are about, each with a game that shows it.

The harvest of a `Work` adds up with others, in any order, to the same numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any

import msgspec
import numpy as np

from rumpus.kernel.contract.parts import Measure
from rumpus.kernel.contract.seats import LETTERS
from rumpus.kernel.contract.spec import GameSpec
from rumpus.lab import counted
from rumpus.lab.games import Broken, Games, Work, games_of, winners
from rumpus.lab.rates import Ratio

FAR = 200
"""Thousandths behind: who wins from there has come back."""
ROOM_FOR = 1000
"""Games of one work at most: the number of a game is that of its work times this, and its place there."""
FIRST = ("goes first", "goes second", "goes third", "goes fourth")
UNFINISHED = "unfinished"
"""What the end of a game that met the loop's own limit is called."""


def end_of(spec: GameSpec, reason: int) -> str:
    """What an end is called in data, each by a name of its own: several reasons may rest on one rule."""
    return spec.words.ends[reason][1].code.removeprefix("end-") if reason in spec.words.ends else UNFINISHED


class Harvest(msgspec.Struct):
    """What some games came to. `ratios` by key: parts of it are separated by a tab, the first says of what kind.
    `lengths`: games by decisions, rounded to two digits. `refused`: requests in real time that came too late.
    """

    games: int = 0
    decisions: int = 0
    longest: int = 0
    unfinished: int = 0
    refused: int = 0
    broken: list[Broken] = []
    ratios: dict[str, Ratio] = {}
    lengths: dict[str, int] = {}
    names: dict[str, list[str]] = {}

    def add(self, more: Harvest) -> None:
        """Counts another one in."""
        self.games += more.games
        self.decisions += more.decisions
        self.longest = max(self.longest, more.longest)
        self.unfinished += more.unfinished
        self.refused += more.refused
        self.broken += more.broken
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


class Cases:
    """Cases of a work's games by what they are about. `each`: the games of a group, one after the other."""

    def __init__(self, games: int, each: int, number: int = 0) -> None:
        self.games, self.each, self.number = games, each, number
        self._all = np.arange(games)
        self._arrays: dict[str, list[tuple[Any, Any, Any]]] = {}
        self._single: dict[str, list[tuple[int, int]]] = {}

    def amount(self, where: str, totals: Any, of: Any = 1, games: Any = None) -> None:
        """`totals` of `of` cases in each game, or in those that are named."""
        games = self._all if games is None else games
        self._arrays.setdefault(where, []).append((games, totals, np.broadcast_to(of, len(games))))

    def share(self, where: str, hits: Any, among: Any = None) -> None:
        """One case of a share in each game, or in those of a mask."""
        games = self._all if among is None else np.flatnonzero(among)
        self.amount(where, hits[games].astype(np.int64), 1, games)

    def case(self, where: str, hit: int, game: int) -> None:
        """One case of a share in one game."""
        self._single.setdefault(where, []).append((game, hit))

    def sums(self) -> tuple[list[str], Any, Any, Any, Any]:
        """What they are about; by it and group the totals and the cases; a game that is such a case and one that is
        not, or -1.
        """
        for where, listed in self._single.items():
            games, hits = np.array(listed, np.int64).T
            self.amount(where, hits, 1, games)
        self._single = {}
        parts = [(k, *part) for k, listed in enumerate(self._arrays.values()) for part in listed]
        which = np.repeat([part[0] for part in parts], [len(part[1]) for part in parts])
        games, totals, of = (np.concatenate([part[i] for part in parts]) for i in (1, 2, 3))
        groups, keys = -(-self.games // self.each), len(self._arrays)
        cell = which * groups + games // self.each
        total, cases = (
            np.bincount(cell, values, keys * groups).astype(np.int64).reshape(keys, groups) for values in (totals, of)
        )
        shows, other = (self._first(keys, which[mask], games[mask]) for mask in (totals > 0, (totals <= 0) & (of > 0)))
        return list(self._arrays), total, cases, shows, other

    def _first(self, keys: int, which: Any, games: Any) -> Any:
        """The number of the first game of each key, or -1."""
        first = np.full(keys, self.games)
        np.minimum.at(first, which, games)
        return np.where(first < self.games, self.number * ROOM_FOR + first, -1)

    def into(self, harvest: Harvest) -> None:
        """All is counted."""
        names, *sums = self.sums()
        for where, ratio in zip(names, ratios_of(*sums), strict=True):
            harvest.ratios.setdefault(where, Ratio()).add(ratio)


def ratios_of(total: Any, of: Any, shows: Any, other: Any) -> list[Ratio]:
    """Ratios of totals and cases, (ratios, groups)."""
    sums = (total, of, total * total, total * of, of * of, of > 0)
    return [Ratio(*row) for row in np.stack([*(one.sum(1) for one in sums), shows, other], 1).tolist()]


def harvest(work: Work) -> Harvest:
    """Plays and watches the games of a work."""
    games = games_of(work)
    long, reasons = games.rows[:, counted.DECISIONS], games.rows[:, counted.REASON]
    made = Harvest(
        games=len(long),
        decisions=int(long.sum()),
        longest=int(long.max(initial=0)),
        unfinished=int((reasons == 0).sum()),
        refused=games.refused,
        broken=games.broken,
    )
    for n in long.tolist():
        step = 10 ** max(0, len(str(n)) - 2)
        rounded = str(n // step * step)
        made.lengths[rounded] = made.lengths.get(rounded, 0) + 1
    cases_of(work, games).into(made)
    if not work.checked:
        Cards(games, work).into(made)
    return made


def cases_of(work: Work, games: Games) -> Cases:
    """What games are cases of, but for the shares of each card."""
    made = Cases(len(games.rows), work.each, work.number)
    told(games, work, made)
    sides(games, work, made)
    if work.bots:
        card_pairs(games, made)
    for k, card, points in games.worth:
        made.case(key("worth", games.at.cards[card]), points, k)
    if not work.checked:
        measured(games, made)
        by_round(games, made)
    return made


def told(games: Games, work: Work, cases: Cases) -> None:
    """What a game is a case of, but for what sides play."""
    at, rows = games.at, games.rows
    first, winner = winners(rows, at.teams)
    decided = winner >= 0
    won = decided[:, None] & (at.teams == winner[:, None])
    cases.share(key("game", "drawn"), ~decided)
    for reason in (0, *at.spec.words.ends):
        cases.share(key("end", end_of(at.spec, reason)), rows[:, counted.REASON] == reason)
    course(games, cases, decided)
    if len(set(work.bots)) > 1:
        sits = np.array(games.bots)
        for bot in dict.fromkeys(work.bots):
            for p in range(at.seats):
                cases.share(key("bot", bot), won[:, p], decided & (sits[:, p] == bot))
                cases.share(key("shared", "bot", bot), first[:, p] & ~decided, sits[:, p] == bot)
    for p in range(at.seats):
        cases.share(key("seat", LETTERS[p]), won[:, p], decided)
        cases.share(key("shared", "seat", LETTERS[p]), first[:, p] & ~decided)
    begun = np.array([one.first for one in games.sides])
    who_began(at.seats, begun, won, decided & (begun >= 0), [f"{name} {value}" for name, value in work.about], cases)
    for name, value in work.about:
        cases.amount(key("place-length", f"{name} {value}"), *_of(rows[:, counted.DECISIONS], decided))


def _of(values: Any, which: Any) -> tuple[Any, int, Any]:
    """The values of some games, one case each."""
    games = np.flatnonzero(which)
    return values[games], 1, games


def course(games: Games, cases: Cases, decided: Any) -> None:
    """How long games are, and how they go."""
    rows = games.rows
    watched = bool(games.bots)
    cases.amount(key("length", "decisions"), rows[:, counted.DECISIONS])
    if watched:
        cases.amount(key("length", "changes of the lead"), rows[:, counted.LEADS])
    if rows[:, counted.MS].any():
        cases.amount(key("length", "ms"), *_of(rows[:, counted.MS], rows[:, counted.MS] > 0))
    if rows[:, counted.CHOICES].any():
        any_ = rows[:, counted.DECISIONS] > 0
        cases.amount(key("length", "decisions with a choice"), *_of(rows[:, counted.CHOICES], any_))
        cases.amount(key("length", "legal actions at a choice"), rows[:, counted.LEGAL], rows[:, counted.CHOICES])
    if watched:
        cases.share(key("game", "comeback"), rows[:, counted.BEHIND] >= FAR, decided)


def who_began(seats: int, begun: Any, won: Any, counts: Any, where: Sequence[str], cases: Cases) -> None:
    """Who went first, second ... and won."""
    if not counts.any():
        return
    for turn in range(seats):
        hits = won[np.arange(len(won)), (begun + turn) % seats]
        cases.share(key("first", FIRST[turn] if turn < len(FIRST) else f"goes {turn + 1}th"), hits, counts)
        if turn == 0:
            for place in where:
                cases.share(key("place-first", place), hits, counts)


def sides(games: Games, work: Work, cases: Cases) -> None:
    """Who played what against whom."""
    teams, where = games.at.teams.tolist(), [f"{name} {value}" for name, value in work.about]
    first, winner = winners(games.rows, games.at.teams)
    for k, kind in enumerate(games.at.plays):
        for game, (one, mine) in enumerate(zip(winner.tolist(), games.sides, strict=True)):
            for p, listed in enumerate(mine.played[k]):
                names = list(dict.fromkeys(name for name in listed if name))
                if one < 0:
                    for name in names if kind.judged else ():
                        cases.case(key("shared", kind.key, name), first[game, p], game)
                    continue
                won = teams[p] == one
                for name in names:
                    cases.case(key("by" if kind.judged else "beside", kind.key, name), won, game)
                    for place in where if kind.judged else ():
                        cases.case(key("by-place", kind.key, place, name), won, game)
                for pair in combinations(sorted(names), 2) if kind.pairs else ():
                    cases.case(key("beside", f"{kind.key} pairs", " + ".join(pair)), won, game)
            if kind.against and one >= 0 and (work.bots or kind.key == "piece"):
                opposed(kind.key, mine.played[k], teams, one, game, cases)


def opposed(kind: str, names: list[list[str]], teams: list[int], winner: int, game: int, cases: Cases) -> None:
    """What the side that won played against what each other side did, one by one."""
    for p, mine in enumerate(names):
        for q, theirs in enumerate(names):
            if teams[p] != teams[q] and winner in (teams[p], teams[q]):
                for one in mine:
                    for other in theirs:
                        if one and other and one < other:
                            cases.case(key("pair", kind, one, other), teams[p] == winner, game)


def card_pairs(games: Games, cases: Cases) -> None:
    """Cards that opponents played in one game, in a game that sets nothing else against each other."""
    at = games.at
    if any(kind.against for kind in at.plays):
        return
    _, winner = winners(games.rows, at.teams)
    teams = at.teams.tolist()
    for game in np.flatnonzero(winner >= 0).tolist():
        used = (games.notes.deeds[game] & counted.PLAYED) > 0
        names = [[at.cards[card] for card in np.flatnonzero(used[p]).tolist()] for p in range(at.seats)]
        opposed("card", names, teams, int(winner[game]), game, cases)


def measured(games: Games, cases: Cases) -> None:
    """What the game counts by its events."""
    sums: dict[str, Any] = {}
    for measure in games.at.spec.study.measures if games.at.spec.study else ():
        sums[measure.name] = sums.get(measure.name, 0) + _sum(measure, games)
    for name, totals in sums.items():
        cases.amount(key("measure", name), totals)


def _sum(measure: Measure, games: Games) -> Any:
    """A measure of each game."""
    events = games.events
    which = events[:, counted.KIND] == measure.kind
    if measure.where is not None:
        number = events[:, counted.NUMBER + measure.where[0]]
        which &= (number >= measure.where[1].start) & (number < measure.where[1].stop)
    events = events[which]
    adds = None if measure.adds is None else events[:, counted.NUMBER + measure.adds]
    return np.bincount(events[:, counted.GAME], adds, len(games.rows)).astype(np.int64)


def by_round(games: Games, cases: Cases) -> None:
    """What the scores rise by in the rounds of each thing, how many of them it wins, whether the next is another's."""
    events, seats = games.events, games.at.seats
    for rounds in games.at.spec.study.rounds if games.at.spec.study else ():
        names, is_begun = rounds.names(games.at.t), events[:, counted.KIND] == rounds.begins
        begins, number = np.flatnonzero(is_begun), np.cumsum(is_begun) - 1
        if not len(names) or not len(begins):
            continue
        game, scores = events[begins, counted.GAME], events[begins, counted.SCORES : counted.SCORES + seats]
        last = np.append(game[1:] != game[:-1], True)
        rose = np.where(last[:, None], games.rows[game, :seats], np.roll(scores, -1, 0)) - scores
        entered = _once(np.concatenate([_things(events, number, *one) for one in rounds.enters.items()]))
        wins = _things(events, number, *(rounds.wins or (-1, 0)))
        there = np.zeros(len(begins), np.int64)
        there[entered[:, 0]] = entered[:, 2]
        for thing, name in enumerate(names):
            at, seat, _ = entered[entered[:, 2] == thing].T
            made = np.where(seat < 0, rose[at].sum(1), rose[at, seat])
            cases.amount(key("round", rounds.key, rounds.score, name), made, 1, game[at])
            if rounds.wins is not None:
                won = wins[wins[:, 2] == thing, 0]
                cases.amount(key("round", rounds.key, "wins", name), np.zeros(len(at), np.int64), 1, game[at])
                cases.amount(key("round", rounds.key, "wins", name), np.ones(len(won), np.int64), 0, game[won])
            if rounds.changes:
                at = at[~last[at]]
                other = (there[at + 1] != thing).astype(np.int64)
                cases.amount(key("round", rounds.key, rounds.changes, name), other, 1, game[at])


def _things(events: Any, number: Any, kind: int, which: int) -> Any:
    """Of each event of a kind its round, its seat, and the thing that one of its numbers names."""
    rows = events[:, counted.KIND] == kind
    return np.stack([number[rows], events[rows, counted.SEAT], events[rows, counted.NUMBER + which]], 1)


def _once(things: Any) -> Any:
    """The rows of `_things` without those that are there already."""
    _, at = np.unique((things[:, 0] << 32) + (things[:, 1] + 1 << 16) + things[:, 2], return_index=True)
    return things[at]


class Cards:
    """What was done with each card in some games: its shares, and how often it is played."""

    SHARES = ("drawn", "played", "won when played", "won when drawn")
    """Those that a comparison is about."""

    def __init__(self, games: Games, work: Work) -> None:
        self.names, self.number, self.each = games.at.cards, work.number, work.each
        _, winner = winners(games.rows, games.at.teams)
        decided = (winner >= 0)[:, None, None]
        won = decided & (games.at.teams == winner[:, None])[:, :, None]
        seen, used = ((games.notes.deeds & bit) > 0 for bit in (counted.SEEN, counted.PLAYED))
        picks = games.notes.picks
        self.cells = {
            "drawn": (seen, np.ones_like(seen)),
            "played": (used, seen),
            "won when played": (used & won, used & decided),
            "won when drawn": (seen & won, seen & decided),
            "picked": (picks[:, counted.PICKED], picks[:, counted.OFFERED]),
            "plays": (picks[:, counted.PICKED].sum(1, keepdims=True), np.ones_like(seen[:, :1])),
        }

    def sums(self, what: str) -> tuple[Any, Any, Any, Any]:
        """By card and group the totals and the cases; a game that is such a case and one that is not, or -1."""
        total, of = self.cells[what]
        yes, no = (total > 0).any(1), ((of > 0) & (total == 0)).any(1)
        shows, other = (np.where(one.any(0), self.number * ROOM_FOR + one.argmax(0), -1) for one in (yes, no))
        return self._by_group(total.sum(1)), self._by_group(of.sum(1)), shows, other

    def _by_group(self, values: Any) -> Any:
        """Added up over the games of a group."""
        return np.add.reduceat(values.astype(np.int64), np.arange(0, len(values), self.each), axis=0).T

    def into(self, harvest: Harvest) -> None:
        """All is counted."""
        if not any(self.names):
            return
        harvest.names.setdefault("card", []).extend(name for name in self.names if name)
        for what in self.cells:
            for name, ratio in zip(self.names, ratios_of(*self.sums(what)), strict=True):
                if name and ratio.of:
                    harvest.ratios.setdefault(key("card", what, name), Ratio()).add(ratio)
