"""@record: an annotated class becomes an int32 record, with a fast plain proxy over the same bytes.

```
@record
class Seat:
    level: int  # one int32
    deck: Annotated[list[int], 20]  # twenty int32


@record
class State(Record):  # the base only tells type checkers about dtype, blank, at
    rng: Annotated[list[int], 2]
    now: int
    seats: Annotated[list[Seat], 4]  # four nested records
    best: Seat  # one nested record
```

Compiled rules see Numba records (`s.seats[i].level += 1` works in place); plain rules see proxies with the same syntax.
Assigning a whole record or a whole array copies its ints, in both runtimes.

A field that means one thing here and another there has a name for each meaning, over the same bytes:

```
@record
class Frame(Record):  # one thing that is running
    kind: int
    a: int
    b: int
    direction: int = alias("a")  # PUSH: which way
    left: int = alias("b")  # PUSH: spaces still to go
    levels: int = alias("a")  # DAMAGE: still to deal
```
"""

import inspect
from collections.abc import Callable, Iterable
from operator import attrgetter
from typing import Annotated, Any, Self, TypeVar, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

from rumpus.kernel.records.runtime import PLAIN, rule

__all__ = ["Array", "Ints", "Record", "TableRecord", "alias", "record", "rows", "rule"]

C = TypeVar("C")
Array = np.ndarray[Any, np.dtype[Any]]
"""An array of records, or of int32, crossing into the bound loops."""
Ints = npt.NDArray[np.int32]


class RecordType(type):
    """The class of every record class: `dtype` and `width` live here, so that records may have fields named so."""

    _dtype: np.dtype[Any]
    _named: np.dtype[Any]
    _width: int

    @property
    def dtype(cls) -> np.dtype[Any]:
        """The NumPy record type, of int32 only."""
        return cls._dtype

    @property
    def named(cls) -> np.dtype[Any]:
        """The same bytes with every alias as a field, for Numba alone: NumPy joins such arrays wrongly."""
        return cls._named

    @property
    def width(cls) -> int:
        """How many int32 one record holds."""
        return cls._width


class Record(metaclass=RecordType):
    """What every class made by @record offers; inherit it where a type checker should know."""

    __slots__ = ()
    cells: memoryview

    def __init__(self, cells: memoryview) -> None:
        """A proxy over `width` ints; usually made by `at`."""
        raise NotImplementedError

    @classmethod
    def blank(cls, n: int = 1) -> Array:
        """A new array of n zeroed records."""
        return np.zeros(n, cls.dtype)

    @classmethod
    def at(cls, array: Array, i: int = 0) -> Self:
        """The plain proxy on row i of an array of records; it shares the bytes. IndexError beyond the rows."""
        if not 0 <= i < len(array):
            raise IndexError(f"row {i} of {len(array)}")
        return cls(array[i : i + 1].view(np.int32).data)

    @classmethod
    def new(cls) -> Self:
        """The plain proxy on a zeroed record of its own."""
        return cls.at(cls.blank())

    def copy(self) -> Self:
        """The plain proxy on a copy, to try things on."""
        made = self.new()
        made.cells[:] = self.cells
        return made


class TableRecord(Record):
    """What the tables of a game with content inherit: their proxy carries the Book too, which has no bytes and which
    compiled rules never see (content.Tables).
    """

    __slots__ = ("book",)
    book: Any


class Rows(tuple[Any, ...]):
    """The nested records of one field: a tuple whose items can be assigned, which copies."""

    __slots__ = ()

    def __setitem__(self, i: int, other: Any) -> None:
        self[i].cells[:] = other.cells


class Alias:
    """What `alias` leaves in the class body, for @record to read."""

    __slots__ = ("field",)

    def __init__(self, field: str) -> None:
        self.field = field


def alias(field: str) -> Any:
    """Gives a field of the same record another name, over the same bytes: `direction: int` = the alias of "a".

    An alias is annotated as its field is, reads and writes it in both runtimes, and adds nothing to the record.
    """
    return Alias(field)


