"""Invariants, checked at every step of the property tests."""

from rumpus.games.brawl.rules import ids, ops
from rumpus.games.brawl.rules.bases import index_of, side_of
from rumpus.games.brawl.rules.cards import is_block, is_hit, owner_of, type_of, word_of
from rumpus.games.brawl.rules.chains import worth_hits
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.record import rule

FAR = 100_000_000


@rule
def check(t: Table, s: State) -> int:
    """0, or what is wrong.

    1 piles and hands, 2 cards lost or doubled, 3 rows, 4 strings, 5 modifiers, 6 turn and phase, 7 clocks, 8 fouls.
    """
    if not piles_fit(t, s):
        return 1
    if not rows_fit(t, s):
        return 3
    for slot in range(ids.SLOTS):
        if s.bases[slot].card > 0 and not strings_fit(t, s, slot):
            return 4
        if s.bases[slot].card > 0 and not (claimed_mods_fit(t, s, slot) if t.claim else mods_fit(t, s, slot)):
            return 5
    if not conserved(t, s):
        return 2
    if not phase_fits(t, s):
        return 6
    if not clocks_fit(t, s):
        return 7
    return 0 if fouls_fit(t, s) else 8


@rule
def piles_fit(t: Table, s: State) -> bool:
    """Decks hold own cards, Freezes at the bottom; piles are as high as they say; a hand says where it is from."""
    for p in range(t.n):
        seat = s.seats[p]
        if (seat.hand > 0) != (seat.origin == ids.DEALT or seat.origin == ids.PICKED):
            return False
        if seat.hand > 0 and owner_of(seat.hand) != p:
            return False
        for i in range(ids.CARDS):
            if (i < seat.deck_n) != (seat.deck[i] > 0):
                return False
            if i < seat.deck_n and owner_of(seat.deck[i]) != p:
                return False
            if i < seat.deck_n and (word_of(t, seat.deck[i]) == ops.FREEZE_BASE) != (i < t.freezes):
                return False
        n = 0
        card = seat.pile
        while card > 0 and n <= ids.CARDS:
            if owner_of(card) != p:
                return False
            n += 1
            card = s.link[card - 1]
        if n != seat.pile_n:
            return False
    return True


@rule
def rows_fit(t: Table, s: State) -> bool:
    """BR-BASE-03, -05, BR-RUL-06: rows have 1 to `limit` Bases, each once, owned by one of the two sides; no two sides
    share two rows (BR-CIRC-02).
    """
    total = 0
    for r in range(s.rows_n):
        row = s.rows[r]
        for k in range(r):
            side = s.rows[k].side
            if (
                min(side[0], side[1]) == min(row.side[0], row.side[1])
                and side[0] + side[1] == row.side[0] + row.side[1]
            ):
                return False
        if not 1 <= row.n <= t.limit + t.claim:  # a foul: one more
            return False
        total += row.n
        for i in range(ids.ROW_ROOM):
            if i >= row.n:
                if row.base[i] != 0:
                    return False
                continue
            base = s.bases[row.base[i]]
            if base.card == 0 or base.row != r or side_of(t, s, r, base.owner) < 0:
                return False
            if word_of(t, base.card) != ops.PLACE_BASE or owner_of(base.card) != base.owner:
                return False
            for j in range(i):
                if index_of(s, row.base[j]) == index_of(s, row.base[i]):
                    return False
    for slot in range(ids.SLOTS):
        if s.bases[slot].card > 0:
            total -= 1
    return total == 0


@rule
def strings_fit(t: Table, s: State, slot: int) -> bool:
    """BR-TERM-03, BR-SCORE-01: each string is as high, as coloured and as hard as it says, and starts with a Hit; but
    for fouls it has one colour, only a Press lies on a Block, only a Hit on a Press (BR-HIT-01..06, BR-PRESS-01..04).
    """
    for end in s.bases[slot].ends:
        n = 0
        hits = 0
        last = 0
        above = 0
        card = end.top
        while card > 0 and n < FAR:
            n += 1
            hits += worth_hits(t, card)
            word = word_of(t, card)
            if not (is_hit(word) or is_block(word) or word == ops.PRESS):
                return False
            if t.claim == 0 and not lies_well(t, card, above, end.colour):
                return False
            above = word
            last = card
            card = s.link[card - 1]
        if n != end.n or hits != end.hits:
            return False
        if t.claim == 0 and (end.colour > 0) != (n > 0):
            return False
        if t.claim == 0 and n > 0 and not is_hit(word_of(t, last)):
            return False
    return True


@rule
def lies_well(t: Table, card: int, above: int, colour: int) -> bool:
    """BR-HIT-03, BR-BLOCK-02, BR-PRESS-01: a card's colour is that of its string, and what lies on it may lie there."""
    colours = t.types[type_of(t, card)].colours
    if colours != 0 and (colours & colour) == 0:
        return False
    word = word_of(t, card)
    if is_block(word):
        return above == 0 or above == ops.PRESS
    return above != ops.PRESS and (word != ops.PRESS or above == 0 or above == ops.ADD_HIT)


