"""Games by bots of any kind, each as a trail: rows of (now, seat, action), from which the game can be played again."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from rumpus.bots import LEVELS, choose
from rumpus.bots.policy import no_net, trained
from rumpus.bots.race import RANDOM, WIDTH
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.options import Options
from rumpus.kernel.contract.seats import CLOCK
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import Array, rows
from rumpus.lab import counted
from rumpus.lab.contest import BRAINS, RACE, races, real_time

TABLE, COUNTED = "rumpus.lab.table", "rumpus.lab.counted"
LIMIT = 20_000
"""Rows of a trail; a game that is longer counts as one that does not end."""
CHEAP = {"random": 0, "keen": 1, "far": 2, "trained": 3, "hand": 4}
"""The brains of `lab/table.py`."""
SECONDS = 0.05
"""Thinking time of a searching bot, a decision."""
NOBODY = -9
"""What stands at the seat of a row of a trail that was not written."""


class Kind(NamedTuple):
    """A kind of thing that sides play, as pieces and traits tell of it. `of`: (t, s, p), the names that a seat has."""

    key: str
    of: Callable[[Any, Any, int], Sequence[str]]
    against: bool = True
    judged: bool = True
    pairs: str = ""


@dataclass(frozen=True, slots=True)
class Room:
    """Where games of one table are played, made once in a process."""

    spec: GameSpec
    options: Options
    content: str | None
    tables: Tables
    bound: Any
    counted: Any
    kinds: Any
    """How the events of each kind are told (`counted.Notes`)."""
    states: Array
    t: Any
    s: Any
    T: Any
    S: Any
    L: Any
    log: Any
    seats: int
    teams: Any
    trail: Any
    raced: Any
    """What the last race came to."""
    cards: tuple[str, ...]
    plays: list[Kind]
    """What sides play."""
    far: Any
    net: Any


def sim_options(spec: GameSpec, options: Options) -> Options:
    """The options as a simulation plays them: where one is at its default, the game may have another for bulk play."""
    made = dict(options)
    for name, value in (spec.study.options if spec.study else {}).items():
        if made[name] == next(option.default for option in spec.options.listed if option.name == name):
            made[name] = value
    return made


def kinds_of(spec: GameSpec) -> list[Kind]:
    """What sides play."""
    traits = spec.study.traits if spec.study else ()
    made = [Kind(one.key, one.of, one.against, one.judged, one.pairs) for one in traits]
    if spec.pieces is None:
        return made
    of = spec.pieces.of
    return [Kind("piece", lambda t, s, p: [of(t, s, p)]), *made]


def told_kinds(spec: GameSpec) -> Any:
    """By kind of event: whether and how what is counted asks for it."""
    kinds = np.zeros(counted.KINDS, np.int32)
    for measure in spec.study.measures if spec.study else ():
        kinds[measure.kind] = counted.ONCE
    if spec.cards is not None and spec.cards.at_once is not None:
        kinds[spec.cards.at_once] = counted.ONCE
    for rounds in spec.study.rounds if spec.study else ():
        kinds[[*rounds.enters, *(rounds.wins or ())[:1]]] = counted.ONCE
    for rounds in spec.study.rounds if spec.study else ():
        kinds[rounds.begins] = counted.SCORED
    return kinds


@lru_cache(maxsize=64)
def room(game: str, options: tuple[tuple[str, Any], ...], content: str | None) -> Room:
    """The room of a table. Raises OptionError or ContentError."""
    spec = find(game)
    told = sim_options(spec, dict(options))
    tables = spec.records.tables(told, content)
    states, log = spec.records.State.blank(5), Log.blank()
    seats, teams = spec.options.seats(told), np.array(spec.options.teams(told), np.int32)
    names = tuple(spec.cards.names(tables.t)) if spec.cards else ()
    return Room(
        spec,
        told,
        content,
        tables,
        bind(spec, TABLE),
        bind(spec, COUNTED),
        told_kinds(spec),
        states,
        tables.t,
        spec.records.State.at(states),
        tables.rows,
        rows(spec.records.State, states),
        rows(Log, log),
        Log.at(log),
        seats,
        teams,
        np.zeros((LIMIT, 3), np.int32),
        np.zeros((1, WIDTH), np.int32),
        names,
        kinds_of(spec),
        np.array(spec.bots.far or (0, 1, 0), np.int32),
        trained(spec.id) if spec.bots.trained else no_net(),
    )


def usual(spec: GameSpec, options: Options, content: str | None = None) -> str:
    """The bot that a game is judged by unless another is named, a strong one of those that cost little: with hands the
    middle one, or in turns the ablest; else the trained policy. That one knows only the game's own content; content of
    one's own is played by who looks ahead, where that is wanted farther than one decision.
    """
    if spec.tempo is not None:
        return "medium" if real_time(spec, options, content) else "hand"
    if spec.bots.trained is None:
        return "keen"
    if content is None:
        return "trained"
    return "keen" if spec.bots.far is None else "far"


def strange(spec: GameSpec, bot: str, content: str | None) -> str:
    """What is to be said of the bot that plays content of one's own where the game has a trained policy; else empty."""
    if spec.bots.trained is None or content is None:
        return ""
    if bot == "trained":
        return "The policy was trained on the game's own content, not on this file."
    return f"The trained policy knows only the game's own content, so {bot!r} plays this file."


