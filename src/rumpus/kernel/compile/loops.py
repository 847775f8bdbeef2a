"""The loops that every game shares, written once and bound to a game as a real module (see bind.py).

T, S, L are what `rows` makes of arrays of Table, State and Log; row 0 of T and L is used. Nothing here but `batch`
checks that an action is legal: that is the Match's door.
"""

# house: long because all loops are one module, which is bound to a game as a whole

from collections.abc import Callable
from typing import Any, Final

import numpy as np

from rumpus.kernel.contract.unbound import (
    MAX_LEGAL,
    NEVER,
    REALTIME,
    apply,
    check,
    due,
    features,
    legal,
    redeal,
    result,
    setup,
    who,
    worth,
)
from rumpus.kernel.records.bits import first_bit, lone
from rumpus.kernel.records.buffers import buffer, zero
from rumpus.kernel.records.chance import DRAWN, MASK, SEALED, next_word, pick, seed, spread
from rumpus.kernel.records.choices import one_of
from rumpus.kernel.records.inputs import refuse_arrays
from rumpus.kernel.records.log import clear
from rumpus.kernel.records.runtime import loop, rule

RANDOM: Final = -2  # asks `batch` for a random legal action
ILLEGAL: Final = -1  # what `batch` writes in the place of an end reason when an action is not allowed

# ---------------------------------------------------------------- one call each, for Python


@rule
def begin(t: Any, s: Any, number: int, log: Any) -> None:
    """The start position of a seed, in a state zeroed first; the log holds what happened on the way.

    With SEALED the state is as blank as it comes, and holds a secret (seal.py).
    """
    if number != SEALED:
        zero(s)
    clear(log)
    setup(t, s, number, log)


@loop
def setup_at(T: Any, S: Any, i: int, number: int, L: Any) -> None:
    """Clears the log, then row i becomes the start position of a seed (31 bits; SEALED: of the secret it holds)."""
    begin(T[0], S[i], number, L[0])


@loop
def who_at(T: Any, S: Any, i: int) -> int:
    """A bit per seat that may act in row i."""
    return who(T[0], S[i])


@loop
def legal_at(T: Any, S: Any, i: int, p: int, out: Any) -> int:
    """Writes the legal action ids of seat p, ascending; their number."""
    return legal(T[0], S[i], p, out)


@loop
def play_at(T: Any, S: Any, i: int, now: int, p: int, a: int, L: Any) -> None:
    """Clears the log, sets the time unless `now` is -1, then does a legal action (p = a = -1: the clock struck)."""
    s = S[i]
    clear(L[0])
    if now >= 0:
        s.now = now
    apply(T[0], s, p, a, L[0])


def apply_at(T: Any, S: Any, i: int, p: int, a: int, L: Any) -> None:
    """Clears the log, then does a legal action at the time the state has (p = a = -1: the clock struck)."""
    play_at(T, S, i, -1, p, a, L)


@loop
def result_at(T: Any, S: Any, i: int, out: Any) -> int:
    """0 while running, else the end reason; out[p] = score, out[8 + p] = place from 1."""
    return result(T[0], S[i], out)


@loop
def check_at(T: Any, S: Any, i: int) -> int:
    """0, or the first broken invariant."""
    return check(T[0], S[i])


@loop
def redeal_at(T: Any, S: Any, i: int, p: int, number: int) -> None:
    """Samples everything anew in row i that seat p (-1: a spectator) cannot know; `number` (31 bits) picks the deal.

    The state's own generator is set from the number first, so that the deal tells nothing about the true one.
    """
    seed(S[i], number)
    redeal(T[0], S[i], p)


@loop
def features_at(T: Any, S: Any, i: int, p: int, out: Any) -> int:
    """The observation row of seat p; its length."""
    return features(T[0], S[i], p, out)


@loop
def worth_at(T: Any, S: Any, i: int, out: Any) -> None:
    """A rough standing per seat, 0..1000."""
    worth(T[0], S[i], out)


@loop
def due_at(T: Any, S: Any, i: int) -> int:
    """When the next timer strikes, in ms, or NEVER."""
    return due(T[0], S[i])


# ---------------------------------------------------------------- random play


