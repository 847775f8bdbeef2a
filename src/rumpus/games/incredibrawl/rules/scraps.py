"""The brawl: spots, the reveal, the scraps and who goes on, the decision, Victory Glory and the location's bonus."""

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import forget
from rumpus.games.incredibrawl.rules.effect_stack import pass_over
from rumpus.games.incredibrawl.rules.effects import begin_effect
from rumpus.games.incredibrawl.rules.fight import (
    compare,
    end_scrap_changes,
    enter,
    grounds,
    in_play,
    level_of,
    open_place,
    scrapped,
    still_to_come,
    type_of,
)
from rumpus.games.incredibrawl.rules.glory import goal
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.games.incredibrawl.rules.throws import begin_throw
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.record import rule


@rule
def place_all(t: Table, s: State, log: Log) -> None:
    """IB-SEL-07, IB-SEL-08: the own seat's spot; with three, the token holder at 3, the next ones at 1 and 2."""
    for p in range(t.n):
        spot = p + 1
        if t.n == 3:
            spot = (p - s.token + 2) % 3 + 1
        s.seats[p].fighter.spot = spot
        emit(log, ids.EV_PLACE, p, spot)


@rule
def flip_up(t: Table, s: State, log: Log) -> None:
    """IB-REV-01, IB-REV-02: all cards face up at the same moment; they are the originals of this round."""
    reveal(log)
    if t.locations:
        open_place(t, s)
    for p in range(t.n):
        card = s.seats[p].selected - 1
        s.seats[p].selected = 0
        forget(s, p, card)
        enter(t, s, p, card, 0, log)
        emit(log, ids.EV_FLIP_UP, p, card, s.seats[p].fighter.spot)
        if t.mode == ids.FAMILY:
            s.seats[p].fighter.pending = 0


@rule
def at_spot(t: Table, s: State, spot: int) -> int:
    """The seat whose character is placed at a spot."""
    for p in range(t.n):
        if s.seats[p].fighter.spot == spot:
            return p
    return -1


@rule
def sides(t: Table, s: State) -> None:
    """IB-BRAWL-02..06, IB-R-SEATS: who meets in the scrap to come; -1 where nobody is in play."""
    if t.n == 4:
        if s.scrap < 2:
            s.left = at_spot(t, s, s.scrap + 1)
            s.right = at_spot(t, s, s.scrap + 3)
        else:
            s.left = s.goes_on[0]
            s.right = s.goes_on[1]
    elif s.scrap == 0:
        s.left = at_spot(t, s, 1)
        s.right = at_spot(t, s, 2)
    else:
        s.left = s.goes_on[0]
        s.right = at_spot(t, s, 3)
    if not in_play(s, s.left):
        s.left = -1
    if not in_play(s, s.right):
        s.right = -1


@rule
def walkover(t: Table, s: State, log: Log) -> bool:
    """IB-BRAWL-08, IB-R-EMPTYSPOT: whether a side is empty, so that nothing is fought and the other side goes on."""
    if s.left >= 0 and s.right >= 0:
        return False
    end_scrap_changes(t, s)
    s.goes_on[s.scrap] = max(s.left, s.right)
    s.scrap += 1
    emit(log, ids.EV_WALKOVER, s.goes_on[s.scrap - 1], s.scrap - 1)
    return True


@rule
def fight(t: Table, s: State, log: Log) -> None:
    """IB-SCRAP-01..06: the comparison; a true tie is thrown for."""
    s.phase = ids.P_SCRAPPED
    s.fought += 1
    first = compare(t, s, s.left, s.right)
    if first == 0:
        begin_throw(t, s, 1 << s.left | 1 << s.right, ids.T_SCRAP, log)
        return
    how = grounds(t, s, s.left, s.right)
    scrapped(s, s.left if first > 0 else s.right, how, log)


@rule
def end_scrap(t: Table, s: State) -> None:
    """IB-SCRAP-08: the loser stays in play, beaten; the winner goes on."""
    p = s.scrap_winner
    loser = s.left + s.right - p
    s.seats[loser].fighter.beaten = 1
    s.goes_on[s.scrap] = p
    s.scrap += 1
    s.scrap_winner = -1
    s.margin = 0
    s.left = -1
    s.right = -1
    end_scrap_changes(t, s)


@rule
def decide(t: Table, s: State, log: Log) -> None:
    """IB-BRAWL-01, IB-BRAWL-09, IB-R-EMPTYSPOT: the last one standing wins; a single character left in play wins."""
    p = s.goes_on[t.n - 2]
    if not in_play(s, p):
        p = -1
        n = 0
        for q in range(t.n):
            if in_play(s, q):
                n += 1
                p = q
        if n != 1:
            p = -1
    s.winner = p
    s.left = -1
    s.right = -1
    if p < 0:
        emit(log, ids.EV_NOBODY)
        return
    s.winner_card = s.seats[p].fighter.card
    s.winner_type = type_of(t, s, p)
    s.winner_level = level_of(t, s, p)
    s.winner_serial = s.seats[p].fighter.serial
    emit(log, ids.EV_BRAWL, p, s.winner_card - 1)


@rule
def victory(t: Table, s: State, log: Log) -> None:
    """IB-GLORY-01, IB-GLORY-02: 1 Victory Glory, more or less by effects."""
    n = max(0, 1 + s.glory_mod)
    s.seats[s.winner].glory += n
    emit(log, ids.EV_VICTORY, s.winner, n, s.seats[s.winner].glory)
    goal(t, s, log)


@rule
def place_text(t: Table, s: State) -> None:
    """IB-LOC-03: the location's words that come after the Victory Glory; the others are in force from the reveal on."""
    place = t.places[s.places[0]]
    if t.locations == 0 or place.size[0] == 0:
        return
    begin_effect(t, s, s.winner, ids.CARDS + s.places[0], ids.PLACE_TEXT, 0)


@rule
def skip_static(t: Table, s: State) -> bool:
    """Whether the next word of a location is one that has been in force from the reveal on; it is passed over."""
    fx = s.fx
    if fx.kind != ids.PLACE_TEXT or fx.depth != 1 or fx.stage != 0 or fx.row[0] >= fx.end[0]:
        return False
    if still_to_come(t.ops[fx.row[0]]):
        return False
    pass_over(s)
    return True
