"""Events: what a viewer may know of one, and how it is said, each with the rule it comes from."""

from rumpus.games.toy.interface.view import LETTERS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.spec import Event

EVENTS = (
    *("start", "commit", "show", "raise", "take", "tie", "draw", "late", "concede", "over"),
    *("coins", "answer", "pass", "swap"),
)
"""The kinds, by number."""

ENDS = {
    ids.END_CARDS: ("TOY-END-01", "all cards are played"),
    ids.END_CONCEDED: ("TOY-END-02", "all others conceded"),
}
WORDS = {
    ids.EV_START: ("Round {a}: {b} in the pot", "TOY-ROUND-01"),
    ids.EV_COMMIT: ("{seat} lays a card face down", "TOY-PACE-02"),
    ids.EV_SHOW: ("{seat} shows {a}", "TOY-PLAY-01"),
    ids.EV_RAISE: ("{seat} raises: {a} in the pot", "TOY-RAISE-01"),
    ids.EV_TAKE: ("{seat} takes {a}", "TOY-ROUND-02"),
    ids.EV_TIE: ("A tie: {a} stay in the pot", "TOY-ROUND-02"),
    ids.EV_DRAW: ("{seat} draws a card", "TOY-ROUND-03"),
    ids.EV_LATE: ("{seat} is late", "TOY-PACE-03"),
    ids.EV_CONCEDE: ("{seat} concedes", "TOY-END-02"),
    ids.EV_COINS: ("{seat} takes {a} by the {b}", "TOY-FX-01"),
    ids.EV_ANSWER: ("{seat} answers with {a}", "TOY-CARD-03"),
    ids.EV_PASS: ("{seat} does not answer", "TOY-CARD-03"),
    ids.EV_SWAP: ("{seat} has {a} in place of {b}", "TOY-FX-03"),
    ids.EV_OVER: ("The game is over: {end}", "TOY-END-01"),
}


def say(_t: Table, _s: State, event: Event, _viewer: int) -> tuple[str, str]:
    """A redacted event in plain words, and the id of its rule."""
    kind, seat, a, b = event[:4]
    words, rule = WORDS[kind]
    end = ""
    if kind == ids.EV_COMMIT and a:
        words = "{seat} lays {a} face down"
    elif kind == ids.EV_DRAW and a:
        words = "{seat} draws {a}"
    elif kind == ids.EV_OVER:
        rule, end = ENDS[a]
    return words.format(seat=LETTERS[seat], a=a, b=b, end=end), rule


def redact(event: Event, viewer: int, _t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: the card of others' commits and draws is 0."""
    kind, seat, *rest = event
    if kind in (ids.EV_COMMIT, ids.EV_DRAW) and seat != viewer:
        return (kind, seat, 0, *rest[1:])
    return event
