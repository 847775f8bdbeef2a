# house: long because the page's types are generated from this one file
"""What Brutality's page gets, as types: the view, acts, what would come of them. The lines are in `events.py`.

A hero of the table is 0..3: Team 1 has 0 and 1, Team 2 has 2 and 3. A design, an artifact (tool) and a relic is a
number from 1, which the page looks up in `heroes`, `tools` and `relics`; 0 is one that these eyes do not know. A hazard
(thing) is 1..5, from 16 on a creation. A square is a1 to k11. No `from __future__ import annotations`: NotRequired
would not be seen.
"""

from typing import Any, Literal, NotRequired, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.kernel.shapes import ActionId
from rumpus.kernel.words import Text

TypeName = Literal["blessing", "curse", "utility", "op"]
MadeName = Literal["wall", "cloud", "snare"]
DeedName = Literal["move", "special_1", "special_2"]
DirectionName = Literal["N", "NE", "E", "SE", "S", "SW", "W", "NW"]
PhaseName = Literal["heroes", "place", "hazards", "artifacts", "draft", "start", "draw", "main", "end"]
LockName = Literal["relics", "artifacts"]
Reason = Literal["beaten", "both_beaten", "concede", "round_limit", "quiet_rounds"]
StatusName = Literal[
    "stun", "root", "silence", "slow", "haste", "poison", "steadfast", "warded", "hidden", "no_heal", "reflect",
    "death_save", "shield", "next_bonus", "bonus", "reduced", "capped",
]  # fmt: skip
AskName = Literal[
    "", "hero", "corner", "kind", "site", "tool", "bearer", "draft", "order", "offer", "wait", "main",
    "discard", "aim", "via", "room", "pillars", "launch", "fall", "push", "spot", "roam", "revive", "steal",
    "toss", "recover", "drain", "may", "hazard",
]  # fmt: skip


# ---------------------------------------------------------------- cards, once a table
class Printed(TypedDict):
    """What something says, in two lengths."""

    id: str
    name: str
    text: str
    short: str


class SpecialInfo(Printed):
    """A special, with its effects as the file says them, for the shape on its plate."""

    effects: list[dict[str, Any]]


class HeroInfo(TypedDict):
    """A hero's card; `wide` and `deep`: columns and rows of its footprint."""

    id: str
    name: str
    icon: str
    art: NotRequired[ArtWords]
    kind: str
    wide: int
    deep: int
    hp: int
    ms: int
    pattern: str
    traits: list[str]
    background: str
    specials: list[SpecialInfo]


class ToolInfo(Printed):
    """An artifact."""

    icon: str
    cooldown: int


class RelicInfo(Printed):
    """A relic; `whose`: whose next turn it waits for."""

    icon: str
    type: str
    timing: str
    whose: str | None


class HazardInfo(Printed):
    """A kind of hazard: it stands, or lies flat; its rules a line each, and the least of them."""

    stands: bool
    brief: str


class Picks(TypedDict):
    """Heroes of the table in the order in which they, and their artifacts, are chosen; none: secretly, or dealt."""

    heroes: list[int]
    tools: list[int]


class Setup(TypedDict):
    """What a table's page gets once; lists by number, in which 0 is null. `place`: what its board looks like."""

    heroes: list[HeroInfo | None]
    tools: list[ToolInfo | None]
    relics: list[RelicInfo | None]
    hazards: list[HazardInfo | None]
    artifacts: bool
    picks: Picks
    place: NotRequired[PlaceWords]


# ---------------------------------------------------------------- the view
class BoardView(TypedDict):
    """The board."""

    name: str
    columns: int
    rows: int


class By(TypedDict):
    """What is being carried out: a special (0 or 1) of a hero, an artifact of a hero, or a relic."""

    special: NotRequired[int]
    tool: NotRequired[int]
    relic: NotRequired[int]
    hero: NotRequired[int]


class SeatView(TypedDict):
    """A seat. `done`: it wants nothing more in this turn (four players)."""

    letter: str
    team: int
    heroes: list[int]
    captain: bool
    done: bool
    conceded: bool


class StatusView(TypedDict):
    """A status; `turns`: team turns it still lasts, null until it is used up."""

    status: StatusName
    n: int
    turns: int | None


class HeroView(TypedDict):
    """A hero of the table. `space`: its lowest left square, null while it is not on the board; `squares`: all it fills;
    `used`: options taken in this turn; `actions`: how many it may still take; `ms`: steps left in its open or next
    Move; `course`: the direction of a straight Move; `inside`: it overlaps another (phasing); `markers`: of its
    artifact's cooldown.
    """

    hero: int
    team: int
    seat: int
    design: int | None
    space: str | None
    squares: list[str]
    hp: int
    full: int
    dead: bool
    used: list[DeedName]
    actions: int
    ms: int
    course: DirectionName | None
    closed: bool
    inside: bool
    tool: int | None
    markers: int
    statuses: list[StatusView]


class HazardView(TypedDict):
    """A hazard; `used`: the heroes that have used it in this turn."""

    thing: int
    space: str
    used: list[int]
    suppressed: bool


class CreationView(TypedDict):
    """A wall, cloud or snare; `turns`: how many it still stands, null: until it is triggered."""

    made: MadeName
    space: str
    team: int
    turns: int | None


