# house: long because the page's types are generated from this one file
"""What Blitz Squad's page gets, as types: the view, the arguments of each kind of line, acts, the forecast of a draft.

A card is 1..160, the number of its design, which the page looks up in `cards`; 0 stands for a card that these eyes do
not know. Piles are listed with their top card last. No `from __future__ import annotations`: NotRequired would not be
seen.
"""

from typing import TYPE_CHECKING, Literal, NotRequired, TypeAlias, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.games.blitz_squad.interface.events import LASTING
from rumpus.games.blitz_squad.interface.prompts import ASKED
from rumpus.games.blitz_squad.rules import ids
from rumpus.kernel.shapes import ActionId
from rumpus.kernel.words import Text

CardKind = Literal["brawler", "terrain", "event"]
Outcome = Literal["held", "hit", "open", "nothing"]
Source = Literal["hand", "revealed", "tavern", "clinic", "tomb", "stack", "zone"]
if TYPE_CHECKING:
    Role: TypeAlias = str
    PhaseName: TypeAlias = str
    AskName: TypeAlias = str
    LastingName: TypeAlias = str
    BanName: TypeAlias = str
    Reason: TypeAlias = str
else:  # named where they have their numbers
    Role, PhaseName, AskName = Literal[ids.SLOTS], Literal[ids.PHASES], Literal[ASKED]
    LastingName, BanName, Reason = Literal[tuple(LASTING.values())], Literal[ids.BANS], Literal[ids.REASONS[1:]]


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


# ---------------------------------------------------------------- the view
class Face(TypedDict):
    """One of a seat's four brawlers: `left` of its `of` cards are not yet seen in clinic, tomb or stacks (null where
    the list is secret).
    """

    brawler: str
    left: int | None
    of: int | None


class Deep(TypedDict):
    """A card of a tavern that these eyes know: `depth` 1 is the top card."""

    card: int
    depth: int


class SeatView(TypedDict):
    """A seat. `hand` counts all its cards, revealed ones too; `revealed` and `known` (closed, yet known to these eyes;
    the own hand stands in `mine`) are ascending. `place`: from 1, once it has lost or won; `out`: why it has lost.
    """

    letter: str
    tavern: int
    hand: int
    revealed: list[int]
    known: list[int]
    deep: list[Deep]
    clinic: list[int]
    tomb: list[int]
    squad: list[Face]
    out: Reason | None
    place: int


class Sign(TypedDict):
    """A special card in play, the oldest first; `seat`: its owner; `turns`: how many more turns it stays (null: on)."""

    card: int
    seat: int
    turns: int | None


class Chip(TypedDict):
    """A modifier of a total: by how much, of which card (0: of a lasting effect), whose, and what it is called;
    `top`: the effect of the stack's own top card; `off`: it would count, but is silenced.
    """

    n: int
    card: int
    seat: int
    text: Text
    top: bool
    off: NotRequired[bool]


class Tray(TypedDict):
    """A stack as a sum: cards bottom to top, `base` of the printed powers, modifiers, `total`. `price`: what the energy
    has to reach (energy of an attack only). `burst`: what its top card adds to any total of the combo (null: nothing).
    """

    seat: int
    role: Role
    cards: list[int]
    base: int
    total: int
    chips: list[Chip]
    price: int | None
    burst: int | None
    hushed: bool


class ComboView(TypedDict):
    """The open combo, all of it public. `number` of the turn, from 1; 0 in the empty Blocking Phase. `damage`: its
    total now, with its chips; `defense`: of the block against it (null: none); `foe`: whose answer it is about now,
    `todo`: opponents still to come. `outcome`: null until compared.
    """

    number: int
    seat: int
    attack: bool
    foes: list[int]
    foe: int | None
    todo: list[int]
    trays: list[Tray]
    damage: int
    chips: list[Chip]
    defense: int | None
    outcome: Outcome | None


class Lasting(TypedDict):
    """A lasting effect, as a chip under the phases: who set it up, whom it is about, in words."""

    name: LastingName
    owner: int
    seat: int
    n: int
    ban: BanName | None
    text: Text


