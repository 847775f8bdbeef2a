"""Whole games by bots that cost little, bound to a game like the kernel's loops.

A game that is played (`play`) leaves a trail: rows of (now, seat, action). It is watched (`counted.py`) whoever played
it, so games of every bot are asked the same, and a trail is all that a save file needs.

The brains: ANYTHING does anything legal; KEEN looks one decision ahead by the game's own `worth`; FAR sees how each
action goes on if everybody is KEEN for a while (`BotHints.far`); TRAINED does what a network leans to, by the row of
its seat (`BotHints.trained`); HAND does what the game's own hands do at their best (`Tempo.think`). Whoever looks ahead
deals anew first what it cannot know, and of the seats that are asked together the others answer anything.
"""

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from rumpus.bots.policy import favourite, no_net
from rumpus.kernel.contract.unbound import (
    MAX_LEGAL,
    apply,
    card_of,
    features,
    legal,
    narrow,
    redeal,
    result,
    setup,
    take_back,
    think,
    who,
    worth,
)
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.buffers import buffer, zero
from rumpus.kernel.records.chance import next_word, pick, seed, spread
from rumpus.kernel.records.choices import one_of
from rumpus.kernel.records.log import clear
from rumpus.kernel.records.runtime import loop, rule

SEATS: Final = 8
ANYTHING, KEEN, FAR, TRAINED, HAND = range(5)
ABLEST: Final = 2
"""The level at which HAND thinks."""
MIND: Final = 64
"""Ints that `think` writes to."""
REAL, KNOWN, TRIED, NEXT, BEST = range(5)
"""Rows of S that `play` works on: the game; the same as its seat may know it; after an action that is tried; of how it
goes on, after another one, and after the best so far.
"""


@rule
def standing(t: Any, s: Any, ends: Any, out: Any) -> None:
    """out[p] = 0..1000: the end where there is one (places shared evenly), else what `worth` says."""
    if result(t, s, ends) == 0:
        worth(t, s, out)
        return
    last = 1
    for p in range(SEATS):
        last = max(last, ends[8 + p])
    for p in range(SEATS):
        if ends[8 + p] == 0:
            out[p] = 0
        elif last == 1:
            out[p] = 500
        else:
            out[p] = 1000 * (last - ends[8 + p]) // (last - 1)


@rule
def offered(t: Any, s: Any, p: int, brain: int, denied: int, ids: Any) -> int:
    """What seat p chooses from: all that is legal, or what bots look at, without the denied card if that leaves any."""
    n = legal(t, s, p, ids)
    if n > 1 and brain != ANYTHING:
        n = narrow(t, s, p, ids, n)
    if denied < 0 or n < 2:
        return int(n)
    kept = 0
    for k in range(n):
        if card_of(t, s, p, ids[k]) != denied:
            kept += 1
    if kept == 0 or kept == n:
        return int(n)
    at = 0
    for k in range(n):
        if card_of(t, s, p, ids[k]) != denied:
            ids[at] = ids[k]
            at += 1
    return kept


@rule
def settle(t: Any, s: Any, others: int, ids: Any, x: int, log: Any) -> None:
    """Whoever was asked together with a seat that has just answered answers anything."""
    for _ in range(SEATS * 4):
        left = who(t, s) & others
        if left == 0:
            return
        p = first_bit(left)
        n = legal(t, s, p, ids)
        if n > 1:
            n = narrow(t, s, p, ids, n)
        x = next_word(x)
        clear(log)
        apply(t, s, p, ids[pick(x, n)], log)
        if log.shown or log.draws:
            return


@rule
def go_on(t: Any, S: Any, seat: int, far: Any, x: int, spare: Any, ends: Any, out: Any, log: Any) -> None:
    """Decisions in row TRIED by who is KEEN and knows all of it (it is dealt anew already): far[0] of them, or until it
    was somebody else's turn far[2] times.
    """
    turns = 0
    last = seat
    for _ in range(far[0]):
        mask = who(t, S[TRIED])
        if mask == 0:
            return
        p = first_bit(mask)
        if p != last:
            last = p
            turns += 1
            if turns == far[2]:
                return
        n = offered(t, S[TRIED], p, KEEN, -1, spare)
        if n == 1:
            clear(log)
            apply(t, S[TRIED], p, int(spare[0]), log)
            continue
        most = -1
        x = next_word(x)
        start = pick(x, n)
        for k in range(n):
            S[NEXT] = S[TRIED]
            clear(log)
            apply(t, S[NEXT], p, int(spare[(start + k) % n]), log)
            standing(t, S[NEXT], ends, out)
            if out[p] > most:
                most = int(out[p])
                S[BEST] = S[NEXT]
        S[TRIED] = S[BEST]


