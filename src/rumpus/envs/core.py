"""A vector environment's step, compiled and bound to a game like the kernel's loops.

`judge` looks at the actions before anything happens; `advance` plays them, game by game: what came of it, the start of
the next game, and what the seat that acts next may see and do, while the game's rows are at hand. What the environment
(vector.py) remembers of each game is a row of ints in G, by the columns below; T, S, L and F come from `rows`.
"""

from typing import Any, Final

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

(
    SEAT,  # who acts next; -1: the game is over
    ACTED,  # who has just acted
    LEGAL,  # how many actions SEAT may choose from
    SEED,  # what the game was dealt from
    STREAM,  # where the game's seeds and its clock's chance go on
    DECISIONS,  # of this game, so far
    ENDED,  # by the last step: one of RUNS, BY_RULE, BY_LOSS, BY_CAP
    ANEW,  # 1: over, and to be set up anew by the next step where that is wanted
    LAST_SEED,  # of the game that the last step ended: what it was dealt from,
    LAST_REASON,  # its end reason, 0 where no rule ended it,
    LAST_DECISIONS,  # and how many decisions it had
    COLUMNS,
) = range(12)
RUNS, BY_RULE, BY_LOSS, BY_CAP = range(4)
"""ENDED: not; by the rules; by an illegal action; by the cap."""
NEXT, STOP, FEW = range(3)
"""A share of the games: the next to be played, the first that is not of it, and how many are taken at a time."""
SHARE: Final = 8
"""Columns of a share, most of them idle: as many as a processor fetches at once, so that threads do not take them away
from each other.
"""
ALONE: Final = -1
"""Who plays all games, whatever the shares are."""


@loop
def judge(G: Any, ids: Any, given: Any, actions: Any, illegal: int) -> int:
    """Takes the actions over into `actions`. The first game whose action is illegal, or -1: unless it is to be told of
    (RAISE), RANDOM takes its place (REPLACE), or NOTHING, by which the game is lost (LOSE).
    """
    for k in range(len(G)):
        if G[k, SEAT] < 0:
            continue
        a = given[k]
        lo = 0
        hi = G[k, LEGAL] - 1
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
        actions[k] = a
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
def begin(t: Any, S: Any, k: int, F: Any, number: int, log: Any) -> None:
    """Sets a game up from a seed, and lets the clock strike until somebody may act. Row 0 of F, where there is one, is
    where it begins instead; its chance comes from the seed even so.
    """
    clear(log)
    if len(F) > 0:
        S[k] = F[0]
        seed(S[k], number)
    else:
        zero(S[k])
        setup(t, S[k], number, log)
    if REALTIME:
        run_clock(t, S[k], S[k].now, log)


@rule
def share(count: int, out: Any, p: int) -> float:
    """What a seat has of a finished game, by its place (out[8 + p]): 1 for beating everybody, -1 for being beaten by
    all, and in between the share of seats that it beat less that of seats that beat it.
    """
    better = 0
    for q in range(count):
        better += int(out[8 + q] > out[8 + p]) - int(out[8 + q] < out[8 + p])
    return better / (count - 1)


