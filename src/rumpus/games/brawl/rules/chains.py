"""Strings: what may lie on what, and what a card does on an end."""

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.cards import below, is_block, is_hit, sweep_card, type_of, word_of
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.kernel.records.record import rule


@rule
def top_code(t: Table, s: State, card_type: CardType, slot: int, side: int) -> int:
    """What the top of a string says to a card (the last part of BR-RUL-35); OK = it may be laid there.

    BR-HIT-01..06, BR-HIT2-01..04, BR-BLOCK-01..03, BR-WILD-01, -02, BR-PRESS-01..04.
    """
    end = s.bases[slot].ends[side]
    word = card_type.word
    top = word_of(t, end.top)
    if word == ops.SWEEP_END:
        return ids.EMPTY_END if end.top == 0 else ids.OK
    if word == ops.PRESS:
        return ids.OK if is_block(top) else ids.NEEDS_BLOCK
    if end.top == 0:
        return ids.OK if word == ops.ADD_HIT else ids.NEEDS_HIT
    if is_block(top):
        return ids.TOP_IS_BLOCK
    if top == ops.PRESS and word != ops.ADD_HIT:
        return ids.TOP_IS_PRESS
    if card_type.colours != 0 and (card_type.colours & end.colour) == 0:
        return ids.WRONG_COLOUR
    return ids.OK


@rule
def lock_code(t: Table, s: State, card_type: CardType, slot: int, shade: int) -> int:
    """colour_lock: while it tops the modifier pile only its colour may be added to the ends (Press allowed)."""
    mods = s.bases[slot].mods
    if word_of(t, mods) != ops.COLOUR_LOCK or card_type.word == ops.PRESS or card_type.word == ops.SWEEP_END:
        return ids.OK
    lock = lock_colour(t, mods)
    used = shade if shade > 0 else card_type.colours
    return ids.OK if (used & lock) != 0 else ids.COLOUR_LOCKED


@rule
def lock_colour(t: Table, card: int) -> int:
    """The colour of a colour_lock."""
    return t.types[type_of(t, card)].colours


@rule
def push(t: Table, s: State, card: int, card_type: CardType, slot: int, side: int, shade: int) -> None:
    """BR-TERM-02: on top of the string; a first Hit gives it its colour (BR-TERM-03). `shade`: colour chosen."""
    end = s.bases[slot].ends[side]
    put_on(t, s, slot, side, card)
    if is_hit(card_type.word):
        if shade > 0:
            end.colour = shade
        elif (card_type.colours & end.colour) == 0:
            end.colour = card_type.colours & -card_type.colours


@rule
def put_on(t: Table, s: State, slot: int, side: int, card: int) -> None:
    """A card on top of a string, whatever its colour."""
    end = s.bases[slot].ends[side]
    s.link[card - 1] = end.top
    end.top = card
    end.n += 1
    end.hits += worth_hits(t, card)


@rule
def take_off(t: Table, s: State, slot: int, side: int) -> int:
    """The top card of a string, taken off it; the colour stays as it is."""
    end = s.bases[slot].ends[side]
    card = end.top
    end.top = s.link[card - 1]
    s.link[card - 1] = 0
    end.n -= 1
    end.hits -= worth_hits(t, card)
    return card


@rule
def pop(t: Table, s: State, slot: int, side: int) -> int:
    """Takes the top card off a string; an emptied string has no colour any more, a foul taken off is void."""
    end = s.bases[slot].ends[side]
    card = take_off(t, s, slot, side)
    for k in range(s.fouls_n):
        if s.fouls[k].card == card and s.fouls[k].gone == 0:
            end.colour = s.fouls[k].before
            void_foul(s, k)
    if end.n == 0:
        end.colour = 0
    return card


@rule
def void_foul(s: State, k: int) -> None:
    """RULING BR-RUL-06: a foul whose card has left its place is void, and so is a choice about it."""
    foul = s.fouls[k]
    foul.gone = s.step
    if foul.state == ids.FOUL_WAITING:
        foul.state = ids.FOUL_OPEN
    for seat in s.seats:
        if seat.choice == k + 1:
            seat.choice = 0
            seat.until = 0


@rule
def worth_hits(t: Table, card: int) -> int:
    """BR-SCORE-01: a Hit counts 1, a Hit-2 counts 2 (what the card says); everything else 0."""
    card_type = t.types[type_of(t, card)]
    return card_type.hits if is_hit(card_type.word) else 0


@rule
def press_away(t: Table, s: State, slot: int, side: int, press: int) -> int:
    """RULING BR-RUL-16 (press_variant = remove): the Block and the Press leave to the swept pile; the Block."""
    block = pop(t, s, slot, side)
    sweep_card(s, block)
    sweep_card(s, press)
    return block


@rule
def swap_strings(s: State, slot: int) -> None:
    """swap_ends: the two strings of a Base change ends."""
    one = s.bases[slot].ends[0]
    two = s.bases[slot].ends[1]
    top = one.top
    n = one.n
    colour = one.colour
    hits = one.hits
    one.top = two.top
    one.n = two.n
    one.colour = two.colour
    one.hits = two.hits
    two.top = top
    two.n = n
    two.colour = colour
    two.hits = hits


@rule
def in_string(s: State, slot: int, side: int, card: int) -> bool:
    """Whether the card lies anywhere in this string."""
    at = s.bases[slot].ends[side].top
    while at > 0:
        if at == card:
            return True
        at = below(s, at)
    return False
