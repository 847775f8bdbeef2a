"""One click, one plan: what the page sends as a single play - a card, a path and its end; a space."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from rumpus.games.brawlhalla.interface.actions import legal_ids
from rumpus.games.brawlhalla.interface.names import space
from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.move import steps_allowed
from rumpus.games.brawlhalla.rules.path import PATH, begin_path, ends_well, step_to
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
        return [_plan(t, route) for route in _Search(t, s, p).routes(s.path_left)]
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
    search = _Search(t, s, p)
    return {node[0] for node, n in search.found.values() if search.may_stop(node, n, s.path_left)}


def _move_plans(t: Any, s: Any, p: int) -> list[Json]:
    """Every MOVE with every destination; a card with a Before move effect stops after the card, to ask."""
    steps = {a - ids.MOVE: steps_allowed(t, s, p, a - ids.MOVE, 0) for a in legal_ids(t, s, p) if _moves(a)}
    if not steps:
        return []
    copy, phase = s.copy(), phase_of(t, s, p)
    begin_path(t, copy, p, max(steps.values()), air_limit_of(t, copy, p), phase // 4, phase & 3)
    search = _Search(t, copy, p)
    known = {most: [_plan(t, route) for route in search.routes(min(most, PATH))] for most in set(steps.values())}
    legend, made = t.legends[s.seats[p].legend], []
    for card, most in steps.items():
        if not known[most] or legend.card_listens[card] >> ids.T_BEFORE_MOVE & 1:
            made.append(_asks(ids.MOVE + card, card, known[most]))
        else:
            own = {"card": card}
            made += [{**plan, "actions": [ids.MOVE + card, *plan["actions"]], **own} for plan in known[most]]
    return made


def _moves(a: int) -> bool:
    """Is it a MOVE?"""
    return ids.MOVE <= a < ids.CARD


def _asks(a: int, card: int, plans: list[Json]) -> Json:
    """A card that is played before its path is asked; `reach`: the spaces it leads to as things stand."""
    reach = sorted({plan["space"] for plan in plans})
    return {"actions": [a], "space": None, "path": [], "steps": 0, "card": card, "asks": True, "reach": reach}


class _Search:
    """Where the path of `s` leads, and how: for each space where it may end the shortest way, and the shortest over a
    sword where that is another one.

    A node that was come to sooner, or as soon, with fewer Air spaces in a row and more steps through floors, leads
    wherever another one at the same space does: that one is left out.
    """

    def __init__(self, t: Any, s: Any, p: int) -> None:
        self.t, self.s, self.p = t, s, p
        before = s.path[s.path_n - 1] if s.path_n else -1
        self.first: Node = (s.path[s.path_n], before, s.path_air, s.phase_left, False)
        self.came: dict[Node, tuple[Node, int] | None] = {self.first: None}
        self.found: dict[tuple[int, bool], tuple[Node, int]] = {}
        self._seen = {(self.first[0], before, False): [(self.first[2], self.first[3])]}
        self._swords = set(_swords(t, s)) if s.seats[p].status == ids.UNARMED else set()
        self._air = 0 if s.path_air + MOST <= s.air_max else 1  # one Air space more counts as so many
        self._floor = 0 if s.phase_left >= MOST else 1
        self._ends = [self._may_end(here) for here in range(t.spaces)]
        queue: deque[tuple[Node, int]] = deque([(self.first, 0)])
        while queue:
            node, n = queue.popleft()
            here, _, _, _, sword = node
            if (self._ends[here] or (n == 0 and s.path_n == 0)) and (here, sword) not in self.found:
                self.found[here, sword] = node, n
            if n < s.path_left and n < MOST:
                queue.extend((after, n + 1) for after in self._after(node))

    def _may_end(self, here: int) -> bool:
        """May a path end on this space?"""
        return legend_at(self.t, self.s, here, self.p) < 0 and not (self.s.path_end and not self.t.platform[here])

    def _after(self, node: Node) -> Iterator[Node]:
        """The nodes one step on that lead anywhere new."""
        t, s = self.t, self.s
        here, prior, air, phase, sword = node
        last = here if t.no_passing and s.path_move else -1
        for d in range(8):
            there = t.go[here * 8 + d]
            if there < 0:
                continue
            run = 0 if t.platform[there] else air + self._air
            left = phase - self._floor * t.wall[here * 8 + d]
            takes = sword or there in self._swords
            seen = self._seen.setdefault((there, last, takes), [])
            for one, other in seen:
                if one <= run and other >= left:
                    break
            else:
                if step_to(t, s, prior, here, d, air, phase) >= 0:
                    seen.append((run, left))
                    after: Node = (there, last, run, left, takes)
                    self.came[after] = node, d
                    yield after

    def may_stop(self, node: Node, n: int, most: int) -> bool:
        """May a path of at most so many steps end here, after `n`?"""
        s = self.s
        zero = self.t.zero_move or not s.path_move or s.path_n > 0
        return n <= most and bool(n or zero or not self._goes_on(node, most))

    def routes(self, most: int) -> list[Route]:
        """The ways of at most so many steps."""
        return [
            (*_trace(self.came, node), self._goes_on(node, most - n))
            for node, n in self.found.values()
            if self.may_stop(node, n, most)
        ]

    def _goes_on(self, node: Node, left: int) -> bool:
        """Could a path that is at this node go on? (path.path_can_go_on)"""
        t, s, p = self.t, self.s, self.p
        here, prior, air, phase, _ = node
        for d in range(8 if left > 0 else 0):
            there = step_to(t, s, prior, here, d, air, phase)
            if there >= 0:
                run = 0 if t.platform[there] else air + 1
                if ends_well(t, s, p, here, there, left - 1, run, phase - t.wall[here * 8 + d]):
                    return True
        return False


def _swords(t: Any, s: Any) -> list[int]:
    """The spaces where a sword lies."""
    return [here for here in range(t.spaces) if token_at(t, s, here) >= 0]


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
