"""Numbers as one short line that can stand in a link: a prefix with a version, and letters, digits, - and _.

The letters hold 6 bits each, the first bit first: the numbers one after the other, and zeros up to a whole letter.
Behind them stand two letters made from the letters before, which find a slip of the pen, and two made from a text of
all that the numbers stand for, which find that somebody else's is meant.
"""

import hashlib
import re
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from rumpus.kernel.words.spelling import as_written

LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
LETTER: Final = 6  # bits
MARK: Final = 2  # letters of a check


def mark(text: str) -> str:
    """Two letters that a text gives."""
    number = int.from_bytes(hashlib.sha256(text.encode()).digest()[:4], "big")
    return "".join(LETTERS[number >> LETTER * k & 63] for k in range(MARK))


@dataclass(frozen=True, slots=True)
class Form:
    """The codes of one kind: what they are of ("deck"), their prefix and version ("BS", 1), their letters at most."""

    what: str
    prefix: str
    version: int
    longest: int = 400

    @property
    def head(self) -> str:
        """How a code begins."""
        return f"{self.prefix}{self.version}-"

    def looks(self, text: str) -> re.Match[str] | None:
        """Whether a text means to be a code, of whatever version."""
        return re.fullmatch(rf"{self.prefix}([0-9]+)-(.*)", text.strip(), re.DOTALL | re.IGNORECASE)

    def written(self, fields: Iterable[tuple[int, int]], named: str) -> str:
        """The code of numbers, each with its bits; `named`: all that they stand for."""
        bits = "".join(f"{value:0{size}b}" for value, size in fields)
        bits += "0" * (-len(bits) % LETTER)
        held = "".join(LETTERS[int(bits[k : k + LETTER], 2)] for k in range(0, len(bits), LETTER))
        return f"{self.head}{held}{mark(held)}{mark(named)}"

    def checked(self, text: str) -> str:
        """The code itself, as far as can be told by its letters. Raises ValueError, one sentence."""
        code, head = text.strip(), self.head
        found = self.looks(code)
        if found is None:
            raise ValueError(f"{as_written(text)} is no code of a {self.what}; one begins with {head}")
        if code.upper().startswith(head) and not code.startswith(head):
            raise ValueError(
                f"the code of a {self.what} begins with {head}, in capitals; small and large letters differ"
            )
        if not code.startswith(head):
            raise ValueError(f"the code is of version {self.prefix}{found[1]}; this rumpus reads {head[:-1]}")
        body = found[2]
        for at, letter in enumerate(body):
            if letter not in LETTERS:
                told = "letters, digits, - and _ are allowed"
                raise ValueError(f"{letter!r} cannot stand in a code (place {len(head) + at + 1}); {told}")
        if not 2 * MARK < len(body) <= self.longest:
            raise ValueError(f"the code of a {self.what} is cut off, or too long: {len(body)} letters behind {head}")
        if mark(body[: -2 * MARK]) != body[-2 * MARK : -MARK]:
            raise ValueError(f"a letter of the {self.what}'s code is wrong, or missing: its check does not fit")
        return code

    def bits(self, text: str) -> "Bits":
        """The numbers of a code, to be taken one after the other. Raises ValueError, one sentence."""
        body = self.checked(text).removeprefix(self.head)
        return Bits(self, body[: -2 * MARK], body[-MARK:])


class Bits:
    """Reads numbers from letters; `named` is the mark of what they stand for."""

    def __init__(self, form: Form, held: str, named: str) -> None:
        self.form, self.named = form, named
        self.bits = "".join(f"{LETTERS.index(letter):06b}" for letter in held)
        self.at = 0

    def take(self, size: int) -> int:
        """The next number. Raises ValueError at the end."""
        if self.at + size > len(self.bits):
            raise ValueError(f"the code of a {self.form.what} breaks off")
        self.at += size
        return int(self.bits[self.at - size : self.at], 2)

    def done(self) -> bool:
        """Whether nothing but filling is left."""
        rest = self.bits[self.at :]
        return len(rest) < LETTER and "1" not in rest
