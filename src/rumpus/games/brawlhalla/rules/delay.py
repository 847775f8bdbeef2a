"""DELAY: gravity, then draw or the weapon (BH-DELAY-*, BH-GRAV-*, BH-DRAW-*, BH-RUL-19 to BH-RUL-30)."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.damage import hurt, knock_out
from rumpus.games.brawlhalla.rules.stack import foes, legend_at, new_chain, seat_after
from rumpus.games.brawlhalla.rules.state import Frame, State, Table
from rumpus.games.brawlhalla.rules.static_changes import delay_bits_of, delay_draws_of, hovers
from rumpus.games.brawlhalla.rules.weapons import flip, recover
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.chance import shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, pop, push

NO_GRAVITY = 2  # bits of Frame.better
FOES_ONLY = 4
DRAW_AND_SWAP = 1


@rule
def start_delay(t: Table, s: State, log: Log, p: int) -> None:
    """BH-DELAY-01: seat p DELAYs."""
    emit(log, ids.EV_DELAY, p)
    push(s, ids.F_DELAY, p, p, 0, delay_bits_of(t, s, p), delay_draws_of(t, s, p))
    for q in range(t.n):
        s.seats[q].fell = 0
    open_window(t, s, p, ids.E_DELAY_START)


@rule
def delay_step(t: Table, s: State, log: Log) -> None:
    """Gravity for one Legend after the other, then the choice, then what was chosen."""
    f = s.frames[s.depth - 1]
    if s.seats[f.seat].out:
        pop(s)
        return
    if f.step == 0:
        next_fall(t, s, f)
    elif f.step == 1:
        if f.got < 0:
            new_chain(t, s)
            ask(s, ids.ASK_DELAY, f.seat)
        else:
            f.choice = f.got
            f.got = -1
            f.step = 2
            carry_out(t, s, log, f)
    elif f.step == 2:
        f.step = 3
        choice = f.choice if f.choice < ids.PICK else ids.DRAW
        open_window(t, s, f.seat, ids.E_DELAY, choice)
    else:
        pop(s)


@rule
def next_fall(t: Table, s: State, f: Frame) -> None:
    """BH-RUL-20: the delaying player's Legend first, then the others in turn order; each falls at most once a DELAY."""
    if f.better & NO_GRAVITY:
        f.step = 1
        return
    for _ in range(t.n):
        p = f.falls_next
        if p < 0:
            break
        f.falls_next = seat_after(t, p)
        if f.falls_next == f.seat:
            f.falls_next = -1
        if (t.gravity_self and p != f.seat) or (f.better & FOES_ONLY and not foes(t, p, f.seat)):
            continue
        seat = s.seats[p]
        if seat.out == 0 and seat.fell == 0 and seat.space >= 0 and t.platform[seat.space] == 0:
            seat.fell = 1
            new_chain(t, s)
            fall(s, p, f.seat)
            return
    f.step = 1


@rule
def delay_legal(t: Table, s: State, p: int, out: list[int]) -> int:
    """BH-RUL-30: draw; swap unless DISARMED; recover when DISARMED; draw and swap where an effect allows it."""
    out[0] = ids.DRAW
    n = 1
    if s.seats[p].status == ids.DISARMED:
        out[n] = ids.RECOVER
    else:
        out[n] = ids.SWAP
    n += 1
    if s.frames[s.depth - 1].better & DRAW_AND_SWAP and s.seats[p].status != ids.DISARMED:
        out[n] = ids.PICK + 1
        n += 1
    return n


@rule
def carry_out(t: Table, s: State, log: Log, f: Frame) -> None:
    """DELAY step 2 (BH-DELAY-03): exactly one of draw 2, swap, recover."""
    seat = f.seat
    choice = f.choice
    cards = f.draws
    if choice == ids.SWAP or choice == ids.PICK + 1:
        flip(t, s, log, seat)
    if choice == ids.RECOVER:
        recover(t, s, log, seat)
    if choice == ids.DRAW or choice == ids.PICK + 1:
        push(s, ids.F_DRAW, seat, cards)


# ---------------------------------------------------------------- gravity


@rule
def fall(s: State, victim: int, causer: int) -> None:
    """Gravity takes hold of one Legend; `causer` is the seat whose DELAY or effect it is."""
    push(s, ids.F_FALL, victim, causer)


@rule
def fall_spaces(t: Table, s: State, p: int, out: list[int]) -> int:
    """BH-RUL-21, BH-RUL-22: where the Legend of seat p may fall when there is a choice (fall_count). Ascending."""
    here = s.seats[p].space
    straight = free_below(t, s, p, here, ids.S)
    n = 0
    left = free_below(t, s, p, here, ids.SW)
    right = free_below(t, s, p, here, ids.SE)
    if left >= 0:
        out[n] = ids.SPACE + left
        n += 1
    if straight >= 0:
        out[n] = ids.SPACE + straight
        n += 1
    if right >= 0:
        out[n] = ids.SPACE + right
        n += 1
    return n


@rule
def free_below(t: Table, s: State, p: int, here: int, d: int) -> int:
    """The space in direction d when it exists, is free and no floor cuts it off, else -1."""
    there = t.go[here * 8 + d]
    if there < 0 or t.wall[here * 8 + d] or legend_at(t, s, there, p) >= 0:
        return -1
    return there


