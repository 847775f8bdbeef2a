"""VectorEnv against single games played through the friendly door, and each promise of its docstrings."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode

from rumpus.envs import VectorEnv, core
from rumpus.kernel.contract.installed import list_games
from rumpus.kernel.match.match import Match

N = 6
SAME, NEXT, OFF = AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP, AutoresetMode.DISABLED


def chosen(infos: dict[str, Any], salt: int = 0) -> np.ndarray[Any, Any]:
    """A legal action for each game that hangs on nothing but that game: its seed and how far it is."""
    mixed = infos["seed"].astype(np.int64) * 7919 + infos["decisions"] * 104729 + salt
    n = np.maximum(infos["legal_n"], 1)
    return np.where(infos["seat"] >= 0, infos["legal"][np.arange(len(n)), mixed % n], -1)


def fair(places: tuple[int, ...], seat: int) -> float:
    """What a seat has of a game that ended so: by the docstring's sentence."""
    worse = sum(place > places[seat] for place in places)
    better = sum(place < places[seat] for place in places)
    return (worse - better) / (len(places) - 1)


@pytest.mark.parametrize("game", [game for game in list_games() if game != "brawl"])
def test_it_plays_the_games_that_a_match_plays(game: str) -> None:
    envs = VectorEnv(game, 3, max_decisions=60)
    obs, infos = envs.reset(seed=11)
    matches = [Match.start(game, envs.options, int(seed)) for seed in infos["seed"]]
    for _ in range(90):
        for g, match in enumerate(matches):
            seat = int(infos["seat"][g])
            assert seat in match.active
            assert obs["observation"][g].tolist() == match.features(seat)
            listed = match.actions(seat)
            assert np.flatnonzero(obs["action_mask"][g]).tolist() == listed
            assert infos["legal"][g, : infos["legal_n"][g]].tolist() == listed
        assert envs.observation_space.contains(obs)
        actions = chosen(infos)
        for match, seat, action in zip(matches, infos["seat"], actions, strict=True):
            match.play(int(seat), int(action))
        acted = infos["seat"]
        obs, rewards, terminated, truncated, infos = envs.step(actions)
        assert infos["acted"].tolist() == acted.tolist()
        for g, match in enumerate(matches):
            assert terminated[g] == match.over
            wanted = [fair(match.places, p) if match.over else 0.0 for p in range(match.seats)]
            assert infos["rewards"][g].tolist() == pytest.approx(wanted)
            assert rewards[g] == pytest.approx(wanted[acted[g]])
            if terminated[g] or truncated[g]:
                last = [match.features(p) for p in range(match.seats)]
                assert infos["final_obs"][g].tolist() == last
                assert infos["final_info"]["reason"][g] == match.reason
                assert tuple(infos["final_info"]["places"][g]) == match.places
                assert infos["final_info"]["seed"][g] == match.seed
                matches[g] = Match.start(game, envs.options, int(infos["seed"][g]))


@pytest.mark.parametrize("threads", [1, 2])
def test_a_step_may_be_sent_and_received(threads: int) -> None:
    envs, twin = VectorEnv("toy", N, threads=threads), VectorEnv("toy", N)
    envs.reset(seed=3)
    _, infos = twin.reset(seed=3)
    with pytest.raises(ValueError, match="recv: nothing was sent"):
        envs.recv()
    for _ in range(40):
        actions = chosen(infos)
        envs.send(actions)
        with pytest.raises(ValueError, match="step: recv comes first"):
            envs.send(actions)
        with pytest.raises(ValueError, match="reset: recv comes first"):
            envs.reset()
        obs, rewards, ended, cut, told = envs.recv()
        same, wanted, over, short, infos = twin.step(actions)
        for one, two in zip((rewards, ended, cut), (wanted, over, short), strict=True):
            assert (one == two).all()
        for one, two in ((obs, same), (told, infos)):
            assert one.keys() == two.keys()
            assert all((one[key] == two[key]).all() for key in one if key != "final_info")
    envs.close()


def test_arrays_go_to_other_libraries_as_they_are() -> None:
    envs = VectorEnv("toy", N, copy=False)
    obs, infos = envs.reset(seed=3)
    for array in (*obs.values(), *infos.values()):
        assert np.shares_memory(np.from_dlpack(array), array)


