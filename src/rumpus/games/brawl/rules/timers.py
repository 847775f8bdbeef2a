"""The clocks of Tournament Mode, through `due` and `s.now`: countdown, stall, length, idle partners, choices, votes."""

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.contract.unbound import NEVER
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule

VOTE_MS = 15_000
"""RULING BR-RUL-45: a proposal to pause that not all have joined lapses."""


@rule
def stall_at(t: Table, s: State) -> int:
    """RULING BR-RUL-07: when the game ends because nobody has done anything; NEVER when that is off."""
    return s.moved + t.stall_ms if t.stall_ms > 0 else NEVER


@rule
def warn_at(t: Table, s: State) -> int:
    """RULING BR-RUL-07: a warning after two thirds of the stall time; NEVER once given."""
    return s.moved + t.stall_ms * 2 // 3 if t.stall_ms > 0 and s.warned == 0 else NEVER


@rule
def limit_at(t: Table, s: State) -> int:
    """RULING BR-RUL-07: when the length of the game is over, pauses not counted; NEVER without a limit."""
    return s.started + s.rested + t.limit_ms if t.limit_ms > 0 else NEVER


@rule
def idle_at(t: Table, s: State, team: int) -> int:
    """RULING BR-RUL-27: when the active player of a team counts as absent; NEVER once it does."""
    active = s.active[team]
    if t.format != ids.TAG_TEAM or t.self_tag_ms == 0 or active < 0 or s.idle[team]:
        return NEVER
    return s.seats[active].last + t.self_tag_ms


@rule
def next_due(t: Table, s: State) -> int:
    """When the next of the clocks strikes, in ms; NEVER."""
    at = NEVER
    if s.phase == ids.P_STARTER or s.phase == ids.P_COUNTDOWN:
        return s.deadline
    if s.phase == ids.P_FOULS or s.phase == ids.P_LIVE:
        for p in range(t.n):
            if s.seats[p].choice > 0:
                at = min(at, s.seats[p].until)
    if s.phase == ids.P_PAUSED:
        return s.voted + VOTE_MS if s.voted > 0 else NEVER
    if s.phase != ids.P_LIVE:
        return at
    for p in range(t.n):
        if s.seats[p].barred > 0:
            at = min(at, s.seats[p].barred)
    if s.voted > 0:
        at = min(at, s.voted + VOTE_MS)
    at = min(at, min(idle_at(t, s, 0), idle_at(t, s, 1)))
    return min(at, min(min(stall_at(t, s), warn_at(t, s)), limit_at(t, s)))


@rule
def go(t: Table, s: State, log: Log) -> None:
    """RULING BR-RUL-31: the start signal (after a pause: play goes on, and its length does not count)."""
    s.phase = ids.P_LIVE
    s.deadline = 0
    if s.paused > 0:
        rest = s.now - s.paused
        s.rested += rest
        s.moved += rest
        s.paused = 0
        for p in range(t.n):
            seat = s.seats[p]
            seat.last += rest
            if seat.until > 0:
                seat.until += rest
            if seat.barred > 0:
                seat.barred += rest
    else:
        s.started = s.now
        s.moved = s.now
        for p in range(t.n):
            s.seats[p].last = s.now
    emit(log, ids.EV_GO)


@rule
def strike_live(t: Table, s: State, log: Log) -> int:
    """The clocks of a running game that are due; the end they bring, or 0."""
    if stall_at(t, s) <= s.now:
        return ids.END_STALL
    if limit_at(t, s) <= s.now:
        return ids.END_TIME
    if warn_at(t, s) <= s.now:
        s.warned = 1
        emit(log, ids.EV_WARNING, -1, stall_at(t, s) - s.now)
    for team in range(2):
        if idle_at(t, s, team) <= s.now:
            s.idle[team] = 1
            emit(log, ids.EV_IDLE, s.active[team])
    for p in range(t.n):
        if 0 < s.seats[p].barred <= s.now:
            s.seats[p].barred = 0
    lapse(t, s, log)
    return 0


@rule
def lapse(t: Table, s: State, log: Log) -> None:
    """RULING BR-RUL-45: a proposal that not all have joined in time is off."""
    if s.voted > 0 and s.voted + VOTE_MS <= s.now:
        drop_votes(t, s)
        emit(log, ids.EV_VOTE)


@rule
def drop_votes(t: Table, s: State) -> None:
    """No proposal any more."""
    s.voted = 0
    for p in range(t.n):
        s.seats[p].vote = 0


@rule
def vote(t: Table, s: State, p: int, what: int, log: Log) -> bool:
    """RULING BR-RUL-31: a seat is for a pause (1) or for going on (2). True when everybody still in is."""
    s.seats[p].vote = 1
    if s.voted == 0:
        s.voted = max(s.now, 1)
    emit(log, ids.EV_VOTE, p, what)
    return agreed(t, s)


@rule
def agreed(t: Table, s: State) -> bool:
    """RULING BR-RUL-31: whether everybody still in has joined the running proposal; it is settled then."""
    if s.voted == 0:
        return False
    for q in range(t.n):
        if s.seats[q].out == ids.IN and s.seats[q].vote == 0:
            return False
    drop_votes(t, s)
    return True
