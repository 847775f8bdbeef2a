# house: long because the page's types are generated from this one file
"""What IncrediBrawl's page gets, as types: the view, the arguments of each kind of line, acts, cards.

A card is 0..29 a character, 30..39 a Power-Up, 40..49 a location; the page looks it up in `cards` and reads no number.
"""

from typing import Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.kernel.shapes import ActionId

PowerType = Literal["physical", "natural", "energy"]
Trigger = Literal["play", "lose", "win", "other"]
WindowName = Literal[
    "select",
    "reveal",
    "before_play",
    "before_scrap",
    "after_scrap",
    "before_abilities",
    "before_win",
    "after_glory",
    "draw",
]
AskName = Literal[
    "",
    "select",
    "place",
    "refill",
    "window",
    "throw",
    "repair",
    "location",
    "draw",
    "may",
    "seat",
    "type",
    "replace",
    "discard",
    "keep",
    "order",
    "recover",
    "list",
    "claim",
    "vote",
]
SignName = Literal["rock", "paper", "scissors"]
About = Literal["scrap", "order", "final", "duel"]
How = Literal["type", "level", "throw", "text"]
Settled = Literal["signs", "seed", "coin"]
Reason = Literal["goal", "deck", "rounds"]
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


# ---------------------------------------------------------------- the view
class Laid(TypedDict):
    """A Power-Up that lies on the table."""

    seat: int
    card: int


class Effect(TypedDict):
    """The text that is being carried out: whose, of which card, the seats it is about; `left` choices are to make,
    `put` cards are back on the deck. `classes` and `claimed` (seats) while classes are claimed or voted on.
    """

    seat: int
    card: int
    left: int
    put: int
    meant: list[int]
    classes: list[str]
    claimed: list[int]


class Actor(TypedDict):
    """Whose card is carried out (null: the location's), which, and which of its abilities."""

    seat: int | None
    card: int
    trigger: Trigger | None


class Scrap(TypedDict):
    """The scrap that is being fought; a side without a character is null."""

    number: int
    left: int | None
    right: int | None
    winner: int | None


class Bout(TypedDict):
    """A scrap of this brawl: who meets whom in it, as far as that is known. Once it is decided it has a winner (null:
    nobody goes on), and what it was decided by is told by the line about it.
    """

    left: int | None
    right: int | None
    decided: bool
    winner: int | None


class Meeting(TypedDict):
    """Two spots whose characters meet; null: the winner of an earlier scrap."""

    left: int | None
    right: int | None


class Throw(TypedDict):
    """What is thrown about, the seats that throw, how often all was equal, and the sign that all threw then."""

    about: About
    seats: list[int]
    tries: int
    equal: SignName | None


class Queued(TypedDict):
    """An ability still to come; `off`: silenced."""

    seat: int
    card: int
    trigger: Trigger
    off: bool


class Fighter(TypedDict):
    """The character in play; `later`: it came in after the reveal; `beats` and `beats_types` by a text, `granted`:
    classes by vote; `protected` from Power-Ups or abilities; `copied`: cards whose abilities it has too.
    """

    card: int
    spot: int
    type: PowerType
    level: int
    later: bool
    beaten: bool
    silenced: list[Trigger]
    beats: list[str]
    beats_types: list[PowerType]
    granted: list[str]
    wins_ties: bool
    protected: list[Literal["power_ups", "abilities"]]
    copied: list[int]


class EmptySpot(TypedDict):
    """The spot of a seat that has no character in play."""

    card: None
    spot: int


class SeatView(TypedDict):
    """A seat. `seen`: cards of its hand that the viewer knows; `deck_seen`: the top five, null where unknown;
    `discard`: the latest last. `draws`: the normal draw of this Draw step, `refill`: what a refill would draw. `left`:
    the characters that it can still hold, by public facts; null where the table has that left out. `selected`: its
    face-down card, where every hand lies open.
    """

    letter: str
    glory: int
    hand: int
    seen: list[int]
    deck: int
    deck_seen: list[int | None]
    discard: list[int]
    chosen: bool
    answered: bool
    bought: bool
    drawn: bool
    more: int
    draws: int
    refill: int
    standing: bool
    sign: SignName | None
    left: list[int] | None
    fighter: Fighter | EmptySpot | None
    selected: NotRequired[int | None]


class Answer(TypedDict):
    """What the seat has answered, unseen by others: the name of the act, and its card if it has one."""

    name: str
    card: int | None


class Free(TypedDict):
    """What the seat may do at any time, now: take its character back, set or lift its standing pass; else null. `soon`:
    a refill can come at a later stop of this round, if it is asked for.
    """

    withdraw: ActionId | None
    stand: ActionId | None
    lift: ActionId | None
    soon: bool


class Stake(TypedDict):
    """What a character earns if it wins here: Victory Glory, and the location's bonus; `fares`: by character, whether
    it would win (1), throw (0) or lose (-1) against it by Type and Level, before abilities.
    """

    card: int
    victory: int
    bonus: int
    fares: list[int]


class Became(TypedDict):
    """A character that would be something else: what it would be."""

    seat: int
    level: int
    type: PowerType


class Foretold(TypedDict):
    """Who meets in the next scrap, and who would win it by Type and Level, now and then; null: a throw."""

    left: int
    right: int
    was: int | None
    winner: int | None


class Lay(TypedDict):
    """What a Power-Up would do if it were laid now, and aimed so: at these seats, with these Types."""

    card: int
    seats: list[int]
    types: list[PowerType]
    became: list[Became]
    scrap: Foretold | None


class Mine(TypedDict):
    """What only this seat knows. `stakes`: of its characters, while one is chosen; `lays`: of its Power-Ups, in a
    window.
    """

    hand: list[int]
    selected: int | None
    answer: Answer | None
    free: Free
    stakes: list[Stake]
    lays: list[Lay]


class View(TypedDict):
    """The position as one pair of eyes knows it. `cleared`: the cards of the brawl have gone; `phase`: where in its
    round the game is (`scene.PHASES`); `laid`: Power-Ups still to come, `on_table`: with the one that is carried out;
    `passed`: since the last Power-Up.
    """

    game: str
    mode: Literal["family", "casual", "gamer"]
    goal: int
    round: int
    phase: str
    cleared: bool
    ask: AskName
    asked: list[int]
    waiting: list[int]
    token: int | None
    location: int
    locations: list[int | None]
    window: WindowName | None
    laid: list[Laid]
    on_table: list[Laid]
    actor: Actor | None
    in_turn: bool
    live: bool
    passed: list[int]
    effect: Effect | None
    meets: list[Meeting]
    bouts: list[Bout]
    scrap: Scrap | None
    throw: Throw | None
    winner: int | None
    turned: bool
    upside: bool
    blind: bool
    queue: list[Queued]
    seats: list[SeatView]
    mine: Mine | None
    over: Reason | None
    won: list[int]


# ---------------------------------------------------------------- acts
class Met(TypedDict):
    """Whom a spot meets first: the spot, and the seat at it, if one is there already."""

    spot: int
    seat: int | None


class ActFields(TypedDict):
    """What an act names: a card, a spot with whom it meets (null: the winner of another scrap), a seat with what the
    text that asks is about, a Type.
    """

    card: NotRequired[int]
    spot: NotRequired[int]
    meets: NotRequired[Met | None]
    seat: NotRequired[int]
    about: NotRequired[Matter]
    type: NotRequired[PowerType]


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
