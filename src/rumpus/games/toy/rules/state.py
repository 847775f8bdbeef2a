"""The records of Dust-up: read-only tables (`Table`) and the state of one game (`State`). Cards are their values,
1..9.
"""

from typing import Annotated

from rumpus.kernel.records.chance import RNG
from rumpus.kernel.records.record import Record, TableRecord, record


@record
class Op(Record):
    """One effect of a card: a word (`ops`) with its numbers."""

    op: int
    n: int  # coins, cards
    source: int  # POT, LEADER: where coins come from
    cond: int  # IF_POT, IF_LEADS; 0 = always
    least: int  # the number that the condition asks for


@record
class Card(Record):
    """What the cards of one value do: where in `ops` their effects stand, by moment (SHOW, ANSWER)."""

    first: Annotated[list[int], 2]
    size: Annotated[list[int], 2]


@record
class Table(TableRecord):
    """What does not change during a game: the options, and what cards do."""

    n: int  # seats, 2..4
    pace: int  # TURNS, TOGETHER, CLOCK
    highest: int  # greatest value, 4..9
    hand: int  # cards dealt to each seat, 1..4
    limit: int  # ms a round lasts with the clock, and an answer
    answers: int  # a bit for each value (bit 1 = value 1) whose cards may answer; 0 = nobody is asked
    cards: Annotated[list[Card], 9]  # by value, from 1
    ops: Annotated[list[Op], 36]
    ops_n: int  # rows of them in use; 0 = cards are values alone


@record
class Seat(Record):
    """One player. Public but for `hand` (its owner), and `card` while it lies face down."""

    hand: Annotated[list[int], 4]  # ascending; 0 beyond hand_n
    hand_n: int
    card: int  # laid in this round, 0 = none yet
    last: int  # laid in the round before, 0 = none
    coins: int
    raised: int  # 1 = has raised in this game
    out: int  # 1 = has conceded


@record
class State(Record):
    """One game. Public but for `rng`, `deck` and what Seat says."""

    rng: Annotated[list[int], RNG]  # nobody
    now: int  # ms, written by the kernel
    deadline: int  # ms at which the round's clock strikes; 0 without a clock
    seats: Annotated[list[Seat], 4]
    deck: Annotated[list[int], 36]  # ascending: a heap of cards, drawn from anywhere; nobody knows which are left
    deck_n: int
    pot: int  # coins to be won
    round: int  # from 1
    leader: int  # the seat that begins the round (pace turns)
    turn: int  # the seat to play (pace turns), or that is asked for an answer; else -1
    over: int  # end reason, 0 = running
