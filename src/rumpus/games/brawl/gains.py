"""What a bot thinks a play is worth: how sure each Base is, before and after, in hundredths of a point.

Everything is judged from what a seat may see: the table, its own cards, and of every deck which cards are still to
come, never their order (`hidden.redeal` changes no answer).
"""

from rumpus.games.brawl.bases import side_of
from rumpus.games.brawl.cards import is_block, is_hit, type_of, word_of
from rumpus.games.brawl.ids import (
    ANY,
    IN,
    W_ADD,
    W_BLOCK,
    W_CAP,
    W_CLEAR,
    W_FREEZE,
    W_HEAVY,
    W_HIT,
    W_HOLD,
    W_LOCK,
    W_MULTIPLY,
    W_NO_BASE,
    W_PRESS,
    W_REVERSE,
    W_SWAP_ENDS,
    W_SWAP_TIE,
    W_SWEEP,
    W_WILD_BLOCK,
)
from rumpus.games.brawl.mods import NO_CAP, hits_cap, reversed_, tie_swapped, value_of
from rumpus.games.brawl.state import CardType, State, Table
from rumpus.games.brawl.strings import worth_hits
from rumpus.kernel.record import rule

HARD = 2
"""The level that counts colours and plans its Freezes."""
SURE = 100
"""What a Base of value 1 is worth to who has it for certain; lost for certain: as much below nothing."""
LONG = 20
"""With so many cards to come, who is behind on a Base may still do anything."""
SHUT = 100
"""An end that no Hit can be added to."""
PLENTY = 5
"""With so many Hits of a colour to come, an end of that colour is open to its player."""


@rule
def to_come(t: Table, s: State, team: int) -> int:
    """How many cards a side may still bring: what lies above the Freezes of its decks, its hands, a few of its piles.

    The cards of tag team partners count together.
    """
    n = 0
    for q in range(t.n):
        if t.team[q] == team and s.seats[q].out == IN:
            seat = s.seats[q]
            n += max(0, seat.deck_n - t.freezes) + min(2, seat.pile_n)
            if seat.hand > 0:
                n += 1
    return n


@rule
def supply(t: Table, s: State, team: int, colour: int) -> int:
    """How many Hits of a colour a side has still to come, as its public deck lists and the table tell.

    Deck and hand are counted together: nobody else knows which of them a card is in.
    """
    n = 0
    for q in range(t.n):
        if t.team[q] == team:
            seat = s.seats[q]
            for i in range(t.freezes, seat.deck_n):
                n += counts_as(t, seat.deck[i] + 0, colour)
            if seat.hand > 0:
                n += counts_as(t, seat.hand + 0, colour)
    return n


@rule
def counts_as(t: Table, card: int, colour: int) -> int:
    """1 for a Hit that may be this colour."""
    kind = t.types[type_of(t, card)]
    return 1 if is_hit(kind.word) and (kind.colours & colour) != 0 else 0


@rule
def shut(t: Table, s: State, slot: int, side: int, level: int, team: int) -> int:
    """How closed an end is to the side that wants Hits there, 0..SHUT: a Block on top, or a colour it has few of."""
    end = s.bases[slot].ends[side]
    if end.top > 0 and is_block(word_of(t, end.top + 0)):
        return SHUT
    return scarce(t, s, end.colour + 0, level, team)


@rule
def scarce(t: Table, s: State, colour: int, level: int, team: int) -> int:
    """0..80: how little a side can do with an end of this colour. Only a hard bot counts; lists may be secret."""
    if level < HARD or colour == 0 or t.discover:
        return 0
    return 80 * (PLENTY - min(PLENTY, supply(t, s, team, colour))) // PLENTY


@rule
def margin(gap: int) -> int:
    """How sure a lead is while anything may come, 0..SURE; `gap` = 1 for a won tie, then two more a Hit."""
    if gap <= 1:
        return 30
    if gap <= 3:
        return 52
    if gap <= 5:
        return 68
    return 80 if gap <= 7 else min(96, 76 + gap)


@rule
def edge(gap: int, closed: int, coming: int) -> int:
    """How sure the leader is of a Base, 0..SURE: by its lead, and by what the other side can still do about it.

    closed = how shut the end is that would have to grow, 0..SHUT; coming = cards of the side that is behind.
    """
    doubt = (SURE - margin(gap)) * min(coming, LONG) // LONG
    return SURE - doubt * (2 * SHUT - closed) // (2 * SHUT)


@rule
def weigh(
    t: Table, s: State, me: int, mine: int, theirs: int, turned: bool, tie: bool, near: int, far: int, slot: int
) -> int:
    """What a Base of value 1 is worth to side `me` of its row: -SURE..SURE.

    mine, theirs = Hits counted; turned = reversed; tie = a tie is mine; near, far = how shut my end and theirs are.
    """
    gap = theirs - mine if turned else mine - theirs
    gap = 2 * gap + (1 if tie else -1)
    row = s.rows[s.bases[slot].row]
    if gap > 0:
        return edge(gap, near if turned else far, to_come(t, s, row.side[1 - me] + 0))
    return -edge(-gap, far if turned else near, to_come(t, s, row.side[me] + 0))


