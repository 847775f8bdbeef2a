"""Effect words that ask for cards: discards of own choice, cards looked at, cards recovered, replacements."""

from typing import Any

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules import vocabulary as v
from rumpus.games.incredibrawl.rules.cards import discard_from_hand, hand_ids, leave_discard, take_from_hand
from rumpus.games.incredibrawl.rules.effect_stack import advance, in_discard
from rumpus.games.incredibrawl.rules.fight import enter, in_play, leave, send
from rumpus.games.incredibrawl.rules.ops_cards import choices, discard_all
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.bits import bits, first_bit
from rumpus.kernel.choices import ask_all, ask_nobody
from rumpus.kernel.events import Log, emit, reveal
from rumpus.kernel.record import rule


@rule
def begin_cards(t: Table, s: State, op: Op, log: Log) -> None:
    """Asks for the first card, or does what needs no asking. `s.fx.left` counts what is still to choose."""
    fx = s.fx
    if op.op == v.O_DISCARD:
        if fx.left == 0:
            fx.left = op.n
        ask_discards(t, s, op, log)
    elif op.op == v.O_PEEK:
        begin_peek(s, op, log)
    elif op.op == v.O_REPLACE:
        ask_all(s, ids.A_REPLACE, fx.mask)
        if bits(s.seats[first_bit(fx.mask)].characters) == 1:
            p = first_bit(fx.mask)
            replace(t, s, p, first_bit(s.seats[p].characters), log)
    else:
        if fx.left == 0:
            fx.left = op.n if op.op == v.O_RECOVER else 1
        found = in_discard(t, s, fx.owner, op)
        if found == 0:
            advance(s)
        elif bits(found) == 1:
            recover(t, s, first_bit(found), log)
        else:
            ask_all(s, ids.A_RECOVER, 1 << fx.owner)


# ---------------------------------------------------------------- discards of own choice
@rule
def ask_discards(t: Table, s: State, op: Op, log: Log) -> None:
    """discard_choice: those with no more cards than wanted discard them all; the others choose, all at once."""
    mask = s.fx.mask
    for p in range(t.n):
        if mask >> p & 1 and choices(s, p, op.to) <= s.fx.left:
            discard_all(s, p, op.to, log)
            mask &= ~(1 << p)
    s.fx.mask = mask
    if mask == 0:
        advance(s)
    else:
        ask_all(s, ids.A_DISCARD, mask)


@rule
def show_discards(t: Table, s: State, log: Log) -> None:
    """All have chosen: the cards are discarded together; once more if the word says so."""
    mask = s.fx.mask
    reveal(log)
    for p in range(t.n):
        if mask >> p & 1:
            discard_from_hand(s, p, s.seats[p].commit - 1, log)
    ask_nobody(s)
    s.fx.left -= 1
    if s.fx.left == 0:
        advance(s)


# ---------------------------------------------------------------- cards looked at
@rule
def begin_peek(s: State, op: Op, log: Log) -> None:
    """deck_peek: the owner sees the top n cards; then keeps each on top or puts it under (bottom), then orders them."""
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
    fx.pick = 0
    if n == 0:
        advance(s)
    elif op.mask & 2:
        ask_all(s, ids.A_KEEP, 1 << fx.owner)
    elif op.mask & 1:
        begin_order(s, n)
    else:
        advance(s)


@rule
def keep(t: Table, s: State, yes: int, log: Log) -> None:
    """The card asked about stays on top, or goes under the deck."""
    fx = s.fx
    op = t.ops[fx.row[fx.depth - 1]]
    seat = s.seats[first_bit(fx.mask)]
    at = seat.deck_n - 1 - fx.pick
    if yes:
        fx.pick += 1
    else:
        card = seat.deck[at] % 64
        for i in range(at, 0, -1):
            seat.deck[i] = seat.deck[i - 1]
        seat.deck[0] = card + 64 * (1 << fx.owner)
    fx.left -= 1
    if fx.left > 0:
        ask_all(s, ids.A_KEEP, 1 << fx.owner)
    elif op.mask & 1:
        begin_order(s, fx.pick)
    else:
        ask_nobody(s)
        emit(log, ids.EV_ORDERED, fx.owner, fx.pick)
        advance(s)


