"""Glory: gained, lost, moved; the goal; the end of the game."""

from typing import Any

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import begin_throw
from rumpus.kernel.records.choices import ask_nobody
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def gain(s: State, p: int, n: int, log: Log) -> None:
    """IB-GLORY-04, IB-GLORY-05: n Glory from the pool, which never runs dry. The caller checks the goal."""
    s.seats[p].glory += n
    emit(log, ids.EV_GAIN, p, n, s.seats[p].glory)


@rule
def lose(s: State, p: int, n: int, log: Log) -> None:
    """IB-TERM-03: n Glory into the pool, down to 0 at most."""
    paid = min(n, s.seats[p].glory)
    s.seats[p].glory -= paid
    emit(log, ids.EV_PAY, p, paid, s.seats[p].glory)


@rule
def move(s: State, source: int, target: int, n: int, log: Log) -> None:
    """IB-GLORY-04, IB-ABIL-15: n Glory, or what there is, from one player to another."""
    moved = min(n, s.seats[source].glory)
    s.seats[source].glory -= moved
    s.seats[target].glory += moved
    emit(log, ids.EV_STEAL, target, source, moved)


@rule
def goal(t: Table, s: State, log: Log) -> None:
    """IB-END-01, IB-END-02, IB-R-PARTIALGOAL: somebody at the goal ends the game at once. Most Glory wins (END-07)."""
    if s.over or s.ending:
        return
    for p in range(t.n):
        if s.seats[p].glory >= t.goal:
            settle(t, s, ids.END_GOAL, log)
            return


@rule
def settle(t: Table, s: State, reason: int, log: Log) -> None:
    """IB-END-04, IB-END-05, IB-END-07: the most Glory wins; tied leaders throw, or share (final_tie)."""
    best = 0
    for p in range(t.n):
        best = max(best, s.seats[p].glory)
    tied = 0
    for p in range(t.n):
        if s.seats[p].glory == best:
            tied |= 1 << p
    if (tied & (tied - 1)) == 0 or t.shared:
        finish(s, reason, tied, log)
        return
    s.ending = reason
    begin_throw(t, s, tied, ids.T_FINAL, log)


@rule
def finish(s: State, reason: int, winners: int, log: Log) -> None:
    """The game is over; nothing that still waits is carried out."""
    s.over = reason
    s.won = winners
    s.ending = 0
    ask_nobody(s)
    emit(log, ids.EV_OVER, -1, reason, winners)


@rule
def result(t: Table, s: State, out: Any) -> int:
    """Glory is the score; the winner is first, then the others by Glory, equal Glory shares a place."""
    for i in range(16):
        out[i] = 0
    for p in range(t.n):
        mine = rank(s, p)
        place = 1
        for q in range(t.n):
            if rank(s, q) > mine:
                place += 1
        out[p] = s.seats[p].glory
        out[8 + p] = place
    return s.over


@rule
def rank(s: State, p: int) -> int:
    """What seats are placed by."""
    return s.seats[p].glory + (10_000 if s.won >> p & 1 else 0)
