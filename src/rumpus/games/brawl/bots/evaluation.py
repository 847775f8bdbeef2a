"""What a bot thinks a play is worth: how sure each Base is, before and after, in hundredths of a point.

Everything is judged from what a seat may see: the table, its own cards, and of every deck which cards are still to
come, never their order (`determinize.redeal` changes no answer).
"""

from typing import Any

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import side_of
from rumpus.games.brawl.rules.cards import is_block, is_hit, type_of, word_of
from rumpus.games.brawl.rules.chains import worth_hits
from rumpus.games.brawl.rules.modifiers import NO_CAP, hits_cap, reversed_, tie_swapped, value_of
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.kernel.records.record import rule

HARD = 2
"""The level that counts colours and plans its Freezes."""
SURE = 100
"""What a Base of value 1 is worth to who has it for certain; lost for certain: as much below nothing."""
MIND = 64
"""Ints that `think` wants to write to: its answer, and what it has counted once for all targets."""
COUNTED = 3
"""In a mind: 1 once it has counted."""
LEVEL = 4
"""In a mind: how well it plays."""
NUMBER = 5
"""In a mind: what its errors and its tempo are drawn from, 31 bits."""
HOPES = 8
"""In a mind: Hits that each seat or team (0..7) may still bring, in each colour."""
COMING = 40
"""In a mind: the cards that each seat or team may still bring."""
GUESS = 5
"""Who does not count takes one of so many cards to come for a Hit that fits."""
OPENED = 8
"""One of so many Hits finds its way to a blocked end."""


@rule
def count(t: Table, s: State, p: int, mind: Any) -> None:
    """Counts, once, what each side may still bring: mind[COMING + side], mind[HOPES + side * 3 + colour].

    Deck and hand of a rival are counted together: nobody else knows which of them a card is in. The cards of partners
    are counted together too. Only a hard bot counts colours, and where lists are secret only those of its own side.
    """
    if mind[COUNTED]:
        return
    mind[COUNTED] = 1
    level = mind[LEVEL]
    for k in range(HOPES, COMING + 8):
        mind[k] = 0
    for q in range(t.n):
        if s.seats[q].out != ids.IN:
            continue
        seat = s.seats[q]
        team = t.team[q]
        above = max(0, seat.deck_n - t.freezes)
        mind[COMING + team] += above + min(2, seat.pile_n) + (1 if seat.hand > 0 else 0)
        if level < HARD or (t.discover and team != t.team[p]):
            continue
        for i in range(min(t.freezes, seat.deck_n), seat.deck_n):
            count_card(t, seat.deck[i], team, mind)
        if seat.hand > 0:
            count_card(t, seat.hand, team, mind)
    for team in range(8):
        if level < HARD or (t.discover and team != t.team[p]):
            for k in range(3):
                mind[HOPES + team * 3 + k] = mind[COMING + team] // GUESS


@rule
def count_card(t: Table, card: int, team: int, mind: Any) -> None:
    """Counts one card, if it is a Hit, for each colour that it may have."""
    kind = t.types[type_of(t, card)]
    if is_hit(kind.word):
        for k in range(3):
            if kind.colours >> k & 1:
                mind[HOPES + team * 3 + k] += kind.hits


