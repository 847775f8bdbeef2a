"""Power-Up windows: who may lay which card, the race and the first-player order, one card after another."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import buy, in_hand, may_buy, take_from_hand
from rumpus.games.incredibrawl.rules.effects import begin_effect
from rumpus.games.incredibrawl.rules.possible import any_possible
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.bits import bits, first_bit
from rumpus.kernel.records.chance import draw
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule

HIDDEN_MS = 2000  # IB-R-WINDOWLEAK


@rule
def usable(t: Table, s: State, p: int, card: int) -> bool:
    """IB-PU-02, IB-PU-18: whether a card may be played in the open window: its window, its condition, a target."""
    data = t.cards[card]
    if (data.windows >> (s.w_on - 1) & 1) == 0:
        return False
    fx = s.fx
    fx.owner = p
    fx.kind = ids.POWER_UP
    fine = any_possible(t, s, data.first[0], data.size[0])
    fx.owner = 0
    fx.kind = 0
    return fine


@rule
def has_usable(t: Table, s: State, p: int) -> bool:
    """Whether seat p holds a Power-Up for the open window."""
    ups = s.seats[p].power_ups & t.fitting[s.w_on - 1]
    while ups:
        if usable(t, s, p, ids.CHARACTERS + first_bit(ups)):
            return True
        ups &= ups - 1
    return False


@rule
def anybody(t: Table, s: State) -> bool:
    """IB-R-WINDOW: a window opens only if somebody holds a card for it."""
    for p in range(t.n):
        if has_usable(t, s, p):
            return True
    return False


@rule
def open_window(t: Table, s: State, window: int, log: Log) -> None:
    """IB-PU-01, IB-R-WINDOWLEAK: opens a window, when somebody can use it, or always with hidden_windows; never where
    no card of the set fits, which everybody knows.
    """
    if t.power_ups == 0 or t.fitting[window] == 0:
        return
    reveal(log)  # that it opens, or does not, tells something about hands
    s.w_on = window + 1
    if t.hidden == 0 and not anybody(t, s):
        s.w_on = 0
        return
    s.w_pass = 0
    s.w_n = 0
    s.w_i = 0
    s.w_bell = 0
    s.w_turn = max(0, s.token)
    s.opened = s.now if t.live else 0
    emit(log, ids.EV_WINDOW, -1, window)


@rule
def step_window(t: Table, s: State, log: Log) -> None:
    """IB-PU-03, -07, -08, -09: the next card laid down; else everybody (or the next one) is asked; else it closes."""
    if s.w_i < s.w_n:
        lay_next(t, s, log)
        return
    if s.w_n:
        for i in range(4):
            s.w_card[i] = 0
            s.w_seat[i] = 0
        s.w_n = 0
        s.w_i = 0
    reveal(log)
    everybody = (1 << t.n) - 1
    if t.hidden and s.w_pass == everybody and s.now - s.opened < HIDDEN_MS:
        s.w_bell = 1
        return
    if s.w_pass == everybody or (t.hidden == 0 and not anybody(t, s)):
        close(t, s, log)
        return
    s.arrivals = 0
    s.opened = s.now if t.live else 0
    if t.first:
        ask_all(s, ids.A_WINDOW, 1 << s.w_turn)
    else:
        ask_all(s, ids.A_WINDOW, everybody & ~s.w_pass)


@rule
def close(t: Table, s: State, log: Log) -> None:
    """The window is over."""
    s.w_on = 0
    s.w_pass = 0
    s.w_turn = 0
    s.opened = 0
    s.arrivals = 0
    emit(log, ids.EV_CLOSED)


@rule
def lay_next(t: Table, s: State, log: Log) -> None:
    """IB-PU-07, IB-R-LATECARD: the next card laid down resolves, or goes back to hand when it may not be played."""
    p, card = s.w_seat[s.w_i], s.w_card[s.w_i] - 1
    late = s.w_i > 0
    s.w_i += 1
    if (late and t.returned) or not in_hand(s, p, card) or not usable(t, s, p, card):
        emit(log, ids.EV_RETURNED, p, card)
        return
    take_from_hand(s, p, card)
    s.w_pass = 0
    begin_effect(t, s, p, card, ids.POWER_UP, 0)
    emit(log, ids.EV_POWER_UP, p, card)


@rule
def lay(t: Table, s: State, p: int, card: int, log: Log) -> None:
    """A Power-Up lies on the table, seen by all."""
    s.w_card[s.w_n] = card + 1
    s.w_seat[s.w_n] = p
    s.w_n += 1
    for q in range(ids.SEATS):
        if q != p:
            s.seats[p].known_up[q] |= 1 << (card - ids.CHARACTERS)
    emit(log, ids.EV_LAID, p, card)


@rule
def answered_alone(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """IB-PU-09, IB-PU-10: first-player order: the asked seat plays one, passes, or buys and is asked again."""
    if a == ids.BUY:
        buy(s, p, log)
        return
    if a == ids.PASS:
        s.w_pass |= 1 << p
    else:
        lay(t, s, p, a, log)
    s.w_turn = (s.w_turn + 1) % t.n


@rule
def answered_all(t: Table, s: State, mask: int, log: Log) -> None:
    """IB-R-WINDOW: all have answered: purchases, then the cards in random order (live: order of arrival)."""
    plays = 0
    for p in range(t.n):
        if (mask >> p & 1) == 0:
            continue
        a = s.seats[p].commit - 1
        if a == ids.PASS:
            s.w_pass |= 1 << p
        elif a == ids.BUY:
            reveal(log)
            buy(s, p, log)
        else:
            plays |= 1 << p
    if plays:
        reveal(log)
    while plays:
        p = next_in_race(t, s, plays, log)
        plays &= ~(1 << p)
        lay(t, s, p, s.seats[p].commit - 1, log)


@rule
def next_in_race(t: Table, s: State, plays: int, log: Log) -> int:
    """Who of these laid down first."""
    n = bits(plays)
    k = draw(s, log, n) if n > 1 and t.live == 0 else 0
    best = -1
    for p in range(t.n):
        if plays >> p & 1:
            if t.live:
                if best < 0 or s.seats[p].arrived < s.seats[best].arrived:
                    best = p
            elif k == 0:
                best = p
            k -= 1
    return best


@rule
def may_buy_here(t: Table, s: State, p: int) -> bool:
    """IB-DRAW-13: the refill is offered in every Power-Up window too."""
    return t.any_time == 1 and may_buy(t, s, p)
