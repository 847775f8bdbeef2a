"""Every message between page and server, as closed msgspec types; the page's TypeScript types are generated from this
file.

HTTP carries `Tile`, `GameTold`, `NewTable`, `TableMade`, `TableRow`, `RuleText`, `School`, `CardTold`, `Health`,
`Ready`, `Fault`.
The WebSocket of a table carries `ServerMessage` down and `ClientMessage` up, one JSON object a frame, told apart by its
`type`. Whoever connects without a seat while one is empty sits down there (`?name=` names them), unless they only
`?watch=1`. Who has the catalogue of the table's game names it (`?words=`, fingerprints, commas between), and is sent
no English beside a code, as with a replay; all others are.

Four conventions hold everywhere:

* A seat is an int from 0; -1 is the public eye of a spectator.
* `version` counts the `State` and `Beat` messages of one connection from 1, without gaps; a new connection starts again
  with `Welcome` and a full `State`.
* Table time is whole milliseconds since the table was opened, in every field called `now`; it never goes back.
* Log lines are numbered from 0 without gaps for the eyes that read them. A `State` says how many lines to keep
  (`log_from`) and brings those that follow; `log_from` 0 brings the whole log (first message, undo, other eyes).

A table in real time (`Welcome.real_time`) is played with `Rush` instead of `Play`. Whatever is accepted there, and
every stroke of the game's own clock, reaches each connection as one `Beat`, which says how its view changed; a full
`State` comes first, at the end of the game, and whenever people or seats change.

What a client may send is closed and bounded: unknown types, unknown fields and oversized lists are refused before
anything is looked up.
"""

# house: long because every message stands in the one file from which the page's types are generated
from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any, Literal, NotRequired, TypedDict

from msgspec import UNSET, Meta, Raw, Struct, UnsetType
from msgspec.json import Encoder

from rumpus.effects.art import ArtWords, PlaceWords
from rumpus.kernel.contract.offers import At, Chain, Offer, Outlook, Question  # noqa: F401 - the page's types have `At` and `Chain`
from rumpus.kernel.contract.parts import Weight
from rumpus.kernel.contract.shapes import ActionId, ForbiddenAct
from rumpus.kernel.words.saying import English, Text

SeatKind = Literal["me", "bot", "empty", "person"]
"""`me` = this visitor, `person` = another visitor, `bot`, `empty` = free for whoever has the link."""
Level = Literal["easy", "medium", "hard", "random", "greedy"]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
SentAction = Annotated[ActionId, Meta(ge=0, le=2**31 - 1)]
Count = Annotated[int, Meta(ge=0, le=2**53 - 1)]
Ref = Annotated[str, Meta(max_length=64)] | Annotated[int, Meta(ge=0, le=2**53 - 1)]
CardId = Annotated[int, Meta(ge=-1, le=2**31 - 1)]
ClientMs = Annotated[float, Meta(ge=0, le=2.0**53)]
"""A time of the client's own clock (`performance.now()`), in milliseconds; kept for the save, believed by nobody."""
Name = Annotated[str, Meta(min_length=1, max_length=24)]
GameId = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_]{0,31}$")]
FACES = 12
"""So many faces the page draws for people."""
SpaceName = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_.-]{1,24}$")]


# ---------------------------------------------------------------- shared shapes (open: a game adds fields of its own)
class Act(TypedDict):
    """One legal action of the asking seat: id, short name, kind, a sentence, and the game's own fields (`space`,
    `card` ...).
    """

    id: ActionId
    name: str
    kind: str
    text: Text


class PlanBase(TypedDict):
    """What every plan has: the action ids that one click sends, all or none."""

    actions: list[ActionId]


class Plan(PlanBase, total=False):
    """One click: for a space `space`, `path` and `steps`; for a card `card`; `sword` when a token is taken on the
    way.
    """

    kind: str
    space: str
    path: list[str]
    steps: int
    card: int
    sword: bool
    text: str


class LogLine(TypedDict):
    """One event in words: `n` from 0, the seat that acted (-1: nobody), its kind, the message of the catalogue with its
    arguments as these eyes may know them, its English (as in `Text`), the rule id or null.

    `turn` counts the turns (or rounds) begun so far, 0 in the set-up. `quiet`: other lines say as much; `head`: it
    begins a part of the log.
    """

    n: int
    seat: int
    kind: str
    code: str
    args: dict[str, Any]
    text: NotRequired[str]
    rule: str | None
    turn: int
    quiet: NotRequired[bool]
    head: NotRequired[bool]


