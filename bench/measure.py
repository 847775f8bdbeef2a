"""How a rate is measured: the same call again and again, in rounds, and the best round."""

import time
from collections.abc import Callable, Collection
from dataclasses import dataclass
from importlib.util import find_spec

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


Games = Collection[str]
"""The ids of the games that are measured."""


@dataclass(frozen=True)
class Peer:
    """Another library: its name, the modules that measuring it takes, and its rows for so many seconds a rate."""

    name: str
    needs: tuple[str, ...]
    rows: Callable[[float], list[Row]]

    @property
    def missing(self) -> list[str]:
        """The modules that are not installed."""
        return [module for module in self.needs if find_spec(module) is None]


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
