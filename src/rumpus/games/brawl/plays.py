"""Where a card may be laid, and what it does there: one place for the interface, the bots and the tests."""

from typing import Any

from rumpus.games.brawl.bases import base_code, clear_code, index_of, lay_base, row_frozen, side_of, sweep_base
from rumpus.games.brawl.cards import on_ends, put_on_pile, sweep_card, take_from_deck, take_from_pile, type_of
from rumpus.games.brawl.ids import (
    BASE,
    C_BEHIND,
    C_DECK,
    C_END,
    C_NONE,
    C_ROW,
    CONDITION,
    END,
    EV_BURN,
    EV_PLAY,
    EV_PRESSED,
    EV_SWEEP,
    FOULS,
    FROZEN,
    IN,
    NEEDS_HIT,
    NUMBER,
    OK,
    ORDER,
    RIVAL,
    SHADE,
    SIDE,
    TOP,
    TOURNAMENT,
    W_BASE,
    W_BURN,
    W_BURN_RIVAL,
    W_CLEAR,
    W_DIG,
    W_FREEZE,
    W_HIT,
    W_PRESS,
    W_SWAP_ENDS,
    W_SWEEP,
    WRONG_COLOUR,
)
from rumpus.games.brawl.mods import lay_modifier, modifier_code, press_base_code
from rumpus.games.brawl.scoring import points_of
from rumpus.games.brawl.state import CardType, State, Table
from rumpus.games.brawl.strings import lock_code, pop, press_away, push, swap_strings, top_code
from rumpus.kernel.events import Log, emit, reveal
from rumpus.kernel.record import rule

# ---------------------------------------------------------------- what is allowed


@rule
def condition_holds(t: Table, s: State, card_type: CardType, p: int, r: int, slot: int, side: int) -> bool:
    """conditional_legality: whether the card's condition holds now; r, slot, side are -1 where the target has none."""
    kind = card_type.only_if + 0
    if kind == C_NONE:
        return True
    if kind == C_DECK:
        return s.seats[p].deck_n <= card_type.only_n
    if kind == C_ROW:
        return s.rows[max(r, 0)].n == card_type.only_n
    if kind == C_END:
        return slot >= 0 and side >= 0 and s.bases[slot].ends[side].hits >= card_type.only_n
    if kind == C_BEHIND:
        return behind(t, s, p, r)
    return False


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
    if s.bases[slot].frozen:
        return FROZEN
    code = lock_code(t, s, card_type, slot, shade)
    if code != OK:
        return code
    if not condition_holds(t, s, card_type, p, s.bases[slot].row + 0, slot, side):
        return CONDITION
    return top_code(t, s, card_type, slot, side)


@rule
def on_base_code(t: Table, s: State, card_type: CardType, p: int, slot: int) -> int:
    """BR-RUL-35: what forbids this card on a Base itself, in order; OK = nothing."""
    word = card_type.word
    if word == W_CLEAR:
        code = clear_code(t, s, slot)
    elif word == W_PRESS:
        code = press_base_code(t, s, slot)
    else:
        code = modifier_code(s, slot)
    if code == OK and not condition_holds(t, s, card_type, p, s.bases[slot].row + 0, slot, -1):
        return CONDITION
    return code


@rule
def row_code(t: Table, s: State, card_type: CardType, p: int, r: int, where: int) -> int:
    """BR-RUL-35: what forbids this Base at an end of row r; OK = nothing."""
    code = base_code(t, s, r, where)
    if code == OK and not condition_holds(t, s, card_type, p, r, -1, -1):
        return CONDITION
    return code


@rule
def let_through(t: Table, s: State, code: int) -> bool:
    """RULING BR-RUL-06: with fouls = claim, colour and top-card rules do not refuse a play; it becomes a foul."""
    return t.claim == 1 and t.mode == TOURNAMENT and NEEDS_HIT <= code <= WRONG_COLOUR and s.fouls_n < FOULS


@rule
def goes(t: Table, s: State, code: int) -> bool:
    """Whether a play with this code is accepted."""
    return code == OK or let_through(t, s, code)


@rule
def many_colours(colours: int) -> bool:
    """Whether a mask has more than one colour: the chooser names one on an empty end."""
    return (colours & (colours - 1)) != 0


@rule
def names_colour(s: State, card_type: CardType, slot: int, side: int) -> bool:
    """wild_hit, two_colour: on an empty end the chooser names the Hit's colour."""
    return card_type.word == W_HIT and many_colours(card_type.colours) and s.bases[slot].ends[side].top == 0