def course(threads: int, games: int, game: str = "toy", steps: int = 120, **given: Any) -> list[list[Any]]:
    """What happens in the first two games, step by step."""
    envs = VectorEnv(game, games, threads=threads, **given)
    obs, infos = envs.reset(seed=5)
    told = []
    for _ in range(steps):
        obs, rewards, ended, cut, infos = envs.step(chosen(infos))
        told.append([part[:2].tolist() for part in (obs["observation"], rewards, ended, cut, infos["seed"])])
    envs.close()
    return told


@pytest.mark.parametrize("game", ["toy", "brawl"])
def test_a_game_goes_its_way_in_any_batch_and_any_number_of_threads(game: str) -> None:
    alone = course(1, 2, game)
    assert course(1, 5, game) == alone
    assert course(3, 5, game) == alone


def flat(made: Any) -> list[Any]:
    """All that a step gave, as plain lists."""
    if isinstance(made, dict):
        return [(name, flat(made[name])) for name in sorted(made)]
    return [flat(part) for part in made] if isinstance(made, tuple) else made.tolist()


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 0, 2), (0,)])
def test_every_game_is_played_once_whoever_comes_first(order: tuple[int, ...]) -> None:
    """Threads one after another: who comes first takes over the games of the others, and number 0 alone can do all."""
    envs, twin = VectorEnv("toy", 200, threads=3), VectorEnv("toy", 200)
    _, infos = envs.reset(seed=5)
    twin.reset(seed=5)
    for _ in range(40):
        actions = chosen(infos)
        envs._take(actions)
        envs._share_anew()
        made = envs._stepped(sum(envs._advance(me, envs._mode) for me in order))
        wanted = twin.step(actions)
        assert flat(made) == flat(wanted)
        infos = made[-1]
    assert (envs._shares[:-1, core.FEW] == 4).all()
    assert envs._shares[-1, core.STOP] == 200


def test_the_others_leave_the_last_games_to_number_0() -> None:
    envs = VectorEnv("toy", 200, threads=2)
    _, infos = envs.reset(seed=5)
    envs._take(chosen(infos))
    envs._share_anew()
    envs._advance(1, envs._mode)
    waits = envs._episodes["decisions"] == 0
    assert np.flatnonzero(waits).tolist() == [*range(200)][-2 * envs._shares[0, core.FEW] :]


def test_numbers_that_are_too_long_are_illegal_and_not_cut_off() -> None:
    for number in (2**32, 2**40 + 1, -(2**33)):
        envs = VectorEnv("toy", 2)
        _, infos = envs.reset(seed=5)
        with pytest.raises(ValueError, match=f"action {number} is not legal now"):
            envs.step(np.array([infos["legal"][0, 0], number], np.int64))


def test_the_same_step_shows_the_next_game() -> None:
    envs = VectorEnv("toy", N, autoreset=SAME)
    _, infos = envs.reset(seed=3)
    for _ in range(60):
        before = infos["seed"]
        obs, _, ended, _, infos = envs.step(chosen(infos))
        assert (infos["seat"] >= 0).all()
        assert ((infos["seed"] != before) == ended).all()
        assert (infos["decisions"][ended] == 0).all()
        assert obs["action_mask"].any(axis=1).all()


def test_the_next_step_shows_the_end_and_then_the_next_game() -> None:
    envs = VectorEnv("toy", N, autoreset=NEXT)
    obs, infos = envs.reset(seed=3)
    over = np.zeros(N, bool)
    ends = 0
    for _ in range(60):
        before, seeds = over.copy(), infos["seed"]
        obs, rewards, over, _, infos = envs.step(chosen(infos))
        assert ((infos["seat"] < 0) == over).all()
        assert (obs["action_mask"][over] == 1).all()
        assert ((infos["seed"] != seeds) == before).all()
        assert not over[before].any()
        assert (rewards[before] == 0).all()
        assert (infos["rewards"][before] == 0).all()
        assert (infos["decisions"][before] == 0).all()
        ends += int(over.sum())
    assert ends > N


def test_without_autoreset_a_game_waits_for_its_reset() -> None:
    envs = VectorEnv("toy", N, autoreset=OFF)
    _, infos = envs.reset(seed=3)
    while (infos["seat"] >= 0).all():
        _, _, ended, _, infos = envs.step(chosen(infos))
    first = infos
    _, rewards, again, _, infos = envs.step(chosen(infos))
    assert not again[ended].any()
    assert (rewards[ended] == 0).all()
    assert (infos["seat"][ended] == -1).all()
    assert (infos["decisions"][ended] == first["decisions"][ended]).all()
    obs, fresh = envs.reset(options={"reset_mask": ended})
    assert (fresh["seat"] >= 0).sum() >= ended.sum()
    assert ((fresh["seed"] != infos["seed"]) == ended).all()
    assert obs["action_mask"].any(axis=1).all()


