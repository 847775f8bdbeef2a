"""What IncrediBrawl's page gets beside the view, as types: cards, what acts lead to, what a line changes."""

from typing import Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.games.incredibrawl.interface.board import Met
from rumpus.games.incredibrawl.interface.lays import Lay
from rumpus.games.incredibrawl.interface.names import PowerType, SignName, Trigger
from rumpus.games.incredibrawl.interface.view import Actor, Laid, WindowName

How = Literal["type", "level", "throw", "text"]
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


# ---------------------------------------------------------------- what a line changes on the board
class StandNow(TypedDict):
    """What a seat's place has become. `card` null: nobody is in play; `down`: a card lies face down, or was taken back;
    `fresh`: nothing of what was true of the character before is.
    """

    seat: int
    fresh: NotRequired[bool]
    spot: NotRequired[int]
    card: NotRequired[int | None]
    down: NotRequired[bool]
    level: NotRequired[int]
    type: NotRequired[PowerType]
    beaten: NotRequired[bool]
    silenced: NotRequired[bool]
    copies: NotRequired[bool]
    sign: NotRequired[SignName]


class SideNow(TypedDict):
    """Who stands at a side of a scrap, by its number; one that is decided keeps its sides."""

    number: int
    side: Literal["left", "right"]
    seat: int


class Decided(TypedDict):
    """A scrap that is decided: by what (null: a side was empty), and who goes on (null: nobody)."""

    number: int
    winner: int | None
    loser: int | None
    how: How | None


class Flow(TypedDict):
    """Glory on its way; null: the pool."""

    source: int | None
    target: int | None
    n: int


class Change(TypedDict):
    """What a line changes on the board; what it does not name stays. `anew`: a new round; `ended`: the brawl has had
    its reward, and cards that leave now but clear the table.
    """

    anew: NotRequired[bool]
    round: NotRequired[int]
    location: NotRequired[int]
    token: NotRequired[int | None]
    stands: NotRequired[list[StandNow]]
    sides: NotRequired[list[SideNow]]
    decided: NotRequired[Decided]
    glory: NotRequired[list[Flow]]
    actor: NotRequired[Actor | None]
    laid: NotRequired[Laid]
    back: NotRequired[Laid]
    closed: NotRequired[bool]
    winner: NotRequired[int]
    nobody: NotRequired[bool]
    ended: NotRequired[bool]
