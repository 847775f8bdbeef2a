"""Why not: the rule that forbids an action, from what its seat may know; None exactly where it is legal."""

from typing import Any, Final

from rumpus.games.brutality.interface import answers
from rumpus.games.brutality.interface.actions import listed, parts
from rumpus.games.brutality.interface.prompts import ASKED
from rumpus.games.brutality.rules import ids, ops
from rumpus.games.brutality.rules.board import alive, area, has, hazard_at, quiet, seat_of, team_at
from rumpus.games.brutality.rules.moves import inside, may_act, ms_left
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.games.brutality.rules.turn import who
from rumpus.kernel.contract.parts import Candidate

ANSWERS: Final[dict[int, tuple[str, str]]] = {
    ids.ASK_HERO: ("choose", "BU-RUL-06"),
    ids.ASK_CORNER: ("hero", "BU-RUL-07"),
    ids.ASK_KIND: ("kind", "BU-RUL-08"),
    ids.ASK_SITE: ("square", ""),
    ids.ASK_TOOL: ("tool", "BU-RUL-12"),
    ids.ASK_BEARER: ("hero", "BU-RUL-12"),
    ids.ASK_DRAFT: ("relic", "BU-CC-03"),
    ids.ASK_VIA: ("square hero direct", "BU-RUL-28"),
    ids.ASK_ROOM: ("square", ""),
    ids.ASK_PILLARS: ("square", ""),
    ids.ASK_LAUNCH: ("fly", ""),
    ids.ASK_FALL: ("square", "BU-RUL-35"),
    ids.ASK_PUSH: ("aim", ""),
    ids.ASK_SPOT: ("square", ""),
    ids.ASK_ROAM: ("step pass", ""),
    ids.ASK_REVIVE: ("square", ""),
    ids.ASK_STEAL: ("relic", "BU-RUL-66"),
    ids.ASK_TOSS: ("relic", "BU-RUL-67"),
    ids.ASK_RECOVER: ("relic", "BU-RUL-67"),
    ids.ASK_DRAIN: ("hero", "BU-RUL-79"),
    ids.ASK_MAY: ("take pass group", "BU-RUL-105"),
    ids.ASK_HAZARD: ("square", ""),
}
"""By question, the kinds of actions that answer it, and the rule that says why another one of them is none ("": it
depends). What is no answer meets BU-RUL-64, or what WHOLE says.
"""
WHOLE: Final = {
    ids.ASK_ORDER: "BU-RUL-15",
    ids.ASK_OFFER: "BU-RUL-61",
    ids.ASK_WAIT: "BU-RUL-96",
    ids.ASK_MAIN: "BU-ACT-02",
    ids.ASK_DISCARD: "BU-RELIC-13",
}
"""By question of the turn itself, the rule that says why something else is not done now."""
ORDER: Final = {
    ids.P_HEROES: "BU-RUL-06",
    ids.P_PLACE: "BU-PLACE-03",
    ids.P_HAZARDS: "BU-HAZP-03",
    ids.P_ARTIFACTS: "BU-ART-02",
    ids.P_DRAFT: "BU-CC-05",
}
"""By phase before the first turn, the rule that says whose turn it is."""
CAPTAINS: Final = (ids.ASK_CORNER, ids.ASK_KIND, ids.ASK_SITE, ids.ASK_DRAFT) + (
    *(ids.ASK_ORDER, ids.ASK_OFFER, ids.ASK_WAIT, ids.ASK_DISCARD),
)
"""BU-RUL-76: questions to the team as a whole."""
RUSHES: Final = (ops.AIM_CHARGE, ops.AIM_LEAP)


def refused(t: Any, s: Any, p: int, _rule: str) -> dict[str, Any]:
    """What the message of a refusal is told: the question that the seat is asked, none if it is not; whether it plays a
    second hero that lives.
    """
    asked = 0 <= p < t.n and who(t, s) >> p & 1
    return {"ask": ASKED[s.ask] if asked else "none", "other": "yes" if asked and len(own(t, s, p)) > 1 else "no"}


