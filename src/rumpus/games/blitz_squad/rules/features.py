"""The observation row of a seat, from what the seat may know; and a rough standing, for greedy bots and for search
where it stops: cards that are left, and what the open combo, or one that is being built, is going to cost.
"""

from typing import Any, Final

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.cards import card_of, hand_size
from rumpus.games.blitz_squad.rules.fight_totals import blocks, damage_to
from rumpus.games.blitz_squad.rules.payable import built_power
from rumpus.games.blitz_squad.rules.specials import zone_card
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.kernel.records.record import rule

GLOBAL: Final = 14
PER_SEAT: Final = 12
PILES: Final = 3  # by design: in the own closed hand, revealed by anybody, in play as a special
WIDTH: Final = GLOBAL + ids.SEATS * PER_SEAT + PILES * ids.CARDS


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """Phase and combo; then by seat, the own first, counts of its piles; then by design where cards are."""
    for i in range(WIDTH):
        out[i] = 0
    out[0] = t.n
    out[1] = s.phase
    out[2] = 1 if s.asker == p else 0
    out[3] = s.ask if s.asker == p else 0
    out[4] = 1 if s.active == p else 0
    out[5] = s.turn
    out[6] = s.combos
    out[7] = s.attacks
    out[8] = s.combo.on
    out[9] = s.combo.attack
    out[10] = s.combo.price
    out[13] = s.zone_n
    at = GLOBAL + ids.SEATS * PER_SEAT
    if p >= 0:
        out[11] = s.combo.foes >> p & 1
        out[12] = damage_to(t, s, p) if out[11] else 0
        for i in range(s.seats[p].hand_n):
            out[at + card_of(s.seats[p].hand[i]) - 1] += 1
    for k in range(t.n):
        seat_features(s, (max(p, 0) + k) % t.n, GLOBAL + k * PER_SEAT, out)
    for q in range(t.n):
        for i in range(s.seats[q].open_n):
            out[at + ids.CARDS + s.seats[q].open[i] - 1] += 1
    for i in range(s.zone_n):
        out[at + 2 * ids.CARDS + zone_card(s, i) - 1] += 1
    return WIDTH


@rule
def seat_features(s: State, p: int, at: int, out: Any) -> None:
    """The counts of one seat."""
    seat = s.seats[p]
    out[at] = seat.tavern_n
    out[at + 1] = hand_size(s, p)
    out[at + 2] = seat.open_n
    out[at + 3] = seat.clinic_n
    out[at + 4] = seat.tomb_n
    out[at + 5] = seat.out
    out[at + 6] = seat.place
    for zone in range(3):
        out[at + 7 + zone] = seat.stacks[zone].n
    out[at + 10] = seat.stacks[ids.FRONT].cards[0]
    out[at + 11] = seat.stacks[ids.BACK].cards[0]


# ---------------------------------------------------------------- what a position is worth, in hundredths of a card
CARD: Final = 100
LAST: Final = 60  # more for each of the last cards of a tavern: damage beyond them loses the game
LASTS: Final = 10
POWER: Final = 12  # of a card in hand, a point of its power
READY: Final = 30  # more for each of the first cards in hand, which answer the next combo
READIES: Final = 3
DEADLY: Final = 1500
LANDS: Final = 65  # of 100 points of damage against somebody who may still answer
OWED: Final = 28  # what a point of energy that is still to be paid costs


@rule
def worth(t: Table, s: State, out: Any) -> None:
    """How likely each seat wins, 0..1000, from its lead over the best other one, which counts more the fewer cards are
    left. At the end: 1000 for the winner.
    """
    total = 0
    for p in range(t.n):
        out[8 + p] = 0
        if s.seats[p].out == 0 and s.over == 0:
            out[8 + p] = holding(t, s, p)
            total += out[8 + p]
    if s.over == 0:
        pending(t, s, out)
    for p in range(t.n):
        if s.over or s.seats[p].out:
            out[p] = 1000 if s.over and s.seats[p].place == 1 else 0
            continue
        best = -100_000
        for q in range(t.n):
            if q != p and s.seats[q].out == 0:
                best = max(best, out[8 + q])
        lead = out[8 + p] - best
        room = 500 + total // (3 * t.n) + (lead if lead > 0 else -lead)
        out[p] = 500 + 490 * lead // room


@rule
def holding(t: Table, s: State, p: int) -> int:
    """What tavern and hand of a seat are worth."""
    seat = s.seats[p]
    n = hand_size(s, p)
    total = CARD * (seat.tavern_n + n) + LAST * min(LASTS, seat.tavern_n) + READY * min(READIES, n)
    for i in range(seat.hand_n):
        total += POWER * t.cards[card_of(seat.hand[i])].power
    for i in range(seat.open_n):
        total += POWER * t.cards[seat.open[i]].power
    return total


# ---------------------------------------------------------------- what is under way
@rule
def pending(t: Table, s: State, out: Any) -> None:
    """Takes off what the open combo will cost its targets, and what a stack that is being built costs its builder."""
    for k in range(s.depth):
        f = s.frames[k]
        if f.kind == ids.F_COMBO and s.combo.on:
            for q in range(t.n):
                if s.combo.foes >> q & 1 and s.seats[q].out == 0 and (f.step < 6 or f.todo >> q & 1):
                    out[8 + q] -= loss(s, q, landing(t, s, q))
    if s.ask == ids.ASK_STACK or s.ask == ids.ASK_TOP:
        built(t, s, s.frames[s.depth - 1], out)


@rule
def landing(t: Table, s: State, q: int) -> int:
    """The damage, in hundredths, that the open combo is expected to do to seat q."""
    damage = damage_to(t, s, q)
    if blocks(t, s, q, ids.FRONT, s.active, damage):
        return 0
    asked = hand_size(s, q) > 0 and s.seats[q].stacks[ids.FRONT].n == 0 and s.seats[q].stacks[ids.BACK].n == 0
    return damage * (LANDS if asked else 100)


@rule
def loss(s: State, q: int, damage: int) -> int:
    """What so many hundredths of damage cost a seat; more than its tavern holds is deadly."""
    left = 100 * s.seats[q].tavern_n
    total = CARD * min(damage, left) // 100
    total += LAST * max(0, min(LASTS * 100, left) - max(0, left - damage)) // 100
    return total + (DEADLY if damage > left else 0)


@rule
def built(t: Table, s: State, f: Frame, out: Any) -> None:
    """A stack that is being built: its cards are as good as spent, for what they will do."""
    p = f.seat
    for part in range(2):
        out[8 + p] -= CARD * s.build_n[part] + POWER * built_power(t, s, part)
    if f.slot == ids.S_BLOCK:
        damage = damage_to(t, s, p)
        if damage > 0 and f.seat != s.active:
            out[8 + p] += loss(s, p, damage * LANDS) * min(damage, built_power(t, s, 1)) // damage
    elif f.slot == ids.S_ATTACK or f.slot == ids.S_ENERGY:
        power = built_power(t, s, 0)
        out[8 + p] -= OWED * max(0, power - built_power(t, s, 1))
        for q in range(t.n):
            if q != p and s.seats[q].out == 0 and (s.aim < 0 or s.aim == q):
                out[8 + q] -= loss(s, q, power * (LANDS if hand_size(s, q) > 0 else 100))
