"""What runs inside a bot's worker process. Nothing of the kernel is imported until the first job arrives, because the
process decides at that import whether its rules are compiled or plain (see `bots.py`).

A bot is given a state in which everything its seat cannot know has been dealt anew, so no bot, and no fault of a bot,
can see a hidden card.
"""

from __future__ import annotations

import importlib
import json
import multiprocessing
import os
import signal
import threading
from dataclasses import dataclass
from typing import Any

LEVELS = ("easy", "medium", "hard")
"""The levels of a game's `Tempo.think`, by number."""
KEPT = 16
"""A worker remembers the tables of so many settings."""
LINES = 3
"""A line of progress for so many compiled parts."""


@dataclass(frozen=True)
class Job:
    """One question to a bot: this state (bytes of one record, re-dealt for `seat`), this seat, this level.

    `seconds` is the thinking time, None the level's own.
    """

    game: str
    options: dict[str, Any]
    content: str | None
    state: bytes
    seat: int
    level: str
    seconds: float | None
    seed: int


@dataclass(frozen=True)
class Thought:
    """Action ids (the first is legal now, more are the rest of the same play; none: wait), and an estimate 0..100."""

    actions: tuple[int, ...]
    estimate: int


_specs: dict[str, Any] = {}
_tables: dict[tuple[str, str, str | None], Any] = {}


def start(niceness: int) -> None:
    """First thing in a new worker: leave Ctrl-C to the server, be polite, and die with the server whatever kills it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    parent = multiprocessing.parent_process()
    if parent is not None:

        def follow() -> None:
            parent.join()
            os._exit(0)

        threading.Thread(target=follow, name="follow-parent", daemon=True).start()


def _spec(game: str) -> Any:
    """The spec of a game, found once a process."""
    if game not in _specs:
        _specs[game] = importlib.import_module("rumpus.kernel.contract.spec").find(game)
    return _specs[game]


def prepare(job: Job, talk: bool) -> bool:
    """Compile all that this game's bots need, or load it from the disk, and think once. Was there anything to compile?

    `talk`: progress goes to standard output while it compiles.
    """
    bind = importlib.import_module("rumpus.kernel.compile.bind")
    modules = (bind.LOOPS, importlib.import_module("rumpus.bots.choose").SEARCH)
    cold = not bind.warm(job.game, modules)
    talk = talk and cold
    title = _spec(job.game).about.title
    if talk:
        print(f"Preparing the bots of {title}: compiling their rules. You can play meanwhile.", flush=True)

    def step(done: int, total: int, _name: str) -> None:
        if talk and done and done % LINES == 0:
            print(f"  {title}: {done} of {total} parts compiled", flush=True)

    bind.compile_all(job.game, step, modules)  # warm, too: a mark may outlive the files it speaks of
    think(job)
    return bool(cold)


def _position(job: Job) -> tuple[Any, Any, Any]:
    """The spec, the tables and the state of a job; the tables of the last few jobs are kept."""
    import numpy as np

    spec = _spec(job.game)
    key = (job.game, json.dumps(job.options, sort_keys=True), job.content)
    if key not in _tables:
        if len(_tables) >= KEPT:
            _tables.clear()
        _tables[key] = spec.records.tables(job.options, job.content)
    return spec, _tables[key], np.frombuffer(job.state, spec.records.State.dtype).copy()


def wake() -> None:
    """The first job of a new process: it reads what every other one needs."""
    importlib.import_module("rumpus.bots")
    importlib.import_module("rumpus.kernel.match.load")


def think(job: Job) -> Thought:
    """Ask the bot. Whatever it raises reaches the server as that exception."""
    spec, tables, state = _position(job)
    choose = importlib.import_module("rumpus.bots").choose
    actions, estimate = choose(spec, tables, state, job.seat, job.level, job.seconds, job.seed)
    return Thought(tuple(int(a) for a in actions), int(estimate))


def tempo(job: Job) -> tuple[int, int]:
    """Real time: what the bot's hand does next (-1: nothing yet) and after how many ms, by the game's `Tempo`.

    The state is the true one: everything the seat cannot know is dealt anew here, before the bot sees it.
    """
    spec, tables, state = _position(job)
    rows = importlib.import_module("rumpus.kernel.records.record").rows
    loops = importlib.import_module("rumpus.kernel.compile.bind").bind(spec)
    loops.redeal_at(tables.rows, rows(spec.records.State, state), 0, job.seat, job.seed)
    level = LEVELS.index(job.level) if job.level in LEVELS else LEVELS.index("medium")
    hand_of = importlib.import_module("rumpus.bots.choose").hand_of
    action, ms = hand_of(spec, tables, state, job.seat, level, job.seed)
    return int(action), int(ms)


def standing(job: Job) -> tuple[int, ...]:
    """How each seat stands here, 0..1000, by what the seat of the job knows (`bots.choose.standing`)."""
    spec, tables, state = _position(job)
    choose = importlib.import_module("rumpus.bots.choose")
    found = choose.standing(spec, tables, state, job.seat, job.seconds, job.seed)
    return tuple(found[: spec.options.seats(job.options)])


def weighed(job: Job, played: int, ideas: int, tries: int) -> Any:
    """What an action was worth beside the best ones (`bots.choose.weighed`)."""
    choose, (spec, tables, state) = importlib.import_module("rumpus.bots.choose"), _position(job)
    return choose.weighed(spec, tables, state, job.seat, played, job.seconds, job.seed, ideas=ideas, tries=tries)


def opened(text: str) -> Any:
    """The match of a save file, played again. Raises SaveError."""
    return importlib.import_module("rumpus.kernel.match.load").load(text)