@rule
def fall_count(t: Table, s: State, p: int) -> int:
    """How many spaces fall_spaces would list (0-3)."""
    here = s.seats[p].space
    if t.fall_free == 0 and free_below(t, s, p, here, ids.S) >= 0:
        return 1
    n = 0
    for d in range(ids.SE, ids.SW + 1):
        if free_below(t, s, p, here, d) >= 0:
            n += 1
    return n


@rule
def only_fall(t: Table, s: State, p: int) -> int:
    """The single space of fall_spaces."""
    here = s.seats[p].space
    straight = free_below(t, s, p, here, ids.S)
    if straight >= 0:
        return straight
    left = free_below(t, s, p, here, ids.SW)
    return left if left >= 0 else free_below(t, s, p, here, ids.SE)


@rule
def fall_step(t: Table, s: State, log: Log) -> None:
    """BH-GRAV-01 to BH-GRAV-09, BH-RUL-23: one space down, or over the KO line from the lower ring row."""
    f = s.frames[s.depth - 1]
    seat = s.seats[f.seat]
    if seat.out or seat.space < 0 or t.platform[seat.space] or f.step == 2:
        pop(s)
        return
    if f.step == 0:
        f.step = 1
        if hovers(t, s, f.seat, f.fall_causer):
            f.hovers = 1
        elif open_window(t, s, f.seat, ids.E_GRAVITY, f.fall_causer):
            return
    victim = f.seat
    if f.hovers:
        emit(log, ids.EV_HOVER, victim, seat.space)
        pop(s)
    elif t.row[seat.space] > t.rows:
        fall_out(t, s, log, f)
    elif f.got >= 0:
        drop_to(s, log, f, f.got - ids.SPACE)
    else:
        n = fall_count(t, s, victim)
        if n == 0:
            emit(log, ids.EV_HANG, victim, seat.space)
            pop(s)
        elif n == 1:
            drop_to(s, log, f, only_fall(t, s, victim))
        else:
            ask(s, ids.ASK_FALL, victim)


@rule
def drop_to(s: State, log: Log, f: Frame, space: int) -> None:
    """The Legend falls to `space`."""
    start = s.seats[f.seat].space
    s.seats[f.seat].space = space
    emit(log, ids.EV_FALL, f.seat, start, space, f.fall_causer)
    pop(s)


@rule
def fall_out(t: Table, s: State, log: Log, f: Frame) -> None:
    """BH-RUL-23, BH-RUL-58: a fall from the lower ring row is one crossing of the KO line, caused by whose DELAY it
    was.
    """
    victim = f.seat
    causer = f.fall_causer
    f.step = 2
    if t.bottom_fall == 1:
        pop(s)
        return
    emit(log, ids.EV_BOTTOM, victim, s.seats[victim].space, causer)
    if t.bottom_fall == 2:
        knock_out(s, victim, causer, ids.DMG_FALL)
    else:
        hurt(s, victim, 1, ids.DMG_FALL, causer, 1)


# ---------------------------------------------------------------- drawing


@rule
def draw_cards(s: State, p: int, n: int) -> None:
    """Seat p draws n cards by an effect (BH-RUL-28)."""
    push(s, ids.F_DRAW, p, n, 1)


@rule
def draw_step(t: Table, s: State, log: Log) -> None:
    """BH-RUL-26, BH-RUL-27: one by one; when the deck is empty shuffle the discard pile, take 1 damage (KO at Red),
    draw on.
    """
    f = s.frames[s.depth - 1]
    seat = s.seats[f.seat]
    if seat.out:
        pop(s)
        return
    if f.step == 0:
        while f.to_draw > 0 and seat.deck_n > 0:
            draw_one(t, s, f)
        told(log, f)
        if f.to_draw > 0 and seat.discard_n > 0:
            f.step = 1
            reshuffle(t, s, log, f.seat)
            if open_window(t, s, f.seat, ids.E_RESHUFFLE):
                return
        else:
            f.step = 2
            if f.drawn > 0 and open_window(t, s, f.seat, ids.E_DRAWN, f.by_effect, f.drawn):
                return
    victim = f.seat
    if f.step == 1:
        f.step = 0
        if f.safe == 0:
            hurt(s, victim, 1, ids.DMG_SHUFFLE, -1, 1)
        f.safe = 0
    else:
        pop(s)


@rule
def draw_one(t: Table, s: State, f: Frame) -> None:
    """BH-DRAW-01: the top card of the deck goes to the hand; who knew that card still knows it."""
    seat = s.seats[f.seat]
    seat.deck_n -= 1
    card = seat.deck[seat.deck_n]
    bit = 1 << card
    seat.hand |= bit
    for v in range(t.n):
        if seat.top_known[v] > 0:
            seat.top_known[v] -= 1
            seat.seen[v] |= bit
    f.to_draw -= 1
    f.drawn += 1
    f.untold |= bit


@rule
def told(log: Log, f: Frame) -> None:
    """Log the cards drawn since the last time."""
    if f.untold:
        emit(log, ids.EV_DRAW, f.seat, bits(f.untold), f.untold, f.by_effect)
        reveal(log)
        f.untold = 0


@rule
def reshuffle(t: Table, s: State, log: Log, p: int) -> None:
    """BH-DRAW-02: the discard pile becomes the new deck."""
    seat = s.seats[p]
    emit(log, ids.EV_SHUFFLE, p, seat.discard_n)
    for k in range(seat.discard_n):
        seat.deck[k] = seat.discard[k]
    seat.deck_n = seat.discard_n
    seat.discard_n = 0
    shuffle(s, log, seat.deck, seat.deck_n)
    for v in range(t.n):
        seat.top_known[v] = 0