def known(spec: GameSpec) -> tuple[str, ...]:
    """The bots that can play a game."""
    own = {"far": spec.bots.far, "trained": spec.bots.trained, "hand": spec.tempo}
    return ("random", "keen", *(bot for bot, has in own.items() if has is not None), "greedy", *LEVELS)


def faults(spec: GameSpec, options: Options, bots: Sequence[str], content: str | None = None) -> str:
    """Why these bots cannot play here, one sentence; empty when they can."""
    for bot in bots:
        if bot not in known(spec):
            return f"--bot {bot}: for {spec.about.title} it is one of {', '.join(known(spec))}"
        if spec.tempo is not None and real_time(spec, options, content) and bot not in BRAINS:
            return f"--bot {bot}: {spec.about.title} in real time is for {', '.join(BRAINS)}"
    return spec.bots.people_only(options)


def played(at: Room, bots: Sequence[str], seed: int, denied: Sequence[int] = ()) -> int:
    """A game from a seed, the bot of each seat; how many rows of `at.trail` it is.

    denied[p]: the card that seat p does not play where it can do anything else, -1 for none: only for cheap bots, and
    for hands in real time.
    """
    no = np.array(denied or [-1] * at.seats, np.int32)
    if all(bot in CHEAP for bot in bots) and not (at.spec.tempo is not None and at.spec.in_real_time(at.t)):
        brains = np.array([CHEAP[bot] for bot in bots], np.int32)
        return int(at.bound.play(at.T, at.S, seed, brains, no, at.far, at.net, at.trail, at.L))
    return _raced(at, bots, seed, no) if races(at.spec, tuple(bots)) else _searched(at, bots, seed)


def _raced(at: Room, bots: Sequence[str], seed: int, no: Any) -> int:
    """A game on simulated time."""
    brains = np.array([[BRAINS[bot] for bot in bots]], np.int32)
    quickest = max((int(b) for b in brains[0] if b != RANDOM), default=1)
    tempos = np.where(brains == RANDOM, quickest, brains).astype(np.int32)
    at.trail[:] = NOBODY
    bound = bind(at.spec, RACE)
    bound.races(at.T, at.S, 0, np.array([seed], np.int32), brains, tempos, no, LIMIT, at.trail, at.raced, at.L)
    return int((at.trail[:, 1] != NOBODY).sum())


def _searched(at: Room, bots: Sequence[str], seed: int) -> int:
    """A game decision by decision, by bots that search."""
    loops = bind(at.spec)
    loops.setup_at(at.T, at.S, 0, seed, at.L)
    made = 0
    while made < LIMIT and (mask := int(loops.who_at(at.T, at.S, 0))):
        p = mask.bit_length() - 1
        for action in _thought(at, bots[p], p, seed ^ made):
            at.trail[made] = (at.s.now, p, action)
            loops.apply_at(at.T, at.S, 0, p, action, at.L)
            made += 1
    return made


def _thought(at: Room, bot: str, p: int, number: int) -> list[int]:
    """What a bot does for seat p in the position of the room."""
    if bot in CHEAP and bot != "random":
        return [int(at.bound.decide(at.T, at.S, p, CHEAP[bot], at.far, at.net, number, at.L))]
    return choose(at.spec, at.tables, at.states[:1].copy(), p, bot, SECONDS, number)[0]


def save_of(at: Room, bots: Sequence[str], seed: int, count: int) -> str:
    """The save file of a trail. It is what `Match.save` would write, in a fraction of the time."""
    from rumpus.kernel.match.save import FIRST, letter

    spec, loops = at.spec, bind(at.spec)
    names = [f"{chr(65 + p)} ({bot})" for p, bot in enumerate(bots)]
    head = [
        FIRST,
        f"game {spec.id}",
        f"rules {spec.version}",
        f"options {json.dumps(at.options, ensure_ascii=False)}",
        f"content {at.tables.told}",
        f"seed {seed}",
        f"names {json.dumps(names, ensure_ascii=False)}",
        "",
    ]
    loops.setup_at(at.T, at.S, 0, seed, at.L)
    body = []
    for now, p, a in at.trail[:count].tolist():
        name = "tick" if p == CLOCK else spec.actions.name(at.t, at.s, p, a)
        body.append(f"{now} {letter(p)} {name}")
        loops.play_at(at.T, at.S, 0, now, p, a, at.L)
    return "\n".join([*head, *body, ""])
