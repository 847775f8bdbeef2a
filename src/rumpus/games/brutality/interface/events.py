"""Events: the table of lines of the log, with what a viewer may know of each and the rule it comes from."""

from collections.abc import Callable
from typing import Any, Final, Literal, NotRequired

from rumpus.games.brutality.interface.names import square, team_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract import lines
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import Saying

WAYS: Final = ("knock", "pull", "chain", "room", "charge", "swap", "teleport", "roam")
"""How a hero changes its place, by number (ids.BY_KNOCK ..)."""
STOPS: Final = {0: "none", ids.STOPPED_WALL: "wall", ids.STOPPED_HERO: "hero", ids.STOPPED_EDGE: "edge"}
"""What stops a hero on its way."""
SQUARE: Final = lines.Arg(str, square)
TEAM: Final = lines.Arg(int, lambda team: team + 1)
TYPE, STATUS = lines.one_of(ids.TYPES[1:], 1), lines.one_of(ids.STATUS_NAMES[1:], 1)
MADE: Final = lines.one_of(ids.CREATION_NAMES[1:], 1)
PATH: Final = {"hero": lines.NUMBER, "was": SQUARE, "to": SQUARE}
ENDS: Final = {
    ids.BEATEN: ("BU-WIN-01", Saying("end-beaten")),
    ids.BOTH_BEATEN: ("BU-RUL-72", Saying("end-both_beaten")),
    ids.CONCEDED: ("BU-RUL-74", Saying("end-concede")),
    ids.ROUND_LIMIT: ("BU-RUL-75", Saying("end-round_limit")),
    ids.QUIET: ("BU-RUL-75", Saying("end-quiet_rounds")),
}
BITES: Final = {ids.PILLARS: "BU-SPIKE-02", ids.PIKES: "BU-PIKE-01", ids.FLAMES: "BU-FLAME-01"}
"""The rule of a hero that meets a hazard, by its kind."""


def own_team(event: Event, viewer: int, _t: Table, s: State) -> bool:
    """Whether the viewer is of the team of the event's seat (catalogue [hidden])."""
    return viewer >= 0 and team_of(s, viewer) == team_of(s, event[1])


def picked(event: Event, viewer: int, t: Table, s: State) -> bool:
    """A pick is its team's, unless picks are open."""
    return bool(t.open_picks) or own_team(event, viewer, t, s)


def won(e: lines.Told) -> list[int]:
    """The seats of the team that won."""
    return [p for p in range(e.t.n) if e.s.winner >= 0 and team_of(e.s, p) == e.s.winner]


def code(kind: str) -> Callable[[lines.Told, dict[str, Any]], str]:
    """The message of a kind, or that of it with its relic hidden."""
    return lambda e, _args: f"log-{kind}" + "-unseen" * (not e.a)


def unpacked(number: int) -> list[int]:
    """The relics of a hand, as a row packs them (ops_cards.packed)."""
    return [card for k in range(ids.HAND) if (card := number >> 8 * k & 255)]


