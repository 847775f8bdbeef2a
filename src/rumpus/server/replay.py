"""A finished game, play by play: the first view, then what every decision changed. Everything lies open, as the law of
each game wants it after the end: all hands, all requests with their verdicts.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any, cast

from rumpus.kernel.match import Match
from rumpus.kernel.seal import text_of
from rumpus.kernel.spec import CLOCK, SPECTATOR, Event
from rumpus.server.court import in_real_time
from rumpus.server.games import table_setup
from rumpus.server.late import open_view, own_seats
from rumpus.server.protocol import Frame, LogLine, Replay, Verdict
from rumpus.server.store import RequestRow

Json = dict[str, Any]


def replay(table: str, match: Match, requests: Sequence[RequestRow]) -> Replay:
    """The whole of a finished match, with what was asked of it in real time."""
    steps = match.steps
    states = [match.spec.records.State.at(step.before) for step in steps] + [match.s]
    view = open_view(match, states[0])
    before: Json | None = view
    lines = by_step(match)
    frames = []
    for n, (now, seat, action) in enumerate(match.history):
        s = states[n + 1]
        after, patch = step_patch(match, s, before, steps[n].events)
        name = "tick" if seat == CLOCK else match.spec.actions.name(match.t, states[n], seat, action)
        frames.append(Frame(n=n, now=now, seat=seat, name=name, patch=patch, log=lines[n + 1]))
        before = after
    return Replay(
        table=table,
        game=match.spec.id,
        names=list(match.names),
        real_time=in_real_time(match),
        seed=text_of(match.seed),
        view=view,
        log=lines[0],
        frames=frames,
        requests=[verdict(match, row) for row in requests],
        setup=table_setup(match),
    )


def step_patch(match: Match, s: Any, before: Json | None, events: Sequence[Event]) -> tuple[Json | None, Json]:
    """What a decision changed, as {dotted key: value}: by the game's own word, else every top key that is another now.

    And the view after it, where the next step needs it.
    """
    patch = match.spec.sight.patch
    if patch is not None:
        made = patch(match.t, s, SPECTATOR, list(events))
        seats = own_patches(match, s, made, list(events))
        return None, made | seats
    now = open_view(match, s)
    old = before or {}
    gone: Json = {key: None for key in old if key not in now}
    return now, gone | {key: value for key, value in now.items() if key not in old or old[key] != value}


def own_patches(match: Match, s: Any, made: Json, events: list[Event]) -> Json:
    """The parts of a patch that tell of seats, each through the seat's own eyes."""
    if "seats" in made:
        return own_seats(match, s, made)
    keys = [f"seats.{p}" for p in range(match.seats)]
    patch = match.spec.sight.patch
    return {key: patch(match.t, s, p, events)[key] for p, key in enumerate(keys) if patch is not None and key in made}


def by_step(match: Match) -> list[list[LogLine]]:
    """The log in words: the lines of the set-up first, then those of each decision, each as its own seat saw it."""
    lines = {line["n"]: line for line in match.said(SPECTATOR)}
    for p in range(match.seats):
        lines |= {line["n"]: line for line in match.said(p) if line["seat"] == p}
    starts = [0, *(match.events_before(i) for i in range(len(match.steps) + 1))]
    turn = 0
    steps: list[list[LogLine]] = []
    for first, end in pairwise(starts):
        told: list[LogLine] = []
        for n in range(first, end):
            if n in lines:
                turn += lines[n]["kind"] in match.spec.words.turns
                told.append(cast("LogLine", {**lines[n], "turn": turn}))
        steps.append(told)
    return steps


def verdict(match: Match, row: RequestRow) -> Verdict:
    """A request of a real-time game as it was decided (BR-ARB-09)."""
    known = 0 <= row.action < match.spec.actions.count
    return Verdict(
        seq=row.seq,
        came=row.came,
        at=row.at,
        seat=row.seat,
        action=match.spec.actions.name(match.t, match.s, row.seat, row.action) if known else str(row.action),
        card=row.card,
        sent=row.sent,
        code=row.code or None,
        rule=row.rule or None,
    )
