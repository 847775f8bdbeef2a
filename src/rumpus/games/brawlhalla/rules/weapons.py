"""Flaming Swords and Weapon cards (BH-WEAP-01 to BH-WEAP-10, BH-SWAP-01 to BH-SWAP-03, BH-RUL-53 to BH-RUL-56)."""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.stack import token_at
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.games.brawlhalla.rules.static_changes import disarm_immune
from rumpus.games.brawlhalla.rules.windows import open_window
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def pick_up(t: Table, s: State, log: Log, p: int, slot: int) -> None:
    """BH-WEAP-10: the token goes on the Weapon card of seat p, Equipped side up."""
    seat = s.seats[p]
    space = s.tokens[slot]
    s.tokens[slot] = -1
    seat.status = ids.EQUIPPED
    emit(log, ids.EV_PICKUP, p, space)
    open_window(t, s, p, ids.E_WEAPON, ids.WPN_PICKUP)


@rule
def sword_here(t: Table, s: State, p: int) -> int:
    """BH-WEAP-05, BH-RUL-54: the slot of the token that seat p takes where it is, or -1: only an UNARMED Legend takes
    one, a carrier none.
    """
    seat = s.seats[p]
    if seat.status != ids.UNARMED or seat.space < 0:
        return -1
    return token_at(t, s, seat.space)


@rule
def pick_up_here(t: Table, s: State, log: Log, p: int) -> None:
    """BH-WEAP-03, BH-RUL-53: what lies there for it is taken."""
    slot = sword_here(t, s, p)
    if slot >= 0:
        pick_up(t, s, log, p, slot)


@rule
def disarm(t: Table, s: State, log: Log, p: int, by: int) -> None:
    """BH-WEAP-06, BH-RUL-55: an Equipped token is turned to its Disarmed side; a Legend without one feels nothing."""
    seat = s.seats[p]
    if seat.status != ids.EQUIPPED or disarm_immune(t, s, p):
        return
    seat.status = ids.DISARMED
    emit(log, ids.EV_DISARM, p, by)
    open_window(t, s, p, ids.E_WEAPON, ids.WPN_DISARM, by)


@rule
def flip(t: Table, s: State, log: Log, p: int) -> None:
    """BH-SWAP-01: the other side of the Weapon card faces up; the status stays."""
    seat = s.seats[p]
    seat.side = 3 - seat.side
    emit(log, ids.EV_SWAP, p, seat.side)
    open_window(t, s, p, ids.E_WEAPON, ids.WPN_SWAP)


@rule
def recover(t: Table, s: State, log: Log, p: int) -> None:
    """BH-SWAP-02: the token is turned from Disarmed to Equipped."""
    seat = s.seats[p]
    if seat.status != ids.DISARMED:
        return
    seat.status = ids.EQUIPPED
    emit(log, ids.EV_RECOVER, p)
    open_window(t, s, p, ids.E_WEAPON, ids.WPN_RECOVER)
