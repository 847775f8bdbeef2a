"""Vector environments of the peers, beside ours: pgx on the CPU, OpenSpiel's own, and PettingZoo one game at a time.

Every rate is random legal play, the choice of an action with it: what `bench.envs` measures of rumpus.
"""

import random
from importlib import import_module
from typing import Any

from bench.envs import GAMES
from bench.measure import Peer, Row, rate

PGX = ("leduc_holdem", "backgammon")
SPIEL = ("gin_rummy", "hearts")
ZOO = "texas_holdem_v4"
STEPS = 8
ABREAST = 16  # OpenSpiel steps its games one by one; more of them change nothing


def on_pgx(name: str, seconds: float) -> float:
    """Random steps a second of pgx, compiled by JAX for the CPU (all cores that XLA takes), a batch of GAMES."""
    import jax
    import jax.numpy as jnp
    import pgx
    from pgx.experimental.wrappers import auto_reset

    env = pgx.make(name)
    anew = jax.vmap(auto_reset(env.step, env.init))

    def random_step(states: Any, key: Any) -> Any:
        """One random legal action in every game."""
        choice, chance = jax.random.split(key)
        actions = jax.random.categorical(choice, jnp.log(states.legal_action_mask.astype(jnp.float32)), axis=1)
        return anew(states, actions, jax.random.split(chance, GAMES))

    step: Any = jax.jit(random_step)
    key = jax.random.PRNGKey(1)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(key, GAMES))

    def work() -> int:
        nonlocal states, key
        for _ in range(STEPS):
            key, sub = jax.random.split(key)
            states = step(states, sub)
        states.observation.block_until_ready()
        return STEPS * GAMES

    return rate(work, seconds)


def on_openspiel(name: str, seconds: float) -> float:
    """Random steps a second of OpenSpiel's SyncVectorEnv."""
    from open_spiel.python import rl_environment
    from open_spiel.python.rl_agent import StepOutput
    from open_spiel.python.vector_env import SyncVectorEnv

    rng = random.Random(1)
    envs = SyncVectorEnv([rl_environment.Environment(name) for _ in range(ABREAST)])
    seen = envs.reset()

    def work() -> int:
        nonlocal seen
        legal = [at.observations["legal_actions"][at.current_player()] for at in seen]
        seen, *_ = envs.step([StepOutput(rng.choice(ids), None) for ids in legal], reset_if_done=True)
        return ABREAST

    return rate(work, seconds)


def on_pettingzoo(name: str, seconds: float) -> float:
    """Random steps a second of a game of PettingZoo's, by its own loop."""
    env = import_module(f"pettingzoo.classic.{name}").env()

    def work() -> int:
        env.reset()
        made = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
            made += not over
        return made

    return rate(work, seconds)


def pgx_rows(seconds: float) -> list[Row]:
    """A row for each of pgx's games."""
    return [
        Row(f"pgx.{n}.env", f"pgx {n} on the CPU, {GAMES} games, all cores", on_pgx(n, seconds), "steps/s") for n in PGX
    ]


def spiel_rows(seconds: float) -> list[Row]:
    """A row for each of OpenSpiel's games."""
    return [
        Row(f"openspiel.{n}.env", f"OpenSpiel {n}: SyncVectorEnv", on_openspiel(n, seconds), "steps/s") for n in SPIEL
    ]


def zoo_rows(seconds: float) -> list[Row]:
    """A row for a game of PettingZoo's."""
    return [Row("pettingzoo.env", f"PettingZoo {ZOO}: AEC", on_pettingzoo(ZOO, seconds), "steps/s")]


PEERS = (
    Peer("pgx", ("jax", "pgx"), pgx_rows),
    Peer("OpenSpiel's environments", ("open_spiel",), spiel_rows),
    Peer("PettingZoo", ("pettingzoo", "pygame", "rlcard"), zoo_rows),
)
