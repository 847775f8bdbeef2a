"""Events: what a viewer may know of one, and how it is said, each with the rule it comes from."""

from typing import Any

from rumpus.games.toy.interface.view import LETTERS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.spec import Event
from rumpus.kernel.words import Names, Saying

EVENTS = (
    *("start", "commit", "show", "raise", "take", "tie", "draw", "late", "concede", "over"),
    *("coins", "answer", "pass", "swap"),
)
"""The kinds, by number."""

ENDS = {
    ids.END_CARDS: ("TOY-END-01", Saying("end-cards")),
    ids.END_CONCEDED: ("TOY-END-02", Saying("end-conceded")),
}
OVER = {ids.END_CARDS: "over-cards", ids.END_CONCEDED: "over-conceded"}
RULES = {
    ids.EV_START: "TOY-ROUND-01",
    ids.EV_COMMIT: "TOY-PACE-02",
    ids.EV_SHOW: "TOY-PLAY-01",
    ids.EV_RAISE: "TOY-RAISE-01",
    ids.EV_TAKE: "TOY-ROUND-02",
    ids.EV_TIE: "TOY-ROUND-02",
    ids.EV_DRAW: "TOY-ROUND-03",
    ids.EV_LATE: "TOY-PACE-03",
    ids.EV_CONCEDE: "TOY-END-02",
    ids.EV_COINS: "TOY-FX-01",
    ids.EV_ANSWER: "TOY-CARD-03",
    ids.EV_PASS: "TOY-CARD-03",
    ids.EV_SWAP: "TOY-FX-03",
}
ARGS = {
    ids.EV_START: ("round", "pot"),
    ids.EV_COMMIT: ("card",),
    ids.EV_SHOW: ("card",),
    ids.EV_RAISE: ("pot",),
    ids.EV_TAKE: ("coins",),
    ids.EV_TIE: ("coins",),
    ids.EV_DRAW: ("card",),
    ids.EV_COINS: ("coins", "by"),
    ids.EV_ANSWER: ("card",),
    ids.EV_SWAP: ("card", "before"),
}
"""What the numbers of an event are called: its first, its second."""
HIDDEN = (ids.EV_COMMIT, ids.EV_DRAW)
"""Events whose card is its owner's secret."""


def names(_t: Table, _s: State, _viewer: int) -> Names:
    """How messages say a seat: by its letter."""
    return {"SEAT": lambda seat: LETTERS[seat]}


def told(_t: Table, _s: State, event: Event, _viewer: int) -> tuple[Saying, str]:
    """The message of a redacted event, with what it is told, and the id of its rule."""
    kind, seat, *numbers = event
    if kind == ids.EV_OVER:
        return Saying(OVER[numbers[0]], {"reason": ENDS[numbers[0]][0]}), ENDS[numbers[0]][0]
    args: dict[str, Any] = {"seat": seat} if kind not in (ids.EV_START, ids.EV_TIE) else {}
    args |= dict(zip(ARGS.get(kind, ()), numbers, strict=False))
    code = EVENTS[kind]
    if kind in HIDDEN:
        code, args["card"] = (f"{code}-seen", args["card"]) if args["card"] else (code, None)
    return Saying(code, args), RULES[kind]


def redact(event: Event, viewer: int, _t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: the card of others' commits and draws is 0."""
    kind, seat, *rest = event
    return (kind, seat, 0, *rest[1:]) if kind in HIDDEN and seat != viewer else event
