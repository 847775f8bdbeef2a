"""What callers give at the doors: whole numbers and actions. A wrong kind is one sentence."""

from collections.abc import Iterable
from operator import index
from typing import Any, Final

import numpy as np

INTS: Final = 1 << 31  # what an int32 field holds, from 0, is less than this


def whole(what: str, value: Any) -> int:
    """A whole number of any kind, NumPy's too, as Python's own. TypeError for anything else, bools included."""
    if type(value) is int:
        return value
    if not isinstance(value, bool | np.bool_):
        try:
            return index(value)
        except TypeError:
            pass
    raise TypeError(f"{what} {value!r} is not a whole number")


def action_of(value: Any) -> int | str:
    """An action's id or its name. TypeError for anything else."""
    if isinstance(value, str):
        return value
    try:
        return whole("action", value)
    except TypeError:
        raise TypeError(f"action {value!r} is neither a whole number nor a name") from None


def actions_of(values: Any) -> list[int | str]:
    """Ids and names in order. TypeError for a single one: the letters of a name are no actions."""
    if isinstance(values, str) or not isinstance(values, Iterable):
        raise TypeError(f"actions {values!r}: a list of ids and names is wanted")
    return [action_of(value) for value in values]


def once(told: set[str], key: str) -> None:
    """Notes that a text has said something; ValueError when it had done so before."""
    if key in told:
        raise ValueError(f"{key} is said twice")
    told.add(key)


def refuse_arrays(games: int, most: int, seats: Any, actions: Any, seeds: Any, n: Any, ids: Any, out: Any) -> None:
    """Says which array `batch` cannot work with, for so many games and legal actions: TypeError, ValueError."""
    wide = {"ids": (games, most), "out": (games, 18)}
    for name, array in {"seats": seats, "actions": actions, "seeds": seeds, "n": n, "ids": ids, "out": out}.items():
        least = wide.get(name, (games,))
        if not isinstance(array, np.ndarray) or array.dtype != np.int32:
            raise TypeError(f"batch: {name} is {getattr(array, 'dtype', array)!r}; an array of int32 is wanted")
        if len(array.shape) != len(least) or any(has < need for has, need in zip(array.shape, least, strict=True)):
            raise ValueError(f"batch: {name} has the shape {array.shape}; {least} at least is wanted")
