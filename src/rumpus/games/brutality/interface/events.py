"""Events: what a viewer may know of one, and how it is said, each with the rule it comes from."""

from typing import Any, Final, Literal, NotRequired

from rumpus.games.brutality.interface.names import square, team_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.lines import FLAG, NUMBER, Arg, given, line, one_of, read, shape, some_of
from rumpus.kernel.spec import Event
from rumpus.kernel.words import Saying

WAYS: Final = ("knock", "pull", "chain", "room", "charge", "swap", "teleport", "roam")
"""How a hero changes its place, by number (ids.BY_KNOCK ..)."""
STOPS: Final = {0: "none", ids.STOPPED_WALL: "wall", ids.STOPPED_HERO: "hero", ids.STOPPED_EDGE: "edge"}
"""What stops a hero on its way."""
SQUARE: Final = Arg(str, square)
TEAM: Final = Arg(int, lambda team: team + 1)
TYPE, STATUS = one_of(ids.TYPES[1:], 1), one_of(ids.STATUS_NAMES[1:], 1)
MADE: Final = one_of(ids.CREATION_NAMES[1:], 1)
PATH: Final = {"hero": NUMBER, "was": SQUARE, "to": SQUARE}
LINES: Final = (
    line("first", "BU-RUL-05"),
    line("hero", "BU-HERO-01", hero=NUMBER, design=NUMBER),
    line("reveal", "BU-RUL-06", seat=None),
    line("placed", "BU-PLACE-01", hero=NUMBER, space=SQUARE),
    line("hazard", "BU-HAZP-01", thing=NUMBER, space=SQUARE),
    line("tool", "BU-ART-02", hero=NUMBER, tool=NUMBER),
    line("stack", "BU-CC-03", type=TYPE, n=NUMBER),
    line("pick", "BU-CC-05", relic=NUMBER, type=TYPE),
    line("shuffle", "BU-RUL-60", team=TEAM, n=NUMBER),
    line("turn", "BU-TURN-01", turn=NUMBER, team=TEAM, round=given(int)),
    line("phase", "BU-RUL-15", phase=one_of(ids.PHASES)),
    line("draw", "BU-RELIC-01", relic=NUMBER, deck=NUMBER),
    line("instant", "BU-RUL-63", relic=NUMBER),
    line("declined", "BU-RUL-61"),
    line("relic", "BU-RELIC-08", relic=NUMBER),
    line("holds", "BU-RUL-62", relic=NUMBER),
    line("fades", "BU-RUL-68", relic=NUMBER),
    line("discard", "BU-RELIC-13", relic=NUMBER, team=TEAM),
    line("steal", "BU-RUL-66", relic=NUMBER, team=Arg(int, lambda team: 2 - team)),
    line("peek", "BU-RUL-80", team=given(int), n=given(int), relics=given(list[int] | None)),
    line("recover", "BU-RUL-67", relic=NUMBER, team=TEAM),
    line("pile", "BU-RUL-67", relic=NUMBER, deck_of=TEAM, team=TEAM),
    line("step", "BU-MOVE-02", **PATH),
    line("special", "BU-SPEC-05", hero=NUMBER, special=given(int)),
    line("artifact", "BU-ART-03", hero=NUMBER, tool=NUMBER),
    line("aim", "BU-RUL-28", hero=given(NotRequired[int]), relic=given(NotRequired[int])),
    line("move", "BU-KB-02", seat=None, **PATH, way=one_of(WAYS)),
    line("fly", "BU-RUL-34", seat=None, **PATH, mode=NUMBER),
    line("land", "BU-RUL-36", seat=None, **PATH),
    line("fall", "BU-RUL-35", seat=None, **PATH),
    line("stopped", "BU-RUL-38", seat=None, hero=NUMBER, space=SQUARE, by=one_of(STOPS)),
    line("soaked", "BU-RUL-30", hero=NUMBER),
    line("hit", "BU-RUL-85", hero=NUMBER, thing=NUMBER, space=SQUARE),
    line("hurt", "BU-SPEC-03", hero=NUMBER, n=NUMBER, hp=NUMBER),
    line("shield", "BU-RUL-23", hero=NUMBER, n=NUMBER, left=NUMBER),
    line("saved", "BU-RUL-78", hero=NUMBER),
    line("heal", "BU-RUL-79", hero=NUMBER, n=NUMBER, hp=NUMBER),
    line("death", "BU-DEATH-01", hero=NUMBER),
    line("revived", "BU-RUL-73", hero=NUMBER, space=SQUARE, hp=NUMBER),
    line("status", "BU-RUL-78", hero=NUMBER, status=STATUS, n=NUMBER),
    line("ends", "BU-RUL-78", hero=NUMBER, status=STATUS),
    line("creation", "BU-RUL-59", seat=None, made=MADE, space=SQUARE, team=TEAM, turns=NUMBER),
    line("gone", "BU-RUL-59", seat=None, made=MADE, space=SQUARE),
    line("hazard_gone", "BU-HAZ-01", seat=None, thing=NUMBER, space=SQUARE),
    line("hazard_moved", "BU-RUL-57", seat=None, thing=NUMBER, was=SQUARE, to=SQUARE),
    line("suppressed", "BU-RUL-57", seat=None, thing=NUMBER, space=SQUARE, on=FLAG),
    line("cooldown", "BU-RUL-13", hero=NUMBER, tool=NUMBER, n=NUMBER),
    line("gain", "BU-RUL-17", hero=NUMBER, n=NUMBER, actions=NUMBER),
    line(
        "lock",
        "BU-RUL-63",
        team=TEAM,
        locks=some_of(("relics", "artifacts")),
        what=given(Literal["relics", "artifacts", "both"]),
    ),
    line("done", "BU-RUL-77"),
    line("skipped", "BU-RUL-65", relic=NUMBER),
    line("concede", "BU-RUL-74"),
    line("lapse", "BU-RUL-87"),
    line("over", "BU-WIN-02", seat=None, reason=one_of(ids.REASONS[1:], 1), winners=given(list[int])),
)
"""The kinds, by number."""
Events = shape(LINES)
EVENTS: Final = tuple(one.name for one in LINES)
ENDS: Final = {
    ids.BEATEN: ("BU-WIN-01", Saying("end-beaten")),
    ids.BOTH_BEATEN: ("BU-RUL-72", Saying("end-both_beaten")),
    ids.CONCEDED: ("BU-RUL-74", Saying("end-concede")),
    ids.ROUND_LIMIT: ("BU-RUL-75", Saying("end-round_limit")),
    ids.QUIET: ("BU-RUL-75", Saying("end-quiet_rounds")),
}
BITES: Final = {ids.PILLARS: "BU-SPIKE-02", ids.PIKES: "BU-PIKE-01", ids.FLAMES: "BU-FLAME-01"}
"""The rule of a hero that meets a hazard, by its kind."""
CLOSED: Final = (ids.EV_DRAW, ids.EV_PICK)
"""Kinds whose relic only their own team may know."""


