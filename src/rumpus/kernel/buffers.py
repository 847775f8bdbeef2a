"""Scratch room for loops: an int32 array when compiled, a memoryview of ints in the plain runtime."""

from typing import Any

import numpy as np

from rumpus.kernel.runtime import PLAIN, rule


def _plain(n: int) -> Any:
    return np.zeros(n, np.int32).data


def _compiled(n: int) -> Any:
    return np.zeros(n, np.int32)


buffer = _plain if PLAIN else rule(_compiled)
"""buffer(n): n zeroed ints. For loops only: rules allocate nothing."""
