"""Positions as text, as games write and read them: a line of words each, records as `name=number`."""

from collections.abc import Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from rumpus.kernel.reader import nearest

Called = Mapping[str, Sequence[str]]
"""By field of a record, what its numbers are called, from 0 on, which is never written; those beyond are numbers."""


def each_line(text: str, read: Callable[[list[str]], None]) -> None:
    """Reads a scene line by line, in words. ValueError names the line that is not understood, and what was wrong."""
    for number, line in enumerate(text.strip().splitlines(), 1):
        words = line.split()
        try:
            if words:
                read(words)
        except (ValueError, IndexError, KeyError, AttributeError) as fault:
            raise ValueError(f"scene line {number}: {line!r} is not understood ({fault})") from None


def fields(record: Any, *skip: str, called: Called = MappingProxyType({})) -> list[str]:
    """The numbers of a record that are not 0, in its order, as `name=number`; of a row of them all but the zeros at its
    end, with commas between.
    """
    made = []
    for one in type(record).__fields__:
        if one.name not in skip:
            value = getattr(record, one.name)
            row = [value] if isinstance(value, int) else list(value)
            while row and row[-1] == 0:
                row.pop()
            names = called.get(one.name, ())
            told = [names[n] if 0 < n < len(names) else str(n) for n in row]
            made += [f"{one.name}={','.join(told)}"] if told else []
    return made


def assign(record: Any, words: list[str], called: Called = MappingProxyType({})) -> None:
    """What `fields` wrote. ValueError for what is no number and no name, AttributeError for what a record has not."""
    for word in words:
        name, value = word.split("=")
        at = getattr(record, name)
        if isinstance(at, int):
            setattr(record, name, number(value, called.get(name, ())))
        else:
            for i, one in enumerate(value.split(",")):
                at[i] = number(one, called.get(name, ()))


def number(word: str, names: Sequence[str]) -> int:
    """What a name stands for: its place; a number itself. ValueError, with the nearest name, where it is neither."""
    if word and word in names:
        return names.index(word)
    try:
        return int(word)
    except ValueError:
        raise ValueError(f"{word!r} is no number{nearest(word, names)}") from None
