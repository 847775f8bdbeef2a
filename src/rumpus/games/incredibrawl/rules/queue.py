"""Abilities one after another: who has triggered, in which order, and carrying each out completely."""

from typing import Final

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import may_buy
from rumpus.games.incredibrawl.rules.effects import begin_effect
from rumpus.games.incredibrawl.rules.fight import beats, in_play, level_of, type_of
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import begin_throw
from rumpus.games.incredibrawl.rules.windows import open_window
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule

GONE_SERIAL: Final = -1  # stands for an entrance that is over: `this character` is no longer there


@rule
def open_stop(t: Table, s: State) -> None:
    """IB-DRAW-13: a refill stop, when somebody may buy and has no standing pass."""
    if t.any_time == 0:
        return
    mask = 0
    for p in range(t.n):
        if s.seats[p].standing == 0 and may_buy(t, s, p):
            mask |= 1 << p
    if mask:
        s.stop = 1
        ask_all(s, ids.A_REFILL, mask)


@rule
def start_queue(s: State, trigger: int) -> None:
    """Begins the abilities of a trigger; `collect_plays` or `add` fills the queue."""
    clear_queue(s)
    s.q_trigger = trigger
    s.q_on = ids.Q_COLLECT if trigger == ids.PLAY else ids.Q_ORDER


@rule
def clear_queue(s: State) -> None:
    """An empty queue."""
    for i in range(s.q_n):
        s.q_seat[i] = 0
        s.q_card[i] = 0
        s.q_serial[i] = 0
        s.q_level[i] = 0
        s.q_type[i] = 0
        s.q_off[i] = 0
    s.q_on = ids.Q_OFF
    s.q_trigger = 0
    s.q_n = 0
    s.q_i = 0
    s.q_k = 0
    s.q_step = 0


@rule
def add(t: Table, s: State, p: int, card: int, copied: int, serial: int, level: int, kind: int) -> None:
    """Adds the printed ability of a character, then one it has copied (IB-R-TYPEORDER), where there are any."""
    for k in range(2):
        source = card if k == 0 else copied - 1
        if source < 0 or t.cards[source].size[s.q_trigger] == 0 or s.q_n >= ids.QUEUE:
            continue
        s.q_seat[s.q_n] = p
        s.q_card[s.q_n] = source
        s.q_serial[s.q_n] = serial
        s.q_level[s.q_n] = level
        s.q_type[s.q_n] = kind
        s.q_n += 1


@rule
def add_seat(t: Table, s: State, p: int) -> None:
    """The character of a seat triggers, unless it is silenced."""
    fighter = s.seats[p].fighter
    if fighter.silenced >> s.q_trigger & 1:
        return
    copied = fighter.copied[s.q_trigger]
    add(t, s, p, fighter.card - 1, copied, fighter.serial, level_of(t, s, p), type_of(t, s, p))


@rule
def waits(s: State) -> bool:
    """Whether a Play ability has yet to be put in order: of a character in play, or of one that has left it."""
    for seat in s.seats:
        if seat.fighter.card > 0 and seat.fighter.pending:
            return True
    return s.gone_n > 0


@rule
def collect_plays(t: Table, s: State) -> None:
    """IB-REENTER-02, IB-REENTER-03: the originals form the first batch, who came later the next; nobody: it is done."""
    clear_queue(s)
    s.q_on = ids.Q_ORDER
    if not collect_batch(t, s, 0) and not collect_batch(t, s, 1):
        clear_queue(s)


