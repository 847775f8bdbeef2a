"""Bots with a tempo: what a hand does next at a level, and how long it takes (BR-RUL-03, BR-RUL-04).

`think` reads only what its seat may see, so it gives the same answer on every redeal (`tests/bots`). Levels: 0 easy
overlooks things and hesitates, 1 medium sees every play, 2 hard counts colours and plans its Freezes.
"""

from typing import Any

from rumpus.games.brawl.bots.evaluation import COUNTED, LEVEL, NUMBER, gain
from rumpus.games.brawl.bots.planning import base_gain, burn_gain, burn_most, freeze_gain
from rumpus.games.brawl.rules import ids, ops, places
from rumpus.games.brawl.rules.bases import base_code, index_of, side_of
from rumpus.games.brawl.rules.cards import goes_on, type_of
from rumpus.games.brawl.rules.dispatch import holds
from rumpus.games.brawl.rules.eligibility import behind
from rumpus.games.brawl.rules.plays import end_code, names_colour, on_base_code
from rumpus.games.brawl.rules.state import CardType, State, Table
from rumpus.games.brawl.rules.tag import captain, is_active, may_tag, may_tag_in
from rumpus.games.brawl.rules.targets import goes_aside, is_rival
from rumpus.games.brawl.rules.training import can_act, turn_mask
from rumpus.kernel.contract.real_time import DENIED
from rumpus.kernel.records.bits import bits, nth_bit
from rumpus.kernel.records.chance import spread
from rumpus.kernel.records.record import rule

EASY = 0
HARD = 2
NOTHING = -1
AGAIN_MS = 500
"""BR-RUL-04: a bot without a useful action looks again after every change, and at the latest after so long."""
USUAL = (400, 900)
"""The default of bot_delay: every level has a tempo of its own. Any other range holds for all levels."""
QUICK = (1300, 450, 250)
"""By level: the quickest hand, in ms."""
SLOW = (3200, 1100, 450)
"""By level: the slowest hand that does not hesitate."""
SHAPE = (0, 60, 105, 145, 180, 215, 250, 285, 320, 360, 405, 455, 510, 580, 670, 800, 1000)
"""Quantiles of human reaction times between the quickest and the slowest, in thousandths: a steep rise, a long tail."""
WAVERS = (26, 8, 0)
"""By level: how often of 100 a hand hesitates, and takes up to twice as long."""
OVERLOOKS = (22, 3, 0)
"""By level: how often of 100 a bot does not see a target at all, this time."""
BLURRED = (36, 14, 0)
"""By level: by how many hundredths of a point at most it misjudges a play."""
PATIENCE = 6_000
"""After so many ms in which nobody has done anything a bot does what it would rather not."""
LEAST = -1_000_000
AT_LEAST = 1
"""A play has to gain so much, else the card is set down."""


# ---------------------------------------------------------------- how long a hand takes
@rule
def pace(t: Table, a: int, level: int, number: int) -> int:
    """Ms until action `a` reaches the table: reaction and hand time, drawn by `number` (31 bits).

    Dealing and setting down need no choice: they take the quicker half.
    """
    x = spread(number ^ 0x51ED27)
    easy = a < ids.CONCEDE and a != ids.STAND
    at = x % (8 if easy else 16)
    shape = SHAPE[at] + (SHAPE[at + 1] - SHAPE[at]) * ((x >> 8) % 64) // 64
    if t.bot_lo != USUAL[0] or t.bot_hi != USUAL[1]:
        return t.bot_lo + (t.bot_hi - t.bot_lo) * shape // 1000
    ms = QUICK[level] + (SLOW[level] - QUICK[level]) * shape // 1000
    if (x >> 16) % 100 < WAVERS[level]:
        ms += ms * ((x >> 24) % 64) // 64
    return ms


@rule
def hand_ms(t: Table, a: int) -> int:
    """BR-RUL-03: the hand interval that action `a` starts and waits for; 0 = it does neither."""
    hand = a == ids.DEAL or a == ids.PICK_UP or ids.TAG <= a < ids.CONCEDE or ids.PLAY <= a < ids.TAKE_BACK
    return t.hand_ms if hand else 0


@rule
def slot_ms(t: Table) -> int:
    """BR-RUL-01 (arbitration = slot): requests within so many ms are merged, the first drawn; 0 = order of arrival."""
    return t.slot_ms