class LineBeat(Struct, omit_defaults=True):
    """A line of the log as it is seen: its number, how long its picture stands (ms, at speed 1), what makes the view at
    that moment of the one before it ({dotted key: new value, null removes}), and what the board says of it, where that
    is not what the log tells.
    """

    n: int
    ms: int
    patch: dict[str, Any]
    says: Text | None = None


# ---------------------------------------------------------------- server -> client
class Seat(Struct, forbid_unknown_fields=True):
    """A chair at the table. `here` is false for a person without a connection; `stand_in`: a bot plays for them until
    they are back. `unnamed`: they gave no name, and `name` is the house's English word for the seat.
    """

    seat: int
    name: str
    kind: SeatKind
    level: Level | None
    team: int
    here: bool
    stand_in: bool = False
    unnamed: bool = False


class Decision(Struct):
    """What the eyes of this message may do now, and what they see and may not do (`forbidden`). `yours` is false when
    it is only told about; then these and `plans` are empty, as they are where the game offers its acts: then `question`
    has them. While `ticket` stays, this is still the same decision of the seat, whatever others did.
    """

    seat: int
    yours: bool
    what: Text
    how: Text
    actions: list[Act]
    forbidden: list[ForbiddenAct]
    plans: list[Plan]
    undo: bool
    hint: bool
    ticket: int = 0
    question: Question | UnsetType = UNSET


class Over(Struct, omit_defaults=True):
    """The end: reason number, its id, its words, place from 1 and score per seat, the winners, and what was dealt
    from, a seed or a secret (64 hex digits), with its salt (see `Welcome.seed_hash`). `ms`: how long the table was
    open until its last decision; 0 where nobody knows.
    """

    reason: int
    id: str
    words: Text
    places: list[int]
    scores: list[int]
    winners: list[int]
    seed: str
    salt: str
    ms: int = 0


class Welcome(Struct, tag_field="type", tag="welcome"):
    """First message of a connection, and the answer to `again` (then with the new table's id; connect there).

    `setup` is what the game's page shows beside the view: cards, decks and the like. `real_time`: send `rush`, not
    `play`. `concession`: the game may be given up; where it may not, `concede` lets a bot play on. `seed_hash` is the
    SHA-256 hex of `"<seed>:<salt>"`; `Over` reveals both. `origin`: the replay that this table goes on from.
    """

    table: str
    game: str
    options: dict[str, Any]
    seats: list[Seat]
    you: list[int]
    seed_hash: str
    rules_version: int
    version: int
    bot_pause_ms: int
    setup: dict[str, Any]
    tutorial: bool
    real_time: bool = False
    concession: bool = True
    origin: Origin | None = None


class State(Struct, tag_field="type", tag="state"):
    """All that one pair of eyes may know now. `clock_ms` is the time left for the running decision when the table has
    a clock. `decision` and `waiting` are null at a table in real time; `view["mine"]` says there what the seat may do.
    `free`: what these eyes may do whether or not they are asked, where there is such a thing. `beats`: what happened
    between the state before and this one, where the game tells it line by line.
    """

    version: int
    as_seat: int
    view: dict[str, Any]
    log_from: int
    log: list[LogLine]
    decision: Decision | None
    waiting: Text | None
    curtain: int | None
    over: Over | None
    seats: list[Seat]
    undo: int | None
    clock_ms: int | None
    now: int = 0
    free: list[Offer] | UnsetType = UNSET
    beats: list[LineBeat] | UnsetType = UNSET


class Beat(Struct, tag_field="type", tag="beat"):
    """Real time: one accepted request, or one stroke of the game's clock, as one pair of eyes may know it.

    `seq` numbers the decisions of the game from 0 (strokes too; refusals are nobody else's business and not counted).
    `seat` -1: the clock struck. `ref` is the author's own number for the request, null for everybody else.
    `action_kind` is the action's kind in one word (`deal`, `pick_up`, `play` ...; `tick` for the
    clock). `patch` holds the parts of the view that changed, by dotted key; null removes the
    key. `log` brings the lines that follow. `due_ms`: milliseconds from `now` to the next stroke, null for none.
    """

    version: int
    now: int
    seq: int
    seat: int
    ref: Ref | None
    action_kind: str
    patch: dict[str, Any]
    log: list[LogLine]
    due_ms: int | None


