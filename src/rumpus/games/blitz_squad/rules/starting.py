"""Lines of cards begin: as frames, for effects.py to go through (BS-STACK-08, BS-RUL-44)."""

from rumpus.games.blitz_squad.rules import ids
from rumpus.games.blitz_squad.rules.specials import zone_card, zone_owner
from rumpus.games.blitz_squad.rules.state import Frame, State, Table
from rumpus.games.blitz_squad.rules.totals import top
from rumpus.kernel.records.record import rule
from rumpus.kernel.records.stack import close, push


@rule
def start_lines(s: State, p: int, card: int, row: int, end: int, on: int, zone: int, foes: int) -> None:
    """Lines `row` .. `end - 1` of a card begin, for those of one trigger."""
    push(s, ids.F_LINES, p, row, end, on, zone)
    f = s.frames[s.depth - 1]
    f.card = card
    f.foes = foes
    f.other = -1
    f.doing = -1


@rule
def start_top(t: Table, s: State, p: int, zone: int, on: int, foes: int) -> None:
    """BS-STACK-08: the lines of one trigger of the top card of a stack begin, where there is one."""
    card = top(s.seats[p].stacks[zone])
    if card:
        start_lines(s, p, card, t.cards[card].first, t.cards[card].first + t.cards[card].size, on, zone, foes)


@rule
def start_each(s: State, on: int, other: int) -> None:
    """BS-RUL-44: the lines of a trigger of all specials in play begin, in the order of their entering."""
    push(s, ids.F_EACH, -1, 0, 0, on)
    s.frames[s.depth - 1].other = other


@rule
def each_step(t: Table, s: State, f: Frame) -> None:
    """The next special."""
    if f.place >= s.zone_n:
        close(s)
        return
    card, owner = zone_card(s, f.place), zone_owner(s, f.place)
    f.place += 1
    data = t.cards[card]
    start_lines(s, owner, card, data.first, data.first + data.size, f.on, ids.IN_ZONE, 0)
    s.frames[s.depth - 1].other = f.other
