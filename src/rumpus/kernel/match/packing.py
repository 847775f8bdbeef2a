"""A match on its way to another process: what is packed, and how it is put up again there.

Machine code, tables and proxies stay at home. The tables are made anew from the options and the content (whose text a
match keeps), or from the scene it began at, and must come out with the same key; the rules must be of one version.
"""

from functools import lru_cache
from pickle import UnpicklingError
from typing import Any, Final

import numpy as np

from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.errors import GameError
from rumpus.kernel.contract.options import Choice
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.match.decision import Step
from rumpus.kernel.match.position import Position
from rumpus.kernel.records.record import Array

AT_HOME: Final = {"spec", "tables", "steps", "_said", "_heard", "_known", "_ids", "_ends", "_loops", "_log"} | {
    f"_{name}" for name in ("told", "T", "S", "s", "state", "L")
}
"""What a match has and does not pack as it is."""
TABLES: Final = 32  # Tables kept for matches that arrive one after the other


def packed(match: Position) -> dict[str, Any]:
    """All of a match, in what any process can read."""
    return {
        **{name: value for name, value in vars(match).items() if name not in AT_HOME},
        "game": match.spec.id if _installed(match.spec) else match.spec,
        "rules": match.spec.version,
        "hash": match.tables.key,
        "state": match.state_bytes(),
        "tape": match.log.cells.tobytes(),
        "before": b"".join(step.before.tobytes() for step in match.steps),
        "done": [(step.events, step.private) for step in match.steps],
    }


def unpacked(match: Position, told: dict[str, Any]) -> None:
    """Makes an empty match the one that was packed. UnpicklingError when its game is another one here."""
    kept = dict(told)
    game = kept.pop("game")
    spec = game if isinstance(game, GameSpec) else find(game)
    version, wanted, cells, tape, before, done = (
        kept.pop(key) for key in ("rules", "hash", "state", "tape", "before", "done")
    )
    if version != spec.version:
        raise UnpicklingError(f"the match was played with rules {version} of {spec.id}, these are rules {spec.version}")
    match.__dict__.update(kept, spec=spec)
    origin = tuple(match.options.items()), match.content, match.scene_text
    match.tables = _tables(spec, origin) if game is spec else _tables_by_id(spec.id, origin)
    if match.tables.key != wanted:
        raise UnpicklingError(f"the match was played with other content of {spec.id}: {wanted}, not these tables")
    match._T, match._said, match._told, match._heard = match.tables.rows, {}, {}, {}
    match._room(_states(spec, cells))
    match.log.cells[:] = memoryview(tape).cast("i")
    states = _states(spec, before)
    match.steps = []
    for i, (events, private) in enumerate(done):
        match.steps.append(Step(states[i : i + 1].copy(), events, private, match.steps[-1] if i else None))


def _installed(spec: GameSpec) -> bool:
    """Whether another process finds this very game by its id."""
    try:
        return find(spec.id) is spec
    except GameError:
        return False


def _states(spec: GameSpec, data: bytes) -> Array:
    """States from their bytes, to be written to."""
    return np.frombuffer(data, np.int32).copy().view(spec.records.State.dtype)


Told = tuple[tuple[tuple[str, Choice], ...], Any, str | None]
"""Options, content, scene: what tables are made of."""


def _tables(spec: GameSpec, told: Told) -> Tables:
    """The tables of a match, made as they were at its start; with them come names and texts."""
    options, content, scene = told
    return (
        spec.records.tables(dict(options), content)
        if scene is None
        else spec.scenes.read(scene, dict(options), content)[0]
    )


@lru_cache(TABLES)
def _tables_by_id(game: str, told: Told) -> Tables:
    """The same, once for all matches that arrive with it."""
    return _tables(find(game), told)