@rule
def best(t: Any, S: Any, p: int, brain: int, far: Any, ids: Any, n: int, x: int, ends: Any, out: Any, log: Any) -> int:
    """The one of n actions after which seat p stands best, over far[1] deals for FAR and over one for others; of equal
    ones that whose number hashes highest, so that the choice does not hang on what else was offered.
    """
    spare = buffer(MAX_LEGAL)
    totals = buffer(MAX_LEGAL)
    deals = int(far[1]) if brain == FAR else 1
    for deal in range(deals):
        luck = x if deal == 0 else spread(x + deal)
        S[KNOWN] = S[REAL]
        seed(S[KNOWN], luck >> 1)
        take_back(t, S[KNOWN], p)
        redeal(t, S[KNOWN], p)
        others = who(t, S[KNOWN]) & ~(1 << p)
        for k in range(n):
            S[TRIED] = S[KNOWN]
            clear(log)
            apply(t, S[TRIED], p, int(ids[k]), log)
            if others:
                settle(t, S[TRIED], others, spare, luck, log)
            if brain == FAR:
                go_on(t, S, p, far, luck, spare, ends, out, log)
            standing(t, S[TRIED], ends, out)
            totals[k] += out[p]
    at = 0
    highest = -1
    for k in range(n):
        hashed = spread(x ^ (int(ids[k]) * 0x2C9277B5)) >> 1
        if totals[k] > totals[at] or (totals[k] == totals[at] and hashed > highest):
            at = k
            highest = hashed
    return int(ids[at])


@rule
def by_hand(t: Any, S: Any, p: int, far: Any, ids: Any, n: int, x: int, ends: Any, out: Any, log: Any) -> int:
    """What the hand of seat p does; what is best one decision ahead where it would do none of the n actions."""
    mind = buffer(MIND)
    think(t, S[REAL], p, ABLEST, x & 0x7FFFFFFF, mind)
    for k in range(n):
        if ids[k] == mind[0]:
            return int(mind[0])
    return best(t, S, p, KEEN, far, ids, n, x, ends, out, log)


@loop
def play(T: Any, S: Any, number: int, brains: Any, denied: Any, far: Any, net: Any, trail: Any, L: Any) -> int:
    """A game from a seed, in row 0 of S (the others are worked on), by the brain of each seat; its trail. How many
    decisions it took; as long as the trail is: it did not end.

    `far`: how far FAR looks on (`BotHints.far`); `net`: the network of TRAINED (`policy.Net`). denied[p]: the card that
    seat p may not play where it could do anything else, or -1.
    """
    t = T[0]
    s = S[REAL]
    log = L[0]
    ids = buffer(MAX_LEGAL)
    ends = buffer(16)
    out = buffer(16)
    zero(s)
    clear(log)
    setup(t, s, number, log)
    x = spread(number ^ 0x51AB)
    for made in range(len(trail)):
        mask = who(t, s)
        if mask == 0:
            return made
        x = next_word(x)
        p = first_bit(mask) if lone(mask) else one_of(mask, x)
        brain = int(brains[p])
        n = offered(t, s, p, brain, int(denied[p]), ids)
        x = next_word(x)
        if n == 1:
            a = int(ids[0])
        elif brain == ANYTHING:
            a = int(ids[pick(x, n)])
        elif brain == TRAINED:
            features(t, s, p, net.row)
            a = favourite(net, ids, n)
        elif brain == HAND:
            a = by_hand(t, S, p, far, ids, n, x, ends, out, log)
        else:
            a = best(t, S, p, brain, far, ids, n, x, ends, out, log)
        trail[made, 0] = s.now
        trail[made, 1] = p
        trail[made, 2] = a
        clear(log)
        apply(t, s, p, a, log)
    return len(trail)


@loop
def decide(T: Any, S: Any, p: int, brain: int, far: Any, net: Any, number: int, L: Any) -> int:
    """What a brain that is not ANYTHING does for seat p in row 0."""
    t = T[0]
    ids = buffer(MAX_LEGAL)
    ends = buffer(16)
    out = buffer(16)
    n = offered(t, S[REAL], p, brain, -1, ids)
    if n == 1:
        return int(ids[0])
    if brain == TRAINED:
        features(t, S[REAL], p, net.row)
        return favourite(net, ids, n)
    if brain == HAND:
        return by_hand(t, S, p, far, ids, n, spread(number), ends, out, L[0])
    return best(t, S, p, brain, far, ids, n, spread(number), ends, out, L[0])


def warmups(bound: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it (see loops.warmups)."""
    trail, two, net = np.zeros((0, 3), np.int32), np.zeros(3, np.int32), no_net()
    return [
        ("cheap bots", lambda: bound.play(T, S, 1, two, two - 1, two, net, trail, L)),
        ("their choice", lambda: bound.decide(T, S, 0, 0, two, net, 1, L)),
    ]
