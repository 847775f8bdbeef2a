"""What a viewer may see of a position: an allow-list. Nothing is shown that is not named here."""

from typing import Any

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import answering, lies_open

LETTERS = "ABCD"


def view(t: Table, s: State, viewer: int) -> dict[str, Any]:
    """The position as seat `viewer` knows it (-1: a spectator), as JSON types."""
    return {
        "game": "toy",
        "pace": ids.PACES[t.pace],
        "round": s.round,
        "pot": s.pot,
        "leader": s.leader,
        "turn": None if s.turn < 0 or s.over else s.turn,
        "answering": answering(t, s) and not s.over,
        "deadline": s.deadline,
        "deck": s.deck_n,
        "seats": [seat_view(t, s, p, viewer) for p in range(t.n)],
        "mine": None if viewer < 0 else list(s.seats[viewer].hand[: s.seats[viewer].hand_n]),
        "over": s.over,
    }


def seat_view(t: Table, s: State, p: int, viewer: int) -> dict[str, Any]:
    """One seat. TOY-PACE-02: a card that lies face down is known to its owner only."""
    seat = s.seats[p]
    shown = p == viewer or lies_open(t, s)
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
