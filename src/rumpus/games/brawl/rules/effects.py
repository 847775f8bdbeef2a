"""What a card does where it is laid: one function a word, called by `dispatch.lay_card`.

The card has already left the hand or the pile. What lies on a Base and counts only while it lies there (add_value,
no_new_base, colour_lock ...) does nothing more here: `modifiers`, `chains` and `bases` read it.
"""

from rumpus.games.brawl.rules import cards, ids
from rumpus.games.brawl.rules.bases import index_of, lay_base, row_frozen, sweep_base
from rumpus.games.brawl.rules.chains import pop, press_away, push, swap_strings, void_foul
from rumpus.games.brawl.rules.modifiers import lay_modifier
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.targets import burnable, side_in
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def place_base(_t: Table, s: State, _p: int, card: int, target: int, _slot: int, _log: Log) -> None:
    """place_base: a new Base at an end of a row."""
    lay_base(s, card, (target - ids.SIDE) // 2, (target - ids.SIDE) % 2)


# ---------------------------------------------------------------- on a string
@rule
def onto_string(t: Table, s: State, _p: int, card: int, target: int, slot: int, _log: Log) -> None:
    """add_hit, add_heavy_hit, block_string, wild_block_string: on top of the string."""
    shade = 1 << ((target - ids.SHADE) % 3) if target >= ids.SHADE else 0
    push(t, s, card, t.types[cards.type_of(t, card)], slot, side_in(target), shade)


@rule
def press(t: Table, s: State, p: int, card: int, target: int, slot: int, log: Log) -> None:
    """press_base on a Base, press_string on a string; RULING BR-RUL-16: with press_variant = remove both leave.

    A Press that is a foul, on no Block, lies there like any other card.
    """
    if target < ids.END:
        lay_modifier(s, slot, card)
        return
    side = side_in(target)
    if t.press_removes and cards.is_block(cards.word_of(t, s.bases[slot].ends[side].top)):
        emit(log, ids.EV_PRESSED, -1, press_away(t, s, slot, side, card), target)
    else:
        onto_string(t, s, p, card, target, slot, log)


@rule
def sweep_end(t: Table, s: State, _p: int, card: int, target: int, slot: int, log: Log) -> None:
    """sweep_end: the top n cards of a string (0 = all) and this card go to the swept pile."""
    side = side_in(target)
    end = s.bases[slot].ends[side]
    n = t.types[cards.type_of(t, card)].cards
    count = end.n if n == 0 else min(n, end.n)
    for _ in range(count):
        cards.sweep_card(s, pop(t, s, slot, side))
    cards.sweep_card(s, card)
    emit(log, ids.EV_SWEEP, -1, 0, count + 1)


# ---------------------------------------------------------------- on a Base
@rule
def modify(_t: Table, s: State, _p: int, card: int, _target: int, slot: int, _log: Log) -> None:
    """BR-MOD-01: on top of the modifier pile."""
    lay_modifier(s, slot, card)


@rule
def clear_base(t: Table, s: State, _p: int, card: int, _target: int, slot: int, log: Log) -> None:
    """BR-CLEAR-01: the Base leaves with all that is on it, and so does this card."""
    index = index_of(s, slot)
    r = s.bases[slot].row
    for k in range(s.fouls_n):
        if s.fouls[k].base == index and s.fouls[k].gone == 0 and s.fouls[k].card != card:
            void_foul(s, k)
    n = sweep_base(s, slot)
    cards.sweep_card(s, card)
    emit(log, ids.EV_SWEEP, -1, index + 1, n - 1)
    close_row(t, s, r)


@rule
def freeze_base(t: Table, s: State, _p: int, card: int, _target: int, slot: int, _log: Log) -> None:
    """BR-FREEZE-03: the Base is locked for good."""
    lay_modifier(s, slot, card)
    s.bases[slot].frozen = 1
    close_row(t, s, s.bases[slot].row)


@rule
def swap_ends(_t: Table, s: State, _p: int, card: int, _target: int, slot: int, _log: Log) -> None:
    """swap_ends: the two strings of the Base change ends."""
    lay_modifier(s, slot, card)
    swap_strings(s, slot)


@rule
def close_row(t: Table, s: State, r: int) -> None:
    """RULING BR-RUL-40: with area_close = on an area closes for good once all its Bases are frozen."""
    if t.area_close and row_frozen(s, r):
        s.rows[r].closed = 1


# ---------------------------------------------------------------- on no Base
@rule
def burn_self(t: Table, s: State, p: int, card: int, target: int, _slot: int, log: Log) -> None:
    """burn_self: as many cards as its player says go from the deck to the pile; this card is swept."""
    burn(t, s, p, target - ids.NUMBER, log)
    cards.sweep_card(s, card)


@rule
def burn_rival(t: Table, s: State, _p: int, card: int, target: int, _slot: int, log: Log) -> None:
    """burn_rival: n cards go from a rival's deck to that rival's pile; this card is swept."""
    burn(t, s, target - ids.RIVAL, t.types[cards.type_of(t, card)].cards, log)
    cards.sweep_card(s, card)


@rule
def burn(t: Table, s: State, p: int, n: int, log: Log) -> None:
    """burn_self, burn_rival: up to n cards from the top of a deck to its owner's pile, stopping above the Freezes."""
    for _ in range(min(n, burnable(t, s, p))):
        card = cards.take_from_deck(s, p)
        cards.put_on_pile(s, p, card)
        reveal(log)
        emit(log, ids.EV_BURN, p, card)


@rule
def dig(t: Table, s: State, p: int, card: int, target: int, _slot: int, _log: Log) -> None:
    """dig: the top n cards of the own pile go back in the order that its player says; this card is swept."""
    put_in_order(s, p, t.types[cards.type_of(t, card)].cards, target - ids.ORDER)
    cards.sweep_card(s, card)


@rule
def put_in_order(s: State, p: int, n: int, order: int) -> None:
    """dig: the top n cards of the own pile go back in the order of this number; 0 keeps it.

    The number picks, from the bottom up, which of the cards left (counted from the top) goes down next - last first.
    """
    n = min(n, s.seats[p].pile_n)
    if n <= 1:
        return
    a = cards.take_from_pile(s, p)
    b = cards.take_from_pile(s, p)
    c = cards.take_from_pile(s, p) if n > 2 else 0
    d = cards.take_from_pile(s, p) if n > 3 else 0
    for left in range(n, 0, -1):
        k = left - 1 - order % left
        order //= left
        card = a if k == 0 else (b if k == 1 else (c if k == 2 else d))
        cards.put_on_pile(s, p, card)
        if k <= 0:
            a = b
        if k <= 1:
            b = c
        if k <= 2:
            c = d
