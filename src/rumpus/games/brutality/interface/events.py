"""Events: what a viewer may know of one, and how it is said, each with the rule it comes from."""

from typing import Any, Final

from rumpus.games.brutality.interface.names import square, team_of
from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.state import State, Table
from rumpus.kernel.spec import Event
from rumpus.kernel.words import Saying

ROWS: Final = (
    ("first", "BU-RUL-05", ""),
    ("hero", "BU-HERO-01", "hero design"),
    ("reveal", "BU-RUL-06", ""),
    ("placed", "BU-PLACE-01", "hero space"),
    ("hazard", "BU-HAZP-01", "thing space"),
    ("tool", "BU-ART-02", "hero tool"),
    ("stack", "BU-CC-03", "type n"),
    ("pick", "BU-CC-05", "relic type"),
    ("shuffle", "BU-RUL-60", "team n"),
    ("turn", "BU-TURN-01", "turn team"),
    ("phase", "BU-RUL-15", "phase"),
    ("draw", "BU-RELIC-01", "relic deck"),
    ("instant", "BU-RUL-63", "relic"),
    ("declined", "BU-RUL-61", ""),
    ("relic", "BU-RELIC-08", "relic"),
    ("holds", "BU-RUL-62", "relic"),
    ("fades", "BU-RUL-68", "relic"),
    ("discard", "BU-RELIC-13", "relic team"),
    ("steal", "BU-RUL-66", "relic team"),
    ("peek", "BU-RUL-80", ""),
    ("recover", "BU-RUL-67", "relic team"),
    ("pile", "BU-RUL-67", "relic deck_of team"),
    ("step", "BU-MOVE-02", "hero was to"),
    ("special", "BU-SPEC-05", "hero special"),
    ("artifact", "BU-ART-03", "hero tool"),
    ("aim", "BU-RUL-28", "hero"),
    ("move", "BU-KB-02", "hero was to way"),
    ("fly", "BU-RUL-34", "hero was to mode"),
    ("land", "BU-RUL-36", "hero was to"),
    ("fall", "BU-RUL-35", "hero was to"),
    ("stopped", "BU-RUL-38", "hero space what"),
    ("soaked", "BU-RUL-30", "hero"),
    ("hit", "BU-RUL-85", "hero thing space"),
    ("hurt", "BU-SPEC-03", "hero n hp"),
    ("shield", "BU-RUL-23", "hero n left"),
    ("saved", "BU-RUL-78", "hero"),
    ("heal", "BU-RUL-79", "hero n hp"),
    ("death", "BU-DEATH-01", "hero"),
    ("revived", "BU-RUL-73", "hero space hp"),
    ("status", "BU-RUL-78", "hero status n"),
    ("ends", "BU-RUL-78", "hero status"),
    ("creation", "BU-RUL-59", "made space team turns"),
    ("gone", "BU-RUL-59", "made space"),
    ("hazard_gone", "BU-HAZ-01", "thing space"),
    ("hazard_moved", "BU-RUL-57", "thing was to"),
    ("suppressed", "BU-RUL-57", "thing space on"),
    ("cooldown", "BU-RUL-13", "hero tool n"),
    ("gain", "BU-RUL-17", "hero n actions"),
    ("lock", "BU-RUL-63", "team locks"),
    ("done", "BU-RUL-77", ""),
    ("skipped", "BU-RUL-65", "relic"),
    ("concede", "BU-RUL-74", ""),
    ("lapse", "BU-RUL-87", ""),
    ("over", "BU-WIN-02", "reason"),
)
"""By number: the kind, the rule it comes from, and what its numbers are called, in their order."""
EVENTS: Final = tuple(kind for kind, _, _ in ROWS)
"""The kinds, by number."""
RULES: Final = {kind: rule for kind, rule, _ in ROWS}
ENDS: Final = {
    ids.BEATEN: ("BU-WIN-01", Saying("end-beaten")),
    ids.BOTH_BEATEN: ("BU-RUL-72", Saying("end-both_beaten")),
    ids.CONCEDED: ("BU-RUL-74", Saying("end-concede")),
    ids.ROUND_LIMIT: ("BU-RUL-75", Saying("end-round_limit")),
    ids.QUIET: ("BU-RUL-75", Saying("end-quiet_rounds")),
}
WAYS: Final = ("knock", "pull", "chain", "room", "charge", "swap", "teleport", "roam")
"""How a hero changes its place, by number (ids.BY_KNOCK ..)."""
STOPS: Final = {ids.STOPPED_WALL: "wall", ids.STOPPED_HERO: "hero", ids.STOPPED_EDGE: "edge"}
"""What stops a hero on its way."""
BITES: Final = {ids.PILLARS: "BU-SPIKE-02", ids.PIKES: "BU-PIKE-01", ids.FLAMES: "BU-FLAME-01"}
"""The rule of a hero that meets a hazard, by its kind."""
PLACES: Final = ("space", "was", "to")
CLOSED: Final = (ids.EV_DRAW, ids.EV_PICK)
"""Kinds whose relic only their own team may know."""


