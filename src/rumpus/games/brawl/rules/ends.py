"""How a round ends: frozen, dead, stalled, left; the scoring, the play-offs, the result."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import all_frozen, index_of
from rumpus.games.brawl.rules.cards import next_card
from rumpus.games.brawl.rules.modifiers import reversed_, value_of
from rumpus.games.brawl.rules.plays import any_play
from rumpus.games.brawl.rules.scoring import hits_on, place_of, points_of, team_gone, winner_of
from rumpus.games.brawl.rules.setup import begin_round
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.buffers import zero
from rumpus.kernel.records.log import Log, emit, reveal
from rumpus.kernel.records.piles import clear
from rumpus.kernel.records.record import rule


@rule
def end_now(t: Table, s: State) -> int:
    """BR-ARB-10, BR-FREEZE-05, RULING BR-RUL-08: the end that the table has reached; 0 = none."""
    if all_frozen(s):
        return ids.END_FROZEN
    return ids.END_DEAD if dead(t, s) else 0


@rule
def dead(t: Table, s: State) -> bool:
    """RULING BR-RUL-08: all decks are empty and no card that anyone could play next has a legal target."""
    for p in range(t.n):
        if s.seats[p].out == ids.IN and s.seats[p].deck_n > 0:
            return False
    for p in range(t.n):
        if s.seats[p].out == ids.IN and any_play(t, s, p, next_card(t, s, p), s.seats[p].hand == 0):
            return False
    return True


@rule
def score(t: Table, s: State, log: Log) -> None:
    """BR-SCORE-07: the Bases in play, one by one, then the points of every seat."""
    for r in range(s.rows_n):
        row = s.rows[r]
        for i in range(row.n):
            slot = row.base[i]
            turned = 1 if reversed_(t, s, slot) else 0
            hits = (turned * 1000 + hits_on(t, s, slot, 0)) * 1000 + hits_on(t, s, slot, 1)
            side = winner_of(t, s, slot)
            emit(log, ids.EV_WON, row.side[side], index_of(s, slot), side, value_of(t, s, slot), hits)
    for p in range(t.n):
        if s.playing >> p & 1:
            emit(log, ids.EV_SCORE, p, points_of(t, s, p))


@rule
def finish(t: Table, s: State, end: int, log: Log) -> None:
    """The round is scored; a circle's tie for the top may lead to a play-off (BR-CIRC-08), else the game is over."""
    score(t, s, log)
    reveal(log)
    s.deadline = 0
    s.turn = -1
    if t.format == ids.CIRCLE and end <= ids.END_STALL and s.round < t.playoffs and play_off(t, s, log):
        return
    s.phase = ids.P_OVER
    s.over = end
    emit(log, ids.EV_OVER, -1, end)


@rule
def play_off(t: Table, s: State, log: Log) -> bool:
    """BR-CIRC-08, RULING BR-RUL-21: the seats tied for the top play a fresh round; False when one is alone on top."""
    top = 0
    for p in range(t.n):
        if s.seats[p].out == ids.IN and place_of(t, s, p) == 1:
            top |= 1 << p
    if (top & (top - 1)) == 0:
        return False
    for p in range(t.n):
        if top >> p & 1:
            emit(log, ids.EV_PLAYOFF, p)
        elif s.seats[p].out == ids.IN:
            s.seats[p].final = points_of(t, s, p)
            s.seats[p].left = s.round + 1
            s.seats[p].out = ids.BEATEN
            emit(log, ids.EV_OUT, p, ids.BEATEN)
    clear_table(t, s)
    s.round += 1
    s.playing = top
    begin_round(t, s, log)
    return True


@rule
def clear_table(t: Table, s: State) -> None:
    """BR-CIRC-08: all decks are collected; nothing of the round stays on the table."""
    for row in s.rows:
        zero(row)
    for base in s.bases:
        zero(base)
    for foul in s.fouls:
        zero(foul)
    clear(s.link, ids.ALL_CARDS)
    s.fouls_n = 0
    clear(s.past, ids.STEPS * ids.STEP)
    s.step = 0
    s.floor = 0
    s.rows_n = 0
    s.swept = 0
    s.swept_n = 0
    s.warned = 0
    s.passes = 0
    s.trades = 0
    s.started = 0
    s.rested = 0
    for p in range(t.n):
        seat = s.seats[p]
        clear(seat.deck, ids.CARDS)
        clear(seat.known, 2)
        clear(seat.shown, 2)
        seat.deck_n = 0
        seat.pile = 0
        seat.pile_n = 0
        seat.hand = 0
        seat.origin = 0
        seat.bases = 0
        seat.churn = 0
        seat.barred = 0
        seat.choice = 0
        seat.until = 0
        seat.vote = 0


@rule
def leave(t: Table, s: State, p: int, how: int, end: int, log: Log) -> bool:
    """BR-FOUL-03, RULING BR-RUL-22: the seat stops acting, its cards stay on the table. True if that ends the game."""
    seat = s.seats[p]
    seat.out = how
    seat.vote = 0
    seat.choice = 0
    seat.until = 0
    s.playing = s.playing & ~(1 << p)
    s.floor = s.step
    emit(log, ids.EV_OUT, p, how)
    if t.format == ids.TAG_TEAM:
        team = t.team[p]
        if s.active[team] == p:
            s.active[team] = -1
        if not team_gone(t, s, team):
            return False
    elif still_in(t, s) > 1:
        return False
    finish(t, s, end, log)
    return True


@rule
def still_in(t: Table, s: State) -> int:
    """How many seats have not left."""
    n = 0
    for p in range(t.n):
        if s.seats[p].out == ids.IN:
            n += 1
    return n


@rule
def outcome(t: Table, s: State, out: Any) -> int:
    """BR-GOAL-01: points as the score; places from 1, shared by equals and team mates. The end reason."""
    for i in range(16):
        out[i] = 0
    for p in range(t.n):
        out[p] = s.seats[p].final if s.seats[p].left > 0 else points_of(t, s, p)
        out[8 + p] = place_of(t, s, p)
    return s.over
