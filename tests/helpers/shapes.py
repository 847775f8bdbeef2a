"""Whether what a page gets is of the types that a game says: no key too many, none too few, each of its type."""

import inspect
from collections.abc import Callable, Iterable
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from msgspec import UNSET

from rumpus.kernel.contract.seats import SPECTATOR
from rumpus.kernel.contract.shapes import ForbiddenAct, OneOf
from rumpus.kernel.contract.shown import Shown, fields
from rumpus.kernel.match import describe, offering
from rumpus.kernel.match.match import Match
from rumpus.kernel.words.saying import English, Text

Check = Callable[[Any], str]
"""What is wrong with a value, behind the path to it; empty where nothing is."""
ACT = {"id": int, "name": str, "kind": str, "text": Text}
"""What every act has beside the fields of its game."""
LINE = {"n": int, "seat": int, "kind": str, "code": str, "args": dict[str, Any], "text": str, "rule": str}


def misfit(value: Any, hint: Any, where: str = "") -> str:
    """Where a value is not of a type, and how; empty where it is."""
    return _placed(where, check(hint)(value))


def _placed(where: str, wrong: str) -> str:
    """What is wrong in a part of a value, with the part's name before it."""
    return wrong and f"{where}{wrong}"


@cache
def check(hint: Any) -> Check:
    """The check of a type, made once for each: a type is far dearer to read than a value."""
    origin, args = get_origin(hint), get_args(hint)
    if origin in (Annotated, NotRequired):
        words = [mark.words for mark in getattr(hint, "__metadata__", ()) if isinstance(mark, OneOf)]
        return check(Literal[words[0]] if words else args[0])
    if origin in (Union, UnionType):
        return _any(*map(check, args))
    if origin is Literal:
        return lambda value: "" if value in args else f": {value!r} is none of {args}"
    if origin is list:
        return _each(list, enumerate, check(args[0]))
    if origin is dict:
        return _each(dict, dict.items, check(args[1]))
    if inspect.isclass(hint) and issubclass(hint, Shown):
        return _record(
            {name: NotRequired[one.type] if one.optional else one.type for name, one in fields(hint).items()}
        )
    if is_typeddict(hint):
        return _record(get_type_hints(hint, include_extras=True), hint.__total__)
    if origin is tuple:
        parts = [*map(check, args)]
        return lambda value: next(filter(None, (part(one) for one, part in zip(value, parts, strict=True))), "")
    if hint is Any:
        return lambda value: ""
    kinds = {float: (float, int), str: (str, English)}.get(hint, (hint,))
    return lambda value: "" if type(value) in kinds else f": {value!r} is no {getattr(hint, '__name__', hint)}"


def _any(*checks: Check) -> Check:
    """One of several types: what is wrong is told of the one that a value is nearest to."""

    def told(value: Any) -> str:
        wrong = []
        for one in checks:
            wrong.append(one(value))
            if not wrong[-1]:
                return ""
        return next((one for one in wrong if not one.startswith(": ")), wrong[0])

    return told


def _each(kind: type[Any], items: Callable[[Any], Iterable[tuple[Any, Any]]], of: Check) -> Check:
    """A list or a dictionary of these elements."""

    def told(value: Any) -> str:
        if type(value) is not kind:
            return f": {value!r} is no {kind.__name__}"
        return next((_placed(f"[{key}]", wrong) for key, one in items(value) if (wrong := of(one))), "")

    return told


def _record(hints: dict[str, Any], total: bool = True) -> Check:
    """A record of these fields; all may be left out of one that is not total."""
    checks = {name: check(hint) for name, hint in hints.items()}
    needed = {name for name, hint in hints.items() if total and get_origin(hint) is not NotRequired}

    def told(value: Any) -> str:
        if type(value) is not dict:
            return f": {value!r} is no record"
        if value.keys() - checks.keys() or needed - value.keys():
            return f".: too many {sorted(value.keys() - checks.keys())}, missing {sorted(needed - value.keys())}"
        return next((_placed(f".{key}", wrong) for key, one in value.items() if (wrong := checks[key](one))), "")

    return told


@cache
def _of_lines(events: Any) -> dict[str, Any]:
    """The type of a line's arguments by its kind."""
    return get_type_hints(events)


@cache
def _of_acts(act: Any) -> Check:
    """The check of a game's acts."""
    return _record(ACT | get_type_hints(act, include_extras=True))


OF_LINE = _record(LINE)


def look(match: Match, since: int = 0) -> int:
    """Checks what every pair of eyes gets of a match now, log lines from `since` on; the number of the next line."""
    spec, t, s = match.spec, match.t, match.s
    shapes = spec.sight.shapes
    assert shapes is not None, f"{spec.id} names no shapes"
    kinds = _of_lines(shapes.events)
    following = since
    for viewer in (SPECTATOR, *range(match.seats)):
        assert not (wrong := misfit(match.view(viewer), spec.sight.view)), f"view of {viewer}: {wrong}"
        for line in match.said(viewer, since):
            assert not (wrong := _placed("line", OF_LINE(line))), wrong
            assert not (wrong := misfit(line["args"], kinds[line["kind"]])), f"line {line['kind']}: {wrong}"
            following = max(following, line["n"] + 1)
    for seat in match.active:
        for action in match.actions(seat) if shapes.act else ():
            told = describe.act(spec, t, s, seat, action)
            assert not (wrong := _placed(told["name"], _of_acts(shapes.act)(told))), wrong
        if (asked := offering.question(spec, t, s, seat, match.actions(seat))) is None:
            for no in describe.forbidden(spec, t, s, seat):
                assert not (wrong := misfit(no, ForbiddenAct, "forbidden")), wrong
        for one in asked.offers if asked is not None else ():
            assert not (wrong := misfit(one.says, Text, f"{one.kind} says")), wrong
            for no in (one.why, one.out):
                assert no is UNSET or not (wrong := misfit(no, Text, f"{one.kind} barred")), wrong
            if one.then is not UNSET:
                assert not (wrong := misfit(one.then, shapes.then, f"{one.kind} then")), wrong
    return following