LINES: Final = lines.Lines(
    lines.line("first", "BU-RUL-05"),
    lines.line("hero", "BU-HERO-01", hero=lines.NUMBER, design=lines.NUMBER),
    lines.line("reveal", "BU-RUL-06", seat=None),
    lines.line("placed", "BU-PLACE-01", hero=lines.NUMBER, space=SQUARE),
    lines.line("hazard", "BU-HAZP-01", thing=lines.NUMBER, space=SQUARE),
    lines.line("tool", "BU-ART-02", hero=lines.NUMBER, tool=lines.NUMBER),
    lines.line("stack", "BU-CC-03", type=TYPE, n=lines.NUMBER),
    lines.line("pick", "BU-CC-05", code=code("pick"), seen=lines.known(picked, {0: 0}), relic=lines.NUMBER, type=TYPE),
    lines.line("shuffle", "BU-RUL-60", team=TEAM, n=lines.NUMBER),
    lines.line("turn", "BU-TURN-01", turn=lines.NUMBER, team=TEAM, round=lines.whole(int, lambda e: (e.a + 1) // 2)),
    lines.line("phase", "BU-RUL-15", phase=lines.one_of(ids.PHASES)),
    lines.line(
        "draw",
        "BU-RELIC-01",
        code=code("draw"),
        seen=lines.known(own_team, {0: 0}),
        relic=lines.NUMBER,
        deck=lines.NUMBER,
    ),
    lines.line("instant", "BU-RUL-63", relic=lines.NUMBER),
    lines.line("declined", "BU-RUL-61"),
    lines.line("relic", "BU-RELIC-08", relic=lines.NUMBER),
    lines.line("holds", "BU-RUL-62", relic=lines.NUMBER),
    lines.line("fades", "BU-RUL-68", relic=lines.NUMBER),
    lines.line("discard", "BU-RELIC-13", relic=lines.NUMBER, team=TEAM),
    lines.line(
        "steal",
        "BU-RUL-66",
        seen=lines.known(lambda _event, viewer, _t, _s: viewer >= 0, {0: 0}),
        relic=lines.NUMBER,
        team=lines.Arg(int, lambda team: 2 - team),
    ),
    lines.line(
        "peek",
        "BU-RUL-80",
        code=lambda _e, args: "log-peek" + "-unseen" * (args["relics"] is None),
        seen=lines.known(own_team, {1: 0}),
        team=lines.whole(int, lambda e: e.a + 1),
        n=lines.whole(int, lambda e: e.c),
        relics=lines.whole(list[int] | None, lambda e: unpacked(e.b) or None),
    ),
    lines.line("recover", "BU-RUL-67", relic=lines.NUMBER, team=TEAM),
    lines.line("pile", "BU-RUL-67", relic=lines.NUMBER, deck_of=TEAM, team=TEAM),
    lines.line("step", "BU-MOVE-02", **PATH),
    lines.line("special", "BU-SPEC-05", hero=lines.NUMBER, special=lines.whole(int, lambda e: 2 * e.a + e.b)),
    lines.line("artifact", "BU-ART-03", hero=lines.NUMBER, tool=lines.NUMBER),
    lines.line(
        "aim",
        "BU-RUL-28",
        code=lambda e, _args: "log-aim" + "-relic" * (e.a < 0),
        hero=lines.whole(NotRequired[int], lambda e: e.a if e.a >= 0 else lines.ABSENT),
        relic=lines.whole(NotRequired[int], lambda e: e.c if e.a < 0 else lines.ABSENT),
    ),
    lines.line("move", "BU-KB-02", seat=None, **PATH, way=lines.one_of(WAYS)),
    lines.line("fly", "BU-RUL-34", seat=None, **PATH, mode=lines.NUMBER),
    lines.line("land", "BU-RUL-36", seat=None, **PATH),
    lines.line("fall", "BU-RUL-35", seat=None, **PATH),
    lines.line("stopped", "BU-RUL-38", seat=None, hero=lines.NUMBER, space=SQUARE, by=lines.one_of(STOPS)),
    lines.line("soaked", "BU-RUL-30", hero=lines.NUMBER),
    lines.line("hit", lambda e: BITES.get(e.b, "BU-RUL-85"), hero=lines.NUMBER, thing=lines.NUMBER, space=SQUARE),
    lines.line("hurt", "BU-SPEC-03", hero=lines.NUMBER, n=lines.NUMBER, hp=lines.NUMBER),
    lines.line("shield", "BU-RUL-23", hero=lines.NUMBER, n=lines.NUMBER, left=lines.NUMBER),
    lines.line("saved", "BU-RUL-78", hero=lines.NUMBER),
    lines.line("heal", "BU-RUL-79", hero=lines.NUMBER, n=lines.NUMBER, hp=lines.NUMBER),
    lines.line("death", "BU-DEATH-01", hero=lines.NUMBER),
    lines.line("revived", "BU-RUL-73", hero=lines.NUMBER, space=SQUARE, hp=lines.NUMBER),
    lines.line(
        "status", "BU-RUL-78", hero=lines.NUMBER, status=STATUS, n=lines.here(int, lambda e, n: n - (e.b == ids.CAPPED))
    ),
    lines.line("ends", "BU-RUL-78", hero=lines.NUMBER, status=STATUS),
    lines.line("creation", "BU-RUL-59", seat=None, made=MADE, space=SQUARE, team=TEAM, turns=lines.NUMBER),
    lines.line("gone", "BU-RUL-59", seat=None, made=MADE, space=SQUARE),
    lines.line("hazard_gone", "BU-HAZ-01", seat=None, thing=lines.NUMBER, space=SQUARE),
    lines.line("hazard_moved", "BU-RUL-57", seat=None, thing=lines.NUMBER, was=SQUARE, to=SQUARE),
    lines.line("suppressed", "BU-RUL-57", seat=None, thing=lines.NUMBER, space=SQUARE, on=lines.FLAG),
    lines.line("cooldown", "BU-RUL-13", hero=lines.NUMBER, tool=lines.NUMBER, n=lines.NUMBER),
    lines.line("gain", "BU-RUL-17", hero=lines.NUMBER, n=lines.NUMBER, actions=lines.NUMBER),
    lines.line(
        "lock",
        "BU-RUL-63",
        team=TEAM,
        locks=lines.some_of(("relics", "artifacts")),
        what=lines.whole(Literal["relics", "artifacts", "both"], lambda e: ("relics", "artifacts", "both")[e.b - 1]),
    ),
    lines.line("done", "BU-RUL-77"),
    lines.line("skipped", "BU-RUL-65", relic=lines.NUMBER),
    lines.line("concede", "BU-RUL-74"),
    lines.line("lapse", "BU-RUL-87"),
    lines.line(
        "over",
        lambda e: ENDS[e.a][0],
        seat=None,
        code=lambda _e, args: f"over-{args['reason']}",
        reason=lines.one_of(ids.REASONS[1:], 1),
        winners=lines.whole(list[int], won),
    ),
)
"""The kinds, by number."""
Events = LINES.shape()
