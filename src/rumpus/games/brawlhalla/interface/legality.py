"""Why an action is not legal, or where a path does not lead: the rule that says so; None exactly where it is."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from rumpus.games.brawlhalla.interface.actions import ACTS, legal_ids
from rumpus.games.brawlhalla.interface.macros import destinations
from rumpus.games.brawlhalla.rules import ids, static_changes
from rumpus.games.brawlhalla.rules.fight import power_source
from rumpus.games.brawlhalla.rules.move import steps_allowed
from rumpus.games.brawlhalla.rules.path import begin_path
from rumpus.games.brawlhalla.rules.stack import distance, foes, legend_at
from rumpus.games.brawlhalla.rules.turn import who
from rumpus.kernel.records.bits import bits

WRONG_MOMENT: Final = {
    ids.ASK_LEGEND: "BH-RUL-08",
    ids.ASK_STANDEE: "BH-SETUP-04",
    ids.ASK_MULLIGAN: "BH-RUL-12",
    ids.ASK_ACTION: "BH-TURN-05",
    ids.ASK_PATH: "BH-RUL-18",
    ids.ASK_FALL: "BH-GRAV-08",
    ids.ASK_DELAY: "BH-DELAY-03",
    ids.ASK_OPEN: "BH-ATK-06",
    ids.ASK_DEFEND: "BH-LIGHT-02",
    ids.ASK_ADD: "BH-LIGHT-03",
    ids.ASK_DODGE: "BH-HEAVY-03",
    ids.ASK_WINDOW: "BH-POW-02",
    ids.ASK_BUMP: "BH-KB-07",
    ids.ASK_RESPAWN: "BH-KO-04",
    ids.ASK_TOKEN: "BH-KO-05",
    ids.ASK_LIMIT: "BH-END-01",
}
"""What the seat is asked for instead, by decision."""


WAITS: Final = {"light": "BH-ATK-01", "heavy": "BH-ATK-01", "bonus": "BH-KOC-03", "use": "BH-POW-05"}
"""By kind of act, what makes it wait for the own decision."""
FIGHTS: Final = (ids.ASK_OPEN, ids.ASK_DEFEND, ids.ASK_ADD, ids.ASK_DODGE)
BETWEEN: Final = {
    "delay": "BH-TURN-07",
    **dict.fromkeys(("swap", "recover", "draw"), "BH-DELAY-01"),
    "card": "BH-LIGHT-01",
    "space": "BH-RUL-56",
}
"""By kind of act, what keeps it from being done between actions."""


def why_not(t: Any, s: Any, p: int, a: int) -> str | None:
    """The id of the rule that forbids action `a` to seat p now, or None when it is legal."""
    if s.over:
        return "BH-GEN-02"
    if not 0 <= p < t.n or s.seats[p].out:
        return "BH-KO-07"
    act = ACTS.of(a)
    if act.kind == "concede":
        return None
    if act.kind == "leave_out":
        return _kept(t, s, p, act.told["power"])
    if (who(t, s) >> p & 1) == 0:
        return WAITS.get(act.kind, "BH-TURN-08" if s.active >= 0 else "BH-RUL-08")
    return None if a in legal_ids(t, s, p) else reason(t, s, p, a)


def _kept(t: Any, s: Any, p: int, power: int) -> str | None:
    """Why a power cannot be left out of the running attack; None when it can."""
    if power == 1 and s.seats[p].status != ids.EQUIPPED:
        return "BH-WEAP-02"
    return None if static_changes.may_leave_out(t, s, p, power_source(s, p, power)) else "BH-RUL-112"


def reason(t: Any, s: Any, p: int, a: int) -> str:
    """The seat may act, but not so."""
    act = ACTS.of(a)
    kind, n = act.kind, next(iter(act.told.values()), 0)
    if s.ask == ids.ASK_ACTION:
        return _action_reason(t, s, p, kind, n)
    if s.ask == ids.ASK_PATH and kind == "step":
        return step_reason(t, s, p, s.path[s.path_n], n)
    if s.ask == ids.ASK_PATH and kind == "stop":
        return "BH-MOVE-07" if s.path_n else "BH-RUL-16"
    if s.ask in FIGHTS:
        return _card_reason(t, s, p, kind, n)
    if s.ask == ids.ASK_WINDOW and kind == "use":
        return _use_reason(t, s, p, n)
    if s.ask == ids.ASK_WINDOW and kind == "bonus":
        return "BH-RUL-63" if s.active == p and s.seats[p].bonus[n] > 0 else "BH-KOC-03"
    if s.ask == ids.ASK_DELAY and kind in ("swap", "recover"):
        return "BH-RUL-30"
    if s.ask == ids.ASK_LIMIT and kind in ("lay", "card"):
        return "BH-RUL-73"
    return WRONG_MOMENT.get(s.ask, "BH-RUL-89")


def _action_reason(t: Any, s: Any, p: int, kind: str, n: int) -> str:
    """Between actions."""
    seat = s.seats[p]
    if kind in ("light", "heavy"):
        return _attack_reason(t, s, p, n, ids.LIGHT_ATTACK if kind == "light" else ids.HEAVY_ATTACK)
    if kind == "bonus":
        return "BH-KOC-03" if seat.bonus[n] == 0 else "BH-KOC-02"
    if kind == "move":
        if s.actions <= 0 and s.only[1] <= 0:
            return "BH-TURN-07"
        if static_changes.rooted(t, s, p):
            return "BH-FX-36"
        return "BH-MOVE-01" if (seat.hand >> n & 1) == 0 else "BH-RUL-16"
    return _late_step(t, s, p, n) if kind == "step" else BETWEEN.get(kind, "BH-TURN-05")


def _attack_reason(t: Any, s: Any, p: int, q: int, kind: int) -> str:
    """Why seat p may not attack seat q."""
    if s.actions <= 0 and s.only[3] <= 0:
        return "BH-TURN-07"
    if q >= t.n or q == p or s.seats[q].out:
        return "BH-RUL-34"
    if not foes(t, p, q):
        return "BH-ATK-10"
    if s.seats[p].hand == 0:
        return "BH-ATK-09"
    if kind == ids.HEAVY_ATTACK and not static_changes.can_heavy(t, s, p):
        return "BH-WEAP-07" if s.seats[p].status == ids.DISARMED else "BH-ATK-08"
    here, there = s.seats[p].space, s.seats[q].space
    if distance(t, here, there) == 1 and t.melee_blocked:
        return "BH-RUL-31"
    other = ids.HEAVY_ATTACK if kind == ids.LIGHT_ATTACK else ids.LIGHT_ATTACK
    if t.sight[here * 48 + there] == 0 and s.seats[p].status == ids.EQUIPPED:
        return "BH-ATK-05"
    if static_changes.in_reach(t, s, p, q, other):
        return "BH-ATK-03"
    return "BH-ATK-02"


def _late_step(t: Any, s: Any, p: int, d: int) -> str:
    """A step when no path is open: no card gives it (BH-MOVE-02). But where the MOVE just made had steps left and ended
    by itself at the Air limit, what kept it from going on.
    """
    ended = s.path_move and s.path_left > 0 and s.path_air >= s.air_max and s.seats[p].steps > 0
    reason = step_reason(t, s, p, s.seats[p].space, d) if ended else ""
    return reason if reason in ("BH-MOVE-05", "BH-MOVE-10", "BH-MOVE-11", "BH-MOVE-15") else "BH-MOVE-02"


def step_reason(t: Any, s: Any, p: int, here: int, d: int) -> str:
    """Why the path that is at `here` may not take a step in direction d; who is asked for one has steps left."""
    there = t.go[here * 8 + d]
    if there < 0:
        return "BH-MOVE-15"
    if t.wall[here * 8 + d]:
        return "BH-MOVE-10" if d in (ids.N, ids.S) else "BH-MOVE-11"
    if s.path_move and t.platform[there] == 0 and s.path_air >= s.air_max:
        return "BH-MOVE-05"
    if legend_at(t, s, there, p) >= 0:
        return "BH-MOVE-07"
    return "BH-RUL-01" if s.path_move else "BH-FX-25"


def _card_reason(t: Any, s: Any, p: int, kind: str, c: int) -> str:
    """Opening, defending, adding, dodging."""
    if kind == "use":
        return "BH-POW-04"
    if kind == "lay" and s.picked:
        return "BH-RUL-36"
    if kind != "card":
        return {ids.ASK_OPEN: "BH-RUL-18", ids.ASK_DODGE: "BH-HEAVY-02"}.get(s.ask, "BH-LIGHT-04")
    seat = s.seats[p]
    if (seat.hand >> c & 1) == 0:
        return {ids.ASK_OPEN: "BH-PHASE-03", ids.ASK_DODGE: "BH-HEAVY-03"}.get(s.ask, "BH-LIGHT-02")
    if s.ask == ids.ASK_OPEN:
        return "BH-LIGHT-01" if s.fights[s.n_fights - 1].open_max == 5 else "BH-FX-63"
    fight = s.fights[s.n_fights - 1]
    side = 0 if fight.att == p else 1
    value = t.legends[seat.legend].value[c]
    if fight.ban[side] >> value & 1:
        return "BH-FX-06"
    if s.ask == ids.ASK_DODGE and (value != fight.opening or s.picked):
        return "BH-HEAVY-03" if not s.picked else "BH-RUL-86"
    if bits(seat.hand) - bits(s.picked) - 1 < fight.tax[side]:
        return "BH-FX-07"
    if 0 <= fight.limit[side] <= bits(s.picked) or 0 <= fight.limit_play[side] <= bits(s.picked):
        return "BH-FX-05"
    if s.picked_fx >= 0 or s.picked >> c:
        return "BH-RUL-39"
    return "BH-RUL-36"


def _use_reason(t: Any, s: Any, p: int, u: int) -> str:
    """An effect that is not offered in the open window."""
    f = s.frames[s.depth - 1]
    source = u // 3
    if source >= 3 and t.discovery:
        return "BH-MODE-04"
    x = t.legends[s.seats[p].legend].fx[u] if source < 23 else -1
    if x < 0:
        return "BH-POW-01"
    if f.used >> source & 1 or s.seats[p].chain >> source & 1:
        return "BH-RUL-77"
    if source in (1, 2) and (s.seats[p].side != source or s.seats[p].status != ids.EQUIPPED):
        return "BH-WEAP-08" if s.seats[p].status == ids.EQUIPPED else "BH-WEAP-02"
    if source >= 3 and f.used:
        return "BH-POW-03"
    return "BH-TRIG-12" if t.fx[x].trigger != f.trigger else "BH-POW-01"


# ---------------------------------------------------------------- spaces that cannot be reached

FAR: Final = 99  # steps and Air spaces, as good as no limit


def no_move(t: Any, s: Any, p: int) -> str | None:
    """What forbids every MOVE, wherever it leads; None where a card may be played for one."""
    if s.actions <= 0 and s.only[1] <= 0:
        return "BH-TURN-07"
    if s.seats[p].hand == 0:
        return "BH-MOVE-01"
    return "BH-FX-36" if static_changes.rooted(t, s, p) else None


def longest_move(t: Any, s: Any, p: int) -> Any:
    """A copy to try things on, at the start of the longest MOVE that a card of the hand gives."""
    copy = s.copy()
    steps = max(steps_allowed(t, s, p, c, 0) for c in range(20) if s.seats[p].hand >> c & 1)
    phase = static_changes.phase_of(t, copy, p)
    begin_path(t, copy, p, steps, static_changes.air_limit_of(t, copy, p), phase // 4, phase & 3)
    return copy


def no_routes(t: Any, s: Any, p: int, spaces: Collection[int]) -> dict[int, str]:
    """Where the path of `s` (a copy to try things on) does not lead, and by which rule: each is lifted in turn, once
    for all spaces.
    """
    far = set(spaces) - destinations(t, s, p)
    told = {there: "BH-MOVE-07" for there in far if legend_at(t, s, there, p) >= 0}
    air, floors, way = s.air_max, s.phase_left, s.phase_way
    for rule, free_air, free_floors in (
        ("BH-MOVE-05", True, False),
        ("BH-MOVE-10", False, True),
        ("BH-MOVE-05", True, True),
    ):
        waiting = far - told.keys()
        if not waiting:
            break
        s.air_max = FAR if free_air else air
        s.phase_left, s.phase_way = (FAR, 3) if free_floors else (floors, way)
        name = rule if s.path_move or rule == "BH-MOVE-10" else "BH-FX-25"
        told |= dict.fromkeys(waiting & destinations(t, s, p), name)
    return dict.fromkeys(far, "BH-MOVE-02" if s.path_move else "BH-FX-25") | told
