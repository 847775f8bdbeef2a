"""What changed between two views, as {dotted key: new value}: the inner parts alone, where only these are others."""

from __future__ import annotations

from typing import Any

Json = dict[str, Any]
DEEP = 4
"""Keys go so deep at most."""
NOTHING = object()
"""In place of what was not there."""


def changes(old: Json, new: Json) -> Json:
    """What makes `new` of `old`. At the top null is a value, and a key that is gone becomes null; further down null
    takes the key away.
    """
    patch: Json = {key: None for key in old if key not in new}
    for key, value in new.items():
        if key not in old:
            patch[key] = value
        elif old[key] != value:
            inner = _inner(old[key], value, 1)
            patch |= {key: value} if inner is None else {f"{key}.{path}": one for path, one in inner.items()}
    return patch


def _inner(old: Any, new: Any, depth: int) -> Json | None:
    """The changes inside a value; None where it is told as a whole."""
    if depth >= DEEP or type(old) is not type(new) or not isinstance(new, dict | list) or not new:
        return None
    if isinstance(new, list):
        if len(old) != len(new) or not all(isinstance(item, dict) for item in new):
            return None
        pairs: Any = [(str(n), old[n], item) for n, item in enumerate(new)]
    else:
        if old.keys() - new.keys() or any("." in key for key in new):
            return None
        pairs = [(key, old.get(key, NOTHING), value) for key, value in new.items()]
    patch: Json = {}
    for key, was, value in pairs:
        if was == value:
            continue
        if value is None:
            return None
        inner = _inner(was, value, depth + 1)
        patch |= {key: value} if inner is None else {f"{key}.{path}": one for path, one in inner.items()}
    return patch
