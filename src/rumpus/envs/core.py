"""A vector environment's step, compiled and bound to a game like the kernel's loops.

`judge` looks at the actions before anything happens; `advance` plays them, game by game: what came of it, the start of
the next game, and what the seat that acts next may see and do, while the game's rows are at hand. All of them are told
of the environment as one `Batch`.
"""

from typing import Any, Final

from rumpus.envs.arrays import Batch, Episode
from rumpus.kernel.compile.counter import taken
from rumpus.kernel.contract.unbound import NEVER, REALTIME, apply, due, features, legal, result, setup, who
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.buffers import buffer, zero
from rumpus.kernel.records.chance import MASK, next_word, pick, seed, spread
from rumpus.kernel.records.choices import one_of
from rumpus.kernel.records.log import clear
from rumpus.kernel.records.runtime import loop, rule

RAISE, REPLACE, LOSE = range(3)
"""What becomes of an illegal action."""
NEXT_STEP, SAME_STEP, DISABLED, LOOK = range(4)
"""When a finished game is set up anew; LOOK: nothing is played or set up, only looked at."""
RANDOM: Final = -2
NOTHING: Final = -1
RUNS, BY_RULE, BY_LOSS, BY_CAP = range(4)
"""`Episode.ended`: not; by the rules; by an illegal action; by the cap."""
NEXT, STOP, FEW = range(3)
"""A share of the games: the next to be played, the first that is not of it, and how many are taken at a time."""
SHARE: Final = 8
"""Columns of a share, most of them idle: as many as a processor fetches at once, so that threads do not take them away
from each other.
"""


@loop
def judge(e: Batch, given: Any, illegal: int) -> int:
    """Takes the actions over. The first game whose action is illegal, or -1: unless it is to be told of (RAISE), RANDOM
    takes its place (REPLACE), or NOTHING, by which the game is lost (LOSE).
    """
    G, ids = e.G, e.ids
    for k in range(len(G)):
        if G[k].seat < 0:
            continue
        a = given[k]
        lo = 0
        hi = G[k].legal - 1
        while lo < hi:
            mid = (lo + hi) >> 1
            if ids[k, mid] < a:
                lo = mid + 1
            else:
                hi = mid
        if ids[k, lo] != a:
            if illegal == RAISE:
                return k
            a = RANDOM if illegal == REPLACE else NOTHING
        e.actions[k] = a
    return -1


@rule
def run_clock(t: Any, s: Any, later: int, log: Any) -> None:
    """The timers due by `later` strike, and while nobody can act those after that; then it is as late as that."""
    timer = due(t, s)
    if timer == NEVER:
        return
    while timer != NEVER and (timer <= later or who(t, s) == 0):
        s.now = max(s.now, timer)
        apply(t, s, -1, -1, log)
        timer = due(t, s)
    s.now = max(s.now, later)


@rule
def next_number(g: Episode) -> int:
    """The next number of a game's stream, 31 bits."""
    g.stream = next_word(g.stream) & 0x7FFFFFFF
    return g.stream


@rule
def begin(e: Batch, k: int, number: int, log: Any) -> None:
    """Sets a game up from a seed, and lets the clock strike until somebody may act. Row 0 of F, where there is one, is
    where it begins instead; its chance comes from the seed even so.
    """
    s, g = e.S[k], e.G[k]
    g.seed = number
    g.decisions = 0
    g.anew = 0
    clear(log)
    if len(e.F) > 0:
        e.S[k] = e.F[0]
        seed(s, number)
    else:
        zero(s)
        setup(e.T[0], s, number, log)
    if REALTIME:
        run_clock(e.T[0], s, s.now, log)


@rule
def share(count: int, out: Any, p: int) -> float:
    """What a seat has of a finished game, by its place (out[8 + p]): 1 for beating everybody, -1 for being beaten by
    all, and in between the share of seats that it beat less that of seats that beat it.
    """
    better = 0
    for q in range(count):
        better += int(out[8 + q] > out[8 + p]) - int(out[8 + q] < out[8 + p])
    return better / (count - 1)


@rule
def play(e: Batch, k: int, a: int, log: Any) -> None:
    """The action of a game's seat, and what the clock does after it."""
    t, s, g = e.T[0], e.S[k], e.G[k]
    if a == RANDOM:
        a = int(e.ids[k, pick(spread(next_number(g)), g.legal)])
    clear(log)
    apply(t, s, g.seat, a, log)
    if REALTIME:
        run_clock(t, s, s.now + 1 + pick(spread(next_number(g)), 500), log)


@rule
def why_ended(e: Batch, k: int, a: int, reason: int, cap: int) -> int:
    """Whether a decision ended its game, and by what."""
    if a == NOTHING:
        return BY_LOSS
    if reason != 0 or who(e.T[0], e.S[k]) == 0:
        return BY_RULE
    return BY_CAP if 0 < cap <= e.G[k].decisions else RUNS


