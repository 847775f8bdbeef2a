"""True ties: rock-paper-scissors in secret, a seeded draw, or the coin (option tie_break)."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.bits import bits, first_bit, lone, nth_bit
from rumpus.kernel.records.chance import draw
from rumpus.kernel.records.choices import ask_all
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule

TRIES = 20  # IB-TIE-04
THROW_MS = 20_000  # IB-R-THROW, live


@rule
def ask_signs(t: Table, s: State, mask: int) -> None:
    """IB-TIE-02: a sign of every seat in the mask, in secret; live: within 20 s."""
    ask_all(s, ids.A_THROW, mask)
    s.opened = s.now if t.live else 0


@rule
def begin_throw(t: Table, s: State, mask: int, about: int, log: Log) -> None:
    """IB-TIE-01: a throw among the seats of a mask; `s.throw_won` names its winner in the end."""
    s.throw_on = about
    s.throw_in = mask
    s.throw_n = 0
    s.throw_won = -1
    emit(log, ids.EV_TIE, -1, mask, about)
    if t.tie_break == ids.RANDOM:
        by_seed(s, log)
    elif t.tie_break == ids.COIN:
        by_coin(t, s, log)
    else:
        ask_signs(t, s, mask)


@rule
def by_seed(s: State, log: Log) -> None:
    """IB-R-THROW random: the seed names one of those still in, uniformly."""
    k = draw(s, log, bits(s.throw_in))
    won(s, nth_bit(s.throw_in, k), log)


@rule
def by_coin(t: Table, s: State, log: Log) -> None:
    """IB-R-THROW coin: in clockwise order from the token holder (seat 1 without token), each flips against the next."""
    best = -1
    start = max(0, s.token)
    for k in range(t.n):
        p = (start + k) % t.n
        if s.throw_in >> p & 1:
            if best < 0:
                best = p
            else:
                heads = draw(s, log, 2) == 0
                emit(log, ids.EV_COIN, best, 1 if heads else 0, p)
                if not heads:
                    best = p
    won(s, best, log)


@rule
def won(s: State, p: int, log: Log) -> None:
    """The throw is decided."""
    s.throw_won = p
    s.opened = 0
    emit(log, ids.EV_THROWN, p, s.throw_on)


@rule
def show_throw(t: Table, s: State, log: Log) -> None:
    """IB-TIE-02, IB-TIE-03: all signs at once. Of two signs the losing one drops out; else all throw again."""
    reveal(log)
    signs = 0
    for p in range(t.n):
        if s.throw_in >> p & 1:
            sign = s.seats[p].commit - 1 - ids.ROCK
            s.seats[p].sign = sign + 1
            signs |= 1 << sign
            emit(log, ids.EV_THROW, p, sign)
    if signs in (3, 5, 6):
        best = 1 if signs == 3 else 0 if signs == 5 else 2  # paper beats rock, rock scissors, scissors paper
        for p in range(t.n):
            if s.throw_in >> p & 1 and s.seats[p].sign != best + 1:
                s.throw_in &= ~(1 << p)
    s.throw_n += 1
    left = s.throw_in
    if lone(left):
        won(s, first_bit(left), log)
    elif s.throw_n >= TRIES:
        by_seed(s, log)
    else:
        ask_signs(t, s, left)
