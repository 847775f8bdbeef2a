"""Words that let somebody choose: cards of a hand, a clinic or the table, an option, a price (BS-RUL-42, -43, -56).

Each is done to seat p and called again until it says that it is done. `left` is how much is still to choose, `stage`
0 before the word has begun.
"""

from rumpus.games.blitz_squad.rules import cards, ids, ops
from rumpus.games.blitz_squad.rules.cards import discard as discard_card
from rumpus.games.blitz_squad.rules.specials import leave_zone, zone_card, zone_owner
from rumpus.games.blitz_squad.rules.starting import start_lines
from rumpus.games.blitz_squad.rules.state import Frame, Op, State, Table
from rumpus.games.blitz_squad.rules.telling import tell
from rumpus.kernel.records.bits import bits, first_bit
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.log import reveal as unhidden
from rumpus.kernel.records.piles import put_bottom, remove_at
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, taken


@rule
def begun(f: Frame, n: int) -> None:
    """The word begins with n choices."""
    if f.stage == 0:
        f.stage = 1
        f.left = n


@rule
def discard_picked(s: State, p: int, a: int, log: Log) -> None:
    """A card of the hand, closed or revealed, as chosen by its action, is discarded."""
    if a >= ids.OPEN:
        discard_card(s, p, a - ids.OPEN + 1, 1, log)
    else:
        discard_card(s, p, a - ids.CARD + 1, 0, log)


@rule
def pick_one(t: Table, s: State, p: int, what: int, a: int, log: Log) -> None:
    """One card of seat p, as chosen by its action, is revealed, concealed or discarded, by what is asked."""
    if what == ids.ASK_REVEAL:
        cards.show(s, p, a - ids.CARD + 1, log)
    elif what == ids.ASK_CONCEAL:
        cards.hide(t, s, p, a - ids.OPEN + 1)
        tell(log, ids.EV_CONCEAL, p, 0, a - ids.OPEN + 1)
    else:
        discard_picked(s, p, a, log)


@rule
def pick(t: Table, s: State, f: Frame, p: int, what: int, log: Log) -> bool:
    """BS-RUL-42: n cards of seat p, closed, revealed or both, are chosen one by one, in a snatch by the controller;
    where nothing is left to choose all of them go, closed ones first.
    """
    begun(f, f.n)
    seat, a = s.seats[p], taken(f)
    if a >= 0:
        pick_one(t, s, p, what, a, log)
        f.left -= 1
    if f.left == 0:
        return True
    closed = seat.hand_n if what == ids.ASK_REVEAL or what == ids.ASK_DISCARD else 0
    shown = seat.open_n if what != ids.ASK_REVEAL else 0
    if closed + shown > f.left:
        ask(s, what, f.seat if what == ids.ASK_SNATCH else p)
        return False
    for _ in range(closed):
        pick_one(t, s, p, what, ids.CARD + cards.card_of(seat.hand[0]) - 1, log)
    for _ in range(shown):
        pick_one(t, s, p, what, ids.OPEN + seat.open[0] - 1, log)
    return True


