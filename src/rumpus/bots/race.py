"""Bots in real time without a clock: an event queue of simulated milliseconds, bound to a game like the kernel's loops.

Each bot decides (`think`), its hand takes the time it drew, and its request is handled at that time on the state of
that time (BR-RUL-04): what is no longer legal is refused, costs nothing, and the bot decides anew. A bot without a
useful action looks again after every accepted change, and at the latest after AGAIN ms. Timers of the game strike
before requests of the same time; requests of the same time (or, where the table says so, of one slot of time) are
handled in an order drawn anew, each equally likely. A game in turns is the same with one seat at a time.

The race draws from a generator of its own that starts from the game's seed, not from the state's: so the rows of
(now, seat, action) replay to the same bytes.
"""

from collections.abc import Callable
from typing import Any

from rumpus.kernel.contract.real_time import DENIED
from rumpus.kernel.contract.unbound import (
    MAX_LEGAL,
    NEVER,
    apply,
    due,
    hand_ms,
    legal,
    pace,
    result,
    rule,
    setup,
    slot_ms,
    think,
    who,
)
from rumpus.kernel.records.buffers import buffer, zero
from rumpus.kernel.records.chance import next_word, pick, spread
from rumpus.kernel.records.log import clear
from rumpus.kernel.records.runtime import loop

RANDOM = 3
"""The brain that does anything legal, at the tempo of a level."""
SEATS = 8
AGAIN = 500
LOOKS = 400
"""So many looks in a row by which nobody finds anything to do, and no clock: the game does not end."""
WIDTH = 20
"""Ints of a row of results: 8 scores, 8 places, the end reason, accepted actions, refused requests, simulated ms."""
AT, ACT, FREE = 0, 8, 16
"""Parts of the plans, a place a seat: when its request arrives, its action (-1: it looks again), its hand's rest."""
DONE, REFUSED, TOLD, IDLE = range(4)
"""What a race counts: accepted actions, refused requests, rows of its trail, looks in a row that found nothing."""


@rule
def decide(t: Any, s: Any, p: int, brain: int, tempo: int, no: int, x: int, plans: Any, ids: Any, out: Any) -> int:
    """Seat p makes up its mind: when its request arrives (or it looks again), and its action (-1: none) in `plans`.
    `no`: the card that its hand leaves while it can do anything else, -1 for none.
    """
    x = next_word(x)
    if brain == RANDOM:
        n = legal(t, s, p, ids)
        out[0] = ids[pick(x, n)] if n > 0 else -1
    else:
        out[DENIED] = no + 1
        think(t, s, p, brain, x >> 1, out)
    if out[0] < 0:
        out[1] = AGAIN
    elif brain != tempo:
        x = next_word(x)
        out[1] = pace(t, out[0], tempo, x >> 1)
    at = s.now + out[1]
    slot = slot_ms(t)
    if slot > 0 and out[0] >= 0:
        at = (at + slot - 1) // slot * slot
    plans[ACT + p] = out[0]
    plans[AT + p] = at
    return x


@rule
def may(t: Any, s: Any, p: int, a: int, ids: Any) -> bool:
    """Whether an action is legal now."""
    for k in range(legal(t, s, p, ids)):
        if ids[k] == a:
            return True
    return False


@rule
def next_up(plans: Any, n: int, x: int) -> int:
    """The seat whose plan is due first; of several at the same time one drawn by the word x."""
    best = 0
    same = 1
    for p in range(1, n):
        if plans[AT + p] < plans[AT + best]:
            best = p
            same = 1
        elif plans[AT + p] == plans[AT + best]:
            same += 1
    if same == 1:
        return best
    k = pick(x, same)
    for p in range(n):
        if plans[AT + p] == plans[AT + best]:
            if k == 0:
                return p
            k -= 1
    return best


@rule
def do(t: Any, s: Any, p: int, a: int, now: int, count: Any, trail: Any, log: Any) -> None:
    """Applies an accepted action, or a stroke of the clock (p = a = -1), and notes the row."""
    s.now = now
    clear(log)
    apply(t, s, p, a, log)
    count[IDLE] = 0
    if count[TOLD] < len(trail):
        trail[count[TOLD], 0] = now
        trail[count[TOLD], 1] = p
        trail[count[TOLD], 2] = a
        count[TOLD] += 1


