"""hush: the opposing top cards have no effect any more (BS-RUL-12, -76, -78)."""

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.state import State
from rumpus.games.blitz_squad.rules.totals import top
from rumpus.kernel.records.bits import lone
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import drop_at


@rule
def hush_waits(s: State, p: int, q: int) -> None:
    """BS-RUL-76, BS-RUL-78: a hush of seat q takes away the waiting lines of the stacks that seat p has just laid; of a
    line about several foes the part on q.
    """
    for i in range(s.waits_n - 1, -1, -1):
        one = s.waits[i]
        if one.seat != p or one.combo != s.combo.number or not laid_now(s, one.card, p):
            continue
        if not lone(one.foes):
            one.seats &= ~(1 << q)
            if one.seats:
                continue
        s.waits_n = drop_at(s.waits, s.waits_n, i)


@rule
def laid_now(s: State, card: int, p: int) -> bool:
    """Whether a card is the top of a stack of seat p that lies now."""
    for zone in range(3):
        if top(s.seats[p].stacks[zone]) == card:
            return True
    return False


@rule
def hush_by(s: State, p: int, zone: int, foes: int) -> None:
    """BS-RUL-76, BS-RUL-78: the top of a stack of seat p hushes what it stands against: a block or reply the combo, a
    combo the answers to it, and under reply_block a reply and the block against it each other.
    """
    stack = s.seats[p].stacks[zone]
    if p != s.active:
        stack.fate |= ids.HUSHES
        if s.combo.on:
            hush_stacks(s, s.active, p)
    elif zone == ids.ASIDE:
        for q in range(ids.SEATS):
            if foes >> q & 1:
                hush_stacks(s, q, p)
    else:
        s.combo.hush |= foes


@rule
def hush_stacks(s: State, p: int, q: int) -> None:
    """The stacks of seat p have no effect any more in the exchange with seat q."""
    for zone in range(ids.FRONT, ids.BACK + 1):
        s.seats[p].stacks[zone].hushed |= 1 << q
    hush_waits(s, p, q)
