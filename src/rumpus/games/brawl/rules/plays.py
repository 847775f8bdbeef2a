"""Where a card may be laid: one place for the interface, the bots and the tests."""

from typing import Any

from rumpus.games.brawl.rules import ids, ops, places
from rumpus.games.brawl.rules.bases import base_code, clear_code, index_of, side_of
from rumpus.games.brawl.rules.cards import goes_on, type_of
from rumpus.games.brawl.rules.chains import lock_code, top_code
from rumpus.games.brawl.rules.dispatch import holds, ways_aside
from rumpus.games.brawl.rules.modifiers import modifier_code, press_base_code
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.games.brawl.rules.targets import first_aside, goes_aside
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.choices import list_bits
from rumpus.kernel.records.piles import sort_from
from rumpus.kernel.records.record import rule

# ---------------------------------------------------------------- what is allowed


@rule
def end_code(t: Table, s: State, card_type: CardType, p: int, slot: int, side: int, shade: int) -> int:
    """BR-RUL-35: what forbids this card on an end, in order; OK = nothing. `shade`: the colour chosen, 0 = none."""
    frozen = s.bases[slot].frozen == 1
    if frozen and (t.claim == 0 or card_type.word == ops.SWEEP_END):
        return ids.FROZEN
    code = lock_code(t, s, card_type, slot, shade)
    if code != ids.OK:
        return code
    if not holds(t, s, card_type, p, s.bases[slot].row, slot, side):
        return ids.CONDITION
    return ids.FROZEN if frozen else top_code(t, s, card_type, slot, side)


@rule
def on_base_code(t: Table, s: State, card_type: CardType, p: int, slot: int) -> int:
    """BR-RUL-35: what forbids this card on a Base itself, in order; OK = nothing."""
    word = card_type.word
    if word == ops.CLEAR_BASE:
        code = clear_code(t, s, slot)
    elif word == ops.PRESS:
        code = press_base_code(t, s, slot)
    else:
        code = modifier_code(s, slot)
    if goes(t, s, code) and not holds(t, s, card_type, p, s.bases[slot].row, slot, -1):
        return ids.CONDITION
    return code


@rule
def let_through(t: Table, s: State, code: int) -> bool:
    """RULING BR-RUL-06: with fouls = claim, what the book forbids of a card does not refuse it; it becomes a foul."""
    if t.claim == 0 or t.mode != ids.TOURNAMENT or s.fouls_n >= ids.FOULS:
        return False
    if (
        code == ids.FROZEN
        or code == ids.ROW_FULL
        or code == ids.BLOCKED_IN
        or code == ids.HELD
        or code == ids.NEEDS_MODIFIER
    ):
        return True
    return ids.NEEDS_HIT <= code <= ids.WRONG_COLOUR


@rule
def goes(t: Table, s: State, code: int) -> bool:
    """Whether a play with this code is accepted."""
    return code == ids.OK or let_through(t, s, code)


@rule
def side_code(t: Table, s: State, r: int, where: int) -> int:
    """What refuses a new Base at this end of row r: OK also where it becomes a foul, one Base more than the limit."""
    code = base_code(t, s, r, where)
    return ids.OK if s.rows[r].n <= t.limit and let_through(t, s, code) else code


@rule
def names_colour(s: State, card_type: CardType, slot: int, side: int) -> bool:
    """wild_hit, two_colour: on an empty end the chooser names the Hit's colour."""
    return card_type.word == ops.ADD_HIT and not lone(card_type.colours) and s.bases[slot].ends[side].top == 0


# ---------------------------------------------------------------- listing


@rule
def list_plays(t: Table, s: State, p: int, card: int, first: int, out: Any, n: int) -> int:
    """Appends an action for every target the card may be laid on (PLAY or TOP + target), ascending; the new count."""
    start = n
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    if goes_aside(word):
        ways = all_ways_aside(t, s, card_type, p, first == ids.TOP)
        return list_bits(ways, first + first_aside(word), out, n)
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == ops.PLACE_BASE:
            for where in range(2):
                if side_code(t, s, r, where) == ids.OK:
                    out[n] = first + ids.SIDE + r * 2 + where
                    n += 1
            continue
        row = s.rows[r]
        for i in range(row.n):
            n = list_on(t, s, p, card_type, row.base[i], first, out, n)
    sort_from(out, start, n)
    return n


@rule
def all_ways_aside(t: Table, s: State, card_type: CardType, p: int, from_pile: bool) -> int:
    """The ways to lay a card that is laid on no Base, as a mask; 0 where its condition does not hold."""
    if not holds(t, s, card_type, p, -1, -1, -1):
        return 0
    return ways_aside(t, s, card_type, p, from_pile)


@rule
def list_on(t: Table, s: State, p: int, card_type: CardType, slot: int, first: int, out: Any, n: int) -> int:
    """The targets of one Base: itself, its ends."""
    word = card_type.word
    if s.bases[slot].frozen and (t.claim == 0 or word == ops.SWEEP_END):
        return n  # nothing may be laid there
    index = index_of(s, slot)
    ends = goes_on(word, places.END)
    if goes_on(word, places.BASE) and goes(t, s, on_base_code(t, s, card_type, p, slot)):
        out[n] = first + ids.BASE + index
        n += 1
    if not ends:
        return n
    for side in range(2):
        if names_colour(s, card_type, slot, side):
            for k in range(3):
                shade = 1 << k
                if (card_type.colours & shade) != 0 and goes(t, s, end_code(t, s, card_type, p, slot, side, shade)):
                    out[n] = first + ids.SHADE + (index * 2 + side) * 3 + k
                    n += 1
        elif goes(t, s, end_code(t, s, card_type, p, slot, side, 0)):
            out[n] = first + ids.END + index * 2 + side
            n += 1
    return n


@rule
def any_play(t: Table, s: State, p: int, card: int, from_pile: bool) -> bool:
    """Whether the card has a target at all; False for no card."""
    if card == 0:
        return False
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    if goes_aside(word):
        return all_ways_aside(t, s, card_type, p, from_pile) != 0
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == ops.PLACE_BASE:
            if side_code(t, s, r, 0) == ids.OK or side_code(t, s, r, 1) == ids.OK:
                return True
            continue
        row = s.rows[r]
        for i in range(row.n):
            if any_on(t, s, p, card_type, row.base[i]):
                return True
    return False


@rule
def any_on(t: Table, s: State, p: int, card_type: CardType, slot: int) -> bool:
    """Whether the card may be laid on this Base or one of its ends."""
    word = card_type.word
    if s.bases[slot].frozen and (t.claim == 0 or word == ops.SWEEP_END):
        return False
    ends = goes_on(word, places.END)
    if goes_on(word, places.BASE) and goes(t, s, on_base_code(t, s, card_type, p, slot)):
        return True
    if not ends:
        return False
    for side in range(2):
        if names_colour(s, card_type, slot, side):
            for k in range(3):
                shade = 1 << k
                if (card_type.colours & shade) != 0 and goes(t, s, end_code(t, s, card_type, p, slot, side, shade)):
                    return True
        elif goes(t, s, end_code(t, s, card_type, p, slot, side, 0)):
            return True
    return False