def why_not(t: Table, s: State, p: int, a: int) -> str | None:
    """The rule that forbids action a to seat p, or None when it is legal."""
    if s.over:
        return "BU-WIN-02"
    if a == ids.CONCEDE:
        return "BU-RUL-74" if s.conceded >> p & 1 else None
    if a == ids.LAPSE:
        return None if who(t, s) >> p & 1 else out_of_turn(t, s, p, a)
    if unknown(t, a):
        return "BU-RUL-91"
    if not who(t, s) >> p & 1:
        return out_of_turn(t, s, p, a)
    return None if a in listed(t, s, p) else reason(t, s, p, a)


def unknown(t: Table, a: int) -> bool:
    """Whether it names a card that the table has not."""
    kind, n = parts(a)
    room = {"relic": t.relics_n, "choose": t.heroes_n, "tool": t.artifacts_n}
    return kind in room and next(iter(n.values())) > room[kind]


def out_of_turn(t: Table, s: State, p: int, a: int) -> str:
    """The rule that forbids what a seat does that is not asked."""
    mates = any(q != p and team_at(s, q) == team_at(s, p) and who(t, s) >> q & 1 for q in range(t.n))
    dead = not own(t, s, p)
    if s.phase in ORDER:
        blind = s.phase == ids.P_HEROES and t.draft == ids.BLIND
        return "BU-RUL-76" if mates and s.ask in CAPTAINS else "BU-HERO-01" if blind else ORDER[s.phase]
    if team_at(s, p) != s.team:
        kind = parts(a)[0]
        return "BU-RELIC-09" if kind == "relic" else "BU-RUL-14" if kind == "artifact" else "BU-TURN-01"
    if dead:
        return "BU-RUL-77"
    if s.ask == ids.ASK_MAIN:
        return "BU-RUL-19" if inside(s, s.team) >= 0 else "BU-RUL-86"
    return "BU-RUL-76" if mates and s.ask in CAPTAINS else "BU-RUL-64"


# ---------------------------------------------------------------- who is asked
def reason(t: Table, s: State, p: int, a: int) -> str:
    """The rule that forbids what an asked seat may not do."""
    kind, n = parts(a)
    f = s.frames[s.depth - 1]
    if s.ask == ids.ASK_AIM:
        return answers.no_aim(t, s, f, kind, n)
    if s.ask in ANSWERS:
        kinds, rule = ANSWERS[s.ask]
        return (rule_of(t, s, f, kind, n) or rule) if kind in kinds.split() else unasked(s, f, kind)
    if kind == "relic" and s.ask in (ids.ASK_MAIN, ids.ASK_WAIT, ids.ASK_DISCARD):
        return no_relic(s, p, n["relic"])
    if s.ask != ids.ASK_MAIN:
        return WHOLE[s.ask]
    if kind == "end":
        return "BU-RUL-19" if inside(s, s.team) >= 0 else "BU-RUL-86"
    return no_deed(t, s, p, kind, n) if kind in ("step", "launch", "special", "artifact") else WHOLE[s.ask]


def unasked(s: State, f: Frame, kind: str) -> str:
    """Why what is no answer is not done: what is asked cannot be declined, or comes first."""
    if kind == "pass" and f.kind == ids.F_SETUP and s.phase == ids.P_HAZARDS:
        return "BU-RUL-10"
    return "BU-RUL-54" if kind == "pass" and s.ask == ids.ASK_LAUNCH else "BU-RUL-64"


def rule_of(t: Table, s: State, f: Frame, kind: str, n: dict[str, int]) -> str:
    """The rule against one answer of those that the question is for; "": what ANSWERS says."""
    if s.ask == ids.ASK_SITE:
        return answers.no_site(t, n["square"])
    if s.ask == ids.ASK_BEARER:
        return "BU-ART-01" if n["hero"] // 2 != f.left % 2 else ""
    if s.ask == ids.ASK_KIND and f.kind == ids.F_PROG:
        return "" if t.ops[f.row].kinds >> n["hazard"] & 1 else "BU-RUL-57"
    if s.ask in (ids.ASK_ROOM, ids.ASK_PILLARS):
        return answers.no_room(t, s, f, n["square"])
    if s.ask == ids.ASK_LAUNCH:
        return answers.no_launch(t, s, f, n["direction"], n["far"])
    if s.ask == ids.ASK_SPOT:
        return answers.no_spot(t, s, f, n["square"])
    if s.ask == ids.ASK_REVIVE:
        return answers.no_return(t, s, f, n["square"])
    if s.ask == ids.ASK_HAZARD:
        return answers.no_shift(t, s, n["square"])
    if s.ask == ids.ASK_ROAM and kind == "pass":
        return "BU-RUL-19"
    if s.ask == ids.ASK_ROAM:
        return answers.no_step(t, s, f.hero, n["direction"]) if n["hero"] == f.hero else "BU-RUL-64"
    return "BU-RUL-64" if s.ask == ids.ASK_MAY and (kind == "group") != (t.ops[f.row].op == ops.CHOOSE_ONE) else ""


