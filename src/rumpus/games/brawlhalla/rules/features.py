"""Observation rows for learning, and a rough standing for greedy bots and search cut-offs."""

from typing import Any, Final

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.determinize import known_hand
from rumpus.games.brawlhalla.rules.stack import alive, distance, foes
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.bits import bits
from rumpus.kernel.records.record import rule

SEAT_WIDTH: Final = 24
HEAD: Final = 32
WIDTH: Final = HEAD + 4 * SEAT_WIDTH + 20 + 48
"""32 numbers about the turn and a running attack, 24 for each seat from the own one on, 20 own cards, 48 spaces."""


@rule
def features(t: Table, s: State, p: int, out: Any) -> int:
    """The row of seat p, from its knowledge only; seats are counted on from the own one (p = -1: from seat A)."""
    for i in range(WIDTH):
        out[i] = 0
    me = p if p >= 0 else 0
    head(t, s, p, me, out)
    for k in range(t.n):
        about_seat(t, s, p, (me + k) % t.n, out, HEAD + k * SEAT_WIDTH)
    at = HEAD + 4 * SEAT_WIDTH
    if p >= 0 and s.seats[p].legend >= 0:
        for c in range(20):
            out[at + c] = s.seats[p].hand >> c & 1
    at += 20
    for space in range(t.spaces):
        out[at + space] = t.platform[space] + 2 * t.inside[space]
    for k in range(t.n):
        if s.tokens[k] >= 0:
            out[at + s.tokens[k]] += 4
    return WIDTH


@rule
def head(t: Table, s: State, p: int, me: int, out: Any) -> None:
    """Turn, actions, what is asked; the attack on top of the stack."""
    out[0] = t.n
    out[1] = t.format
    out[2] = (s.active - me) % t.n if s.active >= 0 else -1
    out[3] = (s.asker - me) % t.n if s.asker >= 0 else -1
    out[4] = s.ask
    out[5] = s.actions
    out[6] = s.round
    out[7] = s.quiet
    out[8] = s.pressure
    if p >= 0 and s.asker == p:
        out[9] = s.picked
        out[10] = s.path_n
        out[11] = s.path_left
    if s.n_fights == 0:
        return
    fight = s.fights[s.n_fights - 1]
    out[12] = (fight.att - me) % t.n
    out[13] = (fight.dfn - me) % t.n
    out[14] = fight.type
    out[15] = fight.phase
    out[16] = fight.opening
    for side in range(2):
        out[17 + side] = fight.base[side] + fight.bonus[side]
        out[19 + side] = fight.n[side]
        out[21 + side] = fight.limit[side]
        out[23 + side] = fight.ban[side]
    out[25] = fight.kb_add - fight.kb_reduce
    out[26] = fight.damage_add
    out[27] = fight.hit
    out[28] = fight.left_out


@rule
def about_seat(t: Table, s: State, p: int, q: int, out: Any, at: int) -> None:
    """What seat p knows of seat q."""
    seat = s.seats[q]
    out[at] = seat.legend
    out[at + 1] = seat.side
    out[at + 2] = seat.status
    out[at + 3] = seat.level
    out[at + 4] = seat.space
    out[at + 5] = seat.out
    out[at + 6] = seat.ko_left
    out[at + 7] = seat.bonus[0]
    out[at + 8] = seat.bonus[1]
    out[at + 9] = bits(seat.hand)
    out[at + 10] = seat.deck_n
    out[at + 11] = seat.discard_n
    out[at + 12] = known_hand(t, s, p, q)
    out[at + 13] = seat.root
    out[at + 14] = seat.stun
    out[at + 15] = seat.steps
    out[at + 16] = seat.attacks
    out[at + 17] = seat.was_hit
    if t.discard_top == 0:
        for i in range(seat.discard_n):
            value = t.legends[seat.legend].value[seat.discard[i]]
            out[at + 17 + value] += 1


# ---------------------------------------------------------------- standing

