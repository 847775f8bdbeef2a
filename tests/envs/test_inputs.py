"""Rows as a network takes them in."""

from __future__ import annotations

import numpy as np

from rumpus.envs.inputs import FEW, Inputs
from rumpus.kernel.contract.observation import Field


def test_masks_kinds_and_shares() -> None:
    row = [
        Field("bits", "Bits.", hi=0b111, mask=True),
        Field("kind", "A kind.", lo=-1, hi=2),
        Field("flag", "A flag.", n=2),
        Field("score", "A score.", lo=-10, hi=10),
        Field("fixed", "Always 3.", lo=3, hi=3),
    ]
    inputs = Inputs(row)
    seen = inputs(np.array([[0b101, -1, 1, 0, 5, 3], [0b010, 2, 0, 1, -10, 3]], np.int32))
    assert inputs.width == seen.shape[1] == 3 + 4 + 2 + 1 + 1
    assert seen.dtype == np.float32
    assert seen[0].tolist() == [1, 0, 1, 1, 0, 0, 0, 1, 0, 0.75, 0]
    assert seen[1].tolist() == [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0]


def test_a_field_of_many_values_is_a_share() -> None:
    assert Inputs([Field("few", "Few.", hi=FEW - 1)]).width == FEW
    assert Inputs([Field("many", "Many.", hi=FEW)]).width == 1