@rule
def begin_order(s: State, n: int) -> None:
    """The owner puts n cards back in any order, the new top card first. With one or none there is nothing to order."""
    fx = s.fx
    fx.left = n
    fx.pick = 0
    ask_nobody(s)
    if n >= 2:
        ask_all(s, ids.A_ORDER, 1 << fx.owner)
    else:
        advance(s)


@rule
def put_next(s: State, card: int, log: Log) -> None:
    """The chosen card comes next from the top; the last one needs no choice. Others no longer know the order."""
    fx = s.fx
    seat = s.seats[first_bit(fx.mask)]
    goal = seat.deck_n - 1 - fx.pick
    at = goal
    while seat.deck[at] % 64 != card:
        at -= 1
    for i in range(at, goal):
        seat.deck[i] = seat.deck[i + 1]
    seat.deck[goal] = card + 64 * (1 << fx.owner)
    fx.pick += 1
    fx.left -= 1
    if fx.left > 1:
        ask_all(s, ids.A_ORDER, 1 << fx.owner)
        return
    at = seat.deck_n - 1 - fx.pick
    seat.deck[at] = seat.deck[at] % 64 + 64 * (1 << fx.owner)
    ask_nobody(s)
    emit(log, ids.EV_ORDERED, fx.owner, fx.pick + 1)
    advance(s)


@rule
def peeked(s: State, out: Any) -> int:
    """The cards still to be put back, as ascending action ids; their number."""
    fx = s.fx
    seat = s.seats[first_bit(fx.mask)]
    n = fx.left
    for i in range(n):
        card = seat.deck[seat.deck_n - 1 - fx.pick - i] % 64
        k = i
        while k > 0 and out[k - 1] > card:
            out[k] = out[k - 1]
            k -= 1
        out[k] = card
    return n


# ---------------------------------------------------------------- cards that come back
@rule
def recover(t: Table, s: State, card: int, log: Log) -> None:
    """recover, reenter_discard: a card of the discard pile goes where the word says; once more if it says so."""
    fx = s.fx
    op = t.ops[fx.row[fx.depth - 1]]
    me = fx.owner
    ask_nobody(s)
    leave_discard(s, me, card)
    if op.op == v.O_REENTER:
        to = op.to
        advance(s)
        if in_play(s, me):
            leave(t, s, me, to, log)
        enter(t, s, me, card, 1, log)
        return
    emit(log, ids.EV_RECOVERED, me, card, op.to)
    send(t, s, me, card, op.to, log)
    fx.left -= 1
    if fx.left == 0:
        advance(s)


@rule
def replace(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """replace_hand: the character of seat p leaves and another from its hand takes the spot, face up."""
    to = t.ops[s.fx.row[s.fx.depth - 1]].to
    ask_nobody(s)
    advance(s)
    take_from_hand(s, p, card)
    reveal(log)
    if in_play(s, p):
        leave(t, s, p, to, log)
    enter(t, s, p, card, 1, log)


@rule
def recover_ids(t: Table, s: State, out: Any) -> int:
    """The cards of the discard pile that may be chosen, ascending; their number."""
    found = in_discard(t, s, s.fx.owner, t.ops[s.fx.row[s.fx.depth - 1]])
    n = 0
    for card in range(40):
        if found >> card & 1:
            out[n] = card
            n += 1
    return n


@rule
def discard_ids(t: Table, s: State, p: int, out: Any) -> int:
    """The cards seat p may discard for the current word."""
    kind = t.ops[s.fx.row[s.fx.depth - 1]].to
    return hand_ids(s, p, 1 if kind != 2 else 0, 1 if kind != 1 else 0, out)
