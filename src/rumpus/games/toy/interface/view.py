"""What a viewer may see of a position, and of an event. Allow-lists: nothing is shown that is not named here."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.spec import Event

LETTERS = "ABCD"


def view(t: Table, s: State, viewer: int) -> dict[str, Any]:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types."""
    return {
        "game": "toy",
        "pace": ids.PACES[t.pace],
        "round": s.round,
        "pot": s.pot,
        "leader": s.leader,
        "turn": None if t.pace != ids.TURNS or s.over else s.turn,
        "deadline": s.deadline,
        "deck": s.deck_n,
        "seats": [seat_view(t, s, p, viewer) for p in range(t.n)],
        "mine": None if viewer < 0 else list(s.seats[viewer].hand[: s.seats[viewer].hand_n]),
        "over": s.over,
    }


def seat_view(t: Table, s: State, p: int, viewer: int) -> dict[str, Any]:
    """One seat. TOY-PACE-02: a card that lies face down is known to its owner only."""
    seat = s.seats[p]
    shown = t.pace == ids.TURNS or p == viewer
    return {
        "letter": LETTERS[p],
        "hand": seat.hand_n,
        "coins": seat.coins,
        "laid": seat.card > 0,
        "card": seat.card if seat.card and shown else None,
        "last": seat.last or None,
        "raised": bool(seat.raised),
        "out": bool(seat.out),
    }


def redact(event: Event, viewer: int, _t: Table, _s: State) -> Event | None:
    """The event as the viewer may know it: the card of others' commits and draws is 0."""
    kind, seat, *rest = event
    if kind in (ids.EV_COMMIT, ids.EV_DRAW) and seat != viewer:
        return (kind, seat, 0, *rest[1:])
    return event
