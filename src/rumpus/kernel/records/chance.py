"""Chance: the generators inside the state, and draws that a test may script.

`s.rng` holds one of two, in int32 arithmetic cut to 32 bits, so that both runtimes give the same numbers:

* fast, for simulations, search and every re-deal: xoroshiro64** (Blackman and Vigna) from a seed of 31 bits;
* sealed, for real tables: ChaCha20 (RFC 8439) under a secret of 256 bits. Who sees all that was ever drawn from it
  learns nothing about what is drawn next, short of trying every secret.

`rng[0]`, `rng[1]` are the words of the fast one, 0 when sealed; `rng[2]` is 1 when sealed; `rng[3]` counts the words
drawn from the sealed one; `rng[4]` .. `rng[11]` are its key, 0 when fast. Nobody may see any of them (see seal.py).
"""

from typing import Any, Final

from rumpus.kernel.records.log import CARD, REST, TAPE, Log
from rumpus.kernel.records.piles import find
from rumpus.kernel.records.record import rule

MASK: Final = 0xFFFFFFFF
HALF: Final = 0x80000000
WHOLE: Final = 0x100000000
RNG: Final = 12
"""How many int32 a state keeps for chance: `rng: Annotated[list[int], RNG]`."""
IS_SEALED: Final = 2
DRAWN: Final = 3
KEY: Final = 4
SEALED: Final = -1
"""The seed that says: the state is sealed already, deal from its secret."""
ROUNDS: Final = 10
DRAWS: Final = 0
ASIDES: Final = 1


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
def next_word(x: int) -> int:
    """The next word of a loop's own generator, which is not the state's: 32 bits, never stuck."""
    return (x * 0x2C9277B5 + 0x3C6EF35F) & MASK


@rule
def pick(x: int, n: int) -> int:
    """A number 0..n-1 from a word."""
    return ((x ^ (x >> 15)) * n) >> 32


@rule
def seed(s: Any, n: int) -> None:
    """Sets `s.rng` to the fast generator, from a seed of 31 bits; a secret is wiped. With SEALED a sealed state stays.

    Never to the all-zero state, which the generator could not leave: `spread` maps nothing but 0 to 0.
    """
    if n == SEALED and s.rng[IS_SEALED] != 0:
        return
    a = spread(n + 0x1E3779B9)
    b = spread(a + 0x3C6EF372)
    s.rng[0] = signed(a)
    s.rng[1] = signed(b)
    for k in range(IS_SEALED, RNG):
        s.rng[k] = 0


@rule
def rotated(x: int, n: int) -> int:
    """A 32-bit word turned left by n bits."""
    return ((x << n) | (x >> (32 - n))) & MASK


@rule
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """The quarter round of ChaCha: four words stirred."""
    a = (a + b) & MASK
    d = rotated(d ^ a, 16)
    c = (c + d) & MASK
    b = rotated(b ^ c, 12)
    a = (a + b) & MASK
    d = rotated(d ^ a, 8)
    c = (c + d) & MASK
    b = rotated(b ^ c, 7)
    return a, b, c, d


@rule
def sealed_word(s: Any, purpose: int, number: int) -> int:
    """The first word of ChaCha20's block `number` under the secret; `purpose` is the first word of the nonce."""
    x0, x1, x2, x3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    x4, x5, x6, x7 = s.rng[KEY] & MASK, s.rng[KEY + 1] & MASK, s.rng[KEY + 2] & MASK, s.rng[KEY + 3] & MASK
    x8, x9, xa, xb = s.rng[KEY + 4] & MASK, s.rng[KEY + 5] & MASK, s.rng[KEY + 6] & MASK, s.rng[KEY + 7] & MASK
    xc, xd, xe, xf = number & MASK, purpose, 0, 0
    for _ in range(ROUNDS):
        x0, x4, x8, xc = quarter(x0, x4, x8, xc)
        x1, x5, x9, xd = quarter(x1, x5, x9, xd)
        x2, x6, xa, xe = quarter(x2, x6, xa, xe)
        x3, x7, xb, xf = quarter(x3, x7, xb, xf)
        x0, x5, xa, xf = quarter(x0, x5, xa, xf)
        x1, x6, xb, xc = quarter(x1, x6, xb, xc)
        x2, x7, x8, xd = quarter(x2, x7, x8, xd)
        x3, x4, x9, xe = quarter(x3, x4, x9, xe)
    return (x0 + 0x61707865) & MASK


@rule
def aside(s: Any, number: int) -> int:
    """A 32-bit word for a question beside the game (what a seat does whose time is up): the same for the same number
    and generator, and nothing is drawn. From a sealed state it tells nothing about what will be.
    """
    if s.rng[IS_SEALED] != 0:
        return sealed_word(s, ASIDES, number)
    return spread((s.rng[0] & MASK) ^ spread((s.rng[1] & MASK) ^ spread(number)))


@rule
def word(s: Any) -> int:
    """The next 32-bit word, 0..2^32-1."""
    if s.rng[IS_SEALED] != 0:
        number = s.rng[DRAWN]
        s.rng[DRAWN] = number + 1
        return sealed_word(s, DRAWS, number)
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
    """A number 0..n-1 straight from the generator: for redeal, which no tape scripts. n from 1 to 2^20."""
    return (word(s) * n) >> 32


@rule
def draw(s: Any, log: Log, n: int) -> int:
    """A number 0..n-1: from the tape when the log is scripted, else from the generator. Counts in `log.draws`.

    REST on the tape leaves all cards of a shuffle that are still to be drawn where they lie: it lasts to its draw of 2.
    """
    log.draws += 1
    if log.scripted == 0:
        return below(s, n)
    if log.tape_i >= log.tape_n or log.tape_i >= TAPE:
        log.short += 1
        return below(s, n)
    x = log.tape[log.tape_i]
    if x != REST or n <= 2:
        log.tape_i += 1
    if x == -1 or x == REST:
        return n - 1
    if x < 0 or x >= n:
        log.unfit += 1
        return 0
    return x


@rule
def shuffle(s: Any, log: Log, cards: Any, n: int, bottom: int = 0) -> None:
    """Shuffles cards[bottom..n-1] in place with `draw`: for i = n-1 .. bottom+1, cards[i] swaps with the card in place
    bottom + draw(i - bottom + 1). Where the tape names cards, one of them comes on top instead.
    """
    if log.scripted and log.tape_i < log.tape_n and log.tape[log.tape_i] <= CARD:
        bring_up(log, cards, n, bottom)
        return
    for i in range(n - 1, bottom, -1):
        swap(cards, i, bottom + draw(s, log, i - bottom + 1))


@rule
def bring_up(log: Log, cards: Any, n: int, bottom: int) -> None:
    """A shuffle by name: the first card of the tape that is there changes places with the one on top; all others lie
    as they lay.
    """
    log.draws += max(n - bottom - 1, 0)
    at = -1
    for _ in range(log.tape_n - log.tape_i):
        told = log.tape[log.tape_i]
        log.tape_i += 1
        if told > CARD:
            break  # REST
        if at < bottom:
            at = find(cards, n, CARD - told)
    if at < bottom:
        log.unfit += 1
    else:
        swap(cards, at, n - 1)


@rule
def swap(cards: Any, i: int, j: int) -> None:
    """Two cards change places."""
    kept = cards[i]
    cards[i] = cards[j]
    cards[j] = kept


@rule
def mix(s: Any, cards: Any, n: int) -> None:
    """Shuffles cards[0..n-1] in place with `below`: for redeal."""
    for i in range(n - 1, 0, -1):
        swap(cards, i, below(s, i + 1))
