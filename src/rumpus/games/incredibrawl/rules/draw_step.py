"""The Draw step: cards in play away, free refills and the repair, the choice to buy, the draws."""

from rumpus.games.incredibrawl.rules import ids, places
from rumpus.games.incredibrawl.rules.cards import buy, draw_cards, free_refill, hand_size, may_buy, normal_draws
from rumpus.games.incredibrawl.rules.fight import in_play, leave
from rumpus.games.incredibrawl.rules.glory import settle
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def clear_table(t: Table, s: State, log: Log) -> None:
    """IB-DRAW-01: all cards in play go to their owners' discard piles."""
    for p in range(t.n):
        if in_play(s, p):
            leave(t, s, p, places.DISCARD, log)


@rule
def out_of_cards(t: Table, s: State, log: Log) -> bool:
    """IB-END-03, IB-END-06: a player without a character in hand and without a deck ends the game, before any draw."""
    for p in range(t.n):
        if s.seats[p].characters == 0 and s.seats[p].deck_n == 0:
            settle(t, s, ids.END_DECK, log)
            return True
    return False


@rule
def mend_hands(t: Table, s: State, opening: int, log: Log) -> bool:
    """IB-DRAW-07, IB-PU-11..15, IB-R-NOCHAR: everybody gets a character; True when all have one.

    `s.step` marks who has been refilled; `opening`: the draws of this Draw step are replaced.
    """
    start = max(0, s.token)
    for k in range(t.n):
        p = (start + k) % t.n
        seat = s.seats[p]
        if seat.characters:
            continue
        if seat.deck_n == 0:
            settle(t, s, ids.END_DECK, log)
            return False
        if (s.step >> p & 1) == 0:
            s.step |= 1 << p
            free_refill(s, p, log)
            if opening:
                seat.drawn = 1
        if seat.characters == 0:
            if seat.deck_n == 0:
                settle(t, s, ids.END_DECK, log)
            else:
                ask_all(s, ids.A_REPAIR, 1 << p)
            return False
    s.step = 0
    return True


@rule
def ask_draws(t: Table, s: State) -> None:
    """IB-DRAW-12: all who may pay choose at the same time."""
    mask = 0
    for p in range(t.n):
        seat = s.seats[p]
        if seat.drawn == 0 and seat.characters and hand_size(s, p) <= 4 and may_buy(t, s, p):
            mask |= 1 << p
    if mask:
        ask_all(s, ids.A_DRAW, mask)


@rule
def make_draws(t: Table, s: State, log: Log) -> None:
    """IB-DRAW-03, IB-DRAW-14: purchases and the normal draws of all who have one left."""
    for p in range(t.n):
        seat = s.seats[p]
        if seat.commit - 1 == ids.BUY:
            reveal(log)
            buy(s, p, log)
        elif seat.drawn == 0:
            draw_cards(s, p, normal_draws(s, p), log)
        seat.commit = 0


@rule
def pass_token(t: Table, s: State, log: Log) -> None:
    """IB-SAB-05, IB-P3-01: the token moves on at the end of the Draw step, where it moves."""
    if t.token and t.rotates:
        s.token = (s.token + 1) % t.n
        emit(log, ids.EV_TOKEN, s.token)
