"""Rules compiled by Numba's own road, with public names alone: slower to compile than `compiler.py`, the same bytes.

Used where a new Numba has moved what our compiler leans on, and with RUMPUS_STOCK=1.
"""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import numba
from numba.core import types


def attach(function: Any, bounds: bool) -> None:
    """Gives a plain function its compiled form, which Numba finds when a compiled function calls it."""
    function.compiled = numba.njit(boundscheck=bounds, error_model="numpy")(function)
    function._numba_type_ = types.Dispatcher(function.compiled)


def gather(
    _home: Path, rules: dict[str, Any], _takes: dict[str, tuple[Any, ...]]
) -> tuple[dict[str, Any], list[tuple[str, Callable[[], Any]]]]:
    """The rules themselves: Numba optimises them in every loop anew."""
    return rules, []


def loop(function: Any, bounds: bool) -> Any:
    """The compiled form of an entry point, for Python callers; kept on disk."""
    return numba.njit(cache=True, nogil=True, boundscheck=bounds, error_model="numpy")(function)
