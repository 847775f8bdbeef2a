"""The parallel face: PettingZoo's own tests, and all answers at once against a match."""

from __future__ import annotations

import numpy as np
import pytest
from pettingzoo.test import parallel_api_test, parallel_seed_test

from rumpus.envs.parallel import Parallel
from rumpus.kernel.match.match import Match

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")


def test_pettingzoo_is_content_with_a_race() -> None:
    parallel_api_test(Parallel("brawl", max_steps=40), num_cycles=60)
    parallel_seed_test(lambda: Parallel("brawl", max_steps=40, illegal="replace"), num_cycles=30)


def test_all_answers_of_a_step_are_played() -> None:
    env = Parallel("toy", options={"pace": "together", "players": 3})
    seen, _ = env.reset(seed=21)
    match = Match.start("toy", env.options, 21)
    while env.agents:
        answers = {}
        for p, agent in enumerate(env.possible_agents):
            listed = match.actions(p) if p in match.active else [env.wait]
            assert np.flatnonzero(seen[agent]["action_mask"]).tolist() == listed
            assert seen[agent]["observation"].tolist() == match.features(p)
            answers[agent] = listed[env.steps % len(listed)]
        for p, answer in enumerate(answers.values()):
            if answer != env.wait:
                match.play(p, answer)
        seen, rewards, over, cut, infos = env.step(answers)
        assert set(over.values()) == {match.over}
        assert not any(cut.values())
        assert not any(info["late"] for info in infos.values())
    better = [sum((q > p) - (q < p) for q in match.places) / 2 for p in match.places]
    assert list(rewards.values()) == better
    assert all((one["action_mask"] == 1).all() for one in seen.values())


def test_an_illegal_answer_changes_nothing() -> None:
    env = Parallel("toy", options={"pace": "together"})
    seen, _ = env.reset(seed=2)
    before = env.match.state_bytes()
    good = {agent: int(np.flatnonzero(one["action_mask"])[0]) for agent, one in seen.items()}
    wrong = int(np.flatnonzero(seen["seat_1"]["action_mask"] == 0)[0])
    with pytest.raises(ValueError, match=rf"seat 1: action {wrong} is not legal now; \d"):
        env.step({**good, "seat_1": wrong})
    with pytest.raises(ValueError, match="seat_1 gives no answer; seat_0, seat_1 all do"):
        env.step({"seat_0": good["seat_0"]})
    assert env.match.state_bytes() == before


def test_time_passes_in_a_race_and_late_answers_are_lost() -> None:
    env = Parallel("brawl", tick_ms=250, max_steps=400)
    seen, _ = env.reset(seed=5)
    rng = np.random.default_rng(1)
    late = 0
    while env.agents:
        assert all(one["action_mask"][env.wait] for one in seen.values()), "anybody may wait"
        played = len(env.match.history)
        answers = {agent: int(rng.choice(np.flatnonzero(one["action_mask"]))) for agent, one in seen.items()}
        seen, _, _, _, infos = env.step(answers)
        lost = sum(info["late"] for info in infos.values())
        late += lost
        asked = sum(answer != env.wait for answer in answers.values())
        mine = [seat for _, seat, _ in env.match.history[played:] if seat >= 0]
        assert len(mine) == asked - lost
        assert env.match.s.now <= env.now
    assert late > 0
    assert env.match.s.now > 250 * 50


def test_what_cannot_be_is_said() -> None:
    for given, words in (
        ({"tick_ms": 0}, "max_steps 0, tick_ms 0: at least 0 and 1"),
        ({"render_mode": "x"}, "render_mode 'x': None, 'ansi' or 'human'"),
        ({"illegal": "lose"}, "illegal 'lose': one of raise, replace"),
    ):
        with pytest.raises(ValueError, match=words):
            Parallel("toy", **given)
