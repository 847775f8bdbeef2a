"""Our own rules at random play: wholly compiled, and through the batch call from Python."""

import random
from typing import Any

import numpy as np

import rumpus
from bench.measure import Games, Rates, Row, rate
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

ALL = ("power_ups", "locations", "select_a_brawl")
Cases = tuple[tuple[str, str, dict[str, object]], ...]
CASES: Cases = (
    ("toy", "toy", {}),
    ("duel", "brawlhalla", {"format": "1v1"}),
    ("four", "brawlhalla", {"format": "ffa"}),
    ("brawl", "brawl", {"mode": "tournament"}),
    ("gamer", "incredibrawl", {"mode": "gamer", "players": 4, **dict.fromkeys(ALL, "on"), "tie_break": "random"}),
    ("squads", "blitz_squad", {"players": 2}),
    ("crowd", "blitz_squad", {"players": 4, "deck_a": "built-1", "deck_b": "built-2", "deck_c": "built-3"}),
    ("spikes", "brutality", {"players": 2}),
    ("relay", "brutality", {"players": 4, "format": "controlled_chaos", "hazard_copies": "two_each"}),
    ("casual", "incredibrawl", {"mode": "casual", "players": 2, "tie_break": "random"}),
)
"""Key, game, options. The duel is the full game: default card set, every effect; BRAWL's is in real time. IncrediBrawl
has four seats with every option of Gamer Mode, and two in Casual Mode; true ties are drawn, as in bulk simulation.
Blitz Squad has the two decks of a first game, and four seats with decks that are built, specials among them. Brutality
has the whole game for two, drafts included, and Controlled Chaos for four."""


def playouts(game: str, options: dict[str, object], seconds: float, games: int = 256) -> Rates:
    """Whole random games inside one compiled call, one core."""
    spec = find(game)
    loops: Any = bind(spec)
    T = spec.records.tables(spec.resolve(options), None).rows
    S, L = rows(spec.records.State, spec.records.State.blank()), rows(Log, Log.blank())
    out = np.zeros((games, 18), np.int32)
    rng = np.random.default_rng(1)

    def work() -> int:
        loops.playouts(T, S, rng.integers(0, 2**31 - 1, games).astype(np.int32), out, L)
        return int(out[:, 17].sum())

    decisions = rate(work, seconds)
    return Rates(decisions, decisions * games / max(1, int(out[:, 17].sum())))


def batches(game: str, options: dict[str, object], seconds: float, games: int, *, checked: bool = True) -> float:
    """Random decisions a second when Python makes one call a step, for so many games at once; one core."""
    spec = find(game)
    loops: Any = bind(spec)
    T = spec.records.tables(spec.resolve(options), None).rows
    states = spec.records.State.blank(games)
    S, L = rows(spec.records.State, states), rows(Log, Log.blank())
    seats, n = np.full(games, -1, np.int32), np.zeros(games, np.int32)
    actions, ids = np.full(games, -1, np.int32), np.zeros((games, spec.actions.max_legal), np.int32)
    seeds, out = np.arange(1, games + 1, dtype=np.int32), np.zeros((games, 18), np.int32)
    out[:, 16] = 1  # found over, so the first step sets every game up
    step = loops.batch if checked else loops.batch_unchecked
    step(T, S, seats, actions, seeds, 1, n, ids, out, L)
    actions[:] = -2

    def work() -> int:
        done = 0
        for _ in range(64):
            done += int(step(T, S, seats, actions, seeds, 1, n, ids, out, L))
        return done

    return rate(work, seconds)


def matches(game: str, options: dict[str, object], seconds: float, decisions: int = 64) -> float:
    """Random decisions a second of one game through the public door, `rumpus.new`; new games included."""
    chance, playing = random.Random(1), [rumpus.new(game, options, seed=0)]

    def work() -> int:
        for number in range(decisions):
            match = playing[0]
            if match.over:
                match = playing[0] = rumpus.new(game, options, seed=chance.randrange(2**31))
            seat = match.active[number % len(match.active)]
            match.play(seat, chance.choice(match.actions(seat)))
        return decisions

    return rate(work, seconds)


def said(options: dict[str, object]) -> str:
    """The options of a case, shortly: a switch that is on by its name, the others by their values."""
    words = [name.replace("_", " ") if value == "on" else str(value) for name, value in options.items()]
    return ", ".join(words) or "default"


def cases(games: Games) -> Cases:
    """The cases of some games."""
    return tuple(case for case in CASES if case[1] in games)


def measure(seconds: float, games: Games) -> list[Row]:
    """A row for each case and door."""
    found = []
    for key, game, options in cases(games):
        title = f"{find(game).about.title}, {said(options)}"
        whole = playouts(game, options, seconds)
        found.append(Row(f"{key}.compiled", f"{title}: playouts, compiled", whole.decisions))
        found.append(Row(f"{key}.games", f"{title}: playouts, compiled", whole.games, "games/s"))
        if find(game).race is None:
            door = matches(game, options, seconds)
            found.append(Row(f"{key}.match", f"{title}: one game through rumpus.new", door))
        for abreast in (1, 1024):
            said_so = f"{title}: one Python call a step, {abreast} games at once"
            found.append(Row(f"{key}.batch{abreast}", said_so, batches(game, options, seconds, abreast)))
            rate_of_it = batches(game, options, seconds, abreast, checked=False)
            found.append(Row(f"{key}.unchecked{abreast}", f"{said_so}, unchecked", rate_of_it))
    return found
