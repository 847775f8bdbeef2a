"""How a rate is measured: the same call again and again, in rounds, and the best round."""

import time
from collections.abc import Callable
from dataclasses import dataclass

ROUNDS = 3


@dataclass(frozen=True)
class Row:
    """One line of the report: a rate, per second. `key` is what ratios refer to it by."""

    key: str
    what: str
    rate: float
    unit: str = "decisions/s"
    note: str = ""


@dataclass(frozen=True)
class Rates:
    """Two rates of one loop: decisions and games."""

    decisions: float
    games: float


def rate(work: Callable[[], int], seconds: float) -> float:
    """`work` does some units and says how many; units a second in the best of a few rounds of about `seconds` in all.

    The first call is not counted: it compiles, or fills caches.
    """
    work()
    best = 0.0
    for _ in range(ROUNDS):
        started = time.perf_counter()
        done = 0
        spent = 0.0
        while spent < seconds / ROUNDS:
            done += work()
            spent = time.perf_counter() - started
        best = max(best, done / spent)
    return best
