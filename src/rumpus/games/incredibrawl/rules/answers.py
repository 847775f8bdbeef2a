"""What a seat may answer to what it is asked, and what its answer does; commits wait unseen until all are in."""

from typing import Any

from rumpus.games.incredibrawl.rules import card_choices, ids
from rumpus.games.incredibrawl.rules.cards import buy, hand_ids, repair_one
from rumpus.games.incredibrawl.rules.effect_stack import advance
from rumpus.games.incredibrawl.rules.effects import chosen
from rumpus.games.incredibrawl.rules.ops_brawl import change_place
from rumpus.games.incredibrawl.rules.ops_fight import type_chosen
from rumpus.games.incredibrawl.rules.ops_lists import list_chosen
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import show_throw
from rumpus.games.incredibrawl.rules.votes import answered_claims, answered_votes
from rumpus.games.incredibrawl.rules.windows import answered_all, answered_alone, may_buy_here, usable
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.choices import commit, list_bits
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


@rule
def options_of(t: Table, s: State, p: int, out: Any) -> int:
    """The answers seat p has to what is asked, ascending; only from what it knows."""
    ask = s.ask
    if ask == ids.A_SELECT:
        return hand_ids(s, p, 1, 0, out)
    if ask == ids.A_PLACE:
        free = 0
        for spot in range(t.n):
            free |= 1 << spot
        for q in range(t.n):
            if s.seats[q].fighter.spot:
                free &= ~(1 << (s.seats[q].fighter.spot - 1))
        return list_bits(free, ids.SPOT, out)
    if ask in (ids.A_REFILL, ids.A_DRAW):
        out[0] = ids.PASS if ask == ids.A_REFILL else ids.BUY
        out[1] = ids.BUY if ask == ids.A_REFILL else ids.DRAW
        return 2
    if ask == ids.A_WINDOW:
        return window_ids(t, s, p, out)
    if ask == ids.A_THROW:
        return list_bits(7, ids.ROCK, out)
    if ask == ids.A_REPAIR:
        return hand_ids(s, p, 0, 1, out)
    if ask == ids.A_LOCATION:
        return list_bits(3, ids.CHANGE, out)
    return effect_ids(t, s, p, ask, out)


@rule
def window_ids(t: Table, s: State, p: int, out: Any) -> int:
    """IB-PU-01, IB-PU-17: every usable Power-Up in hand, pass, and the refill."""
    n = 0
    ups = s.seats[p].power_ups & t.fitting[s.w_on - 1]
    while ups:
        card = ids.CHARACTERS + first_bit(ups)
        if usable(t, s, p, card):
            out[n] = card
            n += 1
        ups &= ups - 1
    out[n] = ids.PASS
    n += 1
    if may_buy_here(t, s, p):
        out[n] = ids.BUY
        n += 1
    return n


@rule
def effect_ids(t: Table, s: State, p: int, ask: int, out: Any) -> int:
    """What an effect asks."""
    if ask in (ids.A_MAY, ids.A_KEEP, ids.A_CLAIM, ids.A_VOTE):
        return list_bits(3, ids.YES, out)
    if ask == ids.A_SEAT:
        return list_bits(s.opts, ids.SEAT, out)
    if ask == ids.A_TYPE:
        return list_bits(7, ids.TYPE, out)
    if ask == ids.A_LIST:
        return list_bits(s.opts, ids.LIST, out)
    if ask == ids.A_REPLACE:
        return hand_ids(s, p, 1, 0, out)
    if ask == ids.A_DISCARD:
        return card_choices.discard_ids(t, s, p, out)
    return card_choices.peeked(s, out) if ask == ids.A_ORDER else card_choices.recover_ids(t, s, out)


