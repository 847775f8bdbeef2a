"""The whole of a vector environment's step: actions checked, games played and set up anew, rows, masks and rewards."""

from bench.measure import Games, Row, rate
from bench.rules import cases, said
from rumpus.envs import VectorEnv
from rumpus.kernel.contract.spec import find

GAMES = 1024
MANY = 16_384
"""What two threads share: of a few games, waking a thread is a large part of a step."""
STEPS = 16


def steps(game: str, options: dict[str, object], seconds: float, games: int, threads: int) -> float:
    """Random steps a second of VectorEnv, the choice of an action with it."""
    envs = VectorEnv(game, games, options=options, threads=threads, copy=False)
    envs.reset(seed=1)

    def work() -> int:
        for _ in range(STEPS):
            envs.step(envs.sample())
        return STEPS * games

    found = rate(work, seconds)
    envs.close()
    return found


def measure(seconds: float, games: Games) -> list[Row]:
    """Three rows for each case: one thread, and many games on one and on two."""
    found = []
    for key, game, options in cases(games):
        title = f"{find(game).about.title}, {said(options)}: VectorEnv"
        for end, abreast, threads, words in (
            ("1", GAMES, 1, ""),
            ("many1", MANY, 1, ""),
            ("many2", MANY, 2, ", two threads"),
        ):
            made = steps(game, options, seconds, abreast, threads)
            found.append(Row(f"{key}.env{end}", f"{title}, {abreast:,} games{words}", made, "steps/s"))
    return found