class Photo(Struct, tag_field="type", tag="photo"):
    """Real time: two plays met on one spot. `first` and `second` are seats in the order in which the server heard them,
    `ms` apart; `won`: both plays count, or the first alone.
    """

    space: str
    first: int
    second: int
    ms: int
    won: Literal["both", "first"]


class Lags(Struct, tag_field="type", tag="lags"):
    """Real time: how long a message to each seat and back takes, in ms; null where nobody has told (bots, who left)."""

    ms: list[int | None]


class Refused(Struct, tag_field="type", tag="refused"):
    """A message changed nothing: why, the way out (null: there is none), by which rule (null: not a rule of the game).

    Real time only: `code` is the catalogue's reason code (BR-RUL-35); when a rival's play on the same spot came first,
    `by` is that seat and `late_ms` how much earlier it was.
    """

    ref: Ref | None
    why: Text
    out: Text | None
    rule: str | None
    code: str | None = None
    late_ms: int | None = None
    by: int | None = None


class Coached(Struct, tag_field="type", tag="coached"):
    """What a member of the own team says, or points at. Nobody else at the table hears it."""

    seat: int
    text: str
    space: str | None


class HintGiven(Struct, tag_field="type", tag="hint"):
    """What the bot would do here: one sentence, and the action ids. `plan` is the click that does it."""

    seat: int
    text: Text
    actions: list[ActionId]
    plan: Plan | None


class Foreseen(Struct, tag_field="type", tag="foreseen"):
    """What would come of a draft, from what its seat knows: of a chain its outlook, else what the game says of it."""

    ref: Ref
    forecast: dict[str, Any] | Outlook


class ErrorTold(Struct, tag_field="type", tag="error"):
    """The message could not be understood, or the connection cannot go on: why, as a `Text`."""

    code: str
    args: dict[str, Any]
    text: str = ""


class Pong(Struct, tag_field="type", tag="pong"):
    """The answer to `ping`, with the same `t`, and the table's time when it was sent."""

    t: float
    now: int = 0


class PuzzleTold(Struct, tag_field="type", tag="puzzle"):
    """At the table of a puzzle, after each `state`: what is asked, and how the answer stands.

    `text` is what there is to say of a right or wrong answer, `said` which of the puzzle's sentences it is: "learned",
    "otherwise", or "wrong" with the answer it is said of; `rules` what it has taught; `number` of `count` puzzles,
    `following` the id of the next one. In a guided game: `step` is the one that it is at, `number` of `count`, and
    `wanted` what it waits for, and `after` what it waits for after that; nothing else may be done. Both name cards of a
    hand, so that only the pupil is told them; they are empty for everybody else. `study`: it is a decision of a game
    that one has played.
    """

    id: str
    title: str
    question: str
    verdict: Literal["open", "right", "wrong"]
    text: str
    rules: list[str]
    number: int
    count: int
    following: str | None
    said: str = ""
    step: str | None = None
    wanted: list[ActionId] = []
    after: list[ActionId] = []
    study: StudyTold | None = None


class StudyTold(Struct):
    """A decision of a finished game (`State.origin`) is tried again by `seat`: what it had `cost`, in hundredths of a
    win, and the number of the next one that is worth a try. What was `played` and, once it is answered, what would have
    been `better`, only the pupil is told: both may name cards of a hand.
    """

    seat: int
    cost: int
    following: int | None
    played: Text | None = None
    better: Text | None = None


class Meeting(Struct, tag_field="type", tag="meeting"):
    """A table that waits for its people (`NewTable.meet`), instead of any `State`; the first `State` says that it has
    begun. By seat: who is ready, the face they wear, and for how long it has been taken, or free.

    `you`: the seats of this visitor; `host`: they may change seats. `code`: the table's short code. `starts_ms`: all
    are ready, and it begins in so many ms; null: not yet. `watching`: how many have no seat. `people_only`: why no bot
    may sit here, empty where one may. `decks`: by seat what its deck is called, empty where this visitor may not know;
    none where the game has no decks of one's own.
    """

    seats: list[Seat]
    ready: list[bool]
    faces: list[int]
    since_ms: list[int]
    you: list[int]
    host: bool
    code: str
    starts_ms: int | None
    watching: int
    people_only: str
    decks: list[str]


