"""The faces for single games, through their ecosystems' own tests and against a match."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest

from rumpus.envs import Solo
from rumpus.envs.aec import AEC
from rumpus.envs.solo import name_of
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.match.match import Match

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def test_gymnasium_knows_every_game() -> None:
    for game in list_games():
        assert isinstance(gymnasium.make(name_of(game)).unwrapped, Solo)
    assert "rumpus/BlitzSquad-v1" in gymnasium.registry


def test_agents_see_and_do_what_seats_of_a_match_do() -> None:
    env = AEC("toy", options={"players": 3})
    env.reset(seed=21)
    match = Match.start("toy", {"players": 3}, 21)
    while not match.over:
        seat = match.active[0]
        assert env.agent_selection == f"seat_{seat}"
        for p in range(3):
            seen = env.observe(f"seat_{p}")
            assert seen["observation"].tolist() == match.features(p)
            assert np.flatnonzero(seen["action_mask"]).tolist() == (match.actions(p) if p == seat else [])
        action = match.actions(seat)[len(match.history) % len(match.actions(seat))]
        match.play(seat, action)
        env.step(action)
    assert all(env.terminations.values())
    worse = [sum(other > place for other in match.places) for place in match.places]
    better = [sum(other < place for other in match.places) for place in match.places]
    assert list(env.rewards.values()) == [(w - b) / 2 for w, b in zip(worse, better, strict=True)]
    for agent in list(env.agents):
        env.agent_selection = agent
        assert env.last()[1] == env.rewards[agent], "a learner's reward is its own"


def test_an_agents_illegal_action_changes_nothing() -> None:
    env = AEC("toy")
    env.reset(seed=2)
    before = env.observe("seat_0")
    wrong = int(np.flatnonzero(before["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=rf"seat 0: action {wrong} is not legal now; \d"):
        env.step(wrong)
    assert (env.observe("seat_0")["observation"] == before["observation"]).all()
    assert env.agent_selection == "seat_0"


def test_a_cap_truncates_agents() -> None:
    env = AEC("toy", max_decisions=4)
    env.reset(seed=2)
    for _ in range(4):
        assert not any(env.truncations.values())
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())


def least(seen: dict[str, Any]) -> int:
    """An opponent that always does the first thing it may."""
    return int(np.flatnonzero(seen["action_mask"])[0])


def test_the_learner_plays_its_seat_against_a_policy() -> None:
    for seat in (0, 1):
        env = Solo("toy", seat=seat, opponent=least, illegal="raise")
        seen, infos = env.reset(seed=5)
        match = Match.start("toy", None, infos["seed"])
        over = False
        while not over:
            while match.active[0] != seat:
                match.play(match.active[0], match.actions(match.active[0])[0])
            assert seen["observation"].tolist() == match.features(seat)
            assert np.flatnonzero(env.action_masks()).tolist() == match.actions(seat)
            action = match.actions(seat)[-1]
            match.play(seat, action)
            seen, reward, over, cut, infos = env.step(action)
            while not match.over and match.active[0] != seat:
                match.play(match.active[0], match.actions(match.active[0])[0])
            assert (over, cut) == (match.over, False)
        assert reward == {1: 1.0, 2: -1.0}[match.places[seat]] or match.places[0] == match.places[1]
        assert infos["reason"] == match.reason


def test_what_an_illegal_action_does_to_a_learner() -> None:
    env = Solo("toy", seat=0, illegal="raise")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="seat 0: action 99 is not legal now"):
        env.step(99)
    env = Solo("toy", seat=0, illegal="lose")
    env.reset(seed=1)
    assert env.step(99)[1:4] == (-1.0, True, False)
    env = Solo("toy", seat=0, illegal="replace")
    env.reset(seed=1)
    assert env.step(99)[1:4] == (0.0, False, False)
    with pytest.raises(ValueError, match="seat 2: 0 to 1 are there, or None"):
        Solo("toy", seat=2)
    with pytest.raises(ValueError, match="illegal 'skip': one of raise, replace, lose"):
        Solo("toy", illegal="skip")  # type: ignore[arg-type]  # what this is about
