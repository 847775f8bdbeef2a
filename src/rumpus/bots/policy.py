"""A trained policy: a small network that reads a seat's observation row and says which of its actions to take.

The row becomes a list of inputs, most of which are nothing (`encode`); two hidden layers and a row of weights for each
action make a number for each action that is looked at (`hidden`, `leaning`), and the highest is done (`favourite`). So
it knows what the row tells its seat, and nothing else.

A policy is trained by `python -m rumpus.lab.train` and kept as one file of its game (`BotHints.trained`), with the
stamp of the schema that it was trained on. Where the rows mean something else by now, it is refused.
"""

from collections.abc import Sequence
from functools import cache
from hashlib import sha256
from math import log2
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np

from rumpus.kernel.contract.observation import Field, places, stamp
from rumpus.kernel.contract.spec import GameSpec, find
from rumpus.kernel.records.record import rule

FORMAT: Final = 1
KIND, BITS, SHARE, COUNT = range(4)
"""How a number of a row is taken in: one input for each value but the lowest; one for each bit; by SCALE, up to MOST;
by its logarithm, so that the first few count most.
"""
COLUMN, HOW, FIRST, LOW, SPAN, ENTRY = range(6)
"""An entry of a plan: the number's place in the row, how it is taken in, its first input, its lowest value, and how
many inputs it has.
"""
SCALE: Final = 16
MOST: Final = 4.0
KINDS: Final = 256
"""A single number of fewer values than this is told by its value, too."""


class PolicyError(ValueError):
    """A trained policy that does not fit its game, in one clear sentence."""


class Net(NamedTuple):
    """A policy as loops take it in: what it is, and room to work in."""

    plan: Any
    """How rows are taken in: (n, ENTRY) int32."""
    weights: Any
    """All of them, float32: the first layer with its biases, the second, a row for each action with its bias, and one
    more for what the position is worth, which only learning asks for.
    """
    inputs: int
    width: int
    """of a hidden layer"""
    row: Any
    """room for an observation, int32"""
    active: Any
    """room for the inputs that are not 0, int32"""
    values: Any
    """room for how much they are, float32"""
    work: Any
    """room for the hidden layers, float32"""


def plan_of(row: Sequence[Field]) -> tuple[Any, int]:
    """How a game's rows are taken in, (n, ENTRY) int32, and how many inputs there are."""
    entries: list[tuple[int, ...]] = []
    inputs = 0

    def add(column: int, how: int, low: int, span: int) -> None:
        nonlocal inputs
        entries.append((column, how, inputs, low, span))
        inputs += span

    for at, field in places(row):
        spread = field.hi - field.lo
        for column in range(at, at + field.n):
            if spread == 0:
                continue
            if field.mask:
                add(column, BITS, 0, field.hi.bit_length())
                continue
            if spread < KINDS and field.n == 1:
                add(column, KIND, field.lo, spread)
            if spread > 1 and field.n == 1:
                add(column, SHARE, 0, 1)
            elif field.n > 1:
                add(column, COUNT, field.lo, 1)
    return np.array(entries, np.int32).reshape(-1, ENTRY), inputs


@rule
def encode(row: Any, plan: Any, active: Any, values: Any) -> int:
    """The inputs of a row that are not 0: which, and how much; how many they are."""
    n = 0
    for k in range(len(plan)):
        low = plan[k, LOW]
        number = row[plan[k, COLUMN]] - low
        if number == 0:
            continue
        how = plan[k, HOW]
        first = plan[k, FIRST]
        if how == KIND:
            if number < 0 or number > plan[k, SPAN]:
                continue
            active[n] = first + number - 1
            values[n] = 1.0
            n += 1
        elif how == BITS:
            for bit in range(plan[k, SPAN]):
                if number >> bit & 1:
                    active[n] = first + bit
                    values[n] = 1.0
                    n += 1
        else:
            active[n] = first
            value = number / SCALE
            if how == COUNT:
                value = log2(1.0 + number)
            elif value > MOST:
                value = MOST
            elif value < -MOST:
                value = -MOST
            values[n] = value
            n += 1
    return n


@rule
def hidden(net: Net, n: int) -> None:
    """The two hidden layers for the n inputs in `net`, into work[:width] and work[width:]."""
    weights = net.weights
    work = net.work
    width = net.width
    bias = net.inputs * width
    for j in range(width):
        work[j] = weights[bias + j]
    for k in range(n):
        at = net.active[k] * width
        value = net.values[k]
        for j in range(width):
            work[j] += value * weights[at + j]
    second = bias + width
    bias = second + width * width
    for j in range(width):
        work[width + j] = weights[bias + j]
    for i in range(width):
        value = work[i]
        if value <= 0:
            work[i] = 0
            continue
        at = second + i * width
        for j in range(width):
            work[width + j] += value * weights[at + j]
    for j in range(width, 2 * width):
        if work[j] < 0:
            work[j] = 0


