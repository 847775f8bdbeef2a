"""Observation rows for learning, and the rough standing that searches and greedy bots go by."""

from typing import Any

from rumpus.games.brawl.rules import ids
from rumpus.games.brawl.rules.bases import blocked_in, side_of
from rumpus.games.brawl.rules.cards import type_of, word_of
from rumpus.games.brawl.rules.determinize import knows_hand
from rumpus.games.brawl.rules.modifiers import reversed_, value_of
from rumpus.games.brawl.rules.scoring import hits_on, place_of, points_of, winner_of
from rumpus.games.brawl.rules.state import State, Table
from rumpus.kernel.records.record import rule

HEAD = 11
SEAT = 14
BASE_WIDTH = 16
SHOWN = 8  # Bases in a row: two areas of a circle, four each
WIDTH = HEAD + 8 * SEAT + SHOWN * BASE_WIDTH


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """The observation row of seat p, from what it knows; WIDTH ints.

    11 about the game, 14 for each of 8 seats from the own one round, 16 for each of 8 Bases of the own rows: left to
    right, own end first. A spectator (p = -1) begins with seat A and sees the rows from side 0.
    """
    for i in range(WIDTH):
        out[i] = 0
    out[0] = t.mode
    out[1] = t.format
    out[2] = s.phase
    out[3] = t.n
    out[4] = s.rows_n
    out[5] = s.round
    out[6] = 1 if s.turn == p else 0
    out[7] = s.swept_n
    out[8] = min((s.now - s.moved) // 1000, 1000)
    out[9] = s.warned
    out[10] = t.limit
    n = HEAD
    for k in range(8):
        if k < t.n:
            about_seat(t, s, p, (max(p, 0) + k) % t.n, out, n)
        n += SEAT
    for r in range(s.rows_n):
        side = 0 if p < 0 else side_of(t, s, r, p)
        if side < 0:
            continue
        row = s.rows[r]
        for i in range(row.n):
            if n < WIDTH:
                about_base(t, s, row.base[i], side, out, n)
                n += BASE_WIDTH
    return WIDTH


@rule
def about_seat(t: Table, s: State, p: int, q: int, out: Any, n: int) -> None:
    """One seat as p knows it."""
    seat = s.seats[q]
    out[n] = 1
    out[n + 1] = 1 if p >= 0 and t.team[q] == t.team[p] else 0
    out[n + 2] = 0 if seat.out == ids.IN else 1
    out[n + 3] = seat.deck_n
    out[n + 4] = seat.pile_n
    out[n + 5] = seat.origin
    if seat.hand > 0 and (seat.origin != ids.DEALT or knows_hand(t, p, q)):
        about_card(t, seat.hand, out, n + 6)
    if seat.pile > 0:
        about_card(t, seat.pile, out, n + 9)
    out[n + 12] = 0 if s.phase == ids.P_STARTER else points_of(t, s, q)
    out[n + 13] = 1 if t.format == ids.TAG_TEAM and s.active[t.team[q]] == q else 0


@rule
def about_card(t: Table, card: int, out: Any, n: int) -> None:
    """Word, colours and number of a card."""
    card_type = t.types[type_of(t, card)]
    out[n] = card_type.word
    out[n + 1] = card_type.colours
    out[n + 2] = card_type.n


@rule
def about_base(t: Table, s: State, slot: int, side: int, out: Any, n: int) -> None:
    """One Base, the own end first."""
    base = s.bases[slot]
    out[n] = 1
    out[n + 1] = base.frozen
    out[n + 2] = value_of(t, s, slot)
    out[n + 3] = 1 if reversed_(t, s, slot) else 0
    out[n + 4] = 1 if winner_of(t, s, slot) == side else 0
    out[n + 5] = 1 if side_of(t, s, base.row, base.owner) == side else 0
    out[n + 6] = 1 if blocked_in(s, slot) else 0
    out[n + 7] = word_of(t, base.mods)
    for k in range(2):
        here = side if k == 0 else 1 - side
        end = base.ends[here]
        at = n + 8 + k * 4
        out[at] = hits_on(t, s, slot, here)
        out[at + 1] = end.colour
        out[at + 2] = word_of(t, end.top)
        out[at + 3] = end.n


@rule
def worth(t: Table, s: State, out: Any) -> None:
    """A rough standing per seat, 0..1000: its points against the best rival's, and how far it leads on each Base."""
    for p in range(t.n):
        if s.seats[p].out != ids.IN:
            out[p] = 0
            continue
        lead = 0
        for r in range(s.rows_n):
            side = side_of(t, s, r, p)
            if side >= 0:
                lead += row_lead(t, s, r, side)
        out[p] = max(1, min(999, 500 + lead))
        if s.over > 0:
            out[p] = over_worth(t, s, p)


@rule
def over_worth(t: Table, s: State, p: int) -> int:
    """The end: 1000 alone at the top, 500 when the top is shared, else 0."""
    if place_of(t, s, p) > 1:
        return 0
    for q in range(t.n):
        if t.team[q] != t.team[p] and place_of(t, s, q) == 1:
            return 500
    return 1000


@rule
def row_lead(t: Table, s: State, r: int, side: int) -> int:
    """How far a side is ahead in one row."""
    lead = 0
    row = s.rows[r]
    for i in range(row.n):
        slot = row.base[i]
        value = min(value_of(t, s, slot), 4)
        won = 1 if winner_of(t, s, slot) == side else -1
        gap = hits_on(t, s, slot, side) - hits_on(t, s, slot, 1 - side)
        if reversed_(t, s, slot):
            gap = -gap
        lead += value * (won * 90 + max(-6, min(6, gap)) * 8)
    return lead
