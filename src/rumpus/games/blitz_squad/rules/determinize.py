"""What a seat cannot know, dealt anew: closed hands, taverns, secret deck lists, a stack being built ([hidden] redeal;
BS-RUL-30, -51, -52).
"""

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import card_of, to_hand
from rumpus.games.blitz_squad.rules.losing import abandon
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.chance import below, mix, seed, word
from rumpus.kernel.records.piles import clear, count, find, insert_at, remove_at, sort
from rumpus.kernel.records.record import rule


@rule
def redeal(t: Table, s: State, viewer: int) -> None:
    """Samples all that the viewer (-1: a spectator) cannot know, the generator too."""
    seed(s, word(s) >> 1)
    if s.asker >= 0 and s.asker != viewer and building(s):
        asker = s.asker
        unbuild(t, s, asker)
    for p in range(t.n):
        if s.seats[p].out == 0 or s.seats[p].tavern_n + s.seats[p].hand_n > 0:
            redeal_seat(t, s, p, viewer)


@rule
def building(s: State) -> bool:
    """Whether a stack is being built, or its target chosen: what others must not see."""
    return s.ask in (ids.ASK_TARGET, ids.ASK_STACK, ids.ASK_TOP)


@rule
def unbuild(t: Table, s: State, asker: int) -> None:
    """BS-RUL-60: others see only that the seat is deciding: it decides what it decided before it began to build."""
    abandon(s)
    f = s.frames[s.depth - 1]
    s.asker = asker
    if f.kind == ids.F_ANSWER:
        s.ask = ids.ASK_BLOCK if f.blocks else ids.ASK_ANSWER
    else:
        s.ask = ids.ASK_MAIN


@rule
def knows(p: int, viewer: int, cell: int, closed: bool) -> bool:
    """Whether the viewer knows this cell of seat p: an own closed card, one marked for it, or one that all know."""
    if viewer >= 0 and closed and p == viewer:
        return True
    return bool(cell // ids.SEEN >> (viewer if viewer >= 0 else ids.PUBLIC) & 1)


@rule
def redeal_seat(t: Table, s: State, p: int, viewer: int) -> None:
    """The unknown cards of one seat: pooled out of hand and tavern, mixed, and put where unknown cards lay."""
    seat = s.seats[p]
    n = 0
    for i in range(seat.hand_n):
        if not knows(p, viewer, seat.hand[i], True):
            s.pool[n] = card_of(seat.hand[i])
            n += 1
    for i in range(seat.tavern_n):
        if not knows(p, viewer, seat.tavern[i], False):
            s.pool[n] = card_of(seat.tavern[i])
            n += 1
    if t.closed and p != viewer:
        relist(t, s, p, n)
    mix(s, s.pool, n)
    at = put_in_hand(s, p, viewer)
    for i in range(seat.tavern_n):
        if not knows(p, viewer, seat.tavern[i], False):
            seat.tavern[i] = s.pool[at] + seat.tavern[i] // ids.SEEN * ids.SEEN
            at += 1
    clear(s.pool, n)


@rule
def put_in_hand(s: State, p: int, viewer: int) -> int:
    """The hand again, with other cards in place of unknown ones; what others know of it they know of those. How many
    cards of the pool it took.
    """
    seat = s.seats[p]
    n, at = seat.hand_n, 0
    for i in range(n):
        s.pool[ids.DECK + i] = seat.hand[i]
        seat.hand[i] = 0
    seat.hand_n = 0
    for i in range(n):
        cell = s.pool[ids.DECK + i]
        s.pool[ids.DECK + i] = 0
        if knows(p, viewer, cell, True):
            to_hand(s, p, card_of(cell), cell // ids.SEEN)
        else:
            to_hand(s, p, s.pool[at], cell // ids.SEEN)
            at += 1
    return at


# ---------------------------------------------------------------- secret deck lists
@rule
def relist(t: Table, s: State, p: int, n: int) -> None:
    """BS-RUL-51, closed: seat p may have any legal deck in which the cards stand that the viewer has seen. The n
    unknown cards in the pool are drawn out of one such deck.
    """
    seat = s.seats[p]
    for i in range(n):
        at = find(seat.deck, ids.DECK, s.pool[i])
        remove_at(seat.deck, ids.DECK, at)
        s.pool[i] = 0
        insert_at(seat.deck, ids.DECK - 1, 0, 0)  # the seen cards stand last, ascending; blanks before them
    made = unknown_specials(t, s, p, n)
    lots = possible_cards(t, s, p, n)
    for i in range(made, n):
        k = below(s, lots)
        s.pool[i] = s.pool[ids.DECK + k]
        s.pool[ids.DECK + k] = s.pool[ids.DECK + lots - 1]
        lots -= 1
    for i in range(2 * ids.DECK):
        s.pool[ids.DECK + i] = 0
    for i in range(n):
        seat.deck[i] = s.pool[i]
    sort(seat.deck, ids.DECK)


@rule
def unknown_specials(t: Table, s: State, p: int, n: int) -> int:
    """0 to 8 of the unknown cards are specials, each number as likely, up to what the table allows: no rule says more.
    They come first in the pool; how many they are.
    """
    deck, seen = s.seats[p].deck, 0
    for i in range(n, ids.DECK):
        if t.cards[deck[i]].kind > ids.BRAWLER:
            seen += 1
    first = 1
    while first <= t.cards_n and t.cards[first].kind == ids.BRAWLER:
        first += 1
    most = min(n, t.special_max - seen)
    if first > t.cards_n or most <= 0:
        return 0
    made = 0
    for _ in range(below(s, min(most, 8) + 1)):
        card = first + below(s, t.cards_n - first + 1)
        if t.cards[card].kind > ids.BRAWLER and copies(s, p, n, made, card) < t.special_copies:
            s.pool[made] = card
            made += 1
    return made


@rule
def copies(s: State, p: int, n: int, made: int, card: int) -> int:
    """How many such cards are seen in the deck of seat p or made for it."""
    deck = s.seats[p].deck  # its first n places are blank
    return count(deck, ids.DECK, card) + count(s.pool, made, card)


@rule
def possible_cards(t: Table, s: State, p: int, n: int) -> int:
    """BS-DECK-03, -08: the cards of four brawlers, those seen among them, that are not seen; they lie in the pool from
    60 on. How many they are.
    """
    chosen = 0
    for i in range(n, ids.DECK):
        brawler = t.cards[s.seats[p].deck[i]].brawler
        if brawler:
            chosen |= 1 << brawler
    while bits(chosen) < 4:
        chosen |= 1 << 1 + below(s, t.brawlers_n)
    lots = 0
    for card in range(1, t.cards_n + 1):
        if t.cards[card].kind == ids.BRAWLER and chosen >> t.cards[card].brawler & 1:
            for _ in range(t.cards[card].copies - copies(s, p, n, 0, card)):
                s.pool[ids.DECK + lots] = card
                lots += 1
    return lots
