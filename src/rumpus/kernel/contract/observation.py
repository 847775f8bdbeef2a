"""What the numbers of an observation row mean: a schema that learners and tools read, one field after the other."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from hashlib import sha256

BIG = (1 << 31) - 1
OPEN, OWN, PART = "open", "own", "part"
"""Who knows what a field tells: everybody; the seat whose row it is alone; as much as that seat has learnt."""


@dataclass(frozen=True, slots=True)
class Field:
    """`n` numbers from `lo` to `hi`. `says` is one plain sentence; `known` is OPEN, OWN or PART; of a mask each bit is
    a yes or no.
    """

    name: str
    says: str
    lo: int = 0
    hi: int = 1
    n: int = 1
    known: str = OPEN
    mask: bool = False


def blocks(name: str, count: int, fields: Sequence[Field]) -> list[Field]:
    """The same fields for each of several things, called name0.field, name1.field ..."""
    return [replace(field, name=f"{name}{k}.{field.name}") for k in range(count) for field in fields]


def width(row: Sequence[Field]) -> int:
    """How many numbers a row has."""
    return sum(field.n for field in row)


def stamp(row: Sequence[Field]) -> str:
    """A short hash of a schema: rows of the same stamp mean the same."""
    return sha256(repr([*row]).encode()).hexdigest()[:12]


def places(row: Sequence[Field]) -> list[tuple[int, Field]]:
    """Where each field begins."""
    at, found = 0, []
    for field in row:
        found.append((at, field))
        at += field.n
    return found


def strayed(row: Sequence[Field], numbers: Sequence[int]) -> str:
    """The first number that lies outside of its field's range, in words; empty where all are right."""
    for at, field in places(row):
        for k in range(field.n):
            number = numbers[at + k]
            if not field.lo <= number <= field.hi:
                which = f"{field.name}[{k}]" if field.n > 1 else field.name
                return f"{which}, number {at + k} of the row, is {number}; {field.lo} to {field.hi} are declared"
    return ""
