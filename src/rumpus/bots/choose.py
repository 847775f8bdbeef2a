"""What a bot does here: one entry for all levels, used by the server's workers, the simulator and the bench.

Where everybody plays at once there is no tree to search: the levels are those of the game's own hands (`Tempo`).
"""

from __future__ import annotations

import random
import time
from dataclasses import dataclass
from typing import Any

import numpy as np

from rumpus.bots.policy import trained
from rumpus.bots.together import SEATS, SHARE, Tree
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.content import Tables
from rumpus.kernel.contract.spec import GameSpec
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import Array, rows
from rumpus.kernel.records.runtime import PLAIN

SEARCH = "rumpus.bots.ismcts"
NODES = 300_000
SLICE = 200  # iterations between looks at the clock


@dataclass(frozen=True, slots=True)
class Level:
    """How a level plays: seconds of search, how far visit counts are flattened, and how often it just picks anything
    legal.
    """

    seconds: float
    temperature: float = 0.0
    blunder: float = 0.0


LEVELS = {
    "easy": Level(0.15, temperature=1.0, blunder=0.15),
    "medium": Level(0.4, temperature=0.3, blunder=0.03),
    "hard": Level(1.0),
}
"""The searching levels; `levels_of` are all that `choose` knows."""

ABLEST = "hard"
"""How well the game's own hands play as the level `hand`, where they need not be quick."""

DEALS = 24
"""Where no tree is searched, a position is judged on so many deals of what the seat cannot know."""

ALIKE = 30
"""Thousandths of a win: actions nearer than that are as good as each other."""

FAINT = 0.1  # of the likeliest action's chance: what is less likely is not played


class Mind:
    """Working memory of one search: arrays made once a process and used again."""

    def __init__(self, spec: GameSpec) -> None:
        """Room for a game."""
        self.spec = spec
        self.loops = bind(spec)
        self.bound = bind(spec, SEARCH)
        self.states = spec.records.State.blank(3)
        self.S = rows(spec.records.State, self.states)
        self.log = Log.blank()
        self.L = rows(Log, self.log)
        room = NODES if not PLAIN else 5_000
        self.tree = Tree(
            np.zeros((room, 5), np.int32), np.zeros((room, SEATS)), np.zeros((room, 3)), np.zeros(3, np.int64)
        )

    def clear(self) -> None:
        """An empty tree: the root alone."""
        self.tree.nodes[0] = 0
        self.tree.values[0] = 0.0
        self.tree.mixes[: int(self.tree.count[0])] = 0.0
        self.tree.count[:] = (1, 0, 0)

    def legal(self, T: Any, seat: int, row: int = 0) -> list[int]:
        """The legal actions of a seat in row `row`."""
        return self._listed(self.loops.legal_at, T, seat, row)

    def wise(self, T: Any, seat: int, row: int = 0) -> list[int]:
        """Those that bots look at."""
        return self._listed(self.bound.wise_at, T, seat, row)

    def leant(self, T: Any, seat: int, among: list[int]) -> int:
        """What the game's trained policy does for a seat in row 0. PolicyError where it is refused."""
        net = trained(self.spec.id)
        self.loops.features_at(T, self.S, 0, seat, net.row)
        return int(self.bound.leant(np.array(among, np.int32), net))

    def _listed(self, lister: Any, T: Any, seat: int, row: int) -> list[int]:
        """What a loop lists."""
        out = np.zeros(max(self.spec.actions.max_legal, 1), np.int32)
        n = lister(T, self.S, row, seat, out if not PLAIN else out.data)
        return [int(a) for a in out[:n]]


_minds: dict[str, Mind] = {}


def mind(spec: GameSpec) -> Mind:
    """The working memory of this process for a game."""
    if spec.id not in _minds:
        _minds[spec.id] = Mind(spec)
    return _minds[spec.id]


