"""Sets of cards as files: the house's own, and a designer's file, which adds to them or says `instead` of which it is.

A game gives a `Shelf` the schema of a file, and a function that says what the house's and a designer's together make.
The rest is here: files that are no set, each fault with its line and card, and what is read only once.
"""

from collections.abc import Callable, Collection, Iterable
from dataclasses import fields
from functools import cached_property
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

from rumpus.effects.faults import located, offer
from rumpus.kernel.contract import content
from rumpus.kernel.contract.reader import Fault, Reader, kinds_of
from rumpus.kernel.words.spelling import as_written


class Named(Protocol):
    """Something with an id."""

    @property
    def id(self) -> str:
        """Its id."""


class Item(Named, Protocol):
    """What lists hold: something with an id and a name, perhaps `instead` of another, at a path of its file."""

    @property
    def name(self) -> str:
        """Its name."""

    @property
    def instead(self) -> str:
        """The id of what it takes the place of; empty: of nothing."""

    @property
    def path(self) -> str:
        """Where it stands in its file."""


P = TypeVar("P")
C = TypeVar("C")
N = TypeVar("N", bound=Named)
T = TypeVar("T", bound=Item)


class Source(Generic[C]):
    """Files of one kind, and what reads a whole one; its faults go to the reader's."""

    def __init__(self, make: Callable[[Reader], C]) -> None:
        self._make = make

    def read(self, file: str, text: str) -> tuple[C, list[Fault]]:
        """What a file holds, and all its faults, each with its line and card."""
        faults: list[Fault] = []
        data = content.parse(file, text, faults)
        made = self._make(Reader(file, "", data, [] if faults else faults))
        return made, located(faults, text)

    def check_file(self, path: str | Path) -> list[Fault]:
        """Every fault of a file; empty when it can be played. Raises OSError when it cannot be read."""
        return content.check(path, self.read)

    def load(self, source: str | None) -> C:
        """A file, or its text (with a line break); of None as of an empty one. Raises ContentError: all faults."""
        return content.load(source, self.read) if source else self._make(Reader("", "", {}, []))

    def named(self: "Source[N]", folder: Path) -> dict[str, N]:
        """What the files of a folder hold, each called as its file is. Raises ContentError: all faults."""
        made, faults = {}, []
        for path in sorted(folder.glob("*.toml")):
            file, text = f"{folder.name}/{path.name}", content.text_of(path)
            made[path.stem], wrong = self.read(file, text)
            if made[path.stem].id != path.stem:
                wrong += located([Fault(file, "id", f"{path.stem} is wanted, as the file is called")], text)
            faults += wrong
        content.refuse(faults)
        return made


class Files(Source[P]):
    """Files whose schema is an annotated dataclass; its fields have defaults. `empty`: one may be."""

    def __init__(self, kind: type[P], *, empty: bool = True) -> None:
        super().__init__(self._record)
        self.kind, self.keys, self._empty = kind, kinds_of(kind), empty

    def _record(self, reader: Reader) -> P:
        """The record of a whole file."""
        if not (reader.data or self._empty):
            lists = ", ".join(f"[[{key}]]" for key, kind in self.keys.items() if kind is list)
            switches = "".join(f"; or {key} = false" for key, kind in self.keys.items() if kind is bool)
            reader.fault("", f"a list is wanted: {lists}{switches}")
        return reader.make(self.kind)


class Shelf(Source[C], Generic[P, C]):
    """The sets of a game. `part` is the schema of a file, `files` are the house's in the folder `home`, `whole` says
    what a designer's part makes of the house's (of no other: None), and notes faults in its last argument.
    """

    def __init__(
        self,
        part: type[P],
        home: Path,
        files: Collection[str],
        whole: Callable[[P | None, P, str, list[Fault]], C],
    ) -> None:
        self._part, self._home, self._files, self._whole = Files(part, empty=False), home, files, whole
        self.keys = self._part.keys

    @cached_property
    def _base(self) -> P:
        """What the house's files hold together. Raises ContentError with all faults."""
        read = [self._part.read(name, content.text_of(self._home / name)) for name in self._files]
        content.refuse([fault for _, faults in read for fault in faults])
        kind: Any = self._part.kind
        lists = {one.name: [getattr(part, one.name) for part, _ in read] for one in fields(kind)}
        made: P = kind(**{name: sum(told, ()) for name, told in lists.items() if isinstance(told[0], tuple)})
        return made

    @cached_property
    def _installed(self) -> C:
        """The house's set. Raises ContentError with all faults."""
        faults: list[Fault] = []
        made = self._whole(None, self._base, "content", faults)
        content.refuse(faults)
        return made

    def installed(self) -> C:
        """The house's set. Raises ContentError with all faults."""
        return self._installed

    def read(self, file: str, text: str) -> tuple[C, list[Fault]]:
        """What a designer's file makes of the house's set, and all its faults, each with its line and card."""
        own, faults = self._part.read(file, text)
        made = self.installed() if faults else self._whole(self._base, own, file, faults)
        return made, located(faults, text)

    def load(self, source: str | None) -> C:
        """The house's set, or with a designer's file (a name, or TOML text with a line break). Raises ContentError."""
        return super().load(source) if source else self.installed()

    def written(self, path: str | Path) -> P:
        """What a sound file itself holds. Raises OSError when it cannot be read."""
        return self._part.read(str(path), content.text_of(Path(path)))[0]


# ---------------------------------------------------------------- a designer's beside the house's
def merged(file: str, kind: str, old: Collection[T], new: Iterable[T], faults: list[Fault]) -> tuple[list[T], list[T]]:
    """The house's list with what is `instead` of its items, and what is added behind it."""
    house, more = list(old), []
    made, known = list(house), [one.id for one in house]
    for one in new:
        if not one.instead:
            more.append(one)
        elif one.instead not in known:
            told = f"there is no {kind} {as_written(one.instead)}{offer(one.instead, known)}"
            faults.append(Fault(file, f"{one.path}.instead", told))
        elif made[known.index(one.instead)] is not house[known.index(one.instead)]:
            faults.append(Fault(file, f"{one.path}.instead", f"{one.instead} is replaced already"))
        else:
            made[known.index(one.instead)] = one
    return made, more


def apart(file: str, kind: str, items: Iterable[Any], mine: Iterable[Any], faults: list[Fault]) -> None:
    """Ids and names of all items are told apart, in letters small or large; a fault at each of a designer's that is not
    the first.
    """
    listed = list(items)
    for one in mine:
        for key in ("id", "name"):
            value = getattr(one, key)
            same = [other for other in listed if getattr(other, key).lower() == value.lower()]
            if value and len(same) > 1 and one is not same[0]:
                faults.append(Fault(file, f"{one.path}.{key}", f"there is a {kind} with the {key} {value!r} already"))
