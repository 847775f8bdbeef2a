"""What one decision of a race is to each pair of eyes: how its view changed, and the lines of its log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Event
from rumpus.server.race.arbiter import Handled, No, Request
from rumpus.server.race.photo import Late

Views = dict[int, dict[str, Any]]
Shows = dict[int, tuple[dict[str, Any], list[dict[str, Any]]]]


class Deed(Struct, frozen=True):
    """A decision just done: number, stamp, seat and action (-1: the clock), and what happened; if it was asked for, the
    request, with the spot it aimed at ("" for none).
    """

    n: int
    now: int
    seat: int
    action: int
    kind: str
    events: list[Event]
    request: Request | None = None
    spot: str = ""


class Beating(Struct):
    """A decision as it will be shown: to each pair of eyes its part of the view, and its lines of the log."""

    deed: Deed
    due_ms: int | None
    shows: Shows


class Refusing(Struct):
    """A refusal as it will be told to its sender."""

    handled: Handled
    no: No
    late: Late | None


def shown(match: Match, deed: Deed, eyes: Iterable[int], first: int, views: Views) -> Shows:
    """What each of these eyes may know of a decision just done, whose events are numbered from `first` on. `views`
    keeps what they saw last, where the game has no word of its own for what changed.
    """
    spec, t, s = match.spec, match.t, match.s
    made: Shows = {}
    for seat in eyes:
        lines = []
        for n, event in enumerate(deed.events, first):
            told = spec.sight.redact(event, seat, t, s)
            if told is not None:
                lines.append(describe.line(spec, t, s, n, told, seat))
        made[seat] = _patch(match, seat, deed, views), lines
    return made


def _patch(match: Match, seat: int, deed: Deed, views: Views) -> dict[str, Any]:
    """What changed in a view: by the game's own word, else every top key whose value is another one now."""
    patch = match.spec.sight.patch
    if patch is not None:
        return patch(match.t, match.s, seat, deed.events)
    old, new = views.get(seat, {}), match.view(seat)
    views[seat] = new
    gone: dict[str, Any] = {key: None for key in old if key not in new}
    return gone | {key: value for key, value in new.items() if key not in old or old[key] != value}
