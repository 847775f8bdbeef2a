"""The Flip, specials out of it, opening hands (The Flip and setup; BS-RUL-26 to -30, -66, -70, -72, -80).

F_SETUP: `place` the place in the special zone whose enter lines come next; `mask` the owners of shown specials who have
yet to decide.
"""

from rumpus.games.blitz_squad.rules import ids, triggers
from rumpus.games.blitz_squad.rules.cards import card_of, draw_one, everybody, mill
from rumpus.games.blitz_squad.rules.losing import in_turn, judge, next_living
from rumpus.games.blitz_squad.rules.specials import enter_zone, leave_zone, zone_card, zone_owner
from rumpus.games.blitz_squad.rules.starting import start_lines
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.kernel.records.bits import bits, lone, nth_bit
from rumpus.kernel.records.chance import draw, seed, shuffle
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import remove_at
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import ask, close, push, taken

# steps of F_SETUP
FIRST, PLACE, OPEN, ENTER = range(4)


@rule
def begin(t: Table, s: State, number: int, log: Log) -> None:
    """BS-FLIP-01: everything before the first decision but the flips; `s` comes zeroed."""
    seed(s, number)
    s.active = -1
    s.first = -1
    s.winner = -1
    s.aim = -1
    s.asker = -1
    for p in range(t.n):
        for i in range(ids.DECK):
            s.seats[p].deck[i] = t.decks[p * ids.DECK + i]
            s.seats[p].tavern[i] = s.seats[p].deck[i]
        s.seats[p].tavern_n = ids.DECK
    push(s, ids.F_SETUP, -1)
    flip_all(t, s, log)


# ---------------------------------------------------------------- The Flip
@rule
def flip_all(t: Table, s: State, log: Log) -> None:
    """BS-FLIP-02 to -07, BS-RUL-28: all shuffle and turn over, again after a tie; after too many the lot decides."""
    for _ in range(t.flip_limit):
        best = flip_once(t, s, log)
        if lone(best):
            s.winner = nth_bit(best, 0)
            break
        emit(log, ids.EV_TIED, -1, best)
    if s.winner < 0:
        s.tied = 1
        s.winner = nth_bit(best, draw(s, log, bits(best)))
    emit(log, ids.EV_WON, s.winner, s.tied)
    for p in range(t.n):
        s.seats[p].tavern[0] += ids.SEEN * everybody(t)


@rule
def flip_once(t: Table, s: State, log: Log) -> int:
    """BS-FLIP-01 to -04, BS-RUL-70: every deck is shuffled and shows its bottom card; the mask of the highest."""
    s.flips += 1
    emit(log, ids.EV_FLIP, -1, s.flips)
    best, most = 0, -1
    for p in range(t.n):
        shuffle(s, log, s.seats[p].tavern, ids.DECK)
        card = s.seats[p].tavern[0]
        emit(log, ids.EV_SHOWN, p, card)
        power = t.cards[card].power
        if power > most:
            best, most = 0, power
        if power == most:
            best |= 1 << p
    reveal(log)
    return best


# ---------------------------------------------------------------- the first player, specials, hands
@rule
def setup_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-RUL-27: the first player is chosen, shown specials are placed, all draw, enter effects come."""
    if s.seats[s.winner].out:
        s.winner = next_living(t, s, s.winner)
    if s.first >= 0 and s.seats[s.first].out:
        s.first = next_living(t, s, s.first)
    if f.step == FIRST:
        choose_first(t, s, f, log)
    elif f.step == PLACE:
        place_shown(t, s, f, log)
    elif f.step == OPEN:
        f.step = ENTER
        open_hands(t, s, log)
    elif f.place < s.zone_n:
        start_enter(s, f.place)
    else:
        close(s)
        push(s, ids.F_TURN, s.first)


@rule
def choose_first(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-FLIP-05, BS-RUL-80: the winner names who begins; then the owners of shown specials may place them."""
    s.phase = ids.P_FIRST
    if f.got < 0:
        ask(s, ids.ASK_FIRST, s.winner)
        return
    s.first = taken(f) - ids.SEAT
    emit(log, ids.EV_FIRST, s.first, s.winner)
    for p in range(t.n):
        if s.tied == 0 and t.cards[card_of(s.seats[p].tavern[0])].kind > ids.BRAWLER and s.seats[p].out == 0:
            f.mask |= 1 << p
    f.step = PLACE
    s.phase = ids.P_PLACE


@rule
def place_shown(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-FLIP-09, BS-FLIP-13, BS-RUL-26, BS-RUL-27: each owner in turn order, from the first player, decides."""
    for p in range(t.n):
        if s.seats[p].out:
            f.mask &= ~(1 << p)
    p = in_turn(t, s, f.mask)
    if p < 0:
        f.step = OPEN
        return
    if f.got < 0:
        ask(s, ids.ASK_PLACE, p)
        return
    seat = s.seats[p]
    card = card_of(seat.tavern[0])
    emit(log, ids.EV_PLACED if f.got == ids.PLACE else ids.EV_LEFT, p, card)
    if f.got == ids.PLACE:
        seat.tavern_n = remove_at(seat.tavern, seat.tavern_n, 0)
        enter_zone(t, s, p, card, log)
    f.got = -1
    f.mask &= ~(1 << p)


@rule
def open_hands(t: Table, s: State, log: Log) -> None:
    """BS-FLIP-11, BS-FLIP-12, BS-RUL-72: seven cards each; under second_start all but the first player discard."""
    for k in range(t.n):
        p = (s.first + k) % t.n
        if s.seats[p].out == 0:
            emit(log, ids.EV_HANDS, p, ids.HAND)
            for _ in range(ids.HAND):
                draw_one(s, p, log)
    for k in range(1, t.n):
        p = (s.first + k) % t.n
        if s.seats[p].out == 0:
            mill(s, p, t.second_start, log)
    judge(t, s, log)


# ---------------------------------------------------------------- enter effects
@rule
def start_enter(s: State, i: int) -> None:
    """BS-RUL-25: the enter lines of the special at place i of the zone begin; F_ENTER: `place` its place."""
    push(s, ids.F_ENTER, zone_owner(s, i), i)
    s.frames[s.depth - 1].card = zone_card(s, i)


@rule
def enter_step(t: Table, s: State, f: Frame, log: Log) -> None:
    """BS-RUL-25, BS-RUL-26: the lines, then an event leaves; the frame below goes on behind the special."""
    if s.seats[f.seat].out:
        s.frames[s.depth - 2].place = f.place
        close(s)
        return
    card = f.card
    if f.step == 0:
        f.step = 1
        data = t.cards[card]
        start_lines(s, f.seat, card, data.first, data.first + data.size, triggers.ENTER, ids.IN_ZONE, 0)
        return
    at = f.place
    close(s)
    if t.cards[card].kind == ids.EVENT:
        leave_zone(s, at, log)
        at -= 1
    s.frames[s.depth - 1].place = at + 1
