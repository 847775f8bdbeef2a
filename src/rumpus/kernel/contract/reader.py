"""Reading TOML strictly: every fault with file, path and reason, none stops the reading.

An annotated dataclass is the schema of a table, and `Reader.make` makes its record:

    @dataclass(frozen=True, slots=True)
    class Kind:
        id: Name                                          # small letters, digits and hyphens
        title: str                                        # one line; without a default it must be there
        short: ShortName = ""                             # what its name is for short, also where the file is silent
        copies: Annotated[int, whole(1, 40)] = 1
        klass: Annotated[str, Key("class"), one_of(...)]  # by a function (reader, key, default)
        parts: tuple[Part, ...] = ()                      # a list of tables, each a record
        path: Where = ""                                  # no key of the file: where the record stands in it

What the fields get wrong together a method `faults(self, reader)` tells, as pairs of a key and a reason.
"""

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Final, Protocol, TypeVar, get_args, get_origin, get_type_hints, runtime_checkable

from rumpus.kernel.words.spelling import LONGEST, as_written, nearest

NAME: Final = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
T = TypeVar("T")
Read = Callable[["Reader", str, Any], Any]
"""Reads a field: (reader, key, its default, None where it has none)."""


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


class Reader:
    """Reads one table of a file and keeps the faults."""

    def __init__(self, file: str, path: str, data: Any, faults: list[Fault]) -> None:
        self.file, self.path, self.faults, self._before = file, path, faults, len(faults)
        self.data: dict[str, Any] = data if isinstance(data, dict) else {}
        if not isinstance(data, dict):
            self.fault("", f"{as_written(data)} is not allowed; a table is wanted here")

    def at(self, key: str) -> str:
        """The path of a key."""
        return f"{self.path}.{key}" if self.path and key else self.path or key

    def fault(self, key: str, reason: str) -> None:
        """Notes a fault."""
        self.faults.append(Fault(self.file, self.at(key), reason))

    @property
    def sound(self) -> bool:
        """Whether nothing was wrong with this table so far."""
        return len(self.faults) == self._before

    def make(self, kind: Callable[..., T], /, *beside: str, **given: Any) -> T:
        """The record that the table is. `beside` are keys that others read; what is `given` is not read."""
        self.only(*dict.fromkeys(key for one in schema(kind) if one.name not in given for key in one.keys), *beside)
        return self.fill(kind, **given)

    def fill(self, kind: Callable[..., T], /, **given: Any) -> T:
        """The record that the table is, whatever other keys it has."""
        parts = [one for one in schema(kind) if one.name not in given]
        made = kind(**{one.name: one.read(self, (*one.keys, "")[0], one.default()) for one in parts}, **given)
        if isinstance(made, Checked):
            for key, reason in made.faults(self):
                self.fault(key, reason)
        return made

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


# ---------------------------------------------------------------- dataclasses as schemas
class Key:
    """Under which key of a table a field stands, where that is not its name; under several; under none."""

    def __init__(self, *names: str) -> None:
        self.names = names


@runtime_checkable
class Checked(Protocol):
    """A record whose fields may be wrong together."""

    def faults(self, reader: Reader, /) -> Iterable[tuple[str, str]]:
        """What is wrong: (key, reason). Asked when all fields are read, whatever was wrong with them."""


@dataclass(frozen=True, slots=True)
class Part:
    """How a field of a record is read."""

    name: str
    keys: tuple[str, ...]
    kind: Any  # its type
    read: Read
    default: Callable[[], Any]


@cache
def schema(kind: Any) -> tuple[Part, ...]:
    """How each field of a dataclass is read. TypeError for a type that nothing reads."""
    hints = get_type_hints(kind, include_extras=True)
    made = []
    for one in filter(lambda one: one.init, fields(kind)):
        bare, *marks = get_args(hints[one.name]) if get_origin(hints[one.name]) is Annotated else [hints[one.name]]
        keys = next((mark.names for mark in marks if isinstance(mark, Key)), (one.name,))
        read = next((mark for mark in marks if callable(mark)), None) or (_by_type(bare) if keys else _usual)
        usual = None if one.default is MISSING else one.default
        default = (lambda usual=usual: usual) if one.default_factory is MISSING else one.default_factory
        made.append(Part(one.name, keys, bare, read, default))
    return tuple(made)


def _usual(_reader: Reader, _key: str, usual: Any) -> Any:
    """The default of a field that no file has."""
    return usual


def _by_type(kind: Any) -> Read:
    """What reads a type that says all."""
    inner: Any = get_args(kind)[0] if get_origin(kind) is tuple else kind
    if inner is str:
        return Reader.text if inner is kind else lambda reader, key, _: reader.texts(key)
    record: Callable[..., Any] = inner
    if not is_dataclass(inner):
        raise TypeError(f"nothing reads {kind}; a function of (reader, key, default) is wanted in its annotation")
    if inner is kind:
        return lambda reader, key, usual: usual if usual and key not in reader.data else reader.table(key).make(record)
    return each(lambda reader: reader.make(record))


def kinds_of(kind: Any) -> dict[str, type]:
    """The keys of the tables that a dataclass is the schema of, each with the type of its value."""
    plain = {str: str, int: int, bool: bool, tuple: list}
    return {key: plain.get(get_origin(one.kind) or one.kind, dict) for one in schema(kind) for key in one.keys}


def whole(lo: int, hi: int) -> Read:
    """A whole number lo..hi."""
    return lambda reader, key, usual: reader.whole(key, lo, hi, usual)


def inline(kind: Callable[..., Any]) -> Read:
    """A record of its own of keys of the same table; its field names them by `Key`."""
    return lambda reader, *_: reader.fill(kind)


def each(read: Callable[[Reader], Any]) -> Read:
    """A list of tables, each read by a function."""
    return lambda reader, key, _: tuple(map(read, reader.tables(key)))


Name = Annotated[str, lambda reader, key, _: reader.name(key)]
"""An id: small letters, digits and hyphens."""
ARTICLES: Final = ("The ", "Der ", "Die ", "Das ")


def shortened(name: str) -> str:
    """What a name is for short where nobody says it: its first word (Veyra of Veyra Saltmantle), or all behind an
    article (Crow of The Crow).
    """
    for article in ARTICLES:
        if name.startswith(article):
            return name.removeprefix(article).strip()
    return (name.split() or [""])[0]


def read_short(reader: Reader, key: str, _: object) -> str:
    """A short name, which may be left out."""
    name = reader.data.get("name")
    return reader.text(key, shortened(name) if isinstance(name, str) else "")


ShortName = Annotated[str, read_short]
"""What the page calls it where there is little room; `shortened` where the file does not say."""
Where = Annotated[str, Key(), lambda reader, *_: reader.path]
"""Where the table stands in its file; no key of it."""


def again(values: Sequence[Any]) -> Iterator[int]:
    """The places of those that stood before, empty ones left out."""
    return (i for i, value in enumerate(values) if value and value in values[:i])
