"""What onlookers see where the table says so (`Late`): every hand, a full round late.

In round R they see the last position of round R - 2 or before, so that a whole round lies between it and the table. As
long as there is none they see the opening position, as the public knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Event

ROUNDS = 2
"""How many rounds the position shown is older, at least."""


def is_late(match: Match) -> bool:
    """Do onlookers of this match see hands, and therefore an older position? Not once it is over."""
    late = match.spec.sight.late
    return late is not None and late.asked(match.options) and not match.over


def decisions_shown(match: Match) -> int:
    """How many of the decisions made so far an onlooker may know; 0: the opening position."""
    late = match.spec.sight.late
    if late is None:
        return 0
    newest = late.round(match.s) - ROUNDS
    at = match.spec.records.State.at
    for i in range(len(match.steps) - 1, 0, -1):
        if late.round(at(match.steps[i].before)) <= newest:
            return i
    return 0


def late_view(match: Match, shown: int) -> dict[str, Any]:
    """The view after `shown` decisions with everything open; the public one of the opening position."""
    spec = match.spec
    s = spec.records.State.at(match.steps[shown].before) if match.steps else match.s
    return open_view(match, s, shown) if shown else match.seen(s, SPECTATOR, 0)


def open_view(match: Match, s: Any, count: int, events: Sequence[Event] = ()) -> dict[str, Any]:
    """A position with every seat as it sees itself, after so many decisions and some events more."""
    view = match.seen(s, SPECTATOR, count, events)
    return view | own_seats(match, s, view)


def own_seats(match: Match, s: Any, view: dict[str, Any]) -> dict[str, Any]:
    """The seats of a view with what they hide: by the game's own word (`Sight.open_seat`), else each through
    its own eyes. {} where the view does not list seats.
    """
    if len(view.get("seats", ())) != match.seats:
        return {}
    ask = match.spec.sight.open_seat
    if ask is not None:
        return {"seats": [ask(match.t, s, p) for p in range(match.seats)]}
    return {"seats": [match.spec.sight.view(match.t, s, p)["seats"][p] for p in range(match.seats)]}


def late_lines(match: Match, shown: int, said: Sequence[dict[str, Any]]) -> int:
    """How many of the public lines `said` an onlooker may read after `shown` decisions."""
    hidden = sum(len(step.events) for step in match.steps[shown:])
    end = (said[-1]["n"] + 1 if said else 0) - hidden
    return sum(line["n"] < end for line in said)
