"""What a process reads once for the games it plays: spec, options, tables, bound loops, room for a state."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

import numpy as np

from rumpus.kernel.bind import bind
from rumpus.kernel.content import Tables
from rumpus.kernel.events import Log
from rumpus.kernel.record import Array, rows
from rumpus.kernel.spec import GameSpec, Options, find

COUNTED = "rumpus.lab.counted"


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: a game, its resolved options as sorted pairs, a content file's path or None; with `check`,
    every invariant after every decision; `bots`: levels that take turns at the seats, none for random play; with
    `report`, what the game itself counts (its `Tally`).
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    content: str | None = None
    check: bool = False
    bots: tuple[str, ...] = ()
    report: bool = False

    def with_options(self, **changed: Any) -> "Plan":
        """The same with other values of some options."""
        return replace(self, options=tuple(sorted((dict(self.options) | changed).items())))


@dataclass(frozen=True, slots=True)
class Stage:
    """Where games of a plan are played; `counted` are the loops that count for a report, or None. `t` and `s` are the
    plain proxies on the tables and the state, made once: to make them takes longer than to play a game.
    """

    spec: GameSpec
    options: Options
    tables: Tables
    loops: Any
    state: Array
    t: Any
    s: Any
    T: Any
    S: Any
    L: Any
    log: Log
    seats: int
    teams: tuple[int, ...]
    counted: Any


def sim_options(spec: GameSpec, options: Options) -> Options:
    """The options as a simulation plays them: where one is at its default, the game may have another for bulk play."""
    made = dict(options)
    for name, value in (spec.study.options if spec.study else {}).items():
        if made[name] == next(option.default for option in spec.options.listed if option.name == name):
            made[name] = value
    return made


@lru_cache(maxsize=256)
def stage(plan: Plan) -> Stage:
    """The stage of a plan, made once in a process. Raises OptionError or ContentError."""
    spec = find(plan.game)
    options = sim_options(spec, dict(plan.options))
    tables, state, room = spec.records.tables(options, plan.content), spec.records.State.blank(), Log.blank()
    T, S, L = tables.rows, rows(spec.records.State, state), rows(Log, room)
    seats, teams = spec.options.seats(options), spec.options.teams(options)
    counted = bind(spec, COUNTED) if plan.report else None
    t, s = tables.t, spec.records.State.at(state)
    return Stage(spec, options, tables, bind(spec), state, t, s, T, S, L, Log.at(room), seats, teams, counted)


class Counter:
    """What the game itself counts in some games on a stage; without a report it does nothing."""

    def __init__(self, at: Stage) -> None:
        self.at = at
        self.counts: Any = None
        self.C: Any = None
        if at.counted:
            self.counts = at.counted.Counts.blank()
            self.C = rows(at.counted.Counts, self.counts)

    def before(self, seat: int, action: int) -> None:
        """A decision is about to be applied."""
        if self.C is not None:
            self.at.counted.chosen_at(self.at.T, self.at.S, 0, seat, action, self.C)

    def after(self) -> None:
        """The setup, or a decision, was applied."""
        if self.C is not None:
            self.at.counted.happened_at(self.at.T, self.at.S, 0, self.at.L, self.C)

    def total(self) -> list[int]:
        """All counters as a flat list; none without a report."""
        return [] if self.counts is None else [int(x) for x in self.counts.view(np.int32)]


def by_name(at: Stage, flat: list[int]) -> dict[str, list[int]]:
    """The fields of the game's counters in a flat list."""
    return {f.name: flat[f.start : f.start + f.size] for f in at.counted.Counts.__fields__}


def pieces_of(at: Stage) -> list[str]:
    """What each seat plays in the position on the stage; empty where the game has no pieces."""
    pieces = at.spec.pieces
    return [] if pieces is None else [pieces.of(at.t, at.s, p) for p in range(at.seats)]
