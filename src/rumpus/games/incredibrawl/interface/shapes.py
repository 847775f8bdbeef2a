"""What IncrediBrawl's page gets beside the view, as types: cards, and what acts lead to."""

from typing import Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.games.incredibrawl.interface.board import Met
from rumpus.games.incredibrawl.interface.lays import Lay
from rumpus.games.incredibrawl.interface.names import PowerType, Trigger
from rumpus.games.incredibrawl.interface.view import WindowName

Settled = Literal["signs", "seed", "coin"]
Matter = Literal["glory", "hand", "fighter"]
Where = Literal["hand", "discard", "deck_bottom", "deck_top", "deck_shuffled"]


# ---------------------------------------------------------------- cards
class Ability(TypedDict):
    """A part of a card's text: its trigger (null: the card has but one text), what stands before it, and the text."""

    trigger: Trigger | None
    head: str
    text: str


class CardInfo(TypedDict):
    """A card of the table. `beats`: the Type that its own beats; `short`: the text in the few words of a sign."""

    id: str
    name: str
    kind: Literal["character", "power_up", "location"]
    type: PowerType | None
    beats: PowerType | None
    level: int | None
    classes: list[str]
    windows: list[WindowName]
    text: str
    short: str
    abilities: list[Ability]
    art: NotRequired[ArtWords]
    place: NotRequired[PlaceWords]


# ---------------------------------------------------------------- acts
class Then(TypedDict):
    """What the page shows beside an act: whom a spot meets (null: the winner of another scrap), what of a seat the text
    that asks is about, what a Power-Up would do if it were laid now.
    """

    meets: NotRequired[Met | None]
    about: NotRequired[Matter]
    lays: NotRequired[list[Lay]]
