"""A table that goes on from a replay: the position after some decision, with all dealt anew that a seat cannot know."""

from __future__ import annotations

import base64
import zlib
from collections.abc import Mapping

import numpy as np
from msgspec.structs import replace

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.seal import seal, seed_of
from rumpus.kernel.words.saying import saying
from rumpus.server.refusal import Refusal
from rumpus.server.replay.replay import parts_of
from rumpus.server.store.base import Branch, TableRecord

OVER = saying("no-going-on")


def branch_of(table: str, match: Match, at: int, seat: int, secret: bytes) -> Branch:
    """Where a table starts that goes on from decision `at` of this replay, on what `seat` (-1: everybody) knows.

    All else that is hidden comes from the secret. Refusal where there is no such decision, or nothing to decide there.
    """
    if not 0 <= at <= len(match.history):
        raise Refusal(saying("no-move", at=at, moves=len(match.history)))
    if not SPECTATOR <= seat < match.seats:
        raise Refusal(saying("no-seat-here", seat=seat, last=match.seats - 1))
    here = match.copy()
    here.back_to(at)
    if here.over:
        raise Refusal(OVER)
    part, parts = parts_of(match)
    number = next((one.number for one in parts if at <= one.end), 0)
    return Branch(table, at, seat, part, number, match.scene_text, _dealt(here, seat, secret))


def anew(branch: Branch, match: Match, secret: bytes) -> Branch:
    """The same once more for another game, from another secret; `match` is one that began there."""
    here = match.copy()
    here.back_to(0)
    return replace(branch, state=_dealt(here, branch.seat, secret))


def _dealt(here: Match, seat: int, secret: bytes) -> str:
    """The state of a position in which everything is another that the seat cannot know: answers that nobody has seen
    are asked for again, and in real time a race that runs waits until all say that they are ready.
    """
    rules = here.spec.rules
    for p in range(here.seats) if seat == SPECTATOR else (seat,):
        rules.take_back(here.t, here.s, p)
    made = here
    for at in range(0, 16, 4):  # more than once: one deal has a number of 31 bits, which could be tried out
        made = made.redealt(seat, int.from_bytes(secret[at : at + 4], "little") >> 1)
    seal(made.s, secret)
    race = made.spec.race
    if race is not None and race.pause is not None and made.in_real_time and race.started(made.s):
        for p in range(made.seats):
            if not race.paused(made.s) and made.why_not(p, race.pause) is None:
                made.enter(p, race.pause, made.s.now)
    return base64.b64encode(zlib.compress(made.state_bytes())).decode()


def begun(spec: GameSpec, record: TableRecord, rules: Mapping[str, object]) -> Match:
    """The match of such a table at its first decision. ValueError where its state is none of this game."""
    branch = record.branch
    assert branch is not None
    options = spec.resolve(rules)
    made = spec.records.tables(options, record.content)
    if branch.scene is not None:
        made = spec.scenes.read(branch.scene, options, record.content)[0]
    match = Match(spec, options, seed_of(record.seed), made, [chair.name for chair in record.seats])
    match.content, match.branched = record.content, True
    cells = np.frombuffer(zlib.decompress(base64.b64decode(branch.state)), np.int32)
    state = match.state.view(np.int32)
    if cells.size != state.size:
        raise ValueError(f"its position has {cells.size} numbers, not {state.size}")
    state[:] = cells
    return match