# ---------------------------------------------------------------- what it does
@rule
def think(t: Table, s: State, p: int, level: int, number: int, out: Any) -> None:
    """What seat p does next at a level (0 easy, 1 medium, 2 hard), from what it may see and `number` (31 bits).

    out (MIND ints): [0] the action, -1 = nothing useful now: look again after the next change, at the latest after
    out[1]; [1] ms until it reaches the table; [2] what it seems to gain, in hundredths of a point; [DENIED] a type of
    card + 1 that it leaves until nobody has done anything for a while; the rest is notes.
    """
    out[0] = NOTHING
    out[2] = LEAST
    out[COUNTED] = 0
    out[LEVEL] = level
    out[NUMBER] = number
    if s.phase == ids.P_LIVE:
        if s.seats[p].choice > 0:
            out[0] = ids.STAND
        elif is_active(t, s, p):
            live(t, s, p, out)
        elif t.format == ids.TAG_TEAM:
            tag_in(t, s, p, out)
    elif s.phase == ids.P_TURN and turn_mask(t, s) >> p & 1:
        turn(t, s, p, out)
    elif s.phase == ids.P_READY:
        if s.seats[p].out == ids.IN and s.seats[p].ready == 0:
            out[0] = ids.READY
    elif s.phase == ids.P_FOULS:
        if s.seats[p].choice > 0:
            out[0] = ids.STAND
    elif s.phase == ids.P_STARTER:
        if captain(t, s, t.team[p]) == p and s.seats[p].starter == 0:
            out[0] = ids.TAG + nth_mate(t, s, p, spread(number))
    out[1] = AGAIN_MS if out[0] == NOTHING else pace(t, int(out[0]), level, number)


@rule
def live(t: Table, s: State, p: int, out: Any) -> None:
    """Tournament Mode, an active seat: the best play, else on to the next card, else a partner, else wait."""
    seat = s.seats[p]
    waited = s.now - s.moved >= PATIENCE
    settled = waited or all_spent(t, s, p)
    if seat.hand > 0:
        look(t, s, p, seat.hand, ids.PLAY, out)
        frozen_hand = t.types[type_of(t, seat.hand)].word == ops.FREEZE_BASE
        if out[2] >= AT_LEAST or (settled and frozen_hand and out[0] != NOTHING):
            return
        if out[LEVEL] == HARD and frozen_hand and seat.deck_n == 0 and out[0] != NOTHING:
            out[0] = NOTHING  # kept for later: nothing may cover a Freeze
            return
        out[0] = ids.DISCARD
        return
    if seat.pile > 0:
        look(t, s, p, seat.pile, ids.TOP, out)
        if out[2] >= AT_LEAST:
            return
    forced = out[0]
    out[0] = NOTHING
    mate = fresh_mate(t, s, p, seat.deck_n - t.freezes)
    if mate >= 0:
        out[0] = ids.TAG + mate
    elif seat.deck_n > 0:
        if out[LEVEL] < HARD or settled or seat.deck_n > t.freezes or not holds_back(t, s, p):
            out[0] = ids.DEAL
    elif waited and out[2] > -60:
        out[0] = forced


@rule
def all_spent(t: Table, s: State, p: int) -> bool:
    """Whether nobody else has more to come than Freezes, which change no Base: who waits then waits for nothing."""
    for q in range(t.n):
        other = s.seats[q]
        if q != p and other.out == ids.IN and other.deck_n + (1 if other.hand > 0 else 0) > t.freezes:
            return False
    return True


@rule
def holds_back(t: Table, s: State, p: int) -> bool:
    """Whether a planner leaves its Freezes in the deck: it is behind, and freezing would only settle that."""
    return behind(t, s, p, -1) and s.seats[p].pile > 0


@rule
def turn(t: Table, s: State, p: int, out: Any) -> None:
    """Training Mode: a turn always has an action."""
    seat = s.seats[p]
    if t.format == ids.TAG_TEAM and s.active[t.team[p]] < 0:
        out[0] = ids.TAG + p
        return
    if seat.hand > 0:
        look(t, s, p, seat.hand, ids.PLAY, out)
        if out[2] < AT_LEAST:
            out[0] = ids.DISCARD
        return
    if seat.pile > 0:
        look(t, s, p, seat.pile, ids.TOP, out)
        if out[2] >= AT_LEAST:
            return
    if seat.deck_n > 0:
        out[0] = ids.DEAL
    elif t.free_pass:
        out[0] = ids.PASS
    elif out[0] == NOTHING:
        for k in range(t.n):
            if may_tag(t, s, p, k) and can_act(t, s, k):
                out[0] = ids.TAG + k
    mate = fresh_mate(t, s, p, seat.deck_n - t.freezes)
    if mate >= 0:
        out[0] = ids.TAG + mate


