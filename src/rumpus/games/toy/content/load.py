"""Cards with effects, from TOML: the house's own (house.toml) and a designer's; every fault with file, line, reason.

A file holds cards as `[[face]]`: an id, the value whose cards it is about, a title, and by moment a list of words. How
to write one: `content/README.md`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from rumpus import effects as fx
from rumpus.games.toy.content.words import MOMENTS, WORDS
from rumpus.games.toy.rules import ids
from rumpus.kernel.content import check, load, parse
from rumpus.kernel.reader import Fault, Reader

HOME: Final = Path(__file__).parent
FILE_KEYS: Final = {"face": list}
"""What may stand at the top of a designer's file."""
KEYS: Final = ("id", "value", "title", *MOMENTS)


@dataclass(frozen=True, slots=True)
class Face:
    """What the cards of one value are called and do, by moment."""

    id: str
    value: int
    title: str
    does: Mapping[str, tuple[fx.Node, ...]]

    def written(self) -> dict[str, Any]:
        """What the rules read of it, as the file says it."""
        return {"value": self.value, **{moment: [dict(one.data) for one in self.does[moment]] for moment in MOMENTS}}


Faces = tuple[Face, ...]


def read(file: str, text: str) -> tuple[Faces, list[Fault]]:
    """The cards of a file, and every fault."""
    faults: list[Fault] = []
    whole = Reader(file, "", parse(file, text, faults), faults)
    if faults:
        return (), faults
    whole.only(*FILE_KEYS)
    faces = tuple(_face(Reader(file, f"face.{i}", data, faults)) for i, data in enumerate(whole.items("face")))
    if not faces and not faults:
        whole.fault("face", "is missing: a file has at least one [[face]]")
    for key in ("id", "value"):
        told = [getattr(face, key) for face in faces]
        for i in (i for i, one in enumerate(told) if one in told[:i] and not faults):
            whole.fault(f"face.{i}.{key}", f"{told[i]!r} stands twice")
    return faces, fx.located(faults, text)


def _face(reader: Reader) -> Face:
    """One card."""
    reader.only(*KEYS)
    does = {moment: fx.read(WORDS, reader, moment, fx.Place(moment)) for moment in MOMENTS}
    return Face(reader.name("id"), reader.whole("value", 1, ids.HIGHEST), reader.text("title"), does)


def check_file(path: str) -> list[Fault]:
    """Every fault of a designer's file; empty when it can be played. Raises OSError when it cannot be read."""
    return check(path, read)


def load_faces(source: str) -> Faces:
    """The cards of a designer's file, or of its text. Raises ContentError: all faults."""
    return load(source, read)


@cache
def house() -> Faces:
    """The house's own cards."""
    return load_faces(str(HOME / "house.toml"))
