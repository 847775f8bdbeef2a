"""Words about cards that ask nobody: draw, mill, bury, recover and their like. Each is done to seat p."""

from rumpus.games.blitz_squad.rules import cards, ids
from rumpus.games.blitz_squad.rules.cards import mill as mill_cards
from rumpus.games.blitz_squad.rules.state import Frame, Op, State, Table
from rumpus.games.blitz_squad.rules.telling import tell
from rumpus.kernel.records import chance
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import remove_at
from rumpus.kernel.records.record import rule


@rule
def draw(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Draw (BS-DRAW-06, BS-LOSE-01, BS-RUL-33): n cards one by one, forced."""
    cards.draw_forced(s, p, f.n, log)
    return True


@rule
def draw_to(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """draw_to (BS-RUL-33): up to n cards in hand, forced."""
    cards.draw_forced(s, p, max(0, f.n - cards.hand_size(s, p)), log)
    return True


@rule
def mill(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Mill and strike (BS-DISC-02, BS-LOSE-02): n cards from the top of the tavern; that is no damage (BS-RUL-62)."""
    mill_cards(s, p, f.n, log)
    return True


@rule
def bury(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Bury (BS-DISC-03, BS-RUL-43): the top of the clinic to the top of the tomb, n times."""
    seat = s.seats[p]
    for _ in range(min(f.n, seat.clinic_n)):
        card = seat.clinic[seat.clinic_n - 1]
        seat.clinic_n = remove_at(seat.clinic, seat.clinic_n, seat.clinic_n - 1)
        cards.to_tomb(s, p, card)
        tell(log, ids.EV_BURY, p, 0, card)
    return True


@rule
def recover(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Recover (BS-RUL-43, BS-RUL-52): the top of the clinic under the tavern, n times; all know it there."""
    seat = s.seats[p]
    for _ in range(min(f.n, seat.clinic_n)):
        card = seat.clinic[seat.clinic_n - 1]
        seat.clinic_n = remove_at(seat.clinic, seat.clinic_n, seat.clinic_n - 1)
        cards.under_tavern(t, s, p, card)
        tell(log, ids.EV_RECOVER, p, 0, card)
    return True


@rule
def raise_up(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Raise (BS-RUL-43): the top of the tomb to the top of the clinic, n times."""
    seat = s.seats[p]
    for _ in range(min(f.n, seat.tomb_n)):
        card = seat.tomb[seat.tomb_n - 1]
        seat.tomb_n = remove_at(seat.tomb, seat.tomb_n, seat.tomb_n - 1)
        cards.to_clinic(s, p, card)
        tell(log, ids.EV_RISE, p, 0, card)
    return True


@rule
def discard_random(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """discard_random (BS-RUL-41, BS-RUL-42): n cards of the hand by chance, closed and revealed alike."""
    for _ in range(min(f.n, cards.hand_size(s, p))):
        cards.discard_by_chance(s, p, log)
    return True


@rule
def expose(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Expose (BS-REV-05, BS-RUL-41): n closed cards by chance are revealed."""
    for _ in range(min(f.n, s.seats[p].hand_n)):
        i = chance.draw(s, log, s.seats[p].hand_n)
        cards.show(s, p, cards.card_of(s.seats[p].hand[i]), log)
    return True


@rule
def spy(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Spy (BS-TGT-01, BS-RUL-52): the controller alone sees the whole closed hand, and knows it from then on."""
    seat, me = s.seats[p], f.seat
    if me != p:
        emit(log, ids.EV_SPY, me, p, seat.hand_n)
        for i in range(seat.hand_n):
            if (seat.hand[i] // ids.SEEN >> me & 1) == 0:
                seat.hand[i] += ids.SEEN << me
            tell(log, ids.EV_SPIED, me, p, cards.card_of(seat.hand[i]))
        reveal(log)
    return True


@rule
def shuffle(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Shuffle (BS-RUL-30): the tavern is shuffled; what was known of its order is not any more."""
    cards.shuffle_tavern(s, p, log)
    return True