@rule
def ties(t: Table, s: State, slot: int, me: int) -> bool:
    """Whether a tie on this Base goes to side `me`."""
    base = s.bases[slot]
    owned = side_of(t, s, base.row + 0, base.owner + 0) == me
    return owned != tie_swapped(t, s, slot)


@rule
def standing(t: Table, s: State, p: int, slot: int, level: int) -> int:
    """What a Base in play is worth to seat p, in hundredths of a point."""
    return outlook(t, s, p, slot, level, 0, -1, 0)


@rule
def gain(t: Table, s: State, p: int, card: int, slot: int, side: int, shade: int, level: int) -> int:
    """What laying this card on an end of a Base (side -1: on the Base itself) gains seat p, in hundredths."""
    word = t.types[type_of(t, card)].word + 0
    now = outlook(t, s, p, slot, level, 0, -1, 0)
    if word == W_CLEAR:
        return -now
    if word == W_HOLD or word == W_LOCK:
        return now // 8
    if word == W_NO_BASE:
        return 2
    return outlook(t, s, p, slot, level, card, side, shade) - now


@rule
def outlook(t: Table, s: State, p: int, slot: int, level: int, card: int, side: int, shade: int) -> int:
    """What a Base is worth to seat p once `card` (0: none) lies on its end `side` (-1: on the Base itself)."""
    base = s.bases[slot]
    me = side_of(t, s, base.row + 0, p)
    kind = t.types[type_of(t, card) if card > 0 else 0]
    word = kind.word if card > 0 else 0
    plain = word == W_PRESS and side < 0
    turned = not plain and (reversed_(t, s, slot) != (word == W_REVERSE))
    tie = ties(t, s, slot, me)
    if word == W_SWAP_TIE or (plain and tie_swapped(t, s, slot)):
        tie = not tie
    cap = NO_CAP if plain else hits_cap(t, s, slot)
    if word == W_CAP:
        cap = min(cap, kind.n)
    first = 1 - me if word == W_SWAP_ENDS else me
    mine = min(hits_after(t, s, slot, first, kind, word, side), cap)
    theirs = min(hits_after(t, s, slot, 1 - first, kind, word, side), cap)
    worth = value_after(t, s, slot, kind, word, plain)
    if word == W_FREEZE or base.frozen:
        gap = theirs - mine if turned else mine - theirs
        return worth * SURE if gap > 0 or (gap == 0 and tie) else -worth * SURE
    wants = s.rows[base.row].side[1 - me] if turned else s.rows[base.row].side[me]
    near = shut_after(t, s, slot, first, kind, word, side, shade, level, wants + 0)
    wants = s.rows[base.row].side[me] if turned else s.rows[base.row].side[1 - me]
    far = shut_after(t, s, slot, 1 - first, kind, word, side, shade, level, wants + 0)
    return worth * weigh(t, s, me, mine, theirs, turned, tie, near, far, slot)


@rule
def value_after(t: Table, s: State, slot: int, kind: CardType, word: int, plain: bool) -> int:
    """What the Base counts with this card on it, at most 8: more is not worth more thought."""
    if plain:
        return 1
    value = min(value_of(t, s, slot), 8)
    if word == W_MULTIPLY:
        value *= kind.n
    elif word == W_ADD:
        value += kind.n
    return min(value, 8)


@rule
def hits_after(t: Table, s: State, slot: int, at: int, kind: CardType, word: int, side: int) -> int:
    """Hits on end `at` once a card of this kind lies on end `side`."""
    end = s.bases[slot].ends[at]
    hits = end.hits + 0
    if at != side:
        return hits
    if word == W_HIT or word == W_HEAVY:
        return hits + kind.n
    if word == W_SWEEP:
        card = end.top + 0
        for _ in range(end.n if kind.n == 0 else min(kind.n, end.n)):
            hits -= worth_hits(t, card)
            card = s.link[card - 1] + 0
    return hits


@rule
def shut_after(
    t: Table, s: State, slot: int, at: int, kind: CardType, word: int, side: int, shade: int, level: int, team: int
) -> int:
    """How closed end `at` is to a side once a card of this kind lies on end `side`."""
    if at != side:
        return shut(t, s, slot, at, level, team)
    if word == W_BLOCK or word == W_WILD_BLOCK:
        return SHUT
    colour = s.bases[slot].ends[at].colour + 0
    if is_hit(word) and colour == 0:
        colour = shade if shade > 0 else kind.colours & ANY
    return scarce(t, s, colour, level, team)
