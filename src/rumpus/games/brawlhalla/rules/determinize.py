"""What a seat cannot know, sampled anew (catalogue [hidden], BH-RUL-71, BH-RUL-87).

Hidden are: the hands of others but for cards seen in them, the order of every deck but for tops looked at, what another
seat has picked
and not yet committed, a blind Legend pick, and the generator.
"""

from rumpus.games.brawlhalla.rules import ids
from rumpus.games.brawlhalla.rules.state import State, Table
from rumpus.kernel.records.bits import bits, nth_bit
from rumpus.kernel.records.chance import below, seed, word
from rumpus.kernel.records.record import rule


@rule
def redeal(t: Table, s: State, p: int) -> None:
    """Everything that seat p (-1: a spectator) cannot know is dealt anew, consistent with what it knows.

    The caller seeds `s.rng` first, from a source that has nothing to do with the state.
    """
    for q in range(t.n):
        if s.seats[q].deck_n > 0 or s.seats[q].hand:
            deal_anew(t, s, q, known_hand(t, s, p, q), known_top(s, p, q))
        if q != p and s.seats[q].pick >= 0:
            s.seats[q].pick = below(s, 2 * t.n_legends)
    if s.asker >= 0 and s.asker != p:
        forget_picks(t, s)
    seed(s, word(s) & 0x7FFFFFFF)


@rule
def known_hand(t: Table, s: State, p: int, q: int) -> int:
    """The cards of seat q's hand that seat p knows."""
    seat = s.seats[q]
    if p < 0:
        return 0
    if p == q or (t.team_shared and t.team[p] == t.team[q]):
        return seat.hand
    return seat.hand & seat.seen[p]


@rule
def known_top(s: State, p: int, q: int) -> int:
    """How many cards from the top of seat q's deck seat p knows."""
    if p < 0:
        return 0
    known = s.seats[q].top_known[p]
    return known if known < s.seats[q].deck_n else s.seats[q].deck_n


@rule
def deal_anew(t: Table, s: State, q: int, known: int, top: int) -> None:
    """The unknown cards of seat q, in hand or deck, change places: every way to deal them is equally likely."""
    seat = s.seats[q]
    pool = seat.hand & ~known
    in_hand = bits(pool)
    deep = seat.deck_n - top
    for i in range(deep):
        pool |= 1 << seat.deck[i]
    left = in_hand + deep
    hand = 0
    for _ in range(in_hand):
        card = nth_bit(pool, below(s, left))
        pool &= ~(1 << card)
        hand |= 1 << card
        left -= 1
    for i in range(deep):
        card = nth_bit(pool, below(s, left))
        pool &= ~(1 << card)
        seat.deck[i] = card
        left -= 1
    seat.hand = known | hand


@rule
def forget_picks(t: Table, s: State) -> None:
    """What another seat has put together and not yet committed is unknown: it starts its decision afresh."""
    s.picked = 0
    s.picked_fx = -1
    if s.ask != ids.ASK_PATH or s.path_n == 0:
        return
    for k in range(s.path_n):
        s.phase_left += through_floor(t, s.path[k], s.path[k + 1])
    s.path_left += s.path_n
    s.path_n = 0
    s.path_air = 0
    if s.frames[s.depth - 1].kind == ids.F_MOVE and t.air_count_start and t.platform[s.path[0]] == 0:
        s.path_air = 1


@rule
def through_floor(t: Table, a: int, b: int) -> int:
    """1 when the step from a to b passes through a Platform floor."""
    d = 0
    while t.go[a * 8 + d] != b:
        d += 1
    return t.wall[a * 8 + d]
