"""Playing cards in an attack: opening, defending, adding, dodging (BH-LIGHT-*, BH-HEAVY-*, BH-RUL-36 to BH-RUL-39, BH-
RUL-85 to BH-RUL-88).

A play is picked card by card, in ascending order so that each set of cards is one way only, then a During effect of one
of them may be
added, then the play is laid. Nobody else sees the picks before.
"""

from rumpus.games.brawlhalla.rules import ids, ops
from rumpus.games.brawlhalla.rules.eligibility import can_pay, fx_fits
from rumpus.games.brawlhalla.rules.fight import lay_card, owner_of, total
from rumpus.games.brawlhalla.rules.moment import moment
from rumpus.games.brawlhalla.rules.state import Frame, Op, State, Table
from rumpus.games.brawlhalla.rules.windows import within_limit
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def fresh_pick(t: Table, s: State, p: int, card: int) -> bool:
    """Is the card in hand, above all picked ones, and the lowest of its equals that is left?"""
    seat = s.seats[p]
    if (seat.hand >> card & 1) == 0 or s.picked >> card:
        return False
    return lowest_equal(t, s, p, card, seat.hand & ~s.picked)


@rule
def lowest_equal(t: Table, s: State, p: int, card: int, cards: int) -> bool:
    """Is the card among `cards`, and no equal card with a lower number is? Equal cards are offered once."""
    if (cards >> card & 1) == 0:
        return False
    legend = t.legends[s.seats[p].legend]
    twin = legend.twin[card]
    while twin >= 0:
        if cards >> twin & 1:
            return False
        twin = legend.twin[twin]
    return True


# ---------------------------------------------------------------- opening


@rule
def open_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """BH-LIGHT-01, BH-HEAVY-01: one card opens, more where an effect says so (BH-RUL-85); PASS gives up a free attack
    without a fitting card.
    """
    f = s.frames[s.depth - 1]
    fight = s.fights[f.attack]
    n = 0
    if s.picked == 0 and fight.open_max < 5:
        out[n] = ids.PASS
        n += 1
    if s.picked:
        out[n] = ids.LAY
        n += 1
    if bits(s.picked) < fight.can_open:
        for c in range(20):
            if fresh_pick(t, s, p, c) and t.legends[s.seats[p].legend].value[c] <= fight.open_max:
                out[n] = ids.CARD + c
                n += 1
    return n


@rule
def lay_opening(t: Table, s: State, log: Log, k: int, cards: int) -> None:
    """BH-PHASE-03: the opening card or cards go face up."""
    fight = s.fights[k]
    p = fight.att
    for c in range(20):
        if cards >> c & 1:
            lay_card(t, s, k, 0, c)
            fight.opening = t.legends[s.seats[p].legend].value[c]
            fight.opened += 1
            emit(log, ids.EV_OPEN, p, c, total(t, s, k, 0), fight.type)


# ---------------------------------------------------------------- plays


@rule
def playable(t: Table, s: State, k: int, side: int, p: int, card: int) -> bool:
    """May this card join the play that is being picked?"""
    if not fresh_pick(t, s, p, card):
        return False
    fight = s.fights[k]
    value = t.legends[s.seats[p].legend].value[card]
    picked = bits(s.picked)
    if fight.ban[side] >> value & 1:
        return False
    if fight.type == ids.HEAVY_ATTACK and (value != fight.opening or picked > 0):
        return False
    if 0 <= fight.limit[side] <= picked or 0 <= fight.limit_play[side] <= picked:
        return False
    return bits(s.seats[p].hand) - picked - 1 >= fight.tax[side]