@loop
def advance(  # noqa: C901 - see below
    T: Any,
    S: Any,
    F: Any,
    G: Any,
    ids: Any,
    actions: Any,
    mode: int,
    cap: int,
    rows: Any,
    mask: Any,
    rewards: Any,
    out: Any,
    finals: Any,
    L: Any,
    shares: Any,
    me: int,
) -> int:
    """One step of every game, with actions as `judge` left them; how many games it ended.

    Where several play at once, each begins with its own of the shares (rows of NEXT, STOP, FEW) and goes on with those
    of the others, a few games at a time. The last share is only for number 0, after all others: while it plays that,
    the others have told that they are done, and nobody waits for anybody.

    mode: NEXT_STEP, SAME_STEP, DISABLED or LOOK; cap: a game is cut short after so many decisions, 0 = never.
    Then for each game ids[:G[LEGAL]] are what G[SEAT] may do, rows and mask (k, actions) the same seat's observation;
    where nobody acts any more they are the last actor's row, and a mask of ones. Of a game that the step ended rewards
    (k, seats) are what each seat has of it, out its 8 scores and 8 places, finals (k, seats, width) the last row of
    every seat.
    """
    # house: long because arrays that are passed on to a rule cost a third of the time of a short decision
    t = T[0]
    log = L[0]
    ends = buffer(16)
    count = rewards.shape[1]
    wide = mask.shape[1]
    ended = 0
    parts = len(shares) - 1
    turns = 0 if me == ALONE else parts + 1 if me == 0 else parts
    turn = 0
    k = -1
    last = len(S) if me == ALONE else 0
    while True:
        k += 1
        while k >= last and turn < turns:
            part = (me + turn) % parts if turn < parts else parts
            k = last = taken(shares, part, shares[part, FEW])
            if k < shares[part, STOP]:
                last = min(k + shares[part, FEW], shares[part, STOP])
            else:
                turn += 1
        if k >= last:
            break
        s = S[k]
        p = int(G[k, SEAT])
        if G[k, ENDED] != RUNS:
            G[k, ENDED] = RUNS
            for q in range(count):
                rewards[k, q] = 0
        if p >= 0 and mode != LOOK:
            a = int(actions[k])
            G[k, ACTED] = p
            if a != NOTHING:
                if a == RANDOM:
                    G[k, STREAM] = next_word(int(G[k, STREAM])) & 0x7FFFFFFF
                    a = int(ids[k, pick(spread(int(G[k, STREAM])), int(G[k, LEGAL]))])
                clear(log)
                apply(t, s, p, a, log)
                if REALTIME:
                    G[k, STREAM] = next_word(int(G[k, STREAM])) & 0x7FFFFFFF
                    run_clock(t, s, s.now + 1 + pick(spread(int(G[k, STREAM])), 500), log)
            reason = result(t, s, ends)
            G[k, DECISIONS] += 1
            why = BY_LOSS if a == NOTHING else BY_RULE if reason != 0 or who(t, s) == 0 else RUNS
            if why == RUNS and cap > 0 and G[k, DECISIONS] >= cap:
                why = BY_CAP
            if why != RUNS:
                ended += 1
                G[k, ENDED] = why
                G[k, ANEW] = 1
                G[k, SEAT] = -1
                G[k, LAST_SEED] = G[k, SEED]
                G[k, LAST_REASON] = reason if why == BY_RULE else 0
                G[k, LAST_DECISIONS] = G[k, DECISIONS]
                for j in range(16):
                    out[k, j] = ends[j]
                for q in range(count):
                    if why == BY_RULE:
                        rewards[k, q] = share(count, ends, q)
                    elif why == BY_LOSS:
                        rewards[k, q] = -1 if q == p else 1 / (count - 1)
                    features(t, s, q, finals[k, q])
        if G[k, ANEW] != 0 and (mode == SAME_STEP or (mode == NEXT_STEP and p < 0)):
            G[k, STREAM] = next_word(int(G[k, STREAM])) & 0x7FFFFFFF
            G[k, SEED] = G[k, STREAM]
            G[k, DECISIONS] = 0
            G[k, ANEW] = 0
            begin(t, S, k, F, int(G[k, SEED]), log)
        there = 0
        if G[k, ANEW] == 0:
            there = who(t, s)
        fill = 0 if there else 1
        for j in range(wide):
            mask[k, j] = fill
        if there:
            p = one_of(there, spread(~int(G[k, STREAM]) & MASK)) if REALTIME else first_bit(there)
            n = legal(t, s, p, ids[k])
            G[k, SEAT] = p
            G[k, LEGAL] = n
            for j in range(n):
                mask[k, ids[k, j]] = 1
        else:
            p = int(G[k, ACTED])
            G[k, SEAT] = -1
            G[k, LEGAL] = 0
        features(t, s, p, rows[k])
    return ended


@loop
def reset(T: Any, S: Any, F: Any, G: Any, seeds: Any, which: Any, L: Any) -> None:
    """Sets up the games of `which`, from seeds, or where that is -1 from the next of the game's own stream."""
    for k in range(len(S)):
        if which[k] == 0:
            continue
        G[k, STREAM] = seeds[k] if seeds[k] >= 0 else next_word(int(G[k, STREAM])) & 0x7FFFFFFF
        G[k, SEED] = G[k, STREAM]
        G[k, DECISIONS] = 0
        G[k, ANEW] = 0
        G[k, ACTED] = 0
        begin(T[0], S, k, F, int(G[k, SEED]), L[0])


@loop
def sampled(G: Any, ids: Any, number: int, out: Any) -> None:
    """A random legal action for each game that waits for one; NOTHING for the others."""
    x = spread(number)
    for k in range(len(G)):
        out[k] = NOTHING
        if G[k, SEAT] >= 0:
            x = next_word(x)
            out[k] = ids[k, pick(x, int(G[k, LEGAL]))]
