"""What was written, as a fault or a refusal repeats it, and what was perhaps meant."""

import difflib
from collections.abc import Collection
from datetime import date, time
from typing import Final

NEAR: Final = 0.6  # how alike a word is to the one that was perhaps meant
LONGEST: Final = 120  # characters of a text
LONG: Final = 60  # characters of what was written that a fault repeats


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