LIFE: Final = 240
HURT: Final = (0, 70, 150)
"""What KO cards left, and damage levels, are worth."""
BLOOD: Final = 20
"""For everybody: a level lost by anybody, of which a KO is three. Who trades blows is better off than who waits."""
WAIT: Final = 16
STALE: Final = 20
"""What a round without a KO costs everybody, so many rounds long."""
NEAR: Final = 16
FAR: Final = 6
"""What each space is worth that a team is nearer to its foes than FAR."""
IN_HAND: Final = 6
IN_DECK: Final = 3
"""What a card is worth; one in hand, its value more. A reshuffle costs a level, and is about worth it."""


@rule
def worth(t: Table, s: State, out: Any) -> None:
    """A rough standing per seat, 0..1000: about 500 when nobody is ahead, less the longer nothing happens. Teams count
    together.
    """
    lost = 0
    for p in range(t.n):
        out[8 + p] = strength(t, s, p)
        if s.seats[p].legend >= 0:
            lost += 3 * (t.ko_cards - s.seats[p].ko_left) + s.seats[p].level
    rounds = min(WAIT * s.quiet // max(1, alive(t, s)), WAIT * STALE)
    for p in range(t.n):
        value = 500 + BLOOD * lost // t.n - rounds + NEAR * (FAR - apart(t, s, t.team[p])) + lead(t, p, out)
        out[p] = 0 if value < 0 else (1000 if value > 1000 else value)
    for p in range(t.n):
        out[8 + p] = 0


@rule
def lead(t: Table, p: int, out: Any) -> int:
    """How much stronger the team of seat p is than the others, by the strengths from out[8] on."""
    mine, mates, theirs, others = 0, 0, 0, 0
    for q in range(t.n):
        if foes(t, p, q):
            theirs += out[8 + q]
            others += 1
        else:
            mine += out[8 + q]
            mates += 1
    return mine // mates - theirs // others


@rule
def apart(t: Table, s: State, team: int) -> int:
    """Spaces between a team and the nearest of its foes, FAR at most."""
    near = FAR
    for p in range(t.n):
        for q in range(t.n):
            here, there = s.seats[p].space, s.seats[q].space
            if t.team[p] == team and t.team[q] != team and here >= 0 and there >= 0:
                near = min(near, distance(t, here, there))
    return near


@rule
def strength(t: Table, s: State, p: int) -> int:
    """Lives, damage, weapon, cards, footing of seat p."""
    seat = s.seats[p]
    if seat.out:
        return 0
    points = 160 + LIFE * seat.ko_left - HURT[seat.level] + IN_DECK * seat.deck_n
    if seat.status == ids.EQUIPPED:
        points += 60
    elif seat.status != ids.UNARMED:
        points += 15
    for k in range(2):
        if seat.bonus[k] == 1:
            points += 20
    points += hand_strength(t, s, p)
    if seat.space >= 0:
        points += footing(t, s, p)
    return points


@rule
def hand_strength(t: Table, s: State, p: int) -> int:
    """Cards in hand by value, six at most."""
    seat = s.seats[p]
    cards, n = 0, 0
    for c in range(20):
        if seat.legend >= 0 and seat.hand >> c & 1 and n < 6:
            n += 1
            cards += IN_HAND + t.legends[seat.legend].value[c]
    return cards


@rule
def footing(t: Table, s: State, p: int) -> int:
    """A Platform is safe; the ring and the edge are not, least of all for the wounded; an UNARMED Legend wants a
    sword.
    """
    seat = s.seats[p]
    here = seat.space
    points = 12 if t.platform[here] else 0
    if t.inside[here] == 0:
        points -= 25 + 20 * seat.level
        if t.row[here] > t.rows:
            points -= 30 + 25 * seat.level
    elif t.platform[here] == 0 and t.row[here] == t.rows:
        points -= 8 + 8 * seat.level
    edge = t.col[here] if t.col[here] < t.cols + 1 - t.col[here] else t.cols + 1 - t.col[here]
    points += 5 * edge * seat.level
    if seat.status == ids.UNARMED:
        near = 9
        for k in range(t.n):
            if s.tokens[k] >= 0 and distance(t, here, s.tokens[k]) < near:
                near = distance(t, here, s.tokens[k])
        points += 24 - 5 * near if near < 5 else 0
    return points