@rule
def hope(mind: Any, team: int, colour: int, blocked: bool) -> int:
    """How many Hits a side may still bring to an end of this colour (0: empty, any colour does)."""
    at = HOPES + team * 3
    found: int = mind[at + colour // 2]
    if colour == 0:
        found = max(found, max(mind[at + 1], mind[at + 2]))
    return found // OPENED if blocked else found


@rule
def weigh(lead: int, up: int, down: int, coming: int) -> int:
    """How sure a Base of value 1 is to a side, -SURE..SURE.

    lead = twice the Hits it leads by, and 1 for a tie that is its own (-1: the other's); up, down = Hits that may still
    come to the good of this side, and of the other; coming = cards of both sides to come.
    """
    lead = 2 * lead + up - down
    doubt = 2 * (up + down) + 3 * coming // 8
    return SURE * lead // max(1, abs(lead) + doubt)


@rule
def ties(t: Table, s: State, slot: int, me: int) -> bool:
    """Whether a tie on this Base goes to side `me`."""
    base = s.bases[slot]
    owned = side_of(t, s, base.row, base.owner) == me
    return owned != tie_swapped(t, s, slot)


@rule
def standing(t: Table, s: State, p: int, slot: int, mind: Any) -> int:
    """What a Base in play is worth to seat p, in hundredths of a point."""
    return outlook(t, s, p, slot, mind, 0, -1, 0)


@rule
def gain(t: Table, s: State, p: int, card: int, slot: int, side: int, shade: int, mind: Any) -> int:
    """What laying this card on an end of a Base (side -1: on the Base itself) gains seat p, in hundredths."""
    count(t, s, p, mind)
    word = t.types[type_of(t, card)].word
    now = outlook(t, s, p, slot, mind, 0, -1, 0)
    if word == ops.CLEAR_BASE:
        return -now
    if word == ops.HOLD_BASE or word == ops.COLOUR_LOCK:
        return now // 8
    if word == ops.NO_NEW_BASE:
        return 2
    return outlook(t, s, p, slot, mind, card, side, shade) - now


@rule
def outlook(t: Table, s: State, p: int, slot: int, mind: Any, card: int, side: int, shade: int) -> int:
    """What a Base is worth to seat p once `card` (0: none) lies on its end `side` (-1: on the Base itself)."""
    base = s.bases[slot]
    me = side_of(t, s, base.row, p)
    kind = t.types[type_of(t, card) if card > 0 else 0]
    word = kind.word  # where there is no card that of a Base, which changes nothing here
    plain = word == ops.PRESS and side < 0
    turned = not plain and (reversed_(t, s, slot) != (word == ops.REVERSE_WINNER))
    tie = ties(t, s, slot, me)
    if word == ops.SWAP_TIEBREAK or (plain and tie_swapped(t, s, slot)):
        tie = not tie
    cap = NO_CAP if plain else hits_cap(t, s, slot)
    if word == ops.CAP_STRING:
        cap = min(cap, kind.cap)
    near = 1 - me if word == ops.SWAP_ENDS else me
    mine = min(hits_after(t, s, slot, near, kind, side), cap)
    theirs = min(hits_after(t, s, slot, 1 - near, kind, side), cap)
    worth = value_after(t, s, slot, kind, plain)
    gap = theirs - mine if turned else mine - theirs
    if word == ops.FREEZE_BASE or base.frozen:
        return worth * SURE if gap > 0 or (gap == 0 and tie) else -worth * SURE
    us = s.rows[base.row].side[me]
    them = s.rows[base.row].side[1 - me]
    if turned:
        near = 1 - near
    far = 1 - near
    up = hope(mind, us, colour_after(s, slot, near, kind, side, shade), blocked_after(t, s, slot, near, kind, side))
    down = hope(mind, them, colour_after(s, slot, far, kind, side, shade), blocked_after(t, s, slot, far, kind, side))
    return worth * weigh(2 * gap + (1 if tie else -1), up, down, mind[COMING + us] + mind[COMING + them])


@rule
def value_after(t: Table, s: State, slot: int, kind: CardType, plain: bool) -> int:
    """What the Base counts with this card on it, at most 8: more is not worth more thought."""
    if plain:
        return 1
    value = min(value_of(t, s, slot), 8)
    if kind.word == ops.MULTIPLY_VALUE:
        value *= kind.factor
    elif kind.word == ops.ADD_VALUE:
        value += kind.more
    return min(value, 8)


@rule
def hits_after(t: Table, s: State, slot: int, at: int, kind: CardType, side: int) -> int:
    """Hits on end `at` once a card of this kind lies on end `side`."""
    end = s.bases[slot].ends[at]
    hits = end.hits
    if at != side:
        return hits
    if is_hit(kind.word):
        return hits + kind.hits
    if kind.word == ops.SWEEP_END:
        card = end.top
        for _ in range(end.n if kind.cards == 0 else min(kind.cards, end.n)):
            hits -= worth_hits(t, card)
            card = s.link[card - 1]
    return hits


@rule
def colour_after(s: State, slot: int, at: int, kind: CardType, side: int, shade: int) -> int:
    """The colour of end `at` once a card of this kind lies on end `side`."""
    colour = s.bases[slot].ends[at].colour
    if at != side or colour != 0 or not is_hit(kind.word):
        return colour
    return shade if shade > 0 else kind.colours & -kind.colours


@rule
def blocked_after(t: Table, s: State, slot: int, at: int, kind: CardType, side: int) -> bool:
    """Whether a Block tops end `at` once a card of this kind lies on end `side`."""
    if at == side:
        return is_block(kind.word)
    top = s.bases[slot].ends[at].top
    return top > 0 and is_block(word_of(t, top))
