"""Cards in words: what those of a value are called and do, in two lengths."""

from pathlib import Path
from typing import Final

from rumpus import effects as fx
from rumpus.games.toy.content.load import FILES, Face
from rumpus.games.toy.content.words import MOMENTS, WORDS
from rumpus.games.toy.rules.state import State, Table
from rumpus.kernel.words.saying import Saying, Text, catalogue_of, plain

CATALOGUE: Final = catalogue_of(str(Path(__file__).parent))
"""All that Dust-up says."""


def said(face: Face, voice: str = fx.FULL) -> Saying | None:
    """What a card does at each of its moments, as a message; None: nothing."""
    lines = {moment: _line(moment, nodes, voice) for moment in MOMENTS if (nodes := face.does[moment])}
    return Saying(fx.message_id(voice, "face"), lines) if len(lines) > 1 else next(iter(lines.values()), None)


def _line(moment: str, nodes: tuple[fx.Node, ...], voice: str) -> Saying:
    """What it does at a moment."""
    when = Saying(fx.message_id(voice, "when", moment))
    return Saying(fx.message_id(voice, "face-line"), {"when": when, "does": fx.messages(WORDS, nodes, voice)})


def shown(face: Face, voice: str = fx.FULL) -> Text:
    """The same for a page."""
    what = said(face, voice)
    return CATALOGUE.text(what) if what else plain("")


def text(face: Face, voice: str = fx.FULL) -> str:
    """The same in English: "When it lies open: draw 1 card." In short: "Open: draw 1"."""
    return str(shown(face, voice)["text"])


def show_file(path: str) -> list[str]:
    """The cards of a designer's file as players read them. Raises ContentError."""
    return [f"{face.value} {face.title}: {text(face) or 'No effect.'}" for face in FILES.load(path).face]


def known(t: Table, _s: State, _p: int) -> dict[str, str]:
    """What the cards of each value say, which everybody knows; nothing at a table where they are values alone."""
    return {str(face.value): f"{face.title}: {text(face)}" for face in t.book.faces}


def says(t: Table, _s: State, _p: int) -> dict[str, Saying]:
    """The same as messages, by the titles of the cards."""
    return {face.title: what for face in t.book.faces if (what := said(face))}