@rule
def leaning(net: Net, action: int) -> float:
    """How much the network leans to an action, after `hidden`."""
    width = net.width
    at = (net.inputs + 2 + width) * width + action * (width + 1)
    total = net.weights[at + width]
    for j in range(width):
        total += net.work[width + j] * net.weights[at + j]
    return float(total)


@rule
def favourite(net: Net, ids: Any, n: int) -> int:
    """The one of n actions that the network leans to most, on the observation in net.row."""
    hidden(net, encode(net.row, net.plan, net.active, net.values))
    best = int(ids[0])
    most = leaning(net, best)
    for k in range(1, n):
        other = leaning(net, int(ids[k]))
        if other > most:
            most = other
            best = int(ids[k])
    return best


def size_of(inputs: int, width: int, actions: int) -> int:
    """How many weights a network has."""
    return (inputs + 2 + width) * width + (actions + 1) * (width + 1)


def net_of(spec: GameSpec, weights: Any, width: int) -> Net:
    """A network for a game, with room to work in. For one caller at a time."""
    plan, inputs = plan_of(spec.sight.row)
    made = np.ascontiguousarray(weights, np.float32)
    row, active = np.zeros(spec.rules.observed, np.int32), np.zeros(inputs + 1, np.int32)
    return Net(
        plan, made, inputs, width, row, active, np.zeros(inputs + 1, np.float32), np.zeros(2 * width, np.float32)
    )


def no_net() -> Net:
    """What stands in the place of a network in loops that need none: of no width, it leans to action 0 by nothing."""
    none, nothing = np.zeros(0, np.int32), np.zeros(0, np.float32)
    return Net(np.zeros((0, ENTRY), np.int32), np.zeros(1, np.float32), 0, 0, none, none, nothing, nothing)


def write(spec: GameSpec, weights: Any, width: int, path: Path) -> None:
    """Keeps a policy as a file: its weights in half precision, and what it was trained on."""
    halves = weights.astype(np.float16)
    about = {"game": spec.id, "schema": stamp(spec.sight.row), "actions": spec.actions.count, "width": width}
    np.savez_compressed(path, format=FORMAT, weights=halves, seal=sealed(halves), **about)  # type: ignore[arg-type]  # which of savez are names, mypy cannot tell


def sealed(halves: Any) -> str:
    """A short hash of weights as they are kept."""
    return sha256(halves.tobytes()).hexdigest()[:16]


def read(spec: GameSpec, path: Path) -> Net:
    """The policy of a file. PolicyError for one that is not of this game and these rows, or was changed."""
    try:
        with np.load(path, allow_pickle=False) as kept:
            told = {name: kept[name] for name in kept.files}
        form, game, schema = int(told["format"]), str(told["game"]), str(told["schema"])
        actions, width, halves = int(told["actions"]), int(told["width"]), told["weights"]
        seal = str(told["seal"])
    except (OSError, KeyError, ValueError) as wrong:
        raise PolicyError(f"{path.name} of {spec.id} is no trained policy: {wrong}") from wrong
    again = f"train it anew: python -m rumpus.lab.train {spec.id}"
    if (form, game) != (FORMAT, spec.id):
        raise PolicyError(f"{path.name} is a policy of {game}, format {form}; {spec.id}, format {FORMAT} is wanted")
    now = stamp(spec.sight.row)
    if schema != now:
        raise PolicyError(
            f"the policy of {spec.id} was trained on rows of schema {schema}, which is {now} now; {again}"
        )
    inputs = plan_of(spec.sight.row)[1]
    if actions != spec.actions.count or halves.shape != (size_of(inputs, width, actions),):
        raise PolicyError(
            f"the policy of {spec.id} is for {actions} actions, and there are {spec.actions.count}; {again}"
        )
    if seal != sealed(halves):
        raise PolicyError(f"the weights of the policy of {spec.id} are not those that were trained; {again}")
    return net_of(spec, halves, width)


@cache
def trained(spec_id: str) -> Net:
    """The policy that a game ships, read once in a process. PolicyError where it has none, or it is refused."""
    spec = find(spec_id)
    if spec.bots.trained is None:
        raise PolicyError(f"{spec_id} has no trained policy")
    return read(spec, spec.bots.trained)
