"""What a word of IncrediBrawl has beside what every word has."""

from dataclasses import dataclass

from rumpus import effects as fx
from rumpus.effects import Line


@dataclass(frozen=True, slots=True)
class Word(fx.Word):
    """A word of IncrediBrawl. `can` is the compiled function that says whether it can do anything now (missing: with a
    target it can), `whom` the one it is about where no parameter says it.

    `lasts`: in the text of a location it is in force from the reveal on, for the "brawl", or for every "character" that
    meets its condition; a "mark" of each character is always about all of them there (IB-LOC-02, IB-LOC-03).
    """

    can: str = ""
    whom: str = ""
    lasts: str = ""


def word_of(line: Line) -> Word:
    """The word of a line, as this game declares it. TypeError for another game's."""
    if not isinstance(line.word, Word):
        raise TypeError(f"{line.word.name} is no word of IncrediBrawl")
    return line.word
