"""Information-set Monte Carlo tree search over the contract, bound to a game like the kernel's loops.

One tree over what the searching seat can tell apart. Each iteration takes back what others have answered unseen
(`take_back`), deals the hidden parts anew (`redeal`), walks down the tree among the actions legal in this deal,
adds one node, plays a few random decisions and scores the position by `result` or `worth`. Every seat maximises its
own value, by UCB1 where it decides alone.

Seats asked together decide without each other (together.py): the numbers of each lie at the node at which all were
asked, and none of them at an answer that it cannot have seen. Each mixes its actions by regret matching, and the tree
goes on below what all have answered. The best answer to such a question is the average mix, not the best action.

Nodes are rows of NODE (int32): key = seat * KEYS + action, first child, next sibling, visits, availability. VALUE
(float64) holds a node's summed values per seat, 0..1 each; MIX (float64) regret, share in the average mix, and the last
iteration in which the action could be chosen: of actions chosen together with others.
"""

from collections.abc import Callable
from math import log as ln
from math import sqrt
from typing import Any

from rumpus.bots.policy import favourite, no_net
from rumpus.bots.together import (
    AVAILABLE,
    CHILD,
    KEY,
    KEYS,
    SEATS,
    SIBLING,
    VISITS,
    Tree,
    follow,
    learn,
    mixed_child,
    new_node,
    stamp_children,
)
from rumpus.kernel.contract.unbound import MAX_LEGAL, apply, legal, narrow, redeal, result, rule, take_back, who, worth
from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.buffers import buffer
from rumpus.kernel.records.chance import next_word, pick, seed, spread
from rumpus.kernel.records.log import clear
from rumpus.kernel.records.runtime import loop

DEEP = 192  # decisions of one walk down the tree


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
def wise(t: Any, s: Any, p: int, ids: Any) -> int:
    """The legal actions of seat p that bots of this game look at; how many they are."""
    n = legal(t, s, p, ids)
    return narrow(t, s, p, ids, n) if n > 1 else n


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
def roll_out(t: Any, s: Any, ids: Any, x: int, limit: int, log: Any, count: Any) -> int:
    """Up to `limit` random decisions; the generator's next word."""
    for _ in range(limit):
        mask = who(t, s)
        if mask == 0:
            break
        p = first_bit(mask)
        n = wise(t, s, p, ids)
        x = next_word(x)
        clear(log)
        apply(t, s, p, ids[pick(x, n)], log)
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
    chosen = pick(x, free)
    for k in range(n):
        if slots[ids[k]] == 0:
            if chosen == 0:
                return k
            chosen -= 1
    return -1


@rule
def step_down(
    tree: Tree, ids: Any, n: int, slots: Any, key: int, at: int, together: bool, x: int, c: float, step: Any
) -> None:
    """Chooses among n actions of seat `key` // KEYS by the numbers at node `at`: step = (index into ids, its child, 1
    for a new one); child 0 when the tree is full.
    """
    p = key // KEYS
    nodes, count = tree.nodes, tree.count
    find_children(nodes, at, p, slots)
    k = untried(ids, n, slots, x)
    step[2] = 1 if k >= 0 else 0
    if together:
        stamp_children(tree.mixes, ids, n, slots, count[2])
    if k < 0 and together:
        k = mixed_child(tree.mixes, ids, n, slots, x)
    elif k < 0:
        k = best_child(nodes, tree.values, p, ids, n, slots, c)
    for j in range(n):
        if slots[ids[j]] > 0:
            nodes[slots[ids[j]], AVAILABLE] += 1
    child = slots[ids[k]]
    forget_children(nodes, at, slots)
    if count[0] + 2 > len(nodes):
        child = 0
    elif step[2]:
        child = new_node(nodes, tree.values, count[0], at, key + ids[k])
        count[0] += 1
    step[0] = k
    step[1] = child


@rule
def note(path: Any, depth: int, node: int, mixed_at: int) -> int:
    """Writes the next pair of the path; the new length."""
    path[2 * depth + 1] = node
    path[2 * depth + 2] = mixed_at
    return depth + 1


@rule
def descend(t: Any, s: Any, tree: Tree, ids: Any, slots: Any, path: Any, x: int, c: float, log: Any, place: Any) -> int:
    """Walks from the root to a new node (or the end); path[0] = length, then pairs: node, and 1 + the node at which it
    was mixed (0: chosen alone, or new). Returns the next word.

    `waiting` = seats asked together that have yet to answer; place[p] = the node at which seat p was asked; the three
    numbers after the seats in `place` are those of `step_down`.
    """
    node, depth, waiting, fresh = 0, 0, 0, 0
    step = place[SEATS:]
    while depth < DEEP:
        mask = who(t, s)
        if waiting & mask == 0:
            if mask == 0 or fresh:
                break
            waiting = mask if mask & (mask - 1) else 0
            if waiting:
                for q in range(SEATS):
                    place[q] = node
        p = first_bit(waiting & mask if waiting else mask)
        n = wise(t, s, p, ids)
        k = 0
        if n > 1:
            at = place[p] if waiting else node
            x = next_word(x)
            step_down(tree, ids, n, slots, p * KEYS, at, waiting != 0, x, c, step)
            k, child = step[0], step[1]
            if child == 0:
                break
            fresh |= step[2]
            depth = note(path, depth, child, at + 1 if waiting and step[2] == 0 else 0)
            if at == node:
                node = child
            else:  # its own numbers lie where it was asked; the tree goes on below what the others answered
                node = follow(tree.nodes, tree.values, tree.count, node, p * KEYS + ids[k])
                depth = note(path, depth, node, 0)
            if waiting:
                place[p] = child
        clear(log)
        apply(t, s, p, ids[k], log)
        tree.count[1] += 1
        if log.shown or log.draws:
            waiting = 0  # something came to light: whoever is asked now knows it
        if fresh and waiting == 0:
            break
    path[0] = depth
    return x


