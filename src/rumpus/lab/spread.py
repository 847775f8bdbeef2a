"""Works played by many: processes of this machine, or a Ray cluster; their results in the order of the works.

What comes out does not depend on how many play, nor on who is quicker: a work is the same games wherever it is played,
and what is kept is always all works up to some number.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from importlib import import_module
from logging import ERROR
from socket import create_connection
from typing import Any, Final, Protocol, TypeVar

from rumpus.kernel.compile.processes import Workers

W = TypeVar("W")
R = TypeVar("R")
PATIENCE: Final = 10.0
"""Seconds that a cluster has to answer in."""


class Crew(Protocol):
    """Who plays."""

    size: int

    def submit(self, do: Callable[[W], R], work: W) -> Future[R]:
        """Gives a work to whoever is free."""

    def close(self, *, at_once: bool) -> None:
        """No more work; `at_once`: what is under way is given up."""


class Alone:
    """This process."""

    size = 1

    def submit(self, do: Callable[[W], R], work: W) -> Future[R]:
        """Does it now."""
        done: Future[R] = Future()
        try:
            done.set_result(do(work))
        except Exception as fault:  # noqa: BLE001 - it is told where the result is asked for
            done.set_exception(fault)
        return done

    def close(self, *, at_once: bool) -> None:
        """Nothing is open."""


class Processes:
    """Processes of this machine."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._pool = Workers(size)

    def submit(self, do: Callable[[W], R], work: W) -> Future[R]:
        """Gives a work to a process."""
        return self._pool.submit(do, work)

    def close(self, *, at_once: bool) -> None:
        """Ends the processes."""
        if at_once:
            self._pool.kill()
        self._pool.shutdown(cancel_futures=True)


def answers(address: str) -> None:
    """Raises ValueError where nobody listens at the address of a cluster. Ray itself would try for minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if address in ("auto", "local"):
        return
    if not colon or not host or not port.isdecimal():
        raise ValueError(f"--ray {address}: HOST:PORT, ray://HOST:PORT or auto is wanted")
    try:
        create_connection((host.strip("[]"), int(port)), PATIENCE).close()
    except (OSError, OverflowError) as fault:
        why = getattr(fault, "strerror", None) or str(fault)
        raise ValueError(
            f"--ray {address}: nobody answers there ({why}); `ray start --head` starts a cluster"
        ) from None


class Cluster:
    """A Ray cluster (`pip install rumpus[ray]`), on each machine of which rumpus is installed."""

    def __init__(self, address: str, ray: Any = None) -> None:
        """`ray` is the library; it is imported here unless given. Raises ValueError where it is not installed, and
        where no cluster answers at the address.
        """
        if ray is None:
            try:
                ray = import_module("ray")
            except ImportError:
                raise ValueError("--ray: Ray is not installed; `pip install rumpus[ray]` brings it") from None
        self._ray = ray
        answers(address)
        try:
            ray.init(address=address, ignore_reinit_error=True, log_to_driver=False, logging_level=ERROR)
        except Exception as fault:  # noqa: BLE001 - Ray raises what it likes; what it says is what is known
            raise ValueError(f"--ray {address}: {' '.join(str(fault).split())}") from None
        self.size = max(1, int(ray.cluster_resources().get("CPU", 1)))
        self._refs: dict[Future[Any], Any] = {}
        self._remote: dict[Callable[..., Any], Any] = {}

    def submit(self, do: Callable[[W], R], work: W) -> Future[R]:
        """Gives a work to the cluster."""
        if do not in self._remote:
            self._remote[do] = self._ray.remote(do)
        ref = self._remote[do].remote(work)
        made: Future[R] = ref.future()
        self._refs[made] = ref
        made.add_done_callback(lambda done: self._refs.pop(done, None))
        return made

    def close(self, *, at_once: bool) -> None:
        """Leaves the cluster."""
        if at_once:
            for ref in list(self._refs.values()):
                self._ray.cancel(ref, force=True)
        self._ray.shutdown()


def crew(workers: int, ray: str | None = None) -> Crew:
    """Who plays: this process, so many of this machine, or the cluster at an address."""
    if ray is not None:
        return Cluster(ray)
    return Alone() if workers == 1 else Processes(workers)


@contextmanager
def hired(workers: int, ray: str | None = None) -> Iterator[Crew]:
    """Who plays, for as long as it takes; what is under way is given up where that is left early."""
    who = crew(workers, ray)
    try:
        yield who
    finally:
        who.close(at_once=True)


def done(crew: Crew, do: Callable[[W], R], works: Iterable[W]) -> Iterator[tuple[W, R]]:
    """The works with their results, in order. A few wait in the queue: they are lost when the caller takes no more."""
    waiting: deque[tuple[W, Future[R]]] = deque()
    for work in works:
        waiting.append((work, crew.submit(do, work)))
        while len(waiting) >= (1 if crew.size == 1 else crew.size + 2):
            first, result = waiting.popleft()
            yield first, result.result()
    while waiting:
        first, result = waiting.popleft()
        yield first, result.result()
