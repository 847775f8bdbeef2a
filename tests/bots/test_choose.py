"""Bots: legal, fair, repeatable, and better than chance."""

from __future__ import annotations

import random
import sys
from functools import partial
from typing import Any

import numpy as np
import pytest

from rumpus import new
from rumpus.bots import LEVELS, choose
from rumpus.bots.choose import grow, mind, weighed
from rumpus.games.brawl.rules.ids import P_TURN
from rumpus.games.incredibrawl.rules import ids
from rumpus.kernel.compile.bind import bind
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match
from rumpus.kernel.records.log import Log
from rumpus.kernel.records.record import rows
from rumpus.kernel.records.runtime import PLAIN


def duel(
    game: str, levels: tuple[str, str], seed: int, options: dict[str, Any] | None = None, seconds: float = 0.01
) -> tuple[int, ...]:
    """One game between two levels; the places."""
    spec = find(game)
    loops: Any = bind(spec)
    tables = spec.records.tables(spec.resolve(options or {}))
    state = spec.records.State.blank()
    T, S, L = tables.rows, rows(spec.records.State, state), rows(Log, Log.blank())
    loops.setup_at(T, S, 0, seed, L)
    for n in range(3000):
        mask = int(loops.who_at(T, S, 0))
        if mask == 0:
            break
        seat = mask.bit_length() - 1
        for action in choose(spec, tables, state, seat, levels[seat], seconds, seed * 1000 + n)[0]:
            loops.apply_at(T, S, 0, seat, action, L)
    out = np.zeros(16, np.int32)
    assert loops.result_at(T, S, 0, out) != 0
    return tuple(int(place) for place in out[8:10])


@pytest.mark.parametrize("level", ["random", "greedy", *LEVELS])
@pytest.mark.parametrize("game", ["toy", "brawlhalla"])
def test_what_a_bot_does_is_legal(game: str, level: str) -> None:
    match = new(game, {}, seed=5)
    for n in range(40):
        if not match.active:
            break
        seat = match.active[0]
        actions, estimate = choose(match.spec, match.tables, match.state, seat, level, 0.005, n)
        assert actions
        assert 0 <= estimate <= 100
        match.play_all(seat, actions)  # refuses anything illegal


def test_a_level_or_seat_that_does_not_exist_is_refused() -> None:
    match = new("toy", {}, seed=1)
    with pytest.raises(ValueError, match="random, greedy, easy, medium, hard"):
        choose(match.spec, match.tables, match.state, match.active[0], "wild")
    idle = next(seat for seat in range(2) if seat not in match.active)
    with pytest.raises(ValueError, match="nothing to decide"):
        choose(match.spec, match.tables, match.state, idle, "random")


def test_the_search_repeats_itself_and_never_sees_hidden_cards() -> None:
    """Two positions that look the same to the seat, searched with the same numbers, give the same tree."""
    match = new("brawlhalla", {"legend_pick": "random", "start_spots": "spread"}, seed=3)
    chance = random.Random(1)
    for _ in range(30):
        if not match.active:
            break
        seat = match.active[0]
        if len(match.actions(seat)) > 2:
            trees = []
            for state in (match.state, match.redealt(seat, 77).state, match.state):
                m = mind(match.spec)
                m.states[0] = state[0]
                m.states[0]["rng"] = 0
                grow(m, match.tables.rows, seat, 0.0, 9, slices=1)
                trees.append(m.tree.nodes[: int(m.tree.count[0])].copy())
            assert np.array_equal(trees[0], trees[2]), "not repeatable"
            assert trees[0].shape == trees[1].shape, "the search sees what the seat cannot know"
            assert np.array_equal(trees[0], trees[1]), "the search sees what the seat cannot know"
            return
        match.play(seat, chance.choice(match.actions(seat)))
    raise AssertionError("no decision with a choice was met")