@rule
def discard(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Discard (BS-DISC-01, BS-RUL-42): n cards of the owner's choice; without a choice it happens unasked."""
    return pick(t, s, f, p, ids.ASK_DISCARD, log)


@rule
def snatch(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Snatch (BS-TGT-01, BS-DISC-04): the controller picks n revealed cards; they go to their owner's clinic."""
    return pick(t, s, f, p, ids.ASK_SNATCH, log)


@rule
def reveal(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Reveal (BS-REV-01, BS-REV-04, BS-REV-05, BS-RUL-42): n closed cards of the owner's choice."""
    return pick(t, s, f, p, ids.ASK_REVEAL, log)


@rule
def conceal(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Conceal (BS-CON-01 to -03, BS-RUL-42): n revealed cards of the owner's choice."""
    return pick(t, s, f, p, ids.ASK_CONCEAL, log)


@rule
def mend(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Mend (BS-RUL-30, BS-RUL-43): n clinic cards of the owner's choice are shuffled into the tavern; with an empty
    clinic nothing is shuffled.
    """
    seat = s.seats[p]
    if f.stage == 0 and seat.clinic_n == 0:
        return True
    begun(f, min(f.n, seat.clinic_n))
    a = taken(f)
    if a >= 0:
        mend_one(t, s, p, a - ids.CARD + 1, log)
        f.left -= 1
    if f.left > 0 and seat.clinic_n > f.left:
        ask(s, ids.ASK_MEND, p)
        return False
    while f.left > 0:
        mend_one(t, s, p, seat.clinic[seat.clinic_n - 1], log)
        f.left -= 1
    cards.shuffle_tavern(s, p, log)
    return True


@rule
def mend_one(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """One card out of the clinic goes into the tavern."""
    cards.take_from_clinic(s, p, card)
    cards.under_tavern(t, s, p, card)
    tell(log, ids.EV_MEND, p, 0, card)


@rule
def may_rescue(t: Table, f: Frame, op: Op, card: int) -> bool:
    """rescue: a brawler card, of this card's brawler or of any."""
    if t.cards[card].kind != ids.BRAWLER:
        return False
    return op.which == ids.ANY_BRAWLER or t.cards[card].brawler == t.cards[f.card].brawler


@rule
def rescue(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Rescue (BS-RUL-43, BS-RUL-52): n brawler cards of the owner's choice out of the clinic into the closed hand."""
    seat = s.seats[p]
    begun(f, f.n)
    a = taken(f)
    if a >= 0:
        rescue_one(t, s, p, a - ids.CARD + 1, log)
        f.left -= 1
    there = 0
    for i in range(seat.clinic_n):
        if may_rescue(t, f, op, seat.clinic[i]):
            there += 1
    if f.left > 0 and there > f.left:
        ask(s, ids.ASK_RESCUE, p)
        return False
    for i in range(seat.clinic_n - 1, -1, -1):
        if f.left > 0 and may_rescue(t, f, op, seat.clinic[i]):
            rescue_one(t, s, p, seat.clinic[i], log)
            f.left -= 1
    return True


@rule
def rescue_one(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """One card out of the clinic into the hand, where all know it."""
    cards.take_from_clinic(s, p, card)
    cards.to_hand(s, p, card, cards.others(t, p))
    tell(log, ids.EV_RESCUE, p, 0, card)


@rule
def scout(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Scout (BS-RUL-43, BS-RUL-52): the controller looks at the top n of the own tavern, and decides from the top down
    which stay; `left` are still to be decided, `stage` - 1 were kept.
    """
    seat = s.seats[p]
    if f.stage == 0:
        begun(f, min(f.n, seat.tavern_n))
        emit(log, ids.EV_SCOUT, p, f.left)
        for i in range(f.left):
            look_at(s, p, seat.tavern_n - 1 - i, log)
    a = taken(f)
    if a == ids.KEEP:
        f.stage += 1
        f.left -= 1
    elif a == ids.BOTTOM:
        at = seat.tavern_n - f.stage
        cell = seat.tavern[at]
        seat.tavern_n = remove_at(seat.tavern, seat.tavern_n, at)
        seat.tavern_n = put_bottom(seat.tavern, seat.tavern_n, cell)
        emit(log, ids.EV_SUNK, p, cards.card_of(cell), f.stage)
        f.left -= 1
    if f.left == 0:
        return True
    ask(s, ids.ASK_SCOUT, p)
    return False


@rule
def look_at(s: State, p: int, at: int, log: Log) -> None:
    """Seat p alone sees a card of its own tavern, and knows it there."""
    seat = s.seats[p]
    if (seat.tavern[at] // ids.SEEN >> p & 1) == 0:
        seat.tavern[at] += ids.SEEN << p
        unhidden(log)
    tell(log, ids.EV_SEEN, p, 0, cards.card_of(seat.tavern[at]))


@rule
def cycle(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Cycle (BS-DISC-01, BS-RUL-31, BS-RUL-33): up to n cards of the own hand are discarded, then as many drawn."""
    begun(f, f.n)
    a = taken(f)
    if a >= 0 and a != ids.STOP:
        discard_picked(s, p, a, log)
        f.left -= 1
    if a != ids.STOP and f.left > 0 and cards.hand_size(s, p) > 0:
        ask(s, ids.ASK_CYCLE, p)
        return False
    cards.draw_forced(s, p, f.n - f.left, log)
    return True


@rule
def banish(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Banish (BS-TGT-01, BS-TGT-02): the controller picks n specials in play, of equal ones by their owners; they go to
    their owners' clinics. `stage` - 1 is the design picked whose owner is still open.
    """
    begun(f, f.n)
    a = taken(f)
    if a >= ids.CARD:
        f.stage = a - ids.CARD + 2
        owners = owners_of(s, f.stage - 1)
        if bits(owners) == 1:
            banish_one(s, f, first_bit(owners), log)
    elif a >= ids.SEAT:
        banish_one(s, f, a - ids.SEAT, log)
    if f.stage > 1:
        ask(s, ids.ASK_OWNER, p)
        return False
    if f.left == 0:
        return True
    if s.zone_n <= f.left:
        while s.zone_n > 0:
            leave_zone(s, 0, log)
        return True
    ask(s, ids.ASK_BANISH, p)
    return False


@rule
def owners_of(s: State, card: int) -> int:
    """The mask of the owners of such specials in play."""
    mask = 0
    for i in range(s.zone_n):
        if zone_card(s, i) == card:
            mask |= 1 << zone_owner(s, i)
    return mask


@rule
def banish_one(s: State, f: Frame, owner: int, log: Log) -> None:
    """The oldest such special of an owner leaves play."""
    for i in range(s.zone_n):
        if zone_card(s, i) == f.stage - 1 and zone_owner(s, i) == owner:
            leave_zone(s, i, log)
            break
    f.stage = 1
    f.left -= 1


# ---------------------------------------------------------------- lists inside
@rule
def choose(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Choose (BS-RUL-31, BS-RUL-56): the controller picks one of the options, which is carried out at once."""
    if f.stage == 1:
        return True
    a = taken(f)
    if a < 0:
        ask(s, ids.ASK_OPTION, p)
        return False
    f.stage = 1
    inside(s, f, op, a - ids.OPTION)
    return False


@rule
def inside(s: State, f: Frame, op: Op, k: int) -> None:
    """One list inside a word begins."""
    start_lines(s, f.seat, f.card, op.first[k], op.first[k] + op.size[k], 0, f.zone, f.foes)
    s.frames[s.depth - 1].other = f.other


@rule
def pay(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Pay (BS-RUL-31, BS-RUL-56): the controller may pay the cost in full; then comes the gain."""
    if f.stage == 1 or not affordable(t, s, p, op):
        return True
    a = taken(f)
    if a < 0:
        ask(s, ids.ASK_PAY, p)
        return False
    if a == ids.NO:
        emit(log, ids.EV_DECLINED, p, f.card)
        return True
    f.stage = 1
    inside(s, f, op, 1)
    inside(s, f, op, 0)
    return False


@rule
def affordable(t: Table, s: State, p: int, op: Op) -> bool:
    """pay: whether the cost can be paid in full."""
    cost = t.ops[op.first[0]]
    seat = s.seats[p]
    if cost.op == ops.DISCARD:
        return cards.hand_size(s, p) >= cost.n
    if cost.op == ops.MILL:
        return bool(seat.tavern_n >= cost.n)
    if cost.op == ops.BURY:
        return bool(seat.clinic_n >= cost.n)
    if cost.op == ops.REVEAL:
        return bool(seat.hand_n >= cost.n)
    return bool(seat.open_n >= cost.n)
