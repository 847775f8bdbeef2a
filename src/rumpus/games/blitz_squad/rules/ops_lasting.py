"""Words that leave something behind: hush, the fate of a top card, lasting effects (BS-RUL-16, -48, -76), and sweep."""

from rumpus.games.blitz_squad.rules import ids, ops
from rumpus.games.blitz_squad.rules.hushing import hush_by
from rumpus.games.blitz_squad.rules.lasting import lasts
from rumpus.games.blitz_squad.rules.specials import leave_zone
from rumpus.games.blitz_squad.rules.state import Frame, Op, State, Table
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def hush(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Hush (BS-RUL-12, BS-RUL-76): the opposing top cards have no effect any more."""
    if f.zone < ids.IN_ZONE:
        hush_by(s, f.seat, f.zone, f.foes)
        emit(log, ids.EV_HUSH, f.seat, f.card, f.foes)
    return True


@rule
def encore(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Encore (BS-RUL-16): at cleanup this card goes to its owner's hand."""
    if f.zone < ids.IN_ZONE:
        s.seats[f.seat].stacks[f.zone].fate |= ids.ENCORE
    return True


@rule
def doom(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Doom (BS-RUL-16): at cleanup this card goes to its owner's tomb."""
    if f.zone < ids.IN_ZONE:
        s.seats[f.seat].stacks[f.zone].fate |= ids.DOOM
    return True


@rule
def surge(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Surge (BS-RUL-48): later attacks of this turn; on others' turns there is nothing to work on."""
    if f.seat == s.active:
        lasts(s, ops.SURGE, f.seat, f.seat, f.n, 0, log)
    return True


@rule
def guard(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Guard (BS-RUL-48): the controller's blocks until the next own Beginning Phase."""
    lasts(s, ops.GUARD, f.seat, f.seat, f.n, 0, log)
    return True


@rule
def turns_of(s: State, p: int) -> int:
    """BS-RUL-48: own turns that have to end until the next one has; a running one does not count."""
    return 2 if p == s.active else 1


@rule
def tax(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Tax (BS-RUL-48, BS-RUL-79): attacks of seat p cost more until the end of its next own turn."""
    lasts(s, ops.TAX, f.seat, p, f.n, turns_of(s, p), log)
    return True


@rule
def next_draw(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """next_draw (BS-RUL-48, BS-RUL-75): the next Draw Phase of seat p draws more, or fewer."""
    lasts(s, ops.NEXT_DRAW, f.seat, p, f.n, 0, log)
    return True


@rule
def ban(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Ban (BS-RUL-48, BS-RUL-73): seat p may not play this, until the turn or its next own one ends."""
    lasts(s, ops.BAN, f.seat, p, op.what, turns_of(s, p) if op.until == ids.U_NEXT else 0, log)
    return True


@rule
def ease(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Ease (BS-RUL-19, BS-RUL-48): the controller's no-attack discard of this turn is smaller."""
    if f.seat == s.active:
        lasts(s, ops.EASE, f.seat, f.seat, f.n, 0, log)
    return True


@rule
def sweep(t: Table, s: State, f: Frame, p: int, op: Op, log: Log) -> bool:
    """Sweep (BS-RUL-22): all other specials in play leave it; this one is where its frame of entering says."""
    enter = s.frames[s.depth - 2]
    while s.zone_n > enter.place + 1:
        leave_zone(s, s.zone_n - 1, log)
    while enter.place > 0:
        leave_zone(s, 0, log)
        enter.place -= 1
    return True
