"""What a process reads once for the games it plays: spec, options, tables, bound loops, room for a state."""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Any

from rumpus.kernel.bind import bind
from rumpus.kernel.events import Log
from rumpus.kernel.record import Array, rows
from rumpus.kernel.spec import GameSpec, Options, find


@dataclass(frozen=True, slots=True)
class Plan:
    """What is simulated: a game, its resolved options as sorted pairs, a content file's path or None; with `check`,
    every invariant after every decision; `bots`: levels that take turns at the seats, none for random play.
    """

    game: str
    options: tuple[tuple[str, Any], ...]
    content: str | None = None
    check: bool = False
    bots: tuple[str, ...] = ()

    def with_options(self, **changed: Any) -> "Plan":
        """The same with other values of some options."""
        return replace(self, options=tuple(sorted((dict(self.options) | changed).items())))


@dataclass(frozen=True, slots=True)
class Stage:
    """Where games of a plan are played."""

    spec: GameSpec
    options: Options
    tables: Array
    loops: Any
    state: Array
    T: Any
    S: Any
    L: Any
    log: Log
    seats: int
    teams: tuple[int, ...]


def sim_options(spec: GameSpec, options: Options) -> Options:
    """The options as a simulation plays them: where one is at its default, the game may have another for bulk play."""
    made = dict(options)
    for name, value in dict(spec.extra.get("sim_options", {})).items():
        if made[name] == next(option.default for option in spec.options if option.name == name):
            made[name] = value
    return made


@lru_cache(maxsize=256)
def stage(plan: Plan) -> Stage:
    """The stage of a plan, made once in a process. Raises OptionError or ContentError."""
    spec = find(plan.game)
    options = sim_options(spec, dict(plan.options))
    tables, state, room = spec.tables(options, plan.content), spec.State.blank(), Log.blank()
    T, S, L = rows(spec.Table, tables), rows(spec.State, state), rows(Log, room)
    seats, teams = spec.seats(options), spec.teams(options)
    return Stage(spec, options, tables, bind(spec), state, T, S, L, Log.at(room), seats, teams)


def pieces_of(at: Stage) -> list[str]:
    """What each seat plays in the position on the stage; empty where the game has no pieces."""
    piece = at.spec.extra.get("piece")
    if piece is None:
        return []
    t, s = at.spec.Table.at(at.tables), at.spec.State.at(at.state)
    return [piece(t, s, p) for p in range(at.seats)]