class Field:
    """Where one field lies: `start` and `size` in ints; `kind` is 'one', 'many', 'record' or 'records'."""

    def __init__(self, name: str, kind: str, start: int, count: int, item: Any) -> None:
        self.name, self.kind, self.start, self.count, self.item = name, kind, start, count, item
        self.size = count * (item.width if item is not None else 1)

    def dtype(self, named: bool = False) -> Any:
        """What lies in it as NumPy wants it; named: with the aliases of records inside."""
        base: Any = np.int32 if self.item is None else self.item.named if named else self.item.dtype
        return (base, (self.count,)) if self.kind in ("many", "records") else base

    def init(self) -> str:
        """The line of the proxy's constructor that builds this field's view; empty for a scalar."""
        a, b = self.start, self.start + self.size
        if self.kind == "many":
            return f"        self._{self.name} = cells[{a}:{b}]"
        if self.kind == "record":
            return f"        self._{self.name} = _{self.name}_type(cells[{a}:{b}])"
        if self.kind == "records":
            w = self.item.width
            return (
                f"        self._{self.name} = Rows([_{self.name}_type(cells[k:k + {w}]) for k in range({a}, {b}, {w})])"
            )
        return ""


def _fields(cls: type) -> list[Field]:
    """The fields in order of annotation, aliases left out; TypeError for anything that is not made of ints."""
    hints = get_type_hints(cls, include_extras=True)
    fields: list[Field] = []
    start = 0
    for name in inspect.get_annotations(cls):
        given = vars(cls).get(name)
        if isinstance(given, Alias):
            continue
        if given is not None:
            raise TypeError(f"{cls.__name__}.{name}: no default but alias(...); a blank record is all zeros")
        hint, count, kind, item = hints[name], 1, "one", None
        if get_origin(hint) is Annotated:
            base, count = get_args(hint)[:2]
            inner = (get_args(base) or (None,))[0]
            if get_origin(base) is not list or not isinstance(count, int) or count < 1:
                raise TypeError(f"{cls.__name__}.{name}: write Annotated[list[int], N] or Annotated[list[Record], N]")
            kind, item = ("many", None) if inner is int else ("records", inner)
        elif hint is not int:
            kind, item = "record", hint
        if item is not None and not isinstance(item, RecordType):
            raise TypeError(f"{cls.__name__}.{name}: {item!r} is neither int nor a @record")
        _refuse_taken(cls, name)
        fields.append(Field(name, kind, start, count, item))
        start += fields[-1].size
    if not fields:
        raise TypeError(f"{cls.__name__} has no fields")
    return fields


def _refuse_taken(cls: type, name: str) -> None:
    """TypeError for a name that a record needs for itself."""
    if name.startswith("_") or name in ("cells", "blank", "at", "new", "copy", "book"):
        raise TypeError(f"{cls.__name__}.{name}: this name is taken")


def _aliases(cls: type, fields: Iterable[Field]) -> dict[str, Field]:
    """The field that each alias names; TypeError for one that is not there, or is of another kind."""
    hints = get_type_hints(cls, include_extras=True)
    known = {f.name: f for f in fields}
    found: dict[str, Field] = {}
    for name, given in vars(cls).items():
        if not isinstance(given, Alias):
            continue
        _refuse_taken(cls, name)
        if given.field not in known:
            raise TypeError(f"{cls.__name__}.{name}: there is no field {given.field!r}; fields are {', '.join(known)}")
        if hints.get(name) != hints[given.field]:
            raise TypeError(f"{cls.__name__}.{name}: annotate it as {given.field} is")
        found[name] = known[given.field]
    return found


def _named(plain: np.dtype[Any], fields: Iterable[Field], aliases: dict[str, Field]) -> np.dtype[Any]:
    """The record type with a field for each alias too; the plain one where there is none."""
    every = {f.name: f for f in fields} | aliases
    formats = [f.dtype(named=True) for f in every.values()]
    if not aliases and formats == [f.dtype() for f in every.values()]:
        return plain
    offsets = [4 * f.start for f in every.values()]
    return np.dtype({"names": [*every], "formats": formats, "offsets": offsets, "itemsize": plain.itemsize})