ServerMessage = (
    Welcome
    | State
    | Beat
    | Refused
    | Photo
    | Lags
    | Coached
    | HintGiven
    | Foreseen
    | ErrorTold
    | Pong
    | PuzzleTold
    | Meeting
)


# ---------------------------------------------------------------- client -> server
class Play(Struct, tag_field="type", tag="play", forbid_unknown_fields=True):
    """Do these actions for this seat, all or none. `version` is the `State` the player saw."""

    ref: Ref
    seat: SeatNumber
    version: Count
    actions: Annotated[list[SentAction], Meta(min_length=1, max_length=64)]


class Rush(Struct, tag_field="type", tag="rush", forbid_unknown_fields=True):
    """Real time: do this now. It is judged on the position at its turn in the table's queue (BR-ARB-01, BR-ARB-02).

    `ref` is the client's number for it, used once in a page's life: the same message again is ignored. `card` is the id
    of the card it means to move, `top` the id of the card (or Base) that the player saw where it shall go; null: not
    said. `sent` is the client's clock. Answered by a `beat` or a `refused` with this `ref`.
    """

    ref: Count
    seat: SeatNumber
    action: SentAction
    card: CardId | None = None
    top: CardId | None = None
    sent: ClientMs = 0.0


class Lag(Struct, tag_field="type", tag="lag", forbid_unknown_fields=True):
    """How long a `ping` took to come back, in ms, as the page has measured it."""

    ms: Annotated[float, Meta(ge=0, le=60_000)]


class Coach(Struct, tag_field="type", tag="coach", forbid_unknown_fields=True):
    """A line to the own team, a space to point at, or both. It changes nothing in the game. Answered by `coached`."""

    seat: SeatNumber
    text: Annotated[str, Meta(max_length=140)] = ""
    space: SpaceName | None = None


class Foresee(Struct, tag_field="type", tag="foresee", forbid_unknown_fields=True):
    """What would come of this draft for this seat? It is a `Chain` of acts where the game offers its acts, else of the
    game's own shape. It changes nothing. Answered by `foreseen`; by nothing where the table has moved on from
    `version`, for then another question is open.
    """

    ref: Ref
    seat: SeatNumber
    version: int
    draft: dict[str, Any]


class Undo(Struct, tag_field="type", tag="undo", forbid_unknown_fields=True):
    """Take back this seat's last play."""

    seat: SeatNumber
    ref: Ref | None = None


class Hint(Struct, tag_field="type", tag="hint", forbid_unknown_fields=True):
    """What would the bot do for this seat, on what this seat knows?"""

    seat: SeatNumber
    ref: Ref | None = None


class Look(Struct, tag_field="type", tag="look", forbid_unknown_fields=True):
    """Hot seat: the person of this seat is now at the screen."""

    seat: SeatNumber


class Again(Struct, tag_field="type", tag="again", forbid_unknown_fields=True):
    """A new table with the same settings and people."""


class Concede(Struct, tag_field="type", tag="concede", forbid_unknown_fields=True):
    """Give the game up for this seat; where the game knows no concession, let a bot play on (until the next play)."""

    seat: SeatNumber
    ref: Ref | None = None


class Speed(Struct, tag_field="type", tag="speed", forbid_unknown_fields=True):
    """How long a bot waits at least before its play shows, in milliseconds."""

    bot_pause_ms: Annotated[int, Meta(ge=0, le=5000)]


class Ping(Struct, tag_field="type", tag="ping", forbid_unknown_fields=True):
    """Is anybody there? Answered by `pong` with the same `t`."""

    t: float = 0.0


class StepBack(Struct, tag_field="type", tag="step_back", forbid_unknown_fields=True):
    """At the table of a puzzle: to its beginning."""


class Prepared(Struct, tag_field="type", tag="prepared", forbid_unknown_fields=True):
    """A table that waits: all seats of this visitor are ready, or no longer. While it counts down, either stops it."""

    ready: bool


class Wear(Struct, tag_field="type", tag="wear", forbid_unknown_fields=True):
    """A table that waits: this seat shows another face."""

    seat: SeatNumber
    face: Annotated[int, Meta(ge=0, le=FACES - 1)]


class Bring(Struct, tag_field="type", tag="bring", forbid_unknown_fields=True):
    """A table that waits: this seat plays a deck of one's own, by its name, code or text. Nobody is ready any more."""

    seat: SeatNumber
    deck: Annotated[str, Meta(min_length=1, max_length=4000)]


