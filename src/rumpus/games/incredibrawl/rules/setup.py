"""The deal, and what a round begins with."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import draw_up_to
from rumpus.games.incredibrawl.rules.fight import clear_fighter
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.chance import draw, seed, shuffle
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def deal(t: Table, s: State, number: int, log: Log) -> None:
    """IB-SETUP-02..13: decks, hands of 5, Glory, locations, token."""
    seed(s, number)
    s.phase = ids.P_SETUP
    s.winner = -1
    s.left = -1
    s.right = -1
    s.scrap_winner = -1
    s.throw_won = -1
    s.token = draw(s, log, t.n) if t.token else -1
    for i in range(ids.LOCATIONS):
        s.places[i] = i
    if t.locations:
        for i in range(ids.LOCATIONS - 1, 1, -1):
            j = 1 + draw(s, log, i)
            kept = s.places[i]
            s.places[i] = s.places[j]
            s.places[j] = kept
    s.visited = 1 << s.places[0]
    for i in range(3):
        s.goes_on[i] = -1
    for p in range(t.n):
        seat = s.seats[p]
        seat.glory = t.start
        seat.deck_n = ids.CARDS if t.power_ups else ids.CHARACTERS
        for i in range(seat.deck_n):
            seat.deck[i] = i
        shuffle(s, log, seat.deck, seat.deck_n)
        draw_up_to(s, p, 5, log)


@rule
def begin_round(t: Table, s: State, log: Log) -> None:
    """IB-TURN-01: a new round; what belonged to the last one is cleared."""
    s.round += 1
    s.winner = -1
    s.winner_card = 0
    s.winner_type = 0
    s.winner_level = 0
    s.winner_serial = 0
    s.scrap = 0
    s.left = -1
    s.right = -1
    s.scrap_winner = -1
    s.margin = 0
    s.fought = 0
    s.glory_mod = 0
    s.locked = 0
    s.step = 0
    for k in range(2):
        s.turned[k] = 0
        s.upside[k] = 0
        s.blind[k] = 0
    for k in range(3):
        s.goes_on[k] = -1
    for p in range(t.n):
        seat = s.seats[p]
        seat.bought = 0
        seat.drawn = 0
        seat.more = 0
        seat.plays = 0
        seat.sign = 0
        clear_fighter(seat.fighter)
        seat.fighter.beaten = 0
        seat.fighter.spot = 0
    emit(log, ids.EV_ROUND, -1, s.round, s.places[0], s.token)
