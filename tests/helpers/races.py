"""Races of bots on simulated time: in this process, and the same in one of its own whose rules run plain."""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rumpus.bots.race import WIDTH
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows

RACE = "rumpus.bots.race"
ROOM = 4000


def race(
    game: str,
    options: Mapping[str, object],
    seed: int,
    brains: Sequence[int],
    tempos: Sequence[int] | None = None,
    content: str | None = None,
) -> tuple[list[int], list[tuple[int, int, int]], bytes]:
    """One race: its row of results, its rows of (now, seat, action), the bytes of its last state."""
    spec = find(game)
    state = spec.records.State.blank()
    T, S, L = (
        spec.records.tables(spec.resolve(options), content).rows,
        rows(spec.records.State, state),
        rows(Log, Log.blank()),
    )
    minds, hands = (np.array([levels], np.int32) for levels in (brains, tempos or [min(b, 2) for b in brains]))
    trail, out = np.full((ROOM, 3), -2, np.int32), np.zeros((1, WIDTH), np.int32)
    bound: Any = bind(spec, RACE)
    none = np.full(len(brains), -1, np.int32)
    bound.races(T, S, 0, np.array([seed], np.int32), minds, hands, none, 100_000, trail, out, L)
    moves = [(int(now), int(p), int(a)) for now, p, a in trail if p > -2]
    return [int(x) for x in out[0]], moves, state.tobytes()


def digest(game: str, options: Mapping[str, object], seeds: Sequence[int], brains: Sequence[int]) -> list[str]:
    """A hash of each race: results, rows, last state."""
    made = []
    for seed in seeds:
        out, moves, state = race(game, options, seed, brains)
        made.append(hashlib.sha256(repr((out, moves)).encode() + state).hexdigest()[:16])
    return made


def digest_plain(game: str, options: Mapping[str, object], seeds: Sequence[int], brains: Sequence[int]) -> list[str]:
    """The same in a process whose rules run plain."""
    told = json.dumps({"game": game, "options": dict(options), "seeds": list(seeds), "brains": list(brains)})
    command = [sys.executable, "-m", "tests.helpers.races"]
    environment = {**os.environ, "RUMPUS_PLAIN": "1"}
    done = subprocess.run(command, input=told, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    hashes: list[str] = json.loads(done.stdout.splitlines()[-1])
    return hashes


if __name__ == "__main__":
    print(json.dumps(digest(**json.loads(sys.stdin.read()))))
