"""What an environment of a game must keep, as checks that anybody runs on a game of his own: `rumpus envs check GAME`.

Each check plays seeded random games and returns "" where all is well, else a sentence about the first thing that is
not; or why it was left out (`Left`).
"""

import contextlib
import io
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any

import numpy as np

from rumpus.envs.solo import Solo
from rumpus.envs.vector import VectorEnv
from rumpus.kernel.contract.observation import strayed, width
from rumpus.kernel.contract.spec import find
from rumpus.kernel.match.match import Match


class Left(str):
    """Why a check was left out, which is no fault."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Table:
    """The table that is looked at: a game, its options, its cards."""

    game: str
    options: Mapping[str, object] | None = None
    content: Any = None

    @property
    def given(self) -> dict[str, Any]:
        """What every environment is made with."""
        return {"options": self.options, "content": self.content}


def random_match(table: Table, seed: int, decisions: int) -> Iterator[Match]:
    """The positions of a game in which seats do anything; where nobody can act the clock strikes."""
    match = Match.start(table.game, table.options, seed, table.content)
    for number in range(decisions):
        if match.over:
            return
        yield match
        if match.active:
            seat = match.active[number % len(match.active)]
            listed = match.actions(seat)
            match.play(seat, listed[number * 7 % len(listed)])
        elif match.due is not None:
            match.tick(match.due)


def schema(table: Table) -> str:
    """Every number of an observation row is told, once."""
    spec = find(table.game)
    row = spec.sight.row
    if not row:
        return f"{spec.id} doesn't say what its observation rows mean (Sight.row)"
    if width(row) != spec.rules.observed:
        return f"Sight.row tells of {width(row)} numbers; a row has {spec.rules.observed}"
    seen: set[str] = set()
    for field in row:
        if field.name in seen:
            return f"{field.name} is told twice"
        if not field.says.endswith(".") or field.n < 1 or field.lo > field.hi:
            return f"{field.name} wants a sentence, at least one number, and a range from low to high"
        seen.add(field.name)
    return ""


def ranges(table: Table) -> str:
    """Every number of every row that is seen, at the end too, lies in its field's range."""
    row = find(table.game).sight.row
    envs = VectorEnv(table.game, 8, copy=False, **table.given)
    seen, infos = envs.reset(seed=3)
    for _ in range(150):
        rows = [*seen["observation"].tolist()]
        rows += [
            numbers for g in np.flatnonzero(infos.get("_final_obs", [])) for numbers in infos["final_obs"][g].tolist()
        ]
        for numbers in rows:
            if told := strayed(row, numbers):
                return told
        seen, _, _, _, infos = envs.step(envs.sample())
    return ""


def leaks(table: Table) -> str:
    """What a seat cannot know changes neither its row nor its actions: all that is dealt anew, and they stay."""
    for number, match in enumerate(random_match(table, 4, 60)):
        for seat in range(match.seats):
            twin = match.redealt(seat, number + 1)
            mine, other = match.features(seat), twin.features(seat)
            if mine != other:
                at = next(k for k, told in enumerate(mine) if other[k] != told)
                return f"decision {number}: number {at} of seat {seat}'s row hangs on what it cannot know"
            if seat in match.active and twin.actions(seat) != match.actions(seat):
                return f"decision {number}: the actions of seat {seat} hang on what it cannot know"
    return ""


