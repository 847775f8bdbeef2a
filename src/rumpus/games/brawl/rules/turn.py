"""The rules of BRAWL, read top-down: who may act, with what, and what comes of it."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.claims import begin_offers, claim, next_offer, settle_claims, stand
from rumpus.games.brawl.rules.ends import end_now, finish, leave, outcome
from rumpus.games.brawl.rules.fouls import call, take_back
from rumpus.games.brawl.rules.live import can_move, do_live, list_live
from rumpus.games.brawl.rules.setup import all_ready, count_down, ready, start
from rumpus.games.brawl.rules.state import State, Table
from rumpus.games.brawl.rules.steps import note_tag
from rumpus.games.brawl.rules.tag import captain, name_starter, reveal_starters, tag
from rumpus.games.brawl.rules.timers import agreed, drop_votes, go, lapse, next_due, strike_live, vote
from rumpus.games.brawl.rules.training import can_act, helped, list_turn, pass_freely, pass_turn, turn_mask
from rumpus.kernel.records.log import Log, emit
from rumpus.kernel.records.record import rule


@rule
def setup(t: Table, s: State, number: int, log: Log) -> None:
    """The start position of a seed, up to the first decision; `s` comes zeroed."""
    start(t, s, number, log)


@rule
def who(t: Table, s: State) -> int:
    """BR-REAL-01: everybody at once in Tournament Mode; BR-TRAIN-07: the seat on turn in Training Mode."""
    if s.phase == ids.P_TURN:
        return turn_mask(t, s)
    mask = 0
    if s.phase == ids.P_LIVE:
        for p in range(t.n):
            if s.seats[p].out == ids.IN and can_move(t, s, p):
                mask |= 1 << p
    elif s.phase == ids.P_READY:
        for p in range(t.n):
            if s.seats[p].out == ids.IN and s.seats[p].ready == 0:
                mask |= 1 << p
    elif s.phase == ids.P_STARTER:
        for team in range(2):
            p = captain(t, s, team)
            if p >= 0 and s.seats[p].starter == 0:
                mask |= 1 << p
    elif s.phase == ids.P_FOULS:
        for p in range(t.n):
            if s.seats[p].choice > 0:
                mask |= 1 << p
    return mask


@rule
def legal(t: Table, s: State, p: int, out: Any) -> int:
    """The ids of what seat p may do now, ascending; how many."""
    if s.phase == ids.P_LIVE:
        return list_live(t, s, p, out) if s.seats[p].out == ids.IN and can_move(t, s, p) else 0
    if (who(t, s) >> p & 1) == 0:
        return 0
    if s.phase == ids.P_TURN:
        return list_turn(t, s, p, out)
    if s.phase == ids.P_READY:
        out[0] = ids.READY
        return 1
    if s.phase == ids.P_FOULS:
        out[0] = ids.STAND
        out[1] = ids.CLAIM
        return 2
    n = 0
    for q in range(t.n):
        if t.team[q] == t.team[p] and s.seats[q].out == ids.IN:
            out[n] = ids.TAG + q
            n += 1
    return n


@rule
def apply(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """Does action a of seat p (p = a = -1: a clock struck), then whatever follows by itself."""
    if p < 0:
        strike(t, s, log)
        return
    s.actions += 1
    if a == ids.CONCEDE or a == ids.FORFEIT:
        give_up(t, s, p, ids.CONCEDED if a == ids.CONCEDE else ids.FORFEITED, log)
    elif a == ids.PAUSE:
        if vote(t, s, p, 1, log):
            pause(s, log)
    elif a == ids.RESUME:
        if vote(t, s, p, 2, log):
            count_down(t, s, log)
    elif a == ids.READY:
        ready(t, s, p, log)
    elif a == ids.STAND or a == ids.CLAIM:
        choose(t, s, p, a, log)
    elif s.phase == ids.P_STARTER:
        name_starter(t, s, p, a - ids.TAG, log)
    elif a == ids.PASS:
        end_if(t, s, pass_freely(t, s, p, log), log)
    elif ids.TAG <= a < ids.CONCEDE:
        tag_seat(t, s, p, a - ids.TAG, log)
    elif a >= ids.CALL:
        call(t, s, p, a, log)
        if s.phase == ids.P_LIVE:
            after_live(t, s, log)
    elif a >= ids.TAKE_BACK:
        take_back(t, s, p, a, log)
        after_live(t, s, log)
    else:
        move(t, s, p, a, log)


@rule
def move(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """A card is dealt, picked up, set down or played; then BR-ARB-10 the end is tested, in training the turn passes."""
    do_live(t, s, p, a, log)
    if s.phase == ids.P_LIVE:
        after_live(t, s, log)
        return
    s.passes = 0
    s.trades = 0
    if a == ids.DEAL:
        return
    end = end_now(t, s)
    if end == 0:
        end = pass_turn(t, s, log)
    end_if(t, s, end, log)


@rule
def after_live(t: Table, s: State, log: Log) -> None:
    """BR-ARB-10: the end is tested after every accepted request; in simulation the cap too."""
    end = end_now(t, s)
    if end == 0 and 0 < t.cap <= s.actions:
        end = ids.END_CAP
    end_if(t, s, end, log)


@rule
def end_if(t: Table, s: State, end: int, log: Log) -> None:
    """Ends the round when there is an end; with fouls = claim the uncalled fouls are offered first."""
    if end == 0:
        return
    drop_votes(t, s)
    s.ending = end
    if not begin_offers(t, s, log):
        close(t, s, log)


@rule
def close(t: Table, s: State, log: Log) -> None:
    """All fouls are settled (`ending` keeps the end meanwhile): claims first, then the scoring."""
    end = s.ending
    s.ending = 0
    if not settle_claims(t, s, log):
        finish(t, s, end, log)


@rule
def choose(t: Table, s: State, p: int, a: int, log: Log) -> None:
    """BR-FOUL-02: STAND or CLAIM."""
    if a == ids.STAND:
        stand(s, p, log)
    elif claim(t, s, p, log):
        return
    if s.phase == ids.P_FOULS and not next_offer(t, s, log):
        close(t, s, log)


@rule
def tag_seat(t: Table, s: State, p: int, q: int, log: Log) -> None:
    """BR-TAG-07; in training (RULING BR-RUL-28) the new active player goes on with the turn."""
    s.seats[p].last = s.now
    if t.claim:
        note_tag(t, s, p, q)
    tag(t, s, p, q, log)
    if s.phase == ids.P_TURN:
        s.turn = q
        s.passes = 0
        s.trades += 1
        if not can_act(t, s, q) and not helped(t, s, q):
            end_if(t, s, pass_turn(t, s, log), log)
        return
    s.seats[p].churn = 0
    after_live(t, s, log)


@rule
def give_up(t: Table, s: State, p: int, how: int, log: Log) -> None:
    """BR-FOUL-03, RULING BR-RUL-22: the seat leaves; what waited for it goes on."""
    choosing = s.seats[p].choice > 0
    if leave(t, s, p, how, ids.END_LEFT, log):
        return
    if s.phase == ids.P_READY:
        all_ready(t, s, log)
    elif s.phase == ids.P_FOULS:
        if choosing and not next_offer(t, s, log):
            close(t, s, log)
    elif s.phase == ids.P_TURN:
        if s.turn == p:
            end_if(t, s, hand_on(t, s, p, log), log)
    elif s.phase == ids.P_PAUSED:
        if agreed(t, s):
            count_down(t, s, log)
    elif s.phase == ids.P_LIVE:
        if agreed(t, s):
            pause(s, log)
        else:
            after_live(t, s, log)


@rule
def hand_on(t: Table, s: State, p: int, log: Log) -> int:
    """The seat on turn has left: in tag team a teammate steps in, else the next player is on turn; an end, or 0."""
    if t.format == ids.TAG_TEAM:
        s.turn = captain(t, s, t.team[p])
        return 0
    return pass_turn(t, s, log)


@rule
def pause(s: State, log: Log) -> None:
    """RULING BR-RUL-31: everybody agreed; nothing is accepted until everybody wants to go on."""
    s.phase = ids.P_PAUSED
    s.paused = s.now
    emit(log, ids.EV_PAUSED)


@rule
def strike(t: Table, s: State, log: Log) -> None:
    """The clocks that are due (`due`)."""
    if s.phase == ids.P_STARTER:
        reveal_starters(t, s, log)
    elif s.phase == ids.P_COUNTDOWN:
        go(t, s, log)
    elif s.phase == ids.P_PAUSED:
        lapse(t, s, log)
    elif s.phase == ids.P_FOULS or s.phase == ids.P_LIVE:
        stand_late(t, s, log)
        if s.phase == ids.P_LIVE:
            end_if(t, s, strike_live(t, s, log), log)


@rule
def stand_late(t: Table, s: State, log: Log) -> None:
    """RULING BR-RUL-06: no answer within 10 s is stand."""
    for p in range(t.n):
        if s.seats[p].choice > 0 and s.seats[p].until <= s.now:
            choose(t, s, p, ids.STAND, log)


@rule
def result(t: Table, s: State, out: Any) -> int:
    """0 while running, else the end; out[p] = points, out[8 + p] = place."""
    return outcome(t, s, out)


@rule
def due(t: Table, s: State) -> int:
    """When the next clock strikes, in ms, or NEVER; in Training Mode only the naming of starters has one."""
    return next_due(t, s)
