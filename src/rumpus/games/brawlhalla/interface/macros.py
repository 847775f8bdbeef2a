"""One click, one plan: what the page sends as a single play - a card, a path and its end; a space."""

from __future__ import annotations

from collections import deque
from typing import Any

from rumpus.games.brawlhalla.interface.actions import legal_ids
from rumpus.games.brawlhalla.interface.names import space
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.move import steps_allowed
from rumpus.games.brawlhalla.rules.path import begin_path, ends_well, step_to
from rumpus.games.brawlhalla.rules.stack import legend_at, token_at
from rumpus.games.brawlhalla.rules.static_changes import air_limit_of, phase_of

Json = dict[str, Any]
Node = tuple[int, int, int, int, bool]  # space, space before, Air run, phase steps left, took a sword
Route = tuple[list[int], list[int], bool, bool]  # spaces, directions, over a sword, could go on
MOST = 15


def plans(t: Any, s: Any, p: int) -> list[Json]:
    """What seat p may do here with one click each."""
    if s.over or (s.asker >= 0 and s.asker != p):
        return []
    if s.ask == ids.ASK_ACTION:
        return _move_plans(t, s, p)
    if s.ask == ids.ASK_PATH:
        return [_plan(t, route) for route in _routes(t, s, p)]
    return [
        {"actions": [a], "space": space(t, a - ids.SPACE), "path": [], "steps": 0}
        for a in legal_ids(t, s, p)
        if ids.SPACE <= a < ids.USE
    ]


def _plan(t: Any, route: Route) -> Json:
    """The plan of one route; STOP is needed where the path could go on, else it ends by itself."""
    path, directions, sword, goes_on = route
    return {
        "actions": [*(ids.STEP + d for d in directions), *([ids.STOP] if goes_on else [])],
        "space": space(t, path[-1]),
        "path": [space(t, here) for here in path],
        "steps": len(directions),
        "sword": sword,
    }


def destinations(t: Any, s: Any, p: int) -> set[int]:
    """The spaces where the path of `s` may end from where it is now."""
    return {route[0][-1] for route in _routes(t, s, p)}


def _move_plans(t: Any, s: Any, p: int) -> list[Json]:
    """Every MOVE with every destination; a card with a Before move effect stops after the card, to ask."""
    made: list[Json] = []
    known: dict[int, list[Json]] = {}
    legend = t.legends[s.seats[p].legend]
    for a in legal_ids(t, s, p):
        if not ids.MOVE <= a < ids.CARD:
            continue
        card = a - ids.MOVE
        steps = steps_allowed(t, s, p, card, 0)
        if steps not in known:
            copy = s.copy()
            phase = phase_of(t, copy, p)
            begin_path(t, copy, p, steps, air_limit_of(t, copy, p), phase // 4, phase & 3)
            known[steps] = [_plan(t, route) for route in _routes(t, copy, p)]
        if not known[steps] or legend.card_listens[card] >> ids.T_BEFORE_MOVE & 1:
            made.append(_asks(a, card, known[steps]))
        else:
            made += [{**plan, "actions": [a, *plan["actions"]], "card": card} for plan in known[steps]]
    return made


def _asks(a: int, card: int, plans: list[Json]) -> Json:
    """A card that is played before its path is asked; `reach`: the spaces it leads to as things stand."""
    reach = sorted({plan["space"] for plan in plans})
    return {"actions": [a], "space": None, "path": [], "steps": 0, "card": card, "asks": True, "reach": reach}


def _routes(t: Any, s: Any, p: int) -> list[Route]:
    """The shortest route to each space where the path may end, and the shortest over a sword where that is another
    one.
    """
    start = s.path[s.path_n]
    before = s.path[s.path_n - 1] if s.path_n else -1
    unarmed = s.seats[p].status == ids.UNARMED
    first: Node = (start, before, s.path_air, s.phase_left, False)
    came: dict[Node, tuple[Node, int] | None] = {first: None}
    found: dict[tuple[int, bool], tuple[Node, int]] = {}
    queue: deque[tuple[Node, int]] = deque([(first, 0)])
    while queue:
        node, n = queue.popleft()
        here, prior, air, phase, sword = node
        ends = legend_at(t, s, here, p) < 0 and not (s.path_end and not t.platform[here])
        if (ends or (n == 0 and s.path_n == 0)) and (here, sword) not in found:
            found[here, sword] = node, n
        if n >= s.path_left or n >= MOST:
            continue
        for d in range(8):
            there = step_to(t, s, prior, here, d, air, phase)
            if there < 0:
                continue
            run = 0 if t.platform[there] else air + 1
            takes = sword or (unarmed and token_at(t, s, there) >= 0)
            last = here if t.no_passing and s.path_move else -1
            after: Node = (there, last, run, phase - t.wall[here * 8 + d], takes)
            if after not in came:
                came[after] = (node, d)
                queue.append((after, n + 1))
    zero = t.zero_move or not s.path_move or s.path_n > 0
    return [
        (*_trace(came, node), _goes_on(t, s, p, node, s.path_left - n))
        for node, n in found.values()
        if n or zero or not _goes_on(t, s, p, node, s.path_left)
    ]


def _goes_on(t: Any, s: Any, p: int, node: Node, left: int) -> bool:
    """Could a path that is at this node go on? (path.path_can_go_on)"""
    here, prior, air, phase, _ = node
    for d in range(8 if left > 0 else 0):
        there = step_to(t, s, prior, here, d, air, phase)
        if there >= 0:
            run = 0 if t.platform[there] else air + 1
            if ends_well(t, s, p, here, there, left - 1, run, phase - t.wall[here * 8 + d]):
                return True
    return False


def _trace(came: dict[Node, tuple[Node, int] | None], node: Node) -> tuple[list[int], list[int], bool]:
    """The spaces and directions that lead to a node."""
    path, directions, sword = [node[0]], [], node[4]
    step = came[node]
    while step is not None:
        node, d = step
        path.append(node[0])
        directions.append(d)
        step = came[node]
    return path[::-1], directions[::-1], sword
