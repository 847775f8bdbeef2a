"""What a viewer may see of a position: an allow-list. Nothing is shown that is not named here."""

from typing import Literal

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import State, Table
from rumpus.games.toy.rules.window import answering, lies_open
from rumpus.kernel.contract.shown import Shown

LETTERS = "ABCD"


class SeatView(Shown):
    """One seat; `card` lies before it (null: face down, or none), `last` is the one of the round before. TOY-PACE-02: a
    card that lies face down is known to its owner only.
    """

    def __init__(self, t: Table, s: State, p: int, viewer: int) -> None:
        seat = s.seats[p]
        shown = p == viewer or lies_open(t, s)
        self.letter: str = LETTERS[p]
        self.hand: int = seat.hand_n
        self.coins: int = seat.coins
        self.laid: bool = seat.card > 0
        self.card: int | None = seat.card if seat.card and shown else None
        self.last: int | None = seat.last or None
        self.raised: bool = bool(seat.raised)
        self.out: bool = bool(seat.out)


class View(Shown):
    """The position as a seat knows it (-1: a spectator). `turn`: whose it is (null: everybody's); `mine`: the own hand
    (null: a spectator's).
    """

    def __init__(self, t: Table, s: State, viewer: int) -> None:
        self.game: Literal["toy"] = "toy"
        self.pace: str = ids.PACES[t.pace]
        self.round: int = s.round
        self.pot: int = s.pot
        self.leader: int = s.leader
        self.turn: int | None = None if s.turn < 0 or s.over else s.turn
        self.answering: bool = answering(t, s) and not s.over
        self.deadline: int = s.deadline
        self.deck: int = s.deck_n
        self.seats: list[SeatView] = [SeatView(t, s, p, viewer) for p in range(t.n)]
        self.mine: list[int] | None = None if viewer < 0 else list(s.seats[viewer].hand[: s.seats[viewer].hand_n])
        self.over: int = s.over
