"""Worker processes: Ctrl-C does not reach them, not even while they start."""

import os
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import pytest

from rumpus.kernel.compile.processes import Workers


def _held_back() -> tuple[bool, bool]:
    """In a worker: is the interrupt masked, and ignored?"""
    masked = signal.SIGINT in signal.pthread_sigmask(signal.SIG_BLOCK, ())
    return masked, signal.getsignal(signal.SIGINT) is signal.SIG_IGN


def _also(other: int) -> None:
    """What a worker may be told to do first: to ignore another signal."""
    signal.signal(other, signal.SIG_IGN)


@pytest.mark.skipif(os.name == "nt", reason="no signal masks there")
def test_a_worker_starts_deaf_to_ctrl_c_and_the_asker_hears_again() -> None:
    before = signal.pthread_sigmask(signal.SIG_BLOCK, ())
    pool = Workers(1, _also, signal.SIGUSR1)
    try:
        assert pool.submit(_held_back).result() == (True, True)
        assert pool.submit(signal.getsignal, signal.SIGUSR1).result() is signal.SIG_IGN  # what `start` did
        assert signal.pthread_sigmask(signal.SIG_BLOCK, ()) == before
        assert len(pool.ids()) == 1
        pool.kill()
    finally:
        pool.shutdown(cancel_futures=True)


@pytest.mark.skipif(os.name == "nt", reason="no signal masks there")
def test_ctrl_c_while_a_worker_starts_is_heard_when_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """Libraries have threads of their own, which hear what this one holds back: the call is not broken off by it."""
    order: list[str] = []
    submit = ProcessPoolExecutor.submit

    def interrupted(*what: Any) -> Any:
        signal.raise_signal(signal.SIGINT)  # held back by the mask
        handler = signal.getsignal(signal.SIGINT)
        assert callable(handler)
        handler(signal.SIGINT, None)  # as when another thread had it
        made = submit(*what)
        order.append("started")
        return made

    monkeypatch.setattr(ProcessPoolExecutor, "submit", interrupted)
    pool = Workers(1)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # ignored in what a shell runs in the background
    try:
        with pytest.raises(KeyboardInterrupt):
            pool.submit(os.getpid)
        assert order == ["started"]
        assert signal.getsignal(signal.SIGINT) is signal.default_int_handler
    finally:
        signal.signal(signal.SIGINT, before)
        pool.kill()
        pool.shutdown(cancel_futures=True)