# ---------------------------------------------------------------- the main part
def no_relic(s: State, p: int, card: int) -> str:
    """Why a relic may not be played, or discarded, now."""
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
        return "BU-TERM-01"
    if seat_of(t, s, h) != p:
        return "BU-TEAM-01"
    if not alive(s, h):
        return "BU-ART-08" if kind == "artifact" and s.heroes[h].tool else "BU-DEATH-01"
    stuck = inside(s, s.team)
    if stuck >= 0 and (h != stuck or kind != "step"):
        return "BU-RUL-19"
    if kind == "artifact":
        return no_artifact(s, h)
    if not may_act(t, s, h) and not has(s, h, ids.STUN):
        return "BU-RUL-73"
    if kind == "special":
        return no_special(t, s, h, n["special"])
    wrong = no_move(t, s, h)
    return wrong or (answers.no_step(t, s, h, n["direction"]) if kind == "step" else no_launch(t, s, h))


def no_artifact(s: State, h: int) -> str:
    """Why an artifact of a living hero may not be used now."""
    hero = s.heroes[h]
    if not hero.tool:
        return "BU-RUL-12"
    if hero.cool:
        return "BU-ART-05"
    return "BU-RUL-63" if s.teams[h // 2].no_tools > 2 * s.turn else "BU-RUL-65"


def no_special(t: Table, s: State, h: int, k: int) -> str:
    """Why a hero may not use a special now."""
    hero = s.heroes[h]
    if hero.used >> (1 + k) & 1:
        return "BU-ACT-06"
    if hero.used.bit_count() >= 2 + hero.extra:
        return "BU-ACT-03"
    rooted = has(s, h, ids.ROOT) and t.ops[t.heroes[hero.design].first[k]].op in RUSHES
    return "BU-RUL-78" if rooted or has(s, h, ids.STUN) or has(s, h, ids.SILENCE) else "BU-RUL-20"


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


def no_launch(t: Table, s: State, h: int) -> str:
    """Why a hero that may move may not launch itself now."""
    found = [hazard_at(s, s.heroes[h].place + ids.FOOT[k]) for k in range(area(t, s, h))]
    under = [s.hazards[i] for i in found if i >= 0 and s.hazards[i].kind == ids.CATAPULT]
    awake = [one for one in under if not quiet(s, one)]
    if not awake:
        return "BU-RUL-57" if under else "BU-RUL-53"
    return "BU-RUL-47" if all(one.used >> h & 1 for one in awake) else "BU-CATA-03"


def shown(t: Table, s: State, p: int) -> list[Candidate]:
    """The plates of own heroes and the relics of the hand; the kinds of hazards."""
    if s.over or not who(t, s) >> p & 1:
        return []
    if s.ask == ids.ASK_KIND:
        return [Candidate("kind", act=ids.KIND + k, args={"hazard": k + 1}) for k in range(ids.CATAPULT)]
    if s.ask not in (ids.ASK_MAIN, ids.ASK_WAIT):
        return []
    team = s.teams[team_at(s, p)]
    found = [Candidate("relic", act=ids.CARD + card - 1, card=card) for card in team.hand[: team.hand_n]]
    for h in own(t, s, p) if s.ask == ids.ASK_MAIN else ():
        found += [Candidate("special", act=ids.SPECIAL + 2 * h + k, args={"hero": h, "special": k}) for k in (0, 1)]
        found += [Candidate("artifact", act=ids.ARTIFACT + h, args={"hero": h})] if t.tools else []
    return found


def own(t: Table, s: State, p: int) -> list[int]:
    """The living heroes that a seat plays."""
    return [h for h in range(ids.HEROES) if alive(s, h) and seat_of(t, s, h) == p]
