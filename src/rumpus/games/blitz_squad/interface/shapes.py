"""What Blitz Squad's page gets beside the view, as types: cards, acts, what comes of stacks. No `from __future__
import annotations`: NotRequired would not be seen.
"""

from typing import Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.games.blitz_squad.interface.prompts import Source
from rumpus.games.blitz_squad.interface.trays import Chip, Role, Tray
from rumpus.kernel.words.saying import Text

CardKind = Literal["brawler", "terrain", "event"]


# ---------------------------------------------------------------- cards, once a table
class CardInfo(TypedDict):
    """A design. `heads`: in which stack, or when, each text works ("Attack", "Energy/Action"), with the text; `short`:
    all of it in a few words; `brawler`: its id, null for a special; `copies`: in its brawler's set.
    """

    id: str
    name: str
    kind: CardKind
    brawler: str | None
    power: int
    copies: int
    icon: str
    heads: list["CardText"]
    short: str


class CardText(TypedDict):
    """One part of a card's text: what stands before it, and the text."""

    head: str
    text: str


class BrawlerInfo(TypedDict):
    """A brawler: `name` in full, `short` as on bands; `icon` on its cards' bands, `face` on its poster; `ink`: a colour
    as #RRGGBB; `line`: what it is good at.
    """

    id: str
    name: str
    short: str
    icon: str
    face: str
    ink: str
    line: str
    art: NotRequired[ArtWords]


class Setup(TypedDict):
    """What a table's page gets once: `cards` by number (0 is null), `brawlers` by id, names of the seats' decks and
    what their taverns look like (both empty under closed lists), and the table's options that the page's words need.
    """

    cards: list[CardInfo | None]
    brawlers: list[BrawlerInfo]
    decks: list[str]
    taverns: list[PlaceWords]
    sorted: bool
    targets: Literal["one", "left", "all"]
    replies: bool


# ---------------------------------------------------------------- acts
class Named(TypedDict):
    """What an act names, as its words are told it: a card, a seat, an option of a card."""

    card: NotRequired[int]
    seat: NotRequired[int]
    n: NotRequired[int]
    text: NotRequired[str]


class Then(TypedDict):
    """Beside an act: where its card lies, whose it is, and how many `copies` lie there. `loses`: it makes its own
    player lose at once, so the page says why, and asks.
    """

    source: NotRequired[Source]
    owner: NotRequired[int]
    copies: NotRequired[int]
    loses: NotRequired[Text]


# ---------------------------------------------------------------- stacks that are not sent, and what would come of them
class Fits(TypedDict):
    """A card of the hand that some whole play with these stacks has in this tray: what it makes of the tray's total.
    `instead`: it begins the other answer, in place of the one that lies there.
    """

    before: int
    after: int
    instead: bool


class Sent(TypedDict):
    """The play that sends stacks. `loses`: it makes its own player lose at once, so the page says why, and asks."""

    loses: Text | None


class OnTop(TypedDict):
    """What a tray's total would be with another of its cards on top; `loses`: what would no longer happen."""

    tray: Role
    card: int
    total: int
    loses: Text | None


class Note(TypedDict):
    """A line of the receipt about what may happen next, in order: its sign, and the words."""

    icon: Literal["block", "reply", "tavern", "tomb", "clinic", "hand", "special", "warn", "card"]
    text: Text


class Forecast(TypedDict):
    """What would come of stacks, from what their seat knows. `trays` as sums; `damage` to the target or its answer's
    own; `holds`: a block would; `short`: by how much it would not; `lacks`: what is missing before they may be sent.
    `tavern`: by seat, the count if the combo hits (null: as it is).
    """

    trays: list[Tray]
    damage: int
    chips: list[Chip]
    holds: bool | None
    short: int
    lacks: Text | None
    tops: list[OnTop]
    notes: list[Note]
    tavern: list[int | None]