@rule
def finish(e: Batch, k: int, why: int, reason: int, ends: Any) -> None:
    """Game k has ended: what each seat has of it, and its last rows."""
    g, count = e.G[k], e.rewards.shape[1]
    g.ended = why
    g.anew = 1
    g.last_seed = g.seed
    g.last_reason = reason if why == BY_RULE else 0
    g.last_decisions = g.decisions
    g.seat = -1
    for j in range(16):
        e.out[k, j] = ends[j]
    for q in range(count):
        if why == BY_RULE:
            e.rewards[k, q] = share(count, ends, q)
        elif why == BY_LOSS:
            e.rewards[k, q] = -1 if q == g.acted else 1 / (count - 1)
        features(e.T[0], e.S[k], q, e.finals[k, q])


@rule
def decide(e: Batch, k: int, cap: int, ends: Any, log: Any) -> None:
    """Game k, which waits for a decision, has the one that was given."""
    g, a = e.G[k], int(e.actions[k])
    g.acted = g.seat
    if a != NOTHING:
        play(e, k, a, log)
    reason = result(e.T[0], e.S[k], ends)
    g.decisions += 1
    why = why_ended(e, k, a, reason, cap)
    if why != RUNS:
        finish(e, k, why, reason, ends)


@rule
def look(e: Batch, k: int) -> None:
    """Who acts next in game k, what it may do, and what it sees."""
    t, s, g, shown = e.T[0], e.S[k], e.G[k], e.mask[k]
    for j in range(len(shown) if g.seat < 0 else 0):
        shown[j] = 0
    for j in range(g.legal):
        shown[e.ids[k, j]] = 0  # a whole mask is long, and what is set in it is known
    there = who(t, s) if g.anew == 0 else 0
    g.legal = 0
    g.seat = -1
    if there:
        p = one_of(there, spread(~g.stream & MASK)) if REALTIME else first_bit(there)
        g.seat = p
        g.legal = legal(t, s, p, e.ids[k])
        for j in range(g.legal):
            shown[e.ids[k, j]] = 1
    else:
        shown[:] = 1
    features(t, s, g.seat if there else g.acted, e.rows[k])


@rule
def step(e: Batch, k: int, mode: int, cap: int, ends: Any, log: Any) -> int:
    """One step of game k; 1 where it ended the game."""
    g = e.G[k]
    p = g.seat
    if g.ended != RUNS:
        g.ended = RUNS
        e.rewards[k, :] = 0
    if p >= 0 and mode != LOOK:
        decide(e, k, cap, ends, log)
    ended = int(g.ended != RUNS)
    if g.anew != 0 and (mode == SAME_STEP or (mode == NEXT_STEP and p < 0)):
        begin(e, k, next_number(g), log)
    look(e, k)
    return ended


@loop
def advance(e: Batch, mode: int, cap: int, L: Any, shares: Any, me: int) -> int:
    """One step of every game, with actions as `judge` left them; how many games it ended.

    Where several play at once, each begins with its own of the shares (rows of NEXT, STOP, FEW) and goes on with those
    of the others, a few games at a time. The last share is only for number 0, after all others: while it plays that,
    the others have told that they are done, and nobody waits for anybody. Number 0 by itself plays all games.

    mode: NEXT_STEP, SAME_STEP, DISABLED or LOOK; cap: a game is cut short after so many decisions, 0 = never.
    """
    ends = buffer(16)
    ended = 0
    parts = len(shares) - 1
    for turn in range(parts + 1 if me == 0 else parts):
        part = (me + turn) % parts if turn < parts else parts
        few, stop = shares[part, FEW], shares[part, STOP]
        first = taken(shares, part, few)
        while first < stop:
            for k in range(first, min(first + few, stop)):
                ended += step(e, k, mode, cap, ends, L[0])
            first = taken(shares, part, few)
    return ended


@loop
def reset(e: Batch, seeds: Any, which: Any, L: Any) -> None:
    """Sets up the games of `which`, from seeds, or where that is -1 from the next of the game's own stream."""
    for k in range(len(e.G)):
        if which[k] == 0:
            continue
        g = e.G[k]
        if seeds[k] >= 0:
            g.stream = seeds[k]
        else:
            next_number(g)
        g.acted = 0
        begin(e, k, g.stream, L[0])


@loop
def sampled(e: Batch, number: int, out: Any) -> None:
    """A random legal action for each game that waits for one; NOTHING for the others."""
    x, G, ids = spread(number), e.G, e.ids
    for k in range(len(G)):
        out[k] = NOTHING
        if G[k].seat >= 0:
            x = next_word(x)
            out[k] = ids[k, pick(x, G[k].legal)]
