"""Seats that choose together: no answer is seen before its time, and the best answer is a mix."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import numpy as np
import pytest

from rumpus.bots import choose
from rumpus.bots.choose import _children, _play, grow, mind, mix
from rumpus.bots.together import KEYS, SHARE, learn, mixed_child, new_node, stamp_children
from rumpus.games.incredibrawl.interface import prompts
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.runtime import PLAIN

SLICES = 40 if PLAIN else 8
MANY = 250 if PLAIN else 20
CASUAL = {"players": 2, "mode": "casual"}
GAMER = {"players": 3, "mode": "gamer", "power_ups": "on", "locations": "on"}


def searched(match: Match, state: Any, seat: int, seed: int = 9, slices: int = SLICES) -> Any:
    """The mind after a search of a set length."""
    m = mind(match.spec)
    m.states[0] = state[0]
    m.states[0]["rng"] = 0
    grow(m, match.tables.rows, seat, 0.0, seed, slices=slices)
    return m


def asked(kind: str, options: dict[str, Any], seed: int = 0) -> Match:
    """A random game at a moment at which several seats are asked for something, and both have a choice."""
    chance = random.Random(seed)
    while True:
        match = Match.start("incredibrawl", options, seed)
        while not match.over:
            waits = match.active
            if prompts.asked(match.s) == kind and len(waits) > 1 and all(len(match.actions(p)) > 1 for p in waits):
                return match
            seat = chance.choice(waits)
            match.play(seat, chance.choice(match.actions(seat)))
        seed += 1


def game_of_two(payoff: list[list[float]], times: int, seed: int) -> tuple[list[float], list[float]]:
    """Two seats learn by regret matching what to choose in a matrix (the first one's part of 1); their mixes."""
    nodes = np.zeros((8, 5), np.int32)
    values, mixes = np.zeros((8, 8)), np.zeros((8, 3))
    chance = random.Random(seed)
    moves = list(range(2))
    slots = [[0, 0], [0, 0]]
    for p in range(2):
        for a in moves:
            slots[p][a] = new_node(nodes, values, 1 + 2 * p + a, 0, p * KEYS + a)
            nodes[slots[p][a], 3], values[slots[p][a], p] = 1, 0.5
    for number in range(1, times):
        picks = []
        for p in range(2):
            stamp_children(mixes, moves, 2, slots[p], number)
            picks.append(mixed_child(mixes, moves, 2, slots[p], chance.getrandbits(32)))
        won = payoff[picks[0]][picks[1]]
        out = [round(1000 * won), round(1000 * (1 - won))]
        for p in range(2):
            child = slots[p][picks[p]]
            learn(nodes, values, mixes, 0, child, out, number)
            nodes[child, 3] += 1
            values[child, p] += out[p] / 1000
        nodes[0, 3] += 1
    shares = [[float(mixes[slots[p][a], SHARE]) for a in moves] for p in range(2)]
    return [s / sum(shares[0]) for s in shares[0]], [s / sum(shares[1]) for s in shares[1]]


@pytest.mark.parametrize(
    ("payoff", "first", "second"),
    [
        ([[1.0, 0.0], [0.0, 1.0]], 1 / 2, 1 / 2),  # matching pennies
        ([[1.0, 0.0], [0.2, 0.6]], 0.4 / 1.4, 0.6 / 1.4),  # the first row pays most, and is right less often
        ([[0.6, 0.5], [0.4, 0.9]], 0.5 / 0.6, 0.4 / 0.6),
        ([[0.7, 0.8], [0.2, 0.9]], 1.0, 1.0),  # a saddle: nothing to mix
    ],
)
def test_regret_matching_finds_the_equilibrium(payoff: list[list[float]], first: float, second: float) -> None:
    for seed in range(3):
        a, b = game_of_two(payoff, 6000, seed)
        assert a[0] == pytest.approx(first, abs=0.1)
        assert b[0] == pytest.approx(second, abs=0.1)


def test_signs_are_thrown_evenly() -> None:
    """Rock, paper, scissors: only a third of each is sound, in the mix of every search and over many answers."""
    match = asked("throw", CASUAL)
    seat = match.active[1]
    thrown: Counter[int] = Counter()
    chance = random.Random(1)
    for seed in range(4):
        m = searched(match, match.state, seat, seed, MANY)
        mixed = mix(m, seat)
        assert len(mixed) == 3
        assert all(0.1 < share < 0.65 for share, _ in mixed)
        for _ in range(30):
            thrown[_play(m, match.tables.rows, seat, 0.0, chance)[0][0]] += 1
    assert set(thrown) == {ids.ROCK, ids.PAPER, ids.SCISSORS}
    assert min(thrown.values()) > 120 / 3 / 2


def test_a_mix_is_drawn_from_what_comes_into_question() -> None:
    """Where seats act together openly, a search also meets what only another one's act makes possible."""
    match = asked("throw", CASUAL)
    seat, chance = match.active[1], random.Random(1)
    m = searched(match, match.state, seat)
    for child in _children(m, 0, seat):
        ideas = [child]
        wanted = int(m.tree.nodes[child[1], 0]) % KEYS
        assert {_play(m, match.tables.rows, seat, 0.0, chance, ideas)[0][0] for _ in range(12)} == {wanted}


@pytest.mark.parametrize("options", [CASUAL, GAMER], ids=["casual", "gamer"])
@pytest.mark.parametrize("kind", ["select", "refill", "throw", "draw", "window"])
@pytest.mark.rule("IB-SEL-03", "IB-TIE-02", "IB-DRAW-12")
def test_an_answer_does_not_depend_on_what_others_have_answered(kind: str, options: dict[str, Any]) -> None:
    """Whether another seat has answered, what, and what else it holds: the same tree, so the same answer."""
    if kind == "window" and options is CASUAL:
        pytest.skip("no Power-Ups, no windows")
    match = asked(kind, options)
    other, seat = match.active[:2]
    states = [match.state.copy(), match.redealt(seat, 5).state.copy()]
    for action in match.actions(other):
        if action in (ids.STAND, ids.LIFT, ids.WITHDRAW):
            continue
        match.play(other, action)
        states += [match.state.copy(), match.redealt(seat, 3).state.copy()]
        match = asked(kind, options)
    trees = []
    for state in states:
        m = searched(match, state, seat, slices=2)
        used = int(m.tree.count[0])
        answer = _play(m, match.tables.rows, seat, 0.0, random.Random(4))
        trees.append((m.tree.nodes[:used].copy(), m.tree.mixes[:used].copy(), answer))
    for nodes, mixes, answer in trees[1:]:
        assert np.array_equal(nodes, trees[0][0]), "the search sees what the seat cannot know"
        assert np.array_equal(mixes, trees[0][1])
        assert answer == trees[0][2]


def test_a_secret_choice_is_mixed() -> None:
    """Which character is chosen varies with the seed of the draw: nobody can count on it."""
    match = asked("select", CASUAL, 3)
    seat = match.active[0]
    m = searched(match, match.state, seat)
    shares = mix(m, seat)
    assert sum(share for share, _ in shares) == pytest.approx(1)
    assert shares == sorted(shares, reverse=True)


def test_greedy_knows_no_answer_of_others_either() -> None:
    """The same position with another answer of the other seat gives greedy the same choice."""
    match = asked("select", CASUAL, 5)
    other, seat = match.active
    told = set()
    for card in match.actions(other)[:3]:
        now = asked("select", CASUAL, 5)
        now.play(other, card)
        told.add(tuple(choose(now.spec, now.tables, now.state, seat, "greedy", seed=2)[0]))
    assert len(told) == 1
