"""What is seen of a change, line by line, where the game tells it so (`Words.beats`)."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from rumpus.kernel.contract.lines import Around
from rumpus.kernel.match import describe
from rumpus.kernel.match.between import between
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Event
from rumpus.server.protocol import LineBeat
from rumpus.server.show.patches import changes

Json = dict[str, Any]
See = Callable[[Any, int, Sequence[Event]], Json]
"""A position on the way through some eyes: (state, decisions before it, events since)."""
MOST = 12
"""More decisions at once are shown by their end alone."""


def beats(match: Match, viewer: int, since: int, reader: int | None = None) -> list[LineBeat]:
    """What a viewer sees of the decisions from `since` on, beginning with the view before them. `reader`: whose log its
    lines are numbered by, where that is another's; one that is not in it has number -1.
    """
    if match.spec.words.beats is None or not 0 < len(match.steps) - since <= MOST:
        return []

    def see(s: Any, count: int, events: Sequence[Event]) -> Json:
        return match.seen(s, viewer, count, events)

    log = match.said(viewer)
    seen, made = before(match, since, see), list[LineBeat]()
    for decision in range(since, len(match.steps)):
        seen, more = beats_of(match, decision, log, viewer, seen, see)
        made += more
    if reader is None or reader == viewer:
        return made
    numbers = {line["n"]: k for k, line in enumerate(match.said(reader))}
    return [replace(one, n=numbers.get(log[one.n]["n"], -1)) for one in made]


def before(match: Match, decision: int, see: See) -> Json:
    """The view before a decision."""
    return see(match.spec.records.State.at(match.steps[decision].before), decision, ())


def beats_of(
    match: Match, decision: int, log: Sequence[Json], viewer: int, seen: Json, see: See
) -> tuple[Json, list[LineBeat]]:
    """What is seen of one decision, and the view at its last beat; `log`: all lines, of which each has its number by
    where it stands, `seen`: the view before.
    """
    rows = match.spec.words.beats
    events, start = match.steps[decision].events, match.events_before(decision)
    first, end = (bisect_left(log, n, key=lambda line: int(line["n"])) for n in (start, start + len(events)))
    made = list[LineBeat]()
    states: list[Any] | None = None
    for at in range(first, end) if rows is not None else ():
        line = log[at]
        ms = rows.by_name[line["kind"]].lasts(Around(log, at, first, end)) if rows is not None else 0
        if not ms:
            continue
        states = between(match, decision) if states is None else states
        patch: Json = {}
        if states:
            k = line["n"] - start
            now = see(states[k], decision, events[: k + 1])
            seen, patch = now, changes(seen, now)
        made.append(LineBeat(at, ms, patch, describe.shown(match.spec, match.t, match.s, viewer, line)))
    return seen, made
