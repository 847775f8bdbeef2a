"""What a policy learns by, compiled: what it does in many games at once, how much better each decision went than it was
thought to, and the step by which its weights follow. `train.py` puts it together.
"""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import numpy as np
from numba import njit

from rumpus.bots.policy import Net, encode, hidden, leaning

F = TypeVar("F", bound=Callable[..., Any])
ENTROPY, UNLIKELY, WRONG, EVEN, TOLD = range(5)
"""What `lesson` tells: the mean entropy; how unlikely what was done is now; the squares of what its worth was wrong by,
and of what it would be if everything were thought even.
"""
FIRST, SECOND, NUDGE = 0.9, 0.999, 1e-5
"""Adam's two memories, and what keeps it from dividing by 0."""
STEADY = 1.0
"""The longest gradient that is followed as it is."""


def fast(function: F) -> F:
    """Compiled anew in each process: Numba's disk cache does not notice a change in the network's own functions."""
    return cast("F", njit(nogil=True, fastmath=True, error_model="numpy")(function))


@fast
def consider(net: Net, rows: Any, ids: Any, counts: Any, which: Any, drawn: Any, told: Any) -> None:
    """For each game of `which`, told[:, k] = the place in ids[k, :counts[k]] of what it does, drawn[k] of the way
    through all chances (below 0: the likeliest); the logarithm of its chance; and what the row is worth, for which the
    network has a row of weights after that of the last action.
    """
    chances = np.zeros(ids.shape[1], np.float32)
    worth = (len(net.weights) - (net.inputs + 2 + net.width) * net.width) // (net.width + 1) - 1
    for k in range(len(rows)):
        if not which[k]:
            continue
        hidden(net, encode(rows[k], net.plan, net.active, net.values))
        told[2, k] = leaning(net, worth)
        n = counts[k]
        at = 0
        for i in range(n):
            chances[i] = leaning(net, ids[k, i])
            if chances[i] > chances[at]:
                at = i
        most = chances[at]
        total = 0.0
        for i in range(n):
            total += np.exp(chances[i] - most)
        if drawn[k] >= 0:
            left = drawn[k] * total
            for i in range(n):
                at = i
                left -= np.exp(chances[i] - most)
                if left < 0:
                    break
        told[0, k] = at
        told[1, k] = chances[at] - most - np.log(total)


@fast
def advantages(
    worth: Any, seats: Any, mine: Any, ended: Any, rewards: Any, keep: float, gained: Any, known: Any
) -> None:
    """How much better each decision went than it was thought to, (steps, games), along the decisions of each seat, and
    which of that is known: a seat's last decisions of games that go on are not. Others than `mine` do not count.
    """
    steps, games = worth.shape
    seats_n = rewards.shape[2]
    for g in range(games):
        after = np.zeros(seats_n, np.float32)
        chain = np.zeros(seats_n, np.float32)
        told = np.zeros(seats_n, np.bool_)
        for k in range(steps - 1, -1, -1):
            if ended[k, g]:
                for p in range(seats_n):
                    after[p] = rewards[k, g, p]
                    chain[p] = 0
                    told[p] = True
            if not mine[k, g]:
                continue
            p = seats[k, g]
            chain[p] = after[p] - worth[k, g] + keep * chain[p] if told[p] else 0.0
            gained[k, g] = chain[p]
            known[k, g] = told[p]
            after[p] = worth[k, g]
            told[p] = True


@fast
def descend(net: Net, n: int, force: Any, slope: Any) -> None:
    """Adds to `slope` what the layers up to the second hidden one have to do with it, n inputs being in `net`;
    force[:width] is how the loss follows that layer, force[width:] is worked on.
    """
    width = net.width
    first = net.inputs * width
    second = first + width
    bias = second + width * width
    for j in range(width):
        if net.work[width + j] <= 0:
            force[j] = 0
        slope[bias + j] += force[j]
    for i in range(width):
        force[width + i] = 0
        if net.work[i] > 0:
            at = second + i * width
            total = np.float32(0)
            for j in range(width):
                slope[at + j] += net.work[i] * force[j]
                total += net.weights[at + j] * force[j]
            force[width + i] = total
        slope[first + i] += force[width + i]
    for k in range(n):
        at = net.active[k] * width
        for j in range(width):
            slope[at + j] += net.values[k] * force[width + j]


