"""Modifier piles: what lies on a Base itself, what of it is active, and what the Base is worth by it."""

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.cards import type_of, word_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.record import rule

NO_CAP = 1_000_000
MOST = 1_000_000
"""A Base is never worth more: thirty Doubles would not fit into an int32."""


@rule
def lay_modifier(s: State, slot: int, card: int) -> None:
    """BR-MOD-01: on top of the modifier pile."""
    base = s.bases[slot]
    s.link[card - 1] = base.mods
    base.mods = card
    base.mods_n += 1


@rule
def take_modifier(s: State, slot: int) -> int:
    """The top card of a modifier pile, taken off it."""
    base = s.bases[slot]
    card = base.mods
    base.mods = s.link[card - 1]
    s.link[card - 1] = 0
    base.mods_n -= 1
    return card


@rule
def modifier_code(s: State, slot: int) -> int:
    """BR-MOD-01, BR-FREEZE-01: any unfrozen Base takes a modifier or a Freeze."""
    return ids.FROZEN if s.bases[slot].frozen else ids.OK


@rule
def press_base_code(t: Table, s: State, slot: int) -> int:
    """BR-MOD-04, BR-MOD-05, RULING BR-RUL-15: a Press wants a modified Base (base_press = active: an active one).

    A Press never comes first, so a pile with any card in it holds a modifier.
    """
    base = s.bases[slot]
    if base.frozen:
        return ids.FROZEN
    if base.mods_n == 0 or (t.press_active and word_of(t, base.mods) == ops.PRESS):
        return ids.NEEDS_MODIFIER
    return ids.OK


@rule
def value_of(t: Table, s: State, slot: int) -> int:
    """BR-SCORE-04: 1 plus what is added, times what multiplies, of the active modifiers (BR-TERM-07)."""
    value = 1
    factor = 1
    card = s.bases[slot].mods
    while card > 0:
        card_type = t.types[type_of(t, card)]
        if card_type.word == ops.PRESS:
            break
        if card_type.word == ops.MULTIPLY_VALUE:
            factor = min(factor * card_type.factor, MOST)
        elif card_type.word == ops.ADD_VALUE:
            value += card_type.more
        card = s.link[card - 1]
    return min(value * factor, MOST)


@rule
def odd(t: Table, s: State, slot: int, word: int) -> bool:
    """Whether an odd number of active modifiers of this word lies on the Base."""
    n = 0
    card = s.bases[slot].mods
    while card > 0:
        found = word_of(t, card)
        if found == ops.PRESS:
            break
        if found == word:
            n += 1
        card = s.link[card - 1]
    return n % 2 == 1


@rule
def reversed_(t: Table, s: State, slot: int) -> bool:
    """BR-REV-01: an odd number of active Reverses."""
    return odd(t, s, slot, ops.REVERSE_WINNER)


@rule
def tie_swapped(t: Table, s: State, slot: int) -> bool:
    """swap_tiebreak: an odd number of active ones."""
    return odd(t, s, slot, ops.SWAP_TIEBREAK)


@rule
def hits_cap(t: Table, s: State, slot: int) -> int:
    """cap_string: the lowest cap that is active."""
    cap = NO_CAP
    card = s.bases[slot].mods
    while card > 0:
        card_type = t.types[type_of(t, card)]
        if card_type.word == ops.PRESS:
            break
        if card_type.word == ops.CAP_STRING:
            cap = min(cap, card_type.cap)
        card = s.link[card - 1]
    return cap
