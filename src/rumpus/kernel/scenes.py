"""Positions as text, as games write and read them: a line of words each, records as `name=number`."""

from collections.abc import Callable
from typing import Any


def each_line(text: str, read: Callable[[list[str]], None]) -> None:
    """Reads a scene line by line, in words. ValueError names the line that is not understood, and what was wrong."""
    for number, line in enumerate(text.strip().splitlines(), 1):
        words = line.split()
        try:
            if words:
                read(words)
        except (ValueError, IndexError, KeyError, AttributeError) as fault:
            raise ValueError(f"scene line {number}: {line!r} is not understood ({fault})") from None


def fields(record: Any, *skip: str) -> list[str]:
    """The numbers of a record that are not 0, in its order, as `name=number`."""
    names = [one.name for one in type(record).__fields__ if one.name not in skip]
    return [f"{name}={getattr(record, name)}" for name in names if getattr(record, name)]


def assign(record: Any, words: list[str]) -> None:
    """What `fields` wrote. ValueError for what is no number, AttributeError for what a record has not."""
    for word in words:
        name, value = word.split("=")
        setattr(record, name, int(value))
