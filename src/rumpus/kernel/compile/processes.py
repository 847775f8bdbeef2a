"""Worker processes for what takes long: simulations, and bots that think."""

import signal
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, resource_tracker
from typing import Any, TypeVar

T = TypeVar("T")


class Workers(ProcessPoolExecutor):
    """Fresh processes (spawned, not forked) that Ctrl-C does not reach, from their very first instruction.

    A terminal sends the interrupt to every process of its group. A worker that is still starting would answer with a
    traceback of Python's own start-up; so it inherits a mask that holds the interrupt back, and whoever asked for it
    decides when it ends.
    """

    def __init__(self, workers: int, start: Callable[..., None] | None = None, *what: Any) -> None:
        """`start(*what)` is called first thing in every worker."""
        super().__init__(workers, get_context("spawn"), initializer=_begin, initargs=(start, what))

    def submit(self, fn: Callable[..., T], /, *args: Any, **kwargs: Any) -> Future[T]:
        """Gives some work to a worker, and starts one where all are busy and there is room."""
        with _unheard():
            return super().submit(fn, *args, **kwargs)

    def ids(self) -> list[int]:
        """The process ids of the living workers."""
        return sorted(self._processes or {})

    def kill(self) -> None:
        """Ends every worker now, also those at work. The pool is still to be shut down."""
        for process in list((self._processes or {}).values()):
            process.kill()


def _begin(start: Callable[..., None] | None, what: tuple[Any, ...]) -> None:
    """First thing in a worker: deaf to Ctrl-C where there are no masks, too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if start is not None:
        start(*what)


@contextmanager
def _unheard() -> Iterator[None]:
    """Holds Ctrl-C back while a process is started: from that process, by a mask that it inherits; and from whoever
    starts it, by a handler that remembers, so that it is not broken off half-way.
    """
    if not hasattr(signal, "pthread_sigmask"):  # pragma: no cover - Windows
        yield
        return
    resource_tracker.ensure_running()  # its own start lifts the mask
    heard: list[int] = []
    here = threading.current_thread() is threading.main_thread()  # handlers run there, and there alone
    handler = signal.signal(signal.SIGINT, lambda *_: heard.append(1)) if here else None
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        if here and handler is not None:
            signal.signal(signal.SIGINT, handler)
        if heard:
            signal.raise_signal(signal.SIGINT)
