"""Effect words that ask for cards: discards of own choice, cards looked at, cards recovered, replacements."""

from typing import Any

from rumpus.games.incredibrawl.rules import ids, ops
from rumpus.games.incredibrawl.rules.cards import discard_from_hand, leave_discard, take_from_hand
from rumpus.games.incredibrawl.rules.effect_stack import advance, current, in_discard, on_table, other_characters
from rumpus.games.incredibrawl.rules.fight import enter, in_play, leave, send
from rumpus.games.incredibrawl.rules.ops_cards import discard_all, discardable
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.bits import bits, first_bit, lone
from rumpus.kernel.records.choices import ask_all, ask_nobody, list_bits
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


# ---------------------------------------------------------------- discards of own choice
@rule
def discard_choice(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-15, IB-DRAW-02: those with no more cards than wanted discard them all; the others choose, all at once."""
    fx = s.fx
    if fx.left == 0:
        fx.left = op.n
    for p in range(t.n):
        if fx.mask >> p & 1 and bits(discardable(s, p, op.card_kind)) <= fx.left:
            discard_all(s, p, op.card_kind, log)
            fx.mask &= ~(1 << p)
    if fx.mask == 0:
        advance(s)
    else:
        ask_all(s, ids.A_DISCARD, fx.mask)


@rule
def show_discards(t: Table, s: State, log: Log) -> None:
    """IB-DRAW-02: all have chosen: the cards are discarded together; once more if the word says so."""
    mask = s.fx.mask
    reveal(log)
    for p in each(mask):
        discard_from_hand(s, p, s.seats[p].commit - 1, log)
    ask_nobody(s)
    s.fx.left -= 1
    if s.fx.left == 0:
        advance(s)


# ---------------------------------------------------------------- cards looked at
@rule
def deck_peek(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-08: the owner sees the top n cards; then keeps each on top or puts it under, then orders them."""
    fx = s.fx
    p = first_bit(fx.mask)
    n = min(op.n, s.seats[p].deck_n)
    for i in range(n):
        at = s.seats[p].deck_n - 1 - i
        cell = s.seats[p].deck[at]
        s.seats[p].deck[at] = cell % 64 + 64 * (cell // 64 | 1 << fx.owner)
    reveal(log)
    emit(log, ids.EV_PEEK, fx.owner, p, n)
    fx.left = n
    fx.put = 0
    if n == 0:
        advance(s)
    elif op.looks & ids.BOTTOM:
        ask_all(s, ids.A_KEEP, 1 << fx.owner)
    elif op.looks & ids.REORDER:
        begin_order(s, n)
    else:
        advance(s)


@rule
def keep(t: Table, s: State, yes: int, log: Log) -> None:
    """IB-DRAW-08: the card asked about stays on top, or goes under the deck."""
    fx = s.fx
    op = current(t, s)
    seat = s.seats[first_bit(fx.mask)]
    at = seat.deck_n - 1 - fx.put
    if yes:
        fx.put += 1
    else:
        card = seat.deck[at] % 64
        for i in range(at, 0, -1):
            seat.deck[i] = seat.deck[i - 1]
        seat.deck[0] = card + 64 * (1 << fx.owner)
    fx.left -= 1
    if fx.left > 0:
        ask_all(s, ids.A_KEEP, 1 << fx.owner)
    elif op.looks & ids.REORDER:
        begin_order(s, fx.put)
    else:
        ask_nobody(s)
        emit(log, ids.EV_ORDERED, fx.owner, fx.put)
        advance(s)


@rule
def begin_order(s: State, n: int) -> None:
    """IB-DRAW-08: the owner puts n cards back in any order, the new top card first; one or none needs no order."""
    fx = s.fx
    fx.left = n
    fx.put = 0
    ask_nobody(s)
    if n >= 2:
        ask_all(s, ids.A_ORDER, 1 << fx.owner)
    else:
        advance(s)


@rule
def put_next(s: State, card: int, log: Log) -> None:
    """IB-DRAW-08: the chosen card comes next; the last one needs no choice. Others no longer know the order."""
    fx = s.fx
    seat = s.seats[first_bit(fx.mask)]
    goal = seat.deck_n - 1 - fx.put
    at = goal
    while seat.deck[at] % 64 != card:
        at -= 1
    for i in range(at, goal):
        seat.deck[i] = seat.deck[i + 1]
    seat.deck[goal] = card + 64 * (1 << fx.owner)
    fx.put += 1
    fx.left -= 1
    if fx.left > 1:
        ask_all(s, ids.A_ORDER, 1 << fx.owner)
        return
    at = seat.deck_n - 1 - fx.put
    seat.deck[at] = seat.deck[at] % 64 + 64 * (1 << fx.owner)
    ask_nobody(s)
    emit(log, ids.EV_ORDERED, fx.owner, fx.put + 1)
    advance(s)


@rule
def peeked(s: State, out: Any) -> int:
    """IB-DRAW-08: the cards still to be put back, as ascending action ids; their number."""
    fx = s.fx
    seat = s.seats[first_bit(fx.mask)]
    n = fx.left
    for i in range(n):
        card = seat.deck[seat.deck_n - 1 - fx.put - i] % 64
        k = i
        while k > 0 and out[k - 1] > card:
            out[k] = out[k - 1]
            k -= 1
        out[k] = card
    return n


# ---------------------------------------------------------------- cards that come back
@rule
def recover(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-DRAW-11: n cards of the own discard pile go where the word says."""
    if s.fx.left == 0:
        s.fx.left = op.n
    choose_back(t, s, op, log)


@rule
def reenter_discard(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-REENTER-01, IB-REENTER-03: a character of the own discard pile comes into play; one there makes room."""
    s.fx.left = 1
    choose_back(t, s, op, log)


@rule
def choose_back(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-ABIL-15: the owner chooses among the cards that fit; a single one is taken."""
    found = in_discard(t, s, s.fx.owner, op)
    if found == 0:
        advance(s)
    elif lone(found):
        card_back(t, s, first_bit(found), log)
    else:
        ask_all(s, ids.A_RECOVER, 1 << s.fx.owner)


@rule
def card_back(t: Table, s: State, card: int, log: Log) -> None:
    """IB-DRAW-11, IB-REENTER-01: a card of the discard pile goes where the word says; once more if it says so."""
    fx = s.fx
    op = current(t, s)
    me = fx.owner
    ask_nobody(s)
    leave_discard(s, me, card)
    if op.op == ops.REENTER_DISCARD:
        advance(s)
        if in_play(s, me):
            leave(t, s, me, op.place, log)
        enter(t, s, me, card, 1, log)
        return
    send(t, s, me, card, op.place, log)
    emit(log, ids.EV_RECOVERED, me, card, op.place)
    fx.left -= 1
    if fx.left == 0:
        advance(s)


@rule
def can_recover(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-ABIL-15: there is a card to recover."""
    return in_discard(t, s, s.fx.owner, op) != 0


@rule
def can_reenter(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-REENTER-01: there is a character to bring back, and characters lie on the table."""
    return can_recover(t, s, op, mask) and on_table(s)


@rule
def recover_ids(t: Table, s: State, out: Any) -> int:
    """IB-DRAW-11: the cards of the discard pile that may be chosen, ascending; their number."""
    return list_bits(in_discard(t, s, s.fx.owner, current(t, s)), ids.CARD, out)


# ---------------------------------------------------------------- characters replaced from hand
@rule
def replace_hand(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-REENTER-01, IB-REENTER-02: a player puts another character from hand into the spot; a single one is taken."""
    ask_all(s, ids.A_REPLACE, s.fx.mask)
    p = first_bit(s.fx.mask)
    if bits(s.seats[p].characters) == 1:
        replace(t, s, p, first_bit(s.seats[p].characters), log)


@rule
def replace(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """IB-REENTER-02: the character of seat p leaves and another from its hand takes the spot, face up."""
    op = current(t, s)
    ask_nobody(s)
    advance(s)
    take_from_hand(s, p, card)
    reveal(log)
    if in_play(s, p):
        leave(t, s, p, op.place, log)
    enter(t, s, p, card, 1, log)


@rule
def can_replace(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-REV-02: somebody meant holds another character."""
    return other_characters(s, mask) != 0


@rule
def discard_ids(t: Table, s: State, p: int, out: Any) -> int:
    """IB-DRAW-02: the cards seat p may discard for the current word."""
    return list_bits(discardable(s, p, current(t, s).card_kind), ids.CARD, out)
