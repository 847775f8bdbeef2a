"""Cards with effects, from TOML: the house's own (house.toml) and a designer's; every fault with file, line, reason.

A file holds cards as `[[face]]`. The annotated classes say what may stand in it; how to write one: `content/README.md`.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final

from rumpus import effects as fx
from rumpus.effects.fields import by_moment
from rumpus.effects.sets import Files
from rumpus.games.toy.content.words import MOMENTS, WORDS
from rumpus.games.toy.rules import ids
from rumpus.kernel.contract.reader import Key, Name, Reader, again, whole

HOME: Final = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Face:
    """What the cards of one value are called and do, by moment."""

    id: Name
    value: Annotated[int, whole(1, ids.HIGHEST)]
    title: str
    does: Annotated[Mapping[str, tuple[fx.Node, ...]], Key(*MOMENTS), by_moment(WORDS)]

    def written(self) -> dict[str, Any]:
        """What the rules read of it, as the file says it."""
        return {"value": self.value, **{moment: [dict(one.data) for one in self.does[moment]] for moment in MOMENTS}}


Faces = tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class Sheet:
    """A whole file."""

    face: Faces = ()

    def faults(self, reader: Reader) -> Iterator[tuple[str, str]]:
        """There are cards, no two of one id or value."""
        if reader.sound and not self.face:
            yield "face", "is missing: a file has at least one [[face]]"
        for key in ("id", "value") if reader.sound else ():
            told = [getattr(face, key) for face in self.face]
            yield from ((f"face.{i}.{key}", f"{told[i]!r} stands twice") for i in again(told))


FILES: Final = Files(Sheet)
FILE_KEYS, read, check_file = FILES.keys, FILES.read, FILES.check_file


@cache
def house() -> Faces:
    """The house's own cards. Raises ContentError: all faults."""
    return FILES.load(str(HOME / "house.toml")).face
