"""Two answers of set-up that one click gives at once: a hazard with its square, an artifact with its bearer."""

from typing import Any, Final

from rumpus.games.brutality.interface.actions import listed
from rumpus.games.brutality.interface.names import square
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import seat_of
from rumpus.games.brutality.rules.hazards import legal_site
from rumpus.games.brutality.rules.state import State, Table
from rumpus.games.brutality.rules.turn import who

Json = dict[str, Any]
ASKED: Final = (ids.ASK_KIND, ids.ASK_TOOL)


def plans(t: Table, s: State, p: int) -> list[Json]:
    """What the seat may do with one click."""
    if s.over or s.ask not in ASKED or not who(t, s) >> p & 1:
        return []
    first = listed(t, s, p)
    if s.ask == ids.ASK_KIND:
        sites = [place for place in range(ids.SQUARES) if legal_site(t, s, place)]
        return [
            {"kind": "hazard", "hazard": a - ids.KIND + 1, "space": square(place), "actions": [a, ids.SQUARE + place]}
            for a in first
            for place in sites
        ]
    bearers = [h for h in range(ids.HEROES) if t.n == ids.TEAMS and seat_of(t, s, h) == p and not s.heroes[h].tool]
    return [
        {"kind": "carry", "tool": a - ids.TOOL + 1, "hero": h, "actions": [a, ids.HERO + h]}
        for a in first
        for h in bearers
    ]
