"""Operations on cards: BH-FX-50 to BH-FX-58."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.delay import draw_cards
from rumpus.games.brawlhalla.rules.ops_damage import frame_below, spare_shuffle
from rumpus.games.brawlhalla.rules.ops_target import drop_card
from rumpus.games.brawlhalla.rules.stack import side_of
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.targeting import DONE, WAIT, next_target
from rumpus.kernel.records.bits import bits, first_bit, lone, nth_bit
from rumpus.kernel.records.chance import draw, shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask


@rule
def draw_word(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-50: take n cards from the own deck; a reshuffle hurts (BH-RUL-28)."""
    q = next_target(t, s, f, op)  # nobody has two teammates to choose from
    if q == DONE:
        return True
    draw_cards(s, q, op.n)
    return False


# ---------------------------------------------------------------- other hands


@rule
def opponent_discards(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-51: the target discards n cards: its choice, at random, or the owner's choice after seeing the hand.

    Above the four bits of `pending`: cards that the target still loses.
    """
    if f.pending >> 4 == 0:
        q = next_target(t, s, f, op)
        if q == DONE:
            return True
        if q == WAIT:
            return False
        n = bits(s.seats[q].hand)
        n = n if n < op.n else op.n
        if n == 0:
            return False
        f.pending |= n << 4
        if op.which == 2:
            see_hand(s, log, f.seat, q, s.seats[q].hand, 0)
    victim = s.seats[f.target]
    left = f.pending >> 4
    if f.got >= ids.CARD:
        drop_card(t, s, log, f.target, f.got - ids.CARD)
        f.got = -1
        left -= 1
    while left > 0 and victim.hand and not victim.out:
        held = bits(victim.hand)
        if op.which != 1 and held > left:
            f.pending = (f.pending & 15) | left << 4
            ask(s, ids.ASK_HAND if op.which == 2 else ids.ASK_DISCARD, f.seat if op.which == 2 else f.target)
            return False
        card = first_bit(victim.hand)
        if op.which == 1 and held > left:
            card = nth_bit(victim.hand, draw(s, log, held))
        drop_card(t, s, log, f.target, card)
        left -= 1
    f.pending &= 15
    return False


@rule
def see_hand(s: State, log: Log, viewer: int, p: int, cards: int, what: int) -> None:
    """Seat `viewer` has seen these cards in the hand of seat p; nobody else learns them."""
    s.seats[p].seen[viewer] |= cards
    emit(log, ids.EV_LOOK, viewer, p, what, cards)
    reveal(log)


@rule
def top_cards(s: State, p: int, n: int) -> int:
    """The top n cards of seat p's deck, which has as many, as a mask."""
    seat = s.seats[p]
    mask = 0
    for i in range(n):
        mask |= 1 << seat.deck[seat.deck_n - 1 - i]
    return mask


@rule
def look(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-52: see a hand, n random cards of it, or the top n cards of a deck: the own, perhaps put in order,
    or the target's.
    """
    if op.what == 2:
        return look_own(t, s, log, f, op)
    q = next_target(t, s, f, op)
    if q == DONE:
        return True
    if q == WAIT:
        return False
    seat = s.seats[q]
    if op.what == 3:
        n = op.n if op.n < seat.deck_n else seat.deck_n
        if n > 0:
            if seat.top_known[f.seat] < n:
                seat.top_known[f.seat] = n
            emit(log, ids.EV_LOOK, f.seat, q, 3, top_cards(s, q, n))
            reveal(log)
        return False
    cards = seat.hand
    if op.what == 1:
        left = bits(cards)
        cards = 0
        for _ in range(op.n):
            if left > 0:
                card = nth_bit(seat.hand & ~cards, draw(s, log, left))
                cards |= 1 << card
                left -= 1
    see_hand(s, log, f.seat, q, cards, op.what)
    return False


@rule
def look_own(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-52: the top n cards of the own deck; they may be put in another order, the new top first (PICK).

    stage: 0 start, 1 ordering.
    """
    seat = s.seats[f.seat]
    n = op.n if op.n < seat.deck_n else seat.deck_n
    if f.stage == 0:
        if n == 0:
            return True
        f.stage = 1
        if seat.top_known[f.seat] < n:
            seat.top_known[f.seat] = n
        emit(log, ids.EV_LOOK, f.seat, f.seat, 2, top_cards(s, f.seat, n))
        reveal(log)
        if op.reorder:
            for v in range(t.n):
                if v != f.seat:
                    seat.top_known[v] = 0
    if op.reorder == 0:
        return True
    if f.got >= ids.PICK:
        lift(s, f.seat, f.settled, f.settled + f.got - ids.PICK)
        f.settled += 1
        f.got = -1
    if f.settled < n - 1:
        ask(s, ids.ASK_PICK, f.seat)
        return False
    return True


@rule
def lift(s: State, p: int, place: int, origin: int) -> None:
    """The card `origin` places below the top of the deck comes up to `place`; those in between go down by one."""
    seat = s.seats[p]
    top = seat.deck_n - 1
    card = seat.deck[top - origin]
    for i in range(origin, place, -1):
        seat.deck[top - i] = seat.deck[top - i + 1]
    seat.deck[top - place] = card


# ---------------------------------------------------------------- own cards


@rule
def back_cards(s: State, f: Frame, op: Op) -> int:
    """BH-FX-53: cards of the owner in play that may come back, as a mask."""
    if f.fight < 0:
        i = frame_below(s, ids.F_MOVE, f.seat)
        return 1 << s.frames[i].card if i >= 0 and s.frames[i].card >= 0 else 0
    side = side_of(s, f.fight, f.seat)
    if op.any_back == 0:
        return s.fights[f.fight].on_table[side] & (1 << (f.source - 3)) if f.source >= 3 else 0
    return s.fights[f.fight].on_table[side]


@rule
def take_back(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-53, BH-RUL-78: this card, or one own card in play, returns to the hand; it keeps counting in the attack."""
    cards = back_cards(s, f, op)
    if cards == 0:
        return True
    if f.got < 0 and not lone(cards):
        ask(s, ids.ASK_PILE, f.seat)
        return False
    card = f.got - ids.CARD if f.got >= 0 else first_bit(cards)
    f.got = -1
    if f.fight < 0:
        s.frames[frame_below(s, ids.F_MOVE, f.seat)].card = -1
    else:
        s.fights[f.fight].on_table[side_of(s, f.fight, f.seat)] &= ~(1 << card)
    to_hand(t, s, f.seat, card)
    emit(log, ids.EV_BACK, f.seat, card)
    return True


@rule
def to_hand(t: Table, s: State, p: int, card: int) -> None:
    """A card that everybody has seen goes to the hand of seat p."""
    seat = s.seats[p]
    seat.hand |= 1 << card
    for v in range(t.n):
        seat.seen[v] |= 1 << card


@rule
def pile_cards(t: Table, s: State, f: Frame, op: Op) -> int:
    """BH-FX-54: cards of the own discard pile with a value in the range, as a mask."""
    seat = s.seats[f.seat]
    legend = t.legends[seat.legend]
    highest = op.value_max if op.value_max > 0 else 5
    mask = 0
    for i in range(seat.discard_n):
        card = seat.discard[i]
        if op.value_min <= legend.value[card] <= highest:
            mask |= 1 << card
    return mask


@rule
def salvage(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-54: n own discarded cards go to the hand, on top of the deck, or are shuffled into it."""
    if f.got >= ids.CARD:
        salvage_one(t, s, log, f, op, f.got - ids.CARD)
        f.got = -1
        f.taken += 1
    while f.taken < op.n:
        cards = pile_cards(t, s, f, op)
        if cards == 0:
            break
        if bits(cards) > op.n - f.taken:
            ask(s, ids.ASK_PILE, f.seat)
            return False
        salvage_one(t, s, log, f, op, first_bit(cards))
        f.taken += 1
    if op.to == 2 and f.taken > 0:
        mix_deck(t, s, log, f.seat)
    return True


@rule
def salvage_one(t: Table, s: State, log: Log, f: Frame, op: Op, card: int) -> None:
    """One card leaves the discard pile."""
    seat = s.seats[f.seat]
    kept = 0
    for i in range(seat.discard_n):
        moved = seat.discard[i]
        if moved != card:
            seat.discard[kept] = moved
            kept += 1
    seat.discard_n = kept
    emit(log, ids.EV_SALVAGE, f.seat, card, op.to)
    if op.to == 0:
        to_hand(t, s, f.seat, card)
        return
    seat.deck[seat.deck_n] = card
    seat.deck_n += 1
    for v in range(t.n):
        seat.top_known[v] += 1


@rule
def mix_deck(t: Table, s: State, log: Log, p: int) -> None:
    """The whole deck is shuffled; nobody knows its top any more."""
    seat = s.seats[p]
    shuffle(s, log, seat.deck, seat.deck_n)
    for v in range(t.n):
        seat.top_known[v] = 0


@rule
def cycle(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-55: discard up to n cards, then draw as many (bonus: one more, if any was discarded)."""
    stop = False
    if f.got >= ids.CARD:
        drop_card(t, s, log, f.seat, f.got - ids.CARD)
        f.dropped += 1
    elif f.got >= 0:
        stop = True
    f.got = -1
    if not stop and f.dropped < op.n and s.seats[f.seat].hand:
        ask(s, ids.ASK_HAND, f.seat)
        return False
    if f.dropped > 0:
        draw_cards(s, f.seat, f.dropped + op.bonus)
    return True


@rule
def mill(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-56: the target puts the top n cards of its deck on its discard pile; no reshuffle."""
    q = next_target(t, s, f, op)
    if q == DONE:
        return True
    seat = s.seats[q]
    for _ in range(op.n):
        if seat.deck_n > 0:
            seat.deck_n -= 1
            card = seat.deck[seat.deck_n]
            seat.discard[seat.discard_n] = card
            seat.discard_n += 1
            for v in range(t.n):
                if seat.top_known[v] > 0:
                    seat.top_known[v] -= 1
            emit(log, ids.EV_MILL, q, card)
    return False


@rule
def safe_shuffle(t: Table, s: State, log: Log, f: Frame, op: Op) -> bool:
    """BH-FX-57: no damage from this reshuffle (not under pressure); or shuffle discard and deck together now."""
    seat = s.seats[f.seat]
    if op.when == 0:
        if s.pressure == 0:
            spare_shuffle(s)
        return True
    if seat.discard_n > 0:
        emit(log, ids.EV_SHUFFLE, f.seat, seat.discard_n, 1)
        for i in range(seat.discard_n):
            seat.deck[seat.deck_n] = seat.discard[i]
            seat.deck_n += 1
        seat.discard_n = 0
        mix_deck(t, s, log, f.seat)
    return True
