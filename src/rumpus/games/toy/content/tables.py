"""Options and cards to the read-only Table, and the names and texts that go with it."""

from dataclasses import dataclass
from typing import Any

from rumpus import effects as fx
from rumpus.games.toy.content.load import FILES, Face, Faces, house
from rumpus.games.toy.content.options import OPTIONS
from rumpus.games.toy.content.words import MOMENTS
from rumpus.games.toy.rules import ids
from rumpus.games.toy.rules.state import Table
from rumpus.kernel.contract.content import Items, Tables
from rumpus.kernel.contract.options import Options, fill


@dataclass(frozen=True, slots=True)
class Book:
    """What the cards of one table are called: none where they are values alone."""

    faces: Faces = ()

    def items(self) -> Items:
        """The content as saves pin it."""
        return {"card": {face.id: face.written() for face in self.faces}}

    def face(self, value: int) -> Face | None:
        """What the cards of a value are, where they are more than that."""
        return next((face for face in self.faces if face.value == value), None)


def tables(options: Options, content: Any = None) -> Tables:
    """The Tables from resolved options and a designer's file. Raises ContentError: all its faults."""
    array = Table.blank()
    t = Table.at(array)
    fill(t, OPTIONS, options)
    t.limit = int(options["seconds"]) * 1000 if t.pace == ids.CLOCK else 0
    own = FILES.load(str(content)).face if content is not None else ()
    told = joined(house() if options["cards"] == "house" else (), own)
    faces = tuple(face for face in told if face.value <= t.highest)
    for face in faces:
        lay_out(t, face)
    return Tables(t, array, Book(faces))


def joined(faces: Faces, own: Faces) -> Faces:
    """TOY-CARD-01: the cards of a designer's file in place of the house's of the same values; by value."""
    made = {face.value: face for face in (*faces, *own)}
    return tuple(made[value] for value in sorted(made))


def lay_out(t: Table, face: Face) -> None:
    """Writes what a card does into the Table."""
    card = t.cards[face.value - 1]
    for moment, one in MOMENTS.items():
        first, t.ops_n = t.ops_n, fx.write(t.ops, fx.nested(face.does[moment]), t.ops_n)
        card.first[one.number], card.size[one.number] = first, t.ops_n - first
    if face.does["answer"]:
        t.answers |= 1 << face.value