class Reseat(Struct, tag_field="type", tag="reseat", forbid_unknown_fields=True):
    """A table that waits, its host: who sits on one seat and who sits on the other change places."""

    seat: SeatNumber
    to: SeatNumber


class Fill(Struct, tag_field="type", tag="fill", forbid_unknown_fields=True):
    """A table that waits, its host: a bot takes this free seat."""

    seat: SeatNumber
    level: Literal["easy", "medium", "hard"] = "medium"


class Vacate(Struct, tag_field="type", tag="vacate", forbid_unknown_fields=True):
    """A table that waits: this seat is free again. The host may take back any but their own, others leave theirs."""

    seat: SeatNumber


ClientMessage = (
    Play
    | Rush
    | Coach
    | Foresee
    | Undo
    | Hint
    | Look
    | Again
    | Concede
    | Speed
    | Lag
    | Ping
    | StepBack
    | Prepared
    | Wear
    | Bring
    | Reseat
    | Fill
    | Vacate
)


# ---------------------------------------------------------------- HTTP
class OptionTold(Struct):
    """A table option: either `choices`, each said in words by `says`, or the range `lo`..`hi`; `part`: the title of
    the part it belongs to; `seat`: the seat it is about, null for the table.
    """

    name: str
    default: Any
    choices: list[Any] | None
    lo: int | None
    hi: int | None
    help: str
    rule: str | None
    title: str
    says: list[str]
    part: str
    seat: int | None = None


class SetupSize(Struct):
    """One way to fill a format: the options that it stands for, the team of each seat."""

    title: str
    options: dict[str, Any]
    teams: list[int]


class SetupFormat(Struct):
    """A way to sit at the table; with several sizes the page asks which."""

    id: str
    title: str
    sizes: list[SetupSize]


class SetupPick(Struct, omit_defaults=True):
    """A choice with a picture. `text` is shown while it is chosen; `plan`: signs for the game's own drawing; `art`: a
    figure in words; `place`: a place in words.
    """

    value: Any
    name: str
    icon: str
    line: str
    text: str
    plan: list[str]
    art: ArtWords = {}
    place: PlaceWords = {}


class SetupGroup(Struct):
    """Content in pictures. `option`: what is set, with a star one a seat; `usual`: its default in words; `how`: the
    option that says how it is chosen at the table, empty where there is none. `own`: a deck of one's own may be chosen.
    """

    id: str
    title: str
    option: str
    usual: str
    picks: list[SetupPick]
    note: str
    how: str
    own: bool


class SetupCommon(Struct):
    """An option that most tables care about; `choices`: of a range, the values that have a button, with their words."""

    option: str
    choices: list[tuple[int, str]]


class SetupClash(Struct):
    """What does not fit together, all of it at once (`kernel/table_form.Clash`): why, and what mends it."""

    why: str
    when: dict[str, list[Any]]
    seats: list[int]
    sitter: Literal["", "bot", "here"]
    twice: str
    above: list[str]
    mend: dict[str, Any]


class SetupTold(Struct, omit_defaults=True):
    """The set-up page of a game, beside its options; `parts`: the titles of their parts, in order."""

    formats: list[SetupFormat]
    groups: list[SetupGroup]
    common: list[SetupCommon]
    parts: list[str]
    clashes: list[SetupClash]


class Tile(Struct):
    """A game of the lobby. One that is not `ready` yet says so and cannot be clicked. `cover`: the figure on its
    poster.
    """

    id: str
    title: str
    subtitle: str
    tagline: str
    players: list[int]
    minutes: int
    weight: Weight
    ready: bool
    cover: ArtWords