class Waiting(TypedDict):
    """A waiting end or begin line."""

    seat: int
    card: int
    text: Text


class Flip(TypedDict):
    """The Flip: the number of flips, the card each seat shows (its power as compared), the winner, who begins; `lot`:
    drawn by lot.
    """

    number: int
    shown: list[int]
    powers: list[int]
    winner: int | None
    first: int | None
    lot: bool


class Asking(TypedDict):
    """A choice that a card asks for: of which card (0: of none), whose, how many are still to pick of how many, and
    where they are picked from. `shown`: cards laid open to the asked seat alone (scout: the top one first).
    """

    card: int
    seat: int
    left: int
    of: int
    source: Source | None
    shown: list[int]


class Penalty(TypedDict):
    """What ending the turn now costs: so many cards, because no attack was played; 0 with one."""

    cards: int
    attacked: bool


class Building(TypedDict):
    """The stacks that this seat has laid at the server already, of a play that is not complete (a reload, a slow line):
    the page takes them up as its draft.
    """

    target: int | None
    attack: list[int]
    other: list[int]


class Mine(TypedDict):
    """What only this seat knows: its closed hand, ascending; what it is building; `draft`: it may lay a draft now, and
    for which trays.
    """

    hand: list[int]
    building: Building | None
    trays: list[Role]


class View(TypedDict):
    """The position as one pair of eyes knows it. `ask`: what is asked, `asked`: of whom; `shape` of the asked thing in
    `asking`. `combos`, `attacks`: placed this turn. `limit`: cards that end a tavern's life are few (10 and less).
    """

    game: str
    turn: int
    active: int | None
    phase: PhaseName
    ask: AskName
    asked: int | None
    asking: Asking | None
    combos: int
    attacks: int
    penalty: Penalty
    combo: ComboView | None
    zone: list[Sign]
    lasting: list[Lasting]
    waits: list[Waiting]
    flip: Flip | None
    seats: list[SeatView]
    mine: Mine | None
    over: Reason | None
    won: list[int]


# ---------------------------------------------------------------- acts
class ActFields(TypedDict):
    """What an act names: a card and where it lies (`owner`: whose it is), a seat, an option of a card. `loses`: it
    makes its own player lose at once, so the page says why, and asks.
    """

    card: NotRequired[int]
    source: NotRequired[Source]
    owner: NotRequired[int]
    seat: NotRequired[int]
    option: NotRequired[int]
    loses: NotRequired[Text]


# ---------------------------------------------------------------- a draft, and what would come of it
class DraftCard(TypedDict):
    """A card in a draft: `revealed`: the copy that lies open."""

    card: int
    revealed: bool


class Draft(TypedDict):
    """What a seat has laid out on its screen and not yet confirmed, cards bottom to top."""

    target: int | None
    attack: list[DraftCard]
    energy: list[DraftCard]
    block: list[DraftCard]
    reply: list[DraftCard]


class Mark(TypedDict):
    """A card of the hand that some whole play with the draft contains: into which tray it goes when it is tapped, every
    tray that takes it, and what it makes of the tray's total.
    """

    card: int
    revealed: bool
    tray: Role
    trays: list[Role]
    before: int
    after: int


class Dim(TypedDict):
    """A card of the hand that no such play contains, and why."""

    card: int
    revealed: bool
    why: Text
    rule: str


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
    """What would come of a draft, from what its seat knows. `trays` as sums; `damage` to the target or its answer's
    own; `holds`: a block would; `short`: by how much it would not. `actions`: the small decisions that send it, empty
    while it is not complete; `lacks`: what is missing then. `tavern`: by seat, the count if the combo hits (null: as
    it is). `loses`: sending it makes its own player lose at once, so the page says why, and asks.
    """

    trays: list[Tray]
    damage: int
    chips: list[Chip]
    holds: bool | None
    short: int
    actions: list[ActionId]
    lacks: Text | None
    marks: list[Mark]
    dims: list[Dim]
    tops: list[OnTop]
    notes: list[Note]
    tavern: list[int | None]
    loses: Text | None