@rule
def random_step(t: Any, s: Any, ids: Any, x: int, log: Any) -> int:
    """One random decision (or the next stroke of the clock); the generator's next word, or -1 when nobody can act."""
    mask = who(t, s)
    if REALTIME:
        x = next_word(x)
        later = s.now + 1 + pick(x, 500)
        timer = due(t, s)
        if timer != NEVER and (mask == 0 or timer <= later):
            s.now = max(s.now, timer)
            apply(t, s, -1, -1, log)
            return x
        s.now = later
    if mask == 0:
        return -1
    if not lone(mask):
        x = next_word(x)
    p = one_of(mask, x)
    n = legal(t, s, p, ids)
    x = next_word(x)
    apply(t, s, p, int(ids[pick(x, n)]), log)
    return x


@rule
def play_out(t: Any, s: Any, ids: Any, number: int, limit: int, log: Any) -> int:
    """Random decisions until nobody can act, or the limit; how many there were."""
    x = spread(number)
    for n in range(limit):
        clear(log)
        x = random_step(t, s, ids, x, log)
        if x < 0:
            return n
    return limit


@loop
def random_games(T: Any, S: Any, i: int, seeds: Any, fresh: int, limit: int, out: Any, L: Any) -> None:
    """A random game in row i from each seed: a new one (fresh = 1), or the one in the row played on.

    out[k]: 8 scores, 8 places, the end reason (0: stopped by the limit), the number of decisions.
    """
    t = T[0]
    s = S[i]
    ids = buffer(MAX_LEGAL)
    ends = buffer(16)
    for k in range(len(seeds)):
        number = int(seeds[k])
        if fresh:
            begin(t, s, number, L[0])
        n = play_out(t, s, ids, number + fresh, limit, L[0])
        reason = result(t, s, ends)
        for j in range(16):
            out[k, j] = ends[j]
        out[k, 16] = reason
        out[k, 17] = n


def playout(T: Any, S: Any, i: int, number: int, limit: int, L: Any) -> int:
    """Plays row i on with random actions until the game is over, or for `limit` decisions; how many there were."""
    out = np.zeros((1, 18), np.int32)
    random_games(T, S, i, np.array([number], np.int32), 0, limit, out, L)
    return int(out[0, 17])


def playouts(T: Any, S: Any, seeds: Any, out: Any, L: Any) -> None:
    """A random game from each seed, in row 0 of S. out[k]: 8 scores, 8 places, the end reason, the decisions."""
    random_games(T, S, 0, seeds, 1, 1000000, out, L)


# ---------------------------------------------------------------- many games, one step


@rule
def pass_time(t: Any, s: Any, ms: int, log: Any) -> None:
    """While a clock runs: those due within so many ms strike, and while nobody can act those after that."""
    later = s.now + ms
    timer = due(t, s)
    if timer == NEVER:
        return
    while timer != NEVER and (timer <= later or who(t, s) == 0):
        s.now = max(s.now, timer)
        apply(t, s, -1, -1, log)
        timer = due(t, s)
    s.now = max(s.now, later)


@rule
def mark_of(s: Any, p: int, n: int, one: int, two: int, three: int) -> int:
    """A number of 31 bits that tells whether a list of n actions of seat p is the one written in this state.

    one, two and three are the sum of its ids, the sum of those sums, and the sum of these: they tell places too.
    """
    listed = one * 0x3C6EF36F + two * 0x5F356495 + three * 0x1B873593 + (n * 8 + p) * 0x7FEB352D
    return spread(spread((s.rng[0] + s.rng[DRAWN]) * 0x2C9277B5 + s.now * 0x1E3779B1) + listed) >> 1


