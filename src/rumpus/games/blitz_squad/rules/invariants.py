"""Invariants, checked at every step of the property tests."""

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import card_of
from rumpus.games.blitz_squad.rules.specials import zone_card, zone_owner
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.records.piles import count
from rumpus.kernel.records.record import rule


@rule
def check(t: Table, s: State) -> int:
    """0, or 1 cards lost, doubled or of another deck (BS-ZONE-03), 2 order of a hand, 3 cells beyond a count, 4 who is
    asked, 5 a card known to its own owner, 6 a stack of two brawlers (BS-STACK-02), 7 a mark left standing.
    """
    for p in range(t.n):
        if s.seats[p].out and cards_of(s, p) == 0:
            continue
        if cards_of(s, p) != ids.DECK or not of_deck(t, s, p):
            return 1
        fault = hand_fault(t, s, p)
        if fault:
            return fault
        if not stacks_match(t, s, p):
            return 6
        if s.seats[p].marked:
            return 7
    if s.over == 0 and (s.ask == ids.ASK_NONE or s.asker < 0 or s.seats[s.asker].out):
        return 4
    return 0


@rule
def cards_of(s: State, p: int) -> int:
    """How many cards seat p has, wherever they are."""
    seat = s.seats[p]
    n = seat.tavern_n + seat.hand_n + seat.open_n + seat.clinic_n + seat.tomb_n
    for zone in range(3):
        n += seat.stacks[zone].n
    for i in range(s.zone_n):
        if zone_owner(s, i) == p:
            n += 1
    return n


@rule
def copies(s: State, p: int, card: int) -> int:
    """How many such cards seat p has."""
    seat = s.seats[p]
    n = count(seat.open, seat.open_n, card) + count(seat.tomb, seat.tomb_n, card)
    n += count(seat.clinic, seat.clinic_n, card)
    for i in range(seat.tavern_n):
        n += 1 if card_of(seat.tavern[i]) == card else 0
    for i in range(seat.hand_n):
        n += 1 if card_of(seat.hand[i]) == card else 0
    for zone in range(3):
        n += count(seat.stacks[zone].cards, seat.stacks[zone].n, card)
    for i in range(s.zone_n):
        n += 1 if zone_owner(s, i) == p and zone_card(s, i) == card else 0
    return n


@rule
def of_deck(t: Table, s: State, p: int) -> bool:
    """Whether seat p has just the cards of its deck."""
    deck = s.seats[p].deck
    for i in range(ids.DECK):
        if i > 0 and deck[i] == deck[i - 1]:
            continue
        if copies(s, p, deck[i]) != count(deck, ids.DECK, deck[i]):
            return False
    return True


@rule
def hand_fault(t: Table, s: State, p: int) -> int:
    """What is wrong with the order of a hand, or with cells; 0: nothing."""
    seat = s.seats[p]
    for i in range(1, seat.hand_n):
        before, cell = seat.hand[i - 1], seat.hand[i]
        same = card_of(before) == card_of(cell)
        if card_of(before) > card_of(cell) or (same and cell // ids.SEEN & ~(before // ids.SEEN)):
            return 2
    for i in range(ids.DECK):
        beyond = (i >= seat.hand_n and seat.hand[i]) or (i >= seat.open_n and seat.open[i])
        if beyond or (i >= seat.tavern_n and seat.tavern[i]) or (i >= seat.clinic_n and seat.clinic[i]):
            return 3
        if i < seat.hand_n and seat.hand[i] // ids.SEEN >> p & 1:
            return 5
    return 0


@rule
def stacks_match(t: Table, s: State, p: int) -> bool:
    """Whether every stack is of one brawler."""
    for zone in range(3):
        stack = s.seats[p].stacks[zone]
        for i in range(1, stack.n):
            if t.cards[stack.cards[i]].brawler != t.cards[stack.cards[0]].brawler:
                return False
    return True
