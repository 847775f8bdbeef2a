"""When something is looked at: the event that an effect or a condition is about, the attack around a standing power.

Neither is kept anywhere: `Moment` is read from a window or an effect that is running, `Bout` from a Fight.
"""

from typing import NamedTuple

from rumpus.games.brawlhalla.rules.state import Frame
from rumpus.kernel.records.record import rule


class Moment(NamedTuple):
    """What happens, to whom, and in which attack."""

    event: int  # T_* or E_*
    subject: int  # seat
    fight: int  # index of the running attack that it is about, -1 none
    detail: int  # what the event says of itself, see ids.E_*
    second: int  # the rest of it


class Bout(NamedTuple):
    """Which part a seat has in an attack, declared or only thought of."""

    fight: int  # its index, -1: none is running
    kind: int  # LIGHT_ATTACK or HEAVY_ATTACK, 0 no attack
    role: int  # 1 attacker, 2 defender, 0 no attack
    other: int  # the seat on the other side, -1 none


NO_BOUT = Bout(-1, 0, 0, -1)


@rule
def moment(event: int, subject: int, fight: int, detail: int = 0, second: int = 0) -> Moment:
    """A Moment of these numbers; all of one width, so that whoever takes a Moment is compiled once."""
    return Moment(event, subject, fight, detail, second)


@rule
def bout(fight: int, kind: int, role: int, other: int) -> Bout:
    """A Bout of these numbers, likewise."""
    return Bout(fight, kind, role, other)


@rule
def of_window(f: Frame) -> Moment:
    """The moment that a window is open for."""
    return moment(f.trigger, f.seat, f.fight, f.detail, f.second)


@rule
def of_effect(f: Frame) -> Moment:
    """The moment at which a running effect was applied."""
    return moment(f.event, f.subject, f.fight, f.event_detail, f.event_second)
