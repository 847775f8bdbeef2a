"""Invariants, checked at every step of the property tests."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule

ALL_CARDS = (1 << 20) - 1


@rule
def check(t: Table, s: State) -> int:
    """0, or the first broken invariant: 1 cards, 2 ranges, 3 spaces, 4 tokens, 5 stack, 6 asker, 7 places."""
    if s.depth < 1 or s.depth > ids.FRAMES or s.n_fights < 0 or s.n_fights > ids.FIGHTS:
        return 5
    for p in range(t.n):
        if out_of_range(t, s, p):
            return 2
        if s.seats[p].deck_n + s.seats[p].discard_n + s.seats[p].hand > 0 and cards_of(s, p) != ALL_CARDS:
            return 1
    for k in range(s.n_fights):
        if s.fights[k].left_out & ~(0 if s.fights[k].type == ids.HEAVY_ATTACK else 63):  # BH-RUL-112
            return 2
    if doubled_space(t, s):
        return 3
    if lost_tokens(t, s):
        return 4
    if s.over == 0 and s.ask == ids.ASK_NONE:
        return 6
    if s.asker >= 0 and (s.asker >= t.n or s.seats[s.asker].out):
        return 6
    if s.asker < 0 and s.ask != ids.ASK_NONE and s.ask != ids.ASK_LEGEND:
        return 6
    if s.over and winners(t, s) == 0:
        return 7
    return 0


@rule
def cards_of(s: State, p: int) -> int:
    """BH-COMP-03, BH-SETUP-09: the cards of seat p over all zones as a mask; -1 when a card is in two of them."""
    seat = s.seats[p]
    mask = seat.hand
    n = bits(seat.hand) + seat.deck_n + seat.discard_n
    for i in range(seat.deck_n):
        mask |= 1 << seat.deck[i]
    for i in range(seat.discard_n):
        mask |= 1 << seat.discard[i]
    for k in range(s.n_fights):
        fight = s.fights[k]
        for side in range(2):
            owner = fight.att if side == 0 else fight.dfn
            if owner == p:
                mask |= fight.on_table[side]
                n += bits(fight.on_table[side])
    for i in range(s.depth):
        f = s.frames[i]
        if f.kind == ids.F_MOVE and f.seat == p and f.card >= 0:
            mask |= 1 << f.card
            n += 1
    return mask if n == 20 else -1


@rule
def out_of_range(t: Table, s: State, p: int) -> bool:
    """BH-DMG-03, BH-WEAP-05, BH-KOL-05: level, status, side, KO cards, space, sizes of the piles."""
    seat = s.seats[p]
    if seat.deck_n < 0 or seat.deck_n > 20 or seat.discard_n < 0 or seat.discard_n > 20:
        return True
    if seat.level < 0 or seat.level > 2 or seat.status < 0 or seat.status > 2 or seat.side < 1 or seat.side > 2:
        return True
    if seat.ko_left < 0 or seat.ko_left > 3 or seat.space >= t.spaces or seat.space < -1:
        return True
    return seat.out == 1 and seat.space >= 0


@rule
def doubled_space(t: Table, s: State) -> bool:
    """BH-MOVE-07: two Legends never share a space, unless something is still moving through."""
    for i in range(s.depth):
        kind = s.frames[i].kind
        if kind == ids.F_PUSH or kind == ids.F_BUMP or kind == ids.F_MOVE or kind == ids.F_EFFECT:
            return False
    for p in range(t.n):
        for q in range(p):
            if s.seats[p].space >= 0 and s.seats[p].space == s.seats[q].space:
                return True
    return False


@rule
def lost_tokens(t: Table, s: State) -> bool:
    """BH-COMP-05: tokens lie on different spaces of the Arena, and there are never more than players."""
    n = 0
    for p in range(t.n):
        if s.seats[p].status != ids.UNARMED:
            n += 1
        if s.tokens[p] >= 0:
            n += 1
            if s.tokens[p] >= t.spaces or t.inside[s.tokens[p]] == 0:
                return True
            for q in range(p):
                if s.tokens[q] == s.tokens[p]:
                    return True
    return n > t.n


@rule
def winners(t: Table, s: State) -> int:
    """How many seats share the first place."""
    n = 0
    for p in range(t.n):
        if s.place[p] == 1:
            n += 1
    return n