class GameTold(Tile):
    """A game with all that its set-up page asks."""

    options: list[OptionTold]
    setup: SetupTold


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who shall sit here. Several `me` seats make a hot seat."""

    kind: Literal["me", "bot", "empty"]
    name: Name | None = None
    level: Level = "medium"


class NewTable(Struct, forbid_unknown_fields=True):
    """Open a table. `seed` fixes the deal and is only taken when nobody else can sit down; `tutorial` marks the
    guided first game; with `meet` it waits until its seats are taken and all are ready, as by itself wherever
    a seat is free: false begins it at once, and who has the link sits down while it is played.
    """

    game: GameId
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, Any] = {}
    seed: Annotated[int, Meta(ge=0, le=2**31 - 1)] | None = None
    tutorial: bool = False
    meet: bool | None = None


class DeckText(Struct, forbid_unknown_fields=True):
    """A deck as a small text, or its code; `options`: those of its table that are not as usual."""

    text: Annotated[str, Meta(max_length=4000)]
    options: dict[str, Any] = {}


class DeckTold(Struct):
    """What a deck's text is: the deck in the game's own shape, or null and every fault of it."""

    deck: dict[str, Any] | None
    faults: list[str]


class TableMade(Struct):
    """The id of the new table: part of its link, and the only thing a guest needs."""

    table: str


class TableRow(Struct):
    """A table of mine to resume: the names of its seats, and which are mine; `updated` is Unix time in seconds.

    `unnamed` and `free`: seats whose names are the house's English words. `part` and `number`: what of a replay it goes
    on after, as in `Origin`.
    """

    table: str
    game: str
    seats: list[str]
    you: list[int]
    your_turn: bool
    updated: int
    unnamed: list[int]
    free: list[int]
    part: str | None = None
    number: int = 0


class GameRow(Struct):
    """A finished game of mine: names and seats as in `TableRow`, who won, and when it ended, in Unix seconds.

    `watch`: it can be played again by these rules, and so be watched.
    """

    table: str
    game: str
    seats: list[str]
    unnamed: list[int]
    you: list[int]
    winners: list[int]
    ended: int
    watch: bool


class Big(Struct):
    """A big event of a decision: its kind, a key of `Replay.highlights`, and the seat whose deed it is."""

    kind: str
    seat: int


class Frame(Struct, omit_defaults=True):
    """One decision of a replay: when (table ms), whose (-1: the clock), its name, what it changed, what the log says.

    `patch` is laid on the view before it: {dotted key: new value, null removes}. `big`: what the lane shows of it.
    """

    n: int
    now: int
    seat: int
    name: str
    patch: dict[str, Any]
    log: list[LogLine]
    big: list[Big] = []
    beats: list[LineBeat] = []


class Verdict(Struct):
    """A request of a real-time game as it was decided: when it came and was handled (table ms), what it asked, the
    client's own stamp `sent`, and why it was refused (null: it was not).
    """

    seq: int
    came: int
    at: int
    seat: int
    action: str
    card: int
    sent: float
    code: str | None
    rule: str | None


class Part(Struct):
    """A part of a replay, usually a turn: its number (in real time the seconds played) and after how many decisions it
    ends.
    """

    number: int
    end: int


class HighlightTold(Struct):
    """How the lane shows a big event. `jump`: one may go from one to the next."""

    icon: str
    word: str
    jump: bool


class ReplaySeat(Struct):
    """Who sat where; `level` null for people. `unnamed` as in `Seat`."""

    name: str
    team: int
    level: Level | None
    unnamed: bool = False


class Origin(Struct):
    """Where a table that goes on from a replay comes from: the replay, its decision `at`, in the part `number`."""

    table: str
    at: int
    part: str
    number: int


class Replay(Struct):
    """A finished game, play by play, through one pair of eyes: the first view, then every decision.

    `eyes`: -2 all cards open, -1 a watcher, else a seat. `setup` as in `Welcome`; `part` is what `parts` are called:
    turn, round ..., or second in real time. `over` is null for a save that ends before its game does. `ended` is Unix
    time in seconds, 0 where nobody knows. `save`: it can be downloaded. `write`: the asker may write notes. `you`: the
    seats that the asker played.
    """

    table: str
    game: str
    eyes: int
    seats: list[ReplaySeat]
    options: dict[str, Any]
    real_time: bool
    seed: str
    view: dict[str, Any]
    log: list[LogLine]
    frames: list[Frame]
    requests: list[Verdict]
    setup: dict[str, Any]
    parts: list[Part]
    part: str
    highlights: dict[str, HighlightTold]
    over: Over | None
    ended: int = 0
    save: bool = False
    write: bool = False
    origin: Origin | None = None
    you: list[int] = []


class Estimate(Struct):
    """The share of wins of each team at the start and after every part, in hundredths, as far as it is counted (null:
    not yet). `teams`: the seats of each. `counting`: more will come. Empty: this game is not estimated.
    """

    teams: list[list[int]]
    shares: list[list[int] | None]
    counting: bool


class LessonTold(Struct):
    """A decision of a finished game from which its seat can learn: its number, what was played, as its button says it,
    and what that cost, in hundredths of a win.
    """

    at: int
    played: Text
    cost: int


class Lessons(Struct):
    """The decisions of a seat that cost most, in the order of the game. `searching`: they are still looked for, and
    `part` of 100 is done.
    """

    seat: int
    found: list[LessonTold]
    searching: bool
    part: int


class LessonWanted(Struct, forbid_unknown_fields=True):
    """Try decision `at` of this seat again, at a table of one's own."""

    seat: SeatNumber
    at: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    name: Name | None = None