def told(t: Table, s: State, event: Event, _viewer: int) -> tuple[Saying, str]:
    """The message of a redacted event, with what it is told, and the id of its rule."""
    kind, seat, *numbers = event
    code, rule, fields = ROWS[kind]
    if kind == ids.EV_OVER:
        winners = [p for p in range(t.n) if s.winner >= 0 and team_of(s, p) == s.winner]
        reason = ids.REASONS[numbers[0]]
        return Saying(f"over-{reason}", {"reason": reason, "winners": winners}), ENDS[numbers[0]][0]
    args: dict[str, Any] = {"seat": seat} if seat >= 0 else {}
    args |= {name: value(name, number) for name, number in zip(fields.split(), numbers, strict=False)}
    if kind == ids.EV_HIT:
        rule = BITES.get(numbers[1], rule)
    elif kind == ids.EV_SPECIAL:
        args["special"] = 2 * numbers[0] + numbers[1]
    elif kind == ids.EV_AIM:
        if numbers[0] < 0:
            code, args = "aim-relic", {"seat": seat, "relic": numbers[2]}
    elif kind == ids.EV_PEEK:
        args |= {"team": numbers[0] + 1, "n": numbers[2], "relics": unpacked(numbers[1]) or None}
    elif kind == ids.EV_STEAL:
        args["team"] = 2 - numbers[1]
    elif kind == ids.EV_STATUS and numbers[1] == ids.CAPPED:
        args["n"] -= 1
    elif kind == ids.EV_STOPPED:
        args["by"] = STOPS.get(args.pop("what"), "none")
    elif kind == ids.EV_LOCK:
        args["what"] = args["locks"][0] if len(args["locks"]) == 1 else "both"
    elif kind == ids.EV_TURN:
        args["round"] = (numbers[0] + 1) // 2
    if (kind in CLOSED and not numbers[0]) or (kind == ids.EV_PEEK and args["relics"] is None):
        return Saying(f"log-{code}-unseen", args), rule
    return Saying(f"log-{code}", args), rule


def unpacked(number: int) -> list[int]:
    """The relics of a hand, as a row packs them (ops_cards.packed)."""
    return [card for k in range(ids.HAND) if (card := number >> 8 * k & 255)]


def value(name: str, number: int) -> Any:
    """A number of an event as messages and pages have it: by name what is not a hero, a card or a count."""
    if name in PLACES:
        return square(number)
    if name == "phase":
        return ids.PHASES[number]
    if name == "way":
        return WAYS[number]
    if name == "status":
        return ids.STATUS_NAMES[number]
    if name == "type":
        return ids.TYPES[number]
    if name == "made":
        return ids.CREATION_NAMES[number]
    if name in ("team", "deck_of"):
        return number + 1
    if name == "locks":
        return [word for k, word in enumerate(("relics", "artifacts")) if number >> k & 1]
    return bool(number) if name == "on" else number


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
