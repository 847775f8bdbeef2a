"""Damage levels (BH-DMG-01 to BH-DMG-04, BH-RUL-41, BH-RUL-42)."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import side_of
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import pop, push


@rule
def hurt(s: State, victim: int, n: int, source: int, causer: int, ko_at_red: int = 0) -> None:
    """Seat `victim` takes n damage levels, one after the other (BH-DMG-04). causer = -1: nobody."""
    push(s, ids.F_DAMAGE, victim, n, source, causer, ko_at_red)


@rule
def knock_out(s: State, victim: int, causer: int, source: int) -> None:
    """Seat `victim` is KO'd by damage of this source (DMG_*), or by what would have been (BH-KO-01 to BH-KO-10)."""
    push(s, ids.F_KO, victim, causer, 0, 0, -1)
    s.frames[s.depth - 1].ko_source = source


@rule
def prevented(s: State, victim: int, source: int) -> int:
    """BH-FX-14: damage levels from this source that effects of the running attack prevent; not under pressure (BH-
    RUL-80).
    """
    if s.n_fights == 0 or s.pressure or source == ids.DMG_COST:
        return 0
    k = s.n_fights - 1
    side = side_of(s, k, victim)
    if side < 0 or s.fights[k].prevent[side] == 0:
        return 0
    wanted = s.fights[k].prevent_source[side]
    if wanted != 0 and wanted != source:
        return 0
    return s.fights[k].prevent[side]


@rule
def damage_step(t: Table, s: State, log: Log) -> None:
    """One level at a time: none to Yellow, Yellow to Red; at Red it is lost, or a KO where the source says so."""
    f = s.frames[s.depth - 1]
    seat = s.seats[f.seat]
    if f.step == 0:
        f.step = 1
        spared_levels = prevented(s, f.seat, f.damage_source)
        if spared_levels > 0:
            take = f.levels if f.levels < spared_levels else spared_levels
            if spared_levels < 9:
                k = s.n_fights - 1
                s.fights[k].prevent[side_of(s, k, f.seat)] -= take
            f.levels -= take
    if f.levels <= 0 or seat.out:
        pop(s)
        return
    if seat.level < 2:
        f.levels -= 1
        seat.level += 1
        emit(log, ids.EV_DAMAGE, f.seat, seat.level - 1, seat.level, f.damage_source)
        open_window(t, s, f.seat, ids.E_DAMAGE, f.damage_source, f.causer, fight=s.n_fights - 1)
        return
    victim = f.seat
    causer = f.causer
    source = f.damage_source
    deadly = f.ko_at_red
    pop(s)
    if deadly:
        knock_out(s, victim, causer, source)
    else:
        emit(log, ids.EV_CAPPED, victim, source)