@rule
def orders(s: State, p: int, from_pile: bool, n: int) -> int:
    """dig: how many orders there are of the top n cards of the own pile, without the card that digs."""
    have = s.seats[p].pile_n - 1 if from_pile else s.seats[p].pile_n + 0
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
    if word == W_BURN:
        if condition_holds(t, s, card_type, p, -1, -1, -1):
            for k in range(min(card_type.n, burnable(t, s, p)) + 1):
                out[n] = first + NUMBER + k
                n += 1
        return n
    if word == W_DIG:
        if condition_holds(t, s, card_type, p, -1, -1, -1):
            for k in range(orders(s, p, first == TOP, card_type.n + 0)):
                out[n] = first + ORDER + k
                n += 1
        return n
    if word == W_BURN_RIVAL:
        return list_rivals(t, s, p, card_type, first, out, n)
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == W_BASE:
            for where in range(2):
                if row_code(t, s, card_type, p, r, where) == OK:
                    out[n] = first + SIDE + r * 2 + where
                    n += 1
            continue
        row = s.rows[r]
        for i in range(row.n):
            n = list_on(t, s, p, card_type, row.base[i] + 0, first, out, n)
    sort_tail(out, start, n)
    return n


@rule
def list_on(t: Table, s: State, p: int, card_type: CardType, slot: int, first: int, out: Any, n: int) -> int:
    """The targets of one Base: itself, its ends."""
    index = index_of(s, slot)
    word = card_type.word
    ends = on_ends(word) or word == W_SWEEP
    if (not ends or word == W_PRESS) and on_base_code(t, s, card_type, p, slot) == OK:
        out[n] = first + BASE + index
        n += 1
    if not ends:
        return n
    for side in range(2):
        if names_colour(s, card_type, slot, side):
            for k in range(3):
                shade = 1 << k
                if (card_type.colours & shade) != 0 and end_code(t, s, card_type, p, slot, side, shade) == OK:
                    out[n] = first + SHADE + (index * 2 + side) * 3 + k
                    n += 1
        elif goes(t, s, end_code(t, s, card_type, p, slot, side, 0)):
            out[n] = first + END + index * 2 + side
            n += 1
    return n


@rule
def list_rivals(t: Table, s: State, p: int, card_type: CardType, first: int, out: Any, n: int) -> int:
    """burn_rival: every rival who shares a row."""
    if not condition_holds(t, s, card_type, p, -1, -1, -1):
        return n
    for q in range(t.n):
        if is_rival(t, s, p, q):
            out[n] = first + RIVAL + q
            n += 1
    return n


@rule
def is_rival(t: Table, s: State, p: int, q: int) -> bool:
    """Whether seat q plays against seat p over a row they share."""
    if t.team[q] == t.team[p] or s.seats[q].out != IN:
        return False
    for r in range(s.rows_n):
        if side_of(t, s, r, p) >= 0 and side_of(t, s, r, q) >= 0:
            return True
    return False


@rule
def sort_tail(out: Any, start: int, n: int) -> None:
    """Puts out[start..n-1] into ascending order."""
    for i in range(start + 1, n):
        kept = out[i] + 0
        k = i
        while k > start and out[k - 1] > kept:
            out[k] = out[k - 1]
            k -= 1
        out[k] = kept


@rule
def any_play(t: Table, s: State, p: int, card: int, from_pile: bool) -> bool:
    """Whether the card has a target at all; False for no card."""
    if card == 0:
        return False
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    if word == W_BURN or word == W_DIG:
        return condition_holds(t, s, card_type, p, -1, -1, -1)
    if word == W_BURN_RIVAL:
        for q in range(t.n):
            if is_rival(t, s, p, q) and condition_holds(t, s, card_type, p, -1, -1, -1):
                return True
        return False
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == W_BASE:
            if row_code(t, s, card_type, p, r, 0) == OK or row_code(t, s, card_type, p, r, 1) == OK:
                return True
            continue
        row = s.rows[r]
        for i in range(row.n):
            if any_on(t, s, p, card_type, row.base[i] + 0):
                return True
    return False