def choose(
    spec: GameSpec, tables: Tables, state: Array, seat: int, level: str, seconds: float | None = None, seed: int = 0
) -> tuple[list[int], int]:
    """What a bot of this level does for `seat`: (action ids, estimate 0..100).

    `state` is an array of one State, whose hidden parts are dealt anew before any look at them. The
    first action is legal now; further ones are the rest of the same play, given only where nothing hidden or random
    lies between.
    `seconds` overrides the level's thinking time. Raises ValueError for a level that does not exist or a seat that may
    not act.
    """
    if level not in (known := levels_of(spec)):
        raise ValueError(f"level {level!r} is not one of {', '.join(known)}")
    m = mind(spec)
    m.states[0] = state[0]
    T = tables.rows
    actions = m.legal(T, seat)
    if not actions:
        raise ValueError(f"seat {seat} has nothing to decide here")
    chance = random.Random(seed)
    told = spec.bots.answer(spec.records.State.at(state), seat)
    if told in actions:
        return [told], 50
    if level == "random":
        return [chance.choice(actions)], 50
    shunned = spec.bots.shun(tables.t, spec.records.State.at(state), seat)
    looked = m.wise(T, seat)
    wise = [action for action in looked if action not in shunned] or looked
    if level == "greedy":
        return _greedy(m, T, seat, looked, wise, seed, chance)
    if len(wise) == 1:
        return wise, 50
    if level == "trained":
        return [m.leant(T, seat, wise)], 50
    if level == "hand" or has_hands(spec, tables.t):
        hand = ABLEST if level == "hand" else level
        return by_hand(spec, tables, state, seat, hand, seed) or actions[:1], 50
    kind = LEVELS[level]
    if chance.random() < kind.blunder:
        return [chance.choice(wise)], 50
    grow(m, T, seat, kind.seconds if seconds is None else seconds, seed)
    ideas = [child for child in _children(m, 0, seat) if m.tree.nodes[child[1], 0] % 4096 in wise]
    if not ideas:
        return [chance.choice(wise)], 50
    return _play(m, T, seat, kind.temperature, chance, ideas)


def levels_of(spec: GameSpec) -> tuple[str, ...]:
    """The levels that `choose` knows for a game."""
    own = {"trained": spec.bots.trained, "hand": spec.tempo}
    return ("random", "greedy", *(level for level, has in own.items() if has is not None), *LEVELS)


def has_hands(spec: GameSpec, t: Any) -> bool:
    """Whether bots play this table with hands, in real time, instead of searching."""
    return spec.tempo is not None and spec.in_real_time(t)


def hand_of(spec: GameSpec, tables: Tables, state: Array, seat: int, level: int, number: int) -> tuple[int, int]:
    """What the hand of a bot does next (-1: nothing yet) and after how many ms; `level` is its place in LEVELS.
    TypeError for a game whose bots have no hands.
    """
    if spec.tempo is None:
        raise TypeError(f"the bots of {spec.id} have no hands")
    out = np.zeros(64, np.int32).data
    spec.tempo.think(tables.t, spec.records.State.at(state), seat, level, number, out)
    return int(out[0]), int(out[1])


def by_hand(spec: GameSpec, tables: Tables, state: Array, seat: int, level: str, seed: int) -> list[int]:
    """What the hand of a bot does in real time: one action, or none where it would rather wait."""
    number = random.Random(seed).getrandbits(31)
    action, _ = hand_of(spec, tables, state, seat, list(LEVELS).index(level), number)
    return [action] if action >= 0 else []


def grow(m: Mind, T: Any, seat: int, seconds: float, seed: int, slices: int | None = None) -> None:
    """Search from row 0 until the time is up, or for a number of slices."""
    m.clear()
    end = time.perf_counter() + seconds
    done, hints = 0, m.spec.bots
    size = SLICE if not PLAIN else 4
    while (time.perf_counter() < end) if slices is None else done < slices:
        done += 1
        number = (seed * 1_000_003 + done) & 0x7FFFFFFF
        m.bound.search(T, m.S, m.tree, seat, size, number, hints.cut, hints.ucb, m.L)
        if m.tree.count[0] + 2 > len(m.tree.nodes):
            break
        if slices is None and done % 16 == 0 and decided(m, seat, 1 - (end - time.perf_counter()) / seconds):
            break


