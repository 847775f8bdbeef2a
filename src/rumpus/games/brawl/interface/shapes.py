"""What a page gets of BRAWL beside the view, as types."""

from typing import Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords
from rumpus.games.brawl.interface.card_text import Colour


class Place(TypedDict):
    """What a space stands for that is no Base or end: a colour of an end (`at`), a number of cards, a seat, an
    order.
    """

    kind: Literal["colour", "number", "seat", "order"]
    at: NotRequired[str]
    colour: NotRequired[Colour]
    number: NotRequired[int]
    seat: NotRequired[int]
    order: NotRequired[str]


class Setup(TypedDict):
    """What the page of a table gets once, as far as it reads it: the fighter of each deck in words, by id."""

    fighters: dict[str, ArtWords]