def test_an_illegal_action_raises_and_nothing_was_played() -> None:
    envs, twin = VectorEnv("toy", N), VectorEnv("toy", N)
    envs.reset(seed=3)
    obs, infos = twin.reset(seed=3)
    actions = chosen(infos)
    for wrong in (int(np.flatnonzero(obs["action_mask"][4] == 0)[0]), 99, -1, -2, 10**12, -(10**12)):
        bad = actions.astype(np.int64)
        bad[4] = wrong
        with pytest.raises(ValueError, match=rf"game 4, seat 0: action {wrong} is not legal now; \d+ "):
            envs.step(bad)
    for _ in range(30):
        seen, one, two = envs.step(actions)[0], envs.step, twin.step
        assert one is not two
        same, _, _, _, infos = twin.step(actions)
        assert (seen["observation"] == same["observation"]).all()
        actions = chosen(infos)


def test_an_illegal_action_is_replaced_by_a_legal_one() -> None:
    envs = VectorEnv("toy", N, illegal="replace")
    _, infos = envs.reset(seed=3)
    for _ in range(50):
        before = infos["decisions"].copy()
        _, _, ended, _, infos = envs.step(np.full(N, 99))
        assert (infos["decisions"][~ended] == before[~ended] + 1).all()


def test_an_illegal_action_loses_the_game() -> None:
    envs = VectorEnv("toy", N, illegal="lose", options={"players": 3}, autoreset=NEXT)
    _, infos = envs.reset(seed=3)
    actions = chosen(infos)
    actions[2] = 99
    obs, rewards, terminated, truncated, infos = envs.step(actions)
    assert terminated.tolist() == [g == 2 for g in range(N)]
    assert not truncated.any()
    assert rewards[2] == -1
    assert infos["rewards"][2].tolist() == [-1, 0.5, 0.5]
    assert infos["final_info"]["reason"][2] == 0
    assert infos["seat"][2] == -1
    assert (obs["action_mask"][2] == 1).all()
    _, _, terminated, _, infos = envs.step(chosen(infos))
    assert infos["seat"][2] == 0
    assert not terminated[2]


def test_a_cap_truncates_and_never_terminates() -> None:
    envs = VectorEnv("toy", N, max_decisions=5)
    _, infos = envs.reset(seed=3)
    for k in range(1, 21):
        _, rewards, terminated, truncated, infos = envs.step(chosen(infos))
        assert not terminated.any()
        assert truncated.all() == (k % 5 == 0)
        assert (rewards == 0).all()
        if truncated.all():
            assert infos["final_info"]["reason"].tolist() == [0] * N
            assert infos["final_info"]["decisions"].tolist() == [5] * N


def test_a_game_that_was_cut_short_or_lost_stays_so() -> None:
    envs = VectorEnv("toy", 2, max_decisions=5, autoreset=OFF, illegal="lose")
    _, infos = envs.reset(seed=3)
    _, _, terminated, _, infos = envs.step([99, int(infos["legal"][1, 0])])
    assert terminated.tolist() == [True, False]
    for k in range(2, 9):
        _, _, terminated, truncated, infos = envs.step(chosen(infos))
        assert not terminated.any()
        assert truncated.tolist() == [False, k == 5]
        assert infos["decisions"].tolist() == [1, min(k, 5)]
        assert infos["seat"].tolist() == [-1, -1 if k >= 5 else infos["seat"][1]]
    envs = VectorEnv("toy", 2, max_decisions=5, autoreset=NEXT)
    _, infos = envs.reset(seed=3)
    for k in range(1, 13):
        _, _, _, truncated, infos = envs.step(chosen(infos))
        assert truncated.all() == (k % 6 == 5)
        assert infos["decisions"].tolist() == [k % 6] * 2


def test_seeds_are_given_one_by_one_or_counted_up() -> None:
    envs = VectorEnv("toy", 3)
    assert envs.reset(seed=[9, 4, 2])[1]["seed"].tolist() == [9, 4, 2]
    assert envs.reset(seed=7)[1]["seed"].tolist() == [7, 8, 9]
    one, two, three = envs.reset(seed=[1, None, 3])[1]["seed"].tolist()
    assert (one, three) == (1, 3)
    assert two not in (1, 3, 8), "goes on in its stream"
    assert not {one, two, three} & set(envs.reset()[1]["seed"].tolist())
    for seed in (-1, 1 << 31, [1, 2]):
        with pytest.raises(ValueError, match=r"seed -1: 0 to|seed 2147483648: 0 to|2 seeds for 3 games"):
            envs.reset(seed=seed)


