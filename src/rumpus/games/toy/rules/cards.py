"""The words of cards, a function each: the generated `dispatch` calls it with the seat, the card and its effect."""

from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import Op, State, Table
from rumpus.kernel.records.chance import draw as draw_number
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.piles import put_sorted, remove_at
from rumpus.kernel.records.record import rule


@rule
def take(t: Table, s: State, p: int, card: int, e: Op, log: Log) -> None:
    """TOY-FX-01: coins of the pot, or of the leader, as many as there are."""
    if e.source == ids.LEADER:
        n = min(e.n, s.seats[s.leader].coins)
        s.seats[s.leader].coins -= n
    else:
        n = min(e.n, s.pot)
        s.pot -= n
    s.seats[p].coins += n
    if n > 0:
        emit(log, ids.EV_COINS, p, n, card)


@rule
def draw(t: Table, s: State, p: int, card: int, e: Op, log: Log) -> None:
    """TOY-FX-02: cards from the deck, while there are any and the hand has room."""
    for _ in range(e.n):
        draw_card(s, p, log)


@rule
def swap(t: Table, s: State, p: int, card: int, e: Op, log: Log) -> None:
    """TOY-FX-03: the card that answers lies in place of the one that the seat laid."""
    emit(log, ids.EV_SWAP, p, card, s.seats[p].card)
    s.seats[p].card = card


@rule
def draw_card(s: State, p: int, log: Log) -> None:
    """TOY-ROUND-03: one card from anywhere in the deck, while there are any. TOY-CARD-04: a hand holds four at most."""
    seat = s.seats[p]
    if s.deck_n == 0 or seat.out or seat.hand_n == ids.HAND:
        return
    i = draw_number(s, log, s.deck_n)
    card = s.deck[i]
    s.deck_n = remove_at(s.deck, s.deck_n, i)
    seat.hand_n = put_sorted(seat.hand, seat.hand_n, card)
    emit(log, ids.EV_DRAW, p, card)
