"""Bots against bots: on simulated time where the game has bots with a tempo, else decision by decision.

The levels take turns at the seats: game after game of one seed, until each has sat everywhere.
"""

from itertools import cycle, islice
from typing import Any

import numpy as np

from rumpus.bots import choose
from rumpus.bots.choose import levels_of
from rumpus.bots.race import RANDOM, WIDTH
from rumpus.kernel.bind import bind
from rumpus.kernel.spec import GameSpec
from rumpus.lab.stage import Counter, Plan, Stage, pieces_of, stage
from rumpus.lab.tally import DECISIONS, REASON, Score, Tally, count

RACE = "rumpus.bots.race"
BRAINS = {"easy": 0, "medium": 1, "hard": 2, "random": RANDOM}
"""The levels of a race, by number."""
USUAL = 1
"""The tempo of random play among themselves: medium."""
LIMIT = 1_000_000
"""Decisions after which a game counts as one that does not end."""
SECONDS = 0.05
"""Thinking time of a searching bot, a decision."""


def faults(spec: GameSpec, options: dict[str, Any], bots: tuple[str, ...], content: str | None = None) -> str:
    """Why these bots cannot play here, one sentence; empty when they can."""
    if not bots:
        return ""
    known = levels_of(spec)
    for bot in bots:
        if bot not in known:
            return f"--bots {bot}: it is not one of {', '.join(known)}"
    if len(bots) > spec.options.seats(options):
        return f"--bots: {len(bots)} bots, but there are {spec.options.seats(options)} seats with these options"
    why = spec.bots.people_only(options)
    if why:
        return why
    if not races(spec, bots) and real_time(spec, options, content):
        slow = next(bot for bot in bots if bot not in BRAINS)
        return f"--bots {slow}: {spec.about.title} in real time is for {', '.join(BRAINS)}"
    return ""


def real_time(spec: GameSpec, options: dict[str, Any], content: str | None) -> bool:
    """Whether everybody plays at once."""
    return spec.race is not None and spec.in_real_time(spec.records.tables(options, content).t)


def races(spec: GameSpec, bots: tuple[str, ...]) -> bool:
    """Whether these bots play on simulated time."""
    return bool(bots) and spec.tempo is not None and all(bot in BRAINS for bot in bots)


def turns(bots: tuple[str, ...], seats: int) -> list[tuple[str, ...]]:
    """Who sits where in the games of one seed: every different turn of the table."""
    first = tuple(islice(cycle(bots), seats))
    return list(dict.fromkeys(first[k:] + first[:k] for k in range(seats))) if bots else [()]


def play_contest(plan: Plan, seeds: list[int]) -> Tally:
    """A game from each seed; equal neighbours are the turns of one seed, so a chunk begins with a whole set of them."""
    at = stage(plan)
    tally = Tally(seats=[Score() for _ in range(at.seats)])
    seatings = turns(plan.bots, at.seats)
    named = plan.bots if len(set(plan.bots)) > 1 else ()
    play = race_games if races(at.spec, plan.bots) else turn_games
    out = play(at, seeds, seatings, tally)
    for k, row in enumerate(out.tolist()):
        count(tally, row, at.teams, pieces_of(at), seatings[k % len(seatings)] if named else ())
    return tally


def race_games(at: Stage, seeds: list[int], seatings: list[tuple[str, ...]], tally: Tally) -> Any:
    """The games in one compiled call; their rows."""
    brains = np.array([[BRAINS[bot] for bot in seating] for seating in seatings], np.int32)
    tempos = np.where(brains == RANDOM, _company(brains), brains).astype(np.int32)
    sets = -(-len(seeds) // len(seatings))
    brains, tempos = (np.tile(rows_, (sets, 1))[: len(seeds)] for rows_ in (brains, tempos))
    out, trail = np.zeros((len(seeds), WIDTH), np.int32), np.zeros((0, 3), np.int32)
    none = np.full(at.seats, -1, np.int32)
    bind(at.spec, RACE).races(at.T, at.S, 0, np.array(seeds, np.int32), brains, tempos, none, LIMIT, trail, out, at.L)
    if at.spec.in_real_time(at.t):
        tally.refused += int(out[:, DECISIONS + 1].sum())
        tally.ms += int(out[:, DECISIONS + 2].sum())
    return out


def _company(brains: Any) -> int:
    """The tempo of random play: that of the quickest bot it meets."""
    others = brains[brains != RANDOM]
    return int(others.max()) if len(others) else USUAL


def turn_games(at: Stage, seeds: list[int], seatings: list[tuple[str, ...]], tally: Tally) -> Any:
    """The games, decision by decision, by the bots that search; their rows."""
    out, counter = np.zeros((len(seeds), DECISIONS + 1), np.int32), Counter(at)
    for k, seed in enumerate(seeds):
        levels = seatings[k % len(seatings)]
        at.loops.setup_at(at.T, at.S, 0, seed, at.L)
        counter.after()
        done = 0
        while done < LIMIT and (mask := int(at.loops.who_at(at.T, at.S, 0))):
            seat = mask.bit_length() - 1
            for action in choose(at.spec, at.tables, at.state, seat, levels[seat], SECONDS, seed ^ done)[0]:
                counter.before(seat, action)
                at.loops.apply_at(at.T, at.S, 0, seat, action, at.L)
                counter.after()
                done += 1
        out[k, REASON] = at.loops.result_at(at.T, at.S, 0, out[k, :16])
        out[k, DECISIONS] = done
    tally.counts = counter.total()
    return out