@loop
def steps(  # noqa: C901 - see below
    T: Any, S: Any, seats: Any, actions: Any, seeds: Any, auto: int, n: Any, ids: Any, out: Any, L: Any, checked: int
) -> int:
    """What `batch` (checked = 1) and `batch_unchecked` (0) do; -1 when an array is too small.

    A checked step takes a list in ids for true only under its mark, out[g, 17], that is if seat, list and state are as
    they were left; else it lists the actions anew. Only a state written over with an older one of the same game, from
    which no chance has been drawn since, would pass.
    """
    # house: long because arrays that are passed on to a rule cost a third of the time of a short decision
    t = T[0]
    log = L[0]
    ends = buffer(16)
    done = 0
    games = len(S)
    if checked and (
        min(len(seats), len(actions), len(seeds), len(n), len(ids), len(out)) < games
        or ids.shape[1] < MAX_LEGAL
        or out.shape[1] < 18
    ):
        return -1
    for g in range(games):
        s = S[g]
        illegal = 0
        if out[g, 16] > 0:
            if auto == 0:
                continue
            seeds[g] = next_word(int(seeds[g])) & 0x7FFFFFFF
            clear(log)
            begin(t, s, int(seeds[g]), log)
        elif seats[g] != -1 and actions[g] != -1:
            p = int(seats[g])
            a = int(actions[g] | 0)  # no floats
            count = int(n[g])
            if checked:
                one = two = three = 0
                for k in range(count if count <= MAX_LEGAL else 0):
                    one += int(ids[g, k])
                    two += one
                    three += two
                if not 0 < count <= MAX_LEGAL or mark_of(s, p, count, one, two, three) != out[g, 17]:
                    count = 0
                    if 0 <= p < 8 and (who(t, s) >> p) & 1:
                        count = legal(t, s, p, ids[g])
                lo = 0
                hi = count - 1
                while lo < hi:
                    mid = (lo + hi) >> 1
                    if ids[g, mid] < a:
                        lo = mid + 1
                    else:
                        hi = mid
                illegal = int(count == 0 or (a != RANDOM and ids[g, lo] != a))
            if illegal == 0:
                if a == RANDOM:
                    seeds[g] = next_word(int(seeds[g])) & 0x7FFFFFFF
                    a = int(ids[g, pick(spread(int(seeds[g])), count)])
                clear(log)
                apply(t, s, p, a, log)
                done += 1
        if REALTIME and illegal == 0:
            seeds[g] = next_word(int(seeds[g])) & 0x7FFFFFFF
            pass_time(t, s, 1 + pick(spread(int(seeds[g])), 500), log)
        mask = who(t, s)
        reason = result(t, s, ends)
        for j in range(16):
            out[g, j] = ends[j]
        out[g, 16] = ILLEGAL if illegal else reason
        if reason != 0 or mask == 0:
            seats[g] = -1
            n[g] = 0
        else:
            p = one_of(mask, spread(~int(seeds[g]) & MASK)) if REALTIME else first_bit(mask)
            count = legal(t, s, p, ids[g])
            seats[g] = p
            n[g] = count
            if checked:
                one = two = three = 0
                for k in range(count):
                    one += int(ids[g, k])
                    two += one
                    three += two
                out[g, 17] = mark_of(s, p, count, one, two, three)
    return done


def batch(T: Any, S: Any, seats: Any, actions: Any, seeds: Any, auto: int, n: Any, ids: Any, out: Any, L: Any) -> int:
    """One step of every game in S; how many decisions were applied.

    seats[g] acts with actions[g] (-1: nothing to apply; -2: a random legal action, chosen from seeds[g]). After it
    seats[g] is the next seat to act (-1: none), n[g] the number of its legal actions and ids[g, :n[g]] their ids.
    out[g] = 8 scores, 8 places, the end reason (0 while running), a number of its own. With auto = 1 a game found over
    is set up anew instead, from seeds[g], which then moves on. While a clock runs, 1 to 500 ms pass in a step; of
    several seats that may act in a real-time game any is next. Both are drawn from seeds[g].

    An action that seats[g] may not do now leaves game g as it is, the time too; the end reason is then ILLEGAL (-1),
    and the next step goes on from there. seats[g] may name any seat that may act; what else was written over is not
    believed. After writing states call it once with -1. Raises TypeError or ValueError for arrays that do not fit.
    """
    try:
        done = int(steps(T, S, seats, actions, seeds, auto, n, ids, out, L, 1))
    except Exception:
        refuse_arrays(len(S), MAX_LEGAL, seats, actions, seeds, n, ids, out)
        raise
    if done < 0:
        refuse_arrays(len(S), MAX_LEGAL, seats, actions, seeds, n, ids, out)
    return done


def batch_unchecked(
    T: Any, S: Any, seats: Any, actions: Any, seeds: Any, auto: int, n: Any, ids: Any, out: Any, L: Any
) -> int:
    """The same for callers who choose from ids alone and leave all arrays but `actions` as they are: nothing is looked
    at. An illegal action, or whatever else was written over, breaks the state, hangs, or ends the process.
    """
    return int(steps(T, S, seats, actions, seeds, auto, n, ids, out, L, 0))


# ---------------------------------------------------------------- counting and replaying


@rule
def digest(cells: Any, out: Any) -> None:
    """Adds the hash of one state (its ints) to out[0] and out[1], 32 bits each; the order of additions does not
    matter.
    """
    a = 0x811C9DC5
    b = 0x2F0B4C47
    for k in range(len(cells)):
        x = int(cells[k]) & MASK
        a = ((a ^ x) * 0x01000193) & MASK
        a = a ^ (a >> 15)
        b = ((b + x) * 0x1E3779B1) & MASK
        b = b ^ (b >> 13)
    out[0] = (int(out[0]) + spread(a)) & MASK
    out[1] = (int(out[1]) + spread(b ^ a)) & MASK


