"""Masks and scratch room: the compiled forms say what the plain ones do."""

from collections.abc import Callable
from typing import Any

import pytest

from rumpus.kernel.records.bits import bits, first_bit, lone, nth_bit
from rumpus.kernel.records.buffers import buffer
from rumpus.kernel.records.runtime import PLAIN

MASKS = [1, 2, 3, 1 << 30, (1 << 40) - 1, 0b1011000, 1 << 39, 5 << 20]


def both(function: Callable[..., Any]) -> list[Callable[..., Any]]:
    """A function as it is, and compiled where there is a compiler."""
    if PLAIN:
        return [function]
    import numba

    return [function, numba.njit(function)]


def test_bits_are_counted_and_the_first_is_found() -> None:
    for count, first in zip(both(lambda mask: bits(mask)), both(lambda mask: first_bit(mask)), strict=True):
        assert count(0) == 0
        for mask in MASKS:
            assert count(mask) == f"{mask:b}".count("1")
            assert mask >> first(mask) & 1
            assert mask & ((1 << first(mask)) - 1) == 0


def test_the_nth_bit_is_found_and_a_lone_one_known() -> None:
    for nth, alone in zip(both(lambda mask, n: nth_bit(mask, n)), both(lambda mask: lone(mask)), strict=True):
        assert alone(0)
        for mask in MASKS:
            places = [k for k in range(64) if mask >> k & 1]
            assert [nth(mask, n) for n in range(len(places))] == places
            assert bool(alone(mask)) == (len(places) == 1)


@pytest.mark.parametrize("n", [1, 5, 300])
def test_a_buffer_is_zeroed_and_nobody_elses(n: int) -> None:
    def used(n: int) -> int:
        one = buffer(n)
        two = buffer(n)
        for i in range(n):
            one[i] = i + 1
        whole = 0
        for i in range(n):
            whole += one[i] + 1000 * two[i]
        return whole + 100_000 * len(two)

    for function in both(used):
        for _ in range(3):
            assert function(n) == n * (n + 1) // 2 + 100_000 * n
