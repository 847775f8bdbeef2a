"""Chance: a small generator inside the state, and draws that a test may script.

The generator is xoroshiro64** (Blackman and Vigna), two 32-bit words kept as int32 in `s.rng`; every product is cut to
32 bits, so that the compiled and the plain runtime give the same numbers.
"""

from typing import Any, Final

from rumpus.kernel.events import TAPE, Log
from rumpus.kernel.record import rule

MASK: Final = 0xFFFFFFFF
HALF: Final = 0x80000000
WHOLE: Final = 0x100000000


@rule
def signed(x: int) -> int:
    """A 32-bit word, 0..2^32-1, as the int32 with the same bits."""
    return x - WHOLE if x >= HALF else x


@rule
def spread(x: int) -> int:
    """A 32-bit word mixed so that near inputs give far outputs (the finisher of MurmurHash3)."""
    x = x & MASK
    x = ((x ^ (x >> 16)) * 0x85EBCA6B) & MASK
    x = ((x ^ (x >> 13)) * 0xC2B2AE35) & MASK
    return x ^ (x >> 16)


@rule
def seed(s: Any, n: int) -> None:
    """Sets `s.rng` from a seed of 31 bits.

    Never to the all-zero state, which the generator could not leave: `spread` maps nothing but 0 to 0.
    """
    a = spread(n + 0x1E3779B9)
    b = spread(a + 0x3C6EF372)
    s.rng[0] = signed(a)
    s.rng[1] = signed(b)


@rule
def word(s: Any) -> int:
    """The next 32-bit word, 0..2^32-1."""
    a: int = s.rng[0] & MASK
    b: int = s.rng[1] & MASK
    x = (a * 0x1E3779BB) & MASK
    x = (((x << 5) | (x >> 27)) & MASK) * 5 & MASK
    b = b ^ a
    s.rng[0] = signed((((a << 26) | (a >> 6)) & MASK) ^ b ^ ((b << 9) & MASK))
    s.rng[1] = signed(((b << 13) | (b >> 19)) & MASK)
    return x


@rule
def below(s: Any, n: int) -> int:
    """A number 0..n-1 straight from the generator: for setup and redeal, which no tape scripts. n from 1 to 2^20."""
    return (word(s) * n) >> 32


@rule
def draw(s: Any, log: Log, n: int) -> int:
    """A number 0..n-1: from the tape when the log is scripted, else from the generator. Counts in `log.draws`."""
    log.draws += 1
    if log.scripted == 0:
        return below(s, n)
    if log.tape_i >= log.tape_n or log.tape_i >= TAPE:
        log.short += 1
        return below(s, n)
    x = log.tape[log.tape_i] + 0
    log.tape_i += 1
    if x == -1:
        return n - 1
    if x < 0 or x >= n:
        log.unfit += 1
        return 0
    return x


@rule
def shuffle(s: Any, log: Log, cards: Any, n: int) -> None:
    """Shuffles cards[0..n-1] in place with `draw`: for i = n-1 .. 1, cards[i] swaps with cards[draw(i + 1)]."""
    for i in range(n - 1, 0, -1):
        j = draw(s, log, i + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept


@rule
def mix(s: Any, cards: Any, n: int) -> None:
    """Shuffles cards[0..n-1] in place with `below`: for setup and redeal."""
    for i in range(n - 1, 0, -1):
        j = below(s, i + 1)
        kept = cards[i]
        cards[i] = cards[j]
        cards[j] = kept
