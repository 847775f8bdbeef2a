"""Information-set Monte Carlo tree search over the contract, bound to a game like the kernel's loops.

One tree over what the searching seat can tell apart. Each iteration deals the hidden parts anew (`redeal`), walks down
the tree among the
actions that are legal in this deal, adds one node, plays a few random decisions and scores the position by `result` or
`worth`. Every
seat maximises its own value. Simultaneous commits stay unseen: a seat's node comes before the others' commits are
known.

Nodes are rows of NODE (int32): key = seat * KEYS + action, first child, next sibling, visits, availability. VALUE
(float64) holds a
node's summed values per seat, 0..1 each.
"""

from collections.abc import Callable
from math import log as ln
from math import sqrt
from typing import Any

from rumpus.kernel.buffers import buffer
from rumpus.kernel.chance import MASK, seed, spread
from rumpus.kernel.events import clear
from rumpus.kernel.runtime import loop
from rumpus.kernel.unbound import MAX_LEGAL, apply, legal, redeal, result, rule, who, worth

KEYS = 4096  # above every action id
SEATS = 8
KEY, CHILD, SIBLING, VISITS, AVAILABLE = range(5)
DEEP = 192  # decisions of one walk down the tree


@rule
def lowest(mask: int) -> int:
    """The lowest set bit's place."""
    p = 0
    while (mask >> p) & 1 == 0:
        p += 1
    return p


@rule
def step_word(x: int) -> int:
    """The search's own generator."""
    return (x * 0x2C9277B5 + 0x3C6EF35F) & MASK


@rule
def choose_of(x: int, n: int) -> int:
    """A number 0..n-1 from a word."""
    return ((x ^ (x >> 15)) * n) >> 32


@rule
def score(t: Any, s: Any, ends: Any, out: Any) -> None:
    """out[p] = 0..1000: the end where there is one (places shared evenly), else what `worth` says."""
    if result(t, s, ends) == 0:
        worth(t, s, out)
        return
    last = 1
    for p in range(SEATS):
        if ends[8 + p] > last:
            last = ends[8 + p]
    for p in range(SEATS):
        if ends[8 + p] == 0:
            out[p] = 0
        elif last == 1:
            out[p] = 500
        else:
            out[p] = 1000 * (last - ends[8 + p]) // (last - 1)


@rule
def find_children(nodes: Any, node: int, p: int, slots: Any) -> None:
    """slots[action] = the child of seat p for that action; undone by forget_children."""
    child = nodes[node, CHILD]
    while child > 0:
        key = nodes[child, KEY]
        if key // KEYS == p:
            slots[key % KEYS] = child
        child = nodes[child, SIBLING]


@rule
def forget_children(nodes: Any, node: int, slots: Any) -> None:
    """Empties the slots again."""
    child = nodes[node, CHILD]
    while child > 0:
        slots[nodes[child, KEY] % KEYS] = 0
        child = nodes[child, SIBLING]


@rule
def best_child(nodes: Any, values: Any, p: int, ids: Any, n: int, slots: Any, c: float) -> int:
    """UCB1 with availability counts; the index into ids of an action that has a child, the best of them."""
    best = -1.0
    at = 0
    for k in range(n):
        child = slots[ids[k]]
        visits = nodes[child, VISITS]
        ucb = values[child, p] / visits + c * sqrt(ln(nodes[child, AVAILABLE]) / visits)
        if ucb > best:
            best = ucb
            at = k
    return at


@rule
def new_node(nodes: Any, values: Any, used: int, node: int, key: int) -> int:
    """A child of `node` in row `used`."""
    nodes[used, KEY] = key
    nodes[used, CHILD] = 0
    nodes[used, SIBLING] = nodes[node, CHILD]
    nodes[used, VISITS] = 0
    nodes[used, AVAILABLE] = 1
    nodes[node, CHILD] = used
    for q in range(SEATS):
        values[used, q] = 0.0
    return used


@rule
def roll_out(t: Any, s: Any, ids: Any, x: int, limit: int, log: Any, count: Any) -> int:
    """Up to `limit` random decisions; the generator's next word."""
    for _ in range(limit):
        mask = who(t, s)
        if mask == 0:
            break
        p = lowest(mask)
        n = legal(t, s, p, ids)
        x = step_word(x)
        clear(log)
        apply(t, s, p, ids[choose_of(x, n)], log)
        count[1] += 1
    return x


@rule
def untried(ids: Any, n: int, slots: Any, x: int) -> int:
    """The index of a random legal action without a child, or -1."""
    free = 0
    for k in range(n):
        if slots[ids[k]] == 0:
            free += 1
    if free == 0:
        return -1
    chosen = choose_of(x, free)
    for k in range(n):
        if slots[ids[k]] == 0:
            if chosen == 0:
                return k
            chosen -= 1
    return -1


