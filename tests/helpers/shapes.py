"""Whether what a page gets is of the types that a game says: no key too many, none too few, each of its type."""

import inspect
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.shapes import ForbiddenAct, OneOf
from rumpus.kernel.contract.shown import Shown, fields
from rumpus.kernel.match import describe
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import Text

ACT = {"id": int, "name": str, "kind": str, "text": Text}
"""What every act has beside the fields of its game."""
LINE = {"n": int, "seat": int, "kind": str, "code": str, "args": dict[str, Any], "text": str, "rule": str}


def misfit(value: Any, hint: Any, where: str = "") -> str:
    """Where a value is not of a type, and how; empty where it is."""
    origin = get_origin(hint)
    if origin in (Annotated, NotRequired):
        words = [mark.words for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, OneOf)]
        return misfit(value, Literal[words[0]] if words else get_args(hint)[0], where)
    if origin in (Union, UnionType):
        wrong = [misfit(value, one, where) for one in get_args(hint)]
        return "" if "" in wrong else next((one for one in wrong if not one.startswith(f"{where}: ")), wrong[0])
    if origin is Literal:
        return "" if value in get_args(hint) else f"{where}: {value!r} is none of {get_args(hint)}"
    if origin is list:
        return _each(value, list, enumerate, get_args(hint)[0], where)
    if origin is dict:
        return _each(value, dict, dict.items, get_args(hint)[1], where)
    if inspect.isclass(hint) and issubclass(hint, Shown):
        kinds = {name: NotRequired[one.type] if one.optional else one.type for name, one in fields(hint).items()}
        return _fields(value, kinds, where)
    if is_typeddict(hint):
        return _fields(value, get_type_hints(hint, include_extras=True), where, hint.__total__)
    if origin is tuple:
        parts = [misfit(one, kind, where) for one, kind in zip(value, get_args(hint), strict=True)]
        return next(filter(None, parts), "")
    whole = hint is float and type(value) is int
    if hint is Any or (hint is NoneType and value is None) or type(value) is hint or whole:
        return ""
    return f"{where}: {value!r} is no {getattr(hint, '__name__', hint)}"


def _each(value: Any, kind: type[Any], items: Any, hint: Any, where: str) -> str:
    """What is wrong with an element of a list or a dictionary."""
    if type(value) is not kind:
        return f"{where}: {value!r} is no {kind.__name__}"
    return next((wrong for key, one in items(value) if (wrong := misfit(one, hint, f"{where}[{key}]"))), "")


def _fields(value: Any, hints: dict[str, Any], where: str, total: bool = True) -> str:
    """What is wrong with a record of these fields; all may be left out of one that is not total."""
    if type(value) is not dict:
        return f"{where}: {value!r} is no record"
    needed = {name for name, hint in hints.items() if total and get_origin(hint) is not NotRequired}
    if value.keys() - hints.keys() or needed - value.keys():
        return f"{where}.: too many {sorted(value.keys() - hints.keys())}, missing {sorted(needed - value.keys())}"
    return next((wrong for key, one in value.items() if (wrong := misfit(one, hints[key], f"{where}.{key}"))), "")


def look(match: Match, since: int = 0) -> int:
    """Checks what every pair of eyes gets of a match now, log lines from `since` on; the number of the next line."""
    spec, t, s = match.spec, match.t, match.s
    shapes = spec.sight.shapes
    assert shapes is not None, f"{spec.id} names no shapes"
    kinds = get_type_hints(shapes.events)
    following = since
    for viewer in (SPECTATOR, *range(match.seats)):
        assert not (wrong := misfit(match.view(viewer), spec.sight.view)), f"view of {viewer}: {wrong}"
        for line in match.said(viewer, since):
            assert not (wrong := _fields(line, LINE, "line")), wrong
            assert not (wrong := misfit(line["args"], kinds[line["kind"]])), f"line {line['kind']}: {wrong}"
            following = max(following, line["n"] + 1)
    own = get_type_hints(shapes.act, include_extras=True) if shapes.act else {}
    for seat in match.active:
        for action in match.actions(seat) if shapes.act else ():
            told = describe.act(spec, t, s, seat, action)
            assert not (wrong := _fields(told, ACT | own, told["name"])), wrong
        for no in describe.forbidden(spec, t, s, seat):
            assert not (wrong := misfit(no, ForbiddenAct, "forbidden")), wrong
    return following
