"""What onlookers see where the table says `spectator_hands = delayed`: every hand, a full round late.

In round R they see the last position of round R - 2 or before, so that a whole round lies between it and the table. As
long as there is none they see the opening position, as the public knows it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rumpus.kernel.match import Match

ROUNDS = 2
"""How many rounds the position shown is older, at least."""


def is_late(match: Match) -> bool:
    """Do onlookers of this match see hands, and therefore an older position? Not once it is over."""
    return match.options.get("spectator_hands") == "delayed" and not match.over


def decisions_shown(match: Match) -> int:
    """How many of the decisions made so far an onlooker may know; 0: the opening position."""
    newest = match.s.round - ROUNDS
    at = match.spec.State.at
    for i in range(len(match.steps) - 1, 0, -1):
        if at(match.steps[i].before).round <= newest:
            return i
    return 0


def late_view(match: Match, shown: int) -> dict[str, Any]:
    """The public view after `shown` decisions, with every seat as it sees itself."""
    spec, t = match.spec, match.t
    s = spec.State.at(match.steps[shown].before) if match.steps else match.s
    view = dict(spec.view(t, s, -1))
    if shown and "seats" in view:
        view["seats"] = [spec.view(t, s, p)["seats"][p] for p in range(match.seats)]
    return view


def late_lines(match: Match, shown: int, said: Sequence[dict[str, Any]]) -> int:
    """How many of the public lines `said` an onlooker may read after `shown` decisions."""
    hidden = sum(len(step.events) for step in match.steps[shown:])
    end = (said[-1]["n"] + 1 if said else 0) - hidden
    return sum(line["n"] < end for line in said)