def valued(spec: GameSpec, tables: Tables, state: Array, seat: int, seconds: float, seed: int = 0) -> tuple[int, ...]:
    """What a position is worth to every seat, 0..1000, by a search of so many seconds on what `seat` knows; () where
    that comes to nothing.
    """
    m = mind(spec)
    m.states[0] = state[0]
    grow(m, tables.rows, seat, seconds, seed)
    total, visits, child = np.zeros(SEATS), 0, int(m.tree.nodes[0, 1])
    while child > 0:
        total += m.tree.values[child]
        visits += int(m.tree.nodes[child, 3])
        child = int(m.tree.nodes[child, 2])
    return tuple(round(1000 * float(value) / visits) for value in total) if visits and total.any() else ()


def standing(spec: GameSpec, tables: Tables, state: Array, seat: int, seconds: float, seed: int = 0) -> tuple[int, ...]:
    """How each seat stands here, 0..1000, by what `seat` knows: the end where it has come; the search's own value of
    the position; in real time, where nothing is searched, the game's `worth` over several deals.
    """
    m, T, ends = mind(spec), tables.rows, np.zeros(16, np.int32)
    m.states[0] = state[0]
    if m.loops.result_at(T, m.S, 0, ends):
        places = [int(place) for place in ends[8:] if place]
        last = max(places)
        return tuple(1000 * (last - place) // (last - 1) if last > 1 else 500 for place in places)
    if not has_hands(spec, tables.t) and (searched := valued(spec, tables, state, seat, seconds, seed)):
        return searched
    total, out = np.zeros(16, np.int64), np.zeros(16, np.int32)
    for n in range(DEALS):
        m.states[0] = state[0]
        m.loops.redeal_at(T, m.S, 0, seat, (seed + n) & 0x7FFFFFFF)
        m.loops.worth_at(T, m.S, 0, out)
        total += out
    return tuple(int(worth) // DEALS for worth in total)


@dataclass(frozen=True, slots=True)
class Weighed:
    """A decision after the fact: how much less of a win the action that was played brought than the best one, in
    thousandths; the actions that are as good as the best, that one first; and what the search would have played.
    """

    loss: int
    right: tuple[int, ...]
    best: tuple[int, ...]


def weighed(
    spec: GameSpec,
    tables: Tables,
    state: Array,
    seat: int,
    played: int,
    seconds: float,
    seed: int = 0,
    *,
    ideas: int = 3,
    tries: int = 6,
) -> Weighed:
    """What was played beside so many ideas of a search of so many seconds: each is played in the same deals of what the
    seat cannot know, and the positions after it are searched as long, together.
    """
    m, T = mind(spec), tables.rows
    m.states[0] = state[0]
    grow(m, T, seat, seconds, seed)
    found = [child for _, child in mix(m, seat)] or [child for _, child in _children(m, 0, seat)]
    whole = _play(m, T, seat, 0.0, random.Random(seed))[0] if found else [played]
    firsts = [whole[0], *(int(m.tree.nodes[child, 0]) % 4096 for child in found)]
    worth = dict.fromkeys([*list(dict.fromkeys(firsts))[:ideas], played], 0)
    if len(worth) == 1:
        return Weighed(0, (played,), tuple(whole))
    after = spec.records.State.blank()
    for n in range(tries):
        m.states[0] = state[0]
        m.loops.redeal_at(T, m.S, 0, seat, (seed + n) & 0x7FFFFFFF)
        dealt = m.states[0].copy()
        for action in worth:
            m.states[0] = dealt
            m.loops.apply_at(T, m.S, 0, seat, action, m.L)
            after[0] = m.states[0]
            worth[action] += standing(spec, tables, after, seat, seconds / tries, seed + n)[seat]
    ranked = sorted(worth, key=lambda action: -worth[action])
    top = worth[ranked[0]]
    right = tuple(action for action in ranked if top - worth[action] <= ALIKE * tries)
    best = whole if whole[0] == ranked[0] else ranked[:1]
    return Weighed((top - worth[played]) // tries, right, tuple(best))


def _children(m: Mind, node: int, seat: int) -> list[tuple[int, int]]:
    """(visits, node) of the children of a node that are decisions of `seat`, most visited first."""
    found = []
    child = int(m.tree.nodes[node, 1])
    while child > 0:
        if m.tree.nodes[child, 0] // 4096 == seat:
            found.append((int(m.tree.nodes[child, 3]), child))
        child = int(m.tree.nodes[child, 2])
    return sorted(found, reverse=True)


def mix(m: Mind, seat: int, temperature: float = 0.0) -> list[tuple[float, int]]:
    """(chance, node) of the answers of `seat` to what it is asked together with others, the likeliest first; empty
    where it decides alone. Chances below a tenth of the best are noise, and dropped.
    """
    shares = sorted(((float(m.tree.mixes[child, SHARE]), child) for _, child in _children(m, 0, seat)), reverse=True)
    if not shares or shares[0][0] <= 0:
        return []
    kept = [(share ** (1 / (1 + temperature)), child) for share, child in shares if share >= FAINT * shares[0][0]]
    total = sum(share for share, _ in kept)
    return [(share / total, child) for share, child in kept]


def decided(m: Mind, seat: int, part: float) -> bool:
    """Whether more search would not change the answer: `part` of the time is gone."""
    if mixed := mix(m, seat):
        return part > 0.2 and mixed[0][0] > 0.98
    children = _children(m, 0, seat)
    if not children:
        return False
    lead = children[0][0] - (children[1][0] if len(children) > 1 else 0)
    return part > 0.1 and lead > int(m.tree.nodes[0, 3]) * (1 - part) / part


def _play(
    m: Mind,
    T: Any,
    seat: int,
    temperature: float,
    chance: random.Random,
    ideas: list[tuple[int, int]] | None = None,
) -> tuple[list[int], int]:
    """The most visited action, equal ones by chance (or one drawn by visits), and what follows it for the same seat as
    far as nothing new comes to light. Asked together with others: an action drawn from the average mix. `ideas`: the
    children of the root that come into question, where that are not all.
    """
    children = ideas or _children(m, 0, seat)
    equal = [child for visits, child in children if visits >= children[0][0] - 1]
    node = equal[0] if len(equal) == 1 else chance.choice(equal)
    fitting = {child for _, child in children}
    # What may be answered once a team mate has acted is a child of the root, too, but nothing to do now.
    if mixed := [(share, child) for share, child in mix(m, seat, temperature) if child in fitting]:
        node = chance.choices([child for _, child in mixed], [share for share, _ in mixed])[0]
    elif temperature > 0:
        weights = [visits ** (1 / temperature) for visits, _ in children]
        node = chance.choices([child for _, child in children], weights)[0]
    estimate = round(100 * float(m.tree.values[node, seat]) / max(1, int(m.tree.nodes[node, 3])))
    actions = [int(m.tree.nodes[node, 0]) % 4096]
    m.states[1] = m.states[0]
    while len(actions) < 24:
        m.loops.apply_at(T, m.S, 1, seat, actions[-1], m.L)
        log = Log.at(m.log)
        if log.draws or log.shown or m.loops.who_at(T, m.S, 1) != 1 << seat:
            break
        wise = m.wise(T, seat, 1)
        if len(wise) == 1:
            actions += wise
            continue
        following = [
            (visits, child) for visits, child in _children(m, node, seat) if m.tree.nodes[child, 0] % 4096 in wise
        ]
        if not following or following[0][0] < 30:
            break
        node = following[0][1]
        actions.append(int(m.tree.nodes[node, 0]) % 4096)
    return actions, estimate


def _greedy(
    m: Mind, T: Any, seat: int, actions: list[int], wise: list[int], seed: int, chance: random.Random
) -> tuple[list[int], int]:
    """One-step greedy by `worth` among the wise of the actions looked at; equal ones by chance."""
    totals = np.zeros(max(m.spec.actions.max_legal, 1), np.int64)
    deals, chain = (4, 10) if not PLAIN else (1, 3)
    n = int(m.bound.greedy(T, m.S, seat, deals, chain, seed & 0x7FFFFFFF, totals, m.L))
    among = [k for k in range(n) if actions[k] in wise]
    best = int(totals[among].max())
    k = chance.choice([k for k in among if totals[k] == best])
    return [actions[k]], round(best / deals / 10)
