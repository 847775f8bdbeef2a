"""Words as a designer may write them: every parameter with its values, every condition."""

from typing import Any

from rumpus import effects as fx
from rumpus.games.incredibrawl.content.conditions import CONDITIONS
from rumpus.games.incredibrawl.content.words import BY_NAME, VOCABULARY
from rumpus.kernel.contract.reader import Fault, Reader

GAIN = {"op": "glory_gain", "n": 1, "who": "self"}
DRAW = {"op": "draw", "n": 2, "who": "self"}
LISTS: dict[str, list[Any]] = {"list": [[GAIN], [GAIN, DRAW]], "lists": [[[GAIN], [DRAW]], [[GAIN], [DRAW], [GAIN]]]}
PARTS = {"<type>": "energy", "<class,>": "robot,undead", "<place*>": "moon"}
ASKING = ("if_then", "rescrap_throw")
"""Words that need a condition."""


def params(op: str) -> dict[str, fx.Param]:
    """The parameters of a word but its condition."""
    return {key: param for key, param in BY_NAME[op].params.items() if key != "if"}


def values(param: fx.Param) -> list[Any]:
    """Every value of a parameter, or the ends of a span."""
    if param.block:
        return LISTS[param.block]
    if param.switch:
        return [False, True]
    return [*(sorted({param.lo, param.hi}) if param.lo <= param.hi else []), *param.words]


def base(op: str) -> dict[str, Any]:
    """A word with the first value of every parameter it needs, and of its lists."""
    data: dict[str, Any] = {"op": op} | ({"if": "own_lost"} if op in ASKING else {})
    for key, param in params(op).items():
        if param.needed or param.block or op == "glory_per":
            data[key] = values(param)[0]
    return data


def condition(one: fx.Form, number: int = 3, **parts: str) -> str:
    """A condition as it may be written; `parts` by the name of the condition's part."""
    text = one.text
    for part, word in PARTS.items():
        text = text.replace(part, parts.get(part.strip("<>,*"), word))
    return text.partition("<n ")[0] + str(number) if "<n " in text else text


def conditions() -> list[str]:
    """One of each."""
    winner = {"type": "natural", "class": "plant"}
    return [condition(one, **(winner if name.startswith("winner") else {})) for name, one in CONDITIONS.items()]


def read(data: dict[str, Any], where: str = "") -> tuple[fx.Node | None, list[Fault]]:
    """A word, and its faults."""
    faults: list[Fault] = []
    return fx.read_one(VOCABULARY, Reader("f", "", data, faults), fx.Place(on=where)), faults


def word(data: dict[str, Any], where: str = "") -> fx.Node:
    """A word that has no fault."""
    node, faults = read(data, where)
    assert node is not None
    assert not faults, faults
    return node