@loop
def search(T: Any, S: Any, tree: Tree, seat: int, times: int, number: int, cut: int, c: float, L: Any) -> None:
    """`times` more iterations from row 0 of S for `seat`; row 1 is worked on. `cut` = random decisions after a new
    node, `c` = UCB constant, `number` seeds this slice.
    """
    nodes, values, count = tree.nodes, tree.values, tree.count
    t = T[0]
    log = L[0]
    s = S[1]
    ids = buffer(MAX_LEGAL)
    slots = buffer(KEYS)
    path = buffer(2 * DEEP + 8)
    place = buffer(SEATS + 3)
    ends = buffer(16)
    out = buffer(16)
    x = spread(number)
    for _ in range(times):
        S[1] = S[0]
        x = next_word(x)
        seed(s, x >> 1)
        take_back(t, s, seat)
        redeal(t, s, seat)
        count[2] += 1
        x = descend(t, s, tree, ids, slots, path, x, c, log, place)
        x = roll_out(t, s, ids, x, cut, log, count)
        score(t, s, ends, out)
        for d in range(1, path[0] + 1):
            node = path[2 * d - 1]
            if path[2 * d]:
                learn(nodes, values, tree.mixes, path[2 * d] - 1, node, out, count[2])
            nodes[node, VISITS] += 1
            for q in range(SEATS):
                values[node, q] += out[q] / 1000.0
        nodes[0, VISITS] += 1


@rule
def close(t: Any, s: Any, asked: int, ids: Any, x: int, log: Any) -> None:
    """Whoever was asked together with a seat that has just answered answers anything: greedy knows no more."""
    for _ in range(SEATS * 4):
        left = who(t, s) & asked
        if left == 0:
            return
        p = first_bit(left)
        n = wise(t, s, p, ids)
        x = next_word(x)
        clear(log)
        apply(t, s, p, ids[pick(x, n)], log)
        if log.shown or log.draws:
            return


@rule
def settle(t: Any, S: Any, seat: int, chain: int, ids: Any, out: Any, log: Any) -> int:
    """Greedy decisions of `seat` in row 1 while it goes on deciding; then what row 1 is worth to it."""
    s = S[1]
    ends = buffer(16)
    for _ in range(chain):
        mask = who(t, s)
        if mask != 1 << seat:
            break
        n = wise(t, s, seat, ids)
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
    """One-step greedy: totals[k] = summed worth after the k-th wise action of `seat` in row 0, over `deals` deals of
    what it cannot know, each with an answer of those that are asked together with it.

    While the same seat goes on deciding, up to `chain` further decisions are taken greedily (a MOVE is a card and
    steps). Rows 1 and 2
    are worked on. The number of wise actions.
    """
    t = T[0]
    log = L[0]
    first = buffer(MAX_LEGAL)
    ids = buffer(MAX_LEGAL)
    out = buffer(16)
    n = wise(t, S[0], seat, first)
    x = spread(number)
    for k in range(n):
        totals[k] = 0
    for _ in range(deals):
        x = next_word(x)
        for k in range(n):
            S[1] = S[0]
            seed(S[1], x >> 1)
            take_back(t, S[1], seat)
            redeal(t, S[1], seat)
            others = who(t, S[1]) & ~(1 << seat)
            clear(log)
            apply(t, S[1], seat, first[k], log)
            if others:
                close(t, S[1], others, ids, x, log)
            totals[k] += settle(t, S, seat, chain, ids, out, log)
    return n


@loop
def wise_at(T: Any, S: Any, i: int, p: int, out: Any) -> int:
    """The legal actions of seat p in row i that bots look at; how many they are."""
    return int(wise(T[0], S[i], p, out))


@loop
def leant(ids: Any, net: Any) -> int:
    """The one of some actions that a trained policy does on the row in net.row."""
    return favourite(net, ids, len(ids))


def warmups(bots: Any, T: Any, S: Any, L: Any, _width: int) -> list[tuple[str, Callable[[], Any]]]:
    """A call of every entry point, each of which compiles it (see loops.warmups)."""
    import numpy as np

    tree = Tree(np.zeros((4, 5), np.int32), np.zeros((4, SEATS)), np.zeros((4, 3)), np.array([1, 0, 0], np.int64))
    totals = np.zeros(max(MAX_LEGAL, 1), np.int64)
    some = np.zeros(max(MAX_LEGAL, 1), np.int32)
    return [
        ("search", lambda: bots.search(T, S, tree, 0, 0, 1, 0, 0.7, L)),
        ("greedy", lambda: bots.greedy(T, S, 0, 0, 0, 1, totals, L)),
        ("trained", lambda: bots.leant(some[:1], no_net())),
        ("wise actions", lambda: bots.wise_at(T, S, 0, 0, some)),
    ]
