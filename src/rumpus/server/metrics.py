"""What a server counts and measures, for Prometheus. Whoever counts takes one of these and says so in one line.

A label is one of a few words written here: nothing of a table, a person, a card or an action is ever one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    ProcessCollector,
    disable_created_metrics,
    start_http_server,
)

from rumpus.kernel.words.saying import OF_HOUSE

disable_created_metrics()  # type: ignore[no-untyped-call]  # a line for every number that says when it began
REGISTRY: Final = CollectorRegistry()
ProcessCollector(registry=REGISTRY)
SHORT: Final = (0.0005, 0.001, 0.0025, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)
"""Seconds that a part of a play takes: 10 ms are the promise, 5 s the longest that a table may stand still."""
M = TypeVar("M", Counter, Gauge, Histogram)


def _each(metric: M, *words: str) -> dict[str, M]:
    """One of a kind for each of these words, from the start: what is not there yet counts as none, not as unknown."""
    return {word: metric.labels(word) for word in words}


def _counter(name: str, says: str, *labels: str) -> Counter:
    return Counter(f"rumpus_{name}", says, labels, registry=REGISTRY)


def _gauge(name: str, says: str, *labels: str) -> Gauge:
    return Gauge(f"rumpus_{name}", says, labels, registry=REGISTRY)


# ---------------------------------------------------------------- tables
plays: Final = _each(_counter("plays", "Plays that were acknowledged, by who played.", "by"), "person", "bot")
_refusals: Final = _counter("refusals", "Refusals, by the message of the house; all else is `other`.", "code")
waits: Final = _each(
    Histogram(
        "rumpus_wait_seconds", "Seconds that a command was in a stage.", ["stage"], registry=REGISTRY, buckets=SHORT
    ),
    "inbox",
    "decide",
    "store",
    "show",
)
queued: Final = _each(_gauge("queued", "What waits in a queue now.", "queue"), "inbox", "store", "outbox")
tables_open: Final = _gauge("tables_open", "Tables that this process has in hand.")
tables_troubled: Final = _gauge("tables_troubled", "Open tables that wait for the store to come back.")
leases_held: Final = _gauge("leases_held", "Tables that this process owns.")
leases_lost: Final = _counter("leases_lost", "Tables that another process took from this one.")


def refused(code: str | None) -> None:
    """Something was refused; `code` is that of the message: in the catalogue of the house, or a rule's of a game."""
    _refusals.labels(code if code is not None and code in OF_HOUSE else "other").inc()


# ---------------------------------------------------------------- the gateway
answers: Final = _each(_counter("http_answers", "Answers over HTTP.", "status"), "2xx", "3xx", "4xx", "5xx")
connections: Final = _gauge("connections", "Connections that are let in.")
watching: Final = _gauge("table_connections", "WebSockets at tables.")
dropped: Final = _each(
    _counter("connections_dropped", "WebSockets that the server ended, by why.", "why"),
    "unread",
    "too_fast",
    "nonsense",
)

# ---------------------------------------------------------------- bots
bots_thinking: Final = _gauge("bots_thinking", "Questions that a bot's worker is at.")
bots_waiting: Final = _gauge("bots_waiting", "Questions that wait for a bot's worker.")
bots_failed: Final = _counter("bots_failed", "Questions that no bot answered.")


class Crew:
    """So many workers, and who asks them."""

    def __init__(self, workers: int) -> None:
        self._workers, self._asked = workers, 0

    @contextmanager
    def asked(self) -> Iterator[None]:
        """A question is asked for the block, which raises when there is no answer."""
        self._move(1)
        try:
            yield
        except Exception:
            bots_failed.inc()
            raise
        finally:
            self._move(-1)

    def _move(self, by: int) -> None:
        """So many questions more: of all, as many are thought about as there are workers."""
        before, self._asked = min(self._asked, self._workers), self._asked + by
        busy = min(self._asked, self._workers) - before
        bots_thinking.inc(busy)
        bots_waiting.inc(by - busy)


# ---------------------------------------------------------------- store and bus
commits: Final = Histogram(
    "rumpus_store_commit_writes",
    "Commits, by how many writes they hold.",
    registry=REGISTRY,
    buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256),
)
store_failures: Final = _counter("store_failures", "Writes that the store failed.")
bus_messages: Final = _each(_counter("bus_messages", "Messages over the bus.", "way"), "in", "out")
bus_reconnects: Final = _counter("bus_reconnects", "Times that the bus was found again.")
bus_up: Final = _gauge("bus_up", "1 while the bus is there; 0 where it is gone, or none is used.")


def stored(seconds: Sequence[float], failed: int) -> None:
    """A group of writes is done, each after so long; so many of them failed."""
    commits.observe(len(seconds))
    for each in seconds:
        waits["store"].observe(each)
    store_failures.inc(failed)


# ---------------------------------------------------------------- to be read


@contextmanager
def served(at: tuple[str, int]) -> Iterator[int]:
    """Whoever asks at this address and port (0: a free one) is told all of it for the block; the port. OSError where
    the port is taken.
    """
    server, thread = start_http_server(at[1], at[0], REGISTRY)
    try:
        yield server.server_port
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