@rule
def descend(
    t: Any, s: Any, nodes: Any, values: Any, ids: Any, slots: Any, path: Any, x: int, c: float, log: Any, count: Any
) -> int:
    """Walks from the root to a new node (or the end); path[0] = length, path[1..] = nodes. Returns the next word."""
    node = 0
    depth = 0
    while depth < DEEP:
        mask = who(t, s)
        if mask == 0:
            break
        p = lowest(mask)
        n = legal(t, s, p, ids)
        if n == 1:
            clear(log)
            apply(t, s, p, ids[0], log)
            count[1] += 1
            continue
        find_children(nodes, node, p, slots)
        x = step_word(x)
        k = untried(ids, n, slots, x)
        grown = k >= 0
        if not grown:
            k = best_child(nodes, values, p, ids, n, slots, c)
        for j in range(n):
            if slots[ids[j]] > 0:
                nodes[slots[ids[j]], AVAILABLE] += 1
        child = slots[ids[k]]
        forget_children(nodes, node, slots)
        if grown:
            if count[0] >= len(nodes):
                break
            child = new_node(nodes, values, count[0], node, p * KEYS + ids[k])
            count[0] += 1
        clear(log)
        apply(t, s, p, ids[k], log)
        count[1] += 1
        depth += 1
        path[depth] = child
        node = child
        if grown:
            break
    path[0] = depth
    return x


@loop
def search(
    T: Any, S: Any, nodes: Any, values: Any, count: Any, seat: int, times: int, number: int, cut: int, c: float, L: Any
) -> None:
    """`times` more iterations from row 0 of S for `seat`; row 1 is worked on.

    count[0] = nodes used (1 at the start: the root), count[1] = decisions applied so far, count[2] = iterations. `cut`
    = random
    decisions after a new node, `c` = UCB constant, `number` seeds this slice.
    """
    t = T[0]
    log = L[0]
    s = S[1]
    ids = buffer(MAX_LEGAL)
    slots = buffer(KEYS)
    path = buffer(DEEP + 2)
    ends = buffer(16)
    out = buffer(16)
    x = spread(number)
    for _ in range(times):
        S[1] = S[0]
        x = step_word(x)
        seed(s, x >> 1)
        redeal(t, s, seat)
        x = descend(t, s, nodes, values, ids, slots, path, x, c, log, count)
        x = roll_out(t, s, ids, x, cut, log, count)
        score(t, s, ends, out)
        for d in range(1, path[0] + 1):
            node = path[d]
            nodes[node, VISITS] += 1
            for q in range(SEATS):
                values[node, q] += out[q] / 1000.0
        nodes[0, VISITS] += 1
        count[2] += 1


@rule
def settle(t: Any, S: Any, seat: int, chain: int, ids: Any, out: Any, log: Any) -> int:
    """Greedy decisions of `seat` in row 1 while it goes on deciding; then what row 1 is worth to it."""
    s = S[1]
    ends = buffer(16)
    for _ in range(chain):
        mask = who(t, s)
        if mask != 1 << seat:
            break
        n = legal(t, s, seat, ids)
        best = -1
        at = 0
        for k in range(n):
            S[2] = S[1]
            clear(log)
            apply(t, S[2], seat, ids[k], log)
            score(t, S[2], ends, out)
            if out[seat] > best:
                best = out[seat]
                at = k
        clear(log)
        apply(t, s, seat, ids[at], log)
    score(t, s, ends, out)
    return int(out[seat])


@loop
def greedy(T: Any, S: Any, seat: int, deals: int, chain: int, number: int, totals: Any, L: Any) -> int:
    """One-step greedy: totals[k] = summed worth after the k-th legal action of `seat` in row 0, over `deals` deals of
    what it cannot know.

    While the same seat goes on deciding, up to `chain` further decisions are taken greedily (a MOVE is a card and
    steps). Rows 1 and 2
    are worked on. The number of legal actions.
    """
    t = T[0]
    log = L[0]
    first = buffer(MAX_LEGAL)
    ids = buffer(MAX_LEGAL)
    out = buffer(16)
    n = legal(t, S[0], seat, first)
    x = spread(number)
    for k in range(n):
        totals[k] = 0
    for _ in range(deals):
        x = step_word(x)
        for k in range(n):
            S[1] = S[0]
            seed(S[1], x >> 1)
            redeal(t, S[1], seat)
            clear(log)
            apply(t, S[1], seat, first[k], log)
            totals[k] += settle(t, S, seat, chain, ids, out, log)
    return n


def warmups(bots: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it (see loops.warmups)."""
    import numpy as np

    nodes = np.zeros((4, 5), np.int32)
    values = np.zeros((4, SEATS))
    count = np.array([1, 0, 0], np.int64)
    totals = np.zeros(max(MAX_LEGAL, 1), np.int64)
    return [
        ("search", lambda: bots.search(T, S, nodes, values, count, 0, 0, 1, 0, 0.7, L)),
        ("greedy", lambda: bots.greedy(T, S, 0, 0, 0, 1, totals, L)),
    ]
