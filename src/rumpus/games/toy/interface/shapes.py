"""The types of what a page gets of Dust-up."""

from typing import Literal, TypedDict


class SeatView(TypedDict):
    """One seat; `card` lies before it (null: face down, or none), `last` is the one of the round before."""

    letter: str
    hand: int
    coins: int
    laid: bool
    card: int | None
    last: int | None
    raised: bool
    out: bool


class View(TypedDict):
    """The position. `turn`: whose it is (null: everybody's); `mine`: the own hand (null: a spectator's)."""

    game: Literal["toy"]
    pace: str
    round: int
    pot: int
    leader: int
    turn: int | None
    answering: bool
    deadline: int
    deck: int
    seats: list[SeatView]
    mine: list[int] | None
    over: int


class Round(TypedDict):
    """A round begins, with so many coins in the pot."""

    round: int
    pot: int


class OfSeat(TypedDict):
    """Something a seat does."""

    seat: int


class OfCard(TypedDict):
    """Something a seat does with a card; null: it is hidden from these eyes."""

    seat: int
    card: int | None


class Raise(TypedDict):
    """A coin more lies in the pot."""

    seat: int
    pot: int


class Take(TypedDict):
    """A seat takes coins."""

    seat: int
    coins: int


class Tie(TypedDict):
    """Nobody takes these coins."""

    coins: int


class Coins(TypedDict):
    """A seat takes coins as the card of this value says."""

    seat: int
    coins: int
    by: int


class Swap(TypedDict):
    """A card lies in place of another one."""

    seat: int
    card: int
    before: int


class Over(TypedDict):
    """The game has ended, by this rule."""

    reason: str


Events = TypedDict(
    "Events",
    {
        "start": Round,
        "commit": OfCard,
        "show": OfCard,
        "raise": Raise,
        "take": Take,
        "tie": Tie,
        "draw": OfCard,
        "late": OfSeat,
        "concede": OfSeat,
        "over": Over,
        "coins": Coins,
        "answer": OfCard,
        "pass": OfSeat,
        "swap": Swap,
    },
)
"""By kind, the arguments of a line of the log."""
