"""The start and the end of what runs: the kernel's stack, with the frames above it blank (a position is the same
bytes), and what displacements hand down.
"""

from typing import Final

from rumpus.games.brutality.rules import ids
from rumpus.games.brutality.rules.board import decider, seat_of
from rumpus.games.brutality.rules.state import Frame, State, Table
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import push

NEXT: Final = 0  # the step of F_PROG between two rows


@rule
def close(s: State) -> None:
    """Ends the top frame; a card, or the landing of a leap, learns what stopped the hero that it displaced itself."""
    s.depth -= 1
    top = s.frames[s.depth]
    if s.depth and (top.kind == ids.F_SHOVE or s.frames[s.depth - 1].kind == ids.F_PROG):
        s.frames[s.depth - 1].stopped = top.stopped
    zero(top)


@rule
def start(s: State, kind: int, by: Frame, hero: int, d: int) -> None:
    """A displacement of a hero begins, with the cause of the frame `by`; its place is kept."""
    push(s, kind, by.seat)
    f = s.frames[s.depth - 1]
    f.hero = hero
    f.cause = by.cause
    f.team = by.team
    f.dir = d
    f.victim = -1
    f.place = s.heroes[hero].place


@rule
def cause_seat(t: Table, s: State, f: Frame) -> int:
    """BU-RUL-54, BU-RUL-76: who decides for the cause; with four players its teammate, if its hero is dead."""
    if t.n != ids.SEATS:
        return f.seat
    h = 2 * ((f.seat & 1) ^ s.first) + (f.seat >> 1)
    return decider(t, s, h) if seat_of(t, s, h) == f.seat else f.seat


@rule
def still(s: State, f: Frame) -> bool:
    """Whether the hero of a displacement lives and is where it was."""
    return bool(s.heroes[f.hero].place == f.place and f.place >= 0)


@rule
def aloft(s: State) -> int:
    """BU-RUL-46, BU-RUL-116: the mask of heroes in the air: nobody comes down on them or pushes them."""
    found = 0
    for i in range(s.depth):
        if s.frames[i].kind == ids.F_LAND:
            found |= 1 << s.frames[i].hero
    return found


@rule
def pass_row(f: Frame, skip: int) -> None:
    """On to the next row, some left out."""
    f.row += 1 + skip
    f.step = NEXT
    f.stage = 0
    f.order = 0
    f.left = 0
    f.got = -1


@rule
def aim_at(f: Frame, hits: int) -> None:
    """The subjects, and who takes the damage."""
    f.mask = hits & 15
    f.takes = hits >> 4
