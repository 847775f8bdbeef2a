"""Effect words on the whole brawl and on the location."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.effect_stack import taken
from rumpus.games.incredibrawl.rules.state import Op, State, Table
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def twist(s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-01: what the word has changed is told."""
    emit(log, ids.EV_TWIST, s.fx.owner, op.op, op.until, op.n)


@rule
def reverse_types(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-01..03: the triangle is turned round; two reversals cancel out."""
    taken(s)
    s.turned[op.until] ^= 1
    twist(s, op, log)


@rule
def reverse_levels(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-04: the lower Level wins between equal Types; two reversals cancel out."""
    taken(s)
    s.upside[op.until] ^= 1
    twist(s, op, log)


@rule
def ignore_types(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-SCRAP-04, IB-SCRAP-05: scraps compare Levels only, then a throw."""
    taken(s)
    s.blind[op.until] = 1
    twist(s, op, log)


@rule
def victory_mod(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-GLORY-01: the Victory Glory of this brawl is n more."""
    taken(s)
    s.glory_mod += op.n
    twist(s, op, log)


@rule
def location_lock(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-LOC-04: the winner's choice to change is not offered this round."""
    taken(s)
    s.locked = 1
    twist(s, op, log)


@rule
def location_change(t: Table, s: State, op: Op, log: Log) -> None:
    """IB-LOC-05: the location changes at once; the winner's own choice still follows."""
    taken(s)
    if t.locations:
        change_place(s, log)


@rule
def can_move(t: Table, s: State, op: Op, mask: int) -> bool:
    """IB-LOC-04, IB-LOC-05: words on the location need locations in the game."""
    return bool(t.locations)


@rule
def change_place(s: State, log: Log) -> None:
    """IB-LOC-05: the current location to the bottom of its deck; the new top card is current."""
    first = s.places[0]
    for i in range(ids.LOCATIONS - 1):
        s.places[i] = s.places[i + 1]
    s.places[ids.LOCATIONS - 1] = first
    if (s.visited >> s.places[0] & 1) == 0:
        reveal(log)
    s.visited |= 1 << s.places[0]
    emit(log, ids.EV_LOCATION, s.winner, s.places[0])
