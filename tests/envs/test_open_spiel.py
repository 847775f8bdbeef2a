"""OpenSpiel's face: its own tests, its algorithms, and what an information state may tell."""

from __future__ import annotations

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator
from open_spiel.python.policy import UniformRandomPolicy

import rumpus.envs.open_spiel as face

SMALL = "rumpus_toy(deals=4,options=hand:1;highest:4)"


@pytest.mark.parametrize("name", [SMALL, "rumpus_toy(options=players:3;pace:together)"])
def test_open_spiel_is_content(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=name == SMALL, verbose=False)


def test_cfr_comes_near_an_equilibrium() -> None:
    game = pyspiel.load_game(SMALL)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(3):
        solver.evaluate_and_update_policy()
    before = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert exploitability.nash_conv(game, solver.average_policy()) < before / 4


def test_ismcts_plays_a_game() -> None:
    game, rng = pyspiel.load_game("rumpus_toy"), np.random.RandomState(3)
    bot = ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 2.0, 10, random_state=rng)
    state = game.new_initial_state()
    state.apply_action(5)
    while not state.is_terminal():
        seat = state.current_player()
        legal = state.legal_actions()
        state.apply_action(bot.step(state) if seat == 0 else int(rng.choice(legal)))
    assert sum(state.returns()) == 0


def played(name: str, decisions: int) -> face.State:
    """A game that has gone on for a while."""
    state = pyspiel.load_game(name).new_initial_state()
    state.apply_action(1)
    for k in range(decisions):
        legal = state.legal_actions()
        state.apply_action(legal[k % len(legal)])
    return state


def test_a_whole_game_is_a_game_there() -> None:
    state = played("rumpus_brawlhalla(deals=2)", 8)
    seat = state.current_player()
    assert len(state.observation_tensor(seat)) == 2 + state.get_game().spec.rules.observed
    assert state.clone().legal_actions() == state.legal_actions()
    assert state.string_to_action(seat, state.action_to_string(state.legal_actions()[-1])) == state.legal_actions()[-1]


def test_what_a_seat_cannot_know_changes_nothing_that_it_is_told() -> None:
    state = played("rumpus_toy", 4)
    seat = state.current_player()
    rng = np.random.default_rng(1)
    hands = set()
    for _ in range(20):
        twin = state.resample_from_infostate(seat, rng.random)
        assert twin.information_state_string(seat) == state.information_state_string(seat)
        assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
        assert twin.observation_string(seat) == state.observation_string(seat)
        assert twin.legal_actions() == state.legal_actions()
        hands.add(twin.information_state_string(1 - seat))
    assert len(hands) > 3, "what it cannot know is dealt anew"


def test_an_information_state_remembers() -> None:
    one, two = played("rumpus_toy", 0), played("rumpus_toy", 0)
    raise_, lay = one.legal_actions()[-1], one.legal_actions()[0]
    for state, actions in ((one, [raise_, lay]), (two, [lay])):
        for action in actions:
            state.apply_action(action)
    assert one.information_state_string(0) != two.information_state_string(0)
    assert f"{raise_} on" in one.information_state_string(0)
    assert f"{raise_} on" not in one.information_state_string(1)
    tensor = np.array(one.information_state_tensor(0))
    width = one.get_game().spec.rules.observed
    assert tensor[2 + width :].reshape(-1, width + 1)[:3, -1].tolist() == [lay + 1, raise_ + 1, 0]


def test_what_cannot_be_is_said() -> None:
    for params, words in (
        ("deals=0", "deals 0, first 0, recall 16: at least 1, 0 and 0"),
        ("options=hand", "options 'hand': name:value;name:value is wanted"),
    ):
        with pytest.raises(ValueError, match=words):
            pyspiel.load_game(f"rumpus_toy({params})")
    assert "rumpus_brawl" not in pyspiel.registered_names(), "a race has no turns"
