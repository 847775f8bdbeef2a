"""Where a card may be laid, and what it does there: one place for the interface, the bots and the tests."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import base_code, clear_code, index_of, side_of
from rumpus.games.brawl.rules.cards import on_ends, type_of
from rumpus.games.brawl.rules.chains import lock_code, top_code
from rumpus.games.brawl.rules.modifiers import modifier_code, press_base_code
from rumpus.games.brawl.rules.scoring import points_of
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.kernel.piles import sort_from
from rumpus.kernel.record import rule

# ---------------------------------------------------------------- what is allowed


@rule
def condition_holds(t: Table, s: State, card_type: CardType, p: int, r: int, slot: int, side: int) -> bool:
    """conditional_legality: whether the card's condition holds now; r, slot, side are -1 where the target has none."""
    kind = card_type.only_if
    if kind == ids.C_NONE:
        return True
    if kind == ids.C_DECK:
        return s.seats[p].deck_n <= card_type.only_n
    if kind == ids.C_ROW:
        return s.rows[max(r, 0)].n == card_type.only_n
    if kind == ids.C_END:
        return slot >= 0 and side >= 0 and s.bases[slot].ends[side].hits >= card_type.only_n
    return behind(t, s, p, r)


@rule
def behind(t: Table, s: State, p: int, r: int) -> bool:
    """Whether a rival who shares row r (-1: any row) with seat p has more points."""
    mine = points_of(t, s, p)
    for q in range(t.n):
        if t.team[q] == t.team[p]:
            continue
        for k in range(s.rows_n):
            shared = side_of(t, s, k, p) >= 0 and side_of(t, s, k, q) >= 0
            if shared and (r < 0 or k == r) and points_of(t, s, q) > mine:
                return True
    return False


@rule
def end_code(t: Table, s: State, card_type: CardType, p: int, slot: int, side: int, shade: int) -> int:
    """BR-RUL-35: what forbids this card on an end, in order; OK = nothing. `shade`: the colour chosen, 0 = none."""
    frozen = s.bases[slot].frozen == 1
    if frozen and (t.claim == 0 or card_type.word == ids.W_SWEEP):
        return ids.FROZEN
    code = lock_code(t, s, card_type, slot, shade)
    if code != ids.OK:
        return code
    if not condition_holds(t, s, card_type, p, s.bases[slot].row, slot, side):
        return ids.CONDITION
    return ids.FROZEN if frozen else top_code(t, s, card_type, slot, side)


@rule
def on_base_code(t: Table, s: State, card_type: CardType, p: int, slot: int) -> int:
    """BR-RUL-35: what forbids this card on a Base itself, in order; OK = nothing."""
    word = card_type.word
    if word == ids.W_CLEAR:
        code = clear_code(t, s, slot)
    elif word == ids.W_PRESS:
        code = press_base_code(t, s, slot)
    else:
        code = modifier_code(s, slot)
    if goes(t, s, code) and not condition_holds(t, s, card_type, p, s.bases[slot].row, slot, -1):
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
def many_colours(colours: int) -> bool:
    """Whether a mask has more than one colour: the chooser names one on an empty end."""
    return (colours & (colours - 1)) != 0


@rule
def names_colour(s: State, card_type: CardType, slot: int, side: int) -> bool:
    """wild_hit, two_colour: on an empty end the chooser names the Hit's colour."""
    return card_type.word == ids.W_HIT and many_colours(card_type.colours) and s.bases[slot].ends[side].top == 0


@rule
def orders(s: State, p: int, from_pile: bool, n: int) -> int:
    """dig: how many orders there are of the top n cards of the own pile, without the card that digs."""
    have = s.seats[p].pile_n - 1 if from_pile else s.seats[p].pile_n
    n = min(n, have)
    if n <= 1:
        return 1
    return 2 if n == 2 else (6 if n == 3 else 24)


@rule
def burnable(t: Table, s: State, p: int) -> int:
    """burn: the cards above the Freezes of a deck."""
    return max(0, s.seats[p].deck_n - t.freezes)


# ---------------------------------------------------------------- listing


@rule
def list_plays(t: Table, s: State, p: int, card: int, first: int, out: Any, n: int) -> int:
    """Appends an action for every target the card may be laid on (PLAY or TOP + target), ascending; the new count."""
    start = n
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    if word == ids.W_BURN:
        if condition_holds(t, s, card_type, p, -1, -1, -1):
            for k in range(min(card_type.n, burnable(t, s, p)) + 1):
                out[n] = first + ids.NUMBER + k
                n += 1
        return n
    if word == ids.W_DIG:
        if condition_holds(t, s, card_type, p, -1, -1, -1):
            for k in range(orders(s, p, first == ids.TOP, card_type.n)):
                out[n] = first + ids.ORDER + k
                n += 1
        return n
    if word == ids.W_BURN_RIVAL:
        return list_rivals(t, s, p, card_type, first, out, n)
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == ids.W_BASE:
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
def list_on(t: Table, s: State, p: int, card_type: CardType, slot: int, first: int, out: Any, n: int) -> int:
    """The targets of one Base: itself, its ends."""
    word = card_type.word
    if s.bases[slot].frozen and (t.claim == 0 or word == ids.W_SWEEP):
        return n  # nothing may be laid there
    index = index_of(s, slot)
    ends = on_ends(word) or word == ids.W_SWEEP
    if (not ends or word == ids.W_PRESS) and goes(t, s, on_base_code(t, s, card_type, p, slot)):
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
def list_rivals(t: Table, s: State, p: int, card_type: CardType, first: int, out: Any, n: int) -> int:
    """burn_rival: every rival who shares a row."""
    if not condition_holds(t, s, card_type, p, -1, -1, -1):
        return n
    for q in range(t.n):
        if is_rival(t, s, p, q):
            out[n] = first + ids.RIVAL + q
            n += 1
    return n


@rule
def is_rival(t: Table, s: State, p: int, q: int) -> bool:
    """Whether seat q plays against seat p over a row they share."""
    if t.team[q] == t.team[p] or s.seats[q].out != ids.IN:
        return False
    for r in range(s.rows_n):
        if side_of(t, s, r, p) >= 0 and side_of(t, s, r, q) >= 0:
            return True
    return False


@rule
def any_play(t: Table, s: State, p: int, card: int, from_pile: bool) -> bool:
    """Whether the card has a target at all; False for no card."""
    if card == 0:
        return False
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    if word == ids.W_BURN or word == ids.W_DIG:
        return condition_holds(t, s, card_type, p, -1, -1, -1)
    if word == ids.W_BURN_RIVAL:
        for q in range(t.n):
            if is_rival(t, s, p, q) and condition_holds(t, s, card_type, p, -1, -1, -1):
                return True
        return False
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == ids.W_BASE:
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
    if s.bases[slot].frozen and (t.claim == 0 or word == ids.W_SWEEP):
        return False
    ends = on_ends(word) or word == ids.W_SWEEP
    if (not ends or word == ids.W_PRESS) and goes(t, s, on_base_code(t, s, card_type, p, slot)):
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


@rule
def side_in(target: int) -> int:
    """The side of the row that an end target names."""
    return (target - ids.END) % 2 if target < ids.SHADE else (target - ids.SHADE) // 3 % 2


@rule
def base_in(target: int) -> int:
    """The Base index a target names; -1 when it names none."""
    if target < ids.BASE or target >= ids.NUMBER:
        return -1
    if target < ids.END:
        return target - ids.BASE
    return (target - ids.END) // 2 if target < ids.SHADE else (target - ids.SHADE) // 6