@rule
def collect_batch(t: Table, s: State, later: int) -> bool:
    """IB-R-TAKENBACK: everybody of a batch who waits, in play or gone since it was revealed; whether there is one."""
    found = False
    for p in range(t.n):
        fighter = s.seats[p].fighter
        if fighter.card > 0 and fighter.pending and fighter.later == later:
            fighter.pending = 0
            found = True
            add_seat(t, s, p)
    kept = 0
    for i in range(s.gone_n):
        told = s.gone[i] - 1
        if told // 256 == later:
            found = True
            card = told % 64
            add(t, s, told // 64 % 4, card, 0, GONE_SERIAL, t.cards[card].level, t.cards[card].type)
        else:
            s.gone[kept] = told + 1
            kept += 1
    for i in range(kept, s.gone_n):
        s.gone[i] = 0
    s.gone_n = kept
    return found


@rule
def collect_losers(t: Table, s: State, later: int) -> None:
    """IB-ABIL-08, IB-REENTER-04, IB-R-LOSEWHO: the beaten characters, the originals before later entrants."""
    start_queue(s, ids.LOSE)
    for p in range(t.n):
        fighter = s.seats[p].fighter
        if fighter.card == 0 or fighter.later != later:
            continue
        if fighter.beaten if t.lost_scrap else p != s.winner:
            add_seat(t, s, p)


@rule
def collect_winner(t: Table, s: State) -> None:
    """IB-ABIL-12, IB-R-WINNERGONE: the winner, also if its card has left play, unless it was silenced."""
    start_queue(s, ids.WIN)
    p = s.winner
    fighter = s.seats[p].fighter
    if in_play(s, p) and fighter.serial == s.winner_serial:
        add_seat(t, s, p)
    elif t.skipped == 0 and s.winner_serial > 0:
        add(t, s, p, s.winner_card - 1, 0, s.winner_serial, s.winner_level, s.winner_type)


# ---------------------------------------------------------------- order
@rule
def front(t: Table, s: State) -> int:
    """IB-ABIL-02, -03, IB-R-TYPEORDER: the mask of queue places that share the front: lowest Level, beaten Type."""
    low = 99
    for i in range(s.q_k, s.q_n):
        low = min(low, s.q_level[i])
    mask = 0
    types = 0
    for i in range(s.q_k, s.q_n):
        if s.q_level[i] == low:
            mask |= 1 << i
            types |= 1 << s.q_type[i]
    if t.throw_only or types == 7 or (types & (types - 1)) == 0:
        return mask
    for i in range(s.q_k, s.q_n):
        if mask >> i & 1 and not beats(other_type(types, s.q_type[i]), s.q_type[i]):
            mask &= ~(1 << i)
    return mask


@rule
def other_type(types: int, one: int) -> int:
    """The second Type of a mask of two."""
    rest = types & ~(1 << one)
    return 0 if rest == 1 else 1 if rest == 2 else 2


@rule
def order(t: Table, s: State, log: Log) -> None:
    """IB-ABIL-04, IB-ABIL-17: places the next ability; throws where Level and Type do not settle it."""
    if s.q_k >= s.q_n:
        s.q_on = ids.Q_RESOLVE
        for i in range(s.q_n):
            emit(log, ids.EV_ORDER, s.q_seat[i], s.q_card[i], i + 1, s.q_trigger)
        return
    mask = front(t, s)
    seats = 0
    for i in range(s.q_k, s.q_n):
        if mask >> i & 1:
            seats |= 1 << s.q_seat[i]
    if s.throw_on == ids.T_ORDER and s.throw_won >= 0:
        seats = 1 << s.throw_won
        s.throw_on = 0
        s.throw_won = -1
    if seats & (seats - 1):
        begin_throw(t, s, seats, ids.T_ORDER, log)
        return
    at = s.q_k
    for i in range(s.q_n - 1, s.q_k - 1, -1):
        if mask >> i & 1 and seats >> s.q_seat[i] & 1:
            at = i
    while at > s.q_k:
        swap(s, at, at - 1)
        at -= 1
    s.q_k += 1


@rule
def swap(s: State, i: int, j: int) -> None:
    """Two places of the queue change."""
    for row in (s.q_seat, s.q_card, s.q_serial, s.q_level, s.q_type, s.q_off):
        kept = row[i]
        row[i] = row[j]
        row[j] = kept


# ---------------------------------------------------------------- one after another
@rule
def step_queue(t: Table, s: State, log: Log) -> None:
    """One step: collect, order, or window and stop before and then the next ability (IB-ABIL-05)."""
    if s.q_on == ids.Q_COLLECT:
        collect_plays(t, s)
    elif s.q_on == ids.Q_ORDER:
        order(t, s, log)
    elif s.q_i >= s.q_n:
        if s.q_trigger == ids.PLAY:
            s.q_on = ids.Q_COLLECT
        else:
            clear_queue(s)
    elif s.q_step == 0 and before_play(t, s):
        s.q_step = 1
        open_window(t, s, ids.W_BEFORE_PLAY, log)
    elif s.q_step < 2:
        s.q_step = 2
        open_stop(t, s)
    else:
        s.q_step = 0
        i = s.q_i
        s.q_i += 1
        resolve(t, s, i, log)


@rule
def before_play(t: Table, s: State) -> bool:
    """IB-R-WINDOW: whether Power-Ups may be laid before the next ability: a Play ability in step 3, not silenced."""
    return (
        t.fitting[ids.W_BEFORE_PLAY] != 0 and s.q_trigger == ids.PLAY and s.phase == ids.P_NEXT and s.q_off[s.q_i] == 0
    )


@rule
def resolve(t: Table, s: State, i: int, log: Log) -> None:
    """IB-ABIL-16, IB-REENTER-05: the ability is carried out, unless silenced, gone (skipped) or beyond the cap."""
    p, card, serial = s.q_seat[i], s.q_card[i], s.q_serial[i]
    here = s.seats[p].fighter.serial == serial
    if s.q_off[i] or (t.skipped and not here):
        emit(log, ids.EV_IGNORED, p, card, s.q_trigger)
        return
    if s.q_trigger == ids.PLAY:
        if s.seats[p].plays >= t.play_cap:
            emit(log, ids.EV_IGNORED, p, card, ids.PLAY, 1)
            return
        s.seats[p].plays += 1
    begin_effect(t, s, p, card, s.q_trigger, serial)
    emit(log, ids.EV_ABILITY, p, card, s.q_trigger)