# ---------------------------------------------------------------- answers
@rule
def decide_one(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """One answer. Simultaneous ones are kept face down until the last is in (IB-SEL-02, IB-DRAW-12, IB-TIE-02)."""
    ask = s.ask
    if a == ids.STAND or a == ids.LIFT:
        s.seats[p].standing = 1 if a == ids.STAND else 0
        if a == ids.STAND and ask == ids.A_REFILL and s.waiting >> p & 1:
            decide_one_commit(t, s, p, ids.PASS, log)
    elif a == ids.WITHDRAW:
        withdraw(s, p, log)
    elif ask in (ids.A_REFILL, ids.A_THROW, ids.A_DRAW, ids.A_DISCARD, ids.A_CLAIM, ids.A_VOTE) or (
        ask == ids.A_WINDOW and t.first == 0
    ):
        decide_one_commit(t, s, p, a, log)
    elif ask == ids.A_SELECT:
        select(s, p, a, log)
    else:
        s.waiting = 0
        answer(t, s, p, a, ask, log)


@rule
def select(s: State, p: int, card: int, log: Log) -> None:
    """IB-SEL-01: the character lies face down. Who knew it in hand still knows it is there or in hand."""
    s.seats[p].characters &= ~(1 << card)
    s.seats[p].selected = card + 1
    s.waiting &= ~(1 << p)
    emit(log, ids.EV_COMMIT, p, ids.A_SELECT, card)
    if s.waiting == 0:
        reveal(log)


@rule
def withdraw(s: State, p: int, log: Log) -> None:
    """IB-R-LOCK: the face-down character comes back to hand, until the last player has chosen."""
    s.seats[p].characters |= 1 << (s.seats[p].selected - 1)
    s.seats[p].selected = 0
    s.waiting |= 1 << p
    emit(log, ids.EV_WITHDRAW, p)


@rule
def decide_one_commit(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """Keeps an answer unseen; the last one carries all of them out together."""
    ask = s.ask
    s.arrivals += 1 if t.live and ask == ids.A_WINDOW else 0
    s.seats[p].arrived = s.arrivals if t.live else 0
    last = commit(s, p, a)
    emit(log, ids.EV_COMMIT, p, ask, a)
    if not last:
        return
    mask = s.asked
    reveal(log)
    if ask == ids.A_DRAW:
        return
    if ask == ids.A_REFILL:
        s.stop = 0
        for q in each(mask):
            if s.seats[q].commit - 1 == ids.BUY:
                buy(s, q, log)
    elif ask == ids.A_WINDOW:
        answered_all(t, s, mask, log)
    elif ask == ids.A_THROW:
        show_throw(t, s, log)
    elif ask == ids.A_CLAIM:
        answered_claims(t, s, mask, log)
    elif ask == ids.A_VOTE:
        answered_votes(t, s, mask, log)
    else:
        card_choices.show_discards(t, s, log)
    for q in range(t.n):
        s.seats[q].commit = 0
        s.seats[q].arrived = 0


@rule
def answer(t: Table, s: State, p: int, a: int, ask: int, log: Log) -> None:
    """An answer that takes effect at once."""
    if ask == ids.A_PLACE:
        s.seats[p].fighter.spot = a - ids.SPOT + 1
        emit(log, ids.EV_PLACE, p, a - ids.SPOT + 1)
    elif ask == ids.A_WINDOW:
        answered_alone(t, s, p, a, log)
    elif ask == ids.A_REPAIR:
        repair_one(s, p, a, log)
    elif ask == ids.A_LOCATION:
        if a == ids.STAY:
            emit(log, ids.EV_STAYS, p)
        else:
            change_place(s, log)
    elif ask == ids.A_MAY:
        if a == ids.NO:
            emit(log, ids.EV_DECLINED, p, s.fx.card)
            advance(s)
    elif ask == ids.A_SEAT:
        chosen(t, s, a - ids.SEAT)
    elif ask == ids.A_TYPE:
        type_chosen(t, s, a - ids.TYPE, log)
    elif ask == ids.A_LIST:
        list_chosen(t, s, a - ids.LIST)
    elif ask == ids.A_REPLACE:
        card_choices.replace(t, s, p, a, log)
    elif ask == ids.A_KEEP:
        card_choices.keep(t, s, 1 if a == ids.YES else 0, log)
    elif ask == ids.A_ORDER:
        card_choices.put_next(s, a, log)
    elif ask == ids.A_RECOVER:
        card_choices.card_back(t, s, a, log)