def same_games(table: Table) -> str:
    """A game among many goes as it goes alone: rows, actions, ends, places. A race draws its own course: left out."""
    spec = find(table.game)
    if spec.race is not None:
        return ""
    envs = VectorEnv(table.game, 3, autoreset="Disabled", **table.given)
    seen, infos = envs.reset(seed=11)
    matches = [Match.start(spec, envs.options, int(seed), table.content) for seed in infos["seed"]]
    for number in range(60):
        actions = np.zeros(3, np.int64)
        for g, match in enumerate(matches):
            seat = int(infos["seat"][g])
            if match.over or seat not in match.active:
                if (seat < 0) != match.over:
                    return f"game {g}, decision {number}: seat {seat} is asked, {match.active} may act"
                continue
            listed = infos["legal"][g, : infos["legal_n"][g]].tolist()
            if seen["observation"][g].tolist() != match.features(seat) or listed != match.actions(seat):
                return f"game {g}, decision {number}: seat {seat} sees or may do something else among many games"
            actions[g] = listed[(number * 5 + g) % len(listed)]
            match.play(seat, int(actions[g]))
        seen, _, _, _, infos = envs.step(actions)
    return ""


def threads(table: Table) -> str:
    """A game goes the same way in any batch, and with any number of threads."""
    courses = []
    for games, count in ((2, 1), (5, 1), (5, 2)):
        envs = VectorEnv(table.game, games, threads=count, **table.given)
        _, infos = envs.reset(seed=5)
        told = []
        for number in range(80):
            actions = infos["legal"][np.arange(games), number % np.maximum(infos["legal_n"], 1)]
            seen, rewards, *_, infos = envs.step(actions)
            told.append((seen["observation"][:2].tolist(), rewards[:2].tolist(), infos["seat"][:2].tolist()))
        envs.close()
        courses.append(told)
    return "" if courses[0] == courses[1] == courses[2] else "the first two games hang on the batch, or on its threads"


def gymnasium(table: Table) -> str:
    """Gymnasium's own checker."""
    from gymnasium.utils.env_checker import check_env

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", message=".*render.*|.*lower bound.*|.*Casting.*|.*wrapped.*")
        return failed(lambda: check_env(Solo(table.game, **table.given), skip_render_check=True))


def pettingzoo(table: Table) -> str:
    """PettingZoo's own tests of the turn by turn and the parallel face."""
    from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

    from rumpus.envs.aec import AEC
    from rumpus.envs.parallel import Parallel

    def run() -> None:
        api_test(AEC(table.game, **table.given), num_cycles=60)
        seed_test(lambda: AEC(table.game, **table.given), num_cycles=30)
        made = {"ansi": lambda told: "rng" in told}
        render_test(lambda render_mode=None: AEC(table.game, render_mode=render_mode, **table.given), made)
        parallel_api_test(Parallel(table.game, max_steps=40, **table.given), num_cycles=60)
        parallel_seed_test(lambda: Parallel(table.game, max_steps=40, illegal="replace", **table.given), num_cycles=30)

    return failed(run)


def open_spiel(table: Table) -> str:
    """OpenSpiel's own test, where it is installed; with the options that a game begins with."""
    if find(table.game).race is not None:
        return Left("it has no games in real time")
    if find_spec("pyspiel") is None:
        return Left("it is not installed; pip install rumpus[openspiel]")
    import pyspiel

    import rumpus.envs.open_spiel  # noqa: F401 - it tells OpenSpiel of our games

    def run() -> None:
        game = pyspiel.load_game(f"rumpus_{table.game}(deals=2)")
        pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, mask_test=False)

    return failed(run)


def failed(run: Callable[[], object]) -> str:
    """Runs somebody else's test, which prints much; what it says was wrong, in one line."""
    try:
        with contextlib.redirect_stdout(io.StringIO()), warnings.catch_warnings():
            warnings.simplefilter("ignore", UserWarning)
            run()
    except Exception as fault:  # noqa: BLE001 - any fault of theirs is an answer
        return f"{type(fault).__name__}: {' '.join(str(fault).split())}"
    return ""


CHECKS: dict[str, Callable[[Table], str]] = {
    "schema": schema,
    "ranges": ranges,
    "leaks": leaks,
    "same games": same_games,
    "threads": threads,
    "Gymnasium": gymnasium,
    "PettingZoo": pettingzoo,
    "OpenSpiel": open_spiel,
}
"""By the name under which the command tells of it."""
