"""Conditions and counters of lines, and what they look at (BS-RUL-10, -11, -13, -78).

A look is what a line looks at, packed into one number, so that the same functions judge a combo on the table and one
that is only thought of as placed: the mask of `foes`, the cards of its stack, what is left in hand, what is revealed,
whether both stacks of an attack are of one brawler (-1: there are no two), and the combos before this one (-1: there is
none). A lot is a stack in one number likewise: its top card, how many cards it has, how many of them lay revealed, and
their powers together.
"""

from rumpus.games.blitz_squad.rules import conditions, counters, ids
from rumpus.games.blitz_squad.rules.cards import hand_size
from rumpus.games.blitz_squad.rules.state import Op, State, Table
from rumpus.kernel.records.record import rule


# ---------------------------------------------------------------- looks and lots
@rule
def look(foes: int, size: int, left: int, shown: int, alike: int, earlier: int) -> int:
    """A look."""
    return foes | size << 4 | left << 8 | shown << 16 | (alike + 1) << 24 | (earlier + 1) << 26


@rule
def seen_in(seen: int) -> tuple[int, int, int, int, int, int]:
    """What a look was made of: foes, cards of the stack, left in hand, revealed, alike, earlier combos."""
    return seen & 15, seen >> 4 & 15, seen >> 8 & 255, seen >> 16 & 255, (seen >> 24 & 3) - 1, (seen >> 26) - 1


@rule
def lot(card: int, n: int, shown: int, power: int) -> int:
    """A lot: the top card, how many cards, how many of them revealed, their powers together."""
    return card | n << 8 | shown << 13 | power << 18


@rule
def lot_in(lot: int) -> tuple[int, int, int, int]:
    """What a lot was made of."""
    return lot & 255, lot >> 8 & 31, lot >> 13 & 31, lot >> 18


@rule
def with_more(one: int, n: int, shown: int, power: int) -> int:
    """A lot with more cards below its top."""
    return one + (n << 8) + (shown << 13) + (power << 18)


# ---------------------------------------------------------------- conditions and counters
@rule
def most_shown(s: State, foes: int) -> int:
    """The revealed cards of the foe; of several the most (BS-RUL-78)."""
    most = 0
    for q in range(ids.SEATS):
        if foes >> q & 1 and s.seats[q].open_n > most:
            most = s.seats[q].open_n
    return most


@rule
def most_held(s: State, foes: int) -> int:
    """The cards in the foe's hand; of several the most."""
    most = 0
    for q in range(ids.SEATS):
        if foes >> q & 1 and hand_size(s, q) > most:
            most = hand_size(s, q)
    return most


@rule
def behind(s: State, p: int, foes: int) -> bool:
    """if.behind: the own tavern is smaller than the foe's; than that of one of several."""
    for q in range(ids.SEATS):
        if foes >> q & 1 and s.seats[p].tavern_n < s.seats[q].tavern_n:
            return True
    return False


@rule
def kin(t: Table, s: State, p: int, card: int) -> int:
    """per.kin_in_clinic: cards of this card's brawler in the own clinic."""
    found = 0
    for i in range(s.seats[p].clinic_n):
        if t.cards[s.seats[p].clinic[i]].brawler == t.cards[card].brawler:
            found += 1
    return found


@rule
def holds(s: State, p: int, op: Op, seen: int) -> bool:
    """BS-RUL-10, BS-RUL-11: whether a condition holds; those about total energy are judged by `line_holds`."""
    k, least = op.cond, op.least
    if k == conditions.NONE or k == conditions.ENERGY_MIN or k == conditions.SURPLUS_MIN:
        return True
    foes, size, left, shown, alike, earlier = seen_in(seen)
    if k == conditions.STACK_MIN:
        return size >= least
    if k == conditions.STACK_MAX:
        return size <= least
    if k == conditions.SAME_BRAWLER or k == conditions.MIXED:
        return alike == (1 if k == conditions.SAME_BRAWLER else 0)
    if k == conditions.REVEALED_MIN:
        return shown >= least
    if k == conditions.FOE_REVEALED_MIN:
        return most_shown(s, foes) >= least
    if k == conditions.HAND_MIN:
        return left >= least
    if k == conditions.HAND_MAX:
        return left <= least
    if k == conditions.BEHIND:
        return behind(s, p, foes)
    return holds_piles(s, p, k, least, earlier)


@rule
def holds_piles(s: State, p: int, k: int, least: int, earlier: int) -> bool:
    """The conditions about the own piles, specials in play and combos of the turn (`earlier` -1: there is none)."""
    seat = s.seats[p]
    if k == conditions.TAVERN_MAX:
        return bool(seat.tavern_n <= least)
    if k == conditions.CLINIC_MIN:
        return bool(seat.clinic_n >= least)
    if k == conditions.TOMB_MIN:
        return bool(seat.tomb_n >= least)
    if k == conditions.SPECIAL_IN_PLAY:
        return bool(s.zone_n > 0)
    return earlier == 0 if k == conditions.FIRST_COMBO else earlier > 0


@rule
def times(t: Table, s: State, p: int, card: int, op: Op, seen: int) -> int:
    """BS-RUL-13: a line's number, multiplied by its counter, at most by cap."""
    k = op.per
    if k == counters.NONE:
        return op.n
    foes, size, _, shown, _, earlier = seen_in(seen)
    if k == counters.UNDER:
        n = size - 1
    elif k == counters.STACK:
        n = size
    elif k == counters.REVEALED:
        n = shown
    elif k == counters.FOE_REVEALED:
        n = most_shown(s, foes)
    elif k == counters.TOMB3:
        n = s.seats[p].tomb_n // 3
    elif k == counters.KIN_IN_CLINIC:
        n = kin(t, s, p, card)
    elif k == counters.SPECIALS:
        n = s.zone_n
    elif k == counters.EARLIER_COMBOS:
        n = earlier
    else:
        n = most_held(s, foes)
    return op.n * max(0, min(n, op.cap))
