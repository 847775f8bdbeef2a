"""What a page gets of this game, as types: `tools/gen_types.py` makes web/src/games/brawlhalla/protocol.ts of them.

Spaces are names such as `r2c3`, seats numbers from 0, cards numbers from 0 to 19 of the Legend's deck. No `from
__future__ import annotations` here: NotRequired would not be seen.
"""

# house: long because gen_types makes one file of one module
from typing import Any, Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords, Pose
from rumpus.kernel.shapes import ActionId
from rumpus.kernel.words import Text

AttackType = Literal["light", "heavy"]
Source = Literal["power", "weapon", "card"]
Edge = Literal["left", "right", "top", "bottom"]
Status = Literal["unarmed", "equipped", "disarmed"]


# ---------------------------------------------------------------- cards
class Short(TypedDict):
    """What a card does, in the few words that its face has room for."""

    when: str
    text: str


class Card(TypedDict):
    """A card's face. Equal cards share a code: "3" for a plain one, "3a" for one with an effect; `when` and `text` say
    when the effect may be used and what it does, in full; `push`: the spaces that it adds to a Heavy hit's knockback;
    `pose`: how its Legend's figure stands on it, where not as usual.
    """

    c: int
    value: int
    push: int
    code: str
    id: str
    icon: str
    name: str
    when: str
    text: str
    short: Short
    pose: NotRequired[Pose]


class SaidCard(TypedDict):
    """A card as a message is told it; `name` is empty where its effect does not count."""

    c: int
    value: int
    code: str
    name: str


# ---------------------------------------------------------------- the view: seats
class Power(TypedDict):
    """A Legend Power."""

    name: str
    text: str


class LegendCard(TypedDict):
    """A Legend card as everybody sees it."""

    id: str
    name: str
    title: str
    icon: str
    style: str
    power: Power


class WeaponSide(TypedDict):
    """One side of a Weapon card."""

    side: int
    name: str
    type: str
    icon: str
    text: str


class Weapon(WeaponSide):
    """The side that faces up, whether it may be used, and the other one."""

    status: Status
    other: WeaponSide


class Revealed(TypedDict):
    """A revealed KO card."""

    n: int
    used: bool


class KoStack(TypedDict):
    """The KO cards: those face down by number, top first, and the revealed ones."""

    hidden: list[str]
    revealed: list[Revealed]


class Mark(TypedDict):
    """What lasts on a seat."""

    kind: Literal["root", "stun", "extra"]
    text: Text


class SeatView(TypedDict):
    """One seat. `level`: damage, 0 fresh, 1 Yellow, 2 Red; `cards`: the hand, null where these eyes do not know it;
    `known`: cards of it that they have seen.
    """

    seat: int
    letter: str
    team: int
    out: bool
    conceded: bool
    legend: LegendCard | None
    weapon: Weapon | None
    level: int
    space: str | None
    ko: KoStack
    hand: int
    deck: int
    discard: list[Card]
    cards: list[Card] | None
    known: list[Card]
    marks: list[Mark]


# ---------------------------------------------------------------- the view: the attack
class Standing(TypedDict):
    """A power that changes the totals by standing: whose, the action that leaves it out, and whether it is left out."""

    seat: int
    id: ActionId
    source: Literal["power", "weapon"]
    name: str
    text: str
    left_out: bool


Works = Literal["hit", "failed", "any", "now", "no"]
"""When the text of a card happens in an attack: after a hit, after a failed one, after either, with the play, never."""


class FightCard(Card):
    """A card in an attack."""

    works: Works


class Flight(TypedDict):
    """Where a Heavy hit leads as things stand: so many spaces, made of damage, card and effects; the spaces from where
    the defender stands up to the last one inside the KO line, and how many lie beyond it; a Platform stops it; a KO.
    """

    spaces: int
    level: int
    card: int
    change: int
    path: list[str]
    beyond: int
    wall: bool
    ko: bool


class FightView(TypedDict):
    """The attack on top, all of it public: attacker first in every pair. `match`: the only value that dodges; `lead`:
    by how much the attack total is ahead; `ties`: equal totals hit; `verdict`: what happens as things stand, `decides`:
    whose move it is; `flight`: where a Heavy hit leads, `stake`: what a Light one does, while that is open.
    """

    attacker: int
    defender: int
    type: AttackType
    phase: int
    totals: list[int]
    lead: int
    ties: bool
    match: int | None
    cards: list[list[FightCard]]
    turn: int | None
    hit: bool | None
    knockback: int | None
    flight: Flight | None
    stake: Text | None
    verdict: Text
    decides: Text | None
    tax: list[int]
    banned: list[list[int]]
    limit: list[int | None]
    standing: list[Standing]


# ---------------------------------------------------------------- the view: what is decided
class EffectOf(TypedDict):
    """Which effect asks: whose, and where it is printed."""

    seat: int
    source: int