class Note(Struct):
    """A remark at a decision of a replay, signed. `mine`: the asker may take it away."""

    id: int
    at: int
    name: str
    text: str
    mine: bool = False


class NoteWanted(Struct, forbid_unknown_fields=True):
    """Write a note at this decision."""

    at: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    text: Annotated[str, Meta(min_length=1, max_length=280)]
    name: Name | None = None


class BranchWanted(Struct, forbid_unknown_fields=True):
    """Go on from here at a new table: after `at` decisions, as this seat (null: as all of them), against bots of this
    level (null: against whoever has the link). What the seat cannot know is dealt anew.
    """

    at: Annotated[int, Meta(ge=0, le=2**31 - 1)]
    seat: SeatNumber | None = None
    level: Level | None = None
    name: Name | None = None


class SaveOpened(Struct):
    """Where the replay of a save that was sent in is now."""

    table: str


class RuleText(Struct):
    """One entry of a rule catalogue; `kind` is rule, ruling, effect or example."""

    section: str
    text: str
    kind: str


class SheetRule(Struct):
    """A rule on the sheet, in the game's own words."""

    rule: str
    text: str


class SheetSection(Struct):
    """A part of the sheet."""

    title: str
    icon: str
    rules: list[SheetRule]


class WordTold(Struct):
    """A word of the glossary."""

    name: str
    text: str
    rule: str


class AidSection(Struct):
    """A part of the Game Aid: each line begins with its name."""

    title: str
    lines: list[WordTold]


class CardTold(Struct):
    """A card: its name, what it is ("power of Nix", "physical 1, human"), what it says, as in `Text`."""

    name: str
    about: str
    code: str
    args: dict[str, Any]
    text: str


class PuzzleTile(Struct):
    """A puzzle of a game."""

    id: str
    title: str
    group: str
    question: str


class PuzzleStill(Struct):
    """The position of a puzzle, to be looked at: `eyes` is the seat that answers it, and knows no more than at its
    table. `setup` as in `Welcome`.
    """

    game: str
    eyes: int
    seats: list[ReplaySeat]
    options: dict[str, Any]
    setup: dict[str, Any]
    view: dict[str, Any]


class School(Struct):
    """All that a game teaches. `aid`: the usual game on one screen; empty where the game's page draws that itself."""

    game: str
    title: str
    sheet: list[SheetSection]
    aid: list[AidSection]
    words: list[WordTold]
    cards: list[CardTold]
    puzzles: list[PuzzleTile]


class Health(Struct):
    """`ok` while the process lives; `bots` says per game how far its compiled rules are: `compiling`, `waiting` to
    be compiled again after a worker was lost, `ready`.
    """

    ok: bool
    version: str
    tables: int
    bots: dict[str, str]


class Ready(Struct):
    """`ok`: something was written to the store just now, and no open table waits for it. Else there is a `Fault`."""

    ok: bool


class Fault(Struct):
    """The body of every HTTP error: one sentence in English, and its message, where it is one."""

    error: str
    code: str
    args: dict[str, Any]


# ---------------------------------------------------------------- as bytes
Encode = Callable[[Any], bytes]
"""A message as JSON, in one of the two ways below."""


def _with(value: object) -> str:
    """The English of a text."""
    if isinstance(value, English):
        return str(value)
    raise NotImplementedError(type(value))


def _without(value: object) -> Raw:
    """In place of the English: a null with a space behind, as no other null has one."""
    _with(value)
    return Raw(b"null ")


in_english: Encode = Encoder(enc_hook=_with).encode
"""Texts with their English."""
_bare = Encoder(enc_hook=_without).encode


def in_codes(message: Any) -> bytes:
    """Texts without their English, but those that have no code. Such bytes never stand within a string: there a
    quotation mark has a backslash before it.
    """
    return _bare(message).replace(b',"text":null ', b"")