@rule
def during_fits(t: Table, s: State, k: int, p: int, u: int) -> bool:
    """BH-RUL-39: may the During effect u of a picked card be announced with the play? The picked cards cannot pay for
    it.
    """
    x = t.legends[s.seats[p].legend].fx[u]
    if x < 0 or t.legends[s.seats[p].legend].card_listens[u // 3 - 3] >> ids.T_DURING & 1 == 0:
        return False
    if not within_limit(t, s, k, p, ids.T_DURING, u // 3):
        return False
    if not fx_fits(t, s, x, p, moment(ids.T_DURING, p, k, bits(s.picked))):
        return False
    seat = s.seats[p]
    kept = seat.hand
    seat.hand &= ~s.picked
    ok = can_pay(t, s, x, p)
    seat.hand = kept
    return ok


@rule
def announced(t: Table, s: State, k: int, side: int, p: int, u: int, cards: int) -> int:
    """What the During effect u, announced with these cards, can change at once on the difference own total - other
    total (BH-RUL-36 counts it for underplay = no).
    """
    if u < 0:
        return 0
    legend = t.legends[s.seats[p].legend]
    code = t.fx[legend.fx[u]].code
    change = 0
    while True:
        op = t.code[code]
        if op.op == ops.TOTAL_ADD and op.per == 0:
            change += op.n
        elif op.op == ops.TOTAL_REDUCE:
            change += op.n
        elif op.op == ops.VALUE_MULTIPLY:
            of = s.fights[k].on_table[side] | cards if op.any_card else 1 << (u // 3 - 3)
            change += best_value(t, s, p, of, op)
        else:
            return change
        code += 1


@rule
def best_value(t: Table, s: State, p: int, cards: int, op: Op) -> int:
    """BH-RUL-110: the most that a value effect can bring on one of these cards of seat p."""
    best = -99
    for card in range(20):
        if cards >> card & 1:
            value = t.legends[s.seats[p].legend].value[card]
            change = value if op.twice == 1 else op.n - value
            if change > best:
                best = change
    return best


@rule
def picked_sum(t: Table, s: State, p: int, cards: int) -> int:
    """Printed values of a set of cards."""
    sum_of = 0
    for c in range(20):
        if cards >> c & 1:
            sum_of += t.legends[s.seats[p].legend].value[c]
    return sum_of


@rule
def lead_of(t: Table, s: State, k: int, side: int, p: int, cards: int) -> int:
    """BH-RUL-36, option underplay = no: how far a play of `cards` goes beyond what is needed; 0 is enough."""
    lead = total(t, s, k, side) - total(t, s, k, 1 - side) + picked_sum(t, s, p, cards)
    return lead if side == 1 else lead - 1


@rule
def can_still_reach(t: Table, s: State, k: int, side: int, p: int, card: int) -> bool:
    """Option underplay = no: with `card` added, and the best cards above it, can the play still reach what it needs?"""
    fight = s.fights[k]
    cards = s.picked | 1 << card
    room = bits(s.seats[p].hand) - fight.tax[side]
    if fight.limit[side] >= 0 and fight.limit[side] < room:
        room = fight.limit[side]
    if fight.limit_play[side] >= 0 and fight.limit_play[side] < room:
        room = fight.limit_play[side]
    lead = lead_of(t, s, k, side, p, cards)
    room -= bits(cards)
    reached = cards
    for value in range(5, 0, -1):
        for c in range(card + 1, 20):
            fits = s.seats[p].hand >> c & 1 and t.legends[s.seats[p].legend].value[c] == value
            if room > 0 and fits and (fight.ban[side] >> value & 1) == 0:
                lead += value
                room -= 1
                reached |= 1 << c
    best = 0
    kept = s.picked
    s.picked = cards
    for u in range(9, 69):
        if cards >> (u // 3 - 3) & 1 and during_fits(t, s, k, p, u):
            change = announced(t, s, k, side, p, u, reached)
            if change > best:
                best = change
    s.picked = kept
    return lead + best >= 0


@rule
def bid_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """PASS, or cards to pick, then a During effect of theirs, then LAY."""
    f = s.frames[s.depth - 1]
    k = f.attack
    side = f.side
    free = t.underplay == 1 or s.ask == ids.ASK_DODGE
    n = 0
    if s.picked == 0:
        out[n] = ids.PASS
        n += 1
    elif free or lead_of(t, s, k, side, p, s.picked) + announced(t, s, k, side, p, s.picked_fx, s.picked) >= 0:
        out[n] = ids.LAY
        n += 1
    if s.picked_fx >= 0:
        return n
    for c in range(20):
        if playable(t, s, k, side, p, c) and (free or can_still_reach(t, s, k, side, p, c)):
            out[n] = ids.CARD + c
            n += 1
    if s.picked:
        for u in range(9, 69):
            if s.picked >> (u // 3 - 3) & 1 and during_fits(t, s, k, p, u):
                if free or lead_of(t, s, k, side, p, s.picked) + announced(t, s, k, side, p, u, s.picked) >= 0:
                    out[n] = ids.USE + u
                    n += 1
    return n


@rule
def has_during(t: Table, s: State, k: int, p: int) -> bool:
    """Could a During effect be announced with the picked cards?"""
    for u in range(9, 69):
        if s.picked >> (u // 3 - 3) & 1 and during_fits(t, s, k, p, u):
            return True
    return False


@rule
def lay_play(t: Table, s: State, log: Log, f: Frame) -> None:
    """The picked cards go face up; tax becomes due; the announced effect waits in the frame."""
    k = f.attack
    side = f.side
    fight = s.fights[k]
    p = owner_of(s, k, side)
    cards = s.picked
    f.laid = bits(cards)
    f.announced = s.picked_fx + 1
    s.picked = 0
    s.picked_fx = -1
    f.tax_left = fight.tax[side]
    if fight.tax_each[side] == 0:
        fight.tax[side] = 0
    for c in range(20):
        if cards >> c & 1:
            lay_card(t, s, k, side, c)
            if fight.type == ids.HEAVY_ATTACK:
                emit(log, ids.EV_DODGE, p, c)
            else:
                emit(log, ids.EV_CARD, p, c, total(t, s, k, 0), total(t, s, k, 1), 1 - side)
