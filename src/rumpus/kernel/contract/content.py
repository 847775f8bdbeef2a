"""Content: the Tables that a game is played on, and designers' files.

What a game's `tables(options, content)` gives back is `Tables`: the rows that the rules read, together with the Book,
which holds names and texts. The Book goes where the Tables go, and the plain side finds it on the proxy as `t.book`.

A save pins content by `Tables.told`: a key, and marks of every item. Both are made from canonical data alone: the
numbers, effects and ids that the rules read, as the content's own files say them. Names of classes and modules, titles
and texts do not stand in it, so a save outlives them; what a changed number differs in is said by `differences`.

Files are read from disc or from a text: what a game's own `read_extra` makes of them, and how faults are told. A game
reads a designer's file with a function of two texts, the file's name and what it says, and gives back what it made of
it and every fault. The rest is here: files that cannot be read, TOML that is none, all faults in one error.
"""

import hashlib
import json
import tomllib
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any, Final, Protocol, TypeVar

from rumpus.kernel.contract.errors import ContentError
from rumpus.kernel.contract.reader import Fault
from rumpus.kernel.records.record import Array, Record, TableRecord, rows
from rumpus.kernel.records.runtime import PLAIN

T = TypeVar("T")
Read = Callable[[str, str], tuple[T, list[Fault]]]
"""Reads a designer's file from its name and its text."""
Parts = Mapping[str, Any]
"""What the rules read of one item, by part ("level", "card 7, value"), as JSON types: no title, no text. These names
stand in every save's key.
"""
Items = Mapping[str, Mapping[str, Parts]]
"""All content of a table: kind ("Legend"), id, parts; in the order of the rows."""
ALPHABET: Final = "0123456789abcdefghijklmnopqrstuv"
MARK: Final = 4  # letters of an item's mark
SAID: Final = 3  # differences that are said one by one


# ---------------------------------------------------------------- what a game is played on
class Book(Protocol):
    """Names and texts of one table: what the plain side says about the numbers in its rows. Each game has its own."""

    def items(self) -> Items:
        """The content as saves pin it."""


class Tables:
    """What a game is played on; read only. `rows` is for bound loops, `t` the plain proxy, `array` the bytes; a Book
    goes with a Table that is a TableRecord.
    """

    def __init__(self, t: Record, array: Array, book: Book | None = None) -> None:
        """From the proxy that filled the array of one Table, and what its numbers are called."""
        self.t: Any = t
        self.array, self.book = array, book
        self.rows = rows(type(t), array)
        if PLAIN:
            self.rows.made[0] = t
        if isinstance(t, TableRecord):
            t.book = book

    @cached_property
    def items(self) -> Items:
        """The content as saves pin it."""
        return {kind: items for kind, items in self.book.items().items() if items} if self.book is not None else {}

    @cached_property
    def key(self) -> str:
        """16 hex digits of the content as the rules see it."""
        listed = [[kind, [[name, _held(x)] for name, x in items.items()]] for kind, items in self.items.items()]
        return _digest(listed).hex()[:16]

    @cached_property
    def told(self) -> str:
        """The content line of a save: `key kind id=mark:parts id=mark:parts kind ...`. The key decides; the mark of an
        item, and the letter of each of its parts, are there to say what differs.
        """
        words = [self.key]
        for kind, items in self.items.items():
            words.append(kind)
            for name, parts in items.items():
                letters = "".join(_letter(data) for data in parts.values())
                words.append(f"{name}={_letters(_held(parts), MARK)}:{letters}")
        return " ".join(words)


def _held(parts: Parts) -> dict[str, Any]:
    """The parts that hold anything: one that is 0 or empty is as good as none, so that there may be new ones."""
    return {part: data for part, data in parts.items() if data}


def _digest(data: Any) -> bytes:
    """The hash of canonical data: JSON without spaces, keys in alphabetical order."""
    return hashlib.sha256(json.dumps(data, sort_keys=True, separators=(",", ":")).encode()).digest()


def _letters(data: Any, count: int) -> str:
    """A hash as letters, 5 bits each."""
    number = int.from_bytes(_digest(data)[:8], "big")
    return "".join(ALPHABET[number >> 5 * k & 31] for k in range(count))


def _letter(data: Any) -> str:
    """The letter of a part: a small number stands for itself, a dot for what is empty."""
    if not data:
        return "."
    return ALPHABET[data] if isinstance(data, int) and 0 < data < len(ALPHABET) else _letters(data, 1)


def differences(told: str, tables: Tables) -> str:
    """In words, what the content of a save's line has otherwise than these tables, whose key is another."""
    key, *words = told.split() or [""]
    had, has = _marks(words), _marks(tables.told.split()[1:])
    found: list[str] = []
    for kind in dict.fromkeys([*had, *has]):
        found += _differ(kind, had.get(kind, {}), has.get(kind, {}), tables.items.get(kind, {}))
    more = [f"and {len(found) - SAID} more"] if len(found) > SAID else []
    return "; ".join([*found[:SAID], *more]) or f"its key is {key}, not {tables.key}"


