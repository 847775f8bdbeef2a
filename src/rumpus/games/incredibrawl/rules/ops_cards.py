"""Effect words on cards in hands, decks and discard piles, each done at once to the seats meant."""

from rumpus.games.incredibrawl.rules import cards, ids
from rumpus.games.incredibrawl.rules.effect_stack import taken
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records import chance
from rumpus.kernel.records.bits import bits, first_bit, nth_bit
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


@rule
def draw(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-08, IB-DRAW-09: n cards from the own deck, or all there are."""
    for p in each(taken(s)):
        cards.draw_cards(s, p, op.n, log)


@rule
def draw_to(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-08: cards until the hand has n; nothing if it has n or more."""
    for p in each(taken(s)):
        cards.draw_up_to(s, p, op.n, log)


@rule
def free_refill(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-04, IB-PU-01: up to n cards instead of the normal draw of this Draw step, without paying."""
    taken(s)
    cards.draw_up_to(s, s.fx.owner, op.n, log)
    s.seats[s.fx.owner].drawn = 1


@rule
def can_refill(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-DRAW-04: a free refill needs a normal draw that is still to come."""
    return bool(s.seats[s.fx.owner].drawn == 0)


@rule
def draw_step_mod(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-03, IB-DRAW-07, IB-LOC-07: the normal draw of the Draw step is n more; no refill is touched."""
    for p in each(taken(s)):
        s.seats[p].more += op.n
        emit(log, ids.EV_DRAWS_MOD, p, op.n)


@rule
def hand_peek(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SEL-03: the owner alone sees the hands of those meant as they are now."""
    for p in each(taken(s)):
        cards.show_hand(s, p, 1 << s.fx.owner, log)


@rule
def hand_reveal(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-PU-11: the hands of those meant are shown to everybody once."""
    for p in each(taken(s)):
        cards.show_hand(s, p, ids.ALL_KNOWN, log)


@rule
def mill(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-02, IB-END-03: the top n cards of each deck meant go to its discard pile."""
    for p in each(taken(s)):
        mill_one(s, p, op.n, log)


@rule
def mill_one(s: State, p: int, n: int, log: Log) -> None:
    """IB-DRAW-02: the top n cards of a deck on its discard pile."""
    for _ in range(n):
        if s.seats[p].deck_n == 0:
            return
        card = cards.take_top(s, p) % 64
        cards.discard(s, p, card)
        reveal(log)
        emit(log, ids.EV_DISCARD, p, card, 1)


# ---------------------------------------------------------------- cards discarded from hand
@rule
def discardable(s: State, p: int, kind: int) -> int:
    """IB-ABIL-15: the mask of cards of a kind that seat p holds."""
    return cards.held(s, p, 1 if kind != ids.KIND_POWER_UP else 0, 1 if kind != ids.KIND_CHARACTER else 0)


@rule
def discard_random(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-02: n cards of the hand, drawn by the seed, are discarded."""
    for p in each(taken(s)):
        for _ in range(op.n):
            found = discardable(s, p, op.card_kind)
            if found:
                cards.discard_from_hand(s, p, nth_bit(found, chance.draw(s, log, bits(found))), log)


@rule
def discard_all(s: State, p: int, kind: int, log: Log) -> None:
    """IB-ABIL-15: every card of a kind, where a word asks for more than there are."""
    found = discardable(s, p, kind)
    while found:
        cards.discard_from_hand(s, p, first_bit(found), log)
        found &= found - 1
