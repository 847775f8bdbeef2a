"""Cards on the move: tavern, hand, reveal zone, clinic, tomb, and who knows what of a closed hand or a tavern
(Draw Phase, Discard, Reveal, Conceal; BS-RUL-30, -34, -51, -52).
"""

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import State, Table
from rumpus.games.blitz_squad.rules.telling import tell
from rumpus.kernel.records.chance import draw, shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import find, insert_at, put_bottom, put_sorted, remove_at
from rumpus.kernel.records.record import rule


@rule
def others(t: Table, p: int) -> int:
    """The mask of all who may know a card of seat p but its owner: a card that was seen by all is known to them."""
    return everybody(t) & ~(1 << p)


@rule
def everybody(t: Table) -> int:
    """The mask of all seats and onlookers."""
    return (1 << t.n) - 1 | 1 << ids.PUBLIC


@rule
def hand_size(s: State, p: int) -> int:
    """BS-REV-03: the cards in hand; revealed ones are in it."""
    return s.seats[p].hand_n + s.seats[p].open_n


@rule
def card_of(cell: int) -> int:
    """The card of a cell."""
    return cell % ids.SEEN


# ---------------------------------------------------------------- closed hands
@rule
def first_of(s: State, p: int, card: int) -> int:
    """The lowest place of a card in the closed hand, or -1."""
    seat = s.seats[p]
    for i in range(seat.hand_n):
        if card_of(seat.hand[i]) == card:
            return i
    return -1