@rule
def mods_fit(t: Table, s: State, slot: int) -> bool:
    """BR-MOD-05, BR-FREEZE-03: as high as it says, no Press lies lowest, a Freeze lies on top exactly if frozen."""
    base = s.bases[slot]
    n = 0
    last = 0
    card = base.mods
    while card > 0 and n < FAR:
        n += 1
        if word_of(t, card) == ops.FREEZE_BASE and n > 1:
            return False
        last = card
        card = s.link[card - 1]
    if n != base.mods_n or word_of(t, last) == ops.PRESS:
        return False
    return (base.frozen == 1) == (word_of(t, base.mods) == ops.FREEZE_BASE)


@rule
def claimed_mods_fit(t: Table, s: State, slot: int) -> bool:
    """RULING BR-RUL-06: with fouls on it, as high as it says, and a Freeze lies in it exactly if the Base is frozen."""
    base = s.bases[slot]
    n = 0
    freezes = 0
    card = base.mods
    while card > 0 and n < FAR:
        n += 1
        if word_of(t, card) == ops.FREEZE_BASE:
            freezes += 1
        card = s.link[card - 1]
    return n == base.mods_n and (base.frozen == 1) == (freezes > 0)


@rule
def conserved(t: Table, s: State) -> bool:
    """BR-TERM-04, BR-END-03: every card of every dealt deck is in exactly one place (by number and by sum of ids)."""
    n = s.swept_n
    total = chain_sum(s, s.swept)
    for p in range(t.n):
        seat = s.seats[p]
        if s.dealt >> p & 1:
            n -= t.decks[p].n
            for i in range(t.decks[p].n):
                total -= p * ids.CARDS + i + 1
            if t.format == ids.TAG_TEAM:
                n += 1
                total += third_freeze(t, p)
        n += seat.deck_n + seat.pile_n
        for i in range(seat.deck_n):
            total += seat.deck[i]
        total += chain_sum(s, seat.pile) + seat.hand
        if seat.hand > 0:
            n += 1
    for slot in range(ids.SLOTS):
        base = s.bases[slot]
        if base.card > 0:
            n += 1 + base.mods_n + base.ends[0].n + base.ends[1].n
            total += base.card + chain_sum(s, base.mods)
            total += chain_sum(s, base.ends[0].top) + chain_sum(s, base.ends[1].top)
    return n == 0 and total == 0


@rule
def chain_sum(s: State, card: int) -> int:
    """The sum of a card and all under it."""
    total = 0
    while card > 0 and total < FAR:
        total += card
        card = s.link[card - 1]
    return total


@rule
def third_freeze(t: Table, p: int) -> int:
    """BR-TAG-03: the Freeze that is out of the game."""
    n = 0
    for i in range(t.decks[p].n):
        if t.types[t.decks[p].card[i]].word == ops.FREEZE_BASE:
            n += 1
            if n > t.freezes:
                return p * ids.CARDS + i + 1
    return 0  # pragma: no cover - a deck has three (BR-DECK-02)


@rule
def phase_fits(t: Table, s: State) -> bool:
    """BR-TRAIN-02, BR-TAG-06: a turn belongs to somebody still in; an active player is of its team and still in."""
    if (s.phase == ids.P_OVER) != (s.over > 0):
        return False
    if (s.phase == ids.P_TURN) != (s.turn >= 0):
        return False
    if s.phase == ids.P_TURN and s.seats[s.turn].out != ids.IN:
        return False
    if t.format == ids.TAG_TEAM and s.phase != ids.P_STARTER:
        for team in range(2):
            active = s.active[team]
            if active >= 0 and (t.team[active] != team or s.seats[active].out != ids.IN):
                return False
    return True


@rule
def clocks_fit(t: Table, s: State) -> bool:
    """RULING BR-RUL-07, -31: nothing of a running game lies in the future; a pause has begun when paused."""
    if s.moved > s.now or s.started > s.now:
        return False
    if s.phase == ids.P_PAUSED and s.paused == 0:
        return False
    return s.phase == ids.P_LIVE or s.phase == ids.P_COUNTDOWN or s.phase == ids.P_PAUSED or s.paused == 0 or s.over > 0


@rule
def fouls_fit(t: Table, s: State) -> bool:
    """RULING BR-RUL-06: fouls lie in the order of their steps, each on the table or void; no choice without a foul."""
    if not 0 <= s.floor <= s.step <= s.floor + ids.STEPS or (t.claim == 0 and s.step + s.fouls_n > 0):
        return False
    last = 0
    for k in range(ids.FOULS):
        foul = s.fouls[k]
        if (foul.card > 0) != (k < s.fouls_n) or (k < s.fouls_n and not last <= foul.step <= s.step):
            return False
        last = foul.step
        if k >= s.fouls_n:
            break
    for p in range(t.n):
        choice = s.seats[p].choice
        if choice > s.fouls_n or (choice > 0 and s.fouls[choice - 1].state != ids.FOUL_WAITING):
            return False
    return True
