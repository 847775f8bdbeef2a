"""Observation rows for learning, and a rough standing for greedy bots and search cut-offs."""

from typing import Any, Final

from rumpus.games.incredibrawl.rules import ids
from rumpus.games.incredibrawl.rules.cards import hand_size
from rumpus.games.incredibrawl.rules.fight import compare, level_of, type_of
from rumpus.games.incredibrawl.rules.state import State, Table
from rumpus.kernel.records.record import rule

WIDTH: Final = 48 + 4 * 50


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """48 for the own hand and the moment, then 50 a seat from the own one on: counts, marks, discard pile.

    A spectator (p = -1) has no hand, and begins with seat A.
    """
    for i in range(WIDTH):
        out[i] = 0
    if p >= 0:
        me = s.seats[p]
        for c in range(30):
            out[c] = me.characters >> c & 1
        for c in range(10):
            out[30 + c] = me.power_ups >> c & 1
        out[45] = me.selected
        out[47] = me.commit
    out[40] = s.phase
    out[41] = s.ask
    out[42] = s.round
    out[43] = s.places[0]
    out[44] = (s.token - max(p, 0)) % t.n if s.token >= 0 else -1
    out[46] = s.w_on
    for k in range(t.n):
        q = (max(p, 0) + k) % t.n
        at = 48 + 50 * k
        seat = s.seats[q]
        out[at] = seat.glory
        out[at + 1] = hand_size(s, q)
        out[at + 2] = seat.deck_n
        out[at + 3] = 1 if s.waiting >> q & 1 else 0
        out[at + 4] = seat.bought
        out[at + 5] = seat.fighter.card
        out[at + 6] = seat.fighter.spot
        out[at + 7] = seat.fighter.beaten
        if seat.fighter.card:
            out[at + 8] = type_of(t, s, q)
            out[at + 9] = level_of(t, s, q)
        for i in range(seat.discard_n):
            out[at + 9 + seat.discard[i]] = 1
    return WIDTH


@rule
def worth(t: Table, s: State, out: Any) -> None:
    """How likely each seat wins, 0..1000, from its lead over the best other one: thousandths of Glory, cards in hand
    and the brawl under way included. A lead counts more the closer the goal is. At the end: 1000 for the winner.
    """
    if s.over:
        for p in range(t.n):
            out[p] = 1000 if s.won >> p & 1 else 0
        return
    for p in range(t.n):
        out[8 + p] = 1000 * s.seats[p].glory + hand_worth(s, p)
    brawl_worth(t, s, out)
    for p in range(t.n):
        best = -100_000
        most = s.seats[p].glory
        for q in range(t.n):
            if q != p:
                best = max(best, out[8 + q])
                most = max(most, s.seats[q].glory)
        lead = out[8 + p] - best
        room = 800 + 400 * max(0, t.goal - most) + (lead if lead > 0 else -lead)
        out[p] = 500 + 490 * lead // room


@rule
def hand_worth(s: State, p: int) -> int:
    """Cards in hand in thousandths of Glory, each further one worth less. Strong ones count no more: a bot that saves
    them loses (43 to 57 of 100 between two greedy ones, with 60 a Level).
    """
    n = hand_size(s, p) + (1 if s.seats[p].selected else 0)
    value = 0
    for k in range(min(n, 4)):
        value += 420 - 110 * k
    return value


@rule
def brawl_worth(t: Table, s: State, out: Any) -> None:
    """Adds what the brawl under way will bring: the Victory Glory to the winner once it is known; before, to whoever
    would win its scraps as things stand.
    """
    if s.phase < ids.P_REVEAL or s.phase > ids.P_GLORY:
        return
    if s.phase >= ids.P_DECIDED and s.winner >= 0:
        out[8 + s.winner] += 1000
        return
    margin = s.margin
    for p in range(t.n):
        if s.seats[p].fighter.card == 0 or s.seats[p].fighter.beaten:
            continue
        foes = 0
        points = 0
        for q in range(t.n):
            if q != p and s.seats[q].fighter.card and s.seats[q].fighter.beaten == 0:
                foes += 1
                points += 1 + compare(t, s, p, q)
        out[8 + p] += 450 * points // foes if foes else 900
    s.margin = margin
