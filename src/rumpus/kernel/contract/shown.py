"""What a page is shown, told once: a class whose attributes are the fields of a JSON object, each with its type, set
beside what they are read from.

    class SeatView(Shown):
        '''One seat; `card`: null while it is face down.'''

        def __init__(self, s: State, p: int) -> None:
            seat = s.seats[p]                                          # a plain name: no field
            self.hand: int = seat.hand_n
            self.card: int | None = seat.card if lies_open(s) else None
            if s.over:
                self.place: int = seat.place                           # set on some ways only: may be absent
            self.from_: str = "deck"                                   # "from", a word that Python keeps for itself

Calling the class gives the plain dictionary of its fields, in the order in which they are set; so to mypy, which checks
every field, an instance is a `dict[str, Any]`. A class that inherits calls `super().__init__`: the same fields, and
more. `fields` reads them from the source, and `tools/gen_types.py` writes the page's types of them.
"""

import ast
import inspect
import sys
from collections.abc import Callable, Iterator
from functools import wraps
from keyword import kwlist
from textwrap import dedent
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, NamedTuple, get_type_hints


class _Plain(type):
    """Makes a class whose instances are their own dictionaries."""

    def __init__(cls, name: str, bases: tuple[type, ...], own: dict[str, Any]) -> None:
        work = own.get("__init__")
        if work is not None and any(one.rstrip("_") in kwlist for one in work.__code__.co_names):
            cls.__init__ = _renaming(work)  # type: ignore[misc]  # the same, but for the names
        super().__init__(name, bases, own)

    def __call__(cls, *args: Any, **named: Any) -> Any:
        return super().__call__(*args, **named).__dict__


def _renaming(work: Callable[..., None]) -> Callable[..., None]:
    """The same fields without the stroke after a word that Python keeps for itself."""

    @wraps(work)
    def made(self: Any, *args: Any, **named: Any) -> None:
        work(self, *args, **named)
        self.__dict__ = {name.rstrip("_"): value for name, value in vars(self).items()}

    return made


if TYPE_CHECKING:

    class Shown(dict[str, Any]):
        """What a page is shown: see the module."""
else:

    class Shown(metaclass=_Plain):
        """What a page is shown: see the module."""


class Field(NamedTuple):
    """A field: its type, and whether it may be absent."""

    type: Any
    optional: bool


def fields(kind: type[Any]) -> dict[str, Field]:
    """The fields of a class, those that it inherits first. TypeError: it inherits some and does not set them."""
    inherited = {name: field for base in kind.__bases__ if base is not object for name, field in fields(base).items()}
    if "__init__" not in vars(kind):
        return inherited
    source = dedent(inspect.getsource(vars(kind)["__init__"]))
    if inherited and "super().__init__(" not in source:
        raise TypeError(f"{kind.__qualname__}.__init__ does not call super().__init__: its fields would be missing")
    (work,) = ast.parse(source).body
    assert isinstance(work, ast.FunctionDef)
    told = {_field(one.target): ast.unparse(one.annotation) for one in _nodes(work) if isinstance(one, ast.AnnAssign)}
    told.pop("", None)
    read = get_type_hints(
        SimpleNamespace(__annotations__=told), vars(sys.modules[kind.__module__]), include_extras=True
    )
    always = _always(work.body)
    return inherited | {name: Field(hint, name not in always) for name, hint in read.items()}


def _nodes(node: ast.AST) -> Iterator[ast.AST]:
    """All parts of a tree, as they are written."""
    for one in ast.iter_child_nodes(node):
        yield one
        yield from _nodes(one)


def _field(target: ast.expr) -> str:
    """The name of the field that is set; empty: it is none."""
    match target:
        case ast.Attribute(value=ast.Name(id="self"), attr=name):
            return name.rstrip("_")
    return ""


def _always(body: list[ast.stmt]) -> set[str]:
    """The fields that these statements set on every way through them."""
    found: set[str] = set()
    for k, one in enumerate(body):
        match one:
            case ast.Return():
                return found
            case ast.AnnAssign(target=target) | ast.Assign(targets=[target]):
                found.add(_field(target))
            case ast.If(body=then, orelse=other):
                rest = body[k + 1 :]
                return found | _always(then + rest) & _always(other + rest)
    return found