def _marks(words: list[str]) -> dict[str, dict[str, str]]:
    """The marks of a content line: kind, id, mark."""
    made: dict[str, dict[str, str]] = {}
    kind = ""
    for word in words:
        name, equal, mark = word.partition("=")
        if equal:
            made.setdefault(kind, {})[name] = mark
        else:
            kind = word
    return made


def _differ(kind: str, had: dict[str, str], has: dict[str, str], items: Mapping[str, Parts]) -> Iterator[str]:
    """What differs among the items of a kind."""
    for name in dict.fromkeys([*had, *has]):
        if name not in has:
            yield f"the {kind} {name} is missing"
        elif name not in had:
            yield f"the {kind} {name} was not in it"
        elif had[name] != has[name]:
            parts = _parts_differ(had[name], has[name], list(items[name]))
            yield f"the {kind} {name} is not the one this game was played with{parts}"
    if had == has and list(had) != list(has):
        yield f"the {kind}s stood in another order"


def _parts_differ(had: str, has: str, parts: list[str]) -> str:
    """Which parts of an item differ, as far as their letters tell: ": card 7, value", or ""."""
    old, new = had.partition(":")[2], has.partition(":")[2]
    if len(old) != len(new):
        return f": it had {len(old)} parts, and has {len(new)}"
    found = [part for part, a, b in zip(parts, old, new, strict=True) if a != b]
    more = [f"{len(found) - SAID} more"] if len(found) > SAID else []
    return f": {' and '.join([*found[:SAID], *more])}" if found else ""


# ---------------------------------------------------------------- files


def toml(text: str) -> dict[str, Any]:
    """TOML. Raises TOMLDecodeError, also for what Python's reader only breaks off at."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise tomllib.TOMLDecodeError("lists or tables lie too deep inside one another") from None
    except tomllib.TOMLDecodeError:
        raise
    except ValueError as wrong:  # a number of thousands of digits
        raise tomllib.TOMLDecodeError(str(wrong)) from None


def parse(file: str, text: str, faults: list[Fault]) -> dict[str, Any]:
    """The TOML of a file; a syntax error is one fault."""
    try:
        data = toml(text)
    except tomllib.TOMLDecodeError as wrong:
        faults.append(Fault(file, "", f"this is not TOML: {wrong}"))
        return {}
    data.pop("game", None)  # says for which game a file is, where its keys do not (rumpus.cli.own_content)
    return data


def text_of(path: Path) -> str:
    """The text of a file, without the mark of UTF-8 that some editors put first. Raises OSError, or ContentError when
    it is no text.
    """
    try:
        return path.read_text("utf-8-sig")
    except UnicodeDecodeError:
        raise ContentError(f"{path}: file: this is not a text in UTF-8") from None


def refuse(faults: list[Fault]) -> None:
    """Raises ContentError with all faults, if any."""
    if faults:
        raise ContentError("; ".join(str(fault) for fault in faults))


def check(path: str | Path, read: Read[Any]) -> list[Fault]:
    """Every fault of a designer's file; empty when it can be played. Raises OSError when it cannot be read."""
    try:
        text = text_of(Path(path))
    except ContentError:
        return [Fault(str(path), "", "this is not a text in UTF-8")]
    return read(str(path), text)[1]


def load(source: str, read: Read[T]) -> T:
    """A designer's content from a file name, or from TOML text (with a line break). Raises ContentError: all faults."""
    file, text = "content", source
    if "\n" not in source:
        file = source
        try:
            text = text_of(Path(source))
        except OSError as wrong:
            raise ContentError(f"{source}: cannot be read: {wrong.strerror or wrong}") from None
    made, faults = read(file, text)
    refuse(faults)
    return made


def kept(source: Any) -> Any:
    """Content as it can be kept and sent: the text of a file, else what was given."""
    if not isinstance(source, str | Path) or not str(source) or "\n" in str(source):
        return source
    try:
        return text_of(Path(source)) + "\n"
    except (OSError, ContentError):  # a game that takes no content has not looked at it
        return source


NAMED: Final = 64
"""Tuples whose names are remembered."""


class Named(Protocol):
    """What has a name and an id."""

    @property
    def id(self) -> str:
        """Its id."""

    @property
    def name(self) -> str:
        """Its name."""


_NAMED: Final[dict[int, tuple[Sequence[Named], list[str]]]] = {}


def unlike(ones: Sequence[Named]) -> list[str]:
    """The names of some things; those that bear the same one also have their ids. Of a tuple, which every game of a
    simulation asks for, they are made once.
    """
    known = _NAMED.get(id(ones))
    if known is not None and known[0] is ones:
        return known[1]
    names = Counter(one.name for one in ones)
    made = [one.name if names[one.name] == 1 else f"{one.name} ({one.id})" for one in ones]
    if isinstance(ones, tuple):
        if len(_NAMED) > NAMED:
            _NAMED.clear()
        _NAMED[id(ones)] = ones, made
    return made