# ---------------------------------------------------------------- the targets of one card
@rule
def look(t: Table, s: State, p: int, card: int, first: int, out: Any) -> None:
    """The best target of a card: its action to out[0], its gain as this level sees it to out[2]; else unchanged."""
    kind = t.types[type_of(t, card)]
    word = kind.word
    if out[DENIED] == type_of(t, card) + 1 and s.now - s.moved < PATIENCE:
        return
    if goes_aside(word):
        look_aside(t, s, p, kind, first, out)
        return
    for r in range(s.rows_n):
        if side_of(t, s, r, p) < 0:
            continue
        if word == ops.PLACE_BASE:
            for where in range(2):
                if base_code(t, s, r, where) == ids.OK:
                    weighed(first + ids.SIDE + r * 2 + where, base_gain(t, s, p, r, where, out), out)
            continue
        row = s.rows[r]
        for i in range(row.n):
            look_at(t, s, p, card, row.base[i], first, out)


@rule
def look_at(t: Table, s: State, p: int, card: int, slot: int, first: int, out: Any) -> None:
    """The targets of one Base: itself, its ends."""
    kind = t.types[type_of(t, card)]
    word = kind.word
    index = index_of(s, slot)
    ends = goes_on(word, places.END)
    if s.bases[slot].frozen:
        return
    if goes_on(word, places.BASE) and on_base_code(t, s, kind, p, slot) == ids.OK:
        gained = gain(t, s, p, card, slot, -1, 0, out)
        if word == ops.FREEZE_BASE:
            gained = freeze_gain(t, s, p, slot, gained, out)
        weighed(first + ids.BASE + index, gained, out)
    if not ends:
        return
    for side in range(2):
        if names_colour(s, kind, slot, side):
            for k in range(3):
                shade = 1 << k
                if (kind.colours & shade) != 0 and end_code(t, s, kind, p, slot, side, shade) == ids.OK:
                    gained = gain(t, s, p, card, slot, side, shade, out)
                    weighed(first + ids.SHADE + (index * 2 + side) * 3 + k, gained, out)
        elif end_code(t, s, kind, p, slot, side, 0) == ids.OK:
            gained = gain(t, s, p, card, slot, side, 0, out)
            weighed(first + ids.END + index * 2 + side, gained, out)


@rule
def look_aside(t: Table, s: State, p: int, kind: CardType, first: int, out: Any) -> None:
    """Burns and digs, which are laid on no Base."""
    if not holds(t, s, kind, p, -1, -1, -1):
        return
    if kind.word == ops.DIG:
        weighed(first + ids.ORDER, 2, out)
    elif kind.word == ops.BURN_SELF:
        most = burn_most(t, s, p, kind.cards, out)
        weighed(first + ids.NUMBER + most, burn_gain(t, s, p, most), out)
    else:
        for q in range(t.n):
            if is_rival(t, s, p, q):
                weighed(first + ids.RIVAL + q, 3 + min(kind.cards, s.seats[q].deck_n), out)


@rule
def weighed(a: int, gained: int, out: Any) -> None:
    """Keeps action `a` if it seems to gain most so far; a level overlooks or misjudges by the number in the mind."""
    level = int(out[LEVEL])
    x = spread(int(out[NUMBER]) + a * 7919)
    if x % 100 < OVERLOOKS[level]:
        return
    seems = gained + (x >> 8) % (2 * BLURRED[level] + 1) - BLURRED[level]
    if seems > out[2]:
        out[0] = a
        out[2] = seems


# ---------------------------------------------------------------- partners
@rule
def nth_mate(t: Table, s: State, p: int, x: int) -> int:
    """One of the team's players, drawn."""
    mask = 0
    for q in range(t.n):
        if t.team[q] == t.team[p] and s.seats[q].out == ids.IN:
            mask |= 1 << q
    return nth_bit(mask, x % bits(mask))


@rule
def fresh_mate(t: Table, s: State, p: int, own: int) -> int:
    """The partner with most cards above the Freezes, once seat p (which has `own`) has come to its own; -1 = none.

    When only Freezes are left on both sides of the tag, who has none hands over to who has some.
    """
    best = -1
    if t.format != ids.TAG_TEAM or own > 0 or s.seats[p].hand > 0:
        return best
    most = 0 if own == 0 or s.seats[p].deck_n > 0 else -t.freezes
    for q in range(t.n):
        if may_tag(t, s, p, q) and s.seats[q].deck_n - t.freezes > most:
            most = s.seats[q].deck_n - t.freezes
            best = q
    return best


@rule
def tag_in(t: Table, s: State, p: int, out: Any) -> None:
    """RULING BR-RUL-27: a partner steps in when the active player is gone, spent or absent and it can do more."""
    team = t.team[p]
    active = s.active[team]
    if active >= 0 and s.idle[team] == 0 and (s.seats[active].deck_n > 0 or s.seats[active].hand > 0):
        return
    if s.seats[p].deck_n > 0 and may_tag_in(t, s, p):
        out[0] = ids.TAG + p