@fast
def pull(net: Net, action: int, by: float, force: Any, slope: Any) -> None:
    """Adds to `slope` and `force` that the loss follows the leaning to an action so much."""
    width = net.width
    at = (net.inputs + 2 + width) * width + action * (width + 1)
    slope[at + width] += by
    for j in range(width):
        slope[at + j] += by * net.work[width + j]
        force[j] += by * net.weights[at + j]


class Played(NamedTuple):
    """Decisions to learn from, a row each."""

    rows: Any
    """observations"""
    ids: Any
    """its actions, those up to `counts`"""
    counts: Any
    done: Any
    """the place of what was done in `ids`"""
    logs: Any
    """the logarithm of its chance when it was done"""
    gained: Any
    """how much better it went than was thought, float32"""
    returns: Any
    """what the game came to for its seat, -1 to 1"""


@fast
def lesson(net: Net, part: Any, lot: Played, clip: float, entropy: float, copying: bool, slope: Any, told: Any) -> None:
    """Adds to `slope` how the loss over the decisions `part` of a lot follows each weight, and to `told` how it went.

    The loss is PPO's (a decision that went well is done more often, as far as `clip` from how often it was), less
    `entropy` of what is left to chance, and half the square of what the worth was wrong by. `copying`: what was done is
    to be done, however it went.
    """
    width = net.width
    worth = (len(slope) - (net.inputs + 2 + width) * width) // (width + 1) - 1
    chances = np.zeros(lot.ids.shape[1], np.float32)
    force = np.zeros(2 * width, np.float32)
    share = np.float32(1.0 / len(part))
    for x in part:
        n = encode(lot.rows[x], net.plan, net.active, net.values)
        hidden(net, n)
        wrong = leaning(net, worth) - lot.returns[x]
        most = np.float32(-1e30)
        for i in range(lot.counts[x]):
            chances[i] = leaning(net, lot.ids[x, i])
            most = max(most, chances[i])
        total = np.float32(0)
        for i in range(lot.counts[x]):
            chances[i] = np.exp(chances[i] - most)
            total += chances[i]
        spread = np.float32(0)
        for i in range(lot.counts[x]):
            chances[i] = max(chances[i] / total, np.float32(1e-12))
            spread -= chances[i] * np.log(chances[i])
        log = np.log(chances[lot.done[x]])
        by = np.float32(-1)
        if not copying:
            ratio = np.exp(log - lot.logs[x])
            held = (lot.gained[x] > 0 and ratio > 1 + clip) or (lot.gained[x] < 0 and ratio < 1 - clip)
            by = np.float32(0) if held else -lot.gained[x] * ratio
        told[ENTROPY] += spread * share
        told[UNLIKELY] -= log * share
        told[WRONG] += wrong * wrong * share
        told[EVEN] += lot.returns[x] * lot.returns[x] * share
        force[:width] = 0
        for i in range(lot.counts[x]):
            follows = by * ((1 if i == lot.done[x] else 0) - chances[i])
            follows += entropy * chances[i] * (np.log(chances[i]) + spread)
            pull(net, lot.ids[x, i], follows * share, force, slope)
        pull(net, worth, wrong * share, force, slope)
        descend(net, n, force, slope)


@fast
def stride(weights: Any, slope: Any, first: Any, second: Any, rate: float, number: int) -> None:
    """Adam's step number 1, 2, ... against the slope, which is 0 again after it."""
    length = np.float32(0)
    for k in range(len(slope)):
        length += slope[k] * slope[k]
    held = np.float32(min(1.0, STEADY / (np.sqrt(length) + 1e-9)))
    one = np.float32(1 - FIRST**number)
    two = np.float32(1 - SECOND**number)
    for k in range(len(slope)):
        by = slope[k] * held
        slope[k] = 0
        first[k] = np.float32(FIRST) * first[k] + np.float32(1 - FIRST) * by
        second[k] = np.float32(SECOND) * second[k] + np.float32(1 - SECOND) * by * by
        weights[k] -= rate * (first[k] / one) / (np.sqrt(second[k] / two) + np.float32(NUDGE))