def test_what_cannot_be_is_said_in_a_sentence() -> None:
    for given, words in (
        ({"num_envs": 0}, "num_envs 0, threads 1, max_decisions 0: at least 1, 1 and 0"),
        ({"num_envs": 2, "illegal": "ignore"}, "illegal 'ignore': one of raise, replace, lose"),
    ):
        with pytest.raises(ValueError, match=words):
            VectorEnv("toy", **given)  # type: ignore[arg-type]  # what this is about
    envs = VectorEnv("toy", 2)
    with pytest.raises(ValueError, match="reset comes before the first step"):
        envs.step([0, 0])
    with pytest.raises(ValueError, match="this reset_mask leaves some out"):
        envs.reset(options={"reset_mask": np.array([True, False])})
    envs.reset(seed=1)
    with pytest.raises(ValueError, match=r"actions of shape \(3,\): \(2,\) is wanted"):
        envs.step([0, 0, 0])
    with pytest.raises(TypeError, match="actions of float64: whole numbers are wanted"):
        envs.step([0.0, 1.0])
    with pytest.raises(ValueError, match=r"reset_mask of shape \(2,\), int64: bools of shape \(2,\) are wanted"):
        envs.reset(options={"reset_mask": np.array([1, 0])})


def test_arrays_are_the_callers_unless_he_wants_ours() -> None:
    for copy in (True, False):
        envs = VectorEnv("toy", 2, copy=copy)
        obs, infos = envs.reset(seed=1)
        then = obs["observation"].copy()
        new = envs.step(chosen(infos))[0]
        assert np.shares_memory(obs["observation"], new["observation"]) != copy
        assert (obs["observation"] == then).all() == copy


def test_masks_and_samples() -> None:
    envs = VectorEnv("toy", N)
    obs, infos = envs.reset(seed=3)
    assert envs.action_masks().dtype == np.bool_
    assert (envs.action_masks() == (obs["action_mask"] != 0)).all()
    assert (infos["legal_n"] == obs["action_mask"].sum(axis=1)).all()
    seen = {tuple(envs.sample().tolist()) for _ in range(40)}
    assert len(seen) > 5
    for actions in seen:
        assert all(obs["action_mask"][g, a] for g, a in enumerate(actions))
    envs.reset(seed=3)
    first = envs.sample()
    envs.reset(seed=3)
    assert (envs.sample() == first).all()


def test_games_begin_at_a_scene() -> None:
    match = Match.start("toy", {"players": 2}, 8)
    for _ in range(4):
        match.play(match.active[0], match.actions(match.active[0])[0])
    envs = VectorEnv("toy", 3, scene=match.scene(), options={"players": 2})
    obs, infos = envs.reset(seed=1)
    for g in range(3):
        assert obs["observation"][g].tolist() == match.features(match.active[0])
    assert infos["seed"].tolist() == [1, 2, 3]
    own, theirs = (text.partition("rng ")[0] for text in (envs.render()[0], match.scene()))
    assert own == theirs


def test_a_reset_names_a_scene_and_options() -> None:
    match = Match.start("toy", {"players": 2, "hand": 2}, 8)
    for _ in range(2):
        match.play(match.active[0], match.actions(match.active[0])[0])
    envs = VectorEnv("toy", 2, options={"players": 2})
    envs.reset(seed=1)
    wanted = {"scene": match.scene(), "options": {"hand": 2}}
    obs, infos = envs.reset(seed=4, options=wanted)
    assert obs["observation"][1].tolist() == match.features(match.active[0])
    assert (infos["seed"].tolist(), envs.options["hand"]) == ([4, 5], 2)
    same, _ = envs.reset(seed=4)
    assert (same["observation"] == obs["observation"]).all(), "it holds from then on"
    dealt, _ = envs.reset(seed=4, options={"scene": None})
    assert dealt["observation"][0].tolist() == Match.start("toy", {"players": 2, "hand": 2}, 4).features(0)
    for told, why in (
        (wanted | {"reset_mask": np.array([True, False])}, "without a reset_mask"),
        ({"options": {"players": 3}}, "for 3 seats; this environment was made for 2"),
        ({"scene": "no such place"}, "line 1"),
    ):
        with pytest.raises(ValueError, match=why):
            envs.reset(options=told)
    again, _ = envs.reset(seed=4)
    assert (again["observation"] == dealt["observation"]).all(), "what was refused has changed nothing"
