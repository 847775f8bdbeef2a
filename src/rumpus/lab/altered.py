"""Content with some numbers otherwise: `cards.3.value=4` on the text of a content file."""

from __future__ import annotations

import json
from typing import Any

from rumpus.kernel.contract.content import toml


class NoPlace(ValueError):
    """A path that leads to nothing: what was found on the way, and what there is."""


def altered(text: str, changes: list[tuple[str, Any]]) -> str:
    """The text of a content file with some values replaced. A path goes down by keys, by places from 0, or by the `id`
    of what is listed. Raises NoPlace, and TOMLDecodeError for a text that is none.
    """
    data = toml(text)
    for path, value in changes:
        _put(data, path, value)
    return toml_of(data)


def _put(data: dict[str, Any], path: str, value: Any) -> None:
    """Replaces one value; its kind stays."""
    *way, last = path.split(".")
    at: Any = data
    for k, step in enumerate(way):
        at = at[_step(at, step, ".".join(way[: k + 1]))]
    where = _step(at, last, path)
    before = at[where]
    if isinstance(before, dict | list):
        raise NoPlace(f"--set {path}: that is {'a table' if isinstance(before, dict) else 'a list'}, not a value")
    whole = isinstance(before, int) and not isinstance(before, bool)
    if type(value) is not type(before) and not (isinstance(before, float) and isinstance(value, int)):
        kind = "a whole number" if whole else type(before).__name__
        raise NoPlace(f"--set {path}: {value!r} is not {kind}, as {before!r} is")
    at[where] = value


def _step(at: Any, step: str, path: str) -> Any:
    """The key, or the place, that a step of a path names."""
    if isinstance(at, dict):
        if step in at:
            return step
        has = ", ".join(at) or "nothing"
    elif isinstance(at, list):
        named = {one["id"]: k for k, one in enumerate(at) if isinstance(one, dict) and "id" in one}
        if step in named:
            return named[step]
        if step.isdecimal() and int(step) < len(at):
            return int(step)
        has = f"{', '.join(map(str, named)) or 'places'} (0 to {len(at) - 1})"
    else:
        has = "no more below"
    raise NoPlace(f"--set {path}: there is no {step!r}; there is {has}")


def read_value(text: str) -> Any:
    """A value as TOML writes it; a word needs no quotes."""
    try:
        return toml(f"value = {text}")["value"]
    except ValueError:
        return text


def toml_of(data: dict[str, Any]) -> str:
    """Data as TOML, a line a key."""
    return "".join(f"{_key(key)} = {_value(value)}\n" for key, value in data.items())


def _key(key: str) -> str:
    """A key, in quotes."""
    return json.dumps(key, ensure_ascii=False)


def _value(value: Any) -> str:
    """A value on one line."""
    if isinstance(value, dict):
        return "{" + ", ".join(f"{_key(key)} = {_value(inner)}" for key, inner in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(_value(inner) for inner in value) + "]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value) if isinstance(value, bool | int | float) else str(value)