@rule
def next_seat(mask: int, p: int) -> int:
    """The lowest seat of the mask above p, or -1."""
    rest = mask >> (p + 1)
    return -1 if rest == 0 else p + 1 + first_bit(rest)


@loop
def perft(T: Any, S: Any, F: Any, depth: int, ids: Any, at: Any, out: Any, L: Any) -> None:
    """Counts the legal tree below row 0 of S, `depth` decisions deep, every seat that may act at every node.

    S holds depth + 1 rows, F is the same memory as ints (depth + 1, width); ids has depth + 1 rows for legal
    actions; at (depth + 1, 3) is the stack of (seat, next, number). out (int64): [0] [1] hash of the leaves, low and
    high 32 bits; [2] leaves; [3] games over before that depth, which are hashed too; [4] decisions applied.
    """
    t = T[0]
    log = L[0]
    level = 0
    at[0, 0] = -1
    at[0, 1] = 0
    at[0, 2] = 0
    while level >= 0:
        if level == depth:
            out[2] += 1
            digest(F[level], out)
            level -= 1
            continue
        if at[level, 1] >= at[level, 2]:
            mask = who(t, S[level])
            p = next_seat(mask, int(at[level, 0]))
            if p < 0:
                if mask == 0:
                    out[3] += 1
                    digest(F[level], out)
                level -= 1
                continue
            at[level, 0] = p
            at[level, 1] = 0
            at[level, 2] = legal(t, S[level], p, ids[level])
            continue
        a = int(ids[level, at[level, 1]])
        at[level, 1] += 1
        S[level + 1] = S[level]
        clear(log)
        apply(t, S[level + 1], int(at[level, 0]), a, log)
        out[4] += 1
        level += 1
        if level < depth:
            at[level, 0] = -1
            at[level, 1] = 0
            at[level, 2] = 0


def replay(T: Any, S: Any, i: int, moves: Any, n: int, L: Any) -> None:
    """Applies moves[0..n-1], rows of (now, seat, action), to row i; unchecked."""
    for k in range(n):
        now, p, a = (int(x) for x in moves[k])
        play_at(T, S, i, now, p, a, L)


def warmups(loops: Any, T: Any, S: Any, L: Any, width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it: first what a table needs, then what simulations do.

    T, S (3 rows) and L come from `rows`; width of a state in ints.
    """
    wide = np.zeros(4096 + MAX_LEGAL, np.int32)
    ids = np.zeros((3, max(MAX_LEGAL, 1)), np.int32)
    flat, three = np.zeros((3, width), np.int32), np.zeros(3, np.int32)
    ends, total, stack = np.zeros((3, 18), np.int32), np.zeros(5, np.int64), np.zeros((3, 3), np.int32)
    return [
        ("setup", lambda: loops.setup_at(T, S, 0, 1, L)),
        ("who", lambda: loops.who_at(T, S, 0)),
        ("legal", lambda: loops.legal_at(T, S, 0, 0, wide)),
        ("apply", lambda: first_action(loops, T, S, ids[0], L)),
        ("result", lambda: loops.result_at(T, S, 0, wide)),
        ("due", lambda: loops.due_at(T, S, 0)),
        ("redeal", lambda: loops.redeal_at(T, S, 0, 0, 1)),
        ("check", lambda: loops.check_at(T, S, 0)),
        ("features", lambda: loops.features_at(T, S, 0, 0, wide)),
        ("worth", lambda: loops.worth_at(T, S, 0, wide)),
        ("games", lambda: loops.random_games(T, S, 0, three, 1, 0, ends, L)),
        ("batch", lambda: loops.batch(T, S, three, three - 1, three + 1, 0, three.copy(), ids, ends, L)),
        ("perft", lambda: loops.perft(T, S, flat, 0, ids, stack, total, L)),
    ]


def first_action(loops: Any, T: Any, S: Any, ids: Any, L: Any) -> None:
    """The highest seat that may act in row 0 does its first legal action."""
    p = int(loops.who_at(T, S, 0)).bit_length() - 1
    loops.legal_at(T, S, 0, p, ids)
    loops.apply_at(T, S, 0, p, int(ids[0]), L)
