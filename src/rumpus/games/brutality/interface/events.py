"""Events: the table of lines of the log, with what a viewer may know of each and the rule it comes from."""

from collections.abc import Callable
from typing import Any, Final, Literal, NotRequired

from rumpus.games.brutality.interface.names import square, team_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.contract.lines import (
    ABSENT,
    FLAG,
    NUMBER,
    Arg,
    Lines,
    Told,
    here,
    known,
    line,
    one_of,
    some_of,
    whole,
)
from rumpus.kernel.records.log import Event
from rumpus.kernel.words.saying import Saying

WAYS: Final = ("knock", "pull", "chain", "room", "charge", "swap", "teleport", "roam")
"""How a hero changes its place, by number (ids.BY_KNOCK ..)."""
STOPS: Final = {0: "none", ids.STOPPED_WALL: "wall", ids.STOPPED_HERO: "hero", ids.STOPPED_EDGE: "edge"}
"""What stops a hero on its way."""
SQUARE: Final = Arg(str, square)
TEAM: Final = Arg(int, lambda team: team + 1)
TYPE, STATUS = one_of(ids.TYPES[1:], 1), one_of(ids.STATUS_NAMES[1:], 1)
MADE: Final = one_of(ids.CREATION_NAMES[1:], 1)
PATH: Final = {"hero": NUMBER, "was": SQUARE, "to": SQUARE}
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


def won(e: Told) -> list[int]:
    """The seats of the team that won."""
    return [p for p in range(e.t.n) if e.s.winner >= 0 and team_of(e.s, p) == e.s.winner]


def code(kind: str) -> Callable[[Told, dict[str, Any]], str]:
    """The message of a kind, or that of it with its relic hidden."""
    return lambda e, _args: f"log-{kind}" + "-unseen" * (not e.a)


def unpacked(number: int) -> list[int]:
    """The relics of a hand, as a row packs them (ops_cards.packed)."""
    return [card for k in range(ids.HAND) if (card := number >> 8 * k & 255)]


LINES: Final = Lines(
    line("first", "BU-RUL-05"),
    line("hero", "BU-HERO-01", hero=NUMBER, design=NUMBER),
    line("reveal", "BU-RUL-06", seat=None),
    line("placed", "BU-PLACE-01", hero=NUMBER, space=SQUARE),
    line("hazard", "BU-HAZP-01", thing=NUMBER, space=SQUARE),
    line("tool", "BU-ART-02", hero=NUMBER, tool=NUMBER),
    line("stack", "BU-CC-03", type=TYPE, n=NUMBER),
    line("pick", "BU-CC-05", code=code("pick"), seen=known(picked, {0: 0}), relic=NUMBER, type=TYPE),
    line("shuffle", "BU-RUL-60", team=TEAM, n=NUMBER),
    line("turn", "BU-TURN-01", turn=NUMBER, team=TEAM, round=whole(int, lambda e: (e.a + 1) // 2)),
    line("phase", "BU-RUL-15", phase=one_of(ids.PHASES)),
    line("draw", "BU-RELIC-01", code=code("draw"), seen=known(own_team, {0: 0}), relic=NUMBER, deck=NUMBER),
    line("instant", "BU-RUL-63", relic=NUMBER),
    line("declined", "BU-RUL-61"),
    line("relic", "BU-RELIC-08", relic=NUMBER),
    line("holds", "BU-RUL-62", relic=NUMBER),
    line("fades", "BU-RUL-68", relic=NUMBER),
    line("discard", "BU-RELIC-13", relic=NUMBER, team=TEAM),
    line(
        "steal",
        "BU-RUL-66",
        seen=known(lambda _event, viewer, _t, _s: viewer >= 0, {0: 0}),
        relic=NUMBER,
        team=Arg(int, lambda team: 2 - team),
    ),
    line(
        "peek",
        "BU-RUL-80",
        code=lambda _e, args: "log-peek" + "-unseen" * (args["relics"] is None),
        seen=known(own_team, {1: 0}),
        team=whole(int, lambda e: e.a + 1),
        n=whole(int, lambda e: e.c),
        relics=whole(list[int] | None, lambda e: unpacked(e.b) or None),
    ),
    line("recover", "BU-RUL-67", relic=NUMBER, team=TEAM),
    line("pile", "BU-RUL-67", relic=NUMBER, deck_of=TEAM, team=TEAM),
    line("step", "BU-MOVE-02", **PATH),
    line("special", "BU-SPEC-05", hero=NUMBER, special=whole(int, lambda e: 2 * e.a + e.b)),
    line("artifact", "BU-ART-03", hero=NUMBER, tool=NUMBER),
    line(
        "aim",
        "BU-RUL-28",
        code=lambda e, _args: "log-aim" + "-relic" * (e.a < 0),
        hero=whole(NotRequired[int], lambda e: e.a if e.a >= 0 else ABSENT),
        relic=whole(NotRequired[int], lambda e: e.c if e.a < 0 else ABSENT),
    ),
    line("move", "BU-KB-02", seat=None, **PATH, way=one_of(WAYS)),
    line("fly", "BU-RUL-34", seat=None, **PATH, mode=NUMBER),
    line("land", "BU-RUL-36", seat=None, **PATH),
    line("fall", "BU-RUL-35", seat=None, **PATH),
    line("stopped", "BU-RUL-38", seat=None, hero=NUMBER, space=SQUARE, by=one_of(STOPS)),
    line("soaked", "BU-RUL-30", hero=NUMBER),
    line("hit", lambda e: BITES.get(e.b, "BU-RUL-85"), hero=NUMBER, thing=NUMBER, space=SQUARE),
    line("hurt", "BU-SPEC-03", hero=NUMBER, n=NUMBER, hp=NUMBER),
    line("shield", "BU-RUL-23", hero=NUMBER, n=NUMBER, left=NUMBER),
    line("saved", "BU-RUL-78", hero=NUMBER),
    line("heal", "BU-RUL-79", hero=NUMBER, n=NUMBER, hp=NUMBER),
    line("death", "BU-DEATH-01", hero=NUMBER),
    line("revived", "BU-RUL-73", hero=NUMBER, space=SQUARE, hp=NUMBER),
    line("status", "BU-RUL-78", hero=NUMBER, status=STATUS, n=here(int, lambda e, n: n - (e.b == ids.CAPPED))),
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
        what=whole(Literal["relics", "artifacts", "both"], lambda e: ("relics", "artifacts", "both")[e.b - 1]),
    ),
    line("done", "BU-RUL-77"),
    line("skipped", "BU-RUL-65", relic=NUMBER),
    line("concede", "BU-RUL-74"),
    line("lapse", "BU-RUL-87"),
    line(
        "over",
        lambda e: ENDS[e.a][0],
        seat=None,
        code=lambda _e, args: f"over-{args['reason']}",
        reason=one_of(ids.REASONS[1:], 1),
        winners=whole(list[int], won),
    ),
)
"""The kinds, by number."""
Events = LINES.shape()
