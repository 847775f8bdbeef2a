"""Why not: the rule that forbids an action, from what its seat may know; None exactly where it is legal."""

from typing import Final

from rumpus.games.brutality.interface.actions import listed, parts
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import alive, area, has, hazard_at, seat_of, shifted, solid, team_at
from rumpus.games.brutality.rules.moves import heads, inside, ms_left
from rumpus.games.brutality.rules.state import State, Table
from rumpus.games.brutality.rules.turn import who
from rumpus.kernel.parts import Shown

ASKS: Final = {
    ids.ASK_HERO: "BU-RUL-06",
    ids.ASK_CORNER: "BU-RUL-07",
    ids.ASK_KIND: "BU-RUL-08",
    ids.ASK_SITE: "BU-RUL-09",
    ids.ASK_TOOL: "BU-RUL-12",
    ids.ASK_BEARER: "BU-RUL-12",
    ids.ASK_DRAFT: "BU-CC-03",
    ids.ASK_ORDER: "BU-RUL-15",
    ids.ASK_OFFER: "BU-RUL-61",
    ids.ASK_WAIT: "BU-RUL-96",
    ids.ASK_MAIN: "BU-ACT-02",
    ids.ASK_DISCARD: "BU-RELIC-13",
    ids.ASK_AIM: "BU-SPEC-02",
    ids.ASK_VIA: "BU-RUL-28",
    ids.ASK_ROOM: "BU-RUL-40",
    ids.ASK_PILLARS: "BU-RUL-42",
    ids.ASK_LAUNCH: "BU-RUL-54",
    ids.ASK_FALL: "BU-RUL-35",
    ids.ASK_PUSH: "BU-RUL-37",
    ids.ASK_SPOT: "BU-RUL-45",
    ids.ASK_ROAM: "BU-RUL-19",
    ids.ASK_REVIVE: "BU-RUL-73",
    ids.ASK_STEAL: "BU-RUL-66",
    ids.ASK_TOSS: "BU-RUL-67",
    ids.ASK_RECOVER: "BU-RUL-67",
    ids.ASK_DRAIN: "BU-RUL-79",
    ids.ASK_MAY: "BU-RUL-65",
    ids.ASK_HAZARD: "BU-RUL-57",
}
"""By question, the rule that says what may be answered."""
ORDER: Final = {
    ids.P_HEROES: "BU-RUL-06",
    ids.P_PLACE: "BU-PLACE-03",
    ids.P_HAZARDS: "BU-HAZP-03",
    ids.P_ARTIFACTS: "BU-ART-02",
    ids.P_DRAFT: "BU-CC-05",
}
"""By phase before the first turn, the rule that says whose turn it is."""
TOKENS: Final = {ids.PILLARS: "BU-SPIKE-08", ids.LIMESTONE: "BU-WALL-02"}


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "BU-WIN-02"
    if a == ids.CONCEDE:
        return "BU-RUL-74" if s.conceded >> p & 1 else None
    if a == ids.LAPSE:
        return None if who(t, s) >> p & 1 else out_of_turn(s, p, a)
    if not who(t, s) >> p & 1:
        return out_of_turn(s, p, a)
    return None if a in listed(t, s, p) else reason(t, s, p, a)


def out_of_turn(s: State, p: int, a: int) -> str:
    """The rule that forbids what a seat does that is not asked."""
    if s.phase in ORDER:
        return ORDER[s.phase]
    kind = parts(a)[0]
    if team_at(s, p) != s.team:
        return "BU-RELIC-09" if kind == "relic" else "BU-RUL-14" if kind == "artifact" else "BU-TURN-01"
    return "BU-RUL-86" if s.ask == ids.ASK_MAIN else "BU-RUL-64"


def reason(t: Table, s: State, p: int, a: int) -> str:
    """The rule that forbids what an asked seat may not do."""
    kind, n = parts(a)
    if s.ask == ids.ASK_SITE and kind == "square":
        return "BU-HAZP-04" if n["place"] // ids.WIDE in (0, t.rows - 1) else "BU-RUL-09"
    if s.ask == ids.ASK_WAIT and kind in ("step", "launch", "special", "artifact"):
        return "BU-RUL-96"
    if s.ask not in (ids.ASK_MAIN, ids.ASK_WAIT):
        return "BU-RUL-64" if kind in ("end", "step", "special", "artifact", "launch") else ASKS[s.ask]
    if kind == "relic":
        return no_relic(t, s, p, n["relic"])
    if kind == "end":
        return "BU-RUL-19"
    return no_deed(t, s, p, kind, n) if kind in ("step", "launch", "special", "artifact") else ASKS[s.ask]


def no_relic(t: Table, s: State, p: int, card: int) -> str:
    """Why a relic may not be played now."""
    team = s.teams[team_at(s, p)]
    if card not in team.hand[: team.hand_n]:
        return "BU-RELIC-11"
    if inside(s, s.team) >= 0:
        return "BU-RUL-19"
    return "BU-RELIC-08" if team.no_relics > 2 * s.turn else "BU-RUL-65"


