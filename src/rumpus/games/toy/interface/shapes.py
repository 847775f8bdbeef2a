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
