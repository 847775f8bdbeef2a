"""Reading TOML strictly: every fault with file, path and reason, none stops the reading."""

import difflib
import re
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, time
from typing import Any, Final

NEAR: Final = 0.6  # how alike a word is to the one that was perhaps meant
LONGEST: Final = 120  # characters of a text
LONG: Final = 60  # characters of what was written that a fault repeats
NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


@dataclass(frozen=True, slots=True)
class Fault:
    """One thing wrong with a file: where it stands (`cards.3.fx.0.do.0.n`, counted from 0), and why.

    `line` of the file and the id of the `card` around it, where they are known (rumpus.effects.faults.located).
    """

    file: str
    path: str
    reason: str
    card: str = ""
    line: int = 0

    def __str__(self) -> str:
        line = f":{self.line}" if self.line else ""
        card = f" {_printable(self.card[:LONGEST])}:" if self.card else ""
        path = _printable(self.path[:LONGEST]) or "file"
        return f"{self.file}{line}:{card} {path}: {_printable(self.reason)}"


def _printable(text: str) -> str:
    """A text in one line and without control characters: what a file says may hold any."""
    return "".join(one if one.isprintable() else repr(one)[1:-1] for one in text)


def as_written(value: object) -> str:
    """A value as a fault repeats it: as TOML writes it, the beginning of a long one."""
    if isinstance(value, bool):
        return str(value).lower()
    try:
        text = str(value) if isinstance(value, date | time) else repr(value)
    except ValueError:  # Python writes out no number of thousands of digits
        return "a number of thousands of digits"
    return text if len(text) <= LONG else f"{text[: LONG - 3]}..."


def nearest(word: str, known: Collection[str]) -> str:
    """What to add to a refusal, as in `; the nearest is 'axe'`; empty when no known word is near."""
    close = difflib.get_close_matches(word[:LONGEST], known, 1, NEAR)
    return f"; the nearest is {close[0]!r}" if close else ""


class Reader:
    """Reads one table of a file and keeps the faults."""

    def __init__(self, file: str, path: str, data: Any, faults: list[Fault]) -> None:
        self.file, self.path, self.faults = file, path, faults
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            self.fault("", f"{as_written(data)} is not allowed; a table is wanted here")

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def fault(self, key: str, reason: str) -> None:
        """Notes a fault."""
        self.faults.append(Fault(self.file, self.at(key), reason))

    def only(self, *keys: str) -> None:
        """Nothing but these keys is allowed."""
        for key in self.data:
            if key not in keys:
                self.fault(key, f"is not known here{nearest(key, keys)}; allowed: {', '.join(keys)}")

    def text(self, key: str, default: str | None = None) -> str:
        """A text of one line; missing without default is a fault."""
        value = self.data.get(key, default)
        if not isinstance(value, str) or (default is None and not value.strip()):
            had = f"{as_written(value)} is not allowed;" if key in self.data else "is missing:"
            self.fault(key, f"{had} a text is wanted")
            return default or ""
        if len(value) > LONGEST or not value.isprintable():
            self.fault(key, f"one line of up to {LONGEST} characters is wanted")
        return value

    def name(self, key: str) -> str:
        """An id: small letters, digits and hyphens."""
        value = self.text(key)
        if value and not NAME.fullmatch(value):
            self.fault(key, f"{as_written(value)}: small letters, digits and hyphens are wanted, as in red-fox-2")
        return value

    def whole(self, key: str, lo: int, hi: int, default: int | None = None) -> int:
        """A whole number lo..hi."""
        value = self.data.get(key, default)
        if not isinstance(value, int) or isinstance(value, bool) or not lo <= value <= hi:
            had = f"{as_written(value)} is not allowed" if key in self.data else "is missing"
            self.fault(key, f"{had}; a whole number from {lo} to {hi} is wanted")
            return default if default is not None else lo
        return value

    def items(self, key: str) -> list[Any]:
        """A list; missing means empty."""
        value = self.data.get(key, [])
        if not isinstance(value, list):
            self.fault(key, f"{as_written(value)} is not allowed; a list is wanted")
            return []
        return value

    def tables(self, key: str) -> "list[Reader]":
        """A list of tables."""
        return [Reader(self.file, self.at(f"{key}.{i}"), one, self.faults) for i, one in enumerate(self.items(key))]

    def texts(self, key: str) -> tuple[str, ...]:
        """A list of texts; missing means empty."""
        found = self.items(key)
        for i, value in enumerate(found):
            if not isinstance(value, str):
                self.fault(f"{key}.{i}", f"{as_written(value)} is not allowed; a text is wanted")
        return tuple(str(value) for value in found)

    def table(self, key: str) -> "Reader":
        """A nested table."""
        if key not in self.data:
            self.fault(key, "is missing: a table is wanted")
            return Reader(self.file, self.at(key), {}, [])
        return Reader(self.file, self.at(key), self.data[key], self.faults)
