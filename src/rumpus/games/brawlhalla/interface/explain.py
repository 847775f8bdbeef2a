"""Why a space cannot be chosen: the rule that a click on it breaks. None when something legal leads there."""

from __future__ import annotations

from typing import Any

from rumpus.games.brawlhalla.content.tables import book_of
from rumpus.games.brawlhalla.interface.legality import why_not
from rumpus.games.brawlhalla.interface.macros import destinations, scratch
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.move import steps_allowed
from rumpus.games.brawlhalla.rules.path import begin_path
from rumpus.games.brawlhalla.rules.stack import legend_at
from rumpus.games.brawlhalla.rules.static_changes import air_limit_of, phase_of, rooted
from rumpus.games.brawlhalla.rules.turn import who

FAR = 99


def why_space(t: Any, s: Any, p: int, text: str) -> str | None:
    """The id of the rule that keeps seat p from the space `r2c3` now; ValueError when there is no such space."""
    there = book_of(t).arena.grid.parse(text.strip().lower())
    if s.over or not 0 <= p < t.n or s.seats[p].out or not who(t, s) >> p & 1:
        return why_not(t, s, p, ids.SPACE + there)
    if s.ask == ids.ASK_ACTION:
        return _out_of_reach(t, s, p, there)
    if s.ask == ids.ASK_PATH:
        return _no_route(t, scratch(s), p, there)
    return why_not(t, s, p, ids.SPACE + there)


def _out_of_reach(t: Any, s: Any, p: int, there: int) -> str | None:
    """Between actions: what keeps every MOVE of the hand from this space."""
    if s.actions <= 0 and s.only[1] <= 0:
        return "BH-TURN-07"
    seat = s.seats[p]
    if seat.hand == 0:
        return "BH-MOVE-01"
    if rooted(t, s, p):
        return "BH-FX-36"
    copy = scratch(s)
    steps = max(steps_allowed(t, s, p, c, 0) for c in range(20) if seat.hand >> c & 1)
    phase = phase_of(t, copy, p)
    begin_path(t, copy, p, steps, air_limit_of(t, copy, p), phase // 4, phase & 3)
    return _no_route(t, copy, p, there)


def _no_route(t: Any, s: Any, p: int, there: int) -> str | None:
    """The path of `s` (a copy to try things on) does not lead there: by which rule? Each is lifted in turn."""
    if there in destinations(t, s, p):
        return None
    if legend_at(t, s, there, p) >= 0:
        return "BH-MOVE-07"
    air, floors, way = s.air_max, s.phase_left, s.phase_way
    for rule, free_air, free_floors in (
        ("BH-MOVE-05", True, False),
        ("BH-MOVE-10", False, True),
        ("BH-MOVE-05", True, True),
    ):
        s.air_max = FAR if free_air else air
        s.phase_left, s.phase_way = (FAR, 3) if free_floors else (floors, way)
        if there in destinations(t, s, p):
            return rule if s.path_move or rule == "BH-MOVE-10" else "BH-FX-25"
    return "BH-MOVE-02" if s.path_move else "BH-FX-25"
