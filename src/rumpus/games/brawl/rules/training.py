"""Training Mode: turns."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.plays import any_play, list_plays
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.tag import captain, may_tag
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def can_act(t: Table, s: State, p: int) -> bool:
    """RULING BR-RUL-10: whether seat p has a turn to take: a card held or to deal, or a playable top of the pile."""
    seat = s.seats[p]
    return seat.out == ids.IN and (seat.hand > 0 or seat.deck_n > 0 or any_play(t, s, p, seat.pile, True))


@rule
def turn_mask(t: Table, s: State) -> int:
    """BR-TRAIN-07: the seat on turn; where a team's active player has left, each of its players (to tag in)."""
    if t.format != ids.TAG_TEAM or s.active[t.team[s.turn]] >= 0:
        return 1 << s.turn
    mask = 0
    for p in range(t.n):
        if t.team[p] == t.team[s.turn] and s.seats[p].out == ids.IN:
            mask |= 1 << p
    return mask


@rule
def list_turn(t: Table, s: State, p: int, out: Any) -> int:
    """BR-TRAIN-03 .. -05, RULING BR-RUL-10, BR-RUL-28: the actions of the seat on turn, ascending; how many."""
    seat = s.seats[p]
    n = 0
    if t.format == ids.TAG_TEAM and s.active[t.team[p]] < 0:
        out[0] = ids.TAG + p
        return 1
    if seat.hand > 0:
        out[0] = ids.DISCARD
        n = list_mates(t, s, p, out, 1)
        return list_plays(t, s, p, seat.hand, ids.PLAY, out, n)
    if seat.deck_n > 0:
        out[n] = ids.DEAL
        n += 1
    elif t.free_pass:
        out[n] = ids.PASS
        n += 1
    n = list_mates(t, s, p, out, n)
    if seat.pile > 0:
        n = list_plays(t, s, p, seat.pile, ids.TOP, out, n)
    return n


@rule
def list_mates(t: Table, s: State, p: int, out: Any, n: int) -> int:
    """BR-TAG-07, RULING BR-RUL-28: a TAG of each teammate; of one who can act, where seat p can only pass."""
    if t.format != ids.TAG_TEAM:
        return n
    forced = not can_act(t, s, p)
    if traded_enough(s) and not forced:
        return n
    for q in range(t.n):
        if may_tag(t, s, p, q) and (not forced or can_act(t, s, q)):
            out[n] = ids.TAG + q
            n += 1
    return n


@rule
def traded_enough(s: State) -> bool:
    """RULING BR-RUL-28: so many tags in a row that a card must move first."""
    return s.trades >= ids.TRADES


@rule
def helped(t: Table, s: State, p: int) -> bool:
    """RULING BR-RUL-28: whether a teammate could act in the place of seat p."""
    if t.format != ids.TAG_TEAM:
        return False
    for q in range(t.n):
        if may_tag(t, s, p, q) and can_act(t, s, q):
            return True
    return False


@rule
def next_in_order(t: Table, s: State) -> int:
    """BR-TRAIN-02, RULING BR-RUL-34: clockwise; in tag team the other team's active player (-1: its turn to tag in)."""
    if t.format == ids.TAG_TEAM:
        other = 1 - t.team[s.turn]
        if s.active[other] >= 0:
            return s.active[other]
        return captain(t, s, other)
    p = (s.turn + 1) % t.n
    while (s.playing >> p & 1) == 0:
        p = (p + 1) % t.n
    return p


@rule
def players(t: Table, s: State) -> int:
    """How many take turns: the seats still in, or the two teams."""
    if t.format == ids.TAG_TEAM:
        return 2
    return bits(s.playing)


@rule
def pass_turn(t: Table, s: State, log: Log) -> int:
    """The turn moves on; who cannot act passes by itself. An end when all have passed in one round, else 0."""
    while s.passes < players(t, s):
        s.turn = next_in_order(t, s)
        left = t.format == ids.TAG_TEAM and s.active[t.team[s.turn]] < 0
        if left or can_act(t, s, s.turn) or helped(t, s, s.turn):
            emit(log, ids.EV_TURN, s.turn)
            return 0
        s.passes += 1
        emit(log, ids.EV_PASS, s.turn)
    return ids.END_DEAD


@rule
def pass_freely(t: Table, s: State, p: int, log: Log) -> int:
    """RULING BR-RUL-10 (training_pass = free): a voluntary pass; END_STALL when all passed in one unbroken round."""
    s.passes += 1
    emit(log, ids.EV_PASS, p)
    return ids.END_STALL if s.passes >= players(t, s) else pass_turn(t, s, log)
