"""Cards in hands, decks and discard piles; drawing, the refill, the repair of a hand of Power-Ups."""

from typing import Any

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.chance import shuffle
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def hand_size(s: State, p: int) -> int:
    """How many cards seat p has in hand; a card face down is not in hand."""
    return bits(s.seats[p].characters) + bits(s.seats[p].power_ups)


@rule
def in_hand(s: State, p: int, card: int) -> bool:
    """Whether seat p holds a card."""
    if card < ids.CHARACTERS:
        return (s.seats[p].characters >> card & 1) == 1
    return (s.seats[p].power_ups >> (card - ids.CHARACTERS) & 1) == 1


@rule
def put_in_hand(s: State, p: int, card: int, seen: int) -> None:
    """A card comes to hand; the seats of `seen` know which."""
    seat = s.seats[p]
    if card < ids.CHARACTERS:
        seat.characters |= 1 << card
        for q in range(4):
            if seen >> q & 1:
                seat.known[q] |= 1 << card
    else:
        seat.power_ups |= 1 << (card - ids.CHARACTERS)
        for q in range(4):
            if seen >> q & 1:
                seat.known_up[q] |= 1 << (card - ids.CHARACTERS)
    if (seen >> p & 1) == 1:
        seat.known[p] = 0
        seat.known_up[p] = 0


@rule
def take_from_hand(s: State, p: int, card: int) -> None:
    """A card leaves the hand, and is known no longer."""
    seat = s.seats[p]
    if card < ids.CHARACTERS:
        seat.characters &= ~(1 << card)
        forget(s, p, card)
    else:
        bit = 1 << (card - ids.CHARACTERS)
        seat.power_ups &= ~bit
        for q in range(4):
            seat.known_up[q] &= ~bit


@rule
def forget(s: State, p: int, card: int) -> None:
    """A character of seat p is no longer in hand or face down."""
    for q in range(4):
        s.seats[p].known[q] &= ~(1 << card)


@rule
def show_hand(s: State, p: int, viewers: int, log: Log) -> None:
    """The seats of `viewers` see the hand of p as it is now."""
    seat = s.seats[p]
    reveal(log)
    for q in range(ids.SEATS):
        if q != p and viewers >> q & 1:
            seat.known[q] |= seat.characters
            seat.known_up[q] |= seat.power_ups
    emit(log, ids.EV_SHOWN, p, seat.characters, seat.power_ups, viewers)


@rule
def discard(s: State, p: int, card: int) -> None:
    """IB-DRAW-02: a card on top of its owner's discard pile, face up."""
    seat = s.seats[p]
    seat.discard[seat.discard_n] = card + 1
    seat.discard_n += 1


@rule
def discard_from_hand(s: State, p: int, card: int, log: Log) -> None:
    """A card goes from hand to the discard pile."""
    take_from_hand(s, p, card)
    discard(s, p, card)
    emit(log, ids.EV_DISCARD, p, card)


@rule
def leave_discard(s: State, p: int, card: int) -> None:
    """A card leaves the discard pile; the others close up."""
    seat = s.seats[p]
    at = 0
    for i in range(seat.discard_n):
        if seat.discard[i] == card + 1:
            at = i
    for i in range(at, seat.discard_n - 1):
        seat.discard[i] = seat.discard[i + 1]
    seat.discard_n -= 1
    seat.discard[seat.discard_n] = 0


@rule
def put_on_deck(s: State, p: int, card: int, seen: int, bottom: int) -> None:
    """A card on top of the deck, or under it."""
    seat = s.seats[p]
    at = seat.deck_n
    if bottom:
        for i in range(seat.deck_n, 0, -1):
            seat.deck[i] = seat.deck[i - 1]
        at = 0
    seat.deck[at] = card + 64 * seen
    seat.deck_n += 1


@rule
def take_top(s: State, p: int) -> int:
    """The top cell of a deck that is not empty."""
    seat = s.seats[p]
    seat.deck_n -= 1
    cell = seat.deck[seat.deck_n]
    seat.deck[seat.deck_n] = 0
    return cell


@rule
def shuffle_deck(s: State, p: int, log: Log) -> None:
    """The deck in a new order, which nobody has seen."""
    seat = s.seats[p]
    for i in range(seat.deck_n):
        seat.deck[i] = seat.deck[i] % 64
    shuffle(s, log, seat.deck, seat.deck_n)


@rule
def draw_cards(s: State, p: int, n: int, log: Log) -> int:
    """IB-DRAW-08: n cards from the own deck, or all there are; how many."""
    made = 0
    for _ in range(n):
        if s.seats[p].deck_n == 0:
            break
        cell = take_top(s, p)
        put_in_hand(s, p, cell % 64, cell // 64)
        emit(log, ids.EV_DRAW, p, cell % 64, cell // 64)
        made += 1
    if made:
        reveal(log)
    return made


@rule
def draw_up_to(s: State, p: int, n: int, log: Log) -> int:
    """Draws until the hand has n cards; nothing when it has n or more. How many."""
    size = hand_size(s, p)
    return draw_cards(s, p, n - size, log) if size < n else 0


@rule
def normal_draws(s: State, p: int) -> int:
    """IB-DRAW-03, IB-DRAW-08: the cards of the normal draw of this Draw step: 1, what effects say, what there is."""
    return min(max(0, 1 + s.seats[p].more), s.seats[p].deck_n)


@rule
def may_buy(t: Table, s: State, p: int) -> bool:
    """IB-DRAW-05, IB-DRAW-06, IB-R-REFILLMIN: Glory to pay with, room in hand, cards to draw, once a round."""
    seat = s.seats[p]
    if t.refill == 0 or seat.bought or seat.glory == 0 or seat.deck_n < t.refill_min:
        return False
    return hand_size(s, p) <= 5 - t.refill_min


@rule
def buy(s: State, p: int, log: Log) -> None:
    """IB-DRAW-04, IB-DRAW-14: 1 Glory for a hand of 5 at once, instead of this round's normal draw."""
    seat = s.seats[p]
    seat.glory -= 1
    seat.bought = 1
    seat.drawn = 1
    emit(log, ids.EV_BUY, p, seat.glory)
    draw_up_to(s, p, 5, log)


@rule
def free_refill(s: State, p: int, log: Log) -> None:
    """IB-DRAW-07, IB-PU-11: no character in hand: the hand is shown if it has Power-Ups, then 5 cards for nothing."""
    if s.seats[p].power_ups:
        show_hand(s, p, ids.ALL_KNOWN, log)
    if hand_size(s, p) >= 5:
        return
    emit(log, ids.EV_FREE, p)
    draw_up_to(s, p, 5, log)
    if s.seats[p].characters == 0:
        show_hand(s, p, ids.ALL_KNOWN, log)


@rule
def repair_one(s: State, p: int, card: int, log: Log) -> None:
    """IB-PU-12: one Power-Up away, one card drawn."""
    discard_from_hand(s, p, card, log)
    draw_cards(s, p, 1, log)
    if s.seats[p].characters == 0:
        show_hand(s, p, ids.ALL_KNOWN, log)


@rule
def held(s: State, p: int, characters: int, power_ups: int) -> int:
    """The mask of the cards of these kinds in hand, of 40 bits."""
    mask = s.seats[p].characters if characters else 0
    if power_ups:
        mask |= s.seats[p].power_ups << ids.CHARACTERS
    return mask


@rule
def hand_ids(s: State, p: int, characters: int, power_ups: int, out: Any) -> int:
    """Writes the held cards of these kinds as action ids, ascending; their number."""
    return list_bits(held(s, p, characters, power_ups), 0, out)
