"""What a deal comes from: a seed of 31 bits (simulations, tests, puzzles), or a secret of 256 bits (real tables).

A secret is committed to before the game, by a hash that everybody sees, and told when the game is over: then anybody
can deal again and compare. Until then it stays in the state and the store, and leaves neither. As text a seed is a
decimal number, a secret 64 hex digits; so they stand in saves, in the store and in what a page is told at the end.
"""

import hashlib
import re
import secrets
from collections.abc import Sequence
from typing import Any

from rumpus.kernel.records.chance import DRAWN, IS_SEALED, KEY, RNG
from rumpus.kernel.records.inputs import INTS, whole

Seed = int | bytes
"""31 bits for the fast generator, 32 bytes for the sealed stream."""
SECRET_BYTES = 32
_SECRET = re.compile(r"[0-9a-f]{64}")
_SEALED = re.compile(r"sealed (\d{1,9}) ([0-9a-f]{64})")
_KEYS = range(KEY, RNG)


def new_secret() -> bytes:
    """A secret for a real table, from the system's own generator."""
    return secrets.token_bytes(SECRET_BYTES)


def checked(seed: object) -> Seed:
    """The seed or secret itself. Raises TypeError or ValueError, which say what is wanted."""
    if not isinstance(seed, bytes):
        return short(seed)
    if len(seed) != SECRET_BYTES:
        raise ValueError(f"a secret has {SECRET_BYTES} bytes, not {len(seed)}")
    return seed


def short(value: object, what: str = "seed") -> int:
    """A seed of 31 bits. TypeError for what is no whole number, ValueError beyond."""
    number = whole(what, value)
    if not 0 <= number < INTS:
        raise ValueError(f"{what} {number} is not a number from 0 to {INTS - 1}")
    return number


def text_of(seed: Seed) -> str:
    """A seed as its decimal number, a secret as 64 hex digits."""
    return seed.hex() if isinstance(seed, bytes) else str(seed)


def seed_of(text: str | int) -> Seed:
    """The seed or secret of a text. Raises ValueError."""
    told = str(text)
    if _SECRET.fullmatch(told):
        return bytes.fromhex(told)
    if told.isascii() and told.isdecimal() and len(told) <= len(str(INTS)):
        return short(int(told))
    raise ValueError(f"{told!r} is neither a seed (0 to {INTS - 1}) nor a secret (64 hex digits)")


def dealt_from(seed: Seed) -> str:
    """What a game is dealt from, in words that anybody may read."""
    return "sealed" if isinstance(seed, bytes) else f"seed {seed}"


def commitment(seed: Seed, salt: str) -> str:
    """The hash shown before the game: SHA-256 hex of `"<seed>:<salt>"`, which binds every bit of both."""
    return hashlib.sha256(f"{text_of(seed)}:{salt}".encode()).hexdigest()


def seal(s: Any, secret: bytes) -> None:
    """Lays a secret into a state, whose draws come from it from now on: word n is block n of its ChaCha20 stream."""
    for k in range(RNG):
        s.rng[k] = 0
    s.rng[IS_SEALED] = 1
    for n, k in enumerate(_KEYS):
        s.rng[k] = int.from_bytes(secret[4 * n : 4 * n + 4], "little", signed=True)


def generator(s: Any) -> str:
    """The generator as a scene writes it: `rng 1 2` when fast, `rng sealed 17 <secret>` after 17 sealed draws."""
    if s.rng[IS_SEALED] == 0:
        return f"rng {s.rng[0]} {s.rng[1]}"
    secret = b"".join(int(s.rng[k]).to_bytes(4, "little", signed=True) for k in _KEYS)
    return f"rng sealed {s.rng[DRAWN]} {secret.hex()}"


def _int32(word: str) -> int:
    """A whole number of 32 bits. ValueError, or OverflowError when it is larger."""
    return int.from_bytes(int(word).to_bytes(4, "little", signed=True), "little", signed=True)


def set_generator(s: Any, words: Sequence[str]) -> None:
    """Reads what `generator` wrote, without its first word. Raises ValueError."""
    match = _SEALED.fullmatch(" ".join(words))
    if match:
        seal(s, bytes.fromhex(match[2]))
        s.rng[DRAWN] = int(match[1])
        return
    try:
        first, second = (_int32(word) for word in words)
    except (ValueError, OverflowError):
        wanted = "write two numbers of 32 bits, or `sealed`, a count and 64 hex digits"
        raise ValueError(f"rng {' '.join(words)}: {wanted}") from None
    s.rng[0], s.rng[1] = first, second