def _constructor(fields: Iterable[Field]) -> Callable[..., None]:
    """__init__(self, cells), with one line for each view, so that building a proxy runs no loop over fields."""
    lines = [line for f in fields if (line := f.init())]
    names: dict[str, Any] = {f"_{f.name}_type": f.item for f in fields if f.item is not None}
    names["Rows"] = Rows
    exec("\n".join(["def __init__(self, cells):", "        self.cells = cells", *lines]), names)  # noqa: S102 - text made above
    made: Callable[..., None] = names["__init__"]
    return made


def _scalar(at: int) -> property:
    """A field that is one int: cell `at` of the record."""
    names: dict[str, Any] = {}
    text = f"def get(self):\n    return self.cells[{at}]\ndef put(self, value):\n    self.cells[{at}] = value\n"
    exec(text, names)  # noqa: S102 - text made above
    return property(names["get"], names["put"])


def _view(f: Field) -> property:
    """A field that is a view on several ints; assigning to it copies."""
    hidden, name = f"_{f.name}", f.name

    def put(self: Any, value: Any) -> None:
        """Copies the ints of the value; ValueError for rows of another number."""
        mine = getattr(self, hidden)
        if f.kind == "record":
            mine.cells[:] = value.cells
        elif f.kind == "many":
            mine[:] = value if isinstance(value, memoryview) else np.ascontiguousarray(value, np.int32).data
        else:
            if len(value) != len(mine):
                raise ValueError(f"{name}: {len(mine)} records wanted, {len(value)} given")
            for i, other in enumerate(value):
                mine[i] = other

    return property(attrgetter(hidden), put)


def _show(self: Any) -> str:
    """Every field by name, for error messages and the debugger."""
    parts = []
    for f in type(self).__fields__:
        value = getattr(self, f.name)
        parts.append(f"{f.name}={value.tolist() if f.kind == 'many' else value!r}")
    return f"{type(self).__name__}({', '.join(parts)})"


def record(cls: type[C]) -> type[C]:
    """Turns an annotated class into a record: `dtype`, `width`, `blank(n)`, `at(array, i)`, and a proxy for each field.

    Raises TypeError for a field that is not int, a list of int or records with a length, or a record; and for an alias
    of what is no field of its kind.
    """
    fields = _fields(cls)
    aliases = _aliases(cls, fields)
    dtype = np.dtype([(f.name, f.dtype()) for f in fields])
    body: dict[str, Any] = {
        "__slots__": ("cells", *(f"_{f.name}" for f in fields if f.kind != "one")),
        "__doc__": cls.__doc__,
        "__module__": cls.__module__,
        "__qualname__": cls.__qualname__,
        "__init__": _constructor(fields),
        "__repr__": _show,
        "__fields__": tuple(fields),
        "_dtype": dtype,
        "_named": _named(dtype, fields, aliases),
        "_width": sum(f.size for f in fields),
    }
    for f in fields:
        body[f.name] = _scalar(f.start) if f.kind == "one" else _view(f)
    for name, f in aliases.items():
        body[name] = body[f.name]
    base = TableRecord if issubclass(cls, TableRecord) else Record
    made: Any = RecordType(cls.__name__, (base,), body)
    return made  # type: ignore[no-any-return]  # made from `cls` above


class PlainRows:
    """An array of records for plain loops: [i] is the proxy on row i, [i] = other copies."""

    __slots__ = ("__weakref__", "array", "cls", "made")

    def __init__(self, cls: type[Record], array: Array) -> None:
        self.cls, self.array = cls, array
        self.made: list[Any] = [None] * len(array)

    def __len__(self) -> int:
        return len(self.made)

    def __getitem__(self, i: int) -> Any:
        proxy = self.made[i]
        if proxy is None:
            proxy = self.made[i] = self.cls.at(self.array, i)
        return proxy

    def __setitem__(self, i: int, other: Any) -> None:
        self[i].cells[:] = other.cells


def rows(cls: type[Any], array: Array) -> Any:
    """What bound loops receive: the array itself (its aliases named) when compiled, else a wrapper; [i] is the proxy,
    [i] = x copies.
    """
    if array.dtype != cls.dtype:
        raise TypeError(f"an array of {cls.__name__} is wanted, not of {array.dtype}")
    if PLAIN:
        return PlainRows(cls, array)
    return array if cls.named is cls.dtype else array.view(cls.named)
