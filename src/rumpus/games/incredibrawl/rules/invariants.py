"""Invariants, checked at every step of the property tests."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule


@rule
def check(t: Table, s: State) -> int:
    """0, or 1 cards lost or doubled, 2 piles, 3 Glory, 4 spots, 5 locations, 6 who is asked, 7 token, 8 knowledge."""
    for p in range(t.n):
        seat = s.seats[p]
        found = cards_of(s, p)
        if found != ((1 << (ids.CARDS if t.power_ups else ids.CHARACTERS)) - 1):
            return 1
        for i in range(ids.CARDS):
            if (i >= seat.deck_n and seat.deck[i] != 0) or (i >= seat.discard_n and seat.discard[i] != 0):
                return 2
        if seat.glory < 0:
            return 3
        for q in range(t.n):
            mine = seat.characters | (1 << (seat.selected - 1) if seat.selected else 0)
            if seat.known[q] & ~mine or seat.known_up[q] & ~seat.power_ups:
                return 8
        for q in range(p):
            if seat.fighter.spot and seat.fighter.spot == s.seats[q].fighter.spot:
                return 4
    places = 0
    for i in range(ids.LOCATIONS):
        places |= 1 << s.places[i]
    if places != (1 << ids.LOCATIONS) - 1:
        return 5
    if s.over == 0 and (s.waiting & ~s.asked or (s.waiting == 0 and s.w_bell == 0)):
        return 6
    return 7 if (s.token >= 0) != (t.token == 1) else 0


@rule
def cards_of(s: State, p: int) -> int:
    """The mask of all cards of seat p, wherever they are; -1 when one is there twice."""
    seat = s.seats[p]
    mask = seat.characters | (seat.power_ups << ids.CHARACTERS)
    n = bits(mask)
    for i in range(seat.deck_n):
        mask |= 1 << (seat.deck[i] % 64)
        n += 1
    for i in range(seat.discard_n):
        mask |= 1 << (seat.discard[i] - 1)
        n += 1
    if seat.selected:
        mask |= 1 << (seat.selected - 1)
        n += 1
    if seat.fighter.card:
        mask |= 1 << (seat.fighter.card - 1)
        n += 1
    if s.fx.on and s.fx.kind == ids.POWER_UP and s.fx.owner == p:
        mask |= 1 << s.fx.card
        n += 1
    return mask if n == bits(mask) else -1
