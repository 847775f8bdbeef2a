"""Counts the tree of legal actions below a position, as chess programs do: the same number, the same rules."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import Array, rows


@dataclass(frozen=True)
class Count:
    """`leaves` positions at the depth, `over` games that ended before it, `moves` decisions applied, and a hash of
    all those positions.
    """

    leaves: int
    over: int
    moves: int
    hash: str


def perft(spec: GameSpec, tables: Tables, state: Array, depth: int) -> Count:
    """The tree below row 0 of `state`, `depth` decisions deep; every seat that may act branches."""
    if depth < 0:
        raise ValueError("the depth is 0 or more")
    loops: Any = bind(spec)
    stack = spec.records.State.blank(depth + 1)
    stack[0] = state[0]
    out = np.zeros(5, np.int64)
    ids = np.zeros((depth + 1, spec.actions.max_legal), np.int32)
    at = np.zeros((depth + 1, 3), np.int32)
    flat = stack.view(np.int32).reshape(depth + 1, spec.records.State.width)
    T, S, L = tables.rows, rows(spec.records.State, stack), rows(Log, Log.blank())
    loops.perft(T, S, flat, depth, ids, at, out, L)
    low, high, leaves, over, moves = (int(x) for x in out)
    return Count(leaves, over, moves, f"{(high << 32) | low:016x}")


def start(spec: GameSpec, tables: Tables, seed: int) -> Array:
    """The start position of a seed."""
    state: Array = spec.records.State.blank()
    T, S, L = tables.rows, rows(spec.records.State, state), rows(Log, Log.blank())
    bind(spec).setup_at(T, S, 0, seed, L)
    return state