@rule
def any_on(t: Table, s: State, p: int, card_type: CardType, slot: int) -> bool:
    """Whether the card may be laid on this Base or one of its ends."""
    word = card_type.word
    ends = on_ends(word) or word == W_SWEEP
    if (not ends or word == W_PRESS) and on_base_code(t, s, card_type, p, slot) == OK:
        return True
    if not ends:
        return False
    for side in range(2):
        if names_colour(s, card_type, slot, side):
            for k in range(3):
                shade = 1 << k
                if (card_type.colours & shade) != 0 and end_code(t, s, card_type, p, slot, side, shade) == OK:
                    return True
        elif goes(t, s, end_code(t, s, card_type, p, slot, side, 0)):
            return True
    return False


# ---------------------------------------------------------------- doing


@rule
def lay(t: Table, s: State, p: int, card: int, target: int, from_pile: int, slot: int, log: Log) -> None:
    """Does what the card says at its target; `slot` is the target's Base, -1 where it has none.

    The card has already left the hand or the pile.
    """
    card_type = t.types[type_of(t, card)]
    word = card_type.word
    laid = 0
    if word == W_BASE:
        r = (target - SIDE) // 2
        laid = index_of(s, lay_base(s, card, r, (target - SIDE) % 2)) + 1
    emit(log, EV_PLAY, p, card, target, from_pile, laid)
    if word == W_BASE:
        return
    if target >= NUMBER:
        lay_aside(t, s, p, card, target, log)
    elif target >= END:
        lay_on_end(t, s, card, target, slot, log)
    else:
        lay_on_base(t, s, card, slot, log)


@rule
def lay_on_end(t: Table, s: State, card: int, target: int, slot: int, log: Log) -> None:
    """A card on a string."""
    card_type = t.types[type_of(t, card)]
    side = side_in(target)
    if card_type.word == W_SWEEP:
        sweep_end(t, s, card, card_type.n + 0, slot, side, log)
    elif card_type.word == W_PRESS and t.press_removes:
        emit(log, EV_PRESSED, -1, press_away(t, s, slot, side, card), target, 0, 0)
    else:
        shade = 0
        if target >= SHADE:
            shade = 1 << ((target - SHADE) % 3)
        push(t, s, card, card_type, slot, side, shade)


@rule
def side_in(target: int) -> int:
    """The side of the row that an end target names."""
    return (target - END) % 2 if target < SHADE else (target - SHADE) // 3 % 2


@rule
def base_in(target: int) -> int:
    """The Base index a target names; -1 when it names none."""
    if target < BASE or target >= NUMBER:
        return -1
    if target < END:
        return target - BASE
    return (target - END) // 2 if target < SHADE else (target - SHADE) // 6


@rule
def sweep_end(t: Table, s: State, card: int, n: int, slot: int, side: int, log: Log) -> None:
    """sweep_end: the top n cards of a string (0 = all) and this card go to the swept pile."""
    end = s.bases[slot].ends[side]
    count = end.n + 0 if n == 0 else min(n, end.n)
    for _ in range(count):
        sweep_card(s, pop(t, s, slot, side))
    sweep_card(s, card)
    emit(log, EV_SWEEP, -1, 0, count + 1, 0, 0)


@rule
def lay_on_base(t: Table, s: State, card: int, slot: int, log: Log) -> None:
    """A card on a Base itself: BR-CLEAR-01 a Clear, BR-FREEZE-03 a Freeze, else a modifier or a Press."""
    card_type = t.types[type_of(t, card)]
    base = s.bases[slot]
    r = base.row + 0
    if card_type.word == W_CLEAR:
        index = index_of(s, slot)
        n = sweep_base(s, slot)
        sweep_card(s, card)
        emit(log, EV_SWEEP, -1, index + 1, n + 1, 0, 0)
        close_row(t, s, r)
        return
    lay_modifier(s, slot, card)
    if card_type.word == W_FREEZE:
        base.frozen = 1
        close_row(t, s, r)
    elif card_type.word == W_SWAP_ENDS:
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
    if target >= ORDER:
        dig(s, p, card_type.n + 0, target - ORDER)
    elif target >= RIVAL:
        burn(t, s, target - RIVAL, card_type.n + 0, log)
    else:
        burn(t, s, p, target - NUMBER, log)
    sweep_card(s, card)


@rule
def burn(t: Table, s: State, p: int, n: int, log: Log) -> None:
    """burn_self, burn_rival: up to n cards from the top of a deck to its owner's pile, stopping above the Freezes."""
    for _ in range(min(n, burnable(t, s, p))):
        card = take_from_deck(s, p)
        put_on_pile(s, p, card)
        reveal(log)
        emit(log, EV_BURN, p, card, 0, 0, 0)


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
