"""Cards in words: what those of a value are called and do, in two lengths."""

from collections.abc import Iterator

from rumpus import effects as fx
from rumpus.games.toy.content.load import FILES, Face
from rumpus.games.toy.content.words import MOMENTS, WORDS
from rumpus.games.toy.rules.state import State, Table


def text(face: Face, voice: str = fx.FULL) -> str:
    """What a card does: "When it lies open: draw 1 card." In short: "Open: draw 1"."""
    return " ".join(_lines(face, voice)) if voice == fx.FULL else "; ".join(_lines(face, voice))


def _lines(face: Face, voice: str) -> Iterator[str]:
    """A line for each moment."""
    for moment, one in MOMENTS.items():
        if face.does[moment]:
            told = fx.say_all(WORDS, face.does[moment], voice)
            yield f"{one.says}: {told}." if voice == fx.FULL else f"{one.short}: {told}"


def show_file(path: str) -> list[str]:
    """The cards of a designer's file as players read them. Raises ContentError."""
    return [f"{face.value} {face.title}: {text(face) or 'No effect.'}" for face in FILES.load(path).face]


def known(t: Table, _s: State, _p: int) -> dict[str, str]:
    """What the cards of each value say, which everybody knows; nothing at a table where they are values alone."""
    return {str(face.value): f"{face.title}: {text(face)}" for face in t.book.faces}
