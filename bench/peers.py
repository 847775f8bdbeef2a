"""The peers, on the same core in the same run: OpenSpiel's gin_rummy and hearts, RLCard's uno.

OpenSpiel does not count what its C++ does, so the rates there are rollouts times the mean number of decisions of a
random game from the same position, counted in Python beforehand. Chance nodes (deals, draws) are not decisions, for
them as for us.
"""

import random
from typing import Any

from bench import vectors
from bench.measure import Games, Peer, Row, rate

GAMES = ("gin_rummy", "hearts")
COUNTED = 400  # random games for the mean length
ROLLOUTS = 200  # a leaf, in the C++ measurement
SIMULATIONS = 400  # a search


def random_game(state: Any, rng: random.Random) -> int:
    """Plays a state on to its end through the Python API; how many decisions that took."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            decisions += 1
    return decisions


def first_decision(game: Any, rng: random.Random) -> Any:
    """A dealt state of a game, at its first decision with a choice."""
    state = game.new_initial_state()
    while state.is_chance_node() or len(state.legal_actions()) < 2:
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        else:
            state.apply_action(state.legal_actions()[0])
    return state


def mean_length(state: Any, rng: random.Random) -> float:
    """Decisions of a random game from this state, on average."""
    return sum(random_game(state.clone(), rng) for _ in range(COUNTED)) / COUNTED


def in_python(name: str, seconds: float) -> float:
    """Random decisions a second through OpenSpiel's Python API, whole games from the deal."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    return rate(lambda: random_game(game.new_initial_state(), rng), seconds)


def in_cpp(name: str, seconds: float) -> float:
    """Random decisions a second wholly in OpenSpiel's C++: RandomRolloutEvaluator under its MCTS bot."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    state = first_decision(game, rng)
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 2.0, 2, 100, False, 1, False)
    per_call = 2 * ROLLOUTS * mean_length(state, rng)

    def work() -> int:
        bot.mcts_search(state)
        return round(per_call)

    return rate(work, seconds)


def in_search(name: str, seconds: float) -> tuple[float, float]:
    """(decisions, iterations) a second inside OpenSpiel's C++ ISMCTSBot, one random rollout a leaf."""
    import pyspiel

    game, rng = pyspiel.load_game(name), random.Random(1)
    state = first_decision(game, rng)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, SIMULATIONS)
    per_iteration = mean_length(state, rng)

    def work() -> int:
        bot.step(state)
        return SIMULATIONS

    iterations = rate(work, seconds)
    return iterations * per_iteration, iterations


def uno(seconds: float) -> float:
    """Random decisions a second in RLCard's uno, two players, through its Python API."""
    import rlcard

    environment, rng = rlcard.make("uno", {"seed": 1}), random.Random(1)

    def work() -> int:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(rng.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    return rate(work, seconds)


def spiel(seconds: float) -> list[Row]:
    """OpenSpiel, by each of its doors."""
    found = [Row(f"openspiel.{n}.python", f"OpenSpiel {n}: Python API", in_python(n, seconds)) for n in GAMES]
    found += [Row(f"openspiel.{n}.cpp", f"OpenSpiel {n}: rollouts wholly in C++", in_cpp(n, seconds)) for n in GAMES]
    for name in GAMES:
        decisions, iterations = in_search(name, seconds)
        note = f"{iterations:,.0f} iterations/s"
        found.append(Row(f"openspiel.{name}.search", f"OpenSpiel {name}: inside ISMCTSBot", decisions, note=note))
    return found


PEERS = (
    Peer("OpenSpiel", ("pyspiel",), spiel),
    Peer("RLCard", ("rlcard",), lambda seconds: [Row("rlcard.uno.python", "RLCard uno: Python API", uno(seconds))]),
    *vectors.PEERS,
)


def measure(seconds: float, _games: Games) -> list[Row]:
    """The rows of each peer that is installed."""
    return [row for peer in PEERS if not peer.missing for row in peer.rows(seconds)]


def absent() -> list[str]:
    """A line for each peer that is not installed, and so was not measured."""
    return [f"not measured: {peer.name}, for want of {', '.join(peer.missing)}" for peer in PEERS if peer.missing]