@rule
def step(t: Any, s: Any, brains: Any, x: int, plans: Any, count: Any, ids: Any, trail: Any, log: Any) -> int:
    """The next thing that happens. Returns who looks at the table anew: a seat, -1 = all that have no plan, -2 = the
    race is over.
    """
    p = next_up(plans, len(brains), x)
    now = plans[AT + p]
    timer = due(t, s)
    if timer <= now:
        do(t, s, -1, -1, max(int(s.now), timer), count, trail, log)
        return -1
    if timer == NEVER and who(t, s) == 0:
        return -2
    a = plans[ACT + p]
    if a < 0:
        s.now = now
        count[IDLE] += 1
        return -2 if timer == NEVER and count[IDLE] >= LOOKS else p
    interval = hand_ms(t, a)
    if interval > 0 and plans[FREE + p] > now:
        plans[AT + p] = plans[FREE + p]
        return -1
    if not may(t, s, p, a, ids):
        s.now = now
        count[REFUSED] += 1
        return p
    do(t, s, p, a, now, count, trail, log)
    count[DONE] += 1
    plans[ACT + p] = -1
    if interval > 0:
        plans[FREE + p] = now + interval
    return -1


@rule
def race(
    t: Any,
    s: Any,
    brains: Any,
    tempos: Any,
    denied: Any,
    number: int,
    limit: int,
    plans: Any,
    count: Any,
    ids: Any,
    out: Any,
    trail: Any,
    log: Any,
) -> None:
    """One game from its start (in `s`) to its end, or to the limit of accepted actions. `count` as DONE .. IDLE."""
    x = spread(number ^ 0x7ACE)
    for p in range(len(brains)):
        plans[ACT + p] = -1
        plans[FREE + p] = 0
    for k in range(4):
        count[k] = 0
    looks = -1
    while looks >= -1 and count[DONE] < limit:
        for p in range(len(brains)):
            if (plans[ACT + p] < 0 and looks < 0) or p == looks:
                x = decide(t, s, p, int(brains[p]), int(tempos[p]), int(denied[p]), x, plans, ids, out)
        x = next_word(x)
        looks = step(t, s, brains, x, plans, count, ids, trail, log)


@loop
def races(
    T: Any,
    S: Any,
    i: int,
    seeds: Any,
    brains: Any,
    tempos: Any,
    denied: Any,
    limit: int,
    trail: Any,
    out: Any,
    L: Any,
) -> None:
    """A race in row i of S from each seed, seats k of game g with brains[g, k] (0.. a level of `think`, RANDOM) and
    the hands of level tempos[g, k]. denied[k]: the card that the hand of seat k leaves while it can do anything else,
    -1 for none.

    out[g] (WIDTH ints): 8 scores, 8 places, the end reason (0: stopped by the limit), accepted actions, refused
    requests, simulated ms. `trail` (rows of now, seat, action; may be empty) holds the last game's rows, those of the
    clock with seat and action -1.
    """
    t = T[0]
    s = S[i]
    log = L[0]
    ids = buffer(MAX_LEGAL)
    ends = buffer(16)
    said = buffer(64)
    count = buffer(4)
    plans = buffer(3 * SEATS)
    for g in range(len(seeds)):
        zero(s)
        clear(log)
        setup(t, s, int(seeds[g]), log)
        race(t, s, brains[g], tempos[g], denied, int(seeds[g]), limit, plans, count, ids, said, trail, log)
        reason = result(t, s, ends)
        for j in range(16):
            out[g, j] = ends[j]
        out[g, 16] = reason
        out[g, 17] = count[DONE]
        out[g, 18] = count[REFUSED]
        out[g, 19] = s.now


def warmups(bound: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it (see loops.warmups)."""
    import numpy as np

    brains, trail, none = np.zeros((1, 2), np.int32), np.zeros((0, 3), np.int32), np.full(SEATS, -1, np.int32)
    out = np.zeros((1, WIDTH), np.int32)
    return [("races", lambda: bound.races(T, S, 0, brains[0, :1], brains, brains, none, 0, trail, out, L))]
