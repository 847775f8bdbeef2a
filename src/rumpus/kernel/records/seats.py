"""Seats that a mask names."""

from collections.abc import Iterator

from rumpus.kernel.records.bits import first_bit
from rumpus.kernel.records.runtime import rule


@rule
def each(mask: int) -> Iterator[int]:
    """The seats of a mask, in order; what becomes of the mask meanwhile changes nothing."""
    while mask:
        yield first_bit(mask)
        mask &= mask - 1
