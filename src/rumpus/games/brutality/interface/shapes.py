"""What Brutality's page gets beside the view, as types: cards, acts, what comes of them. No `from __future__
import annotations`: NotRequired would not be seen.
"""

from typing import NotRequired, TypedDict

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.games.brutality.interface.view import AskName, DirectionName, HeroView
from rumpus.kernel.words.saying import Text


# ---------------------------------------------------------------- cards, once a table
class Printed(TypedDict):
    """What something says, in two lengths."""

    id: str
    name: str
    text: str
    short: str


class SpecialInfo(Printed):
    """A special; `reach`: what it reaches of seven by seven squares round its hero, as `#`, and whether something
    `flies` there; `how` its aim is confirmed; `damage` that it deals first; squares by which it `knocks` and `pulls`.
    """

    reach: str
    flies: bool
    how: str
    damage: int | None
    knocks: int
    pulls: int


class HeroInfo(TypedDict):
    """A hero's card; `wide` and `deep`: columns and rows of its footprint; `walks`: by square, of seven by seven round
    it, how many steps of its Move lead there, `.` where none do.
    """

    id: str
    name: str
    short: str
    icon: str
    art: NotRequired[ArtWords]
    kind: str
    wide: int
    deep: int
    hp: int
    ms: int
    pattern: str
    walks: str
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


# ---------------------------------------------------------------- acts
class Named(TypedDict):
    """What an act names, as its words are told it: a hero, one of its specials (two each), a direction and how far, a
    square, a card, a kind.
    """

    hero: NotRequired[int]
    special: NotRequired[int]
    direction: NotRequired[DirectionName]
    far: NotRequired[int]
    square: NotRequired[str]
    relic: NotRequired[int]
    design: NotRequired[int]
    tool: NotRequired[int]
    hazard: NotRequired[int]
    group: NotRequired[int]
    row: NotRequired[int]
    column: NotRequired[str]


class Corner(TypedDict):
    """Beside who takes the left corner: where both heroes would stand, the left one first."""

    stands: list[tuple[int, str]]


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


class Going(TypedDict):
    """What comes of a Move: its hero fills `squares`, after `cost` steps along `path`, with what it loses and has then;
    `left`: steps left there; `met`: hazards and creations it meets there.
    """

    squares: list[str]
    cost: int
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


class Changed(TypedDict):
    """A hero that is changed: its HP and place after."""

    hero: int
    hp: int
    space: str | None
    squares: list[str]
    dead: bool


class Outcome(TypedDict):
    """What would come of an answer to the question that stands after some acts, and of these, as in a Forecast; `ask`
    is what is asked then, `asked` of whom, `fan`: among which squares, as in Marks.
    """

    lines: list[ForecastLine]
    changes: list[Changed]
    asked: list[int]
    ask: AskName
    open: bool
    fan: list[str]


class Marks(Forecast):
    """A Forecast with what a hero's specials, or the one that is aimed, reach after its acts. `fan`: the squares among
    which somebody else is asked to choose.
    """

    sights: list[Sight]
    fan: list[str]