class TeamView(TypedDict):
    """A team. `known`: cards of its hand that these eyes have seen; `picks`: what it drafted, null where that is not
    known, and `picked`, how many; `bonus`: relics more at its next draw step.
    """

    team: int
    hand: int
    known: list[int]
    deck: int
    pile: list[int]
    picks: list[int] | None
    picked: int
    bonus: int
    locked: list[LockName]


class PlayView(TypedDict):
    """A card in the play area; `holds`: the turn in which it takes hold, null: it has; `chosen`: acts by name."""

    card: int
    team: int
    seat: int
    holds: int | None
    chosen: list[str]


class DraftView(TypedDict):
    """The open stack of the relic draft; its cards are the picker's alone."""

    type: TypeName | None
    n: int
    cards: list[int] | None


class QuietView(TypedDict):
    """Rounds without lost HP, after how many the game ends, and after how many rounds in all (0: never)."""

    rounds: int
    of: int
    limit: int


class MineView(TypedDict):
    """What only this team knows: its hand, its deck without its order, the heroes it has chosen secretly."""

    team: int
    hand: list[int]
    deck: list[int] | None
    heroes: list[int]


class View(TypedDict):
    """The position. `asked`: the seats that may act; `by`: what asks; `chosen`: the hazard or artifact that
    still needs its place; `moving`: the hero that is on its way.
    """

    game: Literal["brutality"]
    mode: Literal["2p", "4p"]
    format: Literal["standard", "controlled_chaos"]
    board: BoardView
    turn: int
    round: int
    team: int | None
    phase: PhaseName
    ask: AskName
    asked: list[int]
    by: By | None
    chosen: int | None
    moving: int | None
    seats: list[SeatView]
    heroes: list[HeroView]
    hazards: list[HazardView]
    creations: list[CreationView]
    teams: list[TeamView]
    play: list[PlayView]
    draft: DraftView | None
    quiet: QuietView
    mine: MineView | None
    over: Reason | None
    won: list[int]


# ---------------------------------------------------------------- acts
class ActFields(TypedDict):
    """What an act names: a hero, a special (0 or 1) of it, a direction and how far, a square, a card, a kind."""

    hero: NotRequired[int]
    special: NotRequired[int]
    direction: NotRequired[DirectionName]
    far: NotRequired[int]
    space: NotRequired[str]
    card: NotRequired[int]
    design: NotRequired[int]
    tool: NotRequired[int]
    hazard: NotRequired[int]
    group: NotRequired[int]
    row: NotRequired[int]
    column: NotRequired[str]


# ---------------------------------------------------------------- what would come of some acts
class ForecastLine(Text):
    """A line of what would happen, as the log would tell it."""

    kind: str
    rule: str


class Forecast(TypedDict):
    """What would come of some acts: the lines, each hero `before` and `after`, and who is asked then; `open`: chance or
    a hidden card comes first, so that no more can be said.
    """

    lines: list[ForecastLine]
    before: list[HeroView]
    after: list[HeroView]
    asked: list[int]
    ask: AskName
    open: bool


class Place(TypedDict):
    """Where a hero may go with its Move: `cost` steps of the `acts` (by name, and by number in `ids`) along `path`,
    with what it loses and has then; `left`: steps left there; `met`: hazards and creations it meets there.
    """

    space: str
    squares: list[str]
    cost: int
    acts: list[str]
    ids: list[ActionId]
    path: list[str]
    lost: int
    hp: int
    left: int
    met: list[int]


class Blade(TypedDict):
    """A line of an attack: from an own square to its last one; `stop`: what stops it stands there; whom it hits."""

    direction: DirectionName
    start: str
    end: str
    stop: str | None
    hits: list[int]


class Sight(TypedDict):
    """What a special or artifact reaches from where its hero stands: `shape` is the word of its first aim, `space`
    where it stands then; `squares` in reach, of which `shadow` are out of sight because of what stands on `stops`; the
    heroes it can hit, and what each would lose to the best of it.
    """

    special: int
    shape: str
    reach: int
    open: bool
    squares: list[str]
    shadow: list[str]
    stops: list[str]
    blades: list[Blade]
    hits: list[int]
    lost: list[int]


class Then(TypedDict):
    """A hero that is changed: its HP and place after."""

    hero: int
    hp: int
    space: str | None
    squares: list[str]
    dead: bool


class Choice(TypedDict):
    """An answer to the question that stands after some acts, what its button says, and what would come of it and of
    these, as in a Forecast; `ask` is what is asked then, `asked` of whom, `fan`: among which squares, as in Marks.
    """

    id: ActionId
    act: str
    kind: str
    text: str
    fields: ActFields
    lines: list[ForecastLine]
    changes: list[Then]
    asked: list[int]
    ask: AskName
    open: bool
    fan: list[str]


class Marks(Forecast):
    """A Forecast with what may be done after its acts: with `hero` in the draft, where that hero may go and what its
    specials reach; with `each`, every answer to the question that stands then, and for a special its reach. `fan`: the
    squares among which somebody else is asked to choose.
    """

    reach: list[Place]
    sights: list[Sight]
    choices: list[Choice]
    fan: list[str]