def test_a_win_in_one_is_found() -> None:
    """BH-KOL-03: the foe stands Red in the ring with its last KO card; a Heavy from here cannot be dodged."""
    spec = find("brawlhalla")
    text = (
        "with card_set=blank ko_mode=blitz\nturn A actions 1\nA equipped at r4c5 hand 5 1\nB red at r4c6 hand\ntokens\n"
    )
    tables, state = spec.scenes.read(text, spec.resolve())
    action = choose(spec, tables, state, 0, "hard", 3, 1)[0][0]
    assert spec.actions.name(tables.t, spec.records.State.at(state), 0, action) == "heavy B"


@pytest.fixture
def _same_everywhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """A search of so many slices, whatever the machine does beside it."""
    monkeypatch.setattr(sys.modules[choose.__module__], "grow", partial(grow, slices=3 if not PLAIN else 12))


@pytest.mark.usefixtures("_same_everywhere")
def test_levels_beat_chance() -> None:
    wins = sum(duel("brawlhalla", ("hard", "random"), seed)[0] == 1 for seed in range(4))
    wins += sum(duel("brawlhalla", ("random", "hard"), seed)[1] == 1 for seed in range(4))
    assert wins >= 7
    greedy = sum(duel("brawlhalla", ("greedy", "random"), seed)[0] == 1 for seed in range(8))
    assert greedy >= 6


@pytest.mark.rule("IB-R-CLASS", "IB-R-VOTE")
@pytest.mark.parametrize("level", ["random", "greedy", "hard"])
def test_bots_answer_about_classes_from_the_data(level: str) -> None:
    """They claim no class that the card does not list, and agree to none."""
    spec = find("incredibrawl")
    match = Match.start(spec, {"mode": "gamer", "locations": "on", "classes": "vote"}, 1)
    for ask, found in ((ids.A_CLAIM, True), (ids.A_VOTE, True), (ids.A_MAY, False)):
        match.s.ask, match.s.asked, match.s.waiting = ask, 1, 1
        assert (spec.bots.answer(match.s, 0) == ids.NO) == found
        if found:
            assert choose(spec, match.tables, match.state, 0, level, 0.01)[0] == [ids.NO]


@pytest.mark.rule("BR-RUL-28")
@pytest.mark.parametrize("tag_hand", ["any", "empty"])
@pytest.mark.parametrize("level", ["greedy", *LEVELS])
def test_bots_do_not_trade_off_without_end(level: str, tag_hand: str) -> None:
    """They may as often as they wish; but between two deals or plays each hands over to whom has more to come."""
    options = {"mode": "training", "format": "tag_team", "teams": "2v3", "tag_hand": tag_hand}
    match = new("brawl", options, seed=5)
    tags = 0
    for n in range(120):
        if not match.active:
            break
        seat = match.active[0]
        actions = choose(match.spec, match.tables, match.state, seat, level, 0.004, n)[0]
        named = match.s.phase == P_TURN and match.name(seat, actions[0]).startswith("tag")
        tags = tags + 1 if named else 0
        assert tags <= 2, f"decision {n}: seat {seat} hands on once more"
        match.play_all(seat, actions)


SHOWDOWN = """
round 2 pot 5 leader A turn B
A coins 0 hand 2 laid 4
B coins 0 hand 1 5
deck
"""


def test_a_decision_is_weighed_after_the_fact() -> None:
    """Five coins lie there, and only the 5 takes them: to lay the 1 was to lose."""
    match = Match.at_scene("toy", SHOWDOWN, {})
    low, high = (next(a for a in match.actions(1) if match.name(1, a) == name) for name in ("lay 1", "lay 5"))
    wrong = weighed(match.spec, match.tables, match.state, 1, low, 0.05)
    assert (wrong.right[0], wrong.best[0], low in wrong.right) == (high, high, False)
    assert wrong.loss > 900
    right = weighed(match.spec, match.tables, match.state, 1, high, 0.05)
    assert (right.loss, right.right[0]) == (0, high)