def no_deed(t: Table, s: State, p: int, kind: str, n: dict[str, int]) -> str:
    """Why a hero may not do this now."""
    h = n["hero"]
    if h // 2 != team_at(s, p):
        return "BU-TURN-01"
    if kind == "artifact":
        return no_artifact(s, p, h)
    if not alive(s, h):
        return "BU-DEATH-01"
    if seat_of(t, s, h) != p:
        return "BU-TEAM-01"
    if inside(s, s.team) not in (-1, h):
        return "BU-RUL-19"
    if kind == "special":
        return no_special(s, h, n["special"])
    return no_move(t, s, h) or (no_step(t, s, h, n["direction"]) if kind == "step" else no_launch(t, s, h))


def no_artifact(s: State, p: int, h: int) -> str:
    """Why an artifact may not be used now."""
    hero = s.heroes[h]
    if not alive(s, h):
        return "BU-ART-08"
    if not hero.tool:
        return "BU-RUL-12"
    if hero.cool:
        return "BU-ART-05"
    if s.teams[team_at(s, p)].no_tools > 2 * s.turn:
        return "BU-RUL-63"
    return "BU-RUL-19" if inside(s, s.team) >= 0 else "BU-RUL-14"


def no_special(s: State, h: int, k: int) -> str:
    """Why a hero may not use a special now."""
    hero = s.heroes[h]
    if hero.used >> (1 + k) & 1:
        return "BU-ACT-06"
    if hero.used.bit_count() >= 2 + hero.extra:
        return "BU-ACT-03"
    return "BU-RUL-78" if has(s, h, ids.STUN) or has(s, h, ids.SILENCE) else "BU-RUL-20"


def no_move(t: Table, s: State, h: int) -> str:
    """Why a hero has no Move left; "" where it has."""
    hero = s.heroes[h]
    if has(s, h, ids.STUN) or has(s, h, ids.ROOT):
        return "BU-RUL-78"
    if hero.closed:
        return "BU-RUL-17"
    if not hero.used & ids.MOVED and hero.used.bit_count() >= 2 + hero.extra:
        return "BU-ACT-03"
    return "" if ms_left(t, s, h) > 0 else "BU-MOVE-04"


def no_step(t: Table, s: State, h: int, d: int) -> str:
    """Why a hero may not step in this direction."""
    card, hero = t.heroes[s.heroes[h].design], s.heroes[h]
    if not heads(card.pattern, hero.course, d):
        return "BU-RUL-18" if card.pattern == ids.STRAIGHT else "BU-MOVE-03"
    goal = shifted(t, s, h, hero.place, d, 1)
    if goal < 0:
        return "BU-MOVE-09"
    for i in range(area(t, s, h)):
        square = goal + ids.FOOT[i]
        if s.on[square] & ~(1 << h):
            return "BU-MOVE-06"
        if solid(s, square):
            i = hazard_at(s, square)
            return TOKENS[s.hazards[i].kind] if i >= 0 else "BU-RUL-59"
    return "BU-RUL-19"


def no_launch(t: Table, s: State, h: int) -> str:
    """Why a hero may not launch itself now."""
    for k in range(area(t, s, h)):
        i = hazard_at(s, s.heroes[h].place + ids.FOOT[k])
        if i >= 0 and s.hazards[i].kind == ids.CATAPULT:
            return "BU-RUL-47" if s.hazards[i].used >> h & 1 else "BU-CATA-03"
    return "BU-RUL-53"


def shown(t: Table, s: State, p: int) -> list[Shown]:
    """The plates of own heroes and the relics of the hand that may not be used now; the kinds that are taken."""
    if s.over or not who(t, s) >> p & 1:
        return []
    if s.ask == ids.ASK_KIND:
        found = [(ids.KIND + k, Shown("kind", "", args={"hazard": k + 1})) for k in range(ids.CATAPULT)]
    elif s.ask in (ids.ASK_MAIN, ids.ASK_WAIT):
        team = s.teams[team_at(s, p)]
        found = [(ids.CARD + card - 1, Shown("relic", "", card=card)) for card in team.hand[: team.hand_n]]
        for h in own(t, s, p) if s.ask == ids.ASK_MAIN else ():
            found += [(ids.SPECIAL + 2 * h + k, Shown("special", "", args={"hero": h, "special": k})) for k in (0, 1)]
            found += [(ids.ARTIFACT + h, Shown("artifact", "", args={"hero": h}))] if t.tools else []
    else:
        return []
    why = [(one, why_not(t, s, p, a)) for a, one in found]
    return [Shown(one.kind, rule, card=one.card, args=one.args) for one, rule in why if rule]


def own(t: Table, s: State, p: int) -> list[int]:
    """The living heroes that a seat plays."""
    return [h for h in range(ids.HEROES) if alive(s, h) and seat_of(t, s, h) == p]
