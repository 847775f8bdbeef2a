"""What some games came to: by seat, by piece (a Legend, a deck ...), by level of the bots, by end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from rumpus.kernel.spec import GameSpec

REASON, DECISIONS = 16, 17
"""Where a row of results holds the end reason and the number of decisions; 8 scores and 8 places come before them."""

UNFINISHED = "unfinished"
"""What the end of a game that met the loop's own limit is called."""


def end_of(spec: GameSpec, reason: int) -> str:
    """What an end is called in data, each by a name of its own: several reasons may rest on one rule."""
    return spec.words.ends[reason][1].code.removeprefix("end-") if reason in spec.words.ends else UNFINISHED


@dataclass
class Score:
    """What a seat, a piece or a level came to: games, wins alone (or as a team), first places shared."""

    games: int = 0
    wins: int = 0
    shared: int = 0

    def add(self, other: "Score") -> None:
        """Counts another score in."""
        self.games += other.games
        self.wins += other.wins
        self.shared += other.shared


@dataclass
class Tally:
    """The results of some games. `unfinished` games met the loop's own limit, which no game should.

    `broken` holds (seed, decisions, code) of games whose invariant `code` failed, or -1: an apply lost events.
    `refused` and `ms` are of bots in real time: requests that came too late, and the simulated length of the games.
    `counts` is what the game's own `Tally` counted; empty where it has none, or no report was asked for.
    """

    games: int = 0
    decisions: int = 0
    longest: int = 0
    unfinished: int = 0
    refused: int = 0
    ms: int = 0
    broken: list[tuple[int, int, int]] = field(default_factory=list)
    reasons: Counter[int] = field(default_factory=Counter)
    seats: list[Score] = field(default_factory=list)
    pieces: dict[str, Score] = field(default_factory=dict)
    levels: dict[str, Score] = field(default_factory=dict)
    counts: list[int] = field(default_factory=list)

    def add(self, other: "Tally") -> None:
        """Counts another tally of the same game and options in."""
        self.games += other.games
        self.decisions += other.decisions
        self.longest = max(self.longest, other.longest)
        self.unfinished += other.unfinished
        self.refused += other.refused
        self.ms += other.ms
        self.broken += other.broken
        self.reasons.update(other.reasons)
        self.seats += [Score() for _ in range(len(other.seats) - len(self.seats))]
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.add(theirs)
        if other.counts:
            mine_so_far = self.counts or [0] * len(other.counts)
            self.counts = [a + b for a, b in zip(mine_so_far, other.counts, strict=True)]
        for into, more in ((self.pieces, other.pieces), (self.levels, other.levels)):
            for name, score in more.items():
                into.setdefault(name, Score()).add(score)


def count(tally: Tally, row: list[int], teams: tuple[int, ...], pieces: Any, levels: Sequence[str] = ()) -> None:
    """Adds one game: a row of results, the team of each seat, what each seat played and its level (or nothing)."""
    tally.games += 1
    tally.decisions += row[DECISIONS]
    tally.longest = max(tally.longest, row[DECISIONS])
    if row[REASON] == 0:
        tally.unfinished += 1
    tally.reasons[row[REASON]] += 1
    first = [p for p in range(len(tally.seats)) if row[REASON] and row[8 + p] == 1]
    alone = len({teams[p] for p in first}) == 1
    for p, score in enumerate(tally.seats):
        mine = Score(1, int(p in first and alone), int(p in first and not alone))
        score.add(mine)
        if pieces and pieces[p]:
            tally.pieces.setdefault(pieces[p], Score()).add(mine)
        if levels:
            tally.levels.setdefault(levels[p], Score()).add(mine)