def told(t: Table, s: State, event: Event, _viewer: int) -> tuple[Saying, str]:
    """The message of a redacted event, with what it is told, and the id of its rule."""
    kind, seat, *numbers = event
    one = LINES[kind]
    if kind == ids.EV_OVER:
        winners = [p for p in range(t.n) if s.winner >= 0 and team_of(s, p) == s.winner]
        reason = ids.REASONS[numbers[0]]
        return Saying(f"over-{reason}", {"reason": reason, "winners": winners}), ENDS[numbers[0]][0]
    args = read(one, seat, numbers) | more_of(kind, numbers)
    code, rule = one.name, one.rule
    if kind == ids.EV_HIT:
        rule = BITES.get(numbers[1], rule)
    elif kind == ids.EV_AIM and numbers[0] < 0:
        code = "aim-relic"
    unseen = (kind in CLOSED and not numbers[0]) or (kind == ids.EV_PEEK and args["relics"] is None)
    return Saying(f"log-{code}" + "-unseen" * unseen, args), rule


def more_of(kind: int, numbers: list[int]) -> dict[str, Any]:
    """What no single number of an event says."""
    a, b, c = numbers[:3]
    if kind == ids.EV_SPECIAL:
        return {"special": 2 * a + b}
    if kind == ids.EV_AIM:
        return {"relic": c} if a < 0 else {"hero": a}
    if kind == ids.EV_PEEK:
        return {"team": a + 1, "n": c, "relics": unpacked(b) or None}
    if kind == ids.EV_STATUS and b == ids.CAPPED:
        return {"n": c - 1}
    if kind == ids.EV_LOCK:
        return {"what": ("relics", "artifacts", "both")[b - 1]}
    return {"round": (a + 1) // 2} if kind == ids.EV_TURN else {}


def unpacked(number: int) -> list[int]:
    """The relics of a hand, as a row packs them (ops_cards.packed)."""
    return [card for k in range(ids.HAND) if (card := number >> 8 * k & 255)]


def redact(event: Event, viewer: int, t: Table, s: State) -> Event | None:
    """The event as the viewer may know it (catalogue [hidden]): drawn cards and picks are their team's, a stolen card
    both teams', a hand that was looked at the team's that looked.
    """
    kind, seat, *rest = event
    own = viewer >= 0 and team_of(s, viewer) == team_of(s, seat)
    if own or (kind == ids.EV_STEAL and viewer >= 0) or (kind == ids.EV_PICK and t.open_picks):
        return event
    if kind in (*CLOSED, ids.EV_STEAL):
        return (kind, seat, 0, *rest[1:])
    if kind == ids.EV_PEEK:
        return (kind, seat, rest[0], 0, *rest[2:])
    return event
