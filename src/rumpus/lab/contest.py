"""Which bots can play against each other, and which of them on simulated time."""

from typing import Any

from rumpus.bots.choose import levels_of
from rumpus.bots.race import RANDOM
from rumpus.kernel.contract.spec import GameSpec

RACE = "rumpus.bots.race"
BRAINS = {"easy": 0, "medium": 1, "hard": 2, "random": RANDOM}
"""The levels of a race, by number."""


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