class DecisionView(TypedDict):
    """Who decides what; -1 and `seats`: several at once. `moment`: when a window is open; `who`: who lands or falls."""

    seat: int
    kind: str
    seats: NotRequired[list[int]]
    moment: NotRequired[Text]
    who: NotRequired[int]
    effect: NotRequired[EffectOf]


class Use(TypedDict):
    """An effect that may be announced with a play."""

    id: ActionId
    title: str
    text: str


class Pickable(TypedDict):
    """A card that may be part of an answer. `like`: the first card of the hand equal to it; `adds`: what it counts;
    `alone`: it needs no `lay` after it; `works`: when its text happens in the running attack.
    """

    c: int
    id: ActionId
    like: int
    adds: int
    alone: bool
    works: Works
    uses: list[Use]


class Says(TypedDict):
    """What the prompt says."""

    what: Text
    how: Text


class PlayParts(TypedDict):
    """What an answer of cards is put together from: the actions of its cards in this order (of equal ones the first
    ones), an effect, and `lay`. `least` and `most` count cards, `most` null without a limit; `discards`: they go to the
    discard pile; `says`: what the prompt says with one card picked, with two, and so on, the last for all more.
    """

    cards: list[Pickable]
    least: int
    most: int | None
    lay: ActionId | None
    discards: bool
    button: Text
    says: list[Says]


class MoveCard(TypedDict):
    """Cards equal to one another that may be played for a MOVE: `card` is the one that plans name; `asks`: the card is
    played before the path is asked.
    """

    cards: list[int]
    card: int
    most: int
    asks: bool
    what: Text
    how: Text


class Mine(TypedDict):
    """What only the deciding seat may see. `pick`: its Legend and side of a blind draft; `picked`: cards of a play that
    is not laid yet; `path`: where its path went; `moves`: the cards for a MOVE; `attack`: what is said while a
    target is looked for; `play`: the answers with cards.
    """

    pick: NotRequired[list[Any] | None]
    picked: NotRequired[list[int]]
    effect: NotRequired[int | None]
    path: NotRequired[list[str]]
    steps_left: NotRequired[int]
    surplus: NotRequired[int]
    moves: NotRequired[list[MoveCard]]
    attack: NotRequired[Says]
    play: NotRequired[PlayParts]


class ArenaView(TypedDict):
    """The arena, and where Flaming Swords lie."""

    name: str
    rows: int
    cols: int
    grid: list[str]
    tokens: list[str]


class Stall(TypedDict):
    """Turns without a KO, and how many there may be before the pressure begins."""

    quiet: int
    limit: int
    pressure: bool


class OverView(TypedDict):
    """How the game ended."""

    reason: str
    words: str
    places: list[int]
    winners: list[int]


class View(TypedDict):
    """The whole position as these eyes may know it. `order`: who acts next, once each, the active seat first."""

    game: Literal["brawlhalla"]
    format: str
    mode: str
    discovery: bool
    set: str
    arena: ArenaView
    round: int
    turn: int
    active: int
    order: list[int]
    actions_left: int
    actions_only: dict[str, int]
    actions_max: int
    stall: Stall
    setup: Literal["legend", "standee", "mulligan"] | None
    seats: list[SeatView]
    fight: FightView | None
    decision: DecisionView | None
    mine: Mine | None
    over: OverView | None


# ---------------------------------------------------------------- what comes once
class DraftCard(TypedDict):
    """A card of a Legend's deck that does more than count."""

    id: str
    value: int
    icon: str
    name: str
    short: Short


class DraftLegend(LegendCard):
    """A Legend of the draft, with both sides of its Weapon card and the cards of its deck that do more than count."""

    weapons: list[WeaponSide]
    cards: list[DraftCard]
    art: NotRequired[ArtWords]


class AidLine(TypedDict):
    """A line of the Game Aid card."""

    head: NotRequired[str]
    text: str
    rule: str


class AidSection(TypedDict):
    """A part of the Game Aid card."""

    id: str
    title: str
    icon: str
    lines: list[AidLine]


class Aid(TypedDict):
    """The Game Aid card (content/aid.toml), and a card that shows what a card says."""

    sections: list[AidSection]
    sample: Card | None


# ---------------------------------------------------------------- acts
class ActFields(TypedDict):
    """What acts have beside id, kind, name and text, each as far as it has it. `cards`: the cards of the own hand equal
    to `card`, and it; `face`: a card that is not in the own hand; `title`: the name of what `text` explains; `says`:
    what comes of it.
    """

    card: NotRequired[int | None]
    cards: NotRequired[list[int]]
    says: NotRequired[Text]
    seat: NotRequired[int]
    space: NotRequired[str]
    dir: NotRequired[str]
    title: NotRequired[Text]
    source: NotRequired[Source]
    face: NotRequired[Card]
    ko: NotRequired[int]
    legend: NotRequired[str]
    side: NotRequired[int]
    n: NotRequired[int]