@rule
def to_hand(s: State, p: int, card: int, known: int) -> None:
    """BS-RUL-52: a card comes into the closed hand, known there to the seats of a mask; among equal cards the marks of
    each seat move to the first ones.
    """
    seat = s.seats[p]
    i = 0
    while i < seat.hand_n and card_of(seat.hand[i]) <= card:
        i += 1
    seat.hand_n = insert_at(seat.hand, seat.hand_n, i, card)
    first = first_of(s, p, card)
    for v in range(ids.PUBLIC + 1):
        if known >> v & 1:
            for k in range(first, i + 1):
                if (seat.hand[k] // ids.SEEN >> v & 1) == 0:
                    seat.hand[k] += ids.SEEN << v
                    break


@rule
def from_hand(s: State, p: int, card: int) -> None:
    """A copy of a card leaves the closed hand: whoever knew one of them knows one less."""
    seat = s.seats[p]
    seat.hand_n = remove_at(seat.hand, seat.hand_n, first_of(s, p, card))


@rule
def from_open(s: State, p: int, card: int) -> None:
    """A card leaves the reveal zone."""
    seat = s.seats[p]
    seat.open_n = remove_at(seat.open, seat.open_n, find(seat.open, seat.open_n, card))


@rule
def show(s: State, p: int, card: int, log: Log) -> None:
    """BS-REV-01: a closed card is laid face up into the reveal zone."""
    from_hand(s, p, card)
    s.seats[p].open_n = put_sorted(s.seats[p].open, s.seats[p].open_n, card)
    reveal(log)
    tell(log, ids.EV_REVEAL, p, 0, card)


@rule
def hide(t: Table, s: State, p: int, card: int) -> None:
    """BS-CON-01, BS-RUL-52: a revealed card goes back into the closed hand, where all know it."""
    from_open(s, p, card)
    to_hand(s, p, card, others(t, p))


# ---------------------------------------------------------------- tavern
@rule
def draw_one(s: State, p: int, log: Log) -> bool:
    """BS-DRAW-06, BS-ZONE-01: the top card of the tavern comes into the closed hand, unseen by others but for those
    who know it; False: the tavern is empty.
    """
    seat = s.seats[p]
    if seat.tavern_n == 0:
        return False
    cell = seat.tavern[seat.tavern_n - 1]
    seat.tavern_n = remove_at(seat.tavern, seat.tavern_n, seat.tavern_n - 1)
    to_hand(s, p, card_of(cell), cell // ids.SEEN & ~(1 << p))
    reveal(log)
    tell(log, ids.EV_DRAW, p, 0, card_of(cell))
    return True


@rule
def draw_forced(s: State, p: int, n: int, log: Log) -> None:
    """BS-LOSE-01, BS-RUL-33, BS-RUL-34: an effect makes seat p draw n cards; a missing one marks it."""
    for _ in range(n):
        if not draw_one(s, p, log):
            s.seats[p].marked |= 1 << ids.FORCED_DRAW
            return


@rule
def mill(s: State, p: int, n: int, log: Log) -> int:
    """BS-DISC-02, BS-DMG-01, BS-DMG-02, BS-LOSE-02, BS-RUL-34: n cards from the top of the tavern, one by one, to the
    clinic; a missing one marks the seat. How many there were.
    """
    seat = s.seats[p]
    for i in range(n):
        if seat.tavern_n == 0:
            seat.marked |= 1 << ids.FORCED_DISCARD
            return i
        card = card_of(seat.tavern[seat.tavern_n - 1])
        seat.tavern_n = remove_at(seat.tavern, seat.tavern_n, seat.tavern_n - 1)
        reveal(log)
        to_clinic(s, p, card)
        tell(log, ids.EV_DISCARD, p, ids.FROM_TAVERN, card)
    return n


@rule
def under_tavern(t: Table, s: State, p: int, card: int) -> None:
    """BS-RUL-52: a card that all have seen goes under the tavern, where it is known at its depth."""
    seat = s.seats[p]
    seat.tavern_n = put_bottom(seat.tavern, seat.tavern_n, card + ids.SEEN * everybody(t))


@rule
def shuffle_tavern(s: State, p: int, log: Log) -> None:
    """BS-RUL-30: the whole tavern is shuffled, and nobody knows a card of it any more."""
    seat = s.seats[p]
    for i in range(seat.tavern_n):
        seat.tavern[i] = card_of(seat.tavern[i])
    shuffle(s, log, seat.tavern, seat.tavern_n)
    emit(log, ids.EV_SHUFFLE, p)


# ---------------------------------------------------------------- clinic and tomb
@rule
def to_clinic(s: State, p: int, card: int) -> None:
    """BS-DISC-01, BS-DISC-04: a card goes face up on top of its owner's clinic."""
    seat = s.seats[p]
    seat.clinic[seat.clinic_n] = card
    seat.clinic_n += 1


@rule
def to_tomb(s: State, p: int, card: int) -> None:
    """BS-DISC-03: a card goes face up on top of its owner's tomb."""
    seat = s.seats[p]
    seat.tomb[seat.tomb_n] = card
    seat.tomb_n += 1


@rule
def discard(s: State, p: int, card: int, revealed: int, log: Log) -> None:
    """BS-DISC-01: a card of the hand goes to the clinic."""
    if revealed:
        from_open(s, p, card)
    else:
        from_hand(s, p, card)
        reveal(log)
    to_clinic(s, p, card)
    tell(log, ids.EV_DISCARD, p, ids.FROM_OPEN if revealed else ids.FROM_HAND, card)


@rule
def discard_all(s: State, p: int, log: Log) -> None:
    """BS-RUL-19, BS-RUL-42, BS-RUL-43: the whole hand is discarded, closed cards first."""
    while s.seats[p].hand_n > 0:
        discard(s, p, card_of(s.seats[p].hand[0]), 0, log)
    while s.seats[p].open_n > 0:
        discard(s, p, s.seats[p].open[0], 1, log)


@rule
def discard_by_chance(s: State, p: int, log: Log) -> None:
    """BS-RUL-41, BS-RUL-42: one card of the hand, closed or revealed, each with the same chance."""
    i = draw(s, log, hand_size(s, p))
    closed = s.seats[p].hand_n
    if i < closed:
        discard(s, p, card_of(s.seats[p].hand[i]), 0, log)
    else:
        discard(s, p, s.seats[p].open[i - closed], 1, log)


@rule
def take_from_clinic(s: State, p: int, card: int) -> None:
    """BS-RUL-43: the uppermost such card leaves the clinic."""
    seat = s.seats[p]
    for i in range(seat.clinic_n - 1, -1, -1):
        if seat.clinic[i] == card:
            seat.clinic_n = remove_at(seat.clinic, seat.clinic_n, i)
            return
