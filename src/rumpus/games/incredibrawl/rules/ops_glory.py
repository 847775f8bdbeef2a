"""Effect words on Glory, each done at once to the seats meant; then the goal is looked at (IB-END-02, IB-END-07)."""

from rumpus.games.incredibrawl.rules import glory, ids
from rumpus.games.incredibrawl.rules.cards import hand_size
from rumpus.games.incredibrawl.rules.effect_stack import taken
from rumpus.games.incredibrawl.rules.fight import classes_of, in_play, type_of
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.seats import each


@rule
def glory_gain(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-GLORY-04: the players meant take n Glory from the pool."""
    for p in each(taken(s)):
        glory.gain(s, p, op.n, log)
    glory.goal(t, s, log)


@rule
def glory_lose(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-TERM-03, IB-GLORY-04: the players meant put n Glory into the pool, down to 0 at most."""
    for p in each(taken(s)):
        glory.lose(s, p, op.n, log)
    glory.goal(t, s, log)


@rule
def glory_steal(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-GLORY-04: the owner takes n Glory, or what there is, from each player meant."""
    for p in each(taken(s)):
        glory.move(s, p, s.fx.owner, op.n, log)
    glory.goal(t, s, log)


@rule
def glory_give(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-GLORY-04: the owner gives n Glory, or what there is, to the player meant."""
    for p in each(taken(s)):
        glory.move(s, s.fx.owner, p, op.n, log)
    glory.goal(t, s, log)


@rule
def glory_per(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-GLORY-04: the owner gains 1 Glory for each counted thing, up to max."""
    taken(s)
    n = min(counted(t, s, op), max(1, op.most))
    if n:
        glory.gain(s, s.fx.owner, n, log)
    glory.goal(t, s, log)


@rule
def winner_bonus(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-LOC-02, IB-LOC-03: the winner of the brawl gains n Glory."""
    taken(s)
    if s.winner >= 0:
        emit(log, ids.EV_BONUS, s.winner, s.places[0], op.n)
        glory.gain(s, s.winner, op.n, log)
    glory.goal(t, s, log)


@rule
def counted(t: Table, s: State, op: Op) -> int:
    """IB-GLORY-04: how many of the things that glory_per counts there are."""
    if op.per == ids.PER_HAND:
        return hand_size(s, s.fx.owner)
    n = 0
    for p in range(t.n):
        if not in_play(s, p):
            continue
        if op.per == ids.PER_CLASS:
            n += 1 if classes_of(t, s, p) & op.classes else 0
        elif op.per == ids.PER_TYPE:
            n += 1 if type_of(t, s, p) == op.kind - 1 else 0
        else:
            n += s.seats[p].fighter.beaten
    return n
