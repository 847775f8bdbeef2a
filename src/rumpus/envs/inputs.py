"""Observation rows as a network takes them in: numbers near 0 and 1, by the schema of the game."""

from typing import Any, Final

import numpy as np

from rumpus.kernel.contract.observation import Field, places

FEW: Final = 12
"""A field of at most so many values is told by one place for each of them."""


class Inputs:
    """What becomes of a row: a mask's bits one by one, a field of few values one place for each value, any other number
    as its share of the range. `width` is that of the result.

    >>> from rumpus.kernel.contract.spec import find
    >>> inputs = Inputs(find("toy").sight.row)
    >>> rows = np.zeros((2, find("toy").rules.observed), np.int32)
    >>> inputs(rows).shape == (2, inputs.width)
    True
    """

    def __init__(self, row: list[Field]) -> None:
        """By the fields of `Sight.row`."""
        bits, kinds, shares = [], [], []
        for at, field in places(row):
            columns = range(at, at + field.n)
            if field.mask:
                bits += [(column, bit) for column in columns for bit in range(field.hi.bit_length())]
            elif field.hi - field.lo < FEW and field.hi - field.lo > 1:
                kinds += [(column, value) for column in columns for value in range(field.lo, field.hi + 1)]
            else:
                shares += [(column, field.lo, max(field.hi - field.lo, 1)) for column in columns]
        self._bits, self._kinds, self._shares = (np.array(found, np.int64).T for found in (bits, kinds, shares))
        self.width = len(bits) + len(kinds) + len(shares)

    def __call__(self, rows: Any) -> Any:
        """Rows (N, width of a row) as float32 (N, `width`)."""
        parts = []
        if len(self._bits):
            parts.append(rows[:, self._bits[0]] >> self._bits[1] & 1)
        if len(self._kinds):
            parts.append(rows[:, self._kinds[0]] == self._kinds[1])
        if len(self._shares):
            column, low, span = self._shares
            parts.append((rows[:, column] - low) / span)
        return np.concatenate([part.astype(np.float32) for part in parts], axis=1)
