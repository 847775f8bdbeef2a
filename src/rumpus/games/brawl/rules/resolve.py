"""What a card does where it is laid."""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import index_of, lay_base, row_frozen, sweep_base
from rumpus.games.brawl.rules.cards import (
    is_block,
    put_on_pile,
    sweep_card,
    take_from_deck,
    take_from_pile,
    type_of,
    word_of,
)
from rumpus.games.brawl.rules.chains import pop, press_away, push, swap_strings, void_foul
from rumpus.games.brawl.rules.modifiers import lay_modifier
from rumpus.games.brawl.rules.plays import burnable, side_in
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.events import Log, emit, reveal
from rumpus.kernel.record import rule


@rule
def lay(t: Table, s: State, p: int, card: int, target: int, from_pile: int, slot: int, log: Log) -> None:
    """Does what the card says at its target; `slot` is the target's Base, -1 where it has none.

    The card has already left the hand or the pile.
    """
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    laid = 0
    if word == ids.W_BASE:
        r = (target - ids.SIDE) // 2
        laid = index_of(s, lay_base(s, card, r, (target - ids.SIDE) % 2)) + 1
    emit(log, ids.EV_PLAY, p, card, target, from_pile, laid)
    if word == ids.W_BASE:
        return
    if target >= ids.NUMBER:
        lay_aside(t, s, p, card, target, log)
    elif target >= ids.END:
        lay_on_end(t, s, card, target, slot, log)
    else:
        lay_on_base(t, s, card, slot, log)


@rule
def lay_on_end(t: Table, s: State, card: int, target: int, slot: int, log: Log) -> None:
    """A card on a string; RULING BR-RUL-16: a Press that is a foul, on no Block, lies there like any other card."""
    card_type = t.types[type_of(t, card)]
    side = side_in(target)
    if card_type.word == ids.W_SWEEP:
        sweep_end(t, s, card, card_type.n, slot, side, log)
    elif card_type.word == ids.W_PRESS and t.press_removes and is_block(word_of(t, s.bases[slot].ends[side].top)):
        emit(log, ids.EV_PRESSED, -1, press_away(t, s, slot, side, card), target)
    else:
        shade = 0
        if target >= ids.SHADE:
            shade = 1 << ((target - ids.SHADE) % 3)
        push(t, s, card, card_type, slot, side, shade)


@rule
def sweep_end(t: Table, s: State, card: int, n: int, slot: int, side: int, log: Log) -> None:
    """sweep_end: the top n cards of a string (0 = all) and this card go to the swept pile."""
    end = s.bases[slot].ends[side]
    count = end.n if n == 0 else min(n, end.n)
    for _ in range(count):
        sweep_card(s, pop(t, s, slot, side))
    sweep_card(s, card)
    emit(log, ids.EV_SWEEP, -1, 0, count + 1)


@rule
def lay_on_base(t: Table, s: State, card: int, slot: int, log: Log) -> None:
    """A card on a Base itself: BR-CLEAR-01 a Clear, BR-FREEZE-03 a Freeze, else a modifier or a Press."""
    card_type = t.types[type_of(t, card)]
    base = s.bases[slot]
    r = base.row
    if card_type.word == ids.W_CLEAR:
        index = index_of(s, slot)
        for k in range(s.fouls_n):
            if s.fouls[k].base == index and s.fouls[k].gone == 0 and s.fouls[k].card != card:
                void_foul(s, k)
        n = sweep_base(s, slot)
        sweep_card(s, card)
        emit(log, ids.EV_SWEEP, -1, index + 1, n - 1)
        close_row(t, s, r)
        return
    lay_modifier(s, slot, card)
    if card_type.word == ids.W_FREEZE:
        base.frozen = 1
        close_row(t, s, r)
    elif card_type.word == ids.W_SWAP_ENDS:
        swap_strings(s, slot)


@rule
def close_row(t: Table, s: State, r: int) -> None:
    """RULING BR-RUL-40: with area_close = on an area closes for good once all its Bases are frozen."""
    if t.area_close and row_frozen(s, r):
        s.rows[r].closed = 1


@rule
def lay_aside(t: Table, s: State, p: int, card: int, target: int, log: Log) -> None:
    """burn_self, burn_rival, dig: done, then the card goes to the swept pile."""
    card_type = t.types[type_of(t, card)]
    if target >= ids.ORDER:
        dig(s, p, card_type.n, target - ids.ORDER)
    elif target >= ids.RIVAL:
        burn(t, s, target - ids.RIVAL, card_type.n, log)
    else:
        burn(t, s, p, target - ids.NUMBER, log)
    sweep_card(s, card)


@rule
def burn(t: Table, s: State, p: int, n: int, log: Log) -> None:
    """burn_self, burn_rival: up to n cards from the top of a deck to its owner's pile, stopping above the Freezes."""
    for _ in range(min(n, burnable(t, s, p))):
        card = take_from_deck(s, p)
        put_on_pile(s, p, card)
        reveal(log)
        emit(log, ids.EV_BURN, p, card)


@rule
def dig(s: State, p: int, n: int, order: int) -> None:
    """dig: the top n cards of the own pile go back in the order of this number; 0 keeps it.

    The number picks, from the bottom up, which of the cards left (counted from the top) goes down next - last first.
    """
    n = min(n, s.seats[p].pile_n)
    if n <= 1:
        return
    a = take_from_pile(s, p)
    b = take_from_pile(s, p)
    c = take_from_pile(s, p) if n > 2 else 0
    d = take_from_pile(s, p) if n > 3 else 0
    for left in range(n, 0, -1):
        k = left - 1 - order % left
        order //= left
        card = a if k == 0 else (b if k == 1 else (c if k == 2 else d))
        put_on_pile(s, p, card)
        if k <= 0:
            a = b
        if k <= 1:
            b = c
        if k <= 2:
            c = d
