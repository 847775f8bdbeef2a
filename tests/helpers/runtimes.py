"""The two runtimes side by side: the same random games, step by step, here and in a process of its own."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.chance import SEALED
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.seal import seal

RANDOM = -2  # the action that lets `batch` choose


def trail(
    game: str,
    options: Mapping[str, object],
    seeds: Sequence[int | str],
    limit: int = 100_000,
    content: str | None = None,
) -> list[str]:
    """Random games from these seeds (or secrets, in hex), one decision each at a time: a hash of all their states after
    every step.
    """
    spec = find(game)
    loops: Any = bind(spec)
    n = len(seeds)
    state = spec.records.State.blank(n)
    T, S, L = (
        spec.records.tables(spec.resolve(options), content).rows,
        rows(spec.records.State, state),
        rows(Log, Log.blank()),
    )
    for g, seed in enumerate(seeds):
        if isinstance(seed, str):
            seal(spec.records.State.at(state, g), bytes.fromhex(seed))
        loops.setup_at(T, S, g, SEALED if isinstance(seed, str) else seed, L)
    seats, counts = np.full(n, -1, np.int32), np.zeros(n, np.int32)
    numbers = np.array([g if isinstance(seed, str) else seed for g, seed in enumerate(seeds)], np.int32)
    ids, out = np.zeros((n, spec.actions.max_legal), np.int32), np.zeros((n, 18), np.int32)
    actions = np.full(n, RANDOM, np.int32)
    hashes: list[str] = []
    for _ in range(limit):
        done = loops.batch(T, S, seats, actions, numbers, 0, counts, ids, out, L)
        made = hashlib.sha256(state.tobytes() + out.tobytes() + ids.tobytes())
        hashes.append(made.hexdigest()[:16])
        if done == 0 and len(hashes) > 1:
            return hashes
    raise AssertionError(f"{game}: games without an end")


BESIDE: dict[str, subprocess.Popen[str]] = {}
"""The processes beside this one, by the variable that is set there: its start is the most of a short trail."""


def beside(variable: str) -> subprocess.Popen[str]:
    """A process that answers each line with a trail, with an environment variable set to 1."""
    if variable not in BESIDE:
        environment = {**os.environ, "RUMPUS_PLAIN": "0", "RUMPUS_BOUNDS": "0", "RUMPUS_STOCK": "0", variable: "1"}
        command = [sys.executable, "-m", "tests.helpers.runtimes"]
        pipe = subprocess.PIPE
        BESIDE[variable] = subprocess.Popen(command, env=environment, text=True, stdin=pipe, stdout=pipe, stderr=pipe)
    return BESIDE[variable]


def end_beside() -> None:
    """Ends them all."""
    while BESIDE:
        BESIDE.popitem()[1].communicate()


def trail_with(
    variable: str, game: str, options: Mapping[str, object], seeds: Sequence[int | str], content: str | None = None
) -> list[str]:
    """The same in a process of its own with an environment variable set to 1: RUMPUS_PLAIN, _BOUNDS or _STOCK."""
    told = json.dumps({"game": game, "options": dict(options), "seeds": list(seeds), "content": content})
    process = beside(variable)
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(f"{told}\n")
    process.stdin.flush()
    line = process.stdout.readline()
    assert line, BESIDE.pop(variable).communicate()[1]
    hashes: list[str] = json.loads(line)
    return hashes


def assert_same_bytes(
    game: str,
    options: Mapping[str, object],
    seeds: Sequence[int | str],
    variable: str = "RUMPUS_PLAIN",
    content: str | None = None,
) -> int:
    """Fails at the first step after which the two runtimes differ; the number of steps compared."""
    here, there = trail(game, options, seeds, content=content), trail_with(variable, game, options, seeds, content)
    for step, (one, other) in enumerate(zip(here, there, strict=False)):
        assert one == other, f"{game} {dict(options)}: the runtimes differ after step {step} ({variable}=1)"
    assert len(here) == len(there)
    return len(here)


if __name__ == "__main__":
    for line in sys.stdin:
        print(json.dumps(trail(**json.loads(line))), flush=True)
