"""Effect windows: who may apply a printed effect at this moment, one player after the other (BH-RUL-74 to BH-RUL-77).

A window is a frame. It goes through the seats in the order of BH-RUL-76 and asks each that has an effect which fits;
that seat may apply
one after the other and declines to end its part. Whether a seat is asked depends on public facts only; what it may
choose may depend on
its hand.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.eligibility import can_pay, fx_fits, note_use
from rumpus.games.brawlhalla.rules.moment import Moment, of_window
from rumpus.games.brawlhalla.rules.stack import ROOM, seat_after, side_of
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop, push

CHAIN = 64  # effects a chain at most (BH-RUL-77)


@rule
def listens(t: Table, s: State, p: int, event: int) -> bool:
    """Does the Legend Power or the weapon in use of seat p react to this event at all?"""
    seat = s.seats[p]
    if seat.out or seat.legend < 0:
        return False
    legend = t.legends[seat.legend]
    mask = legend.power_listens
    if seat.status == ids.EQUIPPED:
        mask |= legend.side_listens[seat.side - 1]
    return (mask >> event & 1) == 1


@rule
def open_window(
    t: Table, s: State, subject: int, event: int, detail: int = 0, second: int = 0, only: int = -1, fight: int = -1
) -> int:
    """Opens the window of an event about seat `subject`, to all or to one seat `only`; 1: a frame was pushed, 0:
    nobody could react. What `detail` and `second` say: see ids.E_*.
    """
    if (t.any_listens >> event & 1) == 0 or s.depth >= ROOM or s.over:
        return 0
    for p in range(t.n):
        if (only < 0 or p == only) and listens(t, s, p, event):
            push(s, ids.F_WINDOW, subject, event, 0, detail, second)
            f = s.frames[s.depth - 1]
            f.only = only
            f.fight = fight
            return 1
    return 0


@rule
def open_hit_window(t: Table, s: State, k: int) -> None:
    """BH-RUL-63: phase 4 of a hit opens with KO bonuses of the attacker and effects that change the amounts."""
    fight = s.fights[k]
    if bonus_left(s, fight.att):
        push(s, ids.F_WINDOW, fight.dfn, ids.E_HIT_MODIFY)
        f = s.frames[s.depth - 1]
        f.only = -1
        f.fight = k
    else:
        open_window(t, s, fight.dfn, ids.E_HIT_MODIFY, fight=k)


@rule
def open_cards(t: Table, s: State, p: int, trigger: int, cards: int, fight: int) -> int:
    """The window of a printed trigger (Before, During, After, Before move, After move) for cards of seat p in play."""
    seat = s.seats[p]
    if seat.out or s.depth >= ROOM or s.over or (t.any_listens >> trigger & 1) == 0:
        return 0
    legend = t.legends[seat.legend]
    live = 0
    for c in range(20):
        if cards >> c & 1 and legend.card_listens[c] >> trigger & 1:
            live |= 1 << c
    if live == 0:
        return 0
    push(s, ids.F_WINDOW, p, trigger)
    f = s.frames[s.depth - 1]
    f.only = p
    f.fight = fight
    f.cards = live
    return 1


@rule
def bonus_left(s: State, p: int) -> bool:
    """BH-KOC-02, BH-KOC-03: a revealed, unused KO card that seat p may use: on its own turn only."""
    return p == s.active and (s.seats[p].bonus[0] == 1 or s.seats[p].bonus[1] == 1)


@rule
def limit_kind(event: int) -> int:
    """BH-RUL-74: 0 Before, 1 During, 2 After; -1: not limited."""
    if event == ids.T_BEFORE or event == ids.E_DECLARED:
        return 0
    if event == ids.T_DURING or event == ids.E_PLAYED or event == ids.E_CHOSEN:
        return 1
    if event == ids.T_AFTER or event == ids.E_HIT_MODIFY or event == ids.E_HIT_REACT or event == ids.E_FAILED:
        return 2
    return -1


@rule
def within_limit(t: Table, s: State, fight: int, p: int, event: int, source: int) -> bool:
    """BH-POW-03, BH-POW-04, BH-RUL-75: one Before, During and After effect of Action cards a player and attack."""
    if fight < 0 or (source < 3 and t.limit_all == 0):
        return True
    kind = limit_kind(event)
    side = side_of(s, fight, p)
    if kind < 0 or side < 0:
        return True
    return s.fights[fight].used[side * 3 + kind] <= s.fights[fight].extra[side * 3 + kind]


@rule
def count_use(t: Table, s: State, fight: int, p: int, event: int, source: int) -> None:
    """Counts a use against the limit of BH-RUL-74."""
    if fight < 0 or (source < 3 and t.limit_all == 0):
        return
    kind = limit_kind(event)
    side = side_of(s, fight, p)
    if kind >= 0 and side >= 0:
        s.fights[fight].used[side * 3 + kind] += 1


@rule
def source_fits(t: Table, s: State, f: Frame, p: int, source: int) -> bool:
    """May seat p use this source (0 Legend Power, 1 and 2 weapon sides, 3 + c cards) in window f at all?"""
    if f.used >> source & 1:
        return False
    if f.cards:
        return source >= 3 and (f.used == 0 or f.fight >= 0) and (f.cards >> (source - 3) & 1) == 1
    return source == 0 or (s.seats[p].status == ids.EQUIPPED and s.seats[p].side == source)


@rule
def next_offer(t: Table, s: State, f: Frame, p: int, u: int, exact: bool) -> int:
    """The first effect numbered u or higher that seat p may apply in window f, or -1; exact = False: as far as the
    public can tell.
    """
    if s.spare >= CHAIN:
        return -1
    legend = t.legends[s.seats[p].legend]
    last = 69 if f.cards else 9
    if f.cards and u < 9:
        u = 9
    while u < last:
        x = legend.fx[u]
        if x >= 0 and source_fits(t, s, f, p, u // 3) and within_limit(t, s, f.fight, p, f.trigger, u // 3):
            if fx_fits(t, s, x, p, of_window(f)) and (not exact or can_pay(t, s, x, p)):
                return u
        u += 1
    return -1


@rule
def offers_any(t: Table, s: State, f: Frame, p: int) -> bool:
    """Is seat p asked in window f? Depends on public facts only."""
    if s.seats[p].out:
        return False
    if f.trigger == ids.E_HIT_MODIFY and s.fights[f.fight].att == p and bonus_left(s, p):
        return True
    if f.cards == 0 and not listens(t, s, p, f.trigger):
        return False
    return next_offer(t, s, f, p, 0, False) >= 0


@rule
def window_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """DECLINE, the KO bonuses (start of phase 4) and the USEs of the window on top."""
    f = s.frames[s.depth - 1]
    out[0] = ids.DECLINE
    n = 1
    if f.trigger == ids.E_HIT_MODIFY and s.fights[f.fight].att == p and bonus_left(s, p):
        for k in range(2):
            if s.seats[p].bonus[k] == 1:
                out[n] = ids.BONUS + k
                n += 1
    u = next_offer(t, s, f, p, 0, True)
    while u >= 0:
        out[n] = ids.USE + u
        n += 1
        u = next_offer(t, s, f, p, u + 1, True)
    return n


@rule
def window_seat(t: Table, s: State, f: Frame) -> int:
    """BH-RUL-76: attacker, defender, then the others in turn order; outside attacks the active player, then turn order.
    -1: all asked.
    """
    k = f.seats_asked
    if k >= t.n:
        return -1
    if f.fight < 0:
        p = s.active
        for _ in range(k):
            p = seat_after(t, p)
        return p
    fight = s.fights[f.fight]
    if k == 0:
        return fight.att
    if k == 1:
        return fight.dfn
    p = fight.att
    seen = 1
    while seen < k:
        p = seat_after(t, p)
        if p != fight.dfn and p != fight.att:
            seen += 1
    return p


@rule
def window_step(t: Table, s: State, log: Log) -> None:
    """Ask the next seat that has something to apply; carry out what it chose."""
    f = s.frames[s.depth - 1]
    while True:
        p = window_seat(t, s, f)
        if p < 0:
            pop(s)
            return
        if f.got < 0:
            if (f.only < 0 or f.only == p) and offers_any(t, s, f, p):
                ask(s, ids.ASK_WINDOW, p)
                return
            f.seats_asked += 1
            f.used = 0
        elif f.got == ids.DECLINE:
            f.got = -1
            f.seats_asked += 1
            f.used = 0
            if f.cards:
                emit(log, ids.EV_DECLINE, p, f.trigger, f.cards)
        else:
            a = f.got
            f.got = -1
            if a < ids.USE:
                use_bonus(t, s, log, f, p, a - ids.BONUS)
            else:
                use(t, s, log, p, a - ids.USE)
            return


@rule
def use_bonus(t: Table, s: State, log: Log, f: Frame, p: int, k: int) -> None:
    """BH-KOC-04, BH-KOC-05, BH-RUL-64: +1 knockback or +1 damage for one revealed KO card."""
    fight = s.fights[f.fight]
    s.seats[p].bonus[k] = 2
    if fight.type == ids.HEAVY_ATTACK:
        fight.kb_add += t.ko_gain[k * 3]
        emit(log, ids.EV_BONUS, p, k + 2, 1, t.ko_gain[k * 3])
    else:
        fight.damage_add += t.ko_gain[k * 3 + 1]
        emit(log, ids.EV_BONUS, p, k + 2, 2, t.ko_gain[k * 3 + 1])


@rule
def use(t: Table, s: State, log: Log, p: int, u: int) -> None:
    """Seat p applies effect u = source * 3 + slot in the window on top."""
    f = s.frames[s.depth - 1]
    source = u // 3
    f.used |= 1 << source
    count_use(t, s, f.fight, p, f.trigger, source)
    start_effect(t, s, log, p, u, of_window(f))


@rule
def start_effect(t: Table, s: State, log: Log, p: int, u: int, m: Moment) -> None:
    """Push the effect u of seat p; it counts in the running chain (BH-RUL-77)."""
    x = t.legends[s.seats[p].legend].fx[u]
    s.spare += 1
    if s.spare == CHAIN:
        emit(log, ids.EV_FAULT, p, x)
    note_use(t, s, x, p)
    push(s, ids.F_EFFECT, p, x, t.fx[x].code, u // 3, -1)
    f = s.frames[s.depth - 1]
    f.event = m.event
    f.subject = m.subject
    f.fight = m.fight
    f.event_detail = m.detail
    f.event_second = m.second
