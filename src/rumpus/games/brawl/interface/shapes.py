"""The types of what a page gets of BRAWL."""

# house: long because every shape of the game stands in the one file from which the page's types are generated
from typing import Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords
from rumpus.kernel.shapes import ActionId, ForbiddenAct
from rumpus.kernel.words import Text

Colour = Literal["red", "blue", "green"]
Phase = Literal["starter", "ready", "countdown", "live", "paused", "turn", "fouls", "over"]


class CardType(TypedDict):
    """A kind of card: `word` is its effect word, `n` its number, `text` what it says, `short` the same in few words."""

    word: str
    name: str
    colours: list[Colour]
    n: int
    text: Text
    short: Text


class Card(TypedDict):
    """A card: `type` is an index of the view's `types`, `number` how many of it its deck holds."""

    id: int
    type: int
    owner: int
    number: int


class Modifier(Card):
    """A card on a Base; `active`: nothing on top of it takes its effect away."""

    active: bool


class Laid(Card):
    """A card of a string, with the Hits it is worth."""

    value: int


Held = TypedDict("Held", {"from": Literal["deck", "pile"], "card": Card | None})
"""That a card is held is public; which one, null where it is hidden from these eyes."""


class Pile(TypedDict):
    """A discard pile: how many, the top, and all of it (bottom first) where it may be looked through."""

    n: int
    top: Card | None
    cards: list[Card] | None


class Starter(TypedDict):
    """A team has named its starter; null: whom is hidden from these eyes."""

    seat: int | None


class SeatView(TypedDict):
    """One seat. `above`: cards of its deck above the Freezes; `active`: it plays for its team now."""

    letter: str
    team: int
    deck: int
    above: int
    freezes: int
    hand: Held | None
    pile: Pile
    out: Literal["in", "conceded", "forfeited", "beaten"]
    ready: bool
    active: bool
    starter: Starter | None
    plays: int
    last: int
    bases: int
    points: int
    vote: bool


class RowView(TypedDict):
    """An area: the two seats that share it (in tag team the two teams), and its Bases from the left of seat A."""

    id: int
    sides: list[int]
    bases: list[str]
    open: bool


class EndView(TypedDict):
    """One end of a Base: its string, bottom first, and the Hits that count."""

    id: str
    side: int
    colour: Colour | None
    cards: list[Laid]
    hits: int


class BaseView(TypedDict):
    """A Base with all that lies on it; `winner`: index of the row's sides that would win it now."""

    id: str
    owner: int
    row: int
    card: Card
    frozen: bool
    value: int
    reversed: bool
    winner: int
    tied: bool
    blocked_in: bool
    mods: list[Modifier]
    ends: list[EndView]


class FoulChoice(TypedDict):
    """A foul that this seat may let stand or claim, until a table time in ms."""

    space: str
    offender: int
    card: Card
    until: int


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


class Tag(TypedDict):
    """Who may be tagged in, or named as starter."""

    seat: int
    action: ActionId


Mine = TypedDict(
    "Mine",
    {
        "hand": Card | None,
        "from": Literal["deck", "pile"] | None,
        "play": dict[str, ActionId],
        "top": dict[str, ActionId],
        "can": dict[str, ActionId],
        "tag": list[Tag],
        "take_back": dict[str, ActionId],
        "call": dict[str, ActionId],
        "places": dict[str, Place],
        "choice": FoulChoice | None,
        "forbidden": list[ForbiddenAct],
    },
)
"""What the viewer holds, and all it may do now: by space, where the card in hand (`play`) and the pile's top (`top`)
may go; by name, what needs no place (`can`); what spaces mean that are no Base or end; what is shown and may not be
done.
"""


class Counted(TypedDict):
    """A line of a deck list."""

    type: int
    number: int


class DeckName(TypedDict):
    """A seat's deck."""

    id: str
    name: str


class Setup(TypedDict):
    """What the page of a table gets once, as far as it reads it: the fighter of each deck in words, by id."""

    fighters: dict[str, ArtWords]


class View(TypedDict):
    """The position."""

    game: Literal["brawl"]
    mode: Literal["training", "tournament"]
    format: Literal["duel", "circle", "tag_team"]
    types: list[CardType]
    decks: list[DeckName]
    phase: Phase
    now: int
    started: int | None
    deadline: int | None
    stall_at: int | None
    limit_at: int | None
    vote_until: int | None
    warned: bool
    round: int
    turn: int | None
    over: int
    seats: list[SeatView]
    rows: list[RowView]
    bases: dict[str, BaseView]
    swept: list[Card]
    lists: list[list[Counted]]
    mine: Mine | None
